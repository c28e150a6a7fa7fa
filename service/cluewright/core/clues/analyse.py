"""A clue taken apart, once, so that no check has to look at the raw text again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cluewright.core.languages import TAGS, Language, language
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import scripts_of
from cluewright.core.remembering import remembered

from .clue import Clue
from .normalise import Normal, normalise
from .numbers import Number, numbers, numbers_elsewhere
from .talk import Subject, Talk, talk
from .words import WORD, exists, knowing


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the clue in uniform writing, where it stands there (`start`, `end`) and in the clue as sent
    (`span`), whether it was written with a capital, and which of the clue's languages (tags) `know` it as an ordinary
    word."""

    text: str
    start: int
    end: int
    span: tuple[int, int]
    capital: bool
    know: frozenset[str]

    def is_known_to(self, languages: tuple[Language, ...]) -> bool:
        """Whether it is an ordinary word of one of these languages."""
        return any(one.tag in self.know for one in languages)


@dataclass(frozen=True, slots=True)
class AnalysedClue:
    """A clue, its uniform writing, its tokens, and the languages its words are looked at in.

    `language` is the tag given or found (`und` if it cannot be told); `languages` are all that its scripts allow,
    the clue's own first; `spoken` are those of them that it may be a sentence of: its own and the table's; `home`
    those that it may be expected to be in: the table's, the one named, or else English; `content` are the tokens that
    carry meaning in the clue's own language (all of them, if none does), `strange` those that are no word where it is
    at home; `words` are the texts of all tokens, `look` is what they look like run together; `numbers` are those it
    speaks of, `talk` is what it says of letters and the like. `is_word`: it is one word of letters and nothing else.
    `index` is its place among the clues judged together, from 0.
    """

    clue: Clue
    normal: Normal
    tokens: tuple[Token, ...]
    language: str
    languages: tuple[Language, ...]
    spoken: tuple[Language, ...]
    home: tuple[Language, ...]
    content: tuple[Token, ...]
    strange: tuple[Token, ...]
    words: tuple[str, ...]
    look: str
    numbers: tuple[Number, ...]
    talk: tuple[Talk, ...]
    is_word: bool
    index: int = 0

    def excerpt(self, span: tuple[int, int]) -> str:
        """That part of the clue as sent."""
        return self.clue.text[span[0] : span[1]]

    def talk_of(self, subject: Subject) -> tuple[Talk, ...]:
        """What it says of that."""
        return tuple(one for one in self.talk if one.subject == subject) if self.talk else ()

    @property
    def number(self) -> Number | None:
        """The number that it is and nothing else. Nobody counts to 007 or to 3.14."""
        found, words = self.numbers, self.words
        if len(found) != 1 or found[0].last - found[0].first != len(words) - 1:
            return None
        return None if words[0].startswith("0") and len(words[0]) > 1 else found[0]

    @property
    def whole(self) -> tuple[int, int]:
        """The span of the clue from its first to its last word; of all of it if it has none."""
        if not self.tokens:
            return 0, len(self.clue.text)
        return self.tokens[0].span[0], self.tokens[-1].span[1]


def _token(text: str, normal: Normal, match: re.Match[str], languages: tuple[Language, ...]) -> Token:
    span = normal.span(match.start(), match.end())
    know = frozenset(knowing(match[0], languages))
    in_hashtag = text[: span[0]].endswith("#")  # where capitals only tell the words apart (#RiverDance)
    capital = not in_hashtag and _has_capital(text[slice(*span)])
    return Token(match[0], match.start(), match.end(), span, capital, know)


def _has_capital(word: str) -> bool:
    """Whether a word begins with a capital, after an article that has lost its vowel too (d'Ivoire)."""
    return word[0].isupper() or _ELIDED.match(word) is not None


_ELIDED = re.compile("\\w['\u2019][A-ZÀ-ÞА-ЯЁ]")


@remembered(maxsize=256)
def languages_of(scripts: frozenset[str], first: str | None = None) -> tuple[Language, ...]:
    """The languages written in any of the scripts: the one named first, then by tag."""
    found = [one for tag in TAGS if (one := language(tag)) and not one.scripts.isdisjoint(scripts)]
    return tuple(sorted(found, key=lambda one: (one.tag != first, one.tag)))


def is_a_word(token: Token, languages: tuple[Language, ...]) -> bool:
    """Whether this is a word of one of the languages, however rare, or written as the name that it is."""
    if token.is_known_to(languages) or any(exists(one.tag, token.text) for one in languages):
        return True
    return token.capital and any(one.is_name(token.text) for one in languages)


# Scripts that one language alone writes, as far as a clue can tell.
_OWN_SCRIPT = {
    "Greek": "el",
    "Hebrew": "he",
    "Devanagari": "hi",
    "Thai": "th",
    "Georgian": "ka",
    "Armenian": "hy",
    "Kana": "ja",
}


@remembered(maxsize=4096)
def analyse(clue: Clue, index: int = 0, preferred: tuple[str, ...] = ()) -> AnalysedClue:
    """Take a clue apart. `preferred`: the languages of the table, which win where a clue could be in several."""
    found = _analysed(clue.text, clue.language, preferred)
    return replace(found, clue=clue, index=index) if index or clue.target else found


@remembered(maxsize=4096)
def _analysed(said: str, named: str | None, preferred: tuple[str, ...]) -> AnalysedClue:
    """Whatever keyword it is meant for: that changes nothing of its words."""
    clue = Clue(said, named)
    normal = normalise(clue.text)
    matches = tuple(WORD.finditer(normal.text))
    words = tuple(match[0] for match in matches)
    scripts = frozenset[str]().union(*map(scripts_of, words))
    candidates = languages_of(scripts, clue.language)
    tokens = tuple(_token(clue.text, normal, match, candidates) for match in matches)
    tag = clue.language or _detect(tokens, scripts, preferred)
    languages = languages_of(scripts, tag) or _readers_of(scripts, preferred)
    spoken = tuple(one for one in languages if one.tag in (tag, *preferred)) or languages
    if len(scripts) > 1:
        spoken += tuple(one for one in languages if one not in spoken and _speaks(one, spoken, tokens))
    home = _home(languages, (*preferred, named))
    return AnalysedClue(
        clue=clue,
        normal=normal,
        tokens=tokens,
        language=tag,
        languages=languages,
        spoken=spoken,
        home=home,
        content=_content(tokens, languages[:1]),
        strange=tuple(token for token in tokens if not is_a_word(token, home)),
        words=words,
        look=look("".join(words).replace("'", "")),
        numbers=(numbers_elsewhere(words) if len(words) > 1 else ()) or numbers(words),
        talk=tuple(each for one in spoken for each in talk(one.tag, normal.text)),
        is_word=len(words) == 1 and normal.text.isalpha(),
    )


def _speaks(one: Language, others: tuple[Language, ...], tokens: tuple[Token, ...]) -> bool:
    """Whether a language has words in a clue of several scripts that none of the others could have."""
    mine = one.scripts.difference(*(other.scripts for other in others))
    return any(one.tag in token.know and not mine.isdisjoint(scripts_of(token.text)) for token in tokens)


def _home(languages: tuple[Language, ...], expected: tuple[str | None, ...]) -> tuple[Language, ...]:
    found = tuple(one for one in languages if one.tag in expected)
    return found or tuple(one for one in languages if one.tag == _EVERYWHERE)


_EVERYWHERE = "en"
"""The language that players of any other may mean when they write in its script."""


def _readers_of(scripts: frozenset[str], tags: tuple[str, ...]) -> tuple[Language, ...]:
    """What a clue is read in that no language writes so: of a table's languages those that read its signs aloud, and
    all of them where it is only digits and the like."""
    return tuple(one for tag in tags if (one := language(tag)) and scripts <= one.reads_aloud)


def _content(tokens: tuple[Token, ...], languages: tuple[Language, ...]) -> tuple[Token, ...]:
    common = languages[0].function_words if languages else frozenset[str]()
    return tuple(token for token in tokens if token.text not in common) or tokens


def _detect(tokens: tuple[Token, ...], scripts: frozenset[str], preferred: tuple[str, ...]) -> str:
    """The language with most of the words; of several, the one that the table prefers."""
    candidates = languages_of(scripts)
    order = (*(one for tag in preferred for one in candidates if one.tag == tag), *candidates)
    best, leader = 0, ""
    for one in order:
        score = _evidence(tokens, one)
        if score > best:
            best, leader = score, one.tag
    if leader:
        return leader
    if len(candidates) == 1:
        return candidates[0].tag
    return next((_OWN_SCRIPT[script] for script in sorted(scripts) if script in _OWN_SCRIPT), "und")


def _evidence(tokens: Sequence[Token], one: Language) -> int:
    """3 for a function word, 2 for another ordinary word, 0 otherwise."""
    return sum(3 if token.text in one.function_words else 2 for token in tokens if one.tag in token.know)
