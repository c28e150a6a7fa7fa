"""How English tells what only those at the table have done, own or can see: what `private` does not name by its word.

Patterns on the clue in lower case. Songs and sayings say I, we and you as well: what is said is private only with a
thing left unnamed (it, one, these), a day, a friend's name or a place that is at hand.
"""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND
from .private import OURS

_THING = r"(?:it|one|them|this|these|those)"
_SOME = r"(?:one|two|three|four|five|some|loads|lots|dozens|a few)"
_TOO = r"(?:(?:always|never|once|still|just|really|nearly|almost|secretly|both|won't|can't|didn't|doesn't|don't) )*"
_DID = (
    r"(?:[a-z]{2,}ed|ate|drank|fell|broke|lost|got|had|met|sang|rode|threw|bit|wore|won|ran|swam|gave|took|made|left|"
    r"bought|caught|hid|wrote|sat|burnt|kept|sold|stole|spilt|drew|grew|hurt|brought|forgot|slept|fed|dreamt|swore|"
    r"learnt|spent|shot|felt|taught|paid|struck)"
)
_ON = r"(?:(?:on|in|off|into|over|under|from|with|about|at|out of|down) )?"
_DAY = r"(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)"
_AT_HOME = (
    rf"(?:{OURS}|the (?:missus|wife|hubby|mrs|kids|children|lads|in-laws|neighbou?rs)|(?:her|him) indoors|my other "
    r"half)"
)
_DOES = (
    r"(?:kept|keeps|has|have|had|hates?|loves?|burns?|burnt|burned|lets?|swore by|brought|brings|makes?|made|bought|"
    r"buys|wants?"
    r"|got|"
    r"gets|broke|breaks|lost|loses|collects?|collected|swears by|stand|likes?|plays?|played|cooks?|cooked|bakes?|baked|"
    r"grows?|grew|threw|told|gave|gives|wears?|wore|drives?|drove|complain(?:s|ed)? about|moan(?:s|ed)? about)"
)


AMONG_US = Phrases(
    rf"\bi {_TOO}(?!(?:wish|nail|smash|kill|rock|need)ed ){_DID} {_ON}{_THING}"
    r"(?:$| (?:at|on|in|to|last|once|yesterday|when|back|there|twice)\b)",
    rf"\byou (?:once|nearly) (?!died ){_DID}\b",
    r"\byou (?:never|always|still|secretly) (?:liked?|loved?|hated?|want(?:ed)?|fear(?:ed)?|ordered?|wear|wore|cry|"
    r"cried|"
    rf"lose|lost) {_THING}\b",
    r"\b(?:i'm|i am|you're|you are|we're|we are) (?:\w+ )?(?:rubbish|terrible|bad|hopeless|brilliant|awful|"
    rf"useless|scared|afraid|terrified|proud|obsessed|addicted|fond) (?:at|of|with|to|by|about) {_THING}$",
    r"\b(?:i|we|you|they|the lads|the girls|the kids|the others) (?:laughed|argued|talked|joked|fought|cried|"
    r"complained|"
    rf"giggled|sang|moaned) (?:about|at|over) {_THING}\b",
    rf"\bthe (?:\w+ )?reason (?:why |that )?(?:i|we|you) {_TOO}(?:{_DID}|missed|was|were|can't|couldn't)\b",
    rf"\b(?:i|you|we|he|she) {_TOO}{_DID} (?:mine|yours|ours)\b",
    rf"\bwe (?:once|nearly) (?:{_DID}|saw) ",
    rf"^{_AT_HOME} {_TOO}{_DID} {_ON}{_THING}\b",
    r"\b(?:you|i|we)(?:'ve| have| had)(?: got)? (?:it|one|them|this) (?:tattooed|framed|hanging|parked)\b",
    rf"\b{FRIEND}(?: {_TOO}(?:dressed|dresses|went|came) (?:up )?as|'s (?:wearing|holding|drinking|eating|(?:sitting|"
    rf"standing|leaning) on)) {_THING}\b",
    rf"\b(?:on|in|at|like|from|under) {FRIEND}'s (?:t-?shirt|jumper|hat|shoes?|mug|laptop|desk|wall|fridge|arm|leg|"
    r"back|"
    r"bag|balcony|keyring|bookshelf)\b",
    rf"\bwhat (?!will\b){FRIEND}(?:'s| is| was) {_TOO}(?:afraid|scared|terrified|frightened|allergic|obsessed|addicted|"
    r"proud|fond|bad|hopeless|looking)\b",
    r"\b(?:wall|shelf|table|chair|sofa|person|guy|bloke|lady|window|picture|painting|poster|door|lamp|plant) (?:right |"
    r"just )?(?:behind|next to|beside|near|opposite|above|in front of) (?:you|me|us)$",
    r"\bsame (?:answer|clue|hint|word|one) (?:that )?(?:you|i|we) (?:gave|used|said|had|wrote)\b",
    r"\b(?:last|previous|earlier|first) clue for (?:this|it|that)\b",
    r"\bthey (?:won't|will never|'?ll never) (?:get|understand|know|guess) (?:it|this|that|what)\b",
    r"^(?:that|the) (?:film|movie|joke|party|quiz|match|lesson|meeting|dinner|show|episode|song|meal|story) from "
    rf"(?:{_DAY}|earlier|the weekend|the other (?:day|night))$",
    r"\b(?:auntie|aunty|cousin|nana|nanna) (?!anne\b|sally\b|bessie\b)[a-z]+'s \w+",
    r"^(?:the|our|that|my|your) in-joke\b",
    r"\b(?:my|our|your) (?:halloween|fancy[- ]dress) (?:costume|outfit|party)\b",
    r"\bthat (?:thing|business|incident|episode|argument|accident|fight|disaster) (?:on|with|from|about|last)\b",
    r"\b(?!(?:the|its|a|very)\b)\w+ last (?:summer|winter|autumn|spring|week|weekend|month|christmas|easter|"
    r"halloween)$",
    rf"\b\w+ last {_DAY}$",
    rf"\b{FRIEND}(?:'s got| has(?: got)?| had) {_SOME}\b",
    rf"\b{FRIEND} (?:is|was) (?:\w+ )?(?:sitting|standing|leaning|lying|sleeping|working) (?:on|at|in|with) {_THING}\b",
    rf"\b(?:behind|beside|next to|opposite|in front of) (?!will\b|mark\b){FRIEND}$",
    rf"^{_AT_HOME} {_TOO}{_DOES} (?:us |me )?(?:have )?(?:{_THING}|two|three|us|me)\b",
    r"\b(?:an?|this|that|one) (?:friend|mate|colleague|cousin|neighbou?r|relative|uncle|aunt|pal|buddy|classmate|ex|"
    r"client|pupil) of "
    r"(?:mine|ours|yours)\b",
    r"\b(?:my|our) (?:youngest|eldest|oldest|other half|little one)\b",
    r"\bat (?:mine|ours|yours)\b",
    r"\b(?:the|that) (?!world|planet|land|country|times|age|house)\w+ (?:that |which |where )?(?:we|i|you) (?:"
    r"(?:always|often|"
    r"both|used to) )*(?:go|went|live|lived|grew up|got married|stayed) (?:to|in|on|at|near)$",
    r"\bproposed to (?:me|you)\b",
    r"\b(?:you|i|we) (?:\w+ )?dressed (?:up )?as\b",
    r"\b(?:you|who|he|she|they|(?:mr|mrs|miss|ms)\.? \w+) (?:showed|taught|dared|lent|sold|sent) (?:us|me) ",
    rf"\bthere(?:'s| is| are) {_SOME} (?:\w+ )?(?:behind|beside|next to|near|above|under|in front of) (?:you|me|us)\b",
    r"^look (?:to your (?:left|right)|down at your|at the \w+ (?:over there|behind you))\b",
    r"\bwhat'?s (?:on|in|under|around) (?:my|your|our) (?:pockets?|bag|hands?|drawer|suitcase|car|garage|room|cup|"
    r"glass|"
    r"shirt|desk|arm|feet|wrist|wall|mug|phone|t-shirt|jumper|sweater|hat|head right now|plate|lap)\b",
    r"\b(?:my|your|our) (?:bedside|coffee|dining|kitchen) table\b",
    r"\b(?:my|our|your) (?:birthmark|degree|profile pic|whatsapp|group chat|lock screen|screensaver|code ?word|school "
    r"(?:play|badge|uniform)|part in the|stag night|dissertation|thesis|in-laws)\b",
    r"\bthe group chat\b",
    r"\b(?:present|gift|postcard|souvenir) from (?:me|us)\b",
    rf"\bthe (?:gift|present|dish|cake|thing) (?:that )?(?:you|we|i) {_TOO}{_DID}\b",
    r"^(?:mine's (?!an? )|hers (?:is|was)\b)",
    rf"\b(?:we've|we have) (?:got|had) {_SOME}\b",
    rf"\byou(?:'ve| have) got {_THING} (?:in|on|at|under) (?!the bag$)",
    rf"\bwe(?:'re| are) having {_THING}\b|\bwe(?:'ll| will) have {_THING} (?:for|on|at|tonight|tomorrow)\b",
    r"\bonly (?:you|we|i|the two of us) (?:(?:would|will|could|can) )?(?:know|remember|understand|get (?:it|this|"
    r"that))\b",
    r"\byou(?:'ll| will) remember (?:this|it|that|from|when|how)\b|^think back to ",
    r"\b(?:you and me|me and you|just us|just the two of us),? (?:19|20)\d\d\b|\b(?:19|20)\d\d,? (?:you and me|me "
    r"and you)\b",
    r"\bon (?:the|our) way (?:here|over here)\b",
    r"\b(?:through|across|over|down|up|against|along|into) (?:my|our) (?:wall|fence|road|street|garden|window|lane|"
    r"landing|"
    r"letter ?box|chimney)\b",
    r"\b(?:people|couple|family|bloke|neighbou?rs?) (?:upstairs|downstairs|across the (?:road|street|"
    r"hall))\b",
    r"\b(?:of|in|at|from|like) (?:nan|nana|gran|grandad|dad|mum|mom)'s (?!footsteps|womb|eyes|shoes|arms|name|army)\w+",
    # What was ours and lasted, whatever is told of it: our soggy fortnight in Wales.
    r"\b(?:my|our|your) (?:(?!(?:man|father|lord|lady|life)\b)\w+ ){0,3}(?:fortnight|weekend|road trip|day trip|"
    r"school trip|camping trip|"
    r"trip|getaway|city break|cruise|safari|hike|picnic|barbecue|bbq|night out|hen do|stag do|reunion|sleepover|"
    r"house ?warming|"
    r"flatshare|campsite|airbnb|hotel room|train ride|bus ride|boat trip|bike ride|ski(?:ing)? (?:trip|holiday|"
    r"lesson)|evening class|"
    r"half[- ]term|exam|driving test|interview|graduation|prom|leaving do|works do|christmas (?:do|party|dinner)|pub "
    r"quiz|book club|"
    r"allotment|commute|detour|breakdown|row|argument|first night|last night|expedition|adventure|escape room)\b"
    r"(?: (?:in|at|to|on|with|from|near|for|last|by|through|around|across|round|over|up|down|before|after|when)\b|$)",
    rf"^(?:{_AT_HOME}|{FRIEND}) {_TOO}(?:kept|keeps|has|had|hid|hides|lost|loses|left|leaves|broke|wore|wears|"
    r"dropped|ate|burnt|"
    r"crashed|sold|bought|threw|got|forgot|forgets|brought|knitted|grew|grows|made|makes|hates|loves) (?:hers|his|"
    r"theirs|mine|ours|yours)\b",
    rf"^(?:the|that|those|what) (?:\w+ ){{1,2}}(?:that |which |who )?(?!will\b){FRIEND} {_TOO}(?:regret(?:s|ted)?|"
    r"wore|wears|lost|loses|hates?|hated|"
    r"broke|breaks|sold|stole|forgot|forgets|burnt|burned|crashed|dropped|spilled|spilt|dented|ordered|orders|"
    r"brought|brings|bought|ate|"
    r"swallowed|nicked|borrowed|returned|knitted|collects?|collected|threw|fell|married|dumped|dated|fancies|fancied|"
    r"kissed|drives|drove|"
    r"rides|rode|cooked|cooks|baked|bakes|smashed|misses|missed|keeps|kept|owns|wants|wanted|needs|gave|sent|lent|"
    r"showed|told|always|never|"
    r"can't|couldn't|won't|still|got|has|had|snores?|sits|sat|slept|peed|cried|tripped)\b",
    rf"^(?:how|why|when|where|who|what) (?!will\b){FRIEND} (?:and \w+ )?(?:got|broke|lost|met|ended up|learn(?:ed|t)|"
    r"nearly|almost|fell|ruined|burnt|"
    r"crashed|missed|proposed|met|won|failed|passed|hurt|cut|injured|spent)\b",
    rf"^(?:\w+ )?(?!will\b){FRIEND},? (?:last|on|at|in|after|during) (?:(?:the|our|my|that|his|her) )?(?:summer|"
    r"winter|easter|christmas|"
    r"weekend|wedding|party|pub|holiday|barbecue|bbq|karaoke|hen do|stag do|quiz|boat|monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday)\b",
    r"\b(?:you lot|you guys|you all|you two|you both|we all|us lot) (?:know|remember|were there|saw|laughed|had|ate|"
    r"went|drank|hate|love)\b",
    r"\b(?:i|we|you) (?:\w+ )?(?:spilled|spilt|broke|lost|dropped|burnt|ruined|crashed|dented|stained|forgot|left|"
    r"knocked|scratched) "
    r"(?:(?:it|them|one|this|that|red wine|coffee|tea) )?(?:on|over|in|at|from|all over) (?:my|your|our|the|his|her)"
    r"\b(?! (?:heart|way|mind))",
)
