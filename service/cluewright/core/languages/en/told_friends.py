"""How English speaks of people at the table's own acquaintance by their names: what Becky did, Kevin from accounts.

Patterns on the clue in lower case, beside those in `private`, `among_us` and `told_among_us`. Those who stand in
Scripture, in tales and on stages do things as well (Ruth gleaned, George slew one): they are left out where only a
name and a deed are told.
"""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND, NAME, THEM

_KIN = (
    r"(?:mum|mom|dad|mother|father|brother|sister|son|daughter|cousin|uncle|aunt|auntie|nan|gran|grandma|"
    r"grandad|niece|"
    r"nephew|wife|husband|boyfriend|girlfriend|partner|fiancée?|fiancee?|ex|mate|friend|flatmate|housemate|"
    r"roommate|boss|"
    r"neighbou?r|landlord|landlady|twin|kids?|little one|eldest|youngest|in-laws|parents|family|stepdad|"
    r"stepmum|bloke|"
    r"missus|hubby|teacher|tutor|coach|trainer|hairdresser|lodger|godson|goddaughter)"
)
_OF_THEIRS = (
    r"(?:big day|big move|leaving (?:do|party|drinks)|hen (?:do|night|party|weekend)|stag(?: do| night| "
    r"weekend)?|"
    r"house ?warming|(?:eighteenth|twenty-?first|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|"
    r"ninetieth|"
    r"\d\dth|\d\dst)(?: birthday| party)?|baby shower|christening|engagement(?: party| do| ring)?|wedding|"
    r"reception|"
    r"graduation|funeral|barbecue|bbq|birthday|party|place|flat|house|garden|allotment|kitchen|shed|sofa|"
    r"bathroom|"
    r"balcony|caravan|van|car|boat|motorbike|bike|laptop|phone|dog|cat|rabbit|hamster|parrot|tattoo|beard|"
    r"haircut|"
    r"moustache|speech|toast|cooking|driving|singing|karaoke|snoring|handwriting|laugh|new \w+|old \w+|first "
    r"\w+|"
    r"last \w+|secret \w+|home-?made \w+|famous \w+|infamous \w+|terrible \w+|awful \w+|favou?rite(?: \w+)?|"
    r"least favou?rite|nickname|middle name|phobia|allergy|stammer|divorce|breakup|break-up|job|shift|desk|"
    r"locker|(?:left|right) (?:shoulder|arm|forearm|hand|wrist|thumb|leg|knee|ankle|calf|foot|ear|eye|cheek))"
)
_WORK = (
    r"(?:accounts|accounting|hr|it|work|sales|marketing|finance|legal|reception|upstairs|downstairs|next door|"
    r"payroll|"
    r"the (?:office|pub|gym|club|choir|shop|corner shop|band|team|quiz|bar|canteen|garage|library|school gate|"
    r"allotment|"
    r"bakery|post ?room|warehouse|village|third floor|second floor|first floor)|school|college|uni|university|"
    r"church|"
    r"yoga|football|tennis|hockey|chess club|book club|no\.? ?\d+|number \w+|across the (?:road|hall|street)|"
    r"over the road|"
    r"round the corner|the flat (?:above|below))"
)
_MOSTLY = r"(?:(?:always|never|once|still|just|really|nearly|almost|secretly|only|also|already|actually|finally) )*"
_HELPS = (
    r"(?:has to|had to|keeps?|kept|got|gets|has|had|was|is|did|does|didn't|doesn't|can't|couldn't|could|won't|"
    r"wouldn't|"
    r"would|used to|never|always|still|once|refuses?|refused|insists?|insisted|forgot|forgets|ended up|"
    r"[a-z]{2,}(?:ed|s)|made|makes|brought|broke|left|lost|wore|won|went|came|ate|drank|fell|threw|hid|stole|"
    r"bought|sold|"
    r"sang|slept|ran|rode|told|gave|found|met|cut|hit|put|spilt|burnt)"
)
_THING = r"(?:it|one|them|two|three|some|this|these|those|that|mine|ours|yours|his|hers)"
_PAST = (
    r"(?:[a-z]{2,}ed|made|brought|broke|left|lost|wore|won|ate|drank|fell|threw|hid|stole|bought|sold|sang|"
    r"slept|rode|gave|"
    r"found|cut|hit|put|spilt|burnt|drove|crashed|tore|dropped|has|had|got|kept|keeps|wears|owns|hates|loves|"
    r"wants|"
    r"needs|collects|swears by|lives for|can't stand|breaks|loses|brings|makes|plays|drives|grows|sat on|ran "
    r"over|fell "
    r"(?:off|in|into|over|on|through))"
)
_TITLED = r"(?:mr|mrs|miss|ms|sir|madam|dr|doctor|professor|prof|coach|sister|father|sergeant)\.?"
_LOVED = r"(?:babe|babes|hon|honey|darling|sweetheart|sweetie|my love|love|hun|bae|bro|sis|mate|pal|dad|mum|mom)"
_OURS_ONCE = (
    r"(?:honeymoon|wedding|anniversary|first date|second date|engagement|proposal|hen do|stag do|holiday|road "
    r"trip|"
    r"weekend away|camping trip|night out|lunch|dinner|breakfast|last night|yesterday)"
)
_YEAR = r"(?:(?:19[5-9]|20[0-4])\d|'\d\d)"
_FAMOUS_KIN = (
    r"(?:sam|tom|ben|bob|bulgaria|fester|vernon|albert|owen|scrooge|monty|buck|vanya|iroh|mac|em|polly|petunia|"
    r"may|sally|beeb|"
    r"bessie|jemima|viv|march|agatha|anne|remus|ernie|vesemir|junior|jesse|phil|joey|to|of|in|and|or|who|from|"
    r"by|with|on|at|"
    r"is|was|that|for|as|may|figure|never|always|gets|has|had|does|but|your|you|if|when|not|ant|acid|hill|"
    r"nephew|niece|"
    r"uncle|aunt|vera|sponge|spiker|marge|selma|patty|charlie|jack|quentin|silas|pumblechook|toby|dick)"
)


TOLD_FRIENDS = Phrases(
    rf"^{FRIEND} (?:next door|upstairs|downstairs|across the road|from (?:work|school|accounts|the gym|the pub))\b",
    r"^(?:us|me|you and me|we two)(?: two)?, .*\bthat\b",
    r"^(?:what|why|how|where|when|who|whom|whatever|wherever|the (?:reason|way|day|time|night|one|thing|song|"
    r"place|"
    rf"dish|drink|film|game)(?: that| why| when| where)?) {THEM} (?:and \w+ )?{_MOSTLY}{_HELPS}\b",
    rf"\b(?:the|that|those) (?:\w+ ){{1,2}}(?:that |which |who |where )?{THEM} (?:and \w+ "
    rf")?{_MOSTLY}{_HELPS}\b",
    rf"\b{NAME}(?:,? (?:from|in|at) {_WORK}\b|'s {_KIN}s?\b)",
    rf"\b{_KIN}s? of {NAME}'s\b",
    rf"\b(?:our|my) {THEM}(?! of\b)",
    rf"^(?:poor |old |dear |little |lovely |good old |big )?{THEM} (?:and \w+ )?{_MOSTLY}{_PAST} "
    rf"(?:(?:on|in|off|with|about|at|for|over|into|the|a|an|his|her|their) )*{_THING}\b",
    rf"^(?:poor |old |dear |little |lovely |good old |big )?{THEM} (?:and \w+ )?{_MOSTLY}{_PAST} (?:\w+ "
    rf"){{1,4}}"
    r"(?:in|into|on|off|with|over|out of|from|through|under) (?:it|one|them|these|those)\b",
    r"\b(?:(?<!^)uncle|(?<!^)aunt|auntie|aunty|^uncle|^aunt|great[- ]aunt|great[- ]uncle|granny|nana|grandpa|"
    r"grandad|"
    rf"grandma|cousin) (?!{_FAMOUS_KIN}\b)(?:[a-z]+'s\b|{NAME})",
    rf"^(?:uncle|aunt|auntie|aunty|nana|grandad) (?!{_FAMOUS_KIN}\b)[a-z]+(?:,| (?:has|had|keeps|kept|with|"
    r"without|in|on|"
    r"at|after|before|would|used|always|never|if|when|is|was)\b)",
    rf"\b(?:what|how|why|where|when|the \w+|because) {_TITLED} \w+ (?:\w+ ){{0,5}}(?:us|me)\b",
    rf"\b{_TITLED} \w+ (?:always |never |once )?(?:made|makes|told|tells|taught|teaches|gave|let|caught|showed|"
    r"asked|"
    r"shouted at|yelled at|called|sent|failed|marked) (?:us|me)\b",
    r"\b(?:i|we)(?:'ve| have)?(?: both)? (?:still )?(?:owed?|borrowed|lent) (?:[a-z]+ )?(?:\w+ )?(?:since|for|"
    r"from|after|"
    r"back|money|a tenner|a fiver|them|him|her|you)\b",
    r"\b(?:what|who|whom|how much) (?:i|we|you) (?:still )?owe\b",
    r"\b(?:the|that) (?:guy|man|woman|girl|bloke|lady|person|couple|people|kid|dog|cat|fella|chap|boy|waiter|"
    r"barman|lad) "
    r"(?:who |that )?(?:we|i|you) (?:still |both |always |once |never |all |just )*(?:owe|know|knew|hired|"
    r"fired|dated|hit|"
    r"ran into|bumped into|spoke to|saw|sat|sold|bought|called|laughed|paid|drove|gave|lent|see|avoid|annoyed|"
    r"rented)\b",
    r"\bwhat'?s (?:\w+ )?(?:in|on|under|behind|at|above|beneath|inside|over|near|outside) (?:my|our) "
    r"(?!minds?\b|heads?\b|"
    r"hearts?\b|eyes\b|soul\b|stars\b)\w+",
    rf"\b(?:you|me|us|you two|the boys|the girls|the lads)(?:,|,? back in|,? in)? {_YEAR}(?!\w)",
    rf"^{THEM}(?:,|,? back in|,? in)? {_YEAR}(?!\w)",
    rf"^{_YEAR}[,:]? (?:you|me|us|we|{THEM})\b",
    rf"\b{_OURS_ONCE}\b.{{1,40}}, ?{_LOVED}\W*$",
    rf"\bremember (?:poor |old |dear )?(?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|{THEM})\b",
    r"\bi (?:once |still |just |even |never )?(?:found|got|had|left|lost|wore|bought|kept|ate|put|hid|saw|"
    r"spilt|spilled|"
    r"dropped|threw|broke) (?:some|one|it|them|two|three|bits|loads|mine) (?:in|on|under|at|with|from|for|"
    r"behind|all over)"
    r" (?:my|the|our|your|a|an)\b",
    rf"^{THEM},? (?:again|as usual|every (?:time|monday|friday|sunday|morning|night|christmas|year|summer)|"
    r"after \w+ pints?|before coffee|on the (?:dance ?floor|karaoke|trampoline)|at (?:the office|school|uni|"
    r"work)|"
    r"on a (?:bad|good) day|in a nutshell|to a tee?|without (?:coffee|make-?up|glasses))\b",
    r"^(?!like mike\b)(?:like|ask|just like|remember|poor|think|think of|it's|that's|so|very|typical|classic|pure|good "
    rf"old) {THEM}"
    r"(?:'s)?[.!?]*$",
    r"\b(?:borrowed|nicked|stolen|inherited|bought|won|rented|got) (?:\w+ )?(?:from|off) (?:my |our "
    rf")?(?:{THEM}|dad|mum|"
    r"nan|gran|grandad|my \w+)\b",
    rf"\b{THEM}'s (?:{_OF_THEIRS}|worst \w+|best \w+|biggest \w+|drawings?|painting|ankle|arms?|legs?|back|"
    r"wrist|shoulder|"
    r"neck|knee|"
    r"elbow|nose|ears?|toes?|foot|head|hair|bum|chin|forehead|fridge|mantelpiece|wall|window ?sill|bedroom|"
    r"hallway|"
    r"doorstep|costume|outfit|hat|shirt|jumper|shoes|trousers|glasses|ring|necklace|bag|lunch|sandwich(?:es)?|"
    r"packed lunch|"
    r"mug|recipe|lasagne|curry|quiz|dream|idea|fault|turn|prank|joke|accident|mishap|fall|trip|holiday|cruise|"
    r"exam|essay|"
    r"presentation|excuse|instrument|pet|plant|obsession|addiction|collection|fear|crush|type)\b",
    rf"\b(?:something|anything|things?|place|word|food|drink|one|what|how|as) (?:that )?{THEM} (?:would|might|"
    r"could|may|"
    r"always|never|often|usually|once|says|said|does|did|calls|called|puts|put)\b",
    rf"^{THEM} (?:and \w+ )?{_MOSTLY}[a-z]+s (?:just |exactly |a bit )?like (?:it|one|an?|them|these)\b",
    r"\byour (?:mum|mom|dad|gran|nan|brother|sister|wife|husband|boyfriend|girlfriend|boss|flatmate|cousin) "
    r"(?:\w+ly |always "
    r"|never |once |still )?\w+s (?:it|one|them|these|those|this|that)\b",
    r"\byour (?:mum|mom|dad|gran|nan|brother|sister|wife|husband|boss|cousin|aunt|uncle|parents|folks) (?:once |"
    r"always )?(?:gave|bought|sent|made|brought|knitted|baked|taught|told|sold|lent|showed) (?:us|me)\b",
    r"\b(?<!if )you (?:once |nearly |almost )?(?:[a-z]{2,}ed|fell|sat|broke|lost|found|wore|ate|threw|left|ran|"
    r"bought) "
    r"(?:\w+ )?(?:it|one|them|these) (?:at|in|on|during|after|last|when|before) (?:the (?:office|party|pub|gym|"
    r"beach|stag|"
    r"hen|barbecue|wedding|weekend|station|airport|work|school)|that|our|my|\w+'s|monday|tuesday|wednesday|"
    r"thursday|friday"
    r"|saturday|sunday|new|christmas)\b",
    r"\b(?:i|we) (?:[a-z]{2,}ed|bought|made|built|wrote|sang|saw|did|found|drew|chose|grew|won|drank|ate) "
    r"(?:\w+ )?together\b",
    r"\bi (?:always |usually |still |only |never )?(?:keep|kept|store|stored|hide|hid|wash|washed|lost|broke|"
    r"left|burnt|bought|"
    r"got|ordered|take|took|have|had|like|want|eat|drink) mine\b",
    r"\bfrom the other (?:night|day|evening|week|weekend)\b",
    r"\b(?:i|we) (?:brought|bought|got|made|gave|sent|knitted|baked|cooked|lent) (?:you|her|him|them) (?:from|"
    r"for|on|in|at|"
    r"last|when|back|once)\b",
    r"\b(?:we|i) (?:both |all |still )?(?:use|wear|drink|eat|play|watch|read|need|drive|wash|feed|take|carry|"
    r"open|visit|ride|"
    r"clean|see|make|cook|forget|lose) (?:it|one|them|this|that) (?:every|each|all|twice|daily|at|on|in) "
    r"(?:the |a )?(?:day|"
    r"morning|night|evening|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|year|"
    r"time|work|home|"
    r"school|office|kitchen|garden)\b",
    r"\b(?!what you always lose\b)(?:the|that|what) (?:\w+ )?(?:one |thing )?you (?:always|keep) "
    r"(?:forget(?:ting)?|los(?:e|ing)|leav(?:e|ing)|"
    r"complain(?:ing)?|talk(?:ing)?|order(?:ing)?|mention(?:ing)?|wear(?:ing)?|bring(?:ing)?|borrow(?:ing)?)\b",
    r"\bremember (?:what|how|who|why) (?:happened|went|broke|fell|came|got|died)\b",
    r"^(?:it'?s |there'?s one |that one )?(?:right |just )?(?:behind|next to|beside|in front of|above|under|"
    r"near) (?:you|me|us)"
    r"(?: now| right now)?(?<!it's behind you)(?<!its behind you)(?<!^behind you)\W*$",
    r"\b(?:you know|remember) what happened\b",
    r"^(?:it|one|they|she|he|that one|this one) (?:once )?(?:bit|stung|scratched|hit|chased|attacked|licked|"
    r"scared|kicked|ate|"
    r"nearly killed|woke|followed) (?:me|us|you)(?: (?:once|last|yesterday|in|on|at|when|twice)\b|\W*$)",
    r"\b(?:i've|i have) (?:got )?(?:one|two|some|it|them) (?:\w+ )?(?:on|in|under|behind|around) my\b",
    r"\b(?:in|on|by|of) my (?:bedroom|kitchen|bathroom|garage|attic|cellar|garden|hallway|office|living room|flat|shed)"
    r"'?s? (?:window|wall|floor|door|shelf|drawer|closet|ceiling)\b",
    r"^(?:i've |i )?got (?:one|some|two|it) (?:at home|in (?:the|my) (?:garden|attic|garage|kitchen|shed))\W*$",
    r"\bjust between (?:us|you and me|the two of us)\b",
    r"\b(?:same|like|as) (?:\w+ ){0,2}(?:clue|hint|word|answer|one)s? (?:as )?(?:last (?:time|round|game|week)|"
    r"before|earlier|"
    r"yesterday)\b",
    r"\byou (?:guessed|got|had|missed|wrote|said|gave|knew|drew) (?:it|this|that|one) (?:last (?:time|round|"
    r"game|week)|before|"
    r"earlier|yesterday|already|right|wrong)\b",
)  # fmt: skip
