"""The rules of the rulebook that a refusal may rest on, by their ids there."""

PLAYERS = "davinci-code.overview.players"
ORDER = "davinci-code.setup.stand"
FIXED_ORDER = "davinci-code.setup.fixed-order"
DRAW_FIRST = "davinci-code.turn.draw-first"
COLOUR_AVAILABLE = "davinci-code.turn.colour-available"
OWN_TURN = "davinci-code.turn.own-turn"
MUST_GUESS = "davinci-code.turn.must-guess"
GO_ON_OR_STOP = "davinci-code.turn.go-on-or-stop"
HIDDEN_TILES_ONLY = "davinci-code.turn.hidden-tiles-only"
ROW_TILES_ONLY = "davinci-code.turn.row-tiles-only"
NO_HYPHEN_GUESS = "davinci-code.turn.no-hyphen-guess"
EMPTY_WRONG = "davinci-code.turn.empty-wrong"
RESIGNED = "davinci-code.end.resigned"

RULES = frozenset(
    {
        PLAYERS,
        ORDER,
        FIXED_ORDER,
        DRAW_FIRST,
        COLOUR_AVAILABLE,
        OWN_TURN,
        MUST_GUESS,
        GO_ON_OR_STOP,
        HIDDEN_TILES_ONLY,
        ROW_TILES_ONLY,
        NO_HYPHEN_GUESS,
        EMPTY_WRONG,
        RESIGNED,
    }
)
"""Every id above; each must exist in the rulebook."""
