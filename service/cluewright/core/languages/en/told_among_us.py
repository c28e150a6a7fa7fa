"""How English speaks of scenes that only those who were there can know: us on that ferry, what Nan left me.

Patterns on the clue in lower case, beside those in `private` and `among_us`. What anybody may do with a thing, said
with
"you", and what stories say of a granny or a dad are free.
"""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND, THEM
from .private import OURS

_US = r"(?:me|us|you|you and me|me and you|the two of us|the (?:whole )?(?:gang|family|crew|lot of us))"
_OWN = r"(?:mum|mom|dad|nan|nana|hubby|gran|grandad|my sister|my brother|my wife|my husband|our kid)"
_PAST = (
    r"(?:got|had|met|left|lost|fell|broke|stole|kissed|danced|cried|threw|drank|ate|went|ran|sang|slept|"
    r"stayed|won|spilt|"
    r"spilled|argued|fought|crashed|chucked|nicked|hid|swam|camped|married|split)"
)
_YEAR = r"(?:19[5-9]|20[0-4])\d"
_LIFE = (
    r"(?:secret santa|barbecue|bbq|camping|curry|karaoke|office|kitchen|bake sale|birthday|christmas|thanksgiving|"
    r"easter|wedding|hen do|stag do|pub quiz|game night|sleepover|school trip|potluck|picnic|hot tub|caravan|tent|ikea|"
    r"airbnb|holiday|road trip)"
)
_LODGED = r"(?:cottage|caravan|campsite|hostel|airbnb|chalet|villa|bunk ?house|b&b|holiday (?:home|park|let))"

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
    # what one of us has or did, where we stayed, what went wrong there
    rf"\b{THEM}'s (?:tent|sleeping bag|birthmark|suitcase|rucksack|lunch ?box|pencil case|hot tub|trampoline|"
    r"conservatory|loft|freezer|driveway|stairs|impression|dare|story|stunt|eyebrows|tan|teeth|mother-in-law)\b",
    rf"\b{THEM}'s (?:username|gamertag|ringtone|wi-?fi|profile (?:pic|picture|photo)|party (?:trick|piece)|go-to \w+|"
    r"karaoke \w+|snapchat|insta(?:gram)?|tinder|search history)\b",
    rf"\b(?:{_PAST}|gave|sold|lent|sent|showed) (?:it|one|them|this) (?:at|to|on|over|from|for) (?!will\b){FRIEND}\b",
    r"\b(?:was|were) (?:\w+ )?(?:in|on|at|under|behind) (?:the|that|our) (?:\w+ ){0,5}"
    rf"{_LODGED} (?:in|near|by|outside) (?!the\b|a\b)\w+",
    rf"\b(?:the|that|our) (?:great )?{_LIFE} (?:\w+ )?(?:disaster|incident|fiasco|debacle|saga|mishap|catastrophe|"
    r"meltdown|blunder)\b",
    r"\b(?:as|like|what|where|how|when|why) the (?:(?:(?:little|wee|tiny) (?:one|un|man)|toddler) (?:said|did|told|"
    r"\w+ed)|missus \w+)\b",
    rf"\bthe reason (?:why |that )?(?:(?!will\b){FRIEND}|{OURS}) |\bask {FRIEND} (?:about|for|where|why)\b",
    r"\byear (?:[7-9]|1[0-3]|seven|eight|nine|ten|eleven|twelve) (?:camp|residential|trip|disco|prom|detention)\b",
    r"\b(?:door|gate|hedge|curtains|cat|dog|folks?|people|lady|bloke|couple|family|woman|man|lot|fella|lad|kids?) "
    r"(?:at|from) (?:number|no\.?) (?!10\b|ten\b|11\b|eleven\b)\w+",
    r"\b(?:lad|lady|bloke|woman|couple|kid|dog|cat|fella|temp|intern) (?:(?:from )?next door|(?:in|from) "
    r"(?:accounts|accounting|hr|sales|marketing|payroll|reception|finance|the (?:canteen|office|chippy))) \w+",
    r"\w+\W+(?:iykyk|if you know,? you know)\W*$",
    r"\b(?:the \w+|what|why|where|how|when) (?:you and (?:i|me)|me and you|the two of us|us two) (?:almost|nearly|"
    r"never|always|once|\w+n't|[a-z]{2,}ed)\b",
    r"\byou two (?:\w+ )?(?:fought|argued|fell out|bickered|laughed|cried|met|snogged|got|broke|won|lost|bought) ",
    r"\bmy (?:first |old |work )?(?:e-?mail address|username|gamertag|insta(?:gram)?)\b",
)
