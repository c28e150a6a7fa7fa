"""The quick look at clues of several words: each sees what only it is there for."""

import pytest

from cluewright.core.clues import Clue, Keyword, KeywordText, Table
from cluewright.core.clues.may_disguise import may_disguise
from cluewright.core.clues.table import prepare


def may_be(keyword: str, said: str, tag: str) -> bool:
    table = prepare(Table((Keyword((KeywordText(keyword, tag),)),), language=tag), (Clue(said),))
    return may_disguise(table.clues[0], table.traces)


@pytest.mark.parametrize(
    ("tag", "keyword", "said"),
    [
        ("en", "rainbow", "a bow after rain"),  # its parts
        ("en", "sunflower", "sun flower"),  # set apart
        ("en", "spoon", "wet no ops"),  # and backwards
        ("en", "skate", "she can sk8 there"),  # signs
        ("en", "cow", "moo coooow there"),
        ("ru", "человек", "л ю д и"),  # a form, letter by letter
        ("ko", "물", "가득 ㅁㅜ ㄹ"),  # its letters
        ("ko", "호랑이", "숲속 이랑호가"),  # turned round, with a particle
        ("ko", "호랑이", "숲속 horangi"),  # in another script
        ("en", "seven", "lucky vii there"),  # a number
    ],
)
def test_what_may_be_a_keyword_in_disguise(tag: str, keyword: str, said: str) -> None:
    assert may_be(keyword, said, tag)


@pytest.mark.parametrize(
    ("tag", "keyword", "said"),
    [
        ("en", "rainbow", "a gift after dark"),
        ("en", "cow", "milk for breakfast"),
        ("ru", "корова", "молоко на завтрак"),
        ("ko", "호랑이", "숲속 줄무늬"),
    ],
)
def test_most_clues_are_none(tag: str, keyword: str, said: str) -> None:
    assert not may_be(keyword, said, tag)
