"""The rules that undo suffixes: from the tables to a tree for each suffix, which says what to look for.

Which of the words so proposed exist, the dictionary says; what the suffix did to the stem, `alternation` undoes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from . import suffix_tables as tables

SURE_STEM = 4
_SHORT = 3
_LONG = 5

Needs = Literal["", "likeness", "female", "person", "aspect", "deed", "single", "owner"]


@dataclass(frozen=True, slots=True)
class Rule:
    """What a suffix may have been added to: a lemma of class `pos`.

    `kind` is for the player's message. `regular`: the suffix is productive and keeps the meaning, so a base
    that the dictionary confirms is certain; otherwise the two share a root, but may have parted company.
    `needs`: `likeness` of gender and life (a diminutive), `female`: both are living beings, `person`: the
    derived word is one, `aspect`: one verb is perfective, the other imperfective, `deed`: a stem that has
    neither lost nor gained a vowel, `single`: a thing of which there are many, `owner`: an adjective that says whose
    something is, of a living being. `shortest`: letters that the shared stem must have for a certain ruling:
    рука and ручка, пар and парка share but three.
    """

    pos: str
    kind: str
    regular: bool = True
    needs: Needs = ""
    shortest: int = SURE_STEM


Tree = dict[str, Any]
"""Endings letter by letter; at `""`, where one is complete, the rules that propose it."""


@dataclass(frozen=True, slots=True)
class Endings:
    """All endings that may have stood where a suffix stands; of them the bare ones, and those with
    a letter to them; -ь is both (огонь loses its vowel, корабль gains one)."""

    all: Tree
    bare: Tree
    vocalic: Tree


Table = dict[str, Endings]


def _endings() -> Endings:
    return Endings({}, {}, {})


def _read(table: Table, text: str, rule: Rule) -> Table:
    for suffix, endings in _lines(text):
        trees = table.setdefault(suffix, _endings())
        for ending in endings:
            _plant(trees.all, ending, rule)
            if rule.pos == "NOUN" and ending in {"", "ь"}:
                _plant(trees.bare, ending, rule)
            if rule.pos == "NOUN" and ending:
                _plant(trees.vocalic, ending, rule)
    return table


def _lines(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for line in text.strip().splitlines():
        suffixes, _, endings = line.partition(" < ")
        for suffix in dict.fromkeys(suffixes.split()):
            yield suffix.strip("-"), tuple(dict.fromkeys(each.strip("-") for each in endings.split()))


def _plant(tree: Tree, ending: str, rule: Rule) -> None:
    for letter in ending:
        tree = tree.setdefault(letter, {})
    tree.setdefault("", []).append(rule)


def _nouns() -> Table:
    table: Table = {}
    _read(table, tables.DIMINUTIVE_SHORT, Rule("NOUN", "diminutive", True, "likeness", _SHORT))
    _read(table, tables.DIMINUTIVE, Rule("NOUN", "diminutive", True, "likeness"))
    _read(table, tables.DIMINUTIVE_LONG, Rule("NOUN", "diminutive", True, "likeness", _SHORT))
    _read(table, tables.FEMALE, Rule("NOUN", "derivation", True, "female", _SHORT))
    _read(table, tables.PERSON, Rule("NOUN", "derivation", True, "person"))
    _read(table, tables.NOUN_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, tables.ONE_OF_MANY, Rule("NOUN", "derivation", True, "single", _LONG))
    _read(table, tables.NOUN_FROM_ADJECTIVE, Rule("ADJF", "derivation"))
    _read(table, tables.NOUN_FROM_VERB, Rule("INFN", "derivation"))
    _read(table, tables.DOER, Rule("INFN", "derivation", shortest=_SHORT))
    _read(table, tables.NOUN_FROM_NOUN_LOOSELY, Rule("NOUN", "derivation", False))
    _read(table, tables.NOUN_FROM_ADJECTIVE_LOOSELY, Rule("ADJF", "derivation", False))
    return _read(table, tables.NOUN_FROM_VERB_LOOSELY, Rule("INFN", "derivation", False))


def _adjectives() -> Table:
    table: Table = {}
    _read(table, tables.ADJECTIVE_COMMON, Rule("NOUN", "derivation", shortest=_SHORT))
    _read(table, tables.ADJECTIVE_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, tables.POSSESSIVE, Rule("NOUN", "derivation", True, "owner", _SHORT))
    _read(table, tables.ADJECTIVE_FROM_ADJECTIVE, Rule("ADJF", "diminutive"))
    _read(table, tables.ADJECTIVE_LOOSELY, Rule("NOUN", "derivation", False))
    return _read(table, tables.ADJECTIVE_FROM_VERB, Rule("INFN", "derivation", False))


def _verbs() -> Table:
    table = _read({}, tables.VERB_FROM_NOUN_SHORT, Rule("NOUN", "derivation", True, "deed"))
    _read(table, tables.VERB_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, tables.VERB_FROM_VERB, Rule("INFN", "conjugation", True, "aspect", _SHORT))
    return _read(table, tables.VERB_FROM_ADJECTIVE, Rule("ADJF", "derivation"))


RULES: dict[str, Table] = {
    "NOUN": _nouns(),
    "ADJF": _adjectives(),
    "INFN": _verbs(),
    "ADVB": _read({}, tables.ADVERB_FROM_ADJECTIVE, Rule("ADJF", "inflection")),
    "Surn": _read({}, tables.SURNAME, Rule("NOUN", "derivation")),
    "Geox": _read({}, tables.PLACE, Rule("NOUN", "derivation")),
}
"""Part of speech of the derived word (or which kind of name it is) -> suffix -> endings of its base."""

ROUND: Table = _read({}, tables.NOUN_OF_ABSENCE, Rule("NOUN", "derivation", shortest=_SHORT))
"""What a noun has after its stem that has a prefix of absence before it: безрыбье, безветрие."""

CUT: Table = _read({}, tables.NOUN_CUT_FROM_VERB, Rule("INFN", "derivation", False))
"""Nouns cut from a verb without any suffix (взлом from взломать): tried only when nothing else explains them."""

LONGEST_SUFFIX = max(len(suffix) for table in RULES.values() for suffix in table)
