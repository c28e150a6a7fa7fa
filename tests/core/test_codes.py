"""Codes and the three policies for repeats."""

from itertools import pairwise

import pytest

from cluewright.core.codes import CodesExhausted, RepeatedCodes, all_codes, draw_code, open_codes


@pytest.mark.parametrize(("keywords", "length", "count"), [(4, 3, 24), (3, 2, 6), (6, 5, 720), (4, 4, 24)])
def test_every_ordered_choice_of_different_digits(keywords: int, length: int, count: int) -> None:
    codes = all_codes(keywords, length)
    assert len(codes) == len(set(codes)) == count
    assert list(codes) == sorted(codes)
    assert all(len(set(code)) == length and set(code) <= set(range(1, keywords + 1)) for code in codes)


def test_not_twice_running_closes_only_the_last_code() -> None:
    codes = all_codes(4, 3)
    left = open_codes(codes, [(4, 2, 1), (3, 4, 2)], RepeatedCodes.NOT_TWICE_RUNNING)
    assert set(codes) - set(left) == {(3, 4, 2)}


def test_never_deals_the_whole_deck_and_then_says_so() -> None:
    codes, drawn = all_codes(4, 3), list[tuple[int, ...]]()
    for _ in codes:
        drawn.append(draw_code(b"seed", ["x"], codes, drawn, RepeatedCodes.NEVER))
    assert sorted(drawn) == list(codes)
    with pytest.raises(CodesExhausted):
        draw_code(b"seed", ["x"], codes, drawn, RepeatedCodes.NEVER)


def test_allowed_repeats_in_the_end() -> None:
    codes, drawn = all_codes(4, 3), list[tuple[int, ...]]()
    for _ in range(200):
        drawn.append(draw_code(b"seed", ["x"], codes, drawn, RepeatedCodes.ALLOWED))
    assert set(drawn) == set(codes)
    assert any(one == other for one, other in pairwise(drawn))
