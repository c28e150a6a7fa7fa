"""How English speaks of scenes that only those who were there can know: us on that ferry, what Nan left me.

Patterns on the clue in lower case, beside those in `private` and `among_us`. What anybody may do with a thing, said
with
"you", and what stories say of a granny or a dad are free.
"""

from cluewright.core.languages.patterns import Phrases

from .private import OURS

_US = r"(?:me|us|you|you and me|me and you|the two of us|the (?:whole )?(?:gang|family|crew|lot of us))"
_OWN = r"(?:mum|mom|dad|nan|nana|hubby|gran|grandad|my sister|my brother|my wife|my husband|our kid)"
_PAST = (
    r"(?:got|had|met|left|lost|fell|broke|stole|kissed|danced|cried|threw|drank|ate|went|ran|sang|slept|"
    r"stayed|won|spilt|"
    r"spilled|argued|fought|crashed|chucked|nicked|hid|swam|camped|married|split)"
)
_YEAR = r"(?:19[5-9]|20[0-4])\d"

SCENES = Phrases(
    r"^(?:me|us|you|you and me|me and you),? (?:on|in|at|with|under|behind|after|during) (?:that|the|"
    r"an?) \w+(?: (?:to|in|at|of|"
    r"with|and)\b|,|$)",
    rf"\b(?:where|when|how|why|what) (?:you|we|i) and [a-z]+ {_PAST}\b",
    r"\b(?:when|how|until|before|after|the day|the night) [a-z]+ (?:walked out on|left|dumped|met|married|"
    r"visited|hit|kissed|"
    r"hugged|fired|ghosted|invited|embarrassed|proposed to) (?:me|us|you)\b",
    r"\b(?:did|were|was|had|have|are)n't (?:you|we)\?$",
    r"\b(?:hubby|the missus|the in-laws|our kid|my other half|the other half)\b",
    rf"\b(?:{OURS}|nan|hubby) (?:\w+ )?(?:left|gave|bought|made|knitted|sent|lent|taught|brought|handed|"
    rf"showed) (?:me|us|you)\b",
    rf"\b(?:the|that) \w+ {OURS} (?:always |never |once |still )?(?:wore|drove|kept|lost|broke|made|baked|"
    rf"bought|built|carried|"
    r"used|hates|loves|wears|drives|keeps)\b",
    rf"\b{_OWN}'s (?:bed|neck|house|garden|shed|kitchen|car|chair|wedding|ring|old \w+|wardrobe|sofa|attic|desk)\b",
    rf"\b(?:covers|on|in|under|at|from|behind) {_OWN}'s (?!(?:footsteps|shadow|shoes)$)\w+$",
    r"\bas (?:we|you and i|i) (?:found out|learnt|learned|saw|noticed|discovered|heard) (?:at|in|on|when|last|"
    r"that)\b",
    r"\b(?:doc|doctor|vet|nurse|dentist|police|customs|i|we|he|she|they) (?:found|saw|spotted|noticed|"
    r"discovered) (?:on|in|under|"
    r"behind) (?:your|my|our) \w+$",
    rf"\b{_YEAR}\b.*\b{_US}$|^(?:\w+,? ){{1,4}}(?:you|us|we|me),? (?:in )?{_YEAR}$",
    r"\b(?:we|you) (?:laughed|screamed|cried|fainted|threw up|got lost|got drunk|got caught|got chucked|burst out)\b",
    r"\b(?:picture|photo|photograph|portrait|drawing|video|painting) of (?:you|me|us)(?: (?:as|in|on|at|with|"
    r"when)\b|$)",
    r"\b(?:embarrassed|dumped|ghosted|visited|fired) (?:us|me|you)(?: all)?\b",
    r"\bwhat (?:we|i|you) (?:always |still |all )?call (?:the|my|our|each other|your) \w+",
    r"\bmy (?:birth certificate|passport|driving licen[cs]e|payslip|cv|tattoo|locker|timetable|report card|"
    r"dating profile)\b",
    r"\bgrew (?:one|it|some) (?:during|in) (?:lockdown|the pandemic|uni|college)\b",
    r"\b(?:cook|bake|make|buy|order|bring|sing|play)s? (?:it |one |this )?for (?:me|us)\b",
)
