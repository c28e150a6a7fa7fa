"""Devices of crosswords: a keyword made of the letters of other words in the clue.

Each leaves nothing to be guessed (the tails of `sheep, alpaca and lion` are `pan`). Many clues name the device that
they use, and then nobody did so by chance.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from cluewright.core.languages.scripts import unmarked
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue, Token
from .keywords import Banned
from .words import is_made_with

_LEAST = 3
"""Letters of a keyword that is looked for; of Hangul, two syllables are enough where the device is named."""
_HARDLY_BY_CHANCE = {"acrostic": 4, "last-letters": 4, "hidden": 5, "every-other": 4}
"""Letters from which a device needs no name: of ten thousand honest phrases at a table one or two have such a keyword
by chance (`cluewright eval`: labelled clues that may be given)."""
_NAMED = {"acrostic": "heads", "last-letters": "tails", "hidden": "hidden", "every-other": "alternate"}
_SYLLABLES = 3
"""Syllables of Hangul that do as much as the letters above."""


@dataclass(frozen=True, slots=True)
class Made:
    """Where the letters of a keyword stand in the clue as sent, by which method they are found, and whether the clue
    names the device."""

    span: tuple[int, int]
    method: str
    named: bool


class Rows(NamedTuple):
    """What devices make keywords of, whatever the keywords are: the first and the last letters of a clue's words, of
    all and of those that carry meaning; all letters together, and where each word ends among them; every other letter
    of each word, from the first on and from the second; how many letters the words have (`lengths`); the words that
    carry meaning, without their marks (`telling`); what letters that stand out spell (`marked`)."""

    heads: tuple[str, str]
    tails: tuple[str, str]
    together: str
    ends: tuple[int, ...]
    halves: tuple[tuple[str, str], ...]
    lengths: frozenset[int]
    telling: tuple[str, ...]
    marked: tuple[str, str]


def rows_of(clue: AnalysedClue) -> Rows:
    """The rows of a clue's letters."""
    return _rows(clue.clue.text, clue.words, tuple(token.text for token in clue.content))


@remembered(maxsize=2048)
def _rows(text: str, words: tuple[str, ...], content: tuple[str, ...]) -> Rows:
    bare, telling = tuple(map(unmarked, words)), tuple(map(unmarked, content))
    return Rows(
        heads=(_each(bare, 0), _each(telling, 0)),
        tails=(_each(bare, -1), _each(telling, -1)),
        together="".join(bare),
        ends=tuple(accumulate(map(len, bare))),
        halves=tuple((word[::2], word[1::2]) for word in bare),
        lengths=frozenset(map(len, bare)),
        telling=telling,
        marked=(_in_capitals(text), _in_brackets(text)),
    )


def names_device(clue: AnalysedClue, device: str, apart: str = "") -> bool:
    """Whether a word of the clue, apart from that one, names this device of wordplay in a language that it may be said
    in."""
    words = [word for word in clue.words if word != apart]
    return any(word.startswith(one.devices.get(device, ())) for one in clue.spoken for word in words)


def made_of_others(clue: AnalysedClue, text: Banned, rows: Rows) -> Iterator[Made]:
    """Every device that makes this keyword of other words' letters. `rows`: those of the clue."""
    word = text.joined if text.initials else text.unmarked
    least = 2 if text.initials else _LEAST
    if len(word) < least:
        return
    if word in rows.marked:
        yield Made(clue.whole, "spelled-out", named=True)
    if len(word) - 1 in rows.lengths:
        yield from _letter_added(clue, word)
        yield from _cut(clue, word, least)
    yield from _part_told(clue, word, rows, least)
    for span, method in _devices(clue, word, rows):  # these may be chance, where no device is named
        named = names_device(clue, _NAMED[method])
        if named or len(word) >= (_SYLLABLES if text.initials else _HARDLY_BY_CHANCE[method]):
            yield Made(span, method, named)


def _devices(clue: AnalysedClue, word: str, rows: Rows) -> Iterator[tuple[tuple[int, int], str]]:
    for method, (among_all, among_telling) in (("acrostic", rows.heads), ("last-letters", rows.tails)):
        for tokens, row in ((clue.tokens, among_all), (clue.content, among_telling)):
            if (start := row.find(word)) >= 0:
                yield (tokens[start].span[0], tokens[start + len(word) - 1].span[1]), method
                break
    # Two syllables lie across words in too many sentences, even in one that says where somebody hides.
    if (
        len(word) >= _LEAST
        and word in rows.together
        and (around := _across(rows, word, named=names_device(clue, "hidden")))
    ):
        first, last = around
        yield (clue.tokens[first].span[0], clue.tokens[last].span[1]), "hidden"
    for token, halves in zip(clue.tokens, rows.halves, strict=True):
        if word in halves:
            yield token.span, "every-other"


def _letter_added(clue: AnalysedClue, word: str) -> Iterator[Made]:
    """Where the clue has the keyword without its first or its last letter, and that letter by itself or by its name
    (`put an m after roo`, for room); a name that is also a word (a bee in the ear, for bear) may be just that."""
    for token, rest in _a_letter_shorter(clue, word, _LEAST):
        missing = word[0] if word.endswith(rest) else word[-1] if word.startswith(rest) else ""
        for other in clue.content if missing else ():
            names = (one.letters.get(other.text, other.text) for one in clue.spoken)
            if other is not token and missing in map(unmarked, names):
                ends = sorted((*token.span, *other.span))
                yield Made((ends[0], ends[-1]), "explicit", not other.know or len(other.text) == 1)
                return


def _in_capitals(text: str) -> str:
    """What the capitals of a text spell (`ViOlent Lava CAN Overflow`), where they do not just begin its words."""
    if text.isupper() or not _INNER_CAPITAL.search(text):
        return ""
    return unmarked("".join(filter(str.isupper, text)).casefold())


_INNER_CAPITAL = re.compile(r"[^\W\d_][A-ZÀ-ÞА-ЯЁ]")


def _in_brackets(text: str) -> str:
    """What the letters in brackets spell (`내 미[소] [나]도 [무]서워`), where there are several such."""
    inside = [found[1] for found in _BRACKETS.finditer(text)]
    return unmarked("".join(inside).casefold()) if len(inside) > 1 else ""


_BRACKETS = re.compile(r"[\[({<]([^\W\d_]{1,3})[\])}>]")


def _part_told(clue: AnalysedClue, word: str, rows: Rows, least: int) -> Iterator[Made]:
    """A word of the clue that is a part of the keyword, where the clue tells where to look (`an elf at the end`, for
    bookshelf). What the keyword is made of may be meant (`hides in the hedge`, for hedgehog), unless it is quoted."""
    for token, part in zip(clue.content, rows.telling, strict=True):
        if not least <= len(part) < len(word) or part not in word:
            continue
        ways = {"heads": word.startswith(part), "tails": word.endswith(part), "hidden": True}
        told = [way for way, fits in ways.items() if fits and names_device(clue, way, apart=token.text)]
        quoted = _is_quoted(clue, token)
        if told and (quoted or not any(is_made_with(part, word, one.tag) for one in clue.spoken)):
            yield Made(token.span, "explicit", quoted or told != ["hidden"] or not token.know)


def _cut(clue: AnalysedClue, word: str, least: int) -> Iterator[Made]:
    """A word of the clue that is the keyword without its first or its last letter, where the clue tells of a head or a
    tail cut off (`chop its head off and you're late`, for plate)."""
    for token, rest in _a_letter_shorter(clue, word, least):
        ways = {"heads": word[1:] == rest, "tails": word[:-1] == rest}
        told = any(fits and _are_near(clue, "cut", way) for way, fits in ways.items())
        if told or (ways["heads"] and names_device(clue, "beheaded")):
            yield Made(token.span, "explicit", named=True)


def _a_letter_shorter(clue: AnalysedClue, word: str, least: int) -> Iterator[tuple[Token, str]]:
    """The words of the clue that have one letter less than this, but so many at least, each without its marks."""
    for token in clue.tokens:
        rest = unmarked(token.text)
        if least <= len(rest) == len(word) - 1:
            yield token, rest


def _are_near(clue: AnalysedClue, device: str, other: str) -> bool:
    """Whether two different words of the clue name these devices, with two others between them at most."""
    for one in clue.spoken:
        first, second = (
            [place for place, word in enumerate(clue.words) if word.startswith(one.devices.get(each, ()))]
            for each in (device, other)
        )
        if any(0 < abs(place - beside) <= _NEAR for place in first for beside in second):
            return True
    return False


_NEAR = 3


def _is_quoted(clue: AnalysedClue, token: Token) -> bool:
    start, end = token.span
    return start > 0 and clue.clue.text[start - 1] in _QUOTES and clue.clue.text[end : end + 1] in _QUOTES_END


_QUOTES, _QUOTES_END = "'\"‘“„«‹(「『", "'\"’”“»›)」』"


def _each(words: tuple[str, ...], place: int) -> str:
    """One letter of each word: a space where a word is nothing but marks."""
    return "".join((word or " ")[place] for word in words)


def _across(rows: Rows, word: str, *, named: bool) -> tuple[int, int] | None:
    """The first and the last word that this lies across, with letters to spare at either end or both; None if it does
    not: what fills words is no device, and what is inside one is there by chance. Where the device is not named, it
    must begin with a word (`주 전자에`): anything else is chance (`cheap pleasure`, apple)."""
    start = rows.together.find(word)
    while start >= 0:
        end = start + len(word)
        first = next(place for place, limit in enumerate(rows.ends) if start < limit)
        last = next(place for place, limit in enumerate(rows.ends) if end <= limit)
        begins = rows.ends[first - 1] if first else 0
        if first < last and (start > begins or end < rows.ends[last]) and (named or start == begins):
            return first, last
        start = rows.together.find(word, start + 1)
    return None
