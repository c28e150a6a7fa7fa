"""How languages without analysis of their own count letters and syllables: `huit lettres`, `acht Buchstaben`, `八文字`.

A few words a language are enough, because such a clue is short: a number, and what is counted.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cluewright.core.languages.counting import counted

from .analyse import AnalysedClue, Token
from .numbers import value_of

# What each language counts: letters and syllables.
_COUNTABLE = {
    "fr": "lettre lettres syllabe syllabes",
    "de": "buchstabe buchstaben silbe silben",
    "es": "letra letras sílaba sílabas",
    "it": "lettera lettere sillaba sillabe",
    "pt": "letra letras sílaba sílabas",
    "pl": "litera litery liter sylaba sylaby sylab głoski",
    "uk": "літера літери літер букви букв склад склади складів",
    "cs": "písmeno písmena písmen slabika slabiky slabik",
    "sv": "bokstav bokstäver stavelse stavelser",
    "da": "bogstav bogstaver stavelse stavelser",
    "no": "bokstav bokstaver stavelse stavelser",
    "fi": "kirjain kirjainta kirjaiminen kirjaimen tavu tavua tavuinen",
    "hu": "betű betűs betűből szótag szótagú szótagos",
    "tr": "harf harfli harfi harften hece heceli",
    "el": "γράμμα γράμματα συλλαβή συλλαβές",
    "ar": "حرف حروف أحرف حرفا مقطع مقاطع",
    "he": "אות אותיות הברה הברות",
    "hi": "अक्षर अक्षरों वर्ण",
    "id": "huruf suku",
    "vi": "chữ",
    "la": "littera litterae litteris litterarum syllaba syllabae syllabis syllabarum",
    "eo": "litero literoj literojn silabo silaboj",
}
_LANGUAGES = {
    word: tuple(tag for tag, words in _COUNTABLE.items() if word in words.split())
    for words in _COUNTABLE.values()
    for word in words.split()
}
"""By word, those that count it so."""

# Without spaces: the number stands before the letters, in Chinese with a measure word between them.
_UNSPACED = (
    ("ja", re.compile("(?P<n>[一二三四五六七八九十]|[0-9]{1,2})(?:文字|音節)")),
    ("zh", re.compile("(?P<n>[一二两兩三四五六七八九十]|[0-9]{1,2})[个個]?(?:字母|音[节節])")),
    ("zh", re.compile("^(?P<n>[一二两兩三四五六七八九十]|[0-9]{1,2})[个個]字$")),
    ("th", re.compile("(?P<n>[0-9]{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ) ?(?:ตัวอักษร|พยางค์)")),
)
_MAY_COUNT = re.compile("[字節节ตพ]")
"""A character of what is counted in each of them."""
_DIGITS = {character: value for value, character in enumerate("一二三四五六七八九十", 1)} | {"两": 2, "兩": 2}


@dataclass(frozen=True, slots=True)
class Count:
    """A number of letters or syllables that a clue speaks of: where (as in the clue sent), which, in what language."""

    span: tuple[int, int]
    value: int
    language: str


def letter_counts(clue: AnalysedClue) -> Iterator[Count]:
    """All that a clue says of the kind in a language without analysis."""
    if not _LANGUAGES.keys().isdisjoint(clue.words):
        yield from _spaced(clue.tokens)
    if _MAY_COUNT.search(clue.normal.text):
        for tag, pattern in _UNSPACED:
            for match in pattern.finditer(clue.normal.text):
                value = _DIGITS.get(match["n"]) or counted(match["n"]).get(tag) or int(match["n"])
                yield Count(clue.normal.span(*match.span()), value, tag)


def _spaced(tokens: tuple[Token, ...]) -> Iterator[Count]:
    """A number right before one of the words (`8 lettres`), or right after it (`lettres : 8`)."""
    for before, after in pairwise(tokens):
        for letters, number in ((after, before), (before, after)):
            for tag in _LANGUAGES.get(letters.text, ()):
                value = value_of(number.text) if number.text.isdecimal() else counted(number.text).get(tag)
                if value and value > 1:  # una lettera: a letter
                    yield Count((before.span[0], after.span[1]), value, tag)
