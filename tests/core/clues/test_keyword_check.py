"""The keyword in every guise, and the likeness that is only chance."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, verdict

ILLEGAL = [
    ("cow", "Cow", "same"),
    ("cow", "holy cow", "word"),
    ("cow", "cows", "plural"),
    ("cow", "cow's", "case"),
    ("mouse", "mice", "plural"),
    ("run", "ran", "conjugation"),
    ("cold", "coldest", "comparison"),
    ("dark", "darkness", "derivation"),
    ("colour", "color", "related"),
    ("cow", "c-o-w", "spaced"),
    ("cow", "c o w", "spaced"),
    ("cow", "c_o_w", "spaced"),
    ("sunflower", "sun flower", "spaced"),
    ("ice cream", "icecream", "spaced"),
    ("ice cream", "ice creams", "related"),
    ("cow", "c0w", "digits"),
    ("sheep", "sh33p", "digits"),
    ("cow", "сow", "look-alike"),
    ("cow", "cow\u200b", "hidden"),
    ("cow", "co\u0336w\u0336", "marks"),
    ("cow", "woc", "reversed"),
    ("spoon", "n o o p s", "reversed"),
    ("лошадь", "loshad", "transcribed"),
    ("hammer", "хаммер", "transcribed"),
    ("고양이", "GO YANG I", "transcribed"),
    ("cow", "coooow", "stretched"),
    ("sheep", "5heep's", "digits"),
    ("dog", "d0gs", "digits"),
    ("seven", "7", "digits"),
    ("seven", "VII", "digits"),
    ("twelve", "12 apostles", "digits"),
    ("twenty one", "21", "digits"),
    ("zeven", "7", "digits"),
    ("ocean", "осеans", "look-alike"),
    ("dragon", "snogard", "reversed"),
    ("tiger", "tiiiigers", "stretched"),
    ("чашка", "4ашка", "digits"),
    ("комета", "К*О*М*Е*Т*Ы", "spaced"),
    ("комета", "к о м е т о й", "spaced"),
    ("дым", "дbIм", "look-alike"),
    ("ёж", "yozh", "transcribed"),
    ("журавль", "juravl", "transcribed"),
    ("самолёт", "samolyot", "transcribed"),
    ("щука", "schuka", "transcribed"),
    ("привет", "ghbdtn", "keyboard"),
    ("бабочка", ",f,jxrf", "keyboard"),
    ("돌고래", "ehfrhfo", "keyboard"),
    ("cow", "сщц", "keyboard"),
    ("소", "ㅅㅗ", "same"),
    ("물", "ㅁㅜㄹ", "jamo"),
    ("scorpion", "scorpoin", "typo"),
    ("horse", "racehorse", "compound"),
    ("black", "blackboards", "compound"),
]


@pytest.mark.parametrize(("keyword", "clue"), [("zwemmen", "zwembad"), ("rijden", "rijles"), ("zitten", "zitzak")])
def test_a_compound_with_a_verb_may_be_no_longer_than_the_verb(keyword: str, clue: str) -> None:
    assert finding(clue, keyword, check="keyword", language="nl").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(("keyword", "clue", "method"), ILLEGAL)
def test_a_keyword_in_any_guise_is_illegal(keyword: str, clue: str, method: str) -> None:
    language = "nl" if keyword == "zeven" else "en" if keyword.isascii() else None
    found = finding(clue, keyword, check="keyword", language=language)
    assert (found.ruling, found.method, found.keyword) == (Ruling.ILLEGAL, method, 1)


@pytest.mark.parametrize(
    ("keyword", "clue", "method"),
    [
        ("fly", "butterfly", "opaque-compound"),
        ("black", "Blackbeard", "name"),
        ("bat", "Batman", "name"),
        ("bat", "batman", "name"),
        ("book", "facebook", "name"),
        ("god", "dogs", None),
        ("stressed", "desserts", "reversed"),
        ("history", "historic", "derivation"),
    ],
)
def test_a_human_rules_where_the_meaning_has_moved(keyword: str, clue: str, method: str | None) -> None:
    found = [one for one in verdict(clue, keyword).findings if one.check == "keyword"]
    assert [(one.ruling, one.method) for one in found] == ([(Ruling.SUSPECT, method)] if method else [])


@pytest.mark.parametrize(
    ("keyword", "clue"),
    [
        ("cow", "scowl"),
        ("cow", "coward"),
        ("ice", "police"),
        ("ice", "justice"),
        ("car", "carpet"),
        ("pet", "carpet"),
        ("corn", "corner"),
        ("flow", "flower"),
        ("part", "party"),
        ("nightmare", "night"),
        ("dragonfly", "dragon"),
        ("ice cream", "ice"),
        ("cat", "cut"),
        ("horse", "house"),
        ("toe", "toy"),
        ("son", "season"),
        ("dozen", "12"),
        ("seven", "17"),
        ("nine", "xi"),
        ("spoon", "snoops"),
        ("dragon", "gnarled"),
        ("friday", "Frida Kahlo"),
    ],
)
def test_chance_likeness_and_parts_of_the_keyword_pass(keyword: str, clue: str) -> None:
    assert [one for one in verdict(clue, keyword).findings if one.check == "keyword"] == []


def test_every_keyword_counts_whichever_the_clue_is_meant_for() -> None:
    found = finding("cows", "milk", "cow", check="keyword", code=(1,))
    assert (found.keyword, found.keyword_text) == (2, "cow")


def test_span_and_excerpt_point_into_the_clue_as_sent() -> None:
    found = finding("a \u200bbrown ＣＯＷ!", "cow", check="keyword")
    assert (found.span, found.excerpt) == ((9, 12), "ＣＯＷ")


def test_a_title_that_has_the_keyword_is_for_a_human() -> None:
    assert verdict("The Lion Palace", "lion").ruling is Ruling.SUSPECT
    assert verdict("the lion palace", "lion").ruling is Ruling.ILLEGAL
    assert verdict("that scene in the lion king", "lion").ruling is Ruling.SUSPECT  # known without capitals
    assert verdict("one flew over the cuckoo's nest", "nest").ruling is Ruling.SUSPECT
    assert verdict("the lion king is a lion", "lion").ruling is Ruling.ILLEGAL
    assert verdict("that film, lion king", "lion king").ruling is Ruling.ILLEGAL  # the title itself


@pytest.mark.parametrize(("keyword", "clue"), [("scorpion", "скорпиан"), ("tiger", "타이거"), ("bridge", "브리지")])
def test_a_keyword_written_after_its_sound_in_another_script_is_illegal(keyword: str, clue: str) -> None:
    found = finding(clue, keyword, check="keyword")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "transcribed")


@pytest.mark.parametrize(("keyword", "clue"), [("star", "스타"), ("spider", "спайдер"), ("scorpion", "Скорпиан")])
def test_what_is_also_a_word_or_a_name_there_is_for_a_human(keyword: str, clue: str) -> None:
    found = finding(clue, keyword, check="keyword")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "transcribed")


@pytest.mark.parametrize(("keyword", "clue"), [("table", "tabels"), ("guitar", "giutars"), ("mushroom", "mushrom's")])
def test_a_slip_in_the_plural_is_a_slip(keyword: str, clue: str) -> None:
    found = finding(clue, keyword, check="keyword")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "typo")


@pytest.mark.parametrize(
    ("tag", "keyword", "clue", "method"),
    [
        ("ru", "пулемёт", "пулимет на тачанке", "typo"),  # the dots left out are no second slip
        ("ru", "пирог", "ПИРОГАМИ из Москвы", "case"),  # who shouts says no name
        ("nl", "verlegen", "blozen van verlegenheid", "derivation"),
        ("ko", "부지런하다", "개미는 부지런히 일하지", "derivation"),
        ("ko", "튼튼하다", "튼튼히", "derivation"),
        ("ko", "꿈틀거리다", "꿈틀꿈틀", "derivation"),
        ("ko", "간지럽다", "발바닥 긁으면 간지러워 죽음", "conjugation"),  # though no list has the stem
    ],
)
def test_regular_forms_of_words_that_no_list_has(tag: str, keyword: str, clue: str, method: str) -> None:
    found = finding(clue, keyword, check="keyword", language=tag)
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, method)


def test_names_of_several_words_stay_names() -> None:
    assert finding("Лев Толстой", "лев", check="keyword", language="ru").ruling is Ruling.SUSPECT
    assert finding("Петя и Волк", "волк", check="keyword", language="ru").ruling is Ruling.SUSPECT


def test_what_only_looks_derived_is_free() -> None:
    assert verdict("досадно", "сад", language="ru").ruling is Ruling.LEGAL
    assert verdict("zij gooien het buiten", "buit", language="nl").ruling is Ruling.LEGAL


def test_a_name_is_no_typo() -> None:
    assert verdict("Marx", "mark").ruling is Ruling.LEGAL
    assert verdict("Marj", "marl", checks=frozenset({"keyword"})).ruling is not Ruling.ILLEGAL


def test_an_accepted_synonym_is_a_good_clue() -> None:
    from cluewright.core.clues import Keyword, KeywordText

    rooster = Keyword((KeywordText("rooster", "en"),), accepted=(KeywordText("cockerel", "en"),))
    assert verdict("cockerel", rooster).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("keyword", "clue", "language", "ruling"),
    [
        ("учение", "учитель", "ru", Ruling.SUSPECT),
        ("учителя", "учение", "ru", Ruling.SUSPECT),
        ("учение", "учить", "ru", Ruling.ILLEGAL),
        ("котик", "котище", "ru", Ruling.ILLEGAL),
        ("предок", "предательство", "ru", Ruling.LEGAL),
        ("kopje", "kopjes", "nl", Ruling.ILLEGAL),
    ],
)
def test_two_words_made_from_a_third_are_suspect_if_that_is_certain(
    keyword: str, clue: str, language: str, ruling: Ruling
) -> None:
    assert verdict(clue, keyword, language=language).ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("красный", "Красная площадь", Ruling.SUSPECT),
        ("площадь", "Красная площадь", Ruling.SUSPECT),
        ("красный", "красная улица", Ruling.ILLEGAL),
        ("красный", "Красная рубашка", Ruling.ILLEGAL),
        ("красный", "КРАСНАЯ УЛИЦА", Ruling.ILLEGAL),
        ("площадь", "Площадь", Ruling.ILLEGAL),
    ],
)
def test_names_with_one_capital_are_for_a_human(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "language", "ruling"),
    [
        ("кот", "KOT", "ru", Ruling.ILLEGAL),
        ("паук", "pauk", "ru", Ruling.ILLEGAL),
        ("мост", "most", "ru", Ruling.SUSPECT),
        ("кит", "kit", "ru", Ruling.LEGAL),
        ("kit", "кит", "en", Ruling.LEGAL),
    ],
)
def test_foreign_words_in_the_keywords_guise(keyword: str, clue: str, language: str, ruling: Ruling) -> None:
    """English is meant as itself anywhere, other languages only where they are played."""
    assert verdict(clue, keyword, language=language).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("De Leeuwenkoning", Ruling.SUSPECT),
        ("Leeuwenkooi", Ruling.ILLEGAL),
        ("DE LEEUWENKOOI", Ruling.ILLEGAL),
        ("de leeuwenkooi", Ruling.ILLEGAL),
    ],
)
def test_a_capital_inside_the_clue_makes_a_name(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "leeuw", language="nl").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue"),
    [("кубик", "Эрнё Рубик"), ("мумия", "Муми-тролль"), ("dragon", "Drago Malfoyn"), ("mitten", "Mitton Keynes")],
)
def test_a_part_of_a_name_is_no_slip(keyword: str, clue: str) -> None:
    assert "typo" not in [found.method for found in verdict(clue, keyword, language=None).findings]


def test_a_slip_beside_other_words_is_one() -> None:
    assert finding("holy dargon", "dragon", check="keyword").method == "typo"


def test_a_keyword_backwards_over_two_ordinary_words_is_suspect() -> None:
    found = finding("на вид", "диван", check="keyword", language="ru")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "reversed")


def test_half_a_name_is_not_read_backwards() -> None:
    assert verdict("Pac-Man", "cap").ruling is Ruling.LEGAL
    assert verdict("pac", "cap").ruling is not Ruling.LEGAL


def test_a_past_tense_alone_is_found_though_a_noun_is_spelled_like_it() -> None:
    assert verdict("steeg", "stijgen", language="nl").ruling is Ruling.SUSPECT
    assert verdict("niet", "noot", language="nl").ruling is Ruling.LEGAL


def test_syllables_of_hangul_are_turned_round_in_front_of_a_particle() -> None:
    [found] = verdict("이랑호가", "호랑이", language="ko").findings
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "reversed")


@pytest.mark.parametrize(
    ("clue", "keyword", "language", "method"),
    [("Кот-д'Ивуар", "кот", "ru", "title"), ("Костнер", "кость", "ru", None)],
)
def test_names_that_begin_like_a_keyword(clue: str, keyword: str, language: str, method: str | None) -> None:
    found = verdict(clue, keyword, language=language).findings
    assert [(one.method, one.ruling) for one in found] == ([(method, Ruling.SUSPECT)] if method else [])


@pytest.mark.parametrize(("clue", "keyword"), [("ʇuɐɥdǝlǝ", "elephant"), ("ʍoɔ", "cow"), ("ǝƃpᴉɹq", "bridge")])
def test_a_keyword_upside_down_is_the_keyword(clue: str, keyword: str) -> None:
    [found] = verdict(clue, keyword).findings
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "reversed")


@pytest.mark.parametrize(
    ("clue", "keyword", "tag"), [("猫たち", "猫", "ja"), ("我喜欢猫", "猫", "zh"), ("แมวน้ำ", "แมว", "th")]
)
def test_scripts_without_spaces_hide_no_keyword(clue: str, keyword: str, tag: str) -> None:
    [found] = verdict(clue, keyword, language=tag).findings
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "word")


@pytest.mark.parametrize(("clue", "ruling"), [("dragon-fly", Ruling.SUSPECT), ("house-fly", Ruling.ILLEGAL)])
def test_a_hyphen_makes_no_compound_mean_its_parts(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "fly").ruling is ruling


def test_a_slip_inside_a_form_is_for_a_human() -> None:
    [found] = verdict("krokkedilletje", "krokodil", language="nl").findings
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "typo")


@pytest.mark.parametrize(("clue", "illegal"), [("w 4 l l 3 t", True), ("w-4-1-1-3-7", True), ("w 4 m", False)])
def test_digits_for_letters_may_be_set_apart(clue: str, illegal: bool) -> None:
    assert (verdict(clue, "wallet").ruling is Ruling.ILLEGAL) is illegal


@pytest.mark.parametrize(
    ("clue", "keyword", "language", "method"),
    [
        ("Brücken", "Brücke", "de", "related"), ("Hunde", "Hund", "de", "related"),
        ("pommes", "pomme", "fr", "related"), ("bruecke", "Brücke", "de", "marks"),
        ("loeffel", "Löffel", "de", "marks"), ("毛のある猫たち", "猫", "ja", "word"),
    ],
)  # fmt: skip
def test_forms_are_found_in_languages_without_full_analysis(
    clue: str, keyword: str, language: str, method: str
) -> None:
    assert finding(clue, keyword, language=language, check="keyword").method == method


@pytest.mark.parametrize(
    ("clue", "keyword", "language"),
    [("Steg", "Brücke", "de"), ("pontoon", "pont", "fr"), ("Brueckner", "Brücke", "de")],
)
def test_synonyms_and_chance_are_free_there_too(clue: str, keyword: str, language: str) -> None:
    assert "keyword" not in checks(verdict(clue, keyword, language=language))


@pytest.mark.parametrize(
    ("text", "keyword", "language"),
    [
        ("ца-ни-се-гу, потом бабочка", "гусеница", "ru"), ("dthnjktn над пожаром", "вертолёт", "ru"),
        ("ik was vanavond wel af, hoor", "afwassen", "nl"), ("sl4gr00m!!", "slagroom", "nl"),
    ],
)  # fmt: skip
def test_syllables_keys_and_verbs_apart_are_the_keyword_all_the_same(text: str, keyword: str, language: str) -> None:
    assert finding(text, keyword, "piano", check="keyword", language=language).ruling is Ruling.ILLEGAL
