"""Words respelled as their own language says them, for those who write them in another script by ear: corazón is 코라손
and корасон, Schwein is швайн, chien is шьен.

Only what a reader of bare letters would get wrong; the rest is levelled where transcriptions are compared.
"""

import re
from collections.abc import Mapping

_RULES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "de": (
        ("sch", "sh"), ("^s(?=[pt])", "sh"), ("ei|ai", "ay"), ("eu|äu", "oy"), ("ie", "i"), ("z", "ts"), ("v", "f"),
        ("w", "v"), ("ä", "e"), ("(?<=[aeiou])h(?![aeiou])", ""), ("^s(?=[aeiouäöü])", "z"),
    ),
    "es": (
        ("(?<!c)h", ""), ("c(?=[eiéí])|z", "s"), ("gu(?=[eiéí])", "g"), ("[gj](?=[eiéí])|j", "h"), ("qu", "k"),
        ("ll", "y"), ("ñ", "ny"), ("v", "b"),
    ),
    "fr": (
        ("eaux?|aux?", "o"), ("ch", "sh"), ("c(?=[eiéèêî])|ç", "s"), ("g(?=[eiéèêî])", "zh"), ("qu", "k"), ("^h", ""),
        ("oi", "ua"), ("ou", "u"), ("ien(?=s?$)", "èn"), ("(?:ai|ei|e)[nm](?=[^aeiouynmé]|$)", "an"), ("gn", "ny"),
        ("es?$", ""), ("(?<=[^s])[dtsxp]$", ""), ("ai|ei", "e"), ("(?<=[^aeiou]{2})er$|ez$", "e"),
    ),
    "it": (
        ("z", "ts"), ("sc(?=[eièéì])", "sh"), ("ch", "k"), ("gh", "g"), ("ci(?=[aouàòù])|c(?=[eièéì])", "ch"),
        ("g?gi(?=[aouàòù])|g?g(?=[eièéì])", "dzh"), ("gli(?=[aeouàòù])", "li"), ("gn", "ny"),
    ),
    "nl": (("oe", "u"), ("ij|ei", "ey"), ("ou", "au"), ("sch", "sh"), ("(?<!n)g(?!$)|ch", "h"), ("ie", "i")),
}  # fmt: skip


def as_said(tag: str, word: str) -> str:
    """The word as it is said, in letters read plainly; itself for a language that has no rules here."""
    for written, said in _RULES.get(tag, ()):
        word = re.sub(written, said, word)
    return word
