"""Writing systems: which script a word is in, and the ways to write one word with other characters.

None of this asks what a word means; it works for every language.
"""

import re
import unicodedata
from functools import lru_cache

_SCRIPT_OF_BLOCK = (
    (0x0041, 0x024F, "Latin"),
    (0x0370, 0x03FF, "Greek"),
    (0x0400, 0x052F, "Cyrillic"),
    (0x0530, 0x058F, "Armenian"),
    (0x0590, 0x05FF, "Hebrew"),
    (0x0600, 0x08FF, "Arabic"),
    (0x0900, 0x097F, "Devanagari"),
    (0x0E00, 0x0E7F, "Thai"),
    (0x10A0, 0x10FF, "Georgian"),
    (0x1100, 0x11FF, "Hangul"),
    (0x1C80, 0x1C8F, "Cyrillic"),
    (0x1D00, 0x1DBF, "Latin"),
    (0x1E00, 0x1EFF, "Latin"),
    (0x1F00, 0x1FFF, "Greek"),
    (0x2C60, 0x2C7F, "Latin"),
    (0x2DE0, 0x2DFF, "Cyrillic"),
    (0x3040, 0x30FF, "Kana"),
    (0x3130, 0x318F, "Hangul"),
    (0x3400, 0x9FFF, "Han"),
    (0xA640, 0xA69F, "Cyrillic"),
    (0xA720, 0xA7FF, "Latin"),
    (0xA960, 0xA97F, "Hangul"),
    (0xAC00, 0xD7FF, "Hangul"),
    (0xF900, 0xFAFF, "Han"),
    (0x20000, 0x3FFFF, "Han"),
)


@lru_cache(maxsize=1024)
def _script(letter: str) -> str | None:
    if not unicodedata.category(letter).startswith(("L", "M")):
        return None
    point = ord(letter)
    return next((name for first, last, name in _SCRIPT_OF_BLOCK if first <= point <= last), "Other")


@lru_cache(maxsize=4096)
def scripts_of(word: str) -> frozenset[str]:
    """The scripts of the word's letters; empty for digits and signs. Combining marks alone do not count."""
    if word.isascii():
        return _LATIN if any(map(str.isalpha, word)) else _NONE
    found = {_script(c) for c in word if not "\u0300" <= c <= "\u036f"}
    return frozenset(name for name in found if name)


_LATIN: frozenset[str] = frozenset({"Latin"})
_NONE: frozenset[str] = frozenset()

# Letters that Unicode does not decompose into a base and a mark, but that writers without the key replace so.
_PLAIN = str.maketrans(
    {
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "ı": "i",
        "ħ": "h",
        "ŋ": "n",
        "ŧ": "t",
        "ĸ": "k",
        "ґ": "г",
    }
)


@lru_cache(maxsize=8192)
def unmarked(word: str) -> str:
    """The casefolded word without accents, strokes and vowel points (`cát` -> cat, `ё` -> е, `ø` -> o).

    Marks that make another letter stay: й, Japanese voicing, Indic and Thai vowels. Idempotent.
    """
    if word.isascii():
        return word
    kept = _UNMARK.sub("", unicodedata.normalize("NFD", word.translate(_PLAIN)))
    return unicodedata.normalize("NFC", kept)


# Latin, Cyrillic and Greek marks, Hebrew points, Arabic vowels; but the breve of й and ў stays.
_UNMARK = re.compile("(?<![иуИУ])\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]")

# What is written for letters that a keyboard lacks, in the languages that have such a custom. Elsewhere an ü is a u.
_GERMAN = {"ä": "ae", "ö": "oe", "ü": "ue"}
_NORDIC = {"å": "aa", "ä": "ae", "ö": "oe", "ø": "oe"}
_CUSTOMS = {
    tag: str.maketrans(custom)
    for tag, custom in {"de": _GERMAN, "sv": _NORDIC, "da": _NORDIC, "no": _NORDIC, "fi": _NORDIC}.items()
}


def without_keys(word: str, language: str) -> tuple[str, ...]:
    """The casefolded word as people write it on a keyboard that has no keys for its letters (`löffel` -> loeffel), if
    the language (a tag) has another custom for that than to leave the marks out."""
    if word.isascii() or language not in _CUSTOMS:
        return ()
    return (unmarked(word.translate(_CUSTOMS[language])),)


@lru_cache(maxsize=8192)
def romanised(word: str) -> str:
    """The word in basic Latin letters and digits only, transcribed if need be (`лошадь` -> loshad)."""
    if word.isascii():
        return _NOT_BASIC.sub("", word)
    from anyascii import anyascii

    latin = anyascii(unicodedata.normalize("NFC", word).translate(_SMALL_KANA)).casefold()
    return _NOT_BASIC.sub("", latin if latin.isalnum() else _with_small_kana(latin))


_SMALL_KANA = str.maketrans({**dict.fromkeys("っッ", "<"), "ゃ": ">a", "ャ": ">a"})
_SMALL_KANA |= str.maketrans({"ゅ": ">u", "ュ": ">u", "ょ": ">o", "ョ": ">o"})


def _with_small_kana(latin: str) -> str:
    """Small kana change what is beside them: `しゃ` is sha, `きゃ` is kya, `っか` is kka."""
    joined = re.sub("(sh|ch|j)i>", r"\1", latin).replace("i>", "y")
    return re.sub("<(c?)(.)", lambda found: f"{'t' if found[1] else found[2]}{found[0][1:]}", joined)


_NOT_BASIC = re.compile("[^a-z0-9]+")


# What people write for a Cyrillic letter who have no table at hand; slashes part several ways, "-" is nothing.
_IN_LATIN = """а:a б:b в:v/w г:g д:d е:e/ye/je ё:e/yo/jo/io/o ж:zh/j/z з:z и:i/y/ee й:y/j/i/- к:k л:l м:m н:n о:o п:p
р:r с:s т:t у:u/oo ф:f х:kh/h/ch/x ц:ts/tz/c/cz ч:ch/tch/c ш:sh/sch/s щ:shch/sch/sh/sc ъ:'/- ы:y/i ь:'/- э:e
ю:yu/ju/iu/u я:ya/ja/ia/a і:i ї:yi/ji/i є:ye/je/ie ґ:g"""
_LATIN_FOR = {entry[0]: tuple(way.removeprefix("-") for way in entry[2:].split("/")) for entry in _IN_LATIN.split()}


_UNSTRESSED = ("o", "a")
"""How an о is written by ear, whose stress nobody can tell here."""


def is_spelled_in_latin(latin: str, word: str) -> bool:
    """Whether a Latin word is this Cyrillic one, letter by letter, by whatever table (`ёж`: ezh, yozh, joj), or, if it
    has five letters or more, by ear (`корова`: karova)."""
    ends = {0}
    for letter in word:
        ways = _LATIN_FOR.get(letter, ())
        if letter == "о" and len(word) > 4:
            ways = _UNSTRESSED
        ends = {end + len(way) for end in ends for way in ways if latin.startswith(way, end)}
    return bool(word) and len(latin) in ends


# What people write for Hangul letters: by the three official tables, Russian (in Latin letters), and by ear.
_HANGUL_IN_LATIN = """ㄱ:g/k ㄲ:kk/gg/k/g ㄴ:n ㄷ:d/t ㄸ:tt/dd/d/t ㄹ:r/l/n ㅁ:m ㅂ:b/p/v ㅃ:pp/bb/p/b ㅅ:s/sh ㅆ:ss/s
ㅇ:- ㅈ:j/ch/dj/dzh/z/dz ㅉ:jj/tch/cch/j/ch ㅊ:ch/tch/chh ㅋ:k/kh ㅌ:t/th ㅍ:p/ph/f ㅎ:h/kh/- ㅏ:a/ah ㅐ:ae/e/ai/ay
ㅑ:ya/ia/ja ㅒ:yae/ye/e ㅓ:eo/o/u/uh/e ㅔ:e/ae ㅕ:yeo/yo/yu/ye/jo/io ㅖ:ye/e/yae ㅗ:o/oh ㅘ:wa/va/oa ㅙ:wae/we/ve/vae
ㅚ:oe/we/oi/ve ㅛ:yo/jo/io ㅜ:u/oo/woo/ou ㅝ:wo/weo/vo/uo ㅞ:we/ve ㅟ:wi/vi/ui/we ㅠ:yu/yoo/you/ju/iu ㅡ:eu/u/y/e/oo
ㅢ:ui/eui/yi/i/eu/yj ㅣ:i/ee/y/yi"""
_AT_THE_END = """ㄱ:k/g/ng/c ㄴ:n/l/nn ㄷ:t/d/n ㄹ:l/r/ll/- ㅁ:m ㅂ:p/b/m ㅅ:t/s/d/n/- ㅆ:t/s/ss ㅇ:ng/n/nn ㅈ:t/j/d
ㅊ:t/ch/d ㅋ:k ㅌ:t/d/ch ㅍ:p/b/m ㅎ:t/h/- ㄲ:k/kk ㄳ:k/ks ㄵ:n/nj ㄶ:n/nh ㄺ:k/lk/g/lg ㄻ:m/lm ㄼ:l/lb/p ㄽ:l ㄾ:l/lt
ㄿ:p/lp ㅀ:l/lh ㅄ:p/ps"""


def _ways(table: str) -> dict[str, tuple[str, ...]]:
    return {entry[0]: tuple(way.removeprefix("-") for way in entry[2:].split("/")) for entry in table.split()}


_INSIDE, _ENDING = _ways(_HANGUL_IN_LATIN), _ways(_AT_THE_END)


@lru_cache(maxsize=8192)
def is_hangul_in_latin(latin: str, word: str) -> bool:
    """Whether a Latin word is this one of Hangul syllables, by whatever table (`거미`: geomi, komi, gomi)."""
    ends = {0}
    for syllable in word if _ALL_HANGUL.fullmatch(word) else "":
        for letter, ways in zip(jamo(syllable), (_INSIDE, _INSIDE, _ENDING), strict=False):
            ends = {end + len(way) for end in ends for way in ways[letter] if latin.startswith(way, end)}
    return bool(latin) and len(latin) in ends


@lru_cache(maxsize=8192)
def transcription_key(word: str, *, rolled: bool = False, coarse: bool = True) -> str:
    """The word in Latin letters with the differences between transcriptions levelled (`хаммер` and hammer).

    `rolled`: it is said with every r (`amor` is 아모르), not as in English. `coarse`: sounds are one that Hangul does
    not tell apart (r and l, f and p, v and b).
    """
    latin = "'".join(map(_as_spoken, word)) if _HANGUL.search(word) else romanised(word)
    for letters, plain in (*_LEVELLED, *_ONE_IN_HANGUL) if coarse else _LEVELLED:
        if not (rolled and letters in ("er", "or")):
            latin = latin.replace(letters, plain)
    return _DOUBLE.sub(_first, latin.replace("'", "")).removesuffix("e")


def key_in_hangul(word: str) -> str:
    """The same key for what Hangul makes of a word in Cyrillic: a hiss before a consonant or at the end has a vowel
    there, and ё its own (бочка is 보치카, матрёшка 마트료시카)."""
    return transcription_key(_HISS.sub(lambda hiss: _HISSES[hiss[0]], romanised(word.replace("ё", "йо"))))


_HISSES = {"sh": "si", "zh": "ji", "ch": "chi"}
_HISS = re.compile("(?:[sz]h|ch)(?=[bcdfgklmnprstvz]|$)")


def is_only_alike_in_hangul(word: str, other: str) -> bool:
    """Whether neither word is in Hangul, and what makes their transcriptions differ is only one there (пара, palla)."""
    if "Hangul" in scripts_of(word) | scripts_of(other):
        return False
    fine = ([transcription_key(one, rolled=rolled, coarse=False) for one in (word, other)] for rolled in (False, True))
    return all(ours != theirs for ours, theirs in fine)


def _first(found: re.Match[str]) -> str:
    return found[1]


@lru_cache(maxsize=4096)
def _as_spoken(syllable: str) -> str:
    """A Hangul syllable in Latin letters, with the consonant that its end stands for in loans (`캣` -> kaet)."""
    latin = romanised(syllable)
    last = (ord(syllable) - 0xAC00) % 28 if "가" <= syllable <= "힣" else 0
    return latin[:-1] + _BORROWED_END[last] if last in _BORROWED_END else latin


_BORROWED_END = {1: "k", 17: "p", 19: "t"}
"""ㄱ, ㅂ and ㅅ, by their number among the final consonants."""

_DOUBLE = re.compile(r"(.)\1+")
_LEVELLED = (
    ("kh", "h"), ("ck", "k"), ("ch", "k"), ("ph", "f"), ("th", "t"), ("qu", "kv"), ("x", "ks"), ("c", "k"), ("q", "k"),
    ("w", "v"), ("j", "y"), ("ee", "i"), ("ea", "i"), ("oo", "u"), ("ou", "u"), ("eu", ""), ("y", "i"), ("er", "o"),
    ("or", "o"), ("eo", "o"), ("ae", "a"),
)  # fmt: skip
_ONE_IN_HANGUL = (("r", "l"), ("f", "p"), ("v", "b"))

_CHOSEONG = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_JUNGSEONG = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_JONGSEONG = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
CLUSTERS = {
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ",
    "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
}  # fmt: skip
"""Two letters that end a syllable of Hangul as one, told apart."""
_COMPATIBLE = str.maketrans(
    {
        **{0x1100 + i: letter for i, letter in enumerate(_CHOSEONG)},
        **{0x1161 + i: letter for i, letter in enumerate(_JUNGSEONG)},
        **{0x11A8 + i: letter for i, letter in enumerate(_JONGSEONG)},
    }
)


@lru_cache(maxsize=8192)
def jamo(word: str) -> str:
    """Hangul taken apart into its letters, the same letter alike in every place (`물` and `ㅁㅜㄹ` -> ㅁㅜㄹ).

    Words without Hangul stay as they are.
    """
    if word.isascii() or not _SOME_HANGUL.search(word):
        return word
    return unicodedata.normalize("NFD", word).translate(_COMPATIBLE)


_SOME_HANGUL = re.compile("[가-힣\u1100-\u11ff]")


def initial_consonants(word: str) -> str:
    """The first letter of each Hangul syllable (`커피` -> ㅋㅍ); "" if anything else is in the word."""
    heads = [_CHOSEONG[(ord(c) - 0xAC00) // 588] for c in word if "가" <= c <= "힣"]
    return "".join(heads) if len(heads) == len(word) else ""


def only_consonants(word: str) -> bool:
    """Whether the word is nothing but Hangul consonants standing alone (`ㅋㅍ`)."""
    return bool(word) and all(letter in _CHOSEONG for letter in jamo(word)) and not _HANGUL.search(word)


_HANGUL = re.compile("[가-힣]")
_ALL_HANGUL = re.compile("[가-힣]+")


def count_letters(word: str) -> int:
    """Letters as players count them: base characters without marks; Hangul by syllables."""
    return sum(1 for c in unicodedata.normalize("NFC", word) if c.isalpha())
