"""English words made from others although their stem has changed."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN
from cluewright.core.languages.en.derivation import derived

from .relating import Relating

certain = Relating(EN).certain


def doubtful(word: str) -> set[str]:
    return {form.key for form in EN.forms(word)} - certain(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("thievery", "thief"), ("thievish", "thief"), ("elvish", "elf"), ("elven", "elf"), ("wolvish", "wolf"),
        ("hooved", "hoof"), ("dwarven", "dwarf"), ("mischievous", "mischief"),
    ],
)  # fmt: skip
def test_an_f_before_an_ending_is_a_v(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(("word", "base"), [("leaving", "leaf"), ("beaver", "beef"), ("livery", "life")])
def test_but_not_every_v_was_an_f(word: str, base: str) -> None:
    assert base not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("breadth", "broad"), ("depth", "deep"), ("strengthen", "strong"), ("pride", "proud"), ("sadden", "sad"),
        ("tigress", "tiger"), ("goddesses", "god"), ("gosling", "goose"), ("humility", "humble"), ("hungry", "hunger"),
    ],
)  # fmt: skip
def test_the_same_with_another_vowel_is_certain(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(("word", "base"), [("bravery", "brave"), ("snobbery", "snob"), ("prudery", "prude")])
def test_what_somebody_is_like_is_certain(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("solution", "solve"), ("reception", "receive"), ("assumption", "assume"), ("expulsion", "expel"),
        ("repulsive", "repel"), ("explanation", "explain"), ("exclamation", "exclaim"), ("maintenance", "maintain"),
        ("pronunciation", "pronounce"), ("provocation", "provoke"), ("remembrance", "remember"),
        ("monstrous", "monster"), ("suspense", "suspend"), ("death", "die"), ("death", "dead"), ("papal", "pope"),
    ],
)  # fmt: skip
def test_latin_and_old_stems_are_for_a_human_to_judge(word: str, base: str) -> None:
    assert base in doubtful(word)


@pytest.mark.parametrize(
    ("people", "country"),
    [("spanish", "spain"), ("greek", "greece"), ("polish", "poland"), ("swiss", "switzerland"), ("welsh", "wales")],
)
def test_peoples_are_named_after_their_countries(people: str, country: str) -> None:
    assert country in doubtful(people)


@pytest.mark.parametrize(
    ("one", "other"),
    [("commence", "commend"), ("congress", "conger"), ("buttress", "butter"), ("location", "look"), ("sloth", "slow")],
)
def test_other_words_of_like_endings_are_none(one: str, other: str) -> None:
    assert other not in {form.key for form in EN.forms(one)}


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("staring", "star"), ("caring", "car"), ("rating", "rat"), ("hoping", "hop"), ("scary", "scar"),
        ("wary", "war"), ("busy", "bus"), ("puny", "pun"), ("riper", "rip"), ("finest", "fin"),
        ("whitish", "whit"), ("codify", "cod"),
    ],
)  # fmt: skip
def test_one_consonant_after_one_vowel_is_doubled(word: str, other: str) -> None:
    assert other not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("starring", "star"), ("starry", "star"), ("staring", "stare"), ("buses", "bus"), ("bused", "bus"),
        ("gassing", "gas"), ("snowing", "snow"), ("foxy", "fox"), ("quitting", "quit"), ("syrupy", "syrup"),
        ("beginning", "begin"), ("sadness", "sad"), ("cupful", "cup"), ("starless", "star"), ("stardom", "star"),
    ],
)  # fmt: skip
def test_and_need_not_be_elsewhere(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("warship", "ware"), ("starless", "stare"), ("dimness", "dime"), ("worth", "wear"), ("fifth", "fife"),
        ("ballet", "bale"), ("salty", "sale"), ("merry", "mere"), ("needlessly", "needles"), ("sickness", "sic"),
    ],
)  # fmt: skip
def test_before_a_consonant_a_word_stays_whole(word: str, other: str) -> None:
    assert other not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base"), [("judgment", "judge"), ("ninth", "nine"), ("truly", "true"), ("wisdom", "wise")]
)
def test_but_for_a_few(word: str, base: str) -> None:
    assert base in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("evening", "even"), ("herring", "her"), ("earring", "ear"), ("forest", "for"), ("priest", "pry"),
        ("seed", "see"), ("honest", "hone"), ("interest", "inter"), ("four", "for"), ("mourning", "morning"),
        ("teasing", "tea"),
        ("ranging", "ring"), ("ranger", "ring"), ("being", "bee"), ("taxes", "taxi"), ("maria", "mare"),
        ("pearly", "pear"), ("singer", "singe"), ("pollen", "poll"), ("delivery", "liver"), ("peasant", "pea"),
        ("shaman", "shame"), ("scarlet", "scar"), ("operation", "opera"), ("unclear", "uncle"),
    ],
)  # fmt: skip
def test_what_looks_like_a_form_by_chance_is_none(word: str, other: str) -> None:
    assert other not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "part"),
    [("thunderstruck", "truck"), ("bootstrap", "trap"), ("wingspan", "pan"), ("sunspot", "pot"), ("vivacity", "city")],
)
def test_an_s_belongs_to_the_word_that_it_begins(word: str, part: str) -> None:
    assert EN.compound(word, part) is None


@pytest.mark.parametrize(
    ("word", "part"), [("sportswear", "wear"), ("spokesman", "man"), ("doomsday", "day"), ("neckties", "tie")]
)
def test_or_links_two_words(word: str, part: str) -> None:
    found = EN.compound(word, part)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(
    ("said", "base"),
    [
        ("orphanage", "orphan"), ("booklet", "book"), ("falconry", "falcon"), ("dentistry", "dentist"),
        ("rehearsal", "rehearse"), ("denial", "deny"), ("bridal", "bride"), ("fertility", "fertile"),
        ("crystallize", "crystal"), ("archbishop", "bishop"), ("suburban", "suburb"), ("navigator", "navigate"),
        ("inventor", "invent"), ("apologise", "apology"), ("theorist", "theory"), ("vampirism", "vampire"),
        ("beautify", "beauty"), ("impossibility", "possible"),
    ],
)  # fmt: skip
def test_regular_endings_say_the_word(said: str, base: str) -> None:
    assert base in {form.key for form in derived(said) if form.certain}


@pytest.mark.parametrize(
    ("said", "base"),
    [
        ("serval", "serve"), ("severity", "sever"), ("harpist", "harpy"), ("choral", "chore"), ("predator", "predate"),
        ("memory", "memo"), ("pantry", "pant"), ("triplet", "trip"), ("bracelet", "brace"), ("festival", "festive"),
        ("admiral", "admire"), ("tractor", "tract"), ("surgery", "surge"), ("moralist", "morale"),
    ],
)  # fmt: skip
def test_words_with_such_an_ending_by_chance(said: str, base: str) -> None:
    assert base not in {form.key for form in derived(said) if form.certain}
