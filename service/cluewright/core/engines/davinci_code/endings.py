"""What guesses and rounds are worth, and who has won."""

from __future__ import annotations

from collections.abc import Mapping

from cluewright.core.engines.engine import SeatId

from .events import Event, GameEnded, RoundEnded
from .model import State
from .tiles import HYPHEN, Tile, hidden


def worth(state: State, owner: SeatId, tile: Tile) -> int:
    """The points for guessing this hidden tile of the owner's (davinci-code.points.number, .six, .hyphen, .crack)."""
    figures = state.settings
    crack = figures.points_per_crack if len(hidden(state.rows[owner])) == 1 else 0
    match tile.value:
        case "hyphen":
            return figures.points_per_hyphen + crack
        case 6:
            return figures.points_per_six + crack
        case _:
            return figures.points_per_number + crack


def bonus(state: State, winner: SeatId) -> int:
    """The sum of the numbers still hidden in the winner's row (davinci-code.points.bonus, .bonus-hyphen)."""
    if not state.variant.scored or not state.settings.winner_bonus:
        return 0
    values = (placed.tile.value for placed in state.rows[winner] if not placed.open)
    return sum(int(value) for value in values if value != HYPHEN)


def round_end(state: State, winner: SeatId) -> RoundEnded:
    """The round is over: one code is not cracked (davinci-code.end.last-code)."""
    extra = bonus(state, winner)
    points = {seat: had + (extra if seat == winner else 0) for seat, had in state.scored.items()}
    rows = {seat: tuple(placed.tile for placed in row) for seat, row in state.rows.items()}
    return RoundEnded(state.round, winner, extra, points, rows)


def last_round_end(state: State) -> tuple[Event, ...]:
    """The game's end after its last round: points decide where they are counted, else rounds won."""
    scores = {seat: state.points(seat) if state.variant.scored else won(state, seat) for seat in state.playing}
    best = max(scores.values())
    leaders = tuple(seat for seat, score in scores.items() if score == best)
    if len(leaders) > 1:
        return end(state, leaders, ("shared",))
    if state.variant.scored:
        return end(state, leaders, ("points",))
    return end(state, leaders, ("rounds",) if state.settings.rounds > 1 else ("last_code",))


def won(state: State, seat: SeatId) -> int:
    """How many rounds the seat has won."""
    return sum(result.winner == seat for result in state.rounds)


def end(state: State, winners: tuple[SeatId, ...], reasons: tuple[str, ...]) -> tuple[Event, ...]:
    """The end of the game; every tile may be seen from now on."""
    points: Mapping[SeatId, int] | None = None
    if state.variant.scored and state.round:
        points = {seat: state.points(seat) for seat in state.seats}
    return (GameEnded(winners, reasons, points),)
