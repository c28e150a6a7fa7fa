"""What Korean speakers say before or after a clue that is none of it."""

from cluewright.core.languages.patterns import phrases_in

ASIDES = phrases_in(
    """
    음, 어, 아, 야, 자, 저기, 있잖아, 얘들아, 여러분, 힌트, 힌트는, 당연히, 그냥, 진짜, 헐, 봐봐, 에이, 그치,
    알지, 알죠, 아시죠, 뭐냐, 뭐, 글쎄, 그러니까, 참고로, 사실, 우리팀, 팀원들, 친구들, 들어봐, 잘 들어,
    잘 들어봐, 쉽지, 쉽죠, 간단하지, 알겠지, 알았지, 맞지, 그거 있잖아, 아 그거 있잖아, 아 그거, 내 힌트는,
    내 힌트, 눈치 챘지, 자기야, 여보, 애들아, 형들, 언니들, 친구야, 얘야, 우리 애기,
    내 새끼, 아가, 잘 봐, 잘 봐봐, 집중,
    다 알지, 말하자면, 아무튼, 암튼
    """
)
