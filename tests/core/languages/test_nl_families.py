"""Dutch: words made of a word that takes on an ending and leaves its own meaning behind, or two words at once."""

import pytest

from cluewright.core.languages.nl import LANGUAGE

from .relating import Relating

NL = LANGUAGE

related = Relating(NL).related


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("nervositeit", "nerveus"), ("religieus", "religie"), ("populariteit", "populair"), ("nationaal", "natie"),
        ("emotioneel", "emotie"), ("bioloog", "biologie"), ("economisch", "econoom"), ("democraat", "democratie"),
        ("technicus", "techniek"), ("criticus", "kritiek"), ("poëet", "poëzie"), ("analytisch", "analyse"),
        ("dramatisch", "drama"), ("problematisch", "probleem"), ("arrogantie", "arrogant"), ("directie", "directeur"),
        ("actrice", "acteur"), ("productie", "produceren"), ("explosie", "exploderen"), ("sabotage", "saboteren"),
        ("socialist", "socialisme"), ("dictatuur", "dictator"), ("secretariaat", "secretaris"), ("tirannie", "tiran"),
        ("agressiviteit", "agressief"), ("planetair", "planeet"), ("apotheker", "apotheek"), ("student", "studeren"),
        ("gierigaard", "gierig"), ("lafaard", "laf"),
    ],
)  # fmt: skip
def test_learned_words_are_related_by_endings_that_stand_for_one_another(one: str, other: str) -> None:
    assert related(one, other) == related(other, one) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"), [("explosief", "explosie"), ("objectief", "object"), ("adelaar", "adel"), ("luiaard", "lui")]
)
def test_learned_endings_that_often_part_in_meaning_are_no_proof(one: str, other: str) -> None:
    assert related(one, other) != "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("politiek", "politie"), ("serieus", "serie"), ("passief", "passie"), ("portiek", "portie"),
        ("station", "statistiek"), ("klassiek", "klas"), ("roman", "romantisch"), ("restaurant", "restaureren"),
        ("kwaliteit", "kwaal"), ("generaal", "generatie"), ("actie", "acteur"), ("gehalte", "hal"),
        ("gestalte", "stal"), ("literair", "liter"), ("grafiek", "graaf"), ("motor", "motief"), ("directeur", "direct"),
    ],
)  # fmt: skip
def test_learned_words_with_a_like_beginning_are_no_family(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("behaard", "haar"), ("gevleugeld", "vleugel"), ("bebaard", "baard"), ("bemost", "mos"),
        ("zeewaarts", "zee"), ("stads", "stad"), ("aards", "aarde"), ("nieuwigheid", "nieuw"), ("lieverd", "lief"),
        ("viezerik", "vies"), ("deelname", "deelnemen"), ("gekte", "gek"), ("befaamd", "faam"),
    ],
)  # fmt: skip
def test_words_of_having_and_going_and_being_lead_to_their_base(derived: str, base: str) -> None:
    assert related(derived, base) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gezond", "zon"), ("paars", "paar"), ("schaars", "schaar"),
        ("honderd", "hond"), ("leeuwerik", "leeuw"), ("mosterd", "most"), ("beleid", "lei"), ("trots", "trot"),
    ],
)  # fmt: skip
def test_words_that_only_end_so_do_not(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("langharig", "haar"), ("langharige", "haar"), ("eenbenig", "been"), ("tweetalig", "taal"),
        ("viervoeter", "voet"),
        ("tiendaags", "dag"), ("driemaandelijks", "maand"), ("vijfdeurs", "deur"), ("meertaligheid", "taal"),
    ],
)  # fmt: skip
def test_what_has_so_many_or_such_has_the_keyword_in_it(word: str, keyword: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(("word", "keyword"), [("krankzinnig", "zin"), ("eentonig", "toon"), ("halfhartig", "hart")])
def test_where_the_meaning_has_drifted_they_are_opaque(word: str, keyword: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "opaque"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("toevallig", "val"), ("zelfstandig", "tand"), ("verstandig", "stand"), ("vertalig", "taal"), ("dertiger", "tig")],
)
def test_endings_by_chance_are_no_such_words(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("derived", "verb"),
    [
        ("huurder", "huren"), ("bestuurder", "besturen"), ("ziener", "zien"), ("doener", "doen"),
        ("uitvinder", "uitvinden"), ("verbinding", "verbinden"), ("opwinding", "opwinden"), ("gooier", "gooien"),
        ("vleierij", "vleien"), ("verbondenheid", "verbinden"), ("gespannenheid", "spannen"),
        ("opgewondenheid", "opwinden"), ("verlamd", "verlammen"), ("verdoofd", "verdoven"),
        ("opgeruimd", "opruimen"), ("loterij", "lot"), ("schaamte", "schamen"), ("speler", "spel"),
    ],
)  # fmt: skip
def test_what_is_made_of_a_verb_leads_to_it_however_it_is_respelled(derived: str, verb: str) -> None:
    assert related(derived, verb) == "illegal"


@pytest.mark.parametrize(
    ("made", "base"),
    [
        ("vermoeidheid", "moe"), ("bemoedigend", "moed"), ("bevochtigen", "vocht"), ("verouderd", "oud"),
        ("opwarming", "warm"), ("indikken", "dik"), ("afgereisd", "reis"), ("verwildering", "wild"),
    ],
)  # fmt: skip
def test_verbs_made_of_nouns_and_adjectives_lead_to_them(made: str, base: str) -> None:
    assert related(made, base) != "legal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("geweest", "wees"), ("gewonden", "wind"), ("gespeld", "spel"), ("spelling", "spel"),
        ("beneden", "been"), ("vermaning", "maan"),
        ("kapper", "kap"), ("gekozen", "kies"), ("geslagen", "sla"), ("gemist", "mist"), ("gebakken", "bak"),
        ("moes", "moe"), ("bedelen", "deel"), ("vervelen", "veel"), ("verband", "verbannen"), ("bewezen", "wees"),
        ("aanmeren", "meer"), ("eerder", "eren"), ("dooier", "dooien"), ("kruid", "kruien"), ("opwinding", "wind"),
    ],
)  # fmt: skip
def test_nouns_that_look_like_the_stem_of_a_verb_are_no_family(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("versnellingsbak", "snel"), ("verjongingskuur", "jong"), ("vrijheidsbeeld", "vrij"), ("bevrijdingsdag", "vrij")],
)
def test_a_compound_may_begin_with_what_the_keyword_was_made_into(word: str, keyword: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "opaque"


@pytest.mark.parametrize(
    ("word", "keyword"), [("vestigingsplaats", "vest"), ("verhoudingscijfer", "hout"), ("ontdekkingsreis", "dak")]
)
def test_a_first_part_that_only_looks_so_made_is_none(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(("word", "keyword"), [("tolerant", "tol"), ("oorzaak", "oor"), ("holland", "hol")])
def test_simple_words_are_not_taken_apart(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None
