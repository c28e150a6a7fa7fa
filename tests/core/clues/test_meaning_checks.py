"""Spelling, letter counts, positions, sounds, codes: what is about the word and not about its meaning."""

import pytest

from cluewright.core.clues import Ruling, Strictness

from .judging import checks, finding, verdict, verdicts

TABLE = ("cow", "place", "scorpion", "knight")


@pytest.mark.parametrize(
    ("clue", "check", "method"),
    [
        ("C", "spelling", "first-letter"),
        ("starts with an S", "spelling", "explicit"),
        ("silent k", "spelling", "explicit"),
        ("double o", "spelling", "explicit"),
        ("anagram of ocw", "spelling", "explicit"),
        ("see oh", "spelling", "spelled-out"),
        ("Papa Lima Alpha", "spelling", "spelled-out"),
        ("pl_ce", "spelling", "gaps"),
        ("sc…on", "spelling", "gaps"),
        ("knght", "spelling", "gaps"),
        ("c _ w", "spelling", "gaps"),
        ("a mad c*w", "spelling", "gaps"),
        ("-ight", "spelling", "gaps"),
        ("sco-", "spelling", "gaps"),
        ("scrpn", "spelling", "gaps"),
        ("thinkg", "spelling", "anagram"),
        ("pets like apples, cats even", "spelling", "acrostic"),
        ("purple-eyed ladies and cats eat", "spelling", "acrostic"),
        ("see oh double-u", "spelling", "spelled-out"),
        ("8 letters", "letter-count", "explicit"),
        ("an eight-letter word", "letter-count", "explicit"),
        ("two syllables", "letter-count", "explicit"),
        ("three characters", "letter-count", "explicit"),
        ("/kaʊ/", "pronunciation", "explicit"),
        ("said [ˈskɔːpiən]", "pronunciation", "explicit"),
        ("third", "position", "explicit"),
        ("the third word", "position", "explicit"),
        ("the last word", "position", "explicit"),
        ("number 2", "position", "explicit"),
        ("#2", "position", "explicit"),
        ("rhymes with bow", "pronunciation", "explicit"),
        ("sounds like now", "pronunciation", "explicit"),
        ("night", "pronunciation", "homophone"),
        ("plaice", "pronunciation", "homophone"),
        ("4 2 1", "code", "digits"),
        ("four-two-one", "code", "digits"),
        ("421", "code", "digits"),
        ("commence par un b", "spelling", "explicit"),
        ("fangt mit B an", "spelling", "explicit"),
        ("zaczyna się na K", "spelling", "explicit"),
        ("rime avec how", "pronunciation", "explicit"),
        ("reimt sich auf Sau", "pronunciation", "explicit"),
        ("κάνει ρίμα με γάτα", "pronunciation", "explicit"),
        ("٤٢١", "code", "digits"),
        ("quatre deux un", "code", "digits"),
        ("vier-zwei-eins", "code", "digits"),
    ],
)
def test_talk_about_the_word_is_illegal(clue: str, check: str, method: str) -> None:
    found = verdict(clue, *TABLE)
    assert (Ruling.ILLEGAL, method) in [(one.ruling, one.method) for one in found.findings if one.check == check]


@pytest.mark.parametrize(
    ("clue", "check", "method"),
    [
        ("O", "spelling", "letter"),
        ("dritte", "position", "explicit"),
        ("runner up", "position", "association"),
        ("el tercero", "position", "explicit"),
        ("τρίτη", "position", "explicit"),
        ("scorp", "spelling", "beginning"),
        ("wco", "spelling", "anagram"),
        ("cats only whine", "spelling", "acrostic"),
        ("2", "position", "association"),
        ("Space Cow Rangers", "keyword", "title"),
        ("8", "letter-count", "number"),
        ("eight", "letter-count", "number"),
        ("acht", "letter-count", "number"),
        ("musketeers", "position", "association"),
        ("tripod", "position", "association"),
        ("wow", "pronunciation", "rhyme"),
        ("face", "pronunciation", "rhyme"),
        ("milk, armour, square", "form", "list"),
        ("what I had for lunch", "private", "personal"),
        ("our honeymoon", "private", "personal"),
    ],
)
def test_what_could_be_meant_otherwise_is_for_a_human(clue: str, check: str, method: str) -> None:
    found = verdict(clue, *TABLE)
    assert found.ruling is Ruling.SUSPECT
    assert (check, method) in [(one.check, one.method) for one in found.findings]


@pytest.mark.parametrize(
    "clue",
    [
        "milk", "square", "X", "7", "7 dwarfs", "first aid", "third world", "number one hit", "holy", "1421",
        "Agent 007", "oh my god", "my fair lady", "armour", "a beast that stings", "a spot",
        "Romeo", "chess", "AC/DC", "moo!", "salt and pepper", "☠", "mailbox",
        "wait...", "heads-up", "*scratch*",
    ],
)  # fmt: skip
def test_honest_clues_pass(clue: str) -> None:
    assert verdict(clue, *TABLE).ruling is Ruling.LEGAL


def test_a_number_is_free_where_no_keyword_has_so_many_letters() -> None:
    assert verdict("8", "spider").ruling is Ruling.LEGAL
    assert verdict("6", "spider").ruling is Ruling.SUSPECT
    assert verdict("6", "spider", strictness=Strictness.STRICT).ruling is Ruling.ILLEGAL
    assert verdict("6", "spider", strictness=Strictness.LENIENT).ruling is Ruling.LEGAL


def test_a_place_counts_only_where_the_clues_own_keyword_is() -> None:
    assert "position" in checks(verdict("third", *TABLE, code=(3,)))
    assert "position" not in checks(verdict("third", *TABLE, code=(1,)))
    assert "position" in checks(verdict("trio", *TABLE, code=(3,)))
    assert "position" not in checks(verdict("trio", *TABLE, code=(2,)))
    assert "position" not in checks(verdict("trio", "cow", "place"))


def test_the_code_may_not_be_spread_over_the_clues() -> None:
    said = verdicts(("four", "2", "one"), *TABLE, code=(4, 2, 1))
    assert all("code" in checks(one) for one in said)
    assert not any("code" in checks(one) for one in verdicts(("four", "2", "three"), *TABLE, code=(4, 2, 1)))
    assert all("code" in checks(one) for one in verdicts(("gate 4", "gate 2", "gate 1"), *TABLE, code=(4, 2, 1)))
    assert not any("code" in checks(one) for one in verdicts(("4 gates", "gate 2", "1"), *TABLE, code=(4, 2, 1)))


def test_the_code_in_order_is_found_among_other_words() -> None:
    assert "code" in checks(verdict("first four, then two, then one", *TABLE, code=(4, 2, 1)))
    assert "code" in checks(verdict("IV, II, then III", *TABLE, code=(4, 2, 3)))
    assert "code" in checks(verdict("for, too, won", *TABLE, code=(4, 2, 1)))
    assert "code" not in checks(verdict("won for a song", *TABLE, code=(1, 4, 2)))
    assert "code" not in checks(verdict("two for one", *TABLE, code=(2, 4, 1)))
    assert "code" not in checks(verdict("Louis XIV and Charles II", *TABLE, code=(1, 4, 2)))
    assert "code" not in checks(verdict("four legs, two horns", *TABLE, code=(4, 2, 1)))


def test_words_run_together_are_heard_as_one() -> None:
    assert finding("butter fly", "butterfly", check="keyword").ruling is Ruling.ILLEGAL
    assert finding("eye scream", "ice cream", check="pronunciation").method == "homophone"


def test_a_rhyme_by_grammar_alone_is_none() -> None:
    assert "pronunciation" not in checks(verdict("nation", "station"))
    assert "pronunciation" in checks(verdict("bright", "night"))


@pytest.mark.parametrize(("clue", "keyword", "rhyme"), [("lamp", "zaklamp", False), ("damp", "zaklamp", True)])
def test_a_part_of_the_keyword_is_no_rhyme(clue: str, keyword: str, *, rhyme: bool) -> None:
    assert ("pronunciation" in checks(verdict(clue, keyword, language="nl"))) is rhyme


def test_the_target_is_taken_from_the_code() -> None:
    said = verdicts(("milk", "third"), *TABLE, code=(1, 3))
    assert checks(said[1]) == {"position"}


@pytest.mark.parametrize(
    ("clue", "language", "code"),
    [
        ("четыреста двадцать один", "ru", (4, 2, 1)),
        ("сто тридцать два", "ru", (1, 3, 2)),
        ("сто сорок два", "ru", (1, 4, 2)),
        ("vierhonderdeenentwintig", "nl", (4, 2, 1)),
        ("tweehonderd eenendertig", "nl", (2, 3, 1)),
    ],
)
def test_a_code_read_as_one_number(clue: str, language: str, code: tuple[int, ...]) -> None:
    keywords = ("пума", "вол", "рысь", "лама") if language == "ru" else ("poema", "os", "lynx", "lama")
    assert "code" in checks(verdict(clue, *keywords, language=language, code=code))
    assert "code" not in checks(verdict(clue, *keywords, language=language, code=(3, 2, 4)))


@pytest.mark.parametrize(
    ("clue", "keyword", "found"),
    [("дышать", "летать", False), ("печать", "мать", True), ("спать", "мать", True)],
)
def test_infinitives_rhyme_by_grammar(clue: str, keyword: str, *, found: bool) -> None:
    assert ("pronunciation" in checks(verdict(clue, keyword, language="ru"))) is found


def test_a_skeleton_that_keeps_a_vowel_may_be_some_other_word() -> None:
    assert finding("pno", "piano", check="spelling").ruling is Ruling.SUSPECT
    assert finding("bttn", "button", check="spelling").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(
    "clue",
    ["IV-II-I", "iv ii i", "4th 2nd 1st", "fourth second first", "四二一", "4二1", "4e 2e 1e", "vierde tweede eerste"],
)
def test_the_code_in_other_numerals(clue: str) -> None:
    assert finding(clue, *TABLE, check="code", code=(4, 2, 1)).method == "read-out"


@pytest.mark.parametrize("clue", ["I see you", "first second", "fourth of July", "IV", "4th 1st 2nd", "iv drip kit"])
def test_what_is_not_the_code(clue: str) -> None:
    assert not [one for one in verdict(clue, *TABLE, code=(4, 2, 1)).findings if one.check == "code"]


def test_a_homophone_in_another_form_is_suspect() -> None:
    found = finding("nights", *TABLE, check="pronunciation")
    assert (found.ruling, found.method, found.keyword) == (Ruling.SUSPECT, "homophone", 4)


@pytest.mark.parametrize("clue", ["고ㅇ이", "ㄱ양이", "고ㅇㅇ"])
def test_syllables_left_to_guess_are_gaps(clue: str) -> None:
    found = finding(clue, "고양이", check="spelling", language="ko")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "gaps")


@pytest.mark.parametrize("clue", ["고양이", "ㄴ양이", "고ㅋㅋ", "고ㅇ"])
def test_other_syllables_are_none(clue: str) -> None:
    assert "spelling" not in checks(verdict(clue, "고양이", language="ko"))


def test_an_ordinal_among_little_words_is_no_place() -> None:
    assert verdict("the third", *TABLE).ruling is Ruling.ILLEGAL
    assert verdict("first of many", *TABLE).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("ends in -ough", Ruling.ILLEGAL), ("-ough", Ruling.ILLEGAL), ("starts with plo", Ruling.ILLEGAL),
        ("ends with \"ough\"", Ruling.ILLEGAL), ("melon scrambled", Ruling.ILLEGAL), ("mixed-up melon", Ruling.ILLEGAL),
        ("lemon backwards", Ruling.LEGAL), ("switch the vowels in melon", Ruling.ILLEGAL),
        ("starts with cast", Ruling.ILLEGAL), ("starts C", Ruling.ILLEGAL), ("palindromic", Ruling.ILLEGAL),
        ("ends in tears", Ruling.LEGAL), ("starts with breakfast", Ruling.LEGAL), ("eggs scrambled", Ruling.LEGAL),
        ("begins with the end", Ruling.LEGAL), ("p4h", Ruling.ILLEGAL), ("H2O", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_talk_of_parts_counts_where_the_keyword_has_them(clue: str, ruling: Ruling) -> None:
    words = ("plough", "castle", "lemon") if clue != "lemon backwards" else ("plough", "castle", "tiger")
    said = [one for one in verdict(clue, *words).findings if one.check == "spelling" and one.method != "likely"]
    assert max((one.ruling for one in said), key=lambda one: one.severity, default=Ruling.LEGAL) is ruling


def test_a_phrase_rhymes_by_its_last_word() -> None:
    assert "pronunciation" in checks(verdict("the lake", "cake"))
    assert "pronunciation" not in checks(verdict("Bake Off", "cake"))


def test_a_number_in_a_phrase_only_counts() -> None:
    assert verdict("eight legs", "ate").ruling is Ruling.LEGAL
    assert verdict("아기 돼지 삼 형제", "삶", language="ko").ruling is Ruling.LEGAL
    assert "pronunciation" in checks(verdict("eight", "ate"))


@pytest.mark.parametrize(
    ("clue", "language", "check"),
    [
        ("영어로는 4 letters", "ko", "letter-count"), ("starts with к", "ru", "spelling"),
        ("K-pop 세 글자", "en", "letter-count"),
    ],
)  # fmt: skip
def test_each_script_of_a_clue_is_read_in_its_own_language(clue: str, language: str, check: str) -> None:
    assert check in checks(verdict(clue, "кот", "사과", language=language))


def test_a_saying_names_no_place() -> None:
    """На третье one has what comes after the second course."""
    assert "position" not in checks(verdict("на третье", "компот", "суп", "хлеб", "соль", language="ru"))
    assert "position" in checks(verdict("третье", "компот", "суп", "хлеб", "соль", language="ru"))


@pytest.mark.parametrize(
    ("clue", "keyword", "language", "ruling"),
    [
        ("hidden in education", "cat", "en", Ruling.SUSPECT), ("hidden in blockatoon", "cat", "en", Ruling.LEGAL),
        ("first half of catastrophe", "cat", "en", Ruling.SUSPECT),
        ("first half of the year", "cat", "en", Ruling.LEGAL),
        ("from S to P", "soap", "en", Ruling.ILLEGAL), ("point C to point D", "cat", "en", Ruling.LEGAL),
        ("there's an ou in it", "house", "en", Ruling.ILLEGAL), ("there's a rider in it", "horse", "en", Ruling.LEGAL),
        ("verstopt in blokkatoen", "kat", "nl", Ruling.SUSPECT),
        ("eerste helft van katoen", "kat", "nl", Ruling.SUSPECT),
        ("verstopt in het bos", "kat", "nl", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_what_is_said_of_parts_must_be_true_of_a_keyword(
    clue: str, keyword: str, language: str, ruling: Ruling
) -> None:
    assert verdict(clue, keyword, language=language).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword", "found"),
    [("crbt", "acrobaat", True), ("qrm", "aquarium", True), ("kst", "oksalistuin", False), ("nd", "eend", False)],
)
def test_a_skeleton_may_begin_behind_a_vowel(clue: str, keyword: str, *, found: bool) -> None:
    assert ("spelling" in checks(verdict(clue, keyword, language="nl"))) is found


@pytest.mark.parametrize(
    ("clue", "keywords", "language"),
    [
        ("the baby calls it nail", ("snail", "zoo"), "en"),
        ("een Chinees zegt 'lijst'", ("rijst", "huis"), "nl"),
        ("картавый скажет «лыба»", ("рыба", "дом"), "ru"),
    ],
)
def test_what_somebody_says_for_the_word_is_talk_of_its_sound(
    clue: str, keywords: tuple[str, ...], language: str
) -> None:
    found = finding(clue, *keywords, check="pronunciation", language=language)
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "explicit")


@pytest.mark.parametrize("clue", ["the baby calls it mail", "he said snow", "the cow says moo", "nail"])
def test_what_somebody_says_may_be_anything_else(clue: str) -> None:
    assert verdict(clue, "rabbit", "snails", "zoo").ruling is Ruling.LEGAL


@pytest.mark.parametrize("clue", ["고○이", "고@이"])
def test_any_sign_may_stand_for_a_syllable(clue: str) -> None:
    assert "gaps" in {found.method for found in verdict(clue, "고양이", "나비", language="ko").findings}


@pytest.mark.parametrize(
    ("clue", "found"),
    [
        ("4th floor, 2nd door, 1st bed", True),
        ("4대 2로 이긴 1차전", True),
        ("4th of July, 2 pm", False),
        ("1st, 2nd, 4th", False),
    ],
)
def test_the_code_may_be_counted_off_among_other_words(clue: str, *, found: bool) -> None:
    assert ("code" in checks(verdict(clue, *TABLE, code=(4, 2, 1)))) is found


def test_the_letters_that_the_keyword_has_are_told_before_others() -> None:
    said = "six letters, not nine letters"
    assert finding(said, "walrus", "lamp", check="letter-count").keyword == 1
    assert finding("nine letters, no, six letters", "walrus", "lamp", check="letter-count").keyword == 1
    assert finding("it is spelled oddly, with a w in it", "walrus", "pit", check="spelling").keyword == 1
