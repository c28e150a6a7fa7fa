"""A number that needs the plural forms of the language: `2 жетон`, `1 tokens`.

Where the English asks for plural forms of a number, a language with more than one form must give all of them: Russian
one, few and many (1 жетон, 2 жетона, 5 жетонов).
"""

from collections.abc import Iterator

from cluewright.content.message_format import Choice, Message, plural_categories
from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    assert unit.message is not None
    needed = plural_categories(unit.language) - {"other"}
    mine = list(plurals(unit.message))
    for name, branches in mine:
        exact = {"one"} if "=1" in branches and needed == {"one"} else set()
        lacking = sorted(needed - branches - exact)
        if lacking:
            yield f"{{{name}}} lacks the plural forms {', '.join(lacking)}"
    if needed and unit.english_message is not None:
        for name in sorted({name for name, _ in plurals(unit.english_message)} - {name for name, _ in mine}):
            yield f"{{{name}}} has plural forms in English and none here"


def plurals(message: Message) -> Iterator[tuple[str, frozenset[str]]]:
    """Each plural of a message with its branches."""
    for part in message:
        if isinstance(part, Choice):
            if part.kind == "plural":
                yield part.name, frozenset(key for key, _ in part.branches)
            for _, branch in part.branches:
                yield from plurals(branch)


CHECK = Check("plural-forms", Level.ERROR, run)
