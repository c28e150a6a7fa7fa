"""How English words sound: from the pronouncing dictionary, by regular endings, or by the rules of spelling.

A phone is one letter: vowels a (father) & (cat) @ (cut, about) A (law) W (cow) O (my) e (bed) 3 (bird) E (day) i (bit)
I (bee) o (go) y (boy) u (book) U (blue); consonants as written, with C (chin) D (then) T (thin) J (jam) N (sing)
S (she) Z (vision) j (yes).
"""

import re

from cluewright.core.languages.language import Sound
from cluewright.core.remembering import remembered

from .vocabulary import pronunciations

_VOWELS = frozenset("a&@AWOe3EiIoyuU")
_VOICELESS = frozenset("pktfTsSC")


@remembered(maxsize=4096)
def sounds(word: str) -> tuple[Sound, ...]:
    """All listed pronunciations of a word; failing those, one made by rule."""
    listed = (*pronunciations(word), *_ALSO.get(word, ())) or _inflected(word)
    return tuple(_sound(said) for said in listed or _spelled(word))


def echo(sound: Sound) -> tuple[str, ...]:
    """How those say it who leave out an r that no vowel follows (court and caught, tuner and tuna), and hear no t
    between n and s (prints and prince)."""
    said = "".join(sound.phones)
    if said.endswith("3") and sound.stress != len(said) - 1:
        said = f"{said[:-1]}@"
    return tuple(_NO_R.sub("A", said).replace("nts", "ns").replace("O@l", "Ol"))


def rhyme(sound: Sound) -> tuple[str, ...] | None:
    """All from the stressed vowel on; the weak vowels behind it are said alike by most (trumpet and crumpet)."""
    tail = "".join(sound.phones[sound.stress :]) if sound.stress is not None else ""
    return (*tail[:1], *tail[1:].replace("e", "@").replace("i", "@")) if tail else None


_NO_R = re.compile(f"Ar(?![{''.join(sorted(_VOWELS))}])")


# Ways of saying words that the dictionary lacks: the British ones, and names that are not said as they are spelled.
_ALSO: dict[str, tuple[str, ...]] = {
    word: tuple(said.split("/"))
    for word, said in (
        pair.split(":")
        for pair in """
        currant:k'3@nt quire:kw'O3 gaol:J'El buoy:b'y been:b'In ate:'et clerk:kl'ark herb:h'3b
        i'll:'Ol we'll:w'Il he'll:h'Il you'll:j'Ul she'll:S'Il they're:D'er we're:w'ir you're:j'Ar who's:h'Uz
        czech:C'ek thai:t'O seoul:s'ol chile:C'ili cannes:k'&n caen:k'an crewe:kr'U hague:h'Eg
        prague:pr'ag wight:w'Ot wye:w'O tyne:t'On tees:t'Iz thames:t'emz seine:s'En rhine:r'On rhone:r'on rhodes:r'odz
        cyprus:s'Opr@s russia:r'@S@ hungary:h'@Ng3I sioux:s'U crete:kr'It maine:m'En cowes:k'Wz styx:st'iks
        hugh:hj'U rhys:r'Is sean:S'An shaun:S'An geoff:J'ef claus:kl'Az neil:n'Il leigh:l'I kyle:k'Ol keith:k'IT
        zeus:z'Us jacques:Z'ak isla:'Ol@
        barque:b'ark compliment:k'ampl@m@nt complement:k'ampl@m@nt farther:f'aD3 fete:f'Et gambol:g'&mb@l
        gamble:g'&mb@l lyre:l'O3 mayor:m'er masque:m'&sk mown:m'on moor:m'Ar patients:p'ES@ns presents:pr'ez@ns
        presence:pr'ez@ns prints:pr'ins seer:s'ir sheikh:S'Ek tapir:t'Ep3 tier:t'ir tern:t'3n thyme:t'Om vial:v'Ol
        vile:v'Ol watt:w'at what:w'at weir:w'ir bier:b'ir loch:l'ak lochs:l'aks poor:p'Ar pidgin:p'iJ@n quints:kw'ins
        rows:r'Wz savour:s'Ev3 sure:S'Ar spoor:sp'Ar tents:t'ens horse:h'Ars hoarse:h'Ars boar:b'Ar mall:m'Al maul:m'Al
        gauze:g'Az bawl:b'Al curb:k'3b kerb:k'3b colonel:k'3n@l kernel:k'3n@l heir:'er air:'er ewe:j'U yew:j'U gnu:nj'U
        new:nj'U knew:nj'U dew:dj'U due:dj'U sundae:s'@ndE yolk:j'ok yoke:j'ok quay:k'I
        """.split()  # noqa: SIM905 - pairs, as the irregular words are
    )
}


def _sound(said: str) -> Sound:
    before, mark, _ = said.partition("'")
    phones = tuple(said.replace("'", ""))
    if mark:
        return Sound(phones, len(before))
    vowels = [index for index, phone in enumerate(phones) if phone in _VOWELS]
    return Sound(phones, vowels[0] if vowels else None)


def _inflected(word: str) -> tuple[str, ...]:
    """Plurals and past tenses that the dictionary leaves to the reader."""
    if word.endswith("'s") or (word.endswith("s") and not word.endswith("ss")):
        return tuple(said + _s(said) for said in pronunciations(word.removesuffix("s").removesuffix("'")))
    if word.endswith("ed"):
        return tuple(said + _d(said) for said in pronunciations(word[:-2]) or pronunciations(word[:-1]))
    return ()


def _s(said: str) -> str:
    last = said[-1:]
    return "@z" if last in "szSZCJ" else "s" if last in _VOICELESS else "z"


def _d(said: str) -> str:
    last = said[-1:]
    return "@d" if last in "td" else "t" if last in _VOICELESS else "d"


# Spelling to sound, longest first; each says how those letters usually sound where the pattern fits.
_RULES: tuple[tuple[str, str], ...] = (
    ("eigh", "E"), ("augh", "A"), ("ough", "o"), ("igh", "O"), ("tch", "C"), ("dge", "J"), ("sch", "sk"),
    ("tion", "S@n"), ("sion", "Z@n"), ("ture", "C3"), ("eau", "o"), ("air", "er"), ("are$", "er"),
    ("ear", "ir"), ("eer", "ir"), ("oar", "Ar"), ("oor", "Ar"), ("ore$", "Ar"), ("our", "Ar"), ("ire$", "O3"),
    ("ure$", "jur"), ("ar", "ar"), ("er", "3"), ("ir", "3"), ("ur", "3"), ("or", "Ar"), ("ai", "E"),
    ("ay", "E"), ("ei", "I"), ("ey", "I"), ("ee", "I"), ("ea", "I"), ("ie$", "I"), ("ie", "I"), ("oa", "o"),
    ("oe$", "o"), ("oi", "y"), ("oy", "y"), ("ow$", "W"), ("ow", "W"), ("ou", "W"), ("oo", "U"), ("au", "A"),
    ("aw", "A"), ("ew", "U"), ("ue$", "U"), ("ui", "U"), ("ph", "f"), ("sh", "S"), ("ch", "C"), ("th", "T"),
    ("wh", "w"), ("kn(?=.)", "n"), ("wr", "r"), ("mb$", "m"), ("gn$", "n"), ("ck", "k"), ("ng", "N"),
    ("nk", "Nk"), ("qu", "kw"), ("x", "ks"), ("gh", "g"), ("c(?=[eiy])", "s"), ("g(?=[eiy])", "J"),
    ("a(?=[^aeiouy]e$)", "E"), ("e(?=[^aeiouy]e$)", "I"), ("i(?=[^aeiouy]e$)", "O"), ("o(?=[^aeiouy]e$)", "o"),
    ("u(?=[^aeiouy]e$)", "U"), ("y(?=[^aeiouy]e$)", "O"), ("y$", "I"), ("o$", "o"), ("i$", "I"), ("u$", "U"),
    ("a$", "@"), ("e$", ""), ("le$", "@l"), ("y(?=[aeiou])", "j"), ("y", "i"), ("a", "&"), ("e", "e"),
    ("i", "i"), ("o", "a"), ("u", "@"), ("c", "k"), ("j", "J"),
)  # fmt: skip
_RULE = re.compile("|".join(f"({pattern})" for pattern, _ in _RULES))


def _spelled(word: str) -> tuple[str, ...]:
    """A guess by the rules of spelling; () for what is not spelled in basic letters, or is too long to be a word."""
    if not (word.isascii() and word.isalpha() and len(word) < 25):
        return ()
    said = _RULE.sub(lambda match: _RULES[(match.lastindex or 1) - 1][1], _SILENT.sub("", word))
    single = re.sub(r"([bdfgklmnprstvz])\1", r"\1", said)
    vowel = next((index for index, phone in enumerate(single) if phone in _VOWELS), None)
    return (f"{single[:vowel]}'{single[vowel:]}",) if vowel is not None else ()


_SILENT = re.compile("^(?:k(?=n)|p(?=[sn])|w(?=r)|g(?=n))")
