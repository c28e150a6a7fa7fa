"""Russian: sounds, rhymes, numbers and the names of letters."""

from itertools import product

import pytest

from cluewright.core.languages.language import Sound
from cluewright.core.languages.ru import LANGUAGE
from cluewright.core.languages.ru.sounds import heard_perhaps
from cluewright.core.languages.ru.stress import stressable
from cluewright.core.languages.ru.stressed_words import stressed

from .relating import Relating

RU = LANGUAGE

rhymes = Relating(RU).rhymes


def phones(word: str) -> set[str]:
    return {"".join(heard_perhaps(sound)) for sound in RU.sounds(word)}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("лук", "луг"),
        ("кот", "код"),
        ("пруд", "прут"),
        ("порог", "порок"),
        ("кампания", "компания"),
        ("рот", "род"),
        ("бачок", "бочок"),
    ],
)
def test_homophones_sound_alike(one: str, other: str) -> None:
    assert phones(one) & phones(other)


@pytest.mark.parametrize(("one", "other"), [("быть", "бить"), ("мол", "моль"), ("лак", "рак"), ("мука́", "му́ка")])
def test_softness_and_stress_are_heard(one: str, other: str) -> None:
    assert not phones(one) & phones(other)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("мя́со", "м'Aсa"), ("вода́", "вaдA"), ("лесо́к", "л'iсOк"), ("жена́", "жiнA"), ("часы́", "чiсI"),
        ("до́ждь", "дOшт'"), ("ска́зка", "скAскa"), ("косьба́", "кaз'бA"), ("вокза́л", "вaгзAл"), ("твой", "твOй"),
        ("со́лнце", "сOнцi"), ("се́рдце", "с'Eрцi"), ("чу́вство", "чUствa"), ("ле́стница", "л'Eсн'iцa"),
        ("мы́ться", "мIцa"), ("но́вого", "нOвaвa"), ("мно́го", "мнOгa"), ("сего́дня", "с'iвOдн'a"),
        ("счёт", "щOт"), ("лёгкий", "л'Oхк'iй"), ("коне́чно", "кaн'Eшнa"), ("яи́чница", "йiIшн'iцa"), ("что", "штO"),
        ("сшить", "шIт'"), ("дво́рник", "двOрн'iк"), ("подъе́зд", "пaдйEст"), ("детство", "д'Eцтвa"),
        ("ёж", "йOш"), ("я́ма", "йAмa"), ("ва́нна", "вAнa"), ("ночь", "нOч"), ("здра́вствуй", "здрAствuй"),
    ],
)  # fmt: skip
def test_letters_are_said_by_rule(word: str, said: str) -> None:
    assert said in phones(word)


def test_a_mark_of_stress_or_yo_leaves_one_pronunciation() -> None:
    assert len(RU.sounds("оболокол")) == 4 + 1  # all of them as one
    assert len(RU.sounds("ко́локол")) == len(RU.sounds("телёнок")) == 1
    assert RU.sounds("ко́локол")[0].stress == 1


def test_where_the_stress_is_not_known_only_a_long_likeness_rhymes() -> None:
    assert [sound.stress is not None for sound in RU.sounds("оболокол")] == [True, *[False] * 4]
    assert not any(sound.stress for sound in RU.sounds("каса"))
    assert {RU.rhyme(sound) for sound in RU.sounds("каса")} == {None}
    assert rhymes("шолодка", "колодка")


def test_words_written_without_yo_are_said_with_it_too() -> None:
    assert "чOрт" in phones("черт")
    assert phones("ёлка") <= phones("елка")


@pytest.mark.parametrize("word", ["", "ъ", "в", "бвг", "house", "а" * 160, "о-о", "аоуиэыаоуиэыао"])
def test_what_cannot_be_said_has_no_sounds(word: str) -> None:
    assert RU.sounds(word) == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("со́лод", "го́лод"), ("зима", "тюрьма"), ("вода́", "еда́"), ("по́чка", "дочка"), ("пла́мень", "камень"),
        ("любо́вь", "кровь"), ("паро́м", "дом"), ("сады́", "следы́"),
    ],
)  # fmt: skip
def test_rhymes(one: str, other: str) -> None:
    assert rhymes(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("роза", "гроза"),
        ("бронза", "стрекоза"),
        ("вода́", "река́"),
        ("со́лод", "холо́п"),
        ("за́мок", "зво́нок"),
        ("го́лос", "по́лог"),
        ("кран", "крен"),
        ("вексель", "грифель"),
        ("вексель", "апре́ль"),
        ("купол", "идол"),
        ("кафель", "дрель"),
        ("слоган", "бараба́н"),
        ("вымпел", "преде́л"),
        ("лекарь", "фона́рь"),
        ("панцирь", "пузы́рь"),
    ],
)
def test_no_rhymes(one: str, other: str) -> None:
    assert not rhymes(one, other)


def test_a_sound_without_stress_rhymes_with_nothing() -> None:
    assert RU.rhyme(Sound(("к", "a"), None)) is None
    assert RU.rhyme(Sound(("A",), 0)) == ("A",)


@pytest.mark.parametrize(
    ("word", "places"),
    [
        ("туризм", (3,)), ("геология", (4,)), ("рекламный", (1, 4)), ("нежность", (1,)), ("коробка", (3,)),
        ("каса", (1, 3)), ("телега́", (5,)), ("рука", (3,)), ("гроза", (4,)), ("замок", (1, 3)), ("тепловоз", (6,)),
        ("берёза", (3,)), ("гонение", (1, 3)), ("вьюн", (2,)),
        ("экскаватор", (6,)),
        ("бачок", (3,)), ("дубочек", (1, 3)), ("пыльца", (5,)), ("куница", (3,)), ("свеча", (4,)), ("туча", (1,)),
        ("хлопок", (2, 4)), ("петля", (1, 4)), ("тюря", (1,)), ("словарь", (4,)), ("кирпич", (4,)), ("боец", (2,)),
        ("палец", (1,)),
    ],
)  # fmt: skip
def test_endings_tell_where_the_stress_can_be(word: str, places: tuple[int, ...]) -> None:
    assert stressable(word) == places


def test_listed_words_have_a_vowel_where_their_stress_is() -> None:
    assert all(
        word[place] in "аеиоуыэюя" and "ё" not in word for word, places in stressed().items() for place in places
    )
    assert not {"замок", "мука", "атлас", "орган"} & stressed().keys()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ноль", 0), ("нуля", 0), ("одной", 1), ("двумя", 2), ("трёх", 3), ("трех", 3), ("четверо", 4), ("пятью", 5),
        ("шестерых", 6), ("семёрка", 7), ("восьмью", 8), ("восемью", 8), ("девяти", 9), ("дюжина", 12),
        ("тринадцать", 13), ("двадцати", 20), ("двадцать одна", 21), ("двадцатью девятью", 29), ("тридцать", 30),
    ],
)  # fmt: skip
def test_numbers_in_all_cases(name: str, value: int) -> None:
    assert RU.numbers[name] == value


def test_numbers_are_complete() -> None:
    assert set(range(31)) <= set(RU.numbers.values())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("первая", 1),
        ("второе", 2),
        ("третьего", 3),
        ("четвёртый", 4),
        ("четвертым", 4),
        ("двенадцатых", 12),
        ("3-й", 3),
    ],
)
def test_ordinals_in_all_forms(name: str, value: int) -> None:
    assert RU.ordinals[name] == value


def test_letters_have_names_and_words_to_spell_them() -> None:
    assert [RU.letters[name] for name in ("эль", "бэ", "ша", "анна", "семён", "семен", "шура")] == list("лбшассш")
    assert not any(len(name) == 1 for name in RU.letters)


def test_places_are_hinted_at_by_lemmas_that_forms_find() -> None:
    for word, place in {"мушкетёров": 3, "дуэты": 2, "тренога": 3, "квартетом": 4}.items():
        keys = {form.key for form in RU.forms(word) if form.certain}
        assert {RU.place_associations[key] for key in keys if key in RU.place_associations} == {place}


def test_grammar_rhymes_only_where_the_ending_is_no_root() -> None:
    assert "ание" in RU.grammatical_endings
    roots = ("кость", "гость", "мать", "сок", "точка", "дом", "кот")
    assert not any(root.endswith(end) for root, end in product(roots, RU.grammatical_endings))


@pytest.mark.parametrize(
    ("one", "other", "common"),
    [
        ("балет", "сосед", True), ("дракон", "бетон", True), ("актёр", "ковёр", True), ("гараж", "массаж", True),
        ("слон", "балкон", False), ("хор", "ковёр", False), ("бокал", "кинжал", False), ("козёл", "осёл", True),
        ("барабан", "великан", False), ("ураган", "диван", False), ("барабан", "таракан", False),
        ("стакан", "таракан", False), ("комар", "радар", False),
        ("балет", "билет", False), ("слон", "стон", False),
        ("мороз", "паровоз", False), ("печать", "кровать", False),
        ("кот", "компот", False), ("луна", "весна", False), ("летать", "дышать", True), ("летать", "кровать", False),
    ],
)  # fmt: skip
def test_a_last_syllable_that_hundreds_of_words_have_is_a_rhyme_by_the_way(one: str, other: str, common: bool) -> None:
    assert RU.is_fair_rhyme(one, other) is RU.is_fair_rhyme(other, one) is common


@pytest.mark.parametrize("word", ["дубль", "солист", "дуэль", "штатив", "первенец"])
def test_ordinary_words_hint_at_no_place(word: str) -> None:
    assert word not in RU.place_associations


def test_function_words_are_folded_both_ways() -> None:
    assert {"и", "её", "ее", "ещё", "еще"} <= RU.function_words
    assert all(RU.fold(word) in RU.function_words for word in RU.function_words)
