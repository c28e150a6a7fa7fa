"""How English lets a place be reckoned: by what is ruled out, by its neighbours, as an index, in a picture of the row.

Patterns on the clue in lower case, beside those in `places` and `places_told`. Each names what the keywords stand on,
or counts them: what stands to the left of a plate, and the caboose of a train, are free.
"""

from cluewright.core.languages.patterns import Phrases, one_of

from .places_told import ABROAD

_SLOT = r"(?:key ?word|word|slot|spot|position|pos\.?|place|box|card|window|line|entry|item|field|cell|tile)"
_PLACE = r"(?:[1-4]|one|two|three|four|first|second|third|fourth|last|1st|2nd|3rd|4th|top|bottom)"
_SIDE = r"(?:left|right|top|bottom)"
_WHICH = r"(?:which|what) (?:one|number|window|slot|word|key ?word|place|position|spot|box|card|digit|line|row)"
# What the keywords stand on and nothing else does, or what is ours.
_SHEET = r"(?:screen|rack|key ?words|(?:four|4) (?:key ?)?words|word (?:list|rack|stand)|line-?up of words)"
_OURS = (
    r"(?:screen|rack|list|row|board|line-?up|display|grid|quartet|foursome|four|set|stack|column|"
    r"(?:key ?)?words|"
    r"cards|bunch|lot|order|series|sequence|table|sheet|team)"
)
_ON_OURS = rf"(?:(?:the|this|that) {_SHEET}|(?:our|my|these|those) (?:\w+ )?{_OURS})"
_ROW_OF = (
    r"(?:train|row|line|list|column|queue|stack|tower|ladder|chain|string|procession|parade|set|series|pile|"
    r"sequence|"
    r"convoy|caravan|family|quartet|foursome|group|pack|litter|alphabet)"
)
# Where the end of a thing is: as good as the end of the row.
_ENDS = (
    r"(?:head|tail|tail end|front|rear|back|nose|tip|start|beginning|end|foot|top|bottom|caboose|engine|"
    r"locomotive|"
    r"leader|opener|closer|finisher|starter|anchor|baby|eldest|oldest|youngest|firstborn|first-?born|"
    r"runner-?up|captain|"
    r"vanguard|rearguard|bookends?|penthouse|basement|attic|cellar|roof|ground floor|top floor|capstone|omega|"
    r"alpha|"
    r"dessert|finale|overture|prologue|epilogue|leftie|rightie|third wheel|middle child|middle sister|middle "
    r"brother|"
    r"filling|west coast|east coast|west end|east end|north pole|south pole|far side|lead-?off|headliner|a|b|c|"
    r"d)"
)
_COMPASS = (
    r"(?:most (?:northerly|southerly|easterly|westerly)|(?:north|south|east|west)(?:ern)?most|"
    r"furthest (?:north|south|east|west)|(?:northern|southern|eastern|western) (?:end|edge|tip|side))"
)
_OUTERMOST = r"(?:(?:left|right|top|bottom|upper|lower|outer|inner)-?most)"
_THING_ABROAD = one_of(
    """
    wort worte wörter bildschirm schirm liste mot mots écran ecran fenêtre palabra palabras pantalla lista parola
    parole schermo palavra tela palavras słowo ord ordet skjerm skärm kelime sana szó slovo platz stelle posición
    posicion posizione posição fila casilla karte carte carta
    """.split()  # noqa: SIM905
)
_NUMBER_ABROAD = r"(?:(?:numero|número|numéro|nummer|nr\.?|no\.?|#) ?)?"
_NO_OTHER = (
    r"(?:nothing|none|no (?:other )?(?:one|word|key ?word|neighbou?rs?|card|others?)|nobody|only (?:a|the) "
    r"(?:gap|edge|"
    r"void|wall)|(?:just |only )?(?:one|two|three|[1-3])(?: (?:more|others?|(?:key ?)?words?|neighbou?rs?|"
    r"cards?))?)"
)


PLACES_RECKONED = Phrases(
    # What is ruled out, asked, or counted.
    rf"\b{_WHICH}\b.{{0,12}}[?:] ?(?:a: ?|answer: ?|it'?s |the |our )*(?:{ABROAD}|{_PLACE})\b(?: "
    rf"(?:one|{_SLOT}))?\W*$",
    r"^(?:(?:it'?s|it|is|the|one|so|just|only|definitely|try) )*(?:not|neither|no|avoid|ignore|skip|forget|"
    r"anything but|"
    r"all but|every \w+ but)"
    rf" (?:(?:the|in|at|on|either) )*{_SLOT}s? ?#?{_PLACE}(?:(?:,? (?:nor|or|and|not)(?: (?:not|the|{_SLOT}))*|"
    r",) "
    rf"?#?{_PLACE})+\W*$",
    r"\b(?:slots?|key ?words?|positions?) (?:\d|\w+),? (?:\d|\w+),? (?:and|or|&) (?:\d|\w+) are (?:out|wrong|"
    r"not)\b",
    rf"\b{_NO_OTHER}(?: \w+){{0,3}} (?:to|on|at) (?:its|the) (?:left|right)(?:[- ]hand side)?"
    rf"(?:$|[,.!]| (?:on|in|of) {_ON_OURS})",
    r"\b(?:has|with|without|lacks|having|got) (?:no|an?|one|two|three) (?:left|right|upper|lower)[- "
    r"]?(?:hand)? "
    r"neighbou?rs?\b",
    # As programmers count.
    r"\b(?:key ?words?|words?|slots?|list|row|rack|arr|array|screen|board|cards?|clues?) ?[\[(]-?[0-4][\])]",
    rf"\b{_SLOT} (?:(?:number|no\.?|#) ?)?(?:√ ?\d|(?:the )?(?:square |cube )?root (?:of )?\w+|"
    r"[0-9] ?[-+*/×^÷] ?[0-9]\b|"
    r"(?:half|twice|double) (?:of )?(?:one|two|four|six|eight|[1-8])\b|(?:one|two|three|four|five|six|seven|"
    r"eight|nine|"
    r"ten) (?:plus|minus|times|divided by|take away|less) (?:one|two|three|four|five|six|seven|eight))",
    rf"\b{_SLOT} (?:(?:number|no\.?|#) ?)?(?:\d{{1,3}}|one|two|three|four|ten|eleven),? in (?:binary|base (?:2|"
    r"two)|"
    r"roman|french|spanish|german|hex)\b",
    r"\b(?:index|offset|subscript) (?:of )?(?:zero|one|two|three|[0-3])\b",
    # The row in a picture.
    rf"\b{_ENDS} (?:of|in|on|to|at) (?:the|our|this|that|my|these|an?) (?:little |short |whole )?{_ROW_OF} of "
    r"(?:(?:four|4|key|our|these|the) ?)*words\b",
    rf"^(?:(?:it'?s|it|is|the|our|that'?s|very|far) )*{_ENDS} (?:of|in|on) {_ON_OURS}\W*$",
    rf"\b{_COMPASS} (?:one |(?:key ?)?word |card )?(?:of|in|on) (?:{_ON_OURS}|ours|the (?:four|quartet|lot|"
    r"bunch|words)"
    r"|these|them all)\W*$",
    rf"^(?:(?:the|our|it'?s) )*{_COMPASS}(?: one| (?:key ?)?word| slot)?$",
    rf"^(?:(?:it'?s|the|our|just|simply) )*{_OUTERMOST}(?:[,;:!?–—]|\.| (?:one|for|as|if|when|again|this time|"
    r"please|"
    r"folks|guys|everyone|here|of (?:all|ours|us|these|those|them|the (?:four|lot|bunch|words)))\b)",
    r"^(?:the )?(?:(?:middle|inner|mid)[ -](?:left|right)|(?:left|right)[ -](?:middle|inner))(?: one| word| "
    r"slot)?$",
    r"^(?:(?:it'?s|the one|it|is|goes|sits|that'?s|look|far|way|out|over) )*all the way (?:(?:over|across|"
    r"along|out) )?"
    r"(?:to|on|at|towards?) (?:the|your|our) (?:far )?(?:left|right)\b",
    r"^(?:(?:the|our|it'?s) )*(?:penultimate|last|second|third|first|fourth|middle|final|top|bottom|leftmost|"
    r"rightmost|"
    r"next to last|second last|third one|last but one) of (?:ours|the ones? (?:we|in front)|what we (?:have|"
    r"see|got)|"
    r"these(?: four)?|our (?:four|lot|things))\W*$",
    r"^(?:(?:it'?s|that'?s|the) )*(?:one|word|keyword) (?:your eyes?|you|we|they|the eye) (?:\w+ )?(?:hits?|"
    r"meets?|see|"
    r"sees|reads?|lands? on|finds?|reach|reaches) (?:first|last|second|third)\b",
    # By its neighbours there.
    r"\b(?:left|right|upper|lower)[- ]?(?:hand)? neighbou?r of (?:the|our) .{1,30}\b(?:up there|there|on here|"
    r"above|"
    rf"(?:on|in|of) {_ON_OURS})$",
    rf"\bneighbou?r of (?:the|our) .{{1,30}}\b(?:up there|on here|(?:on|in|of) {_ON_OURS})$",
    r"^(?:(?:it|this|that|one|the|word) )*(?:sits|sitting|stands|standing|comes|coming|listed|written|printed|"
    r"placed|"
    r"appears|shown|goes|is|hangs|waits) (?:directly|immediately|right|just) (?:after|before) (?:the|our) "
    r"(?:bird|animal|fruit|tool|insect|plant|food|drink|colou?r|place|person|fish|cat|dog|tree|vegetable|"
    r"building|"
    r"country|instrument|weapon|vehicle|mammal|reptile|flower|metal|shape|verb|noun|adjective|big cat|musician|"
    r"furniture|"
    r"body part|garment|profession|job|beast|creature)(?: (?:one|word))?$",
    r"^(?:(?:just|immediately|directly|one|right|to the|the one|word) )*(?:left|right) of (?:the|our) "
    r"(?:(?:big|small|wild|sea|musical|farm|flying|yellow|red|green) )?"
    r"(?:bird|animal|fruit|tool|insect|plant|food|drink|colou?r|cat|fish|vegetable|country|instrument|weapon|"
    r"vehicle|"
    r"mammal|reptile|flower|metal|verb|noun|adjective|garment|profession|beast|creature)(?: (?:one|word))?$",
    # What stands beside it, or is to be picked.
    r"\b(?:number|digit|numeral) (?:(?:next to|beside|by|above|below|in front of|before|on|for|of) )(?:it|this|"
    r"this one|"
    r"this word) (?:is|says|reads|=) (?:an? )?(?P<n>[1-4]|one|two|three|four)\b",
    r"\b(?:has|with|got|bears|carries|wears) (?:an? |the )?(?:(?:number|digit|numeral) )?(?P<n>[1-4]|two|three|"
    r"four) "
    r"(?:next to|beside|in front of|above|before|below|on) it\b",
    r"^(?:(?:it'?s|the) )*(?:one|word|key ?word|slot|card) (?:marked|numbered|labelled|labeled|tagged|called|"
    r"with) "
    r"(?:as |with )?(?:an? |the )?(?:(?:number|digit) )?(?P<n>[1-4]|one|two|three|four)(?: (?:on|in|next to|"
    r"beside) .+)?$",
    r"\b(?:in|at|into|occupying|occupies|fills|filling|from|see|read) (?:the )?(?:slot|spot|position) "
    r"(?:(?:number|no\.?) )"
    r"?(?P<n>[1-4]|one|two|three|four)\W*$",
    r"^(?:(?:so|just|please|then|now|you should|we should|we must|let's|you want|you need|we need|we want) "
    r")*(?:pick|choose"
    r"|guess|go for|say|answer|select|tap|click|write|take|read|want|need) (?:the |our )?(?:(?:first|third|"
    r"fourth|last|final)"
    r"(?: one| key ?word)|third|fourth|last|second)\W*$",
    r"^(?:(?:so|just|please|then|now|you should|we should|we must|let's) )*(?:pick|choose|guess|go for|say|"
    r"answer|select|tap|"
    r"click on|click|write|want|need) (?:number|no\.?|#) ?(?P<n>[1-4]|one|two|three|four)\W*$",
    r"^(?:(?:it'?s|the) )*(?P<n>first|second|third|fourth|1st|2nd|3rd|4th) (?:one )?(?:on|to) the (?:left|"
    r"right)$",
    r"^(?:(?:it'?s|the) )*(?P<n>first|second|third|fourth|1st|2nd|3rd|4th) (?:word|one|key ?word|card) of "
    r"ours$",
    r"^(?:the )?(?:top|bottom|upper|lower) row,? (?:(?:on|at|to) )?(?:the )?(?:far )?(?:left|right)(?:[- "
    r"]hand)?"
    r"(?: side| end| word| corner)?$",
    r"^(?:go|look|keep going|read|move|slide|scroll) (?:as far )?(?:left|right|up|down)(?:wards)? as (?:far as "
    r")?"
    r"(?:you|possible|it)\b",
    rf"\bour {_OURS} (?:begins|starts|ends|opens|closes|finishes|concludes|kicks off) (?:with|on|in) (?:it|"
    r"this|that|me)\b",
    r"\b(?:all|the|our|these) four(?: words)? (?:one )?(?:below|under|beneath|above|on top of|after|next to) "
    r"(?:one )"
    r"?(?:another|the other|each other)\b",
    # Abroad.
    rf"^(?:(?:our|the|my|your|team|guys) )+(?:numero|número|numéro|nummer) {ABROAD}\W*$",
    r"^(?:la |le |el |il |l'|der |die |das |de |het |den )(?:últim[oa]|ultim[oa]|derni[eè]re?|letzte[rsn]?|"
    r"laatste)$",
    rf"\b{_SLOT} {_NUMBER_ABROAD}{ABROAD}\b",
    rf"\b{_NUMBER_ABROAD}{ABROAD} (?:(?!au\b|in\b|im\b|en\b)\w+ ){{1,3}}{_THING_ABROAD}\b",
    rf"\b{_THING_ABROAD} {_NUMBER_ABROAD}{ABROAD}\b",
    # Counted out, and said to be meant.
    r"\b(?:count|read|reading|counting|go|going|start|starting|look|looking) (?:\w+ )?(?:from|at) (?:the "
    r")?(?:very |far )?"
    r"(?:left|top|start|beginning|right|bottom|end)\b.{0,20}\b(?:first|second|third|fourth|one|two|three|four|"
    r"[1-4])\W*$",
    r"^(?:(?:so|just|please|now|guys) )*count (?:to )?(?:one|two|three|four|[1-4]) (?:\w+ )?from (?:the "
    r")?(?:left|top|start|"
    r"beginning|right|bottom|end)\b",
    r"\b(?:this|this one|clue|hint|it|i|i'm|which|word|that) (?:(?:one|here|is|was|clue|am|the|my|all) "
    r")*(?:goes with|"
    r"belongs to|belongs with|fits|refers to|(?:is )?about|(?:is )?for|meant for|points? (?:to|at)|pointing "
    r"(?:to|at)|"
    r"matches|concerns|describes|targets|means|hints at|aims at|aimed at|relates to) (?:the |our )?(?:(?:word|"
    r"key ?word|slot|"
    r"number|position|spot|no\.?|#) ?#?(?P<n>[1-4]|one|two|three|four)|(?:first|second|third|fourth|last|top|"
    r"bottom) (?:word|"
    r"key ?word|slot|spot|card|one))\b",
    r"^(?:meant for|aimed at|clue for|hint for|referring to|pointing at|regarding|about|re:?|concerning) "
    r"(?:the |our )?"
    r"(?:(?:word|key ?word|slot|position|spot|#) ?#?(?P<n>[1-4]|one|two|three|four)|(?:first|second|third|"
    r"fourth|last|top|"
    r"bottom) (?:word|key ?word|slot|spot|card))\W*$",
    r"\b(?:neither|either|both|one|none|not one) of (?:the|our) (?:middle|inner|outer|end|two middle|two inner|"
    r"two outer|edge|"
    r"outside|inside) (?:ones|two|words|key ?words|cards)\b",
    r"\b(?:opposite|furthest|farthest|away|far|nearest|closest|adjacent|further) (?:\w+ )?(?:from|to) (?:the "
    r")?(?:first|second|"
    r"third|fourth|last) (?:word|key ?word|one|slot)\b",
    r"^(?:(?:it'?s|the|our) )*(?:word|key ?word|item|entry|one|thing) (?:that'?s|that is|which is|that comes|"
    r"coming|listed) "
    r"(?P<n>first|second|third|fourth|last)(?: in line| in (?:the|our) (?:list|row)| on (?:the|our) \w+)?\W*$",
    r"^(?:(?:it'?s|the|our) )*(?:first|second|third|fourth|last) (?:item|thing|entry|one|word) (?:that )?we "
    r"(?:have|see|got|"
    r"drew|read|listed|were (?:given|dealt))\W*$",
    r"^(?:(?:it'?s|the|at) )+very (?:first|last)\W*$",
    r"^(?:there'?s )?nothing of (?:ours|mine) (?:comes|goes|stands|sits|follows|lies|appears|is listed|is)(?: \w+)? "
    r"(?:after|before|below|above|"
    r"beneath|under|behind|ahead of|beyond|past|to the (?:left|right) of)? ?(?:this|it|that)(?: one)?$",
    r"\b(?:next[- ]door )?neighbou?r (?:of|to) the (?P<n>last|first|second|third|fourth|final) (?:one|word|key ?word|"
    r"of (?:ours|them|the four)),? (?:on|to) its "
    r"(?:left|right)\b",
    r"^(?:it'?s |at |on )?(?:the )?(?:tail|front|far|other|very|left|right|top|bottom) end of (?:the|our) (?:row|list|"
    r"rack|column|line-?up|four)$",
)  # fmt: skip
