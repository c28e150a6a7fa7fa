"""Which words are only a part of a longer one: угол of a треугольник, глаз in одноглазый, хлеб in хлебозавод.

A part of the keyword may be said for it (night for nightmare), the whole not for its part. So what a compound was made
from is none of its forms, as whose word it would count both ways: `compounds` looks for it where the compound is said.
"""

import re
from typing import Any

from cluewright.core.remembering import remembered

from .combining import FIRST, LAST
from .dictionary import analyses, descend
from .nests import PREFIXES
from .suffixes import RULES

_UNSEEN_TEXT = """
    медведь мед; осьминог нога; сороконожка нога; рукопись рука писать; людоед люди человек; светофор свет;
    чертополох черт; управдом дом; роддом дом; стенгазета стена; домработница дом; дензнак деньги;
    дикобраз дикий; свинопас свинья;
    курносый нос; сорвиголова голова; вырвиглаз глаз; держиморда морда; скопидом дом; лежебока бок; зубоскал зуб;
    лоботряс лоб; горихвостка хвост; вертихвостка хвост; вертишейка шея; головотяп голова; белоручка рука;
    перекатиполе поле; иванчай иван чай; матьимачеха мать мачеха; чудоюдо чудо; жарптица жар птица; царьпушка царь;
    царьколокол царь; бойбаба бой баба; бойдевка бой; тянитолкай тянуть толкать; неразлейвода вода; сонтрава сон;
    разрывтрава разрыв; плакунтрава плакать; нетроньменя трогать; мальчикспальчик мальчик палец пальчик; котбаюн кот;
    горелуковое лук; рубахапарень рубаха; конекгорбунок конек конь; держидерево дерево; рыбамолот молот;
    молотрыба молот; рыбамеч меч; мечрыба меч; рыбапила пила; пиларыба пила; рыбалуна луна; лунарыба луна;
    рыбаеж еж; рыбаигла игла; бабаяга баба; ивандамарья иван
"""

_FIRST_TEXT = "тре четверо осьми сороко дом род рыб управ ден перво право ново старо разно ино лево чае лопо висло зар"
_FIRST = (FIRST | frozenset(_FIRST_TEXT.split())) - {"пере", "изо"}
_LAST = LAST | frozenset(("сед", "ков", "пас", "сел", "пек", "дательство", "дательный"))

_ADJECTIVE = ("ый", "ий", "ой")
_SUFFIX = re.compile(
    r"в(?:[оы]й|ая|ат(?:ый|ость|ель)|ит(?:ый|ость)|альн\w+|альщи\w+|алк\w+|ание|ина|ица|щина)|чатый|ничий|нота"
    r"|н?ность|\w?сть|\w?[ви]ость|чн\w+|чк\w+|нн\w+|ист(?:ый|ость)|лив(?:ый|ость)"
)
"""What stands after an о or е and is a suffix, whatever else it may be: голубоватый has no вата in it."""

_NOUN: dict[str, Any] = {"": (), **{end: {"": ()} for end in "аяоеьйы"}, "и": {"": (), "е": {"": ()}, "я": {"": ()}}}
_SINGLE = {"": ()}
_VOWELS = "аеиоуыэюяьй"
_SHORTEST = 3
_STEM = 4
"""Letters that the first part of a compound must have with its linking vowel, unless it is known for one."""


def is_part(lemma: str, word: str) -> bool:
    """Whether a word that a lemma comes from is only one of the two that it is made of; both with е for ё. The head of
    a family (`√`) has less in common with its members than a base has."""
    head = word.startswith("√")
    word = word.lstrip("√")
    if word in _UNSEEN.get(lemma, ()):
        return True
    return any(_is_one_of(word, first, second, head) for first, second in _halves(lemma))


def _is_one_of(word: str, first: str, second: str, head: bool) -> bool:
    """Whether a word is the first half or the second, as far as their letters tell: the last ones change. The король in
    a королева is longer than what stands before the е."""
    stem = word[:-2] if word.endswith(_ADJECTIVE) and len(word) > _STEM else word.rstrip(_VOWELS)
    alike = 2 if head else max(2, len(stem) - 2)
    if _common(second, word) >= alike and (len(stem) > 2 or second.startswith(stem)):
        return True
    linked = first[-1] in "ое"
    before = first[:-1] if linked else first
    return len(stem) <= len(before) + linked and _common(first, word) >= min(alike, len(before)) and _closes(second)


def _common(one: str, other: str) -> int:
    """Letters that two words begin alike with."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


@remembered(maxsize=4096)
def _halves(lemma: str) -> tuple[tuple[str, str], ...]:
    """The ways to cut a lemma where compounds are joined; none for a verb."""
    if any(reading.pos == "INFN" for reading in analyses(lemma)):
        return ()
    cuts = ((lemma[:cut], lemma[cut:]) for cut in range(2, len(lemma) - 1))
    return tuple((first, second) for first, second in cuts if _follows(second) and _opens(first))


def _follows(second: str) -> bool:
    """Whether this may be a second half at all, and is no suffix."""
    return (
        (len(second) >= _SHORTEST or second in _LAST) and second not in RULES["NOUN"] and not _SUFFIX.fullmatch(second)
    )


def _opens(first: str) -> bool:
    """Whether a compound can begin so: with a known part, or with the stem of a noun or an adjective and a vowel."""
    if first in _FIRST:
        return True
    if len(first) < _STEM or first[-1] not in "ое" or first in PREFIXES:
        return False
    stem = first[:-1]
    return _is_stem(stem) or _is_adjective(stem) or any(_is_stem(stem[:-1] + vowel + stem[-1]) for vowel in "ео")


def _closes(second: str) -> bool:
    """Whether a compound can end so: in a known part, a noun or an adjective, or an adjective of a noun (-ногий)."""
    if second in _LAST:
        return True
    if len(second) >= _STEM and any(pos in {"NOUN", "ADJF"} for _, pos, _, _ in descend(second, _SINGLE)):
        return True
    stem = second[: -3 if second.endswith(("ный", "ний")) else -2 if second.endswith(_ADJECTIVE) else -1]
    return second.endswith((*_ADJECTIVE, "ы", "и")) and len(stem) >= _SHORTEST and _is_stem(stem)


@remembered(maxsize=2048)
def _is_stem(stem: str) -> bool:
    return any(pos == "NOUN" for _, pos, _, _ in descend(stem, _NOUN))


@remembered(maxsize=2048)
def _is_adjective(stem: str) -> bool:
    return any(pos == "ADJF" for end in _ADJECTIVE for _, pos, _, _ in descend(stem + end, _SINGLE))


def has_unseen(whole: str, part: str) -> bool:
    """Whether a word is one of the compounds in which no rule sees that part; it may be inflected."""
    return any(part in _UNSEEN_STEMS.get(whole[:length], ()) for length in range(_LEAST, len(whole) + 1))


def _read(text: str) -> dict[str, frozenset[str]]:
    entries = (entry.split() for entry in text.split(";"))
    return {whole: frozenset(parts) for whole, *parts in entries}


_UNSEEN = _read(_UNSEEN_TEXT)
"""Compounds, without the hyphens that some have, each with the words in it that no rule sees at their joints."""

_UNSEEN_STEMS = {whole.rstrip(_VOWELS): found for whole, found in _UNSEEN.items()}
_LEAST = min(map(len, _UNSEEN_STEMS))
