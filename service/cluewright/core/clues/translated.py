"""How a part of a clue may be a translation: the ways to find one, and how sure the referee can be by each."""

from collections.abc import Iterator

from cluewright.core.languages import language
from cluewright.core.languages.scripts import (
    count_letters,
    is_hangul_in_latin,
    is_only_alike_in_hangul,
    romanised,
    scripts_of,
    unmarked,
)
from cluewright.core.languages.typos import typo_distance
from cluewright.core.languages.unvowelled import latin_skeleton, may_be_read

from .analyse import AnalysedClue
from .attached import compounded, is_sentence, without_article
from .clue import Translation
from .in_latin import stems_of
from .keywords import FoundForms, TranslationIndex
from .normalise import normalise
from .pieces import Piece, as_read, without_particles
from .shapes import shared_beginning
from .table import AnalysedTable
from .trust import WIDELY_KNOWN, in_another_script, is_ordinary, is_phrase_of_play, is_strict, may_count, ruling_on
from .verdict import Ruling
from .words import forms, is_known, knowing

SHORT = 4
"""Letters up to which an ordinary word of the language of play is never taken for an inflected form."""

Hit = tuple[Translation, str, Ruling]
"""A translation, how it was found, and the ruling that follows."""


def hits(piece: Piece, index: TranslationIndex, clue: AnalysedClue, table: AnalysedTable) -> Iterator[Hit]:
    """Every translation that this may be. What stands so among them is looked no further into; but what nobody vouches
    for is asked for its other forms (Schmetterlinge), or for everything where it may not count itself (cookies), and so
    is what is of an obscure language only (кафе is Bulgarian for coffee, and café)."""
    word = piece.text
    if exact := index.exact.get(word):
        counted = [one for one in exact if may_count(one, word, clue, table)]
        yield from ((one, "exact", ruling_on(one, word, table)) for one in counted)
        if any(one.vouched_for for one in exact):
            if any(is_strict(one, table) for one in exact):
                return
        elif counted:
            yield from _in_another_form(piece, index, clue, table)
            return
    for tag, keys_said in piece.keys:
        if (by_key := index.by_key.get(tag)) and not by_key.keys().isdisjoint(keys_said):
            yield from _inflected(word, tag, by_key, table)
    yield from _inflected_elsewhere(piece, index, clue, table)
    yield from _phrase_in_the_plural(word, index, table)
    yield from _without_marks(piece, index, table)
    if word.isascii():
        yield from _in_latin_letters(word, index, table, strange=piece.strange)
    else:
        yield from _read_aloud(piece, index, clue, table)
        yield from _written_onto_others(word, index, table)
    if piece.strange:
        yield from _as_no_word(piece, index, clue, table)


def _is_named(piece: Piece, clue: AnalysedClue) -> bool:
    """Whether it may well be the name that it is too."""
    return piece.name and clue.excerpt(piece.span)[:1].isupper()


def _as_no_word(piece: Piece, index: TranslationIndex, clue: AnalysedClue, table: AnalysedTable) -> Iterator[Hit]:
    """What a piece may be that is no word of any language that the clue could be in."""
    word = piece.text
    yield from _with_the_same_beginning(word, index, table)
    yield from _in_the_plural(word, index, table)
    if piece.name:
        return
    yield from _hangul_in_latin(word, index, table)
    least = 2 if clue.is_word and not clue.tokens[0].capital else 3
    yield from _by_its_consonants(word, index, least)
    if (spelled := _as_others_write(word, table)) != word:
        yield from _in_latin_letters(spelled, index, table)
        yield from _by_its_consonants(spelled, index, least)
    yield from _inflected_in_latin(word, index)
    yield from _in_a_compound(word, index)
    yield from _in_a_compound_in_latin(word, index)
    yield from _nearly(piece.bare, index)


def _in_another_form(piece: Piece, index: TranslationIndex, clue: AnalysedClue, table: AnalysedTable) -> Iterator[Hit]:
    yield from _inflected_elsewhere(piece, index, clue, table)
    if piece.strange:
        yield from _without_marks(piece, index, table)


def _without_marks(piece: Piece, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    for one in index.unmarked.get(piece.bare, ()):
        yield from _loosely(one, "unmarked", piece.text, table, strange=piece.strange)


def _inflected(word: str, tag: str, by_key: FoundForms, table: AnalysedTable) -> Iterator[Hit]:
    for form in forms(tag, word):
        for one, certain in by_key.get(form.key, ()):
            yield from _of_the_same_word(one, word, table, certain=certain and form.certain)


def _inflected_elsewhere(
    piece: Piece, index: TranslationIndex, clue: AnalysedClue, table: AnalysedTable
) -> Iterator[Hit]:
    """A form that the dictionary of a language without full analysis lists, with its marks or without. With a capital
    it may as well be the name that it is too (Rosen, Pesci)."""
    word = piece.text
    named = _is_named(piece, clue)
    for found in piece.listed:
        for one in (*index.exact.get(found.word, ()), *index.same.get(found.word, ())):
            if one.vouched_for and one.language.partition("-")[0].casefold() == found.language:
                if found.form == word:
                    doubtful = named or (not piece.strange and count_letters(word) <= SHORT)  # let it be
                    yield one, "inflected", Ruling.SUSPECT if doubtful else ruling_on(one, word, table)
                elif not named:
                    yield from _loosely(one, "unmarked", word, table)


def _of_the_same_word(one: Translation, word: str, table: AnalysedTable, *, certain: bool) -> Iterator[Hit]:
    ordinary = is_ordinary(word, one, table)
    if certain and (not ordinary or (is_strict(one, table) and one.vouched_for and count_letters(word) > SHORT)):
        # By rule any ending might be an inflection: where the script tells nothing, the form must exist.
        real = in_another_script(word, table) or is_known(one.language, word)
        yield one, "inflected", ruling_on(one, word, table) if real else Ruling.SUSPECT
    elif table.strict and certain is ordinary:
        yield one, "inflected", Ruling.SUSPECT


def _with_the_same_beginning(word: str, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    """Inflection in a language without analysis: the ending may differ, by two letters at most. Where one was only
    added (Katze, Katzen), it is as good as the word."""
    bare = unmarked(word) if index.stems else ""
    for end in range(len(bare), max(len(bare) - 4, 3), -1):
        for one in index.stems.get(bare[:end], ()):
            if len(bare) - end <= 2 or len(shared_beginning(word) or "") - end <= 2:
                added = len(bare) > 4 and word.startswith(normalise(one.form).text)
                yield one, "inflected", ruling_on(one, word, table) if added else Ruling.SUSPECT


def _hangul_in_latin(word: str, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    """A Korean word in Latin letters by another table than the official one, or by ear (`kokkiri`)."""
    if word.isascii() and index.hangul:
        found = (one for form, one in index.hangul if is_hangul_in_latin(word, form))
        yield from (hit for one in found for hit in _loosely(one, "romanised", word, table))


def _in_latin_letters(
    word: str, index: TranslationIndex, table: AnalysedTable, *, strange: bool = True
) -> Iterator[Hit]:
    for one in index.roman.get(romanised(word), ()) if index.roman else ():
        yield from _loosely(one, "romanised", word, table, strange=strange)


def _as_others_write(word: str, table: AnalysedTable) -> str:
    """A word of another script in Latin letters that a language of play spells in its own way (`sjalom`)."""
    for one in filter(None, map(language, table.play)):
        for own, others in one.spells_abroad:
            word = word.replace(own, others)
    return word


def _by_its_consonants(word: str, index: TranslationIndex, least: int) -> Iterator[Hit]:
    """A word of a script without vowels, with those that people put in (`kitab`, `shalom`), if it has that many
    consonants: names and words of other languages have two of another word by chance (Gouda, veni)."""
    if index.skeletons and word.isascii() and len(word) > 3 and len(skeleton := latin_skeleton(word)) >= least:
        found = index.skeletons.get(skeleton, ())
        read = (one for one in found if may_be_read(normalise(one.form).text, word))
        yield from ((one, "romanised", Ruling.SUSPECT) for one in read)


def _inflected_in_latin(word: str, index: TranslationIndex) -> Iterator[Hit]:
    """A form of a word in another script, in Latin letters, by whatever table (`sobakami`, `papoutsia`)."""
    if index.latin and word.isascii():
        found = (one for stem in stems_of(word) for one in index.latin.get(stem, ()))
        yield from ((one, "romanised", Ruling.SUSPECT) for one in found)


def _in_the_plural(word: str, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    """A plural longer than what a word is known by that has another ending (`kartallar`)."""
    for ending, tag in _PLURALS:
        for one in index.exact.get(word.removesuffix(ending), ()) if word.endswith(ending) else ():
            if one.language == tag and one.vouched_for:
                yield one, "inflected", ruling_on(one, word, table)


_PLURALS = (("lar", "tr"), ("ler", "tr"), ("ları", "tr"), ("leri", "tr"), ("ok", "hu"), ("ek", "hu"), ("ak", "hu"))


def _phrase_in_the_plural(word: str, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    """The first word of a phrase, or each, with an s for the plural (`pommes de terre`, `chaises longues`)."""
    first, *rest = word.split()
    if not rest:
        return
    singular = first.removesuffix("s")
    every = " ".join((singular, *(one.removesuffix("s") for one in rest)))
    for form in {" ".join((singular, *rest)), every} - {word}:
        for one in index.exact.get(form, ()):
            if one.language in _PLURAL_IN_S and one.vouched_for:
                yield one, "inflected", ruling_on(one, word, table)


_PLURAL_IN_S = frozenset({"ca", "en", "es", "fr", "gl", "pt"})


def _in_a_compound(word: str, index: TranslationIndex) -> Iterator[Hit]:
    """One at either end of a longer word, in a language that writes compounds as one (`Spinnennetz`)."""
    found = (one for part in compounded(word) for one in index.exact.get(part, ()))
    yield from ((one, "contained", Ruling.SUSPECT) for one in found if one.curated and one.language in _COMPOUNDING)


_COMPOUNDING = frozenset({"da", "de", "fi", "hu", "no", "sv"})


def _in_a_compound_in_latin(word: str, index: TranslationIndex) -> Iterator[Hit]:
    """One at the end of a longer word of a language written without spaces, in Latin letters (`xiaonuhai`)."""
    if not index.roman or not word.isascii():
        return
    ends = (word[start:] for start in range(2, len(word) - _LONG_ENOUGH + 1))
    found = (one for end in ends for one in index.roman.get(end, ()))
    yield from ((one, "contained", Ruling.SUSPECT) for one in found if one.language in _UNSPACED)


_LONG_ENOUGH = 5
"""Letters of such a word: shorter ones end other words by chance."""

_UNSPACED = frozenset({"ja", "zh"})


def _written_onto_others(word: str, index: TranslationIndex, table: AnalysedTable) -> Iterator[Hit]:
    for bare, by_article in without_article(word):
        for one in index.exact.get(bare, ()):
            yield one, "inflected", ruling_on(one, bare, table) if by_article else Ruling.SUSPECT
    if index.unspaced and is_sentence(word):
        yield from ((one, "contained", Ruling.SUSPECT) for form, one in index.unspaced if form in word)


def _read_aloud(piece: Piece, index: TranslationIndex, clue: AnalysedClue, table: AnalysedTable) -> Iterator[Hit]:
    """Written in this script after its sound, with or without an ending (`카페를`). A name is just that (Крым)."""
    if _is_named(piece, clue):
        return
    for said in without_particles(piece, clue) if index.read else ():
        # доктор is another word for врач, whoever says Doktor; but a loan in Hangul is English first (밀크, for 우유).
        if unmarked(said) in index.own and not "가" <= said[0] <= "힣":
            continue
        found = dict.fromkeys(one for key in as_read(said, clue) for one in index.read.get(key, ()))
        for one in found:
            if scripts_of(said).isdisjoint(scripts_of(one.form)) and _may_be_read(one, said, clue, table):
                yield one, "transcribed", Ruling.SUSPECT


def _may_be_read(one: Translation, word: str, clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Whether a word may be a foreign one in this script: an ordinary word is not taken for one of a far language, nor
    for one that differs by what only Hangul does not tell apart (пара, palla), nor in a phrase of ordinary words (пятый
    элемент), unless it is English in Hangul, which people say so beside any word (영어로 레인보우)."""
    english = one.language == "en"  # which is spelled one way and said another
    if not english and any(knowing(word, clue.languages)) and is_only_alike_in_hangul(word, normalise(one.form).text):
        return False
    if not is_ordinary(word, one, table):
        return True
    near = one.language in (*WIDELY_KNOWN, *table.play)
    return near and ((english and "가" <= word[0] <= "힣") or not is_phrase_of_play(clue, table))


def _loosely(one: Translation, method: str, word: str, table: AnalysedTable, *, strange: bool = False) -> Iterator[Hit]:
    """Without its accents, or in Latin letters. Short transcriptions look like too many other words; of three letters
    only what is `strange`, no word at all here, counts."""
    letters = count_letters(word)
    ordinary = is_ordinary(word, one, table)
    if method == "unmarked":
        least = 5 if ordinary else 1 if strange else 3
    else:
        least = 5 if ordinary else 3 if strange and one.curated else 4
    if letters < least or (ordinary and not (is_strict(one, table) and one.vouched_for)):
        return
    sure = letters >= 6 and not ordinary and one.curated and not one.ambiguous and is_strict(one, table)
    yield one, method, Ruling.ILLEGAL if sure else Ruling.SUSPECT


def _nearly(bare: str, index: TranslationIndex) -> Iterator[Hit]:
    """One slip away from a translation of 7 letters or more."""
    for form, one in index.long.get(bare[0], ()) if len(bare) > 5 else ():
        if abs(len(form) - len(bare)) <= 1 and typo_distance(bare, form, 1) == 1:
            yield one, "typo", Ruling.SUSPECT
