"""A message that cannot be read: an unclosed placeholder, a choice without the branch `other`."""

from collections.abc import Iterator

from cluewright.content.message_format import MessageError, parse
from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    try:
        parse(unit.text)
    except MessageError as problem:
        yield str(problem)


CHECK = Check("syntax", Level.ERROR, run)
