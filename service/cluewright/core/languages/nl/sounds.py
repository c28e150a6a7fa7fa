"""How a Dutch word may sound: letters to phones by rule, with the doubts that spelling leaves open."""

import re
from collections.abc import Iterator
from functools import cache

from cluewright.core.languages.language import Sound

from .lexicon import listed
from .loan_sounds import respellings
from .spelling import fold
from .stress import FULL, stressed

_LONGEST = 30
_FRENCH_OU = re.compile("ou(?=[lrpnvf]|ch|ge|ssi)")  # poule, coupe, douche: before such letters no Dutch word has it
_MUTE = re.compile("e(?=s?$)")
_FRENCH_OU_AT_THE_END = re.compile(
    "(?<=c)oups?$|(?<=rag)outs?$|(?<=art)outs?$|(?<=[dhjr])oux$|(?<=[cf]l)ous?$|(?<=ij)ous?$|(?<=ezv)ous$"
)
"""coup, ragout, doux, clou: the consonant after it is not said either."""
_FOREIGN = re.compile("zz|sh|ough")  # jazz, show: said by no Dutch rule

_ALWAYS_LOAN = re.compile("eaux?s?$|[^s]ties?$|[aeiou][^aeiou]{1,3}ages?$|oeages?$")
"""Endings that are said as in French only: cadeau rhymes with no dauw, bagage with no wagen; but lage, hostie."""

_VOWEL = re.compile("[aeiouy]")

_SPOKEN = FULL | {"@"}
# Phones: a ɑ; A aː; e ɛ; E eː; i ɪ; I iː; o ɔ; O oː; u ʏ; U yː; @ schwa; $ ɛi; % œy; & ɑu; * øː; + u.

_GROUPS = (
    # two and three letters that are one sound, longest first
    ("sch", "sX"), ("tsj", "C"), ("dzj", "Z"), ("sj", "S"), ("tj", "C"), ("ng", "ŋ"), ("nk", "ŋk"), ("ch", "X"),
    ("ph", "f"), ("qu", "kw"), ("th", "t"), ("gh", "X"), ("ck", "k"), ("x", "ks"), ("c@", "s@"), ("cE", "sE"),
    ("c$", "s$"), ("cI", "sI"), ("ci", "si"), ("cy", "si"), ("c", "k"), ("q", "k"), ("w", "w"),
)  # fmt: skip

_DIPHTHONGS = (
    ("uie", "%@"), ("eie", "$@"),
    ("aai", "Aj"), ("ooi", "Oj"), ("oei", "+j"), ("eeuw", "Ew"), ("ieuw", "Iw"), ("auw", "&"), ("ouw", "&"),
    ("uw", "Uw"),
    ("aa", "A"), ("ee", "E"), ("oo", "O"), ("uu", "U"), ("ieë", "I@"), ("ie", "I"), ("oe", "+"), ("eu", "*"),
    ("ui", "%"), ("ij", "$"), ("ei", "$"), ("ou", "&"), ("au", "&"), ("ai", "E"), ("ay", "E"),
)  # fmt: skip

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
    word = word.replace("ië", "ieje")  # said as two syllables: Indië does not rhyme with kolonie
    folded = fold(word.removesuffix("é") + "ee" if word.endswith("é") else word).replace("-", "").replace("'", "")
    if not 1 < len(folded) <= _LONGEST or not folded.isascii() or not folded.isalpha() or _FOREIGN.search(folded):
        return ()
    said = dict(_ways(folded)) if any(c in "aeiouyj" for c in folded) else {}
    if _FRENCH_OU_AT_THE_END.search(folded):
        said = dict.fromkeys(_phones(_FRENCH_OU_AT_THE_END.sub("oe", folded)), folded)
    elif folded in said.values() and _FRENCH_OU.search(folded):
        said |= dict.fromkeys(_phones(_MUTE.sub("", _FRENCH_OU.sub("oe", folded))), folded)
    return tuple(Sound(tuple(phones), stressed(phones, spelled)) for phones, spelled in said.items())


def _ways(folded: str) -> Iterator[tuple[str, str]]:
    """Each way in which the word is said, and the spelling that tells its stress."""
    for way in respellings(folded):
        spelled = folded if way.startswith(("sj", "tsj")) else way
        yield from ((phones, spelled) for phones in _phones(way))


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """be-, ge-, ver- and her- are weak (gezicht, not beker); so are the endings -e, -en, -el, -er, -em, -ig,
    and those with another ending after them (wandelen, but spelen)."""
    return (
        re.compile(r"^(be|ge|ver|her)(?=[^aeiouy]+(?!e(?:n|l|r|m|s|rs|ls|ns|nd|nde)?$)[aeiouy])(?!([a-z])\2)"),
        re.compile(
            r"(?:(?<=[^aeiouyEIOUA$%&*+])|(?<=[aoe][aoe]i))(e)(?=(?:n|l|r|m|s|rs|ls|ns|nd|nde|lt|rd|rds|ra|ntje|rtje"
            r"|ltje)?$)"
        ),
        re.compile(r"(?<=[^aeiouy])(ig)(?=(?:e|er|[e@]re|st|heid|s)?$)"),
        re.compile(r"[aeiouy][^aeiouy]{1,4}(e)([lrnm])(?:en|e|ens|ing|ingen)$"),
        re.compile(r"(?<=[^aeiouy])(e)(?=(?:(?:[lrn]aar|lijk)(?:s|e|ster)?|nis(?:sen)?)$)"),
    )


def _phones(word: str) -> list[str]:
    """One string of phone symbols for each way the word may be said."""
    found: list[str] = []
    plain = () if _ALWAYS_LOAN.search(word) else (("", ""),)
    for ending, sound in (*_loan_endings(word), *plain):
        head = word[: len(word) - len(ending)]
        if head or sound:
            found.append(_devoice(_respell(_weaken(head), sound) + sound))
    return found


def _loan_endings(word: str) -> list[tuple[str, str]]:
    return [(end, sound) for end, sound in _LOAN_ENDINGS if word.endswith(end) and len(word) > len(end) + 1]


def _weaken(word: str) -> str:
    weak_prefix, weak_ending, weak_ig, liquid, weak_middle = _patterns()
    found = liquid.search(word)
    if found and not listed(f"{word[: found.start(1)]}ee{found[2]}"):
        word = f"{word[: found.start(1)]}@{word[found.end(1) :]}"
    middle = weak_middle.search(word)
    before = len(_VOWEL.findall(word, 0, middle.start())) if middle else 0
    if middle and before:  # eig@naar; but lelijk
        word = f"{word[: middle.start()]}@{word[middle.end() :]}"
    if before != 1:  # begraf@nis; but bed@laar
        word = weak_prefix.sub(lambda found: found.group(1).replace("e", "@"), word)
    word = weak_ig.sub("@X", word)
    word = re.sub(r"(?<=l)ij(?=k(?:e|er|s|st|heid)?$)", "@", word)
    return weak_ending.sub("@", word) if re.search(r"[aeiouy].*[aeiouy]", word) or "@" in word else word


def _respell(word: str, after: str) -> str:
    """Letters as phones; `after` are the phones of an ending that is taken off, which may open the last syllable:
    ca-deau, as ka-do."""
    for letters, phone in _DIPHTHONGS:
        word = word.replace(letters, phone)
    word = _open_syllables(word + after)[: len(word)]
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
    if rest[0] in _SPOKEN:
        return True
    return len(rest) == 2 and rest[1] in _SPOKEN and word[at + 1 : at + 3] not in ("ch", "ck") and rest[0] != "x"


def _devoice(phones: str) -> str:
    """The last consonant is voiceless: hond ends in t, web in p; -n after schwa is hardly said."""
    pairs = {"b": "p", "d": "t", "v": "f", "z": "s", "g": "X"}
    phones = re.sub(r"dt$", "t", phones)
    while phones and phones[-1] in pairs:
        phones = phones[:-1] + pairs[phones[-1]]
    phones = re.sub(r"[bdvz](?=[ptkfsX]$)", lambda m: pairs[m.group()], phones)
    return re.sub(r"(.)\1$", r"\1", re.sub(r"@n$", "@", phones)) if len(phones) > 3 else phones


def rhyme(sound: Sound) -> tuple[str, ...] | None:
    """From the stressed vowel on."""
    return None if sound.stress is None else sound.phones[sound.stress :]
