"""How the tables of Dutch words are written down."""


def words(text: str) -> frozenset[str]:
    """The words of a text, which has spaces between them and nothing else."""
    return frozenset(text.split())
