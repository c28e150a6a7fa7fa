"""Letters of two scripts in one word (сlue with a Cyrillic с), invisible characters, text that is not NFC."""

import re
import unicodedata
from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_WORD = re.compile(r"[^\W\d_]+")
_MIXABLE = {("HANGUL", "LATIN")}  # a Korean particle may follow a Latin name


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    for word in _WORD.findall(unit.plain):
        scripts = tuple(sorted({unicodedata.name(char, "?").split()[0] for char in word}))
        if len(scripts) > 1 and scripts not in _MIXABLE:
            yield f"a word in {' and '.join(script.capitalize() for script in scripts)}"
    hidden = {char for char in unit.text if unicodedata.category(char) in ("Cc", "Cf") and char != "\n"}
    for char in sorted(hidden):
        yield f"invisible character U+{ord(char):04X}"
    if unicodedata.normalize("NFC", unit.text) != unit.text:
        yield "not in NFC"


CHECK = Check("scripts", Level.ERROR, run)
