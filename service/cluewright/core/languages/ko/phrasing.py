"""The pieces that the Korean patterns of talk are made of."""

import unicodedata

from cluewright.core.languages.patterns import Phrases


def patterns(*sources: str) -> Phrases:
    """The sources where a word begins; what they find goes on to the end of a word. Letters that are not Latin stand
    for syllables, because Python needs 0.3 ms to compile the range of these, each time. Single letters
    (ㅋㅋ, ㅇㅇ) are written as uniform writing has them, which takes them for those at the start of a syllable."""
    uniform = (source.translate(_SINGLE_LETTERS) for source in sources)
    short = (source.replace(r"[가-힣\w]", r"\w").replace("[가-힣]", _SYLLABIC) for source in uniform)
    return Phrases(*short, before=r"(?<!\w)", after=f"{_SYLLABIC}*")


_SINGLE_LETTERS = {ord(letter): unicodedata.normalize("NFKC", letter) for letter in map(chr, range(0x3131, 0x3164))}
_SYLLABIC = r"[^\W\d_a-z]"
QUOTE = "['\"“”「」『』<>]"

MOST = "(?:맨|제일|가장) ?"
VERY = (
    "(?:(?:거의|딱|아주|완전히?|진짜|정말|정확히|대충|살짝|조금|좀|꽤|죄다|모두|전부|다|서로|너무|매우|약간|은근히?|되게|엄청|많이|"
    "잘|아예|전혀|하나도|몽땅|싹|제일|가장|무척|굉장히|상당히|유독|온통|둘 다|셋 다) ?){0,2}"
)
"""What may stand before "alike", "many" or "none" and changes nothing."""

ONES = "(?:하나|한|둘|두|셋|세|석|서|넷|네|넉|너|다섯|여섯|일곱|여덟|아홉)"
NUMBER = (
    rf"(?P<n>\d{{1,3}}|(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?: ?{ONES})?|{ONES}|스무|"
    "[이삼사오육칠팔구]?십(?: ?[일이삼사오육칠팔구])?|[영공일이삼사오육륙칠팔구백])"
)
"""What reads as a number: put together here, because hundreds of words are slow to compile in each pattern."""

NTH = (
    "(?P<n>(?:첫|두|둘|세|셋|네|넷|다섯|여섯|일곱|여덟|아홉|열[한두]?)째|(?:첫|두|세|네|다섯|여섯|일곱|여덟|아홉|"
    "열) ?번째|"
    r"(?:[1-9]|1[0-2])(?:번째?|째)|(?:제[일이삼사]|[일삼사])번)"
)
"""What reads as an ordinal."""

NTHS = NTH.replace("?P<n>", "?:")
"""The same, where it does not matter which."""
