"""How the tables of Dutch words are written down."""


def words(*lists: str) -> frozenset[str]:
    """The words of texts that have spaces between them and nothing else."""
    return frozenset(word for text in lists for word in text.split())
