"""What the referee must know about a language, as one record that each language's folder fills.

A check never asks "is this Dutch?": it asks the record a question. Words reach these functions prepared:
`NFKC`, casefolded, without zero-width characters, in one script, without surrounding punctuation.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from .board import Board
from .matters import Matters
from .patterns import Phrases

CompoundKind = Literal["transparent", "opaque"]


@dataclass(frozen=True, slots=True)
class Form:
    """An explained hypothesis: "the word in question is the <kind> of <key>".

    Two words are forms of one another when they share a `key`; if both hypotheses are certain the clue is
    ruled illegal, else suspect. The key need not be a real word (a stem or a root will do), but a key that is
    not a lemma must not look like one: write a root as `√зол`, a stem as `run~`, so that it meets only its
    own kind.
    `kind` names the relation for the player: `same`, `plural`, `case`, `diminutive`, `comparison`,
    `conjugation`, `derivation`, `spelling`, `particle`, `stem`, `inflection` (when not known more exactly).
    """

    key: str
    kind: str
    certain: bool = True


@dataclass(frozen=True, slots=True)
class Compound:
    """A keyword found as a part of a longer word, at a boundary of the word's parts.

    `transparent`: the whole means what its parts say (zwartboek): illegal. `opaque`: the meaning has moved on
    or cannot be told (butterfly, paddenstoel), or the whole is a name (Blackbeard): suspect.
    `part` is the part as it stands in the longer word (`paarden` in paardenstal).
    """

    kind: CompoundKind
    part: str


@dataclass(frozen=True, slots=True)
class Sound:
    """One possible pronunciation: its phones in order, and the index in `phones` of the stressed vowel.

    Phone symbols are a private matter of the language: they are only compared with phones of the same
    language. How much of it must be equal for a rhyme, `Language.rhyme` says.
    """

    phones: tuple[str, ...]
    stress: int | None = None


class CoverageLevel(StrEnum):
    """How much of a check can be done: all of it, a part of it, nothing."""

    FULL = "full"
    PARTIAL = "partial"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a check can be done; `reason` is the id of a message (`coverage.…`) that says what is missing."""

    level: CoverageLevel
    reason: str | None = None


def _nothing(_: str) -> tuple[Sound, ...]:
    return ()


def _stressed_tail(sound: Sound) -> tuple[str, ...] | None:
    return None if sound.stress is None else sound.phones[sound.stress :]


def _never(_: str) -> bool:
    return False


def _apart(_: tuple[str, ...]) -> tuple[str, ...]:
    return ()


def _no_keys(_: str) -> tuple[str, ...]:
    return ()


def _unlike(_: str, __: str) -> bool:
    return False


def _ready() -> None:
    """Nothing to load."""


_NO_PHRASES = Phrases()


_NO_BOARD = Board()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Language:
    """Functions and tables for one language, equal to itself alone.

    Everything is pure, deterministic and safe across threads.

    Functions must be linear in the length of the word (at most 160 code points) and must not raise for any
    string. The caller caches their results. Phrases are looked for in the clue in lower case, NFKC, with single spaces,
    apostrophes as `'`, and must be linear (no nested quantifiers).
    """

    tag: str
    """BCP 47 tag, equal to the folder's name."""

    scripts: frozenset[str]
    """Scripts that the language is written in: `Latin`, `Cyrillic`, `Hangul`, …"""

    fold: Callable[[str], str]
    """A word with the marks removed that writers may leave out (`café` -> `cafe`, `ё` -> `е`). Idempotent."""

    forms: Callable[[str], tuple[Form, ...]]
    """ALL plausible hypotheses about a word, best first, always including `Form(word, "same")`."""

    joined: Callable[[tuple[str, ...]], tuple[str, ...]] = _apart
    """Words that a phrase's tokens make although they stand apart: Dutch `viel mij aan` makes `aanviel`.
    Each is to be judged like one more token of the phrase."""

    compound: Callable[[str, str], Compound | None]
    """`compound(word, keyword)`: the keyword (in any form it takes inside a compound) as a part of a longer
    word, at a boundary; None for chance overlap (`scowl` for cow, `eiland` for ei) and for equal words."""

    known: Callable[[str], bool]
    """Whether this is an ordinary word of the language, in any inflection. Foreign words are not known."""

    exists: Callable[[str], bool] = _never
    """Whether there is such a word though it is no ordinary one: a rare or a technical word. Such words are not taken
    for typos."""

    neighbours: frozenset[str] = frozenset()
    """Languages near enough for its speakers to know everyday words of (primary subtags): those words are translations
    even where they are short, or ordinary words here (Ukrainian час, time, which is Russian for an hour)."""
    reads_aloud: frozenset[str] = frozenset()
    """Scripts of others whose signs have a sound in it, so that its words may be written with them (孝子 for 효자)."""
    spells_abroad: tuple[tuple[str, str], ...] = ()
    """How it writes the sounds of words of other scripts in its own way, and how most others do (`sj`, `sh`); in the
    order in which they are replaced."""

    is_name: Callable[[str], bool] = _never
    """Whether this is the name of a person or a place. Written with a capital, names are not taken for typos."""

    is_surname: Callable[[str], bool] = _never
    """Whether a form of a common word is a surname as well (`волков`). With a capital it may be meant so."""

    snowball: str | None = None
    """The algorithm of Snowball that cuts its words to stems."""

    numbers: Mapping[str, int]
    """Number words 0 to 30 in every form (cases, native and borrowed series). Parts are joined by one space:
    a hyphen is read as a space (`twenty one`)."""

    digits_read: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What numbers are read as inside a word, beside their own names: English `gr8`, Russian `40ка`."""

    ordinals: Mapping[str, int]
    """Words that name a place and hardly anything else (`third`, `третий`, `셋째`), 1 to 12, in every form.
    A word with another everyday meaning (`second`) belongs to `place_associations`."""

    letters: Mapping[str, str] = field(default_factory=dict)
    """Names of letters and words of spelling alphabets -> the letter (`aitch` -> h, `bravo` -> b)."""

    spelling_talk: Phrases = _NO_PHRASES
    """Talk of letters ("starts with S", "anagram of", "silent k"). A group `letter`, if there is one, holds
    the letters named: they are compared with the keywords. Groups `begins` and `ends` hold what a word is said to begin
    or end with, `within` what is in it, `around` a word or words that it is in, `mixed` one whose letters are to change
    places, `moved` words of which one is such, `beside` two letters side by side, `whole` and `piece` what a keyword is
    made of, or what is left of it: a match counts only where all that it says is true of a keyword.
    Without a group a match is explicit by itself."""

    count_talk: Phrases = _NO_PHRASES
    """Talk of a number of letters or syllables ("8 letters", "two syllables"). A group `n` holds the number;
    a match whose `n` reads as no number (in digits or any language's words) does not count. No group needed
    where the number is part of the word (`пятибуквенное`)."""

    position_talk: Phrases = _NO_PHRASES
    """Talk of a place on the screen ("number 2", "the third word", "last keyword"). A group `n` holds a
    number or ordinal (a match where it reads as none does not count), a group `from_end` one that is counted from the
    last place ("second from the right"); a group `last` means the last place, `before_last` the one before it; with
    none of them, a place is meant but not which."""

    board: Board = _NO_BOARD
    """What is said of the screen: a clue with a thing and a place or an ordinal, and nothing but such words, little
    words and numbers, tells a place in whatever order it says so."""

    place_associations: Mapping[str, int] = field(default_factory=dict)
    """Words that hint at a place (`trio`, `tripod`, `musketeer` -> 3). Lemmas; other forms are found by
    `forms`."""

    matters: Matters = field(default_factory=Matters)
    """Keywords that cannot be hinted at without talk of letters, places or sounds."""

    numbered: Mapping[str, int] = field(default_factory=dict)
    """Names and things that are known for a number (`bee gees` -> 3, `romulus and remus` -> 2, `quartet` -> 4), in
    lower case: hints anywhere in a clue, but only if it is known to be meant for that place. Lemmas or phrases of at
    most five words."""

    sound_talk: Phrases = _NO_PHRASES
    """Talk of rhyme or sound ("rhymes with", "sounds like", "almost pronounced as"). Not the plain noun "rhyme"."""

    quoted_talk: Phrases = _NO_PHRASES
    """Somebody saying a word (`a child says "wabbit"`), which the group `said` holds: such talk counts as talk of sound
    where what is said is nearly a keyword."""

    list_talk: Phrases = _NO_PHRASES
    """Several clues said one after another ("one is …, the other is …")."""

    private_talk: Phrases = _NO_PHRASES
    """Private references ("our honeymoon", "what I had for lunch", "remember when we")."""

    idioms: Phrases = _NO_PHRASES
    """Fixed expressions that only look private ("oh my god", "mijn naam is haas"), like a list ("lights, camera,
    action") or a place («на третье»): they lift a private match that they overlap, and what else they look like."""

    asides: frozenset[str] = frozenset()
    """What is said before or after a clue and is none of it, in lower case ("well", "guys", "obviously"): what is left
    is looked at by itself for all such talk. Laughter needs no words here."""

    spoken_to: frozenset[str] = frozenset()
    """Those of `asides` that are nouns for whom one speaks to ("man"): after a clue they are asides behind a sign only,
    so that the third man stays a film."""

    devices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Beginnings of the words that name a device of wordplay in a clue that uses it: first letters (`heads`) or last
    ones (`tails`) of several words, a word `hidden` across others, every other letter of one (`alternate`), its letters
    in another order (`mixed`) or read backwards (`turned`)."""

    function_words: frozenset[str] = frozenset()
    """Articles, prepositions, pronouns, auxiliaries: too common to say which language a clue is in by meaning,
    very good at saying it by form; never counted as content."""

    sounds: Callable[[str], tuple[Sound, ...]] = _nothing
    """All plausible pronunciations of a word; () where nothing can be said. Where a keyword's stress is known
    it comes marked with U+0301 after the stressed vowel, and only pronunciations so stressed are given."""

    rhyme: Callable[[Sound], tuple[str, ...] | None] = _stressed_tail
    """The part of a pronunciation that must be equal for a perfect rhyme (from the stressed vowel on, unless
    the language counts otherwise); None where nothing can be said."""

    echo: Callable[[Sound], tuple[str, ...] | None] | None = None
    """A pronunciation with the differences levelled by which speakers make variants of one word (반짝 and 번쩍): words
    equal in it sound alike although they do not rhyme. None where nothing can be said, or where a language has no such
    thing."""

    grammatical_endings: tuple[str, ...] = ()
    """Spelled endings that rhyme by grammar only (`tion`, `ness`, `heid`, `ость`, `하다`): such a rhyme is no
    finding."""

    is_fair_rhyme: Callable[[str, str], bool] = _unlike
    """Whether two words that rhyme hint at no sound: they are the same form of their words, where that shows in no
    ending of `grammatical_endings` (летать and дышать, but not летать and кровать), or they belong together in meaning
    (azijn and wijn)."""

    counters: frozenset[str] = frozenset()
    """Words that count things after a number, and alone are other words (`개`: nine of them, or a dog)."""

    quantifiers: frozenset[str] = frozenset()
    """Words for some number of things or other, after which such a word counts as well (`여러`, several)."""

    titles: frozenset[str] = frozenset()
    """Works, people and things with a fixed name of ordinary words (반지의 제왕, Johnny Cash), as `fixed_names` keeps
    them: they are told where no capitals tell them."""

    title_heads: frozenset[str] = frozenset()
    """Nouns (lemmas) that make a name together with a first word that has a capital, where only the first word of a
    name has one: Красная площадь. Other forms are found by `forms`."""

    borrowed: Callable[[str], tuple[str, ...]] = _no_keys
    """Under what keys an English word (lower case) is found when it is written in this language after its sound."""

    as_borrowed: Callable[[str], tuple[str, ...]] = _no_keys
    """The keys of the same kind that a word of this language is looked up by; () if it is plainly its own."""

    from_latin: Callable[[str], tuple[str, ...]] = _no_keys
    """The words that a word in Latin letters (lower case) may stand for, in a language with other letters."""

    warm: Callable[[], None] = _ready
    """Load everything that is otherwise loaded at first use. May be called again, from any thread."""

    coverage: Mapping[str, Coverage] = field(default_factory=dict)
    """Check id -> how much of it this language supports; what is not listed is `full`."""
