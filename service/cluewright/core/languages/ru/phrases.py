"""Pieces that several of the Russian patterns have in them."""

from cluewright.core.languages.patterns import one_of

ONE_NUMBER = r"(?P<n>\d{1,3}|[а-яё]+)"
"""A number, or a word that may be one."""


def either(words: str) -> str:
    """A pattern for any of the words of a text, each with ё or е where the text has ё."""
    listed = words.split()
    return one_of(sorted({*listed, *(word.replace("ё", "е") for word in listed)}))
