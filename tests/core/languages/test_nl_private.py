"""Dutch: what only the table knows, told of friends, mishaps and what stands in the room."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL

from .telling import is_private


@pytest.mark.parametrize(
    "clue",
    [
        "maaike op de fiets in de sloot", "koen en dat skateboard", "sanne na vijf wijntjes", "bram tijdens de afwas",
        "jeroen met die blauwe pruik", "peter wil hem nooit wassen", "noor moest er eentje terugbrengen",
        "rik uit 4b had er eentje", "juf tineke van groep vijf", "daarom mag lieke niet meer mee",
        "de reden waarom inge te laat kwam", "de reden dat oma niet meer op de fiets durft", "opa henk zat er vol mee",
        "zo noemden we de conciërge", "hoe wij meneer bakker noemden", "het lievelingsdier van lieke",
        "die imitatie van jelle op de bruiloft", "zo heet mijn goudvis", "sjoerds laatste aankoop",
    ],
)  # fmt: skip
def test_friends_are_known_to_the_table_only(clue: str) -> None:
    assert is_private(NL, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "sjaak en de bonenstaak", "maarten op het witte paard", "sven op de schaats", "guus met zijn klavertje",
        "anita meyer op de plaat", "jeroen bosch en de hel", "het liedje van guus meeuwis", "de uitvinding van edison",
        "de smoes van een spijbelaar", "het lievelingseten van een muis", "zo heet een jong hert",
        "hoe wij de zon zien opkomen", "zo noemen we een dokter voor dieren", "daarom drinkt opa uit een bakje",
        "de reden dat de maan schijnt", "de reden dat je tandarts rijk wordt", "oma knots", "opa jan-van-gent",
        "juf van groep drie", "een noor op ski's", "mo farah liep het",
    ],
)  # fmt: skip
def test_friends_of_everybody_are_known_to_all(clue: str) -> None:
    assert not is_private(NL, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "dat kerstfiasco", "het barbecue-incident", "die karaokeblunder", "kerst 2017, in die hut",
        "lloret 2012, strand", "hetzelfde als op de bruiloft", "weer zo'n borrel bij wilco",
        "keek je broer gisteren naar", "schuin tegenover jou aan tafel", "recht achter mij",
        "iemand hier heeft er zo een", "de oudste hier aan tafel", "een van ons heeft er thuis twaalf",
        "degene tegenover mij", "kijk maar boven de tv", "vanmiddag bij de lunch", "jouw profielfoto",
        "mn zus dr eerste auto", "papa zn verstopplek",
        "mijn rechterpols in 2019", "ons avontuur in de ardennen",
    ],
)  # fmt: skip
def test_mishaps_and_the_room_are_known_to_the_table_only(clue: str) -> None:
    assert is_private(NL, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "de aprilgrap van de krant", "het kerstverhaal van dickens", "het campingstoeltje", "kerst 1914 lag die stil",
        "oud en nieuw in sydney", "texel 1945", "hetzelfde als in de spiegel", "dezelfde als op het bankbiljet",
        "je oma breit ze", "recht achter het stuur", "vlak voor je neus", "schuin achter het doel",
        "iemand hier nog koffie", "een van de twee heeft er een", "een van ons moet wijken", "kijk op de klok",
        "gisteren in het nieuws", "weet je nog wel, die avond in de regen", "herinner je de vijfde november",
    ],
)  # fmt: skip
def test_what_all_know_of_days_and_rooms_is_not_private(clue: str) -> None:
    assert not is_private(NL, clue)
