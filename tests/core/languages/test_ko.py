"""Korean: forms, compounds, words, sounds."""

import pytest

from cluewright.core.languages import language
from cluewright.core.languages.ko import LANGUAGE, vocabulary
from cluewright.core.languages.ko.letters import apart, together

from .relating import Relating

KO = LANGUAGE

_KO_WORDS = Relating(KO)
certain = _KO_WORDS.certain
doubtful = _KO_WORDS.possible
related = _KO_WORDS.related
kinds = _KO_WORDS.kinds
rhymes = _KO_WORDS.rhymes


def same_sound(one: str, other: str) -> bool:
    return bool({s.phones for s in KO.sounds(one)} & {s.phones for s in KO.sounds(other)})


def test_is_found_by_its_tag() -> None:
    assert language("ko-KR") is KO
    assert KO.scripts == {"Hangul"}


@pytest.mark.parametrize(
    "word", [
        "", "ㄱ", "ㅏ", "가", "힣", "이다", "123", "tv를", "-", "😀", "가" * 160, "으" * 160, "시겠었다" * 40, "ᄉ", "ᆫ",
    ]
)  # fmt: skip
def test_never_raises_and_always_offers_the_word_itself(word: str) -> None:
    assert KO.forms(word)[0].key == word
    assert KO.forms(word)[0].kind == "same"
    KO.sounds(word)
    KO.known(word)
    KO.compound(word, "집")
    KO.compound("집안일", word)
    assert KO.fold(KO.fold(word)) == KO.fold(word)


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("ㅈㅣㅂ", "집"),
        ("ㅎㅡㄺ", "흙"),
        ("ㅎㅡㄹㄱ", "흙"),
        ("나ㅁㅜ", "나무"),
        ("고ㅁ", "곰"),
        ("ㅎㅎ", "ㅎㅎ"),
        ("나비", "나비"),
    ],
)
def test_fold_joins_letters_that_stand_apart(written: str, word: str) -> None:
    assert KO.fold(written) == word


def test_a_syllable_taken_apart_goes_together_again() -> None:
    assert apart("닭") == ("ㄷ", "ㅏ", "ㄺ")
    assert all(together(*apart(chr(point))) == chr(point) for point in range(0xAC00, 0xD7A4, 97))


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("곰은", "곰"), ("새에게서", "새"), ("뱀까지도", "뱀"), ("집에서는", "집"), ("꽃으로만", "꽃"),
        ("숲의", "숲"),
        ("나무를", "나무"), ("거울처럼", "거울"), ("연필로써", "연필"), ("창문마다", "창문"),
        ("이웃들에게서는", "이웃"),
        ("호수엔", "호수"), ("우산입니다", "우산"), ("감자였다", "감자"), ("감자라서", "감자"),
        ("바둑이라고는", "바둑이"),
        ("텔레비전보다도", "텔레비전"), ("노트북이었는데", "노트북"), ("쿠쿠루쿠에서", "쿠쿠루쿠"),
    ],
)  # fmt: skip
def test_particles_and_the_copula_come_off_nouns(word: str, noun: str) -> None:
    assert noun in certain(word)


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("새우", "새"), ("가을", "가"), ("도로", "도"), ("하나", "하"), ("포도", "포"), ("기와", "기"),
        ("나이", "나"),
        ("고양이", "고양"), ("원숭이", "원숭"), ("집는", "집"), ("곰는", "곰"), ("배를", "밸"), ("마을", "마"),
        ("아들", "아"),
        ("스캔들", "스캔"), ("수선화", "수선"),
    ],
)  # fmt: skip
def test_a_listed_word_is_not_cut_and_a_particle_must_fit_the_sound_before_it(word: str, noun: str) -> None:
    assert noun not in certain(word)


def test_a_noun_of_one_syllable_is_doubtful_where_a_verb_reads_the_same() -> None:
    assert "신" in doubtful("신은")
    assert "신" not in certain("신은")
    assert "숲" in certain("숲은")


def test_a_particle_is_called_one_and_a_plural_a_plural() -> None:
    assert kinds("거울에서")["거울"] == "particle"
    assert kinds("거울들")["거울"] == "plural"
    assert kinds("달렸다")["달리다"] == "conjugation"
    assert kinds("과학적으로")["과학"] == "derivation"


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("읽었습니다", "읽다"), ("읽으면서", "읽다"), ("읽는데", "읽다"), ("씻겠어요", "씻다"), ("갔다", "가다"),
        ("섰다", "서다"),
        ("봤어요", "보다"), ("배워서", "배우다"), ("마셨다", "마시다"), ("됐어", "되다"), ("보냈다", "보내다"),
        ("썼다", "쓰다"),
        ("바빠서", "바쁘다"), ("고마워요", "고맙다"), ("구워서", "굽다"), ("도울까요", "돕다"), ("걸어서", "걷다"),
        ("물으니", "묻다"),
        ("지어서", "짓다"), ("나으면", "낫다"), ("하얘요", "하얗다"), ("빨간", "빨갛다"), ("노래서", "노랗다"),
        ("몰라요", "모르다"),
        ("흘러서", "흐르다"), ("푸르러", "푸르다"), ("사는", "살다"), ("아십니까", "알다"), ("노는", "놀다"),
        ("만듦", "만들다"),
        ("가르치셨겠습니다", "가르치다"), ("입으시는", "입다"), ("퍼서", "푸다"), ("읽기가", "읽다"),
        ("믿음으로", "믿다"),
        ("축하해요", "축하하다"), ("자랑스러웠다", "자랑스럽다"), ("반짝거리는", "반짝거리다"),
        ("데려왔다", "데려오다"),
    ],
)  # fmt: skip
def test_conjugated_forms_lead_to_the_dictionary_form(form: str, lemma: str) -> None:
    assert lemma in certain(form)
    assert related(form, lemma) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("축하했다", "축하"), ("걱정스러운", "걱정"), ("발전시키다", "발전"), ("평화로운", "평화"),
        ("학생다운", "학생"), ("문화적인", "문화"),
        ("사냥꾼", "사냥"), ("가위질", "가위"), ("고집쟁이", "고집"), ("완벽히", "완벽"), ("웃음", "웃다"),
        ("그림", "그리다"),
        ("빨강", "빨개요"), ("빨간색", "빨강"), ("검은색", "검다"), ("먹였다", "먹다"), ("춤춘다", "춤"),
        ("꿈꾸는", "꿈"),
        ("달리기", "달려요"), ("추위", "추운"),
    ],
)  # fmt: skip
def test_derived_words_are_related_to_their_base(one: str, other: str) -> None:
    assert related(one, other) == "illegal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("강하다", "강"), ("피하다", "피"), ("감기", "감다"), ("바람", "바라다"), ("사고", "사자"), ("가지", "가구"),
        ("달리다", "달다"),
        ("고기", "고래"), ("나무", "나물"), ("사과", "사고"), ("의사", "의자"), ("기차", "기타"), ("다리", "다리미"),
        ("헛소리", "헛소문"),
        ("뒷문", "뒷산"), ("이름", "이르다"), ("신기", "신다"),
    ],
)  # fmt: skip
def test_words_that_only_look_alike_are_not_related(one: str, other: str) -> None:
    assert related(one, other) == "legal"


@pytest.mark.parametrize(
    ("word", "keyword", "kind"),
    [
        ("양고기", "양", "transparent"), ("꽃집", "꽃", "transparent"), ("복숭아나무", "복숭아", "transparent"),
        ("기차역", "기차", "transparent"), ("빗방울", "비", "transparent"), ("나뭇잎", "나무", "transparent"),
        ("콧구멍", "코", "transparent"), ("암탉", "닭", "transparent"), ("딸기주스를", "딸기", "transparent"),
        ("산딸기", "딸기", "transparent"), ("야구공", "야구", "transparent"), ("축구선수들이", "축구", "transparent"),
        ("콩나물", "콩", "opaque"), ("돌고래", "고래", "opaque"), ("나비넥타이", "나비", "opaque"),
        ("책벌레", "벌레", "opaque"),
        ("바나나킥쿠", "바나나", "opaque"),
        ("젖소", "소", "transparent"), ("소고기", "소", "transparent"), ("물병을", "물", "transparent"),
        ("소뿔", "뿔", "transparent"), ("꽃향기", "꽃", "transparent"), ("물안경", "물", "transparent"),
        ("별자리", "별", "transparent"), ("흔들의자", "의자", "transparent"), ("콧등", "코", "transparent"),
        ("돌다귀", "돌", "transparent"), ("물개", "물", "opaque"), ("꿀돌이", "꿀", "opaque"),
        ("맨발", "발", "transparent"), ("소나무", "나무", "transparent"), ("대학생", "학생", "transparent"),
        ("도마뱀", "뱀", "opaque"), ("한강", "강", "opaque"), ("설악산", "산", "opaque"), ("칠보산", "산", "opaque"),
        ("자동차", "차", "opaque"), ("세종대왕", "왕", "opaque"),
    ],
)  # fmt: skip
def test_compounds_are_found_at_the_boundary_of_their_parts(word: str, keyword: str, kind: str) -> None:
    found = KO.compound(word, keyword)
    assert found is not None
    assert found.kind == kind


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("사다리", "다리"), ("잠자리", "자리"), ("미나리", "나리"), ("개구리", "개"), ("비행기", "비"),
        ("배우", "배"), ("해결", "해"),
        ("달팽이", "달"), ("강당", "강"), ("금요일", "금"), ("소방서", "소"), ("사마귀", "마귀"),
        ("산소", "소"), ("산책", "책"), ("귀신", "귀"), ("배달", "달"), ("논술", "술"), ("내용물", "물"),
        ("새색시", "새"), ("양배추", "양"), ("스케치북", "북"), ("몸매", "매"), ("녹음실", "실"), ("무게", "게"),
        ("발끈", "끈"), ("문제집", "제"), ("박지성", "성"), ("국내산", "산"), ("칼칼", "칼"), ("모자라다", "모자"),
        ("헌금", "금"), ("소나무", "소"), ("돌연변이", "돌"),
        ("왕비", "비"), ("밤은", "은"), ("숲이", "이"), ("개발", "개"),
        ("해장국", "해"), ("우산", "산"), ("새벽", "벽"),
        ("나비", "나비"),
        ("나", "나비"), ("cat", "집"),
    ],
)  # fmt: skip
def test_chance_overlap_is_no_compound(word: str, keyword: str) -> None:
    assert KO.compound(word, keyword) is None


@pytest.mark.parametrize(
    "word",
    [
        "거울",
        "거울에서",
        "예뻤던",
        "갑자기",
        "읽으셨습니다",
        "복숭아나무",
        "스물셋",
        "첫째",
        "뛰어다니는",
    ],
)
def test_ordinary_words_are_known(word: str) -> None:
    assert KO.known(word)


@pytest.mark.parametrize("word", ["거욹", "훑뷁", "puppy", "ㅋㅋ", "고얌이", "히읗", ""])
def test_slips_and_foreign_words_are_not_known(word: str) -> None:
    assert not KO.known(word)
    assert not KO.exists(word)


def test_names_exist_without_being_ordinary_words() -> None:
    assert KO.exists("스누피")
    assert not KO.known("스누피")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("낫", "낯"), ("숲", "숩"), ("옷이", "오시"), ("밖", "박"), ("꽃잎", "꼰닙"), ("밥물", "밤물"),
        ("설날", "설랄"), ("심리", "심니"),
        ("협력", "혐녁"), ("굳이", "구지"), ("붙여", "부쳐"), ("닫혀", "다쳐"), ("입학", "이팍"), ("좋고", "조코"),
        ("않는", "안는"),
        ("싫어", "시러"), ("국밥", "국빱"), ("새", "세"), ("왜", "외"), ("넓이", "널비"), ("무늬", "무니"),
        ("묘지", "묘지"), ("가져", "가저"),
        ("맏형", "마텽"), ("값", "갑"), ("앉아", "안자"),
    ],
)  # fmt: skip
def test_words_said_alike_share_a_pronunciation(one: str, other: str) -> None:
    assert same_sound(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("달", "탈"), ("방", "빵"), ("문", "물"), ("소", "수"), ("거리", "고리"), ("의사", "이사")]
)
def test_words_said_differently_do_not(one: str, other: str) -> None:
    assert not same_sound(one, other)


def test_a_rhyme_needs_every_vowel_and_coda_and_more_than_one_open_syllable() -> None:
    assert rhymes("곰", "솜")
    assert rhymes("바지", "가지")
    assert not rhymes("바지", "아버지")
    assert not rhymes("소", "코")
    assert not rhymes("감자", "모자")


def test_the_word_lists_are_of_one_mind() -> None:
    assert all(vocabulary.is_stem(stem) or stem.endswith("하") for stem in vocabulary.deverbal().values())
    assert not vocabulary.is_noun("먹다")
    assert vocabulary.is_short_noun("꽃")
    assert not vocabulary.is_short_noun("율")


def test_a_syllable_before_hada_is_a_noun_only_where_no_other_word_is_likelier() -> None:
    certain = {form.key: form.certain for word in ("귀하고", "산하고") for form in KO.forms(word)}
    assert (certain["귀"], certain["산"]) == (False, True)  # 귀하다 is precious; a mountain and …


def test_an_adverb_grown_together_holds_no_noun_before_the_copula() -> None:
    assert "별" not in {form.key for form in KO.forms("별로예요")}
