"""Placeholders that the English does not have, or that the translation lost; branches of a select that differ."""

from collections.abc import Iterator

from cluewright.content.message_format import Choice, Message, arguments
from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    assert unit.message is not None
    if unit.english_message is None:
        return
    mine, theirs = arguments(unit.message), arguments(unit.english_message)
    for name in sorted(mine - theirs):
        yield f"{{{name}}} is not in the English"
    for name in sorted(theirs - mine):
        yield f"{{{name}}} is missing"
    own, english = dict(selects(unit.message)), dict(selects(unit.english_message))
    for name in sorted(own.keys() & english.keys()):
        if own[name] != english[name]:
            yield f"{{{name}}} has other branches than the English"


def selects(message: Message) -> Iterator[tuple[str, frozenset[str]]]:
    """Each select of a message with the names of its branches."""
    for part in message:
        if isinstance(part, Choice):
            if part.kind == "select":
                yield part.name, frozenset(key for key, _ in part.branches)
            for _, branch in part.branches:
                yield from selects(branch)


CHECK = Check("placeholders", Level.ERROR, run)
