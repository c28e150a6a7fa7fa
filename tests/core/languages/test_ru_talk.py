"""Russian: talk of letters, counts, places, sounds and private things."""

import pytest

from cluewright.core.clues.parts_told import PARTS
from cluewright.core.languages.patterns import Phrases
from cluewright.core.languages.ru import LANGUAGE as RU


def found(phrases: Phrases, text: str) -> list[dict[str, str | None]]:
    """The groups of all that is talk whatever the keywords are."""
    found = (match.groupdict() for match in phrases.finditer(text))
    return [groups for groups in found if groups.keys().isdisjoint(PARTS)]


@pytest.mark.parametrize(
    "text",
    [
        "начинается с ф", "оканчивается на «ец»", "буква р", "слово на букву ж", "первая буква", "двойная н",
        "анаграмма", "мягкий знак", "пишется слитно", "задом наперёд", "по буквам", "без последней буквы",
        "три гласные", "пишется с большой буквы", "слово наоборот",
        "кончается мягким знаком", "город на м", "первая л", "в конце р", "л как лиса", "через о", "буква эль",
        "тринадцатая буква", "с шипящей на конце", "с другой буквы", "приставка пере", "суффикс ник", "читай наоборот",
        "прочти справа налево", "переставь слоги", "на эль", "слог мол", "первая эс", "на эс начинается",
        "кончается как «стена»", "читай с хвоста", "слово из к, о и т", "твёрдый знак внутри", "две с подряд",
        "читается туда и обратно", "с точками над первой",
    ],
)  # fmt: skip
def test_talk_of_spelling(text: str) -> None:
    assert found(RU.spelling_talk, text)


def test_talk_of_spelling_names_its_letters() -> None:
    assert found(RU.spelling_talk, "начинается на щ")[0]["letter"] == "щ"
    assert found(RU.spelling_talk, "буква «э»")[0]["letter"] == "э"


@pytest.mark.parametrize(("text", "n"), [("7 букв", "7"), ("из девяти букв", "девяти"), ("два слога", "два")])
def test_talk_of_counts_names_the_number(text: str, n: str) -> None:
    assert n in [groups["n"] for groups in found(RU.count_talk, text)]
    assert found(RU.count_talk, "длина: 9")[0]["n"] == "9"


@pytest.mark.parametrize(
    "text",
    ["шестибуквенное слово", "6-буквенное", "односложное", "самое длинное слово", "коротенькое слово",
     "самое длинное из наших", "столько же букв", "трёхслоговое", "четыре буковки", "из трёх звуков"],
)  # fmt: skip
def test_counts_inside_words(text: str) -> None:
    assert found(RU.count_talk, text)


@pytest.mark.parametrize(
    ("text", "group", "value"),
    [
        ("слово номер 2", "n", "2"), ("четвёртое слово", "n", "четвёртое"), ("№ 3", "n", "3"),
        ("первое по счёту", "n", "первое"), ("на третьем месте", "n", "третьем"), ("2-я позиция", "n", "2-я"),
        ("последнее слово", "last", "последнее"), ("последнее слово в списке", "last", "последнее"),
        ("последний", "last", "последний"), ("в самом конце списка", "last", "в самом конце"),
        ("предпоследнее", "before_last", "предпоследнее"), ("предпоследняя карта", "before_last", "предпоследняя"),
        ("второй с конца", "from_end", "второй"), ("вторая снизу", "from_end", "вторая"),
        ("третье слово справа", "from_end", "третье"), ("самое первое", "n", "первое"), ("стоит первым", "n", "первым"),
        ("второй из четырёх", "n", "второй"), ("то, что под вторым номером", "n", "вторым"),
        ("слово под вторым номером", "n", "вторым"), ("то, что на третьем месте", "n", "третьем"),
        ("то, что стоит вторым", "n", "вторым"), ("то, что идёт первым", "n", "первым"),
        ("стоит на втором месте", "n", "втором"), ("у нас под цифрой 2", "n", "2"),
        ("цифра кода для него — двойка", "n", "двойка"), ("под номером два", "n", "два"),
        ("второе сверху слово", "n", "второе"), ("оно у нас второе", "n", "второе"), ("строка 3", "n", "3"),
        ("загадано вторым", "n", "вторым"), ("самая первая строчка", "n", "первая"), ("у нас номер 2", "n", "2"),
        ("второе в нашем столбике", "n", "второе"), ("третья в этой колонке", "n", "третья"),
        ("последнее в нашем перечне", "last", "последнее"), ("в списке второй", "n", "второй"),
        ("моё второе слово", "n", "второе"), ("наша последняя строчка", "last", "последняя"),
        ("то, что идёт последним", "last", "последним"),
    ],
)  # fmt: skip
def test_talk_of_places(text: str, group: str, value: str) -> None:
    assert value in [groups.get(group) for groups in found(RU.position_talk, text)]


@pytest.mark.parametrize("text", ["между вторым и четвёртым", "слово между первым и третьим", "после второго слова"])
def test_places_between_others_are_not_the_places_named(text: str) -> None:
    assert found(RU.position_talk, text)
    assert not any(groups.get("n") for groups in found(RU.position_talk, text))


@pytest.mark.parametrize(
    "text",
    [
        "рифмуется с морем", "рифма к слову море", "звучит как гром", "похоже звучит", "созвучно", "в рифму",
        "срифмуй горе", "рифма: горе", "на слух как горе", "похоже на слово горе", "ударный первый слог", "пароним",
    ],
)  # fmt: skip
def test_talk_of_sound(text: str) -> None:
    assert found(RU.sound_talk, text)


@pytest.mark.parametrize(
    "text",
    [
        "наш медовый месяц", "что я ел на обед", "моя тётя", "помнишь ту ночь", "где мы отдыхали", "у нас на даче",
        "день рождения сестры", "вчерашний матч", "твоё старое прозвище", "мы были в париже", "как в прошлый раз",
        "имя нашей собаки", "кличка нашего пса", "подарок нашему псу", "щенок моего внука", "работа моих родителей",
        "наша семья", "мои друзья", "гараж моего отца", "комната наших детей", "пароль от нашего чата",
        "фамилия нашего физрука", "любимая песня нашей математички", "наша училка", "мой препод", "наша староста",
        "мой кореш", "прозвище физрука", "машина нашего завуча",
    ],
)  # fmt: skip
def test_private_talk(text: str) -> None:
    assert found(RU.private_talk, text)


@pytest.mark.parametrize(
    "text",
    ["моя хата с краю", "боже мой", "наша планета", "до нашей эры", "ваше величество", "пришёл, увидел, победил"],
)
def test_idioms_are_not_private(text: str) -> None:
    private = [match.span() for match in RU.private_talk.finditer(text)]
    idioms = [match.span() for match in RU.idioms.finditer(text)]
    assert idioms
    assert all(any(i[0] < p[1] and p[0] < i[1] for i in idioms) for p in private)


@pytest.mark.parametrize(
    "text",
    [
        "восемь паучьих ног", "первое место на олимпиаде", "место преступления", "последнее слово подсудимого",
        "третья мировая", "поэтическая рифма", "вечер с друзьями", "любимый напиток", "бабушкин сундук", "домашний кот",
        "письмо", "алфавит",
        "наш материк", "мой другой мир", "наш мир который велик", "кличка собаки", "что делает повар",
        "второе дыхание", "книжная буква", "мама мыла раму", "последний герой", "последний звонок", "первый снег",
        "предпоследний этап", "в конце туннеля", "самый последний день", "третий лишний", "крайний случай",
        "справа налево", "приставка сега", "окончание школы", "вид сверху", "верхний этаж", "крайний слева",
        "прочитай и передай", "с другой планеты", "через дорогу", "я — легенда", "ударный инструмент", "похож на слона",
        "алая буква", "стоит дорого", "посередине волги", "левый берег",
        "враг номер один", "врач номер два", "комната под номером два", "сборная под вторым номером посева",
        "красная строка", "первая строка стихотворения", "стоит первым в очереди", "идёт вторым блюдом",
        "пришёл последним", "на вторых ролях", "под вторым подбородком", "последний пункт договора",
        "между первой и второй", "ваше преподобие", "мой корешок", "физрук со свистком", "шеф-повар",
        "первый в списке форбс", "первый в таблице менделеева", "второй в таблице чемпионата",
    ],
)  # fmt: skip
def test_honest_clues_are_no_talk(text: str) -> None:
    for groups in (*found(RU.count_talk, text), *found(RU.position_talk, text)):
        assert groups["n"] not in RU.numbers
        assert groups["n"] not in RU.ordinals
        assert not groups.get("last")
    for patterns in (RU.spelling_talk, RU.sound_talk, RU.private_talk):
        assert not found(patterns, text)


@pytest.mark.parametrize("text", ["карточка номер три", "четвёртое слово нашей команды"])
def test_cards_and_the_words_of_a_team_have_places(text: str) -> None:
    assert found(RU.position_talk, text)


def test_a_consonant_is_heard_at_the_end() -> None:
    assert found(RU.sound_talk, "глухой на конце")
    assert not found(RU.sound_talk, "глухой старик")


def test_who_counts_begins_with_one_by_either_word() -> None:
    assert RU.numbers["раз"] == 1
