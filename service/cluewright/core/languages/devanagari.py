"""Hindi in Latin letters as people type it: पानी is pani and paani, सूरज is suraj and sooraj.

Devanagari leaves out the vowel a that every consonant has unless another vowel or a virama follows. It is not said at
the end of a word, nor between a vowel with one consonant and a consonant with a vowel (लड़का is larka). Tables that go
letter by letter have none of this (srj for सूरज).
"""

from collections.abc import Iterator

_CONSONANTS = dict(
    zip(
        "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
        [
            "k",
            "kh",
            "g",
            "gh",
            "n",
            "ch",
            "chh",
            "j",
            "jh",
            "n",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "p",
            "ph",
            "b",
            "bh",
            "m",
            "y",
            "r",
            "l",
            "v",
            "sh",
            "sh",
            "s",
            "h",
        ],
        strict=True,
    )
)
_WITH_DOT = {"क": "q", "ख": "kh", "ग": "g", "ज": "z", "ड": "r", "ढ": "rh", "फ": "f"}
"""Consonants with a dot below."""

_VOWELS = dict(zip("अआइईउऊऋएऐओऔऑ", ["a", "ā", "i", "ī", "u", "ū", "ri", "e", "ai", "o", "au", "o"], strict=True))
_SIGNS = dict(zip("ािीुूृेैोौॉ", ["ā", "i", "ī", "u", "ū", "ri", "e", "ai", "o", "au", "o"], strict=True))
_NASAL, _BREATH, _VIRAMA, _DOT = "ंँ", "ः", "्", "़"
_LIPS = "pbm"
_LONG = {"ā": ("a", "aa"), "ī": ("i", "ee"), "ū": ("u", "oo")}


def latin_spellings(word: str) -> tuple[str, ...]:
    """How a word in Devanagari is usually typed in Latin letters, the plainest way first; () for any other word.

    `word` is decomposed as NFC leaves it. Long vowels are written once, or twice, or twice but at the end; v is
    also w, and chh is ch.
    """
    sounds = _said(word)
    if not sounds:
        return ()
    plain = "".join(_LONG.get(sound, (sound,))[0] for sound in sounds)
    long = "".join(_LONG.get(sound, (sound,))[-1] for sound in sounds)
    last = _LONG.get(sounds[-1], (sounds[-1],))
    mixed = f"{long.removesuffix(last[-1])}{last[0]}"
    ways = (plain, mixed, long)
    return tuple(dict.fromkeys((*ways, *(way.replace("v", "w").replace("chh", "ch") for way in ways))))


def _said(word: str) -> list[str]:
    """The consonants and vowels of a word, as they are said; [] where a letter is unknown."""
    sounds = list(_written(word))
    if "" in sounds:
        return []
    if len(sounds) > 2 and sounds[-1] == _SILENT:
        del sounds[-1]
    for at in range(len(sounds) - 3, 1, -1):
        around = sounds[at - 2], sounds[at - 1], sounds[at + 1], sounds[at + 2]
        if sounds[at] == _SILENT and [_is_vowel(one) for one in around] == [True, False, False, True]:
            del sounds[at]
    return ["a" if sound == _SILENT else sound for sound in sounds]


_SILENT = "ə"
"""The vowel that is not written."""


def _is_vowel(sound: str) -> bool:
    return sound[0] in "aeiouāīūə"


def _written(word: str) -> Iterator[str]:
    """The sounds in the order they are written, `ə` for each vowel that is not; "" for what is no such letter."""
    letters = word.translate(_TOGETHER)
    for at, letter in enumerate(letters):
        after = letters[at + 1 : at + 2]
        if letter in _CONSONANTS:
            yield _WITH_DOT.get(letter, _CONSONANTS[letter]) if after == _DOT else _CONSONANTS[letter]
            if after == _DOT:
                after = letters[at + 2 : at + 3]
            if after not in _SIGNS and after != _VIRAMA:
                yield _SILENT
        elif letter in _VOWELS or letter in _SIGNS:
            yield _VOWELS.get(letter) or _SIGNS[letter]
        elif letter in _NASAL:
            yield "m" if _CONSONANTS.get(after, " ")[0] in _LIPS else "n"
        elif letter == _BREATH:
            yield "h"
        elif letter not in (_VIRAMA, _DOT):
            yield ""


_TOGETHER = str.maketrans({chr(0x0958 + place): f"{letter}\u093c" for place, letter in enumerate("कखगजडढफ")})
"""Letters that have their dot already."""
