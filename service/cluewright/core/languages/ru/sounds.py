"""From Russian letters to sounds: кот and код sound alike, солод rhymes with голод.

Spelling tells everything but the stress, and stress decides which vowels are heard in full. A mark of stress
(U+0301 after the vowel, as word packs write it: `стрекоза́`) or a ё settles it, some endings do; otherwise every
vowel is tried.
"""

import re
from collections.abc import Iterable

from cluewright.core.languages.language import Sound

from .dictionary import LONGEST, exists, spelled_with_yo
from .stress import stressable

_VOWELS = "аеёиоуыэюя"
_ACUTE = "\u0301"
_WORD = re.compile("[а-яё\u0301]+")
_MOST_VOWELS = 12

_ONE_OF_SEVERAL = "?"
"""Begins a last sound that nobody hears, of a pronunciation of which it is not known whether it is the word's."""

_OR = "|"
"""Parts the pronunciations of a word whose stress is not known."""

_ENOUGH = 4
"""Sounds that must be alike for a rhyme where the stress is not known: ка́фель is no rhyme of дрель."""

_IRREGULAR = (
    (re.compile(r"(?<=чу)(\u0301?)в(?=ств)|(?<=здра)(\u0301?)в(?=ств)"), r"\1\2"),  # чувство, здравствуй
    (re.compile(r"лнц"), "нц"),  # солнце
    (re.compile(r"рд(?=[цч])"), "р"),  # сердце, сердчишко
    (re.compile(r"стн"), "сн"),  # лестница
    (re.compile(r"здн"), "зн"),  # поздно
    (re.compile(r"стл"), "сл"),  # счастливый
    (re.compile(r"[нд]дск|нтск"), "нск"),  # голландский, гигантский
    (re.compile(r"стск"), "сск"),  # туристский
    (re.compile(r"[сз]ч"), "щ"),  # счёт, извозчик
    (re.compile(r"^что"), "што"),
    (re.compile(r"^сего(\u0301?)д"), r"сево\1д"),  # сегодня
    (re.compile(r"(?<=коне)(\u0301?)чн|(?<=ску)(\u0301?)чн|(?<=яи)(\u0301?)чн"), r"\1\2\3шн"),
    (re.compile(r"гк"), "хк"),  # лёгкий
    (re.compile(r"[сз]ш"), "шш"),  # сшить
    (re.compile(r"[сз]ж"), "жж"),  # позже
    (re.compile(r"ть?с(?=я\u0301?$)"), "ц"),  # учиться
    (re.compile(r"(?<=[аеиоуыэюя\u0301])[дт]ц"), "цц"),  # отца, молодцы
    (re.compile(r"[дт]ч"), "ч"),  # лётчик
    (re.compile(r"[дт]с(?=к|тв)"), "ц"),  # городской, детство
)
"""Groups of letters that are not said as they are spelt, in the order in which they are looked for."""

_KEEPS_G = re.compile(r"(?:^|мн|д|стр|уб|пол|немн)ого$|^(?:лого|лего|эго|того)$")

_VOICED = dict(zip("бвгджз", "пфктшс", strict=True))
_VOICELESS = {**{quiet: loud for loud, quiet in _VOICED.items()}, "ц": "ц", "ч": "ч", "щ": "щ", "х": "х"}
_QUIET = set(_VOICED.values()) | set("хцчщ")
_LOUD = set(_VOICED) - {"в"}
_HARD = "жшц"
_SOFT = "чщй"
_STRESSED = {"а": "A", "я": "A", "о": "O", "ё": "O", "е": "E", "э": "E", "у": "U", "ю": "U", "и": "I", "ы": "I"}


def sounds(word: str) -> tuple[Sound, ...]:
    """All plausible pronunciations: one if the stress is marked or can be told, else one for each vowel, most of them
    without a place of stress, which rhyme with nothing. One of several is marked, so that it is no other word's for
    certain: only `heard_perhaps` finds the two alike.

    A stressed vowel is a capital, an unstressed one reduced (a, i, u); a soft consonant ends in `'`.
    () for what is not a Russian word, or has no vowel or too many to try.
    """
    if len(word) > LONGEST or not _WORD.fullmatch(word):
        return ()
    spellings = (word,) if _ACUTE in word or "ё" in word else spelled_with_yo(word)
    found = dict.fromkeys(sound for spelling in spellings for sound in _pronounced(spelling))
    if len(found) < 2:
        return tuple(found)
    if not exists(word):  # whoever makes a word up is free to stress it as the keyword is: сапок, малако
        return (*found, _whatever_the_stress(found))
    return (*(_marked(sound, word) for sound in found), _whatever_the_stress(found))


def _whatever_the_stress(found: Iterable[Sound]) -> Sound:
    """All pronunciations as one, which two words share that are alike wherever their stress is: изморозь, изморось."""
    ways = sorted({sound.phones for sound in found})
    return Sound(tuple(phone for way in ways for phone in (*way, _OR)))


def heard_perhaps(sound: Sound) -> tuple[str, ...]:
    """What is heard of a pronunciation, be it only one of several."""
    return tuple(phone for phone in sound.phones if not phone.startswith(_ONE_OF_SEVERAL))


def _marked(sound: Sound, word: str) -> Sound:
    return Sound((*sound.phones, _ONE_OF_SEVERAL + word), sound.stress)


def _pronounced(word: str) -> list[Sound]:
    plain = word.replace(_ACUTE, "")
    places = stressable(word)
    if len(places) > _MOST_VOWELS:
        return []
    found = [_sound(plain, place) for place in places]
    return found if len(found) == 1 else [_doubtful(sound, first=not index) for index, sound in enumerate(found)]


def _doubtful(sound: Sound, *, first: bool) -> Sound:
    """A pronunciation that is one of several: said like another word it may be, but it rhymes only from the first
    vowel that may be stressed, and only if that is so much alike that the stress will be too."""
    likely = first and sound.stress is not None and len(sound.phones) - sound.stress >= _ENOUGH
    return sound if likely else Sound(sound.phones)


def _sound(word: str, stress: int) -> Sound:
    marked = word[: stress + 1] + _ACUTE + word[stress + 1 :]
    spoken = _respelled(marked)
    phones, place = _phones(spoken.replace(_ACUTE, ""), spoken.index(_ACUTE) - 1)
    return Sound(_assimilated(phones), place)


def _respelled(marked: str) -> str:
    """The word as it is said, still in letters; the mark of stress stays after its vowel."""
    bare = marked.replace(_ACUTE, "")
    if bare.endswith(("ого", "его")) and not _KEEPS_G.search(bare):  # красного is said краснова
        last = len(marked) - (2 if marked[-1] != _ACUTE else 3)
        marked = marked[:last] + "в" + marked[last + 1 :]
    for pattern, said in _IRREGULAR:
        marked = pattern.sub(said, marked)
    return re.sub(r"([бвгджзйклмнпрстфхцчшщ])\1", r"\1", marked)


def _phones(word: str, stress: int) -> tuple[list[str], int]:
    phones: list[str] = []
    place = 0
    for index, letter in enumerate(word):
        before, after = word[index - 1 : index], word[index + 1 : index + 2]
        if letter in _VOWELS:
            if letter in "еёюя" and (not before or before in _VOWELS + "ъь"):
                phones.append("й")
            if index == stress:
                place = len(phones)
                phones.append(_STRESSED[letter])
            else:
                phones.append(_reduced(letter, before, last=not after))
        elif letter not in "ъь":
            phones.append(_consonant(letter, after))
    return phones, place


def _consonant(letter: str, after: str) -> str:
    """Soft before ь and the soft vowels; ж, ш, ц never are, ч, щ, й always (and need no mark)."""
    if letter in _HARD or letter in _SOFT:
        return letter
    return letter + "'" if after and after in "еёиюяь" else letter


def _reduced(letter: str, before: str, *, last: bool) -> str:
    """An unstressed vowel: о is said as а, е as и, and so is я, save at the end of the word."""
    if letter in "ою" or letter in "уа":
        soft = before in {"ч", "щ"}
        return {"о": "a", "а": "i" if soft and not last else "a", "у": "u", "ю": "u"}[letter]
    if letter == "я":
        return "a" if last else "i"
    return "a" if letter == "ё" else "i"


def _assimilated(phones: list[str]) -> tuple[str, ...]:
    """Consonants take voice or lose it before the next one, and lose it at the end: сад is said сат."""
    following = ""
    for index in range(len(phones) - 1, -1, -1):
        letter, soft = phones[index][0], phones[index][1:]
        if letter in _VOICED and (index == len(phones) - 1 or following in _QUIET):
            letter = _VOICED[letter]
        elif letter in _VOICELESS and following in _LOUD:
            letter = _VOICELESS[letter]
        phones[index] = letter + soft
        following = letter
    return tuple(phones)
