"""How English speaks of letters, places, sounds and private things, as patterns on the clue in lower case."""

import re
from re import Pattern

_NUMBER = r"(?P<n>\d{1,3}|(?:twenty[ -])?[a-z]+)"
_ORDINAL = r"(?P<n>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))"
# A letter alone: not the article of what follows, and not the T of a T-shirt.
_LETTER = r"[\"']?(?P<letter>[^\W\d_])[\"']?(?![\w-])"
_SEVERAL = r"(?!an? \w)[\"']?(?P<letter>[^\W\d_]{1,2})[\"']?(?![\w-])"
_SINGLE = r"[\"']?(?:(?!a)[^\W\d_]|a(?! \w))[\"']?(?![\w-])"
_WORD = r"(?:word|key ?word|answer|solution|card|one|term)"
_SMALL = r"(?:\d|one|two|three|four|five|six)"
_EDGE = r"(?:far )?(?:left|right|top|bottom|end|middle|beginning|start|centre|center)"


def _patterns(*sources: str) -> tuple[Pattern[str], ...]:
    return tuple(re.compile(source) for source in sources)


SPELLING_TALK = _patterns(
    rf"\b(?:start|begin|end|finish)(?:s|ing)? (?:with|in|on) (?:an? |the letters? )?{_SEVERAL}",
    r"\b(?:start|begin|end|finish)(?:s|ing)? (?:with|in|on) (?:an? |the )?(?:vowel|consonant|capital)\b",
    r"^(?:it )?(?:starts|begins|ends|finishes) (?:like|as|the same as) [\"']?\w+[\"']?$",
    r"\b(?:first|last|initial|final|second|third|middle|same|shares?|common) letters?\b",
    r"\bsame (?:beginning|ending|start|end|initials?) as\b",
    rf"\b(?:the )?letters? {_LETTER}",
    r"\bletters? (?:before|after|between|following|preceding)\b",
    rf"\bcontain(?:s|ing)? (?:no |an? |the letters? |two |double ){_LETTER}",
    rf"^(?:it )?(?:has|with|without|containing) (?:no |an? |two |double )?(?:an? )?{_LETTER}",
    r"\bcontain(?:s|ing)? (?:the word |the letters )?[\"'][^\"']+[\"']",
    r"\bhidden word\b",
    rf"\b(?:silent|double) {_LETTER}",
    rf"^(?:initial|letter|capital|big|small|lower ?case|upper ?case) {_LETTER}$",
    r"\b(?:one|two|three|four|\d|double|only one|no) (?P<letter>[a-z])'?s\b",
    rf"^(?:no|without an?) {_LETTER}(?: in (?:it|the word))?$",
    rf"\bword with (?:an? |two |double )?{_LETTER}",
    rf"^{_LETTER}(?: ?(?:\.{{2,3}}|…|-|_+|is the first letter|for (?:the )?first letter))$",
    rf"\b{_LETTER} (?:at|in|near) (?:the |its )(?:very )?(?:end|start|beginning|middle|front|back)$",
    r"^(?:the )?(?P<letter>[a-eg-z])[- ]word$",
    rf"^{_LETTER} as in\b",
    rf"^between {_SINGLE} and {_SINGLE}$",
    rf"\b{_SINGLE} (?:instead of|for|becomes|replaced by) (?:an? |the )?{_SINGLE}$",
    r"\b(?:change|replace|swap|drop|remove|delete|lose|add|minus|plus|without) (?:the |an? |one |its |first |last )*"
    r"[\"']?[b-hj-z][\"']?(?![\w'-])",
    rf"^\w+,? (?:but )?with (?:an? ){_LETTER}$",
    r"\b(?:anagrams?|acrostic|palindrome|alliteration|unscramble)\b",
    r"\b(?:rearrange|reorder|shuffle|jumble) (?:the letters|[\"'])",
    r"\b(?:abbreviation|acronym|initials) (?:of|for)\b",
    r"\b(?:spelled|spelt|spelling|spells|misspell\w*)\b.*\b(?:with|backwards?|like|as|reversed|differently)\b",
    r"\b(?:backwards?|reversed|reverse|scrambled|jumbled|mixed up)\b.*\b(?:letters|word|spelling)\b",
    r"\breads? the same\b",
    r"\b(?:letters|vowels?|consonants?) (?:in|of) (?:it$|(?:the|this|that|my|our) (?:word|key ?word|name)\b)",
    r"\b(?:no|one|two|three|four|\d+|only|missing|drop the) (?:vowels?|consonants?)\b(?! short)",
    r"\b(?:vowels?|consonants?) (?:first|last|only|at the)\b|^(?:vowels|consonants|letters) ?:",
    r"\b(?:change|replace|swap|drop|remove|add|minus|plus|without) (?:the |an? |one |first |last )*letters?\b",
    r"^(?:first|second|last) half ?:",
)

COUNT_TALK = _patterns(
    rf"\b{_NUMBER}[ -](?:letters?|lettered|characters?|chars|syllables?|syllabled|vowels|consonants)\b(?! short)",
    rf"\b(?:letters?|syllables?|length|letter count)(?: count)?(?: ?[:=]| is| are|,)? {_NUMBER}\b",
    r"\b(?:odd|even|prime|same|equal|double[- ]digit) (?:number|amount|count) of "
    r"(?:letters|syllables|characters|vowels)\b",
    r"\b(?:more|fewer|less|as many) (?:letters|syllables|characters) (?:than|as)\b",
    r"\b(?:same|equal) length as\b",
    r"\bmonosyllab(?:ic|les?)\b|\b(?:disyllabic|trisyllabic|polysyllabic)\b|\bsingle[- ]syllable\b",
    r"^(?:it'?s |the |a |our |very )*(?:short|shortest|long|longest)[ -](?:key ?word|word)"
    r"(?: (?:of|on|in) (?:all|the|our)\b.*)?$",
    r"^(?:the )?(?:shortest|longest)(?: one)?(?: of (?:all|them|the (?:four|words|key ?words)))?$",
)

POSITION_TALK = _patterns(
    rf"\b{_ORDINAL} (?:\w+ )?from (?:the )?(?:left|right|top|bottom|end)\b",
    r"^(?:the |our )?(?:far )?(?:left|right|top|bottom)(?:most)? (?:card|word|key ?word|slot|one)$",
    r"^(?:the )?(?:left|right)most$",
    rf"^(?:the |our )?{_WORD} (?:on|at|to|in) the (?:very )?{_EDGE}\b",
    r"^(?:at |in )?(?:the )?(?:top|bottom|end|middle|first|last|start|beginning) (?:one )?(?:of|on) (?:the|our|my) "
    r"(?:list|screen|row|board|key ?words)$",
    r"\b(?:number|no\.?|nr\.?|position|place|slot|spot|key ?word|word|digit|card) ?#?(?P<n>\d{1,2}|one|two|"
    r"three|four|five|six)$",
    r"^#(?P<n>\d{1,2})$",
    rf"^(?:in |at |on )?(?:the |our |my )?{_ORDINAL}(?: {_WORD}| place| position| slot| spot| on the (?:screen|list)|"
    rf" of (?:the )?(?:\w+ )?words| of (?:the )?{_SMALL}| in (?:line|(?:the|our) (?:row|list|line|order)))$",
    rf"\b{_ORDINAL} {_WORD} (?:on|of|in) (?:the|our|my)\b",
    rf"^(?:the |our |my )?(?P<last>last|final|bottom) (?:{_WORD}|place|position|slot|spot)$",
    rf"\b(?P<last>last|final) {_WORD} (?:on|of|in) (?:the|our|my)\b",
    r"^(?:the |our |my )?(?:middle|leftmost|rightmost|next|previous) (?:key ?word|word|position|slot)$",
    rf"^(?:the )?(?:penultimate|next[- ]to[- ]last|second[- ](?:to|from)[- ]last|last but one)(?: {_WORD})?$",
    r"\b(?:left|right) of (?:the|our) (?:\w+ )?(?:key ?word|word)\b",
    r"^(?:between|before|after) (?:number|word|position|key ?word) (?P<n>\w+)\b",
    rf"^(?:just |right )?(?:before|after) the (?:first|second|third|fourth|last)(?: {_WORD})?$",
    r"^(?:the one )?between (?:(?:1|one) and (?:3|three)|(?:2|two) and (?:4|four)|(?:3|three) and (?:5|five))$",
    rf"^(?:it |this |this one )?comes (?:{_ORDINAL}|(?P<last>last))$",
)

SOUND_TALK = _patterns(
    r"\brhym(?:es?|ing|ed) (?:with|on|to)\b",
    r"\brhymes$(?<!^rhymes)(?<!nursery rhymes)",
    r"\brhymes? ?(?:of |for |: ?|= ?)",
    r"\b(?:near|half|slant|perfect|imperfect)[- ]rhyme",
    r"\bstress(?:ed)? (?:falls|is|lies|on)\b",
    r"\bsound(?:s|ing)? (?:(?:a (?:bit|little|lot)|just|kind of|sort of|somewhat|much|very) )?"
    r"(?:like|similar|the same|almost|nearly|as)\b",
    r"\b(?:same|similar|identical) (?:vowel )?(?:sound|pronunciation)(?:s|ing)?\b",
    r"\bphonetically\b",
    r"\b(?:pronounced|pronounce|homophones?|homonyms?) ?(?:of|like|as|the same|for)?\b",
    r"\bpronunciation ?(?:of|like|as|is|:)",
    r"\b(?:almost|nearly) sounds\b",
    r"\b(?:soft|hard) [cg]\b",
)
