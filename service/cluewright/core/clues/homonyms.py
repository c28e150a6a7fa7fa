"""What is written like a keyword and is another word where it stands."""

import re
from collections.abc import Iterator

from cluewright.core.languages import Language, language

from .analyse import AnalysedClue, Token
from .keywords import Banned
from .normalise import normalise


def is_another_word(span: tuple[int, int], clue: AnalysedClue, text: Banned) -> bool:
    """Whether what stands there may be no word of its own: part of a hyphened word that means something else
    (a dragon-fly), or what counts the things of the number before it (`아홉 개`)."""
    own = language(text.language) if text.language else None
    if own is None:
        return False
    if text.joined in own.counters and any(_is_right_before(span, token) for token in _quantities(clue, own)):
        return True
    joined = _JOINED.finditer(clue.clue.text) if "-" in clue.normal.text else ()
    whole = next((one[0] for one in joined if one.start() <= span[0] and span[1] <= one.end()), None)
    found = own.compound(normalise(whole.replace("-", "")).text, text.words[0]) if whole else None
    return found is not None and found.kind == "opaque"


def _quantities(clue: AnalysedClue, own: Language) -> Iterator[Token]:
    """The last word of each number of the clue, and what stands for some number or other."""
    yield from (clue.tokens[one.last] for one in clue.numbers)
    yield from (token for token in clue.tokens if token.text in own.quantifiers)


def _is_right_before(span: tuple[int, int], token: Token) -> bool:
    return 0 <= span[0] - token.span[1] <= 1


_JOINED = re.compile(r"[^\s-]+(?:-[^\s-]+)+")
