"""How Dutch respells a stem when a syllable opens or closes: boom, bomen; kip, kippen; huis, huizen."""

import unicodedata

VOWELS = frozenset("aeiouyáàâäéèêëíìîïóòôöúùûü")
_DOUBLE = frozenset(("aa", "ee", "oo", "uu"))
_DIGRAPHS = _DOUBLE | {"ie", "oe", "eu", "ui", "ij", "ei", "ou", "au"}
_GLIDES = ("ai", "ei", "oi", "ui")
"""Before -en these belong to the stem: draai-en, moei-en, gooi-en, krui-en; but zie-n."""

SHORT_VERBS = ("gaan", "staan", "slaan", "zien", "doen")
"""The ends of infinitives that have no -en: koe is no form of koen, which is an adjective."""

_DEVOICED = {"v": "f", "z": "s"}
_VOICED = {"f": "v", "s": "z"}
_MARKS = frozenset("\u0300\u0301\u0302\u0308\u0327")


def fold(word: str) -> str:
    """The word without the marks that writers leave out (zoëven, één, café) and with ij as two letters."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word.replace("ĳ", "ij")) if c not in _MARKS)
    return unicodedata.normalize("NFC", bare)


def unmarked(word: str) -> str:
    """The word without the diaeresis that only parts two vowels: geëerd has the stem eer."""
    return word.translate(str.maketrans("äëïöü", "aeiou"))


def devoiced(stem: str) -> str:
    """A stem as it stands at a word's end: huiz becomes huis, duiv becomes duif."""
    return stem[:-1] + _DEVOICED[stem[-1]] if stem and stem[-1] in _DEVOICED else stem


def _is_short(stem: str) -> bool:
    """One consonant after one vowel letter: bom, glaz; not boom, hond or huis (ij and ui are pairs)."""
    return (
        len(stem) > 1
        and stem[-1] not in VOWELS
        and stem[-2] in VOWELS
        and stem[-3:-1] not in _DIGRAPHS
        and stem[-1] not in "jwx"
    )


def closed(stem: str, unstressed: bool = True) -> tuple[str, ...]:
    """Spellings at a word's end of a stem that stood before a vowel.

    kipp (kippen) is kip; bom (bomen) is boom; huiz (huizen) is huis; and where the last syllable has no
    stress nothing is doubled, so teken (tekenen) may also be teken.
    """
    if len(stem) < 2:
        return ()
    if stem[-1] == stem[-2] and stem[-1] not in VOWELS:
        return (stem[:-1],)
    if _is_short(stem):
        long = devoiced(stem[:-1] + stem[-2] + stem[-1])
        return (long, devoiced(stem)) if unstressed and _has_vowel(stem[:-2]) else (long,)
    return (devoiced(stem),)


def _has_vowel(text: str) -> bool:
    return any(c in VOWELS for c in text)


def opened(stem: str) -> tuple[str, ...]:
    """Spellings of a stem before a vowel: boom gives bom (bomen), kip kipp (kippen), reis reiz (reizen)."""
    if len(stem) < 2 or stem[-1] in VOWELS:
        return (stem,) if stem else ()
    if len(stem) > 2 and stem[-3:-1] in _DOUBLE:
        short = stem[:-2] + stem[-1]
        return (short, short[:-1] + _VOICED[short[-1]]) if short[-1] in _VOICED else (short,)
    if _is_short(stem):
        return (stem + stem[-1], stem) if _has_vowel(stem[:-2]) else (stem + stem[-1],)
    if stem[-1] in _VOICED:
        return (stem[:-1] + _VOICED[stem[-1]], stem)
    return (stem,)


def infinitives(stem: str) -> tuple[str, ...]:
    """Infinitives that a verb stem may have: loop gives lopen, kip kippen, ga gaan, zie zien, skie skiën."""
    if stem.endswith(("a", "oe", "ie")):
        short = stem + ("an" if stem.endswith("a") else "n")
        unstressed = stem.removesuffix("e") + "ën"  # ruziën, skiën
        return tuple(verb for verb in (short, unstressed) if verb.endswith((*SHORT_VERBS, "iën")))
    if stem.endswith(("e", "é")):
        return (stem + "n", stem + "ën", stem[:-1] + "ën")
    return tuple(open_stem + "en" for open_stem in opened(stem))


def stems(infinitive: str) -> tuple[str, ...]:
    """Stems that an infinitive may have: lopen loop, reizen reis, gaan ga, zien zie; () for other words."""
    if infinitive.endswith(("iën", "eën")):
        return (infinitive[:-2], infinitive[:-2] + "e")
    if infinitive.endswith(("aan", "ien", "oen")) and infinitive[-4:-2] not in _GLIDES:
        return (infinitive[: -2 if infinitive.endswith("aan") else -1],) if infinitive.endswith(SHORT_VERBS) else ()
    return closed(infinitive[:-2]) if infinitive.endswith("en") and len(infinitive) > 3 else ()
