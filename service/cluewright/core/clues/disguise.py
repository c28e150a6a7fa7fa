"""A keyword in disguise: other characters, other order, other script, but the same word to whoever reads it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from cluewright.core.languages.scripts import jamo, look, romanised, scripts_of, unleet, unmarked
from cluewright.core.languages.typos import typo_distance

from .analyse import AnalysedClue, Token, knowing
from .keywords import Banned
from .verdict import Ruling

_CHUNK = re.compile(r"\S+")
_NOT_LETTERS = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class Disguise:
    """Where a keyword hides (`span` in the clue as sent), and how."""

    span: tuple[int, int]
    method: str
    ruling: Ruling
    confidence: float = 0.95


def disguises(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Every disguise in which the clue has this keyword; ordinary words that merely look so are suspect at most."""
    for token in clue.tokens:
        yield from _of_word(clue, token, text)
    if len(clue.tokens) > 1 or len(text.words) > 1:
        yield from _spaced(clue, text)
    if not clue.normal.text.isalpha():
        yield from _with_signs(clue, text)


def _of_word(clue: AnalysedClue, token: Token, text: Banned) -> Iterator[Disguise]:
    method = _method(token.text, text)
    if method is None:
        return
    innocent = any(knowing(token.text, clue.languages))
    if innocent and method in ("reversed", "transcribed") and len(text.joined) <= 3:
        return
    if innocent and method == "look-alike":
        return
    yield Disguise(token.span, method, Ruling.SUSPECT if innocent else Ruling.ILLEGAL, 0.5 if innocent else 0.95)


def _method(word: str, text: Banned) -> str | None:
    if word == text.joined or not word:
        return None
    if unmarked(word) == text.unmarked:
        return "marks"
    if not word.isascii() or not text.joined.isascii():
        if look(word) == text.look:
            return "look-alike"
        if jamo(word) == text.jamo:
            return "jamo"
        if text.roman and romanised(word) == text.roman:
            return "transcribed"
    return "reversed" if len(jamo(word)) > 2 and look(word)[::-1] == text.look else None


def _spaced(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Letters or parts set apart (`c-o-w`, `sun flower`), or a keyword of several words run together."""
    tokens = clue.tokens
    for start in range(len(tokens)):
        together = ""
        for end in range(start, len(tokens)):
            together += tokens[end].text.replace("'", "")
            if len(together) >= len(text.joined):
                break
        apart = end > start or len(text.words) > 1
        if together and apart and (together == text.joined or jamo(together) == text.jamo):
            if tuple(token.text for token in tokens[start : end + 1]) != text.words:
                yield Disguise((tokens[start].span[0], tokens[end].span[1]), "spaced", Ruling.ILLEGAL)
        elif end > start and len(together) > 2 and together[::-1] == text.joined:
            yield Disguise((tokens[start].span[0], tokens[end].span[1]), "reversed", Ruling.ILLEGAL)


def _with_signs(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Signs and digits for letters (`c4t`, `sh33p`), signs between letters, underscores."""
    for chunk in _CHUNK.finditer(clue.normal.text):
        word = chunk[0].strip(".,;:?\"'()[]")
        if len(word) < 2 or word.isalpha() or not any(map(str.isalpha, word)):
            continue
        span = clue.normal.span(chunk.start(), chunk.end())
        if _NOT_LETTERS.sub("", word) == text.joined and word not in text.words:
            yield Disguise(span, "spaced", Ruling.ILLEGAL)
        elif any(look(_NOT_LETTERS.sub("", reading)) == text.look for reading in unleet(word)):
            yield Disguise(span, "digits", Ruling.ILLEGAL)


def sounds_transcribed(word: str, text: Banned) -> bool:
    """Whether a word in another script reads nearly like the keyword (`хорс` for horse): a weak signal."""
    if len(text.roman) < 4 or not scripts_of(word).isdisjoint(text.scripts):
        return False
    ours, theirs = _roughly(romanised(word)), _roughly(text.roman)
    return ours == theirs or (len(theirs) > 3 and typo_distance(ours, theirs, 1) is not None)


@lru_cache(maxsize=4096)
def _roughly(latin: str) -> str:
    """Latin letters with the differences between transcriptions levelled."""
    for letters, plain in _LEVELLED:
        latin = latin.replace(letters, plain)
    return re.sub(r"(.)\1", r"\1", latin).removesuffix("e")


_LEVELLED = (
    ("kh", "h"), ("ck", "k"), ("ch", "k"), ("ph", "f"), ("th", "t"), ("qu", "kv"), ("x", "ks"), ("c", "k"), ("q", "k"),
    ("w", "v"), ("j", "y"), ("ee", "i"), ("ea", "i"), ("oo", "u"), ("ou", "u"), ("eu", ""), ("y", "i"),
)  # fmt: skip
