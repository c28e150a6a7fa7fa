"""Seeded chance that any language can reproduce: a SHAKE-128 stream keyed by a seed and labels.

The key is `cluewright/draw/v1` followed by each label, every part preceded by its length in bytes (4 bytes, big
endian); the seed is the first label. The stream is SHAKE-128 of the key, read as unsigned 64-bit little-endian words.
A word `u` gives the number `u * n >> 64` below `n`; its bias, at most n / 2^64, is far below what can be observed.
"""

import hashlib
import secrets
import struct
from collections.abc import Sequence

_DOMAIN = b"cluewright/draw/v1"


def new_seed() -> str:
    """A seed from the system's randomness: 128 bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def key(seed: bytes, labels: Sequence[str | int]) -> bytes:
    """What the stream of a seed and labels is keyed by: every part with its length, so that no two lists are alike."""
    parts = [_DOMAIN, seed, *(str(label).encode() for label in labels)]
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


def stream(key: bytes, count: int) -> tuple[int, ...]:
    """The first `count` words of the stream, each in 0 .. 2^64 - 1. The same key always gives the same words."""
    return struct.unpack(f"<{count}Q", hashlib.shake_128(key).digest(8 * count))


def pick(key: bytes, n: int) -> int:
    """One number in 0 .. n - 1."""
    return stream(key, 1)[0] * n >> 64


def permutation(key: bytes, n: int, count: int | None = None) -> list[int]:
    """The first `count` places (default: all) of a keyed permutation of 0 .. n - 1, by a sparse Fisher-Yates shuffle.

    A longer prefix of the same permutation begins with the shorter one; time and memory grow with `count` only.
    """
    moved: dict[int, int] = {}
    order: list[int] = []
    append, get = order.append, moved.get
    for place, word in enumerate(stream(key, n if count is None else count)):
        taken = place + (word * (n - place) >> 64)
        append(get(taken, taken))
        moved[taken] = get(place, place)
    return order
