"""Dealing by cursor: never a word twice, whatever the requests in between."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.decks import Cursor, CursorInvalid, DrawRequest, Exhausted, RevisionChanged, deal, order
from cluewright.core.wordpack import Concept, Word, WordPack


def concept(number: int) -> Concept:
    side = "blue" if number < 10 else "red"
    return Concept(
        f"c{number}", side, number % 3 + 1, (), "gloss", {"en": Word(f"word{number}"), "nl": Word(f"w{number}")}
    )


PACK = WordPack(
    id="tiny",
    titles={"en": "Tiny"},
    licence="Apache-2.0",
    concepts=tuple(concept(number) for number in range(20)),
    conflicts={("c1", "c2"): frozenset({"nl"})},
)
START = Cursor("tiny", PACK.revision, "seed")


def ids(dealt: tuple[Concept, ...]) -> list[str]:
    return [c.id for c in dealt]


def test_all_of_one_side_before_the_other() -> None:
    assert [c.side for c in order(PACK, "seed")] == ["blue"] * 10 + ["red"] * 10
    assert ids(tuple(order(PACK, "seed"))) != ids(tuple(order(PACK, "other")))


def test_a_draw_may_take_its_last_words_from_the_next_side() -> None:
    dealt, _, left = deal(PACK, START, DrawRequest(12))
    assert [c.side for c in dealt] == ["blue"] * 10 + ["red"] * 2
    assert left == 8


requests = st.builds(
    DrawRequest,
    count=st.integers(1, 6),
    languages=st.sampled_from([("en",), ("nl",), ("en", "nl")]),
    max_difficulty=st.sampled_from([None, 1, 2, 3]),
    exclude=st.frozensets(st.sampled_from([c.id for c in PACK.concepts]), max_size=3),
)


@settings(max_examples=200)
@given(st.text(max_size=8), st.lists(requests, max_size=12))
def test_no_word_twice_on_one_cursor(seed: str, wanted: list[DrawRequest]) -> None:
    cursor, seen = replace(START, seed=seed), list[str]()
    for request in wanted:
        try:
            dealt, cursor, _ = deal(PACK, cursor, request)
        except Exhausted:
            continue
        cursor = Cursor.decode(cursor.encode(), PACK)
        assert not set(ids(dealt)) & request.exclude
        assert all(request.admits(c) for c in dealt)
        assert "nl" not in request.languages or not {"c1", "c2"} <= set(ids(dealt))
        seen += ids(dealt)
    assert len(seen) == len(set(seen))


def test_words_put_off_come_later_and_none_is_lost() -> None:
    easy, cursor, _ = deal(PACK, START, DrawRequest(4, max_difficulty=1))
    rest, cursor, left = deal(PACK, cursor, DrawRequest(16))
    assert left == 0
    assert sorted([*ids(easy), *ids(rest)]) == sorted(c.id for c in PACK.concepts)


def test_too_few_left_says_how_many_and_keeps_the_cursor_good() -> None:
    _, cursor, left = deal(PACK, START, DrawRequest(18))
    with pytest.raises(Exhausted) as stop:
        deal(PACK, cursor, DrawRequest(3))
    assert left == stop.value.remaining == 2
    assert len(deal(PACK, cursor, DrawRequest(2))[0]) == 2


@pytest.mark.parametrize("text", ["", "!", "AAAA", "a" * 2000, "é", START.encode()[:-2], "x" + START.encode()])
def test_what_is_not_a_cursor_is_refused(text: str) -> None:
    with pytest.raises(CursorInvalid):
        Cursor.decode(text, PACK)


@pytest.mark.parametrize(
    "forged",
    [
        replace(START, pack="other"),
        replace(START, offset=21),
        replace(START, offset=3, put_off=(3,)),
    ],
)
def test_a_cursor_that_this_pack_cannot_have_made_is_refused(forged: Cursor) -> None:
    with pytest.raises(CursorInvalid):
        Cursor.decode(forged.encode(), PACK)


def test_a_cursor_of_another_revision_is_told_apart() -> None:
    with pytest.raises(RevisionChanged):
        Cursor.decode(replace(START, revision="000000000000").encode(), PACK)


def test_any_change_of_what_is_dealt_changes_the_revision() -> None:
    changed = [
        replace(PACK, conflicts={}),
        replace(PACK, concepts=PACK.concepts[::-1]),
        replace(PACK, concepts=(replace(PACK.concepts[0], difficulty=3), *PACK.concepts[1:])),
        replace(PACK, concepts=(replace(PACK.concepts[0], words={"en": Word("else")}), *PACK.concepts[1:])),
    ]
    assert len({PACK.revision, *(pack.revision for pack in changed)}) == len(changed) + 1


def test_the_cursor_carries_no_more_than_documented() -> None:
    text = replace(START, offset=5, put_off=(1, 3)).encode()
    assert Cursor.decode(text, PACK) == replace(START, offset=5, put_off=(1, 3))
    assert json.dumps(text).isascii()
