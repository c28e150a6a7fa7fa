"""A clue is about meaning, not about where on the screen the keyword stands."""

import re
from collections.abc import Iterator, Mapping

from cluewright.core.clues.analyse import AnalysedClue, analyse
from cluewright.core.clues.board import ANYWHERE, places_told
from cluewright.core.clues.check import Check
from cluewright.core.clues.clue import Clue
from cluewright.core.clues.leaning import weighed
from cluewright.core.clues.numbers import in_digits, value_of
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import forms, keys
from cluewright.core.languages import Language, existing
from cluewright.core.languages.counting import LAST, place_named, says_word
from cluewright.core.remembering import remembered

Span = tuple[int, int]
_HYPHENATED = re.compile(r"[^\s-]+-[^\s]+")
_SAME_THING = frozenset({"same", "plural", "case", "particle", "diminutive"})


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for one in clue.spoken:
        found = next(_findings(clue, table, one), None)
        if found:
            yield found
            return
    place, tag = _named_elsewhere(clue) or (ANYWHERE, None)
    if tag and _sits_there(clue, table, place := _from_start(place, table)):
        ruling, confidence = (Ruling.ILLEGAL, 0.9) if says_word(clue.words) else (Ruling.SUSPECT, 0.7)
        yield CHECK.find(
            clue, clue.whole, ruling, "explicit", keyword=_keyword(table, place), language=tag, confidence=confidence,
            place=place,
        )  # fmt: skip


def _named_elsewhere(clue: AnalysedClue) -> tuple[int, str] | None:
    """The place that a clue names in a language without full analysis and nothing else, and that language's tag. One
    word alone must be no word or name of the languages looked at."""
    if len(clue.words) > _MOST_WORDS or not clue.tokens:
        return None
    only = clue.tokens[0] if len(clue.tokens) == 1 else None
    if only and (only.know or any(one.is_name(only.text) for one in clue.languages)):
        return None
    if named := place_named(clue.words):
        return named
    article = any(clue.words[0] in one.function_words for one in clue.spoken)
    return place_named(clue.words[1:]) if article and says_word(clue.words) else None  # het zweite Wort


_MOST_WORDS = 5
"""In a place named so: `le troisième mot`."""


def _findings(clue: AnalysedClue, table: AnalysedTable, one: Language) -> Iterator[Finding]:
    told, hinted, numbered = _hints(clue.clue.text, clue.clue.language, table.play, one.tag)
    for span, place in told:
        if place == ANYWHERE or _sits_there(clue, table, place := _from_start(place, table)):
            keyword = _keyword(table, place)
            ruling, method = weighed(clue, span, one.tag, table)
            yield CHECK.find(clue, span, ruling, method, keyword=keyword, language=one.tag, place=place)
    for span, place in (*hinted, *(numbered if clue.clue.target else ())):
        if _sits_there(clue, table, place):
            ruling = Ruling.ILLEGAL if table.strict else Ruling.SUSPECT
            keyword = _keyword(table, place)
            yield CHECK.find(
                clue, span, ruling, "association", keyword=keyword, language=one.tag, confidence=0.4, place=place
            )


Places = tuple[tuple[Span, int], ...]


@remembered(maxsize=2048)
def _hints(text: str, language: str | None, play: tuple[str, ...], tag: str) -> tuple[Places, Places, Places]:
    """The places that a clue tells, those that it may hint at, and those it hints at only if it is known to be meant
    for them, whatever the keywords are. Places told from the end are negative: -1 is the last."""
    clue, one = analyse(Clue(text, language), 0, play), existing(tag)
    hinted = (*_associations(clue, one), *_bare_number(clue))
    return (*_talk(clue, one), *_told(clue, one)), hinted, (*_numbered(clue, one), *_labelled(clue))


def _talk(clue: AnalysedClue, one: Language) -> Iterator[tuple[Span, int]]:
    last_word = clue.tokens[-1].text if clue.tokens else ""
    alone = last_word if len(clue.content) == 1 and len(clue.tokens) < 3 else ""  # not: first of many, first down
    place = one.ordinals.get(clue.normal.text.strip(" .!")) or one.ordinals.get(alone)
    if place and not one.idioms.search(clue.normal.text):  # на третье is what one has after the second course
        yield clue.whole, place
    for said in clue.talk_of("position_talk"):
        place = _place(said.match.groupdict(), one) if said.language is one else None
        if place is not None:
            yield clue.normal.span(*said.span), place


def _told(clue: AnalysedClue, one: Language) -> Iterator[tuple[Span, int]]:
    """Places told in any order of words, where no fixed expression is told with them."""
    told = tuple(places_told(clue, one))  # first: it is cheap, and most clues tell none
    if told and not one.idioms.search(clue.normal.text):
        yield from told


def _place(groups: dict[str, str | None], one: Language) -> int | None:
    if groups.get("last"):
        return LAST
    if groups.get("before_last"):
        return LAST - 1
    if from_end := groups.get("from_end"):
        counted = _number(from_end, one)
        return -counted if counted else None
    named = groups.get("n")
    return _number(named, one) if named else ANYWHERE


def _number(named: str, one: Language) -> int | None:
    return one.ordinals.get(named) or one.place_associations.get(named) or value_of(named) or in_digits(named)


def _associations(clue: AnalysedClue, one: Language) -> Iterator[tuple[Span, int]]:
    """Words that hint at a place: fixed expressions (`holy trinity`), and words that stand alone or with a number
    (`three musketeers`); a trio of singers is just that."""
    content, spoken = tuple(token.text for token in clue.content), clue.words
    for said in (" ".join(content), " ".join(spoken), "-".join(spoken)):  # runner up: with a little word, or a hyphen
        if place := one.place_associations.get(said):
            yield clue.whole, place
            return
    for token in clue.content:
        if (place := _associated(token.text, one.place_associations, one)) and _is_alone(clue):
            yield token.span, place
    if "-" in clue.normal.text:
        for match in _HYPHENATED.finditer(clue.normal.text):
            if place := one.place_associations.get(match[0]):
                yield clue.normal.span(*match.span()), place


def _numbered(clue: AnalysedClue, one: Language) -> Iterator[tuple[Span, int]]:
    """What is known for a number, and little else: in longer clues it is just what it is (it holds milk or genies)."""
    tokens, around = clue.tokens, len(clue.clue.text.split())
    for start, first in enumerate(tokens):
        if around <= _FEW and (place := _associated(first.text, one.numbered, one)):
            yield first.span, place
        for end in range(start + 2, min(start + _LONGEST, len(tokens)) + 1):
            said = tokens[start:end]
            place = one.numbered.get(" ".join(token.text for token in said))
            if place and around - len(said) < _FEW:
                yield (first.span[0], said[-1].span[1]), place


_FEW = 5
"""Words, of a clue, or around what has several itself."""
_LONGEST = 5
"""In words, of what is known for a number."""


def _associated(word: str, table: Mapping[str, int], one: Language) -> int | None:
    """The place that a word hints at, in whatever form."""
    if table.keys().isdisjoint(keys(one.tag, word)):
        return None
    said = (form.key for form in forms(one.tag, word) if form.certain and form.kind in _SAME_THING)
    return next((table[key] for key in said if key in table), None)


def _is_alone(clue: AnalysedClue) -> bool:
    """Whether a clue has one word that matters, but for numbers."""
    return sum(value_of(token.text) is None for token in clue.content) == 1


def _labelled(clue: AnalysedClue) -> Iterator[tuple[Span, int]]:
    """A digit that stands before the clue as its label (`#2 ...`, `2) ...`, `1번: ...`)."""
    if label := _LABEL.match(clue.normal.text):
        yield clue.normal.span(*label.span("label")), int(label["n"] or label["after_sign"])


_LABEL = re.compile(
    r"[^\w#]*(?P<label>(?:#|no)(?P<after_sign>[2-9])(?=\s)"
    r"|(?:#|no)?(?P<n>[1-9])번?(?: ?(?:힌트|단서))?\s?(?:[:)]|-(?=\s)))\s?(?=[^\W\d])"
)
"""Uniform writing has no for №."""


def _bare_number(clue: AnalysedClue) -> Iterator[tuple[Span, int]]:
    """A number and nothing else may be a place's."""
    if clue.number and clue.number.value:
        yield clue.whole, clue.number.value
    elif clue.is_word and len(clue.words[0]) > 1 and (roman := in_digits(clue.words[0])):
        yield clue.whole, roman


def _from_start(place: int, table: AnalysedTable) -> int:
    """A place counted from the first: LAST is -1, and the last one of four is the fourth."""
    return place + len(table.keywords) + 1 if place < ANYWHERE else place


def _sits_there(clue: AnalysedClue, table: AnalysedTable, place: int) -> bool:
    """Whether the clue's keyword is in that place; where it is not known which that is, whether any is."""
    target = clue.clue.target
    return place == target if target else 1 <= place <= len(table.keywords)


def _keyword(table: AnalysedTable, place: int) -> tuple[int, str] | None:
    return (place, table.keywords[place - 1].keyword.text) if 1 <= place <= len(table.keywords) else None


def _concerns(clue: AnalysedClue, play: tuple[str, ...]) -> bool:
    hints = (_hints(clue.clue.text, clue.clue.language, play, one.tag) for one in clue.spoken)
    return any(map(any, hints)) or _named_elsewhere(clue) is not None


CHECK = Check("position", "decrypto.clues.meaning-not-position", run, _concerns)
