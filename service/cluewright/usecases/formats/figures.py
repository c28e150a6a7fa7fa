"""The drawings of a rulebook as inline SVG: boxes and words only, in the colours of the page, sharp on paper.

A drawing's words are texts of the book, so that it speaks the reader's language; each fits its box by a smaller letter,
not by a cut. Shapes take their colours from the page's CSS variables, which print and dark screens change.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from html import escape

Labels = Sequence[str]
WIDTH = 640


def figure_svg(kind: str, labels: Labels, caption: str) -> str | None:
    """The drawing of this kind with these words, or None for a kind that nobody has drawn. `caption` is its
    description for readers who do not see it."""
    draw = FIGURES.get(kind)
    if draw is None:
        return None
    height, body = draw(labels)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(body)}</svg>'
    )


def text_width(text: str) -> float:
    """About how wide a text is, in letter heights, in the broad fonts of plain systems. Hangul and Hanzi fill a square;
    capitals and Cyrillic letters are broader than the small Latin ones."""
    return sum(map(_letter_width, text))


def _letter_width(char: str) -> float:
    if unicodedata.east_asian_width(char) in "WF":
        return 1.0
    return 0.7 if char.isupper() or char > "\u036f" else 0.6


def _text(x: float, y: float, text: str, room: float, size: float = 18, style: str = "", anchor: str = "middle") -> str:
    """A line of text within `room`, smaller if it must be."""
    fitted = min(size, room / max(text_width(text), 1))
    css = f' class="{style}"' if style else ""
    return (
        f'<text x="{x:g}" y="{y + fitted * 0.35:.1f}" font-size="{fitted:.1f}" text-anchor="{anchor}"{css}>'
        f"{escape(text)}</text>"
    )


def _lines(x: float, y: float, text: str, room: float, size: float) -> list[str]:
    """The text on one line, or on two where it has words enough and would have to be smaller on one."""
    words = text.split()
    if len(words) == 1 or text_width(text) * size <= room:
        return [_text(x, y, text, room, size)]
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    upper, lower = min(splits, key=lambda pair: max(map(text_width, pair)))
    return [_text(x, y - size * 0.5, upper, room, size * 0.9), _text(x, y + size * 0.5, lower, room, size * 0.9)]


def _box(x: float, y: float, width: float, height: float, style: str = "box", radius: float = 8) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" class="{style}"/>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str = "line") -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{style}"/>'


def _arrow(x1: float, y1: float, x2: float, y2: float) -> list[str]:
    """A line with a head, along one axis."""
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    tip = [(x2, y2), (x2 - 8 * dx - 5 * dy, y2 - 8 * dy - 5 * dx), (x2 - 8 * dx + 5 * dy, y2 - 8 * dy + 5 * dx)]
    points = " ".join(f"{x:g},{y:g}" for x, y in tip)
    return [_line(x1, y1, x2 - 7 * dx, y2 - 7 * dy), f'<polygon points="{points}" class="head"/>']


def _flow(labels: Labels) -> tuple[int, list[str]]:
    """Boxes in reading order, three to a row, every second row running back: each arrow is short, and the words are
    still legible on a phone."""
    columns, width, height, gap = 3, 184, 62, 42
    drawn: list[str] = []
    for number, label in enumerate(labels):
        row, column = divmod(number, columns)
        column = column if row % 2 == 0 else columns - 1 - column
        x, y = 2 + column * (width + gap), 4 + row * (height + gap)
        drawn += [_box(x, y, width, height), _text(x + 15, y + 15, str(number + 1), 20, 15, "quiet")]
        drawn += _lines(x + width / 2, y + height / 2 + 6, label, width - 16, 22)
        if number + 1 < len(labels):
            drawn += _flow_arrow(number, columns, x, y, width, height, gap)
    rows = -(-len(labels) // columns)
    return rows * (height + gap) - gap + 8, drawn


def _flow_arrow(number: int, columns: int, x: float, y: float, width: float, height: float, gap: float) -> list[str]:
    row, column = divmod(number, columns)
    if column == columns - 1:
        return _arrow(x + width / 2, y + height + 2, x + width / 2, y + height + gap - 2)
    if row % 2 == 0:
        return _arrow(x + width + 2, y + height / 2, x + width + gap - 2, y + height / 2)
    return _arrow(x - 2, y + height / 2, x - gap + 2, y + height / 2)


def _screen(labels: Labels) -> tuple[int, list[str]]:
    """A team's screen: the keywords side by side over their positions."""
    width = (WIDTH - 24) / max(len(labels), 1)
    drawn = [_box(1, 1, WIDTH - 2, 128, "board", 14)]
    for number, label in enumerate(labels):
        x = 12 + number * width
        drawn += [_box(x + 6, 16, width - 12, 62), _text(x + width / 2, 47, label, width - 28, 22, "strong")]
        drawn.append(_text(x + width / 2, 104, str(number + 1), 40, 26))
    return 130, drawn


def _note_sheet(labels: Labels) -> tuple[int, list[str]]:
    """One side of a note sheet: the round's clues with both codes, and below them the clues by keyword number.

    Labels: round, attempted, correct, then the three clues of the code 4.2.1.
    """
    heading, attempted, correct, *clues = labels
    code = (4, 2, 1)
    drawn = [_box(1, 1, WIDTH - 2, 296, "board", 10), _text(20, 28, heading, 240, 20, "strong", "start")]
    drawn += [_text(420, 28, attempted, 126, 14, "quiet"), _text(560, 28, correct, 126, 14, "quiet")]
    for row, (clue, digit) in enumerate(zip(clues, code, strict=False)):
        y = 46 + row * 38
        drawn += [_box(16, y, 320, 32), _text(28, y + 16, clue, 296, 18, "", "start")]
        drawn += [_box(396, y, 48, 32), _text(420, y + 16, str(digit), 30, 18, "strong")]
        drawn += [_box(536, y, 48, 32), _text(560, y + 16, str(digit), 30, 18, "strong")]
    by_digit = dict(zip(code, clues, strict=False))
    for digit in range(1, 5):
        x = 16 + (digit - 1) * 152
        drawn += [_box(x, 176, 146, 108), _text(x + 73, 196, str(digit), 30, 18, "quiet")]
        drawn += [_line(x + 14, y, x + 132, y, "rule") for y in (232, 252, 272)]
        if digit in by_digit:
            drawn.append(_text(x + 73, 222, by_digit[digit], 126, 17))
    return 298, drawn


def _code_row(labels: Labels) -> tuple[int, list[str]]:
    """Tiles in a row. A label is a colour (b, w), a sign (a number, `-` or `?`) and `*` if the tile lies open."""
    width = min(64.0, (WIDTH - 8) / max(len(labels), 1) - 8)
    left = (WIDTH - len(labels) * (width + 8)) / 2
    drawn: list[str] = []
    for number, label in enumerate(labels):
        colour, sign, is_open = label[:1], label[1:].rstrip("*"), label.endswith("*")
        x, y = left + number * (width + 8), 26 if is_open else 6
        style = "tile-black" if colour == "b" else "tile-white"
        drawn += [_box(x, y, width, 78, style, 7), _text(x + width / 2, y + 38, sign, width - 10, 28, f"on-{style}")]
        drawn.append(_text(x + width / 2, 121, str(number + 1), 30, 19, "quiet"))
    drawn.insert(0, _line(left - 6, 106, WIDTH - left - 2, 106))
    return 134, drawn


FIGURES: Mapping[str, Callable[[Labels], tuple[int, list[str]]]] = {
    "round-flow": _flow,
    "turn-flow": _flow,
    "screen": _screen,
    "note-sheet": _note_sheet,
    "code-row": _code_row,
}
