"""English: forms, compounds, vocabulary, sounds."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .relating import Relating

_EN_WORDS = Relating(EN)
certain = _EN_WORDS.certain
kinds = _EN_WORDS.kinds


@pytest.mark.parametrize(
    ("word", "lemma", "kind"),
    [
        ("cows", "cow", "plural"),
        ("wolves", "wolf", "plural"),
        ("knives", "knife", "plural"),
        ("quizzes", "quiz", "plural"),
        ("berries", "berry", "plural"),
        ("mice", "mouse", "plural"),
        ("women", "woman", "plural"),
        ("matrices", "matrix", "plural"),
        ("phyla", "phylum", "plural"),
        ("ran", "run", "conjugation"),
        ("running", "run", "conjugation"),
        ("making", "make", "conjugation"),
        ("panicked", "panic", "conjugation"),
        ("dying", "die", "conjugation"),
        ("happier", "happy", "comparison"),
        ("biggest", "big", "comparison"),
        ("darkness", "dark", "derivation"),
        ("rainy", "rain", "derivation"),
        ("teacher", "teach", "derivation"),
        ("cow's", "cow", "case"),
    ],
)
def test_regular_and_irregular_forms_are_certain(word: str, lemma: str, kind: str) -> None:
    assert lemma in certain(word)
    assert kinds(word)[lemma] == kind


@pytest.mark.parametrize(
    ("word", "other"),
    [("corner", "corn"), ("party", "part"), ("flower", "flow"), ("belly", "bell"), ("season", "sea"), ("thing", "the")],
)
def test_what_only_looks_like_a_form_is_none(word: str, other: str) -> None:
    assert other not in kinds(word)


@pytest.mark.parametrize(
    ("one", "other"), [("erosion", "erode"), ("history", "historic"), ("tenacity", "tenacious"), ("racist", "racism")]
)
def test_learned_relations_are_doubtful(one: str, other: str) -> None:
    assert kinds(one).keys() & kinds(other).keys()
    assert not certain(one) & certain(other)


@pytest.mark.parametrize(
    ("word", "part", "kind"),
    [
        ("racehorse", "horse", "transparent"),
        ("blackboards", "black", "transparent"),
        ("sportsman", "sport", "transparent"),
        ("butterfly", "butter", "opaque"),
        ("hedgehog", "hog", "opaque"),
        ("carpet", "car", None),
        ("justice", "ice", None),
        ("season", "son", None),
        ("scowl", "owl", None),
        ("manage", "man", None),
        ("horses", "horse", None),
    ],
)
def test_a_compound_sounds_like_its_parts(word: str, part: str, kind: str | None) -> None:
    found = EN.compound(word, part)
    assert (found.kind if found else None) == kind


def test_accents_make_no_other_word() -> None:
    assert "chateau" in certain("châteaux")


@pytest.mark.parametrize("word", ["cow", "cows", "dragonflies", "biscuit", "latte", "amigos", "ran", "children"])
def test_ordinary_words_are_known(word: str) -> None:
    assert EN.known(word)


@pytest.mark.parametrize("word", ["vache", "hond", "libelle", "perro", "chien", "gato", "koe", "zwart", "casa", "кот"])
def test_foreign_words_are_not(word: str) -> None:
    assert not EN.known(word)


def test_names_are_no_words() -> None:
    assert EN.is_name("freddy")
    assert not EN.known("freddy")
    assert not EN.exists("freddy")
    assert not EN.is_name("scorpoin")


@pytest.mark.parametrize("name", ["floyd's", "freddy's"])
def test_what_is_somebodys_has_a_name_in_it(name: str) -> None:
    assert EN.is_name(name)


@pytest.mark.parametrize("word", ["adam's", "cow's", "cows'"])
def test_or_a_word(word: str) -> None:
    assert EN.known(word)


def test_rare_ones_too() -> None:
    assert EN.exists("jerry's")
    assert not EN.exists("jerrx's")


@pytest.mark.parametrize(
    "name", ["nero", "vader", "plato", "monaco", "ribbit", "wifi", "marple", "taurus", "sensei", "gelato", "ebay"]
)
def test_but_a_household_name_is_as_good_as_a_word(name: str) -> None:
    assert EN.known(name)
    assert not EN.is_name(name)


@pytest.mark.parametrize("word", ["friday", "chimney", "attorney"])
def test_the_y_after_a_vowel_is_no_ending(word: str) -> None:
    assert f"√{word}" in kinds(word)


@pytest.mark.parametrize(
    ("one", "other"), [("knight", "night"), ("flour", "flower"), ("sun", "son"), ("whale", "wail"), ("phish", "fish")]
)
def test_homophones_sound_alike(one: str, other: str) -> None:
    assert {s.phones for s in EN.sounds(one)} & {s.phones for s in EN.sounds(other)}


@pytest.mark.parametrize(
    ("one", "other"),
    [("court", "caught"), ("tuner", "tuna"), ("prints", "prince"), ("floor", "flaw")],
)
def test_some_say_alike_what_others_do_not(one: str, other: str) -> None:
    assert EN.echo is not None
    assert {EN.echo(s) for s in EN.sounds(one)} & {EN.echo(s) for s in EN.sounds(other)}


@pytest.mark.parametrize(("one", "other"), [("heart", "hot"), ("beard", "bid"), ("quarter", "quota")])
def test_but_no_speaker_says_these_alike(one: str, other: str) -> None:
    assert EN.echo is not None
    assert not {EN.echo(s) for s in EN.sounds(one)} & {EN.echo(s) for s in EN.sounds(other)}


@pytest.mark.parametrize(("one", "other"), [("thai", "tie"), ("seoul", "sole"), ("buoy", "boy"), ("he'll", "heel")])
def test_names_and_british_ways_of_saying_are_known(one: str, other: str) -> None:
    assert {s.phones for s in EN.sounds(one)} & {s.phones for s in EN.sounds(other)}


@pytest.mark.parametrize(
    ("one", "other", "rhymes"),
    [
        ("wow", "cow", True),
        ("face", "place", True),
        ("cough", "though", False),
        ("bother", "mother", False),
        ("trumpet", "crumpet", True),
        ("rabbit", "habit", True),
        ("ribbon", "bean", False),
    ],
)
def test_rhymes_go_by_sound_and_not_by_spelling(one: str, other: str, rhymes: bool) -> None:
    tails = [{EN.rhyme(sound) for sound in EN.sounds(word)} for word in (one, other)]
    assert bool(tails[0] & tails[1]) is rhymes


def test_numbers_to_thirty() -> None:
    assert EN.numbers["twenty one"] == 21
    assert set(EN.numbers.values()) == set(range(31)) - {30} | {30}


@pytest.mark.parametrize(
    ("form", "base", "certain"), [("swore", "swear", True), ("bit", "bite", False), ("worse", "bad", True)]
)
def test_irregular_forms_that_are_words_of_their_own(form: str, base: str, certain: bool) -> None:
    [found] = [one for one in EN.forms(form) if one.key == base]
    assert found.certain is certain


@pytest.mark.parametrize(("one", "other"), [("green", "grey"), ("parade", "paradise"), ("worse", "wrong")])
def test_words_of_like_letters_are_no_forms_of_one_another(one: str, other: str) -> None:
    assert {form.key for form in EN.forms(one)}.isdisjoint({form.key for form in EN.forms(other)})


@pytest.mark.parametrize(
    ("word", "part", "kind"),
    [
        ("fisherman", "fish", "transparent"),
        ("bookkeeper", "keep", "transparent"),
        ("cowboys", "cow", "opaque"),
        ("cowshed", "cow", "transparent"),
        ("werewolf", "wolf", "opaque"),
        ("disport", "port", None),
        ("stable", "tab", None),
    ],
)
def test_compounds_with_derived_or_hidden_parts(word: str, part: str, kind: str | None) -> None:
    found = EN.compound(word, part)
    assert (found.kind if found else None) == kind


@pytest.mark.parametrize(
    ("word", "base", "certain"),
    [
        ("runner", "run", True),
        ("friendship", "friend", True),
        ("friendly", "friend", True),
        ("waiter", "wait", False),
        ("pianist", "piano", True),
        ("actress", "actor", True),
        ("rerun", "run", False),
        ("joyous", "joy", False),
    ],
)
def test_derivation_says_how_sure_it_is(word: str, base: str, certain: bool) -> None:
    [found] = [form for form in EN.forms(word) if form.key == base]
    assert found.certain is certain


@pytest.mark.parametrize(("word", "base"), [("corner", "corn"), ("cower", "cow"), ("happy", "hap"), ("flower", "flow")])
def test_words_that_only_look_derived(word: str, base: str) -> None:
    assert base not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base", "certain"),
    [
        ("spidery", "spider", True),
        ("velvety", "velvet", True),
        ("snakey", "snake", True),
        ("icy", "ice", True),
        ("wintry", "winter", True),
        ("battery", "batter", False),
        ("directory", "director", False),
        ("unkind", "kind", True),
        ("impossible", "possible", True),
        ("dishonest", "honest", True),
        ("discover", "cover", False),
        ("strength", "strong", True),
    ],
)
def test_what_endings_and_beginnings_leave_of_the_meaning(word: str, base: str, certain: bool) -> None:
    [found] = [form for form in EN.forms(word) if form.key == base]
    assert found.certain is certain


@pytest.mark.parametrize(
    ("word", "base"),
    [("misery", "miser"), ("honey", "hone"), ("story", "store"), ("intent", "tent"), ("unless", "less")],
)
def test_endings_and_beginnings_that_are_none(word: str, base: str) -> None:
    assert base not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("one", "other"), [("donut", "doughnut"), ("pajamas", "pyjamas"), ("mom", "mum"), ("airplane", "aeroplane")]
)
def test_spellings_that_no_rule_covers(one: str, other: str) -> None:
    assert kinds(one)[other] == "spelling"
    assert other in certain(one)


@pytest.mark.parametrize(
    ("word", "part", "kind"),
    [
        ("swordsman", "sword", "transparent"),
        ("clansmen", "clan", "transparent"),
        ("beeswax", "bee", "transparent"),
        ("lunchbox", "lunch", "transparent"),
        ("eyebrow", "eye", "transparent"),
        ("earring", "ear", "transparent"),
        ("watermelon", "melon", "transparent"),
        ("watermelon", "water", "opaque"),
        ("scarecrow", "crow", "transparent"),
        ("network", "net", "opaque"),
        ("outrage", "rage", "opaque"),
        ("protest", "test", None),
        ("person", "son", None),
        ("carnation", "car", None),
        ("reptiles", "tile", None),
        ("trafficking", "king", None),
        ("cotton", "cot", None),
        ("leapfrog", "frog", "transparent"),
        ("doorknob", "door", "transparent"),
        ("spaceship", "ship", "transparent"),
        ("friendship", "ship", None),
        ("satire", "sat", None),
        ("wallowed", "wall", None),
    ],
)
def test_compounds_with_short_or_latin_parts(word: str, part: str, kind: str | None) -> None:
    found = EN.compound(word, part)
    assert (found.kind if found else None) == kind


def test_words_that_stand_apart_are_joined() -> None:
    assert EN.joined(("light", "houses")) == ("lighthouses",)
    assert EN.joined(("to", "day")) == ()
    assert EN.joined(("purple", "cow")) == ()


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("metallic", "metal"), ("acidic", "acid"), ("atomic", "atom"), ("volcanic", "volcano"), ("cubic", "cube"),
        ("allergic", "allergy"), ("nostalgic", "nostalgia"), ("panoramic", "panorama"), ("problematic", "problem"),
        ("dramatic", "drama"), ("thematic", "theme"), ("operatic", "opera"), ("icelandic", "iceland"),
        ("heroics", "hero"), ("ironic", "irony"),
    ],
)  # fmt: skip
def test_adjectives_in_ic_are_certain(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base", "doubtful"),
    [
        ("organic", "organ", True), ("graphic", "graph", True), ("ironic", "iron", True), ("historic", "history", True),
        ("panic", "pane", False), ("topic", "tope", False), ("tonic", "tone", False), ("music", "muse", False),
        ("arctic", "arc", False), ("comic", "come", False), ("critic", "crisis", False), ("rustic", "rust", False),
        ("chthonic", "chthon", False), ("boric", "bore", True),
    ],
)  # fmt: skip
def test_but_not_those_that_have_drifted_or_only_look_so(word: str, base: str, doubtful: bool) -> None:
    assert base not in certain(word)
    assert (base in kinds(word)) is doubtful
