"""How English points at a place by what is done there, or by a numeral: the one we put second, seat number 3.

Patterns on the clue in lower case, beside those in `places_told` and `places_reckoned`. Seats and doors are free where
nothing is looked for in them, and what is at the end of a row is where it is not said to be the one.
"""

from cluewright.core.languages.patterns import Phrases

_NTH = r"(?:(?P<n>first|second|third|fourth|1st|2nd|3rd|4th)|(?P<last>last|final))"
_SMALL = r"(?P<n>[1-4]|one|two|three|four)"
_LEAD = (
    r"(?:(?:it'?s|it|is|this|that|that'?s|one|the|our|word|sits?|sitting|stands?|comes|placed|right|up|look|see|take|"
    r"pick|"
    r"just|go|for|goes|check|clearly|obviously|mine|ours|answer|you|want|at|to)[,:]? )*"
)
_ONE = r"(?:one|word|card|key ?word|clue|entry|item)"
_ROW = r"(?:row|list|line|line-?up|column|rack|sheet|screen|series|sequence|stack|order|board|grid|display|words|four)"
_EDGE = (
    r"(?:(?:very|far|extreme|absolute|left|right|top|bottom|other)[- ](?:hand )?)*(?:top|bottom|left|right|beginning|"
    r"start|"
    r"end|foot|head|tail|front|back|edge)"
)
_CALLED = (
    r"(?:,? (?:love|folks|guys|team|mate|mates|lads|everyone|everybody|please|darling|dear|honey|babe|friend|"
    r"boss))*"
)
_PUT = (
    r"(?:put|placed|wrote|write|listed|list|set|laid|stuck|numbered|see|saw|read|have|got|printed|drew|draw|show|shows|"
    r"reach|meet|come to|get to|find|named|name)"
)
_SEAT = (
    r"(?:seat|chair|stool|door|house|room|flat|floor|lane|bay|gate|drawer|platform|stall|shelf|bed|table|pew|peg|"
    r"hook|spot|"
    r"slot|stop|cell|row|track|place|window|locker|pigeonhole|box|bench|column|line|position)"
)
_FOUND = (
    r"(?:you(?:'ll| will| can)? (?:find|see|get|spot|want)|find|look(?: for)?|it'?s|it is|it lives|it sits|it waits|it "
    r"hides|sits|sitting|waiting|seated|lives|hides|hiding|parked|check|try)"
)

# What is typed after a clue in a chat.
_CHAT = r"(?:,? (?:pls|plz|lo+l|lads|bro|bruv|bruh|fam|innit|obvs|tbh|m8|duh|guys|ofc|thx|yo|imo|ngl|haha+|xd))+"
_WORDS = r"(?:display|screen|rack|row|list|line-?up|(?:four )?(?:key ?)?words)"
_OF_TWO = r"(?:earlier|later|former|latter|first|second|left|right|upper|lower)"
_MIDDLE = r"(?:two )?(?:remaining|middle|inner|outer|central) (?:two|pair|ones|words|couple)"
_MORE = r"(?:bigg|larg|high|small|low)(?:er|est)"

PLACES_POINTED = Phrases(
    rf"^{_LEAD}(?:in|at|into|from|takes|taking|fills|filling|occupies|holds|gets|has|on) (?:the |our |your )"
    rf"(?:very )?(?:{_NTH}|opening|closing|initial|penultimate|concluding) (?:spot|slot|position|box|window|{_ONE})"
    rf"{_CALLED}\W*$",
    rf"^{_LEAD}(?:the )?{_ONE} (?:that'?s |that is |which is |right |just |far |sitting |standing |"
    r"all the way )*(?:at|on|in|"
    rf"nearest|nearest to|closest to|by) (?:the |our )?{_EDGE} of (?:the|our|this|my|"
    rf"your) (?:\w+ )?{_ROW}{_CALLED}\W*$",
    rf"\b{_ONE} (?:that |which )?(?:we|i|you|they|someone|the (?:computer|game|app|screen))(?:'ve|'ll| have| had|"
    r" all| both|"
    rf" will| would)? {_PUT} (?:it )?(?:down )?(?:in )?{_NTH}{_CALLED}\W*$",
    rf"^(?:in|on|of|down|along) (?:the|our|this) {_ROW}(?: of \w+)?,? (?:(?:it|this|this one|the word|mine|that one|"
    r"it's|"
    rf"is|stands|comes|sits|ranks|goes|appears|ours|the) )*{_NTH}\W*$",
    rf"^{_LEAD}(?:the )?(?:{_NTH} (?:and|but|or rather|i\.?e\.?) (?:final|last|ultimate))(?: {_ONE}|"
    rf" slot)?{_CALLED}\W*$",
    rf"\b(?:{_ONE}|slot|thing|box|column|tile|what'?s|whatever'?s) (?:\w+ )?(?:under|below|beneath|by|next to|beside|"
    r"with|"
    r"above|behind|marked|at|after|bearing) (?:the |an? |our )?(?:numeral|number|digit|figure|no\.?|"
    rf"#) ?{_SMALL}(?!\w)",
    r"^(?P<n>first|second|third|fourth)!+1*!*$",
    r"\b(?:our|the) (?:opening|closing) (?:word|keyword|card|one)\b",
    r"^\W*(?:(?:my|the|a|here'?s my) )?(?:(?:clue|hint) )?(?:for |to )?(?:key ?word|slot|word) ?#?(?P<n>[1-4])"
    r"(?: ?[:,–-]|$| is )",
    rf"^{_FOUND}(?: it| me| this| us)? (?:\w+ )?(?:in|at|on|under|behind) (?:the )?{_SEAT}(?: number| no\.?|#|"
    r" nr\.?)? ?#?"
    rf"{_SMALL}{_CALLED}\W*$",
    rf"^(?:the )?(?:occupant|holder|owner|tenant|resident|inhabitant|contents?) of (?:the )?(?:{_SEAT}(?: number|"
    r" no\.?|#)? "
    rf"?{_SMALL}|(?:first|second|third|fourth|last) (?:slot|spot|position|box|place))\W*$",
    # As it is typed in a chat.
    rf"^(?:(?:it'?s|da|the|our) )*(?:{_NTH}|all the way (?:to the )?(?:left|right)|(?:left|right)most)"
    rf"(?: 1| {_ONE})?{_CHAT}\W*$",
    rf"^(?:(?:it'?s|da|the|our) )+{_NTH} 1\W*$",
    # Where one reads and counts, and what is left.
    r"\bwhere(?:ver)? (?:(?:your|ur|our|the) eyes? (?:\w+ )?(?:land|start|begin|fall|go|stop)|(?:you|we) (?:\w+ )?(?:"
    rf"start|begin|stop|finish) reading)\w*(?: \w+){{1,9}} {_WORDS}\b",
    rf"\b(?:{_OF_TWO}(?: one)? of the {_MIDDLE}|of the {_MIDDLE},? (?:\w+ )?the {_OF_TWO})\b|"
    r"\b(?:earlier|later) of what remains\b",
    r"^(?:one|two|1|2)(?: (?:step|slot|spot|place|word))? in from (?:the |our )?(?:far )?(?:left|right|top|bottom)\b",
    r"^(?:it |this |word )?(?:(?:sits|stands|comes|is) (?:just|one)|one|a word) (?:shy|short) of (?:the |our )?"
    r"(?:very )?(?:end|last(?: one)?)\W*$",
    r"^(?:skip|pass over|leave out|hop past|ignore) (?:a couple|one|two|three|[1-3])(?: of them)?\W+(?:(?:and|then) )*"
    r"(?:stop|halt|read|look|(?:you'?re )?there)\W*$",
    r"\b(?:past|over|beyond|before) (?:the )?(?:half-?way|mid-?way|middle|centre)(?: line| mark)?\b.{0,15}"
    r"\b(?:go|read|count)\w* (?:\w+ )?(?:left|l) to (?:right|r)\b",
    r"\b(?:hand|fingers|thumb)\b.{1,40}\b(?:list|row|rack|our (?:words|screen|four))\b.{1,60}"
    r"\b(?:pink(?:y|ie)|(?:ring|middle|index|little) finger|thumb)\b",
    # Beside the others, in a train, on a ship.
    r"\b(?:the (?:others|rest|other (?:three|3)|whole (?:gang|lot|bunch))|all (?:three|3))(?: of .{1,12})? (?:is|are|"
    r"sits?|stands?) (?:all )?(?:to|on) its (?:left|right)\b",
    r"\b(?:the other|all) (?:three|3)(?: others)? (?:are|stand|sit|come) (?:before|after|(?:left|right) of) "
    r"(?:it|this)\b",
    r"\bif (?:(?:our|these|those|the) (?:four )?(?:key ?)?words|our (?:list|row|four)) (?:were|was|formed|made|queued|"
    r"stood|lived|sat) (?:\w+ )?(?:an?|the|up|in|for|runners|people|houses|horses|cars)\b",
    r"\b(?:front[- ]?runner|back[- ]?marker|leader|opener|closer|caboose|rear) (?:of|in|among) our (?:little )?(?:lot|"
    r"bunch|list|row|(?:key ?)?words|four)\b",
    r"\b(?:port|starboard|larboard)(?:[- ]?side)?[- ](?:extremity|extreme|bookend|most (?:one|word|of ours))\b",
    r"\b(?:one|two|three|none|nobody|no one)(?: (?:sits?|stands?|is|are))? (?:above|before|ahead of|over) "
    r"(?:me|it|this)\b.*\b(?:one|two|three|none|nobody|no one)\b.{0,10}\b(?:below|after|behind|under|beneath)\b",
    r"\bat the (?:very )?(?:foot|head) of (?:the list|our (?:list|column|stack))\b",
    r"^(?:the )?(?P<n>second|third|fourth) one, (?!then\b|and\b|after\b)",
    # By the digit of the code.
    rf"^(?:it'?s |an? )?(?:even|odd),? (?:and|but|yet)(?: it)?(?: isn'?t| is| not)? the {_MORE}(?: one|"
    r" of the (?:two|pair))?\W*$",
    rf"\bdigit (?:you|we) (?:want|need|put|write|type) is (?:an? )?(?:even|odd|prime|{_SMALL})\b",
    rf"\b{_MORE} (?:of (?:the|our) )?(?:(?:even|odd) (?:digit|slot|place|position)s?|(?:digit|number) "
    r"(?:\w+ ){0,4}our code)\b",
)
