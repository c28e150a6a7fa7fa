"""Russian: compounds, at their joints and not by chance."""

import pytest

from cluewright.core.languages.ru import LANGUAGE as RU
from cluewright.core.languages.ru.shaped import shaped


@pytest.mark.parametrize(
    ("word", "keyword", "kind"),
    [
        ("кинотеатр", "театр", "transparent"), ("хлебозавод", "хлеб", "transparent"),
        ("хлебозавода", "завод", "transparent"), ("скороговорка", "скорый", "transparent"),
        ("плащ-палатка", "палатка", "transparent"), ("железнодорожный", "дорога", "transparent"),
        ("железнодорожный", "железо", "transparent"), ("длинноногий", "нога", "transparent"),
        ("солнцезащитный", "солнце", "transparent"), ("коронавирус", "вирус", "transparent"),
        ("чернокнижник", "чёрный", "opaque"), ("самолёт", "лёт", "opaque"), ("водопад", "вода", "opaque"),
        ("мухомор", "муха", "opaque"), ("носорог", "рог", "opaque"), ("полчаса", "час", "transparent"),
        ("послезавтра", "завтра", "transparent"),
        ("рыболов", "рыба", "transparent"), ("медонос", "мёд", "opaque"), ("снегопад", "снег", "transparent"),
        ("листорез", "лист", "transparent"), ("судоход", "судья", "opaque"), ("белоснежка", "снег", "opaque"),
        ("ужгород", "город", "opaque"), ("красногорск", "гора", "opaque"), ("ленинград", "град", "opaque"),
        ("парикмахер", "парик", "opaque"), ("корабль-призрак", "корабль", "transparent"),
        ("сыроварня", "сыр", "transparent"), ("сыроварни", "сыр", "transparent"), ("рисоварка", "рис", "transparent"),
        ("чаепитие", "чай", "transparent"), ("соковыжималка", "сок", "transparent"),
        ("лесопилка", "лес", "transparent"),
        ("птицеводство", "птица", "transparent"), ("костоломка", "кость", "transparent"),
        ("домофон", "дом", "transparent"), ("льноводство", "лён", "transparent"), ("паровоз", "пар", "opaque"),
        ("тысячелетие", "тысяча", "transparent"), ("молниеносный", "молния", "transparent"),
        ("спортзал", "спорт", "opaque"), ("столетие", "сто", "opaque"), ("мореплаватель", "море", "transparent"),
        ("кровеносный", "кровь", "transparent"), ("отцеубийца", "отец", "transparent"),
        ("огнемёт", "огонь", "transparent"), ("пучеглазого", "глаз", "transparent"),
        ("двурогая", "рог", "transparent"), ("трёхпалый", "палец", "transparent"), ("вислоусый", "усы", "transparent"),
        ("длинношеий", "шея", "transparent"), ("желторотый", "рот", "opaque"),
    ],
)  # fmt: skip
def test_compounds_are_told_at_their_joints(word: str, keyword: str, kind: str) -> None:
    found = RU.compound(word, keyword)
    assert found is not None
    assert found.kind == kind
    assert found.part in word.replace("ё", "е")


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("столица", "стол"), ("порода", "пора"), ("молоко", "мол"), ("колокол", "кол"), ("волосок", "сок"),
        ("человек", "век"), ("королева", "лев"), ("стрекоза", "коза"), ("барабан", "баран"), ("корабль", "раб"),
        ("воробей", "вор"), ("половина", "вина"), ("сорока", "рок"), ("луковица", "лук"), ("дом", "дом"),
        ("до", "дом"), ("автор", "тор"), ("матрос", "роса"), ("коллектив", "ива"),
        ("перелом", "перо"), ("полотенце", "поле"), ("половинка", "вино"),
        ("стоголосый", "стог"), ("столетний", "стол"),
        ("романтика", "роман"), ("соколов", "сок"), ("плотогон", "плоть"), ("виноделие", "вина"),
        ("воеводство", "вой"), ("термообработка", "терем"), ("полеводство", "пол"),
        ("судостроение", "суд"), ("гороскоп", "гора"), ("горошинка", "гора"), ("обеденный", "обои"),
        ("опережать", "опера"), ("положиться", "поле"), ("серебряный", "серый"), ("драконовый", "драка"),
        ("стенограмма", "стена"), ("виноватый", "вино"), ("завтракать", "завтра"), ("ветеринар", "ветер"),
        ("самолётом", "лето"), ("столетие", "стая"), ("столовка", "сто"), ("росомаший", "роса"), ("кинолог", "кино"),
    ],
)  # fmt: skip
def test_letters_that_merely_follow_one_another_are_no_compound(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("words", "keyword"),
    [("белыеночи", "ночь"), ("синееморе", "море"), ("зимаблизко", "зима"), ("хлебимолоко", "хлеб")],
)
def test_a_keyword_among_words_run_together(words: str, keyword: str) -> None:
    found = RU.compound(words, keyword)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(("word", "keyword"), [("руккола", "рука"), ("душнила", "душ"), ("тетрис", "рис")])
def test_short_words_are_not_read_into_unknown_ones(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("получили", "чили"),
        ("потерялось", "лось"),
        ("матроса", "роса"),
        ("термина", "мина"),
        ("крестовина", "вина"),
        ("жестокость", "кость"),
        ("полочки", "очки"),
        ("телеграф", "граф"),
        ("слуховой", "вой"),
    ],
)
def test_endings_are_no_words(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("авиабазами", "база"),
        ("велогонщик", "гонщик"),
        ("горнолыжник", "лыжник"),
        ("мелководный", "вода"),
        ("темнокожий", "кожа"),
        ("биохимик", "химик"),
        ("снегоходы", "снег"),
    ],
)
def test_inflected_compounds_are_found(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is not None


@pytest.mark.parametrize(
    ("word", "part"),
    [("сугубый", "губа"), ("носорожий", "рожа"), ("пропалый", "палец"), ("жестокий", "око"), ("узколобый", "глаз")],
)
def test_not_every_such_end_says_what_a_part_looks_like(word: str, part: str) -> None:
    assert shaped(word, part) is None
