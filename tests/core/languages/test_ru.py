"""Russian: forms and word formation."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cluewright.core.languages import language
from cluewright.core.languages.ru import LANGUAGE, dictionary
from cluewright.core.languages.ru.alternation import originals
from cluewright.core.languages.ru.derivation import bases
from cluewright.core.languages.ru.irregular import IRREGULAR
from cluewright.core.languages.ru.suffixes import RULES
from cluewright.core.languages.ru.unrelated import _UNRELATED, unrelated

from .relating import Relating

RU = LANGUAGE

_RU_WORDS = Relating(RU)
related = _RU_WORDS.related
kinds = _RU_WORDS.kinds


def test_is_found_by_its_tag() -> None:
    assert language("ru-RU") is RU


@pytest.mark.parametrize("word", ["", "ё", "ъ", "-", "щ" * 160, "не" * 80, "а-" * 80, "е" * 40, "wörd", "дом1", "тель"])
def test_never_raises_and_always_offers_the_word_itself(word: str) -> None:
    first = RU.forms(word)[0]
    assert (first.key, first.kind, first.certain) == (word, "same", True)
    assert RU.known(word) in {True, False}
    assert RU.compound(word, "дом") is None
    assert RU.compound("домосед", word) is None


def test_forms_do_not_mind_yo_or_marks_of_stress() -> None:
    assert RU.fold("ёлка") == "елка" == RU.fold("ёлка́")
    assert related("ёлка", "елки") == "illegal"
    assert related("тёрка", "те́рки") == "illegal"
    assert kinds("пёстрый")["пестрый"] == "same"


@pytest.mark.parametrize(
    ("form", "lemma", "kind"),
    [
        ("грабли", "грабли", "same"), ("утюги", "утюг", "plural"), ("утюгом", "утюг", "case"),
        ("щенята", "щенок", "plural"), ("люди", "человек", "plural"), ("имена", "имя", "plural"),
        ("ульев", "улей", "case"), ("песен", "песня", "case"), ("сосёнка", "сосна", "diminutive"),
        ("вежливее", "вежливый", "comparison"), ("хуже", "плохой", "comparison"),
        ("нырнула", "нырнуть", "conjugation"), ("шепчущий", "шептать", "conjugation"),
        ("жуя", "жевать", "conjugation"), ("узок", "узкий", "inflection"), ("двоих", "двое", "case"),
    ],
)  # fmt: skip
def test_inflection_is_explained(form: str, lemma: str, kind: str) -> None:
    lemma = RU.fold(lemma)
    assert kinds(form)[lemma] == kind
    assert related(form, lemma) == "illegal"


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("серебряный", "серебро"), ("ослиный", "осёл"), ("пуговичный", "пуговица"),
        ("заварочный", "заварка"), ("кухонный", "кухня"), ("тюремный", "тюрьма"), ("скамеечка", "скамейка"),
        ("карандашик", "карандаш"), ("утюжок", "утюг"), ("ручеёк", "ручей"), ("гнёздышко", "гнездо"),
        ("тарелочка", "тарелка"), ("поварёнок", "повар"), ("медвежонок", "медведь"), ("скрипачка", "скрипач"),
        ("сторожиха", "сторож"), ("мойщица", "мойщик"), ("вежливость", "вежливый"), ("вежливо", "вежливый"),
        ("хитрость", "хитрый"), ("плавание", "плавать"), ("строитель", "строить"), ("шлифовка", "шлифовать"),
        ("бетонировать", "бетон"), ("аккордеонист", "аккордеон"), ("минский", "минск"),
        ("корабельный", "корабль"), ("лунный", "луна"), ("зимний", "зима"), ("домик", "дом"),
        ("непогода", "погода"), ("окошко", "окно"), ("дневной", "день"), ("борьба", "бороться"),
        ("зайчик", "заяц"), ("кабаний", "кабан"), ("песий", "пёс"), ("чёрненький", "чёрный"),
        ("носище", "нос"), ("камушек", "камень"), ("пёрышко", "перо"), ("колдунья", "колдун"), ("львёнок", "лев"),
        ("мечтатель", "мечта"), ("загрузочный", "загрузка"), ("подземельный", "подземелье"),
        ("довоенный", "война"), ("ежиха", "ёж"),
    ],
)  # fmt: skip
def test_regular_word_formation_is_certain(derived: str, base: str) -> None:
    assert related(derived, base) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ручка", "рука"), ("мешок", "мех"), ("стрелка", "стрела"), ("чайник", "чай"), ("столовая", "стол"),
        ("женщина", "жена"), ("снежинка", "снег"), ("подписать", "писать"), ("банка", "банк"),
        ("вечеринка", "вечер"), ("подводный", "вода"), ("белизна", "белый"), ("бабочка", "баба"), ("бесценный", "цена"),
        ("домовой", "дом"), ("палочка", "паль"), ("мужик", "муж"),
    ],
)  # fmt: skip
def test_drifted_short_or_irregular_relations_are_only_suspect(one: str, other: str) -> None:
    assert related(one, other) == "suspect"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("пила", "пить"), ("село", "сесть"), ("горе", "гора"), ("карта", "картон"), ("полка", "пол"),
        ("песок", "пёс"), ("банк", "баня"), ("лестница", "лес"), ("мечта", "меч"), ("роза", "мороз"),
        ("ложка", "ложь"), ("картина", "карта"),
        ("кровать", "кровь"), ("соло", "соль"), ("море", "мор"), ("урюк", "крюк"), ("ток", "сток"),
        ("трава", "тревога"), ("мечтать", "мечеть"),
        ("парик", "пар"), ("портик", "порт"), ("тоник", "тон"), ("кранец", "кран"), ("тучный", "туча"),
        ("мельник", "мел"), ("паника", "пан"), ("солист", "соль"), ("вербовка", "верба"), ("воронка", "ворон"),
        ("операция", "опера"), ("оператор", "опера"), ("садист", "сад"), ("лукавый", "лук"), ("баранка", "баран"),
        ("костёр", "кость"), ("тронуть", "трон"), ("ластик", "ласт"), ("кортик", "корт"), ("партия", "парта"),
        ("плотник", "плот"), ("таксист", "такса"), ("весенний", "вес"), ("кольцо", "колье"),
        ("речной", "речь"), ("столяр", "стол"), ("фазан", "фаза"), ("картон", "карта"), ("миссия", "мисс"),
    ],
)  # fmt: skip
def test_chance_likeness_is_nothing(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("сварить", "варить"), ("открывать", "открыть"), ("опаздывать", "опоздать"), ("сказать", "говорить"),
        ("прощать", "простить"), ("прыгнуть", "прыгать"), ("умываться", "умывать"), ("выстиранный", "выстирать"),
    ],
)  # fmt: skip
def test_partners_in_aspect_are_one_verb(one: str, other: str) -> None:
    assert related(one, other) == "illegal"


def test_participles_are_adjectives_too() -> None:
    assert kinds("сшита")["сшитый"] == "inflection"
    assert kinds("пойман")["пойманный"] == "inflection"
    assert kinds("сшитого")["сшитый"] == "inflection"
    assert kinds("свистнувшем")["свистнувший"] == "inflection"
    assert kinds("смеющуюся")["смеющийся"] == "inflection"


def test_what_comes_from_what_comes_from_it_is_suspect() -> None:
    assert related("человечность", "человечный") == "illegal"
    assert related("человечность", "человек") == "suspect"
    assert related("строительный", "строить") == "suspect"


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("шишкин", "шишка"), ("ковалёв", "коваль"), ("хрусталёв", "хрусталь"), ("снежинск", "снег"),
        ("чайковский", "чай"), ("чайковским", "чайка"), ("виноградовский", "виноград"), ("комаровский", "комар"),
    ],
)  # fmt: skip
def test_names_are_suspect_of_what_they_were_made_from(name: str, word: str) -> None:
    assert related(name, word) == "suspect"


def test_words_no_dictionary_has_are_read_by_their_endings() -> None:
    assert not RU.known("глокая")
    assert related("бурмалёк", "бурмалька") == "illegal"
    assert related("хливкость", "хливкости") == "illegal"
    assert related("зебрюшка", "зебра") == "illegal"
    assert related("кракозябристый", "кракозябра") == "suspect"
    assert related("цефалолог", "цефалология") == "suspect"


def test_gender_and_life_tell_diminutives_from_accidents() -> None:
    sand = {base.lemma: base.kind for base in bases("песок", "NOUN", frozenset({"masc", "inan"}))}
    unknown = {base.lemma: base.kind for base in bases("песок", "NOUN", frozenset())}
    assert "пёс" not in sand
    assert unknown["пёс"] == "diminutive"


@pytest.mark.parametrize(
    ("stem", "old", "change"),
    [
        ("сапож", "сапог", "softened"), ("огуреч", "огурец", "softened"), ("школь", "школ", "softened"),
        ("вожд", "вод", "rare"), ("кукол", "кукл", "gained"), ("семей", "семь", "gained"), ("отц", "отец", "lost"),
        ("льв", "лев", "lost"), ("зайц", "заяц", "lost"), ("яиц", "яйц", "gained"), ("влюбл", "влюб", "rare"),
        ("тюрем", "тюрьм", "gained"), ("копеек", "копейк", "gained"), ("стол", "стол", "plain"),
    ],
)  # fmt: skip
def test_changes_of_the_stem_are_undone(stem: str, old: str, change: str) -> None:
    assert originals(stem)[old] == change


def test_suffix_tables_and_irregular_words_hold_no_yo_and_real_words() -> None:
    assert not any("ё" in suffix for table in RULES.values() for suffix in table)
    for derived, made_from in IRREGULAR.items():
        assert "ё" not in derived
        assert RU.known(derived), derived
        assert all(RU.known(base) and "ё" not in base for base, _ in made_from), derived


@pytest.mark.parametrize(
    ("derived", "base"),
    [
        ("паровой", "пар"), ("портовый", "порт"), ("крановщик", "кран"), ("тучка", "туча"), ("меловой", "мел"),
        ("солёный", "соль"), ("оперный", "опера"), ("садик", "сад"), ("луковый", "лук"), ("барашек", "баран"),
        ("косточка", "кость"), ("тронный", "трон"), ("весовой", "вес"), ("речевой", "речь"), ("рисовый", "рис"),
        ("столик", "стол"), ("коровка", "корова"), ("вороний", "ворона"), ("плотовщик", "плот"), ("братец", "брат"),
    ],
)  # fmt: skip
def test_what_did_come_from_a_short_word_is_still_found(derived: str, base: str) -> None:
    assert related(derived, base) != "legal"


def test_unrelated_words_are_listed_by_words_that_exist() -> None:
    assert unrelated("кондитерка", "кон") is False
    assert unrelated("картонный", "карта")
    assert all("ё" not in base and RU.exists(base) for base in _UNRELATED), "a keyword is compared without ё"


def test_words_are_found_by_stem_and_ending() -> None:
    tree = RULES["ADJF"]["ный"].all
    found = {stem: {base[:2] for base in dictionary.descend(stem, tree)} for stem in ("звезд", "пчел", "кухн", "щщщ")}
    assert ("звезда", "NOUN") in found["звезд"]
    assert ("пчела", "NOUN") in found["пчел"]
    assert not found["щщщ"]


def test_the_trie_in_python_finds_what_the_extension_finds(tmp_path: Path) -> None:
    """Where there is no compiled extension for a platform, the same words are found, only more slowly."""
    extension, plain = pytest.importorskip("dawg"), pytest.importorskip("dawg_python")
    listed = ["звезда", "звёздный", "пчела", "трёхколёсный", "трехколесный", "сон"]
    made = extension.RecordDAWG(">HH", [(word, (0, 0)) for word in listed])
    made.save(str(tmp_path / "words.dawg"))
    ours = plain.RecordDAWG(">HH").load(str(tmp_path / "words.dawg"))
    tree = {"н": {"ы": {"й": {"": "adjective"}}}, "а": {"": "noun"}, "": "bare"}
    for stem in ("звезд", "пчел", "трехколес", "сон", "со", "щ", ""):
        found = [list(dictionary.endings(words, stem, tree)) for words in (made, ours)]
        assert found[0] == found[1], stem
    assert {word for word, _ in dictionary.endings(ours, "трехколес", tree)} == {"трёхколёсный", "трехколесный"}


@pytest.mark.parametrize("word", ["ежам", "ёжикам", "танцующих", "быстрее", "по-английски", "жар-птица", "москва"])
def test_ordinary_words_are_known(word: str) -> None:
    assert RU.known(word)


@pytest.mark.parametrize("word", ["бтр", "кргзд", "house", "иванович", "ы", "эр", "абракадаброид", "дом2", ""])
def test_others_are_not(word: str) -> None:
    assert not RU.known(word)


def test_names_exist_without_being_ordinary() -> None:
    assert RU.exists("сидоров")
    assert not RU.known("сидоров")
    assert not RU.exists("ыыы")
    assert not RU.exists("эм")
    assert RU.is_name("пежо")
    assert not RU.is_name("перо")
    assert not RU.exists("а" * 160)


def test_threads_share_one_dictionary() -> None:
    dictionary._open.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert len({id(one) for one in pool.map(lambda _: dictionary.morphology(), range(32))}) == 1
        words = ["звёздочка", "утюгом", "плавание", "серебряный"] * 50
        assert list(pool.map(RU.forms, words)) == [RU.forms(word) for word in words]


@pytest.mark.parametrize(
    ("derived", "base", "ruling"),
    [
        ("речной", "река", "illegal"), ("ручной", "рука", "illegal"), ("мучной", "мука", "illegal"),
        ("ножной", "нога", "illegal"), ("ночной", "нок", "legal"), ("нужный", "нуга", "legal"),
        ("нежный", "нега", "suspect"),
    ],
)  # fmt: skip
def test_a_stressed_suffix_is_as_regular_after_a_short_stem(derived: str, base: str, ruling: str) -> None:
    assert related(derived, base) == ruling


@pytest.mark.parametrize(
    ("noun", "verb"),
    [("стекло", "стекают"), ("стекло", "стекать"), ("пила", "выпить"), ("дуло", "дуют"), ("тело", "тлеть")],
)
def test_a_noun_that_is_also_a_form_of_a_verb_has_none_of_its_family(noun: str, verb: str) -> None:
    assert related(verb, noun) == "legal"


def test_a_noun_is_made_with_lo_from_the_whole_stem_of_a_verb() -> None:
    assert related("точило", "точить") == "suspect"
    assert related("покрывало", "покрывать") == "suspect"


def test_what_begins_like_a_prefixed_noun_may_be_another() -> None:
    assert related("заслон", "слон") == "legal"
    assert related("доплата", "плата") == "suspect"


@pytest.mark.parametrize(("word", "base"), [("стеклянный", "стекло"), ("полковник", "полк"), ("полочка", "полка")])
def test_lists_of_chance_likeness_leave_the_family_alone(word: str, base: str) -> None:
    assert related(word, base) != "legal"


@pytest.mark.parametrize(
    ("word", "noun", "ruling"),
    [
        ("весной", "весна", "illegal"), ("летом", "лето", "illegal"), ("днём", "день", "illegal"),
        ("хором", "хор", "suspect"), ("чудом", "чудо", "suspect"), ("рядом", "ряд", "legal"), ("потом", "пот", "legal"),
        ("даром", "дар", "legal"),
    ],
)  # fmt: skip
def test_an_adverb_may_be_a_case_of_its_noun(word: str, noun: str, ruling: str) -> None:
    assert related(word, noun) == ruling


@pytest.mark.parametrize(
    ("derived", "base", "ruling"),
    [
        ("ледышка", "лёд", "illegal"), ("вчерашний", "вчера", "illegal"),
        ("портниха", "портной", "illegal"), ("поварёшка", "повар", "illegal"), ("радист", "радио", "illegal"),
        ("свиной", "свинья", "illegal"), ("газетёнка", "газета", "illegal"), ("нервишки", "нервы", "suspect"),
        ("библиотекарша", "библиотека", "suspect"), ("роботизация", "робот", "suspect"),
        ("завтрак", "завтра", "legal"), ("бурёнка", "буря", "legal"), ("печёнка", "печь", "legal"),
        ("организация", "орган", "legal"), ("свинчатка", "свинья", "legal"), ("скукожиться", "скука", "legal"),
        ("руккола", "рука", "legal"), ("маскарпоне", "маска", "legal"), ("Костнер", "кость", "legal"),
    ],
)  # fmt: skip
def test_chatty_and_rarer_formations_and_what_looks_like_them(derived: str, base: str, ruling: str) -> None:
    assert related(derived.casefold(), base) == ruling


@pytest.mark.parametrize(("form", "base", "ruling"), [("вина", "вино", "suspect"), ("чаек", "чайка", "suspect")])
def test_a_form_that_is_a_rarer_word_too_is_suspect(form: str, base: str, ruling: str) -> None:
    assert related(form, base) == ruling


@pytest.mark.parametrize(("word", "other"), [("граната", "гранат"), ("ворона", "ворон")])
def test_a_form_that_is_an_everyday_word_too_is_that(word: str, other: str) -> None:
    assert related(word, other) == "legal"
