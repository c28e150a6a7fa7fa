"""Russian: places pointed at among players, what is known for a number, and what only looks so."""

import pytest

from cluewright.core.languages.ru import LANGUAGE as RU
from cluewright.core.languages.ru.numbered import NUMBERED


def places(text: str) -> set[str]:
    """How each place is told (`n second`, `last`), `anywhere` where none is named; numbers that are none left out."""
    found = set()
    for match in RU.position_talk.finditer(text):
        groups = {name: said for name, said in match.groupdict().items() if said}
        number = groups.get("n")
        if number and not (
            number.isdecimal() or number in RU.ordinals or number in RU.numbers or number in {"ii", "iv"}
        ):
            continue
        found.add(" ".join(f"{name} {said}" if name in {"n", "from_end"} else name for name, said in groups.items()))
    return {place or "anywhere" for place in found}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("ребята, гляньте на второе сверху", "n второе"), ("кармашек iv", "n iv"),
        ("карточка под цифрой три", "n три"), ("команда, смотрим на третью карточку", "n третью"),
        ("коллеги, вам нужно последнее", "last"), ("думайте про третье слово", "n третье"),
        ("присмотритесь к четвёртому", "n четвёртому"), ("гляньте на предпоследнее", "before_last"),
        ("смотрим вторую снизу карточку", "from_end вторую"), ("жмите на третью", "n третью"),
        ("открываем четвёртую карточку", "n четвёртую"), ("у нас оно второе", "n второе"),
        ("нам надо третье по счёту", "n третье"), ("это то, что на ширме третье", "n третье"),
        ("загадано то, которое второе", "n второе"), ("вижу второе сверху", "n второе"),
        ("3-ю карточку берём", "n 3-ю"), ("замыкает наш ряд", "last"), ("завершает нашу четвёрку", "last"),
        ("пацаны, ответ под номером 2", "n 2"), ("ткните во вторую, друзья", "n вторую"),
        ("взгляд на первое слово", "n первое"), ("братцы, крайняя карточка справа", "last"),
        ("сверьтесь с третьим словом", "n третьим"), ("выбираем предпоследнюю карточку", "before_last"),
    ],
)  # fmt: skip
def test_a_place_told_to_the_team(text: str, place: str) -> None:
    assert place in places(text)


@pytest.mark.parametrize(
    "text",
    [
        "сосед справа от третьего", "тот, что сразу за номером два", "через одно после первого",
        "слово, что стоит сразу за первым", "на одну строчку ниже второго", "стоит правее второго",
        "карточка слева от последней карточки", "соседка четвёртого слова", "рядом с третьим словом",
        "следом за третьим словом", "самое левое на ширме", "самое верхнее на экране", "открывает нашу четвёрку",
        "спустись на две строки вниз", "отсчитай три слова сверху", "карточка b", "слот a", "ячейка «в»",
        "номер после второго", "в самом верху нашей ширмы", "возглавляет наш список", "две строчки вниз",
    ],
)  # fmt: skip
def test_a_place_told_by_its_surroundings(text: str) -> None:
    assert "anywhere" in places(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [("намбер ту", 2), ("нумеро уно", 1), ("намба фри", 3), ("нуммер фир", 4), ("2-го", 2), ("3-ю", 3)],
)
def test_ordinals_said_in_fun_and_in_figures(text: str, place: int) -> None:
    assert RU.ordinals[text] == place


@pytest.mark.parametrize(
    "text",
    [
        "вам на второе", "первое место", "третий глаз", "последняя строка", "верхняя строчка хит-парада", "третий ряд",
        "первый экран", "смотрите во все глаза", "красная строка", "с новой строки", "ключ на двенадцать",
        "карта мира", "слово не воробей", "третий лишний", "открывает парад", "замыкает колонну", "крайняя мера",
        "после второй рюмки", "перед первым уроком", "сосед сверху", "сосед по парте", "соседи снизу шумят",
        "последняя пятница", "последний в очереди", "кто последний", "карта памяти", "пункт назначения",
        "правый нападающий", "лево руля", "последнее место", "первая скрипка", "третье отделение", "пятая графа",
        "вторая полка", "первая кнопка", "второй план", "второе пришествие", "первый встречный", "левый берег",
        "верхняя одежда", "нижнее бельё", "последний из могикан", "смотрите на дорогу", "читайте по губам",
        "возьмите зонт", "открывайте рот", "под первым снегом", "между двух огней", "третий тайм", "средний палец",
        "две ступеньки вниз по лестнице", "команда молодости нашей", "друзья до последнего вздоха", "слово за слово",
    ],
)  # fmt: skip
def test_no_place_of_a_keyword(text: str) -> None:
    assert not places(text)


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("циклоп", 1), ("янус", 2), ("ромул и рем", 2), ("чип и дейл", 2), ("цербер", 3), ("змей горыныч", 3),
        ("наф-наф", 3), ("хет-трик", 3), ("евангелист", 4), ("всадники апокалипсиса", 4),
        ("гора рашмор", 4), ("счастливый клевер", 4), ("двугорбый", 2), ("трехколесный", 3), ("четырехлистный", 4),
        ("олимпийские кольца", 5),
    ],
)  # fmt: skip
def test_known_for_a_number(said: str, number: int) -> None:
    assert NUMBERED[said] == number


@pytest.mark.parametrize(
    "said", ["стол", "машина", "скрипка", "адидас", "богатырь", "велосипед", "гитара", "компас", "светофор", "клевер"]
)
def test_what_only_has_so_many_parts_is_known_for_itself(said: str) -> None:
    assert said not in NUMBERED


def test_phrases_are_no_longer_than_what_is_looked_for() -> None:
    assert not [said for said in NUMBERED if len(said.split()) > 5]
