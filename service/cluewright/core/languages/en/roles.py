"""English words for who does something, those who do it together, and what is done: by their learned endings."""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from .acts import act_of
from .drifted import NO_TRADE, NOT_OF
from .kinds import is_verb
from .vocabulary import is_ordinary, is_word

_LEARNED_VERB = ("ate", "ct", "vent", "it", "ess")


def trade(word: str) -> Iterator[Form]:
    """Whose work or workplace this is: a butcher's, a baker's, a robber's. Greenery is none of a "greener", for that is
    a comparison; and of words that drifted (battery) a human should judge."""
    doer = word[:-1]
    if is_ordinary(doer) and is_word(f"{doer}s") and not is_word(f"{doer[:-2]}est"):
        yield Form(doer, "derivation", word not in NO_TRADE)


def company(word: str) -> Iterator[Form]:
    """What those of a kind do or are together: falconry, dentistry, citizenry."""
    base = word.removesuffix("ry")
    if len(base) > 3 and base[-1] not in "aeiou" and is_ordinary(base) and is_word(f"{base}s"):
        yield Form(base, "derivation", word not in NO_TRADE)


def who_does(word: str) -> Iterator[Form]:
    """Who or what does it, from a learned verb: a navigator, an inventor, an editor."""
    stem = word.removesuffix("or")
    base = f"{stem}e" if stem.endswith("at") else stem
    if len(base) > 3 and base.endswith(_LEARNED_VERB) and is_ordinary(base) and is_verb(base):
        yield Form(base, "derivation", word not in NO_TRADE)


def done_or_like(word: str) -> Iterator[Form]:
    """What was done, or what it is like, without the e or y of the verb or noun: a rehearsal, a denial, bridal."""
    stem = word.removesuffix("al")
    base = f"{stem[:-1]}y" if stem.endswith("i") else f"{stem}e"
    enough = len(base) > 4 if base.endswith("e") else len(base) > 3 and is_verb(base)
    if enough and is_ordinary(base):
        yield Form(base, "derivation", word not in NOT_OF)


def of_office(word: str) -> Iterator[Form]:
    """Whoever this belongs to: a gladiator, a minister, a president. What is confidential is nobody confident's."""
    base = word.removesuffix("ial")
    is_noun = len(base) > 5 and base.endswith(("or", "er", "ent")) and is_word(f"{base}s") and not is_word(f"{base}ly")
    if is_noun and is_ordinary(base):
        yield Form(base, "derivation", word not in NOT_OF)


def made_into(word: str) -> Iterator[Form]:
    """What something is made into, where an l is doubled: crystallize, metallise."""
    stem = word[:-3]
    if stem.endswith("ll") and len(stem) > 5 and is_ordinary(stem[:-1]):
        yield Form(stem[:-1], "derivation")


def like_beast(word: str) -> Iterator[Form]:
    """What something is like, or made of: serpentine, crystalline. Of short words there are too many by chance."""
    stem = word.removesuffix("ine")
    for base in (stem, stem[:-1] if stem[-1:] == stem[-2:-1] else ""):
        if len(base) > 4 and is_ordinary(base) and is_word(f"{base}s"):
            yield Form(base, "derivation", False)


def by_business(word: str) -> Iterator[Form]:
    """Whoever deals with something: a mountaineer, a puppeteer, a rocketeer."""
    base = word.removesuffix("eer")
    if len(base) > 5 and is_ordinary(base) and is_word(f"{base}s"):
        yield Form(base, "derivation", word not in NO_TRADE)


def outcome(word: str) -> Iterator[Form]:
    """What comes of doing something: punishment, treatment. Short verbs have other things as well (pavement)."""
    base = word.removesuffix("ment")
    if len(base) > 4 and is_ordinary(base) and is_verb(base):
        yield Form(base, "derivation", word not in NOT_OF)


def act(word: str) -> Iterator[Form]:
    """What is done: an education, a collection, a discussion."""
    yield from (Form(verb, "derivation", sure) for verb, sure in act_of(word))
