"""The letter ё where е was written: most Russians write еще for ещё, an edited text does not."""

from .dictionary import LONGEST, morphology


def with_yo(word: str) -> str | None:
    """The one right spelling of a known word, in lower case: ещё for еще; the word itself where it is right or where
    both exist (все and всё); None for a word that the dictionary does not have."""
    if len(word) > LONGEST:
        return None
    spellings = {parse.word for parse in morphology().parse(word) if parse.is_known}
    if not spellings:
        return None
    return word if word in spellings else min(spellings)
