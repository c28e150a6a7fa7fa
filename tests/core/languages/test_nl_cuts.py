"""Dutch words that can be cut in more places than one, or are cut short themselves."""

import pytest

from cluewright.core.languages.nl import LANGUAGE

NL = LANGUAGE


def bases(word: str, *, certain: bool) -> set[str]:
    return {form.key for form in NL.forms(word) if form.certain is certain}


@pytest.mark.parametrize(
    ("word", "chance"),
    [
        ("rijstrook", "rijst"), ("zeepijl", "zeep"), ("valkuil", "valk"), ("vasteland", "eland"), ("hekspijl", "heks"),
        ("verstand", "tand"), ("verstandskies", "tand"), ("dobbelsteen", "teen"),
        ("standaardmaat", "stand"), ("vakantie-eiland", "land"),
        ("lichaamstaal", "staal"), ("minderheidstaal", "staal"),
        ("koninginnenacht", "acht"),
        ("stoplicht", "plicht"), ("bonnet", "bon"), ("politiek", "tiek"), ("wezenloos", "wees"),
    ],
)  # fmt: skip
def test_the_other_cut_holds_no_keyword(word: str, chance: str) -> None:
    assert NL.compound(word, chance) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("rijstrook", "rij"), ("zeepijl", "zee"), ("valkuil", "kuil"), ("vasteland", "land"), ("zeerover", "zee"),
        ("volkstaal", "taal"), ("landingslicht", "licht"), ("verkeerstoren", "toren"), ("koningstijger", "tijger"),
        ("danstent", "tent"), ("halstouw", "touw"), ("wateremmer", "emmer"), ("kerstengel", "engel"),
        ("politiekogel", "kogel"), ("badpet", "bad"), ("badpet", "pet"), ("ijsster", "ijs"), ("ijsster", "ster"),
        ("morgenster", "ster"), ("hersenpan", "hersenen"), ("avondster", "avond"),
        ("konijnenoor", "oor"), ("leeuwenaap", "aap"), ("oorlogswees", "wees"), ("lichaamstaal", "taal"),
        ("kettingslot", "slot"), ("teerlingspel", "spel"), ("hondsdol", "hond"), ("hondsmoe", "hond"),
    ],
)  # fmt: skip
def test_the_cut_that_everybody_hears_does(word: str, keyword: str) -> None:
    assert NL.compound(word, keyword) is not None


@pytest.mark.parametrize(
    ("word", "chance"),
    [
        ("liederlijk", "lied"), ("jammerlijk", "jam"), ("schilderachtig", "schild"), ("moederschap", "moed"),
        ("kinderachtig", "kin"), ("ijzerachtig", "ijs"), ("vloerloos", "vlo"), ("beverig", "bever"),
        ("wezenlijk", "wees"), ("herberg", "berg"),
    ],
)  # fmt: skip
def test_what_joins_an_ending_belongs_to_the_word_itself(word: str, chance: str) -> None:
    assert chance not in bases(word, certain=True) | bases(word, certain=False)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("kinderloos", "kind"), ("hopeloos", "hoop"), ("handenloos", "hand"), ("ezelsdom", "ezel"),
        ("tovenaarster", "tovenaar"), ("herexamen", "examen"), ("alledaags", "dag"), ("schoeisel", "schoen"),
        ("italiaan", "italië"), ("franse", "frankrijk"),
    ],
)  # fmt: skip
def test_what_joins_an_ending_may_be_a_link(word: str, base: str) -> None:
    assert base in bases(word, certain=True)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("draad", "draaien"), ("bevroren", "vorst"), ("werkelijk", "werk"), ("zielig", "ziel"),
        ("handigheid", "hand"), ("bieb", "bibliotheek"), ("biebjes", "bibliotheek"), ("plu", "paraplu"),
        ("tellie", "televisie"),
        ("plisie", "politie"), ("toegift", "geven"), ("afbraak", "breken"),
    ],
)  # fmt: skip
def test_what_has_drifted_or_is_cut_short_is_uncertain(word: str, base: str) -> None:
    assert base in bases(word, certain=False)
    assert base not in bases(word, certain=True)


def test_two_vowels_are_two_syllables() -> None:
    ends = {tuple(sound.phones[-2:]) for sound in NL.sounds("indië")}
    assert ends.isdisjoint({tuple(sound.phones[-2:]) for sound in NL.sounds("kolonie")})
