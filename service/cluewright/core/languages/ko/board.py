"""How Korean speaks of the screen: the words, in their dictionary forms."""

from cluewright.core.languages.language import Board
from cluewright.core.languages.patterns import phrases_in

BOARD = Board(
    things=phrases_in(
        """
        단어, 낱말, 제시어, 키워드, 화면, 목록, 리스트, 카드, 비밀단어
        """
    ),
    places=phrases_in(
        """
        왼쪽, 오른쪽, 왼편, 오른편, 맨앞, 맨뒤, 맨끝, 맨위, 맨아래, 끝, 처음, 마지막,
        가운데, 중간, 좌측, 우측, 상단, 하단, 중앙, 위쪽, 아래쪽, 앞쪽, 뒤쪽,
        끝쪽
        """
    ),
    beside=phrases_in(
        """
        맨, 위, 아래, 앞, 뒤, 옆, 사이, 다음, 바로, 줄, 칸, 자리, 순서, 차례,
        번호, 쪽, 편, 놓이다, 쓰이다, 쓰다, 적히다, 적다, 나오다, 오다, 보이다, 세다,
        보다, 찾다, 고르다, 나열, 순, 있다, 개, 전체, 셈, 기준, 방향, 읽다, 양옆,
        말고, 제일, 가장
        """
    ),
)
