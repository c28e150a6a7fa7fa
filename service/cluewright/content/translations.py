"""What the packs know of a concept in the languages that a screen does not show."""

from collections.abc import Collection, Iterator

from cluewright.core.clues.clue import Translation
from cluewright.core.languages import language
from cluewright.core.languages.scripts import unmarked
from cluewright.core.wordpack import Concept

SOURCE = "cluewright"


def translations(concept: Concept, shown: Collection[str] = ()) -> Iterator[Translation]:
    """The concept in the languages that are not `shown` (tags), and in Chinese characters.

    `ambiguous` are the forms that commonly mean something else, but not the word it is printed with: that is the
    translation, whatever else it means (noche, рука). What a shown language says too is a synonym there (тачка for
    машина), and none in a language near to it; in others it is doubtful (boutique, for shop).
    """
    own = {form.casefold() for tag in shown if tag in concept.words for form in concept.words[tag].wider}
    near = {tag for one in map(language, shown) if one for tag in one.neighbours}
    for tag, word in concept.words.items():
        if tag not in shown:
            doubtful = word.ambiguous - {word.text}
            for form in word.forms:
                synonym = form.casefold() in own
                if not synonym or tag not in near:
                    yield Translation(
                        tag, form, SOURCE, curated=True, ambiguous=synonym or form in doubtful, concept=concept.id
                    )
            for form in word.wider:
                if form.casefold() not in own:
                    yield Translation(tag, form, SOURCE, ambiguous=True, concept=concept.id)
        if word.hanja:
            yield Translation("zh", word.hanja, SOURCE, curated=True, concept=concept.id)


def near_translations(concepts: Collection[Concept], shown: Collection[str]) -> Iterator[Translation]:
    """What a word may be in other languages that dictionaries only give for these concepts too: their words there, all
    `ambiguous`. What a shown language has for any of them as well is a synonym (pastor for vicar), and none."""
    words = [concept.words[tag] for concept in concepts for tag in shown if tag in concept.words]
    own = {_bare(form) for word in words for form in (*word.forms, *word.wider)}
    for concept in concepts:
        for tag, word in concept.words.items():
            for form in word.forms if tag not in shown else ():
                if _bare(form) not in own:
                    yield Translation(tag, form, SOURCE, curated=True, ambiguous=True, concept=concept.id)


def _bare(form: str) -> str:
    return unmarked(form.casefold())
