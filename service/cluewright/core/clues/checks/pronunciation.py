"""A clue is about meaning, not about how the keyword sounds: no homophones, no rhymes, no talk of sound."""

from collections.abc import Iterator
from functools import lru_cache

from cluewright.core.clues.analyse import AnalysedClue, Token, forms
from cluewright.core.clues.check import Check
from cluewright.core.clues.disguise import sounds_transcribed
from cluewright.core.clues.keywords import Banned
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language, Sound, language


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    spoken = next(_talk(clue), None)
    if spoken:
        yield CHECK.find(clue, spoken[0], Ruling.ILLEGAL, "explicit", language=spoken[1])
    for place, text in table.banned():
        found = next(_findings(clue, (place, text.text), text, strict=table.strict), None)
        if found:
            yield found


def _talk(clue: AnalysedClue) -> Iterator[tuple[tuple[int, int], str]]:
    for one in clue.languages:
        for pattern in one.sound_talk:
            match = pattern.search(clue.normal.text)
            if match:
                yield clue.normal.span(*match.span()), one.tag


def _findings(clue: AnalysedClue, keyword: tuple[int, str], text: Banned, *, strict: bool) -> Iterator[Finding]:
    own = language(text.language) if text.language else None
    if own in clue.languages and own and text.sounds:
        yield from _homophones(clue, keyword, text, own)
        if len(_content(clue, own)) == 1 and _rhymes(_content(clue, own)[0].text, text, own):
            ruling = Ruling.ILLEGAL if strict else Ruling.SUSPECT
            yield CHECK.find(
                clue, clue.whole, ruling, "rhyme", keyword=keyword, language=own.tag, confidence=0.5
            )
    for token in clue.tokens:
        if sounds_transcribed(token.text, text):
            yield CHECK.find(clue, token.span, Ruling.SUSPECT, "transcribed", keyword=keyword, confidence=0.5)


@lru_cache(maxsize=8192)
def _sounds(tag: str, word: str) -> tuple[Sound, ...]:
    one = language(tag)
    assert one is not None, tag
    return one.sounds(word)


def _content(clue: AnalysedClue, one: Language) -> tuple[Token, ...]:
    return tuple(token for token in clue.tokens if token.text not in one.function_words) or clue.tokens


def _homophones(clue: AnalysedClue, keyword: tuple[int, str], text: Banned, own: Language) -> Iterator[Finding]:
    wanted = {sound.phones for sound in text.sounds}
    for token in _content(clue, own):
        said = {sound.phones for sound in _sounds(own.tag, token.text)}
        if said & wanted and not _same_word(token.text, text, own):
            yield CHECK.find(
                clue, token.span, Ruling.ILLEGAL, "homophone", keyword=keyword, language=own.tag, confidence=0.9
            )
    if 2 <= len(clue.tokens) <= 3 and _run_together(clue.tokens, own) in wanted:
        yield CHECK.find(
            clue, clue.whole, Ruling.ILLEGAL, "homophone", keyword=keyword, language=own.tag, confidence=0.8
        )


def _run_together(tokens: tuple[Token, ...], own: Language) -> tuple[str, ...]:
    said = [_sounds(own.tag, token.text) for token in tokens]
    return tuple(phone for sounds in said for phone in sounds[0].phones) if all(said) else ()


def _rhymes(word: str, text: Banned, own: Language) -> bool:
    """Whether a word rhymes with the keyword, and not only by an ending that grammar gave both."""
    if any(word.endswith(end) and text.joined.endswith(end) for end in own.grammatical_endings):
        return False
    if _same_word(word, text, own):
        return False
    wanted = {own.rhyme(sound) for sound in text.sounds} - {None, ()}
    return any(own.rhyme(sound) in wanted for sound in _sounds(own.tag, word))


def _same_word(word: str, text: Banned, own: Language) -> bool:
    """Whether the clue is a form of the keyword: that is another check's business."""
    return word == text.joined or any(form.key in text.by_key for form in forms(own.tag, word))


CHECK = Check("pronunciation", "decrypto.clues.meaning-not-sound", run)
