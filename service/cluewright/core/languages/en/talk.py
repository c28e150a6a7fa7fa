"""How English speaks of letters, places, sounds and private things, as patterns on the clue in lower case."""

import re
from re import Pattern

_NUMBER = r"(?P<n>\d{1,3}|(?:twenty[ -])?[a-z]+)"
_ORDINAL = r"(?P<n>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))"
_LETTER = r"[\"']?(?P<letter>[^\W\d_])[\"']?(?!\w)"
_SEVERAL = r"[\"']?(?P<letter>[^\W\d_]{1,2})[\"']?(?!\w)"
_WORD = r"(?:word|key ?word|answer|solution|card|one|term)"


def _patterns(*sources: str) -> tuple[Pattern[str], ...]:
    return tuple(re.compile(source) for source in sources)


SPELLING_TALK = _patterns(
    rf"\b(?:start|begin|end|finish)(?:s|ing)? (?:with|in|on) (?:an? |the letters? )?{_SEVERAL}",
    r"\b(?:first|last|initial|final|second|third|middle) letters?\b",
    rf"\b(?:the )?letters? {_LETTER}",
    rf"\bcontain(?:s|ing)? (?:an? |the letters? |two |double ){_LETTER}",
    rf"\b(?:silent|double|capital) {_LETTER}",
    r"\b(?:one|two|three|four|\d|double|only one|no) (?P<letter>[a-z])'?s\b",
    rf"\bword with (?:an? |two |double )?{_LETTER}",
    rf"^{_LETTER}(?: ?(?:\.{{2,3}}|…|-|_+|is the first letter|for (?:the )?first letter))$",
    r"\b(?:anagrams?|acrostic|palindrome|alliteration)\b",
    r"\b(?:abbreviation|acronym|initials) (?:of|for)\b",
    r"\b(?:spelled|spelt|spelling|spells|misspell\w*)\b.*\b(?:with|backwards?|like|as|reversed|differently)\b",
    r"\b(?:backwards?|reversed|reverse|scrambled|jumbled|mixed up)\b.*\b(?:letters|word|spelling)\b",
    r"\b(?:letters|vowels?|consonants?) (?:in|of) (?:it$|(?:the|this|that|my|our) (?:word|key ?word|name)\b)",
    r"\b(?:no|one|two|three|four|\d+|only|missing|without|drop the) (?:vowels?|consonants?)\b",
    r"\b(?:change|replace|swap|drop|remove|add|minus|plus|without) (?:the |an? |one |first |last )*letters?\b",
)

COUNT_TALK = _patterns(
    rf"\b{_NUMBER}[ -](?:letters?|characters?|syllables?|vowels|consonants)\b",
    rf"\b(?:letters?|syllables?|length|letter count)(?: count)?(?: ?[:=]| is| are|,)? {_NUMBER}\b",
    r"^(?:monosyllabic|disyllabic|polysyllabic|trisyllabic)(?: (?:word|keyword))?$",
    r"\b(?:short|shortest|long|longest)[ -](?:key ?word|word)\b",
)

POSITION_TALK = _patterns(
    rf"\b{_ORDINAL} (?:\w+ )?from (?:the )?(?:left|right|top|bottom|end)\b",
    r"^(?:the |our )?(?:left|right|top|bottom)(?:most)? (?:card|word|key ?word|slot|one)$",
    r"\b(?:number|no\.?|nr\.?|position|place|slot|spot|key ?word|word|digit) ?#?(?P<n>\d{1,2}|one|two|"
    r"three|four|five|six)$",
    r"^#(?P<n>\d{1,2})$",
    rf"^(?:the |our |my )?{_ORDINAL}(?: {_WORD}| place| position| slot| spot| on the (?:screen|list)|"
    rf" of (?:the )?(?:\w+ )?words)$",
    rf"\b{_ORDINAL} {_WORD} (?:on|of|in) (?:the|our|my)\b",
    rf"^(?:the |our |my )?(?P<last>last|final|bottom) (?:{_WORD}|place|position|slot|spot)$",
    rf"\b(?P<last>last|final) {_WORD} (?:on|of|in) (?:the|our|my)\b",
    r"^(?:the |our |my )?(?:middle|leftmost|rightmost|next|previous) (?:key ?word|word|position|slot)$",
    r"\b(?:left|right) of (?:the|our) (?:\w+ )?(?:key ?word|word)\b",
    r"^(?:between|before|after) (?:number|word|position|key ?word) (?P<n>\w+)\b",
)

SOUND_TALK = _patterns(
    r"\brhym(?:es?|ing|ed) (?:with|on|to)\b",
    r"\brhymes$(?<!^rhymes)",
    r"\brhymes? (?:of|for) ",
    r"\bstress(?:ed)? (?:falls|is|lies|on)\b",
    r"\bsound(?:s|ing)? (?:like|similar|the same|almost|nearly|as)\b",
    r"\b(?:pronounced|pronounce|pronunciation|homophones?|homonyms?) ?(?:of|like|as|the same|for)?\b",
    r"\b(?:almost|nearly) sounds\b",
)

_KIN = (
    r"(?:mother|mom|mum|mam|dad|father|brother|sister|son|daughter|wife|husband|girlfriend|boyfriend|"
    r"partner|uncle|aunt|"
    r"cousin|grandmother|grandma|grandfather|grandpa|boss|colleague|neighbour|neighbor|teacher|cat|dog|"
    r"pet|ex|friend|fiancé|fiance|flatmate|roommate)"
)

PRIVATE_TALK = _patterns(
    r"\bwhat (?:i|we|you|he|she) (?:just |once |always )?(?:had|ate|did|saw|said|bought|got|gave|wore|"
    r"drank|watched|read|cooked|want)\b",
    r"\bwhere (?:i|we|you) (?:went|met|live|lived|work|worked|stayed|got|grew|were|had)\b",
    r"\b(?:i|we|you) (?:had|ate|bought|saw|met|visited|went|did|wore|drank|watched|got|lost|said|told|"
    r"kissed|married|lived) ",
    r"\b(?:my|our|your) (?:\w+ )?(?:honeymoon|wedding|anniversary|birthday|holiday|vacation|trip|lunch|"
    r"breakfast|dinner|house|home|car|job|"
    r"school|street|first date|date|favou?rite|nickname|pet name|secret|inside joke|old|last|childhood|"
    r"room|bike|team|party)\b",
    rf"\b(?:my|our|your) (?:\w+ )?{_KIN}(?:'s)?\b",
    rf"^{_KIN}'s\b",
    r"\bremember (?:when|the|our|that)\b",
    r"\b(?:last|yesterday'?s?|this) (?:night|week|weekend|summer|year|morning|monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday)'?s? "
    r"(?:dinner|lunch|breakfast|party|game|trip|movie|meal)\b",
    r"\b(?:inside joke|you know who|you know what i mean|pet name|like (?:we|i) (?:said|did))\b",
    r"\b(?:as|like) (?:you|i|we) (?:told|said|did|had)\b",
    r"\b[a-z]+'s (?:favou?rite|birthday|wedding|honeymoon|nickname)\b",
)

IDIOMS = _patterns(
    r"\boh my (?:god|goodness|word)\b",
    r"\b(?:lights,? camera,? action|veni,? vidi,? vici|blood,? sweat,? (?:and )?tears|eat,? pray,? love)\b",
    r"\b(?:rock,? paper,? scissors|lock,? stock,? (?:and )?barrel|hook,? line,? (?:and )?sinker|"
    r"bell,? book,? (?:and )?candle)\b",
    r"\b(?:ready,? (?:set|steady),? go|tom,? dick,? (?:and )?harry|sex,? drugs,? (?:and )?rock|"
    r"faith,? hope,? (?:and )?)",
    r"\b(?:red,? white,? (?:and )?blue|father,? son,? (?:and )?holy|gold,? frankincense|snap,? crackle|"
    r"left,? right,?)\b",
    r"\bmy (?:fair lady|precious|way|generation|little pony|name is|bad|goodness|heart will go on|"
    r"funny valentine|mother the car)\b",
    r"\bour (?:father|lady|daily bread|planet|solar system|sun|galaxy)\b",
    r"\b(?:man's|dog is man's) best friend\b",
    r"\b(?:mother|father)'s day\b",
    r"\b(?:cat's (?:eye|cradle|pyjamas|pajamas)|dog's (?:life|dinner|breakfast)|teacher's pet|"
    r"father's day|uncle sam|uncle tom)\b",
    r"\b(?:i|we) (?:came|saw|conquered|came, i saw)\b",
    r"\bi (?:had a dream|told you so)\b",
    r"\byour (?:majesty|highness|honou?r|mom|excellency)\b",
    r"\bhow i met your mother\b",
    r"\bwhat you see is what you get\b",
    r"\bwe will rock you\b",
)
