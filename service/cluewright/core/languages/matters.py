"""Keywords whose own meaning is a matter of letters, places or sounds (alphabet, queue, echo)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Matters:
    """Such words of a language, in lower case, by what they are a matter of."""

    letters: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    sounds: frozenset[str] = frozenset()

    def of(self, check: str) -> frozenset[str]:
        """Those whose meaning is the very thing that a check (by its id) looks for talk of."""
        return {
            "spelling": self.letters,
            "letter-count": self.letters,
            "position": self.places,
            "pronunciation": self.sounds,
        }.get(check, frozenset())
