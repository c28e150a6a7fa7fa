"""First names as friends say them of one another, which make talk private: what Лёха did at the дача nobody else knows.

Names that everybody has from books, songs and tales (Татьяна, Герасим, Ваня) are not here.
"""

from collections.abc import Iterator

from .phrases import either

_NAMES = """
    антон вадим алёна алёнка андрей андрюха антоха аня анька вадик валера вика витёк витя вова вован вовка галя гена
    даша дашка денис димка димон дима егор женёк женя жека игорь илюха илья ира ирка катька катюха катя кирилл кирюха
    колян костик костян костя коля ксюша ленка лена леночка лера лёня лёха лёшка лёша люба люда люся макс максим
    маринка марина мишаня миша митя настя настька настюха наташа наташка никитос никита оксана олег оля олька пашка
    паша петруха полина регина ромка рома толян лизка зойка нинка зинка райка верка томка тамарка люська надька надюха
    валька алинка алина дианка карина каринка эдик тёмыч вадос игорёк юрик витька кирюша ванёк васёк михась колька
    славка гошка гоша боря борька лариска тоня тонька жорик жора рустам ринат ашот гарик тимоха данька данил никитка
    ярик стёпка рита ритка саня санёк сашка саша светка света серёга серёжа славик стас стасик танька таня тоха тёма
    толик толя тимур
    гриша гришка лидка жанка динка элька ульянка женька олежка олежек игорёха валерка лёнька мишка
    федя юлька юля юрка юра яна маша машка вася петя петька артём инна кристина диана
"""
_WORDS_TOO = {"маша", "лена", "леня", "саня", "люба", "люся", "гена", "кирилл", "олег"}
"""Names whose adjective is another word (машина, Ленин) or hardly said."""
_IN_TALES = {
    *("мишка", "женька", "лёнька", "гриша"),
    *("вася", "петя", "маша", "егор", "миша", "илья", "митя", "тимур", "женя"),
}
"""Names of which there is a well-known uncle or aunt."""


def _of(name: str) -> str:
    """The genitive."""
    if name.endswith("а"):
        return name[:-1] + ("и" if name[-2] in "гкхжшщч" else "ы")
    if name.endswith("я"):
        return name[:-1] + "и"
    if name.endswith(("ёк", "ек")):
        return name[:-2] + "ька"
    return name[:-1] + "я" if name.endswith(("й", "ь")) else name + "а"


def _with(name: str) -> str:
    """The instrumental."""
    if name.endswith("а"):
        return name[:-1] + ("ей" if name[-2] in "жшщч" else "ой")
    if name.endswith("я"):
        return name[:-1] + "ей"
    if name.endswith(("ёк", "ек")):
        return name[:-2] + "ьком"
    return name[:-1] + "ем" if name.endswith(("й", "ь")) else name + "ом"


def _in_all_cases(names: list[str]) -> Iterator[str]:
    """The names in all their cases."""
    for name in names:
        yield from (name, _of(name), _with(name))
        if name.endswith(("а", "я")):
            yield from (name[:-1] + ("у" if name[-1] == "а" else "ю"), name[:-1] + "е")
        else:
            stem = _of(name)[:-1]
            yield from (stem + ("ю" if _of(name)[-1] == "я" else "у"), stem + "е")


def _called(names: list[str]) -> Iterator[str]:
    """The names as one calls somebody, in short (Оль) and in full; not what is a word too (свет, лен)."""
    for name in names:
        yield name
        if name.endswith(("а", "я")) and name not in {"света", "лена", "люда", "рома", "гена", "дима"}:
            yield name[:-1] + ("ь" if name[-1] == "я" and name[-2] not in "аеиоуыэюяьй" else "")


def _theirs(names: list[str]) -> Iterator[str]:
    """The adjectives: Катин, Катина, Катиного."""
    for name in names:
        if name.endswith(("а", "я")) and name.replace("ё", "е") not in _WORDS_TOO:
            yield from (name[:-1] + "ин" + ending for ending in ("", "а", "о", "ы", "у", "ого", "ой", "ым", "ых"))


_ALL = _NAMES.split()
NAMED = either(" ".join(_ALL))
OF = either(" ".join(map(_of, _ALL)))
WITH = either(" ".join(map(_with, _ALL)))
_IN_RHYMES = {"таня", "саша", "петька"}
"""Names of which everybody knows a rhyme or a joke."""
_OTHER_WORDS = {
    *("света", "свете", "свету", "рома", "роме", "рому", "гена", "гене", "гену", "люба", "любы", "любой", "коли"),
    *("лени", "лене", "толи", "тема", "темы", "теме", "тему", "темой", "пашу", "костью", "вере", "нике", "рите"),
    *("тони", "тоне", "тоню", "сане", "сани", "саней", "дима", "катит", "мак", "дашь", "юре", "яне", "боре", "стаса"),
}
"""What forms of names mean besides, with е for ё."""
_CASES = _in_all_cases([name for name in _ALL if name not in _IN_TALES | _IN_RHYMES])
ANY_CASE = either(" ".join(form for form in _CASES if form.replace("ё", "е") not in _OTHER_WORDS))
_NO_FRIENDS = {
    "гришка",
    "динка",
    "алёнка",
    "витька",
    "колька",
    "юрка",
    "васёк",
    "серёга",
    "мишаня",
    "костик",
    "славка",
    "данька",
}
"""Names that children in books have, or that stand on a wrapper."""
_CLOSE = ("ка", "ян", "юха", "ёк", "ос", "он", "оха", "ик")
_FRIENDS = [
    name for name in _ALL
    if name.endswith(_CLOSE) and name not in _NO_FRIENDS | _IN_TALES | _IN_RHYMES and name not in {"антон", "тимоха"}
]  # fmt: skip
FRIENDS = either(" ".join(form for form in _in_all_cases(_FRIENDS) if form.replace("ё", "е") not in _OTHER_WORDS))
"""A pattern: names that only friends use, in all cases."""
CALLED = either(" ".join(_called(_ALL)))
THEIR = either(" ".join(_theirs(_ALL)))
ABOUT = either(" ".join(name for name in _ALL if name not in _IN_TALES))
"""Patterns: the names as they are, of them, with them, what is theirs; those that may follow `дядя`;
in all cases; as they are called."""
