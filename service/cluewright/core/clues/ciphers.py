"""A keyword in a code that anybody can undo: Morse and braille, numbers for letters, the codes of characters, the keys
of a telephone, a shifted alphabet, or one turned round.

What a clue says in such a code is worked out once (`undone`); the others are tried on each keyword, for there every
clue says something.
"""

import binascii
import re
from base64 import b64decode
from collections.abc import Iterator

from cluewright.core.languages.scripts import unmarked
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue
from .disguise import Disguise
from .keywords import Banned
from .verdict import Ruling

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_ALPHABETS = (_LATIN, _RUSSIAN, _RUSSIAN.replace("ё", ""))
_LEAST = 3
"""Letters of a keyword that is looked for in a code: shorter ones are in too many numbers."""

_CERTAIN = 4
"""Letters from which a word is no keyword's shifted letters by chance."""


def undone(clue: AnalysedClue) -> frozenset[str]:
    """Whatever the clue says, if it is in Morse or braille, or all numbers, or written in codes of characters."""
    text = clue.clue.text.strip()
    return _undone(text) if text and (not clue.tokens or _CODED.search(text)) else _NOTHING


_NOTHING: frozenset[str] = frozenset()
_CODED = re.compile(r"[\d=⠁-⣿]")


def enciphered(clue: AnalysedClue, text: Banned, said: frozenset[str]) -> Iterator[Disguise]:
    """The clue as a whole, or a word that is none, if it is this keyword in a code. `said` is what was `undone`."""
    span = (0, len(clue.clue.text))
    if text.letters < _LEAST:
        return
    if text.joined in said or text.unmarked in said:
        yield Disguise(span, "cipher", Ruling.ILLEGAL)
    elif said and _dialled(clue.normal.text.strip(), text.unmarked):
        yield Disguise(span, "cipher", Ruling.SUSPECT, 0.6)
    for token in clue.strange:
        if _is_shifted(token.text, text.unmarked) and not (token.capital and len(clue.tokens) > 1):
            certain = text.letters >= _CERTAIN
            yield Disguise(token.span, "cipher", Ruling.ILLEGAL if certain else Ruling.SUSPECT, 0.9 if certain else 0.5)


@remembered(maxsize=256)
def _undone(text: str) -> frozenset[str]:
    """Numbers always say something: themselves."""
    said = {"".join(found).casefold() for found in _readings(text)} | {text if text.isdecimal() else ""}
    return frozenset({*said, *map(unmarked, said)} - {""})


def _readings(text: str) -> Iterator[str]:
    if _MORSE.fullmatch(text):
        signs = [sign for sign in re.split(r"[ /|]+", text.translate(_DOTS_AND_DASHES)) if sign]
        yield from ("".join(table.get(sign, " ") for sign in signs) for table in (_LATIN_MORSE, _RUSSIAN_MORSE))
    if _BRAILLE.search(text):
        yield from (text.translate(table) for table in (_LATIN_BRAILLE, _RUSSIAN_BRAILLE))
    for numbers in _NUMBERS.findall(text):
        yield from _by_numbers(re.findall(r"\d+", numbers))
    if _HEX.fullmatch(text):
        yield _decoded(bytes.fromhex(re.sub(r"0x|[^0-9a-fA-F]", "", text)))
    if len(text) % 4 == 0 and _BASE64.fullmatch(text):
        yield _from_base64(text)


_DOTS_AND_DASHES = str.maketrans("·•–—_", "..---")
_MORSE = re.compile(r"[.·•–—_ /|-]*[.·•–—_-][.·•–—_ /|-]*")
_BRAILLE = re.compile("[⠁-⣿]")
_NUMBERS = re.compile(r"\d+(?:[\s,.–-]+\d+)+|[01]{16,}")
_HEX = re.compile(r"(?:0x)?[0-9a-fA-F]{2}(?:[\s:,-]?(?:0x)?[0-9a-fA-F]{2}){2,}")
_BASE64 = re.compile("[A-Za-z0-9+/]{4,}={0,2}")


def _by_numbers(groups: list[str]) -> Iterator[str]:
    """What numbers say by their place in the alphabet, as codes of characters, and by how often a key is pressed."""
    values = [int(group[:7]) for group in groups]
    for alphabet in _ALPHABETS:
        if all(0 < value <= len(alphabet) for value in values):
            yield "".join(alphabet[value - 1] for value in values)
    if all(32 < value < 0xD800 for value in values):
        yield "".join(map(chr, values))
    binary = re.findall("[01]{8}", "".join(groups))
    if all(set(group) <= {"0", "1"} for group in groups) and len(binary) * 8 == sum(map(len, groups)):
        yield _decoded(bytes(int(byte, 2) for byte in binary))
    yield "".join(_PRESSED.get(group, " ") for group in groups)


def _decoded(octets: bytes) -> str:
    return octets.decode("utf-8", errors="replace")


def _from_base64(text: str) -> str:
    try:
        return _decoded(b64decode(text, validate=True))
    except binascii.Error:  # letters that only look so
        return ""


_KEYS = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
_PRESSED = {str(key) * times: letter for key, on_it in enumerate(_KEYS, 2) for times, letter in enumerate(on_it, 1)}
_DIALLED = str.maketrans({letter: presses[0] for presses, letter in _PRESSED.items()})


def _dialled(digits: str, word: str) -> bool:
    """Whether the digits are the keys of a telephone that bear the word's letters (`269` for cow)."""
    return word.isascii() and digits.isdecimal() and word.translate(_DIALLED) == digits


def _is_shifted(word: str, keyword: str) -> bool:
    """Whether each letter is as far from the keyword's in the alphabet (`dpx` for cow), or as far from its other end
    (`xld`); of short words only one step, half the alphabet, and the other end count."""
    if len(word) != len(keyword) or word == keyword:
        return False
    for alphabet in _ALPHABETS:
        if all(letter in alphabet for letter in {*word, *keyword}):
            size = len(alphabet)
            pairs = [(alphabet.index(one), alphabet.index(other)) for one, other in zip(word, keyword, strict=True)]
            steps = {(one - other) % size for one, other in pairs}
            if all(one + other == size - 1 for one, other in pairs):
                return True
            if len(steps) == 1 and (len(word) >= _CERTAIN or steps <= {1, size - 1, size // 2}):
                return True
    return False


def _morse(letters: str, signs: str) -> dict[str, str]:
    return dict(zip(signs.split(), letters, strict=True))


_LATIN_MORSE = _morse(
    _LATIN,
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..",
)
_RUSSIAN_MORSE = _morse(
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    ".- -... .-- --. -.. . ...- --.. .. .--- -.- .-.. -- -. --- .--. .-. ... - ..- ..-. .... -.-. ---. ---- --.- --.-- "
    "-.-- -..- ..-.. ..-- .-.-",
)
_LATIN_BRAILLE = str.maketrans("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", _LATIN)
_RUSSIAN_BRAILLE = str.maketrans("⠁⠃⠺⠛⠙⠑⠡⠚⠵⠊⠯⠅⠇⠍⠝⠕⠏⠗⠎⠞⠥⠋⠓⠉⠟⠱⠭⠷⠮⠾⠪⠳⠫", _RUSSIAN)
