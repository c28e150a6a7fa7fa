"""How a Dutch word may sound: letters to phones by rule, with the doubts that spelling leaves open."""

import re
from functools import cache

from cluewright.core.languages.language import Sound

from .spelling import fold

_LONGEST = 30
_FOREIGN = re.compile("zz|sh|ough")  # jazz, show: said by no Dutch rule

_VOWELS = "aeiouy@AEIOUYÉËÖÜ1234567890$%&*+"
_LONG = frozenset("AEIOUYÖÜ$%&*1234567890+")
# Phones: a ɑ; A aː; e ɛ; E eː; i ɪ; I iː; o ɔ; O oː; u ʏ; U yː; @ schwa; $ ɛi; % œy; & ɑu; * øː; + u.

_GROUPS = (
    # two and three letters that are one sound, longest first
    ("sch", "sX"), ("tsj", "C"), ("dzj", "Z"), ("sj", "S"), ("tj", "C"), ("ng", "ŋ"), ("nk", "ŋk"), ("ch", "X"),
    ("ph", "f"), ("qu", "kw"), ("th", "t"), ("gh", "X"), ("ck", "k"), ("x", "ks"), ("c@", "s@"), ("cE", "sE"),
    ("c$", "s$"), ("cI", "sI"), ("ci", "si"), ("cy", "si"), ("c", "k"), ("q", "k"), ("w", "w"),
)  # fmt: skip

_DIPHTHONGS = (
    ("aai", "Aj"), ("ooi", "Oj"), ("oei", "+j"), ("eeuw", "Ew"), ("ieuw", "Iw"), ("auw", "&"), ("ouw", "&"),
    ("uw", "Uw"),
    ("aa", "A"), ("ee", "E"), ("oo", "O"), ("uu", "U"), ("ieë", "I@"), ("ie", "I"), ("oe", "+"), ("eu", "*"),
    ("ui", "%"), ("ij", "$"), ("ei", "$"), ("ou", "&"), ("au", "&"), ("ai", "$"), ("ay", "E"),
)  # fmt: skip

_UNSTRESSED = re.compile(r"[^aeiouy](?:ing|ingen|ik|um|us|or|is|isch|ische)$")
"""Endings with a full vowel that hardly ever bear the stress: ketting, monnik, museum."""

_LOAN_ENDINGS = (
    # -tie is tsie, -isch is ies, French -age, -eur and -et, foreign ch before a vowel
    ("tie", "tsI"), ("ties", "tsIs"), ("sie", "sI"), ("ische", "Is@"), ("isch", "Is"), ("age", "AZ@"),
    ("eur", "*r"), ("eau", "O"), ("eaus", "Os"), ("euse", "*z@"), ("ette", "et@"), ("ine", "In@"),
    ("ieur", "Ij*r"), ("gie", "XI"), ("c", "k"),
)  # fmt: skip


def sounds(word: str) -> tuple[Sound, ...]:
    """All pronunciations that the spelling allows, likeliest first; () where nothing can be said.

    Syllables are open or closed as the letters show (bomen, bommen), endings fade to schwa (lopen, kamer),
    a last consonant loses its voice (hard sounds as hart), ij sounds as ei.
    """
    folded = fold(word).replace("-", "").replace("'", "")
    if not 1 < len(folded) <= _LONGEST or not folded.isascii() or not folded.isalpha() or _FOREIGN.search(folded):
        return ()
    said = dict.fromkeys(_phones(folded)) if any(c in "aeiouyj" for c in folded) else {}
    return tuple(Sound(tuple(phones), _stress(phones, folded)) for phones in said)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """be-, ge-, ver- and her- are weak (gezicht, not beker); so are the endings -e, -en, -el, -er, -em, -ig."""
    return (
        re.compile(r"^(be|ge|ver|her)(?=[^aeiouy]+(?!e(?:n|l|r|m|s|rs|ls|ns|nd|nde)?$)[aeiouy])(?!([a-z])\2)"),
        re.compile(r"(?<=[^aeiouyEIOUA$%&*+])(e)(?=(?:n|l|r|m|s|rs|ls|ns|nd|nde|lt|t|d|ntje|rtje|ltje)?$)"),
        re.compile(r"(?<=[^aeiouy])(ig)(?=(?:e|er|st|heid|s)?$)"),
    )


def _phones(word: str) -> list[str]:
    """One string of phone symbols for each way the word may be said."""
    found: list[str] = []
    for ending, sound in (*_loan_endings(word), ("", "")):
        head = word[: len(word) - len(ending)]
        if head or sound:
            found.append(_devoice(_respell(_weaken(head)) + sound))
    return found


def _loan_endings(word: str) -> list[tuple[str, str]]:
    return [(end, sound) for end, sound in _LOAN_ENDINGS if word.endswith(end) and len(word) > len(end) + 1]


def _weaken(word: str) -> str:
    weak_prefix, weak_ending, weak_ig = _patterns()
    word = weak_prefix.sub(lambda found: found.group(1).replace("e", "@"), word)
    word = weak_ig.sub("@X", word)
    word = re.sub(r"(?<=l)ij(?=k(?:e|er|s|st|heid)?$)", "@", word)
    return weak_ending.sub("@", word) if re.search(r"[aeiouy].*[aeiouy]", word) or "@" in word else word


def _respell(word: str) -> str:
    for letters, phone in _DIPHTHONGS:
        word = word.replace(letters, phone)
    word = _open_syllables(word)
    for letters, phone in _GROUPS:
        word = word.replace(letters, phone)
    word = word.replace("g", "X")
    word = re.sub(r"([bdfklmnprstvzXS])\1", r"\1", word)
    return re.sub(r"n(?=[k])", "ŋ", word).replace("y", "I")


def _open_syllables(word: str) -> str:
    """A vowel at a syllable's end is long: ko-nin-gin, not kon-ning; a closed one is short."""
    out = ""
    for at, letter in enumerate(word):
        if letter in "aeiouy" and _is_open(word, at):
            out += letter.upper() if letter != "y" else "I"
        else:
            out += letter
    return out


def _is_open(word: str, at: int) -> bool:
    rest = word[at + 1 : at + 3]
    if not rest:
        return True
    if rest[0] in _VOWELS:
        return True
    return len(rest) == 2 and rest[1] in _VOWELS and word[at + 1 : at + 3] not in ("ch", "ck") and rest[0] != "x"


def _devoice(phones: str) -> str:
    """The last consonant is voiceless: hond ends in t, web in p; -n after schwa is hardly said."""
    pairs = {"b": "p", "d": "t", "v": "f", "z": "s", "g": "X"}
    phones = re.sub(r"dt$", "t", phones)
    while phones and phones[-1] in pairs:
        phones = phones[:-1] + pairs[phones[-1]]
    phones = re.sub(r"[bdvz](?=[ptkfsX]$)", lambda m: pairs[m.group()], phones)
    return re.sub(r"(.)\1$", r"\1", re.sub(r"@n$", "@", phones)) if len(phones) > 3 else phones


def _stress(phones: str, word: str) -> int | None:
    """The stressed vowel, as a rhyme needs it: the last full vowel, or the one before an unstressed ending.

    Native words have the stress on the root and loans near the end: both are met so most of the time, and
    compounds rhyme by their last part.
    """
    full = [at for at, phone in enumerate(phones) if phone in _VOWELS and phone != "@"]
    if not full:
        any_vowel = [at for at, phone in enumerate(phones) if phone in _VOWELS]
        return any_vowel[0] if any_vowel else None
    return full[-2] if len(full) > 1 and _UNSTRESSED.search(word) else full[-1]


def rhyme(sound: Sound) -> tuple[str, ...] | None:
    """From the stressed vowel on; where a long word ends in that vowel, from the consonant before it (opera, sla)."""
    if sound.stress is None:
        return None
    tail = sound.phones[sound.stress :]
    if len(tail) == 1 and tail[0] in _LONG and sound.stress > 0 and _has_more(sound):
        return sound.phones[sound.stress - 1 :]
    return tail


def _has_more(sound: Sound) -> bool:
    """A word of several syllables that ends in a vowel rhymes only with its onset: opera and sla do not rhyme."""
    return any(phone in _VOWELS for phone in sound.phones[: sound.stress])
