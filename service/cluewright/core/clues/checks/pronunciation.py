"""A clue is about meaning, not about how the keyword sounds: no homophones, no rhymes, no talk of sound."""

import re
from collections.abc import Iterator
from itertools import chain

from cluewright.core.clues.analyse import AnalysedClue, Token
from cluewright.core.clues.check import Check
from cluewright.core.clues.keywords import Banned
from cluewright.core.clues.leaning import weighed
from cluewright.core.clues.numbers import value_of
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.traces import Traces
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import forms, heard, keys
from cluewright.core.languages import Language, language
from cluewright.core.languages.foreign_talk import SOUNDS
from cluewright.core.languages.scripts import initial_consonants, jamo
from cluewright.core.languages.typos import typo_distance


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    quoted = (one for one in clue.talk_of("quoted_talk") if _is_nearly_said(one.match["said"], table))
    if talk := next(chain(clue.talk_of("sound_talk"), quoted), None):
        span = clue.normal.span(*talk.span)
        ruling, method = weighed(clue, span, talk.language.tag, table, is_true=_says_a_rhyme(clue, table))
        yield CHECK.find(clue, span, ruling, method, language=talk.language.tag)
    elif transcribed := _TRANSCRIBED.search(clue.normal.text):
        yield CHECK.find(clue, clue.normal.span(*transcribed.span()), Ruling.ILLEGAL, "explicit")
    elif said := next(SOUNDS.found_in(clue.normal.text, clue.words), None):
        span = clue.normal.span(said.start, said.end)
        yield CHECK.find(clue, span, Ruling.ILLEGAL, "explicit", language=said.language)
    like = any(_may_sound_alike(clue, tag, table.traces) for tag in table.traces.phones)
    for place, text in table.banned if like else ():
        found = next(_findings(clue, (place, text.text), text, strict=table.strict), None)
        if found:
            yield found


_TRANSCRIBED = re.compile(r"(?<!\w)[/\[](?=[^/\[\]]*[ːəɪʊʌɑɔæʃʒθðŋɜɒɛˈɐɕʑɣɾʁɲɡ])[^\W\d][^/\[\]]*[/\]](?!\w)")
"""How a word is said, in phonetic signs: `[kæt]`."""


def _is_nearly_said(word: str, table: AnalysedTable) -> bool:
    """Whether a word is one slip of the tongue from a keyword; short ones are so by chance (moo, zoo)."""
    return len(jamo(word)) > 3 and any(typo_distance(word, text.joined, 1) for _, text in table.banned)


def _says_a_rhyme(clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Whether some word of the clue rhymes with a keyword (`sounds like shell`, for bell)."""
    return any(
        not text.rhymes.isdisjoint(heard(text.language, token.text).rhymes)
        for _, text in table.banned
        if text.language and text.rhymes
        for token in clue.content
    )


def _may_sound_alike(clue: AnalysedClue, tag: str, traces: Traces) -> bool:
    """A quick no: False if nothing said here sounds like any keyword in this language, nor rhymes with one."""
    own = language(tag)
    if own is None or own not in clue.languages:
        return False
    theirs = traces.phones[tag]
    words = [heard(tag, token.text) for token in clue.content]
    if any(not (theirs.isdisjoint(said.phones) and theirs.isdisjoint(said.bases)) for said in words):
        return True
    if 1 < len(clue.tokens) <= _FEW and not theirs.isdisjoint(_run_together(clue.tokens, own)):
        return True
    if len(words) != 1:
        return False
    said = words[0]
    return not (traces.rhymes[tag].isdisjoint(said.rhymes) and traces.echoes[tag].isdisjoint(said.echoes))


def _findings(clue: AnalysedClue, keyword: tuple[int, str], text: Banned, *, strict: bool) -> Iterator[Finding]:
    own = language(text.language) if text.language else None
    if own and text.phones and own in clue.languages:
        yield from _homophones(clue, keyword, text, own)
        # A phrase rhymes by its last word, and says something with it: `bake off` with no cake, nor `not for sale`.
        alone = len(clue.content) == 1 and clue.content[0] is clue.tokens[-1] and len(clue.tokens) < 3
        # Nor does a fixed expression: `my way`.
        alone = alone and not (len(clue.tokens) > 1 and own.idioms.search(clue.normal.text))
        method = _likeness(clue.content[0].text, text, own, strict=strict) if alone else None
        if method:
            ruling = Ruling.ILLEGAL if strict else Ruling.SUSPECT
            yield CHECK.find(clue, clue.whole, ruling, method, keyword=keyword, language=own.tag, confidence=0.5)


def _homophones(clue: AnalysedClue, keyword: tuple[int, str], text: Banned, own: Language) -> Iterator[Finding]:
    for token in clue.content:
        if len(clue.tokens) > 1 and value_of(token.text) is not None:  # three little pigs are just three
            continue
        said = heard(own.tag, token.text)
        exact = not text.phones.isdisjoint(said.phones)
        if (exact or not text.phones.isdisjoint(said.bases)) and not _same_word(token.text, text, own):
            sure = exact and not _means_itself(token, clue, own, text)
            ruling = Ruling.ILLEGAL if sure else Ruling.SUSPECT  # nights, for knight
            yield CHECK.find(
                clue,
                token.span,
                ruling,
                "homophone",
                keyword=keyword,
                language=own.tag,
                confidence=0.9 if sure else 0.6,
            )
    if 1 < len(clue.tokens) <= _FEW and not text.phones.isdisjoint(_run_together(clue.tokens, own)):
        yield CHECK.find(
            clue, clue.whole, Ruling.ILLEGAL, "homophone", keyword=keyword, language=own.tag, confidence=0.8
        )


def _means_itself(token: Token, clue: AnalysedClue, own: Language, text: Banned) -> bool:
    """Whether a word stands in a sentence with a particle of its own, or in Korean with a verb's ending (목이 마르다,
    which means no 모기; 편지를 받아 읽다, no 바다)."""
    own_ending = {"particle", "conjugation"} if text.initials else {"particle"}
    return len(clue.tokens) > 1 and any(
        form.certain and form.kind in own_ending and form.key != token.text for form in forms(own.tag, token.text)
    )


_FEW = 3
"""Words that may be one when said in one breath."""


def _run_together(tokens: tuple[Token, ...], own: Language) -> frozenset[tuple[str, ...]]:
    """How the words sound in a row; syllables of Hangul change one another across a space, too (십 리 is 심니)."""
    said = [sorted(heard(own.tag, token.text).phones) for token in tokens]
    row = tuple(phone for ways in said for phone in ways[0]) if all(said) else ()
    joined = "".join(token.text for token in tokens)
    changed = heard(own.tag, joined).phones if initial_consonants(joined) else ()
    return frozenset((row, *changed)) - {()}


def _likeness(word: str, text: Banned, own: Language, *, strict: bool) -> str | None:
    """How a word is like the keyword in sound, if it is."""
    if _rhymes(word, text, own, strict=strict):
        return "rhyme"
    if own.echo is None or len(text.words) > 1:
        return None
    alike = not heard(own.tag, word).echoes.isdisjoint(heard(own.tag, text.words[0]).echoes)
    return "alike" if alike and not _same_word(word, text, own) else None


def _rhymes(word: str, text: Banned, own: Language, *, strict: bool) -> bool:
    """Whether a word rhymes with the keyword, and not only by an ending that grammar gave both."""
    said = heard(own.tag, word).rhymes
    if text.rhymes.isdisjoint(said) or _same_word(word, text, own):
        return False
    # A rhyme is heard between words of like length, all the more where the stress may be anywhere.
    if not strict and abs(len(word) - len(text.joined)) > (1 if len(said) > 1 else 3):
        return False
    if any(word.endswith(end) and text.joined.endswith(end) for end in own.grammatical_endings):
        return False
    if text.joined.endswith(word) and own.compound(text.joined, word):  # a part of the keyword may be said
        return False
    return not own.is_fair_rhyme(word, text.joined)


def _same_word(word: str, text: Banned, own: Language) -> bool:
    """Whether the clue is a form of the keyword: that is another check's business."""
    if word == text.joined:
        return True
    if text.by_key.keys().isdisjoint(keys(own.tag, word)):
        return False
    return any(form.certain and (key := text.by_key.get(form.key)) and key.certain for form in forms(own.tag, word))


CHECK = Check("pronunciation", "decrypto.clues.meaning-not-sound", run)
