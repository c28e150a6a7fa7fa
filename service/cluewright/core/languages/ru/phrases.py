"""Pieces that several of the Russian patterns have in them."""

from cluewright.core.languages.patterns import one_of

ONE_NUMBER = r"(?P<n>\d{1,3}|[а-яё]+)"
"""A number, or a word that may be one."""

FEW = (
    r"(?:\d{1,2}|одн[аоуи]|один|одной|дв(?:е|а|ух|умя)|тр(?:и|[её]х|емя)|четыр(?:е|[её]х)|пят(?:ь|и)|шест(?:ь|и)|"
    r"сем(?:ь|и)|вос(?:емь|ьми)|девят(?:ь|и)|десят(?:ь|и|ок|ка)|(?:один|две)надцат[ьи]|полдюжины|дюжин[ау]|"
    r"дважды|трижды|четырежды)"
)
"""As many as a keyword has letters or syllables, in the cases that such talk has."""


def either(words: str) -> str:
    """A pattern for any of the words of a text, each with ё or е where the text has ё."""
    listed = words.split()
    return one_of(sorted({*listed, *(word.replace("ё", "е") for word in listed)}))
