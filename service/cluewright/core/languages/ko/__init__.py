"""Korean, as far as the referee needs it."""

from cluewright.core.languages.language import Language

from . import loans, numbers, private, vocabulary
from .asides import ASIDES
from .board import BOARD
from .devices import DEVICES
from .disguises import joined
from .english import english_keys, keys_as_english
from .forms import forms
from .function_words import FUNCTION_WORDS, GRAMMATICAL_ENDINGS
from .grown_together import written_apart
from .japanese import keys_as_japanese
from .knowledge import exists, known
from .letters import fold
from .lists import LIST_TALK
from .matters import MATTERS
from .numbered import NUMBERED
from .related_rhymes import is_fair
from .sounds import echo, rhyme, sounds
from .talk_counts import COUNT_TALK
from .talk_echoes import NEARLY_SAID
from .talk_letters import SPELLING_TALK
from .talk_places import POSITION_TALK
from .talk_sounds import SOUND_TALK
from .titles import TITLES
from .verbs_inside import compound


def _warm() -> None:
    vocabulary.warm()
    loans.warm()
    forms("고양이에게")
    _joined(("맛이", "있다"))


def _joined(tokens: tuple[str, ...]) -> tuple[str, ...]:
    return (*joined(tokens), *written_apart(tokens))


def _keys_as_foreign(word: str) -> tuple[str, ...]:
    return (*keys_as_english(word), *keys_as_japanese(word))


LANGUAGE = Language(
    tag="ko",
    scripts=frozenset({"Hangul"}),
    reads_aloud=frozenset({"Han"}),
    fold=fold,
    forms=forms,
    joined=_joined,
    compound=compound,
    known=known,
    exists=exists,
    numbers=numbers.SAID,
    counters=numbers.COUNTERS,
    quantifiers=numbers.QUANTIFIERS,
    ordinals=numbers.ORDINALS,
    letters=numbers.LETTERS,
    spelling_talk=SPELLING_TALK,
    count_talk=COUNT_TALK,
    position_talk=POSITION_TALK,
    board=BOARD,
    place_associations=numbers.PLACE_ASSOCIATIONS,
    matters=MATTERS,
    numbered=NUMBERED,
    sound_talk=SOUND_TALK,
    quoted_talk=NEARLY_SAID,
    list_talk=LIST_TALK,
    private_talk=private.PRIVATE_TALK,
    idioms=private.IDIOMS,
    titles=TITLES,
    asides=ASIDES,
    devices=DEVICES,
    function_words=FUNCTION_WORDS,
    sounds=sounds,
    rhyme=rhyme,
    echo=echo,
    grammatical_endings=GRAMMATICAL_ENDINGS,
    is_fair_rhyme=is_fair,
    borrowed=english_keys,
    as_borrowed=_keys_as_foreign,
    warm=_warm,
)
