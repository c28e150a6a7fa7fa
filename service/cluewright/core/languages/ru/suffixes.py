"""The suffixes that Russian makes words with, and what stood there before.

A line reads `suffixes < endings of the base`: `ник < - а ь` says that a noun in -ник may come from a noun in
a bare consonant, -а or -ь (лесник from лес, школьник from школа). `-` is the bare stem. Which of the words so
proposed exist, the dictionary says; what the suffix did to the stem, `alternation` undoes.
Everything is written with е for ё.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

_NOUN = "- а я о е ь й ы и ье ья ие ия"
_ADJECTIVE = "ый ий ой"
_VERB = "ать ять ить еть уть ыть оть ти ть нуть овать евать ывать ивать ировать аться яться иться еться оться"

SURE_STEM = 4
_SHORT = 3

Needs = Literal["", "likeness", "female", "person", "aspect"]


@dataclass(frozen=True, slots=True)
class Rule:
    """What a suffix may have been added to: a lemma of class `pos`.

    `kind` is for the player's message. `regular`: the suffix is productive and keeps the meaning, so a base
    that the dictionary confirms is certain; otherwise the two share a root, but may have parted company.
    `needs`: `likeness` of gender and life (a diminutive), `female`: both are living beings, `person`: the
    derived word is one, `aspect`: one verb is perfective, the other imperfective. `shortest`: letters that the
    shared stem must have for a certain ruling: рука and ручка, пар and парка share but three.
    """

    pos: str
    kind: str
    regular: bool = True
    needs: Needs = ""
    shortest: int = SURE_STEM


_DIMINUTIVE_SHORT = """
ик чик < - ь й
"""

_DIMINUTIVE = """
ек < - ь й
ок < - ь й ка
ец < - ь
ка < а я ь
очка ечка < ка а я ь
очек ечек ичек < ок ек ик - ец
очко ечко < о е ко цо це
онька енька < а я ь
ушка юшка ышка < - а я о е ь й
ишка ишко ище ища < - а я о е ь й
ица ца < а я ь
ичка < ица ика
ко цо це ецо ице < о е ье
ышко ушко юшко < о е це
"""

_FEMALE = """
ка < - ь ец ин анин янин
ница < ник - ь ец
чица < чик ец
щица < щик ец
ица < ец ик - ь
ичка < ик
ша иха есса иня ыня ина уха < - ь й ец ин
енок онок еныш ененок < - а я ь й ка ица ец
"""

_PERSON = f"""
ник ец льник < {_NOUN}
щик чик льщик овщик < {_NOUN} ка
ист < {_NOUN} ика
анин янин чанин чанка анка янка < {_NOUN}
"""

_NOUN_FROM_NOUN = f"""
ник изм < {_NOUN}
ство ество < {_NOUN} ник
ия < - а ий
ика < - ик
ье щина чина < - ь а й
тельство тельница < тель
ница < ник
"""

_NOUN_FROM_NOUN_LOOSELY = f"""
ка ок ец ица ница ик ник < {_NOUN} ец ин ник ика ик
енок онок ина инка ница вица овица < {_NOUN}
арь ач ак як ун ин ист овик евик овка евка < {_NOUN}
атор ор ер онер ант ент < {_NOUN} ация ия
ота ура ат ада анец ья арий ушник ешник < {_NOUN}
очка ечка ушка юшка ышко ушко ок ки < {_NOUN}
"""

_NOUN_FROM_ADJECTIVE = f"""
ость есть < {_ADJECTIVE}
ота ета изна ина < {_ADJECTIVE} окий кий
ство ество < {_ADJECTIVE} ский еский ный ной
ец < {_ADJECTIVE} ский йский
ик ица < {_ADJECTIVE}
ие ье < ный {_ADJECTIVE}
"""

_NOUN_FROM_ADJECTIVE_LOOSELY = f"""
изм ист ник ница ец < ный ьный ский {_ADJECTIVE}
ичка < ический ичный
ка < ский ный ьный {_ADJECTIVE}
як ак ыш ень уха яга инка ок ева < {_ADJECTIVE} кий
ь ние ение < {_ADJECTIVE} кий ный нный енный
"""

_NOUN_FROM_VERB = """
ание < ать
яние < ять
ение < ить еть ать ять ти ть нуть
ние тие нье < ть
тель тельница тельство < ть
льщик льщица лка лище < ть
ация яция < овать ать ировать изировать
ировка овка евка < ировать овать евать ить
ун < ать ить еть
"""

_NOUN_FROM_VERB_LOOSELY = f"""
ка щик чик щица овщик ник ница < {_VERB}
ба еж ня от ок ица ина ач ыш ец < {_VERB}
ция ство ло лец льник льница тва атор ор < {_VERB}
"""

_NOUN_CUT_FROM_VERB = f"""
- а я о ь ие ия ы и < {_VERB}
"""

_ADJECTIVE_COMMON = f"""
ный ной ний < {_NOUN}
овый евый овой евой < {_NOUN}
ский ской < {_NOUN} ец ин ка анин янин ск
енний ашний < {_NOUN}
"""

_ADJECTIVE_FROM_NOUN = f"""
йский ейский ийский анский янский < {_NOUN} ец ка
еский < {_NOUN}
ический < - а ия ика ик ий ь ист
ческий < {_NOUN} ение ание
атический < а - ика
ичный < ия ика ик - а
альный иальный уальный < - а ия о ь
ионный < ия
арный ярный озный ивный орный < {_NOUN}
ий ячий ачий < - а я ь й о ка
иный иной < - а я ь
янный янной яной аной анный яный аный < {_NOUN}
енный енной онный ешний авый явый шный < {_NOUN}
истый астый атый чатый овитый < {_NOUN}
ливый чивый < {_NOUN}
овский евский инский енский овний евный < {_NOUN}
ов ев < - ь й ий
ин ын < а я ь
"""

_ADJECTIVE_LOOSELY = f"""
ятый ковый вый льный ебный ельный тельный ткий ной < {_NOUN}
"""

_ADJECTIVE_FROM_VERB = f"""
тельный льный < ть
лый ный мый чий чивый ливый кий ной < {_VERB}
нный тый енный анный ячий учий ючий ущий ющий ащий ящий вший < {_VERB}
"""

_ADJECTIVE_FROM_ADJECTIVE = f"""
оватый еватый енький онький ехонький ешенький ейший айший < {_ADJECTIVE} кий
"""

_VERB_FROM_NOUN = f"""
ить ать ять еть нуть < {_NOUN}
овать евать < {_NOUN}
ировать изировать < {_NOUN} ация ика
ствовать < ство {_NOUN}
ничать ичать < {_NOUN} ник
"""

_VERB_FROM_ADJECTIVE = f"""
ить еть ать нуть ствовать ничать < {_ADJECTIVE} кий ный
"""

_VERB_FROM_VERB = """
ывать ивать < ать ять ить еть уть нуть оть
ать ять < ить еть нуть уть
вать < ть
имать < ять
инать < ать ять
ирать < рать ереть
"""

_ADVERB_FROM_ADJECTIVE = f"""
о е и ому ему < {_ADJECTIVE}
"""

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
    _read(table, _DIMINUTIVE_SHORT, Rule("NOUN", "diminutive", True, "likeness", _SHORT))
    _read(table, _DIMINUTIVE, Rule("NOUN", "diminutive", True, "likeness"))
    _read(table, _FEMALE, Rule("NOUN", "derivation", True, "female"))
    _read(table, _PERSON, Rule("NOUN", "derivation", True, "person"))
    _read(table, _NOUN_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, _NOUN_FROM_ADJECTIVE, Rule("ADJF", "derivation"))
    _read(table, _NOUN_FROM_VERB, Rule("INFN", "derivation"))
    _read(table, _NOUN_FROM_NOUN_LOOSELY, Rule("NOUN", "derivation", False))
    _read(table, _NOUN_FROM_ADJECTIVE_LOOSELY, Rule("ADJF", "derivation", False))
    return _read(table, _NOUN_FROM_VERB_LOOSELY, Rule("INFN", "derivation", False))


def _adjectives() -> Table:
    table: Table = {}
    _read(table, _ADJECTIVE_COMMON, Rule("NOUN", "derivation", shortest=_SHORT))
    _read(table, _ADJECTIVE_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, _ADJECTIVE_FROM_ADJECTIVE, Rule("ADJF", "diminutive"))
    _read(table, _ADJECTIVE_LOOSELY, Rule("NOUN", "derivation", False))
    return _read(table, _ADJECTIVE_FROM_VERB, Rule("INFN", "derivation", False))


def _verbs() -> Table:
    table = _read({}, _VERB_FROM_NOUN, Rule("NOUN", "derivation"))
    _read(table, _VERB_FROM_VERB, Rule("INFN", "conjugation", True, "aspect", _SHORT))
    return _read(table, _VERB_FROM_ADJECTIVE, Rule("ADJF", "derivation"))


RULES: dict[str, Table] = {
    "NOUN": _nouns(),
    "ADJF": _adjectives(),
    "INFN": _verbs(),
    "ADVB": _read({}, _ADVERB_FROM_ADJECTIVE, Rule("ADJF", "derivation")),
}
"""Part of speech of the derived word -> suffix -> endings of its base."""

CUT: Table = _read({}, _NOUN_CUT_FROM_VERB, Rule("INFN", "derivation", False))
"""Nouns cut from a verb without any suffix (взлом from взломать): tried only when nothing else explains them."""

LONGEST_SUFFIX = max(len(suffix) for table in RULES.values() for suffix in table)
