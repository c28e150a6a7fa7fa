"""The same rules in four languages: each language's own ways of saying what may not be said, and what passes."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, verdict

NL = ("zwart", "aanvallen", "libelle", "schorpioen")
RU = ("золото", "корова", "голос", "скорпион")
KO = ("소", "커피", "잠자리", "전갈")


@pytest.mark.parametrize(
    ("language", "table", "clue", "check"),
    [
        ("nl", NL, "zwarte", "keyword"),
        ("nl", NL, "zwartboek", "keyword"),
        ("nl", NL, "hij viel haar aan", "keyword"),
        ("nl", NL, "libelletjes", "keyword"),
        ("nl", NL, "10 letters", "letter-count"),
        ("nl", NL, "tien letters", "letter-count"),
        ("nl", NL, "begint met een L", "spelling"),
        ("nl", NL, "Z", "spelling"),
        ("nl", NL, "derde", "position"),
        ("nl", NL, "het laatste woord", "position"),
        ("nl", NL, "rijmt op hart", "pronunciation"),
        ("nl", NL, "vier twee een", "code"),
        ("ru", RU, "золотой", "keyword"),
        ("ru", RU, "коровами", "keyword"),
        ("ru", RU, "коровка", "keyword"),
        ("ru", RU, "к-о-р-о-в-а", "keyword"),
        ("ru", RU, "корoва", "keyword"),
        ("ru", RU, "5 букв", "letter-count"),
        ("ru", RU, "восемь букв", "letter-count"),
        ("ru", RU, "на букву К", "spelling"),
        ("ru", RU, "Г", "spelling"),
        ("ru", RU, "третье слово", "position"),
        ("ru", RU, "рифмуется с холодом", "pronunciation"),
        ("ru", RU, "четыре два один", "code"),
        ("ko", KO, "소는", "keyword"),
        ("ko", KO, "커피를", "keyword"),
        ("ko", KO, "ㅅㅗ", "keyword"),
        ("ko", KO, "커 피", "keyword"),
        ("ko", KO, "두 글자", "letter-count"),
        ("ko", KO, "ㅋㅍ", "spelling"),
        ("ko", KO, "셋째", "position"),
        ("ko", KO, "마지막 단어", "position"),
        ("ko", KO, "사이일", "code"),
    ],
)
def test_forbidden_in_every_language(language: str, table: tuple[str, ...], clue: str, check: str) -> None:
    found = verdict(clue, *table, language=language)
    assert found.ruling is Ruling.ILLEGAL
    assert check in checks(found)


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("nl", "appel", "aardappel"),
        ("nl", "gezicht", "gericht"),
        ("nl", "schorpioen", "tien"),
        ("nl", "vloek", "onze huwelijksreis"),
        ("ru", "голод", "солод"),
        ("ru", "голос", "пять"),
        ("ru", "кот", "моя жена"),
        ("ko", "커피", "둘"),
        ("ko", "커피", "우리 신혼여행"),
    ],
)
def test_for_a_human_in_every_language(language: str, keyword: str, clue: str) -> None:
    assert verdict(clue, keyword, language=language).ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("nl", "ei", "eiland"),
        ("nl", "nachtmerrie", "nacht"),
        ("nl", "libelle", "insect"),
        ("nl", "konijn", "mijn naam is haas"),
        ("nl", "libelle", "zeven dwergen"),
        ("ru", "кот", "который"),
        ("ru", "чёрный", "уголь"),
        ("ru", "сомбреро", "Мексика"),
        ("ru", "коктейль", "вечер с друзьями"),
        ("ko", "소", "소리"),
        ("ko", "커피", "카페인"),
        ("ko", "잠자리", "곤충"),
    ],
)
def test_free_in_every_language(language: str, keyword: str, clue: str) -> None:
    assert verdict(clue, keyword, language=language).ruling is Ruling.LEGAL


def test_a_number_word_of_any_language_counts() -> None:
    for eight in ("8", "eight", "acht", "восемь", "여덟", "팔"):
        assert "letter-count" in checks(verdict(eight, "scorpion")), eight
