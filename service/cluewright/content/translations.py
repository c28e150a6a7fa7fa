"""What the packs know of a concept in the languages that a screen does not show."""

from collections.abc import Collection, Iterator

from cluewright.core.clues.clue import Translation
from cluewright.core.wordpack import Concept

SOURCE = "cluewright"


def translations(concept: Concept, shown: Collection[str] = (), ambiguous: bool = False) -> Iterator[Translation]:
    """The concept in the languages that are not `shown` (tags), and in Chinese characters.

    `ambiguous`: the concept may not be the one that is meant.
    """
    for tag, word in concept.words.items():
        if tag not in shown:
            for form in word.forms:
                yield Translation(tag, form, SOURCE, curated=True, ambiguous=ambiguous or form in word.ambiguous)
            for form in word.wider:
                yield Translation(tag, form, SOURCE, ambiguous=True)
        if word.hanja:
            yield Translation("zh", word.hanja, SOURCE, curated=True, ambiguous=ambiguous)
