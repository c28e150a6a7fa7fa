"""Dutch words that only by chance look like forms, parts or rhymes of one another, and their sisters that are some."""

import pytest

from cluewright.core.clues import Clue, Keyword, KeywordText, Ruling, Table, judge
from cluewright.core.languages.nl import LANGUAGE
from tests.core.clues.judging import verdict

from .relating import Relating

NL = Relating(LANGUAGE)


def ruling(keyword: str, clue: str) -> Ruling:
    keywords = (Keyword((KeywordText(keyword, "nl"),)),)
    return judge((Clue(clue, "nl"),), Table(keywords)).ruling


@pytest.mark.parametrize(
    ("keyword", "word"),
    [
        ("zon", "zonde"), ("teek", "tekenen"), ("gas", "gasten"), ("kus", "kusten"), ("plan", "planten"),
        ("hel", "helden"), ("rennen", "renten"), ("bed", "gebeden"), ("boor", "geboren"), ("haar", "haarden"),
        ("zeep", "zeepaardje"),
        ("regen", "regenten"), ("hiel", "hield"), ("step", "steppe"), ("hoef", "hoeve"), ("taal", "talentje"),
        ("slot", "slootje"), ("kas", "kastjes"), ("rot", "rotsen"), ("bijten", "beetje"), ("maan", "maanden"),
    ],
)  # fmt: skip
def test_chance_meetings_of_forms_are_none(keyword: str, word: str) -> None:
    assert NL.related(word, keyword) != "illegal"


@pytest.mark.parametrize(
    ("keyword", "word"),
    [
        ("zonde", "zonden"), ("zonde", "zondaar"), ("tekenen", "getekend"), ("gast", "gasten"), ("bidden", "gebeden"),
        ("houden", "hield"), ("boor", "geboord"), ("bal", "balletje"), ("koe", "koetje"), ("boer", "boertje"),
        ("kas", "kasje"), ("duivel", "duivelse"), ("winter", "winterse"), ("ruzie", "ruziënde"), ("ski", "skiënde"),
        ("race", "racet"), ("ontbijt", "ontbeten"), ("score", "scoorde"), ("zien", "ziende"), ("aarde", "aarden"),
    ],
)  # fmt: skip
def test_their_sisters_are_forms(keyword: str, word: str) -> None:
    assert NL.related(word, keyword) == "illegal"


@pytest.mark.parametrize(
    ("word", "keyword", "kind"),
    [
        ("oorlogen", "oor", None), ("tekenen", "teek", None), ("rekenen", "reek", None),
        ("burgeroorlogen", "oor", None), ("weerstand", "weer", None),
        ("weerwolf", "weer", None), ("weerbericht", "weer", "transparent"), ("weersverwachting", "weer", "transparent"),
        ("brandweerwagen", "weer", "opaque"), ("paddenstoelensoep", "stoel", "opaque"),
        ("vleermuizengrot", "muis", "opaque"), ("inktvisringen", "vis", "opaque"), ("zonnebloem", "bloem", "opaque"),
        ("muizengrot", "muis", "transparent"), ("zonnehoed", "hoed", "transparent"), ("goedkoop", "kopen", "opaque"),
        ("tekenbeet", "teek", "transparent"),
    ],
)  # fmt: skip
def test_a_compound_is_as_clear_as_the_one_in_it(word: str, keyword: str, kind: str | None) -> None:
    assert NL.kind(word, keyword) == kind


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("sluier", "mier"), ("luier", "papier"), ("eland", "diamant"), ("leraar", "sigaar"), ("winnaar", "haar"),
        ("bureau", "dauw"), ("bagage", "wagen"), ("huwelijk", "makkelijk"), ("begrafenis", "geschiedenis"),
        ("paprika", "logica"), ("nachtmerrie", "symfonie"), ("politie", "graffiti"), ("skateboard", "hart"),
        ("adelaar", "kandelaar"), ("croissant", "hand"),
    ],
)  # fmt: skip
def test_a_spelled_ending_or_another_stress_is_no_rhyme(one: str, other: str) -> None:
    assert not NL.rhymes(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("draaien", "zaaien"), ("luier", "buier"), ("sigaar", "gitaar"), ("bureau", "cadeau"), ("garage", "etalage"),
        ("merrie", "derrie"), ("lage", "vrage"), ("gevaar", "haar"), ("traditie", "repetitie"), ("kanon", "balkon"),
    ],
)  # fmt: skip
def test_what_is_said_alike_is_one(one: str, other: str) -> None:
    assert NL.rhymes(one, other)


@pytest.mark.parametrize(
    ("keyword", "clue", "expected"),
    [
        ("brood", "herman brood", Ruling.SUSPECT), ("fruit", "turks fruit", Ruling.SUSPECT),
        ("koning", "brief voor de koning", Ruling.SUSPECT), ("mol", "wie is de mol?", Ruling.SUSPECT),
        ("ring", "in de ban van de ring", Ruling.SUSPECT), ("ring", "lord of the rings", Ruling.SUSPECT),
        ("brood", "vers brood", Ruling.ILLEGAL), ("fruit", "turks fruit is fruit", Ruling.ILLEGAL),
        ("koning", "kleine koning", Ruling.ILLEGAL), ("mol", "wie is die mol", Ruling.ILLEGAL),
        ("dijk", "de dijk", Ruling.ILLEGAL), ("wolf", "herman brood en de wolf", Ruling.ILLEGAL),
    ],
)  # fmt: skip
def test_a_keyword_in_a_title_is_for_people_to_rule(keyword: str, clue: str, expected: Ruling) -> None:
    assert ruling(keyword, clue) is expected


@pytest.mark.parametrize("clue", ["die met een x én een y", "met een x, plus een y", "met de x óf een y"])
def test_letters_joined_by_any_word_are_spelling(clue: str) -> None:
    assert LANGUAGE.spelling_talk.search(clue)


@pytest.mark.parametrize(
    ("clue", "word", "ruling"),
    [
        ("allergrootste", "groot", Ruling.ILLEGAL), ("allerstoffigst", "stoffig", Ruling.ILLEGAL),
        ("nijlpaard", "paard", Ruling.SUSPECT), ("kroos", "kroon", Ruling.SUSPECT), ("krpon", "kroon", Ruling.ILLEGAL),
        ("De C van een plant die prikt", "cactus", Ruling.ILLEGAL), ("de C van Coca-Cola", "cactus", Ruling.LEGAL),
        ("met een w als slotletter", "sneeuw", Ruling.ILLEGAL), ("mijn overgrootoom", "sneeuw", Ruling.SUSPECT),
    ],
)  # fmt: skip
def test_superlatives_of_all_slips_and_letters_told(clue: str, word: str, ruling: Ruling) -> None:
    assert verdict(clue, word, language="nl").ruling is ruling


@pytest.mark.parametrize("word", ["mirror", "donkey", "wedding", "beginning", "applause", "brille"])
def test_a_foreign_word_is_no_dutch_one_though_the_dictionary_has_it(word: str) -> None:
    assert not LANGUAGE.known(word)


@pytest.mark.parametrize("word", ["jacket", "bureau", "research", "boxer", "spiegel", "bandage"])
def test_a_borrowed_word_is(word: str) -> None:
    assert LANGUAGE.known(word)


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("begroet", "roet"),
        ("besluit", "luit"),
        ("begrijp", "rijp"),
        ("gerecht", "echt"),
        ("waterfles", "les"),
        ("malaria", "mal"),
        ("verjaardagstaart", "staart"),
    ],
)
def test_other_cuts_leave_no_such_word(word: str, keyword: str) -> None:
    assert NL.kind(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("pianoles", "les"),
        ("verjaardagstaart", "taart"),
        ("beltoon", "toon"),
        ("bedrust", "rust"),
        ("reisbegeleider", "leider"),
    ],
)
def test_words_at_the_end_are_parts(word: str, keyword: str) -> None:
    assert NL.kind(word, keyword) == "transparent"
