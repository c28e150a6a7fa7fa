"""What adverbs are made of: 철저히, 없이, 드물게, 빨리."""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from . import derivation, vocabulary
from .letters import tail
from .verb_forms import of_stem

_OF_OLD = {"빨리": "빠르", "널리": "넓", "멀리": "멀", "자주": "잦", "느릿느릿": "느리"}
"""Adverbs made of a stem by an ending that makes no more of them, and whose sense has stayed with it."""

_OF_SOUNDS = ("거리다", "대다", "이다", "하다")
"""What makes verbs of words that paint a sound or a motion."""


def of_adverb(word: str) -> Iterator[Form]:
    """철저히: of 철저하다, and of whatever that is made of; 없이: of 없다; 깊숙이: of what 깊숙하다 is a shade of;
    빨리빨리: of whatever 빨리 is made of; 꿈틀꿈틀: of 꿈틀거리다."""
    if (once := word[: len(word) // 2]) * 2 == word and len(once) > 1:
        yield from of_adverb(once)
        yield from (Form(once + ending, "derivation") for ending in _OF_SOUNDS)
    if stem := derivation.shaded(word) or derivation.shaded(word.removesuffix("이")):
        yield from of_stem(stem, "derivation", True)
    if word.endswith("히") and len(word) > 2:
        yield from of_stem(word[:-1] + "하", "derivation", True)
    if word.endswith("게") and len(word) > 2 and vocabulary.is_stem(word[:-1]):  # 드물게
        yield from of_stem(word[:-1], "conjugation", True)
    if word in _OF_OLD:
        yield from of_stem(_OF_OLD[word], "derivation", True)
    if word.endswith("이") and tail(word[:-1]) and vocabulary.is_stem(word[:-1]):
        yield from of_stem(word[:-1], "derivation", True)
