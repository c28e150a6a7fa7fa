"""Words that are themselves a matter of letters, of places in a row, or of sounds: their meaning cannot be told
without."""

from cluewright.core.languages.matters import Matters
from cluewright.core.languages.patterns import phrases_in

MATTERS = Matters(
    letters=phrases_in(
        """
        알파벳, 한글, 끝말잇기, 초성 퀴즈, 글자, 글씨, 낱말 퍼즐, 십자말풀이, 사전, 국어사전, 타자기, 키보드, 자판,
        맞춤법, 받아쓰기, 철자, 약자, 이니셜, 점자, 모스 부호, 글꼴, 서예, 손글씨, 모음, 자음, 받침, 음절, 문장,
        동사, 명사, 백과사전, 비밀번호, 암호, 수수께끼, 퍼즐, 회문, 수화, 붓글씨, 안과, 안과 의사,
        안경점, 시력 검사, 서예가, 오타, 오자
        """
    ),
    places=phrases_in(
        """
        순위, 시상대, 메달, 금메달, 은메달, 동메달, 우승자, 챔피언, 결승, 목록, 명단, 막내, 첫째, 맏이, 장남, 장녀,
        꼭대기, 바닥, 시작, 출발, 결승선, 꼬리, 경주, 계주, 이어달리기, 달력, 금, 은, 안과, 사다리, 계단
        """
    ),
    sounds=phrases_in(
        """
        운율, 메아리, 시인, 동시, 억양, 사투리, 래퍼, 랩, 합창단, 의성어, 동음이의어, 말더듬, 말장난, 후렴, 멜로디,
        속삭임, 혀, 입술, 성대, 목구멍
        """
    ),
)
