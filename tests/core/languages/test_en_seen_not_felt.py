"""English words in which another is seen but not felt; deeds, names of ordinary words, and last night's secrets."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.languages.en import LANGUAGE as EN
from cluewright.core.languages.en.titles import TITLES
from tests.core.clues.judging import verdict

from .relating import Relating

_EN_WORDS = Relating(EN)


@pytest.mark.parametrize(
    ("deed", "verb"),
    [
        ("education", "educate"), ("pollution", "pollute"), ("collection", "collect"), ("discussion", "discuss"),
        ("identification", "identify"), ("organisation", "organise"), ("organisation", "organize"),
        ("exploration", "explore"), ("starvation", "starve"), ("formation", "form"), ("action", "act"),
        ("educational", "educated"), ("rebellion", "rebel"),
    ],
)  # fmt: skip
def test_a_noun_in_ion_is_the_deed_of_its_verb(deed: str, verb: str) -> None:
    assert _EN_WORDS.related(deed, verb) == "illegal"


@pytest.mark.parametrize(
    ("noun", "verb"),
    [
        ("edition", "edit"),
        ("vacation", "vacate"),
        ("objection", "object"),
        ("presentation", "present"),
        ("alienation", "alien"),
        ("designation", "design"),
        ("plantation", "plant"),
        ("secretion", "secret"),
    ],
)
def test_but_where_it_drifted_or_comes_from_another_a_human_should_judge(noun: str, verb: str) -> None:
    assert _EN_WORDS.related(noun, verb) == "suspect"


@pytest.mark.parametrize(
    ("noun", "word"),
    [("station", "state"), ("ration", "rate"), ("mission", "miss"), ("stallion", "stall"), ("legion", "leg")],
)
def test_and_by_chance_it_is_nothing(noun: str, word: str) -> None:
    assert _EN_WORDS.related(noun, word) == "legal"


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("tired", "tyre", Ruling.SUSPECT), ("tires", "tyre", Ruling.ILLEGAL), ("tire", "tyres", Ruling.ILLEGAL),
        ("checked", "cheque", Ruling.SUSPECT), ("checks", "cheque", Ruling.ILLEGAL),
        ("drafty", "draught", Ruling.ILLEGAL), ("skiing", "sky", Ruling.LEGAL), ("skiing", "ski", Ruling.ILLEGAL),
        ("skies", "sky", Ruling.ILLEGAL), ("flying", "fly", Ruling.ILLEGAL),
    ],
)  # fmt: skip
def test_a_form_of_a_verb_is_no_form_of_a_thing_spelled_like_it(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword).ruling is ruling


@pytest.mark.parametrize(
    ("word", "part", "kind"),
    [
        ("seesaw", "see", "opaque"), ("newspaper", "new", "opaque"), ("newspaper", "news", "transparent"),
        ("newspaper", "paper", "transparent"), ("newborn", "new", "transparent"), ("somebody", "body", "opaque"),
        ("feedback", "feed", "opaque"), ("reindeer", "rein", "opaque"), ("reindeer", "deer", "transparent"),
        ("stepmother", "step", "opaque"), ("stepmother", "mother", "transparent"), ("penthouse", "house", "opaque"),
        ("penthouse", "pen", None), ("landscape", "cape", None), ("landscape", "land", "transparent"),
        ("sportswear", "swear", None), ("sportswear", "wear", "transparent"), ("hypertension", "hype", None),
        ("carcass", "car", None), ("committee", "tee", None), ("governmental", "mental", None),
    ],
)  # fmt: skip
def test_parts_that_are_seen_need_not_be_felt(word: str, part: str, kind: str | None) -> None:
    assert _EN_WORDS.kind(word, part) == kind


@pytest.mark.parametrize(
    ("clue", "keyword"),
    [
        ("johnny cash, the man in black", "cash"), ("the lord of the rings", "ring"),
        ("goldilocks and the three bears", "bear"),
        ("singing in the rain", "rain"), ("Pirates of the caribbean", "pirate"), ("guns n' roses", "rose"),
    ],
)  # fmt: skip
def test_a_name_of_ordinary_words_is_for_a_human_to_judge(clue: str, keyword: str) -> None:
    assert verdict(clue, keyword).ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "keyword"),
    [
        ("cash for johnny cash", "cash"),
        ("the lord wears rings", "ring"),
        ("a bear and goldilocks", "bear"),
        ("singing when the rain falls", "rain"),
        ("pirates at sea", "pirate"),
        ("tiger in the woods", "tiger"),
    ],
)
def test_but_the_keyword_beside_it_stays_forbidden(clue: str, keyword: str) -> None:
    assert verdict(clue, keyword).ruling is Ruling.ILLEGAL


def test_what_is_said_plainly_is_no_name() -> None:
    assert TITLES.isdisjoint(("brownsugar", "taxidriver", "swimmingpool"))
    assert 250 <= len(TITLES) <= 350


@pytest.mark.parametrize(
    "clue",
    [
        "what you burnt last night", "what I dropped yesterday", "where we swam on Sunday", "what he broke last week",
        "what you forgot on Friday", "who you kissed last night", "you burnt it last night",
    ],
)  # fmt: skip
def test_what_one_of_us_did_lately_is_private(clue: str) -> None:
    assert EN.private_talk.search(clue.lower())


@pytest.mark.parametrize(
    "clue",
    [
        "what you do on sunday", "where you go on friday night", "we were born yesterday", "last night of the proms",
        "yesterday's news", "last night a dj saved my life", "what christians attend on sunday",
    ],
)  # fmt: skip
def test_what_everybody_does_is_not(clue: str) -> None:
    assert not EN.private_talk.search(clue)


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("liberté, égalité, fraternité", Ruling.LEGAL), ("citius, altius, fortius", Ruling.LEGAL),
        ("see no evil, hear no evil, speak no evil", Ruling.LEGAL), ("stop, look, listen", Ruling.LEGAL),
        ("stop, bread, heaven", Ruling.SUSPECT),
    ],
)  # fmt: skip
def test_a_motto_in_three_words_is_no_list(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "curtain").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("Agatha Christie's favourite poison", Ruling.LEGAL), ("Tom's favourite poison", Ruling.SUSPECT),
        ("my aunt Mary's birthday", Ruling.SUSPECT), ("Japanese poem of seventeen syllables", Ruling.LEGAL),
        ("a word of seven letters", Ruling.ILLEGAL), ("all the vowels and consonants", Ruling.LEGAL),
        ("all the vowels", Ruling.ILLEGAL), ("good for opening letters", Ruling.LEGAL),
        ("you never hear its opening letter", Ruling.ILLEGAL), ("think of hassle and swap the opening sound",
        Ruling.ILLEGAL), ("Hotel Alfa Romeo Papa, over", Ruling.ILLEGAL), ("a harmonica's cousin", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_what_is_meant_and_what_is_said_of_the_word(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "harp", "pumpkin").ruling is ruling
