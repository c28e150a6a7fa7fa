"""Dutch, as far as the referee needs it."""

from cluewright.core.languages.language import Coverage, CoverageLevel, Language

from . import (
    lexicon,
    numbers,
    talk_between,
    talk_boxes,
    talk_counts,
    talk_heard,
    talk_letters,
    talk_listening,
    talk_lives,
    talk_order,
    talk_ours,
    talk_places,
    talk_private,
    talk_row,
    talk_sounds,
    talk_spelled,
    talk_team,
    talk_tricks,
    talk_word_games,
    talk_writing,
)
from .asides import ASIDES, SPOKEN_TO
from .board import BOARD
from .compounds import compound
from .devices import DEVICES
from .function_words import FUNCTION_WORDS, GRAMMATICAL_ENDINGS
from .lists import LIST_TALK
from .matters import MATTERS
from .morphology import SNOWBALL, forms
from .numbered import NUMBERED
from .respelling import SPELLS_ABROAD
from .sounds import rhyme, sounds
from .spelling import fold
from .stress import is_fair_rhyme
from .titles import TITLES
from .verbs import joined
from .vocabulary import known


def _warm() -> None:
    lexicon.warm()
    forms("boekenkasten")
    sounds("gezicht")


LANGUAGE = Language(
    tag="nl",
    scripts=frozenset({"Latin"}),
    fold=fold,
    forms=forms,
    joined=joined,
    compound=compound,
    known=known,
    snowball=SNOWBALL,
    neighbours=frozenset({"af", "fy"}),
    spells_abroad=SPELLS_ABROAD,
    is_name=lexicon.is_name,
    numbers=numbers.NUMBERS,
    ordinals=numbers.ORDINALS,
    letters=numbers.LETTERS,
    spelling_talk=talk_letters.SPELLING_TALK
    + talk_word_games.WORD_GAMES
    + talk_writing.WRITING_TALK
    + talk_spelled.SPELLED_TALK
    + talk_tricks.TRICKS,
    count_talk=talk_counts.COUNT_TALK + talk_boxes.BOX_TALK + talk_spelled.LENGTH_TALK + talk_tricks.LENGTHS,
    position_talk=talk_places.POSITION_TALK + talk_row.ROW_TALK + talk_order.ORDER_TALK + talk_tricks.SLOTS,
    board=BOARD,
    place_associations=numbers.PLACE_ASSOCIATIONS,
    matters=MATTERS,
    numbered=NUMBERED,
    sound_talk=talk_sounds.SOUND_TALK + talk_listening.LISTENING_TALK + talk_heard.HEARD_TALK + talk_tricks.RHYMES,
    quoted_talk=talk_sounds.QUOTED_TALK,
    list_talk=LIST_TALK,
    private_talk=talk_private.PRIVATE_TALK
    + talk_team.TEAM_TALK
    + talk_ours.OUR_TALK
    + talk_lives.LIVES_TALK
    + talk_between.BETWEEN_TALK,
    idioms=talk_private.IDIOMS + talk_team.QUOTED_SPEECH,
    titles=TITLES,
    asides=ASIDES,
    spoken_to=SPOKEN_TO,
    devices=DEVICES,
    function_words=FUNCTION_WORDS,
    sounds=sounds,
    rhyme=rhyme,
    grammatical_endings=GRAMMATICAL_ENDINGS,
    is_fair_rhyme=is_fair_rhyme,
    warm=_warm,
    coverage={"pronunciation": Coverage(CoverageLevel.PARTIAL, "coverage.sounds-by-rule")},
)
