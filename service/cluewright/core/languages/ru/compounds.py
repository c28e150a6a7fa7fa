"""Keywords inside compounds: авиабаза, снегопад, железнодорожный; not inside words that only look alike.

Russian joins two stems with о or е (вод-о-провод), puts a shortened first part before a whole word (авиа-база),
or writes a hyphen (диван-кровать). A keyword counts only at such a joint, and only if what is left on the other
side is itself a word or a part that compounds are made of: столица has no стол in it, порода no пора.
"""

from cluewright.core.languages.language import Compound, CompoundKind
from cluewright.core.remembering import remembered

from .combining import DEEDS, FIRST, LAST, LAST_OF_PLACES, NUMBERS, OTHER_JOINTS
from .dictionary import analyses, fold, is_open_class
from .drift import DRIFTED
from .forms import forms, parts
from .nests import in_compound
from .parts import has_unseen
from .readings import TIMES
from .shaped import shaped
from .suffixes import RULES
from .unrelated import unrelated
from .wordplay import echoed, in_secret, run_together

_LINKS = ("о", "е", "но", "ово", "ско")
"""What joins two stems; the longer ones make an adjective of the first (железо: железн-о-дорожный)."""

_LIKELY = 0.2
_MADE = frozenset({"derivation", "diminutive"})
_NAMES = frozenset({"Geox", "Surn", "Name"})
_VOWELS = "аеиоуыэюяь"
_SHORTEST = 3
_SURE = 4


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as one part of a compound, at a joint; None for chance likeness and for the keyword itself.

    `transparent` if the other part is a word or a known combining part and both are long enough to be no
    accident; `opaque` if either is short, or the whole is known to have a meaning of its own (чернокнижник).
    """
    whole, part = fold(word), fold(keyword)
    if not _SHORTEST <= len(part) < len(whole) <= 40:
        return None
    if found := in_secret(whole, part):
        return found
    if has_unseen(whole.replace("-", ""), part):
        return Compound("opaque", part)
    if "-" in whole:
        return _hyphenated(whole, part)
    if found := run_together(whole, part) or echoed(whole, part) or shaped(whole, part):
        return found
    if any(unrelated(lemma, part) for lemma in (fold(reading.lemma) for reading in analyses(whole))):
        return None
    seen = _by_joint(whole, part)
    return seen if seen and seen.kind == "transparent" else _by_family(whole, part) or seen


def _by_family(whole: str, part: str) -> Compound | None:
    """The keyword in what the whole is made of, or one of its family: год in новогодний, лёд in гололедица."""
    ours = {form.key: form.certain for form in parts(whole)}
    theirs = [form for form in forms(part) if form.key in ours and (form.certain or form.key.startswith("√"))]
    if any(ours[form.key] and form.certain and form.kind not in _MADE for form in theirs):
        return Compound("transparent", whole)
    return Compound("opaque", whole) if theirs or in_compound(whole, part) else None


def _by_joint(whole: str, part: str) -> Compound | None:
    """The keyword itself at a joint of a compound."""
    joined = whole.startswith(_joints(part))
    if not joined and not _worth_looking(whole, _stem(part)) and not whole.startswith(_fleeting(part)):
        return None
    found = _in_deed(whole, part) if joined else None
    found = found or _at_the_end(whole, part)
    if found is None and not _is_verb(whole):
        found = next(filter(None, (_as_first(lemma, part) for lemma in _lemmas(whole))), None)
        if found and _is_made_from_another(whole, part):
            found = None
    if found and whole.endswith(("ов", "ев")) and not any(reading.is_lemma for reading in analyses(whole)):
        return Compound("opaque", found.part)  # of many пивовары, or somebody's name
    return found or _in_name(whole, part) or _in_base(whole, part)


def _lemmas(whole: str) -> tuple[str, ...]:
    """A word, and the nouns that it is a form of: what is done with the first part has endings too (мухоморы)."""
    nouns = (fold(reading.lemma) for reading in analyses(whole) if reading.known and reading.pos == "NOUN")
    return tuple(dict.fromkeys((whole, *nouns)))


def _is_made_from_another(whole: str, part: str, first: int = 0) -> bool:
    """Whether a word plainly comes from one that has nothing of the keyword: a драконовый is no драка (of a новый),
    but a дракон's. What is no longer than the `first` letters is the first part only (тёмный, of темнокожий)."""
    bases = {form.key for form in forms(whole) if form.certain and form.kind in _MADE and form.key != whole}
    made_from = {base for base in bases if not first or len(base) > first + 1}
    return bool(made_from) and not any((first and part[:3] in base) or _has(base, part) for base in made_from)


def _has(base: str, part: str) -> bool:
    return _is_form(base, part) or _as_first(base, part) is not None or _as_second(base, part) is not None


def _worth_looking(whole: str, stem: str) -> bool:
    return len(whole) - len(stem) > 1 and stem[: max(2, len(stem) - 1)] in whole


def _in_deed(whole: str, part: str) -> Compound | None:
    """The keyword before its linking vowel and what is done with it, in any form: сыроварня, чаепитием. Only in a
    dictionary form is a соколов no лов of сок."""
    joint = next(joint for joint in _joints(part) if whole.startswith(joint))
    for reading in analyses(whole):
        rest = fold(reading.lemma).removeprefix(joint)
        if rest in DEEDS and rest != part and is_open_class(reading.pos):
            drifted = fold(reading.lemma) in DRIFTED or _NAMES & reading.grammemes
            return Compound("opaque" if drifted else "transparent", joint)
    return None


@remembered(maxsize=2048)
def _joints(part: str) -> tuple[str, ...]:
    """What compounds begin with that are made of a noun: its stem with о, or with е after a soft consonant (чае-,
    птице-). One in -ь may have either (соле-, косто-) unless another noun has the о (плот-о-гон: плот, not плоть)."""
    glide = part.endswith("й")
    stem = part[:-1] if glide else _stem(part)
    links = "е" if glide or part[-1] in "яеь" or stem[-1:] in tuple("цжшщч") else "о"
    if part.endswith("ь") and not any(_is_lemma(stem + ending) for ending in ("", "а", "о")):
        links = "ое"
    found = [stem + link for stem in (stem, *_fleeting(part)) if glide or len(stem) >= _SHORTEST for link in links]
    if part.endswith(("ия", "ие")):
        found.append(part[:-1] + "е")  # молниеносный
    return tuple(dict.fromkeys((*found, *filter(None, (OTHER_JOINTS.get(part),)))))


def _hyphenated(whole: str, part: str) -> Compound | None:
    pieces = [piece for piece in whole.split("-") if piece]
    return next((Compound("transparent", piece) for piece in pieces if _is_form(piece, part)), None)


def _at_the_end(whole: str, part: str) -> Compound | None:
    """The keyword as the second part of a word, or of the word that this is a form of: получили is of получить, which
    has no чили in it, and матроса of матрос; nor has a полочка, which is made from полка, any очки."""
    if (found := _as_second(whole, part)) is None:
        return None
    known = {fold(reading.lemma) for reading in analyses(whole) if reading.known}
    if known and whole not in known and not any(_as_second(lemma, part) for lemma in known):
        return None
    first = len(whole) - len(found.part) if len(part) > _SHORTEST else 0  # слуховой has no вой in it
    ending = len(part) <= _SURE + 1 and any(_is_made_from_another(lemma, part, first) for lemma in known or {whole})
    return None if ending else found


def _as_second(whole: str, part: str) -> Compound | None:
    """The keyword, inflected or with a suffix, after another stem: авиабаза, полчаса, южноамериканец."""
    for start in range(2, len(whole) - len(_stem(part)) + 1):
        first, second = whole[:start], whole[start:]
        if second[:1] != part[:1] or (len(second) < len(part) and _is_lemma(whole)):  # мат-рос is no рос of роса
            continue
        if first in NUMBERS and len(part) <= _SHORTEST and not _is_known(whole):  # сторис, and no hundred рис
            continue
        if _opens(first, part, second) and _is_form(second, part):
            return Compound(_clarity(whole, part, first in FIRST or len(first) > _SURE), second)
    return None


def _as_first(whole: str, part: str) -> Compound | None:
    """The keyword's stem with a linking vowel, or as it is, before another word: землетрясение."""
    other = OTHER_JOINTS.get(part, "")
    if other and whole.startswith(other) and _closes(whole.removeprefix(other)):
        return Compound(_clarity(whole, part, True), other)
    if not whole.startswith((_stem(part)[:-1], *_fleeting(part))) or _counted(whole, part):
        return None
    for stem in dict.fromkeys((_stem(part), *_fleeting(part))):
        whole_word = (part,) if len(part) > _SURE else ()
        for joint in (*(stem + link for link in _LINKS), *whole_word):
            rest = "" if joint == "пере" else whole.removeprefix(joint)  # a prefix, no перо
            # пол-овина, not поло-вина; a котокафе has been made up
            chance = len(stem) <= _SHORTEST and len(rest) <= _SURE and rest not in LAST and _is_known(whole)
            if len(stem) < _SHORTEST and rest not in LAST and part not in NUMBERS:
                continue
            closes = _closes(rest) or (joint in FIRST and _is_lemma(rest))  # спортзал
            if rest != whole and not chance and rest != part and closes and _agrees(whole, rest, joint != part):
                doing = rest in LAST and (stem == part or not _is_lemma(stem))  # медонос has мёд in it, not медь
                return Compound(_clarity(whole, part, len(rest) >= _SURE or doing), joint)
    return None


def _agrees(whole: str, rest: str, linked: bool) -> bool:
    """Whether a word and its second part are both in their dictionary forms, or both not: романтика has no тика (of a
    тик) in it, nor соколов (of a сокол) a лов. A linking vowel is proof enough of a word (скороговорка)."""
    if rest in LAST:
        return any(reading.is_lemma or not reading.known for reading in analyses(whole))
    return linked or not _is_lemma(whole) or any(reading.is_lemma for reading in analyses(rest))


def _counted(whole: str, part: str) -> bool:
    """Whether the word begins with a number and not with the keyword: сто-голосый, no стог."""
    return any(
        whole.startswith(number)
        and part not in number
        and part[:-1] != number[:-1]  # тысяча, тысячелетие
        and _closes(whole.removeprefix(number))
        for number in NUMBERS
    )


def _in_name(whole: str, part: str) -> Compound | None:
    """The keyword as the end of a place's name: Новгород, Красногорск."""
    last = next((last for last in LAST_OF_PLACES if whole.endswith(last)), "")
    if last and LAST_OF_PLACES[last] == part and len(whole) > len(last) + 1:
        return Compound("opaque", last) if any("Geox" in reading.grammemes for reading in analyses(whole)) else None
    return None


def _in_base(whole: str, part: str) -> Compound | None:
    """The keyword in the compound that a word may be made from, known or not: Белоснежка from белоснежный."""
    stem = whole.removesuffix("ка")
    if stem == whole or len(stem) <= len(part) or _is_lemma(whole):
        return None
    base = stem + "ный"
    found = _as_second(base, part) if any(reading.known for reading in analyses(base)) else None
    return Compound("opaque", found.part) if found else None


def _clarity(whole: str, part: str, long: bool) -> CompoundKind:
    drifted = any(fold(reading.lemma) in DRIFTED or _NAMES & reading.grammemes for reading in analyses(whole))
    return "transparent" if long and len(part) >= _SURE and not drifted else "opaque"


def _stem(part: str) -> str:
    """What compounds keep of a word: земл-етрясение, чёрн-ослив, вод-опад."""
    if part.endswith(("ый", "ий", "ой")) and len(part) > _SURE:
        return part[:-2]
    return part.rstrip(_VOWELS) or part


@remembered(maxsize=2048)
def _fleeting(part: str) -> tuple[str, ...]:
    """Without a fleeting vowel: лёд is льд-ина, but отец отц-еубийца, корабль корабл-екрушение. The dictionary knows
    which nouns lose theirs: терем has no терм in it."""
    stem = _stem(part)
    if len(stem) <= _SHORTEST or stem != part.removesuffix("ь") or stem[-2] not in "ео":
        return ()
    ending = "я" if part.endswith("ь") else "а"
    shorter = (stem[:-2] + stem[-1], stem[:-2] + "ь" + stem[-1])
    return tuple(s for s in shorter if any(fold(r.lemma) == part for e in (ending, "и") for r in analyses(s + e)))


def _opens(first: str, part: str, rest: str) -> bool:
    """Whether a compound can begin so: a known part, a word's stem and a linking vowel, or a whole word.

    Three letters and a vowel stand before many a word by chance (чело-век, коро-лева): they count only before
    the second parts that compounds are made of (носо-рог), before a longer word, or as an adjective before one with
    a suffix (бело-снежный).
    """
    if first in FIRST:
        return True
    if first[-1] not in "ое" or len(first) <= _SHORTEST:
        return len(first) > _SURE and _is_lemma(first)
    short = len(first) <= _SURE and len(part) <= _SURE and (part not in LAST or first.startswith(part))
    return (not short and _stands(first[:-1])) or (len(rest) > len(part) + 1 and _is_lemma(first[:-1] + "ый"))


@remembered(maxsize=2048)
def _stands(stem: str) -> bool:
    """Whether there is a noun or an adjective with this stem."""
    return any(_is_lemma(stem + ending) for ending in ("", "а", "я", "о", "ь", "ый", "ий", "ой", "ка"))


@remembered(maxsize=2048)
def _closes(rest: str) -> bool:
    """Whether a compound can end so: in a known part, a word, or an adjective of a noun (длинно-ногий)."""
    if rest in LAST:
        return True
    if len(rest) < _SURE or rest in RULES["NOUN"]:  # лук-овица is a suffix, whatever a вица may be
        return False
    if any(reading.known and is_open_class(reading.pos) and reading.share > _LIKELY for reading in analyses(rest)):
        return True
    return rest.endswith(("ый", "ий")) and len(rest) > _SURE and _stands(rest[:-2])


def _is_lemma(word: str) -> bool:
    return len(word) >= _SHORTEST and any(
        reading.known and reading.is_lemma and reading.pos in {"NOUN", "ADJF"} for reading in analyses(word)
    )


def _is_known(word: str) -> bool:
    return any(reading.known for reading in analyses(word))


def _is_verb(word: str) -> bool:
    """Whether the dictionary has this as a verb only. Those are hardly ever compounds: no опера in опережать."""
    return all(reading.pos not in {"NOUN", "ADJF", "ADVB"} for reading in analyses(word))


def _is_form(word: str, keyword: str) -> bool:
    """Whether a word is the keyword inflected or derived from it; as part of a compound an adjective may be no word
    by itself (длинно-ногий)."""
    if word.endswith(("ый", "ий")) and word[:-2] == _stem(keyword):
        return True
    if word in TIMES:  # no летом in a самолётом
        return False
    return any(form.certain and form.key == keyword for form in forms(word))
