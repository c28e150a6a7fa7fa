"""What a piece of a compound can be: a word, a link, two words together, or nothing."""

from .compound_words import MOSTLY_ENDINGS, PREFIXES
from .lexicon import entry
from .morphology import is_base
from .nouns import CHANGING
from .spelling import infinitives
from .verbs import PARTICLES, is_verb, of_participle

LINKS = ("s", "e", "n", "en", "ens")
MODIFIERS = frozenset(PARTICLES) | {"tussen"}
TWO_LETTERS = frozenset(("ei", "as", "os", "ui", "ra", "la", "pa", "ma", "pi", "tv", "pc", "wc", "cd"))


def is_word(part: str, depth: int = 1) -> bool:
    """A dictionary form of three letters or more, a plural of one, or a compound of two such words."""
    if len(part) < 3:
        return False
    if is_base(part) or (entry(part) is not None and part.endswith(("en", "s", "ing", "je"))):
        return True
    return depth > 0 and any(is_pair(part[:at], part[at:]) for at in range(3, len(part) - 2))


def is_pair(first: str, rest: str) -> bool:
    if rest in MOSTLY_ENDINGS or first in PREFIXES or not is_base(rest):
        return False
    return first in MODIFIERS or is_base(first) or (first[-1:] in ("s", "e", "n") and is_base(first[:-1]))


def is_part(piece: str) -> bool:
    return piece in LINKS or (piece not in MOSTLY_ENDINGS and is_word(piece))


def is_solid(piece: str) -> bool:
    """A headword, or the plural of one, long enough to be no accident."""
    headword = entry(piece)
    if len(piece) < 3 or headword is None or piece in MOSTLY_ENDINGS:
        return False
    return is_base(piece) or piece == headword + "s" or (piece.endswith("en") and not headword.endswith("en"))


def is_syllabic(part: str) -> bool:
    return len(part) > 2 and any(c in "aeiouy" for c in part)


def modifies(first: str) -> bool:
    if first in MODIFIERS or first in TWO_LETTERS or is_word(first):
        return True
    if first.endswith("er") and first + "en" in CHANGING:
        return True
    return any(
        first.endswith(link) and is_word(first[: -len(link)]) for link in LINKS if link != "n" or first[-2:] == "en"
    )


def is_verb_stem(piece: str) -> bool:
    """kampeer-lijst is no list of a kam and a peer."""
    return len(piece) > 4 and piece.endswith("eer") and any(map(is_verb, infinitives(piece)))


def is_participle(whole: str) -> bool:
    """rokend is from roken, and no end of a rok."""
    return whole.endswith("end") and is_verb(whole[:-1])


def is_done(rest: str) -> bool:
    """oor-verdovend, hart-verscheurend, hand-gemaakt."""
    return len(rest) > 5 and (is_participle(rest) or any(map(is_verb, of_participle(rest))))
