"""One way of writing for what can be written in many, without losing where each character came from."""

import re
import unicodedata
from dataclasses import dataclass

from cluewright.core.remembering import remembered

# Characters that leave no trace on paper: joiners, directions, fillers, variation selectors, tags.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_UNIFORM_LETTERS: dict[str | int, str] = {
    **dict.fromkeys("\u2018\u2019\u201b\u02bc\u02b9\u2032\u05f3`\u00b4", "'"),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043", "-"),
    **dict.fromkeys("\u318d\u119e", "\u00b7"),  # a vowel of old, which Koreans type for the dot between words
    **dict.fromkeys("\t\n\v\f\r\u0085\u00a0\u2028\u2029", " "),
    # Letters in boxes and discs, which NFKC leaves alone.
    **{first + i: chr(ord("a") + i) for first in (0x1F150, 0x1F170, 0x1F1E6) for i in range(26)},
    # The digits of Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese and Khmer, by their zeros.
    **{ord(zero) + i: str(i) for zero in "\u0660\u06f0\u0966\u09e6\u0e50\u0ed0\u1040\u17e0" for i in range(10)},
}
_UNIFORM = str.maketrans(_UNIFORM_LETTERS)


@dataclass(frozen=True, slots=True)
class Normal:
    """A text in uniform writing: NFKC, casefolded, visible characters only, plain apostrophes, hyphens, spaces, digits.

    `starts[i]` and `ends[i]` are where character i came from in the original (empty: nothing has moved);
    `hidden` says that invisible characters were left out.
    """

    text: str
    starts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    hidden: bool = False

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The code points of the original that the characters from `start` up to `end` came from."""
        if not self.starts or start >= end:
            return start, end
        return self.starts[start], self.ends[end - 1]


@remembered(maxsize=2048)
def normalise(text: str) -> Normal:
    """The text in uniform writing. Applying it to its own result changes nothing."""
    if text.isascii():
        return Normal(text.lower().translate(_UNIFORM))
    simple = text.translate(_UNIFORM).casefold()
    if len(simple) == len(text) and unicodedata.is_normalized("NFKC", simple) and not _INVISIBLE.search(simple):
        return Normal(_without_laughter(simple))
    return _carefully(text)


def _without_laughter(text: str) -> str:
    """The text with spaces for the bare letters that Koreans hang onto a last word to laugh or cry (`캣ㅋㅋㅋ`)."""
    silent, laughs = _LAUGHTER.subn(lambda match: " " * len(match[0]), text)
    return silent.rstrip() if laughs else text


_LAUGHTER = re.compile(
    "(?:(?:(?<=[\uac00-\ud7a3])|(?<=[\uac00-\ud7a3][ ~!.]))[\u110f\u1112\u1172\u116e]{2,}"
    "|(?<=[\uac00-\ud7a3]{2})[\u110f\u1112])(?!\\w)"
)
"""ㅋ, ㅎ, ㅠ and ㅜ: two or more, or one ㅋ or ㅎ behind two syllables at least (`전ㅎ` is 전화 half written)."""


def _carefully(text: str) -> Normal:
    characters: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for start, end in _clusters(text):
        for character in _plain(text[start:end]):
            characters.append(character)
            starts.append(start)
            ends.append(end)
    return Normal(
        _without_laughter("".join(characters)), tuple(starts), tuple(ends), _INVISIBLE.search(text) is not None
    )


def _plain(cluster: str) -> str:
    visible = _INVISIBLE.sub("", cluster)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", folded.casefold())).translate(_UNIFORM)


def _clusters(text: str) -> list[tuple[int, int]]:
    """A base with whatever composes with it: marks, and the later letters of a Hangul syllable."""
    clusters: list[tuple[int, int]] = []
    for index, character in enumerate(text):
        if clusters and (_joins(character) or _INVISIBLE.match(character)):
            clusters[-1] = clusters[-1][0], index + 1
        else:
            clusters.append((index, index + 1))
    return clusters


def _joins(character: str) -> bool:
    return unicodedata.combining(character) != 0 or _LATER_JAMO.match(character) is not None


_LATER_JAMO = re.compile("[\u1160-\u11ff\u314f-\u3163\ud7b0-\ud7ff]")
