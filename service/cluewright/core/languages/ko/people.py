"""Who is near to the players, in talk that only they can follow: kin, colleagues, neighbours, friends by name."""

from cluewright.core.languages.patterns import one_of

from .letters import several

KIN = one_of(
    several(
        "엄마 아빠 어머니 아버지 부모님 할머니 할아버지 언니 오빠 누나 "
        "형 동생 동기 동료 남동생 여동생 이모 고모 삼촌 아들 딸 남편 "
        "아내 와이프 남친 여친 남자친구 여자친구 친구 선생님 담임 사장님 "
        "팀장님 강아지 고양이 개 집 가족 애 아이 반 학교 "
        "회사 동네 조카 사촌 며느리 사위 교수님 부장님 과장님 대리님 선배 후배 짝꿍 룸메 룸메이트 상사 "
        "사무실 교실 기숙사 외할머니 외할아버지 외삼촌 이모부 고모부 장모님 장인어른 시어머니 시아버지 담당자 사수 "
        "팀장 사장 교수 부장 과장 대리"
    )
)
ONES_OWN = one_of(
    several(
        "여보 엄마 아빠 어머니 아버지 부모님 할머니 할아버지 언니 오빠 누나 형 동생 남동생 여동생 남편 아내 와이프 "
        "남친 "
        "여친 매형 매제 처제 처남 형수님 올케 시누이 이모 고모 삼촌 장모님 장인어른 시어머니 시아버지"
    )
)
"""Of those, who is one's own though nothing says so; a dog (개가 좋아하는 것) is any dog."""

_NAME = one_of(
    several(
        "철수 영희 영수 영호 영민 영철 영미 영숙 순자 미자 말숙 민수 민지 민호 민준 민재 민서 민정 민경 민석 민혁 "
        "지민 지영 지훈 지현 지혜 "
        "지연 지은 지호 지아 수진 수민 수빈 수현 수연 수경 은지 은영 은주 은정 은경 은미 은서 은우 은채 현우 현수 "
        "현정 현아 현주 현준 현진 "
        "서연 서준 서현 서윤 서영 서진 예은 예진 예린 예지 하은 하윤 하준 하린 도윤 도현 준호 준영 준혁 준서 준형 "
        "승현 승민 승우 승호 "
        "승훈 재현 재민 재호 재훈 재영 동현 동욱 동훈 동건 성민 성훈 성호 성준 성현 성우 태현 태민 태호 태영 "
        "미영 미경 미숙 미정 "
        "미선 미진 혜진 혜원 혜영 혜정 혜미 소영 소연 소희 소민 유진 유나 유미 윤아 윤서 윤지 윤호 정훈 정민 정우 "
        "정은 정희 정호 정현 "
        "진수 진우 진호 진희 경희 경수 경민 경호 상우 상민 상현 상훈 상호 병철 병수 창민 우진 우석 시우 시윤 건우 "
        "선영 선희 선우 나연 "
        "다은 다현 다영 채원 채영 희진 희수"
    )
)
"""Given names that are no other words; what their bearers like, nobody else can know."""

_FIRST = "민수현영은서준재성태상정동경진하유예도승혜미창윤나채보소종광기병형규주세연지"
_SECOND = "훈준현빈혁섭욱환숙철윤희경민호진식"
_WORDS = frozenset(
    several(
        "수훈 수준 수환 수경 수호 수식 영민 은진 서훈 서준 서욱 서민 서진 서식 재준 재진 성현 성숙 성경 성호 상경 "
        "상호 상식 정경 정식 "
        "동경 동호 경호 하준 하숙 하진 유숙 유희 유민 유식 예민 예식 도숙 도민 도호 도식 승진 미숙 미진 미식 창호 "
        "나준 나진 채준 채진 "
        "채식 보준 보호 소욱 소환 소철 소경 소식 가준 가진 광경 기준 기민 기호 병환 형식 주민 주식 세준 세욱 세진 "
        "연혁 민연 연호 연식 "
        "지경 지진 지식 상환 정숙 보현 기현 기숙 주철 성철 하현 나환 연환 진경 도진 소진 종식 광진 기진 서경 재현 "
        "재경 정진 동진 상현 "
        "예빈 주빈 주희 보희 연철 정철 진철 나식"
    )
)
"""What two such syllables make that is a word as well."""

_MADE_NAME = one_of(
    {one + other for one in _FIRST for other in _SECOND if one != other} - _WORDS | {"유라", "세라", "경아", "은아"}
)
"""A given name of the usual two syllables."""

_STAFF = (
    "[김이박최정강조윤장임한오서신권황안송류홍] ?(?:대리|과장|부장|차장|팀장|사장|주임|이사|선배)(?:님)?|"
    "[김박최정강조윤임오권황송류홍]씨"
)
_NEIGHBOURS = (
    "(?:옆집|앞집|윗집|아랫집|이웃집|우리 이웃)(?: (?:아저씨|아줌마|아주머니|할머니|할아버지|애|꼬마|부부|사람))?"
)
TEACHER = (
    "(?:담임(?: ?(?:쌤|샘|선생님))?|[가-힣]{1,3}(?:쌤|샘)|"
    "(?:국어|영어|수학|과학|체육|음악|미술|사회|교감|교장) ?선생님)"
)
SOMEBODY = f"(?:{_NAME}이?|{_STAFF}|{_NEIGHBOURS}|걔|쟤|그 ?애)"
"""Whoever is no kin: what they do or have, nobody else can know."""

NAMES_AND_STAFF = f"(?:{_NAME}|{_MADE_NAME}|{_STAFF})"
"""Somebody whom only the players know."""
