"""Roundabout talk in Russian of letters, counts, places, sounds and what only friends know, and honest look-alikes."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

KEYWORDS = ("лампа", "крыша", "мотор", "тесто")


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("между К и М в азбуке", "spelling"),
        ("слово с ы посередине", "spelling"),
        ("поменяй в «камса» первую", "spelling"),
        ("пять клеточек по вертикали", "letter-count"),
        ("на один знак длиннее, чем «торт»", "letter-count"),
        ("замыкает строй наших слов", "position"),
        ("сосед снизу у того, чем ворон отгоняют", "position"),
        ("одно сверху, два снизу", "position"),
        ("рычит на конце", "pronunciation"),
        ("первый согласный мягкий", "pronunciation"),
        ("что у Гришиных родителей вечно скрипит", "private"),
        ("тогда, в Ашане, ты её уронил", "private"),
        ("к нему я хожу по средам", "private"),
        ("чем крашу волосы", "private"),
        ("лежит в моей коробке из-под обуви", "private"),
        ("опять приходил к нам утром", "private"),
        ("вязала мне сестрёнка", "private"),
        ("из папиного гаража", "private"),
        ("ну это прямо ты, дорогой", "private"),
        ("пишите цифру 2 и не думайте", "position"),
        ("индекс минус один", "position"),
        ("после него на табличке уже ничего", "position"),
        ("чемпион нашего столбика", "position"),
        ("регулярка ^ка.+а$", "spelling"),
        ("первая та же, что у щуки", "spelling"),
        ("приставка тут пре-, не при-", "spelling"),
        ("нота плюс предлог", "spelling"),
        ("на три клетки, дерево", "letter-count"),
    ],
)
def test_roundabout_talk_is_found(clue: str, check: str) -> None:
    assert check in {found.check for found in verdict(clue, *KEYWORDS, language="ru").findings}


@pytest.mark.parametrize(
    "clue",
    [
        "ходит буквой «Г»",
        "выше только небо",
        "живёт за стенкой и сверлит",
        "две створки, справа ручка",
        "шея длиннее, чем ноги",
        "повторяет за тобой последнее слово",
        "стойте справа, проходите слева",
        "вы имеете право хранить молчание",
        "мама её мыла",
        "им мы дышим всегда",
        "пела мне мать",
        "весь в отца",
        "выше уже ничего",
        "вверх и вниз",
        "приставка от фирмы из Токио",
        "перевёртыш при луне",
        "со звонком в конце строки",
        "кот и пёс или конь или осёл",
        "утром — деньги, вечером — мебель",
        "сколько мне жить осталось?",
        "первые две — Белка и Стрелка",
    ],
)
def test_honest_look_alikes_pass(clue: str) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is Ruling.LEGAL
