"""What is said of a clue that no check finds anything in, and that seems to speak of something else all the same."""

from typing import Any

import pytest

from cluewright.core.clues import Clue, Ruling, Strictness, Table, Verdict, judge, keyword
from cluewright.core.clues.analyse import analyse
from cluewright.core.clues.leaning import LIKELY, PERHAPS, doubts, leaning
from cluewright.core.clues.table import prepare
from cluewright.core.languages.subject_model import Leaning
from cluewright.core.remembering import apart

from .judging import verdict

pytestmark = pytest.mark.model

SAID = "it sits right beneath the one you nailed just now"


def ruled(said: str, **table: Any) -> Verdict:
    return verdict(said, "lantern", "pepper", "violin", "glacier", **table)


def test_a_model_finds_what_no_pattern_knows() -> None:
    (finding,) = ruled(SAID).findings
    assert (finding.check, finding.method, finding.ruling) == ("position", "likely", Ruling.SUSPECT)
    assert finding.excerpt == SAID
    assert finding.confidence <= 0.5


def test_it_is_never_more_than_suspect_and_never_said_at_a_lenient_table() -> None:
    assert ruled(SAID, strictness=Strictness.STRICT).ruling is Ruling.SUSPECT
    assert ruled(SAID, strictness=Strictness.LENIENT).ruling is Ruling.LEGAL


def test_it_is_not_said_where_its_check_is_switched_off() -> None:
    assert ruled(SAID, checks=frozenset({"spelling", "keyword"})).ruling is Ruling.LEGAL


def test_it_is_not_said_beside_what_a_check_has_found() -> None:
    found = ruled(f"{SAID}, lantern").findings
    assert found
    assert all(one.method != "likely" for one in found)


def test_a_strict_table_hears_what_is_only_likely_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsure:
        def leaning(self, _: str) -> Leaning:
            return Leaning("spelling", 0.7)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: Unsure())
    said = "a clue that nobody has given before"
    assert PERHAPS < 0.7 < LIKELY
    assert ruled(said).ruling is Ruling.LEGAL
    assert ruled(said, strictness=Strictness.STRICT).ruling is Ruling.SUSPECT


@pytest.mark.parametrize("said", ["word", "Where We Were Last Night", "my precious"])
def test_single_words_titles_and_idioms_are_not_looked_at(said: str) -> None:
    assert leaning(analyse(Clue(said), 0, ("en",)), ("en",)) is None


ANYBODYS, OURS = "your car drinks it", "my mum told you yesterday"


def test_a_pattern_of_private_things_needs_the_model_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sure:
        def leaning(self, said: str) -> Leaning:
            return Leaning("private", 0.9 if OURS in said else 0.01)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: Sure())
    assert ruled(ANYBODYS).ruling is Ruling.LEGAL
    assert ruled(ANYBODYS, strictness=Strictness.STRICT).ruling is Ruling.SUSPECT
    assert ruled(OURS).ruling is Ruling.SUSPECT


def test_no_amount_of_honest_words_hides_a_private_part(monkeypatch: pytest.MonkeyPatch) -> None:
    class OfTheWholeOnly:
        def leaning(self, said: str) -> Leaning:
            return Leaning("private", 0.9 if said.strip() == OURS else 0.01)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: OfTheWholeOnly())
    for said in (f"green, round and sour, {OURS}", f"{OURS} – green, round and sour"):
        clue = analyse(Clue(said), 0, ("en",))
        start = said.index(OURS)
        table = prepare(Table((keyword("lantern", "en"),)), (clue.clue,))
        assert not doubts(clue, (start, start + len(OURS)), "en", table)
        assert doubts(clue, (said.index("green"), len(said)), "en", table)
        assert ruled(said).ruling is Ruling.SUSPECT


def test_without_an_opinion_a_pattern_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: None)
    assert ruled("your boss drinks it").ruling is Ruling.SUSPECT


def test_a_passage_in_another_language_needs_no_backing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unmoved:
        def leaning(self, _: str) -> Leaning:
            return Leaning("private", 0.0)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: Unmoved())
    assert ruled("the one my aunt sells at home").ruling is Ruling.LEGAL
    assert ruled("что моя тётя продаёт, the thing of aunts at home").ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "likelihood", "ruling"),
    [
        ("spells are cast with it", 0.01, Ruling.SUSPECT),
        ("spells are cast with it", 0.6, Ruling.ILLEGAL),
        ("sounds like a Scottish funeral", 0.97, Ruling.SUSPECT),
        ("sounds like a Scottish funeral", 0.98, Ruling.ILLEGAL),
        ("sounds like leper", 0.97, Ruling.ILLEGAL),  # as pepper does
        ("eight letters and a bow", 0.97, Ruling.SUSPECT),
        ("six letters and a bow", 0.97, Ruling.ILLEGAL),  # as violin has
        ("it has eight letters", 0.97, Ruling.ILLEGAL),  # and says nothing else
        ("it has eight letters", 0.59, Ruling.SUSPECT),
        ("ends in -ern, and shines", 0.01, Ruling.ILLEGAL),  # as a keyword does
    ],
)
def test_an_expression_that_the_model_is_not_certain_of_is_left_to_a_human(
    clue: str, likelihood: float, ruling: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Of:
        def leaning(self, _: str) -> Leaning:
            return Leaning("spelling", likelihood)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: Of())
    with apart():  # another opinion of the same clue may be remembered
        assert ruled(clue).ruling is ruling
        assert ruled(clue, strictness=Strictness.STRICT).ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("tag", "clue"),
    [
        ("en", "your wife's brother, for one"),
        ("en", "the son of your aunt"),
        ("nl", "de moeder van je man"),
        ("ru", "мать твоего мужа"),
        ("ko", "네 남편의 어머니"),
    ],
)
def test_kin_of_kin_is_a_definition(tag: str, clue: str) -> None:
    assert verdict(clue, "walrus", language=tag).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("subject", "tag", "about"),
    [
        ("letter-count", "en", "alphabet"), ("spelling", "nl", "woordenboek"), ("position", "ru", "очередь"),
        ("pronunciation", "ko", "메아리"),
    ],
)  # fmt: skip
def test_a_keyword_that_means_such_things_may_be_hinted_at_by_them(
    subject: str, tag: str, about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Of:
        def leaning(self, _: str) -> Leaning:
            return Leaning(subject, 0.99)

    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: Of())
    shown = tuple(keyword(one, tag) for one in (about, "walrus"))
    said = "what one tells by it and by nothing else"
    assert judge((Clue(said, tag, 1),), Table(shown)).ruling is Ruling.LEGAL
    assert judge((Clue(said, tag, 2),), Table(shown)).ruling is Ruling.SUSPECT
    assert judge((Clue(said, tag),), Table(shown)).ruling is Ruling.LEGAL
    assert judge((Clue(said, tag),), Table(shown[1:])).ruling is Ruling.SUSPECT


def test_long_talk_of_what_the_keyword_means_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "минимум восемь символов и заглавная буква"
    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: None)
    assert verdict(said, "пароль", "шкаф", language="ru", code=(1,)).ruling is Ruling.LEGAL
    assert verdict(said, "пароль", "шкаф", language="ru", code=(2,)).ruling is Ruling.ILLEGAL
    assert verdict(said, "пароль", "шкаф", language="ru").ruling is Ruling.SUSPECT  # which may be meant
    assert verdict(said, "ворона", "шкаф", language="ru").ruling is Ruling.ILLEGAL
    assert verdict("ten letters long", "dictionary", "lever").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(("letter", "ruling"), [("л", Ruling.ILLEGAL), ("р", Ruling.LEGAL)])
def test_unless_it_names_a_letter_of_the_keyword(letter: str, ruling: Ruling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: None)
    said = f"учит малышей говорить букву {letter}"
    assert verdict(said, "логопед", "шинель", language="ru", code=(1,)).ruling is ruling


def test_long_talk_of_places_that_a_keyword_means_is_for_a_human_to_rule_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: None)
    said = "look at the card on the very top"
    assert verdict(said, "walrus", "winner", code=(2,)).ruling is Ruling.SUSPECT
    assert verdict(said, "walrus", "lever").ruling is Ruling.ILLEGAL


def test_what_somebody_else_says_is_not_private(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.core.clues.leaning.learned", lambda _: None)
    said = "Что я могу ещё сказать?"
    assert verdict(f"Татьяна: «{said}»", "письмо", "изюм", language="ru").ruling is Ruling.LEGAL
    assert verdict(said, "письмо", "изюм", language="ru").ruling is Ruling.SUSPECT


def test_what_a_doubted_pattern_finds_may_be_what_a_keyword_means(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.core.clues.leaning._backing", lambda *_: 0.0)
    said = "нижняя строчка"
    (finding,) = verdict(said, "повидло", "врач", "тюльпан", language="ru", code=(2,)).findings
    assert (finding.check, finding.method) == ("position", "likely")
    assert verdict(said, "повидло", "окулист", "тюльпан", language="ru", code=(2,)).ruling is Ruling.LEGAL
