"""Where the stress falls, as far as a rhyme needs it: on the last full vowel, or on one before it.

Native words have the stress on the root, which is the last full vowel once endings are schwa; compounds rhyme by
their last part. Loans have it on the last syllable if that is heavy (citroen, diamant), and before it if it is light
(bizon, marathon, radio), but for French words, which are listed.
"""

import re

from .compound_words import SIMPLE
from .lexicon import entry
from .related_rhymes import are_related
from .words import words

FULL = frozenset("aeiouyAEIOUYÉËÖÜ1234567890$%&*+")
"""The phones that are vowels and may bear the stress; `@` is the one that may not."""

LONG = frozenset("AEIOUYÖÜ$%&*1234567890+")

_UNSTRESSED = re.compile(r"[^aeiouy](?:ing|ingen|ik|um|us|or|is|isch|ische|uw|ometer)$|[aeiou](?:um|us|ius)$")
"""Endings with a full vowel that hardly ever bear the stress: ketting, monnik, museum."""

_SUFFIXES = re.compile(
    r"(?<=..)(?:heid|heden|baar|bare|loos|loze|zaam|zame|dom|schap|schappen|achtig|achtige|e[lnr]aar|waarts)$"
)
"""Suffixes that leave the stress on the root: vrijheid does not rhyme with krijt."""

_THIRD_LAST = re.compile(r"(?<=[^aeiou])i[ck](?:a|us|um|i)'?s?$|^(?:broccoli|domino|risico|kameleon)s?$")
"""Words with the stress on the last vowel but two: logica rhymes with no paprika."""

_COUNTED = re.compile(r"(?:aan|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tig|honderd|duizend)tal$")
"""Numbers of things, said with the stress on the number: elftal does not rhyme with voetbal."""

_LIGHT_IE = re.compile(r"(?:[tsclk]|([bdfgmnprz])\1|[aeiu]z|ar|[eiu]d|rem)ies?$")
"""Words in -ie with the stress before it: koffie, natie, familie, kanarie; but magie, economie."""

_FINAL = re.compile(r"(?:[^aeiou](?:et|in|el|es|ast|ist)|[^aeiou]ij)$")
"""Light endings that bear it nevertheless: trompet, koningin."""

_STRESSED = words(
    """ballon balkon baron beton bonbon bouillon champignon capuchon carillon cocon coupon flacon jargon jeton kanon
    kanton karton medaillon pardon peloton pension perron plafond ponton salon spion station wagon patron matras moeras
    terras kompas kolos madam kristal parasol tabak complot komplot marmot kapot galop roman tiran vulkan metal journal
    karaf bandit chocola debat vernis etui gebak gewas sering bazaar"""
)
"""Light last syllables with the stress, most of them French."""

_EARLY = words(
    """avond arbeid bruiloft eiland vijand heiland lichaam sieraad kleinood budget gadget ticket pocket racket market
    jacket internet pinguin robin cabin vaccin mannequin bassin satin aladdin origin benin berlijn leeuwerik
    eland tulband altaar alfabet jury zjuurie beebie prairie kolibrie selfie smoothie barbie zombie selderij koekoek
    kangoeroe bamboe tofoe mammoet barbecue barbekjoe interview interfjoe cocktail email wereld toekan pelgrim boemerang
    contact luiaard jachtluipaard dageraad
    tablet basket closet atlas harnas canvas albatros comfort luipaard ochtend duizend nylon"""
)
"""Words that the rules would stress on the last syllable, and that have it before."""


def stressed(phones: str, word: str) -> int | None:
    """The place of the stressed vowel among the phones of a folded word; None if there is no vowel."""
    full = [at for at, phone in enumerate(phones) if phone in FULL]
    if not full:
        return phones.find("@") if "@" in phones else None
    if len(full) > 2 and _THIRD_LAST.search(word):
        return full[-3]
    return full[-2 - _is_hiatus(phones, full)] if len(full) > 1 and _is_early(phones, word, full[-1]) else full[-1]


def _is_hiatus(phones: str, full: list[int]) -> int:
    """1 if the last vowel but one is an i before a vowel, which is passed over: ra-di-o, sta-di-on."""
    return int(len(full) > 2 and phones[full[-2]] in "iI" and full[-1] == full[-2] + 1)


def _is_early(phones: str, word: str, last: int) -> bool:
    """Whether the last full vowel goes without the stress."""
    if word in _STRESSED:
        return False
    if _is_of_doer(word) or any(early.search(word) for early in (_UNSTRESSED, _SUFFIXES, _COUNTED)) or word in _EARLY:
        return True
    if "@" in phones[last:] or phones[last] in "$%&*+" or word[-3:-1] in ("ee", "oo", "aa", "uu"):
        return False
    after = phones[last + 1 :]
    if not after:
        return _ends_lightly(word)
    if len(after) > 1 or phones[last] in LONG or _FINAL.search(word):
        return False
    return not _is_compound(word)


def _is_of_doer(word: str) -> bool:
    """Whether it is who does it, with the stress on the verb: leraar, winnaar, zondaar; but gevaar, sigaar."""
    stem = word.removesuffix("s").removesuffix("aar")
    return word.rstrip("s").endswith("aar") and not word.startswith("ge") and entry(stem + "en") is not None


def _ends_lightly(word: str) -> bool:
    """A last vowel by itself: piano, opera, taxi, baby, koffie; but idee, menu, bureau and magie."""
    if word.endswith(("ie", "ies")):
        return bool(_LIGHT_IE.search(word))
    return word.endswith(("a", "o", "i", "y")) and not _is_compound(word)


def _is_compound(word: str) -> bool:
    """Whether the word is made of two: hangmat rhymes with kat, as kajak does not with zak."""
    if word in SIMPLE:
        return False
    cuts = range(3, len(word) - 2)
    return any(_is_whole(word[at:]) and _is_whole(word[:at]) for at in cuts)


def _is_whole(part: str) -> bool:
    return entry(part) is not None or (part[-1] in "sen" and len(part) > 3 and entry(part[:-1]) is not None)


def is_fair_rhyme(one: str, other: str) -> bool:
    """Whether two words belong together so that nobody thinks of the rhyme (azijn, wijn), or are compounds that end in
    the same word (rugzak, doedelzak), which is no rhyme but a repetition."""
    return are_related(one, other) or _same_last_part(one, other)


def _same_last_part(one: str, other: str) -> bool:
    if not SIMPLE.isdisjoint((one, other)):
        return False
    shared = 0
    while shared < min(len(one), len(other)) and one[-1 - shared] == other[-1 - shared]:
        shared += 1
    return any(
        entry(one[-size:]) is not None and _is_whole(one[:-size]) and _is_whole(other[:-size])
        for size in range(3, min(shared, len(one) - 3, len(other) - 3) + 1)
    )
