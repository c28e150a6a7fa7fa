"""How English speaks of what only some at the table can know; what merely sounds like it stands in `idioms`."""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND

_KIN = (
    r"(?:(?:step|foster )?(?:mother|mom|mum|dad|father|brother|sister|son|daughter)|mam|wife|husband|"
    r"girlfriend|"
    r"boyfriend|partner|uncle|aunt|auntie|aunty|granny|gran|nan|nana|nanna|gramps|grandson|granddaughter|"
    r"grandad|granddad|niece|"
    r"nephew|godfather|godmother|cousin|grandmother|grandma|grandfather|grandpa|(?:mother|father|brother|"
    r"sister)-in-law|"
    r"boss|colleague|coworker|co-worker|landlord|landlady|neighbou?r|teacher|babysitter|dentist|hairdresser|"
    r"cat|dog|"
    r"hamster|pet|ex|friend|mate|buddy|bestie|fiancée?|fiancee?|flatmate|housemate|roommate|bridesmaid|crush|"
    r"twin)"
)
# Those who are called so by their own families, or who are always somebody's.
OURS = (
    r"(?:mom|mum|mam|dad|daddy|mummy|mommy|grandma|grandpa|granny|grandad|granddad|gran|gramps|nan|nana|nanna|"
    r"auntie|wife|"
    r"husband|girlfriend|boyfriend|boss|colleague|flatmate|housemate|roommate|sister|brother)"
)
# Who at the table have something in common: we, or one and another of us.
_US = r"(?:(?:you|me|i|he|she|\w+) and (?:i|me|you|us)|the two of us|us two|i|we|you)"
_SOME = r"(?:(?:both|all|always|never|once|just|really|still|also|often|don't|didn't|can't) )*"
_MEAL = r"(?:lunch|dinner|breakfast|supper|tea|brunch|takeaway|takeout|dessert|meal|pudding)"
_OFTEN = r"(?:(?:always|never|usually|often|used to|just|once|first|last|still|really|both|nearly|almost) )*"
# Any regular past tense: what somebody once did. I need it, you feed them: those are none.
_DID = r"(?!(?:need|feed|speed|bleed|breed|seed|weed|heed|nail|smash|kill|rock)(?:ed)?\b)[a-z]{2,}ed"
_IT = r"(?:it|them|one|two|three|this|that|these|those|him|her|some|yesterday|there)\b"

# When only those who were there can know of it; on a Sunday, anything may be done by anybody.
_LATELY = (
    r"(?:last (?:night|week|weekend)|yesterday|(?:this|the other) (?:morning|afternoon|evening|day|night|week)|"
    r"(?:two|three|a few|a couple of) (?:nights|days|weeks) ago)"
)
_DAY = r"on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|new year's eve|christmas day|boxing day)"
# Irregular past tenses of what friends do together; the regular ones are `_DID`.
_PAST = (
    r"(?:ate|baked|bit|bought|broke|brought|built|burnt|came|caught|chose|did|drank|drew|drove|fell|felt|"
    r"forgot|found|"
    r"gave|got|had|heard|hid|kept|knew|learnt|left|lost|made|met|ordered|paid|ran|rode|said|sang|sat|saw|sent|"
    r"slept|"
    r"sold|spent|spilt|spoilt|stole|swam|thought|threw|told|took|tore|went|woke|won|wore|wrote)"
)
_WE = r"(?:i|we|you|he|she|you two|you and i|the two of you)"


PRIVATE_TALK = Phrases(
    rf"\b(?:what|where|how|why|when|who|whom|thing|one|it) {_WE} (?:\w+ ){{1,3}}{_LATELY}\b",
    rf"\b(?:what|where|how|why|who|whom) {_WE} {_OFTEN}(?:{_PAST}|{_DID}) (?:\w+ ){{0,2}}{_DAY}\b",
    rf"\b(?:i|we|you) {_OFTEN}(?:{_PAST}|{_DID}|read|put|cut|let|hurt|hit) (?:(?!born\b)\w+ ){{0,2}}{_LATELY}$",
    r"\b(?:i|we|you) (?:(?:always|once|first|just|both) )?(?:gave|taught|called|named|lent|promised|sent|wrote|"
    r"cooked|"
    r"bought|baked) (?:it |this |that |one )?(?:to |for )?(?:me|us|you|him|her|them)\b",
    r"\bwhat (?:i|we) (?:always|usually|never|often) \w+|\bwhat you (?:always|usually|never) (?:order|say|"
    r"wear)\b",
    r"\b(?:the|that) (?:\w+ ){1,2}(?:that |which )?(?:i|we) (?:(?:always|never|once|just|last|both) "
    r")?(?:order(?:ed)?|"
    r"watched|binge[- ]watched|visited|cooked|baked|rented|stole|hated?|learn(?:ed|t)|talked about|argued "
    r"about|"
    r"drove|ate|drank|read|played)\b",
    r"\b(?:the|that) (?:\w+ )?(?:one|\w+) you (?:always order|ordered|hate|broke|lost)\b",
    r"\b(?:my|our|your) usual\b",
    r"\bas (?:discussed|(?:we|you and i|the two of us) (?:agreed|discussed|said))\b",
    r"\bwe (?:agreed|talked|discussed) (?:about|on|that|it|this)\b",
    r"\byou (?:mentioned|suggested|ordered|spilled|dropped|forgot) (?:it|this|that|one)\b",
    r"\byou know (?:which|the) one\b",
    r"\b(?:thing|one|word|story|joke) from (?:before|earlier|last time)\b|^see (?:round|clue|word|game) \w+$",
    r"\b(?:everyone|everybody|someone|somebody|no one|nobody|one) (?:here|at this table)\b",
    r"\b(?:none|half|some) of us\b|\b(?:we|you) both \w+",
    r"^(?:mine|ours|yours) (?:is|was|are|were|has|had|broke)\b",
    r"\b(?:i|we)(?:'ve| have)(?: got)? \w+ at home\b",
    rf"\bi {_SOME}(?:want|wanted|used|hope|plan) to (?:be|have|own|play|drive|wear) {_IT}",
    rf"\bi {_SOME}(?:live|work|sit|grew up) (?:near|next to|by|above|opposite|beside) ",
    rf"\bi (?:can't|cannot|couldn't) (?:stand|eat|drink|ride|cook|play) {_IT}",
    rf"\bwe (?:drove|walked|passed|ran) (?:(?:past|by|over|through|into) )?{_IT}",
    rf"\b(?:i'm|i am|you're|you are|we're|we are) {_SOME}(?:drinking|eating|reading|using|looking at) {_IT}",
    r"^look (?:at|behind|under|above|next to) (?:my|your|our)\b",
    r"\bnear (?:my|our) (?:\w+ )?(?:office|work|school|gym|village|town|building|street|flat|hotel)\b",
    r"\b(?:my|our|your) (?:\w+ )?(?:middle name|maiden name|surname|allergy|phobia|worst fear|diary|"
    r"childhood)\b",
    r"\b[a-z]+'s (?:allergy|phobia|tattoo|middle name|maiden name|nickname|embarrassing \w+|"
    r"old (?:car|house|job|flat))\b",
    rf"\bwhat (?:{_US}|he|she|(?:my )?{OURS}) (?:just |once |always |never )?(?:had|ate|did|saw|said|bought|"
    r"got|"
    r"gave|wore|drank|watched|read|cooked|made|want|wanted|called?|hates?|loves?)\b",
    r"\bwhat (?:\w+ )?(?:i|we|you|he|she|\w+)(?: am| are| is| was| were|'m|'re|'s) (?:wearing|doing|eating|"
    r"drinking|"
    r"holding|reading)\b",
    rf"\bwhat (?:my |our )?{OURS} (?:cooks|makes|bakes|says|drives|does|wears|collects)\b",
    r"\b(?:the|that) (?:place|thing|bar|pub|club|caf[eé]|party|shop|restaurant|hotel|town|beach|film|song|day) "
    rf"(?:where |when |that )?{_US} (?:first |always )?(?:met|lost|went|stayed|found|got|like|saw|heard|"
    r"danced)\b",
    rf"\bhow {_US} (?:first )?(?:met|got together|broke up)\b",
    rf"\bhow (?:i {_OFTEN}(?:get|make|take|spend|earn|cook)|(?:i|we) {_OFTEN}(?:got|made|took|spent|lost|broke))\b",
    r"\b(?:you and (?:me|i)|(?:me|i) and you|the two of us|us two) (?:in|at|on|last) ",
    r"\bname of (?:my|our|your) \w+|\b(?:my|our|your) (?:\w+ )?\w+'s name\b",
    r"\b(?:my|our) (?:parents|kids|folks|in-laws|roommates|classmates)\b",
    r"^(?:right |just )?(?:behind|above|beside|next to) (?:you|me|us)$",
    r"\bwhat you do for\b",
    rf"\bwhere {_US} (?:(?:first|once|always|last|usually|both) )?(?:went|met|live|lived|work|worked|stayed|"
    r"got|grew|were|had|kissed|sat|ate|eat|parked|bought|saw|ran)\b",
    r"\b(?:i|we|you) (?:had|ate|bought|saw|met|visited|went|did|wore|drank|watched|got|lost|said|told|"
    r"kissed|married|lived|broke|cooked|sold|stole) ",
    rf"\bi {_SOME}(?:hate|love|like|fear|own|have|need|miss|broke|lost|am|was|use|used|play|played|eat|drive|"
    r"teach|"
    rf"studied|study|wear|drew|made|grew|collect) {_IT}",
    rf"\b(?:i'm|i am|you're|you are|we're|we are) {_SOME}(?:wearing|holding|sitting on) {_IT}",
    r"\b(?:the|like) ones? (?:i|we) (?:have|had|own|bought|got|use)\b",
    r"\bwhat (?:i|we) do for\b",
    rf"\b(?:when|while|since) {_US} (?:was|were|met|had|went|lived|moved) ",
    r"\bwhat(?:'s| is) (?:standing|hanging|lying|sitting|stuck) (?:in|on|under|behind|above) your \w+$",
    r"\b(?:in|on|at|under|behind|near) this (?:very )?"
    r"(?:room|table|house|couch|sofa|kitchen|apartment|flat|wall|shelf)\b",
    r"\b(?:same|like|as) (?:as )?(?:in )?(?:the )?(?:last|previous) (?:time|game|round)\b",
    r"\b(?:my|our|your) (?:last |first |previous |other |next )?clue\b|\bsame clue as\b",
    r"\b(?:at|to|from|near|in) (?:my|our) (?:\w+ )?(?:place|parents'?|neighbou?rhood)\b",
    rf"\b(?:we|you) {_SOME}(?:hate|love|fear|miss|broke|lost|were|was|played|bought|used|bit|own) {_IT}",
    rf"\bwe {_SOME}(?:have|had|own) (?:it|one|two|them) (?:in|at|on)\b",
    r"\byou (?:were|are) (?:born|raised|allergic|afraid|scared)\b",
    r"\bi(?:'m| am) (?:allergic|afraid|scared|addicted)\b",
    r"\b(?:we|you|i) (?:both|all) (?:went|played|had|know|were|got)\b",
    r"\b(?:that|which|who) (?:once )?(?:bit|stung|hit|gave|taught|kissed|told|sold|broke) (?:me|us|you)\b",
    r"\b(?:you|they|everyone|people|friends) (?:all |always )?call(?:ed)? me\b",
    r"\b(?:my|our|your) (?:\w+ )?(?:honeymoon|wedding|anniversary|birthday|holiday|vacation|trip|lunch|"
    r"breakfast|dinner|house|home|car|job|living room|kitchen|desk|garden|flat|apartment|tattoo|hometown|"
    r"school|street|first date|date|favou?rite|nickname|pet name|secret|inside joke|old|last|childhood|"
    r"room|bike|team|party)\b",
    r"^(?:(?:in|on|at|from|near|under|behind|like|next to|beside|above|below|inside|outside|opposite) )?"
    r"(?:my|our)(?: \w+){1,2}$",
    r"\bof (?:my|our) \w+$",
    rf"\b(?:my|our|your) (?:\w+ )?{_KIN}s?(?:'s|')?(?!\w)",
    rf"^{OURS}s?'s?(?: |$)",
    r"\bremember (?:when|the|our|that|last|yesterday|how we|what we|where we)\b",
    r"\b(?:last|yesterday'?s?|this|that) (?:night|week|weekend|summer|year|morning|monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday)'?s? "
    r"(?:dinner|lunch|breakfast|party|game|trip|movie|meal|vacation|holiday|present|concert|in|at|with)\b",
    r"\bfrom (?:yesterday|last (?:night|week|year|summer))\b",
    r"\b(?:inside joke|you know who(?! (?!i\b|we\b|me\b|he\b|she\b)[a-z]+)|you know what i mean|pet name|like "
    r"(?:we|i) (?:said|did))\b",
    r"\b(?:as|like) (?:you|i|we) (?:told|said|did|had)\b",
    # A name of two words is somebody's whom all may know: Agatha Christie's favourite.
    r"(?:^|\b(?:an?|my|our|your|his|her|the|that|this|is|was|and|it's|of|on|at|in|for|from|like|not|aunt|"
    r"auntie|uncle|"
    r"cousin|granny|grandma|grandpa|nana|big|little|old|dear|poor|lovely|sister|brother|friend|boss|teacher|"
    r"coach) )"
    r"[a-z]+'s (?:(?:least )?favou?rite|birthday|wedding|honeymoon|nickname|living room|desk|ex)\b",
    # Whatever is mine or ours and stands at the end: the colour of our front door. My heart and mind are no secrets.
    r"\b(?:of|in|at|on|from|near|by|behind|under|outside|inside|opposite|around|with|for|like|than|above|"
    r"below) "
    r"(?:my|our) (?:\w+ )?\w+$",
    r"\b(?:my|our) (?:front|back|new|next|local|upstairs|downstairs|former|current|very first|two|three|entire|"
    r"whole|"
    r"own|shared|mutual) \w+",
    r"\b(?:my|our) \w+'s \w+",
    r"\b(?:my|our|your) (?:landlord|sofa|couch|fridge|balcony|roof|bedroom|bathroom|kitchen|garage|attic|"
    r"office|laptop|"
    r"phone|keyboard|bookshelf|mug|plate|glass|wardrobe|cupboard|shed|lawn|doorstep|driveway|hallway|village|"
    r"commute|"
    r"hobby|accent|signature dish|guilty pleasure|star sign|zodiac sign|birth month|profile picture|ringtone|"
    r"password|"
    r"gap year|stag do|hen do|hen night|first (?:kiss|dance|holiday|job|car|crush|love|pet))\b",
    r"\byour (?:biggest|greatest|worst|only|real|secret|dream) (?:fear|crush|mistake|regret|hobby|job|enemy|"
    r"talent)\b",
    r"\b(?:colou?r|shape|length) of your (?:eyes|hair|shirt|shoes|car|house|jumper|sweater|socks|nails|dress|"
    r"phone)\b",
    rf"\b(?:what|where|how|when|who|why) {OURS} {_OFTEN}\w+",
    rf"\b(?:what|where|how|when|why) (?:i|we|you) {_OFTEN}{_DID}\b(?! to (?:stop|be|train))",
    rf"\bi {_OFTEN}{_DID} (?:it|them|one|this|that|those|mine)$",
    r"\b(?:what|where|how) (?:the|our|my) (?:kids|children|neighbou?rs|lads|girls at work|guys at work) \w+",
    r"\b(?:i|you|we) (?:\w+ ){1,6}as an? (?:kid|child|boy|girl|teen|teenager|student|toddler)$",
    r"\b(?:in|from|during|since) (?:my|our|your) (?:\w+ )?(?:youth|childhood|days|teens|twenties)\b",
    r"\b(?:i|you) (?:was|were) (?:(?:so|really|always|once) )*\w+ (?:of|about|by) (?:it|them|this|these|"
    r"those)\b",
    r"\b(?:at|to|from|near|in|with) "
    rf"(?:{OURS}|{FRIEND})'s$",
    r"\bthat (?:time|night|day|weekend|summer|trip|evening|holiday) (?:in|at|with|when|we|i|you)\b",
    r"\bwhat happened (?:on|last|yesterday|at|to (?:me|us|you)|when)\b",
    rf"\b(?:yesterday|today|tonight|tomorrow|last night|sunday|monday|friday|saturday)'s (?:\w+ )?{_MEAL}\b",
    r"\blast (?:christmas|easter|halloween|thanksgiving|new year)'?s? (?:in|at|with|party|dinner)\b",
    r"\bthe (?:cat|dog|baby|kid|rabbit|hamster|goldfish|puppy|kitten)'s name\b",
    r"\b(?:uncle|aunt|auntie|aunty|cousin|grandma|grandpa|granny|nana) (?!(?:tom|ben|anne|sally|"
    rf"bill)\b){FRIEND}\b",
    rf"\b{FRIEND} (?:(?:is|was) (?:allergic|afraid|scared|terrified|obsessed|wearing|holding|drinking|eating)|"
    rf"(?:{_OFTEN}(?:has|had|hates?|loves?|likes?|owns?|plays?|collects?|broke|lost|drives?|wants?|got|bought) "
    rf"(?:\w+ of )?{_IT}$))",
    rf"\b{FRIEND}'s (?:hobby|job|party|dog|cat|car|house|garden|flat|place|kitchen|sofa|office|boyfriend|"
    r"girlfriend|"
    r"husband|wife|mum|mom|dad|sister|brother|kids?|baby|boss|new \w+|old \w+|first \w+|last \w+|shirt|hair|"
    r"nose|"
    r"allergy|holiday|clue|present|gift|stag do|hen do|hair ?cut|phone|bike|boat|school|job)\b",
    r"^(?:(?:i|you|we|do you|still|don't you) )*remember(?: \w+)?(?: \w+)? ?\?",
    r"\bremember [a-z]+'s \w+",
    r"\b(?:i|we|you) can (?:\w+ )?see (?:it|one|them|two|this|that|some)\b",
    r"\bfrom where (?:i|we|you)(?:'m| am|'re| are)? ?(?:sit|sitting|stand|standing)\b",
    r"\b(?:he|she|they)(?:'s| is|'re| are) (?:wearing|holding|drinking|eating|sitting on) (?:it|one|them|this|"
    r"that)\b",
    r"^look (?:out (?:of )?the window|over there|around (?:you|us|here|the room))\b",
    r"\b(?:on|in|by|at|under) the \w+ over there$",
    r"^(?:that|this) (?:one|thing|\w+) (?:over there|right here|behind you)$",
    r"\b(?:in|at|on|to) \w+,? (?:you and (?:me|i)|(?:me|i) and you|just (?:us|the two of us))$",
    r"\bnext[- ]door neighbou?r'?s?\b|^next door's \w+",
    # What one of us did, likes or said, called by his first name. What will be is nobody Will's.
    rf"\bwhat (?!will\b){FRIEND} {_OFTEN}(?:[a-z]+(?:s|ed)|said|brought|ate|had|wore|broke|lost|did|got|made|"
    r"saw|told|"
    r"drank|gave|bought|found|wrote|sang|drew)\b",
    rf"\bwhere (?!will\b){FRIEND} (?:works?|worked|lives?|lived|studie[sd]|goes|went|grew|was|got|met|sleeps|"
    r"slept|"
    r"sits|sat|parks|parked|shops|trains|stayed|fell)\b",
    rf"^(?:just like|exactly like|like|ask|remember) (?!mike$){FRIEND}(?:'s)?$",
    rf"^{FRIEND} (?:would|will) (?:know|love|hate|like|agree|say|want|remember|tell)\b",
    r"\bwhat (?:she|he|they|you) (?:told|showed|gave|asked|sent|taught|lent|sold|offered|called) (?:us|me)\b",
    r"\bwhat'?s (?:in front of|behind|next to|near|above|under|beside) (?:you|me|us)\b",
    r"\bwhat'?s on your (?:shirt|desk|arm|feet|wrist|wall|keyboard|mug|phone|t-shirt|jumper|sweater|hat|"
    r"bedside)\b",
    r"\b(?:print|logo|picture|pattern|writing|stain|slogan|badge) on (?:your|my|our)\b",
    r"\b(?:i|we)(?:'ve| have)(?: got)? (?:one|two|three|four|five|lots|loads|some|none|both|a few|dozens) of "
    r"(?:these|those|them)\b",
    r"\byou (?:always|never|usually|often) (?:order|bring|cook|bake|forget) (?:it|one|them|this|that)$",
    r"\bwhere i (?:was|am) (?:born|raised|from|married)\b|\b(?:town|city|village|country|place) (?:that )?"
    r"(?:you're|i'm|we're) from\b",
    r"\b(?:month|year|day|town|city|place|hospital|country|house) (?:that |when |where |in which )?(?:i was|we "
    r"were) "
    r"(?:born|married|raised)\b",
    rf"^{_MEAL} (?:today|tonight|yesterday|tomorrow|last night)$",
    rf"\bfor {_MEAL} (?:today|tonight|yesterday|last night|tomorrow)\b|\bwhat (?:you|we|i)(?:'re|'m| are| am) "
    r"having\b",
    r"\b(?:yesterday|last night|today|tonight|friday|saturday|sunday|monday|tuesday|wednesday|thursday)'s "
    r"(?:\w+ )?"
    r"(?:film|movie|game|match|party|meeting|lesson|class|walk|trip|dream|joke|discussion|conversation|visit|"
    r"adventure|"
    r"outfit|concert|gig|quiz|episode)\b",
    r"\b(?:my|our|your) (?:worst|best|least favou?rite|hardest|strongest|weakest) "
    r"(?:subject|sport|colou?r|exam|memory|day|date|mark|grade|food|season|language|class|dish|animal|"
    r"feature)\b",
    rf"\b(?:present|gift|postcard|souvenir|card|text|message|call) from (?!will\b)(?:{OURS}|{FRIEND})\b",
    r"\bto (?:my|our) (?:immediate )?(?:left|right)\b",
    r"\bthe one (?:that )?(?:i|we) (?:keep|kept|always|never|once|forgot|lost|bought|gave|broke|own|"
    r"got|borrowed|killed|met)\b",
    r"^(?:my |our |that )?last (?:summer|winter|christmas|weekend|holiday|week)'s (?:\w+ )?"
    r"(?:souvenir|present|gift|trip|"
    r"party|buy|purchase|find|dinner|lunch|adventure|disaster|accident|argument)$",
    r"^(?:the|an?|that|this|one) (?!friend|pal|mate|planet|world|earth|universe|galaxy|sun|moon|species|language|"
    r"country|age|time|life)\w+ of (?:mine|ours|yours) (?:that |which |who )?(?:you|i|we|mum|"
    r"dad|he|she|they|got|was|is|has)\b",
)
