"""Russian: a dictionary of all inflections, word formation undone by rule, sounds from letters and stress."""

from cluewright.core.languages.language import Language

from . import numbers
from .asides import ASIDES
from .board import BOARD
from .compounds import compound
from .counts_told import COUNTS_TOLD
from .devices import DEVICES
from .dictionary import exists, fold, is_name, is_surname, known
from .english import english_keys, keys_as_english
from .forms import forms
from .from_latin import from_latin
from .function_words import FUNCTION_WORDS, GRAMMATICAL_ENDINGS
from .heard_hinted import HEARD_HINTED
from .heard_talk import HEARD_TALK
from .idioms import IDIOMS
from .letter_play import LETTER_PLAY
from .letter_talk import COUNT_TALK, SPELLING_TALK
from .letters_described import LETTERS_DESCRIBED
from .letters_hinted import COUNTS_HINTED, LETTERS_HINTED
from .letters_typed import LETTERS_TYPED
from .lists import LIST_TALK
from .matters import MATTERS
from .names import TITLE_HEADS
from .numbered import NUMBERED
from .place_talk import POSITION_TALK
from .places_coded import PLACES_CODED
from .places_likened import PLACES_LIKENED
from .places_seen import PLACES_SEEN
from .places_told import PLACES_TOLD
from .private_life import PRIVATE_LIFE
from .private_mine import PRIVATE_MINE
from .private_scenes import PRIVATE_SCENES
from .private_talk import PRIVATE_TALK
from .private_told import PRIVATE_TOLD
from .rhymes import is_fair, rhyme
from .sayings import SAYINGS
from .sound_talk import QUOTED_TALK, SOUND_TALK
from .sounds import heard_perhaps, sounds
from .team_talk import TEAM_TALK
from .titles import TITLES


def _warm() -> None:
    forms("звёздочка")
    sounds("колокольчик")


LANGUAGE = Language(
    tag="ru",
    scripts=frozenset({"Cyrillic"}),
    fold=fold,
    forms=forms,
    compound=compound,
    known=known,
    snowball="russian",
    from_latin=from_latin,
    exists=exists,
    neighbours=frozenset({"uk", "bg"}),
    is_name=is_name,
    is_surname=is_surname,
    numbers=numbers.NUMBERS,
    digits_read=numbers.DIGITS_READ,
    ordinals=numbers.ORDINALS,
    letters=numbers.LETTERS,
    spelling_talk=SPELLING_TALK + LETTER_PLAY + LETTERS_DESCRIBED + LETTERS_HINTED + LETTERS_TYPED,
    count_talk=COUNT_TALK + COUNTS_TOLD + COUNTS_HINTED,
    position_talk=POSITION_TALK + TEAM_TALK + PLACES_TOLD + PLACES_SEEN + PLACES_CODED + PLACES_LIKENED,
    board=BOARD,
    place_associations=numbers.PLACE_ASSOCIATIONS,
    matters=MATTERS,
    numbered=NUMBERED,
    sound_talk=SOUND_TALK + HEARD_TALK + HEARD_HINTED,
    quoted_talk=QUOTED_TALK,
    list_talk=LIST_TALK,
    private_talk=PRIVATE_TALK + PRIVATE_LIFE + PRIVATE_SCENES + PRIVATE_TOLD + PRIVATE_MINE,
    idioms=IDIOMS + SAYINGS,
    asides=ASIDES,
    devices=DEVICES,
    function_words=FUNCTION_WORDS,
    sounds=sounds,
    rhyme=rhyme,
    echo=heard_perhaps,
    grammatical_endings=GRAMMATICAL_ENDINGS,
    is_fair_rhyme=is_fair,
    title_heads=TITLE_HEADS,
    titles=TITLES,
    borrowed=english_keys,
    as_borrowed=keys_as_english,
    warm=_warm,
)
