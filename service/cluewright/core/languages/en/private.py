"""How English speaks of what only some at the table can know, and what merely sounds like it."""

import re
from re import Pattern

_KIN = (
    r"(?:mother|mom|mum|mam|dad|father|brother|sister|son|daughter|wife|husband|girlfriend|boyfriend|"
    r"partner|uncle|aunt|auntie|granny|"
    r"cousin|grandmother|grandma|grandfather|grandpa|boss|colleague|neighbou?r|teacher|cat|dog|"
    r"pet|ex|friend|fiancé|fiance|flatmate|roommate)"
)
# Those who are called so by their own families, or who are always somebody's.
_OURS = (
    r"(?:mom|mum|mam|dad|daddy|mummy|mommy|grandma|grandpa|granny|grandad|granddad|auntie|wife|husband|girlfriend|"
    r"boyfriend|boss|colleague|flatmate|roommate|sister|brother)"
)
# Kin of kin is said by definition: an aunt is your mother's sister.
_RELATED = (
    r"(?:mother|mom|mum|dad|father|parent|brother|sister|sibling|son|daughter|child|wife|husband|spouse|uncle|aunt|"
    r"cousin|niece|nephew)"
)
# Who at the table have something in common: we, or one and another of us.
_US = r"(?:(?:you|me|i|he|she|\w+) and (?:i|me|you|us)|the two of us|us two|i|we|you)"
# Those of whom everybody knows what they like, and who are at nobody's table.
_OF_LEGEND = (
    r"(?:achilles|asterix|bambi|barbie|batman|bilbo|bond|caesar|cleopatra|cupid|darwin|dracula|dumbledore|dumbo|"
    r"einstein|elvis|eve|frankenstein|freud|frodo|gandalf|garfield|god|godzilla|hagrid|hamlet|hitler|homer|jesus|juliet|"
    r"kermit|macbeth|mickey|moses|napoleon|nemo|newton|noah|obelix|odin|othello|paddington|pandora|pavlov|pikachu|pinocchio|"
    r"poirot|pooh|popeye|potter|romeo|rudolph|santa|satan|scrooge|sherlock|shrek|simba|snoopy|spock|superman|tarzan|"
    r"thor|tintin|vader|voldemort|yoda|zeus)"
)
_SOME = r"(?:(?:both|all|always|never|once|just|really|still|also|often|don't|didn't|can't) )*"
_IT = r"(?:it|them|one|two|three|this|that|these|those|him|her|some|yesterday|there)\b"


def _patterns(*sources: str) -> tuple[Pattern[str], ...]:
    return tuple(re.compile(source) for source in sources)


PRIVATE_TALK = _patterns(
    r"\b(?:i|we|you) (?:(?:always|once|first|just|both) )?(?:gave|taught|called|named|lent|promised|sent|wrote|cooked|"
    r"bought|baked) (?:it |this |that |one )?(?:to |for )?(?:me|us|you|him|her|them)\b",
    r"\bwhat (?:i|we) (?:always|usually|never|often) \w+|\bwhat you (?:always|usually|never) (?:order|say|wear)\b",
    r"\b(?:the|that) (?:\w+ ){1,2}(?:that |which )?(?:i|we) (?:(?:always|never|once|just|last|both) )?(?:order(?:ed)?|"
    r"watched|binge[- ]watched|visited|cooked|baked|rented|stole|hated?|learn(?:ed|t)|talked about|argued about|"
    r"drove|ate|drank|read|played)\b",
    r"\b(?:the|that) (?:\w+ )?(?:one|\w+) you (?:always order|ordered|hate|broke|lost)\b",
    r"\b(?:my|our|your) usual\b",
    r"\bas (?:discussed|we (?:agreed|discussed|said))\b|\bwe (?:agreed|talked|discussed) (?:about|on|that|it|this)\b",
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
    r"\b(?:my|our|your) (?:\w+ )?(?:middle name|maiden name|surname|allergy|phobia|worst fear|diary|childhood)\b",
    r"\b[a-z]+'s (?:allergy|phobia|tattoo|middle name|maiden name|nickname|embarrassing \w+|"
    r"old (?:car|house|job|flat))\b",
    rf"\bwhat (?:{_US}|he|she|(?:my )?{_OURS}) (?:just |once |always |never )?(?:had|ate|did|saw|said|bought|got|"
    r"gave|wore|drank|watched|read|cooked|made|want|wanted|called?|hates?|loves?)\b",
    r"\bwhat (?:\w+ )?(?:i|we|you|he|she|\w+)(?: am| are| is| was| were|'m|'re|'s) (?:wearing|doing|eating|drinking|"
    r"holding|reading)\b",
    rf"\bwhat (?:my |our )?{_OURS} (?:cooks|makes|bakes|says|drives|does|wears|collects)\b",
    r"\b(?:the|that) (?:place|thing|bar|pub|club|caf[eé]|party|shop|restaurant|hotel|town|beach|film|song|day) "
    rf"(?:where |when |that )?{_US} (?:first |always )?(?:met|lost|went|stayed|found|got|like|saw|heard|danced)\b",
    rf"\bhow {_US} (?:first )?(?:met|got together|broke up)\b",
    r"\b(?:you and (?:me|i)|(?:me|i) and you|the two of us|us two) (?:in|at|on|last) ",
    r"\bname of (?:my|our|your) \w+|\b(?:my|our|your) (?:\w+ )?\w+'s name\b",
    r"\b(?:my|our) (?:parents|kids|folks|in-laws|roommates|classmates)\b",
    r"^(?:right |just )?(?:behind|above|beside|next to) (?:you|me|us)$",
    r"\bwhat you do for\b",
    rf"\bwhere {_US} (?:(?:first|once|always|last|usually|both) )?(?:went|met|live|lived|work|worked|stayed|"
    r"got|grew|were|had|kissed|sat|ate|eat|parked|bought|saw|ran)\b",
    r"\b(?:i|we|you) (?:had|ate|bought|saw|met|visited|went|did|wore|drank|watched|got|lost|said|told|"
    r"kissed|married|lived|broke|cooked|sold|stole) ",
    rf"\bi {_SOME}(?:hate|love|like|fear|own|have|need|miss|broke|lost|am|was|use|used|play|played|eat|drive|teach|"
    rf"studied|study|wear|drew|made|grew|collect) {_IT}",
    rf"\b(?:i'm|i am|you're|you are|we're|we are) {_SOME}(?:wearing|holding|sitting on) {_IT}",
    r"\b(?:the|like) ones? (?:i|we) (?:have|had|own|bought|got|use)\b",
    r"\bwhat (?:i|we) do for\b",
    rf"\b(?:when|while|since) {_US} (?:was|were|met|had|went|lived|moved) ",
    r"\b(?:in|on|at|under|behind|near) this (?:room|table|house|couch|sofa|kitchen|apartment|flat|wall|shelf)\b",
    r"\b(?:same|like|as) (?:as )?(?:in )?(?:the )?(?:last|previous) (?:time|game|round)\b",
    r"\b(?:my|our|your) (?:last |first |previous |other |next )?clue\b|\bsame clue as\b",
    r"\b(?:at|to|from|near|in) (?:my|our) (?:\w+ )?(?:place|parents'?|neighbou?rhood)\b",
    rf"\b(?:we|you) {_SOME}(?:hate|love|fear|miss|broke|lost|were|was|played|bought|used|bit|own) {_IT}",
    rf"\bwe {_SOME}(?:have|had|own) (?:it|one|two|them) (?:in|at|on)\b",
    r"\byou (?:were|are) (?:born|raised|allergic|afraid|scared)\b",
    r"\bi(?:'m| am) (?:allergic|afraid|scared|addicted)\b",
    r"\b(?:we|you|i) (?:both|all) (?:went|played|had|know|were|got)\b",
    r"\b(?:that|which|who) (?:once )?(?:bit|stung|hit|gave|taught|kissed|told|sold|broke) (?:me|us|you)\b",
    r"\b(?:you|they) (?:always )?call me\b",
    r"\b(?:my|our|your) (?:\w+ )?(?:honeymoon|wedding|anniversary|birthday|holiday|vacation|trip|lunch|"
    r"breakfast|dinner|house|home|car|job|living room|kitchen|desk|garden|flat|apartment|tattoo|hometown|"
    r"school|street|first date|date|favou?rite|nickname|pet name|secret|inside joke|old|last|childhood|"
    r"room|bike|team|party)\b",
    r"^(?:(?:in|on|at|from|near|under|behind|like) )?(?:my|our)(?: \w+){1,2}$",
    r"\bof (?:my|our) \w+$",
    rf"\b(?:my|our|your) (?:\w+ )?{_KIN}s?(?:'s|')?(?!\w)",
    rf"^{_OURS}s?'s?(?: |$)",
    r"\bremember (?:when|the|our|that|last|yesterday|how we|what we|where we)\b",
    r"\b(?:last|yesterday'?s?|this|that) (?:night|week|weekend|summer|year|morning|monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday)'?s? "
    r"(?:dinner|lunch|breakfast|party|game|trip|movie|meal|vacation|holiday|present|concert|in|at|with)\b",
    r"\bfrom (?:yesterday|last (?:night|week|year|summer))\b",
    r"\b(?:inside joke|you know who|you know what i mean|pet name|like (?:we|i) (?:said|did))\b",
    r"\b(?:as|like) (?:you|i|we) (?:told|said|did|had)\b",
    r"\b[a-z]+'s (?:(?:least )?favou?rite|birthday|wedding|honeymoon|nickname|living room|desk|ex)\b",
)

IDIOMS = _patterns(
    r"\bis my middle name\b|\byour worst nightmare\b|\bthe way we were\b",
    r"\boh my (?:god|goodness|word)\b",
    r"\b(?:lights,? camera,? action|veni[,.]? vidi[,.]? vici|blood,? sweat,? (?:and )?tears|eat,? pray,? love)\b",
    r"\b(?:rock,? paper,? scissors|lock,? stock,? (?:and )?barrel|hook,? line,? (?:and )?sinker|"
    r"bell,? book,? (?:and )?candle)\b",
    r"\b(?:ready,? (?:set|steady),? go|tom,? dick,? (?:and )?harry|sex,? drugs,? (?:and )?rock|"
    r"faith,? hope,? (?:and )?)",
    r"\b(?:red,? white,? (?:and )?blue|father,? son,? (?:and )?holy|gold,? frankincense|snap,? crackle|"
    r"left,? right,?)\b",
    r"\bmy (?:fair lady|precious+|way|generation|little pony|name is|bad|goodness|god|word|heart will go on|"
    r"funny valentine|mother the car|girl|boy|guy|sharona|lord|lady|love|dear|darling|bloody|own|turn|pleasure|treat|"
    r"kingdom|chemical romance|left foot|cousin vinny|neighbou?r totoro|sister's keeper|brother's keeper|best friend's "
    r"wedding|big fat|foot|eye|ass|humps|space|cup of tea|two cents|lips are sealed|body lies)\b",
    r"\b(?:light|love|time|story|rest|woman|man|sunshine|days?) of (?:my|our|your) li(?:fe|ves)\b",
    r"\b(?:apple of my eye|over my dead body|king of my castle|queen of my heart|pick of my|back of my (?:hand|mind)|"
    r"out of my (?:league|mind|depth|way)|sick of my|one of our own|winter of our discontent|end of our|"
    r"state of our union|best of our)\b",
    r"\bour (?:father|lady|daily bread|planet|solar system|sun|galaxy|star|world|earth|moon|universe|time|times|hero|"
    r"ancestors?|species|century|atmosphere|man in|feathered friends?|closest relatives?|own|souls?|lord|saviour|"
    r"nearest star|continent|country|body|bodies|brains?)\b",
    r"\b(?:man|dog|girl|woman)'s best friend\b|\bdog is man's best friend\b",
    r"\b(?:mother|father)'s day\b",
    r"\b(?:cat's (?:eye|cradle|pyjamas|pajamas)|dog's (?:life|dinner|breakfast)|teacher's pet|"
    r"father's day|uncle sam|uncle tom|dad's army|brother's keeper)\b",
    r"\bi (?:came|conquered)\b|\b(?:came|conquered),? i saw\b|\bi saw mommy\b",
    r"\bmy (?:better half|little friend|little friends|dog ate|house is|country|compliments|party and|humble abode)\b",
    r"\b(?:i am|i'm) your father\b|\bmi casa\b|\bmay i have this\b|\byou did last summer\b|\bhe ain't heavy\b",
    r"\bwhen (?:i was|we were) (?:young|your age)\b|\bthe one i love\b|\bfrom me to you\b",
    rf"^(?:(?:my|your) )?{_RELATED}'s {_RELATED}$",
    r"\bi (?:had a dream|told you so|like to move it|love it when|need a hero)\b",
    r"\bbob's your uncle\b|\byou had me at hello\b|\bthey call me\b|\blove (?:your|thy) neighbou?r\b",
    r"\bour (?:closest|nearest|own) star\b|\bwhere's my car\b|\bsee my house from here\b",
    r"\bwhen i was a (?:boy|girl|lad)\b",
    r"\byour (?:majesty|highness|honou?r|mom|excellency)\b",
    r"\bhow i met your mother\b",
    r"\bwhat you see is what you get\b",
    r"\bwe will rock you\b",
    r"\bremember the (?:titans|alamo|time)\b",
    rf"\b{_OF_LEGEND}'s \w+",
    r"\bmy (?:favou?rite (?:things|martian)|ch[eé]rie amour|cherry amour|brilliant friend)\b",
    r"\bour (?:tune|man (?:in|flint))\b|\bi (?:kissed a girl|fought the law|had the time of my life)\b",
    r"\btime of my life\b|\bwe bought a zoo\b|\byou (?:got served|broke my heart)\b",
    r"\bmum's the word\b|\bour house in the middle\b|\bremember the (?:fifth|5th)\b|\blast summer in marienbad\b",
    r"\bthat's what she said\b|\bwhen we were (?:kings|orphans|very young)\b|\bmy old (?:man|dutch|china)\b",
    r"\bas (?:we|you) know it\b|\bgot (?:you|your) back\b",
)
