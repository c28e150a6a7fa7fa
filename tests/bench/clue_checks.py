"""Goal 10: three clues at a table of four keywords, analysers loaded; and how the cost grows with the clue."""

import math
import random
import statistics
import time
from collections.abc import Iterator, Sequence

from cluewright.content.library import Library
from cluewright.core.clues import Clue, Keyword, Table, judge
from cluewright.core.wordpack import PLAY_LANGUAGES
from cluewright.usecases.games.keywords import keyword_of

from .bare_asgi import warm
from .report import Row, Wanted, row
from .timing import percentile

GAMES, TURNS = 60, 4
CAP = 160  # code points that a clue may have
LENGTHS = (20, 40, 80, CAP)
Asked = tuple[tuple[Clue, ...], Table]


def rows(library: Library) -> Iterator[Row]:
    """Every language: the first clues of a game, then clues never seen at a known table, then the same once more; and
    long clues."""
    warm()
    for tag in PLAY_LANGUAGES:
        games = [turns(library, tag, number) for number in range(GAMES)]
        first = milliseconds([game[0] for game in games])
        later = [turn for game in games for turn in game[1:]]
        yield from _figures(f"clue check, {tag}", milliseconds(later), True)
        yield from _figures(f"the same again, {tag}", milliseconds(later))
        yield from _figures(f"the first at a table, {tag}", first)
    yield _growth(library)


def _figures(what: str, found: Sequence[float], judged: bool = False) -> Iterator[Row]:
    median, high = statistics.median(found), percentile(found, 0.99)
    for name, value, most in (("median", median, 0.3), ("p99", high, 3.0)):
        if judged:
            yield row("10", f"{what}: {name}", f"{value:.2f} ms", "", value, Wanted(most, unit=" ms"))
    if not judged:
        yield Row("10", f"{what}: median, p99", f"{median:.2f}, {high:.2f} ms", "", "")


def _growth(library: Library) -> Row:
    """The worst language's exponent of the cost over the length: 1 is linear."""
    found = {tag: costs(library, tag) for tag in PLAY_LANGUAGES}
    worst = max(found, key=lambda tag: exponent(found[tag]))
    shown = ", ".join(f"{length}: {cost:.2f}" for length, cost in zip(LENGTHS, found[worst], strict=True))
    wanted = Wanted(1.2, unit="")
    return row("10", f"cost ~ length^x, worst: {worst}", f"ms at {shown}", "", exponent(found[worst]), wanted)


def milliseconds(asked: Sequence[Asked]) -> list[float]:
    """Processor time of each judgement."""
    found = []
    for clues, table in asked:
        started = time.process_time_ns()
        judge(clues, table)
        found.append((time.process_time_ns() - started) / 1e6)
    return found


def turns(library: Library, tag: str, number: int) -> list[Asked]:
    """One table with keywords of the packs, and for each turn other words of the packs as clues."""
    chance = random.Random(f"{tag} {number}")
    table = Table(tuple(chance.sample(dealt(library, tag), 4)), code=(4, 2, 1), language=tag)
    words = chance.sample(spoken(library, tag), 3 * TURNS)
    return [(tuple(Clue(word) for word in words[turn::TURNS]), table) for turn in range(TURNS)]


def dealt(library: Library, tag: str) -> list[Keyword]:
    """Every concept that has a word in the language, as a keyword."""
    concepts = library.concepts.values()
    return [keyword_of(concept, (tag,)) for concept in concepts if tag in concept.words]


def spoken(library: Library, tag: str) -> list[str]:
    """The words of the language, as clues."""
    return sorted({concept.words[tag].text for concept in library.concepts.values() if tag in concept.words})


def costs(library: Library, tag: str, each: int = 12) -> list[float]:
    """The median cost of one clue of each length, made of words put in a new order."""
    chance, words, keywords = random.Random(tag), spoken(library, tag), dealt(library, tag)
    found = []
    for length in LENGTHS:
        asked = []
        for _ in range(each):
            text = " ".join(chance.sample(words, 60))[:length].strip()
            asked.append(((Clue(text),), Table(tuple(chance.sample(keywords, 4)), language=tag)))
        milliseconds(asked)  # the words are not new: the cost of the length alone is left
        analysed = [((Clue(" ".join(reversed(clues[0].text.split()))),), table) for clues, table in asked]
        found.append(statistics.median(milliseconds(analysed)))
    return found


def exponent(found: Sequence[float]) -> float:
    """The slope of the cost over the length on a double logarithmic scale, by least squares."""
    xs, ys = [math.log(length) for length in LENGTHS], [math.log(cost) for cost in found]
    return statistics.linear_regression(xs, ys).slope
