"""Russian number words in all their cases, the collective ones, ordinals, and the names of letters."""

from collections.abc import Iterator

from .dictionary import fold

_ONE = "один одного одному одним одном одна одной одну одною одно одни одних одними единица единицы единицу раз"
_TWO = "два двух двум двумя две двое двоих двоим двоими двойка двойки двойку"
_THREE = "три трёх трём тремя трое троих троим троими тройка тройки тройку"
_FOUR = "четыре четырёх четырём четырьмя четверо четверых четверым четверыми четвёрка четвёрки четвёрку"
_ZERO = "ноль ноля нолю нолём ноле нуль нуля нулю нулём нуле"

_REGULAR = {
    5: "пять", 6: "шесть", 7: "семь", 9: "девять", 10: "десять", 11: "одиннадцать", 12: "двенадцать",
    13: "тринадцать", 14: "четырнадцать", 15: "пятнадцать", 16: "шестнадцать", 17: "семнадцать",
    18: "восемнадцать", 19: "девятнадцать", 20: "двадцать", 30: "тридцать",
}  # fmt: skip
_COLLECTIVE = {5: "пятер", 6: "шестер", 7: "семер", 8: "восьмер", 9: "девятер", 10: "десятер"}
_COUNTED = {5: "пятёрк", 6: "шестёрк", 7: "семёрк", 8: "восьмёрк", 9: "девятк", 10: "десятк"}
_TENS = "пятьдесят шестьдесят семьдесят восемьдесят девяносто"
_HUNDREDS = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"


def _cardinals() -> Iterator[tuple[str, int]]:
    for value, names in enumerate((_ZERO, _ONE, _TWO, _THREE, _FOUR)):
        yield from ((name, value) for name in names.split())
    for value, name in _REGULAR.items():
        yield from ((name[:-1] + ending, value) for ending in ("ь", "и", "ью"))
    yield from ((name, 8) for name in ("восемь", "восьми", "восемью", "восьмью"))
    for value, stem in _COLLECTIVE.items():
        yield from ((stem + ending, value) for ending in ("о", "ых", "ым", "ыми"))
    for value, stem in _COUNTED.items():
        yield from ((stem + ending, value) for ending in ("а", "и", "у"))
        yield from ((stem[:-1] + "очк" + ending, value) for ending in ("а", "и", "у"))
    yield from ((name, 12) for name in ("дюжина", "дюжины", "дюжину", "дюжин"))
    yield from ((name, 40) for name in ("сорок", "сорока"))
    yield from ((name, 10 * tens) for tens, name in enumerate(_TENS.split(), 5))
    yield from ((name, 100 * hundreds) for hundreds, name in enumerate(_HUNDREDS.split(), 1))


def _compounds(simple: dict[str, int]) -> Iterator[tuple[str, int]]:
    """двадцать один to тридцать девять, each part in its own case."""
    tens = [(name, value) for name, value in simple.items() if value in (20, 30)]
    units = [(name, value) for name, value in simple.items() if 1 <= value <= 9]
    for ten, tenfold in tens:
        yield from ((f"{ten} {unit}", tenfold + value) for unit, value in units)


def _both_spellings(names: Iterator[tuple[str, int]]) -> dict[str, int]:
    """With ё and with е for it."""
    return {spelt: value for name, value in names for spelt in (name, fold(name))}


_SIMPLE = _both_spellings(_cardinals())
NUMBERS: dict[str, int] = _SIMPLE | dict(_compounds(_SIMPLE))
"""Number words 0 to 40 in every case and gender, the collective ones (двое) and the nouns (двойка); the round ones to
900."""

_HARD = "ый ого ому ым ом ая ой ую ою ое ые ых ыми"
_SOFT = "ий ьего ьему ьим ьем ья ьей ью ьею ье ьи ьих ьими"
_AFTER_DIGITS = "й ый ой ий я ая ья е ое ье го ого его му ому ему м ом ем ым ю ую ью ей"
_TYPED_AFTER_DIGITS = "й ый ой ий я ая ья ое ье го ого его му ому ему ым ую"
"""As in chats, without a hyphen; not what a measure may be (3м)."""
_ORDINAL = {
    1: "перв", 2: "втор", 4: "четвёрт", 5: "пят", 6: "шест", 7: "седьм", 8: "восьм", 9: "девят", 10: "десят",
    11: "одиннадцат", 12: "двенадцат",
}  # fmt: skip


def _ordinals() -> Iterator[tuple[str, int]]:
    for value, stem in _ORDINAL.items():
        yield from ((stem + ending, value) for ending in _HARD.split())
    yield from (("трет" + ending, 3) for ending in _SOFT.split())
    for value in range(1, 13):
        yield from ((f"{value}-{ending}", value) for ending in _AFTER_DIGITS.split())
        yield from ((f"{value}{ending}", value) for ending in _TYPED_AFTER_DIGITS.split())


_FOREIGN = {
    1: "намбер ван, намбер уан, намба ван, намба уан, намбер один, нумеро уно, номеро уно, нуммер айнс, нумер айн",
    2: "намбер ту, намба ту, намбер два, нумеро дуо, нумеро дуэ, нумеро дос, номеро дос, нуммер цвай, нумер цвай",
    3: "намбер сри, намбер фри, намбер зри, намбер три, намба фри, нумеро тре, нумеро трес, номеро трес, нуммер драй, "
    "нумер драй",
    4: "намбер фо, намбер фор, намба фо, намба фор, нумеро кватро, нумеро куатро, нумеро кваттро, номеро куатро, "
    "нуммер фир, нумер фир",
}
"""As it is said in fun in what is not Russian."""

FOREIGN_PLACES: dict[str, int] = {said: place for place, all_said in _FOREIGN.items() for said in all_said.split(", ")}
"""Number one and so on, each way it is said in fun."""

ORDINALS: dict[str, int] = _both_spellings(_ordinals()) | FOREIGN_PLACES
"""первый to двенадцатый in every case, gender and number, as figures (3-й), and number one in fun (намбер ван)."""

_IN_ORDER = {
    "среди месяцев": "январь февраль март апрель",
    "среди дней недели": "понедельник вторник среда четверг",
    "среди дней": "понедельник вторник среда четверг",
    "среди планет": "меркурий венера земля марс",
    "среди цветов радуги": "красный оранжевый жёлтый зелёный",
    "среди нот": "до ре ми фа",
    "среди элементов": "водород гелий литий бериллий",
    "среди греческих букв": "альфа бета гамма дельта",
    "среди президентов": "ельцин путин медведев",
    "среди времён года": "зима весна лето осень",
    "среди пальцев": "большой указательный средний безымянный",
}
"""What comes in an order that everybody knows, told as one of that row: the row and its first ones."""

_SAID_OF_PLACES = {
    "золотая медаль, золотой призёр, золотой медалист, верхняя ступень пьедестала": 1,
    "серебряная медаль, серебряный призёр, серебряный медалист, вице-чемпион": 2,
    "бронзовая медаль, бронзовый призёр, бронзовый медалист, третий призёр, нижняя ступень пьедестала": 3,
    "третья ступень пьедестала, третья ступенька пьедестала, третье место на пьедестале, трилистник, третий глаз": 3,
    "три толстяка, три поросёнка, три медведя, три богатыря, три танкиста, трёхколёсный велосипед": 3,
    "четыре танкиста, четверо в лодке, четыре времени года, четыре стороны света": 4,
}  # fmt: skip

PLACE_ASSOCIATIONS: dict[str, int] = {
    **_both_spellings((said, place) for all_said, place in _SAID_OF_PLACES.items() for said in all_said.split(", ")),
    **_both_spellings(
        (f"{one} {among}", place) for among, row in _IN_ORDER.items() for place, one in enumerate(row.split(), 1)
    ),
    **dict.fromkeys(("соло", "моноцикл", "единичка", "дебютант", "дебютантка", "первопроходец"), 1),
    "двоечка": 2,
    "троечка": 3,
    **dict.fromkeys(("четверочка", "четвёрочка"), 4),
    "альфа": 1,
    "омега": 4,
    **dict.fromkeys(("первооткрыватель", "пионер-первопроходец", "январь среди месяцев"), 1),
    **dict.fromkeys(("бинокль", "сапоги-пара", "серебро на олимпиаде"), 2),
    **dict.fromkeys(("апрель среди месяцев", "четверг среди дней недели"), 4),
    **dict.fromkeys(("дуэт", "пара", "парочка", "близнец", "двойняшка", "двойня", "тандем"), 2),
    **dict.fromkeys(
        ("трио", "терцет", "тройня", "троица", "тренога", "треножник", "трезубец", "триумвират", "тройняшка"), 3
    ),
    **dict.fromkeys(("мушкетер", "треугольник", "трилогия", "триптих", "триатлон", "триколор"), 3),
    **dict.fromkeys(("трицератопс", "трезвучие", "святая троица", "третий лишний"), 3),
    **dict.fromkeys(
        ("квартет", "квадрат", "четверня", "квадрига", "тетраэдр", "битлз", "времена года", "стороны света"), 4
    ),
    "поул-позиция": 1,
    **dict.fromkeys(("квинтет", "пятиугольник", "пентагон", "пятиборье", "пентаграмма"), 5),
    **dict.fromkeys(("секстет", "шестиугольник", "шестигранник", "гексагон"), 6),
}
"""Words that hint at a place by being so many or by a medal: lemmas without ё, or sayings as they are."""

_NAMES = (
    "а бэ вэ гэ дэ е ё жэ зэ и й ка эль эм эн о пэ эр эс тэ у эф ха цэ че ша ща ъ ы ь э ю я",
    "а бе ве ге де е ё же зе и й ка эл эм эн о пе ер ес те у еф хэ це чэ ша ща ъ ы ь э ю я",
    "анна борис василий григорий дмитрий елена ёлка жук зинаида иван йот константин леонид михаил николай "
    "ольга павел роман семён татьяна ульяна фёдор харитон цапля человек шура щука ъ еры ь эхо юрий яков",
    "антон богдан владимир галина демьян евгений ё женя зоя ирина йод кирилл людмила мария наталья олег пётр "
    "руслан сергей тимофей устин филипп христофор цезарь чайник шапка щит ъ ы ь эмма юлия ярослав",
    "александр бронислав виктор георгий дарья екатерина ё жанна захар игорь й ксения любовь марина нина оксана "
    "полина рита светлана тамара уля фаина хаим центр чеслав шмель щётка ъ ы ь элла юла яша",
)
_ALPHABET = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"

LETTERS: dict[str, str] = {
    spelt: letter
    for names in _NAMES
    for name, letter in zip(names.split(), _ALPHABET, strict=True)
    for spelt in (name, fold(name))
    if len(spelt) > 1
}
"""Names of letters (эль) and the names and words that letters are spelt with on the telephone (Леонид)."""

DIGITS_READ = {40: ("сорок",), 100: ("сто",)}
"""What numbers are read as inside a word, beyond those that are counted to: 40ка."""
