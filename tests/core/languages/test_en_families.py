"""English words in families: Greek ones in -sis, learned endings, what somebody has such a one of, Pig Latin."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .relating import Relating

_EN_WORDS = Relating(EN)
certain = _EN_WORDS.certain
possible = _EN_WORDS.possible


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("chaotic", "chaos"), ("hypnotised", "hypnosis"), ("neurotic", "neurosis"), ("analyst", "analysis"),
        ("paralyzed", "paralysis"), ("emphatic", "emphasis"), ("diagnosed", "diagnosis"), ("energetic", "energy"),
    ],
)  # fmt: skip
def test_greek_words_are_the_same_with_another_ending(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("religious", "religion"), ("cautious", "caution"), ("fictitious", "fiction"), ("sympathetic", "sympathy"),
        ("apologetic", "apology"), ("petrifaction", "petrify"), ("absorption", "absorb"), ("embryology", "embryo"),
        ("traumatize", "trauma"), ("dogmatist", "dogma"), ("captaincy", "captain"), ("mutineer", "mutiny"),
        ("idolatrous", "idolater"), ("romantic", "romance"), ("succession", "succeed"), ("imperial", "emperor"),
        ("deadly", "die"), ("cleanse", "clean"),
    ],
)  # fmt: skip
def test_learned_endings_come_off(word: str, base: str) -> None:
    assert base in possible(word)


@pytest.mark.parametrize(
    ("word", "base"), [("phonetic", "phony"), ("theology", "they"), ("singular", "sing"), ("fleecy", "flee")]
)
def test_but_not_from_every_word_that_has_them(word: str, base: str) -> None:
    assert base not in possible(word)


@pytest.mark.parametrize(
    ("word", "part"), [("kindhearted", "heart"), ("redheaded", "head"), ("bowlegged", "leg"), ("wideeyed", "eye")]
)
def test_what_somebody_has_such_a_one_of_is_a_compound_with_it(word: str, part: str) -> None:
    found = EN.compound(word, part)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(("word", "part"), [("diagnosed", "nose"), ("alleged", "leg"), ("beheaded", "head")])
def test_but_not_every_ending_is_a_part_of_the_body(word: str, part: str) -> None:
    found = EN.compound(word, part)
    assert found is None or found.kind != "transparent"


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("onkeymay", "monkey"), ("ingstray", "string"), ("eenquay", "queen"), ("appleway", "apple"),
        ("elephantyay", "elephant"), ("ogsday", "dog"), ("achtyay", "yacht"),
    ],
)  # fmt: skip
def test_pig_latin_hides_nothing(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize("word", ["doorway", "norway", "hemingway", "xyzay", "ay", "away"])
def test_what_only_ends_like_it_is_left_alone(word: str) -> None:
    assert not [form for form in EN.forms(word) if form.kind == "spelling" and form.key != word]


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("smokin", "smoke"), ("runnin", "run"), ("dancin", "dance"), ("mornin", "morning"), ("lovin", "love"),
        ("nothin", "nothing"),
    ],
)  # fmt: skip
def test_a_g_may_be_dropped(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize("word", ["martin", "larkin", "dustin", "muffin", "robin", "curtain", "jogin"])
def test_but_a_word_or_a_name_has_lost_none(word: str) -> None:
    assert f"{word}g" not in possible(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("sculptress", "sculptor"), ("huntress", "hunter"), ("waitress", "waiter"), ("aviatrix", "aviator"),
        ("heiress", "heir"), ("sportswomen", "sportsman"), ("firewoman", "fireman"), ("comedienne", "comedian"),
    ],
)  # fmt: skip
def test_who_does_the_same_is_called_by_the_same_word(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("mattress", "matter"), ("buttress", "butter"), ("stress", "store"), ("fortress", "forter"),
        ("burgess", "burg"), ("woman", "man"), ("caress", "carer"),
    ],
)  # fmt: skip
def test_but_not_every_word_that_ends_so_is_a_woman(word: str, other: str) -> None:
    assert other not in certain(word)


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("unhappily", "happiness"), ("sadly", "sadness"), ("unkind", "kindness"), ("silently", "silence"),
        ("silence", "silent"), ("impatiently", "patience"), ("injustice", "justice"), ("insecurity", "security"),
        ("unjustly", "justice"), ("imbalance", "balance"),
    ],
)  # fmt: skip
def test_what_is_said_of_something_is_as_near_as_its_name(word: str, noun: str) -> None:
    assert noun in certain(word)


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("busily", "business"), ("wittily", "witness"), ("likely", "likeness"), ("presently", "presence"),
        ("patience", "patient"), ("indifference", "difference"), ("chance", "chant"), ("instance", "instant"),
        ("infancy", "fancy"), ("invoice", "voice"), ("intense", "tense"),
    ],
)  # fmt: skip
def test_but_not_where_the_meaning_has_drifted(word: str, noun: str) -> None:
    assert noun not in certain(word)


def test_a_die_is_one_of_the_dice_but_death_is_not() -> None:
    assert _EN_WORDS.related("die", "dice") == "illegal"
    assert {_EN_WORDS.related(word, "dice") for word in ("died", "dying", "dead", "death")} == {"legal"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("singer", "song"), ("songs", "singer"), ("sale", "seller"), ("tale", "teller"), ("florist", "flower"),
        ("dental", "dentist"), ("scholar", "school"), ("vulcanologist", "volcano"), ("newlyweds", "wedding"),
        ("farmer", "farmyard"), ("farmhouses", "farmer"), ("swimmer", "swimsuit"), ("painter", "paintbrush"),
    ],
)  # fmt: skip
def test_whoever_does_it_shares_something_with_what_is_done_and_where(one: str, other: str) -> None:
    assert _EN_WORDS.related(one, other) == "suspect" or EN.compound(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("locker", "lockdown"), ("header", "headline"), ("corner", "cornfield"), ("poster", "postman")]
)
def test_but_not_where_the_doer_has_drifted(one: str, other: str) -> None:
    assert one not in possible(other)


def test_two_compounds_with_one_worker_share_only_a_part() -> None:
    assert not {form.key for form in EN.forms("bathrobe") if form.kind == "root"} & possible("bathroom")


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("glorious", "glory"), ("mysterious", "mystery"), ("victorious", "victory"), ("luxurious", "luxury"),
        ("artist", "art"), ("judgement", "judge"), ("burgled", "burglar"), ("doggies", "dog"), ("indebted", "debt"),
        ("envious", "envy"), ("untruths", "truth"), ("specs", "spectacles"), ("pram", "perambulator"),
        ("critters", "creature"), ("chocs", "chocolate"),
    ],
)  # fmt: skip
def test_the_same_with_another_ending_or_cut_short(word: str, base: str) -> None:
    assert base in certain(word)
