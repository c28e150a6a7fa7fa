"""Russian: compounds, at their joints and not by chance."""

import pytest

from cluewright.core.languages.ru import LANGUAGE as RU


@pytest.mark.parametrize(
    ("word", "keyword", "kind"),
    [
        ("кинотеатр", "театр", "transparent"), ("хлебозавод", "хлеб", "transparent"),
        ("хлебозавода", "завод", "transparent"), ("скороговорка", "скорый", "transparent"),
        ("плащ-палатка", "палатка", "transparent"), ("железнодорожный", "дорога", "transparent"),
        ("железнодорожный", "железо", "transparent"), ("длинноногий", "нога", "transparent"),
        ("солнцезащитный", "солнце", "transparent"), ("коронавирус", "вирус", "transparent"),
        ("чернокнижник", "чёрный", "opaque"), ("самолёт", "лёт", "opaque"), ("водопад", "вода", "opaque"),
        ("мухомор", "муха", "opaque"), ("носорог", "рог", "opaque"), ("полчаса", "час", "opaque"),
        ("рыболов", "рыба", "transparent"), ("медонос", "мёд", "opaque"), ("снегопад", "снег", "transparent"),
        ("листорез", "лист", "transparent"), ("судоход", "судья", "opaque"), ("белоснежка", "снег", "opaque"),
        ("ужгород", "город", "opaque"), ("красногорск", "гора", "opaque"), ("ленинград", "град", "opaque"),
        ("парикмахер", "парик", "opaque"), ("корабль-призрак", "корабль", "transparent"),
        ("сыроварня", "сыр", "transparent"), ("сыроварни", "сыр", "transparent"), ("рисоварка", "рис", "transparent"),
        ("чаепитие", "чай", "transparent"), ("соковыжималка", "сок", "transparent"),
        ("лесопилка", "лес", "transparent"),
        ("птицеводство", "птица", "transparent"), ("костоломка", "кость", "transparent"),
        ("домофон", "дом", "transparent"), ("льноводство", "лён", "transparent"), ("паровоз", "пар", "opaque"),
        ("отцеубийца", "отец", "transparent"), ("огнемёт", "огонь", "transparent"),
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
        ("до", "дом"), ("автор", "тор"), ("медведь", "мёд"), ("матрос", "роса"), ("коллектив", "ива"),
        ("перелом", "перо"), ("полотенце", "поле"), ("половинка", "вино"),
        ("стоголосый", "стог"), ("столетний", "стол"),
        ("романтика", "роман"), ("соколов", "сок"), ("плотогон", "плоть"), ("виноделие", "вина"),
        ("воеводство", "вой"), ("термообработка", "терем"), ("полеводство", "пол"),
        ("судостроение", "суд"),
    ],
)  # fmt: skip
def test_letters_that_merely_follow_one_another_are_no_compound(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is None
