"""What the tables of talk share: how a pattern begins, and how a number is said."""

from cluewright.core.languages.patterns import Phrases, one_of

from .numbers import NUMBERS, WRITTEN

N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
COUNT = one_of(word for word, number in NUMBERS.items() if 0 < number < 21 and " " not in word)
FEW = rf"(?P<n>\d{{1,2}}|{COUNT})"
"""A number that a word's letters or its place may have: compiled in a third of the time that any number takes."""


_NOUNS = (
    r"meiden|meisjes|mensen|lui|luitjes|maten|makkers|maatjes|gasten|vrienden|team|teamgenoten|teamgenoot|ploeg"
    r"|ploeggenoten|ploegje|partner|partners|collega's|dames|heren|dames en heren|makker|maat|kerels|schatten|lieverds"
    r"|kids|broeders|beste|tip|hint|clue|lieve mensen|maatje"
)
_HAILED = (
    r"jongens|allemaal|schat|schatje|liefje|lieverd|lief|snoes|moppie|matties|mattie|bro|guys|let op|hé|hee|hey|hallo"
    r"|oké|ok|psst|pst"
)
_TEAM = rf"(?:{_HAILED}|{_NOUNS})"
"""Who is spoken to, or what makes them listen; a clue stays what it is with it."""

_BEGIN = rf"^(?:{_TEAM}(?: {_TEAM})?[,:!]? )?"
_SURE = r"(?:hoor|zeg|dus|hè|he|toch|zeker|natuurlijk|gewoon|graag|weet je|denk ik|bij ons)"
_END = rf"(?:,? (?:{_HAILED}|{_SURE})|, (?:{_NOUNS})){{0,2}}[ .!?…]*$"
"""The nouns behind a comma only: the last man and the first people are no places."""


def patterns(*sources: str) -> Phrases:
    """Patterns that begin at a word's beginning. `^` and `$` stand for where a clue begins and ends but for who is
    spoken to (`jongens, kolom twee!`)."""
    return Phrases(*(_framed(source) for source in sources), before=r"(?<![\w'])")


def _framed(source: str) -> str:
    return source.replace("[^", "[\0").replace("^", _BEGIN).replace("[\0", "[^").replace("$", _END)
