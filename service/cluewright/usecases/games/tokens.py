"""Tokens, join codes and digests, all derived from the server secret and never stored.

A token names no seat: it is compared with every token of its game. A new generation makes the old token worthless.
"""

import base64
import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

PREFIX = "cws_"  # lets secret scanners recognise a token that was published by mistake
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
JOIN_CODE_LENGTH = 8
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


@dataclass(frozen=True, slots=True)
class Tokens:
    """The keys of all games of one server."""

    secret: bytes = field(repr=False)

    def token(self, game: str, seat: str, generation: int) -> str:
        """The bearer token of a seat (or of the host): 256 bits in base64url after `cws_`."""
        return _token(self.secret, game, seat, generation)

    def holder(self, game: str, token: str, generations: Mapping[str, int]) -> str | None:
        """Whose token this is now, or None. The time taken does not depend on which characters agree."""
        sent = token.encode("utf-8", "replace")
        found = None
        for seat, generation in generations.items():
            if hmac.compare_digest(self.token(game, seat, generation).encode(), sent):
                found = seat
        return found

    def join_code(self, game: str) -> str:
        """Eight Crockford characters (40 bits) that let a player take a seat."""
        number = int.from_bytes(_derive(self.secret, "join", game)[:5], "big")
        return "".join(CROCKFORD[number >> 5 * place & 31] for place in reversed(range(JOIN_CODE_LENGTH)))

    def admits(self, game: str, code: str) -> bool:
        """Whether this is the game's join code, however it was written: small letters, O for 0, I or L for 1."""
        read = code.upper().translate(_MISREAD).encode("utf-8", "replace")
        return hmac.compare_digest(self.join_code(game).encode(), read)

    def digest(self, *parts: str) -> str:
        """A keyed digest (96 bits, base64url) from which the parts cannot be guessed without the secret."""
        return _base64(hashlib.blake2b(_joined(parts), digest_size=12, key=_digest_key(self.secret)).digest())


@lru_cache(maxsize=16384)
def _token(secret: bytes, game: str, seat: str, generation: int) -> str:
    return PREFIX + _base64(_derive(secret, "token", game, seat, str(generation)))


def _derive(secret: bytes, purpose: str, *parts: str) -> bytes:
    return hmac.digest(secret, _joined((purpose, *parts)), "sha256")


@lru_cache(maxsize=8)
def _digest_key(secret: bytes) -> bytes:
    """A key of its own for digests, which are made with every view: BLAKE2 is several times faster here."""
    return _derive(secret, "digest")


def _joined(parts: Sequence[str]) -> bytes:
    """Every part with its length, so that no two lists of parts give the same message."""
    return b"".join(len(raw).to_bytes(4, "big") + raw for raw in (part.encode() for part in parts))


def seed_commitment(game: str, seed: str) -> str:
    """What is published at the start: the seed cannot be changed afterwards without being found out."""
    return hashlib.sha256("|".join(("cluewright/draw/v1", game, seed)).encode()).hexdigest()


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
