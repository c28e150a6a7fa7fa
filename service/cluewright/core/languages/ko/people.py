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
        "엄마 아빠 어머니 아버지 부모님 할머니 할아버지 언니 오빠 누나 형 동생 남동생 여동생 남편 아내 와이프 남친 여친"
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
        "승훈 재현 재민 재호 재훈 재영 동현 동욱 동훈 동건 성민 성훈 성호 성준 성현 성우 태현 태민 태우 태호 태영 "
        "미영 미경 미숙 미정 "
        "미선 미진 혜진 혜원 혜영 혜정 혜미 소영 소연 소희 소민 유진 유나 유미 윤아 윤서 윤지 윤호 정훈 정민 정우 "
        "정은 정희 정호 정현 "
        "진수 진우 진호 진희 경희 경수 경민 경호 상우 상민 상현 상훈 상호 병철 병수 창민 우진 우석 시우 시윤 건우 "
        "선영 선희 선우 나연 "
        "다은 다현 다영 채원 채영 희진 희수"
    )
)
"""Given names that are no other words; what their bearers like, nobody else can know."""

_STAFF = (
    "[김이박최정강조윤장임한오서신권황안송류홍] ?(?:대리|과장|부장|차장|팀장|사장|주임|이사|선배)(?:님)?|"
    "[김박최정강조윤임오권황송류홍]씨"
)
_NEIGHBOURS = (
    "(?:옆집|앞집|윗집|아랫집|이웃집|우리 이웃)(?: (?:아저씨|아줌마|아주머니|할머니|할아버지|애|꼬마|부부|사람))?"
)
SOMEBODY = f"(?:{_NAME}이?|{_STAFF}|{_NEIGHBOURS}|걔|쟤|그 ?애)"
"""Whoever is no kin: what they do or have, nobody else can know."""
