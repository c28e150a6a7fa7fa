"""What kind of word this is, told by the other forms that there are of it: a verb has a participle, an adjective an
adverb or a noun in -ness, what can be counted has a plural."""

from .endings import OF_VERBS
from .vocabulary import exists, is_name, is_ordinary, is_word


def is_long_name(word: str) -> bool:
    """Whether this is a name of five letters or more: shorter ones are like others by chance."""
    return len(word) > 4 and is_name(word)


def is_like(word: str, base: str) -> bool:
    """Whether a word in -y that cannot be compared says what something is like: spidery, velvety, and words made up
    on the spot (snakey). Nouns in -y have a plural (battery), those in -ory are made from verbs."""
    if len(base) < 4 or word.endswith("ory") or is_word(f"{word[:-1]}ies"):
        return False
    return is_ordinary(base) and is_word(f"{base}s") and (is_word(word) or not exists(word))


def is_plain(base: str) -> bool:
    """Rare words of three letters are too many."""
    return len(base) > 3 or is_ordinary(base)


def may_do(base: str) -> bool:
    """A village has villagers; but among short words only verbs make a noun in -er (eater; no tower from tow)."""
    return len(base) > 3 or is_verb(base)


def is_one_of(word: str, base: str) -> bool:
    """Whether this is somebody of a place or a game: an islander, a footballer. Short words are like others
    by chance."""
    return len(base) > 5 and is_ordinary(word) and is_ordinary(base) and is_word(f"{base}s") and is_word(f"{word}s")


def is_doer(word: str, base: str) -> bool:
    """Whether this is whoever or whatever does it; a doubled letter speaks for itself (runner)."""
    return is_verb(base) and (len(base) > 3 or word == f"{base}{base[-1]}er")


def is_adjective(word: str) -> bool:
    """Rainy is an adjective because rainier or raininess is a word; a party has no partiest."""
    return any(is_word(f"{word[:-1]}{ending}") for ending in ("iest", "iness", "ily"))


def is_adverb(word: str, base: str) -> bool:
    """Most words in -ly are adverbs, or adjectives that can be compared (friendly); a belly is none. The short ones are
    if what is left of them is whole and has a noun in -ness (sadly, but not dimly from a dime)."""
    if len(word) < 6 and not (word == f"{base}ly" and is_ordinary(f"{base}ness")):
        return False
    return not is_word(f"{word[:-1]}ies") or is_word(f"{word[:-1]}iness")


def is_no_verb(word: str, ending: str) -> bool:
    """Whether a word with an ending that makes verbs is none, because it has no participle (paradise)."""
    made = ending in OF_VERBS and word.endswith(ending) and is_word(word)
    return made and not is_word(f"{word.removesuffix('e')}ing")


def is_opposite(word: str, base: str) -> bool:
    """Whether both are adjectives, told by their adverbs: impossible and possible, but not intent and tent."""
    return is_word(adverb(base)) and is_word(adverb(word))


def adverb(word: str) -> str:
    """The adverb that an adjective has, if there is one."""
    stem, last = word[:-1], word[-1:]
    return f"{stem}y" if word.endswith("le") else f"{stem}ily" if last == "y" else f"{word}ly"


def is_verb(word: str) -> bool:
    """Whether something can be doing it: there is a participle."""
    stem = word.removesuffix("e")
    return is_ordinary(f"{stem}ing") or is_ordinary(f"{stem}{stem[-1]}ing")
