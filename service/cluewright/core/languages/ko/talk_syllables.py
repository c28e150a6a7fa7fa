"""Talk of a syllable or a letter by what it is called: '귀'라는 글자로 끝나는 벌레, ㄹㄱ 받침, 다로 시작하는 해산물."""

from cluewright.core.languages.patterns import one_of

from .letters import several
from .phrasing import QUOTE, patterns

_Q = f"{QUOTE}?"
_JAMO = "[\u1100-\u11ff\u3131-\u318e]"
_CALLED = "(?:이?라는|이?라고 ?하는|이?라고 ?쓰는|이?란) ?(?:글자|음절|자|낱자|소리)"
_STANDS = (
    "(?:로|으로|가|이|를|을|은|는|에|와|과)? ?(?:[가-힣]+ )?(?:시작|출발|열리|끝|마치|마무리|맺|들어|포함|숨|낀|끼|"
    "섞|앞|뒤|"
    "가운데|중간|맨|두 ?번|반복|빼|빠|떼|붙|넣)"
)
_KIND = one_of(
    several(
        "해산물 생선 물고기 과일 채소 야채 곡식 동물 짐승 새 벌레 곤충 꽃 나무 식물 해초 버섯 음식 요리 반찬 간식 "
        "과자 빵집 "
        "음료 음료수 차 술 악기 가전 가전제품 가구 도구 공구 연장 물건 그릇 옷 신발 모자 장신구 보석 장난감 놀이 "
        "운동 스포츠 "
        "직업 사람 인물 나라 도시 장소 건물 방 탈것 교통수단 무기 병 병명 날씨 계절 명절 행사 과목 취미 색 색깔 감정 "
        "동사 "
        "형용사 명사 단어 낱말 말 이름 것 거 꺼 그거 그것 키워드 정답 신체 부위 몸 장기 재료 양념 조미료 문구 필기구 "
        "책 그림 "
        "작품 영화 노래 춤 괴물 귀신 별 행성 지형 광물 금속 돌 옷감 천 약 가축 파충류 양서류 포유류 갑각류 조개 견과 "
        "견과류"
    )
)
"""Kinds of things that are told by their first or last syllable, where the keyword has it there."""

_TOLD = tuple(
    rf"^{_Q}(?=(?P<within>[가-힣]))(?P<{where}>[가-힣]){_Q}(?: ?자)?(?:으?로) ?{verb} (?:[가-힣]+ )?{_KIND}(?:이?야|"
    r"임|이?다|"
    r"예요|이에요|이?지)?[.!~]*$"
    for where, verb in (("begins", "(?:시작하는|시작되는|출발하는|시작)"), ("ends", "(?:끝나는|끝맺는|마치는|끝)"))
)

SYLLABLE_TALK = patterns(
    rf"{QUOTE}[가-힣]{{1,3}}{QUOTE}{_CALLED}{_STANDS}",
    rf"[가-힣]{_CALLED}{_STANDS}",
    rf"{QUOTE}(?P<within>[가-힣]{{1,3}}){QUOTE}{_CALLED}(?:가|이|를|을)? ?(?:있|나오|나와|쓰|박|보이|하나)",
    rf"{_JAMO}{{1,4}} ?(?:겹|쌍)?(?:받침|모음|자음)(?:이|으로|만|을|이야|임|뿐)?(?![가-힣])",
    rf"{_Q}{_JAMO}{_Q} ?(?:바로 )?(?:다음|앞|뒤|이전) ?(?:자음|모음|글자|낱자|자모)",
    r"^(?P<mixed>[가-힣]{2,6}?)(?:의|을|를|에서)? ?(?:(?:다시|새로|도로) ?(?:배열|조합|맞추|맞춰|늘어놓|짜 ?맞)|"
    r"(?:뒤집기|"
    r"거꾸로 ?(?:하기|읽기|쓰기)|재배열|재조합|섞기|뒤섞기)$)",
    *_TOLD,
)
"""Syllables and letters by what they are called, besides what the other tables of letters have."""
