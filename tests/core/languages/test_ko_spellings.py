"""Korean: one word in other spellings, in look-alikes, on the wrong keyboard; English words written down."""

import pytest

from cluewright.core.languages.ko import LANGUAGE, disguises, english, loans, vocabulary
from cluewright.core.languages.ko.letters import fold

KO = LANGUAGE


def respelled(word: str) -> set[str]:
    return {form.key for form in KO.forms(word) if form.kind == "spelling" and form.certain}


@pytest.mark.parametrize(
    ("written", "official"),
    [
        ("초콜렛", "초콜릿"), ("초코렛", "초콜릿"), ("쵸콜릿", "초콜릿"), ("케익", "케이크"), ("케잌", "케이크"),
        ("카페트", "카펫"),
        ("커텐", "커튼"), ("로보트", "로봇"), ("로케트", "로켓"), ("쏘세지", "소시지"), ("까페", "카페"),
        ("째즈", "재즈"), ("쥬스", "주스"),
        ("메세지", "메시지"), ("악세사리", "액세서리"), ("화이팅", "파이팅"), ("알콜", "알코올"), ("윈도우", "윈도"),
        ("리더쉽", "리더십"),
        ("타겟", "타깃"), ("헬메트", "헬멧"), ("콘써트", "콘서트"), ("다이야몬드", "다이아몬드"),
        ("콤퓨터", "컴퓨터"), ("벤취", "벤치"),
        ("런닝", "러닝"), ("브라우스", "블라우스"), ("스노우보드", "스노보드"), ("카라멜", "캐러멜"),
        ("삐에로", "피에로"), ("찌게", "찌개"),
        ("초코렛을", "초콜릿"), ("케익이라서", "케이크"),
    ],
)  # fmt: skip
def test_another_spelling_is_the_same_word(written: str, official: str) -> None:
    assert official in respelled(written)
    assert KO.known(written)


@pytest.mark.parametrize(
    "word",
    [
        "카페", "카드", "코드", "포커", "포크", "로비", "렌치", "버스", "부스", "소포", "가수", "서로", "때로",
        "끌려서", "달려", "마신",
        "푸른", "흐른", "다릴", "시킨", "벤츠", "호킹", "커서는", "서리로", "소리로", "개로",
    ],
)  # fmt: skip
def test_a_word_of_its_own_is_no_spelling_of_another(word: str) -> None:
    assert not respelled(word)


def test_every_listed_loan_and_official_spelling_is_a_word_itself() -> None:
    assert all(map(vocabulary.is_noun, vocabulary.loans()))
    assert all(vocabulary.is_listed(one) for one in vocabulary.misspelled().values() if len(one) > 1)
    assert all(vocabulary.is_noun(one) for one in vocabulary.borrowed_with())


def test_loan_keys_level_what_spellings_confuse_but_not_plain_and_breathed() -> None:
    assert set(loans.loan_keys("쏘파")) & set(loans.loan_keys("쇼파"))
    assert len(loans.loan_keys("까스")) == 2
    assert loans.loan_keys("가스") != loans.loan_keys("카스")
    assert loans.loan_keys("x") == loans.loan_keys("") == loans.loan_keys("소") == ()


def test_a_loan_in_another_spelling_is_found_in_a_compound() -> None:
    found = KO.compound("딸기케익", "케이크")
    assert found is not None
    assert (found.kind, found.part) == ("transparent", "케익")
    assert KO.compound("딸기카페", "케이크") is None


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("ㅅrㅈr", "사자"), ("ᄉrᄌr", "사자"), ("ㅅr자", "사자"), ("ㅅ1자", "사자"), ("ㅅlㅈl", "사자"),
        ("4자", "사자"),
        ("e불", "이불"), ("b둘기", "비둘기"), ("8꿈치", "팔꿈치"), ("7r방", "가방"), ("10자가", "십자가"),
        ("ㅅ人ㅏ", ""), ("o형", "오형"),
        ("사자", ""), ("tv", ""), ("", ""), ("ㄱ1", "기"),
    ],
)  # fmt: skip
def test_look_alikes_are_read_as_hangul(written: str, word: str) -> None:
    read = disguises.unmixed(written)
    assert word in read if word else not read


def test_a_disguised_word_is_the_word() -> None:
    assert "사자" in respelled("ㅅrㅈr")
    assert "사자" in respelled("ㅅrㅈr를")
    assert "천사" in respelled("1004")
    assert "대통령" in respelled("머통령")
    assert "귀엽다" in respelled("커여운")
    assert "근육" in respelled("ㄹ육")
    assert "눈물" in respelled("롬곡")
    assert "고양이" in respelled("고오양이")
    assert not respelled("머리")
    assert not respelled("과자")
    assert not respelled("아이")


def test_numbers_are_read_out_both_ways() -> None:
    assert disguises.read_out("1004") == ("천사", "일영영사")
    assert disguises.read_out("24") == ("이십사", "이사")
    assert disguises.read_out("8") == disguises.read_out("007") == disguises.read_out("²³") == ()


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("머통령", "대통령"),
        ("댕댕이", "멍멍이"),
        ("띵작", "명작"),
        ("세종머앟", "세종대왕"),
        ("네넴띤", "비빔면"),
        ("팡주", "광주"),
    ],
)
def test_syllables_that_look_alike(written: str, word: str) -> None:
    assert word in disguises.misread(written)


def test_words_upside_down_and_drawn_out() -> None:
    assert disguises.turned("롬곡") == "눈물"
    assert disguises.turned("문") == "곰"
    assert disguises.turned("사자") == disguises.turned("소") == disguises.turned("x") == ""
    assert disguises.unstretched("고오오양이") == ("고양이",)
    assert disguises.unstretched("구우웅름") == ("궁름", "구름")
    assert disguises.unstretched("아이") == disguises.unstretched("x") == ()


def test_vowels_typed_one_by_one_are_joined() -> None:
    assert fold("ㄱㅗㅏㅈㅏ") == "과자"
    assert fold("고아") == "고아"


@pytest.mark.parametrize(
    ("word", "written"),
    [
        ("wolf", "울프"), ("police", "폴리스"), ("cat", "캣"), ("lion", "라이언"), ("house", "하우스"),
        ("milk", "밀크"), ("cake", "케이크"),
        ("stamp", "스탬프"), ("apple", "애플"), ("lobster", "로브스터"), ("signal", "시그널"),
        ("zigzag", "지그재그"), ("fashion", "패션"),
        ("film", "필름"), ("slide", "슬라이드"), ("swing", "스윙"), ("quarter", "쿼터"), ("penguin", "펭귄"),
        ("flower", "플라워"),
        ("bear", "베어"), ("tiger", "타이거"), ("butterfly", "버터플라이"), ("music", "뮤직"), ("camera", "카메라"),
        ("banana", "바나나"),
        ("bag", "백"), ("dog", "도그"), ("top", "탑"), ("button", "버튼"), ("station", "스테이션"), ("sun", "선"),
        ("helmet", "헬멧"),
        ("cats", "캐츠"),
    ],
)  # fmt: skip
def test_english_words_as_koreans_write_them(word: str, written: str) -> None:
    ways = english.hangul_of_english(word)
    assert written in ways
    assert len(ways) <= 24


@pytest.mark.parametrize("word", ["", "qqqq", "늑대", "x" * 200, "it's"])
def test_what_has_no_listed_sound_is_not_written(word: str) -> None:
    assert english.hangul_of_english("qqqq") == ()
    assert isinstance(english.hangul_of_english(word), tuple)


@pytest.mark.parametrize(
    ("clue", "word", "found"),
    [
        ("울프", "wolf", True), ("폴리스", "police", True), ("라이브러뤼", "library", True),
        ("라이브러리", "library", True),
        ("뻐터플라이", "butterfly", True), ("커튼", "cotton", False), ("선", "sun", False), ("문", "moon", False),
        ("캣", "cat", True),
    ],
)  # fmt: skip
def test_a_clue_is_found_among_english_words_unless_it_is_plainly_korean(clue: str, word: str, found: bool) -> None:
    assert bool(set(english.keys_as_english(clue)) & set(english.english_keys(word))) is found


@pytest.mark.parametrize("word", ["ㄱ" * 160, "가" * 160, "1" * 160, "ㅅr" * 80, "오" * 160, "빠" * 19, "머" * 20])
def test_nothing_here_raises_or_takes_long(word: str) -> None:
    disguises.unmixed(word)
    disguises.misread(word)
    disguises.turned(word)
    disguises.unstretched(word)
    loans.loan_keys(word)
    KO.forms(word)


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("자원봉사자", "사자"), ("채식주의자", "의자"), ("수감자", "감자"), ("흥행성", "행성"), ("집중력", "중력"),
        ("그림자", "그림"),
        ("소독약", "독약"), ("우왕좌왕", "왕좌"), ("캔버스", "버스"), ("곰탕", "곰"),
    ],
)  # fmt: skip
def test_the_end_of_one_part_and_a_suffix_are_no_compound(word: str, keyword: str) -> None:
    assert KO.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("털모자", "모자"),
        ("햇감자", "감자"),
        ("소행성", "행성"),
        ("흔들의자", "의자"),
        ("식빵", "빵"),
        ("시인", "시"),
        ("커피숍", "커피"),
    ],
)
def test_but_real_compounds_stay(word: str, keyword: str) -> None:
    found = KO.compound(word, keyword)
    assert found is not None
    assert found.kind == "transparent"


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("피아니스트", "피아노"),
        ("호텔리어", "호텔"),
        ("속삭임", "속삭이다"),
        ("놀라운", "놀라다"),
        ("헤어짐", "헤어지다"),
    ],
)
def test_further_derivations(word: str, base: str) -> None:
    assert base in {form.key for form in KO.forms(word) if form.certain}


@pytest.mark.parametrize(
    ("kind", "clue", "said"),
    [
        ("spelling_talk", "받침이 하나뿐", "받침이 하나뿐"), ("spelling_talk", "ㅁ이 많아요", "ㅁ이 많아요"),
        ("count_talk", "음절이 하나뿐", "음절이 하나뿐"), ("count_talk", "음절이 두 개", "음절이 두 개"),
        ("count_talk", "한 글자인데", "한 글자인데"), ("position_talk", "마지막 단어인데", "마지막 단어인데"),
    ],
)  # fmt: skip
def test_talk_is_found_in_whole_words(kind: str, clue: str, said: str) -> None:
    assert said in [match[0] for match in getattr(KO, kind).finditer(clue)]


def test_a_particle_is_no_number() -> None:
    assert not KO.count_talk.search("음절이 많다")


def test_letters_apart_are_joined_to_what_follows() -> None:
    assert KO.joined(("t", "셔츠")) == ("t셔츠",)
    assert KO.joined(("2", "불")) == KO.joined(("비타민", "c")) == KO.joined(()) == ()


def test_a_part_of_a_part_is_found() -> None:
    found = KO.compound("양떼목장", "양")
    assert found is not None
    assert (found.kind, found.part) == ("transparent", "양")


@pytest.mark.parametrize(
    ("clue", "word"),
    [("캣츠", "cat"), ("킹스", "king"), ("하츠", "heart"), ("프렌즈", "friend"), ("자이언츠", "giant")],
)
def test_an_english_plural_is_found_as_the_word(clue: str, word: str) -> None:
    assert set(english.keys_as_english(clue)) & set(english.english_keys(word))


@pytest.mark.parametrize(("clue", "word"), [("버스", "burr"), ("가스", "gar"), ("미즈", "me"), ("카스", "car")])
def test_a_short_name_is_no_plural(clue: str, word: str) -> None:
    assert not set(english.keys_as_english(clue)) & set(english.english_keys(word))
