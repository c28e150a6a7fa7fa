"""How far a translation that a clue seems to be is to be trusted: who vouches for it, and what else the word may be."""

from cluewright.core.languages import language
from cluewright.core.languages.scripts import count_letters, scripts_of

from .analyse import AnalysedClue
from .clue import Translation
from .table import AnalysedTable
from .verdict import Ruling
from .words import is_known

WIDELY_KNOWN = frozenset({"en", "fr", "de", "es", "it"})
"""Languages whose words are borrowed everywhere."""


def is_ordinary(word: str, one: Translation, table: AnalysedTable) -> bool:
    """Whether a language of play, other than the translation's own, has this as an ordinary word, and not as a name
    only."""
    found = (language(tag) for tag in table.play if tag != one.language)
    return any(played is not None and is_known(played.tag, word) and not played.is_name(word) for played in found)


def in_another_script(word: str, table: AnalysedTable) -> bool:
    """Whether the word has no letter of a script that the table is written in."""
    return scripts_of(word).isdisjoint(table.scripts)


def is_strict(one: Translation, table: AnalysedTable) -> bool:
    """Whether the translation is in one of the languages that this table forbids."""
    return one.language.partition("-")[0] in table.table.translation_languages


def may_count(one: Translation, word: str, clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Ordinary words of the language of play are let pass when they are short and the language is not one that many
    know, or it is an obscure one, or nobody vouches for the translation, or the clue is a phrase in the language of
    play (double agent), or says more than the word where that may be another one's translation, or a synonym; and
    little ones among others (John en Yoko in een bed van het Hilton)."""
    if table.strict or not is_ordinary(word, one, table):
        return True
    little = (own.function_words for own in map(language, table.play) if own and word in own.function_words)
    if any(len(words.intersection(clue.words)) > 2 for words in little):
        return False
    letters = count_letters(word)
    known = letters > 3 or one.language in WIDELY_KNOWN or language(one.language) is not None
    serious = (known and is_strict(one, table)) or (letters > 2 and _is_near(one, table))
    alone = len(clue.content) == 1 if one.ambiguous else not is_phrase_of_play(clue, table)
    return serious and one.vouched_for and alone


def _is_near(one: Translation, table: AnalysedTable) -> bool:
    """Whether it is in a language whose everyday words the players know, though it is another than theirs."""
    played = (language(tag) for tag in table.play)
    return any(own is not None and one.language in own.neighbours for own in played)


def is_phrase_of_play(clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Several words of a language of play, and not one again and again (мани-мани); little ones only where there are
    more than an article (we will rock you); two letters may be another language's article (la luna)."""
    tokens = clue.tokens if len(clue.tokens) > 3 else clue.content
    said = [token.text for token in tokens if len(token.text) > 2]
    spoken = [one for tag in table.play if (one := language(tag))]
    several = len(set(said)) > 1
    return several and any(all(is_known(one.tag, word) or one.is_name(word) for word in said) for one in spoken)


def ruling_on(one: Translation, word: str, table: AnalysedTable) -> Ruling:
    """The ruling on a word that is the translation, or a form of it that must be one."""
    if one.ambiguous or is_ordinary(word, one, table):
        return Ruling.SUSPECT
    if in_another_script(word, table):
        return Ruling.ILLEGAL
    trusted = one.curated and is_strict(one, table) and count_letters(word) > 3
    return Ruling.ILLEGAL if trusted else Ruling.SUSPECT
