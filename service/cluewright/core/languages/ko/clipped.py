"""Words without their first syllable: 람쥐 for 다람쥐."""

from . import particles, vocabulary
from .stems import readings


def beheaded(noun: str) -> str:
    """What is left of a noun without its first syllable, where that is no word in any form, so that it can hardly be
    anything else; "" where it is one (개구리 and 구리, copper), or has a single syllable."""
    rest = noun[1:]
    if len(rest) < 2 or vocabulary.is_listed(rest) or vocabulary.is_stem(rest):
        return ""
    nouns = (one for one, _ in particles.strip(rest))
    if any(vocabulary.is_noun(one) or vocabulary.is_short_noun(one) for one in nouns):
        return ""
    return "" if any(vocabulary.is_stem(one.stem) for one in readings(rest)) else rest
