"""Dutch as players write it: talk about words, privately or not, other spellings, and words that hold others."""

import pytest

from cluewright.core.languages.nl import LANGUAGE
from cluewright.core.languages.nl.respelling import respelled
from cluewright.core.languages.patterns import Phrases

from .relating import Relating

NL = LANGUAGE

keys_of = Relating(NL).certain


def hit(phrases: Phrases, text: str) -> bool:
    return phrases.search(text) is not None


def groups_of(phrases: Phrases, text: str) -> dict[str, str]:
    return {name: said for match in phrases.finditer(text) for name, said in match.groupdict().items() if said}


@pytest.mark.parametrize(
    "clue",
    [
        "hoe een duitser baan zou uitspreken", "zo zeg je baan in het engels", "hardop gezegd lijkt het op baan",
        "zeg het hardop: root", "rijmwoord is poot", "zelfde eindklank als poot", "lijkt qua geluid op poot",
        "poot op het gehoor", "verspreek je bij poot", "als je poot verkeerd verstaat", "je hoort bijna poot",
        "een woord dat rijmt", "op zijn engels uitgesproken: boat",
    ],
)  # fmt: skip
def test_talk_of_sound_without_naming_it(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    ["zeg het met bloemen", "hardop lachen", "hoe een koe een haas vangt", "geluid van een misthoorn", "op rijm"],
)
def test_speaking_itself_is_no_talk_of_sound(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "de voorlaatste op ons rijtje", "vlak voor de laatste", "na de tweede", "tussen twee en vier",
        "wat er tussen twee en vier staat",
        "de volgende na twee", "helemaal vooraan", "staat bovenaan", "links onderin", "die staat op twee", "op drie",
        "sluit ons rijtje af", "de tweede helft van het lijstje", "rechts van nummer een", "de derde van ons",
        "naast het eerste", "keyword 3",
    ],
)  # fmt: skip
def test_places_are_named_in_passing(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "staat bovenaan de boodschappenlijst", "eerste van de maand", "tussen neus en lippen", "rechts inhalen",
        "de laatste der mohikanen", "op de eerste rij", "na de oorlog",
    ],
)  # fmt: skip
def test_ranks_and_directions_are_no_places(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


def test_fixed_expressions_hint_at_a_place() -> None:
    assert NL.place_associations["klavertje vier"] == 4
    assert NL.place_associations["hattrick"] == 3


@pytest.mark.parametrize(
    "clue",
    [
        "waar jij allergisch voor bent", "wat jij op je toast doet", "heb ik van jou gekregen", "onze stamkroeg",
        "ons weekendje texel", "mijn schoonouders", "je moeder houdt ervan", "die ene vakantie", "jij snurkt",
        "mijn tatoeage", "op mijn schouder", "uit onze studententijd", "ligt bij jou onder het bed", "ons pap",
        "het cadeau dat je me gaf", "zoals bij opa en oma thuis", "ken je van kantoor",
    ],
)  # fmt: skip
def test_what_only_the_team_knows(clue: str) -> None:
    assert hit(NL.private_talk, clue)
    assert not hit(NL.idioms, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "onze planeet", "ons kent ons", "ik zie ik zie wat jij niet ziet", "jij en ik", "wat je op brood doet",
        "ons land", "die ene ring", "jij bent aan zet",
    ],
)  # fmt: skip
def test_what_everybody_says_is_not_private(clue: str) -> None:
    assert not hit(NL.private_talk, clue)


@pytest.mark.parametrize("clue", ["over mijn lijk", "mijn naam is bond", "op mijn dooie gemak", "mijn en dijn"])
def test_sayings_with_my(clue: str) -> None:
    assert hit(NL.idioms, clue) or not hit(NL.private_talk, clue)


def test_parts_of_a_keyword_are_named_for_the_keywords_to_tell() -> None:
    assert groups_of(NL.spelling_talk, "eindigt op olf")["ends"] == "olf"
    assert groups_of(NL.spelling_talk, "begint met kra")["begins"] == "kra"
    assert groups_of(NL.spelling_talk, "door elkaar: steif")["mixed"] == "steif"


@pytest.mark.parametrize(
    "clue",
    [
        "een b aan het begin",
        "zit een ie in",
        "dubbele aa",
        "zonder klinkers",
        "in het alfabet na vis",
        "met ie geschreven",
    ],
)
def test_letters_are_talked_of_as_children_do(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize("clue", ["het langste van de vier", "ons kortste", "telt er acht", "acht tekens", "lengte: 8"])
def test_lengths_are_compared_or_told(clue: str) -> None:
    assert hit(NL.count_talk, clue)


@pytest.mark.parametrize("clue", ["langste dag", "kortste weg", "met tekens langs de weg", "lengte van de nacht"])
def test_other_lengths_are_free(clue: str) -> None:
    assert not hit(NL.count_talk, clue)


def test_every_letter_has_its_name() -> None:
    assert (NL.letters["en"], NL.letters["es"], NL.letters["be"]) == ("n", "s", "b")


@pytest.mark.parametrize(
    ("spelled", "word"),
    [
        ("kado", "cadeau"), ("kado's", "cadeau"), ("kadootje", "cadeau"), ("buro's", "bureau"), ("visch", "vis"),
        ("visschen", "vis"), ("boomen", "boom"), ("oktopussen", "octopus"), ("babietje", "baby"), ("kodes", "code"),
        ("rooie", "rood"), ("ouwe", "oud"), ("geolied", "olie"),
    ],
)  # fmt: skip
def test_other_spellings_are_the_same_word(spelled: str, word: str) -> None:
    assert word in keys_of(spelled)


@pytest.mark.parametrize("word", ["kast", "polo", "school", "mooie", "bree", "piano"])
def test_what_the_dictionary_has_is_spelled_well(word: str) -> None:
    assert respelled(word) == ()


def test_an_ending_opens_the_syllable_before_it() -> None:
    """cadeau sounds as kado, though its ending is taken off before the rest is read."""
    phones = [{sound.phones for sound in NL.sounds(word)} for word in ("cadeau", "kado")]
    assert phones[0] & phones[1]


def test_numbers_of_things_have_the_stress_on_the_number() -> None:
    tails = [{NL.rhyme(sound) for sound in NL.sounds(word)} for word in ("elftal", "voetbal")]
    assert not tails[0] & tails[1]


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("assepoester", "oester"), ("blauwbaard", "aard"), ("oranjeboom", "oom"), ("borduren", "bord"),
        ("rokend", "rok"), ("stoplicht", "plicht"), ("kaastaart", "staart"), ("smashen", "hen"),
        ("moderaat", "mode"), ("bijbel", "bij"),
    ],
)  # fmt: skip
def test_words_that_hold_another_by_chance(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("assepoester", "poester"), ("blauwbaard", "baard"), ("zwanenmeer", "zwaan"), ("fabeltjeskrant", "fabel"),
        ("kaastaart", "taart"), ("barkruk", "kruk"), ("deurbel", "deur"), ("oorbellen", "oor"), ("kippenei", "kip"),
        ("visnet", "vis"), ("oorverdovend", "oor"), ("kattekop", "kat"),
    ],
)  # fmt: skip
def test_words_that_are_made_of_another(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is not None


@pytest.mark.parametrize(
    "clue",
    [
        "een woordje van vijf tekens", "zeven lettertekens", "vijf lettertjes", "je klapt er drie keer bij",
        "drie klapjes", "in scrabble leg je er vijf",
    ],
)  # fmt: skip
def test_letters_are_counted_in_other_words(clue: str) -> None:
    assert hit(NL.count_talk, clue)


def test_signs_of_another_sort_are_no_count() -> None:
    assert not hit(NL.count_talk, "twaalf tekens")


@pytest.mark.parametrize(
    "clue",
    [
        "de b staat voorop", "de klinker is oe", "tussen a en c in het alfabet", "koeb andersom",
        "zelfde begin als boer",
    ],
)  # fmt: skip
def test_letters_are_placed_in_other_words(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


def test_other_beginnings_are_no_letters() -> None:
    assert not hit(NL.spelling_talk, "zelfde einde als gisteren")


@pytest.mark.parametrize("clue", ["drie op het scherm", "hekkensluiter van de vier", "de nummer twee"])
def test_places_in_other_words(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize("clue", ["nummer één in de top 40", "nummer 1-hit", "de nummer twee van de wereld"])
def test_charts_are_no_places(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "uit te spreken als kaas", "één klank anders dan kaas", "klinkt zo'n beetje als kaas", "klinkt frans",
        "lijkt op kaas als je het zegt", "hetzelfde als kaas, uitspraak", "zeg maar kaas met een slis",
    ],
)  # fmt: skip
def test_sound_in_other_words(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize("clue", ["klinkt hol als je erop klopt", "op het gehoor", "zeg eens aaa"])
def test_noises_are_no_talk_of_sound(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "mijn neefje van vier", "wat in mijn koelkast ligt", "het cadeau dat ik van jou kreeg", "lunch van vandaag",
        "vind ik lekker", "wat we met kerst kregen", "lag vanmorgen op tafel", "wat sanne gisteren droeg", "onze cavia",
        "onze achterburen", "mijn sleutels", "wat wij op zondag altijd eten", "wat er gisteren op tafel stond",
        "waar papa vroeger werkte", "hangt boven ons bed", "staat naast de tv thuis", "daar moest jij zo om lachen",
        "ik droom er vaak over", "die lust ik niet", "oma breide er een voor me", "die keer op vakantie",
        "denk aan vorige zomer", "denk aan je broer", "wat kees altijd zegt", "onze code voor ruzie",
        "cadeau van je schoonmoeder", "ligt hier op tafel", "die heb je nu aan", "degene links van mij",
    ],
)  # fmt: skip
def test_private_things_in_other_words(clue: str) -> None:
    assert hit(NL.private_talk, clue)
    assert not hit(NL.idioms, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "onze voorouders", "onze nationale trots", "onze oosterburen", "mijn excuses", "mijn oprechte deelneming",
        "mijn laatste wil", "jouw toekomst", "onze gevederde vrienden", "mijn kampf", "mijn vlakke land",
        "wat er gisteren gebeurde", "dat vind ik niet", "onze bodem", "waar ik vandaan kom",
        "wat je eet bij de chinees",
        "ik denk dus ik besta", "hier ligt hij begraven", "denk aan de bomen", "die ene ring", "wat oma's breien",
        "staat op je dak", "daar ben je bang voor", "die keer op de maan", "mijn kind, schoon kind",
    ],
)  # fmt: skip
def test_what_is_everybodys_is_not_private(clue: str) -> None:
    assert not hit(NL.private_talk, clue) or hit(NL.idioms, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "een, twee, hoedje van", "aap, noot, mies", "hap, slik, weg", "rust, reinheid, regelmaat",
        "goud, zilver, brons",
        "ik kwam, ik zag, ik overwon", "mijn opa, mijn opa", "onze lieve vrouw",
    ],
)  # fmt: skip
def test_more_sayings(clue: str) -> None:
    assert hit(NL.idioms, clue)


def test_counting_alone_is_no_saying() -> None:
    assert not hit(NL.idioms, "een, twee, drie")


@pytest.mark.parametrize(("one", "other"), [("poule", "poel"), ("poules", "poels"), ("toupet", "toepet")])
def test_french_ou_may_sound_as_oe(one: str, other: str) -> None:
    phones = [{sound.phones for sound in NL.sounds(word)} for word in (one, other)]
    assert phones[0] & phones[1]


@pytest.mark.parametrize("word", ["goud", "hout", "kous", "zoute"])
def test_dutch_ou_is_ou(word: str) -> None:
    assert {sound.phones for sound in NL.sounds(word)}.isdisjoint(
        sound.phones for sound in NL.sounds(word.replace("ou", "oe"))
    )
