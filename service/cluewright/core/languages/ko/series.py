"""Things that come in a row of their own, so that naming them with commas is one clue and no list: 빨강, 노랑, 초록."""

from cluewright.core.languages.patterns import in_a_row

_SERIES = (
    "빨강 주황 노랑 초록 파랑 남색 보라 분홍 하양 검정 회색 갈색 "
    "빨간색 주황색 노란색 초록색 파란색 보라색 분홍색 하얀색 흰색 검은색 검정색 연두 연두색 하늘색",
    "빨갛고 노랗고 파랗고 하얗고 까맣고 빨갛다 노랗다 파랗다 하얗다 까맣다 빨간 노란 파란 하얀 까만",
    "월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일",
    "봄 여름 가을 겨울",
    "동 서 남 북 동쪽 서쪽 남쪽 북쪽",
    "위 아래 왼쪽 오른쪽 앞 뒤 상 하 좌 우",
    "단맛 짠맛 쓴맛 신맛 매운맛 감칠맛 달고 짜고 쓰고 시고 맵고",
    "아침 점심 저녁 밤 새벽",
    "과거 현재 미래 어제 오늘 내일",
    "시작 중간 끝 서론 본론 결론",
    "대 중 소 상 하",
    "엄지 검지 중지 약지 새끼",
    "도 레 미 파 솔 라 시",
    "수성 금성 지구 화성 목성 토성 천왕성 해왕성",
    "스페이드 하트 다이아 다이아몬드 클로버 클럽",
    "초등학교 중학교 고등학교 대학교 초등 중등 고등",
    "동메달 은메달 금메달 금 은 동",
    "유치원 초 중 고",
    "하나 둘 셋 넷",
)


SERIES = tuple(f"^{in_a_row(words, '(?: ?[,·+&-] ?| ?, ?그리고 )', 3)}(?:색)?$" for words in _SERIES)
"""Patterns of three or more of one row and nothing else."""
