"""Undoing what a suffix does to the end of a stem: сапожок has сапог in it, огуречный has огурец.

A suffix changes the last consonant (г → ж), drops a vowel (отец → отцовский) or brings one in (кукла →
кукольный). The rules are undone in all plausible ways; the dictionary then says which way was right.
Stems are written with е for ё.
"""

from collections.abc import Iterator
from typing import Literal

Change = Literal["plain", "softened", "rare", "lost", "gained"]
"""What the suffix did to the old stem: nothing, the usual softening, a rarer one, or a vowel was lost (only
before a bare ending: отец), or gained (only before a vowel: кукла)."""

_USUAL = {"ч": "кц", "ж": "г", "ш": "х", "щ": ("ск",)}
"""рука → ручка, отец → отечество, друг → дружба, пастух → пастушка, блеск → блещущий."""

_RARER = {
    "ч": "т", "ж": "дз", "ш": "с", "щ": ("ст", "т"), "ц": "кт", "т": "ч", "з": "г", "с": "х",
}  # fmt: skip
"""свет → свеча, возить → вожу, просить → прошение, простить → прощение, ткач → ткацкий, друг → друзья."""

_VOWELS = "аеиоуыэюя"
_LABIALS = "бпвмф"


def originals(stem: str) -> dict[str, Change]:
    """All stems that a derived word's stem may go back to, and what happened to each; the unchanged first."""
    found: dict[str, Change] = {stem: "plain"}
    for old, change in _softened(stem):
        found.setdefault(old, change)
    for new, change in tuple(found.items()):
        if change != "rare":
            for old, fleeting in _fleeting(new):
                found.setdefault(old, fleeting)
    return {old: change for old, change in found.items() if len(old) > 1}


def _softened(stem: str) -> Iterator[tuple[str, Change]]:
    last = stem[-1:]
    yield from ((stem[:-1] + old, "softened") for old in _USUAL.get(last, ()))
    yield from ((stem[:-1] + old, "rare") for old in _RARER.get(last, ()))
    if last == "ь":  # школа → школьный
        yield stem[:-1], "softened"
    if stem.endswith("жд"):  # Church Slavonic: водить → вождение
        yield stem[:-2] + "д", "rare"
    if last == "л" and stem[-2:-1] and stem[-2] in _LABIALS:  # любить → влюбленный
        yield stem[:-1], "rare"
    if stem.endswith(("ий", "ей")):  # Австрия → австрийский, Европа → европейский
        yield stem[:-1], "softened"
        yield stem[:-2], "softened"


def _fleeting(stem: str) -> Iterator[tuple[str, Change]]:
    """Stems with a fleeting vowel taken out or put in before the last consonant."""
    head, middle, last = stem[:-2], stem[-2:-1], stem[-1:]
    if stem.endswith("ей"):  # семья → семейный
        yield stem[:-2] + "ь", "gained"
    if last == "ь":  # соловей → соловьиный
        yield stem[:-1] + "ей", "plain"
    if last in _VOWELS + "ьй" or not middle:
        return
    if middle == "о" and head and head[-1] not in _VOWELS:  # кукла → кукольный
        yield head + last, "gained"
    elif middle == "е" and head:  # сосна → сосенка, тюрьма → тюремный, копейка → копеечный
        yield from ((head + between + last, "gained") for between in ("", "ь", "й"))
    elif middle == "и":  # яйцо → яичный
        yield head + "й" + last, "gained"
    elif middle in "ьй":  # лев → львиный, боец → бойцовский, заяц → зайчик
        yield from ((head + vowel + last, "lost") for vowel in "ея")
    elif middle not in _VOWELS:  # отец → отцовский, сон → сны
        yield from ((head + middle + vowel + last, "lost") for vowel in "ео")
