"""The table as the checks see it: keywords taken apart, and the other clues beside the one being judged."""

from collections.abc import Iterator
from dataclasses import dataclass

from cluewright.core.languages import language
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue, analyse
from .clue import Clue, Keyword, Strictness, Table, UsedClue
from .keywords import AnalysedKeyword, Banned, analyse_keyword
from .traces import Traces, traces


@dataclass(frozen=True, slots=True)
class AnalysedTable:
    """A table ready for judging. `traces` is what all its keywords leave behind together; `play` are the languages
    played in (tags, the keywords' own first), `scripts` theirs; `clues` are those judged together, `used` the earlier
    ones that count, each with what was said."""

    table: Table
    keywords: tuple[AnalysedKeyword, ...]
    traces: Traces
    play: tuple[str, ...]
    scripts: frozenset[str]
    clues: tuple[AnalysedClue, ...] = ()
    used: tuple[AnalysedClue, ...] = ()

    @property
    def strict(self) -> bool:
        """Whether weak signals count."""
        return self.table.strictness is Strictness.STRICT

    def banned(self) -> Iterator[tuple[int, Banned]]:
        """Every text that may not be said, with its keyword's place (1-based)."""
        for place, keyword in enumerate(self.keywords, 1):
            for text in keyword.texts:
                yield place, text


def prepare(table: Table, clues: tuple[Clue, ...]) -> AnalysedTable:
    """The table taken apart, together with the clues to be judged at it."""
    given = tuple(text.language for keyword in table.keywords for text in keyword.texts)
    found = _language_of(tuple(keyword.text for keyword in table.keywords)) if None in given else None
    fallback = table.language or found
    keywords, left = _analysed(table.keywords, fallback)
    play = _play_languages(table, given, found)
    return AnalysedTable(
        table=table,
        keywords=keywords,
        traces=left,
        play=play,
        scripts=_play_scripts(play, keywords),
        clues=tuple(analyse(clue, index, play) for index, clue in enumerate(clues)),
        used=tuple(_used(one, play) for one in table.used),
    )


@remembered(maxsize=256)
def _analysed(keywords: tuple[Keyword, ...], tag: str | None) -> tuple[tuple[AnalysedKeyword, ...], Traces]:
    """The keywords taken apart, remembered: a table stays the same for a whole game."""
    found = tuple(analyse_keyword(keyword, tag) for keyword in keywords)
    return found, traces(found)


@remembered(maxsize=256)
def _language_of(texts: tuple[str, ...]) -> str:
    """The language that words shown together are in, as far as they tell."""
    return analyse(Clue(" ".join(texts))).language


def _play_languages(table: Table, given: tuple[str | None, ...], found: str | None) -> tuple[str, ...]:
    tags = [table.language, *given, found]
    return tuple(dict.fromkeys(_primary(tag) for tag in tags if tag and tag != "und"))


def _primary(tag: str) -> str:
    return tag.casefold().partition("-")[0]


def _play_scripts(play: tuple[str, ...], keywords: tuple[AnalysedKeyword, ...]) -> frozenset[str]:
    ours = (one.scripts for tag in play if (one := language(tag)))
    return frozenset[str]().union(*ours, *(text.scripts for keyword in keywords for text in keyword.texts))


@remembered(maxsize=2048)
def _used(one: UsedClue, play: tuple[str, ...]) -> AnalysedClue:
    return analyse(Clue(one.text), preferred=play)
