"""The keyword inside what nobody has ever written before: words without spaces, echoes made in fun."""

from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from .dictionary import analyses, is_common
from .forms import forms
from .function_words import FUNCTION_WORDS

_MADE = frozenset({"derivation", "diminutive"})
_SHORTEST = 3
_SURE = 4
_RUN_TOGETHER = 7


def run_together(whole: str, part: str) -> Compound | None:
    """The keyword in words written without the spaces between them, as after a # (белыеночи)."""
    stem = part[: max(_SHORTEST, len(part) - 2)]
    if stem not in whole or len(whole) < _RUN_TOGETHER or _known(whole):
        return None
    for start in _starts(whole, stem):
        for end in range(len(whole), start + _SHORTEST - 1, -1):
            piece, rest = whole[start:end], (whole[:start], whole[end:])
            if any(rest) and _may_stand(piece, rest[1]) and _is_inflected(piece, part) and all(map(_are_words, rest)):
                return Compound("transparent", piece)
    return None


def _may_stand(piece: str, after: str) -> bool:
    """Whether letters may be a word of a phrase without spaces; three letters only before a little word, as in
    котвсапогах."""
    return is_common(piece) and (len(piece) >= _SURE or (len(after) > _SURE and not is_common(after)))


def echoed(whole: str, part: str) -> Compound | None:
    """The keyword as its own echo: корова-шмокорова."""
    for mocking in ("шмо", "шм"):
        rest = whole.removeprefix(mocking)
        if rest != whole and len(rest) >= _SHORTEST and not _known(whole) and _is_inflected(rest, part):
            return Compound("transparent", rest)
    return None


def _is_inflected(word: str, keyword: str) -> bool:
    """Whether a word is the keyword in any of its forms, and not made from it (снежка, in Белоснежка)."""
    return any(form.certain and form.key == keyword and form.kind not in _MADE for form in forms(word))


def _starts(whole: str, stem: str) -> Iterator[int]:
    start = whole.find(stem)
    while start >= 0:
        yield start
        start = whole.find(stem, start + 1)


@remembered(maxsize=2048)
def _are_words(text: str) -> bool:
    """Whether letters are nothing, a word, or a little word and another: short ones are found in anything."""
    if not text or text in FUNCTION_WORDS or (len(text) >= _SURE and is_common(text)):
        return True
    cuts = (cut for cut in range(1, len(text) - 1) if text[:cut] in FUNCTION_WORDS)
    return any(len(text) - cut >= _SURE and is_common(text[cut:]) for cut in cuts)


def _known(word: str) -> bool:
    return any(reading.known for reading in analyses(word))
