"""Names and titles of something else, which only contain what is looked for: The Lion King, Game of Thrones."""

from cluewright.core.languages import Language

from .analyse import AnalysedClue, Token
from .words import keys


def is_title(clue: AnalysedClue, words: int) -> bool:
    """Several words that matter, each with a capital: the name or title of something else (The Lion King). Some
    languages write a capital only to the first: there it needs a word that such names are made with."""
    written = clue.content
    if len(written) <= words or not written[0].capital or clue.clue.text.isupper():
        return False
    return all(token.capital for token in written) or (len(written) == 2 and _heads(written[1], clue.languages[:1]))


def _heads(token: Token, own: tuple[Language, ...]) -> bool:
    return any(not one.title_heads.isdisjoint(keys(one.tag, token.text)) for one in own if one.title_heads)
