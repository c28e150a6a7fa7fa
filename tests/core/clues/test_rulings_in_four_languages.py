"""Clues that fall under a rule in one language, each beside an honest one that looks much like it."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("language", "keyword", "clue", "ruling"),
    [
        ("en", "good", "better", ILLEGAL),
        ("en", "steal", "stole", ILLEGAL),
        ("en", "sing", "sang a lullaby", ILLEGAL),
        ("en", "school", "preschooler", ILLEGAL),
        ("en", "organ", "organise", SUSPECT),
        ("en", "bucket", "бакет", ILLEGAL),
        ("en", "cake", "bake", LEGAL),
        ("nl", "stofzuigen", "stofgezogen", ILLEGAL),
        ("nl", "opruimen", "ruim nou eens je kamer op", ILLEGAL),
        ("nl", "sneeuw", "sneeuwpop", ILLEGAL),
        ("nl", "berg", "Spielberg", SUSPECT),
        ("nl", "ham", "hamster", LEGAL),
        ("ko", "묻다", "무덤", SUSPECT),
        ("ko", "독수리", "독수리 오형제", SUSPECT),
        ("ko", "부부", "부부젤라", LEGAL),
        ("ru", "силач", "циркач", LEGAL),
        ("ru", "каблук", "сундук", SUSPECT),
    ],
)
def test_words_and_their_kin(language: str, keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language=language).ruling is ruling


@pytest.mark.parametrize(
    ("language", "keyword", "clue", "ruling"),
    [
        ("en", "kettle", "keyword #1 (top left)", ILLEGAL),
        ("en", "kettle", "hard to say with a lisp", ILLEGAL),
        ("en", "kettle", "hard to swallow with a cold", LEGAL),
        ("en", "kettle", "begins the same way Kilimanjaro does", ILLEGAL),
        ("en", "kettle", "the letter on Superman's chest", ILLEGAL),
        ("en", "kettle", "the letter on the mantelpiece", LEGAL),
        ("en", "cactus", "'act' is in the middle", ILLEGAL),
        ("en", "cactus", "C blank C blank blank S", ILLEGAL),
        ("en", "kettle", "blank space", LEGAL),
        ("en", "kettle", "shorter than the others", ILLEGAL),
        ("en", "kettle", "longer than the Nile", LEGAL),
        ("en", "kettle", "you'll find it in first place", ILLEGAL),
        ("en", "kettle", "say it and you hear 'kett'", ILLEGAL),
        ("en", "kettle", "you can hear it whistle", LEGAL),
        ("en", "kettle", "last summer's souvenir", SUSPECT),
        ("en", "kettle", "the one I love", LEGAL),
        ("nl", "kurk", "in een sinterklaasgedicht staat het na 'jurk'", ILLEGAL),
        ("nl", "vos", "ons hotelletje van afgelopen zomer", SUSPECT),
        ("nl", "vos", "ons volkslied", LEGAL),
        ("nl", "cactus", "als je de letters husselt", ILLEGAL),
        ("nl", "cactus", "'act' zit erin", SUSPECT),
        ("nl", "vos", "een stomme film", LEGAL),
        ("nl", "vos", "langer dan de rest", ILLEGAL),
        ("nl", "vos", "die avond bij Karin", SUSPECT),
        ("nl", "vos", "die avond bij de buren", LEGAL),
        ("ko", "시인", "운 띄워 봐, 소나기", ILLEGAL),
        ("ko", "시인", "운을 띄우다", LEGAL),
        ("ko", "연어", "깨알 같은 글자가 빼곡하다", LEGAL),
        ("ko", "선인장", "이름이 세 자", ILLEGAL),
        ("ko", "도장", "이름 석 자", LEGAL),
        ("ru", "дым", "добро еры мыслете", ILLEGAL),
        ("ru", "дым", "твёрдо слово", LEGAL),
        ("ru", "мышь", "«ы»", SUSPECT),
        ("ru", "кактус", "спрятан «акт»", ILLEGAL),
        ("ru", "лодка", "спрятан в пустыне", LEGAL),
        ("ru", "лодка", "корень тот же", ILLEGAL),
        ("ru", "лодка", "корень женьшеня", LEGAL),
        ("ru", "лодка", "длиннее остальных", ILLEGAL),
        ("ru", "лодка", "сверху вниз первое", ILLEGAL),
        ("ru", "лодка", "самый верхний", ILLEGAL),
        ("ru", "лодка", "произносится почти так же", ILLEGAL),
        ("ru", "лодка", "Маша уронила его вчера", SUSPECT),
        ("ru", "лодка", "ты его поливаешь по вторникам", SUSPECT),
        ("ru", "лодка", "ты его не видишь", LEGAL),
    ],
)
def test_ways_of_talking(language: str, keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language=language).ruling is ruling


@pytest.mark.parametrize(
    ("language", "clue", "code", "ruling"),
    [
        ("ko", "첫째 셋째 둘째 순으로", (1, 3, 2), ILLEGAL),
        ("ko", "첫째 아이보다 셋째 아이", (1, 3, 2), LEGAL),
    ],
)
def test_places_named_in_their_order_read_out_the_code(
    language: str, clue: str, code: tuple[int, ...], ruling: Ruling
) -> None:
    found = verdict(clue, "바늘귀", "허수아비", "치즈", language=language, code=code)
    assert any(one.check == "code" for one in found.findings) is (ruling is ILLEGAL)


def test_a_mushroom_is_written_in_hangul_as_people_hear_it() -> None:
    assert verdict("머쉬룸", "mushroom", language="en").ruling is ILLEGAL


@pytest.mark.parametrize(
    ("language", "keyword", "clue", "ruling"),
    [
        ("nl", "lopen", "hardloper", ILLEGAL),
        ("nl", "zwemmen", "wedstrijdzwemmers", ILLEGAL),
        ("nl", "zuigen", "stofzuiger", SUSPECT),
        ("nl", "jagen", "jachthond", SUSPECT),
        ("nl", "gaan", "gangpad", LEGAL),
        ("nl", "winnen", "winter", LEGAL),
        ("ru", "жук", "жучок", ILLEGAL),
        ("ru", "полотенце", "полотенчико", ILLEGAL),
        ("ru", "дурость", "дурак", ILLEGAL),
        ("ru", "варить", "сварщик", SUSPECT),
        ("ko", "떡", "떡볶이", ILLEGAL),
        ("ko", "가수", "여가수", ILLEGAL),
    ],
)
def test_doers_and_little_ones(language: str, keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language=language).ruling is ruling
