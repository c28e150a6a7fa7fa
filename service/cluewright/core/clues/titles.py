"""Names and titles of something else, which only contain what is looked for: The Lion King, Game of Thrones."""

from cluewright.core.languages import Language

from .analyse import AnalysedClue, Token
from .words import keys


def is_title(clue: AnalysedClue, words: int) -> bool:
    """Several words that matter, each with a capital: the name or title of something else (The Lion King). Some
    languages write a capital only to the first: there it needs a word that such names are made with, and a first word
    that is all capitals is only said aloud."""
    written = clue.content
    if len(written) <= words or not written[0].capital or clue.clue.text.isupper():
        return False
    start, end = written[0].span
    shouted = end - start > 1 and clue.clue.text[start:end].isupper()
    if all(token.capital for token in written):
        return not (shouted and any(one.title_heads for one in clue.languages[:1]))
    return len(written) == 2 and not shouted and _heads(written[1], clue.languages[:1])


def is_in_known_title(clue: AnalysedClue, span: tuple[int, int], keyword: str) -> bool:
    """Whether the words there are part of a title or name that a language of the clue knows, and that is more than the
    keyword (written together) itself."""
    known = [one.titles for one in clue.spoken if one.titles]
    said = [place for place, token in enumerate(clue.tokens) if span[0] <= token.span[0] < span[1]]
    if not known or not said:
        return False
    first, last = said[0], said[-1]
    for start in range(max(0, last - _LONGEST + 1), first + 1):
        for end in range(last + 1, min(len(clue.tokens), start + _LONGEST) + 1):
            name = "".join(clue.words[start:end]).replace("'", "")
            if name != keyword and any(name in names for names in known):
                return True
    return False


_LONGEST = 7
"""Words of the longest title that is known."""


def _heads(token: Token, own: tuple[Language, ...]) -> bool:
    return any(not one.title_heads.isdisjoint(keys(one.tag, token.text)) for one in own if one.title_heads)
