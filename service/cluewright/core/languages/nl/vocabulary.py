"""Which words are ordinary Dutch: listed ones, their inflections, and compounds of listed parts."""

from . import derivation
from .foreign import FOREIGN
from .lexicon import entry, listed
from .morphology import inflections, is_base
from .names import MADE_NAMES, SIMPLE_NAMES

_SHORTEST_UNLISTED = 8  # letters
_SHORTEST_NAME = 6  # letters; shorter ones may as well be slips (leen and Leen)
_SHORTEST_PART = 4  # letters; shorter parts are found in foreign words too


def known(word: str) -> bool:
    """Whether this is an ordinary word of the language, in any inflection (kaasplanken, smurf is none)."""
    if len(word) > 60 or word in FOREIGN:
        return False
    if len(word) >= _SHORTEST_NAME and (word in SIMPLE_NAMES or word in MADE_NAMES):
        return True
    if "-" in word.strip("-") and all(listed(part) for part in word.split("-")):
        return True
    plain = word.replace("-", "")
    if listed(word) or listed(plain) or (plain.isalpha() and _is_pair(plain)):
        return True
    # Short words are listed with all their forms: what is not there is a slip (steeen, konig), not a rare plural.
    if len(plain) < _SHORTEST_UNLISTED:
        return False
    return any(derivation.undo(plain)) or any(form.certain and _is_listed_base(form.key) for form in inflections(plain))


def _is_listed_base(base: str) -> bool:
    return entry(base) == base or _is_pair(base)


def _is_pair(word: str) -> bool:
    """Two dictionary forms of four letters or more, with or without a linking s, e or en between."""
    splits = range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1)
    return any(is_base(word[at:]) and _is_first(word[:at]) for at in splits)


def _is_first(part: str) -> bool:
    return any(
        len(part) - len(link) >= _SHORTEST_PART and part.endswith(link) and is_base(part.removesuffix(link))
        for link in ("", "s", "e", "en")
    )
