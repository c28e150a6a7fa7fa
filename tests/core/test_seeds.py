"""The keyed stream: golden vectors for other languages, and the properties that draws rest on."""

import hashlib
import struct

from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.seeds import key, new_seed, permutation, pick, stream

GOLDEN_TEN = [0, 9, 6, 8, 2, 4, 3, 1, 5, 7]
GOLDEN_PICKS = [20, 19, 22, 1, 19, 4]


def test_the_key_is_built_as_documented() -> None:
    parts = [b"cluewright/draw/v1", b"seed", b"classic", b"7"]
    assert key(b"seed", ["classic", 7]) == b"".join(struct.pack(">I", len(part)) + part for part in parts)


def test_the_stream_is_shake_128_in_little_endian_words() -> None:
    made = key(b"seed", ["classic", "blue"])
    assert stream(made, 3) == struct.unpack("<3Q", hashlib.shake_128(made).digest(24))


def test_golden_vectors() -> None:
    assert permutation(key(b"abc", ["classic", "blue"]), 10) == GOLDEN_TEN
    assert [pick(key(b"abc", ["code", 4, 3, n]), 24) for n in range(6)] == GOLDEN_PICKS


def test_labels_cannot_run_together() -> None:
    assert key(b"seed", ["ab", "c"]) != key(b"seed", ["a", "bc"])


@given(st.binary(max_size=40), st.integers(1, 300))
def test_a_permutation_holds_every_place_once(seed: bytes, size: int) -> None:
    assert sorted(permutation(key(seed, []), size)) == list(range(size))


@given(st.binary(max_size=40), st.integers(1, 100), st.data())
def test_a_shorter_prefix_begins_the_longer_one(seed: bytes, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size))
    assert permutation(key(seed, ["x"]), size, count) == permutation(key(seed, ["x"]), size)[:count]


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
