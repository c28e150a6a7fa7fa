"""Words that carry grammar rather than meaning, and endings that rhyme by grammar."""

from . import vocabulary
from .letters import several

FUNCTION_WORDS = several(
    "이 그 저 것 거 수 등 및 또 또는 더 그리고 그러나 하지만 그런데 그래서 그러면 그런 이런 저런 어떤 무슨 어느 "
    "모든 각 매 나 너 우리 저희 너희 그녀 그들 자기 내 네 제 내가 네가 제가 나는 너는 저는 우리는 우리가 이것 그것 "
    "저것 이건 그건 여기 거기 저기 누구 무엇 뭐 언제 어디 왜 어떻게 있는 있다 없는 없다 이다 아니다 아닌 하는 하다 "
    "한 된 되는 되다 같은 같다 위한 위해 대한 대해 관한 의해 통해 따라 때문에 때문 때 중 안 못 잘 아주 매우 너무 "
    "가장 제일 참 좀 많이 조금 다 다시 함께 처럼 만큼 보다 부터 까지 에서 에게 으로 로 에 을 를 은 는 가 와 과 "
    "도 만 의 라는 라고 입니다 있습니다 합니다 할 수 해 하고 하며 하면 할 것이 것은 것을 번 번째 하기 하지 않는 "
    "않은 않다"
)

GRAMMATICAL_ENDINGS = tuple(
    sorted(
        several(
            "하다 되다 시키다 스럽다 롭다 답다 거리다 지다 습니다 니다 다 하는 하기 한 적 적인 성 화 들 님 "
            "질 꾼 쟁이 주의"
        )
    )
)
"""A rhyme that both words owe to such an ending is no finding."""

_MAKES_NOUNS = ("자", "가", "인", "학", "이", "히", "게", "요", "기", "음", "함", "움")


def rhymes_by_grammar(word: str, other: str) -> bool:
    """Whether both have the same ending behind a noun of two syllables or a stem (과학자, 화학자; 걸음, 얼음). A
    noun of two syllables ends in such a syllable by chance (감자, 남자; 모기, 고기)."""
    ending = next((end for end in _MAKES_NOUNS if word.endswith(end) and other.endswith(end)), None)
    return ending is not None and all(_is_made_with(one, ending) for one in (word, other))


def _is_made_with(word: str, ending: str) -> bool:
    return len(word) > len(ending) + 1 or word in vocabulary.deverbal()
