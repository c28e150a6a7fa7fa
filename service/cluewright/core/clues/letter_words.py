"""How languages without analysis of their own count letters and syllables: `huit lettres`, `acht Buchstaben`, `八文字`.

A few words a language are enough, because such a clue is short: a number, and what is counted.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from .analyse import AnalysedClue, Token
from .numbers import value_of

# For each language: its words for letters and syllables | its numbers from 1 on, other forms of one after a slash.
_TABLE = """
fr: lettre lettres syllabe syllabes | un/une deux trois quatre cinq six sept huit neuf dix onze douze
de: buchstabe buchstaben silbe silben | ein/eine/eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
es: letra letras sílaba sílabas | un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce
it: lettera lettere sillaba sillabe | un/una due tre quattro cinque sei sette otto nove dieci undici dodici
pt: letra letras sílaba sílabas | um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze
pl: litera litery liter sylaba sylaby sylab głoski | jedna dwie/dwa trzy cztery pięć sześć siedem osiem dziewięć \
dziesięć jedenaście dwanaście
uk: літера літери літер букви букв склад склади складів | одна/один дві/два три чотири п'ять шість сім вісім дев'ять \
десять одинадцять дванадцять
cs: písmeno písmena písmen slabika slabiky slabik | jedno/jedna dvě/dva tři čtyři pět šest sedm osm devět deset \
jedenáct dvanáct
sv: bokstav bokstäver stavelse stavelser | en/ett två tre fyra fem sex sju åtta nio tio elva tolv
da: bogstav bogstaver stavelse stavelser | en/et to tre fire fem seks syv otte ni ti elleve tolv
no: bokstav bokstaver stavelse stavelser | en/ett to tre fire fem seks sju/syv åtte ni ti elleve tolv
fi: kirjain kirjainta kirjaiminen kirjaimen tavu tavua tavuinen | yksi kaksi kolme neljä viisi kuusi seitsemän \
kahdeksan yhdeksän kymmenen yksitoista kaksitoista
hu: betű betűs betűből szótag szótagú szótagos | egy két/kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét
tr: harf harfli harfi harften hece heceli | bir iki üç dört beş altı yedi sekiz dokuz on
el: γράμμα γράμματα συλλαβή συλλαβές | ένα/μία δύο τρία/τρεις τέσσερα/τέσσερις πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα \
δέκα έντεκα δώδεκα
ar: حرف حروف أحرف حرفا مقطع مقاطع | واحد اثنان ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع \
عشرة/عشر
he: אות אותיות הברה הברות | אחת שתי/שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר
hi: अक्षर अक्षरों वर्ण | एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस
id: huruf suku | satu dua tiga empat lima enam tujuh delapan sembilan sepuluh
vi: chữ | một hai ba bốn năm sáu bảy tám chín mười
la: littera litterae litteris litterarum syllaba syllabae syllabis syllabarum | una duae/duo/duabus tres/tribus/tria \
quattuor quinque sex septem octo novem decem undecim duodecim
eo: litero literoj literojn silabo silaboj | unu du tri kvar kvin ses sep ok naŭ dek
"""


@dataclass(frozen=True, slots=True)
class Words:
    """One language's words: what is counted, and the numbers."""

    tag: str
    counted: frozenset[str]
    numbers: dict[str, int]


def _read(line: str) -> Words:
    tag, _, rest = line.partition(": ")
    counted, _, numbers = rest.partition(" | ")
    values = {form: value for value, forms in enumerate(numbers.split(), 1) for form in forms.split("/")}
    return Words(tag, frozenset(counted.split()), values)


_LANGUAGES = tuple(_read(line) for line in _TABLE.strip().splitlines())
_COUNTED = frozenset[str]().union(*(one.counted for one in _LANGUAGES))

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
_DIGITS |= {
    word: value
    for value, word in enumerate("หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ".split(), 1)  # noqa: SIM905
}


@dataclass(frozen=True, slots=True)
class Count:
    """A number of letters or syllables that a clue speaks of: where (as in the clue sent), which, in what language."""

    span: tuple[int, int]
    value: int
    language: str


def letter_counts(clue: AnalysedClue) -> Iterator[Count]:
    """All that a clue says of the kind in a language without analysis."""
    if not _COUNTED.isdisjoint(clue.words):
        for one in _LANGUAGES:
            yield from _spaced(clue.tokens, one)
    if _MAY_COUNT.search(clue.normal.text):
        for tag, pattern in _UNSPACED:
            for match in pattern.finditer(clue.normal.text):
                value = _DIGITS.get(match["n"]) or int(match["n"])
                yield Count(clue.normal.span(*match.span()), value, tag)


def _spaced(tokens: tuple[Token, ...], one: Words) -> Iterator[Count]:
    """A number right before one of the words (`8 lettres`), or right after it (`lettres : 8`)."""
    for before, after in pairwise(tokens):
        for counted, number in ((after, before), (before, after)):
            value = one.numbers.get(number.text) or (value_of(number.text) if number.text.isdecimal() else None)
            if counted.text in one.counted and value and value > 1:  # una lettera: a letter
                yield Count((before.span[0], after.span[1]), value, one.tag)
