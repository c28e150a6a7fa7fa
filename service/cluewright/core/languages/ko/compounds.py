"""Keywords inside longer words, at a boundary: 젖소 and 소고기 for 소; but 소금, 소설 by chance."""

from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from . import loans, particles, vocabulary
from .beginnings import may_hold
from .beside import is_part, is_verb, is_word
from .compound_tables import BREATHED, FOND, HEADS, MAKES_NOUNS, PLACES_AND_TITLES, RIVALLED, SUFFIXES, WORDS_IN_S
from .cuts import is_adverbial, is_cut, is_doubtful, is_joint
from .letters import apart, tail, together, with_tail
from .lexicalised import CHANCE, MADE_OF_FIRST, OPAQUE, host_of
from .misspelled_parts import is_often_misspelled, misspelled_part
from .stems import readings

_LONGEST = 40


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of the word, at a boundary; None for equal words and for chance overlap."""
    if not 1 < len(word) <= _LONGEST or not may_hold(word, keyword):
        return None
    if len(keyword) > 1 and (respelled := _with_loan(word, keyword)):
        return respelled
    ways = (keyword, *_short_ways(keyword))
    found = next((one for way in ways if len(way) < len(word) and (one := _inside(word, way))), None)
    return found or _with_misspelled(word, keyword)


def _short_ways(keyword: str) -> Iterator[str]:
    """The shorter ways to say a keyword, but for syllables that are something else as well: 쌈밥 has no 싸움 in it."""
    for way in vocabulary.contractions_of(keyword):
        if len(way) > 1 or vocabulary.contracted()[way][1]:
            yield way


def _inside(word: str, keyword: str) -> Compound | None:
    if vocabulary.is_chance(word, keyword):  # 고해상도, before its end is taken for a particle
        return None
    found = [one for noun in bare(word) if (one := _found(_what_tells(noun, keyword), keyword))]
    best = next((one for one in found if one.kind == "transparent"), found[0] if found else None)
    if best and len(keyword) == 1 and (stems := _longer_stems(word)):
        joined = any(stem[0] == keyword and _stands_alone(stem[1:]) for stem in stems)
        return Compound("opaque", best.part) if joined else None
    if best and len(keyword) > 1 and _may_be_a_verb(word, keyword):
        return Compound("opaque", best.part)
    if best and word.endswith(keyword) and len(keyword) > 1 and not vocabulary.is_noun(word):
        return _beside_endings(word, keyword, best)
    return best


def _beside_endings(word: str, keyword: str, found: Compound) -> Compound | None:
    """What is found at a word's end, unless an ending is there: a 지나가면 wears no mask (가면), and there are
    no noodles in 건물이라면. 김치라면 may be either."""
    verbs = (one.stem for one in readings(word) if vocabulary.is_stem(one.stem))
    nouns = [noun for noun, _ in particles.strip(word) if vocabulary.is_noun(noun) and keyword not in noun]
    host = word.removesuffix(keyword)
    if any(keyword not in stem and len(stem) >= len(host) for stem in verbs):
        return None
    either = Compound("opaque", found.part)
    if keyword in _ENDINGS:
        return either if host[-1] != "이" or vocabulary.is_noun(host) else None
    if any(len(noun) < len(host) for noun in nouns):
        return None
    return either if host in nouns else found


_ENDINGS = frozenset({"라면", "이자", "이랑"})
"""Nouns that are endings of other nouns as well: noodles, interest and furrows."""


def _may_be_a_verb(word: str, keyword: str) -> bool:
    """Whether this is also a form of a listed verb that only begins like the keyword: 모자라면, a hat or lacking."""
    stems = (one.stem for one in readings(word) if vocabulary.is_stem(one.stem))
    return any(stem[:-1] == keyword and stem[-1] not in "하되" for stem in stems)


def _what_tells(noun: str, keyword: str) -> str:
    """The word itself, or the part of it that by itself tells whether it holds the keyword."""
    listed = vocabulary.parts(noun) is not None
    return noun if listed else host_of(noun, keyword) or noun


def _stands_alone(stem: str) -> bool:
    """Whether this is a stem, and not what only makes a passive or a causative of the one before it."""
    return vocabulary.is_stem(stem) and stem not in "이히기리우구추"


def _longer_stems(word: str) -> tuple[str, ...]:
    """The listed stems of two syllables or more of which the word is a form, if it is nothing but that: 숨기고 has no
    숨 in it, 돌아가는 no 돌; 물들이다 has 물."""
    if any(len(noun) > 1 and vocabulary.is_noun(noun) for noun in bare(word)):
        return ()
    return tuple(one.stem for one in readings(word) if len(one.stem) > 1 and vocabulary.is_stem(one.stem))


def _with_loan(word: str, keyword: str) -> Compound | None:
    """A loan in another spelling beside a listed noun: 딸기케익, 초코렛우유."""
    if keyword not in vocabulary.loans() or word in vocabulary.loans() or vocabulary.is_listed(word):
        return None
    for size in range(2, min(len(word), len(keyword) + 3)):
        for part, rest in ((word[:size], word[size:]), (word[-size:], word[:-size])):
            beside = vocabulary.is_noun(rest) or vocabulary.is_short_noun(rest)
            if beside and not vocabulary.is_listed(part) and keyword in loans.respelled(part):
                return Compound("transparent", part)
    return None


def _with_misspelled(word: str, keyword: str) -> Compound | None:
    """The keyword in a common wrong spelling beside a noun: 김치찌게, 조게구이를."""
    for noun in bare(word) if is_often_misspelled(keyword) else ():
        if found := misspelled_part(noun, keyword):
            part, rest = found
            if is_part(rest, keyword, first=noun.startswith(part)) and not is_verb(word):
                return Compound("transparent", part)
    return None


@remembered(maxsize=1024)
def bare(word: str) -> tuple[str, ...]:
    """The word, and what it is without its particles and the 들 of the plural; listed words before others."""
    if vocabulary.is_listed(word) or word in CHANCE or word in OPAQUE or word.endswith(FOND):
        return (word,)
    stripped = [noun for noun, _ in particles.strip(word)]
    stripped += [noun[:-1] for noun in (word, *stripped) if _is_plural(noun)]
    listed = [noun for noun in stripped if vocabulary.is_noun(noun) or vocabulary.is_short_noun(noun)]
    return tuple(dict.fromkeys(listed or (word, *stripped)))


def _is_plural(noun: str) -> bool:
    return len(noun) > 2 and noun[-1] == "들" and noun[:2] != noun[-2:] and not vocabulary.is_listed(noun)


def _is_chance(word: str, keyword: str) -> bool:
    """Whether the word plainly holds no such keyword: listed so, or a form of something else."""
    if len(word) <= len(keyword) or (word in CHANCE and not _begins(word, keyword)) or is_joint(word, keyword):
        return True
    if any(vocabulary.is_chance(part, keyword) for part in _parts_with(word, keyword)):
        return True
    return is_adverbial(word, keyword) or is_adverbial(word, word.removesuffix(keyword))


def _found(word: str, keyword: str) -> Compound | None:
    if _is_chance(word, keyword):
        return None
    found = _as_parted(word, keyword)
    drifted = found and any(vocabulary.is_drifted(part, keyword) for part in _parts_with(word, keyword))
    return Compound("opaque", found.part) if found and drifted else found


def _parts_with(word: str, keyword: str) -> Iterator[str]:
    """The word, and whatever holds the keyword at the beginning or the end of a longer word that is not listed:
    소매치기 in 소매치기단."""
    yield word
    if not vocabulary.is_listed(word) and word.count(keyword) == 1:
        parts = (part for at in range(len(keyword) + 1, len(word)) for part in (word[:at], word[-at:]))
        yield from (part for part in parts if keyword in part)


def _as_parted(word: str, keyword: str) -> Compound | None:
    if known := vocabulary.parts(word):
        return _of_listed(known, keyword)
    if is_cut(word, keyword):
        return None
    opaque = word in OPAQUE or vocabulary.is_name(word)
    if word in OPAQUE and len(keyword) > 1 and (word.startswith(keyword) or word.endswith(keyword)):
        return Compound("opaque", keyword)
    for before, part, after in _places(word, keyword):
        if (not after and _ends_in_suffix(before, part)) or (len(keyword) == 1 and vocabulary.is_other(word)):
            continue
        if len(keyword) > 1 and len(after) == 1 and not vocabulary.is_noun(word) and is_verb(word):
            continue
        parted = all(is_part(rest, keyword, first=not before) for rest in (before, after) if rest)
        if parted or _is_joined(part, keyword, before, after):
            return Compound("opaque" if opaque or after in FOND or is_doubtful(word, keyword) else "transparent", part)
        if _may_be_part(word, keyword, before, after):
            return Compound("opaque", part)
    return None if vocabulary.is_listed(word) else _in_a_part(word, keyword)


def _in_a_part(word: str, keyword: str) -> Compound | None:
    """The keyword in a listed noun of its own that is a part of a new one: 벚꽃축제, 소고기국밥."""
    for at in range(len(keyword) + 1, len(word) - 1):
        for part, rest in ((word[:at], word[at:]), (word[-at:], word[:-at])):
            if keyword in part and vocabulary.is_noun(part) and vocabulary.is_noun(rest):
                return _found(part, keyword)
    return None


def _begins(word: str, keyword: str) -> bool:
    """Whether a word that ends in another one by chance is for all that made of the one that it begins with."""
    return word in MADE_OF_FIRST and len(keyword) > 1 and word.startswith(keyword)


def _ends_in_suffix(before: str, part: str) -> bool:
    """Whether the keyword at the end is rather the end of another word and a suffix: 지원+자, not 지+원자."""
    suffix = part[1:]
    if not before or not suffix or suffix not in SUFFIXES:
        return False
    if before in RIVALLED and vocabulary.is_noun(before + part[0]):
        return True
    if suffix in MAKES_NOUNS and before not in ("소", "대") and vocabulary.is_noun(before + part[0]):
        return True
    return len(before) > 2 and not vocabulary.is_noun(before) and is_word(before + part[0])


def _of_listed(known: tuple[str, str, bool], keyword: str) -> Compound | None:
    """What a listed compound says: its two parts, in whatever shape they have there, and whether they tell; and what
    its parts say (양떼목장)."""
    first, second, clear = known
    for part, before, after in ((first, "", second), (second, first, "")):
        if part in _shapes(keyword) and _may_stand(part, keyword, before, after):
            return Compound("transparent" if clear else "opaque", part)
    for part in (first, second):
        if len(part) > len(keyword) and (found := _found(part, keyword)):
            return found if clear else Compound("opaque", found.part)
    return None


def _is_joined(part: str, keyword: str, before: str, after: str) -> bool:
    """Whether the ㅅ that stands between two nouns shows that they are two: 나룻배, 뱃사공, 콧노래."""
    if before and after:
        return False
    if after:
        return part != keyword and len(after) > 1 and vocabulary.is_noun(after)
    if tail(before) != "ㅅ" or vocabulary.is_noun(before) or vocabulary.is_short_noun(before):
        return False
    bare = with_tail(before, "")
    return vocabulary.is_short_noun(bare) if len(bare) == 1 else vocabulary.is_noun(bare)


def _may_be_part(word: str, keyword: str, before: str, after: str) -> bool:
    """Whether the keyword may be a part though what is beside it is no known word: a name, or something new."""
    if before and after:
        return False
    if len(keyword) > 1:
        return not (vocabulary.is_noun(word) or is_verb(word))
    if after in FOND:
        return True
    if len(before) < 2 or vocabulary.is_other(word) or is_verb(word):
        return False
    if vocabulary.is_name(word):
        return keyword in PLACES_AND_TITLES
    if vocabulary.is_noun(before):
        return keyword in HEADS
    return keyword in PLACES_AND_TITLES and not vocabulary.is_noun(word)


def _places(word: str, keyword: str) -> Iterator[tuple[str, str, str]]:
    """What stands before, as the keyword, and after it, for every place where it could be a part."""
    for shape in _shapes(keyword):
        at = word.find(shape)
        while at >= 0:
            before, after = word[:at], word[at + len(shape) :]
            if _may_stand(shape, keyword, before, after) and (len(keyword) > 1 or not (before and after)):
                yield before, shape, after
            at = word.find(shape, at + 1)


def _shapes(keyword: str) -> Iterator[str]:
    """The keyword, with the ㅅ of compounds (나뭇가지), and with the breath that 암 and 수 leave (암탉)."""
    yield keyword
    if not tail(keyword) and (joined := with_tail(keyword, "ㅅ")) not in WORDS_IN_S:
        yield joined
    lead, vowel, ending = apart(keyword[0])
    if lead in BREATHED:
        yield together(BREATHED[lead], vowel, ending) + keyword[1:]


def _may_stand(shape: str, keyword: str, before: str, after: str) -> bool:
    if shape == keyword:
        return True
    return bool(after) if tail(shape) == "ㅅ" and not tail(keyword) else before in ("암", "수")
