"""The glossary: one word for one thing, in every language, for both games.

`locales/glossary.yaml` holds, for each term and language, the preferred form, further allowed forms and forbidden ones.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from .strict_yaml import load_strings

_STEM_OFF = {"ru": 2}
_SHORT = 4


@dataclass(frozen=True, slots=True)
class TermForms:
    """What a term is called in one language. `match`: beginnings of words, where inflection changes the stem."""

    preferred: str
    allowed: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    match: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """One thing of a game and its names. `game`: `decrypto`, `davinci-code` or `both`."""

    id: str
    game: str
    note: str
    forms: Mapping[str, TermForms] = field(repr=False)

    def preferred(self, language: str) -> str:
        """The preferred name in a language, else in English."""
        return (self.forms.get(language) or self.forms["en"]).preferred

    def says(self, text: str, language: str) -> bool:
        """Whether the text has the term in this language, in some inflection."""
        forms = self.forms.get(language)
        if forms is None:
            return False
        patterns = (_pattern(form, language) for form in (forms.preferred, *forms.allowed))
        return any(pattern.search(text) for pattern in patterns) or any(
            _beginning(start).search(text) for start in forms.match
        )

    def says_or_lacks(self, text: str, language: str) -> bool:
        """As `says`; also true where the glossary has no name for it in this language."""
        return language not in self.forms or self.says(text, language)

    def applies_to(self, text_id: str) -> bool:
        """Whether the term belongs to the game that the text with this id is about."""
        games = ("decrypto", "davinci-code")
        about = next((game for game in games if text_id.startswith(f"{game}.")), None)
        return self.game == "both" or about == self.game

    def forbidden_in(self, text: str, language: str, text_id: str) -> Iterator[str]:
        """The forbidden words of this term that the text has."""
        forms = self.forms.get(language)
        if forms is None or not self.applies_to(text_id):
            return
        for word in forms.forbidden:
            if _pattern(word, language).search(text):
                yield word


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms, in file order."""

    terms: tuple[Term, ...]


@lru_cache(maxsize=4096)
def _pattern(form: str, language: str) -> re.Pattern[str]:
    """The form in any inflection: each of its words with another ending, at the beginning of a word."""
    if language == "ko":
        return re.compile(r"\s*".join(map(re.escape, form.split())))
    ending = r"(?:s|es|d|ed|ing)?(?!\w)" if language == "en" else r"\w*"
    words = [re.escape(_stem(word, language)) + ending for word in form.split()]
    return re.compile(r"(?<!\w)" + r"\s+".join(words), re.IGNORECASE)


def _stem(word: str, language: str) -> str:
    cut = _STEM_OFF.get(language, 0)
    return word[: len(word) - min(cut, max(0, len(word) - _SHORT))] if cut else word


@lru_cache(maxsize=1024)
def _beginning(start: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)" + re.escape(start), re.IGNORECASE)


def load_glossary(locales: Path) -> Glossary:
    """The glossary of a `locales` folder."""
    entries = load_strings(locales / "glossary.yaml")
    terms = entries["terms"] if isinstance(entries, dict) else entries
    return Glossary(tuple(_term(entry) for entry in terms))


def _term(entry: Mapping[str, object]) -> Term:
    names = entry["terms"]
    assert isinstance(names, dict)
    forms = {
        tag: TermForms(
            preferred=name["preferred"],
            allowed=tuple(name.get("allowed") or ()),
            forbidden=tuple(name.get("forbidden") or ()),
            match=tuple(name.get("match") or ()),
        )
        for tag, name in names.items()
    }
    return Term(str(entry["id"]), str(entry["game"]), str(entry.get("note") or ""), forms)
