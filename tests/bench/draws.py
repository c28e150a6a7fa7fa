"""Goal 9: the first 8 places of a keyed permutation of 440, beside the standard library's sample."""

from collections.abc import Iterator
from itertools import count
from random import Random

from cluewright.core.seeds import key, permutation

from .report import Row, Wanted, row
from .timing import in_turn, ratio

WORDS, DRAWN = 440, 8


def rows() -> Iterator[Row]:
    """Each draw has a seed of its own; the key of the stream is made outside, as the seed of `Random` is."""
    seeds, bare = count(), key(b"bench", ["original"])
    works = {
        "ours": lambda: permutation(bare, WORDS, DRAWN),
        "base": lambda: Random(next(seeds)).sample(range(WORDS), DRAWN),
    }
    found = in_turn(works)
    ours, base = f"{min(found['ours']):.2f} µs", f"Random(seed).sample {min(found['base']):.2f} µs"
    yield row(
        "9", "keyed draw of 8 of 440", ours, base, ratio(found["ours"], found["base"]), Wanted(0.5), found["base"]
    )
