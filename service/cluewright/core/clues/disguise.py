"""A keyword in disguise: other characters, other order, other script, but the same word to whoever reads it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cluewright.core.languages import Language
from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.scripts import (
    is_spelled_in_latin,
    jamo,
    look,
    romanised,
    scripts_of,
    transcription_key,
    unleet,
    unmarked,
)
from cluewright.core.languages.typos import typo_distance

from .analyse import AnalysedClue, Token, forms, keys, knowing
from .keywords import Banned
from .traces import Traces
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


def may_disguise(clue: AnalysedClue, traces: Traces) -> bool:
    """A quick no: False if the clue cannot have any keyword of the table in disguise."""
    if len(clue.tokens) != 1 or not clue.normal.text.isalpha() or traces.phrases:
        return True
    word = clue.tokens[0].text
    if keystrokes(word) in traces.keystrokes:
        return True
    if unmarked(word) in traces.unmarked or look(word[::-1]) in traces.looks or _RUN.search(word):
        return True
    if word.isascii() and traces.ascii:
        return False
    own = scripts_of(word)
    return look(word) in traces.looks or jamo(word) in traces.jamos or any(own.isdisjoint(s) for s in traces.scripts)


def disguises(clue: AnalysedClue, text: Banned, home: tuple[Language, ...]) -> Iterator[Disguise]:
    """Every disguise in which the clue has this keyword. A word of one of the languages in `home` that merely looks so
    is suspect at most."""
    for token in clue.tokens:
        yield from _of_word(clue, token, text, home)
    if len(clue.tokens) > 1 or len(text.words) > 1:
        yield from _spaced(clue, text, home)
    if not clue.normal.text.isalpha():
        yield from _with_signs(clue, text)
    if len(text.joined) > 1 and _typed_elsewhere(clue, text):
        yield Disguise((0, len(clue.clue.text)), "keyboard", Ruling.ILLEGAL)


def _typed_elsewhere(clue: AnalysedClue, text: Banned) -> bool:
    """Whether the clue is what the keyword's keys print when the keyboard is set to another language (`ghbdtn`)."""
    typed = clue.normal.text.strip()
    return typed != text.plain and len(typed) > 1 and keystrokes(typed) == text.keys


def _of_word(clue: AnalysedClue, token: Token, text: Banned, home: tuple[Language, ...]) -> Iterator[Disguise]:
    method = _method(token.text, text)
    if method is None:
        if _nearly_transcribed(token.text, text):
            yield Disguise(token.span, "transcribed", Ruling.SUSPECT, 0.5)
        return
    innocent = any(knowing(token.text, home))
    short = method in ("reversed", "transcribed") and len(text.joined) <= 3
    if short and (innocent or any(knowing(token.text, clue.languages))):
        return
    if innocent and method in ("look-alike", "stretched"):
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
        if _transcribed(word, text):
            return "transcribed"
    if len(jamo(word)) > 2 and look(word[::-1]) == text.look:
        return "reversed"
    return "stretched" if _RUN.search(word) and _stretch(word) == _stretch(text.joined) else None


_RUN = re.compile(r"(.)\1\1")
_REPEATED = re.compile(r"(.)\1+")


def _stretch(word: str) -> str:
    """The word with every run of one letter as a single one (`cooow` -> cow)."""
    return _REPEATED.sub(r"\1", word)


def _transcribed(word: str, text: Banned) -> bool:
    if not text.roman or not scripts_of(word).isdisjoint(text.scripts):
        return False
    if romanised(word) == text.roman or (len(word) > 3 and is_spelled_in_latin(word, text.joined)):
        return True
    return len(text.roman) > 3 and transcription_key(word) == transcription_key(text.joined)


def _nearly_transcribed(word: str, text: Banned) -> bool:
    """Whether a word in another script reads nearly like the keyword (`хорс` for horse): a weak signal."""
    if len(text.roman) < 4 or not scripts_of(word).isdisjoint(text.scripts):
        return False
    ours, theirs = transcription_key(word), transcription_key(text.joined)
    return len(theirs) > 4 and typo_distance(ours, theirs, 1) is not None


def _spaced(clue: AnalysedClue, text: Banned, home: tuple[Language, ...]) -> Iterator[Disguise]:
    """Letters or parts set apart (`c-o-w`, `sun flower`), or a keyword of several words run together."""
    tokens = clue.tokens
    if len(tokens) > 2 and all(len(token.text) == 1 for token in tokens) and _is_form("".join(clue.words), text):
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
            innocent = all(any(knowing(token.text, home)) for token in tokens[start : end + 1])
            ruling = Ruling.SUSPECT if innocent else Ruling.ILLEGAL
            yield Disguise((tokens[start].span[0], tokens[end].span[1]), "reversed", ruling)


def _with_signs(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Signs and digits for letters (`c4t`, `sh33p`), signs between letters, underscores."""
    for chunk in _CHUNK.finditer(clue.normal.text):
        word = chunk[0].strip(".,;:?\"'()[]")
        if len(word) < 2 or word.isalpha() or not any(map(str.isalpha, word)):
            continue
        span = clue.normal.span(chunk.start(), chunk.end())
        readings = (_NOT_LETTERS.sub("", reading) for reading in unleet(word) if reading != word)
        if _NOT_LETTERS.sub("", word) == text.joined and word not in text.words:
            yield Disguise(span, "spaced", Ruling.ILLEGAL)
        elif any(look(reading) == text.look or _is_form(reading, text) for reading in readings):
            yield Disguise(span, "digits", Ruling.ILLEGAL)


def _is_form(word: str, text: Banned) -> bool:
    """Whether a word is surely an inflected form of the keyword."""
    if not text.language or text.by_key.keys().isdisjoint(keys(text.language, word)):
        return False
    found = (form for form in forms(text.language, word) if form.certain and form.kind != "derivation")
    return any(form.key in text.by_key and text.by_key[form.key].certain for form in found)
