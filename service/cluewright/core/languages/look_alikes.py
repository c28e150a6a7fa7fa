"""What a word looks like: letters of other scripts, digits and signs written for letters, words upside down."""

import re
from functools import lru_cache

from .scripts import unmarked

# Letters that look alike across scripts, each as the Latin letter it resembles (after Unicode's list of confusables;
# chosen by hand for the scripts of the four languages and Greek, in lower case and as lower-cased capitals).
_LOOKS_LIKE = str.maketrans(
    {
        "ы": "bi",
        **dict(zip("асеорхуіїјѕԁһкмтвнгзьпԛԝєүҮѵԍӏ", "aceopxyiijsdhkmtbhr3bnqweyyvgl", strict=True)),
        **dict(zip("αβγεικνορτυχϲωηϳꞵ", "abyeikvoptuxcwnjb", strict=True)),
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
        **dict(zip("ɑɡɩʋꞌᴦꞃꮪꭰ", "agiv'rrsd", strict=True)),
        **dict(zip("ꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜꓮ", "bcdefghijklmnoprstuvwxyza", strict=True)),
    }
)

# Digits and signs written for letters, by what the digits look like in a Latin and in a Cyrillic word.
_LEET = str.maketrans("013456789@$!|+€£", "oleasgtbgasilteL".lower())
_LEET_CYRILLIC = str.maketrans("01346789@$!", "оизчбтвяаси")
_LEET_CYRILLIC_L = str.maketrans("013456789@$", "олзчбдтвяас")
_LEET_CYRILLIC_A = str.maketrans("01346789@$!", "оизабтвяаси")
_CYRILLIC_LETTER = re.compile("[а-яё]")
_BI = re.compile("[bь6][1l|]")
_LEET_I = str.maketrans("013456789@$!|+€£", "oieasgtbgasiitel")


@lru_cache(maxsize=8192)
def look(word: str) -> str:
    """What the casefolded word looks like, in Latin letters as far as letters have look-alikes there; without marks.

    A word upside down (`ʍoɔ`) looks like its letters turned round, and reads backwards."""
    if word.isascii():
        return word
    return unmarked(word.translate(_TURNED) if _UPSIDE_DOWN.search(word) else word).translate(_LOOKS_LIKE)


# Letters that exist for phonetics, and stand for others on their heads; those that are letters either way change too.
_UPSIDE_DOWN = re.compile("[ɐɟƃɥᴉɾʞɯɹʇʍʎ]")
_TURNED = str.maketrans("ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎnupdbqmw", "acefghijkmrtvwyundpqbwm")


def unleet(text: str) -> tuple[str, ...]:
    """The readings of digits and signs as letters (`c4t` -> cat, `4ашка` -> чашка); all for 1 and 6: l and i,
    g and b; in a Cyrillic word и and л, б and д, ч and а, and for 3 з and е. Always in the same order."""
    if _CYRILLIC_LETTER.search(text):
        read = _BI.sub("ы", text)
        tables = (_LEET_CYRILLIC, _LEET_CYRILLIC_L, _LEET_CYRILLIC_A)
        found = [each.translate(table) for each in (read, read.replace("3", "е")) for table in tables]
    else:
        found = [text.translate(_LEET), text.translate(_LEET_I)]
        if _LIKE_CYRILLIC.fullmatch(text):
            found.append(text.translate(_AS_CYRILLIC).translate(_LEET_CYRILLIC))
        if "6" in text:
            found.append(text.replace("6", "b").translate(_LEET))
    return tuple(dict.fromkeys(found))


_LIKE_CYRILLIC = re.compile(r"(?=.*\d)(?=.*[a-z])[aceopxykmthb\d]{3,}")
"""Latin letters that some Cyrillic one looks like, with digits among them (`3E6PA`)."""
_AS_CYRILLIC = str.maketrans("aceopxykmthb", "асеорхукмтнв")

# Letters drawn with several signs, in lower case.
_DRAWN = {
    "|\\/|": "m", "/\\/\\": "m", "|\\|": "n", "/\\/": "n", "\\/\\/": "w", "|-|": "h", "\\/": "v", "/\\": "a", "|)": "d",
    "|>": "p", "|<": "k", "|_|": "u", "|_": "l", "|3": "b", "><": "x", "()": "o", "[]": "o", "vv": "w", "rn": "m",
    "cl": "d",
}  # fmt: skip
_SOME_DRAWN = re.compile("|".join(map(re.escape, _DRAWN)))


def undrawn(text: str) -> str:
    """The text with a letter wherever several signs may draw one (`|\\/|oon`, `m()()n`, `vvolf`)."""
    return _SOME_DRAWN.sub(lambda found: _DRAWN[found[0]], text)


# Cyrillic letters that only a fashion takes for Latin ones (`ЯABBIT`).
_FAKED = str.maketrans(dict(zip("яипшщцдлюбгчэф", "rnnwwualubryeo", strict=True)))


def faked(word: str) -> str:
    """A word of Latin letters among which some Cyrillic ones are turned, or drawn alike."""
    return word.translate(_FAKED)
