"""What an encryptor may do: write a draft, ask the referee, give the clues."""

from __future__ import annotations

from cluewright.core.clues.clue import Clue, ClueReuse, Table, UsedClue
from cluewright.core.clues.verdict import Ruling, Verdict, worst
from cluewright.core.codes import Code, all_codes, open_codes
from cluewright.core.engines.engine import Context, Rejected
from cluewright.core.engines.seats import Seat, require_seat

from . import rules
from .commands import CheckClues, GiveClues, SaveDraft
from .course import clue_timer, draw
from .events import CluesChecked, CluesGiven, DraftSaved, Event, GivenBy
from .model import Draft, Half, Phase, State
from .options import CluePolicy, Codes

CHECKS_PER_ROUND = 30
"""How often an encryptor may ask the referee in one round."""


def writing(state: State, context: Context) -> Half:
    """The half whose clues the actor still has to give; raises Rejected for everybody else."""
    seat = require_seat(state.lobby, context)
    if state.phase is not Phase.CLUES:
        raise Rejected("wrong_phase", rules.ROUND_ORDER)
    half = state.half(seat.team)
    if half is None or half.encryptor != seat.id:
        raise Rejected("not_encryptor", rules.ENCRYPTOR_WRITES)
    if half.clues is not None:
        raise Rejected("clues_already_given", rules.NO_CHANGE)
    return half


def save_draft(state: State, command: SaveDraft, context: Context) -> tuple[Event, ...]:
    half = writing(state, context)
    require_count(state, command.clues)
    if command.code is not None:
        require_own_code(state, half, command.code)
    return (DraftSaved(half.team, half.encryptor, command.clues, command.code),)


def check_clues(state: State, command: CheckClues, context: Context) -> tuple[Event, ...]:
    half = writing(state, context)
    if half.checks >= CHECKS_PER_ROUND:
        raise Rejected("clue_quota", maximum=CHECKS_PER_ROUND)
    code = half.code if half.code is not None and len(half.code) == len(command.clues) else ()
    return (CluesChecked(half.team, half.encryptor, ask(state, half, command.clues, code, context)),)


def give_clues(state: State, command: GiveClues, context: Context) -> tuple[Event, ...]:
    """One clue for each digit, none blank; the referee is heard as the game's policy says."""
    half = writing(state, context)
    require_count(state, command.clues)
    if any(is_blank(clue) for clue in command.clues):
        raise Rejected("clue_illegal", rules.THREE_SEPARATE_CLUES)
    code = code_for(state, half, command)
    verdicts: tuple[Verdict, ...] = ()
    if state.setup.clue_policy is not CluePolicy.OFF:
        verdicts = ask(state, half, command.clues, code, context)
    if state.setup.clue_policy is CluePolicy.REJECT:
        require_legal(verdicts, command.confirm)
    given = CluesGiven(half.round, half.team, half.encryptor, code, command.clues, GivenBy.ENCRYPTOR, verdicts)
    return (given, *timer_for_others(state, half, context))


def is_blank(clue: str) -> bool:
    """Nothing in it that can be said."""
    return not any(letter.isprintable() and not letter.isspace() for letter in clue)


def require_count(state: State, clues: tuple[str | None, ...]) -> None:
    if len(clues) != state.settings.code_length:
        raise Rejected("wrong_number_of_clues", rules.THREE_SEPARATE_CLUES, expected=state.settings.code_length)


def code_for(state: State, half: Half, command: GiveClues) -> Code:
    """The code the clues are for: the drawn one, or the one entered with them."""
    code = command.code or half.code
    if code is None:
        raise Rejected("invalid_code", rules.CODE_DIGITS)
    require_own_code(state, half, code)
    return code


def require_own_code(state: State, half: Half, code: Code) -> None:
    """A drawn code cannot be exchanged; an entered one must lie in the deck, and may come again only if allowed."""
    require_code(state, code, rules.CODE_DIGITS)
    if state.setup.codes is Codes.DRAWN and code != half.code:
        raise Rejected("invalid_code")
    if state.setup.codes is Codes.ENTERED and code not in open_to(state, half.team):
        raise Rejected("invalid_code", rules.CODE_REPEATS)


def open_to(state: State, team: str) -> tuple[Code, ...]:
    """The cards that may come now; all of them once none is left."""
    deck = all_codes(state.settings.keywords_per_team, state.settings.code_length)
    played = state.codes_of(team)
    rest = len(played) % len(deck) if state.settings.repeated_codes == "never" else len(played)
    return open_codes(deck, played[len(played) - rest :], state.settings.repeated_codes)


def require_code(state: State, code: Code, rule: str) -> None:
    """As many different digits as a code has, each the number of a keyword; raises Rejected."""
    keywords, length = state.settings.keywords_per_team, state.settings.code_length
    if len(code) != length or len(set(code)) != length or not all(1 <= digit <= keywords for digit in code):
        raise Rejected("invalid_code", rule, length=length, keywords=keywords)


def require_legal(verdicts: tuple[Verdict, ...], confirmed: bool) -> None:
    ruling = worst(verdict.ruling for verdict in verdicts)
    rule = next((f.rule for verdict in verdicts for f in verdict.findings if f.ruling is ruling), None)
    if ruling is Ruling.ILLEGAL:
        raise Rejected("clue_illegal", rule, verdicts=verdicts)
    if ruling is Ruling.SUSPECT and not confirmed:
        raise Rejected("clue_needs_confirmation", rule, verdicts=verdicts)


def ask(state: State, half: Half, clues: tuple[str, ...], code: Code, context: Context) -> tuple[Verdict, ...]:
    """The referee's verdict on each clue, at a table where nothing of the opponents' lies."""
    assert context.referee is not None, "a game with a referee needs one"
    targets: tuple[int | None, ...] = code or (None,) * len(clues)
    asked = tuple(Clue(clue, None, target) for clue, target in zip(clues, targets, strict=True))
    return context.referee(asked, table(state, half, code)).verdicts


def table(state: State, half: Half, code: Code) -> Table:
    """The giver's keywords and the clues that everybody has heard."""
    seat = state.lobby.seat(half.encryptor)
    assert seat is not None
    return Table(
        keywords=state.keywords[half.team],
        code=code,
        used=used_clues(state, half.team),
        player=half.encryptor,
        clue_reuse=ClueReuse(state.settings.clue_reuse),
        language=play_language(state, seat),
    )


def play_language(state: State, seat: Seat) -> str:
    """The giver's language where the keywords are shown in it, else the game's."""
    shown = {text.language for keyword in state.keywords[seat.team] for text in keyword.texts}
    return seat.language if seat.language in shown else state.setup.language


def used_clues(state: State, team: str) -> tuple[UsedClue, ...]:
    return tuple(
        UsedClue(clue, half.encryptor, own_team=half.team == team)
        for half in state.halves
        if half.read and half.clues is not None
        for clue in half.clues
        if clue is not None
    )


def timer_for_others(state: State, half: Half, context: Context) -> tuple[Event, ...]:
    """The first encryptor who is done turns the sand timer."""
    waiting = any(other.clues is None for other in state.current() if other is not half)
    return clue_timer(state, context) if waiting and state.deadline is None else ()


def hand_in(state: State, half: Half, by: GivenBy, context: Context) -> tuple[Event, ...]:
    """Time is up: what stands in the draft is given, lines not written (or illegal ones) stay blank."""
    draft = half.draft or Draft((None,) * state.settings.code_length)
    code = half.code or draft.code or draw(state, half.team)
    written = tuple(None if clue is None or is_blank(clue) else clue for clue in draft.clues)
    clues = legal_lines(state, half, written, code, context)
    return (CluesGiven(half.round, half.team, half.encryptor, code, clues, by),)


def legal_lines(
    state: State, half: Half, lines: tuple[str | None, ...], code: Code, context: Context
) -> tuple[str | None, ...]:
    """The lines that the game's policy lets through; each keeps its digit."""
    written = {place: line for place, line in enumerate(lines) if line is not None}
    if not written or state.setup.clue_policy is not CluePolicy.REJECT:
        return lines
    digits = tuple(code[place] for place in written)
    verdicts = ask(state, half, tuple(written.values()), digits, context)
    illegal = {place for place, verdict in zip(written, verdicts, strict=True) if verdict.ruling is Ruling.ILLEGAL}
    return tuple(None if place in illegal else line for place, line in enumerate(lines))
