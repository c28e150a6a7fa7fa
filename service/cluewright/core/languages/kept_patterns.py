"""Regular expressions kept as the code that they compile to.

Compiling the talk of four languages takes a second, taking its code up again 20 ms. `make` therefore writes the code
down as a word list, in a file that bears all that the code depends on in its name; an expression that is not there is
compiled. Python has no public way to take such code up: this calls what `re.compile` calls in the end, which looks
the code through before it trusts it.
"""

import _sre
import json
import re
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from .word_list import WordList, opened, packed


def pattern(source: str, shorter: Callable[[], str] | None = None) -> re.Pattern[str]:
    """The same as `re.compile(source)`, sooner where the code is kept; then it shows but the beginning of its source,
    which would take as much memory as the code. `shorter` gives an expression that finds the same, to be compiled in
    its stead."""
    written = _kept().get(_name(source))
    return _taken_up(source, written) if written else re.compile(shorter() if shorter else source)


_SHOWN = 60
"""Characters of its source that a pattern taken up shows."""


def file_name() -> str:
    """The name of the file with the code, which is never stale: it is of one version of Python, and each expression
    is found by what it says."""
    return f"patterns-{sys.implementation.cache_tag}-{_sre.MAGIC}-{sys.byteorder}"


def compiled(sources: Mapping[str, str]) -> bytes:
    """The code of these expressions as a word list's bytes: by what each says, what is compiled in its stead."""
    return packed((_name(source), _written(shorter)) for source, shorter in sources.items())


@cache
def _kept() -> WordList:
    return opened(file_name()) or WordList(b"")


def _name(source: str) -> str:
    """What an expression is filed under. Two checksums tell a few hundred of them apart, and do without the 4 MiB that
    `hashlib` takes."""
    written = source.encode()
    return f"{len(written)}-{zlib.crc32(written):08x}{zlib.adler32(written):08x}"


def _written(source: str) -> str:
    parsed = import_module("re._parser").parse(source)
    code = array("I", import_module("re._compiler")._code(parsed, 0)).tobytes()
    state = parsed.state
    return json.dumps([state.flags, b64encode(zlib.compress(code)).decode(), state.groups - 1, state.groupdict])


def _taken_up(source: str, written: str) -> re.Pattern[str]:
    flags, packed_code, groups, names = json.loads(written)
    code = array("I", zlib.decompress(b64decode(packed_code))).tolist()
    by_number = dict(zip(names.values(), names, strict=True))
    found: re.Pattern[str] = _sre.compile(
        source[:_SHOWN], flags, code, groups, names, (None, *(by_number.get(number) for number in range(1, groups + 1)))
    )
    return found
