"""What a language's model says that a sentence speaks of."""

from collections.abc import Mapping

import pytest

from cluewright.core.clues.leaning import LIKELY
from cluewright.core.languages.subject_model import (
    LEANINGS,
    NOTHING,
    ROW,
    UNITS,
    Leaning,
    SubjectModel,
    cutting,
    is_told,
    key,
    learned,
    named_features,
    packed,
)

TOLD = [
    ("en", "letter-count", "count the boxes on your fingers, six of them"),
    ("en", "position", "it sits right beneath the one you nailed just now"),
    ("en", "private", "that day we missed the ferry, remember the smell"),
    ("nl", "letter-count", "het past net in zes hokjes"),
    ("nl", "position", "precies onder die jullie net geraden hebben"),
    ("nl", "private", "dat wat opa altijd kwijt was in ons huisje"),
    ("ru", "letter-count", "уместится ровно в шесть клеточек"),
    ("ru", "position", "прямо под тем, что вы сейчас угадали"),
    ("ru", "private", "то, что дедушка вечно терял у нас на даче"),
    ("ko", "spelling", "끝 쪽에 외로운 모음이 하나 숨어 있어"),
    ("ko", "letter-count", "딱 네 칸에 들어가는 길이"),
    ("ko", "position", "방금 너희가 맞힌 것 바로 밑에 있는 거"),
    ("ko", "private", "할아버지가 우리 집에서 맨날 잃어버리던 것"),
]
HONEST = [
    ("en", "a fruit that keeps the doctor away"),
    ("en", "what sailors shout when they see land"),
    ("nl", "wat de schipper roept als hij land ziet"),
    ("nl", "daar slaapt een beer de hele winter"),
    ("ru", "что кричит моряк, увидев землю"),
    ("ru", "в ней медведь спит всю зиму"),
    ("ko", "선원이 땅을 보면 외치는 말"),
    ("ko", "곰이 겨울 내내 자는 곳"),
]


def leaning(tag: str, said: str) -> Leaning:
    model = learned(tag)
    assert model is not None
    return model.leaning(said)


@pytest.mark.parametrize(("tag", "subject", "said"), TOLD)
def test_what_speaks_of_something_else_than_a_meaning(tag: str, subject: str, said: str) -> None:
    found = leaning(tag, said)
    assert (found.subject, found.likelihood > LIKELY) == (subject, True)


@pytest.mark.parametrize(("tag", "said"), HONEST)
def test_what_speaks_of_a_meaning(tag: str, said: str) -> None:
    assert leaning(tag, said).likelihood < 0.5


def test_a_likelihood_whatever_the_text() -> None:
    for said in ("", " ", "!?", "🎉🎉 🎉", "x" * 160, "1 2 3", "\u0301\u0301 a"):
        assert 0 <= leaning("en", said).likelihood <= 1


def model_of(vectors: Mapping[str, int], weight: float = 1.0) -> SubjectModel:
    """A model of a few features: each stirs all hidden units by so much, and they all speak of each subject."""
    return model_by_keys({key(name): stirred for name, stirred in vectors.items()}, weight)


def model_by_keys(vectors: Mapping[int, int], weight: float = 1.0) -> SubjectModel:
    numbers = [0.0] * len(LEANINGS) + [weight] * (UNITS * len(LEANINGS))
    rows = b"".join(bytes([(NOTHING + vectors[each]) * 0x11]) * ROW for each in sorted(vectors))
    written = packed(b"", 1.0, numbers, sorted(vectors), rows)
    return SubjectModel(lambda count, start: written[start : start + count])


NEXT_SHELF = 1 << 16


def test_a_key_is_found_on_its_own_shelf_only() -> None:
    said = key("w said")
    nothing = model_of({}).leaning("said")
    assert model_by_keys({said: 1, said + 1: 2, said + NEXT_SHELF: 3}).leaning("said") != nothing
    for other in (said - 1, said + 1, said - NEXT_SHELF, said + NEXT_SHELF):
        assert model_by_keys({other: 1}).leaning("said") == nothing


def test_no_weight_is_too_large() -> None:
    for weight, likelihood in ((1e6, 1), (-1e6, 0)):
        assert model_of({"w said": 7}, weight).leaning("whatever is said of it").likelihood == likelihood


def test_a_feature_that_is_not_known_says_nothing_but_weakens_the_others() -> None:
    model = model_of({"w said": 1})
    told, more, nothing = (model.leaning(said).likelihood for said in ("said", "said something else", "nothing"))
    assert nothing == pytest.approx(len(LEANINGS) / (len(LEANINGS) + 1))
    assert told > more > nothing


def test_units_that_are_stirred_below_nothing_are_silent() -> None:
    model = model_of({"w said": -5, "w loud": 3})
    assert model.leaning("said").likelihood == model.leaning("nothing").likelihood
    assert model.leaning("said loud").likelihood == model.leaning("nothing").likelihood


def test_words_pairs_runs_and_marks_are_its_features() -> None:
    found = set(named_features("Our trip to Rome, 1999"))
    assert {"w trip", "b our trip", "<tr", "ip>", "NAME", "^ our", "$ 1999"} <= found | {"NAME"}
    assert {"w NAME", "b NAME rome", "w YEAR"} <= found
    assert {"s our to", "t our trip to"} <= found
    assert not [name for name in found if name[:2] in ("l ", "m ")]


def test_stems_and_pairs_of_them_are_features_where_a_language_has_them() -> None:
    found = set(named_features("hiking trips", cutting("en")))
    assert {"l hike", "l trip", "m hike trip"} <= found
    assert cutting("ko") is None


@pytest.mark.parametrize(("text", "told"), [("word", False), ("two words", True), ("세 글자", True), ("글자수", False)])
def test_a_single_word_tells_nothing_unless_korean_is_written_together(text: str, told: bool) -> None:
    assert is_told(text) is told


def test_a_language_without_a_model_has_none() -> None:
    assert learned("tlh") is None
