"""Dutch: talk of letters, counts, places and sounds that names none of them outright, and what only looks like it."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL
from cluewright.core.languages.patterns import Phrases

from .telling import tells


def hit(phrases: Phrases, text: str) -> bool:
    """Whether there is such talk for certain: where a part of a word is named, the keywords must tell."""
    return tells(phrases, text)


@pytest.mark.parametrize(
    "clue",
    [
        "je hoort een zachte g", "met een rollende r", "als je slist wordt het 'foen'", "lispelend zeg je 'thok'",
        "met een dichte neus zeg je 'bond'", "een chinees zegt 'lijst'", "op z'n haags 'kèk'", "je rekt de a lang uit",
        "de klinker is kort", "de eerste lettergreep krijgt de nadruk", "accent op de tweede lettergreep",
        "beklemtoond op de laatste lettergreep", "zo zou een duitser het uitspreken", "uitspraak: sjoe",
        "in een limerick past het op breda", "zelfde klinker als in kaas", "als je het mompelt hoor je 'kaas'",
        "de h is stom", "de t spreek je niet uit", "je zegt het net als kaas", "op het gehoor een maatlat",
        "rijmt zoals kat en mat", "spreek uit: sjoofeur", "hoor je ook in 'kasteel'", "begint met een sisklank",
        "gelijkluidend woord", "assonantie met kat", "dit woord rijmt", "een belg spreekt de w anders uit",
    ],
)  # fmt: skip
def test_sounds_are_talked_of_by_who_says_them_and_how(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "zachte g-krachten", "spreekt met een zachte g", "hij stottert", "verkouden neus", "klinkt als een klok",
        "je zegt het bij afscheid", "als je het hoort, is het te laat", "nadruk op kwaliteit", "zegt een kleuter",
        "een chinees eet het", "slikt hij in", "rijmt er lustig op los", "klinkers op straat", "met een zachte landing",
        "klinkt als nieuw", "onder de rivieren viert men het", "stemt op het gehoor", "met een engels accent",
        "zeg het met bloemen",
    ],
)  # fmt: skip
def test_sounds_by_their_meaning_are_no_talk_of_the_word(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "plek iii", "kaart iv", "plek: 2", "positie: laatste", "kolom 2", "precies in het midden van de vier",
        "de middelste van ons", "die rechts staat", "het woord helemaal onderaan", "het woord rechts van kaars",
        "onderop het lijstje", "tel van links tot drie", "de tweede als je van links begint", "de op één na eerste",
        "het cijfer boven dit woord is drie", "hoort bij het cijfer 3", "derde van vier", "het linkerwoord",
        "nr. iii", "derde trefwoord", "index 3", "daar eindigt ons rijtje mee", "de buurman van de derde",
        "wat er na de derde komt", "eentje verder dan twee", "op de plek na twee", "tweede in volgorde",
    ],
)  # fmt: skip
def test_places_are_told_by_columns_directions_and_neighbours(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "plaats delict", "willem iii", "staatsvijand nummer één", "regel nummer één", "eerste plek op het podium",
        "derde plaats in de race", "brons voor een derde plaats", "mijn eerste woordje", "baby's eerste woordje",
        "eerste woord van een baby",
        "laatste woord van de rechter", "de eerste en de laatste", "2 van de 3", "tussen twee vuren", "middelste kind",
        "rij 3 stoel 4", "komt na maandag", "eerste klas",
    ],
)  # fmt: skip
def test_places_of_other_things_are_not_on_the_screen(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "in het groene boekje onder de k", "zoek het op bij de k", "het heeft een trema", "er staan puntjes op",
        "met ij, niet met ei", "met een d geschreven", "met een k in plaats van een c", "de c wordt een k",
        "gooi de letters door elkaar", "achterstevoren lees je een naam", "van achteren gelezen een naam",
        "voor- en achteruit hetzelfde", "leest van beide kanten hetzelfde", "symmetrisch woord",
        "er komt geen e in voor", "bevat alle klinkers", "rijk aan klinkers", "letter 1 is een k", "initiaal k",
        "de 11e van het alfabet", "k van kilo, a van alfa", "met twee s'en", "ss in het midden",
        "in scrabble levert het veel punten op", "schrijf je altijd met een hoofdletter",
        "zit verborgen in het woord katoen", "zit verstopt in 'katoen'", "plak er 'oen' achter", "plus een s",
        "met de h van huis", "sch aan het begin", "een a, een a en een p", "dat woord met dat streepje",
    ],
)  # fmt: skip
def test_letters_are_told_by_books_signs_games_and_other_words(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(("clue", "said"), [("door elkaar geklutst staat er parel", "parel"), ("terug: nel", "nel")])
def test_a_word_of_the_same_letters_is_for_the_keywords_to_know(clue: str, said: str) -> None:
    assert [match["mixed"] for match in NL.spelling_talk.finditer(clue) if "mixed" in match.groupdict()] == [said]


@pytest.mark.parametrize(
    "clue",
    [
        "in het telefoonboek", "vitamine k", "een streepje voor", "haal de kop eraf", "een spiegelbeeld",
        "zet er een punt achter", "plus en min", "het begin van het einde", "verborgen in het bos", "u-bocht",
        "van twee kanten hetzelfde", "met de puntjes op de i", "zit in een wijnfles", "zonder kop of staart",
        "in de spiegel zie je jezelf", "het woord van god", "korte o-benen", "medeklinker", "met een streepje",
    ],
)  # fmt: skip
def test_books_mirrors_and_dots_by_their_meaning_are_no_talk_of_letters(clue: str) -> None:
    assert not hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "een ding van maar drie tekens", "drie armzalige letters", "drie delen als je klapt",
        "afgebroken in drie stukken",
        "kortste van het stel", "langer dan alle andere", "even lang als 'aap'", "lingo-woord", "kruiswoord: 5",
        "vijf steentjes op het scrabblebord", "vijf toetsaanslagen", "typ je met vijf toetsen", "tekens: 5",
        "een hand vol letters", "heel kort woordje", "een lang woord", "3 ltr",
    ],
)  # fmt: skip
def test_length_is_told_by_signs_keys_and_claps(clue: str) -> None:
    assert hit(NL.count_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "drie letters en een cijfer", "wachtwoord van slechts acht tekens", "het kortste lontje", "kort verhaal",
        "twee delen", "vijf toetsen", "past precies", "twee vliegen in één klap", "de langste dag", "hand vol noten",
    ],
)  # fmt: skip
def test_length_of_other_things_is_no_talk_of_letters(clue: str) -> None:
    assert not hit(NL.count_talk, clue)


@pytest.mark.parametrize(
    "clue", ["schaken, dammen, bridgen", "honderd, duizend, miljoen", "rood, oranje, geel", "lente, zomer en herfst"]
)
def test_what_comes_in_a_row_is_no_list_of_clues(clue: str) -> None:
    assert hit(NL.idioms, clue)


@pytest.mark.parametrize("clue", ["rood, dammen, lente", "rood, oranje", "nest, pannenkoek, dinsdag"])
def test_what_comes_in_no_row_may_be_a_list(clue: str) -> None:
    assert not hit(NL.idioms, clue)
