"""How English speaks of a word's place on the screen, as patterns on the clue in lower case."""

from cluewright.core.languages.patterns import Phrases

_ORDINAL = r"(?P<n>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))"
_FROM_END = r"(?P<from_end>first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th))"
_PLACE = r"(?:second|third|fourth|fifth|sixth|2nd|3rd|[4-9]th)"
_WORD = r"(?:word|key ?word|answer|solution|card|one|term)"
_SEEN = r"(?:word|key ?word|card|one)"
_SPOT = r"(?:word|key ?word|card|slot|spot|position|place)"
_SMALL = r"(?:\d|one|two|three|four|five|six)"
# A place by its number.
_DIGIT = r"(?:[1-4]|one|two|three|four)"
_ROW = r"(?:list|set|quartet|row|screen|board|line-?up|display|rack|(?:key ?)?words|set of words)"
_ON_TABLE = (
    r"(?: (?:(?:on|of|in|from|among) (?:the|our|my|your|this) (?:(?!(?:shopping|to[- ]do|wish|bucket|waiting|"
    r"guest|"
    r"price|"
    r"wine|cast|reading|honou?rs|christmas|naughty|mailing|medals?|movie|cinema|silver|big|chess|cheese|notice|"
    r"menu|"
    r"departures?|arrivals|ballot|batting|team|packing|grocery|credit|birthday) )\w+ )?"
    r"(?:screen|list|board|rack|row|stand|display|cards?|(?:key ?)?words)|on[ -]screen))"
)
_SIDE = (
    r"(?:(?:far |very |extreme )?(?:(?:top|bottom|upper|lower)[ -])?(?:left|right|top|bottom)|(?:left|right|"
    r"top)most)"
    r"(?:[- ]hand)?(?: end| side| edge| corner)?"
)
_SIDE_OR_END = (
    r"(?:left|right|top|bottom|end|start|beginning|middle|centre|center)(?:[- ]hand side| side| corner| end| "
    r"edge)?"
)
_KEYWORD = r"(?:word|key ?word|slot)"
_EDGE = r"(?:far )?(?:left|right|top|bottom|end|middle|beginning|start|centre|center)"
# A place, by which another is told: the first word, number three, the last.
_OTHER = (
    rf"(?:(?:the |our |my )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: {_SPOT}| one)?|"
    rf"(?:the |our |my )?(?:number|no\.?|nr\.?|#|clue|{_SPOT}) ?#?{_SMALL}|#{_SMALL})"
)
# What comes before such talk: it is just, the word that sits right.
_LEADING = (
    r"(?:(?:it'?s|it|is|this|that|which|what|the|our|my|next|one|word|key ?word|card|comes?|sits?|stands?|goes|"
    r"appears|"
    r"listed|located|placed|found|standing|sitting|just|right|directly|immediately|immediate|straight|exactly|"
    r"in|"
    r"sandwiched|"
    r"squeezed|wedged|place|slot|spot|position|somewhere) )*"
)
_BESIDE = (
    r"(?:before|after|following|follows|preceding|precedes|next to|beside|besides|adjacent to|alongside|above|"
    r"below|"
    r"beneath|underneath|under|in front of|behind|to the (?:left|right) of)"
)

# A place that it is not: places that are ruled out one after another leave the one that is meant.
_NOT = r"(?:neither|nor|not|isn't|none|any(?:thing| one)?|every(?:thing| one)?|all)(?: (?:of|but|bar|except(?: for)?))?"
_RULED_OUT = (
    rf"(?:(?:the|at|in|on|number|word|slot|spot|position) )*(?:{_SMALL}|first|second|third|fourth|last|top|"
    r"bottom|1st|2nd|3rd|4th)"
    rf"(?: {_WORD}| place)?"
)
_GROUP = rf"(?:the )?(?:first|last|top|bottom) (?:two|three|2|3)(?: {_WORD}s)?"
# How many others stand on one side of it.
_BEFORE = r"(?:before|above|ahead|in front|(?:to|on) (?:the|its) left)"
_AFTER = r"(?:after|below|behind|(?:to|on) (?:the|its) right)"
_OTHERS = r"(?:(?:others?|more|words?|key ?words?|cards?) )*"


POSITION_TALK = Phrases(
    rf"\b{_ORDINAL} (?:\w+ ){{0,4}}from (?:the )?(?:very |far )?(?:left|top|start|beginning)\b",
    rf"\b{_FROM_END} (?:\w+ )?from (?:the )?(?:very |far )?(?:right|bottom|end|last)\b",
    r"^(?:one|two|three) from (?:the )?(?:left|right|top|bottom|end)$",
    rf"^(?:the |our )?(?P<from_end>{_PLACE})[- ](?:to[- ](?:the[- ])?)?last(?: {_WORD})?$",
    r"^(?:it'?s |the |our )*(?P<before_last>penultimate|next[- ]to[- ](?:the[- ])?last|last but "
    rf"one)(?: {_WORD})?$",
    rf"^(?:the )?(?P<before_last>{_WORD} (?:right |just )?before (?:the )?last)(?: {_WORD})?$",
    r"^(?:the )?(?:antepenultimate|last but two)\b",
    r"^(?:the |our )?(?:far )?(?:left|right|top|bottom)(?:most)? (?:card|word|key ?word|slot|one)$",
    r"^(?:the )?(?:left|right)most$",
    r"^(?:the )?(?P<last>last) in (?:the |our )?(?:line|row|list|series)$",
    rf"^(?:the |our )?{_WORD} (?:on|at|to|in) the (?:very )?{_EDGE}\b",
    r"^(?:it'?s |at |in |on )*(?:the )?(?:very )?(?:top|bottom|end|middle|last|start|beginning|centre|"
    r"center)(?: one)?"
    rf"{_ON_TABLE}$",
    rf"^(?:it'?s |the one |at |in |on |to |the |our |my )*{_SIDE}(?: {_WORD})?{_ON_TABLE}$",
    rf"^(?:it'?s |the one |at |in |on |the |our |my )*{_ORDINAL}(?: {_WORD}| position| place| slot| "
    rf"spot)?{_ON_TABLE}$",
    rf"^(?:it'?s |the |our |my |at |in )*(?:{_WORD} )?(?:number|no\.?|nr\.?|position|place|slot|spot|{_WORD}|"
    r"#) ?#?"
    rf"(?P<n>\d{{1,2}}|one|two|three|four|five|six)(?:{_ON_TABLE}| in line)$",
    r"^(?:(?:it'?s|for|look at|see|meaning|the|our|my|in|at|on) )*(?:key ?word |word |clue |slot |position )?"
    r"(?:number|numero|no\.?|nr\.?|position|place|slot|spot|key ?word|word|digit|card) ?#?"
    r"(?P<n>\d{1,2}|one|two|three|four|five|six)$",
    r"^(?:key ?word|word|position|slot|number|no\.?|nr\.?|#) ?(?:i{1,3}|iv)$",
    r"^(?:column|row|index|box|window|panel|tile) (?P<n>[1-4]|one|two|three|four)$",
    rf"^(?:the |our |in )*{_ORDINAL} (?:column|window|box|panel|tile|cell)(?: along| down| across)?$",
    rf"^(?:the )?{_ORDINAL} {_SEEN} (?:down|up|along|across|over|in)$",
    rf"^(?:the )?neighbou?r (?:of|to) (?:the |our )?(?:first|second|third|fourth|last)(?: {_WORD})?$",
    rf"^(?:the )?(?:{_ORDINAL}|(?P<last>last)) of (?:ours|(?:the|our|these) (?:four|4|(?:key ?)?words|cards))$",
    r"^(?:an? |in an? )?(?:odd|even)(?:[- ]numbered)? (?:word|key ?word|position|place|slot)$",
    r"^#(?P<n>\d{1,2})$",
    rf"^(?:in |at |on )?(?:the |our |my )?{_ORDINAL}(?: {_SEEN}| position| slot| spot| on the (?:screen|list)|"
    rf" of (?:the )?(?:\w+ )?words| of (?:the )?{_SMALL}| in (?:line|(?:the|our) (?:row|list|line|order)))$",
    rf"^(?:in |our |my )(?:the )?{_ORDINAL} place$",
    rf"\b{_ORDINAL} {_WORD} (?:on|of|in) (?:the|our|my)\b",
    rf"^(?:the |our |my )?(?P<last>last|final|bottom) (?:{_SEEN}|position|slot|spot)$",
    rf"\b(?P<last>last|final) {_WORD} (?:on|of|in) (?:the|our|my) (?:list|screen|row|board|line|"
    r"(?:key ?)?words)\b",
    r"^(?:the |our |my )?(?:middle|leftmost|rightmost|next|previous) (?:key ?word|word|position|slot)$",
    r"\b(?:left|right) of (?:the|our) (?:\w+ )?(?:key ?word|word)\b",
    r"\b(?:left|right|other) side of (?:the|our) screen\b",
    rf"\b(?:left|right) of the (?:first|second|third|fourth|last)(?: {_WORD})?$",
    rf"^(?:just |right )?(?:before|after|next to|beside) the (?:first|second|third|fourth|last)(?: {_SEEN})?$",
    r"^(?:the one )?between (?:(?:1|one) and (?:3|three)|(?:2|two) and (?:4|four)|(?:3|three) and (?:5|five))$",
    r"^(?:the one )?between (?:the )?(?:first|second|third) and (?:the )?(?:third|fourth|fifth|"
    rf"last)(?: {_WORD})?$",
    rf"^(?:it |this |this one )?comes (?:{_ORDINAL}|(?P<last>last))$",
    r"^(?:it'?s |this is )the (?:first|second|third|fourth|last) one$",
    r"^(?:the |our |at the )*(?:left|right)[- ]hand end$",
    r"^where (?:our|my) (?:list|row|screen|line|words) (?:begins?|starts?|ends?|finish(?:es)?)$",
    rf"^(?!all but one or|one)(?:(?:it'?s|it|is|the|one|word|only|that|which) )*{_NOT} {_RULED_OUT}"
    rf"(?:(?:,? (?:(?:nor|or|and)(?: not)?|(?:but )?not)|,) {_RULED_OUT})+$",
    rf"^(?:(?:it'?s|is|the|one) )*(?:not|none of|not one of|neither of|isn't|not among|isn't among) {_GROUP}$",
    rf"^(?:(?:it'?s|it|comes|right|just|the|one|word) )*(?:before|after) the (?:first|last) "
    rf"(?:two|three|2|3)(?: {_WORD}s)?$",
    rf"^(?:(?:just|only|exactly|there|is|are|has|with) )*(?:(?:one|two|three|[1-3]) {_OTHERS}(?:(?:comes?|"
    r"stands?|"
    r"sits?|goes|go|is|are) (?:before|after|above|below|ahead of|behind)|precedes?|follows?) it|"
    rf"(?:one|1) {_OTHERS}{_BEFORE},? (?:and |but )?(?:two|2) {_OTHERS}{_AFTER}|"
    rf"(?:two|2) {_OTHERS}{_BEFORE},? (?:and |but )?(?:one|1) {_OTHERS}{_AFTER})$",
    r"^(?:it )?comes (?:before|after) (?:one|two|three|[1-3]) (?:others?|more|(?:key ?)?words?|cards?)$",
    r"^(?:the )?one (?:right |just )?(?:before|after) (?:the )?(?:first|second|third|fourth|(?:very )?last|"
    r"end)"
    rf"(?: {_SEEN})?$",
    rf"^{_LEADING}{_BESIDE} {_OTHER}$",
    rf"^{_LEADING}between (?:{_OTHER} and {_OTHER}|(?:1|one) and (?:3|three)|(?:2|two) and (?:4|four))$",
    rf"^(?:(?:it|this|that|which|what|the|{_SEEN}) )*(?:comes|is listed|is placed|is written|listed|placed|"
    r"written|printed|shown|read(?: out)?|appears|"
    rf"stands|sits|goes)(?: in| up)? (?:{_ORDINAL}|(?P<last>last))$",
    r"^(?:rounds? off|rounding off|wraps? up|wrapping up|kicks? off|kicking off|completes?|completing|fills?|"
    r"filling) "
    rf"our (?:{_ROW}|foursome|four)$",
    r"\b(?:upper|lower|top|bottom|left|right|first|second|other)(?:[- ]hand)? half of (?:the|our) "
    r"(?:screen|list|row|rack|board|(?:key ?)?words)\b",
    rf"^(?:the )?(?:{_ORDINAL}|(?P<last>last)) (?:listed|written|shown|displayed)(?: {_WORD})?$",
    rf"^(?:(?:it|this|that|which|what|the|{_SEEN}) )*(?:heads?|heading|tops?|topping|opens?|opening|starts?|"
    r"starting|begins?|leads?|leading|closes?|closing|ends?|ending|finishes|finishing|concludes?)(?: off)? "
    rf"(?:the|our|my) {_ROW}$",
    rf"^(?:the |our |my )*(?:opening|initial|starting|closing|ending|concluding|inner|outer) {_SEEN}$",
    rf"^(?:just )?(?:an? |{_SMALL} |a couple of )?{_SPOT}s? (?:further )?(?:down|up|along|over|across|"
    r"to the (?:left|right)|from the (?:left|right|top|bottom|end|start))$",
    r"^(?:it'?s )?(?:(?:one|either) of )?(?:the |our )(?:middle|inner|outer|two middle|two outer|two inner) "
    r"(?:two|pair|ones|words|key ?words|cards)$",
    r"^(?P<last>lastly)$",
    r"^(?:(?:it'?s|the|our|my|at|in) )*(?:upper|lower|top|bottom|end|rear|hind|fore|outer|inner|mid|middle|"
    r"left|right)"
    rf"most (?:{_SPOT}|one|entry|line)$",
    rf"^(?:the |our )?(?:lowest|highest) {_KEYWORD}$",
    r"^(?:it'?s |the |our )*(?:lowest|highest|uppermost|lowermost|topmost|"
    rf"bottommost)(?: {_WORD})?{_ON_TABLE}$",
    rf"^(?:it'?s )?(?:the |our )?{_SEEN} (?:(?:that'?s|that is|which is|all the way|way|far|over|furthest|"
    r"farthest|"
    r"right|just|sitting|located|listed) )*(?:on|at|to|in) the (?:(?:very|far|extreme|absolute) "
    rf")*{_SIDE_OR_END}$",
    rf"^(?:(?:it'?s|the|{_SEEN}|to|on|at) )*(?:furthest|farthest) (?:(?:to|on|over) )?(?:the )?(?:left|right)"
    rf"(?: {_SEEN}| side)?$",
    rf"^(?:the |our )?(?:far|extreme|very)[- ](?:left|right|top|bottom) (?:{_SEEN}|slot)$",
    rf"^(?:the |our )?(?:top|bottom|upper|lower)[- ](?:left|right) (?:{_SEEN}|slot)$",
    r"\b(?:far end|other end|corner|edge|top|bottom|middle|beginning|end|start|left|right|centre|center) of "
    r"our "
    r"(?:list|screen|row|rack|board|(?:four )?(?:key ?)?words)\b",
    r"^(?:at )?the (?:far|other|very) end of the (?:list|screen|row|rack|(?:key ?)?words)$",
    r"^(?:number )?(?P<n>[1-4]|one|two|three|four) (?:on|in|of) (?:the|our) (?:list|screen|rack|board)$",
    rf"^(?:the |our )?{_ORDINAL} (?:entry|item)$",
    r"^(?:item|entry|spot|slot|place|position|card) (?:(?:number|no\.?|nr\.?|#) ?)?(?P<n>[1-4]|one|two|three|"
    r"four)$",
    rf"^(?:the )?{_SEEN} in (?:{_ORDINAL}|(?P<last>last))(?: place| position)?$",
    r"^(?:(?:it|that|which|this|the|word|one|who) )*(?:sits|stands|is|comes(?: in)?|ranks|ranked|placed|"
    r"listed) "
    r"(?:in|at) (?:number|no\.?|position|place|slot|spot) ?(?P<n>[2-4]|two|three|four)$",
    rf"^the very (?:{_ORDINAL}|(?P<last>last)) {_SEEN}$",
    rf"^(?:it'?s )?not (?:(?:the )?(?:first|second|third|fourth|last) {_SEEN}|(?:on|at) (?:either|the) ends?)$",
    rf"\b(?:{_ORDINAL}|(?P<last>last)) (?:on|in|of) our (?:screen|list|rack|row|line|(?:key ?)?words)\b",
    r"^(?:it'?s )?(?:one of the|an?) (?:inner|outer|inside|outside|middle) (?:ones?|words?|key ?words?|"
    r"cards?)$",
    r"^(?:the )?(?:odd|even)-numbered one$",
    r"^(?:its|our|the) (?:number|digit|slot|position|place) is (?:number )?(?P<n>[1-4]|one|two|three|four)$",
    r"^code (?:digit|number) (?P<n>[1-4]|one|two|three|four)$",
    r"^(?:key ?word|slot|position) [a-d]$",
    rf"^(?:(?:it|this|that|which|what|the|comes|goes|sits|is|it's|{_SEEN}|just|right) )*(?:before|after|behind|"
    r"above|below|"
    r"ahead of|in front of|left of|right of) (?:all )?(?:the|our) other (?:two|three|2|3|words|key ?words|"
    r"cards)$",
    r"^(?:(?:in|it's|the|one) )*between the (?:outer|two outer) (?:two|ones|words|cards)$",
    r"^(?:it'?s )?(?:(?:one|either|both) of )?the two in the (?:middle|centre|center)$",
    r"^(?:it'?s )?neither (?:at )?(?:the )?(?:start|beginning|first|top|left) nor (?:at )?(?:the )?(?:end|last|"
    r"bottom|"
    r"right)$",
    r"^(?:it'?s )?(?:on |at |to )*the (?:left|right)(?:[- ]hand)? end$",
    rf"^(?:position|pos\.?|place|slot) ?[:=]? ?(?P<n>{_DIGIT})$",
    r"^(?:card|word|key ?word) (?:i{1,3}|iv)$",
    rf"\b(?:{_ORDINAL}|(?P<last>last)) {_SEEN} (?:that )?(?:you|we|i) (?:see|read|look at|come to|get to|reach|"
    r"find|"
    r"come across)\b",
    rf"^(?:the )?{_ORDINAL} (?:thing|item|line|row|name|entry) .{{0,20}}\bon (?:the|our) (?:screen|rack|list)$",
    rf"^(?:the )?(?:{_ORDINAL} (?:along|in (?:order|sequence))|(?:two|three|four|\d) along)$",
    rf"\b{_SMALL} (?:places?|spots?|slots?|words?|key ?words?|cards?|positions?) (?:after|before|from|to the "
    r"(?:left|"
    r"right) of|past|"
    r"below|above|ahead of|behind) (?:the )?(?:first|second|third|fourth|last|end|start|left|right|top|"
    r"bottom)\b",
    rf"^(?:preceded|followed) by {_SMALL}(?: others?| more)?(?: (?:words?|key ?words?|cards?))?$",
    r"^(?:its|our|the|this(?: one)?'?s?) (?:code )?(?:number|digit|slot|position|place|index)"
    rf"(?: (?:for|of) (?:this|it|the word)(?: one)?)? ?(?:is|=|:) ?(?:number )?(?P<n>{_DIGIT})$",
    rf"^(?:(?:the|our) (?:one|{_SEEN}) )?(?:numbered|labelled|labeled|tagged) (?:as |with )?(?:an? )?(?:number "
    r")?"
    rf"(?P<n>{_DIGIT})$",
    rf"^(?:the|our) (?:one|{_SEEN}) (?:whose|with) (?:the )?(?:code )?(?:number|digit|position|slot|place)(?: "
    r"is)? "
    rf"(?P<n>{_DIGIT})$",
    r"\b(?:answer|write|put|say|enter|press|pick|choose|guess|note)(?: down)?(?: is| an?| in)? "
    rf"(?P<n>{_DIGIT}) "
    r"(?:here|for this(?: one| clue| word)?)$",
    rf"^(?:this|it|that) (?:one|{_SEEN})?(?:'s|is) (?:our |the )?(?:{_ORDINAL}|(?P<last>last))(?: one)?$",
    rf"^(?:this|that)(?:'s| is) our (?:{_ORDINAL}|(?P<last>last))(?: one)?$",
    r"\bsame (?:position|number|digit|slot|key ?word) (?:again$|as (?:round|yesterday|in round)\b)",
    r"\bsame (?:position|number|digit|slot|key ?word) as (?:before|last (?:time|round)|my (?:\w+ )*clue|"
    r"earlier|"
    r"previously|in "
    r"(?:the )?(?:last|first|previous) round)\b",
    rf"^(?:(?:it'?s|the) )*{_OTHER}'s (?:\w+[- ])*neighbou?r$",
    rf"^(?:the |our )?{_SEEN} on top$",
    rf"^(?:the |our )?(?:upper|lower|upmost) {_SEEN}$",
    r"^(?:the )?(?:left|right)[- ]hand (?:one|word|card)$",
    r"^(?:the )?(?:first|second|third|fourth|last),? not (?:the )?(?:first|second|third|fourth|last)$",
    r"^not the (?:first|second|third|fourth|last),? but the (?:first|second|third|fourth|last)$",
)
