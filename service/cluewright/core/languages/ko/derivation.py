"""Words made of other words by endings that leave the meaning plain: 사람들, 과학적, 생각하다, 먹히다, 나무꾼."""

from collections.abc import Iterator

from . import vocabulary
from .letters import is_hangul, several, tail, with_tail

_PEOPLE_AND_WAYS = (
    "쟁이",
    "장이",
    "꾼",
    "질",
    "적",
    "스러움",
    "투성이",
    "들",
    "님",
    "네",
    "스레",
    "로이",
    "로움",
    "성",
    "화",
    "간",
    "경",
    "씨",
    "이",
    "가",
    "히",
)
_LOOSE = frozenset({"간", "경", "성", "화", "씨", "네", "이", "가"})
"""Endings that are as often a word's own syllable: `수선화` (narcissus) is not made of `수선` (repair)."""

_AFTER_ONE_SYLLABLE = frozenset({"투성이", "들", "님", "질", "꾼", "쟁이", "장이", "네"})
_VERBAL = (
    "시키",
    "당하",
    "스럽",
    "스러",
    "받",
    "하",
    "되",
    "롭",
    "로우",
    "답",
    "겹",
    "거리",
    "대",
    "지",
    "나",
    "없",
    "있",
    "맞",
)
_PLAIN_VERBAL = frozenset({"시키", "당하", "스럽", "스러", "하", "되", "롭", "로우", "답", "겹"})
UNRELATED = several("강 귀 피 약 연 순 정 통 전 원 구 변 상 성 독 위 향 대 편 진 한 못 안 선 청 취 면 착")
"""Syllables that 하다 makes a word of which has nothing to do with the noun: 강하다 strong, 강 river."""

UNRELATED |= several("거북 신선 아담 유리 수수 진지 부산 방자 파리 시장 도도 장황 가지런 고리타분")
"""Longer ones: 거북하다, to feel awkward, has nothing to do with a turtle (거북)."""

_MAYBE_OTHER_ROOTS = several(
    "이상 비상 심각 우수 고소 수상 정당 대담 영리 공정 비장 인자 치사 구구 무고 고사 단정 정중 비대 지루 고유 근사"
)
"""Roots that are more often something else than the noun that sounds like them: 수상하다, suspicious; 수상, a prize."""

_VOICES = {"이": "", "히": "", "기": "", "추": "", "구": "", "리": "ㄹ", "우": ""}
_DRIFTED_VOICES = several(
    "달리 놀리 들이 다리 고리 모이 비리 부리 차리 나리 버리 거리 그리 오리 빌리 아리 가리 도리 누리 지우 배우 개이 "
    "새우 추기"
)
"""Verbs that only look like the passive or causative of a listed one: 달리다 run, 달다 hang."""

_ADVERBS = {"로이": "롭", "스레": "스럽"}
"""Adverbs of adjectives: 신비로이 of 신비롭다."""


def of_noun(noun: str) -> Iterator[tuple[str, str, bool]]:
    """What a noun is derived from: the base, the kind of form, whether that is certain."""
    listed = vocabulary.is_noun(noun)
    yield from ((adjective, "conjugation", True) for adjective in _of_adverb(noun, listed))
    if thing := vocabulary.borrowed_with().get(noun):
        yield thing, "derivation", True
    for suffix in _PEOPLE_AND_WAYS:
        base = noun.removesuffix(suffix)
        if base == noun or not base or (suffix == "들" and vocabulary.is_stem(noun)):
            continue
        if vocabulary.is_drifted(noun, base):  # 소금쟁이, a water strider, is nobody made of salt
            continue
        if listed and (suffix in _LOOSE or suffix == "들"):
            continue
        kind = "plural" if suffix == "들" else "particle" if _is_subject(base, suffix) else "derivation"
        if len(base) > 1:
            yield base, kind, suffix not in _LOOSE or (vocabulary.is_noun(base) and suffix != "이")
        elif suffix in _AFTER_ONE_SYLLABLE and not listed and vocabulary.is_short_noun(base):
            yield base, kind, True
        elif suffix == "적" and not listed:
            yield base, kind, False


def _of_adverb(word: str, listed: bool) -> Iterator[str]:
    """The adjective of which this is the adverb: 신비롭다 of 신비로이."""
    if len(word) > 3 and (adjective := _ADVERBS.get(word[-2:])):
        yield f"{word[:-2]}{adjective}다"
    if len(word) > 2 and word[-1] == "이" and not listed and vocabulary.is_stem(stem := in_b(word[:-1])):
        yield f"{stem}다"


def in_b(root: str) -> str:
    """The adjective in ㅂ that has lost it before the 이 of an adverb: 외롭 of 외로이, 가볍 of 가벼이."""
    return with_tail(root, "ㅂ") if is_hangul(root) and not tail(root) else ""


def _is_subject(base: str, suffix: str) -> bool:
    """Whether the ending is rather the particle of a subject: 고양이가, but 명상가."""
    return suffix == ("이" if tail(base) else "가")


def of_stem(stem: str) -> Iterator[tuple[str, bool]]:
    """The nouns that a verb's or adjective's stem is made of (생각하 -> 생각), and whether that is certain."""
    for suffix in _VERBAL:
        base = stem.removesuffix(suffix)
        if base == stem or not base or base in UNRELATED:
            continue
        if len(base) > 1:
            yield base, suffix in _PLAIN_VERBAL and base not in _MAYBE_OTHER_ROOTS
        elif suffix in ("하", "되", "시키") and vocabulary.is_short_noun(base):
            yield base, suffix == "하" and not vocabulary.is_stem(stem)


_LIGHT = several("나 보 쓰 치 짓 들 멀 없 있 맞 먹 지 뜨 감 놓 입 좋 세 타 붙 트")
"""Verbs that make one word with a noun of one syllable: 맛있다, 힘쓰다, 눈멀다."""

NOT_JOINED = several("비치 돌보 밀치 무치 해치 시들 별나 성나 철나 철들 철없 턱없 실없 못나 못쓰 빗맞")
"""Stems that only look so: 돌보다, to care, has no stone (돌) in it, and 비치다, to shine, no rain (비)."""

_OF_NOUNS = several("꽃피 움트 뿔나 땀나 샘솟")
"""Others that are made so, although their verb is more often chance (살피다 has no 살 in it)."""


def of_joined_noun(stem: str) -> Iterator[tuple[str, bool]]:
    """The noun that a stem begins with, before another listed stem (춤추 -> 춤, 눈멀 -> 눈), and whether that is
    certain: only where the noun is itself made of that verb."""
    for at in range(1, len(stem) if stem not in NOT_JOINED else 1):
        noun, verb = stem[:at], stem[at:]
        cognate = vocabulary.deverbal().get(noun) == verb
        long = at > 1 and vocabulary.is_noun(noun) and vocabulary.is_stem(verb) and verb not in _PLAIN_VERBAL
        short = (verb in _LIGHT or stem in _OF_NOUNS) and vocabulary.is_short_noun(noun) and vocabulary.is_stem(stem)
        if cognate or long or short:
            yield noun, cognate


def has_verbal_ending(stem: str) -> bool:
    """Whether a stem is made in a way that every speaker can make new stems (`구글하` of 구글하다)."""
    return any(stem.endswith(suffix) and len(stem) > len(suffix) for suffix in _PLAIN_VERBAL | {"거리", "어지", "뜨리"})


_FELT = {
    "놀랍": "놀라", "즐겁": "즐기", "미덥": "믿", "우습": "웃", "우스꽝스럽": "웃", "웃프": "웃", "반갑": "반기",
    "아깝": "아끼", "얄밉": "밉",
}  # fmt: skip
"""Adjectives that say what makes one do so: 놀랍다, surprising; 놀라다, be surprised."""


DARKER = {
    "퍼렇": "파랗", "시퍼렇": "파랗", "뻘겋": "빨갛", "시뻘겋": "빨갛", "벌겋": "빨갛", "누렇": "노랗",
    "싯누렇": "노랗", "꺼멓": "까맣", "시꺼멓": "까맣", "시커멓": "까맣", "거멓": "까맣", "허옇": "하얗",
    "시허옇": "하얗", "멀겋": "말갛", "시벌겋": "빨갛", "발갛": "빨갛", "둥그렇": "동그랗", "둥글": "동그랗",
    "동글": "동그랗",
}  # fmt: skip
"""Colours and shapes said with dark vowels, and with light ones: one colour to most speakers."""

_DEEPER = {
    "새빨갛": "빨갛", "샛노랗": "노랗", "새파랗": "파랗", "새하얗": "하얗", "새까맣": "까맣", "똥그랗": "동그랗",
    "땡그랗": "동그랗",
}  # fmt: skip
"""What is very much of a colour or a shape."""


def hues(stem: str) -> Iterator[tuple[str, bool]]:
    """The colour of which this stem is another way to say (뻘겋, 새빨갛 -> 빨갛), and whether it surely is."""
    if plain := _DEEPER.get(stem):
        yield plain, True
    if lighter := DARKER.get(stem):
        yield lighter, stem[0] in "시싯"  # what is very much so is one colour in either shade


_OPEN_VOICES = {
    "재우": "자", "태우": "타", "세우": "서", "채우": "차", "씌우": "쓰", "띄우": "뜨", "키우": "크", "틔우": "트",
    "깨우": "깨", "비우": "비", "피우": "피", "끼우": "끼", "메우": "메", "쓰이": "쓰", "싸이": "싸",
    "뜨이": "뜨", "트이": "트", "파이": "파", "꼬이": "꼬", "떼이": "떼", "베이": "베", "쏘이": "쏘", "신기": "신",
    "놀래": "놀라", "놀래키": "놀라", "없애": "없", "돋구": "돋",
}  # fmt: skip
"""Passives and causatives of stems that end in a vowel, and others that no rule gives."""

_LARGER = {
    "커다랗": "크", "기다랗": "길", "높다랗": "높", "널따랗": "넓", "짤따랗": "짧", "굵다랗": "굵", "좁다랗": "좁",
    "가느다랗": "가늘", "깊다랗": "깊", "머나멀": "멀", "조그맣": "조그마하", "기나길": "길",
}  # fmt: skip
"""What stresses a size."""


_SHADED = {
    "매콤하": "맵", "달콤하": "달", "달달하": "달", "달짝지근하": "달", "새콤하": "시", "시큼하": "시",
    "짭짤하": "짜", "짭조름하": "짜", "씁쓸하": "쓰", "쌉쌀하": "쓰", "떨떠름하": "떫", "널찍하": "넓",
    "큼직하": "크", "큼지막하": "크", "높직하": "높", "나지막하": "낮", "깊숙하": "깊", "길쭉하": "길",
    "짤막하": "짧", "굵직하": "굵", "묵직하": "무겁", "얄팍하": "얇", "느지막하": "늦", "거무스름하": "검",
    "거뭇하": "검", "까무잡잡하": "까맣", "푸르스름하": "푸르", "푸릇하": "푸르", "푸릇푸릇하": "푸르",
    "불그스름하": "붉", "불그레하": "붉", "발그레하": "붉", "노르스름하": "노랗", "누르스름하": "누렇",
    "파르스름하": "파랗", "희끗하": "희", "희끄무레하": "희", "무덥": "덥", "둥그스름하": "둥글",
    "동그스름하": "동그랗", "무시무시하": "무섭", "구슬프": "슬프", "차디차": "차", "곱디곱": "곱", "넓디넓": "넓",
    "좁디좁": "좁", "쓰디쓰": "쓰", "희디희": "희", "붉디붉": "붉", "푸르디푸르": "푸르", "검디검": "검",
    "짜디짜": "짜", "높디높": "높", "깊디깊": "깊", "크디크": "크", "작디작": "작", "젊디젊": "젊",
    "뜨겁디뜨겁": "뜨겁", "푸르르": "푸르", "차갑": "차", "거뭇거뭇하": "검", "노릇하": "노랗",
    "노릇노릇하": "노랗", "불긋하": "붉", "불긋불긋하": "붉", "울긋불긋하": "붉", "파릇하": "파랗",
    "파릇파릇하": "파랗", "발긋하": "붉", "희끗희끗하": "희", "새콤달콤하": "시", "매콤달콤하": "맵",
    "달큼하": "달", "넓적하": "넓", "누리끼리하": "누렇", "노리끼리하": "노랗", "누릇누릇하": "누렇",
    "발긋발긋하": "붉",
    "불그죽죽하": "붉", "거무튀튀하": "검", "거무죽죽하": "검", "가무잡잡하": "까맣", "까무스름하": "까맣",
    "푸르뎅뎅하": "푸르", "푸르죽죽하": "푸르", "어둑하": "어둡", "어둑어둑하": "어둡", "어두컴컴하": "어둡",
    "부끄하": "부끄럽", "부끄부끄하": "부끄럽", "동글동글하": "동그랗", "둥글둥글하": "둥글", "둥글넓적하": "둥글",
}  # fmt: skip
"""Shades of a taste, a size or a colour, and what is so very much."""


def shaded(root: str) -> str:
    """The stem of which a word is a shade, said without 하다 (매콤, 거뭇거뭇); "" if of none."""
    return _SHADED.get(root + "하", "")


_OF_SEVERAL_VERBS = several("걷 묻 쓰 뜨 싸 맞 빗 굳 돋 굽")
"""Stems that are different verbs: 묻다 is to ask and to bury, and only what is buried is 묻히다."""

_VOICES_IN_RI = several("얼리 살리 알리 깔리 그을리 풀리 흘리 불리 졸리 올리 말리 날리")
"""Passives and causatives in 리 that come from one verb alone: 걸리다 is of 걸다 and 걷다, and means more than both."""


def is_plain_voice(stem: str, base: str) -> bool:
    """Whether a stem that `voices` traces to another is nothing but its passive or causative (웃기 of 웃), which is no
    further from the verb than its other forms."""
    if base in _OF_SEVERAL_VERBS or stem in _SHADED or stem in _FELT or stem in _LARGER:
        return False
    if stem[-1] == "리":
        return stem in _VOICES_IN_RI
    return stem in _OPEN_VOICES or (stem[:-1] == base and stem[-1] in "이히기우추구")


def voices(stem: str) -> Iterator[str]:
    """The listed stem of which this one is the passive or causative (먹히 -> 먹, 들리 -> 듣, 높이 -> 높)."""
    if verb := _FELT.get(stem) or _OPEN_VOICES.get(stem) or _LARGER.get(stem) or _SHADED.get(stem):
        yield verb
    if stem.endswith(("뜨리", "트리")):
        yield from (one for one in (stem[:-2], stem[:-2] + "지") if vocabulary.is_stem(one))
    if len(stem) < 2 or stem in _DRIFTED_VOICES or stem[-1] not in _VOICES:
        return
    before = stem[:-1]
    if stem[-1] == "리" and tail(before) != "ㄹ":
        return
    candidates = [before]
    if tail(before) == "ㄹ":
        candidates += [with_tail(before, "ㄷ"), with_tail(before, "") + "르"]
    yield from (one for one in candidates if tail(one) + one[1:] and vocabulary.is_stem(one))
