"""What a language knows of a word and of two words, in short, for the tests of each language."""

from dataclasses import dataclass

from cluewright.core.languages import Language


@dataclass(frozen=True)
class Relating:
    """Questions to one language; words come prepared, as the language is asked for them."""

    language: Language

    def possible(self, word: str) -> set[str]:
        """Whatever the word may be a form of."""
        return {form.key for form in self.language.forms(word)}

    def certain(self, word: str) -> set[str]:
        """What it is a form of for certain."""
        return {form.key for form in self.language.forms(word) if form.certain}

    def kinds(self, word: str) -> dict[str, str]:
        """What it may be a form of, each with what the form is called."""
        return {form.key: form.kind for form in self.language.forms(word)}

    def kind(self, word: str, keyword: str) -> str | None:
        """How the keyword is a part of a compound; None if it is not."""
        found = self.language.compound(word, keyword)
        return found.kind if found else None

    def related(self, one: str, other: str) -> str:
        """How the referee would put it: illegal if they share a certain key, suspect if any."""
        if self.certain(one) & self.certain(other):
            return "illegal"
        return "suspect" if self.possible(one) & self.possible(other) else "legal"

    def rhymes(self, one: str, other: str) -> bool:
        """Whether some ways to say them rhyme."""
        return bool(self._rhymes(one) & self._rhymes(other) - {None})

    def _rhymes(self, word: str) -> set[tuple[str, ...] | None]:
        return {self.language.rhyme(sound) for sound in self.language.sounds(word)}
