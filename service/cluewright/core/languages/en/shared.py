"""How English tells what only those at the table share: habits of one of them, whose turn it is, that awful hotel.

Patterns on the clue in lower case, beside those in `private`, `among_us` and `told_friends`. What anybody always does
with a thing ("you always wear it on your head"), and lines of songs, are free.
"""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND
from .private import OURS

_THING = r"(?:it|one|them|these|those|this|that|two|some|yours|mine|ours)"
_DID = (
    r"(?:(?!need|feed|speed|bleed|breed|weed)[a-z]{2,}ed|ate|broke|brought|bought|burnt|caught|did|drank|drove|fell|"
    r"forgot|found|gave|got|had|hid|kept|left|lost|made|met|put|rode|said|sang|sat|saw|sold|spent|spilt|stole|swam|"
    r"threw|told|took|went|won|wore|wrote)"
)
_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
_SORT = (
    r"(?:awful|terrible|lovely|dodgy|weird|strange|horrible|horrid|dreadful|amazing|creepy|grim|ghastly|fancy|rubbish|"
    r"cheap|posh|smelly|freezing|disgusting|haunted|crazy|mad|nice|great|stupid|ridiculous|crappy|boring|brilliant)"
)
_PLACE = (
    r"(?:hotel|hostel|flat|pub|bar|restaurant|beach|party|trip|campsite|villa|cottage|club|caf[eé]|ferry|boat|film|gig|"
    r"concert|wedding|holiday|weekend|waiter|taxi|airbnb|b&b|guesthouse|shop|market|night|day|evening|walk|tour|guide|"
    r"landlady|landlord|photo|dress|shirt|hat|curry|meal|pizza|wine|cake)"
)

SHARED = Phrases(
    rf"\bremember (?:what|how|where|why|which|who) (?:you|i|we|he|she|they|{FRIEND}|{OURS}) (?:\w+ ){{0,2}}{_DID}\b",
    # What one of us does.
    r"\byou (?:always|never|usually|still) (?:pick|order|spill|burn|steal|nick|borrow|hog|bring|buy|cook|eat|hide|"
    r"feed|"
    rf"take|complain about|moan about|scream at|cry at|sneeze at) {_THING} (?:off|from|out of|on|in|with|to|for|at|"
    r"into|"
    r"over|under) (?:your|my|our)\b",
    rf"\byou (?:refuse|refused) to \w+ {_THING}\b",
    r"\b(?:lose|losing|lost|break|breaking|broke|forget|forgetting|forgot|leav(?:e|ing)|left|wear(?:ing)?|ruin(?:ed|"
    r"ing)?|"
    r"kill(?:ed|ing)?|drop(?:ped|ping)?|crash(?:ed|ing)?|park(?:ed|ing)?) (?:yours|mine|ours)\b(?! (?:is|was|and))",
    rf"\byou (?:can't|cannot|couldn't|could never) (?:stand|bear|stomach|abide) (?:it|them|the \w+ of {_THING})(?:$|"
    r"[,.!])",
    rf"\byou (?:snore|sing|smell|dance|dress|sound|eat|drive) (?:just |exactly |a bit )?like {_THING}$",
    rf"\byou look(?:ed)? (?:just |exactly |a bit )?like {_THING} (?:in that|in your|last|yesterday|today|when|"
    r"with your)\b",
    r"\b(?:i|we)(?:'ve| have|'d| had)? (?:never|finally|once|nearly) (?:beat|beaten|thrashed|lost to|told|shown|taught|"
    r"forgiven|forgave|caught|lent) you\b",
    r"\byou still owe (?:me|us)\b",
    r"\byou never (?:returned|gave|paid|brought|sent|thanked|fixed|washed|cleaned|finished|wore|"
    rf"used) (?:\w+ )?(?:{_THING}|"
    r"me|us)\b",
    rf"\b{FRIEND}'s turn (?:to|with|on|at)\b|\b{OURS}'s turn to\b",
    # What is ours, or at hand.
    r"\b(?:your|my|our) side of the (?:family|bed|house|flat|wardrobe|garden|fence|office)\b",
    r"\b(?:one|some|two|three|both|none|half|most|many|any) of (?:mine|yours|ours)\b",
    r"\b(?:in|on|under|behind|near|around|beside|inside) (?:your|my|our) (?:\w+ )?\w+ (?:right now|as we speak|"
    r"at the moment|"
    r"this minute|as i speak)\b",
    r"^(?:ours|yours) (?:(?:always|never|still|just|only) )?(?!is\b|truly\b|faithfully\b|sincerely\b)[a-z]+(?:s|ed)\b"
    r"(?! (?:when|if|while|whenever) you\b)",
    r"^mine (?:(?:always|never|still|just|only) )?(?:leaks?|leaked|broke|squeaks|smells|snores|barks|lives|keeps|"
    r"needs|won't|"
    r"doesn't|didn't|isn't|got|died|cost|fell|hurts?|works|stopped|makes|came|never|always|used)\b",
    r"\bthe neighbou?r'?s'? (?:\w+ )?(?:pet|dog|party|music|kids?|car|hedge|baby|drums?|parrot|barbecue|trampoline)\b",
    # Where we were together.
    rf"\b(?:from|at|after|during) (?:{_DAY}|yesterday|last night|the weekend|last week|last month)'s \w+",
    r"\b(?:made|had|got) us (?:all |both )?(?:laugh|cry|giggl|late|sick|jump|scream|argu|lost|drunk|soaked|arrested|"
    r"banned|"
    r"evicted|thrown out|kicked out)\w*",
    rf"\bthat {_SORT} (?:\w+ )?{_PLACE} (?:in|at|near|on|with|from|by|outside|we|you|i)\b",
    r"\b(?:i|we|you) (?:was|were|got) (?:born|married|raised|brought up|engaged) (?:there|here|in one|near one|"
    r"on one)\b",
    r"\bwe (?:always|never|still|both|usually|often) (?:argue|fight|laugh|talk|joke|moan|disagree|bicker|giggle|row|"
    r"complain) "
    r"(?:about|over|at)\b",
    r"\byou know,? (?:the|that) \w+ (?:thing|incident|business|fiasco|trip|night|holiday|disaster|one)\b",
    r"^(?:just )?(?:you and me|me and you|you and i|us two|the two of us)(?:,| -|:) (?!baby|babe|both|against|kid|"
    r"pal|mate)\w+",
    r"\b(?:when|since|before|after|the (?:day|night)|playing when) (?:we|you and i) (?:first )?(?:met|got together|"
    r"kissed|split|"
    r"broke up|moved in|got married|got engaged|hooked up)\b",
    rf"\bwhat (?:we|i) (?:\w+ )?(?:order|eat|have|watch|play|drink|cook|do|buy|get) (?:on|every|each) (?:{_DAY}s?|"
    r"weekends?)\b",
    r"\b(?:last|first|only) (?:\w+ )?(?:i|we|you) (?:ever |both )?(?:googled|bought|ate|read|watched|cooked|ordered|"
    r"played|drank|"
    r"sold|wore|posted|texted|dreamt|owned|drove|baked|rented|downloaded|streamed|listened)\b",
)
