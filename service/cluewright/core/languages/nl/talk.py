"""What the tables of talk share: how a pattern begins, and how a number is said."""

from cluewright.core.languages.patterns import Phrases, one_of, phrases_in

from .numbers import NUMBERS, WRITTEN

N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
COUNT = one_of(word for word, number in NUMBERS.items() if 0 < number < 21 and " " not in word)
FEW = rf"(?P<n>\d{{1,2}}|{COUNT})"
"""A number that a word's letters or its place may have: compiled in a third of the time that any number takes."""


_NOUNS = phrases_in(
    """
    meiden, meisjes, mensen, lui, luitjes, maten, makkers, maatjes, gasten, vrienden, team, teamgenoten, teamgenoot,
    ploeg, ploeggenoten, ploegje, partner, partners, collega's, dames, heren, dames en heren, makker, maat, kerels,
    schatten, lieverds, kids, broeders, beste, tip, hint, clue, lieve mensen, maatje
    """
)
_HAILED = phrases_in(
    """
    jongens, allemaal, schat, schatje, liefje, lieverd, lief, snoes, moppie, matties, mattie, bro, guys, let op, hé,
    hee, hey, hallo, oké, ok, psst, pst
    """
)
"""Who is spoken to, or what makes them listen; a clue stays what it is with it."""
_SURE = phrases_in("hoor, zeg, dus, hè, he, toch, zeker, natuurlijk, gewoon, graag, weet je, denk ik, bij ons")

_BEGIN = rf"^(?:{one_of(_NOUNS | _HAILED)}[,:!]? ){{0,2}}"
_END = rf"(?:,? {one_of(_HAILED | _SURE)}|, {one_of(_NOUNS)}){{0,2}}[ .!?…]*$"
"""The nouns behind a comma only: the last man and the first people are no places."""


def patterns(*sources: str) -> Phrases:
    """Patterns that begin at a word's beginning. `^` and `$` stand for where a clue begins and ends but for who is
    spoken to (`jongens, kolom twee!`)."""
    return Phrases(*(_framed(source) for source in sources), before=r"(?<![\w'])")


def _framed(source: str) -> str:
    return source.replace("[^", "[\0").replace("^", _BEGIN).replace("[\0", "[^").replace("$", _END)
