"""Words that rhyme and belong together in meaning too: who says one for the other gives a fair clue."""

from .function_words import rhymes_by_grammar

# Words between two bars are opposites, or things of one kind, for everybody.
_GROUPS = """
    물 불 / 물 술 / 팔 발 / 국 죽 / 머리 허리 / 가위 바위 / 감 밤 / 잠 밤 / 시계 기계 / 창 방 / 엄지 검지 / 칼 활
"""

_RELATED = tuple(frozenset(group.split()) for group in _GROUPS.split("/"))


def is_fair(word: str, other: str) -> bool:
    """Whether these two rhyme for another reason than their sound: by grammar, or because they belong together."""
    return rhymes_by_grammar(word, other) or any(word in group and other in group for group in _RELATED)
