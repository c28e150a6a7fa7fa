"""Families of words that share a root: плавать, пловец and плавник; густой and сгущёнка.

Roots change in ways that no rule undoes without taking in strangers too, and the old suffixes of such words are no
longer productive. So the families stand in tables (`nests_of_nature` and its neighbours), as beginnings of words;
prefixes and the first parts of compounds are taken off by rule. A shared family is only a suspicion, but for those
words that are plainly made from the head of theirs.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from cluewright.core.languages.language import Form
from cluewright.core.remembering import remembered

from .combining import FIRST, LAST
from .dictionary import descend
from .nests_of_deeds import NESTS_OF_DEEDS
from .nests_of_nature import NESTS_OF_NATURE
from .nests_of_people import NESTS_OF_PEOPLE
from .nests_of_qualities import NESTS_OF_QUALITIES
from .nests_of_things import NESTS_OF_THINGS

_PREFIX_LIST = """
    без бес в во вз вс воз вос взо вы до за из ис изо меж на над надо наи не недо о об обо обез обес от ото пере по
    под подо пра пре пред при про противо раз рас разо роз рос с сверх со у чрез
"""
PREFIXES = frozenset(_PREFIX_LIST.split())
_OUTER = ("не", "по", "пере", "при", "до", "без", "бес")
"""Prefixes that are put before another one (при-о-становить, не-до-сып, по-на-стро-ить). The others hardly are, and
two at a time would find a чтение in every предпочтение."""

_LONGEST_PREFIX = 7
_SHORTEST = 2
_SURE = 4
"""Letters that a beginning must have to be looked for behind the first part of a compound."""

_REFLEXIVE = re.compile("(ть|ти|чь)с[яь]$")
_VERB = re.compile("(ть|ти|чь)$")
_WHOLE = {"": ()}
_STEM: dict[str, Any] = {"": (), **{ending: {"": ()} for ending in "аяоьй"}}


@dataclass(frozen=True, slots=True)
class _Entry:
    """A beginning of words (or a whole word: `whole`) that belong to a nest; `sure`: they are plainly made from its
    heads; `bare`: only without a prefix."""

    nest: int
    whole: bool
    sure: bool
    bare: bool


@dataclass(frozen=True, slots=True)
class _Nest:
    """The heads of a family, which its words are compared with; beginnings of words that have moved so far away that
    only the heads are felt in them (рука in рукав, but no наручники); words, and beginnings of words, that only look
    like it."""

    heads: tuple[str, ...]
    apart: frozenset[str]
    distant: tuple[str, ...]
    strangers: frozenset[str]
    strange: tuple[str, ...]

    def roots(self, lemma: str) -> tuple[str, ...]:
        """The keys under which a word of the family is met by the others: a distant one by the heads only."""
        near, far = "√" + self.heads[0], "√√" + self.heads[0]
        if lemma in self.apart or lemma.startswith(self.distant):
            return (far,)
        return (near, far) if self.apart and lemma in self.heads else (near,)

    def disowns(self, lemma: str) -> bool:
        return lemma in self.strangers or lemma.startswith(self.strange)


def kin(lemma: str) -> Iterator[Form]:
    """What ties a lemma (with е for ё) to its families: the heads that it is plainly made from, and the root.

    Not of a compound: its parts may be said for it (снег for снегопад), though not it for one of them.
    """
    plain = _plain(lemma)
    found = nests(plain)
    if not found or _is_compound(plain):
        return
    for nest, sure in found.items():
        heads = _NESTS[nest].heads
        made_from = takewhile(lambda head: _plain(head) != plain, heads)
        if sure:  # two words made from a third are suspect, so only a head is made from any but the first head
            yield from (Form(head, "derivation", True) for head in (made_from if lemma in heads else heads[:1]))
        yield from (Form(root, "root", False) for root in _NESTS[nest].roots(plain))


def _plain(verb: str) -> str:
    """A verb that may be reflexive without what makes it so: смеяться begins as смех does only in смеять."""
    return _REFLEXIVE.sub(r"\1", verb)


def in_compound(word: str, keyword: str) -> bool:
    """Whether a compound has a word of the keyword's family in it (головорез, гололедица for лёд)."""
    return not nests(word).keys().isdisjoint(nests(_plain(keyword))) and _is_compound(word)


@remembered(maxsize=4096)
def nests(lemma: str) -> dict[int, bool]:
    """The families that a word belongs to, by number, and whether it is plainly made from the heads of each: of the
    beginnings that fit, one of the whole word decides, and of these the longest."""
    found: dict[int, tuple[bool, int, bool]] = {}
    for rest, prefixed, shortest in _rests(lemma):
        for length, entry in _entries(rest, shortest):
            nest = _NESTS[entry.nest]
            if not (entry.bare and prefixed) and not nest.disowns(lemma) and not nest.disowns(rest):
                fit = (not prefixed, length, entry.sure and not prefixed)
                found[entry.nest] = max(found.get(entry.nest, fit), fit)
    return {nest: sure for nest, (_, _, sure) in found.items()}


def _rests(lemma: str) -> Iterator[tuple[str, bool, int]]:
    """The lemma, and what is left of it without prefixes or the first part of a compound; whether something was taken
    off; the letters that a beginning must have there."""
    yield lemma, False, _SHORTEST
    for rest, shortest in _without_prefix(lemma):
        yield rest, True, shortest
    for outer in _OUTER:
        if lemma.startswith(outer):
            yield from ((rest, True, shortest) for rest, shortest in _without_prefix(lemma.removeprefix(outer)))
    for cut in range(2, len(lemma) - _SURE):
        if lemma[cut : cut + _SURE] in _STARTS and _opens(lemma[:cut]):
            yield lemma[cut:], True, _SURE


def _without_prefix(word: str) -> Iterator[tuple[str, int]]:
    """What stands after each prefix the word may have, and how long a beginning must be there: one letter is soon a
    prefix by chance (с-нежный)."""
    for length in range(1, min(_LONGEST_PREFIX, len(word) - _SURE) + 1):
        if word[:length] in PREFIXES:
            rest = word[length:].removeprefix("ъ")
            if rest.startswith("ы"):  # игра, сыграть
                rest = "и" + rest[1:]
            if rest[:_SURE] in _STARTS:
                yield rest, _SURE if length > 1 else _SURE + 1


@remembered(maxsize=4096)
def _is_compound(lemma: str) -> bool:
    """Whether a word is two stems with a vowel between them, of which the second is a word or often such a part. Verbs
    are hardly ever so made (пробегать has no гать of a проба in it), nor are qualities (дурость)."""
    if _VERB.search(lemma) and any(pos == "INFN" for _, pos, _, _ in descend(lemma, _WHOLE)):
        return False
    if lemma.endswith("ость"):
        return False
    for cut in range(_SURE - 1, len(lemma) - 2):
        first, second = lemma[:cut], lemma[cut:]
        joint = first in FIRST or (first[-1] in "ое" and first not in PREFIXES)
        if joint and (second in LAST or _is_noun(second)) and _opens(first):
            return True
    return False


def _is_noun(word: str) -> bool:
    return len(word) >= _SURE and any(pos in {"NOUN", "ADJF"} for _, pos, _, _ in descend(word, _WHOLE))


def _opens(first: str) -> bool:
    """Whether this is what a compound begins with: a known part, or the stem of a word and a vowel."""
    if first in FIRST:
        return True
    return first[-1] in "ое" and len(first) >= _SURE and any(descend(first[:-1], _STEM))


def _entries(rest: str, shortest: int) -> Iterator[tuple[int, _Entry]]:
    """Every entry that the word begins with, and its length."""
    for length in range(shortest, min(_LONGEST, len(rest)) + 1):
        for entry in _BEGINNINGS.get(rest[:length], ()):
            if not entry.whole or length == len(rest):
                yield length, entry


def _read(texts: Iterable[str]) -> tuple[tuple[_Nest, ...], dict[str, tuple[_Entry, ...]]]:
    found: list[_Nest] = []
    beginnings: dict[str, list[_Entry]] = {}
    for line in (line for text in texts for line in text.split(";") if line.strip()):
        family, _, others = line.partition("!")
        heads, _, words = family.partition(":")
        near, _, rest = words.partition("~")
        far, _, distant = rest.partition("?")
        for names, sure in ((heads, True), (near, True), (far, False), (distant, False)):
            for name in names.split():
                entry = _Entry(len(found), not name.endswith("*"), sure, name.startswith("=") or names is heads)
                beginnings.setdefault(_plain(name.strip("=*")), []).append(entry)
        found.append(_Nest(tuple(heads.split()), *_words(distant), *_words(others)))
    return tuple(found), {key: tuple(entries) for key, entries in beginnings.items()}


def _words(text: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The words of a list, and the beginnings of words among them."""
    return frozenset(text.split()), tuple(each.removesuffix("*") for each in text.split() if each.endswith("*"))


_NESTS, _BEGINNINGS = _read((NESTS_OF_NATURE, NESTS_OF_PEOPLE, NESTS_OF_THINGS, NESTS_OF_QUALITIES, NESTS_OF_DEEDS))
_LONGEST = max(map(len, _BEGINNINGS))
_STARTS = frozenset(beginning[:_SURE] for beginning in _BEGINNINGS if len(beginning) >= _SURE)
