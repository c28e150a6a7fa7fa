"""A clue is about meaning, not about the letters the keyword is written with."""

import re
from collections.abc import Callable, Iterator
from functools import partial

from cluewright.core.clues.anagrams import anagrams, may_be_an_anagram, may_hold_an_anagram
from cluewright.core.clues.analyse import AnalysedClue, is_a_word
from cluewright.core.clues.check import Check
from cluewright.core.clues.holes import closed_up, fits, has_holes, has_vowels, is_half_written, is_skeleton
from cluewright.core.clues.keywords import Banned
from cluewright.core.clues.leaning import weighed
from cluewright.core.clues.letters_said import ALPHABETS, Initials, are_initials, initials, letters_named
from cluewright.core.clues.parts_told import PARTS, SURE, differs_by
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.traces import Traces
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.wordplay import Rows, made_of_others, rows_of
from cluewright.core.clues.words import exists, is_known
from cluewright.core.languages import Language
from cluewright.core.languages.foreign_talk import LETTERS
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import CLUSTERS, jamo, only_consonants, scripts_of, unmarked

Keyword = tuple[int, str]
Span = tuple[int, int]


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    if spoken := tuple(_talk(clue, table)):
        yield max(spoken, key=lambda one: (one.ruling.severity, bool(one.keyword)))
    looks = tuple(_looks(clue, table.traces))
    for place, text in table.banned if looks else ():
        found = next((one for look in looks for one in look(clue, (place, text.text), text)), None)
        if found:
            yield found


def _talk(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for talk in clue.talk_of("spelling_talk"):
        one, said = talk.language, talk.match.groupdict()
        if parts := {group: unmarked(part) for group in PARTS if (part := said.get(group))}:
            yield from _of_parts(clue, table, clue.normal.span(*talk.span), parts, one)
            continue
        if _is_idiom(clue, one):
            continue
        named = said.get("letter")
        hit = _with_letter(table, one.letters.get(named, named)) if named else None
        span = clue.normal.span(*talk.span)
        of_letter = (Ruling.ILLEGAL if hit else Ruling.SUSPECT, "explicit")
        ruling, method = of_letter if named else weighed(clue, span, one.tag, table)
        yield CHECK.find(clue, span, ruling, method, keyword=hit, language=one.tag, matched=named or "")
    for foreign in LETTERS.found_in(clue.normal.text, clue.words):
        span = clue.normal.span(foreign.start, foreign.end)
        yield CHECK.find(clue, span, Ruling.ILLEGAL, "explicit", language=foreign.language)


def _is_idiom(clue: AnalysedClue, one: Language) -> bool:
    """Whether the clue as a whole is a fixed expression, or says what somebody else does with letters. In brackets
    stands what is said about it (`… (mind the initials)`)."""
    text = clue.normal.text
    return "(" not in text and any(match.span() == (0, len(text)) for match in one.idioms.finditer(text))


def _of_parts(
    clue: AnalysedClue, table: AnalysedTable, span: Span, parts: dict[str, str], one: Language
) -> Iterator[Finding]:
    """Talk of parts of the keyword, or of its letters in another order: whether it is such talk (`ends in -ough`) or
    is not (`ends in tears`), the keywords tell. What is a word by itself may fit one by chance."""
    for place, text in table.banned:
        whole, piece = parts.get("whole", ""), parts.get("piece", "")
        if all(PARTS[how](text.unmarked, part) for how, part in parts.items()) and (
            not piece or differs_by(text.unmarked, whole, piece)
        ):
            sure = len(parts) > 1 or not SURE.isdisjoint(parts)
            sure = sure or not any(is_known(one.tag, part) for part in parts.values())
            yield CHECK.find(
                clue, span, Ruling.ILLEGAL if sure else Ruling.SUSPECT, "explicit", keyword=(place, text.text),
                language=one.tag, matched=next(iter(parts.values())),
            )  # fmt: skip
            return


def _with_letter(table: AnalysedTable, named: str) -> Keyword | None:
    """The keyword that has the letters named, best at its beginning."""
    letters = jamo(unmarked(named))
    letters = CLUSTERS.get(letters, letters)
    hits = [(place, text) for place, text in table.banned if any(letters in one for one in _written(text))]
    first = [hit for hit in hits if any(one.startswith(letters) for one in _written(hit[1]))]
    return next(((place, text.text) for place, text in (*first, *hits)), None)


def _written(text: Banned) -> tuple[str, str]:
    """A keyword's letters, and the first letter of each of its syllables (Hangul)."""
    return jamo(text.unmarked), text.initials


Look = Callable[[AnalysedClue, Keyword, Banned], Iterator[Finding]]


def _looks(clue: AnalysedClue, traces: Traces) -> Iterator[Look]:
    """The ways in which a clue of this shape can be about letters."""
    words = clue.words
    if words and not clue.is_word:
        yield from _looks_at_holes(clue)
    if len(words) == 1:
        yield from _looks_at_one(clue, traces)
    else:
        if said := tuple(letters_named(clue)):
            yield partial(_spelled_out, said=said)
        if clue.strange:
            yield _skeleton
    if not clue.normal.text.isascii():
        yield from _hangul_looks(words)
    if _is_long("".join(words)) and may_hold_an_anagram(clue, traces):
        yield _anagram
    if len(words) > 1:
        if rows := initials(clue, traces):
            yield partial(_acrostic, rows=rows)
        yield partial(_made_of_others, rows=rows_of(clue))


def _is_long(said: str) -> bool:
    """Whether a word's letters hardly fall into another word's order by chance; Hangul has two or three a syllable."""
    return len(said) > 4 or len(jamo(said)) > 7


def _looks_at_one(clue: AnalysedClue, traces: Traces) -> Iterator[Look]:
    word = clue.words[0]
    if len(jamo(word)) == 1:
        yield _single_letter
    elif any(_is_only_a_letter(word, one) for one in clue.spoken):
        yield _letter_name
    if len(word) > 2 and not is_a_word(clue.tokens[0], clue.languages):
        yield _skeleton
        yield _beginning
        if len(word) < 5 and may_be_an_anagram(word, traces):
            yield _anagram


def _looks_at_holes(clue: AnalysedClue) -> Iterator[Look]:
    if has_holes(closed_up(clue.normal.text)):
        yield _gaps
    elif any(_holed(clue)):
        yield _gaps_inside


def _hangul_looks(words: tuple[str, ...]) -> Iterator[Look]:
    if any(map(_LETTER_ALONE.search, words)):
        if any(map(only_consonants, words)):
            yield _initial_consonants
        if len(words) == 1:
            yield _half_written


_LETTER_ALONE = re.compile("[\u1100-\u11ff\u3131-\u318e]")
"""A Hangul letter that is part of no syllable."""


def _single_letter(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    yield from _letter(clue, keyword, text, clue.tokens[0].text)


def _is_only_a_letter(word: str, one: Language) -> bool:
    """Whether this names a letter and nothing else: Romeo is a lover first."""
    return word in one.letters and not (is_known(one.tag, word) or exists(one.tag, word) or one.is_name(word))


def _letter_name(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    """A letter by its name, where the name is no ordinary word (`aitch`, `эр`, `비읍`)."""
    said = clue.tokens[0].text
    for one in clue.spoken:
        if said in one.letters:
            yield from _letter(clue, keyword, text, one.letters[said])


def _letter(clue: AnalysedClue, keyword: Keyword, text: Banned, said: str) -> Iterator[Finding]:
    letter = jamo(said) if text.initials else look(said)
    letters = text.jamo if text.initials else text.look
    if scripts_of(said).isdisjoint(ALPHABETS) or letter not in letters:
        return
    first = letters.startswith(letter)
    yield CHECK.find(
        clue, clue.whole, Ruling.ILLEGAL if first else Ruling.SUSPECT, "first-letter" if first else "letter",
        keyword=keyword, confidence=0.95 if first else 0.4,
    )  # fmt: skip


def _initial_consonants(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    """Korean players' abbreviation: the first consonant of each syllable (ㅋㅍ for 커피)."""
    if not text.initials:
        return
    for token in clue.tokens:
        if only_consonants(token.text) and text.initials.startswith(jamo(token.text)):
            yield CHECK.find(clue, token.span, Ruling.ILLEGAL, "initial-consonants", keyword=keyword)
    together = "".join(token.text for token in clue.tokens)
    if len(clue.tokens) > 1 and only_consonants(together) and text.initials == jamo(together):
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "initial-consonants", keyword=keyword)


def _spelled_out(
    clue: AnalysedClue, keyword: Keyword, text: Banned, said: tuple[tuple[str, str], ...]
) -> Iterator[Finding]:
    """The keyword's beginning, letter by letter."""
    for letters, tag in said:
        if jamo(text.unmarked).startswith(letters):
            yield CHECK.find(
                clue, clue.whole, Ruling.ILLEGAL, "spelled-out", keyword=keyword, matched=letters, language=tag
            )


def _gaps(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    if fits(closed_up(clue.normal.text), text.joined):
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "gaps", keyword=keyword, matched=text.plain)


def _gaps_inside(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    """A word with holes among others (`bouncy c*stle`)."""
    for chunk in _holed(clue):
        if fits(chunk[0], text.joined):
            span = clue.normal.span(*chunk.span())
            yield CHECK.find(clue, span, Ruling.ILLEGAL, "gaps", keyword=keyword, matched=text.plain)


def _holed(clue: AnalysedClue) -> Iterator[re.Match[str]]:
    return (chunk for chunk in _INSIDE.finditer(clue.normal.text) if has_holes(chunk[0]))


_INSIDE = re.compile(r"(?<!\S)[^\W\d_]\S*[^\W\d_](?!\S)")


def _half_written(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    if is_half_written("".join(jamo(c) if len(jamo(c)) == 1 else c for c in clue.normal.text.strip()), text.joined):
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "gaps", keyword=keyword, matched=text.plain)


def _skeleton(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    """Alone, or as a word without vowels in a sentence (`BRDG, buy a vowel`)."""
    alone = len(clue.tokens) == 1
    for token, bare in ((one, not has_vowels(one.text)) for one in (clue.tokens if alone else clue.strange)):
        if (alone or (bare and len(token.text) > 3)) and is_skeleton(token.text, text.joined):
            ruling = Ruling.ILLEGAL if bare and alone else Ruling.SUSPECT
            yield CHECK.find(clue, token.span, ruling, "gaps", keyword=keyword, matched=text.plain)


def _anagram(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    for span, sure in anagrams(clue, text):
        ruling = Ruling.ILLEGAL if sure else Ruling.SUSPECT
        yield CHECK.find(clue, span, ruling, "anagram", keyword=keyword, confidence=0.9 if sure else 0.5)


def _acrostic(clue: AnalysedClue, keyword: Keyword, text: Banned, rows: Initials) -> Iterator[Finding]:
    """The words' first letters spell the keyword (`cats often wander` for cow), or their first syllables do, of which
    two are enough (사자 탕수육 for 사탕)."""
    if len(text.joined) < (2 if text.initials else 3):
        return
    if any(are_initials(row, text) for row in rows):
        ruling = Ruling.ILLEGAL if len(rows[-1]) > 3 else Ruling.SUSPECT
        yield CHECK.find(clue, clue.whole, ruling, "acrostic", keyword=keyword, confidence=0.8)


def _made_of_others(clue: AnalysedClue, keyword: Keyword, text: Banned, rows: Rows) -> Iterator[Finding]:
    for made in made_of_others(clue, text, rows):
        ruling, sure = (Ruling.ILLEGAL, 0.9) if made.named else (Ruling.SUSPECT, 0.5)
        yield CHECK.find(clue, made.span, ruling, made.method, keyword=keyword, confidence=sure)


def _beginning(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    """A fragment that is no word and begins the keyword (`somb` for sombrero). Real words are free."""
    said = clue.tokens[0].text
    fragment = len(said) < len(text.joined) and 2 * len(said) >= len(text.joined) - 1
    if fragment and text.joined.startswith(said):
        yield CHECK.find(clue, clue.whole, Ruling.SUSPECT, "beginning", keyword=keyword, confidence=0.5)


CHECK = Check("spelling", "decrypto.clues.meaning-not-spelling", run)
