"""Korean: verbs inside longer words, short forms, and prefixes that are often something else."""

import pytest

from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.scripts import is_hangul_in_latin

from .relating import Relating

KO = LANGUAGE

_KO_WORDS = Relating(KO)
kind = _KO_WORDS.kind
certain = _KO_WORDS.certain


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("떡볶이", "볶다"), ("볶음밥", "볶다"), ("옷걸이", "걸다"), ("먼지털이", "털다"), ("높이뛰기", "뛰다"),
        ("멀리뛰기", "뛰다"), ("이어달리기", "달리다"), ("달리기시합", "달리다"), ("달리기시합에서", "달리다"),
        ("늦잠", "자다"), ("늦잠", "늦다"), ("찐빵", "찌다"), ("군밤", "굽다"), ("덮밥", "덮다"), ("큰집", "크다"),
        ("흔들의자", "흔들다"), ("어린이날", "어리다"), ("삶은달걀", "삶다"), ("글짓기", "짓다"), ("발걸음", "걷다"),
    ],
)  # fmt: skip
def test_a_verb_is_found_in_a_noun_made_with_it(word: str, verb: str) -> None:
    assert kind(word, verb) == "transparent"


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("짓밟았다", "밟다"), ("짓밟힌", "밟다"), ("치솟는", "솟다"), ("뒤섞인", "섞다"), ("되찾은", "찾다"),
        ("엿듣는", "듣다"), ("새파란", "파랗다"), ("샛노란", "노랗다"), ("드높은", "높다"), ("뛰어넘는", "넘다"),
        ("뛰어넘기", "뛰다"), ("집어삼킨", "집다"),
    ],
)  # fmt: skip
def test_a_verb_is_found_in_a_longer_verb(word: str, verb: str) -> None:
    assert kind(word, verb) == "transparent"


@pytest.mark.parametrize(("word", "verb"), [("비웃는", "웃다"), ("얕보는", "보다"), ("돌보다", "보다")])
def test_what_a_prefix_makes_another_thing_of_is_not_sure(word: str, verb: str) -> None:
    assert kind(word, verb) == "opaque"


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("보험사기", "사다"), ("도자기", "자다"), ("산길", "사다"), ("신발", "시다"), ("군침", "굽다"),
        ("단풍", "달다"), ("오른손", "오르다"), ("그린벨트", "그리다"), ("나선형", "나서다"), ("빗물", "빗다"),
        ("외팔이", "팔다"),
        ("속삭임", "삭이다"), ("아쉬움", "쉽다"), ("줄다리기", "다리다"), ("심부름", "부르다"), ("드물다", "물다"),
        ("서두르다", "서다"), ("나누다", "누다"), ("녹음실", "녹다"), ("비좁은", "좁다"), ("자라나다", "자다"),
        ("남기다", "기다"), ("넘어뜨리다", "뜨다"), ("알아차리다", "차다"), ("뒤적이다", "적다"), ("살피다", "피다"),
        ("바다", "받다"), ("볶다", "볶다"),
    ],
)  # fmt: skip
def test_chance_is_no_verb_inside(word: str, verb: str) -> None:
    assert kind(word, verb) is None


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("맘", "마음"), ("맘이", "마음"), ("얘기를", "이야기"), ("애들", "아이"), ("쌤", "선생님"),
        ("알바", "아르바이트"), ("갖고", "가지다"), ("머무는", "머무르다"), ("서툰", "서투르다"),
        ("딛고", "디디다"), ("토욜", "토요일"),
    ],
)  # fmt: skip
def test_a_short_form_is_the_full_word(short: str, full: str) -> None:
    assert full in certain(short)


def test_a_short_form_that_is_another_word_too_is_not_sure() -> None:
    assert "내일" in {form.key for form in KO.forms("낼")} - certain("낼")


@pytest.mark.parametrize(("word", "colour"), [("퍼런", "파랗다"), ("뻘겋게", "빨갛다"), ("누런", "노랗다")])
def test_a_colour_with_dark_vowels_may_be_the_same(word: str, colour: str) -> None:
    assert colour in {form.key for form in KO.forms(word)} - certain(word)


@pytest.mark.parametrize(("word", "keyword"), [("맘속에", "마음"), ("옛날얘기", "이야기"), ("수학쌤", "선생님")])
def test_a_short_form_is_found_in_compounds(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword", "expected"),
    [
        ("여배우", "배우", "transparent"), ("여학생", "학생", "transparent"), ("냉커피", "커피", "transparent"),
        ("재방송", "방송", "transparent"), ("흑설탕", "설탕", "transparent"), ("청포도", "포도", "transparent"),
        ("여행사", "행사", None), ("노동자", "동자", None), ("재봉사", "봉사", None), ("청동기", "동기", None),
    ],
)  # fmt: skip
def test_a_prefix_counts_where_it_is_not_the_beginning_of_another_word(
    word: str, keyword: str, expected: str | None
) -> None:
    assert kind(word, keyword) == expected


@pytest.mark.parametrize(
    ("word", "made_of", "chance"),
    [("운동화", "운동", "동화"), ("전시장", "전시", "시장"), ("임신부", "임신", "신부"), ("소독약", "소독", "독약")],
)
def test_a_word_that_ends_in_another_by_chance_is_made_of_its_first(word: str, made_of: str, chance: str) -> None:
    assert kind(word, made_of) == "transparent"
    assert kind(word, chance) is None


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("뱃사공", "배"), ("나룻배", "배"), ("귓속말", "귀"), ("콧노래", "노래"), ("깻잎", "잎"), ("맥줏집", "집"),
        ("기름값", "값"), ("봄바람", "봄"), ("거미줄", "줄"), ("패션쇼", "쇼"), ("뒷모습", "뒤"), ("막내딸", "딸"),
    ],
)  # fmt: skip
def test_a_noun_of_one_syllable_is_found_where_compounds_have_it(word: str, noun: str) -> None:
    assert kind(word, noun) == "transparent"


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("활짝", "짝"), ("쇼핑", "쇼"), ("줄거리", "줄"), ("귓불", "불"), ("맘모스", "마음"), ("딸기", "딸"),
        ("날씨", "날"), ("옷집", "오"), ("요리조리", "요리"), ("캔버스", "캔"),
    ],
)  # fmt: skip
def test_a_syllable_there_by_chance_is_no_noun(word: str, noun: str) -> None:
    assert kind(word, noun) is None


@pytest.mark.parametrize(("word", "verb"), [("손쉬운", "쉽다"), ("낯익은", "익다"), ("배고픈", "고프다")])
def test_a_verb_grown_together_with_a_noun_is_not_sure(word: str, verb: str) -> None:
    assert kind(word, verb) == "opaque"


@pytest.mark.parametrize(("word", "noun"), [("자유로이", "자유"), ("향기로움", "향기"), ("평화로이", "평화")])
def test_adverbs_and_nouns_of_adjectives_made_of_a_noun(word: str, noun: str) -> None:
    assert noun in certain(word)


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("재우는", "자다"), ("태웠다", "타다"), ("키우다", "크다"), ("떨어뜨린", "떨어지다"), ("깨뜨리다", "깨다"),
        ("커다란", "크다"), ("없이", "없다"), ("많이", "많다"), ("울보", "울다"),
    ],
)  # fmt: skip
def test_voices_sizes_and_adverbs_that_no_rule_gives(word: str, verb: str) -> None:
    assert verb in certain(word)


@pytest.mark.parametrize(
    ("word", "verb"), [("신기한", "신다"), ("차이나", "차이다"), ("메일", "메다"), ("베개", "베다")]
)
def test_words_that_only_look_like_a_voice(word: str, verb: str) -> None:
    assert verb not in certain(word)


@pytest.mark.parametrize(("polite", "plain"), [("따님", "딸"), ("아드님", "아들"), ("아버님", "아버지")])
def test_a_polite_word_is_the_plain_one(polite: str, plain: str) -> None:
    assert plain in certain(polite)


@pytest.mark.parametrize(("word", "colour"), [("새빨간", "빨강"), ("샛노란", "노랑")])
def test_a_stronger_colour_holds_the_colour(word: str, colour: str) -> None:
    assert kind(word, colour) == "transparent"


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("삼백십이", 312),
        ("백이십사", 124),
        ("이백 사십삼", 243),
        ("일백삼십이", 132),
        ("삼백십이호", 312),
        ("둘하고", 2),
    ],
)
def test_numbers_beyond_a_hundred_and_in_a_list(number: str, value: int) -> None:
    assert KO.numbers[number] == value


@pytest.mark.parametrize("word", ["사과", "이고", "이야", "일과", "사고", "사원", "이호"])
def test_words_that_only_look_like_listed_numbers_are_none(word: str) -> None:
    assert word not in KO.numbers


@pytest.mark.parametrize(
    ("latin", "word"),
    [
        ("geomi", "거미"), ("komi", "거미"), ("chigap", "지갑"), ("taramchwi", "다람쥐"), ("daramdzhvi", "다람쥐"),
        ("ddukbokki", "떡볶이"), ("byul", "별"), ("sonsengnim", "선생님"), ("khanyl", "하늘"),
    ],
)  # fmt: skip
def test_hangul_is_read_in_latin_letters_by_any_table(latin: str, word: str) -> None:
    assert is_hangul_in_latin(latin, word)


@pytest.mark.parametrize(
    ("latin", "word"), [("", "별"), ("", "star"), ("star", "star"), ("gom", "거미"), ("geomis", "거미"), ("kome", "곰")]
)
def test_other_latin_words_are_not_that_hangul(latin: str, word: str) -> None:
    assert not is_hangul_in_latin(latin, word)


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("도둑놈들", "도둑"), ("꽃집들", "꽃"), ("꽃밭들에는", "꽃"), ("별자리들이", "별"), ("소나무들", "나무"),
        ("모기향들", "모기"),
        ("바닷가들", "바다"), ("커피숍들이", "커피"), ("해적선들", "해적"), ("우산꽂이", "우산"),
        ("우산꽂이들", "우산"),
        ("고래잡이", "고래"),
    ],
)  # fmt: skip
def test_compounds_come_in_the_plural_too(word: str, noun: str) -> None:
    assert kind(word, noun) == "transparent"


@pytest.mark.parametrize(
    ("word", "noun"),
    [("산들산들", "산"), ("산들바람", "산"), ("만들다", "만"), ("버들강아지", "버"), ("고들빼기", "고")],
)
def test_not_every_syllable_like_it_is_a_plural(word: str, noun: str) -> None:
    assert kind(word, noun) is None


@pytest.mark.parametrize("word", ["물들이기", "물들인", "깃들다", "힘들어", "흔들린"])
def test_a_verb_that_ends_so_is_no_plural(word: str) -> None:
    assert not [form for form in KO.forms(word) if form.kind == "plural"]


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("얼어붙은", "얼음"), ("걸어다니는", "걸음"), ("얼어죽다", "죽음"), ("웃어넘기다", "웃음"),
        ("울어대는", "울음"),
    ],
)  # fmt: skip
def test_two_verbs_in_one_tell_the_noun_that_is_made_of_one_of_them(word: str, noun: str) -> None:
    assert kind(word, noun) == "transparent"


def test_a_verb_with_a_prefix_that_changes_it_may_tell_the_noun() -> None:
    assert kind("비웃는", "웃음") == "opaque"


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("얼버무리다", "얼음"),
        ("얼룩", "얼음"),
        ("걸터앉다", "걸음"),
        ("울타리", "울음"),
        ("느긋한", "느낌"),
        ("흐린", "흐름"),
    ],
)
def test_another_verb_does_not(word: str, noun: str) -> None:
    assert kind(word, noun) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("쌈밥", "싸움"), ("월남쌈", "싸움"), ("보쌈", "싸움"), ("꽃샘추위", "선생님"), ("옹달샘", "선생님")],
)
def test_a_short_form_that_is_another_word_too_is_no_part(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


def test_the_end_of_a_stem_is_not_taken_for_respect() -> None:
    assert "말다" not in {form.key for form in KO.forms("마시는")}
    assert "알다" in certain("아십니까")


@pytest.mark.parametrize("number", ["열한", "스물두", "서른세"])
def test_a_number_is_made_of_no_noun(number: str) -> None:
    assert certain(number) == {number}


@pytest.mark.parametrize(("word", "made"), [("책가게", "transparent"), ("책표지", "transparent"), ("책임자", None)])
def test_a_book_before_a_noun_is_a_book(word: str, made: str | None) -> None:
    assert kind(word, "책") == made


@pytest.mark.parametrize(
    ("word", "part", "made"),
    [
        ("벚꽃축제", "꽃", "transparent"), ("소고기국밥", "소", "transparent"), ("군밤장수", "밤", "transparent"),
        ("사과나무농장", "나무", "transparent"), ("물고기사냥", "물", "opaque"), ("나비효과", "비", None),
        ("부산여행", "산", None), ("택배기사", "배", None), ("동창모임", "창", None), ("냄새제거", "새", None),
    ],
)  # fmt: skip
def test_a_new_compound_holds_what_its_listed_parts_hold(word: str, part: str, made: str | None) -> None:
    assert kind(word, part) == made


def test_becoming_yellow_is_made_of_no_song() -> None:
    assert "노래" not in certain("노래질")
    assert "노래" in certain("노래하는")
