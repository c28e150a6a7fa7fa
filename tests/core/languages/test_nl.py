"""Dutch: forms, compounds, sounds and talk."""

import pytest

from cluewright.core.languages import language
from cluewright.core.languages.language import Language
from cluewright.core.languages.nl import LANGUAGE

NL = LANGUAGE


def certain(word: str) -> set[str]:
    return {form.key for form in NL.forms(word) if form.certain}


def doubtful(word: str) -> set[str]:
    return {form.key for form in NL.forms(word)}


def related(one: str, other: str) -> str:
    """How the referee would put it: illegal if they share a certain key, suspect if any."""
    if certain(one) & certain(other):
        return "illegal"
    return "suspect" if doubtful(one) & doubtful(other) else "legal"


def kinds(word: str) -> dict[str, str]:
    return {form.key: form.kind for form in NL.forms(word)}


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
        ("palinkje", "paling", "diminutive"), ("tongetje", "tong", "diminutive"), ("vaatje", "vat", "diminutive"),
        ("omaatjes", "oma", "diminutive"), ("jongetje", "jongen", "diminutive"), ("smurfje", "smurf", "diminutive"),
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
        ("zanderig", "zand"), ("schaapachtig", "schaap"),
    ],
)  # fmt: skip
def test_regular_derivations_are_certain(derived: str, base: str) -> None:
    assert related(derived, base) == "illegal"


@pytest.mark.parametrize(("derived", "base"), [("rekening", "rekenen"), ("bekijken", "kijken"), ("geblaf", "blaffen")])
def test_drifted_and_prefixed_derivations_are_only_suspect(derived: str, base: str) -> None:
    assert related(derived, base) == "suspect"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hals", "hal"), ("zone", "zoon"), ("koe", "koen"), ("koe", "bul"), ("zon", "zin"), ("water", "waten"),
        ("lever", "leven"), ("haring", "haren"), ("gevaar", "varen"), ("regen", "reeg"), ("boter", "boot"),
        ("wond", "wind"), ("tante", "tan"), ("kat", "kater"), ("vader", "vaan"),
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
    ],
)
def test_separable_verbs_are_joined(tokens: tuple[str, ...], word: str, base: str) -> None:
    assert word in NL.joined(tokens)
    assert base in certain(word)


@pytest.mark.parametrize("tokens", [(), ("staat", "op", "een", "berg"), ("aan",), ("rood", "op", "wit")])
def test_a_preposition_alone_joins_nothing(tokens: tuple[str, ...]) -> None:
    assert NL.joined(tokens) == ()


def test_a_particle_far_from_its_verb_is_not_joined() -> None:
    assert "aanviel" not in NL.joined(("viel", *("woord",) * 9, "aan"))


@pytest.mark.parametrize(
    ("word", "keyword", "part"),
    [
        ("kippenhok", "kip", "kip"), ("bomenrij", "boom", "bomen"), ("stedenbouw", "stad", "steden"),
        ("eierdop", "ei", "eier"), ("kinderboek", "kind", "kinder"), ("zwembad", "zwemmen", "zwem"),
        ("fietsbellen", "bel", "bel"), ("goudvissen", "vis", "vis"), ("winterjas", "winter", "winter"),
        ("brandweerman", "man", "man"), ("rijbewijs", "rijden", "rij"), ("tv-gids", "gids", "gids"),
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
        ("aanvallen", "vallen"), ("aanval", "val"), ("boterham", "boter"),
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
        ("matroos", "roos"), ("luipaard", "paard"), ("standaardmaat", "stand"), ("visite", "vis"), ("warm", "arm"),
        ("boter", "bot"), ("oogst", "oog"), ("bakker", "bak"), ("hartelijk", "hart"), ("huis", "huis"),
    ],
)  # fmt: skip
def test_chance_overlap_is_no_compound(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is None


def test_known_words_are_dutch_in_any_inflection() -> None:
    assert all(NL.known(word) for word in ("fiets", "fietste", "wolven", "kaasplanken", "gezwommen", "tv-gids"))
    assert not any(NL.known(word) for word in ("schmetterling", "papillon", "vache", "somb", "fieets", "qwx"))


def said(word: str) -> set[tuple[str, ...]]:
    return {sound.phones for sound in NL.sounds(word)}


def rhymes(one: str, other: str) -> bool:
    tails = [{tail for sound in NL.sounds(word) if (tail := NL.rhyme(sound))} for word in (one, other)]
    return bool(tails[0] & tails[1])


@pytest.mark.parametrize(
    ("one", "other"),
    [("hart", "hard"), ("pijl", "peil"), ("kou", "kauw"), ("noot", "nood"), ("licht", "ligt"), ("rouw", "rauw")],
)
def test_words_that_sound_alike_have_the_same_phones(one: str, other: str) -> None:
    assert said(one) & said(other)


@pytest.mark.parametrize(
    ("one", "other"), [("graf", "graaf"), ("bommen", "bomen"), ("vier", "fier"), ("teler", "teller"), ("zon", "zoon")]
)
def test_open_and_closed_syllables_sound_different(one: str, other: str) -> None:
    assert not said(one) & said(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gericht", "gezicht"), ("koning", "honing"), ("lopen", "kopen"), ("water", "later"), ("citroen", "pioen"),
        ("huis", "muis"), ("vuur", "duur"), ("zee", "mee"), ("revolutie", "constitutie"),
    ],
)  # fmt: skip
def test_rhymes(one: str, other: str) -> None:
    assert rhymes(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("boot", "boom"), ("kat", "hond"), ("opera", "sla"), ("koning", "ketting"), ("ei", "trein")]
)
def test_no_rhymes(one: str, other: str) -> None:
    assert not rhymes(one, other)


def test_number_words_run_from_zero_to_a_hundred() -> None:
    assert set(range(101)) <= set(NL.numbers.values())
    assert NL.numbers["tweeëntwintig"] == NL.numbers["tweeentwintig"] == NL.numbers["twee en twintig"] == 22
    assert NL.numbers["drieën"] == 3
    assert NL.ordinals["twaalfde"] == 12
    assert NL.letters["cornelis"] == "c"
    assert NL.place_associations["musketier"] == 3


def hit(patterns: tuple[object, ...], text: str) -> bool:
    return any(pattern.search(text) for pattern in patterns)  # type: ignore[attr-defined]


def letter_in(text: str) -> str | None:
    found = (pattern.search(text) for pattern in NL.spelling_talk)
    return next((match.groupdict().get("letter") for match in found if match), None)


def test_talk_of_letters() -> None:
    assert letter_in("begint met de s") == "s"
    assert letter_in("begint met een ij") == "ij"
    assert letter_in("dubbele o") == "o"
    assert hit(NL.spelling_talk, "anagram van lepel")
    assert not hit(NL.spelling_talk, "spel met een bal")
    assert not hit(NL.spelling_talk, "begint met zingen")


def count_in(text: str) -> str | None:
    found = (pattern.search(text) for pattern in NL.count_talk)
    return next((match.groupdict().get("n", "") or "-" for match in found if match), None)


def test_talk_of_counts() -> None:
    assert count_in("acht letters") == "acht"
    assert count_in("8 letters") == "8"
    assert count_in("twee lettergrepen") == "twee"
    assert count_in("vierletterwoord") is not None
    assert count_in("acht poten") is None
    assert count_in("liefdesbrieven en letters") is None


def test_talk_of_places() -> None:
    places = [p.search("het derde woord") for p in NL.position_talk]
    assert any(found and found.group("n") == "derde" for found in places if found)
    assert any(
        found and found.groupdict().get("last") for p in NL.position_talk if (found := p.search("laatste woord"))
    )
    assert hit(NL.position_talk, "nummer 2")
    assert not hit(NL.position_talk, "de derde wereld")


def test_talk_of_sounds() -> None:
    assert hit(NL.sound_talk, "rijmt op muis")
    assert hit(NL.sound_talk, "klinkt bijna hetzelfde")
    assert not hit(NL.sound_talk, "gedicht met rijm")
    assert not hit(NL.sound_talk, "klinkt als een klok")


def test_private_talk_and_the_idioms_that_only_look_private() -> None:
    assert hit(NL.private_talk, "onze huwelijksreis")
    assert hit(NL.private_talk, "wat ik vanmiddag at")
    assert hit(NL.private_talk, "weet je nog in parijs")
    assert not hit(NL.private_talk, "moeder aarde")
    assert hit(NL.idioms, "mijn naam is haas")


def test_grammatical_endings_bear_the_stress() -> None:
    assert rhymes("vrijheid", "waarheid")
    assert "heid" in NL.grammatical_endings
    assert not any("lopen".endswith(end) or "koning".endswith(end) for end in NL.grammatical_endings)
