"""Translations: how found, how sure, and the ordinary words that only happen to be translations too."""

import pytest

from cluewright.core.clues import Clue, Keyword, KeywordText, Ruling, Strictness, Table, Translation, judge, keyword

from .judging import finding, translated, verdict

COW = translated(
    "cow", nl="koe", de="Kuh", fr="vache", es="vaca", ru="корова", ko="소", el="αγελάδα", zh="牛", cs="kráva"
)
BUTTERFLY = translated("butterfly", fr="papillon", de="Schmetterling", hu="pillangó", ja="蝶", ru="бабочка")


@pytest.mark.parametrize(
    ("clue", "method", "language"),
    [
        ("Vache", "exact", "fr"),
        ("vaca", "exact", "es"),
        ("корова", "exact", "ru"),
        ("소", "exact", "ko"),
        ("牛", "exact", "zh"),
        ("αγελάδα", "exact", "el"),
        ("αγελαδα", "unmarked", "el"),
        ("the vache", "exact", "fr"),
        ("vaches", "inflected", "fr"),
        ("l'vache", "exact", "fr"),
        ("vaca's", "exact", "es"),
    ],
)
def test_a_translation_is_illegal(clue: str, method: str, language: str) -> None:
    found = finding(clue, COW, check="translation")
    assert (found.ruling, found.method, found.language) == (Ruling.ILLEGAL, method, language)


def test_the_clue_takes_the_language_of_the_translation_it_turned_out_to_be() -> None:
    assert verdict("Vache", COW).language == "fr"


@pytest.mark.parametrize("clue", ["Kuh", "kráv", "krava", "niu"])
def test_short_inflected_or_bare_translations_are_suspect(clue: str) -> None:
    found = [one.ruling for one in verdict(clue, COW).findings if one.check == "translation"]
    assert found == [Ruling.SUSPECT]


def test_long_forms_without_accents_are_illegal() -> None:
    assert finding("pillango", BUTTERFLY, check="translation").ruling is Ruling.ILLEGAL
    assert finding("babochka", BUTTERFLY, check="translation").ruling is Ruling.ILLEGAL


def test_a_slip_in_a_long_translation_is_suspect() -> None:
    found = finding("Schmeterling", BUTTERFLY, check="translation")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "typo")


def test_a_form_of_a_reviewed_word_counts_though_the_wider_ones_list_it() -> None:
    plural = Translation("de", "Schmetterlinge", "test", ambiguous=True)
    reviewed = Translation("de", "Schmetterling", "test", curated=True)
    both = keyword("butterfly", "en", (plural, reviewed))
    assert finding("Schmetterlinge", both, check="translation").ruling is Ruling.ILLEGAL
    assert (
        finding("Schmetterlinge", keyword("butterfly", "en", (plural,)), check="translation").ruling is Ruling.SUSPECT
    )


def test_ordinary_words_of_the_play_language_are_suspect_at_most() -> None:
    assert finding("latte", translated("milk", it="latte"), check="translation").ruling is Ruling.SUSPECT
    assert finding("room", translated("cream", nl="room"), check="translation").ruling is Ruling.SUSPECT
    assert finding("map", translated("landkaart", "nl", en="map"), check="translation").ruling is Ruling.SUSPECT
    assert finding("tag", translated("day", de="Tag"), check="translation").ruling is Ruling.SUSPECT
    assert verdict("air", translated("water", id="air")).ruling is Ruling.LEGAL
    assert verdict("issue", translated("exit", xx="issue")).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("John en Yoko in een bed van het Hilton", Ruling.LEGAL),  # van is a little word among others
        ("van", Ruling.SUSPECT),
        ("white van", Ruling.SUSPECT),
    ],
)
def test_a_little_word_among_others_is_no_translation(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, translated("bestelbus", "nl", en="van"), language="nl").ruling is ruling


def test_uncertain_translations_never_make_a_clue_illegal() -> None:
    uncurated = keyword("cow", "en", (Translation("fr", "vache", "wiki"),))
    ambiguous = keyword("cow", "en", (Translation("ru", "корова", "wiki", curated=True, ambiguous=True),))
    obscure = translated("cow", ast="vacuna")
    assert finding("vache", uncurated, check="translation").ruling is Ruling.SUSPECT
    assert finding("корова", ambiguous, check="translation").ruling is Ruling.SUSPECT
    assert finding("vacuna", obscure, check="translation").ruling is Ruling.SUSPECT


def test_the_strict_languages_are_a_parameter() -> None:
    obscure = translated("cow", ast="vacuna")
    found = finding("vacuna", obscure, check="translation", translation_languages=frozenset({"ast"}))
    assert found.ruling is Ruling.ILLEGAL


def test_a_form_that_is_the_keyword_itself_belongs_to_the_keyword_check() -> None:
    found = verdict("cocktail", translated("cocktail", nl="cocktail", fr="cocktail"))
    assert {one.check for one in found.findings} == {"keyword"}


def test_a_clue_in_another_language_of_the_table_is_still_a_translation() -> None:
    dutch = Table((translated("dog", nl="hond"),), language="en")
    [given] = judge((Clue("hond", "nl"),), dutch).verdicts
    assert given.ruling is Ruling.ILLEGAL


def test_every_text_of_a_mixed_language_table_is_banned() -> None:
    mixed = Keyword((KeywordText("koe", "nl"), KeywordText("소", "ko")))
    table = Table((mixed,))
    assert [v.ruling for v in judge((Clue("koe"), Clue("소"), Clue("melk")), table).verdicts] == [
        Ruling.ILLEGAL,
        Ruling.ILLEGAL,
        Ruling.LEGAL,
    ]


def test_several_words_translate_too() -> None:
    ice = translated("ice cream", fr="crème glacée")
    assert finding("Crème glacée", ice, check="translation").ruling is Ruling.ILLEGAL
    assert finding("creme glacee", ice, check="translation").ruling is Ruling.ILLEGAL
    assert verdict("crème", ice).ruling is Ruling.LEGAL


def test_strict_reports_what_standard_lets_pass() -> None:
    water = translated("water", id="air")
    assert verdict("air", water, strictness=Strictness.STRICT).ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("بقرة", Ruling.ILLEGAL),
        ("البقرة", Ruling.ILLEGAL),
        ("والبقرة", Ruling.SUSPECT),
        ("בפרה", Ruling.SUSPECT),
        ("הפרה", Ruling.ILLEGAL),
        ("ושהפרה", Ruling.LEGAL),
        ("السمكة", Ruling.LEGAL),
    ],
)
def test_what_arabic_and_hebrew_write_onto_the_front_of_a_word_hides_nothing(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, translated("cow", ar="بقرة", he="פרה")).ruling is ruling


def test_a_hebrew_geresh_is_an_apostrophe() -> None:
    fries = translated("french fries", he="צ'יפס")
    assert finding("צ׳יפס", fries, check="translation").method == "exact"


@pytest.mark.parametrize(
    ("clue", "found"),
    [("美丽的蝴蝶", True), ("ผีเสื้อสวย", True), ("青いちょうちょ", True), ("きれい", False), ("美丽的虫", False)],
)
def test_a_translation_inside_a_sentence_without_spaces_is_suspect(clue: str, found: bool) -> None:
    insect = translated("butterfly", zh="蝴蝶", th="ผีเสื้อ", ja="ちょうちょ")
    assert verdict(clue, insect).ruling is (Ruling.SUSPECT if found else Ruling.LEGAL)


def test_a_single_character_inside_a_sentence_proves_nothing() -> None:
    assert verdict("水牛城", COW).ruling is Ruling.LEGAL


def test_a_word_in_a_phrase_of_the_language_of_play_is_meant_in_that_language() -> None:
    spy = translated("spy", pl="agent", de="Agent")
    assert finding("agent", spy, check="translation").ruling is Ruling.SUSPECT
    assert verdict("double agent", spy).ruling is Ruling.LEGAL
    assert verdict("double agent", spy, strictness=Strictness.STRICT).ruling is Ruling.SUSPECT


def test_a_name_is_no_slip() -> None:
    vampire = translated("vampire", id="drakula")
    assert verdict("Dracula", vampire).ruling is Ruling.LEGAL
    assert verdict("drakuls", vampire).ruling is Ruling.SUSPECT


def test_an_inflected_form_that_is_no_word_is_suspect_at_most() -> None:
    cheese = translated("cheese", nl="kaas")
    assert finding("kazen", cheese, check="translation").ruling is Ruling.ILLEGAL
    assert finding("kase", cheese, check="translation").ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "language", "form", "ruling"),
    [
        ("Loeffel", "de", "Löffel", Ruling.ILLEGAL),
        ("Baer", "de", "Bär", Ruling.SUSPECT),
        ("oel", "no", "øl", Ruling.SUSPECT),
        ("okami", "ja", "おおかみ", Ruling.SUSPECT),
        ("ookami", "ja", "おおかみ", Ruling.ILLEGAL),
    ],
)
def test_what_people_write_who_lack_the_keys(clue: str, language: str, form: str, ruling: Ruling) -> None:
    assert verdict(clue, translated("kestrel", **{language: form})).ruling is ruling


def test_each_language_has_its_own_custom() -> None:
    assert verdict("oel", translated("kestrel", hu="öl")).ruling is Ruling.LEGAL


def test_a_title_that_contains_a_translation_is_suspect() -> None:
    assert verdict("Der Koenig der Loewen", translated("rex", de="König")).ruling is Ruling.ILLEGAL
    assert verdict("Baron Koenig Ludwig", translated("rex", de="Koenig")).ruling is Ruling.SUSPECT


def test_a_synonym_stays_a_good_clue_whatever_language_has_borrowed_it() -> None:
    sofa = KeywordText("sofa", "en")
    borrowed = (Translation("de", "Couch", "test", curated=True),)
    with_synonym = Keyword((sofa,), borrowed, accepted=(KeywordText("couch", "en"),))
    assert verdict("couch", Keyword((sofa,), borrowed)).ruling is Ruling.SUSPECT
    assert verdict("couch", with_synonym).ruling is Ruling.LEGAL


@pytest.mark.parametrize(("clue", "english"), [("울프", "wolf"), ("폴리스", "police"), ("버터플라이", "butterfly")])
def test_english_written_in_hangul_is_suspect(clue: str, english: str) -> None:
    found = finding(clue, translated("낱말", "ko", en=english), check="translation", language="ko")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "transcribed")


@pytest.mark.parametrize(
    ("clue", "keyword", "language", "tag", "form"),
    [
        ("джелато", "мороженое", "ru", "it", "gelato"), ("формаджо", "сыр", "ru", "it", "formaggio"),
        ("젤라토", "얼음과자", "ko", "it", "gelato"), ("포르마지오", "치즈", "ko", "it", "formaggio"),
    ],
)  # fmt: skip
def test_what_is_said_otherwise_than_it_looks_is_known_by_its_sound(
    clue: str, keyword: str, language: str, tag: str, form: str
) -> None:
    found = finding(clue, translated(keyword, language, **{tag: form}), check="translation", language=language)
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "transcribed")


@pytest.mark.parametrize("clue", ["majakka처럼", "Majakka들", "majakka에서"])
def test_a_korean_particle_hides_nothing(clue: str) -> None:
    found = finding(clue, translated("등대", "ko", fi="majakka"), check="translation", language="ko")
    assert (found.ruling, found.language) == (Ruling.ILLEGAL, "fi")


@pytest.mark.parametrize("clue", ["вот и всё", "ну и ну", "да и нет"])
def test_ordinary_words_are_not_read_together_as_a_foreign_one(clue: str) -> None:
    table = (
        translated("сапог", "ru", fr="botte"),
        translated("облако", "ru", fr="nuée"),
        translated("дядя", "ru", tr="dayı"),
    )
    assert verdict(clue, *table, language="ru").ruling is Ruling.LEGAL


def test_another_languages_article_makes_no_phrase() -> None:
    moon = translated("maan", "nl", es="luna")
    assert verdict("la luna", moon, language="nl").ruling is not Ruling.LEGAL


def test_what_nobody_vouches_for_is_suspect_unless_it_is_an_ordinary_word() -> None:
    cow = keyword(
        "cow",
        "en",
        (Translation("de", "Rindvieh", "t", ambiguous=True), Translation("de", "Drink", "t", ambiguous=True)),
    )
    assert verdict("Rindvieh", cow).ruling is Ruling.SUSPECT
    assert verdict("drink", cow).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "keyword_shown"),
    [
        ("papoutsia", translated("shoe", el="παπούτσι")),
        ("papoutsi", translated("shoe", el="παπούτσι")),
        ("arkouda", translated("bear", el="αρκούδα")),
        ("fengaria", translated("moon", el="φεγγάρι")),
        ("sobakami", translated("dog", ru="собака")),
        ("zvyozdy", translated("star", ru="звезда")),
        ("kartallar", translated("eagle", tr="kartal")),
    ],
)
def test_other_forms_in_latin_letters_and_long_plurals_are_found(clue: str, keyword_shown: Keyword) -> None:
    assert finding(clue, keyword_shown, check="translation").ruling.severity >= Ruling.SUSPECT.severity


@pytest.mark.parametrize("clue", ["Sobibor", "Papua", "starfish", "zvaigzne", "pavilion"])
def test_what_only_begins_like_a_form_in_latin_letters_is_none(clue: str) -> None:
    words = (translated("dog", ru="собака"), translated("shoe", el="παπούτσι"), translated("star", ru="звезда"))
    assert not [one for one in verdict(clue, *words).findings if one.check == "translation"]


def test_a_name_is_not_taken_for_the_beginning_of_a_translation() -> None:
    assert verdict("Kong", translated("king", da="konge")).ruling is Ruling.LEGAL
    assert verdict("konger", translated("king", da="konge")).ruling is not Ruling.LEGAL


@pytest.mark.parametrize("clue", ["San Francisco", "Pink Floyd's dark side", "La La Land", "Karl Marx"])
def test_bits_of_names_are_no_translations(clue: str) -> None:
    words = (translated("saint", es="san"), translated("silk", da="side"))
    more = (translated("there", fr="là", es="la"), translated("man", sv="karl"))
    assert verdict(clue, *words, *more).ruling is Ruling.LEGAL


def test_a_short_translation_beside_a_word_in_small_letters_is_one() -> None:
    assert verdict("the san", translated("saint", es="san")).ruling is not Ruling.LEGAL


@pytest.mark.parametrize("clue", ["gakkou", "shashin", "kyuuri", "ryokou"])
def test_small_kana_are_read_with_what_is_beside_them(clue: str) -> None:
    words = (
        translated(word, ja=kana)
        for word, kana in zip("abcd", ("がっこう", "しゃしん", "きゅうり", "りょこう"), strict=True)
    )
    assert finding(clue, *words, check="translation").method in ("romanised", "unmarked")


def test_a_name_in_another_script_is_no_word_read_aloud() -> None:
    meadow = translated("луг", "ru", es="prada")
    assert verdict("Прада", meadow, language="ru").ruling is Ruling.LEGAL
    assert verdict("прада", meadow, language="ru").ruling is Ruling.SUSPECT


TURTLE = translated("turtle", de="Schildkröte", sv="sköldpadda", es="tortuga")


@pytest.mark.parametrize("clue", ["Wasserschildkröte", "Wasserschildkröten", "Schildkrötenpanzer", "havssköldpadda"])
def test_a_compound_in_a_language_that_writes_it_as_one_is_suspect(clue: str) -> None:
    found = finding(clue, TURTLE, check="translation")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "contained")


@pytest.mark.parametrize("clue", ["supertortuga", "Schildpatt", "Schildkröter"])
def test_other_languages_and_beginnings_make_no_compound(clue: str) -> None:
    assert "contained" not in [one.method for one in verdict(clue, TURTLE).findings]


@pytest.mark.parametrize("clue", ["kokkiri", "khokiri"])
def test_a_korean_word_may_be_romanised_by_ear(clue: str) -> None:
    found = finding(clue, translated("elephant", ko="코끼리"), check="translation")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "romanised")


def test_a_korean_word_is_not_read_as_a_foreign_one() -> None:
    sweat = translated("땀", "ko", fr="sueur")
    assert verdict("소리", sweat, language="ko").ruling is Ruling.LEGAL


def test_little_words_make_a_phrase_of_the_language_of_play_too() -> None:
    skirt = translated("skirt", de="Rock")
    assert verdict("We will rock you", skirt).ruling is Ruling.LEGAL
    assert finding("the rock", skirt, check="translation").ruling is Ruling.SUSPECT


def test_a_little_word_in_a_foreign_sentence_is_for_a_human() -> None:
    drawer = translated("ящик", "ru", nl="la")
    assert finding("c'est la vie", drawer, language="ru", check="translation").ruling is Ruling.SUSPECT


def test_a_short_word_that_marks_would_make_a_translation_is_just_that_word() -> None:
    assert verdict("back", translated("brook", sv="bäck")).ruling is Ruling.LEGAL


def test_a_word_that_is_let_pass_for_an_obscure_language_may_be_read_as_another() -> None:
    coffee = translated("кофе", "ru", mk="кафе", fr="café")
    assert finding("кафе", coffee, language="ru", check="translation").language == "fr"


def test_an_obscure_language_hides_no_other() -> None:
    star = translated("ster", "nl", sl="zvezda", ru="звезда")
    found = finding("zvezda", star, check="translation", language="nl")
    assert (found.ruling, found.method, found.language) == (Ruling.ILLEGAL, "romanised", "ru")


def test_of_three_letters_only_what_is_no_word_is_a_romanised_one() -> None:
    assert verdict("inu", translated("dog", ja="いぬ")).ruling is Ruling.SUSPECT
    assert verdict("cat", translated("dog", uk="кат")).ruling is Ruling.LEGAL


def test_a_greeting_with_capitals_is_no_name() -> None:
    evening = translated("вечер", "ru", de="Abend")
    assert verdict("Guten Abend", evening, language="ru").ruling is not Ruling.LEGAL
    assert verdict("Karl Marx", translated("отметка", "ru", de="Marx"), language="ru").ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "form"), [("pommes de terre", "pomme de terre"), ("chaises longues", "chaise longue")]
)
def test_the_words_of_a_phrase_may_be_in_the_plural(clue: str, form: str) -> None:
    assert finding(clue, translated("aardappel", "nl", fr=form), check="translation").method == "inflected"


def test_another_phrase_with_the_same_plural_is_none() -> None:
    assert verdict("pommes de pin", translated("aardappel", "nl", fr="pomme de terre")).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("word", "tag", "other", "clue", "expected"),
    [
        ("время", "ru", ("uk", "час"), "час", Ruling.SUSPECT),  # an hour
        ("жизнь", "ru", ("bg", "живот"), "живот", Ruling.SUSPECT),  # a belly
        ("жизнь", "ru", ("mk", "живот"), "живот", Ruling.LEGAL),
        ("час", "ru", ("uk", "година"), "в лихую годину", Ruling.LEGAL),
        ("roepen", "nl", ("fy", "razen"), "razen", Ruling.SUSPECT),  # to rage
    ],
)
def test_words_of_a_neighbour_count_though_they_mean_something_else_here(
    word: str, tag: str, other: tuple[str, str], clue: str, expected: Ruling
) -> None:
    known = keyword(word, tag, (Translation(*other, "test", curated=True),))
    assert judge((Clue(clue, None),), Table((known,), language=tag)).verdicts[0].ruling is expected


@pytest.mark.parametrize(
    ("clue", "expected"),
    [("элемент", Ruling.SUSPECT), ("элемент, элемент", Ruling.SUSPECT), ("пятый элемент", Ruling.LEGAL)],
)
def test_an_ordinary_word_is_read_as_a_foreign_one_unless_it_is_a_phrase_with_others(
    clue: str, expected: Ruling
) -> None:
    assert verdict(clue, translated("стихия", "ru", de="Element"), language="ru").ruling is expected


def test_an_ordinary_word_is_no_romanised_one_that_nobody_vouches_for() -> None:
    known = translated("lancering", "nl", ru="старт")
    assert verdict("start", known, language="nl").ruling is Ruling.SUSPECT
    wider = keyword("lancering", "nl", (Translation("ru", "старт", "test", ambiguous=True),))
    assert verdict("start", wider, language="nl").ruling is Ruling.LEGAL


def test_a_part_of_the_keyword_is_no_translation_of_it() -> None:
    football = translated("football", fr="foot", es="pie")
    assert verdict("foot", football).ruling is Ruling.LEGAL
    assert verdict("pie", football).ruling is not Ruling.LEGAL
    assert verdict("tong", translated("tongue", nl="tong")).ruling is not Ruling.LEGAL  # which is no English word


def test_what_a_translation_was_made_from_is_another_word() -> None:
    """A monk is no monastery, though монастырь comes from монах; what is made of the translation is a form of it."""
    assert verdict("монах", translated("monastery", ru="монастырь")).ruling is not Ruling.ILLEGAL
    assert verdict("золотой", translated("gold", ru="золото")).ruling is Ruling.ILLEGAL


def test_two_letters_without_their_marks_are_no_foreign_word_in_a_sentence() -> None:
    bank = translated("bank", vi="gò")
    assert verdict("my heart will go on", bank).ruling is Ruling.LEGAL
    assert verdict("gò", bank).ruling is not Ruling.LEGAL


def test_digits_for_letters_hide_no_translation() -> None:
    assert verdict("s4lt, a pinch", translated("소금", "ko", en="salt"), language="ko").ruling is Ruling.ILLEGAL
    assert verdict("4x4 on sand", translated("소금", "ko", en="salt"), language="ko").ruling is Ruling.LEGAL


@pytest.mark.parametrize(("text", "ruling"), [("Gouda en Alkmaar", "legal"), ("sus", "legal"), ("shulchan", "suspect")])
def test_two_consonants_are_the_bones_of_too_many_names(text: str, ruling: str) -> None:
    shown = translated("kaas", "nl", he="אגדה"), translated("tafel", "nl", he="שולחן")
    assert verdict(text, *shown, language="nl").ruling.value == ruling


def test_a_synonym_in_this_script_is_no_foreign_word_written_by_ear() -> None:
    synonym = (KeywordText("доктор", "ru"),)
    shown = Keyword((KeywordText("врач", "ru"),), (Translation("de", "Doktor", "test", curated=True),), synonym)
    assert verdict("доктор", shown, language="ru").ruling is Ruling.LEGAL
    alone = Keyword((KeywordText("врач", "ru"),), (Translation("de", "Doktor", "test", curated=True),))
    assert verdict("доктор", alone, language="ru").ruling is Ruling.SUSPECT


def test_a_compound_of_a_language_without_spaces_is_one_in_latin_letters_too() -> None:
    girl = translated("girl", zh="女孩")
    found = finding("xiaonuhai", girl, check="translation")
    assert (found.ruling, found.method, found.matched) == (Ruling.SUSPECT, "contained", "女孩")
    assert verdict("xiaonuha", girl).ruling is Ruling.LEGAL
    assert verdict("xiaonuhai", translated("girl", vi="nuhai")).ruling is Ruling.LEGAL


def test_what_nobody_vouches_for_hides_no_form_of_another_language() -> None:
    loose = Translation("id", "cookies", "test", ambiguous=True)
    biscuit = keyword("koekje", "nl", (Translation("en", "cookie", "test", curated=True), loose))
    assert finding("cookies", biscuit, check="translation", language="nl").method == "inflected"
