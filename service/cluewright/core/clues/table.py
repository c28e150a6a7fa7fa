"""The table as the checks see it: keywords taken apart, and the other clues beside the one being judged."""

from dataclasses import dataclass
from typing import NamedTuple

from cluewright.core.languages import language
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue, analyse
from .clue import Clue, Keyword, Strictness, Table, UsedClue
from .keywords import AnalysedKeyword, Banned, analyse_keyword
from .traces import Traces, traces


@dataclass(frozen=True, slots=True)
class AnalysedTable:
    """A table ready for judging. `banned` is every text that may not be said, with its keyword's place (1-based),
    `traces` what they all leave behind together; `play` are the languages played in (tags, the keywords' own first),
    `scripts` theirs; `clues` are those judged together, `used` the earlier ones that count, each with what was said."""

    table: Table
    keywords: tuple[AnalysedKeyword, ...]
    banned: tuple[tuple[int, Banned], ...]
    traces: Traces
    play: tuple[str, ...]
    scripts: frozenset[str]
    clues: tuple[AnalysedClue, ...] = ()
    used: tuple[AnalysedClue, ...] = ()

    @property
    def strict(self) -> bool:
        """Whether weak signals count."""
        return self.table.strictness is Strictness.STRICT


def prepare(table: Table, clues: tuple[Clue, ...]) -> AnalysedTable:
    """The table taken apart, together with the clues to be judged at it."""
    screen = _screen(table.keywords, table.language)
    return AnalysedTable(
        table=table,
        keywords=screen.keywords,
        banned=screen.banned,
        traces=screen.traces,
        play=screen.play,
        scripts=screen.scripts,
        clues=tuple(analyse(clue, index, screen.play) for index, clue in enumerate(clues)),
        used=tuple(_used(one, screen.play) for one in table.used),
    )


class _Screen(NamedTuple):
    """What of an `AnalysedTable` stays the same for a whole game."""

    keywords: tuple[AnalysedKeyword, ...]
    banned: tuple[tuple[int, Banned], ...]
    traces: Traces
    play: tuple[str, ...]
    scripts: frozenset[str]


@remembered(maxsize=64)
def _screen(keywords: tuple[Keyword, ...], tag: str | None) -> _Screen:
    """The keywords taken apart; `tag` is the language of play, if it was named."""
    given = tuple(text.language for keyword in keywords for text in keyword.texts)
    found = _language_of(keywords) if None in given else None
    analysed = tuple(analyse_keyword(keyword, tag or found) for keyword in keywords)
    play = tuple(dict.fromkeys(_primary(each) for each in (tag, *given, found) if each and each != "und"))
    banned = tuple((place, text) for place, keyword in enumerate(analysed, 1) for text in keyword.texts)
    return _Screen(analysed, banned, traces(analysed), play, _play_scripts(play, analysed))


def _language_of(keywords: tuple[Keyword, ...]) -> str:
    """The language that words shown together are in, as far as they tell."""
    return analyse(Clue(" ".join(keyword.text for keyword in keywords))).language


def _primary(tag: str) -> str:
    return tag.casefold().partition("-")[0]


def _play_scripts(play: tuple[str, ...], keywords: tuple[AnalysedKeyword, ...]) -> frozenset[str]:
    ours = (one.scripts for tag in play if (one := language(tag)))
    return frozenset[str]().union(*ours, *(text.scripts for keyword in keywords for text in keyword.texts))


@remembered(maxsize=2048)
def _used(one: UsedClue, play: tuple[str, ...]) -> AnalysedClue:
    return analyse(Clue(one.text), preferred=play)
