"""Syllables and nouns that make compounds, by what they do in them."""

from .letters import several

PREFIXES = several(
    "고등 초등 중등 대 소 신 고 저 초 총 부 비 불 무 미 반 친 외 생 헛 맨 풋 날 햇 군 왕 암 수 찰 참 들 첫 민 밑 옛 "
    "뭇 늦 큰 새 헌 흰 양 한 애 올 탈 제 본 타 전"
)

RIVALLED = several("여 냉 급 맹 재 최 명 악 노 순 흑 황 적 청 홍 준 특 온 폐")
"""Prefixes that are as often the first syllable of a noun: 여배우 is 배우, but 여행사 is no 행사."""

SUFFIXES = several(
    "니 자 가 인 학 성 력 론 계 용 형 식 품 물 비 권 률 율 화 적 사 원 장 기 실 부 국 군 소 점 관 서 문 선 차 표 지 증 "
    "회 단 팀 복 색 석 세 수 술 어 왕 제 죄 층 탄 편 함 집 꽃 길 밭 들 쟁이 꾼 질 님 네 씨 파 포 함 방 밥 국 탕 찜 "
    "떡 빵 잎 씨 알 살 뼈 뿔 털 철 감 도 심 액 약 병 통 판 벌 새 쥐 배 말 터 둥이 뱅이 보 배기 내기 바 대 주 법 령 "
    "권 단 대 층 형 님 로 재 놀이 거리 다리 머리 숍 샵 룸 홀 맨 걸 쇼 존 콘 캠 펍 킥"
)

CLEAR = several(
    "꽃 꿀 꿈 끈 땅 땀 떡 똥 뜰 뼈 뿔 빵 쌀 쑥 씨 쥐 젖 흙 힘 칼 콩 코 턱 털 톱 팥 풀 밭 밥 빛 볕 별 벌 물 눈 돌 돈 달 "
    "닭 맘 쌤 게 곰 귤 글 길 낫 낮 논 늪 말 맛 몸 못 뱀 벼 붓 빗 빚 살 삽 새 샘 섬 손 솔 솜 솥 쇠 숨 숯 숲 술 실 싹 알 "
    "옷 옻 윷 입 잎 잠 집 짐 책 춤 침 칡 혀 발 팔 배 밤 불 비 소 개 귀 목 무릎 범 용 양 말 무 파 감 굴 꿩 매 학 이 벽 "
    "문 방 창 차 산 강 해 금 은 칼 총 활 종 북 공 병 컵 잔 상 왕 신 죄 약 책 김 국 탕 죽 면 전 회 젓 엿 껌 꼬리 값 낯 "
    "널 덫 돛 뜻 띠 뭍 뺨 삯 쌈 잣 찜 짚 팁 잼 캔 쇼 폰 봄 줄 깃 넋 닻 딸 앱 펜 핀 틈 겉 앞 옆 뒤 밑 숄 떼 끝 날"
)
"""Nouns of one syllable that make compounds."""

AROUND = several("앞 뒤 옆 위 밑 속 겉 끝 봄 들 날 틀 줄 통 짝 꾼 담 찜 뜰 등 둑 떼 즙 판 장 껍질")
"""Other nouns of one syllable that stand beside those."""

HEADS = several("차 방 창 총 탕 죽 벽 잔 왕 책 병 약 굴 역 섬 알 손 새 집 씨 불")
"""Nouns that make kinds of things behind nouns of any origin (유리창, 기관총); others are too often chance."""

BEFORE_ALL = several("물 술 손 돌 말 알 돈 쇠 책")
"""Nouns that stand before nouns of any origin: hardly any Chinese-Korean syllable like them does (물안경, 책표지)."""

BARE_AND_NEW = several("맨 풋 헛 햇 막 첫 왼 오른 빈 큰 작은 헌 덧 홑 겹 늦 옛 찬 더운")
"""What stands before native nouns and leaves them what they are: 맨발, 첫눈, 찬물."""

NEVER_FIRST = several("날 쇼 이 해 회 양 수 새 왕 북 무 파 신 잔")
"""Nouns that sound like a prefix (새, new): only listed compounds begin with them."""

NEVER_LAST = several("이 실 감 북 상 회 수 매")
"""Nouns that sound like a suffix (실, room)."""

PLACES_AND_TITLES = several("산 강 섬 궁 탑 왕 문")
"""What names of places, buildings and rulers end in (한라산)."""

COARSE = several("탱이 다귀 따귀 때기 빼기 뚱이 뚱어리 멩이")
"""Endings that make a coarser name for the same thing: 뼈다귀, 몸뚱이."""

FOND = ("돌이", "순이")
"""Endings that make a name of it: 곰돌이."""

MAKES_NOUNS = frozenset("자성력")
"""Suffixes so common that a noun before them is what they were added to."""

WORDS_IN_S = several("옷 맛 잣 못 붓 벗 갓 낫 옛 웃 헛 숫 첫 뭇 샛 굿 엿 젓")
"""What only looks like a noun with that ㅅ: 옷 (clothes) is not 오, and 옛 (old) is not 예."""

BREATHED = {"ㄱ": "ㅋ", "ㄷ": "ㅌ", "ㅂ": "ㅍ"}

IN_WATER = several("레몬 라임 샴푸 시럽 민트 커피 페인트 소다")
"""Loans that water can be made of; behind others, 물 is works of that kind (좀비물)."""
