"""How languages without full analysis count: from one to twelve, and from first to fourth.

Forms of the same number are parted by slashes. Marks may be left out when they are looked up.
"""

from collections.abc import Mapping

from .scripts import unmarked

_NUMBERS = {
    "fr": "un/une deux trois quatre cinq six sept huit neuf dix onze douze",
    "de": "eins/ein/eine zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf",
    "es": "uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "it": "uno/una due tre quattro cinque sei sette otto nove dieci undici dodici",
    "pt": "um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze",
    "pl": "jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
    "uk": "один/одна/одне два/дві три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять",
    "cs": "jeden/jedna/jedno dva/dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct",
    "sv": "ett/en två tre fyra fem sex sju åtta nio tio elva tolv",
    "da": "en/et to tre fire fem seks syv otte ni ti elleve tolv",
    "no": "en/ett/ei to tre fire fem seks sju/syv åtte ni ti elleve tolv",
    "fi": "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista",
    "hu": "egy kettő/két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő/tizenkét",
    "tr": "bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki",
    "el": "ένα/ένας/μία δύο/δυο τρία/τρεις τέσσερα/τέσσερις πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα έντεκα "
    "δώδεκα",
    "ar": "واحد اثنان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع عشرة/عشر",
    "he": "אחת/אחד שתיים/שתי/שניים שלוש/שלושה ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה עשר/עשרה",
    "hi": "एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह",
    "id": "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas",
    "vi": "một hai ba bốn năm sáu bảy tám chín mười",
    "th": "หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง",
    "zh": "yi er san si wu liu qi ba jiu shi",
    "ja": "いち/ichi に/ni さん/san よん/yon/し/shi ご/go ろく/roku なな/nana/しち/shichi はち/hachi "
    "きゅう/kyuu/kyu じゅう/juu",
    "la": "unus/una/unum duo/duae/duabus tres/tria/tribus quattuor quinque sex septem octo novem decem undecim "
    "duodecim",
    "eo": "unu du tri kvar kvin ses sep ok naŭ dek dekunu dekdu",
}

_ORDINALS = {
    "fr": "premier/première deuxième/second/seconde troisième quatrième",
    "de": "erste/erster/erstes zweite/zweiter/zweites dritte/dritter/drittes vierte/vierter/viertes",
    "es": "primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta",
    "it": "primo/prima secondo/seconda terzo/terza quarto/quarta",
    "pt": "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta",
    "pl": "pierwszy/pierwsza/pierwsze drugi/druga/drugie trzeci/trzecia/trzecie czwarty/czwarta/czwarte",
    "uk": "перший/перша/перше другий/друга/друге третій/третя/третє четвертий/четверта/четверте",
    "cs": "první druhý/druhá/druhé třetí čtvrtý/čtvrtá/čtvrté",
    "sv": "första andra tredje fjärde",
    "da": "første anden/andet tredje fjerde",
    "no": "første andre/annen tredje fjerde",
    "fi": "ensimmäinen toinen kolmas neljäs",
    "hu": "első második harmadik negyedik",
    "tr": "birinci ikinci üçüncü dördüncü",
    "el": "πρώτος/πρώτη/πρώτο δεύτερος/δεύτερη/δεύτερο τρίτος/τρίτη/τρίτο τέταρτος/τέταρτη/τέταρτο",
    "ar": "الأول/الأولى الثاني/الثانية الثالث/الثالثة الرابع/الرابعة",
    "he": "ראשון/ראשונה שני/שנייה שלישי/שלישית רביעי/רביעית",
    "hi": "पहला/पहली दूसरा/दूसरी तीसरा/तीसरी चौथा/चौथी",
    "id": "pertama kedua ketiga keempat",
    "zh": "第一 第二 第三 第四",
    "ja": "一番目/一つ目 二番目/二つ目 三番目/三つ目 四番目/四つ目",
    "eo": "unua dua tria kvara",
}

LAST = -1
"""The last place, however many there are."""

_LAST_WORD = {
    "fr": "dernier mot",
    "de": "letzte wort/letztes wort",
    "es": "última palabra",
    "it": "ultima parola",
    "pt": "última palavra",
    "pl": "ostatnie słowo/ostatnie hasło",
    "uk": "останнє слово",
    "cs": "poslední slovo/poslední heslo",
    "sv": "sista ordet",
    "da": "sidste ord",
    "no": "siste ord/siste ordet",
    "fi": "viimeinen sana",
    "hu": "utolsó szó",
    "tr": "son kelime/son sözcük",
    "el": "τελευταία λέξη",
    "ar": "الكلمة الأخيرة",
    "he": "המילה האחרונה",
    "id": "kata terakhir",
    "eo": "lasta vorto",
}

# What may stand beside them where a keyword's place is named: articles, and words for words.
_BESIDE = {
    "fr": "le la mot numéro",
    "de": "der die das den dem wort begriff",
    "es": "el la lo palabra",
    "it": "il la lo parola",
    "pt": "o a palavra",
    "pl": "słowo hasło",
    "uk": "слово",
    "cs": "slovo heslo",
    "sv": "den det ordet",
    "da": "den det ord",
    "no": "den det ord ordet",
    "fi": "sana",
    "hu": "a az szó",
    "tr": "kelime sözcük",
    "el": "ο η το λέξη",
    "ar": "الكلمة",
    "he": "המילה",
    "id": "kata yang",
    "eo": "la vorto",
}

_ARTICLES = "le la numéro der die das den dem el lo il o a det az ο η το yang"
_BARE = (word for line in _BESIDE.values() for word in line.split() if word not in _ARTICLES.split())
_WORDS = frozenset(form for word in _BARE for form in (word, unmarked(word)))
"""Words for words."""

_Values = dict[str, dict[str, int]]


def _read(lines: Mapping[str, str]) -> tuple[_Values, _Values]:
    """By word, what it counts in which language; and the same for words without their marks."""
    exact: _Values = {}
    bare: _Values = {}
    for tag, line in lines.items():
        for value, forms in enumerate(line.split(), 1):
            for form in forms.split("/"):
                exact.setdefault(form, {})[tag] = value
                bare.setdefault(unmarked(form), {})[tag] = value
    return exact, bare


_COUNTED, _RANKED = _read(_NUMBERS), _read(_ORDINALS)
_LAST = {phrase: tag for tag, line in _LAST_WORD.items() for one in line.split("/") for phrase in (one, unmarked(one))}
_RANKS = frozenset().union(*_RANKED)
"""Every word that may name a place, with its marks and without."""


def counted(word: str) -> Mapping[str, int]:
    """The number (1 to 12) that a word in uniform writing is, by the tag of each further language."""
    return _value(word, _COUNTED)


def ranked(word: str) -> Mapping[str, int]:
    """The place (1 to 4) that a word in uniform writing names, by the tag of each further language."""
    return _value(word, _RANKED)


def place_named(words: tuple[str, ...]) -> tuple[int, str] | None:
    """The place (or LAST) that words in a row name and nothing else (`das dritte wort`, `le dernier mot`), and the
    language's tag; None if they name none."""
    if tag := _LAST.get(" ".join(words[-2:])):
        return (LAST, tag) if set(words[:-2]) <= set(_BESIDE[tag].split()) else None
    if _RANKS.isdisjoint(words):
        return None
    for number in words:
        for tag, place in ranked(number).items():
            beside = _BESIDE.get(tag, "").split()
            if all(word is number or word in beside for word in words):
                return place, tag
    return None


def says_word(words: tuple[str, ...]) -> bool:
    """Whether words that name a place (`place_named`) have one for words among them: the place of a keyword, then."""
    return not _WORDS.isdisjoint(words)


def _value(word: str, known: tuple[_Values, _Values]) -> Mapping[str, int]:
    exact, bare = known
    if word.isascii():
        return bare.get(word, {})
    return exact.get(word) or bare.get(unmarked(word), {})
