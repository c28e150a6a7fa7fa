"""Talk of a place on the screen."""

from cluewright.core.languages.patterns import one_of

from .numbers import NEIGHBOURS
from .phrasing import MOST, NTH, NTHS, NUMBER, patterns
from .talk_board import BOARD_TALK
from .talk_ends import END_TALK
from .talk_heads import HEAD_TALK
from .talk_order import ORDER_TALK
from .talk_pointing import POINTING_TALK
from .talk_rows import ROW_TALK
from .talk_screen import SCREEN_TALK

_WORD = "(?:비밀 ?단어|단어|낱말|키워드|칸|자리|위치|카드|번호)"
_KEYWORD = "(?:비밀 ?단어|단어|낱말|키워드)"
_IS = "(?:이?야|임|이?다|이?에요|예요|이?요|입니다)?$"
"""The verb to be, or nothing, at the end of the clue."""

_THING = f"(?:거|것|꺼|애|놈|녀석|친구){_IS}"
_STANDING = "(?: ?에서?)? ?(?:있는|나온|나오는|적힌|쓰인|놓인|오는)"
_OURS_FIRST = "^(?:우리 ?(?:팀 ?)?(?:거 ?)?(?:중에서? ?)?)?"
"""The beginning of a clue about the screen: in a sentence 맨 위 may be the top of anything (트리 맨 위에 있는 거)."""

_NOTHING_ELSE = f"(?= ?(?:$|[이임요예야입에꺼거것애놈.!?]|녀석|친구|있|적힌|쓰인|놓인|나오|{_KEYWORD}))"
"""What is in that place is not said, or it is a word: the last but one is a month elsewhere."""

_NOT_IN_A_SENTENCE = "(?![가-힣]* (?!있|적|쓰|놓|나온|나오)[가-힣])"
"""Nothing more is told of that cell or seat; a train has cells too (맨 앞 칸에 타요)."""

_LOW = "(?:꼴찌|꼴등|막내|끄트머리|맨 ?끝 ?자리|밑바닥|말단)"
"""The end of a row by another name."""

_END = (
    "(?:(?:왼쪽|오른쪽|위쪽?|아래쪽?|앞|뒤) ?끝|(?:맨|제일|가장) ?(?:끝|앞|뒤|위|아래|밑|왼쪽|오른쪽|처음)|"
    f"(?:첫|끝|마지막) ?{_WORD})"
)
"""Either end of the row."""

_NEXT_TO_IT = "(?:옆|앞|뒤|위|아래|밑|다음|이전|전|안쪽)"
_HOW_MANY = "(?:[123] ?개|한 ?개|두 ?개|세 ?개|하나|둘|셋)"
_SIDE = "(?:앞|뒤|위|아래|왼쪽|오른쪽)"
_PASSED = "(?:말고|빼고|건너뛰고|제치고|지나서?|건너서?|넘기고|다음|아닌)"
_WHAT_IS_LEFT = f"(?: ?(?:바로 )?(?:그? ?다음|나머지|남은))?(?: ?(?:{_WORD}|{_THING}))?{_IS}"

_ALL_FOUR = f"(?:우리 ?)?(?:팀 ?)?(?:네 ?개|(?:네 ?)?{_KEYWORD}|넷|4개)"
_AT = f"(?=(?:에서?|의)? ?(?:자리|칸|줄|쪽|{_STANDING}|{_THING})|{_IS})"
"""Nothing more is told of it than what is there."""

_NO_FURNITURE = "(?<!서랍 )(?<!책장 )(?<!옷장 )(?<!냉장고 )(?<!선반 )(?<!책꽂이 )"
_PLACES = patterns(
    rf"{NTH} ?{_KEYWORD}",
    rf"^(?:우리 ?(?:팀 ?)?)?{NTH} ?{_WORD}{_NOT_IN_A_SENTENCE}",
    rf"(?:왼쪽|앞|위|처음)에서(?:부터)? {NTH}{_NOTHING_ELSE}",
    rf"^{MOST}?(?:왼쪽|앞|위|처음)에서(?:부터)? {NTH} ?(?:줄|칸|자리){_STANDING} ?(?:{_KEYWORD}|{_THING})",
    rf"(?:왼쪽|앞|위|처음)(?:에서)?부터 (?:세서|세면|세어서?|센) {NTH}",
    rf"(?:오른쪽|뒤|아래|밑|끝)(?:에서)?부터 (?:세서|세면|세어서?|센) {NTH}".replace("(?P<n>", "(?P<from_end>"),
    rf"^(?:우리 ?)?(?:카드|{_KEYWORD}) ?(?:네|4) ?(?:장|개) ?(?:중|가운데)(?:에서?|의)? ?(?:{NTH}|{MOST}(?:끝|앞|"
    rf"뒤|위|아래|밑|왼쪽|오른쪽|처음)){_STANDING}",
    rf"(?:오른쪽|뒤|아래|밑|끝|마지막)(?:쪽)?에서(?:부터)? {NTH}{_NOTHING_ELSE}".replace("(?P<n>", "(?P<from_end>"),
    rf"(?P<before_last>(?:마지막|끝)(?:에서)? ?(?:바로 |하나 )(?:앞|전|위)(?:에 있는)?(?: ?(?:{_KEYWORD}|{_THING})|$))",
    rf"^(?:맨|제일|가장) ?(?:윗|아랫) ?줄{_IS}|no ?\. ?[1-6] ?{_KEYWORD}",
    rf"^{NTH}{_IS}",
    rf"^{NTH} ?(?:줄|칸|열|행)(?:{_STANDING} ?(?:{_KEYWORD}|{_THING})|{_IS})",
    rf"^첫 ?(?:낱말|칸){_IS}",
    rf"(?:순서|차례)(?:상|로|로는|대로)? ?{NTH}{_NOTHING_ELSE}",
    rf"(?:순서|차례)(?:상|로)?(?: ?(?:치면|따지면|보면))? ?(?:{NTH}|처음|마지막)(?![가-힣])",
    rf"(?:위치|자리)(?:는|가|로는) {NTH}{_IS}",
    rf"(?:숫자|번호) ?{NUMBER}(?:번)?(?:에|과|와) (?:해당|대응)(?:하는|되는) ?(?:{_KEYWORD}|{_THING})",
    rf"번호(?:가|순으로)? {MOST}(?:큰|작은|높은|낮은|빠른|늦은|앞선) ?(?:{_KEYWORD}|{_THING})",
    rf"(?P<last>{_LOW})(?:(?:에|에서|으?로)? ?(?:있는|나온|나오는|적힌|쓰인|놓인))? ?{_KEYWORD}",
    rf"(?:선두|맏이|첫머리|꼭대기|(?:첫|윗|앞|아랫|뒷) ?줄)(?:(?:에|에서|으?로)? ?(?:있는|나온|나오는|적힌|쓰인|"
    rf"놓인))? ?{_KEYWORD}",
    r"(?P<last>꼴찌|꼴등) (?:자리|칸)",
    rf"^{NTHS} ?(?:거|것|꺼|{_KEYWORD})?(?:의|에서)? ?(?:(?:바로 )?(?:다음|앞|뒤|옆)|바로 (?:위|아래|밑|전))"
    rf"(?:에? ?(?:거|것|꺼|{_KEYWORD}))?{_IS}",
    rf"^(?:가운데|중간|앞|뒤|위|아래|왼쪽|오른쪽) ?(?:두|둘) ?(?:개|{_KEYWORD})? ?중",
    rf"순번(?:은|이)? ?{NUMBER}",
    rf"^(?:내 |우리 )?(?:모니터|스크린|화면)에서 {NTH}|^슬롯 ?[1-4]$|^[1-4]번 ?슬롯$",
    rf"^{NTH}에 ?(?:있는|서 ?있는)(?: ?(?:{_KEYWORD}|{_THING}))?$|^(?:시작하는|최후의) (?:단어|낱말|키워드)$",
    rf"^{_ALL_FOUR}(?:들)? ?(?:중|가운데)(?:에서?|의)? ?(?:{NTH}|(?P<last>(?:맨 ?)?(?:마지막|끝|{_LOW}{_AT}|"
    rf"뒤{_AT}|아래{_AT}))|"
    rf"(?:맨 ?)?(?:선두|맏이|첫머리|꼭대기|처음|앞|위|왼쪽|오른쪽){_AT})",
    rf"(?:우리 )?{NTH}(?: ?(?:거|것|거야|것임))$",
    rf"(?<!번호 )(?<!버스 )(?<!극장 )(?<!기차 )(?!끝 ?자리(?:가|는|의|도|만)? ?(?:\d|숫자|번호))(?P<last>(?:맨 )"
    rf"?(?:마지막|끝|뒤)(?: ?쪽)?) "
    rf"?{_WORD}{_NOT_IN_A_SENTENCE}",
    r"(?P<last>(?:맨 )?마지막 (?:거|것))$|^처음 ?(?:거|것|꺼)$",
    rf"(?:왼쪽|오른쪽|위쪽?|아래쪽?) ?{NTH}$",
    rf"{_OURS_FIRST}(?:맨|제일|가장) ?(?:왼쪽|오른쪽|위|아래|앞|뒤)(?:에 있는)? ?(?:거|것|꺼)$",
    r"맨 ?처음 ?(?:거|것|꺼)$|(?:맨|제일|가장) ?(?:왼쪽|오른쪽)$|(?:일|삼|사) 번$",
    rf"(?<!지하철 )(?<!전철 )(?<!열차 )(?<!기차 )(?<!버스 )(?<!극장 )(?<!교실 )(?<!비행기 ){_NO_FURNITURE}"
    rf"맨 ?(?:왼쪽|오른쪽|위|아래|앞|가운데) ?(?:의 )?{_WORD}{_NOT_IN_A_SENTENCE}",
    rf"(?<!좌석 )(?<!대기 )(?<!출구 )(?<!버스 )(?<!수험 )(?:번호|위치|자리|단어)(?:는|가|:)? ?{NUMBER}(?:번|번째)?$",
    r"(?P<n>\d{1,2}) ?번(?:째)?(?: ?(?:칸|단어|자리)|이야|임|이다|이요|입니다|이에요)?$",
    rf"{NTH}(?:(?:로)?{_STANDING} ?(?:{_KEYWORD}|{_THING})| ?꺼$)",
    rf"(?P<last>{MOST}(?:마지막|끝|뒤)(?: ?쪽)?)(?:{_STANDING})? ?{_KEYWORD}",
    rf"{_OURS_FIRST}(?P<last>{MOST}(?:마지막|끝|뒤)(?: ?쪽)?)(?:{_STANDING})? ?{_THING}",
    rf"(?P<last>마지막|끝){_STANDING} {_KEYWORD}",
    r"^(?P<last>(?:제일|가장) ?(?:끝|뒤)|마지막 (?:놈|녀석))$",
    rf"{MOST}(?:왼쪽|오른쪽|위|아래|밑|앞|처음|가운데|중간)(?: ?쪽)?{_STANDING}? ?{_KEYWORD}",
    rf"{_OURS_FIRST}{MOST}(?:왼쪽|오른쪽|위|아래|밑|앞|처음|가운데|중간)(?: ?쪽)?{_STANDING}? ?{_THING}",
    rf"(?:왼쪽|오른쪽|위쪽?|아래쪽?|밑|앞|처음|가운데|중간){_STANDING} {_KEYWORD}",
    rf"(?:왼쪽|오른쪽) (?:맨 )?끝(?:$|{_STANDING} ?(?:{_KEYWORD}|{_THING}))",
    rf"(?:목록|{_KEYWORD})(?:의|에서)? ?(?:맨 ?(?:위|아래|앞|뒤|끝)|(?:첫|마지막) ?(?:줄|칸))",
    rf"(?:우리 )?(?:목록|명단|리스트|스크린|화면)(?:의|에서)? (?:{NTH}|첫 ?(?:칸|줄|단어))|"
    r"목록(?:의|에서)? ?(?:꼴찌|꼴등|꼭대기|밑바닥|첫머리|끄트머리)",
    r"^(?:우리 |목록의 )?첫 (?:비밀 ?단어|키워드)$",
    rf"(?:바로 )?(?:옆|앞|뒤|위|아래)(?:의|{_STANDING})? {_KEYWORD}",
    rf"키워드 ?(?P<n>\d{{1,2}})(?:번)?$|(?:일|이|삼|사) ?번 ?{_KEYWORD}",
    rf"(?P<n>\d{{1,2}}) ?번{_STANDING} ?(?:{_KEYWORD}|{_THING})",
    rf"\d{{1,2}} ?번 ?(?:옆|앞|뒤|다음)(?: ?에 있는)? ?{_THING}",
    rf"^(?:\d ?번|{NTHS})(?:과|와|이랑|랑|하고) (?:\d ?번|{NTHS}) ?사이(?!에서)|^\d ?번 (?:바로 )?(?:위|아래|밑)$",
    r"줄 ?세우면 (?:첫|두|세|네) ?번째|(?:앞|위|왼쪽|오른쪽|처음)에서(?:부터)? (?:하나|둘|셋|[한두세]? ?(?:개|칸)) "
    r"(?:건너|지나|세면|센|넘어)",
    r"우리 ?팀?의? 첫 ?(?:단어|낱말|칸|카드)|^칸 ?[1-4]$",
    rf"(?:제일|가장|맨) ?(?:먼저|처음|나중에|마지막에|늦게)(?:으로)? (?:나오는|나온|적힌|있는|쓰인) ?(?:말|{_KEYWORD})",
    rf"{NTH}로 (?:적힌|쓰인|나온|놓인) 말$|(?P<last>{MOST}나중) ?{_KEYWORD}",
    rf"{_OURS_FIRST}(?:{_END}(?:에 있는 ?(?:것|거)|의|에서)? ?(?:바로 |하나 |한 ?칸 )?{_NEXT_TO_IT}|"
    rf"(?:끝|마지막|처음)(?:의|에서)? ?(?:바로|하나|한 ?칸) {_NEXT_TO_IT}) ?(?:{_WORD}|{_THING})?{_IS}",
    rf"^{_SIDE}(?:의|에|에서|에 있는)? ?{_HOW_MANY}(?:를|을|는|은)? ?{_PASSED}{_WHAT_IS_LEFT}|"
    rf"^{NTHS}도,? (?:{NTHS}도,? )?아닌{_WHAT_IS_LEFT}",
    rf"^(?P<n>{one_of(NEIGHBOURS)})(?:가|이)?(?: 있고)?,?(?: {_SIDE}에 {_HOW_MANY}(?:가|이)?)?"
    rf" ?(?:있는) ?(?:{_WORD}|{_THING})$",
    rf"^\d ?번 ?{_NEXT_TO_IT}(?:이고|이자)?,? \d ?번 ?{_NEXT_TO_IT}{_IS}",
)

POSITION_TALK = _PLACES + BOARD_TALK + SCREEN_TALK + ROW_TALK + ORDER_TALK + END_TALK + POINTING_TALK + HEAD_TALK
"""A place on the screen: 1번 단어, 셋째 단어, 마지막 단어."""
