"""No reader learns more than the rules tell; and the test that says so catches every leak we could think of."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cluewright.core.clues.clue import Clue, Table
from cluewright.core.clues.verdict import Judgement
from cluewright.core.engines.decrypto import ENGINE
from cluewright.core.engines.decrypto.commands import GiveClues, Guess
from cluewright.core.engines.decrypto.events import (
    CluesChecked,
    CluesGiven,
    CodeProposed,
    DraftSaved,
    GameStarted,
    GuessSealed,
    KeywordsGuessed,
)
from cluewright.core.engines.decrypto.model import State
from cluewright.core.engines.decrypto.view import AttemptView, ProposalView, View, shown
from cluewright.core.engines.engine import Context, Rejected, Viewer
from cluewright.core.engines.lobby import LanguageChosen
from tests.core.engines.referee import referee

from .two_worlds import AnyEngine, run

PAIRS = 150
PAIRS_FOR_A_LEAK = 400


@pytest.mark.parametrize("part", range(5))
def test_a_readers_world_does_not_depend_on_what_it_may_not_know(part: int) -> None:
    for seed in range(part * PAIRS, (part + 1) * PAIRS):
        assert run(ENGINE, seed) is None, f"seed {seed}"


def seeing(change: Callable[[View, State, Viewer], View]) -> AnyEngine:
    return replace(ENGINE, view=lambda state, viewer, frame: change(ENGINE.view(state, viewer, frame), state, viewer))


def telling(*kinds: type[Any]) -> AnyEngine:
    """Everybody is told these events whole."""
    return replace(
        ENGINE, redact=lambda e, viewer: {"all": repr(e)} if isinstance(e, kinds) else ENGINE.redact(e, viewer)
    )


def noticing(*kinds: type[Any]) -> AnyEngine:
    """Everybody is told that these events happened, without a word about them."""
    return replace(ENGINE, redact=lambda e, viewer: {} if isinstance(e, kinds) else ENGINE.redact(e, viewer))


def counting(*kinds: type[Any]) -> AnyEngine:
    """These events raise the version."""
    return replace(ENGINE, is_public=lambda event: isinstance(event, kinds) or ENGINE.is_public(event))


def refusing(refuse: Callable[[State, Any, Context], bool]) -> AnyEngine:
    def decide(state: State, command: Any, context: Context) -> tuple[Any, ...]:
        if refuse(state, command, context):
            raise Rejected("clue_illegal")
        return ENGINE.decide(state, command, context)

    return replace(ENGINE, decide=decide)


def codes_for_the_team(view: View, state: State, viewer: Viewer) -> View:
    half = state.half(view.you.team)
    return replace(view, you=replace(view.you, code=None if half is None else half.code))


def drafts_for_the_team(view: View, state: State, viewer: Viewer) -> View:
    half = state.half(view.you.team)
    return replace(view, you=replace(view.you, draft=half.draft.clues if half and half.draft else None))


def clues_before_they_are_read(view: View, state: State, viewer: Viewer) -> View:
    given = next((half.clues for half in state.current() if half.clues), None)
    return replace(view, you=replace(view.you, clues=given))


def proposals_for_all(view: View, state: State, viewer: Viewer) -> View:
    half = state.half(state.of)
    made = () if half is None else tuple(ProposalView(p.seat, p.of, p.code) for p in half.proposals)
    return replace(view, you=replace(view.you, proposals=made))


def sealed_answers(view: View, state: State, viewer: Viewer) -> View:
    half = state.half(state.of)
    if half is None:
        return view
    *notes, last = view.note_sheets[half.team]
    attempts = {team: AttemptView(made.status, made.code) for team, made in half.attempts.items()}
    sheets = {**view.note_sheets, half.team: (*notes, replace(last, attempts=attempts))}
    return replace(view, note_sheets=sheets)


def open_keywords(view: View, state: State, viewer: Viewer) -> View:
    teams = {team: replace(seen, keywords=shown(state, team, None)) for team, seen in view.teams.items()}
    return replace(view, teams=teams)


def sealed_keyword_guesses(view: View, state: State, viewer: Viewer) -> View:
    guesses = repr({team: guess.keywords for team, guess in state.keyword_guesses.items()})
    return replace(view, next={"guesses": guesses})


def the_seed(view: View, state: State, viewer: Viewer) -> View:
    return replace(view, next={"seed": state.setup.seed})


def the_number_of_questions(view: View, state: State, viewer: Viewer) -> View:
    return replace(view, next={"checks": sum(half.checks for half in state.halves)})


def oracle_for_answers(state: State, command: Any, context: Context) -> bool:
    half = state.half(command.of) if isinstance(command, Guess) else None
    return half is not None and command.code == half.code


def oracle_for_unread_clues(state: State, command: Any, context: Context) -> bool:
    others = [half for half in state.current() if half.encryptor != context.actor]
    return isinstance(command, GiveClues) and any(half.clues == command.clues for half in others)


def referee_who_knows_everything() -> AnyEngine:
    """The clues are judged against the opponents' keywords too."""

    def decide(state: State, command: Any, context: Context) -> tuple[Any, ...]:
        every = tuple(word for words in state.keywords.values() for word in words)

        def judge(clues: tuple[Clue, ...], table: Table) -> Judgement:
            return referee(clues, replace(table, keywords=every))

        return ENGINE.decide(state, command, replace(context, referee=judge))

    return replace(ENGINE, decide=decide)


LEAKS: dict[str, AnyEngine] = {
    "the team sees the code": seeing(codes_for_the_team),
    "the team sees the draft": seeing(drafts_for_the_team),
    "clues before they are read": seeing(clues_before_they_are_read),
    "everybody sees proposals": seeing(proposals_for_all),
    "everybody sees sealed answers": seeing(sealed_answers),
    "everybody sees keywords": seeing(open_keywords),
    "everybody sees keyword guesses": seeing(sealed_keyword_guesses),
    "everybody sees the seed": seeing(the_seed),
    "questions to the referee are counted": seeing(the_number_of_questions),
    "clues told when given": telling(CluesGiven),
    "answers told when sealed": telling(GuessSealed),
    "keyword guesses told when sealed": telling(KeywordsGuessed),
    "keywords told at the start": telling(GameStarted),
    "proposals noticed": noticing(CodeProposed),
    "questions noticed": noticing(CluesChecked),
    "drafts noticed": noticing(DraftSaved),
    "drafts raise the version": counting(DraftSaved),
    "languages raise the version": counting(LanguageChosen),
    "a right answer is refused": refusing(oracle_for_answers),
    "an unread clue is refused": refusing(oracle_for_unread_clues),
    "clues are judged by all keywords": referee_who_knows_everything(),
}


@pytest.mark.parametrize("leak", sorted(LEAKS))
def test_every_leak_is_caught(leak: str) -> None:
    assert any(run(LEAKS[leak], seed) is not None for seed in range(PAIRS_FOR_A_LEAK))
