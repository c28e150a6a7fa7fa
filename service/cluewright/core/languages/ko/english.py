"""English words as Koreans write them down: wolf is 울프, by the official rules for loans (외래어 표기법).

The rules go by sound. Where loans also go by the letters (the schwas of camera, 카메라) or by either of two sounds (top
is 톱 and 탑), each way is offered.
"""

import re
from collections.abc import Iterator

from cluewright.core.languages.en.vocabulary import pronunciations
from cluewright.core.remembering import remembered

from . import vocabulary
from .letters import apart, is_hangul, several, tail, together
from .loans import loan_keys

_VOWELS = {
    "a": "ㅏ", "&": "ㅐ", "@": "ㅓ", "A": "ㅗ", "W": "ㅏㅜ", "O": "ㅏㅣ", "e": "ㅔ", "3": "ㅓ", "E": "ㅔㅣ", "i": "ㅣ",
    "I": "ㅣ", "o": "ㅗ", "y": "ㅗㅣ", "u": "ㅜ", "U": "ㅜ",
}  # fmt: skip
"""The vowels of `en/sounds.py`; two letters are two syllables (아이)."""

_SHORT = frozenset("a&@Aeiu")
"""After these a final p, t, k closes the syllable: 캣, but 케이크."""

_LEADS = {
    "p": "ㅍ", "b": "ㅂ", "t": "ㅌ", "d": "ㄷ", "k": "ㅋ", "g": "ㄱ", "f": "ㅍ", "v": "ㅂ", "T": "ㅅ", "D": "ㄷ",
    "s": "ㅅ", "z": "ㅈ", "S": "ㅅ", "Z": "ㅈ", "C": "ㅊ", "J": "ㅈ", "m": "ㅁ", "n": "ㄴ", "l": "ㄹ", "r": "ㄹ",
    "h": "ㅎ",
}  # fmt: skip
_STOPS = {"p": "ㅂ", "t": "ㅅ", "k": "ㄱ"}
_SONORANTS = {"m": "ㅁ", "n": "ㄴ", "N": "ㅇ", "l": "ㄹ"}
_FLOWING = frozenset("lrmn")
_NEVER_SYLLABIC = frozenset({"", "S", "Z", "C", "J", *_VOWELS})
_ALONE = {"S": "ㅣ", "Z": "ㅣ", "C": "ㅣ", "J": "ㅣ"}
"""The vowel that a consonant without a vowel is given; others have ㅡ."""

_WITH_J = {"ㅏ": "ㅑ", "ㅐ": "ㅒ", "ㅓ": "ㅕ", "ㅔ": "ㅖ", "ㅗ": "ㅛ", "ㅜ": "ㅠ", "ㅡ": "ㅠ"}
_WITH_W = {"ㅏ": "ㅘ", "ㅐ": "ㅙ", "ㅓ": "ㅝ", "ㅔ": "ㅞ", "ㅗ": "ㅝ", "ㅣ": "ㅟ", "ㅡ": "ㅜ"}
_AFTER_R = {"e": "ㅔㅓ", "i": "ㅣㅓ", "I": "ㅣㅓ", "u": "ㅜㅓ", "U": "ㅜㅓ", "O": "ㅏㅣㅓ", "W": "ㅏㅝ"}
"""Vowels before an r that is not said: 에어, 이어."""

_BY_LETTER = {"a": "ㅏ", "e": "ㅔ", "i": "ㅣ", "o": "ㅗ", "u": "ㅓ", "y": "ㅣ"}
_LONGEST = 16


@remembered(maxsize=4096)
def hangul_of_english(word: str) -> tuple[str, ...]:
    """How an English word may be written in Hangul, the official way first; () for words without a listed sound.

    `word` is lower-case. A handful of ways for each of its (at most three) pronunciations.
    """
    found: dict[str, None] = {}
    for said in pronunciations(word)[:3]:
        phones, stressed = said.replace("'", ""), said.find("'")
        if len(phones) <= _LONGEST:
            letters = _letters(word, phones)
            ways = dict.fromkeys(_vowels(phones, stressed, letters, spelled, open_o) for spelled, open_o in _STYLES)
            found |= dict.fromkeys(_written(phones, vowels) for vowels in ways)
            if word.endswith("ow") and phones[-1:] == "o":
                found |= dict.fromkeys(_written(phones, vowels) + "우" for vowels in ways)  # 레인보우
            if phones[-1:] in _HARD and phones[-2:-1] in _SHORT:
                found |= dict.fromkeys(_written(phones[:-1] + _HARD[phones[-1]], vowels) for vowels in ways)
    return tuple(found)


@remembered(maxsize=4096)
def english_keys(word: str) -> tuple[str, ...]:
    """What an English word is to be found under by `keys_as_english`."""
    ways = hangul_of_english(word)
    ways = (*ways, *(way.replace("슈", "시") for way in ways if "슈" in way), *_opened(ways))  # 머시룸 for 머슈룸
    return tuple(dict.fromkeys((*ways, *(key for way in ways for key in loan_keys(way)))))


def _opened(ways: tuple[str, ...]) -> Iterator[str]:
    """What ends in an open ㅓ, as it is often heard: 슈가 for 슈거."""
    for way in ways:
        lead, vowel, closing = apart(way[-1])
        if len(way) > 1 and vowel == "ㅓ" and not closing:
            yield way[:-1] + together(lead, "ㅏ")


def keys_as_english(word: str) -> tuple[str, ...]:
    """What to look a Hangul word up by, if it may be an English one written down (`울프`, `라이브러뤼`).

    A listed loan must be written just so (커튼 is not cotton), another word may be spelled freely; () for words that
    are plainly Korean.
    """
    if word in vocabulary.loans() or word in _ONE_SYLLABLE:
        return (word,)
    if not is_hangul(word) or vocabulary.is_listed(word) or vocabulary.is_short_noun(word):
        return ()
    return tuple(dict.fromkeys(key for way in (word, *_singulars(word)) for key in (way, *loan_keys(way))))


_ONE_SYLLABLE = several(
    "키 룸 벨 캡 윙 펜 캔 컵 팬 킹 퀸 링 핀 펍 숍 백 볼 북 홀 걸 빔 샷 잼 팁 휠 짐 넛 팟 팜 햄 힐 햇 덕"
)
"""English words that everybody knows, though they are Korean ones, or syllables of such, too: a car has a 키."""


def _singulars(word: str) -> Iterator[str]:
    """What an English plural may be of: 캣츠: 캣; 하츠: 하트; 타이거즈: 타이거; 프렌즈: 프렌드. Never less than a
    closed syllable: 스 and 즈 are what most short names end in."""
    base, last = word[:-1], word[-1]
    if last in "스즈츠" and (len(base) > 1 or tail(base)):
        yield base
    if last in "즈츠" and base:
        yield base + ("트" if last == "츠" else "드")


_STYLES = ((False, False), (False, True), (True, False), (True, True))
"""Whether schwas go by the letters, and whether o and a are said with an open mouth."""

_HARD = {"b": "p", "g": "k"}


def _letters(word: str, phones: str) -> tuple[str, ...]:
    """The letter that each phone's vowel is written with, where there are as many of both; else nothing."""
    groups = [group.replace("ui", "i") for group in _GROUPS.findall(word)]
    count = sum(phone in _VOWELS for phone in phones)
    if len(groups) == count + 1 and word.endswith("e"):
        groups.pop()
    if len(groups) != count:
        return ("",) * len(phones)
    left = iter(groups)
    return tuple(_letter(next(left), phone) if phone in _VOWELS else "" for phone in phones)


def _letter(group: str, phone: str) -> str:
    """Its first; but a schwa written ai goes by the i (captain, 캡틴)."""
    return "i" if group == "ai" and phone == "@" else group[0]


_GROUPS = re.compile("[aeiouy]+")


def _vowels(phones: str, stressed: int, letters: tuple[str, ...], spelled: bool, open_o: bool) -> tuple[str, ...]:
    """A Hangul vowel for each phone ("" for consonants)."""
    return tuple(
        _stressed(phones, at, letters[at], spelled, open_o)
        if at == stressed
        else _vowel(phones, at, letters[at], spelled, open_o)
        if phone in _VOWELS
        else ""
        for at, phone in enumerate(phones)
    )


def _stressed(phones: str, at: int, letter: str, spelled: bool, open_o: bool) -> str:
    if phones[at] == "@":
        return "ㅗ" if letter == "o" and spelled else "ㅓ"
    return "ㅔ" if phones[at] == "e" else _vowel(phones, at, letter, spelled, open_o)


def _vowel(phones: str, at: int, letter: str, spelled: bool, open_o: bool) -> str:
    phone, after = phones[at], phones[at + 1 : at + 2]
    by_letter = _BY_LETTER.get(letter, "") if spelled else ""
    if phone == "@" and letter == "e" and spelled and open_o and after == "n":
        return "ㅣ"  # 치킨
    if phone == "@":
        return by_letter or ("ㅡ" if not open_o and _is_syllabic(phones, at) else "ㅓ")
    if phone == "e" and letter == "a" and after == "r":
        return "ㅓ"
    if phone == "3" and after in _VOWELS:
        return by_letter or "ㅓ"
    if phone == "a":
        return "ㅗ" if letter == "o" and not open_o else "ㅏ"
    if phone == "E" and after == "n" and spelled and open_o:
        return "ㅔ"  # 엔젤
    if phone == "A" and after == "r":
        return "ㅗㅓ" if open_o and at + 2 == len(phones) else "ㅗ"
    if (phone == "A" and letter == "o" and open_o) or (phone == "&" and spelled and open_o):
        return "ㅏ"
    return "ㅏ" if phone == "W" and after == "3" else _VOWELS[phone]


def _is_syllabic(phones: str, at: int) -> bool:
    """Whether a schwa is hardly heard before l or n: 테이블, 버튼."""
    if phones[at - 1 : at] in _NEVER_SYLLABIC or phones[at + 1 : at + 2] not in ("l", "n"):
        return False
    return at + 2 == len(phones) or phones[at + 2] not in _VOWELS


def _written(phones: str, vowels: tuple[str, ...]) -> str:
    """The phones as syllables, each vowel as chosen for it."""
    made = _Syllables()
    lead, glide = "", ""
    for at, phone in enumerate(phones):
        before, after = phones[at - 1 : at] if at else "", phones[at + 1 : at + 2]
        if phone in _VOWELS:
            silent_r = after == "r" and (at + 2 == len(phones) or phones[at + 2] not in _VOWELS)
            glide = "w" if phone == "3" and before == "W" else glide
            made.vowel(lead, glide, _AFTER_R.get(phone, vowels[at]) if silent_r else vowels[at])
            lead, glide = "r" if phone == "3" and after in _VOWELS else "", ""
        elif phone in "jw":
            if lead and phone == "w" and lead not in "kgh":
                made.alone(lead)
                lead = ""
            glide = phone
        elif (after in _VOWELS or after in ("j", "w")) and phone != "N":
            lead = {"ts": "C", "dz": "Z"}.get(before + phone, phone)
        elif phone != "r" and phone + after not in ("ts", "dz"):
            made.closing(phone, before, after)
    return made.text()


class _Syllables:
    """Syllables that are still being put together, as lead, vowel, tail."""

    def __init__(self) -> None:
        self._made: list[list[str]] = []

    def text(self) -> str:
        return "".join(together(*one) for one in self._made)

    def vowel(self, phone: str, glide: str, vowels: str) -> None:
        """A consonant ("" for none), a glide and the vowel behind them."""
        first = vowels[0]
        if glide == "j" or phone == "S":
            first = _WITH_J.get(first, first)
        elif glide == "w":
            first = _WITH_W.get(first, first)
        if phone == "l" and self._open():
            self._made[-1][2] = "ㄹ"
        self._made.append([_LEADS.get(phone, "ㅇ"), first, ""])
        self._made.extend(["ㅇ", vowel, ""] for vowel in vowels[1:])

    def alone(self, phone: str) -> None:
        """A consonant that no vowel follows, as a syllable of its own."""
        self._made.append([_LEADS[phone], _ALONE.get(phone, "ㅡ"), ""])

    def closing(self, phone: str, before: str, after: str) -> None:
        """A consonant before another, or at the end."""
        if phone in _SONORANTS:
            self._sonorant(phone)
        elif phone in _STOPS and before in _SHORT and after not in _FLOWING and self._open():
            self._made[-1][2] = _STOPS[phone]
        elif before + phone in ("ts", "dz"):
            self._made.append(["ㅊ" if phone == "s" else "ㅈ", "ㅡ", ""])
        elif phone == "S" and after:
            self._made.append(["ㅅ", "ㅠ", ""])
        elif phone in _LEADS:
            self.alone(phone)

    def _sonorant(self, phone: str) -> None:
        if self._open():
            self._made[-1][2] = _SONORANTS[phone]
        elif phone != "N":
            self._made.append(["ㄹ" if self._made and self._made[-1][2] == "ㄹ" else _LEADS[phone], "ㅡ", ""])
            self._made[-1][2] = _SONORANTS[phone]

    def _open(self) -> bool:
        return bool(self._made) and not self._made[-1][2]
