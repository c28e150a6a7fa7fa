"""The keyword inside what nobody has ever written before: words without spaces, echoes made in fun, and the secret
languages of children."""

import re
from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from .dictionary import analyses, is_common
from .forms import forms
from .function_words import FUNCTION_WORDS

_MADE = frozenset({"derivation", "diminutive"})
_SHORTEST = 3
_SURE = 4
_LONG = 5
_RUN_TOGETHER = 7
_DOUBLED = re.compile(r"([аеиоуыэюя])([бвгкпсфх])\1")
_SYLLABLE = re.compile(r"[бвгдзклмнпрстфхш][аеиоуы]")


def run_together(whole: str, part: str) -> Compound | None:
    """The keyword in words written without the spaces between them, as after a # (белыеночи)."""
    stem = part[: max(_SHORTEST, len(part) - 2)]
    if stem not in whole or len(whole) < _RUN_TOGETHER or _known(whole):
        return None
    for start in _starts(whole, stem):
        for end in range(len(whole), start + _SHORTEST - 1, -1):
            piece, rest = whole[start:end], (whole[:start], whole[end:])
            if (
                any(rest)
                and _may_stand(piece, rest[1])
                and _is_inflected(piece, part)
                and all(_stand(text, piece) for text in rest)
            ):
                return Compound("transparent", piece)
    return None


def _may_stand(piece: str, after: str) -> bool:
    """Whether letters may be a word of a phrase without spaces; three letters only before a little word, as in
    котвсапогах."""
    return is_common(piece) and (len(piece) >= _SURE or (len(after) > _SURE and not is_common(after)))


def _stand(text: str, piece: str) -> bool:
    """Whether letters beside a piece are words: beside one that is no accident, two (тыква-спасёт-мир)."""
    return _are_words(text) or (len(piece) >= _LONG and _are_two_words(text))


@remembered(maxsize=2048)
def _are_two_words(text: str) -> bool:
    cuts = range(_SHORTEST, len(text) - _SHORTEST + 1)
    return len(text) >= _RUN_TOGETHER and any(is_common(text[:cut]) and is_common(text[cut:]) for cut in cuts)


def in_secret(whole: str, part: str) -> Compound | None:
    """The keyword in a language of children, who say each vowel again after a consonant (косошкаса for кошка) or the
    same syllable before every one (по-ко-по-шка)."""
    letters = whole.replace("-", "")
    if len(letters) < len(part) + _SURE or _known(whole):
        return None
    if any(len(plain) >= _SHORTEST and _is_inflected(plain, part) for plain in _in_plain(letters)):
        return Compound("transparent", whole)
    return None


def _in_plain(letters: str) -> Iterator[str]:
    doubled = _DOUBLED.findall(letters)
    if len(doubled) > 1 and len({consonant for _, consonant in doubled}) == 1:
        yield _DOUBLED.sub(r"\1", letters)
    first = _SYLLABLE.match(letters)
    if first and letters.count(first[0]) > 1:
        yield letters.replace(first[0], "")


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
