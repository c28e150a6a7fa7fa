"""Tokens, join codes and digests, all derived from the server secret and never stored.

A token names no seat: it is compared with every token of its game. A new generation makes the old token worthless.
"""

import base64
import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass

PREFIX = "cws_"  # lets secret scanners recognise a token that was published by mistake
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
JOIN_CODE_LENGTH = 8
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


@dataclass(frozen=True, slots=True)
class Tokens:
    """The keys of all games of one server."""

    secret: bytes

    def token(self, game: str, seat: str, generation: int) -> str:
        """The bearer token of a seat (or of the host): 256 bits in base64url after `cws_`."""
        return PREFIX + _base64(self._derive("token", game, seat, str(generation)))

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
        number = int.from_bytes(self._derive("join", game)[:5], "big")
        return "".join(CROCKFORD[number >> 5 * place & 31] for place in reversed(range(JOIN_CODE_LENGTH)))

    def admits(self, game: str, code: str) -> bool:
        """Whether this is the game's join code, however it was written: small letters, O for 0, I or L for 1."""
        read = code.upper().translate(_MISREAD).encode("utf-8", "replace")
        return hmac.compare_digest(self.join_code(game).encode(), read)

    def digest(self, *parts: str) -> str:
        """A keyed digest (96 bits, base64url) from which the parts cannot be guessed without the secret."""
        return _base64(self._derive("digest", *parts)[:12])

    def _derive(self, purpose: str, *parts: str) -> bytes:
        """Every part comes with its length, so that no two lists of parts give the same message."""
        message = b"".join(len(raw).to_bytes(4, "big") + raw for raw in (part.encode() for part in (purpose, *parts)))
        return hmac.digest(self.secret, message, hashlib.sha256)


def seed_commitment(game: str, seed: str) -> str:
    """What is published at the start: the seed cannot be changed afterwards without being found out."""
    return hashlib.sha256("|".join(("cluewright/draw/v1", game, seed)).encode()).hexdigest()


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
