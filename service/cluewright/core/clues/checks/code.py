"""The code itself may not be read out, in digits or in words, in one clue or over all of them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.numbers import Number, digit_named, digits_in, in_digits
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language

_DECIMAL = re.compile(r"\d+[.,]\d+")


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    code = "".join(map(str, table.table.code))
    said = _digits(clue)
    if len(code) > 1 and _reads_out(clue, code, said):
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "read-out", matched=code)
    elif not code and _could_be_a_code(said, clue, len(table.keywords)):
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "digits", matched=said, confidence=0.9)
    elif len(code) > 1 and said and _spread_out(table) == code:
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, "spread-out", matched=code)


def _reads_out(clue: AnalysedClue, code: str, said: str) -> bool:
    """Whether a clue is the code, in whatever numerals, or has it among other words; `said`: all digits it names."""
    if code == said or (len(clue.words) == len(code) and code in _each_digit(clue)):
        return True
    if len(clue.words) > len(code) > 2 and code in _in_order(clue):
        return True
    return len(clue.tokens) > 1 and (code in said or _has_word(clue, code) or code == _counted_off(clue))


def _digits(clue: AnalysedClue) -> str:
    """All digits a clue names, in order; what is between them does not matter ("four, then two, then one")."""
    if len(clue.tokens) == 1 and (digits := _in_one_word(clue.words[0])):
        return digits
    return "".join(map(str, _as_one_number(clue.numbers)))


def _in_one_word(word: str) -> str | None:
    """The digits that a word is made of, whatever they count (`421호`)."""
    counting = _COUNTING.fullmatch(word)
    return counting[1] if counting else digits_in(word)


_COUNTING = re.compile(r"(\d{2,})[^\W\d_]{1,2}")


def _each_digit(clue: AnalysedClue) -> Iterator[str]:
    """What a clue says if each of its words names a digit, in whatever way (`IV-II-I`, `4e 2e 1e`, `for, too, won`)."""
    by_ear = not clue.numbers  # `two for one` is a bargain
    told = ((one.ordinals, one.place_associations, _heard(one) if by_ear else {}) for one in clue.languages)
    for names in (*told, ()):
        digits = [digit_named(word, *names) for word in clue.words]
        if None not in digits:
            yield "".join(filter(None, digits))


@cache
def _heard(one: Language) -> Mapping[str, int]:
    """The words that sound like a digit in this language."""
    return {word: value for value, words in one.digits_read.items() for word in words if value <= 9}


def _in_order(clue: AnalysedClue) -> Iterator[str]:
    """The places that a clue names by their order, whatever it says besides (`첫째 셋째 둘째 순으로`); or by numerals
    (`II, IV, then III`)."""
    for one in clue.languages:
        yield "".join(str(one.ordinals[word]) for word in clue.words if word in one.ordinals)
    yield "".join(str(value) for value in map(in_digits, clue.words) if value and value <= 9)


def _counted_off(clue: AnalysedClue) -> str:
    """The digits that words begin with, whatever they count (`4th floor, 2nd door on the left, 1st bed`)."""
    return "".join(word[0] for word in clue.words if _COUNTS.fullmatch(word))


_COUNTS = re.compile(r"[1-9](?:[^\W\d_]{1,3})?")


def _as_one_number(found: tuple[Number, ...]) -> list[int]:
    """The numbers named, those of one long number (`four hundred` `twenty one`) put together."""
    values: list[int] = []
    last = -1
    for number in found:
        before = values[-1] if values and number.first == last + 1 else 0
        if (before >= 100 and before % 100 == 0 and number.value < 100) or (
            before >= 20 and before % 10 == 0 and number.value < 10
        ):
            values[-1] += number.value
        else:
            values.append(number.value)
        last = number.last
    return values


def _has_word(clue: AnalysedClue, code: str) -> bool:
    """Whether a word among others says all of the code (`암호는 사이일`)."""
    return len(code) > 2 and any(_in_one_word(word) == code for word in clue.words)


def _could_be_a_code(said: str, clue: AnalysedClue, keywords: int) -> bool:
    if _DECIMAL.fullmatch(clue.normal.text.strip()) or any(map(_COUNTING.fullmatch, clue.words)):
        return False
    bare = sum(number.last - number.first + 1 for number in clue.numbers) == len(clue.tokens) or len(clue.tokens) == 1
    return (
        bare
        and len(said) == 3
        and len(set(said)) == 3
        and all("1" <= digit <= "9" and int(digit) <= keywords for digit in said)
    )


def _spread_out(table: AnalysedTable) -> str:
    """What the clues name together, if each of them counts to one number."""
    said = [_counted(clue) for clue in table.clues]
    return "".join(said) if len(said) > 1 and all(said) else ""


def _counted(clue: AnalysedClue) -> str:
    """The one number that a clue names and ends in (`4`, `gate four`); "" if there are none or several."""
    named = clue.numbers
    return str(named[0].value) if len(named) == 1 and named[0].last == len(clue.tokens) - 1 else ""


def _concerns(clue: AnalysedClue, _: tuple[str, ...]) -> bool:
    return len(clue.tokens) > 1 or _digits(clue) != ""


CHECK = Check("code", "decrypto.clues.no-code", run, _concerns)
