"""A clue is something one can read and understand, and it is one clue: not nothing, not several at once."""

import re
from collections.abc import Iterable, Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import forms, is_known, keys
from cluewright.core.languages import Language
from cluewright.core.languages.themes import themes

Words = tuple[str, ...]

_NEW_CLUE = re.compile(r"\s[/|\\•·‣◦▪●■／｜＼]\s|\w\|\w|[;\n\r\u2028\u2029；]|[^\s/]\s*/[^/\n]*/\s*[^\s/]")
_NUMBERED = re.compile(r"^\W*(?:1[.):]|(?:a|а|가|i)[):])\s?\w.*?(?P<next>[\s,](?:2[.):]|(?:b|б|나|ii)[):]))\s?\w", re.I)
_LABELLED = re.compile(r"^\W*(?P<label>[^\W\d_]+) ?1 ?[.):]\s?\w.*?(?P<next>\b(?P=label) ?2 ?[.):])\s?\w", re.I)
_CIRCLED = re.compile("[①-⑳❶-❿⓵-⓾].*(?P<next>[②-⑳❷-❿⓶-⓾])")
# Words of three letters or more: shorter ones are units and names (km/h, AC/DC).
_CHOICE = re.compile(r"(?<!\S)([^\W\d_]{3,}(?:/[^\W\d_]{3,})+)(?!\S)")
# What stands between the things of a list: commas, or the same sign or word again.
_SIGNS = (
    r"[,،、，]",
    r"[·ㆍ・]",
    r"\s\+\s",
    r"\s&\s",
    r"\s?[★☆~]\s?",
    r"\svs\.?\s",
    r"\s(?:>|->|=>)\s|\s?→\s?",
    r"\s[-–—]\s",
    r"(?<!\b[A-Za-zА-Яа-яЁё])\.\s",
    r"\s(?:or|oder|또는|혹은|아니면)\s",
)
_BETWEEN = tuple(map(re.compile, _SIGNS))


def run(clue: AnalysedClue, _: AnalysedTable) -> Iterator[Finding]:
    yield from _findings(clue)


def _concerns(clue: AnalysedClue, _: tuple[str, ...]) -> bool:
    return any(_findings(clue))


def _findings(clue: AnalysedClue) -> Iterator[Finding]:
    if clue.is_word:
        return
    text = clue.clue.text
    if not clue.tokens:
        # A sign or a picture can be a clue of its own; spaces, dots and dashes cannot.
        if not any(_is_picture(character) for character in clue.normal.text):
            yield CHECK.find(clue, (0, len(text)), Ruling.ILLEGAL, "empty")
        return
    first, last = clue.whole
    if between := _NEW_CLUE.search(text, first, last):
        yield CHECK.find(clue, between.span(), Ruling.ILLEGAL, "several")
    elif numbered := _NUMBERED.match(text) or _LABELLED.match(text) or _CIRCLED.search(text):
        yield CHECK.find(clue, numbered.span("next"), Ruling.ILLEGAL, "several")
    elif (choice := _CHOICE.search(text, first, last)) and not _is_of_little_words(choice[1], clue):
        ruling = Ruling.ILLEGAL if choice[1].count("/") > 1 else Ruling.SUSPECT
        yield CHECK.find(clue, choice.span(), ruling, "several", confidence=0.6)
    elif told := next(iter(clue.talk_of("list_talk")), None):
        span = clue.normal.span(*told.span)
        yield CHECK.find(clue, span, Ruling.SUSPECT, "list", language=told.language.tag, confidence=0.6)
    elif _is_list(text[first:last], clue) and not _is_saying(clue):
        yield CHECK.find(clue, (first, last), Ruling.SUSPECT, "list")


def _is_of_little_words(choice: str, clue: AnalysedClue) -> bool:
    """Whether a slash stands between little words of a language (`and/or`, `und/oder`)."""
    said = frozenset(choice.casefold().split("/"))
    return any(not said.isdisjoint(one.function_words) for one in clue.languages)


def _is_picture(character: str) -> bool:
    return ord(character) >= 0x2190 and not 0x3000 <= ord(character) <= 0x303F


def _is_list(text: str, clue: AnalysedClue) -> bool:
    """Three unrelated things or more, of a word each or a name of two: what shares a word, has little words in it or is
    inflected alike throughout is one thought (`take 1, take 2, take 3`; `four legs, then two`; `came, saw, conquered`),
    and so are names only (`Vesuvius, Etna, Krakatoa`) and what is described (`frosting, sprinkles, paper liner`)."""
    numbers = {tuple(clue.words[one.first : one.last + 1]) for one in clue.numbers}
    for between in _BETWEEN:
        said = between.split(text)
        parts = [tuple(part.casefold().split()) for part in said]
        if len(parts) < 3 or _are_names(said, clue) or _is_count(parts, numbers) or _is_scene(said):
            continue
        if _are_unrelated(parts, clue.languages) and (len(parts) > 3 or _are_of_different_themes(parts, clue.home)):
            return True
    return False


def _are_of_different_themes(parts: list[Words], languages: Iterable[Language]) -> bool:
    """Whether at least two of the things are known, and none of them is about anything that another is about too
    (school, dam, Finland; not: cider, juice, apple pie). Three things may well be one thought."""
    for one in languages:
        about = [themes(one.tag, " ".join(part).strip(_SIGNS_AROUND)) for part in parts]
        known = list(filter(None, about))
        if len(known) > 1 and sum(map(len, known)) == len(frozenset().union(*known)):
            return True
    return False


def _is_scene(parts: list[str]) -> bool:
    """Whether more than one part in four has several words, but is no name (Milky Way): who describes something lists
    what it has."""
    several = (part.split() for part in parts)
    return sum(len(words) > 1 and not all(word[:1].isupper() for word in words) for words in several) > len(parts) // 4


def _are_names(parts: list[str], clue: AnalysedClue) -> bool:
    """Whether each part is written as a name or is a number, and most are no ordinary words (Edison, Tesla, Bell)."""
    starts = [part.strip()[:1] for part in parts]
    if clue.clue.text.isupper() or not all(start.isupper() or start.isdecimal() for start in starts):
        return False
    words = [part.strip().casefold() for part in parts]
    ordinary = [any(is_known(one.tag, word) and not one.is_name(word) for one in clue.home) for word in words]
    return sum(ordinary) * 2 < len(parts)


def _are_unrelated(parts: list[Words], languages: Iterable[Language]) -> bool:
    """Whether each part has a word or two of its own, and in no language a little word or all of them an ending."""
    said = [word for part in parts for word in part]
    if len({*said}) < len(said) or not all(1 <= len(part) <= 2 for part in parts):
        return False
    if any(word.endswith(",") for word in said):  # morning - bread, evening - games: two pairs
        return False
    return not any(
        any(len(part) > 1 and not one.function_words.isdisjoint(part) for part in parts)
        or all(" ".join(part).strip(_SIGNS_AROUND) in one.asides for part in parts)  # um, er, well
        or all(_is_inflected(part[-1], one.tag) for part in parts)
        or frozenset.intersection(*(keys(one.tag, part[-1].strip(_SIGNS_AROUND)) for part in parts))  # wit, witter
        for one in languages
    )


def _is_inflected(word: str, tag: str) -> bool:
    """Whether an ending marks a word as plural, conjugated or compared: `vogels`; not `vogel`, the stem of a verb."""
    bare = word.strip(_SIGNS_AROUND)
    said = (one.key for one in forms(tag, bare) if one.certain and one.kind in _INFLECTED)
    return any(not key.startswith(bare) and is_known(tag, key) for key in said)


_INFLECTED = frozenset({"plural", "conjugation", "comparison"})
_SIGNS_AROUND = " .!?…\"'«»“”"


def _is_count(parts: list[Words], numbers: set[Words]) -> bool:
    """Whether all but the last are numbers (`three, two, one, lift-off`)."""
    return numbers.issuperset(parts[:-1])


def _is_saying(clue: AnalysedClue) -> bool:
    """A fixed expression in any language the clue may be in (`lights, camera, action`)."""
    return any(one.idioms.search(clue.normal.text) for one in clue.languages)


CHECK = Check("form", "decrypto.clues.three-separate-clues", run, _concerns)
