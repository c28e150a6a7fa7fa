"""How English points at a place before the team: with words to it, by the sheet in front of it, by the other places.

Patterns on the clue in lower case, beside those in `places`. Each stands for the whole clue, so that what is first
on a
shopping list, the top of the league and plan B stay free.
"""

from cluewright.core.languages.patterns import Phrases, one_of

_NUMBER = (
    r"(?P<n>\d{1,2}|one|two|three|four|five|six|i{1,3}|iv|een|twee|drie|vier|один|два|три|четыре|하나|둘|셋|넷|일|이|삼|사)"
    r"(?!\w)"
)
_SMALL = r"(?:[1-4]|one|two|three|four)"
_ORDINAL = r"(?P<n>first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th))"
_FROM_END = r"(?P<from_end>first|second|third|fourth|two|three|four|1st|2nd|3rd|4th|\d)"
_NAMED = r"(?:first|second|third|fourth|last|final|1st|2nd|3rd|4th)"
# Places in the languages of neighbours and films.
_ABROAD_NAMES = (
    "uno dos tres cuatro quatro tre quattro deux trois quatre eins zwei drei vier een twee drie ichi "
    "primo primero primera segundo segunda tercero tercera cuarto cuarta último última primeiro terceiro "
    "secondo terzo première deuxième deuxieme troisième troisieme quatrième quatrieme dernier "
    "dernière derniere erste erster erstes zweite zweiter zweites dritte dritter drittes vierte vierter viertes letzte "
    "letzter letztes eerste tweede derde vierde laatste numero-uno"
)
ABROAD = one_of(_ABROAD_NAMES.split())
_BY_NUMBER_ABROAD = rf"(?:(?:numero|número|numéro|nummer|number|no\.?|num[bp]ah?|#) ?)?{ABROAD}"
_NOUN = (
    r"(?:key ?word|word|slot|spot|position|place|card|one|box|column|row|line|entry|item|field|panel|tile|cell|clue)"
)
_SLOT = (
    r"(?:(?:key ?word|word|card|slot|clue) )?(?:key ?word|word|slot|spot|position|pos\.?|place|number|numba|numero|"
    r"nummer|no\.?|nr\.?|num\.?|box|card|field|"
    r"entry|item|column|row|line|tile|panel|cell|#)"
)
# What the keywords stand on: named so by nobody else, or ours.
_SHEET = (
    r"(?:screen|(?:note ?|code ?|answer ?|clue ?|score ?)sheet|rack|(?:\w+ )?key ?words|(?:four|4) words|"
    r"word (?:list|rack|stand|board)|note ?pad|line-?up)"
)
_OURS = (
    r"(?:screen|sheet|list|rack|row|stand|display|board|cards?|words|key ?words|notes|note ?pad|pad|four|quartet|"
    r"foursome|set|lot|bunch|order|panel|line-?up|stack|column|monitor|"
    r"tablet|team's \w+)"
)
_ON_TABLE = (
    rf"(?: (?:on|of|in|from|among|amongst|across|at|down|along) (?:(?:the|this|that) {_SHEET}|"
    rf"(?:our|my|these|those) (?:\w+ )?{_OURS}))"
)
_ON_LIST = rf"(?:{_ON_TABLE}| (?:on|of|in|from) (?:the|this) (?:list|board|sheet|words|four|lot|display|row|line-?up))"
# Words to the team, and such as may be said to anybody.
_TEAM = (
    r"(?:guys|folks|team|team ?mates?|chaps|lads|lasses|gents|everyone|everybody|mates?|partner|you two|you lot|you "
    r"guys|"
    r"fellas?|fellers|amigos|comrades|gang|crew|squad|hint hint|wink wink|nudge nudge|trust me|this time|i think|i'd "
    r"say|"
    r"i swear|obviously|clearly)"
)
_YOU = (
    rf"(?:{_TEAM}|girls|boys|ladies|gentlemen|people|buddy|buddies|pals?|friends?|dears?|darlings?|my loves?|love|"
    rf"bros?|"
    r"dudes?|y'all|peeps|captain|boss|please|pls|ok|okay|right|listen|hey|psst|oi|yo|hint|come on|duh|again|remember|"
    r"got it|innit|yeah|no doubt|for sure|a clue)"
)
_CALL = rf"(?:{_YOU}(?: {_YOU})?[,:!.…]+ )*"
_ENDED = rf"(?:,? {_YOU}){{0,2}}"
_TO_TEAM = rf"(?:, {_TEAM}){{1,2}}"
# What is said before a place is: it's, look at, that would be our.
_LEADING = (
    "it's it it'll it'd is that's this that thats would'be would be was be just only simply the our my your we want "
    "i mean meaning check out look looking at see go goes going for to with try pick choose take think of about "
    "focus on aim point pointing referring refer belongs fits sits stands lies comes in answer guess put say vote "
    "clue whatever what what's which which's where whoever who under from into onto all definitely surely obviously "
    "clearly probably maybe perhaps still again actually literally exactly right straight and so well ours mine "
    "yours next very good old  trusty friend place placed positioned located listed found standing sitting read "
    "reads eyes eye hovering i'm talking speaking thinking "
)
_LEAD = f"(?:{one_of(_LEADING.split())},? )*"
_STEP = (
    r"(?:(?:right|just|directly|immediately|straight|exactly|one|next|two|a|single|place|slot|spot|word|step|"
    r"row|up|down|on|along|over) )*"
)
_BESIDE = (
    r"(?:before|after|following|follows|preceding|precedes|next (?:door )?to|beside|besides|adjacent to|alongside|"
    r"above|over|below|beneath|underneath|under|in front of|behind|past|beyond|up from|down from|along from|on from|"
    r"(?:to )?(?:the )?(?:immediate )?(?:left|right) of|ahead of|succeeding|succeeds|trailing|trails|shadowing|"
    r"bordering|borders|touching|touches|neighbouring|neighboring|higher than|lower than|further down than)"
)
_OTHER = (
    rf"(?:(?:the |our |my |your )*(?:{_NAMED} {_NOUN}|{_SLOT} ?#?{_SMALL}|(?:top|bottom|leftmost|rightmost) {_NOUN})|"
    rf"#{_SMALL}|(?:the |our |my |your )(?:very )?(?:first|third|fourth|last))"
)
_BOTH = rf"(?:{_OTHER}|(?:the |our )?{_NAMED})"
_AROUND = rf"(?:{_BOTH} (?:and|&) {_BOTH}|(?:{_SLOT}s? ?#?|#){_SMALL} (?:and|&) #?{_SMALL}|[1-4] (?:and|&) [1-4])"
_EDGE = (
    r"(?:(?:far |very |extreme |absolute |utter |dead )*(?:top|bottom|left|right|beginning|start|end|middle|foot|"
    r"head|tail)(?:[- ]hand)?(?:[- ](?:most|end|side|edge|corner|left|right))?|(?:left|right|top|bottom|upper|lower|"
    r"upper|inner|outer|north|south|east|west|northern|southern|eastern|western)-?most)"
)
_FEW = r"(?:two|three|2|3|pair|couple|trio)"
_SKIP = (
    r"(?:skip|ignore|pass(?: over)?|jump(?: over| past)?|hop over|leap over|miss(?: out)?|forget|disregard|discard|"
    r"step over|go past|look past|move past|leave out|bypass|omit|walk past|read past)"
)
_THEN = (
    r"(?:,? (?:(?:and|then|so) )*(?:stop|look|read|pick|take|go|you're there|that's it|halt|here|"
    r"there)(?: \w+){0,2})?"
)
_CLOSES = (
    r"(?:heads|tops|leads|opens|starts|begins|kicks off|leads off|crowns|caps|ends|closes|finishes|concludes|"
    r"completes|rounds off|rounds out|wraps up|brings up the rear of|is first|is last|comes first|comes last|"
    r"comes second|comes third|is second|is third|ranks first|ranks second|ranks third)"
)


def _clue(pattern: str, *, to_team: bool = False, on_table: bool = False, on_ours: bool = False) -> str:
    """A pattern of a whole clue that says this and, as far as it must, where, or to whom."""
    where = _ON_LIST if on_table else _ON_TABLE if on_ours else f"{_ON_LIST}?"
    return rf"^{_CALL}{_LEAD}{pattern}{where}{_TO_TEAM if to_team else _ENDED}[.!]*$"


PLACES_TOLD = Phrases(
    # By its number.
    _clue(rf"{_SLOT} ?#?{_NUMBER}", on_table=True),
    rf"^{_CALL}{_LEAD}(?P<n>i{{1,3}}|iv|[1-4])(?:{_ON_TABLE}){_ENDED}$",
    _clue(rf"{_SLOT} ?#?{_NUMBER}", to_team=True),
    rf"^{_CALL}{_LEAD}(?:key ?word|slot|position|pos\.?|#) ?#?{_NUMBER}(?: ?\([^()]*\))?[.!]*$",
    rf"^{_CALL}(?:(?:our|your|my|the|good|old|trusty|friend|it'?s|that'?s|look at|check(?: out)?|go for|pick|choose|"
    rf"try|"
    rf"clue|word|hint) )*(?:number|no\.?|nr\.?|card|word) ?#?{_NUMBER}(?:, {_YOU})*[.!]*$",
    _clue(rf"between {_SMALL} (?:and|&) {_SMALL}", to_team=True),
    rf"^{_TEAM}[,:!…]+ {_LEAD}{_SLOT} ?#?{_NUMBER}[.!]*$",
    _clue(_NUMBER, to_team=True),
    rf"^{_TEAM}[,:!…]+ {_LEAD}{_NUMBER}[.!]*$",
    _clue(rf"(?:key ?word|word|slot|position|pos\.?|spot|box|card) {ABROAD}"),
    _clue(rf"{_BY_NUMBER_ABROAD}(?: {_NOUN})?", on_table=True),
    _clue(rf"{_BY_NUMBER_ABROAD}(?: {_NOUN})?", to_team=True),
    _clue(rf"{ABROAD} (?:key ?word|word|slot|position|spot)"),
    # By its order.
    _clue(_ORDINAL, on_table=True),
    _clue(_ORDINAL, to_team=True),
    _clue(rf"{_ORDINAL} {_NOUN}", on_table=True),
    _clue(rf"{_ORDINAL} {_NOUN}", to_team=True),
    rf"^{_TEAM}[,:!…]+ {_LEAD}{_ORDINAL}(?: {_NOUN})?[.!]*$",
    rf"^{_LEAD}{_ORDINAL} (?:key ?word|slot|position)[.!]*$",
    _clue(rf"(?P<last>last|final|ultimate|closing|concluding)(?: {_NOUN})?", on_table=True),
    _clue(rf"(?P<last>last|final|ultimate)(?: {_NOUN})?", to_team=True),
    _clue(rf"(?:opening|initial|leading|starting)(?: {_NOUN})?", on_table=True),
    _clue(rf"(?P<before_last>penultimate|next to last|last but one)(?: {_NOUN})?"),
    _clue(rf"(?P<from_end>second|third|2nd|3rd)[- ](?:to[- ](?:the[- ])?)?last(?: {_NOUN})?"),
    _clue(rf"(?P<before_last>next to (?:the )?(?:bottom|last|end))(?: {_NOUN})?"),
    _clue(r"(?P<n>next to (?:the )?top)"),
    _clue(rf"{_FROM_END} (?:{_NOUN} )?(?:up |in |back )?from (?:the )?(?:very |far )?(?:end|bottom|right|last|foot|"
    rf"tail|back)"),
    _clue(rf"(?P<n>first|second|third|fourth|\d(?:st|nd|rd|th)) (?:{_NOUN} )?(?:down |in |along |"
    rf"over )?from (?:the )?"
          r"(?:very |far )?(?:top|left|start|beginning|head|front)"),
    _clue(rf"(?:two|three|four|second|third|fourth|\d(?:nd|rd|th)?) (?:{_NOUN}s? )?(?:down|along|across|over|in) "
    rf"(?:from|on|in) "
          r"(?:the |our |this |your )\w+"),
    _clue(rf"{_SMALL} (?:out )?of (?:the|our) (?:four|4)", to_team=True),
    rf"^{_CALL}{_LEAD}(?:{_SKIP}|after|past|beyond) (?:the |our |those )?(?:first|opening|initial|top|leading) {_FEW}"
    rf"(?: {_NOUN}s?| ones)?{_ON_LIST}?{_THEN}$",
    rf"^{_CALL}{_SKIP} (?:the )?{_NAMED} {_NOUN}{_THEN}$",
    rf"^{_CALL}{_SKIP} (?:the {_NAMED}|(?:number|slot|word|#) ?#?{_SMALL}),? (?:and |then )+\w+(?: \w+){{0,2}}$",
    rf"^{_CALL}count (?:up |down |along |across |over )?(?:to )?{_SMALL}(?: (?:down|along|across|over|in|from \w+ "
    rf"\w+))?"
    r"(?:,? (?:and|then|and then) (?:stop|halt|look|read|pick|you're there|there it is)(?: \w+)?)$",
    rf"^{_CALL}{_LEAD}(?:gold|silver|bronze)(?:[- ]medal)? (?:slot|word|key ?word|spot|position)(?:{_ON_LIST})"
    rf"?{_ENDED}$",
    # By where it stands on the sheet.
    _clue(rf"{_EDGE}(?: {_NOUN})?", on_ours=True),
    rf"^{_CALL}{_LEAD}(?:very |tail |top |bottom |absolute )*(?:top|bottom|end|start|beginning|foot|head|middle) of "
    rf"the (?:list|screen|rack)"
    rf"{_ENDED}$",
    _clue(rf"{_EDGE} {_NOUN}", to_team=True),
    rf"^{_CALL}{_LEAD}(?:(?:left|right|top|bottom|upper|lower|north|south|east|west|northern|southern|eastern|"
    rf"western)-?most) "
    r"(?:column|row|slot|word|key ?word|card|entry|box|tile)\b(?: (?:on|of|in) .{1,25})?$",
    _clue(r"(?:at|on) (?:the )?(?:far |very )?(?:left|right|top|bottom)", to_team=True),
    _clue(r"(?:one of (?:the )?)?(?:top|bottom|upper|lower|first|second|last|left|right|inner|outer|middle|latter|"
    r"former) "
          r"(?:half|two|pair|ones?|words|key ?words|end)", on_ours=True),
    rf"^{_CALL}(?:(?:it|that|this|the|one|word|what|which|who|our|always) )*{_CLOSES} (?:the (?:list|row|rack|screen|"
    rf"line-?up)|"
    rf"our (?:\w+ )?{_OURS})(?: off| up)?{_ENDED}$",
    rf"^{_CALL}(?:it'?s |that'?s )?(?:what|where|the one|the word) (?:our|my|the|your) (?:{_SHEET}|list|row|rack|"
    rf"four|quartet) "
    r"(?:opens|closes|starts|begins|ends|finishes|kicks off|concludes)(?: with| on| off)?$",
    r"^(?:it'?s |the one |the word |that'?s )*(?:what |which |that )?(?:we|you|i) (?:\w+ )?(?:read|see|saw|"
    r"look at|got|"
    r"list|listed|reach) (?:first|second|third|last) (?:on|in|of|among) (?:the|our|my|your) \w+$",
    rf"^(?:you(?:'ll| will| can)? find it|find it|it'?s|it is|it sits|it stands|sits|look) (?:in|at|"
    rf"on) (?:the |our )?"
    rf"{_ORDINAL} (?:place|position|slot|spot|row|line)$",
    r"^(?:the |our |very )*(?:left|right|top|bottom|upper|lower)-?most(?: one)?$",
    # By other places.
    _clue(rf"{_STEP}{_BESIDE} {_OTHER}"),
    _clue(rf"{_STEP}{_BESIDE} (?:the )?(?:top|bottom|leftmost|rightmost)", on_table=True),
    _clue(rf"(?:one|two|three|next|just|right|immediately|directly|slot|spot) (?:\w+ )?{_BESIDE} (?:the )?(?:first|"
    rf"last|third|fourth|top|bottom)"),
    _clue(rf"(?:(?:one|word|slot|spot|in|sandwiched|squeezed|wedged|nestled|stuck|caught|halfway|midway|"
    rf"somewhere|lies|"
          rf"sits) )*(?:in )?between {_AROUND}"),
    _clue(rf"(?:flanked|surrounded|sandwiched|bordered|framed|bracketed|hemmed in) by {_AROUND}"),
    rf"^{_CALL}{_LEAD}{_OTHER}'s (?:immediate |direct |left |right |left[- ]hand |right[- ]hand |next[- ]door |"
    rf"upstairs |downstairs )*"
    r"(?:successor|predecessor|neighbou?r|follower|left|right|next[- ]door)$",
    _clue(rf"(?:(?:left|right|immediate|direct|upper|lower|left[- ]hand|right[- ]hand) )*(?:successor|predecessor|"
          rf"neighbou?r|follower) (?:of|to) {_BOTH}"),
    _clue(rf"(?:(?:preceded|followed|beaten|headed|topped) by|follows on from|comes (?:before|after|"
    rf"behind)) {_OTHER}"),
    r"^.{1,40}\b(?:on|of|in|across|down|among) our (?:screen|rack|(?:four )?key ?words|(?:code|note|clue) ?sheet|"
    r"four words)$",
    rf"^{_CALL}{_LEAD}(?:{_NAMED}|{_SMALL}|[a-d]|runner[- ]up|(?:gold|silver|bronze)(?:[- ]medal)?|pole position|"
    rf"(?:the )?"
    rf"(?:upper|lower|inner|outer) (?:one )?of (?:the|our) (?:middle|top|bottom) (?:pair|two)|"
    rf"(?:second|third) (?:banana|wheel|fiddle)) (?:on|of|in) our {_OURS}{_ENDED}$",
    rf"^{_CALL}{_LEAD}(?:furthest|farthest|nearest|closest)(?: {_NOUN})? (?:(?:to|on) the )?(?:left|right|top|bottom)"
    rf"(?: {_NOUN})?"
    rf"{_ON_LIST}?{_ENDED}$",
    _clue(r"(?:lowest|highest|uppermost|lowermost|bottommost|topmost)(?: down| up)?(?: \w+)?", on_ours=True),
    # By how many are on one side of it.
    r"^(?:there'?s |there is |there are |it has |it'?s got |has |with )?(?:nothing|none|no (?:other )?(?:words?|key "
    r"?words?|cards?)|"
    r"(?:only |just )?(?:one|two|three|\d)(?: (?:other|more))?(?: (?:words?|key ?words?|cards?|others))) "
    r"(?:(?:stands?|comes?|sits?|goes|"
    r"is|are|follows|standing|sitting|listed) )*(?:before|above|after|below|beneath|ahead of|in front of|(?:to the )"
    r"?(?:left|right) of) "
    r"it(?: (?:on|in) (?:the|our) \w+)?$",
    r"^nothing (?:precedes|follows|stands before|stands after|stands above|stands below) it(?: (?:on|in) (?:the|our) "
    r"\w+)?$",
    # Ours is no list but this one.
    r"\b(?:on|in|of|from|at) our (?:little |own )?(?:(?:rack|line-?up|list|row|table|grid|set|display|"
    r"line) of (?:four )?"
    r"(?:key ?)?words|line-?up|four)\b",
    r"^(?:card|word|slot|item|entry|number|no\.?|nr\.?) (?P<n>[1-4]) ?(?:/|of|out of) ?(?:4|four)$",
    r"^(?:it'?s |that'?s )?(?:number |no\.? |#)?(?P<n>two|three|four|[2-4]) (?:out )?of (?:the )?(?:4|four)[.!]*$",
    # As they are read out, or told by name and number.
    r"\b(?:one|word|key ?word|what|which) (?:that |which )?(?:i|we|you|one)(?:'d|'ll| would| will| should|"
    r" might)? (?:\w+ )?"
    r"(?:read(?: out| off| aloud)?|say|see|list|write(?: down)?|call out|reach|get to|come to|name|mention|start with|"
    r"begin with|hit|tick off) (?:it |out )?(?P<n>first|second|third|fourth|last)\b.{0,8}\b(?:going|in order|"
    r"reading (?:down|"
    r"across|out|them)|from (?:the )?(?:top|left|start)|(?:on|off|down) (?:the|our) (?:list|screen|sheet|rack))\b",
    r"^(?:position|slot|spot|key ?word)(?: is| =|:) (?:the )?(?:(?P<n>first|second|third|fourth)|last)[.!]*$",
    r"^what (?:we|you|i)(?:'ve| have|'ll)? (?:\w+ )?(?:have|got|see|find|read|list|put) (?:at|in|on|under|"
    r"as) (?:number|no\.?|#|"
    r"slot|position|place) ?(?P<n>[1-4]|one|two|three|four)$",
    r"^index (?:0|zero|[1-3])\b",
    r"\b(?:on|to) its (?:left|right)\b.*\b(?:on|to) its (?:left|right)\b",
    r"\b(?:neither|not at either) end\b.*\b(?:closer|nearer)\b",
    r"\bcross out the (?:outer|inner|first|last|other) (?:ones|two|three|words)\b",
    r"\b(?:column|row|slot|box|window) (?:[a-d]|[1-4]) of (?:our|the)\b",
    r"\b(?:outer|inner|middle|first|last) (?:two|pair|three) of (?:the|our) (?:row|four|words|list|cards)\b",
    # By the digit of the code.
    rf"^{_CALL}(?:(?:the|our|my|its|next|code|answer|correct|right|winning) )*(?:digit|code digit|code number|answer)"
    rf"(?: \w+)? "
    r"(?:is|=|:) (?:an? )?(?P<n>[1-4]|one|two|three|four)$",
    rf"^{_CALL}(?:put|write|note|mark|type|press|enter|key in|dial|jot|scribble|punch in)(?: (?:down|in))? (?:an? |"
    rf"the )?(?:number |digit )?"
    rf"(?P<n>[1-4]|one|two|three|four){_ENDED}$",
    rf"^{_CALL}(?:(?:the|our) )?(?:digit|number) (?P<n>[1-4]|one|two|three|four) (?:of|in) (?:the|our) code$",
    r"^(?P<n>one|two|three|four|[1-4]) (?:is|'s) (?:the|our|your) (?:answer|digit|number|slot|place|position)\b",
    r"^(?:it'?s )?(?:what|where) (?:slot|position|key ?word|number|place) #?(?P<n>[1-4]|one|two|three|four) (?:is|"
    r"says|holds|shows|has)$",
    r"^(?:index|position|number|slot|element) (?:zero|[0-4]|one|two|three|four),? (?:if|when) (?:you |we )"
    r"?(?:count\w*|start\w*|index\w*) "
    r"(?:\w+ )?(?:from|at) (?:zero|0|one|1)$",
    # As a letter of a list.
    r"\b(?:[b-d]|(?:answer|option|letter|choice|slot|word|it's|say|pick|clue) a)\b[^a-z0-9-].{0,40}"
    r"\b(?:a(?: to | through |-|–|\.\.)d|a, ?b, ?c,? ?(?:(?:and|or) )?d)\b",
    r"\ba(?: to | through |-|–|\.\.)d\b.{1,40}\b[a-d]$",
    r"\ba, ?b, ?c,? ?(?:(?:and|or) )?d\b.{1,30}\b[a-d]$",
    r"^(?:it'?s |the )*[a-d] (?:of|in|from|out of) (?:the|our|an?) (?:a-?b-?c-?d|a to d|a-d|a, b, c,? (?:and )?d)$",
    r"^(?:the |our )?(?:alpha|bravo|charlie|delta) (?:slot|key ?word|position)$",
    rf"^{_CALL}{_LEAD}(?:option|answer|choice|letter|word|slot|key ?word|position|box|column|row|entry|item|"
    rf"card) [a-d]"
    rf"(?:{_ON_LIST}{_ENDED}|{_TO_TEAM})$",
)  # fmt: skip
