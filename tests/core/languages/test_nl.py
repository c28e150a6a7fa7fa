"""Dutch: forms and compounds."""

import os
import subprocess
import sys

import pytest

from cluewright.core.languages import language
from cluewright.core.languages.language import Language
from cluewright.core.languages.nl import LANGUAGE

from .relating import Relating

NL = LANGUAGE

_NL_WORDS = Relating(NL)
certain = _NL_WORDS.certain
doubtful = _NL_WORDS.possible
related = _NL_WORDS.related
kinds = _NL_WORDS.kinds


def test_is_found_by_its_tag() -> None:
    assert language("nl-BE") is NL
    assert isinstance(NL, Language)
    assert NL.tag == "nl"


@pytest.mark.parametrize("word", ["", "a", "é", "123", "-", "'s", "😀", "zzzzqqq", "x" * 160, "e" * 160, "aan-" * 40])
def test_never_raises_and_always_offers_the_word_itself(word: str) -> None:
    assert NL.forms(word)[0].key == word
    assert NL.forms(word)[0].kind == "same"
    NL.sounds(word)
    NL.known(word)
    NL.compound(word, "huis")
    NL.compound("huisdeur", word)


def test_forms_come_in_the_same_order_in_every_process() -> None:
    """Sets are ordered by a seed that each process draws: no answer may depend on it."""
    code = "from cluewright.core.languages.nl import LANGUAGE as n; print(n.forms(\"café's-boek\"), n.forms('liepen'))"
    path = os.pathsep.join(sys.path)
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1


def test_fold_drops_marks_once_and_for_all() -> None:
    assert NL.fold("zoëven") == "zoeven"
    assert NL.fold("één") == "een"
    assert NL.fold("ĳs") == "ijs"
    assert NL.fold(NL.fold("crème brûlée")) == NL.fold("crème brûlée") == "creme brulee"


@pytest.mark.parametrize(
    ("form", "base", "kind"),
    [
        ("wolven", "wolf", "plural"), ("bruggen", "brug", "plural"), ("manen", "maan", "plural"),
        ("daken", "dak", "plural"), ("hoofdsteden", "hoofdstad", "plural"), ("roeischepen", "roeischip", "plural"),
        ("paarde-eieren", "paardeei", "plural"), ("piano's", "piano", "plural"), ("ideeën", "idee", "plural"),
        ("musea", "museum", "plural"), ("harkje", "hark", "diminutive"), ("bezempje", "bezem", "diminutive"),
        ("palinkje", "paling", "diminutive"), ("tongetje", "tong", "diminutive"), ("blaadje", "blad", "diminutive"),
        ("omaatjes", "oma", "diminutive"), ("schooljongetje", "schooljongen", "diminutive"),
        ("smurfje", "smurf", "diminutive"),
        ("groener", "groen", "comparison"), ("fietsen", "fiets", "plural"),
    ],
)  # fmt: skip
def test_nouns_and_adjectives_lead_to_their_base(form: str, base: str, kind: str) -> None:
    assert base in certain(form)
    if kind != "comparison":
        assert kinds(form)[base] == kind


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("zwemmen", "gezwommen"), ("zwem", "zwommen"), ("bijten", "beet"), ("denken", "dacht"), ("koken", "kookte"),
        ("opruimen", "opgeruimd"), ("ruim", "ruimde"), ("ergeren", "geërgerd"), ("wandelen", "wandelend"),
        ("dans", "danste"), ("goed", "beter"), ("dood", "dode"), ("lekker", "lekkerste"), ("skiën", "skiet"),
        ("varen", "vaart"), ("glorp", "glorpjes"), ("glorp", "glorpen"),
        ("splijten", "spleten"), ("verslijten", "versleten"), ("wrijven", "wreven"), ("eten", "at"),
        ("zinken", "zonken"),
        ("bidden", "gebeden"), ("oud", "oudst"), ("dor", "dorder"), ("ondernemingraad", "ondernemingsraden"),
        ("vrouwarts", "vrouwenartsen"),
    ],
)  # fmt: skip
def test_conjugated_and_compared_words_are_forms_of_one_another(one: str, other: str) -> None:
    assert related(one, other) == "illegal"


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("dapperheid", "dapper"), ("wandeling", "wandelen"), ("zwemmer", "zwemmen"), ("danseres", "danser"),
        ("drinkbaar", "drinken"), ("vaderlijk", "vader"), ("vaderloos", "vader"), ("wolvin", "wolf"),
        ("bakkerij", "bakken"), ("oneerlijk", "eerlijk"), ("herlezen", "lezen"), ("organisatie", "organiseren"),
        ("gitarist", "gitaar"), ("diepte", "diep"), ("vlucht", "vliegen"), ("uitgang", "uitgaan"),
        ("zanderig", "zand"), ("schaapachtig", "schaap"), ("troosteloos", "troost"), ("nameloos", "naam"),
        ("vergif", "gif"), ("muzikant", "muziek"), ("verbreding", "breed"),
        ("grieks", "griekenland"), ("ysbeer", "ijsbeer"), ("gebergte", "berg"), ("geboomte", "boom"),
        ("gesternte", "ster"), ("geblaf", "blaffen"),
    ],
)  # fmt: skip
def test_regular_derivations_are_certain(derived: str, base: str) -> None:
    assert related(derived, base) == "illegal"


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("rekening", "rekenen"), ("bekijken", "kijken"), ("groente", "groen"), ("handig", "hand"), ("bankier", "bank"),
        ("verzwarting", "zwart"),
        ("ontharing", "haar"),
    ],
)  # fmt: skip
def test_drifted_and_prefixed_derivations_are_only_suspect(derived: str, base: str) -> None:
    assert related(derived, base) == "suspect"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hals", "hal"), ("zone", "zoon"), ("koe", "koen"), ("koe", "bul"), ("zon", "zin"), ("water", "waten"),
        ("lever", "leven"), ("haring", "haren"), ("gevaar", "varen"), ("regen", "reeg"), ("boter", "boot"),
        ("wond", "wind"), ("tante", "tan"), ("kat", "kater"), ("vader", "vaan"), ("kaars", "kaartje"),
        ("raam", "geraamte"), ("gist", "gisteren"), ("moed", "moeder"), ("schild", "schilderij"),
        ("maand", "maan"), ("hopeloos", "hop"), ("baby", "babij"),
        ("kerst", "kers"), ("borst", "bos"), ("barst", "bars"), ("dorst", "dor"), ("makker", "mak"), ("veel", "meer"),
        ("reus", "reu"), ("wees", "wijzen"), ("was", "zijn"), ("geweten", "verwijten"), ("rook", "ruiken"),
        ("stal", "stelen"), ("bad", "bidden"), ("haan", "hen"),
    ],
)  # fmt: skip
def test_chance_likeness_is_no_relation(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("tokens", "word", "base"),
    [
        (("hij", "viel", "mij", "aan"), "aanviel", "aanvallen"),
        (("bel", "je", "moeder", "op"), "opbel", "opbellen"),
        (("op", "te", "bellen"), "opbellen", "opbellen"),
        (("boeken", "kasten"), "boekenkasten", "boekenkast"),
    ],
)
def test_separable_verbs_are_joined(tokens: tuple[str, ...], word: str, base: str) -> None:
    assert word in NL.joined(tokens)
    assert base in certain(word)


@pytest.mark.parametrize(
    "tokens", [(), ("staat", "op", "een", "berg"), ("kaas", "op"), ("aan",), ("rood", "op", "wit"), ("de", "titels")]
)
def test_a_preposition_alone_joins_nothing(tokens: tuple[str, ...]) -> None:
    assert NL.joined(tokens) == ()


def test_a_particle_far_from_its_verb_is_not_joined() -> None:
    assert "aanviel" not in NL.joined(("viel", *("woord",) * 12, "aan"))


@pytest.mark.parametrize(
    ("word", "keyword", "part"),
    [
        ("kippenhok", "kip", "kip"), ("bomenrij", "boom", "bomen"), ("stedenbouw", "stad", "steden"),
        ("eierdop", "ei", "eier"), ("kinderboek", "kind", "kinder"), ("zwembad", "zwemmen", "zwem"),
        ("fietsbellen", "bel", "bel"), ("goudvissen", "vis", "vis"), ("winterjas", "winter", "winter"),
        ("brandweerman", "man", "man"), ("rijbewijs", "rijden", "rij"), ("halsdoek", "hals", "hals"),
        ("botenhuis", "boot", "boten"), ("zeepbel", "bel", "bel"), ("kinderfeestjurk", "feest", "feest"),
        ("hardloper", "loper", "loper"), ("glazenwasser", "glas", "glazen"), ("scheepswerf", "schip", "scheeps"),
        ("tv-gids", "gids", "gids"), ("zeemeermin", "meermin", "meermin"),
        ("zeehondenopvang", "zeehond", "zeehond"), ("slakkengang", "slak", "slakken"),
    ],
)  # fmt: skip
def test_transparent_compounds_show_the_part(word: str, keyword: str, part: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "transparent"
    assert found.part.startswith(part)


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("schildpad", "schild"), ("handschoenen", "hand"), ("zeehond", "hond"), ("hoofdstad", "stad"),
        ("aanvallen", "vallen"), ("aanval", "val"), ("boterham", "boter"), ("ezelsbruggetje", "ezel"),
        ("brandweerwagen", "weer"), ("goedkoop", "kopen"), ("sneeuwwitje", "sneeuw"), ("doodmaken", "dood"),
        ("kippenvel", "kip"), ("ijsbeer", "ijs"), ("potlood", "pot"),
        ("lieveheersbeestje", "beest"), ("paddenstoelensoep", "pad"),
        ("vissersboot", "vis"), ("fietsersbond", "fiets"),
    ],
)  # fmt: skip
def test_opaque_compounds_are_told_as_such(word: str, keyword: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "opaque"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("eiland", "ei"), ("eiland", "land"), ("eilandbewoner", "ei"), ("natuur", "uur"), ("kantoor", "oor"),
        ("lampen", "pen"), ("gebed", "bed"), ("koerier", "koe"), ("honderd", "hond"), ("dolfijn", "fijn"),
        ("matroos", "roos"), ("luipaard", "paard"), ("standaardmaat", "stand"), ("olifantachtig", "olifant"),
        ("kapiteinachtig", "kapitein"), ("visite", "vis"), ("warm", "arm"), ("boterham", "bot"),
        ("wolkenkrabber", "wol"), ("vuurtoren", "tor"), ("herinnering", "ring"), ("bedelaar", "bed"),
        ("beleving", "bel"), ("halsband", "hal"), ("botenhuis", "bot"), ("verpleegster", "ster"), ("boter", "bot"),
        ("oogst", "oog"), ("bakker", "bak"), ("hartelijk", "hart"), ("huis", "huis"),
        ("vriendelijk", "vriend"), ("tentamen", "tent"), ("dobbelsteen", "teen"), ("katoenbaron", "kat"),
        ("moederfiets", "moed"), ("besneeuwen", "eeuw"), ("bijladen", "bijl"), ("beloven", "oven"),
        ("koppelaarster", "ster"), ("kampeerlijst", "kam"), ("petrol", "rol"), ("bedrukkers", "bed"),
        ("kamperen", "peer"), ("machtsverhouding", "ding"), ("koopimpuls", "puls"), ("bedrijfsterreinen", "ster"),
        ("koekenpannetje", "net"), ("middelmaat", "midden"), ("buikklachten", "lachen"), ("beleren", "bel"),
        ("kanarie", "kan"), ("wetenschap", "wet"), ("wetenschappen", "wet"), ("bestelling", "bes"),
        ("bestelbus", "bes"), ("bestanddeel", "bes"), ("bederf", "bed"), ("bekrompen", "bek"), ("aftrek", "rek"),
        ("galerij", "rij"), ("averij", "rij"), ("versnapering", "ring"), ("neuroloog", "oog"), ("pyromaan", "maan"),
        ("kruidenier", "nier"), ("genereus", "reus"), ("fantastisch", "fan"), ("heilig", "hei"), ("piloot", "loot"),
        ("geldautomaat", "auto"), ("pinksterbloem", "ster"), ("proefpersoon", "pers"), ("chocoladereep", "lade"),
        ("luisteraar", "luis"), ("hennepolie", "hen"), ("bombastisch", "bom"),
    ],
)  # fmt: skip
def test_chance_overlap_is_no_compound(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("wetboek", "wet"), ("bessenstruik", "bes"), ("bosbes", "bes"), ("bedrand", "bed"), ("vogelbek", "bek"),
        ("boekenrek", "rek"), ("huizenrij", "rij"), ("trouwring", "ring"), ("glasoog", "oog"), ("volle-maan", "maan"),
        ("kunstnier", "nier"), ("fanclub", "fan"), ("hertenkamp", "hert"), ("beginletter", "begin"),
        ("behangpapier", "behang"), ("verfrol", "verf"), ("heikneuter", "hei"), ("vrachtautobedrijf", "auto"),
        ("kerststerrenbeeld", "ster"),
    ],
)  # fmt: skip
def test_words_cut_where_the_keyword_ends_are_compounds(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is not None


@pytest.mark.parametrize(("word", "keyword"), [("fantast", "fan"), ("fantastische", "fan")])
def test_words_made_of_one_another_are_taken_apart_once(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("niet", "noot"), ("genieten", "noot"), ("toen", "toetje"), ("komen", "kom"), ("kwam", "kom"),
        ("levering", "lever"), ("aflevering", "lever"), ("leeg", "legende"), ("gewond", "wonder"), ("huidig", "huid"),
        ("engels", "engel"), ("lui", "man"), ("stijging", "steeg"), ("schieten", "schoot"), ("strijken", "streek"),
        ("bestelling", "stelt"), ("genetisch", "net"), ("grafisch", "graf"), ("gewest", "west"), ("gedegen", "deeg"),
        ("tree", "trein"), ("plee", "plein"), ("vatten", "vat"), ("wildernis", "wil"), ("slaan", "sla"),
        ("slaperig", "slap"), ("spaans", "spaan"), ("schilling", "schil"), ("groot", "begroting"), ("heten", "hitte"),
        ("behoeden", "hoed"), ("stroper", "stroop"), ("beladen", "lade"), ("lijden", "leder"), ("have", "haven"),
    ],
)  # fmt: skip
def test_nouns_that_are_written_like_a_form_of_another_word_are_no_family(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("form", "base"),
    [
        ("noten", "noot"), ("toetjes", "toetje"), ("kommetje", "kom"), ("levers", "lever"), ("legendes", "legende"),
        ("legendarisch", "legende"), ("wonderlijk", "wonder"), ("huiden", "huid"), ("engelen", "engel"),
        ("mannen", "man"), ("steegje", "steeg"), ("schoten", "schoot"), ("streken", "streek"), ("stelten", "stelt"),
        ("westelijk", "west"), ("treinen", "trein"), ("vaatje", "vat"), ("slaatje", "sla"), ("slaperig", "slaap"),
        ("rokerig", "rook"), ("begroten", "begroting"), ("verkorten", "kort"), ("gewetenloos", "geweten"),
        ("hoedje", "hoed"), ("ramen", "raam"), ("komt", "komen"), ("levering", "leveren"), ("gestegen", "stijgen"),
        ("laden", "lade"), ("vestingen", "vesting"), ("gebiedje", "gebied"), ("loten", "loot"),
    ],
)  # fmt: skip
def test_they_keep_their_own_forms(form: str, base: str) -> None:
    assert related(form, base) == "illegal"


@pytest.mark.parametrize(
    ("said", "verb"),
    [("hij steeg", "stijgen"), ("ze schoot", "schieten"), ("daar rook zij", "ruiken"), ("wie stal", "stelen")],
)
def test_past_tenses_that_are_nouns_too_are_the_verb_after_a_third_person(said: str, verb: str) -> None:
    assert verb in NL.joined(tuple(said.split()))


@pytest.mark.parametrize(
    ("said", "verb"),
    [
        ("de prijs steeg", "stijgen"), ("steeg", "stijgen"), ("schoot raak", "schieten"), ("rook", "ruiken"),
        ("ze staken", "steken"), ("we roken", "ruiken"), ("veel wonden", "winden"), ("je school", "schuilen"),
    ],
)  # fmt: skip
def test_elsewhere_they_may_be(said: str, verb: str) -> None:
    """And only a clue may be one: whoever has to say rook may well say that one can smell it."""
    met = {form.key for word in NL.joined(tuple(said.split())) for form in NL.forms(word)} & doubtful(verb)
    assert met
    assert not met & certain(verb)


@pytest.mark.parametrize(
    ("noun", "verb"),
    [("rook", "ruiken"), ("schoot", "schieten"), ("stal", "stelen"), ("week", "wijken"), ("school", "schuilen")],
)
def test_nouns_spelled_like_a_past_tense_may_be_told_by_the_verb(noun: str, verb: str) -> None:
    assert related(noun, verb) == "legal"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("lampjesslinger", "lamp"), ("bloemetjesgordijn", "bloem"), ("koekjestrommels", "koek"), ("rokjesdag", "rok"),
        ("kaartjesautomaat", "kaart"), ("gaatjestang", "gat"), ("kalverliefde", "kalf"), ("hoenderhok", "hoen"),
        ("lammerwei", "lam"), ("raderboot", "rad"), ("bladerdeeg", "blad"), ("eierwarmer", "ei"),
        ("scheepvaart", "schip"), ("stoomschip", "schip"), ("smeedijzer", "smid"), ("speelkaart", "spel"),
        ("hanzestad", "stad"), ("kwakgeluid", "geluid"), ("stoomtrein", "trein"),
    ],
)  # fmt: skip
def test_first_parts_in_the_plural_or_made_small_are_parts(word: str, keyword: str) -> None:
    found = NL.compound(word, keyword)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("meisjesnaam", "mei"), ("schepnet", "schip"), ("speldenkussen", "spel"), ("lamenteren", "lam"),
        ("majesteit", "ma"), ("prinsesjesboon", "prins"), ("boontjessoep", "boot"), ("petitie", "pet"),
    ],
)  # fmt: skip
def test_chance_letters_before_them_are_none(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("made", "base"),
    [
        ("overnachten", "nacht"), ("overnachting", "nacht"), ("overbrugde", "brug"), ("overkoepelend", "koepel"),
        ("smederij", "smid"), ("schepeling", "schip"),
    ],
)  # fmt: skip
def test_verbs_that_span_what_they_are_made_of(made: str, base: str) -> None:
    assert related(made, base) == "illegal"


@pytest.mark.parametrize(("made", "base"), [("ommanteld", "mantel"), ("ingemuurd", "muur"), ("overhandigen", "handig")])
def test_a_human_rules_on_participles_without_a_verb_and_on_drifted_ones(made: str, base: str) -> None:
    assert related(made, base) == "suspect"


@pytest.mark.parametrize(
    ("one", "other"),
    [("overwinnen", "wijn"), ("onderwijzen", "wijs"), ("overwinnaar", "wind"), ("huidige", "huid")],
)
def test_other_words_with_these_beginnings_and_ends_are_none(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("said", "noun"),
    [
        ("kippie", "kip"), ("huissie", "huis"), ("zakkie", "zak"), ("hondie", "hond"), ("boompie", "boom"),
        ("koninkie", "koning"), ("stoeltie", "stoel"), ("bloemechie", "bloem"), ("briefie", "brief"),
        ("boomke", "boom"), ("glaske", "glas"), ("hekske", "heks"), ("tanteke", "tante"),
        ("sterreke", "ster"), ("rozeke", "roos"), ("zakske", "zak"), ("kippekes", "kip"),
        ("paterke", "pater"), ("haaske", "haas"),
    ],
)  # fmt: skip
def test_diminutives_are_known_as_they_are_spoken(said: str, noun: str) -> None:
    assert related(said, noun) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hippie", "hip"), ("rookie", "rook"), ("boogie", "boog"), ("bonnie", "bon"), ("pantie", "pan"),
        ("quickie", "kwik"), ("wolke", "wol"), ("falke", "vaal"), ("stroke", "stro"), ("tonke", "ton"),
        ("ponies", "pon"), ("klassiek", "klas"), ("lassie", "las"), ("hielke", "hiel"),
    ],
)  # fmt: skip
def test_names_and_loans_that_end_so_are_none(one: str, other: str) -> None:
    assert related(one, other) == "legal"


def test_names_are_listed_with_a_capital_only() -> None:
    assert NL.is_name("achterhoeks")
    assert not NL.is_name("fiets")
    assert not NL.is_name("qwx")


def test_well_known_names_are_no_words_in_another_form() -> None:
    """Nor compounds, unless they are made of words as everybody sees."""
    assert all(NL.is_name(name) for name in ("rudolf", "erasmus", "eros", "sneeuwwitje", "kaapstad"))
    assert NL.known("beethoven")
    assert not NL.known("eros")
    assert [form.key for form in NL.forms("ganges")] == ["ganges"]
    assert NL.compound("erasmus", "mus") is None
    assert NL.compound("kopenhagen", "kopen") is None
    found = NL.compound("amsterdam", "dam"), NL.compound("roodkapje", "kap"), NL.compound("assepoester", "as")
    assert all(one is not None and one.kind == "opaque" for one in found)
    streets = ("sesamstraat", "straat"), ("keizersgracht", "keizer"), ("bloemendaal", "bloem"), ("volkskrant", "volk")
    assert all(NL.is_name(name) and NL.compound(name, keyword) for name, keyword in streets)
    chance = ("kerstman", "kers"), ("oranjeboom", "oom"), ("sesamstraat", "raat")
    assert not any(NL.compound(name, keyword) for name, keyword in chance)
    assert not any(NL.is_name(word) for word in ("winkelstraat", "schoolplein", "avondkrant", "spaarbank"))


def test_known_words_are_dutch_in_any_inflection() -> None:
    assert all(
        NL.known(word)
        for word in ("fiets", "fietste", "wolven", "kaasplanken", "gezwommen", "tv-gids", "chaos", "draakvanger")
    )
    assert not any(NL.known(word) for word in ("schmetterling", "papillon", "vache", "somb", "fieets", "qwx"))
