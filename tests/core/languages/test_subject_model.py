"""What a language's model says that a sentence speaks of."""

from struct import pack

import pytest

from cluewright.core.clues.leaning import LIKELY
from cluewright.core.languages.subject_model import (
    BUCKETS,
    HEADER,
    LEANINGS,
    Leaning,
    SubjectModel,
    is_told,
    learned,
    named_features,
    places,
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


def test_no_weight_is_too_large() -> None:
    for weight, likelihood in ((b"\x7f", 1), (b"\x81", 0)):
        written = pack(HEADER, b"", 1e6, *([0.0] * len(LEANINGS))) + weight * (BUCKETS * len(LEANINGS))
        assert SubjectModel(written).leaning("whatever is said of it").likelihood == likelihood


def test_words_pairs_runs_and_marks_are_its_features() -> None:
    found = set(named_features("Our trip to Rome, 1999"))
    assert {"w trip", "b our trip", "<tri", "rip>", "NAME", "^ our", "$ 1999"} <= found | {"NAME"}
    assert {"w NAME", "b NAME rome", "w YEAR"} <= found
    assert len(places(["w trip", "w trip", "w to"])) == 2


@pytest.mark.parametrize(("text", "told"), [("word", False), ("two words", True), ("세 글자", True), ("글자수", False)])
def test_a_single_word_tells_nothing_unless_korean_is_written_together(text: str, told: bool) -> None:
    assert is_told(text) is told


def test_a_language_without_a_model_has_none() -> None:
    assert learned("tlh") is None
