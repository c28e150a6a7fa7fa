"""Crossword devices: what a clue makes of other words' letters, with its name and without."""

from collections.abc import Iterator

import pytest

from cluewright.core.clues import Clue, Ruling, Verdict
from cluewright.core.clues.analyse import analyse
from cluewright.core.clues.keywords import banned
from cluewright.core.clues.wordplay import Made, made_of_others, rows_of
from cluewright.core.clues.words import is_made_with
from cluewright.core.languages import TAGS, existing

from .judging import finding, verdict

OTHERS = {"en": ("lamp", "winter"), "nl": ("trap", "winter"), "ru": ("лампа", "зима"), "ko": ("겨울", "등불")}
DEVICES = {"heads", "tails", "hidden", "alternate", "mixed", "turned", "cut", "beheaded"}


def made(tag: str, word: str, said: str) -> Iterator[Made]:
    clue = analyse(Clue(said), preferred=(tag,))
    return made_of_others(clue, banned(word, tag), rows_of(clue))


def ruled(tag: str, word: str, clue: str) -> Verdict:
    return verdict(clue, word, *OTHERS[tag], language=tag)


@pytest.mark.parametrize("tag", TAGS)
def test_each_language_names_every_device_and_no_other(tag: str) -> None:
    assert set(existing(tag).devices) == DEVICES


@pytest.mark.parametrize(
    ("clue", "excerpt"),
    [
        ("the tails of sheep, alpaca and lion", "sheep, alpaca and lion"),
        ("some of staff is happy to swim", "staff is happy"),
        ("odd ones of crowd", "crowd"),
        ("a lane behind p", "lane behind p"),
    ],
)
def test_the_words_that_hold_the_letters_are_shown(clue: str, excerpt: str) -> None:
    assert finding(clue, "pan", "fish", "cod", "plane", check="spelling").excerpt == excerpt


@pytest.mark.parametrize(
    ("tag", "word", "clue", "method"),
    [
        ("en", "pan", "the tails of sheep, alpaca and lion", "last-letters"),
        ("en", "bed", "only the leading parts of bakery, elephant and dog", "acrostic"),
        ("en", "fish", "some of staff is happy to swim", "hidden"),
        ("en", "cod", "odd ones of crowd, served with chips", "every-other"),
        ("en", "horse", "shore in a right old mess, neighing", "anagram"),
        ("en", "receipt", "pier etc, shuffled", "anagram"),
        ("en", "bread", "b and then read", "explicit"),
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
        ("en", "organ", "a floor gang of plumbers", Ruling.LEGAL),  # across words, named by nothing
        ("en", "organ", "or gangs of plumbers", Ruling.SUSPECT),  # from the beginning of a word on
        ("en", "vein", "letters arrive in it", Ruling.LEGAL),  # four
        ("en", "hot", "one hump or two", Ruling.LEGAL),
        ("en", "net", "on the fruit machine it", Ruling.LEGAL),
        ("en", "rye", "a rhyme in bread", Ruling.LEGAL),
        ("en", "receipt", "boats, pier etc by the sea", Ruling.LEGAL),  # two words mixed
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
        ("en", "rainbow", "a rain shower", Ruling.LEGAL),
    ],
)
def test_codes_and_parts_inside_a_sentence(tag: str, word: str, clue: str, ruling: Ruling) -> None:
    assert ruled(tag, word, clue).ruling is ruling


@pytest.mark.parametrize(
    ("tag", "word", "clue", "ruling"),
    [
        ("en", "bookshelf", "an elf sits at its end", Ruling.ILLEGAL),
        ("en", "elephant", "ends in a tiny insect: ant", Ruling.ILLEGAL),
        ("en", "scorpion", "contains corp, as in business", Ruling.ILLEGAL),  # which is no word
        ("ru", "скотч", "внутри слова сидит кот", Ruling.ILLEGAL),
        ("nl", "plaat", "in dit woord zit 'laat' verstopt", Ruling.ILLEGAL),
        ("ko", "할머니", "이 단어 속에 돈(머니)이 숨어 있지", Ruling.ILLEGAL),
        ("en", "hedgehog", "hides in the hedge", Ruling.LEGAL),  # it is made of that, and does
        ("en", "scorpion", "a corp in business", Ruling.LEGAL),  # nothing says where to look
    ],
)
def test_a_part_of_the_keyword_counts_where_the_clue_says_where_to_look(
    tag: str, word: str, clue: str, ruling: Ruling
) -> None:
    assert ruled(tag, word, clue).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("ViOlent Lava CAN Overflow", Ruling.ILLEGAL),
        ("violent lava can overflow", Ruling.LEGAL),
        ("VIOLENT LAVA CAN OVERFLOW", Ruling.LEGAL),
    ],
)
def test_capitals_inside_words_spell_the_keyword(clue: str, ruling: Ruling) -> None:
    assert ruled("en", "volcano", clue).ruling is ruling


def test_letters_in_brackets_spell_the_keyword() -> None:
    assert verdict("내 미[소] [나]도 [무]서워", "소나무", "요가", language="ko").ruling is Ruling.ILLEGAL
    assert verdict("내 [웃] [음] [도] 무서워", "소나무", "요가", language="ko").ruling is Ruling.LEGAL


def test_what_a_keyword_is_made_of_may_be_told_with_a_place() -> None:
    assert is_made_with("лед", "ледокол", "ru")
    assert not is_made_with("elf", "bookshelf", "en")


@pytest.mark.parametrize(
    ("tag", "word", "clue", "rest"),
    [
        ("en", "plate", "chop its head off and you're late", "late"),
        ("en", "bulky", "lop off the tail, that leaves bulk", "bulk"),
        ("nl", "krat", "onthoofd hem en er piept een rat", "rat"),  # which says what is cut, and where
        ("nl", "trein", "kop eraf en je bent rein", "rein"),  # and not by chance: bent rein
        ("nl", "plaat", "kop eraf en je bent laat", "laat"),
        ("ru", "палка", "голову отрубили, осталась алка", "алка"),
        ("ko", "소나무", "머리 떼면 나무", "나무"),
    ],
)
def test_a_head_or_tail_cut_off_leaves_a_word_of_the_clue(tag: str, word: str, clue: str, rest: str) -> None:
    found = next(made(tag, word, clue))
    assert (found.method, clue[slice(*found.span)], found.named) == ("explicit", rest, True)


@pytest.mark.parametrize(
    ("tag", "word", "clue"),
    [
        ("en", "plate", "chop chop, you're late"),  # of no head or tail is spoken
        ("en", "plate", "the head of the table is late"),  # nothing is cut
        ("en", "plate", "drop the last course, it's late"),  # which would leave something else
        ("en", "train", "take an umbrella when it starts to rain"),  # what is taken is far from what starts
        ("ko", "영화관", "마지막 영화, 자리가 없어"),
    ],
)
def test_other_heads_and_tails_are_free(tag: str, word: str, clue: str) -> None:
    assert not any(made(tag, word, clue))
