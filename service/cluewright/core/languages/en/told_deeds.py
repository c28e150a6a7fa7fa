"""How English tells what one of us did, does or has, by its grammar: who, in what tense, and what ties it to the table.

Patterns on the clue in lower case, beside those in `private`, `among_us` and `shared`. I and we speak of ourselves; you
are anybody in the present (you wear it on your head), and somebody in the past (the room you turned into a gym). Songs
and riddles say I and we as well: a thing left unnamed, a place, a day, or the thing told by what we did to it ties it.
"""

from cluewright.core.languages.patterns import Phrases, one_of

from .first_names import FRIEND, NAME, THEM
from .private import OURS

_THING = r"(?:it|one|them|these|those|this|that|mine|ours|yours)(?!\w)"
# Irregular past tenses that are no present as well, and the regular ones.
_DID = (
    r"(?:(?!(?:need|feed|speed|bleed|breed|seed|weed|heed|embed|shred)(?!\w))[a-z]{2,}ed|ate|became|began|bit|blew|"
    r"broke|"
    r"brought|built|burnt|bought|caught|chose|crept|did|drew|dreamt|drank|drove|fed|fell|felt|flew|forgot|found|froze|"
    r"gave|got|grew|had|heard|hid|held|hung|kept|knew|learnt|left|lent|lit|lost|made|met|paid|ran|rang|rode|said|sang|"
    r"sat|sent|shot|slept|sold|spent|spilt|stank|stole|stuck|swam|swore|taught|threw|told|took|tore|went|woke|won|wore|"
    r"wrote)(?!\w)"
)
_OFTEN = (
    r"(?:(?:always|never|usually|often|still|once|nearly|almost|just|really|finally|both|all|secretly|only|actually|"
    r"also|even|first|last|sometimes|accidentally) )*"
)
# Where people go, and with whom they are there.
_WHERE = one_of(
    """
    cornwall devon dorset wales scotland ireland norfolk suffolk kent yorkshire whitby brighton blackpool margate bath
    york oxford cambridge london leeds manchester liverpool bristol cardiff edinburgh glasgow dublin belfast skye
    snowdonia glastonbury reading leicester nottingham sheffield bournemouth torquay newquay sicily sardinia corsica
    italy rome venice florence naples milan tuscany france paris nice lyon normandy brittany provence spain madrid
    barcelona seville malaga ibiza majorca mallorca menorca tenerife lanzarote portugal lisbon porto faro algarve greece
    athens crete corfu rhodes kos zante santorini cyprus malta turkey istanbul croatia split dubrovnik slovenia austria
    vienna salzburg germany berlin munich hamburg cologne belgium brussels bruges ghent holland amsterdam rotterdam
    denmark copenhagen norway oslo bergen sweden stockholm finland helsinki iceland reykjavik poland krakow warsaw
    prague budapest romania bulgaria morocco marrakech egypt cairo tunisia kenya florida orlando boston chicago vegas
    texas california hawaii mexico cancun cuba brazil peru chile argentina canada toronto montreal vancouver japan tokyo
    kyoto osaka korea seoul china beijing shanghai thailand bangkok phuket vietnam hanoi bali india goa delhi mumbai
    nepal australia sydney melbourne zealand auckland ikea tesco aldi lidl butlins primark alton legoland disneyland
    work uni school college nursery
    """.split()  # noqa: SIM905
)
_AT = rf"(?:in|at|to|from|near|outside|round) {_WHERE}(?!\w)"
_FEAST = (
    r"(?:new year's(?: day| eve)?|christmas(?: day| eve| morning)?|boxing day|valentine's(?: day)?|halloween|easter|"
    r"bonfire night|pancake day|mother's day|father's day|thanksgiving|bank holiday|my birthday|your birthday)"
)
_WHEN = (
    rf"(?:(?:last|on|at|over|during|after|in) (?:{_FEAST}|lockdown|january|february|march|april|june|july|august|"
    r"september|october|november|december|(?:the summer of |the winter of )?(?:'\d\d|(?:199|20[0-4])\d))|"
    r"in front of everyone|all (?:night|weekend|week|day|morning|afternoon|evening)|every (?:morning|night|day|week|"
    r"weekend|spring|summer|autumn|winter|year|time|christmas|easter|halloween|birthday|monday|tuesday|wednesday|"
    r"thursday|"
    r"friday|saturday|sunday))(?!\w)"
)
_TWO = r"(?:you and (?:i|me)|me and you|the two of us|us two|we two|you two|you both|we both)"
# What we do with the things that we have; what lovers, thinkers and riddles do is missing on purpose.
_DO = (
    r"(?:keep|use|wear|cook|bake|make|grow|play|drive|ride|park|store|stash|collect|hide|wash|iron|mow|water|feed|walk|"
    r"order|drink|eat|buy|borrow|lend|forget|lose|drop|break|burn|spill|hate|can't|couldn't|cannot|can|could|won't|"
    r"don't|didn't|get|teach|practise|practice|sleep|work|live|study|sing|read|watch|skip|fail|failed)"
)
_BODY = (
    r"(?:face|back|arms?|legs?|shoulders?|hair|nose|chin|feet|foot|toes?|ankles?|knees?|elbows?|neck|teeth|ears?|"
    r"hands?|"
    r"fingers?|thumb|wrist|belly|tummy|chest|skin|freckles|eyebrows?|moustache|beard|glasses)"
)
_HOME = (
    r"(?:back ?yard|yard|loft|patio|porch|conservatory|greenhouse|basement|cellar|spare room|utility room|hall|"
    r"staircase|"
    r"living room|lounge|bedroom|bathroom|kitchen|garage|garden|shed|flat|bed|caravan|tent|cabin|cottage|villa|chalet|"
    r"allotment|camper ?van|hotel|hostel|dorm|classroom|office|local)"
)
_BOUGHT = (
    r"(?:purchase|buy|present|gift|pet|flat|house|home|car|job|kiss|date|row|fight|argument|baby|child|sofa|tattoo|"
    r"concert|gig|festival|boss|teacher|bike|phone|computer|album|record|crush|dog|cat|apartment|dance|trip|holiday|"
    r"hike|attempt|takeaway|night out|camping trip|flatmate|landlord)"
)
_WENT = (
    r"(?:hike|trip|holiday|walk|weekend|night|evening|day|fight|row|argument|disaster|adventure|picnic|meal|drive|"
    r"flight|cruise|party|tent|car|flat|sofa|dog|cat|cousin|friend|mate|hat|coat|recipe|tattoo)"
)
_NOT_ALL = (
    r"(?!(?:way|moment|minute|day|man|woman|girl|boy|world|more|air|planet|life|love|song|whole|truth|first|last|"
    r"year|king|queen|"
    r"virus|war|horse|offer|prayer|promise|currency|god)"
    r"\b)"
)


TOLD_DEEDS = Phrases(
    # A thing told by what we did to it, or do: the subject I failed, the room you turned into a gym.
    rf"\b(?:the|that|those) {_NOT_ALL}[a-z]+ (?:{_NOT_ALL}[a-z]+ )?(?:that |which |where |"
    rf"when )?(?:i {_OFTEN}(?:{_DID}|"
    rf"{_DO}(?!\w))|we {_OFTEN}{_DID})",
    rf"\b(?:the|that|those|an?) {_NOT_ALL}[a-z]+ (?:that |which |where |when )?you {_OFTEN}"
    rf"(?!(?:asked|wanted|wished|died|loved|deserved|made|had|got|left)\b){_DID} (?:into|for|at|on|to|from|in|with|"
    r"me|us|"
    r"my|our|last|off|over|under|out of|through|all)(?!\w)(?! (?:birth|the library|when you))",
    rf"\bonly (?:thing|one|place|dish|song|person|sport|word|game|book) (?:that |which |where )?(?:i|we) {_OFTEN}"
    r"(?!have to fear\b)\w+",
    r"\b(?:code ?word|password|nickname|pet name|signal|joke) (?:that |which )?(?:we|you|i) (?:use|"
    r"have|play|"
    r"tell|say|invented)(?!\w)(?! (?:when|if|for|in) )",
    # You and I.
    rf"\b(?:where|when|how|why|what|that|which|as|who) {_TWO} {_OFTEN}(?:{_DID}|{_DO}|saw|met|go|went)(?!\w)",
    rf"\b{_TWO} {_OFTEN}{_DID}",
    r"\bas (?:you|we) (?:(?:all|both|two|well|very|of course) )+(?:know|remember|recall)(?! it\b)",
    r"\bas (?:you|we) (?:remember|recall|saw|noticed|heard)(?:$|[,.!])",
    # I do it every spring; we paid ours off.
    rf"\bi {_OFTEN}(?:get|have|need|take|wear|do|use|eat|play|make|buy|miss|see|lose|burn|walk|feed|drink|catch|pass|"
    rf"ride|cook|bake) {_THING} (?:\w+ ){{0,2}}(?:{_WHEN}|{_AT}|twice a|once a)",
    rf"\b(?:i|we|you) {_OFTEN}(?!(?:are|were|was|am|be|think|know|said|say|if|is|wish|want|call|show)\b)[a-z']+ "
    r"(?:(?:find|use|lend|lose|stand|get|keep|see) )?"
    r"(?:(?!and\b|or\b|is\b)[a-z]+ )?(?:mine|ours|yours)(?!\w)(?! (?:truly|sincerely|faithfully))",
    rf"\bi {_OFTEN}{_DO} (?:\w+ )?my (?:\w+ ){{1,2}}(?:there|here|{_AT}|(?:in|on|with|under|behind|inside|into|"
    rf"from) {_THING}|{_WHEN})",
    r"\bi(?:'ve| have)(?: got)? (?:one|two|three|some|several|a few|loads|lots|dozens|it|them) (?:(?:tattooed|hanging|"
    r"stuck|parked|growing|sitting|left) )?(?:(?:right|just|here) )?(?:on|in|at|under|above|behind|near|over) (?:my|"
    r"the|"
    r"our|your)\b",
    rf"\byou(?:'ve| have) (?:never|always|only|still|already|just|finally|clearly|barely) (?!had it so)\w+ {_THING}",
    r"\byou (?:always|never|constantly|usually) (?:beat|thrash|nag|tease|text|ring|borrow|wake|kick|scare|annoy|bore|"
    r"blame|lose to|steal|help|teach|tickle|tell|shout at|moan at|send|bring|owe|buy|make) (?:me|us|my|our)(?! (?:feel|"
    r"smile|happy|cry|heart))(?!\w)",
    # What happened to us.
    rf"\b(?:it|one|they|he|she|somebody|someone) {_OFTEN}(?!died|came\b){_DID} (?:\w+ )?(?:on|at|in front of|under|"
    r"over|"
    r"past|behind|near|into|through) (?:us|me)(?!\w)",
    rf"\b(?:it|one|they|he|she) {_OFTEN}{_DID} (?:us|me) (?:\w+ )?(?:{_WHEN}|{_AT})",
    r"\b(?:[a-z]{3,}ed|lost|broken|stolen|bought|eaten|found|left|hidden|made|written|sold|worn|spilt|burnt|taken|won|"
    rf"driven|thrown|forgotten|drawn|built|knitted|given|sent) by (?:(?:me|us|{THEM})(?:$|[.!])|(?:me|us|you|{THEM}) "
    rf"(?:{_AT}|{_WHEN}|in|at|on|last)\b)",
    rf"\b(?:i|we|you) {_OFTEN}{_DID} (?:\w+ ){{0,4}}(?:{_AT}|{_WHEN})",
    rf"\b(?:how|what|why|where|when) (?:i|we|you) {_OFTEN}{_DID} (?:\w+ ){{0,3}}(?:on|at|over|after) {_FEAST}",
    rf"\b(?:i|we) (?:was|were) (?:\w+ ){{0,5}}{_AT}",
    r"\b(?:i was|we were|you were) (?!in\b|made\b)(?:\w+ ){1,3}(?:in|on|at|by|with|under|to|from|about) (?:it|one|them)"
    r"(?!\w)",
    rf"\bwe {_OFTEN}{_DID} (?:\w+ ){{1,4}}(?:it|one|them)$",
    rf"\byou {_OFTEN}(?!(?:stepped|grew|ended|died|went|asked)(?!\w)){_DID} (?:in|on|into|off|over|at|about|through|up|"
    r"under|to) (?:it|one|them|mine|me|us)(?!\w)",
    rf"(?<!if )(?<!when )(?<!once )(?<!until )(?<!before )(?<!after )\byou {_OFTEN}(?!(?:did|made|got|had|nailed|"
    r"said|earned|left|lost|liked|wanted|asked|wished|named|killed)(?!\w))"
    rf"{_DID} (?:it|one|them|mine|ours)(?:$|[,.!]| (?:at|on|in|to|last|from|with)(?!\w))",
    r"\b(?:i|we|you) used to (?!know\b|be\b|love\b|live\b)\w+",
    r"\bi (?:always|usually|never|often|still|sometimes|rarely) (?!got\b|did\b|said\b|thought\b)\w+ "
    r"(?:it|one|them|these|those|mine)(?!\w)",
    r"\byou order (?:it|one|them|yours|this)(?!\w)",
    r"\byou (?:hate|love|like|laugh|complain|moan|cry|sneeze|roll your eyes|"
    r"leave the room) (?:it )?when(?:ever)? (?:i|we)\b",
    rf"\bi (?:\w+ )?{_DO} (?:it|one|them|this) (?:when|whenever|if) (?:you|we|my|our)(?!\w)",
    r"^i (?:(?:really|so|still|also|badly) )*(?:want|need|own|bought|lack|fancy|could do with) (?:one|two|some|"
    r"another|a (?:new|"
    r"bigger|better|second) one)(?: of (?:these|those|them))?\W*$",
    r"^where'?s mine\b|\b(?:my|mine|ours|yours)(?:'s| is) (?:broken|bigger|better|newer|older|missing|gone|at home|"
    r"in the)\b",
    r"\bi can\b.{0,20}\byou (?:can't|cannot)\b|\byou (?:can't|cannot)\b.{0,20}\bi can\b",
    r"\b(?:neither|both) of us (?=[a-z])|\byou(?:'ll| will) never (?:let me|forgive me)\b",
    r"\bi (?:still |always )?(?:work|deal|sleep|live|study|commute|travel) (?:with|in|on|at|by|for|from) (?:one|it|"
    r"them|these)"
    r"(?!\w)",
    r"\b(?:that|which|it|who) (?:made|got) (?:you|me|us) (?:\w+ )?(?:sick|ill|cry|laugh|late|jump|scream|sneeze|"
    r"faint|puke|"
    r"fat|blush|itch|wet|drunk|soaked)\b",
    rf"\bwhat (?!(?:killed|happened|made|inspired)(?!\w)){_DID} {THEM}(?:$| (?:at|in|on|last|when|about)\b)",
    rf"\b{THEM}(?:'s| is| was) (?:\w+ )?(?:allergic|afraid|scared|terrified|obsessed|addicted|fond|proud|jealous|bad|"
    r"good|"
    r"hopeless|rubbish|banned|getting|having|moving|learning|training|saving|selling|buying) ",
    rf"\b(?:little|drunk|crazy|mad|good old|poor|our) {THEM} (?:is|was|has|had|loves?|loved|hates?|hated|always|"
    r"never|once|"
    r"broke|lost|got|keeps?)(?!\w)",
    r"\b(?:mr|mrs|ms|miss|dr)\.? [a-z]+ (?:next door|across the|upstairs|downstairs|at number|over the road|"
    r"down the road|"
    r"from work|from school|from upstairs)",
    r"\b(?:the|that|what) (?:[a-z]+ )?(?:that )?(?:you're|i'm|we're|you are|i am|we are) (?:\w+ )?(?:sitting|"
    r"standing|leaning|"
    r"holding|wearing|drinking|eating|watching|reading|staying|sharing|learning|renting|knitting)(?!\w)",
    r"\b(?:yesterday|last night|this morning|last week|last weekend|this afternoon)'s (?:\w+ )?(?:"
    r"topic|subject|chat|talk|argument|row|hangover|headache|mistake|exam|test|surprise|walk|message|phone call|"
    r"session|"
    r"discussion|conversation|story|video|shopping|leftovers|drama)(?!\w)",
    rf"\b(?:my|our) (?!man\b|friends?\b|kid\b|king\b|team\b)[a-z]+ {_AT}",
    r"\b(?:my|your) (?:t-?shirt|shirt|jumper|sweater|hoodie|hat|cap|mug|tie|scarf|curtains|wallpaper|carpet|earrings?|"
    r"necklace|keyring|phone case|backpack|socks|dress|jacket|belt) (?:has|have|had|is|are|says|"
    r"shows) (?:\w+ )?(?:one|two|"
    r"three|it|them|some|lots|loads|covered|full|made)(?!\w)",
    r"\b(?:of|on|from) your (?:curtains|wallpaper|carpet|sofa|hoodie|jumper|sweater|earrings|t-?shirt|profile|"
    r"phone case|"
    r"keyring|rucksack|backpack|tie)(?!\w)",
    rf"\b(?:they|he|she|it|someone|somebody) {_OFTEN}{_DID} (?:mine|ours)(?!\w)",
    r"\b(?:i'm|i am) (?:\w+ ){1,3}(?:for|at|to|about|with|on|from|of|by|in) (?:it|them|one|these|those)$",
    r"\b(?:i'm|i am) (?:still |always |just |never )?(?!loving|having|feeling|doing|bring|king)[a-z]+ing (?:it|them|"
    r"one)$",
    r"\b(?:you're|you are) (?:\w+ )?(?:allergic|addicted|late|immune|sensitive|partial|averse) (?:to|for) ",
    rf"\b(?:when|until|before|after|since|because|while) we {_OFTEN}{_DID} {_THING}",
    rf"\byou {_OFTEN}{_DID} {_THING} (?:\w+ )?(?:from|to|for|at|with|on|off|in front of) (?:me|us)(?!\w)",
    rf"\b(?:i|we)(?:'ve| have) (?:just|never|always|already|once|recently|often|both|all) (?!had it\b)\w+ {_THING}",
    r"\b(?:i|we)(?:'ve| have) (?:\w+ )?been (?:\w+ ){0,2}(?:there|here|to its|(?:up|inside|in|on|to|near|"
    r"under) (?:it|one))"
    r"(?!\w)",
    r"\byou (?:make|bake|cook|do|tell|mix) (?:the|a) (?:best|worst|mean|great|terrible|awful|lovely|decent) ",
    r"\bwe (?:share|rent|co-own|own|still owe|both) (?:one|it|two|them)(?!\w)",
    r"\bwe [a-z]+ (?:it|one|them) (?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day",
    # What is ours: nobody else's, and told by the place or by whom it is for.
    r"\b(?:my|our|your) (?:\w+ )?(?:present|gift|surprise|card|postcard|souvenir|letter|promise|advice|speech) "
    rf"(?:to|for|from) (?:{NAME}|{OURS}|me|us|you)(?!\w)",
    r"^(?:my|your|our) (?:\w+ )?(?:special(?:i)?ty|party trick|pet hate|pet peeve|bugbear|forte|downfall|weakness|"
    r"strong suit|go-to|snack|drink of choice|claim to fame|calling|type|thing)$",
    rf"\b(?:my|our) (?:first|second|third|last|only|next) (?:\w+ )?{_BOUGHT}(?!\w)(?! (?:of the|is in)\b)",
    rf"\b(?:that|those) (?:\w+ )?{_WENT}s? of (?:mine|ours|yours|{OURS}'s|{THEM}'s)(?!\w)",
    rf"\b(?:up |out |down |back )?(?:in|to|into|from|behind|outside|round) (?:your|our|my) (?:\w+ )?{_HOME}(?!\w)",
    r"\b(?:my|our) (?:\w+ )?(?!name\b|cup\b|house\b|body\b)[a-z]+ (?:is|are|was|were|has|have|had|needs?|needed|got|"
    r"looks?|smells?|smelt|still|always|never|wants?|wanted|hates?|loves?) (?:\w+ ){0,4}(?:it|them|one|these|those)$",
    rf"\b(?:on|in|round|around|across|behind|under) my (?:(?:left|right|lower|upper|big|little|own|bare|poor) ){{1,2}}"
    rf"{_BODY}(?!\w)",
    r"\b(?:sit(?:s|ting)?|stand(?:s|ing)?|parked|right|lean(?:s|ing)|liv(?:es|ing)|just|hanging|growing|asleep) "
    r"(?:next to|beside|under|behind|near|inside|on|in|opposite|above|below) (?:mine|ours)(?!\w)",
    r"\bnext door to (?:me|us|you|mine|ours)(?!\w)",
    r"\b(?:the|our|your) neighbou?r(?:s'|'s) (?!wife|ox|ass|grass|house)[a-z]+",
    r"\b(?:your|our|my) (?:little ones?|youngest|eldest|oldest|toddler|teenager|newborn|lad|kids?|boys|girls)(?:'s| "
    rf"(?:always |never |still |once |just )?(?:{_DID}|hates?|loves?|wants?|won't|can't|keeps?|calls?))(?!\w)",
    rf"\b(?:where|what|who|how|why|when) your (?:little ones?|youngest|eldest|toddler|kids?|{OURS}) ",
    r"\b(?:how|what|why|when|where|way) you (?:\w+ ){1,3}(?:my|our) (?!heart|mind|love|eyes|soul|life|own)\w+",
    # Is it remembered?
    r"^(?:(?:do )?you )?(?:remember|recall) (?:\w+,? ){1,6}(?:honey|love|babe|darling|guys|mate|team|dear|hun|lads|pal)"
    r"\W*$",
    r"^(?:(?:do )?you )?(?:remember|recall)(?: [^ ?]+){1,6} ?\?",
    rf"\b(?:in|at|from|like the one in) (?:maria|{FRIEND}|{THEM})'s (?:flat|kitchen|garden|loft|garage|bathroom|"
    r"hallway|"
    r"bedroom|office|car|back garden|spare room|shed)(?!\w)",
    r"^(?:it|he|she|they|someone|somebody|this|that|one)(?: \w+)? (?:stole|ate|broke|ruined|bit|stung|scratched|chased|"
    r"swallowed|hit|ripped|soaked|lost|found|took|wrecked|killed|saved|burnt|burned|tore|stained) (?:my|our|your) "
    r"(?!homework)\w+(?: \w+)? (?:yesterday|today|last \w+|this (?:morning|week|afternoon|evening)|on (?:mon|tues|"
    r"wednes|thurs|fri|satur|sun)day)$",
    r"^(?:i'?ve|i have|we'?ve) (?:still )?got (?:one|two|three|it|mine|yours|a (?:big|small|little|tiny) one) (?:on|in|"
    r"at|under|above|behind|round|around) (?:my|our) (?!(?:face|head|chest|wrist|hand|foot|mouth|neck|finger|body|nose|"
    r"lap|mind|eye|ear|arm|leg)\b)\w+$",
)
