"""Crossword devices: what a clue makes of other words' letters, with its name and without."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, Verdict, judge, keyword

OTHERS = {"en": ("lamp", "winter"), "nl": ("trap", "winter"), "ru": ("лампа", "зима"), "ko": ("겨울", "등불")}


def ruled(tag: str, word: str, clue: str) -> Verdict:
    table = Table(tuple(keyword(one, tag) for one in (word, *OTHERS[tag])), language=tag)
    return judge((Clue(clue),), table).verdicts[0]


@pytest.mark.parametrize(
    ("tag", "word", "clue", "method"),
    [
        ("en", "pan", "the tails of sheep, alpaca and lion", "last-letters"),
        ("en", "bed", "only the leading parts of bakery, elephant and dog", "acrostic"),
        ("en", "fish", "some of staff is happy to swim", "hidden"),
        ("en", "cod", "odd ones of crowd, served with chips", "every-other"),
        ("en", "horse", "shore in a right old mess, neighing", "anagram"),
        ("en", "bread", "put a b ahead of read", "explicit"),
        ("ru", "экран", "э, а за ней кран", "explicit"),
        ("nl", "wortel", "als trowel door elkaar ligt", "anagram"),
        ("nl", "tafel", "de kop van tulp, arend, fiets, ezel en lama", "acrostic"),
        ("nl", "haring", "een stuk van wacha ringslang", "hidden"),
        ("ru", "кот", "хвосты: замок, окно, свет", "last-letters"),
        ("ru", "роза", "кусочек слов «хор озарения»", "hidden"),
        ("ru", "волос", "слово, в котором всё перепуталось", "anagram"),
        ("ko", "우물", "여우 선물 꼬리만 봐", "last-letters"),
    ],
)
def test_a_named_device_is_no_chance(tag: str, word: str, clue: str, method: str) -> None:
    verdict = ruled(tag, word, clue)
    assert verdict.ruling is Ruling.ILLEGAL
    assert ("spelling", method) in {(one.check, one.method) for one in verdict.findings}


@pytest.mark.parametrize(
    ("tag", "word", "clue", "ruling"),
    [
        ("en", "organ", "a floor gang of plumbers", Ruling.SUSPECT),  # five letters across words, named by nothing
        ("en", "vein", "letters arrive in it", Ruling.LEGAL),  # four
        ("en", "hot", "one hump or two", Ruling.LEGAL),
        ("en", "net", "on the fruit machine it", Ruling.LEGAL),
        ("en", "rye", "a rhyme in bread", Ruling.LEGAL),
        ("en", "nail", "some snails in the garden", Ruling.LEGAL),  # inside one word
        ("nl", "egel", "je groen en geel ergeren aan die stekels", Ruling.LEGAL),
        ("ko", "의자", "고래 싸움의 피해자", Ruling.LEGAL),
    ],
)
def test_without_a_name_only_what_is_hardly_chance_counts(tag: str, word: str, clue: str, ruling: Ruling) -> None:
    assert ruled(tag, word, clue).ruling is ruling


@pytest.mark.parametrize(
    ("tag", "word", "clue", "ruling"),
    [
        ("nl", "mok", "kom, andersom op de plank", Ruling.ILLEGAL),
        ("nl", "mok", "kom eens op de thee", Ruling.LEGAL),
        ("en", "wolf", "flow, the other way around", Ruling.ILLEGAL),
        ("en", "cat", "dbu but slide each back", Ruling.SUSPECT),
        ("en", "apple", "1-16-16-12-5, work it out", Ruling.ILLEGAL),
        ("en", "apple", "between 1 and 16, or 12 and 5", Ruling.LEGAL),
        ("en", "bear", "a bee in the ear", Ruling.SUSPECT),
        ("en", "bridge", "brdg, please buy a vowel", Ruling.SUSPECT),
        ("en", "bridge", "the gdb manual", Ruling.LEGAL),
        ("en", "snow", "everyone wants one before a holiday", Ruling.LEGAL),
        ("en", "snow", "my first is in sand but never in land", Ruling.ILLEGAL),
        ("en", "snow", "the ball is in court but never in town", Ruling.LEGAL),
        ("en", "rainbow", "a bow after rain", Ruling.SUSPECT),
        ("en", "rainbow", "a bow in the sky", Ruling.LEGAL),
    ],
)
def test_codes_and_parts_inside_a_sentence(tag: str, word: str, clue: str, ruling: Ruling) -> None:
    assert ruled(tag, word, clue).ruling is ruling
