"""What is put before the referee: the clues, and the table they are judged at."""

from dataclasses import dataclass, field
from enum import StrEnum


class Strictness(StrEnum):
    """How readily the referee speaks up: `lenient` reports only what is illegal, `standard` also what a
    human should rule, `strict` rules bare counts, rhymes and associations illegal and reports weak signals."""

    LENIENT = "lenient"
    STANDARD = "standard"
    STRICT = "strict"


class ClueReuse(StrEnum):
    """Among whose earlier clues a clue may not come again."""

    GAME = "game"
    TEAM = "team"
    PLAYER = "player"
    OFF = "off"


STRICT_LANGUAGES: frozenset[str] = frozenset(
    {"en", "nl", "ru", "ko", "fr", "de", "es", "it", "pt", "pl", "uk", "cs", "sv", "da", "no", "fi", "hu", "tr", "el"}
    | {"ar", "he", "hi", "id", "vi", "th", "zh", "ja", "la", "eo"}
)
"""Languages whose translations are taken seriously unless the table says otherwise (primary subtags)."""


@dataclass(frozen=True, slots=True)
class Translation:
    """A keyword in another language.

    `source` names the collection it comes from; `curated`: reviewed by the project, given by the player, or
    agreed by two sources; `ambiguous`: the keyword's sense is not known, so this may be another word's
    translation; `romanised`: the form is a transcription into Latin letters. `concept`: the id under which a
    pack has it, which is no part of what it is.
    """

    language: str
    form: str
    source: str
    curated: bool = False
    ambiguous: bool = False
    romanised: bool = False
    concept: str | None = field(default=None, compare=False)

    @property
    def vouched_for(self) -> bool:
        """Whether somebody says that this is a translation and no other word's; what nobody vouches for is not looked
        for in disguise, nor held against an ordinary word."""
        return self.curated or not self.ambiguous


@dataclass(frozen=True, slots=True)
class KeywordText:
    """A keyword as it stands on the screen, and its language as a BCP 47 tag (None: not given). `stressed`: the
    text with U+0301 after the stressed vowel, where that is known."""

    text: str
    language: str | None = None
    stressed: str | None = None


@dataclass(frozen=True, slots=True)
class Keyword:
    """One place on the screen: the texts shown there (one, or one a language at a mixed-language table), all of them
    forbidden, what is known of its translations, and the other forms that count when somebody guesses the keyword
    (`accepted`: they may be said)."""

    texts: tuple[KeywordText, ...]
    translations: tuple[Translation, ...] = ()
    accepted: tuple[KeywordText, ...] = ()
    concept: str | None = None

    def __hash__(self) -> int:
        """Cheap, because keywords are looked up among remembered ones; equality still compares everything."""
        return hash((self.texts, len(self.translations), self.concept))

    @property
    def text(self) -> str:
        """The first text: the one findings quote when they speak of the keyword as a whole."""
        return self.texts[0].text


def keyword(
    text: str,
    language: str | None = None,
    translations: tuple[Translation, ...] = (),
    concept: str | None = None,
) -> Keyword:
    """A keyword with a single text."""
    return Keyword((KeywordText(text, language),), translations, concept=concept)


@dataclass(frozen=True, slots=True)
class Clue:
    """What was said: the text as sent, its language if the giver named one, and the keyword it is meant for
    (`target`, 1-based, None if unknown)."""

    text: str
    language: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class UsedClue:
    """A clue from an earlier round: who gave it, if known, and whether it was the giver's own team."""

    text: str
    player: str | None = None
    own_team: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """All that a check may know. It holds the giver's own keywords, never the opponents'.

    `code` is the giver's code (1-based places) or empty when unknown; `player` names the giver for
    `ClueReuse.PLAYER`; `checks` restricts the checks that run (None: all); `language` is the language of play,
    where it is not simply that of the keywords; `lexicons` names the collections the translations come from.
    """

    keywords: tuple[Keyword, ...]
    code: tuple[int, ...] = ()
    used: tuple[UsedClue, ...] = ()
    player: str | None = None
    clue_reuse: ClueReuse = ClueReuse.TEAM
    strictness: Strictness = Strictness.STANDARD
    checks: frozenset[str] | None = None
    language: str | None = None
    translation_languages: frozenset[str] = STRICT_LANGUAGES
    lexicons: tuple[str, ...] = ()
