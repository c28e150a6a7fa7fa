"""No keyword in another language: inflected, without its accents, in another script or transcribed, or as a picture.

How sure the referee can be depends on how the clue was found to be a translation, and on whether it is also an
ordinary word of the language of play (an auto is a car to an Englishman as well as to a Dutchman).
"""

import re
from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue, analyse
from cluewright.core.clues.attached import is_sentence, without_article
from cluewright.core.clues.check import Check
from cluewright.core.clues.clue import Clue, Translation
from cluewright.core.clues.keywords import TranslationIndex
from cluewright.core.clues.pictures import pictures
from cluewright.core.clues.pieces import Piece, Span, as_read, listed, without_particles
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.titles import is_title
from cluewright.core.clues.translated import SHORT, Hit, hits
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import is_made_with, keys, knowing
from cluewright.core.languages.look_alikes import unleet
from cluewright.core.languages.scripts import count_letters, romanised, unmarked
from cluewright.core.remembering import remembered


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    indexes = [keyword.translations for keyword in table.keywords]
    most = min(max((index.most_words for index in indexes), default=1), max(len(clue.tokens), 1))
    parts = _pieces(clue.clue.text, clue.clue.language, table.play, most, strict=table.strict)
    pieces = [piece for piece, read in parts if _may_be_one(piece, read, indexes)]
    for place, keyword in enumerate(table.keywords if pieces else (), 1):
        known = keyword.translations
        shown = keyword.texts[0]  # foot may be said for football, though that is what the French call it
        others = [
            one for one in pieces if not shown.language or not is_made_with(one.text, shown.joined, shown.language)
        ]
        if said := [(piece.span, hit) for piece in others for hit in hits(piece, known, clue, table)]:
            span, (found, method, ruling) = max(said, key=lambda one: _weight(one[1], clue))
            if len(clue.tokens) > 2 and (is_title(clue, len(found.form.split())) or _is_little(found.form)):
                ruling = Ruling.SUSPECT
            yield CHECK.find(
                clue, span, ruling, method, matched=found.form, keyword=(place, keyword.keyword.text),
                language=found.language, confidence=_confidence(found, ruling), source=found.source,
            )  # fmt: skip

    yield from _pictured(clue, table)


def _is_little(form: str) -> bool:
    """Whether a word in a sentence of another script may be an article or the like of another language (c'est la vie
    has no Dutch drawer in it)."""
    return len(form) < 3 and form.isascii()


def _pictured(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for picture in pictures(clue):
        if not table.strict and _adorns(picture.span, clue):
            continue
        for place, keyword in enumerate(table.keywords, 1):
            if picture.shows(keyword):
                yield CHECK.find(
                    clue, picture.span, Ruling.SUSPECT, "picture", keyword=(place, keyword.keyword.text), confidence=0.7
                )


def _adorns(picture: Span, clue: AnalysedClue) -> bool:
    """Whether a picture stands before or after words that say something by themselves (`come quickly 🚒`, for fire
    engine), not for a word among them."""
    before = sum(token.span[1] <= picture[0] for token in clue.tokens)
    telling = any(all(word not in one.function_words for one in clue.spoken) for word in clue.words)
    return telling and len(clue.tokens) > 1 and before in (0, len(clue.tokens))


def _weight(hit: Hit, clue: AnalysedClue) -> tuple[int, bool]:
    """The worst ruling counts; among equals the language that the clue seems to be in explains it best."""
    return hit[2].severity, hit[0].language == clue.language


def _confidence(found: Translation, ruling: Ruling) -> float:
    return 0.98 if ruling is Ruling.ILLEGAL and found.curated else 0.8 if ruling is Ruling.ILLEGAL else 0.5


@remembered(maxsize=2048)
def _pieces(
    text: str, language: str | None, play: tuple[str, ...], most: int, *, strict: bool
) -> tuple[tuple[Piece, tuple[str, ...]], ...]:
    """The parts of a clue that may be translations, whatever the keywords are, each with what it is looked up by if it
    is read aloud. `language`: that of the clue, if it is said; `play`: those of the table; `most`: how many words a
    translation has."""
    clue = analyse(Clue(text, language), 0, play)
    ordinary = all(token.is_known_to(clue.spoken) for token in clue.tokens)
    parts = (part for part in _parts(clue, most) if not _is_bit_of_a_name(part[0], clue))
    pieces = [_piece(said, span, clue, play, ordinary=ordinary, strict=strict) for said, span in parts]
    return tuple((piece, _read(piece, clue)) for piece in pieces)


def _read(piece: Piece, clue: AnalysedClue) -> tuple[str, ...]:
    if piece.text.isascii():
        return ()
    return tuple(key for said in without_particles(piece, clue) for key in as_read(said, clue))


def _parts(clue: AnalysedClue, most: int) -> Iterator[tuple[str, Span]]:
    """Every word, every run of words that a translation could be, and the whole without its spaces."""
    tokens = clue.tokens
    for start in range(len(tokens)):
        for end in range(start + 1, min(start + most, len(tokens)) + 1):
            text = " ".join(token.text for token in tokens[start:end])
            yield text, (tokens[start].span[0], tokens[end - 1].span[1])
            if bare := _before_particle(text):
                yield bare, (tokens[start].span[0], tokens[end - 1].span[1])
            if "'" in text:  # an article that has lost its vowel, or what is somebody's: l'amour, abuela's
                bare = text.removesuffix("'s") if text.endswith("'s") else text.rpartition("'")[2]
                yield bare, (tokens[start].span[0], tokens[end - 1].span[1])
    for token in tokens:  # s4lt
        if not token.text.isalpha() and _LEET.fullmatch(token.text):
            yield from ((read, token.span) for read in unleet(token.text) if read.isalpha())
    if len(tokens) > max(1, most):
        yield "".join(token.text for token in tokens), clue.whole


_LEET = re.compile(r"(?=.*\d)[^\W\d_][\w@$]{3,}")
"""Letters with digits for some of them, of a word that is too long for a number with its unit (5km)."""


def _before_particle(text: str) -> str:
    """A foreign word that a Korean particle is written onto (`lighthouse처럼`); "" if this is none."""
    match = _WITH_PARTICLE.fullmatch(text)
    return match[1] if match else ""


_WITH_PARTICLE = re.compile(r"([^가-힣]{2,})[가-힣]{1,4}")


def _piece(text: str, span: Span, clue: AnalysedClue, play: tuple[str, ...], *, ordinary: bool, strict: bool) -> Piece:
    knowing_it = frozenset(knowing(text, clue.languages))
    played = not knowing_it.isdisjoint(play)
    # What the language of play has as a word, and another has not, will not be a form of a word of the other; nor is a
    # form so short ever held against it.
    short = played and count_letters(text) <= SHORT and not strict
    might = tuple(one.tag for one in clue.languages if (one.tag in knowing_it and not short) or not played)
    forms_in = () if " " in text else might  # of several words no form is looked for
    phrase = ordinary and len(clue.tokens) > 1 and not any(token.span == span for token in clue.tokens)
    elsewhere = () if played or any(text in one.function_words for one in clue.languages) else listed(text)
    may_be_name = not knowing_it or clue.excerpt(span)[:1].isupper()
    name = may_be_name and any(one.is_name(text) for one in clue.languages)
    return Piece(
        text=text,
        bare=unmarked(text),
        span=span,
        listed=elsewhere,
        phrase=phrase,
        strange=not knowing_it and not phrase,
        name=name,
        keys=tuple((tag, keys(tag, text)) for tag in forms_in),
        latin=romanised(text) if text.isascii() else "",
    )


def _may_be_one(piece: Piece, read: tuple[str, ...], indexes: list[TranslationIndex]) -> bool:
    """A quick no: False for an ordinary word that no translation of any keyword can be found by."""
    word, bare, latin = piece.text, piece.bare, piece.latin
    if piece.strange and _may_be_near_one(word, indexes):
        return True
    for index in indexes:
        if word in index.exact or bare in index.unmarked or latin in index.roman:
            return True
        for tag, said in piece.keys:
            if tag in index.by_key and not index.by_key[tag].keys().isdisjoint(said):
                return True
    for listed_as in piece.listed:
        if any(listed_as.word in index.exact or listed_as.word in index.same for index in indexes):
            return True
    if word.isascii():
        return False
    if read and any(not index.read.keys().isdisjoint(read) for index in indexes):
        return True
    return (any(index.unspaced for index in indexes) and is_sentence(word)) or any(without_article(word))


def _may_be_near_one(word: str, indexes: list[TranslationIndex]) -> bool:
    """Whether a word that is none may be something like a translation. Hangul is like no other script."""
    return not "가" <= word[0] <= "힣" or any(index.hangul or "ko" in index.by_key for index in indexes)


def _is_bit_of_a_name(word: str, clue: AnalysedClue) -> bool:
    """Whether this is one of the short words that names of several words have (San Francisco, La La Land), or a name
    beside another (Karl Marx)."""
    if len(clue.content) < 2 or clue.clue.text.isupper() or not all(token.capital for token in clue.content):
        return False
    long = sum(len(token.text) > 3 for token in clue.content)
    if len(word) <= 3:
        return long > 0
    return long == len(clue.tokens) == 2 and all(_is_name(token.text, clue) for token in clue.tokens)


def _is_name(word: str, clue: AnalysedClue) -> bool:
    return any(one.is_name(word) for one in clue.languages)


CHECK = Check("translation", "decrypto.clues.no-translation", run)
