"""English words made up on the spot: tigertastic, wolfaholic, megafish, and those as some say them: toof, spida.

Only what is in no dictionary and nobody's name is taken apart, and only into an everyday word: an arachnophobe, Pushkin
and a barista are themselves.
"""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from .names import BY_CHANCE, FAMOUS
from .vocabulary import exists, is_ordinary

# What is put on for fun, or for once, and says hardly anything more.
_SURE = (
    "esque", "tastic", "tacular", "licious", "holic", "phobia", "phobic", "phobe", "phile", "philia", "cracy", "crat",
    "ified", "ifying", "ised", "ized", "ising", "izing", "isation", "ization",
)  # fmt: skip
# What names and titles are made with as well (Smallville, Sharknado).
_MAYBE = (
    "ville", "zilla", "thon", "polis", "palooza", "nado", "geddon", "cide", "nomics", "nator", "pedia", "matic", "rama",
    "teria", "ista", "bot", "mobile", "saurus", "meister", "copter", "buster", "rific", "preneur",
)  # fmt: skip
_ENDINGS = tuple(ending for one in (*_SURE, *_MAYBE) for ending in (one, f"{one}s"))
# What links some of them to the word: wolf-a-holic, spider-o-phobia.
_LINKS = ("", "a", "o", "i", "e", "s", "ma")
_BEFORE = ("mega", "micro", "cyber", "über", "uber", "ultra", "giga", "nano", "hyper", "turbo", "robo", "techno")
_SHORTEST = 3


def coined(word: str) -> Iterator[Form]:
    """The everyday words that a word is made up from which no dictionary has."""
    if len(word) < 4 or exists(word) or word in FAMOUS or word in BY_CHANCE:
        return
    if word.endswith(_ENDINGS):
        yield from _with_ending(word)
    if word.startswith(_BEFORE):
        yield from (Form(base, "derivation", False) for base in _after_beginning(word) if is_ordinary(base))
    yield from (Form(said, "spelling", False) for said in _as_some_say(word) if len(said) > 3 and is_ordinary(said))


def _with_ending(word: str) -> Iterator[Form]:
    for ending in _ENDINGS:
        if word.endswith(ending):
            sure = ending in _SURE or ending.removesuffix("s") in _SURE
            stem = word.removesuffix(ending)
            for base in _bases(stem):
                if (len(base) > _SHORTEST or (len(base) == _SHORTEST and base == stem)) and is_ordinary(base):
                    yield Form(base, "derivation", sure and len(base) > _SHORTEST)


def _bases(stem: str) -> Iterator[str]:
    """What the ending was put on: with what links them, and without what it took away (stonophobia, puppyzilla)."""
    for link in _LINKS:
        if stem.endswith(link):
            base = stem.removesuffix(link)
            yield from (base, f"{base}e", f"{base}y")


def _after_beginning(word: str) -> Iterator[str]:
    for before in _BEFORE:
        base = word.removeprefix(before)
        if base != word and len(base) > _SHORTEST:
            yield base


def _as_some_say(word: str) -> Iterator[str]:
    """A th said with the lips (toof, muvver), and an er at the end without its r (spida, spiduh). Words of other
    languages look like that as well, so it is never sure."""
    for lips in ("ff", "vv", "f", "v"):
        if lips in word:
            said = word.replace(lips, "th")
            yield from (said, said.removesuffix("s"))
            if word.endswith(lips):
                yield f"{word.removesuffix(lips)}th"
    for open_sound in ("uh", "ah", "a"):
        if word.endswith(open_sound) and len(word) > len(open_sound) + 3:
            yield f"{word.removesuffix(open_sound)}er"
            return
