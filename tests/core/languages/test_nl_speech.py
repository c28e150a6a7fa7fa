"""Dutch: sounds and rhyme, numbers, and talk about words."""

import pytest

from cluewright.core.languages.language import Coverage, CoverageLevel
from cluewright.core.languages.nl import LANGUAGE
from cluewright.core.languages.patterns import Phrases

from .relating import Relating
from .telling import tells

NL = LANGUAGE

rhymes = Relating(NL).rhymes


def said(word: str) -> set[tuple[str, ...]]:
    return {sound.phones for sound in NL.sounds(word)}


@pytest.mark.parametrize(
    ("one", "other"),
    [("hart", "hard"), ("pijl", "peil"), ("kou", "kauw"), ("noot", "nood"), ("licht", "ligt"), ("rouw", "rauw")],
)
def test_words_that_sound_alike_have_the_same_phones(one: str, other: str) -> None:
    assert said(one) & said(other)


def test_a_spelling_that_no_dutch_rule_covers_says_nothing() -> None:
    assert NL.sounds("jazz") == ()


@pytest.mark.parametrize(
    ("one", "other"), [("graf", "graaf"), ("bommen", "bomen"), ("vier", "fier"), ("teler", "teller"), ("zon", "zoon")]
)
def test_open_and_closed_syllables_sound_different(one: str, other: str) -> None:
    assert not said(one) & said(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gericht", "gezicht"), ("koning", "honing"), ("lopen", "kopen"), ("water", "later"), ("citroen", "pioen"),
        ("huis", "muis"), ("vuur", "duur"), ("zee", "mee"), ("revolutie", "constitutie"), ("zon", "ton"),
        ("ballon", "kanon"), ("hangmat", "kat"), ("wandelen", "handelen"), ("logeren", "kamperen"),
        ("spelen", "stelen"), ("energie", "drie"), ("menu", "nu"), ("café", "zee"), ("trompet", "ballet"),
        ("koningin", "vriendin"),
    ],
)  # fmt: skip
def test_rhymes(one: str, other: str) -> None:
    assert rhymes(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [
        ("boot", "boom"), ("kat", "hond"), ("opera", "sla"), ("koning", "ketting"), ("ei", "trein"), ("bizon", "zon"),
        ("marathon", "horizon"), ("kajak", "zak"), ("carnaval", "bal"), ("chaos", "bos"), ("koffie", "drie"),
        ("radio", "zo"), ("wandelen", "spelen"), ("weigeren", "leren"), ("wazigere", "leren"), ("vrijheid", "krijt"),
        ("tovenaar", "gevaar"), ("internet", "pet"), ("eiland", "hand"), ("opera", "camera"),
    ],
)  # fmt: skip
def test_no_rhymes(one: str, other: str) -> None:
    assert not rhymes(one, other)


def test_number_words_run_from_zero_to_a_hundred() -> None:
    assert set(range(101)) <= set(NL.numbers.values())
    assert NL.numbers["tweeëntwintig"] == NL.numbers["tweeentwintig"] == NL.numbers["twee en twintig"] == 22
    assert NL.numbers["drieën"] == 3
    assert NL.ordinals["twaalfde"] == 12
    assert NL.letters["cornelis"] == "c"
    assert NL.place_associations["musketier"] == 3


def hit(phrases: Phrases, text: str) -> bool:
    """Whether there is such talk for certain: where a part of a word is named, the keywords must tell."""
    return tells(phrases, text)


def letter_in(text: str) -> str | None:
    return next((match.groupdict().get("letter") for match in NL.spelling_talk.finditer(text)), None)


def test_talk_of_letters() -> None:
    assert letter_in("begint met de s") == "s"
    assert letter_in("begint met een ij") == "ij"
    assert letter_in("dubbele o") == "o"
    assert letter_in("heeft een c") == "c"
    assert letter_in("met een k aan het begin") == "k"
    assert letter_in("zonder de r") == "r"
    assert hit(NL.spelling_talk, "anagram van lepel")
    assert not hit(NL.spelling_talk, "spel met een bal")
    assert not hit(NL.spelling_talk, "begint met zingen")


@pytest.mark.parametrize(
    "clue",
    [
        "begint met dezelfde letter als bal", "eindigt op dezelfde letter als stoel",
        "eerste letter van het alfabet na a", "de letter na a", "haal de eerste letter weg",
        "verander één letter in huis", "begint met een hoofdletter",
    ],
)  # fmt: skip
def test_letters_are_talked_of_by_comparison_too(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue", ["kleine lettertjes", "alle letters", "heeft een kroon", "eerste hulp", "letters zetten", "eerste is a"]
)
def test_letters_as_a_meaning_are_no_talk_of_them(clue: str) -> None:
    assert not hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    ("clue", "letter"),
    [
        ("met twee a's", "a"), ("dubbel z", "z"), ("stille h", "h"), ("ruit met een f", "f"), ("k van karel", "k"),
        ("het k-woord", "k"), ("eindigt op no", "no"), ("met -eeuw", "eeuw"), ("zet er een f voor", "f"),
        ("f plus ruit", "f"), ("hoofdletter k", "k"), ("accent op de e", "e"), ("ch als sj", "ch"), ("met ij", "ij"),
        ("begint met een wee", "wee"), ("eindigt op ef", "ef"), ("w erafgehaald", "w"), ("de t erbij", "t"),
    ],
)  # fmt: skip
def test_letters_are_named_in_passing(clue: str, letter: str) -> None:
    assert letter_in(clue) == letter


@pytest.mark.parametrize(
    "clue",
    [
        "van achteren naar voren hetzelfde", "achterstevoren hetzelfde", "spiegelwoord",
        "hetzelfde van links naar rechts", "met een trema", "veel medeklinkers", "dezelfde klinker",
        "allitereert met feest", "eindigt net als bruid",
        "hussel de letters", "letters omdraaien", "voorletter w", "23e letter", "letter nummer 23",
        "zesde letter van het alfabet", "begint zoals water",
        "staat vooraan in het woordenboek", "net voor bloem in het woordenboek", "achterin de dikke van dale",
        "in het woordenboek meteen na kat", "halverwege het woordenboek", "alfabetisch de laatste",
        "letters husselen", "als je het hardop spelt", "spel het maar eens", "lees maar eens achterstevoren",
        "andersom gelezen", "van rechts naar links gelezen",
    ],
)  # fmt: skip
def test_spelling_is_talked_of_without_a_letter(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "vitamine c", "zachte g", "broodje met ei", "van links naar rechts", "de puntjes op de i", "plan b",
        "niet zonder u", "eindigt op tijd", "rode klinkers", "met een accent", "omgekeerd", "heen en weer",
        "begint met een knal", "begint met een feestje", "de hoge c", "min tien",
        "vitamine c erbij", "groep o", "van a tot z",
        "staat in het woordenboek", "alfabetische volgorde", "achterin de auto", "laat je woordenboek thuis",
        "letters in de soep", "van rechts naar links", "als je speelt", "spel het spel", "lees maar verder",
        "achterstevoren op het paard",
    ],
)  # fmt: skip
def test_letters_and_directions_by_their_meaning_are_no_talk_of_spelling(clue: str) -> None:
    assert not hit(NL.spelling_talk, clue)


def count_in(text: str) -> str | None:
    return next((match.groupdict().get("n", "") or "-" for match in NL.count_talk.finditer(text)), None)


def test_talk_of_counts() -> None:
    assert count_in("acht letters") == "acht"
    assert count_in("8 letters") == "8"
    assert count_in("twee lettergrepen") == "twee"
    assert count_in("vierletterwoord") is not None
    assert count_in("5-letterwoord") == "5"
    assert count_in("twee syllaben") == "twee"
    assert count_in("tweehonderdvijftien letters") == "tweehonderdvijftien"
    assert count_in("oneven aantal letters") is not None
    assert count_in("even veel letters als beer") is not None
    assert count_in("viertal letters") is not None
    assert count_in("kortste woord") is not None
    assert count_in("acht poten") is None
    assert count_in("langste dag") is None
    assert count_in("liefdesbrieven en letters") is None


@pytest.mark.parametrize(
    "clue",
    [
        "even lang als het woord bezem", "net zo kort als ons eerste", "langer dan het vorige woord",
        "heeft de meeste letters", "minder letters dan paard", "past precies in zes vakjes", "vult 7 hokjes",
        "zes streepjes bij galgje", "acht hokjes in de kruiswoordpuzzel", "7 tekens lang", "een woord van zes",
    ],
)  # fmt: skip
def test_length_is_told_by_comparison_and_by_squares(clue: str) -> None:
    assert count_in(clue) is not None


@pytest.mark.parametrize(
    "clue",
    [
        "even lang als een trein", "langer dan een jaar", "past in je broekzak", "past in twee handen", "64 vakjes",
        "telt 64 vakjes", "zes hokjes met konijnen", "een man van zijn woord", "brieven met letters", "weinig woorden",
    ],
)  # fmt: skip
def test_length_and_squares_by_their_meaning_are_no_talk_of_words(clue: str) -> None:
    assert count_in(clue) is None


def test_talk_of_places() -> None:
    assert "derde" in [found.groupdict().get("n") for found in NL.position_talk.finditer("het derde woord")]
    assert any(found.groupdict().get("last") for found in NL.position_talk.finditer("laatste woord"))
    assert hit(NL.position_talk, "nummer 2")
    assert hit(NL.position_talk, "linksboven op het scherm")
    assert hit(NL.position_talk, "tweede op ons scherm")
    assert hit(NL.position_talk, "staat als tweede")
    assert hit(NL.position_talk, "de onderste")
    assert hit(NL.position_talk, "woordje 1")
    assert hit(NL.position_talk, "begin van het rijtje")
    assert not hit(NL.position_talk, "het begin van het verhaal")
    assert not hit(NL.position_talk, "de derde wereld")
    assert not hit(NL.position_talk, "onderste verdieping")
    assert hit(NL.position_talk, "die ene bovenaan")
    assert not hit(NL.position_talk, "laatste in de rij")
    assert not hit(NL.position_talk, "dat bovenaan de berg staat")
    assert not hit(NL.position_talk, "het viertal uit liverpool")


@pytest.mark.parametrize(
    ("clue", "group", "said"),
    [
        ("het voorlaatste woord", "before_last", "voorlaatste"), ("voorlaatste", "before_last", "voorlaatste"),
        ("de op één na laatste", "before_last", "op één na laatste"), ("tweede van rechts", "from_end", "tweede"),
        ("derde van links", "n", "derde"), ("ons laatste woord", "last", "laatste"),
        ("de op-een-na-laatste", "before_last", "op-een-na-laatste"),
        ("de laatste van ons viertal", "last", "laatste"), ("eerste van het viertal", "n", "eerste"),
    ],
)  # fmt: skip
def test_places_are_counted_from_either_end(clue: str, group: str, said: str) -> None:
    found = [match.groupdict().get(group) for match in NL.position_talk.finditer(clue)]
    assert said in found


def test_a_past_tense_is_no_place() -> None:
    assert "vierden" not in NL.ordinals
    assert not hit(NL.position_talk, "laatste avondmaal")


def test_talk_of_sounds() -> None:
    assert hit(NL.sound_talk, "rijmt op muis")
    assert hit(NL.sound_talk, "klinkt bijna hetzelfde")
    assert hit(NL.sound_talk, "halfrijm met muis")
    assert hit(NL.sound_talk, "dezelfde klank als muis")
    assert hit(NL.sound_talk, "oe-klank")
    assert hit(NL.sound_talk, "rijm: golf")
    assert hit(NL.sound_talk, "golf (rijmt)")
    assert hit(NL.sound_talk, "spreek het uit met een zachte g")
    assert hit(NL.sound_talk, "een rijmpje op ramp")
    assert not hit(NL.sound_talk, "rijmpje op sinterklaasavond")
    assert not hit(NL.sound_talk, "spreek je uit")
    assert not hit(NL.sound_talk, "de uitspraak van de rechter")
    assert not hit(NL.sound_talk, "gedicht met rijm")
    assert not hit(NL.sound_talk, "klinkt als een klok")


def test_private_talk_and_the_idioms_that_only_look_private() -> None:
    assert hit(NL.private_talk, "onze huwelijksreis")
    assert hit(NL.private_talk, "wat ik vanmiddag at")
    assert hit(NL.private_talk, "weet je nog in parijs")
    assert hit(NL.private_talk, "hangt bij ons aan de muur")
    assert hit(NL.private_talk, "daar ben ik allergisch voor")
    assert hit(NL.private_talk, "kreeg ik van jou")
    assert hit(NL.private_talk, "gisteren gegeten")
    assert hit(NL.private_talk, "onze buren")
    assert hit(NL.private_talk, "wat jij altijd drinkt")
    assert hit(NL.private_talk, "waar je gisteren zo over begon")
    assert hit(NL.private_talk, "die ik laatst verloor")
    assert hit(NL.private_talk, "wie we van het weekend tegenkwamen")
    assert not hit(NL.private_talk, "waar je van droomt")
    assert not hit(NL.private_talk, "wat je later wordt")
    assert hit(NL.idioms, "niet van gisteren")
    assert not hit(NL.private_talk, "wat altijd duurt")
    assert not hit(NL.private_talk, "ik hou van jou")
    assert not hit(NL.private_talk, "ik denk dus ik ben")
    assert not hit(NL.private_talk, "moeder aarde")
    assert hit(NL.idioms, "mijn naam is haas")


def test_compounds_that_end_in_the_same_word_do_not_rhyme() -> None:
    assert NL.is_fair_rhyme("rugzak", "doedelzak")
    assert not NL.is_fair_rhyme("kroon", "troon")


def test_grammatical_endings_are_those_that_rhyme_by_themselves() -> None:
    assert rhymes("natie", "natie")
    assert "heid" in NL.grammatical_endings
    assert not any("lopen".endswith(end) or "koning".endswith(end) for end in NL.grammatical_endings)


def test_coverage_says_that_sounds_are_worked_out_from_spelling() -> None:
    assert NL.coverage["pronunciation"] == Coverage(CoverageLevel.PARTIAL, "coverage.sounds-by-rule")


def test_hundreds_are_written_as_one_word() -> None:
    assert NL.numbers["vierhonderdeenentwintig"] == 421
    assert NL.numbers["honderddrieëntwintig"] == 123
