"""A keyword in disguise: other characters, other order, other script, but the same word to whoever reads it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cluewright.core.languages import Language, language
from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.look_alikes import look, unleet
from cluewright.core.languages.scripts import (
    is_hangul_in_latin,
    is_spelled_in_latin,
    jamo,
    key_in_hangul,
    romanised,
    scripts_of,
    transcription_key,
    unmarked,
)
from cluewright.core.languages.typos import typo_distance

from .analyse import AnalysedClue, Token, is_a_word
from .backwards import (
    are_words,
    is_mirrored,
    is_reversed,
    is_reversed_in_latin,
    is_told_turned,
    is_turned_with_particle,
)
from .keywords import Banned, is_inflected
from .numbers import in_digits, value_of
from .rebus import is_rebus
from .shapes import borrowed_keys
from .stretched import is_stretched
from .verdict import Ruling
from .words import is_known

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
    """Every disguise in which the clue has this keyword. A word that merely looks so and is an ordinary one where
    the clue is at home is suspect at most."""
    for token in clue.tokens:
        yield from _of_word(clue, token, text)
    if len(clue.tokens) > 1 or len(text.words) > 1:
        yield from _spaced(clue, text)
    if len(clue.tokens) > 2 and (parts := _parts_said(clue, text)):
        yield Disguise(parts, "parts", Ruling.SUSPECT, 0.5)
    if not clue.normal.text.isalpha():
        yield from _with_signs(clue, text)
    yield from _as_a_number(clue, text)
    if _typed_elsewhere(clue, text):
        yield Disguise((0, len(clue.clue.text)), "keyboard", Ruling.ILLEGAL)
    elif len(text.joined) > 1 and len(clue.tokens) > 1:
        for token in clue.tokens:
            if not token.know and token.text != text.joined and keystrokes(token.text) == text.keys:
                yield Disguise(token.span, "keyboard", Ruling.ILLEGAL)


def _typed_elsewhere(clue: AnalysedClue, text: Banned) -> bool:
    """Whether the clue is what the keyword's keys print when the keyboard is set to another language (`ghbdtn`)."""
    typed = clue.normal.text.strip()
    if len(text.joined) < 2 and (len(typed) < 3 or any(token.know for token in clue.tokens)):  # tkf is 살, tea is no 셈
        return False
    return len(typed) > 1 and keystrokes(typed) == text.keys and scripts_of(typed).isdisjoint(text.scripts)


def _of_word(clue: AnalysedClue, token: Token, text: Banned) -> Iterator[Disguise]:
    method = _method(token.text, text)
    if method is None:
        if is_turned_with_particle(token.text, text) and is_told_turned(token, clue):
            yield Disguise(token.span, "reversed", Ruling.ILLEGAL)
            return
        if any(is_rebus(token.text, text.joined, one) for one in clue.home):
            yield Disguise(token.span, "rebus", Ruling.ILLEGAL, 0.9)
            return
        own = language(text.language) if text.language else None
        read = _inflected_in_latin(token.text, text, own) if own and not token.know else ""
        if own and read:
            named = token.capital and own.is_surname(read)
            yield Disguise(token.span, "transcribed", Ruling.SUSPECT if named else Ruling.ILLEGAL)
            return
        if is_reversed_in_latin(token.text, text) and not token.know:
            yield Disguise(token.span, "reversed", Ruling.ILLEGAL)
            return
        if _nearly_transcribed(token.text, text) or _heard(token.text, text, clue):
            word_or_name = token.capital or is_a_word(token, clue.languages)
            ruling = Ruling.SUSPECT if word_or_name else Ruling.ILLEGAL
            yield Disguise(token.span, "transcribed", ruling, 0.5 if word_or_name else 0.9)
        elif _transcribed_by_ear(token, text, clue):
            yield Disguise(token.span, "transcribed", Ruling.SUSPECT, 0.5)
        return
    turned = method == "reversed" and is_told_turned(token, clue)
    innocent = token.is_known_to(clue.home) and not turned
    # Three letters are read into a word by chance, three syllables hardly.
    short = method in ("reversed", "transcribed") and len(text.joined) <= (2 if text.initials else 3)
    if short and not turned and (innocent or token.know or _is_half_a_name(token, clue)):
        return
    if innocent and (method in ("look-alike", "stretched") or (method == "reversed" and not is_mirrored(token, text))):
        return
    yield Disguise(token.span, method, Ruling.SUSPECT if innocent else Ruling.ILLEGAL, 0.5 if innocent else 0.95)


def _is_half_a_name(token: Token, clue: AnalysedClue) -> bool:
    """Whether a word is a part of a name written with a hyphen (Pac-Man)."""
    return token.capital and clue.normal.text[token.end : token.end + 1] == "-"


def _as_a_number(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """A keyword that is a number, in digits (`7` or `VII` for seven). In Korean, numbers are other words as well."""
    value = value_of(text.plain)
    counts = value is not None and not text.joined.isdecimal() and text.plain not in _BY_THE_DOZEN
    for token in clue.tokens if counts else ():
        if in_digits(token.text) == value:
            yield Disguise(token.span, "digits", Ruling.ILLEGAL if text.letters > 1 else Ruling.SUSPECT)


_BY_THE_DOZEN = frozenset({"dozen", "a dozen", "dozijn", "een dozijn", "дюжина"})
"""What is a number by its meaning, which may be said."""


def _method(word: str, text: Banned) -> str | None:
    if word == text.joined or not word:
        return None
    if unmarked(word) == text.unmarked:
        return "marks"
    if not word.isascii() or not text.joined.isascii():
        looks = look(word)
        if looks == text.look or (looks != word and text.joined.isascii() and is_inflected(looks, text)):
            return "look-alike"
        if jamo(word) == text.jamo:
            return "jamo"
        if _transcribed(word, text):
            return "transcribed"
    if is_reversed(word, text):
        return "reversed"
    return "stretched" if is_stretched(word, text) else None


def _transcribed(word: str, text: Banned) -> bool:
    if not text.roman or not scripts_of(word).isdisjoint(text.scripts):
        return False
    if romanised(word) == text.roman or (len(word) > 3 and is_spelled_in_latin(word, text.joined)):
        return True
    if len(text.joined) > 2 and is_hangul_in_latin(romanised(word), text.joined):
        return True
    if len(word) > 2 and is_hangul_in_latin(text.roman, word):  # 코로바 for корова
        return True
    return len(text.roman) > 3 and transcription_key(word) in _keys(text, heard_in=scripts_of(word))


def _keys(text: Banned, heard_in: frozenset[str]) -> Iterator[str]:
    yield transcription_key(text.joined)
    if "Hangul" in heard_in and "Cyrillic" in text.scripts:
        yield key_in_hangul(text.joined)


def _transcribed_by_ear(token: Token, text: Banned, clue: AnalysedClue) -> bool:
    """Whether a word that is none may be one or two syllables of Hangul in other letters (`byul` for 별)."""
    latin = romanised(token.text)
    if len(text.joined) > 2 or len(latin) < 4 or token.capital or not scripts_of(token.text).isdisjoint(text.scripts):
        return False
    return is_hangul_in_latin(latin, text.joined) and not is_a_word(token, clue.languages)


def _nearly_transcribed(word: str, text: Banned) -> bool:
    """Whether a word in another script reads nearly like the keyword (`хорс` for horse)."""
    if len(text.roman) < 4 or not scripts_of(word).isdisjoint(text.scripts):
        return False
    ours, theirs = transcription_key(word), transcription_key(text.joined)
    return len(theirs) > 4 and typo_distance(ours, theirs, 1) is not None


def _heard(word: str, text: Banned, clue: AnalysedClue) -> bool:
    """Whether an English keyword is written in another script after its sound (`타이거` for tiger)."""
    if text.language != "en" or word.isascii():
        return False
    written = (key for one in clue.languages for key in one.as_borrowed(word))
    return any(key in borrowed_keys(text.joined) for key in written)


def _spaced(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Letters or parts set apart (`c-o-w`, `sun flower`), or a keyword of several words run together."""
    tokens = clue.tokens
    if len(tokens) > 2 and all(len(token.text) == 1 for token in tokens) and _is_spelled(clue.words, text):
        yield Disguise(clue.whole, "spaced", Ruling.ILLEGAL)
    for start in range(len(tokens)):
        together = ""
        for end in range(start, len(tokens)):
            together += tokens[end].text.replace("'", "")
            if len(together) >= max(len(text.joined), len(text.roman)):
                break
            if together == text.joined:
                break
        apart = end > start or len(text.words) > 1
        if together and apart and (together == text.joined or jamo(together) == text.jamo):
            if tuple(token.text for token in tokens[start : end + 1]) != text.words:
                yield Disguise((tokens[start].span[0], tokens[end].span[1]), "spaced", Ruling.ILLEGAL)
        elif end > start and len(text.roman) > 3 and _transcribed(together, text):
            yield Disguise((tokens[start].span[0], tokens[end].span[1]), "transcribed", Ruling.ILLEGAL)
        elif end > start and len(together) > 2 and together[::-1] == text.joined:
            ruling = Ruling.SUSPECT if are_words(tokens[start : end + 1], clue.home) else Ruling.ILLEGAL
            yield Disguise((tokens[start].span[0], tokens[end].span[1]), "reversed", ruling)


def _parts_said(clue: AnalysedClue, text: Banned) -> tuple[int, int] | None:
    """Where the clue has both parts of the keyword, with words between or the last part first (`a bow after rain`)."""
    at = {token.text: token.span for token in clue.tokens}
    word = text.joined
    for cut in range(_LEAST_PART, len(word) - _LEAST_PART + 1):
        if word[:cut] in at and word[cut:] in at:
            ends = sorted((*at[word[:cut]], *at[word[cut:]]))
            return ends[0], ends[-1]
    return None


_LEAST_PART = 3
"""Letters of either part: two are in any sentence."""


def _is_spelled(letters: tuple[str, ...], text: Banned) -> bool:
    """Whether letters, or digits and signs for them, spell a form of the keyword."""
    word = "".join(letters)
    return is_inflected(word, text) or any(look(reading) == text.look != word for reading in unleet(word))


def _with_signs(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Signs and digits for letters (`c4t`, `sh33p`), signs between letters, underscores."""
    own = language(text.language) if text.language else None
    for chunk in _CHUNK.finditer(clue.normal.text):
        word = chunk[0].strip(".,;:?\"'()[]")
        if len(word) < 2 or word.isalpha() or not any(map(str.isalpha, word)):
            continue
        span = clue.normal.span(chunk.start(), chunk.end())
        parts = _NOT_LETTERS.split(word)
        if len(parts) > 2 and "".join(reversed(parts)) == text.joined:  # ца-ни-се-гу
            yield Disguise(span, "reversed", Ruling.ILLEGAL)
            continue
        written = {word, word.rstrip("!")}  # an i, or a cry
        readings = [_NOT_LETTERS.sub("", read) for each in written for read in unleet(each) if read != each]
        letters = _NOT_LETTERS.sub("", word)
        spelled = letters == text.joined or (len(letters) > 3 and is_inflected(letters, text))
        # We'll is no well.
        if spelled and word not in text.words and not any(is_known(one.tag, word) for one in clue.home):
            yield Disguise(span, "spaced", Ruling.ILLEGAL)
        elif (own and _inflected_in_latin(word, text, own)) or any(
            look(reading) == text.look or is_inflected(reading, text) or _transcribed(reading, text)
            for reading in readings
        ):
            yield Disguise(span, "digits", Ruling.ILLEGAL)


def _inflected_in_latin(word: str, text: Banned, own: Language) -> str:
    """What a word in Latin letters, of a few at least, stands for if that is surely a form of a keyword that is
    written in others; "" if it is not."""
    if len(word) < _TELLING or not word.isascii() or text.joined.isascii():
        return ""
    return next((read for read in own.from_latin(word) if is_inflected(read, text)), "")


_TELLING = 5
