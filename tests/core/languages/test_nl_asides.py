"""Dutch: places, rhymes, relatives and letters told in passing, and words with a prefix that left its base behind."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL
from cluewright.core.languages.patterns import Phrases

from .relating import Relating

DUTCH = Relating(NL)


def hit(phrases: Phrases, text: str) -> bool:
    """Whether there is such talk."""
    return phrases.search(text) is not None


@pytest.mark.parametrize(
    "clue",
    [
        "hij zit tussen de tweede en de vierde in", "staat net boven de laatste", "ligt tussen nummer twee en vier",
        "staat helemaal bovenaan het lijstje", "die staat voor de vierde", "komt na de eerste", "ik sta vooraan",
    ],
)  # fmt: skip
def test_places_are_told_by_who_stands_there(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "tussen de eerste en de tweede helft", "staat voor de deur", "zit achter de tralies", "komt na de regen",
        "staat bovenaan de hitlijst", "tussen een en twee uur 's nachts", "staat boven de wet",
    ],
)  # fmt: skip
def test_what_stands_elsewhere_is_not_on_the_screen(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    ("said", "place"), [("goed voor brons", 3), ("zilveren plak bij de spelen", 2), ("bronzen medaille", 3)]
)
def test_medals_hint_at_a_place(said: str, place: int) -> None:
    assert NL.place_associations[said] == place
    assert said.split()[-1] not in NL.place_associations


@pytest.mark.parametrize("clue", ["maak het rijmpje af: geef hier die", "vul het versje aan", "rijm op het woord dak"])
def test_a_rhyme_is_left_to_others(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue", ["rijm op de takken", "rijm op alle ramen", "vers van de pers", "kinderrijm voor het slapen"]
)
def test_rime_is_no_rhyme(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    ["waar tante truus altijd haar drank verstopt", "tante bep bakt ze elke kerst", "wat oom henk rookt op zolder"],
)
def test_what_a_relative_does_is_private(clue: str) -> None:
    assert hit(NL.private_talk, clue)


@pytest.mark.parametrize("clue", ["waar oom dagobert in zwemt", "oom tom heeft er een hut", "waar tante zit te breien"])
def test_what_everybodys_uncle_does_is_not(clue: str) -> None:
    assert not hit(NL.private_talk, clue)


@pytest.mark.parametrize(
    "clue", ["broos zonder kop", "onthoofde broos", "haal het begin van broos weg", "broos min kop"]
)
def test_a_word_without_its_beginning_is_for_the_keywords_to_know(clue: str) -> None:
    assert [match["around"] for match in NL.spelling_talk.finditer(clue) if "around" in match.groupdict()] == ["broos"]


def test_both_spelling_alphabets_are_known() -> None:
    assert [NL.letters[name] for name in ("marie", "eduard", "simon", "napoleon")] == ["m", "e", "s", "n"]


@pytest.mark.parametrize(("one", "other"), [("coup", "koe"), ("coups", "koe"), ("clou", "kloe"), ("ragout", "raagoe")])
def test_french_words_may_end_in_letters_that_nobody_says(one: str, other: str) -> None:
    assert {sound.phones for sound in NL.sounds(one)} & {sound.phones for sound in NL.sounds(other)}


@pytest.mark.parametrize("word", ["zout", "stout", "hout", "bout"])
def test_dutch_words_do_not(word: str) -> None:
    assert all(sound.phones[-1] == "t" for sound in NL.sounds(word))


@pytest.mark.parametrize(("word", "base"), [("bevallen", "vallen"), ("onthouden", "houden"), ("onweer", "weer")])
def test_a_prefix_leaves_the_root_to_be_seen(word: str, base: str) -> None:
    assert DUTCH.related(word, base) == "suspect"


def test_being_so_is_clear_however_far_the_word_has_gone() -> None:
    assert DUTCH.related("eerlijkheid", "eerlijk") == "illegal"
    assert DUTCH.related("eerlijkheid", "eer") == "suspect"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("reuzeappel", "appel"), ("megavis", "vis"), ("oerslang", "slang"), ("nanorobot", "robot"),
        ("gouddief", "goud"), ("dierenspel", "spel"), ("schoolles", "les"), ("vismania", "vis"),
        ("olifantologie", "olifant"), ("kattenmemes", "kat"), ("waterproof", "water"), ("regenjasje", "jasje"),
        ("waterijsjes", "ijsje"), ("sterrenkundige", "ster"),
    ],
)  # fmt: skip
def test_words_just_made_up_are_taken_apart(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("monomaan", "maan"), ("polymeer", "meer"), ("interval", "val"), ("speleoloog", "spel"), ("grotesk", "grot"),
        ("kaastaart", "staart"), ("stoplicht", "plicht"), ("vergeten", "eten"), ("barones", "baron"),
    ],
)  # fmt: skip
def test_prefixes_and_endings_by_chance_leave_no_word(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) is None


def test_what_is_made_for_a_thief_is_no_adjective() -> None:
    assert DUTCH.related("gouddief", "goud") == "legal"
    assert DUTCH.related("schoolles", "school") == "legal"


@pytest.mark.parametrize(
    "clue",
    [
        "nr3", "no 2", "wat op drie staat", "het slot van ons rijtje", "staart van het lijstje", "hoek van onze lijst",
    ],
)  # fmt: skip
def test_places_by_number_and_by_the_ends_of_the_list(clue: str) -> None:
    assert hit(NL.position_talk, clue)


def test_words_of_the_list_s_ends_hint_at_them() -> None:
    assert [NL.place_associations[said] for said in ("vooraan", "achteraan", "komt als laatste")] == [1, 4, 4]


@pytest.mark.parametrize("clue", ["zeven hokjes breed", "het woord is zeven lang", "twee keer klappen"])
def test_length_in_squares_and_claps(clue: str) -> None:
    assert hit(NL.count_talk, clue)


@pytest.mark.parametrize("clue", ["vijf vakken breed", "zes plaatsen groot", "drie keer kloppen"])
def test_length_of_other_things(clue: str) -> None:
    assert not hit(NL.count_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "de t, zoals in tafel", "spel het: k-a-s", "begint hetzelfde als kaas", "kop van kat, staart van teel",
        "met de ui als in buik", "met de oe van koe", "bevat ij", "de letters u en i staan erin", "voorvoegsel gor",
    ],
)  # fmt: skip
def test_letters_are_told_by_other_words(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue",
    ["eerst kas, dan teel", "samengesteld uit kas en teel", "combineer 'kas' en 'teel'", "kas gevolgd door teel"],
)
def test_two_parts_are_for_the_keywords_to_know(clue: str) -> None:
    found = [match.groupdict() for match in NL.spelling_talk.finditer(clue)]
    assert {"begins": "kas", "ends": "teel"} in [
        {name: said for name, said in groups.items() if name in ("begins", "ends")} for groups in found
    ]


@pytest.mark.parametrize("clue", ["als je lispelt is het muith", "luister maar hoe je het zegt"])
def test_sound_by_listening(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "heb ik vorig weekend gekocht", "het cadeau dat ik je gaf", "de naam van je kat", "sanne haar bijnaam",
        "daar woonde ik vroeger", "het kussen van tante bep", "ligt nu voor je", "op de foto in onze gang",
        "daar struikelde jij over", "zit onder ons bed", "wat peter meenam naar het feest", "had je net nog in je hand",
        "ben ik allergisch voor", "in mijn geboortestad", "vroeger op onze camping", "bij oma op zolder",
        "zoals bij henk thuis", "lust ik niet", "mag ik niet van de dokter", "krijg ik elke kerst",
    ],
)  # fmt: skip
def test_private_things_without_saying_mine(clue: str) -> None:
    assert hit(NL.private_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "je hebt er twee van", "daar word je dik van", "de hut van oom tom", "wat joost mag weten",
        "waar willem van oranje stierf", "had ik maar een hamer", "er was eens", "op onze kosten",
        "naam van de roos", "bij oma smaakt het beter", "mag ik dan bij jou",
    ],
)  # fmt: skip
def test_private_words_that_anybody_says(clue: str) -> None:
    assert not hit(NL.private_talk, clue)


@pytest.mark.parametrize(("made", "base"), [("verduiveld", "duivel"), ("verhoging", "hoog"), ("verkoeling", "koel")])
def test_what_is_made_of_a_noun_or_an_adjective_leads_to_it(made: str, base: str) -> None:
    assert base in DUTCH.possible(made)


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("vechtersbaas", "vechten"), ("inslapen", "slapen"), ("ingeslapen", "slapen")],
)
def test_what_does_it_and_where_it_goes_leave_the_verb_to_be_seen(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) == "opaque"


@pytest.mark.parametrize(("word", "keyword"), [("waterval", "waden"), ("kamerplant", "kammen"), ("inval", "vallei")])
def test_no_doer_is_before_another_part_by_chance(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("politici", "politiek"), ("democratisering", "democratie"), ("digitalisering", "digitaal"),
        ("ouderdom", "oud"), ("chemicaliën", "chemie"),
    ],
)  # fmt: skip
def test_learned_plurals_and_what_becomes_of_things_are_of_the_family(one: str, other: str) -> None:
    assert DUTCH.related(one, other) == "illegal"
