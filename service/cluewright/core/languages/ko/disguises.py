"""Hangul made of other signs, or of the wrong Hangul: ㅅrㅈr, 4자, 死탕, 머통령, 롬곡, 고오양이.

Every function gives what such a writing may stand for, whether or not there is such a word.
"""

from collections.abc import Iterator
from itertools import islice, pairwise, product

from . import hanja
from .letters import LEADS, VOWELS, apart, fold, is_hangul, is_syllable, plain_letters, several, together

_LONGEST = 20
_MOST = 16
"""Readings of one word beyond which no more are tried."""

_LOOKS = {
    "r": "ㅏ", "k": "ㅏ", "卜": "ㅏ", "1": "ㅣㅏ", "l": "ㅣㅏㄴ", "i": "ㅣ", "|": "ㅣㅏ", "!": "ㅣ", "丨": "ㅣ",
    "ǀ": "ㅣ", "h": "ㅐ", "f": "ㅑ", "t": "ㅜㅏ", "丁": "ㅜ", "工": "ㅗ", "-": "ㅡ", "_": "ㅡ", "一": "ㅡ", "ー": "ㅡ",
    "n": "ㅠ", "π": "ㅠ", "o": "ㅇ", "0": "ㅇ", "7": "ㄱ", "c": "ㄷ", "匚": "ㄷ", "z": "ㄹ", "2": "ㄹ", "己": "ㄹ",
    "e": "ㅌ", "^": "ㅅ", "人": "ㅅ", "入": "ㅅ", "口": "ㅁ", "日": "ㅂ", "x": "ㅅ", "л": "ㅅ", "г": "ㄱ",
}  # fmt: skip
"""Signs (as NFKC and casefolding leave them) and the letters that they look like."""

_SAID = {
    **dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True)),
    "a": "에이", "b": "비", "c": "시", "d": "디", "e": "이", "g": "지", "j": "제이", "k": "케이", "o": "오", "p": "피",
    "q": "큐", "r": "알", "t": "티", "u": "유", "v": "브이", "x": "엑스", "y": "와이",
}  # fmt: skip
"""Signs by their names: 4자 is 사자, e불 is 이불."""

_NUMBERS = {"1000": "천", "100": "백", "10": "십"}


def unmixed(word: str) -> tuple[str, ...]:
    """What Hangul with look-alikes among it may be read as: `ㅅrㅈr` and `4자` -> 사자; and what Chinese characters are
    read as, if they are more than one: 孝子 -> 효자.

    Only readings that are whole syllables throughout. () for Hangul alone, and where there is nothing of either.
    """
    word = plain_letters(word)
    if not 1 < len(word) <= _LONGEST or not any("ㄱ" <= sign <= "힣" for sign in word):  # Chinese ones lie between
        return ()
    spelled = word
    for digits, name in _NUMBERS.items():
        spelled = spelled.replace(digits, name)
    signs = sorted({sign for sign in spelled if sign in _LOOKS or sign in _SAID or sign in hanja.READINGS})
    if not signs and spelled == word:
        return ()
    choices = [tuple(_read(sign)) for sign in signs]
    found: dict[str, None] = {}
    for chosen in islice(product(*choices), _MOST):
        read = fold(spelled.translate({ord(sign): way for sign, way in zip(signs, chosen, strict=True)}))
        if is_hangul(read):
            found[read] = None
    return tuple(found)


def _read(sign: str) -> Iterator[str]:
    """The letters that a sign looks like, and the syllables that it is read as."""
    yield from _LOOKS.get(sign, "")
    yield from (_SAID[sign],) if sign in _SAID else ()
    yield from hanja.READINGS.get(sign, ())


def joined(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The words that a letter makes with the word behind it although they stand apart: T-셔츠, X 레이; and what a
    word is that the others turn upside down.

    Digits that stand apart count something (2 불).
    """
    pairs = ((sign, word) for sign, word in pairwise(tokens) if sign.isalpha() and sign in _SAID)
    found = tuple(letter + word for letter, word in pairs if is_hangul(word))
    return found + tuple(_stood_on_its_head(tokens)) if len(tokens) > 1 else found


_ON_ITS_HEAD = ("물구나무", "뒤집", "거꾸로", "엎어", "위아래", "상하", "바퀴", "180도")


def _stood_on_its_head(tokens: tuple[str, ...]) -> Iterator[str]:
    """What a word of one syllable is when turned as the words beside it say: 뒤집힌 문: 곰."""
    if any(token.startswith(_ON_ITS_HEAD) for token in tokens):
        said = (token[0] for token in tokens if token[1:] in _PARTICLES)
        yield from (over for syllable in said if (over := turned(syllable)) and over != syllable)


_PARTICLES = several("이 가 을 를 은 는 도 만 로 으로", and_nothing=True)


_DIGITS = "영일이삼사오육칠팔구"
_PLACES = ("", "십", "백", "천", "만")


def read_out(digits: str) -> tuple[str, ...]:
    """A number of two to five digits as it is said, and digit by digit: `1004` -> 천사, 일영영사. () for all else."""
    if not (digits.isascii() and digits.isdecimal() and 1 < len(digits) <= len(_PLACES) and digits[0] != "0"):
        return ()
    places = zip(digits, reversed(_PLACES[: len(digits)]), strict=True)
    number = "".join(
        ("" if digit == "1" and place else _DIGITS[int(digit)]) + place for digit, place in places if digit != "0"
    )
    return number, "".join(_DIGITS[int(digit)] for digit in digits)


_SWAPS = (("대", "머"), ("며", "띠"), ("귀", "커"), ("비", "네"), ("파", "과"))
"""Syllables that look alike at a glance (야민정음), whatever consonant closes them: 멍 is 댕, 띵 is 명."""

_WHOLE_SWAPS = {"유": "윾", "왕": "앟", "우": "윽"}
_ALIKE: dict[tuple[str, str], tuple[str, str]] = {}
for _one, _other in _SWAPS:
    _ALIKE[apart(_one)[:2]] = apart(_other)[:2]
    _ALIKE[apart(_other)[:2]] = apart(_one)[:2]
_WHOLE = {**_WHOLE_SWAPS, **{other: one for one, other in _WHOLE_SWAPS.items()}, "ㄹ": "근"}


def misread(word: str) -> tuple[str, ...]:
    """What the word may be with syllables taken for others that look alike (`머통령` -> 대통령, `ㄹ육` -> 근육)."""
    word = plain_letters(word)
    if len(word) > _LONGEST:
        return ()
    choices = [_looks_like(syllable) for syllable in word]
    if not any(len(ways) > 1 for ways in choices):
        return ()
    found = ("".join(chosen) for chosen in islice(product(*choices), _MOST))
    return tuple(one for one in found if one != word and is_hangul(one))


def _looks_like(syllable: str) -> tuple[str, ...]:
    if syllable in _WHOLE:
        return syllable, _WHOLE[syllable]
    if is_syllable(syllable):
        lead, vowel, tail = apart(syllable)
        if (lead, vowel) in _ALIKE:
            return syllable, together(*_ALIKE[lead, vowel], tail)
    return (syllable,)


_TURNED = dict(zip("ㄱㄴㄹㅁㅇㅍㅗㅜㅛㅠㅡ", "ㄴㄱㄹㅁㅇㅍㅜㅗㅠㅛㅡ", strict=True))


def turned(word: str) -> str:
    """The word turned upside down (`롬곡` -> 눈물, `문` -> 곰); "" if that gives no syllables."""
    if not is_hangul(word) or len(word) > _LONGEST:
        return ""
    made = []
    for syllable in reversed(word):
        letters = apart(syllable)
        if not all(letter in _TURNED for letter in letters):
            return ""
        lead, vowel, tail = letters
        made.append(together(_TURNED[tail], _TURNED[vowel], _TURNED[lead]))
    return "".join(made)


def turning() -> Iterator[str]:
    """The syllables that are syllables upside down too."""
    leads, vowels = [one for one in _TURNED if one in LEADS], [one for one in _TURNED if one in VOWELS]
    return (together(*letters) for letters in product(leads, vowels, leads))


def unstretched(word: str) -> tuple[str, ...]:
    """The word without syllables that only make the vowel before them longer: `고오양이` -> 고양이, `물우울` -> 물; and
    without the ㅇ that is hung onto them: `구우웅름` -> 구름. () if there are none."""
    if not is_hangul(word) or len(word) > _LONGEST:
        return ()
    shorter, barer = "".join(_unstretched(word)), "".join(_unstretched(word, hung="ㅇ"))
    return tuple(one for one in dict.fromkeys((shorter, barer)) if one != word)


def _unstretched(word: str, hung: str = "") -> Iterator[str]:
    kept, held = ("", "", ""), ""
    for syllable in word:
        lead, vowel, tail = apart(syllable)
        if held and lead == "ㅇ" and vowel == kept[1] and not kept[2]:
            kept = (kept[0], kept[1], "" if tail == hung else tail)
            held = together(*kept)
            continue
        if held:
            yield held
        kept, held = (lead, vowel, tail), syllable
    if held:
        yield held


_GOBLIN = frozenset("ㅂㅅ")
"""What children begin the syllables with that they put behind each of a word's own (도깨비말)."""


def without_echoes(word: str) -> str:
    """The word without the syllable behind each of its own that has the same vowel (`거버미비` -> 거미). The consonant
    that closes a syllable may have gone to its echo (`아반녀병` -> 안녕). "" if they do not all have one."""
    if not is_hangul(word) or len(word) < _LEAST_ECHOED or len(word) % 2 or len(word) > _LONGEST:
        return ""
    made = []
    for said, echoed in zip(word[::2], word[1::2], strict=True):
        (lead, vowel, tail), (first, again, end) = apart(said), apart(echoed)
        if first not in _GOBLIN or vowel != again or first != apart(word[1])[0]:
            return ""
        made.append(together(lead, vowel, tail or end))
    return "".join(made)


_LEAST_ECHOED = 4
"""Syllables with their echoes: two with theirs; 나비 and 바보 are words."""
