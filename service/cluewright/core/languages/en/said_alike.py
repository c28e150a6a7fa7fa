"""How English tells a homophone by what would be heard: on the phone you'd think of a stallion.

Patterns on the clue in lower case, beside those in `heard`, `operations` and `wordplay`. What is heard on the radio,
and what sounds like trouble, are free: here something is heard, said or dictated, and another thing is thought of.
"""

from cluewright.core.languages.patterns import Phrases

_MISTAKEN = (
    r"(?:(?:think|swear|assume|imagine|picture|guess|believe|suppose|reckon|conclude|suspect|visuali[sz]e|be "
    r"thinking) (?:of|"
    r"about|i|we|that|it was|it's|it is|it were|this was|an?|the|some|something|someone)|(?:mistake|confuse|"
    r"mix|take) (?:it|"
    r"this|me) (?:for|with|up)|(?:have|be) (?:thought|thinking|picturing|imagining))\b"
)
_WOULD = r"(?:'d| would| might| could| may|'ll| will)(?: (?:well|easily|probably|also|likely|just|maybe|first|never))?"
_ONE = r"(?:you|i|we|one|they|people|anyone|someone|somebody|everyone|the listener|listeners|a blind man|siri|alexa)"
_UNSEEN = (
    r"(?:over the (?:phone|radio|telephone|air|intercom|tannoy|line)|on the (?:phone|radio|telephone|wireless)|"
    r"by (?:ear|phone|telephone)|down the (?:phone|line)|in (?:speech|a dictation|dictation|the dark|a "
    r"podcast)|"
    r"with (?:your |my |the )?eyes (?:shut|closed)|blindfold(?:ed)?|without (?:seeing|reading) it|read (?:out|"
    r"aloud)|"
    r"when (?:spoken|said|read)(?: aloud| out(?: loud)?)?|spoken(?: aloud)?|aloud|out loud|to (?:the|your) "
    r"ears?|"
    r"if (?:\w+ )?(?:only |just )?(?:hear|heard|listen(?:ed)?|said|spoken|dictated)(?: to)?(?: it| this| aloud|"
    r" out loud)?|"
    r"when (?:you |i |we )?(?:only |just )?(?:hear|heard|say|listen)(?: to)?(?: it| this| aloud)?|"
    r"hearing (?:it|this)|audio only|sound only|in audio|on tape|on the audiobook|eyes (?:shut|closed))"
)
_SAID = r"(?:said|pronounced|spoken|uttered|voiced|heard|sounded|enunciated|articulated|read aloud)"
_SAME = r"(?:the same(?: way)?|alike|identically|exactly (?:so|alike|the same)|no differently|just so|equally|likewise)"
_TELL = r"(?:tell|hear|distinguish|separate|keep) (?:them|the two|these|it|both|one|the difference|which)"


SAID_ALIKE = Phrases(
    rf"\b{_UNSEEN},? (?:and |then )?{_ONE}{_WOULD} {_MISTAKEN}",
    rf"\b{_ONE}{_WOULD} {_MISTAKEN}.{{0,40}}\b{_UNSEEN}(?:$|[,.!?])",
    rf"\b(?:heard|hear|hearing|listening|listen|dictat\w+)\b.{{0,15}}, ?(?:and )?{_ONE}{_WOULD} (?:{_MISTAKEN}|"
    r"(?:write|spell|type|jot)\b)",
    rf"\b{_ONE}{_WOULD} (?:write|spell|type|jot)\b.{{0,30}}\bif i (?:only |just )?(?:said|dictated|read|spoke|"
    r"told)\b",
    r"\b(?:if|when) (?:i|you|we) (?:only |just )?(?:say|said|hear|heard|pronounce|read) (?:it|this|me)(?: "
    r"aloud| out loud)?, "
    r"(?:it|this|that)(?:'s|'d be| is| could| might| would| becomes)\b",
    r"\b(?:same as|like|becomes|same thing as|no different from|close to) (?:the |an? )?\w+ when (?:you |i |we "
    r")?(?:say|said|"
    r"spoken|hear|pronounce|speak|read aloud)\b",
    r"\b(?:the|its|almost the|nearly the|has the|exact|similar) sound of "
    r"(?:the word |[\"'](?!\w+[\"'] (?!backwards|reversed)\w+$))",
    r"\b(?:the|its) (?:spoken|oral|audio|heard|sounded) (?:version|form) (?:is|means|could|would|might|"
    r"gives)\b",
    r"\bin (?:an? |the )?(?:poem|song|verse|limerick|rap|rhyme),? (?:it'?d|it'?s|it|you'?d|this|it would|it "
    r"could|you could)(?: \w+)"
    r"{0,3} (?:with|after|alongside|follow|beside|next to) [\"']?\w+[\"']?$",
    rf"\b{_ONE}{_WOULD} (?:think|swear|assume|reckon) (?:that )?(?:i|we|you|he|she|they) (?:\w+ )?(?:meant|"
    r"said|was talking|"
    r"were talking|mean|says?|asked for|ordered|spoke of|am talking|is talking)\b",
    rf"\b{_SAID} (?:\w+ )?{_SAME}(?:$|[,.!;]| (?:as|but|though|yet|and|for)\b)",
    r"\b(?:same|identical|matching) (?:pronunciation|sound|sounds|phonetics|noise when said)\b",
    r"\b(?:different|differs?|differently|another|new|two|other|odd|wrong|fancy|french|silly) (?:in "
    r")?(?:spellings?|spelled|"
    r"spelt|written|meanings?),? (?:but |yet |and |with )?(?:the )?(?:same|identical|one|equal|similar) "
    r"(?:sounds?|"
    r"pronunciation|ring|noise|to the ear)\b|\b(?:spelled|spelt|written) (?:\w+ )?differently\b",
    r"\b(?:no one|nobody|you|ears?|i|we|who) (?:can|can't|cannot|could|couldn't|would)(?: hardly| never| "
    rf"not)? {_TELL}"
    rf"(?: \w+){{0,4}} (?:by ear|aloud|apart (?:by ear|aloud|on the phone|in speech)|on the phone|in speech|"
    r"when spoken|"
    rf"when said|listening)\b",
    r"\b(?:sounds?|sounded|sounding|reads?) (?:just |exactly |the |much |very |a lot |a bit |rather |kind of |"
    r"sort of |almost |"
    r"nearly )*(?:the same|identical|alike|similar)(?:$|[,.!]| (?:to|as|but|though|when)\b)",
    r"\b(?:homophones?|homonyms?|heterographs?|soundalikes?|sound-alikes?|mondegreens?|near-?rhymes?|"
    r"half-?rhymes?|"
    r"eye-?rhymes?|slant rhymes?|spoonerisms?) (?:of|for|to|with|is|are|means?|:)|\b(?:its|the|a|classic|"
    r"common|famous) "
    r"(?:homophone|soundalike|sound-alike|heterograph|spoonerism|near-?rhyme|half-?rhyme)\b",
    r"\b(?:audibly|acoustically|aurally|phonetically|orally|sonically|vocally|by (?:its )?sound)[,:]? (?:\w+ "
    r")?(?:it'?s|an?|"
    r"the|like|same|identical|no|close|equal|speaking|similar)\b",
    r"\b(?:its|the|whose|an?) (?:audio|sound|sonic|acoustic|aural|phonetic|oral|spoken|verbal) (?:twin|double|"
    r"lookalike|"
    r"doppelg[aä]nger|clone|copy|mirror|cousin|sister|brother|sibling|match|equal|equivalent|relative|"
    r"neighbou?r|likeness)\b",
    r"\b(?:twin|double|doppelg[aä]nger|clone|match|mate|partner|sibling|brother|sister|cousin) (?:by|in|for "
    r"the|to the|of) "
    r"(?:sounds?|ears?|speech|pronunciation|rhyme)\b",
    r"\b(?:puns? (?:on|with|of)|play on (?:words|the word|sounds?)) [\"']?\w+|\bpunning(?:ly)? (?:on|like)\b",
    r"\b(?:say|said|saying|read|pronounce) (?:it|this|that|me|the word|[\"']\w+[\"']) (?:again|quickly|fast|"
    r"slowly|out loud|"
    r"aloud|twice|three times|ten times|badly|with|in|like)\b.{0,30}\b(?:hear|becomes?|get|sounds?|it'?s|"
    r"turns?|and)\b",
    r"\bmishear (?:it|this|that|me)\b|\b(?:easily|often|easy to be|could be|might be|may be|can be) misheard\b|"
    r"\bmisheard,? (?:it|this|that|you|becomes)\b",
    r"\b(?:goes|go|works|scans|chimes|pairs|fits) (?:\w+ )?(?:with|after) [\"']\w+[\"'] (?:in|for) (?:an? |the "
    r")?(?:\w+ )"
    r"?(?:song|poem|verse|rap|limerick|rhyme|lyric|ode|chorus)s?\b",
    r"\b(?:with|has|gets?|got|takes?) (?:an? |the )?(?:stress|accent|emphasis) (?:on|at) (?:the )?(?:first|"
    r"second|third|last|"
    r"final|other|wrong|front|end|beginning|start)\b",
    r"\b(?:drop|dropping|drops|without|lose|minus|add|adding|with|keep|sound|pronounce|roll|soften|harden) "
    r"(?:the |its |an? |"
    r"your |that )?(?:h|g|t|r|s|k|l|aitch|haitch)(?:'s|s)?,? (?:and |then |when |if |in |as )(?:you|it|i|we|"
    r"said|say|saying|"
    r"speaking|cockney|hear|speech)\b",
)
