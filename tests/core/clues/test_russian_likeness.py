"""Russian: everyday words that look alike or share an old root that no player feels, and what is cut short."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.languages.ru import LANGUAGE
from cluewright.core.languages.ru.clippings import CLIPPED
from cluewright.core.languages.ru.dictionary import fold

from .judging import verdict

_GRAVITY = (Ruling.LEGAL, Ruling.SUSPECT, Ruling.ILLEGAL)


def related(clue: str, word: str) -> str:
    """How the referee rules on the clue as a form of the keyword, or the keyword as one of the clue: the graver."""
    both = (verdict(one, other, language="ru") for one, other in ((clue, word), (word, clue)))
    rulings = {finding.ruling for found in both for finding in found.findings if finding.check == "keyword"}
    return max(rulings, default=Ruling.LEGAL, key=_GRAVITY.index).value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("рисовать", "рис"), ("смешать", "смех"), ("словить", "слово"), ("пикник", "пика"), ("предместье", "месть"),
        ("побережье", "берёза"),
    ],
)  # fmt: skip
def test_what_only_looks_made_from_a_word_is_not_by_two_steps_either(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("любопытство", "любовь"), ("соревнование", "ревность"), ("печень", "печь"), ("согласие", "голос"),
        ("перегородка", "город"), ("погост", "гость"), ("завидовать", "видеть"), ("признательность", "знание"),
        ("загадка", "гадить"), ("желудок", "жёлудь"), ("горшок", "горох"), ("повестка", "повесть"), ("болтать", "болт"),
        ("странник", "странный"), ("статья", "стать"), ("плащ", "платить"), ("искусство", "кусать"),
        ("ложь", "предложение"), ("половина", "пол"), ("секретарь", "секрет"), ("пятница", "пятно"), ("песенка", "пёс"),
        ("солист", "лист"),
        ("известие", "известь"), ("участок", "участь"), ("крыльцо", "крыло"), ("носки", "нос"), ("садиться", "сад"),
    ],
)  # fmt: skip
def test_old_roots_that_nobody_feels_are_nothing(one: str, other: str) -> None:
    assert related(one, other) == "legal"


def test_only_the_head_of_its_family_is_felt_in_a_word_that_has_moved_far_away() -> None:
    assert related("рукав", "рука") == "suspect"
    assert related("рукав", "наручники") == "legal"
    assert related("закат", "каталка") == "legal"


def test_a_plural_only_word_is_hardly_ever_the_plural_of_a_rare_one() -> None:
    assert related("ворота", "поворот") == "legal"
    assert related("ворота", "воротник") == "legal"
    assert related("часы", "час") == "illegal"


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("пробегать", "бег"), ("укорениться", "корень"), ("распевка", "петь"), ("растеряша", "терять"),
        ("прийти", "идти"), ("подъехать", "ехать"), ("забинтовать", "бинт"), ("запланировать", "план"),
        ("пробежка", "бег"), ("пьяница", "пить"), ("солдатня", "солдат"), ("слоновий", "слон"), ("взятка", "взять"),
        ("огородничество", "огород"), ("пивнушка", "пиво"), ("кофейня", "кофе"), ("голышом", "голый"),
    ],
)  # fmt: skip
def test_families_reach_verbs_with_prefixes_and_words_of_no_dictionary(derived: str, base: str) -> None:
    assert related(derived, base) in {"illegal", "suspect"}


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("хайпануть", "хайп"),
        ("погуглить", "гуглить"),
        ("гугление", "гуглить"),
        ("задонатить", "донат"),
        ("блогинг", "блог"),
    ],
)
def test_loans_of_no_dictionary_have_verbs_and_nouns_too(derived: str, base: str) -> None:
    assert related(derived, base) in {"suspect", "illegal"}


def test_foreign_surnames_are_not_made_from_short_words() -> None:
    assert "хант" not in {form.key for form in LANGUAGE.forms("хантер")}
    assert "парк" not in {form.key for form in LANGUAGE.forms("паркер")}


def test_what_is_cut_short_stands_for_the_whole() -> None:
    for short, whole, ruling in (
        ("холодос", "холодильник", "suspect"),
        ("велик", "велосипед", "suspect"),
        ("телик", "телевизор", "illegal"),
        ("комп", "компьютер", "suspect"),
    ):
        assert related(short, whole) == ruling
        assert related(short, "лампа") == "legal"


def test_clippings_are_written_with_ye() -> None:
    for short, wholes in CLIPPED.items():
        assert short == fold(short)
        assert all(whole == fold(whole) and LANGUAGE.known(whole) for whole in wholes), wholes
