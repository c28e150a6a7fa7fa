"""Dealing keywords without a repeat, by a cursor instead of a memory.

A seed fixes the order of the whole pack: the blue side shuffled, then the red side shuffled (keyed permutations with
the labels pack, side). A cursor says how far a group has come in that order, and which words before that point are
still to come: those that were put off because they conflicted with another word of their draw or were too difficult
for it. Words that a request excludes count as used.
"""

import base64
import binascii
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from .seeds import key, permutation
from .wordpack import SIDES, Concept, WordPack

MAX_CURSOR_CHARACTERS = 1024


class CursorInvalid(ValueError):
    """The cursor was not made by `Cursor.encode` for this pack."""


class RevisionChanged(Exception):
    """The cursor was made from another revision of the pack, whose order this revision does not know."""


@dataclass(frozen=True, slots=True)
class Exhausted(Exception):
    """Fewer concepts are left than the draw needs."""

    remaining: int


@dataclass(frozen=True, slots=True)
class Cursor:
    """How far the order of `seed` has been dealt. `offset`: the first place never looked at; `put_off`: the places
    before it that are still to come, ascending."""

    pack: str
    revision: str
    seed: str
    offset: int = 0
    put_off: tuple[int, ...] = ()

    def encode(self) -> str:
        """The cursor as URL-safe text with a checksum; no secret is in it, and any machine reads it."""
        bits = sum(1 << place for place in self.put_off)
        body = json.dumps([self.pack, self.revision, self.seed, self.offset, f"{bits:x}"], ensure_ascii=False).encode()
        return base64.urlsafe_b64encode(_checksum(body) + body).decode().rstrip("=")

    @classmethod
    def decode(cls, text: str, pack: WordPack) -> "Cursor":
        """Raises CursorInvalid for anything that is not a cursor of this pack, RevisionChanged for an older one."""
        pack_id, revision, seed, offset, bits = _cursor_fields(text)
        if pack_id != pack.id:
            raise CursorInvalid
        if revision != pack.revision:
            raise RevisionChanged
        put_off = tuple(place for place in range(offset) if bits >> place & 1)
        if not 0 <= offset <= len(pack.concepts) or bits >> offset:
            raise CursorInvalid
        return cls(pack_id, revision, seed, offset, put_off)


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(b"cluewright/cursor/v1" + body).digest()[:6]


def _cursor_fields(text: str) -> tuple[str, str, str, int, int]:
    if len(text) > MAX_CURSOR_CHARACTERS or not text.isascii():
        raise CursorInvalid
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as problem:
        raise CursorInvalid from problem
    if raw[:6] != _checksum(raw[6:]):
        raise CursorInvalid
    match json.loads(raw[6:]):
        case [str(pack), str(revision), str(seed), int(offset), str(bits)]:
            return pack, revision, seed, offset, int(bits, 16)
        case _:
            raise CursorInvalid


@dataclass(frozen=True, slots=True)
class DrawRequest:
    """What one draw asks for. `languages`: the words must not conflict in any of them."""

    count: int
    languages: tuple[str, ...] = ("en",)
    max_difficulty: int | None = None
    exclude: frozenset[str] = frozenset()

    def admits(self, concept: Concept) -> bool:
        return self.max_difficulty is None or concept.difficulty <= self.max_difficulty


def order(pack: WordPack, seed: str) -> Sequence[Concept]:
    """The whole pack in the order of this seed: all of the first side before the second."""
    dealt: list[Concept] = []
    for side in SIDES:
        concepts = pack.side(side)
        dealt += [concepts[index] for index in permutation(key(seed.encode(), [pack.id, side]), len(concepts))]
    return dealt


def deal(pack: WordPack, cursor: Cursor, request: DrawRequest) -> tuple[tuple[Concept, ...], Cursor, int]:
    """The next concepts, the cursor after them, and how many this request's limits leave for later.

    Guarantees: `request.count` different concepts, none given before on this cursor, none excluded, none too
    difficult, no two in conflict. Raises Exhausted, with the cursor still good, where that is not possible.
    """
    deck = order(pack, cursor.seed)
    languages = frozenset(request.languages)
    dealt: list[Concept] = []
    put_off: list[int] = []
    offset = cursor.offset
    for place in _places(cursor, len(deck)):
        if len(dealt) == request.count:
            put_off += [later for later in cursor.put_off if later >= place]
            break
        offset = max(offset, place + 1)
        concept = deck[place]
        if concept.id in request.exclude:
            continue
        if not request.admits(concept) or any(pack.conflict(concept.id, other.id, languages) for other in dealt):
            put_off.append(place)
        else:
            dealt.append(concept)
    after = replace(cursor, offset=offset, put_off=tuple(sorted(set(put_off))))
    if len(dealt) < request.count:
        raise Exhausted(remaining(pack, deck, cursor, request))
    return tuple(dealt), after, remaining(pack, deck, after, request)


def _places(cursor: Cursor, size: int) -> Iterator[int]:
    yield from cursor.put_off
    yield from range(cursor.offset, size)


def remaining(pack: WordPack, deck: Sequence[Concept], cursor: Cursor, request: DrawRequest) -> int:
    """How many concepts are still to come on this cursor within the request's limits."""
    coming = (deck[place] for place in _places(cursor, len(pack.concepts)))
    return sum(request.admits(concept) and concept.id not in request.exclude for concept in coming)
