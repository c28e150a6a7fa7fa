"""Russian: the keyword in words made up in fun, in words run together, in old and in pitying ones; places and spellings
said by the way."""

import pytest

from cluewright.core.clues.parts_told import PARTS
from cluewright.core.languages.patterns import Phrases
from cluewright.core.languages.ru import LANGUAGE as RU

from .relating import Relating

related = Relating(RU).related
kind = Relating(RU).kind


def found(phrases: Phrases, text: str) -> bool:
    return any(match.groupdict().keys().isdisjoint(PARTS.keys() - {"within"}) for match in phrases.finditer(text))


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("шмокорова", "корова"),
        ("шмокоровы", "корова"),
        ("шмослон", "слон"),
        ("котвсапогах", "кот"),
        ("домнахолме", "дом"),
    ],
)
def test_echoes_and_short_words_run_together(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("шмель", "ель"), ("шмотки", "отки"), ("ракитин", "рак"), ("сторис", "рис")],
)
def test_what_begins_with_the_keyword_by_chance_is_no_phrase(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("собачелло", "собака"), ("слоноленд", "слон"), ("слонариум", "слон"), ("слонинатор", "слон"),
        ("кошкозилла", "кошка"), ("рыбозавр", "рыба"), ("носяра", "нос"), ("слоняра", "слон"),
    ],
)  # fmt: skip
def test_words_made_up_in_fun_are_suspect(word: str, keyword: str) -> None:
    assert related(word, keyword) == "suspect"


@pytest.mark.parametrize(("word", "keyword"), [("годзилла", "год"), ("рамштейн", "рама"), ("гитара", "гит")])
def test_names_are_not_made_up_in_fun(word: str, keyword: str) -> None:
    assert related(word, keyword) == "legal"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("лодчонка", "лодка"), ("бумажонка", "бумага"), ("мужичонка", "мужик"), ("лис", "лиса"), ("книжонка", "книга")],
)
def test_pitying_words_and_the_other_sex(word: str, keyword: str) -> None:
    assert related(word, keyword) == "illegal"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("златоглавая", "золото"), ("златотканый", "золото"), ("хладокомбинат", "холод"), ("среброносец", "серебро")],
)
def test_old_forms_of_roots_in_compounds(word: str, keyword: str) -> None:
    assert kind(word, keyword)


@pytest.mark.parametrize(
    ("word", "keyword", "how"),
    [
        ("мухоморы", "муха", "opaque"), ("ледоколы", "лёд", "transparent"), ("грибоеды", "гриб", "transparent"),
        ("грибоедов", "гриб", "opaque"), ("пивоваров", "пиво", "opaque"), ("рыболов", "рыба", "transparent"),
    ],
)  # fmt: skip
def test_compounds_in_the_plural_and_what_may_be_a_surname(word: str, keyword: str, how: str) -> None:
    assert kind(word, keyword) == how


def test_english_words_have_russian_endings() -> None:
    assert set(RU.as_borrowed("машрумы")) & set(RU.borrowed("mushroom"))
    assert set(RU.as_borrowed("бёрдик")) & set(RU.borrowed("bird"))


def test_no_english_word_is_heard_in_the_name_of_a_place() -> None:
    assert RU.as_borrowed("крым") == ()


@pytest.mark.parametrize(
    "text",
    [
        "второе, если считать с хвоста", "если считать с конца - третье", "третье, если считать сверху",
        "первое, считая слева", "ну, третье, вы поняли", "третье, если что", "короче, последнее", "эээ, второе",
        "сами знаете: второе", "второе, как договаривались", "то, что у нас под тройкой", "на последней строчке",
        "замыкающий", "слева на ширме",
    ],
)  # fmt: skip
def test_places_said_by_the_way(text: str) -> None:
    assert found(RU.position_talk, text)


@pytest.mark.parametrize(
    "text",
    [
        "пишется по правилу жи-ши", "жи-ши", "ча-ща пиши с буквой а", "исключение из правил русского языка",
        "слово-исключение", "словарное слово", "после ц пишем ы", "непроверяемая гласная", "безударная в корне",
        "чередование гласных", "пишется с заглавной", "проверочное слово - олово", "в диктанте часто ошибаются",
        "слог «ли»", "слог ря", "на букву «ща»", "меняем букву - и получаем муку", "предпоследняя буква алфавита",
        "ш с хвостиком",
    ],
)  # fmt: skip
def test_spelling_as_schools_teach_it(text: str) -> None:
    assert found(RU.spelling_talk, text)


@pytest.mark.parametrize(
    "text",
    ["почти как штука, если вслух", "произнесите с акцентом «шука»", "шипящее начало", "на слух - почти штука"],
)
def test_sounds_by_the_way(text: str) -> None:
    assert found(RU.sound_talk, text)


@pytest.mark.parametrize(
    "text",
    [
        "ты вчера об него споткнулся", "что мне снилось", "наша с тобой песня", "то, чего боится лена",
        "димон такое не ест", "наш общий знакомый", "катькин ужас", "ты сегодня в нём",
    ],
)  # fmt: skip
def test_private_things_by_the_way(text: str) -> None:
    assert found(RU.private_talk, text)


@pytest.mark.parametrize(
    "text",
    [
        "слог оды", "слог повести", "высокий слог", "слог пушкина", "третье октября", "первое, второе и компот",
        "второе дыхание", "последнее прости", "вот и всё", "исключение из всех правил", "живёт по правилам", "диктант",
        "ошибка в диктанте", "орфографический словарь", "после шипящих змей", "словарный запас",
        "проверочная работа", "чередование зимы и лета", "ты - мне, я - тебе", "я сегодня не такой, как вчера",
        "цокающий звук", "наши с вами современники", "что тебе снится, крейсер аврора",
    ],
)  # fmt: skip
def test_honest_clues_are_no_talk(text: str) -> None:
    for patterns in (RU.spelling_talk, RU.position_talk, RU.sound_talk, RU.private_talk):
        assert not found(patterns, text)
