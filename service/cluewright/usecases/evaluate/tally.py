"""How often the referee spoke, over many questions of one kind."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cluewright.content.library import Library
from cluewright.core.clues import Ruling, Verdict
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, check_clues


@dataclass(frozen=True, slots=True)
class Question:
    """A clue for keywords, and the group that it is counted in. `about` says more about it where that helps."""

    group: str
    keywords: tuple[AskedKeyword, ...]
    clue: str
    language: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A question with the referee's verdict."""

    question: Question
    verdict: Verdict

    @property
    def flagged(self) -> bool:
        """Whether the clue was ruled illegal or suspect."""
        return self.verdict.ruling is not Ruling.LEGAL

    @property
    def illegal(self) -> bool:
        return self.verdict.ruling is Ruling.ILLEGAL


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts for one group: `asked` questions, `flagged` of them suspect or illegal, `illegal`. `words` different
    keywords were asked about, `words_found` of them had a clue flagged; `pairs` counts each clue with each keyword.
    `odd` are the answers worth a look: those flagged where nothing should be, else those not flagged."""

    group: str
    asked: int
    flagged: int
    illegal: int
    odd: tuple[Answer, ...] = ()
    words: int = 0
    words_found: int = 0
    pairs: int = 0

    @property
    def recall(self) -> float:
        """Share that was flagged, 0 to 1; 1 of nothing."""
        return self.flagged / self.asked if self.asked else 1.0

    @property
    def ruled_illegal(self) -> float:
        """Share that was ruled illegal, 0 to 1; 0 of nothing."""
        return self.illegal / self.asked if self.asked else 0.0


def ask(library: Library, questions: Iterable[Question]) -> Iterator[Answer]:
    """The referee's answer to each question, at a table of the question's language."""
    for question in questions:
        request = CheckRequest(question.keywords, (question.clue,), keyword_language=question.language)
        yield Answer(question, check_clues(library, request).verdicts[0])


def tally(answers: Iterable[Answer], *, flags_are_odd: bool = False) -> tuple[Tally, ...]:
    """The answers counted by group, in order of first appearance."""
    groups: dict[str, list[Answer]] = {}
    for answer in answers:
        groups.setdefault(answer.question.group, []).append(answer)
    return tuple(_count(group, found, flags_are_odd) for group, found in groups.items())


def _count(group: str, answers: Sequence[Answer], flags_are_odd: bool) -> Tally:
    return Tally(
        group=group,
        asked=len(answers),
        flagged=sum(answer.flagged for answer in answers),
        illegal=sum(answer.illegal for answer in answers),
        odd=tuple(answer for answer in answers if answer.flagged is flags_are_odd),
        words=len({answer.question.keywords for answer in answers}),
        words_found=len({answer.question.keywords for answer in answers if answer.flagged}),
        pairs=sum(len(answer.question.keywords) for answer in answers),
    )


def total(group: str, tallies: Iterable[Tally]) -> Tally:
    """All groups as one, without the answers."""
    counted = tuple(tallies)
    return Tally(
        group,
        sum(one.asked for one in counted),
        sum(one.flagged for one in counted),
        sum(one.illegal for one in counted),
        words=sum(one.words for one in counted),
        words_found=sum(one.words_found for one in counted),
        pairs=sum(one.pairs for one in counted),
    )
