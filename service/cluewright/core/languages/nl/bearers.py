"""Words for what has or lasts so many or such: langharig, driekoppig, viervoeter, tiendaags, driemaandelijks.

They are made of two words and an ending at once, so that neither half is a word (there is no harig in langharig).
"""

import re

from cluewright.core.languages.language import Compound

from .compound_words import PREFIXES
from .lexicon import entry
from .numbers import NUMBERS
from .spelling import closed
from .verbs import PARTICLES
from .words import words

_MADE = re.compile(r"(.{5,}?)(igheid|igste|iger|ige|ig|aags|elijkse?|lijkse?|se?|ers?)")
_COUNTING = frozenset(word for word in NUMBERS if " " not in word) | {"meer", "veel", "half", "heel", "enkel", "dubbel"}
_CLEAR = _COUNTING | words(
    """lang kort dik dun groot klein rood blauw zwart wit grijs geel groen bruin blond donker licht krul krom recht
    rechts links breed smal spits stomp scherp hoog laag koud warm bloot kaal ruig glad hard zacht plat rond"""
)
_DRIFTED = ("zinnig", "tonig", "matig", "zijdig", "aardig", "hartig", "moedig", "waardig", "voudig", "redig")


def bearer(word: str, keyword: str) -> Compound | None:
    """The keyword in a word that says how many or what sort of it something has; None if it is no such word."""
    made = _MADE.fullmatch(word) if len(keyword) > 2 else None
    if made is None:
        return None
    stem, ending = made[1], made[2]
    if ending == "aags":
        stem += "ag"
    bare = keyword.removesuffix("e")
    first = next((whole[: -len(bare)] for whole in (*closed(stem), stem) if whole.endswith(bare)), "")
    if first not in _COUNTING and not (ending.startswith("ig") and _says_what_sort(first, keyword)):
        return None
    clear = first in _CLEAR and not word.removesuffix("e").endswith(_DRIFTED)
    return Compound("transparent" if clear else "opaque", keyword)


def _says_what_sort(first: str, keyword: str) -> bool:
    """An adjective or noun; zelfstandig is no tooth that is zelfs, as a stand is in it."""
    if len(first) < 3 or first in PREFIXES or first in PARTICLES:
        return False
    return entry(first) == first and entry(first[-1] + keyword) is None
