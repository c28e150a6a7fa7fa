"""Russian: families of words that share a root, and words that take a prefix and an ending at once."""

import pytest

from cluewright.core.languages.ru import LANGUAGE
from cluewright.core.languages.ru.dictionary import fold, known
from cluewright.core.languages.ru.nests import _BEGINNINGS, _NESTS, _plain, in_compound, kin, nests

from .relating import Relating

related = Relating(LANGUAGE).related


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("помогать", "помощь"), ("засуха", "сухой"), ("насмешливый", "смех"), ("вражда", "враг"), ("пловец", "плавать"),
        ("переименовать", "имя"), ("подсудимый", "судья"), ("обезглавить", "голова"), ("молодёжь", "молодой"),
        ("омоложение", "молодой"), ("сожжение", "жечь"), ("грузчик", "груз"), ("шептать", "шёпот"),
        ("пастушка", "пастух"), ("разгадка", "загадка"), ("умертвить", "смерть"), ("расческа", "чесать"),
    ],
)  # fmt: skip
def test_changed_roots_are_found(derived: str, base: str) -> None:
    assert related(derived, base) in {"illegal", "suspect"}


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("помогать", "помощь"), ("засуха", "сухой"), ("вражда", "враг"), ("пловец", "плавать"), ("тишина", "тихий"),
        ("колодезный", "колодец"), ("прошептать", "шёпот"), ("затуманить", "туман"),
        ("марсианка", "марс"), ("недосоленный", "соль"),
        ("переименовать", "имя"), ("насмешливый", "смех"), ("смеяться", "смех"), ("злиться", "злость"),
    ],
)  # fmt: skip
def test_what_is_plainly_made_from_the_head_of_its_family_is_certain(derived: str, base: str) -> None:
    assert related(derived, base) == "illegal"


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("овчарка", "овца"), ("сгущёнка", "густой"), ("подросток", "расти"), ("рассвет", "свет"), ("столовая", "стол"),
        ("доверчивый", "вера"), ("ручка", "рука"), ("снежинка", "снег"), ("умывальник", "мыть"), ("пашня", "пахать"),
    ],
)  # fmt: skip
def test_what_has_moved_away_from_its_family_is_suspect(word: str, other: str) -> None:
    assert related(word, other) == "suspect"


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("стена", "стенать"), ("снежный", "нежный"), ("победный", "бедный"), ("восток", "течь"), ("полиглот", "игла"),
        ("подушка", "ухо"), ("овраг", "враг"), ("упрямый", "прямой"), ("бородавка", "давить"), ("мечеть", "метать"),
        ("сооружение", "оружие"), ("дочерний", "чёрный"), ("управдом", "правда"), ("солома", "ломать"),
        ("восторг", "торговать"), ("сирена", "сирень"), ("убедить", "бедный"),
    ],
)  # fmt: skip
def test_what_only_begins_like_a_family_is_no_part_of_it(word: str, other: str) -> None:
    assert related(word, other) == "legal"


def test_of_the_beginnings_that_fit_the_longest_of_the_whole_word_decides() -> None:
    assert set(nests("словарь").values()) == {False}
    assert any(nests("словечко").values())
    assert any(nests("переименовать").values())


def test_a_part_may_be_said_for_a_compound_but_not_the_compound_for_its_part() -> None:
    assert not list(kin("снегопад"))
    assert related("снег", "снегопад") == "legal"
    assert in_compound("светобоязнь", "бояться")
    assert not in_compound("боязливый", "бояться")
    found = LANGUAGE.compound("светобоязнь", "бояться")
    assert found is not None
    assert found.kind == "opaque"


def test_every_head_is_a_word_and_finds_its_own_family() -> None:
    for number, nest in enumerate(_NESTS):
        assert nest.heads
        for head in nest.heads:
            assert head == fold(head)
            assert known(head), head
            assert number in nests(_plain(head)), head


def test_beginnings_are_written_in_folded_letters_only() -> None:
    for beginning in _BEGINNINGS:
        assert beginning == fold(beginning)
        assert set(beginning) <= set("абвгдежзийклмнопрстуфхцчшщъыьэюя"), beginning


@pytest.mark.parametrize(
    ("derived", "base", "ruling"),
    [
        ("прикарманить", "карман", "suspect"), ("заякорить", "якорь", "suspect"), ("опозорить", "позор", "suspect"),
        ("поседеть", "седой", "illegal"), ("облысеть", "лысый", "illegal"), ("обнаглеть", "наглый", "illegal"),
        ("предгорье", "гора", "suspect"), ("безбилетник", "билет", "suspect"), ("прогулка", "гулять", "suspect"),
        ("пуховик", "пух", "suspect"), ("соловьиный", "соловей", "illegal"), ("розарий", "роза", "suspect"),
        ("скрипач", "скрипка", "suspect"), ("дедовщина", "дед", "suspect"), ("редакция", "редактор", "suspect"),
        ("безрыбье", "рыба", "illegal"), ("безводье", "вода", "illegal"), ("бездорожье", "дорога", "illegal"),
        ("безветрие", "ветер", "illegal"), ("бесхлебье", "хлеб", "illegal"), ("беззвучие", "звук", "illegal"),
        ("межсезонье", "сезон", "illegal"), ("междуречье", "река", "suspect"), ("безлюдье", "человек", "illegal"),
        ("ленточный", "лента", "illegal"), ("колокольня", "колокол", "suspect"), ("завраться", "врать", "suspect"),
    ],
)  # fmt: skip
def test_prefix_and_ending_at_once_and_rarer_suffixes(derived: str, base: str, ruling: str) -> None:
    found = related(derived, base)
    assert found == ruling or (ruling == "suspect" and found == "illegal")


@pytest.mark.parametrize(
    ("word", "other", "ruling"),
    [
        ("безделье", "дело", "suspect"), ("безобразие", "образ", "suspect"), ("бездушие", "душа", "suspect"),
        ("бесплодие", "плод", "suspect"), ("безразличие", "различие", "suspect"), ("беспутье", "путь", "suspect"),
        ("безволие", "вол", "legal"), ("бездушие", "душ", "legal"), ("безлуние", "лунь", "legal"),
        ("междуречье", "речь", "legal"), ("безбрачие", "брат", "legal"), ("безбрежие", "бред", "legal"),
        ("бездолье", "дол", "legal"), ("межгорье", "горе", "legal"), ("безе", "зебра", "legal"),
    ],
)  # fmt: skip
def test_absence_is_made_from_what_is_absent_and_from_nothing_else(word: str, other: str, ruling: str) -> None:
    assert related(word, other) == ruling
