"""Draws without memory: keywords from a pack by seed and cursor, codes by seed and what came before."""

from collections.abc import Sequence
from dataclasses import dataclass

from cluewright.core.codes import Code, RepeatedCodes, all_codes, draw_code
from cluewright.core.decks import Cursor, DrawRequest, deal
from cluewright.core.seeds import new_seed
from cluewright.core.wordpack import Concept, WordPack


@dataclass(frozen=True, slots=True)
class KeywordDraw:
    """Concepts for each team, and how to go on: following `cursor` never gives one of them again."""

    teams: tuple[tuple[Concept, ...], ...]
    cursor: str
    remaining: int
    seed: str
    revision: str


@dataclass(frozen=True, slots=True)
class CodeDraw:
    """Codes in the order drawn, and the seed that gives them again."""

    codes: tuple[Code, ...]
    seed: str


class SeedMismatch(ValueError):
    """A seed was given beside a cursor that carries another one."""


def draw_keywords(
    pack: WordPack, teams: int, request: DrawRequest, seed: str | None = None, cursor: str | None = None
) -> KeywordDraw:
    """`request.count` concepts dealt in equal shares to `teams` teams, the first share to the first team.

    Without seed and cursor the draw is from the system's randomness. Raises CursorInvalid, RevisionChanged, Exhausted
    or SeedMismatch.
    """
    start = Cursor.decode(cursor, pack) if cursor else Cursor(pack.id, pack.revision, seed or new_seed())
    if seed is not None and seed != start.seed:
        raise SeedMismatch
    dealt, after, remaining = deal(pack, start, request)
    share = len(dealt) // teams
    shares = tuple(dealt[team * share : (team + 1) * share] for team in range(teams))
    return KeywordDraw(shares, after.encode(), remaining, start.seed, pack.revision)


def draw_codes(
    count: int, previous: Sequence[Code], policy: RepeatedCodes, keywords: int, length: int, seed: str | None = None
) -> CodeDraw:
    """`count` codes that follow `previous` (oldest first). Raises CodesExhausted where the policy leaves none.

    Draw number n of a seed is the same whether it is asked for alone, with the n - 1 codes before it as `previous`,
    or together with them.
    """
    seed = seed or new_seed()
    codes = all_codes(keywords, length)
    drawn = list(previous)
    for _ in range(count):
        drawn.append(draw_code(seed.encode(), ["code", keywords, length], codes, drawn, policy))
    return CodeDraw(tuple(drawn[len(previous) :]), seed)
