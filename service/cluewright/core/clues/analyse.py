"""A clue taken apart, once, so that no check has to look at the raw text again."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from cluewright.core.languages import TAGS, Form, Language, Sound, language
from cluewright.core.languages.scripts import scripts_of
from cluewright.core.remembering import remembered

from .clue import Clue
from .normalise import Normal, normalise

# Marks that belong to the letter before them in the scripts that write vowels or voice as marks. Python counts them
# as no part of a word.
_MARKS = (
    "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0963\u0e31-\u0e4e"
)
_LETTERS = rf"[^\W_](?:[^\W_]|[{_MARKS}])*"
_WORD = re.compile(rf"{_LETTERS}(?:'{_LETTERS})*")


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the clue in uniform writing, where it stands there (`start`, `end`) and in the clue as sent
    (`span`), and whether it was written with a capital."""

    text: str
    start: int
    end: int
    span: tuple[int, int]
    capital: bool = False


@dataclass(frozen=True, slots=True)
class AnalysedClue:
    """A clue, its uniform writing, its tokens, and the languages its words are looked at in.

    `language` is the tag given or found (`und` if it cannot be told); `languages` are all that its scripts allow,
    the clue's own first; `spoken` are those of them that it may be a sentence of: its own and the table's; `content`
    are the tokens that carry meaning in the clue's own language (all of them, if none does); `words` are the texts of
    all tokens. `index` is its place among the clues judged together, from 0.
    """

    clue: Clue
    normal: Normal
    tokens: tuple[Token, ...]
    language: str
    languages: tuple[Language, ...]
    spoken: tuple[Language, ...]
    content: tuple[Token, ...]
    words: tuple[str, ...] = ()
    index: int = 0

    def excerpt(self, span: tuple[int, int]) -> str:
        """That part of the clue as sent."""
        return self.clue.text[span[0] : span[1]]

    @property
    def whole(self) -> tuple[int, int]:
        """The span of the clue from its first to its last word; of all of it if it has none."""
        if not self.tokens:
            return 0, len(self.clue.text)
        return self.tokens[0].span[0], self.tokens[-1].span[1]


@remembered(maxsize=2048)
def words(text: str) -> tuple[str, ...]:
    """The words of a text in uniform writing."""
    return tuple(_WORD.findall(text))


def tokens_of(text: str, normal: Normal) -> tuple[Token, ...]:
    """The words of a clue with their places."""
    return tuple(_token(text, normal, match) for match in _WORD.finditer(normal.text))


def _token(text: str, normal: Normal, match: re.Match[str]) -> Token:
    span = normal.span(match.start(), match.end())
    return Token(match[0], match.start(), match.end(), span, text[span[0]].isupper())


@remembered(maxsize=8192)
def forms(tag: str, word: str) -> tuple[Form, ...]:
    """A word's forms in a language that is known to exist, remembered."""
    found = language(tag)
    assert found is not None, tag
    return found.forms(word)


@remembered(maxsize=8192)
def keys(tag: str, word: str) -> frozenset[str]:
    """The keys of a word's forms, remembered: words without a common key are no forms of one another."""
    return frozenset(form.key for form in forms(tag, word))


@remembered(maxsize=8192)
def _sounds(tag: str, word: str) -> tuple[Sound, ...]:
    """A word's pronunciations in a language that is known to exist: worked out once for all that is asked of them."""
    found = language(tag)
    assert found is not None, tag
    return found.sounds(word)


@remembered(maxsize=8192)
def phones(tag: str, word: str) -> frozenset[tuple[str, ...]]:
    """A word's pronunciations in a language that is known to exist, remembered."""
    return frozenset(sound.phones for sound in _sounds(tag, word))


@remembered(maxsize=8192)
def base_phones(tag: str, word: str) -> frozenset[tuple[str, ...]]:
    """The pronunciations of the words that this one is surely an inflection of, remembered."""
    bases = (form.key for form in forms(tag, word) if form.certain and form.kind in _INFLECTED and form.key != word)
    return frozenset().union(*(phones(tag, base) for base in bases))


_INFLECTED = frozenset({"plural", "case", "conjugation"})


@remembered(maxsize=8192)
def rhymes(tag: str, word: str) -> frozenset[tuple[str, ...]]:
    """The parts of a word's pronunciations that a rhyme repeats, remembered."""
    found = language(tag)
    assert found is not None, tag
    return frozenset(tail for sound in _sounds(tag, word) if (tail := found.rhyme(sound)))


@remembered(maxsize=8192)
def echoes(tag: str, word: str) -> frozenset[tuple[str, ...]]:
    """A word's pronunciations with the smallest differences levelled, remembered."""
    found = language(tag)
    assert found is not None, tag
    return frozenset(heard for sound in _sounds(tag, word) if found.echo and (heard := found.echo(sound)))


Talk = Literal["spelling_talk", "count_talk", "position_talk", "sound_talk", "private_talk"]


@remembered(maxsize=8192)
def talk(tag: str, kind: Talk, text: str) -> tuple[re.Match[str], ...]:
    """Where a text speaks of such things in a language that is known to exist, in the order of its patterns;
    remembered, because the same clue is judged again and again."""
    if _any_talk(tag, kind).search(text) is None:
        return ()
    patterns: tuple[re.Pattern[str], ...] = getattr(language(tag), kind)
    return tuple(match for pattern in patterns for match in pattern.finditer(text))


@cache
def _any_talk(tag: str, kind: Talk) -> re.Pattern[str]:
    """All patterns as one, which tells in a fraction of the time that there is no such talk. Groups lose their names:
    the patterns share them."""
    patterns: tuple[re.Pattern[str], ...] = getattr(language(tag), kind)
    unnamed = [re.sub(r"\(\?P<\w+>", "(?:", pattern.pattern) for pattern in patterns]
    start = _shared_start(unnamed)
    any_of_them = "|".join(f"(?:{each.removeprefix(start)})" for each in unnamed)
    return re.compile(f"{start}(?:{any_of_them})", patterns[0].flags)


def _shared_start(patterns: list[str]) -> str:
    """What all patterns say must not stand before them (letters, mostly), to ask it once at each letter; "" if none."""
    starts = {match[0] if (match := _WORD_START.match(each)) else "" for each in patterns}
    return starts.pop() if len(starts) == 1 else ""


_WORD_START = re.compile(r"\(\?<![^()]*\)")


@remembered(maxsize=8192)
def is_known(tag: str, word: str) -> bool:
    """Whether a word is an ordinary one in a language that is known to exist, remembered."""
    found = language(tag)
    assert found is not None, tag
    return word in found.function_words or found.known(word)


@remembered(maxsize=256)
def languages_of(scripts: frozenset[str], first: str | None = None) -> tuple[Language, ...]:
    """The languages written in any of the scripts: the one named first, then by tag."""
    found = [one for tag in TAGS if (one := language(tag)) and not one.scripts.isdisjoint(scripts)]
    return tuple(sorted(found, key=lambda one: (one.tag != first, one.tag)))


def is_a_word(token: Token, languages: tuple[Language, ...]) -> bool:
    """Whether this is a word of one of the languages, however rare, or written as the name that it is."""
    if any(knowing(token.text, languages)) or any(one.exists(token.text) for one in languages):
        return True
    return token.capital and any(one.is_name(token.text) for one in languages)


def knowing(word: str, languages: tuple[Language, ...]) -> Iterator[str]:
    """The tags of the languages in which this is an ordinary word."""
    return (one.tag for one in languages if is_known(one.tag, word))


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
    normal = normalise(clue.text)
    tokens = tokens_of(clue.text, normal)
    scripts = frozenset[str]().union(*(scripts_of(token.text) for token in tokens))
    tag = clue.language or _detect(tokens, scripts, preferred)
    languages = languages_of(scripts, tag) if scripts else _by_tags(preferred)
    spoken = tuple(one for one in languages if one.tag in (tag, *preferred)) or languages
    content = _content(tokens, languages[:1])
    return AnalysedClue(clue, normal, tokens, tag, languages, spoken, content, tuple(t.text for t in tokens), index)


def _by_tags(tags: tuple[str, ...]) -> tuple[Language, ...]:
    """What a clue of digits and signs is read in: the languages of the table."""
    return tuple(one for tag in tags if (one := language(tag)))


def _content(tokens: tuple[Token, ...], languages: tuple[Language, ...]) -> tuple[Token, ...]:
    common = languages[0].function_words if languages else frozenset[str]()
    return tuple(token for token in tokens if token.text not in common) or tokens


def _detect(tokens: tuple[Token, ...], scripts: frozenset[str], preferred: tuple[str, ...]) -> str:
    candidates = languages_of(scripts)
    # The language that wins a draw is asked first, and another only if it could still beat the best.
    order = sorted(candidates, key=lambda one: preferred.index(one.tag) if one.tag in preferred else len(preferred))
    best, leader = 0, ""
    for one in order:
        if sum(3 if token.text in one.function_words else 2 for token in tokens) > best:
            score = sum(_evidence(token.text, one) for token in tokens)
            if score > best:
                best, leader = score, one.tag
    if leader:
        return leader
    if len(candidates) == 1:
        return candidates[0].tag
    return next((_OWN_SCRIPT[script] for script in sorted(scripts) if script in _OWN_SCRIPT), "und")


def _evidence(word: str, one: Language) -> int:
    """3 for a function word, 2 for another ordinary word, 0 otherwise."""
    return 3 if word in one.function_words else 2 if is_known(one.tag, word) else 0
