"""Titles of works and names of people and things that are made of ordinary words: Game of Thrones, Johnny Cash."""

import re


def fixed_names(names: str) -> frozenset[str]:
    """Names, parted by commas, each in lower case as one run of letters and digits: found however they are spaced."""
    return frozenset("".join(_WORD.findall(name.casefold())) for name in names.split(","))


_WORD = re.compile(r"\w+")
