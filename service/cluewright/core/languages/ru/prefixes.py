"""Prefixes: неправда has правда in it, написать is писать done to the end, and подписать is another verb."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from .derivation import Base, bases, of_absence
from .dictionary import descend, fold
from .drift import DRIFTED
from .unrelated import unrelated


def _words(text: str) -> list[str]:
    return text.split()


_OF_NOUNS = _words(
    "без бес под над пред при про со пере сверх супер анти контр экс вице псевдо пра полу пол раз рас "
    "меж между противо само ультра архи микро макро мини мега мульти сопро взаимо перво еже"
)
_OF_VERBS = _words(
    "в во вз вс воз вос взо вы до за из ис изо на над надо недо о об обо от ото пере по под подо "
    "пре пред при про раз рас разо с со у"
)
_OF_ADJECTIVES = _words("без бес под над при за меж до после вне противо пред про анти внутри около сверх супер транс")
_WHERE = frozenset(("без", "бес", "под", "над", "меж", "до", "после", "вне"))
"""Prefixes that say where or when the thing is, or that it is not there, and nothing else: дошкольный."""

_ROUND_NOUNS = _words("без бес под на над при за меж пред по пере противо")
_ROUND_ENDINGS = ("ник", "ница", "ье", "ие")
_ABSENT = ("без", "бес", "меж", "между")
"""Prefixes of nouns in -ье and -ие that say that the thing is not there, or what lies between two of them."""

_WHOLE = {"": ()}
_SHORTEST = 4
_SHORTEST_NEGATED = 5

_PERFECTIVE = """
с делать варить играть петь шить лепить есть мочь фотографировать экономить ломать гнить жечь прятать
по строить смотреть слушать звонить нравиться дарить завтракать обедать ужинать стричь мыть стирать ставить
по сеять худеть чинить пробовать советовать красить бежать ехать лететь плыть ползти нести везти вести целовать
на писать рисовать кормить учить печатать мазать чертить пилить точить
про читать чистить играть глотать сверлить голосовать жарить
вы пить учить мыть стирать сушить растить лечить полоть гладить расти
за платить морозить хотеть крыть солить кипеть
у видеть слышать красть вянуть тонуть кусать дарить строить жалить падать
при готовить гладить грозить
о слепнуть глохнуть неметь стричь голодать
от ремонтировать редактировать мстить
раз делить будить бить топтать веселить ломать
рас таять колоть
из мять жарить печь бить
ис печь портить пугать
вз лететь бесить мутить пахать
вс кипятить пахать
"""
"""Prefixes that only finish what the plain verb does, with their verbs: the pairs of the school grammar."""

_SUPPLETIVE = {
    "сказать": "говорить",
    "взять": "брать",
    "положить": "класть",
    "поймать": "ловить",
    "найти": "искать",
    "лечь": "ложиться",
    "сесть": "садиться",
    "стать": "становиться",
    "купить": "покупать",
    "вернуться": "возвращаться",
    "вернуть": "возвращать",
    "лопнуть": "лопаться",
    "повесить": "вешать",
    "посадить": "сажать",
    "сломать": "ломать",
    "упасть": "падать",
    "прийти": "приходить",
    "уйти": "уходить",
    "пойти": "идти",
    "поехать": "ехать",
    "выстрелить": "стрелять",
    "укусить": "кусать",
    "спуститься": "спускаться",
}
"""Perfective verbs that have an imperfective of their own kind: a different root or prefix, one meaning."""


def _pairs() -> frozenset[str]:
    return frozenset(
        prefix + verb
        for prefix, *verbs in (line.split() for line in _PERFECTIVE.strip().splitlines())
        for verb in verbs
    )


_FINISHED = _pairs()


def unprefixed(lemma: str, pos: str, grammemes: frozenset[str]) -> Iterator[Base]:
    """The words that a prefix was put before; certain for a negation or an aspect pair, else another meaning."""
    folded = fold(lemma)
    if pos == "INFN":
        yield from _verb(folded)
    elif pos in {"NOUN", "ADJF", "ADVB"}:
        if folded.startswith("не"):
            rest = folded.removeprefix("не")
            yield from _existing(rest, pos, certain=len(rest) >= _SHORTEST_NEGATED)
        for prefix in _OF_NOUNS:
            if folded.startswith(prefix):
                yield from _existing(folded.removeprefix(prefix), pos, certain=False)
        if pos == "ADJF":
            yield from _round_a_noun(folded)
        if pos == "NOUN":
            yield from _of_a_deed(folded)
            yield from _of_absence(folded)
            yield from _round_a_place(folded)


def _of_a_deed(lemma: str) -> Iterator[Base]:
    """Nouns that begin as prefixed verbs do: доплата and плата, but not заслон and слон."""
    for prefix in _OF_VERBS:
        if len(prefix) > 1 and lemma.startswith(prefix):
            found = _existing(lemma.removeprefix(prefix), "NOUN", certain=False)
            yield from (base for base in found if not unrelated(lemma, fold(base.lemma)))


def _round_a_place(lemma: str) -> Iterator[Base]:
    """Nouns that take prefix and suffix at once: предгорье from гора, безбилетник from билет."""
    for prefix in _ROUND_NOUNS if lemma.endswith(_ROUND_ENDINGS) else ():
        if lemma.startswith(prefix):
            found = bases(lemma.removeprefix(prefix), "NOUN", frozenset())
            long = (base for base in found if base.pos == "NOUN" and len(base.lemma) >= _SHORTEST)
            yield from (replace(base, certain=False) for base in long)


def _of_absence(lemma: str) -> Iterator[Base]:
    """Nouns that say that a thing is not there, or what lies between two: безрыбье is made from рыба as regularly as
    безрыбный would be."""
    for prefix in _ABSENT if lemma.endswith(("ье", "ие")) else ():
        if lemma.startswith(prefix):
            for base in of_absence(lemma.removeprefix(prefix)):
                known = len(base.lemma) >= _SHORTEST or base.certain
                if known and not unrelated(lemma, fold(base.lemma)):
                    yield replace(base, certain=base.certain and lemma not in DRIFTED)


def _round_a_noun(lemma: str) -> Iterator[Base]:
    """Adjectives that take prefix and suffix at once: подводный from вода, бездомный from дом."""
    prefixed = any(base.certain for base in bases(lemma, "ADJF", frozenset()))
    for prefix in _OF_ADJECTIVES:
        if lemma.startswith(prefix):
            rest = lemma.removeprefix(prefix)
            found = bases(rest, "ADJF", frozenset())
            most = max((_alike(rest, fold(base.lemma)) for base in found if base.pos == "NOUN"), default=0)
            sure = prefix in _WHERE and not prefixed and lemma not in DRIFTED
            for base in found:
                nearest = base.pos == "NOUN" and _alike(rest, fold(base.lemma)) == most
                yield replace(base, certain=base.certain and nearest and sure)


def _alike(one: str, other: str) -> int:
    """Letters that two words begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _verb(lemma: str) -> Iterator[Base]:
    if lemma.endswith(("ться", "чься", "тись")):  # мыться is still мыть
        yield from _existing(lemma[:-2], "INFN", certain=True, kind="conjugation")
    partner = _SUPPLETIVE.get(lemma)
    if partner is not None:
        yield Base(partner, "INFN", frozenset({"INFN", "impf"}), "conjugation", True)
    for prefix in _OF_VERBS:
        if lemma.startswith(prefix):
            finished = lemma in _FINISHED
            kind = "conjugation" if finished else "derivation"
            rest = _unmoved(lemma.removeprefix(prefix))
            verbs = list(_existing(rest, "INFN", certain=finished, kind=kind))
            verbs += _existing(rest.removesuffix("ся"), "INFN", certain=False) if rest.endswith("ся") else ()
            yield from verbs
            yield from _round_a_stem(lemma, rest, known=bool(verbs))


def _unmoved(rest: str) -> str:
    """A verb as it is written without a prefix: ехать in подъехать, искать in обыскать, идти in прийти."""
    if rest == "йти":
        return "идти"
    return "и" + rest[1:] if rest.startswith("ы") else rest.removeprefix("ъ")


def _round_a_stem(lemma: str, rest: str, *, known: bool) -> Iterator[Base]:
    """Verbs that take prefix and ending at once: прикарманить from карман, поседеть from седой. For certain only where
    somebody becomes what the adjective says, and then from the adjective even if there is a verb without the prefix.
    After a prefix of one consonant or у too much begins like a verb by chance (убедить, бедный); and победить has no
    prefix, but a победа in it."""
    if lemma.startswith(("у", "с", "в")) or any(base.certain for base in bases(lemma, "INFN", frozenset())):
        return
    for base in bases(rest, "INFN", frozenset()):
        becomes = base.pos == "ADJF" and rest.endswith(("еть", "нуть"))
        if len(base.lemma) > _SHORTEST and base.pos in {"NOUN", "ADJF"} and (base.certain or becomes or not known):
            yield replace(base, certain=base.certain and becomes and lemma not in DRIFTED)


def _existing(rest: str, pos: str, *, certain: bool, kind: str = "derivation") -> Iterator[Base]:
    if len(rest) < _SHORTEST:
        return
    for word, found, grammemes, _ in descend(rest, _WHOLE):
        if found == pos:
            yield Base(word, pos, grammemes, kind, certain)
