"""English: a large vocabulary with pronunciations, inflection and derivation by rule, compounds told by their sound."""

from cluewright.core.languages.language import Language
from cluewright.core.languages.scripts import unmarked

from .among_us import AMONG_US
from .asides import ASIDES
from .board import BOARD
from .books import COUNT_BOOKS, SPELLING_BOOKS
from .compounds import compound
from .devices import DEVICES
from .heard import QUOTED_HEARD, SOUND_HEARD
from .idioms import IDIOMS
from .letter_games import SPELLING_GAMES
from .letters_counted import LETTERS_COUNTED
from .letters_moved import LETTERS_MOVED
from .letters_mute import LETTERS_MUTE
from .letters_pointed import COUNTS_POINTED, LETTERS_POINTED, SOUNDS_POINTED
from .letters_seen import LETTERS_SEEN
from .lists import LIST_TALK
from .matters import MATTERS
from .morphology import SNOWBALL, exists, forms, joined, known, named, warm
from .numbered import NUMBERED
from .operations import COUNT_DONE, SOUND_DONE, SPELLING_DONE
from .places import POSITION_TALK
from .places_pointed import PLACES_POINTED
from .places_reckoned import PLACES_RECKONED
from .places_told import PLACES_TOLD
from .private import PRIVATE_TALK
from .related_rhymes import are_related
from .said_alike import SAID_ALIKE
from .shared import SHARED
from .sounds import echo, rhyme, sounds
from .tables import DIGITS_READ, FUNCTION_WORDS, GRAMMATICAL_ENDINGS, LETTERS, NUMBERS, ORDINALS, PLACE_ASSOCIATIONS
from .talk import COUNT_TALK, QUOTED_TALK, SOUND_TALK, SPELLING_TALK
from .titles import TITLES
from .told_among_us import SCENES
from .told_deeds import TOLD_DEEDS
from .told_friends import TOLD_FRIENDS
from .told_letters import COUNTS_TOLD, LETTERS_TOLD
from .wordplay import COUNT_PLAY, SOUND_PLAY, SPELLING_PLAY

LANGUAGE = Language(
    tag="en",
    scripts=frozenset({"Latin"}),
    fold=unmarked,
    forms=forms,
    joined=joined,
    compound=compound,
    known=known,
    snowball=SNOWBALL,
    exists=exists,
    is_name=named,
    numbers=NUMBERS,
    digits_read=DIGITS_READ,
    ordinals=ORDINALS,
    letters=LETTERS,
    spelling_talk=(
        SPELLING_TALK
        + SPELLING_PLAY
        + SPELLING_BOOKS
        + SPELLING_DONE
        + SPELLING_GAMES
        + LETTERS_TOLD
        + LETTERS_SEEN
        + LETTERS_MUTE
        + LETTERS_MOVED
        + LETTERS_POINTED
    ),
    count_talk=COUNT_TALK + COUNT_PLAY + COUNT_BOOKS + COUNT_DONE + COUNTS_TOLD + LETTERS_COUNTED + COUNTS_POINTED,
    position_talk=POSITION_TALK + PLACES_TOLD + PLACES_RECKONED + PLACES_POINTED,
    board=BOARD,
    place_associations=PLACE_ASSOCIATIONS,
    matters=MATTERS,
    numbered=NUMBERED,
    sound_talk=SOUND_TALK + SOUND_PLAY + SOUND_DONE + SOUND_HEARD + SAID_ALIKE + SOUNDS_POINTED,
    quoted_talk=QUOTED_TALK + QUOTED_HEARD,
    list_talk=LIST_TALK,
    private_talk=PRIVATE_TALK + AMONG_US + SCENES + TOLD_FRIENDS + SHARED + TOLD_DEEDS,
    idioms=IDIOMS,
    titles=TITLES,
    asides=ASIDES,
    devices=DEVICES,
    function_words=FUNCTION_WORDS,
    sounds=sounds,
    echo=echo,
    rhyme=rhyme,
    grammatical_endings=GRAMMATICAL_ENDINGS,
    is_fair_rhyme=are_related,
    warm=warm,
)
