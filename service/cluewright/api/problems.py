"""Every error that a caller can get, as one kind of exception and one table of statuses (RFC 9457)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Place = Literal["body", "query", "path", "header"]

STATUSES: Mapping[str, int] = {
    "malformed_json": 400,
    "token_in_url": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_acceptable": 406,
    "wordpack_exhausted": 409,
    "wordpack_revision_changed": 409,
    "codes_exhausted": 409,
    "wrong_phase": 409,
    "not_your_turn": 409,
    "not_encryptor": 409,
    "encryptor_may_not_guess": 409,
    "already_guessed": 409,
    "no_interception_yet": 409,
    "invalid_code": 409,
    "clue_illegal": 409,
    "clue_needs_confirmation": 409,
    "clue_quota": 409,
    "clues_already_given": 409,
    "wrong_number_of_clues": 409,
    "invalid_keywords": 409,
    "too_many_keywords": 409,
    "teams_uneven": 409,
    "game_paused": 409,
    "not_continuable": 409,
    "seat_taken": 409,
    "team_full": 409,
    "too_few_players": 409,
    "game_over": 409,
    "game_not_over": 409,
    "colour_empty": 409,
    "tile_open": 409,
    "own_tile": 409,
    "player_out": 409,
    "misplaced_tile": 409,
    "no_such_tile": 409,
    "no_hyphens": 409,
    "stale_version": 412,
    "too_large": 413,
    "unsupported_media_type": 415,
    "invalid_request": 422,
    "unknown_field": 422,
    "idempotency_key_reused": 422,
    "rate_limited": 429,
    "internal_error": 500,
    "store_unavailable": 503,
    "not_ready": 503,
}


@dataclass(frozen=True, slots=True)
class FieldError:
    """One thing wrong with one part of a request; never holds what was sent.

    `pointer` is a JSON Pointer (RFC 6901) into the body, or `/<name>` of a parameter. `code` is one of
    `missing`, `unknown_field`, `wrong_type`, `too_short`, `too_long`, `out_of_bounds`, `not_one_of`,
    `malformed`, `repeated`, `too_many_marks`, `invalid`; its text is `problem.field.<code>`, which needs of `params`
    `min_length`, `max_length`, `bounds` ("2–5"), `expected` ("en, nl").
    """

    place: Place
    pointer: str
    code: str
    params: Mapping[str, object] = field(default_factory=dict)


class ProblemError(Exception):
    """A request that gets a problem document instead of an answer.

    `code` must be a key of STATUSES. `variant` picks the text `problem.<code>.detail.<variant>`, `params` fill
    it in. `members` are further members of the document (`rule`, `findings`, `remaining`, …). `language`
    overrides the negotiated one (a seat reads its own language).
    """

    def __init__(
        self,
        code: str,
        *,
        variant: str | None = None,
        params: Mapping[str, object] | None = None,
        errors: tuple[FieldError, ...] = (),
        headers: Mapping[str, str] | None = None,
        members: Mapping[str, Any] | None = None,
        language: str | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUSES[code]
        self.variant = variant
        self.params = dict(params or {})
        self.errors = errors
        self.headers = dict(headers or {})
        self.members = dict(members or {})
        self.language = language


def invalid(place: Place, name: str, code: str, **params: object) -> ProblemError:
    """The 422 for one wrong parameter or top-level field called `name`."""
    problem = "unknown_field" if code == "unknown_field" else "invalid_request"
    return ProblemError(problem, errors=(FieldError(place, f"/{name}", code, params),))
