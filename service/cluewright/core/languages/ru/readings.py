"""Which of the readings that the dictionary has for a word are worth keeping, and how a reading is called."""

from collections.abc import Iterator

from .dictionary import Analysis, fold, is_open_class

_DOMINANT = 3.0
"""How much likelier than the dictionary form another reading must be to be kept beside it."""

_CERTAIN = 200.0
"""How much likelier it must be for the dictionary form to be forgotten: лет are years, hardly ever a flight."""

_OVERWHELMING = 10.0
"""How much likelier a dictionary form must be for another reading to be no reading at all: ворота are hardly ever
somebody's collars."""

_TIMES = "весной весною зимой зимою летом осенью утром днем вечером ночью полночью утречком вечерком"
TIMES = frozenset(_TIMES.split())
"""Adverbs that are nothing but a case of their noun."""

_NO_CASE_LIST = """
    битком даром духом местами порой порою порядком потом прямиком путем разом рядом силком толком целиком часом
    частью дорогой добром косяком раком рысью следом случаем фуксом чередом
"""
_NO_CASES = frozenset(_NO_CASE_LIST.split())
"""Adverbs that look like a case of a noun, but nobody thinks of it."""


_MORE_OFTEN_FORMS = """
    вина молока крыл чаек вилок юрт кина спин троп скал прививок пересадок пяток банкнот зуда желатина ставня смычка
    носка совка соска свитка бубна вольера георгина сома талька тартана полдня гренок полок венка сит литер
"""
_MOSTLY_FORMS = frozenset(_MORE_OFTEN_FORMS.split())
"""Forms that are in the dictionary as words of their own, too, which fewer people think of (a glass of вина)."""


def plausible(readings: tuple[Analysis, ...]) -> Iterator[tuple[Analysis, bool]]:
    """The readings worth keeping, each with whether it is certain.

    A clue is mostly said in its dictionary form. So a word that is one (пила, the saw) is read as a form of
    another word (пить: she drank) only if that is much the likelier, and never for certain.
    """
    lemmas = [reading for reading in readings if reading.is_lemma and _is_content(reading)]
    most = max((reading.share for reading in lemmas), default=0.0)
    own = [reading for reading in lemmas if not _is_plural_only(reading)]
    share = sum(reading.share for reading in own)
    adverb = next((fold(reading.lemma) for reading in own if reading.pos == "ADVB"), "")
    for reading in readings:
        if adverb and reading.pos == "NOUN" and "ablt" in reading.grammemes and adverb not in _NO_CASES:
            yield reading, adverb in TIMES
            continue
        if not reading.is_lemma and reading.share * _OVERWHELMING < most:
            continue
        if reading.is_lemma or not own or _is_nounlike(reading, own):
            yield reading, True
        elif reading.pos == "NOUN" and fold(own[0].lemma) in _MOSTLY_FORMS:
            yield reading, False
        elif reading.share >= share * (1 if adverb and _is_plural(reading) else _DOMINANT):
            yield reading, reading.share >= share * _CERTAIN and reading.pos == "NOUN"


def _is_plural(reading: Analysis) -> bool:
    """A plural is no adverb's dictionary form (дома), as some cases are."""
    return reading.pos == "NOUN" and {"plur", "nomn"} <= reading.grammemes


def _is_plural_only(reading: Analysis) -> bool:
    """A word that has only a plural: beside the plural of an everyday word (коты: cats, or peasants' shoes) it is
    the rarer reading, whatever its share."""
    return "Pltm" in reading.grammemes


def _is_content(reading: Analysis) -> bool:
    """A word worth a clue; place names (Орехов) do not push out the common word that they are a form of."""
    return reading.known and is_open_class(reading.pos) and "Geox" not in reading.grammemes


def _is_nounlike(reading: Analysis, own: list[Analysis]) -> bool:
    """An adjective that is used as a noun, and is in the dictionary as both: столовая, животное."""
    return reading.pos == "ADJF" and any(noun.lemma[:-2] == reading.lemma[:-2] for noun in own)


def kind(reading: Analysis) -> str:
    """What the inflection is called: plural, case, comparison, conjugation."""
    if reading.is_lemma:
        return "same"
    if reading.pos == "INFN":
        return "conjugation"
    if "ADJS" in reading.grammemes:
        return "inflection"
    if {"COMP", "Supr"} & reading.grammemes:
        return "comparison"
    if "plur" in reading.grammemes and "nomn" in reading.grammemes:
        return "plural"
    return "case" if reading.pos in {"NOUN", "ADJF", "NUMR", "NPRO"} else "inflection"
