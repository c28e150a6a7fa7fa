"""A rulebook as Markdown (CommonMark with tables) and as plain text."""

import re
from collections.abc import Iterator

from cluewright.content.library import Library
from cluewright.usecases.read_rulebook import BlockDocument, RulebookDocument, SectionDocument

from .labels import Labels, labels_for

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")
_BEGINS_A_BLOCK = re.compile(r"^(\s*)([#>+-]|\d+(?=[.)]))")


def markdown(library: Library, document: RulebookDocument) -> str:
    """The book as Markdown; every character of the texts stands for itself."""
    labels = labels_for(library, document)
    lines = [f"# {_escaped(document.title)}", _escaped(document.summary), " · ".join(map(_escaped, labels.subtitle))]
    for section in document.sections:
        lines += _section(section, 2, labels)
    return "\n\n".join([*lines, f"---\n\n{_escaped(labels.unaffiliated)}"]) + "\n"


def plain_text(library: Library, document: RulebookDocument) -> str:
    """The book as text for a terminal: titles underlined, steps numbered, no markup."""
    labels = labels_for(library, document)
    lines = [_underlined(document.title, "="), document.summary, " · ".join(labels.subtitle)]
    for section in document.sections:
        lines += _plain_section(section, labels)
    return "\n\n".join([*lines, labels.unaffiliated]) + "\n"


def _escaped(text: str) -> str:
    escaped = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _BEGINS_A_BLOCK.sub(
        lambda found: f"{found[1]}{found[2]}\\" if found[2].isdigit() else f"\\{found[2]}", escaped
    )


def _section(section: SectionDocument, level: int, labels: Labels) -> Iterator[str]:
    yield f"{'#' * min(level, 6)} {_escaped(section.title.text)}"
    for block in section.blocks:
        yield from _block(block, labels)
    for inner in section.sections:
        yield from _section(inner, level + 1, labels)


def _block(block: BlockDocument, labels: Labels) -> Iterator[str]:
    text = _with_english(block, labels)
    if text:
        yield {"example": f"> **{labels.example}.** {text}", "note": f"> **{labels.note}.** {text}"}.get(
            block.type, f"*{text}*" if block.type == "figure" else text
        )
    if block.items and block.type != "figure":
        numbered = block.type == "steps"
        items = (_with_english(item, labels) for item in block.items)
        yield "\n".join(f"{f'{number}.' if numbered else '-'} {item}" for number, item in enumerate(items, start=1))
    if block.columns:
        yield _table(block, labels)


def _with_english(block: BlockDocument, labels: Labels) -> str:
    if block.text is None:
        return ""
    stale = f" [{labels.stale} {_escaped(block.text.english)}]" if block.text.english else ""
    return _escaped(block.text.text) + stale


def _table(block: BlockDocument, labels: Labels) -> str:
    rows = [block.columns, *block.rows]
    cells = [[_with_english(cell, labels) for cell in row] for row in rows]
    cells.insert(1, ["---"] * len(block.columns))
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def _underlined(title: str, mark: str) -> str:
    return f"{title}\n{mark * max(len(title), 3)}"


def _plain_section(section: SectionDocument, labels: Labels) -> Iterator[str]:
    yield _underlined(section.title.text, "-")
    for block in section.blocks:
        yield from _plain_block(block, labels)
    for inner in section.sections:
        yield from _plain_section(inner, labels)


def _plain_block(block: BlockDocument, labels: Labels) -> Iterator[str]:
    if block.text:
        before = {"example": f"{labels.example}: ", "note": f"{labels.note}: "}.get(block.type, "")
        yield before + block.text.text
    if block.items and block.type != "figure":
        marks = (f"{number}." if block.type == "steps" else "-" for number in range(1, len(block.items) + 1))
        yield "\n".join(
            f"  {mark} {item.text.text}" for mark, item in zip(marks, block.items, strict=True) if item.text
        )
    if block.columns:
        rows = [block.columns, *block.rows]
        yield "\n".join("  " + " | ".join(cell.text.text for cell in row if cell.text) for row in rows)
