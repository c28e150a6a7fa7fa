"""How English speaks of letters, their number and sounds, as patterns on the clue in lower case."""

from string import ascii_lowercase

from cluewright.core.languages.patterns import Phrases

_NUMBER = r"(?P<n>\d{1,3}|(?:twenty[ -])?[a-z]+)"
# Letters by names that are hardly anything else; the others are animals, drinks and golfers' pegs.
_NAMED = r"aitch|haitch|cee|dee|eff|gee|kay|ess|vee|double[- ]?u|double[- ]?you|wye|zed|zee"
# A letter alone: not the article of what follows (has a tail, but: has a in it), and not the T of a T-shirt.
_LETTER = rf"(?!a (?!(?:at|in|near|for|is|as|stands) )\w)[\"']?(?P<letter>[^\W\d_]|{_NAMED})[\"']?(?![\w-])"
_SEVERAL = rf"(?!(?:an?|in|on|at|of|to) \w)[\"']?(?P<letter>[^\W\d_]{{1,2}}|{_NAMED})[\"']?(?![\w-])"
_SINGLE = rf"[\"']?(?:(?!a)[^\W\d_]|a(?! \w)|{_NAMED})[\"']?(?![\w-])"
_PLAIN = r"[b-hj-z](?![\w'-])"
_ALPHABET = (
    r"(?:alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|"
    r"papa|"
    r"quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu)"
)
# What comes after "m for" where the m is meant for its letter: mother, Mike.
_SAME_AGAIN = "|".join(f"(?<={letter} for ){letter}" for letter in ascii_lowercase)
_NTH = (
    r"(?:\d{1,2}(?:st|nd|rd|th)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|"
    r"fourteenth|"
    r"fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|"
    r"twenty[- ](?:first|second|third|fourth|fifth|sixth))"
)
_BY_POST = (
    r"(?:(?<=letters)|(?<=letter)) (?:a day|per day|a week|sent|home|in the (?:post|mail|letter ?box)|"
    r"from (?!the\b|an? |either|left|right)|to (?:an?|the|his|her|my|santa|juliet|mum|mom|dad|home)\b)"
)
_ON_STAGE = r"(?<=characters) (?:who|and|(?:in|from|on|of) (?!it\b|total\b|length\b|all\b|the (?:key ?)?word))"
_VERB = r"(?:starts?|starting|begins?|beginning|opens?|opening|kicks? off|ends?|ending|closes?|finish(?:es|ing)?)"
_SAID_OF = r"(?:(?:it|words?|one|something|that|which) )*"
_LIKE = r"(?:(?:an?|the|like|it'?s|just|think(?: of)?) )*"
_STARTS = r"(?:starts?|starting|begins?|beginning)"
_ENDS = r"(?:ends?|ending|finish(?:es|ing)?)"
_MIXED = (
    r"(?:(?:all|when|if|once|but|then|only) )?(?:scrambled|jumbled|rearranged|reordered|reshuffled|shuffled|"
    r"mixed(?:[- ]up)?|backwards?|reversed|in reverse|back to front|muddled|garbled|disordered|out of order|"
    r"shaken(?: up)?|stirred|blended|in a blender|remixed|messed[- ]up|confused|twisted|flipped|turned "
    r"(?:a)?round|"
    r"the (?:other|wrong) way (?:a)?round|in the mirror|mirrored|in disguise)(?: up)?"
)
_MIX = (
    r"(?:mix|scramble|jumble|rearrange|reorder|reshuffle|shuffle|reverse|shake|stir|blend|remix|twist|flip|"
    r"muddle|"
    r"turn (?:a)?round)(?: up)?"
)


SPELLING_TALK = Phrases(
    rf"\b{_VERB} (?:with|in|on) (?:an? |the letters? )?{_SEVERAL}",
    rf"^{_SAID_OF}{_STARTS}(?:: | (?:with|in) )(?:the (?:letters )?)?[\"']?"
    r"(?P<begins>[a-z]{2,8})(?:-|\.{2,3}|…)?[\"']?$",
    rf"^{_SAID_OF}{_ENDS}(?:: | (?:with|in) )(?:the (?:letters )?)?[\"']?"
    r"(?:-|\.{2,3}|…)?(?P<ends>[a-z]{2,8})[\"']?$",
    r"^(?:-|\.{2,3}|…)(?P<ends>[a-z]{2,8})$",
    r"^(?:the letter )?(?P<letter>zed|zee|aitch|haitch|double[- ]u)[.!]?$",
    r"\b(?:hidden|hides|hiding|buried|lurks|lurking) (?:in|inside) (?:the word "
    r")?[\"']?(?P<around>[a-z]{4,})[\"']?$",
    r"\b(?:first|last|second|front|back) (?:half|part|bit|end) of (?:the word "
    r")?[\"']?(?P<around>[a-z]{4,})[\"']?$",
    r"\b(?:has|contains|there's|there is) (?:an? )?[\"']?(?P<within>[a-z]{2,})[\"']? (?:in it|inside it|in the "
    r"word)$",
    r"\b(?:from )?(?P<begins>[b-hj-z]) to (?P<ends>[b-hj-z])$",
    rf"^(?:an? |the |like |it'?s )*(?P<mixed>[a-z]{{3,}}),? {_MIXED}$",
    rf"^(?:(?:an? |the |it'?s )*{_MIXED}|{_MIX}):? (?:an? |the )?(?P<mixed>[a-z]{{3,}})$",
    r"^(?:swap|switch|change|exchange) (?:the )?(?:letters|vowels|consonants|[a-z] and [a-z]) (?:in|of) "
    r"(?P<mixed>[a-z]{3,})$",
    rf"^{_VERB}:? (?P<letter>{_PLAIN})$",
    rf"\b{_VERB} (?:with|in|on) (?:an? |the )?(?:vowel|consonant|capital|(?:silent|same|double|different) "
    r"letter)\b",
    r"^(?:it )?(?:starts|begins|ends|finishes) (?:like|as|the same as) [\"']?\w+[\"']?(?: do(?:es)?)?$",
    r"\b(?:first|last|initial|final|second|third|middle|same|shares?|common|starting|ending|silent|double|"
    r"doubled|"
    r"repeated) letters?\b",
    r"\bits (?:very |own )?(?:opening|closing|leading|front|central|only|lone|single|sole|end) letters?\b",
    r"\bsame (?:\w+ )?(?:letters?|vowels?|consonants?|initials?)\b",
    r"\bsame (?:word )?(?:forwards?|backwards?)\b",
    r"^[\"']\w+[\"'],? (?:backwards|reversed|scrambled|jumbled|mixed up|in reverse)$",
    r"^(?:backwards|reversed|in reverse),? (?:it'?s|it is|it spells|it means) ",
    rf"\b{_SINGLE} is (?:silent|doubled|(?:its|the) initial|(?:its|the) (?:first|second|third|last) letter)\b",
    rf"\b{_SINGLE} (?:appears?|occurs?|shows up|is there|is in it) (?:once|twice|first|last|(?:two|three|\d) "
    r"times)\b",
    rf"\b{_NTH} letter\b",
    rf"^{_LETTER} (?:for|like|like in) {_ALPHABET}$",
    rf"^(?!v for vendetta|m for murder|f for fake|b for bob)(?P<letter>[a-z]) for (?:{_SAME_AGAIN})[a-z]+$",
    rf"^first character:? (?:is )?(?:an? |the )?{_SINGLE}$",
    rf"^{_PLAIN} (?:\+|plus|before|in front of|followed by) (?!plus)\w{{2,}}$",
    rf"^(?:\w+ )*\w{{2,}} (?:\+|plus|followed by|preceded by) (?:an? )?{_PLAIN}$",
    rf"\bwith (?:an? )?{_PLAIN} (?:in front|before it|after it|at the (?:back|front))\b",
    r"^[b-hj-z][- ](?:something|blank|dash)$",
    r"^(?=[cv]{4})[cv]*vc[cv]*$",
    r"^(?:(?:vowel|consonant)s?(?:,? |-|$)){2,}",
    r"^(?:a )?(?:repeated|double|doubled|initial|final|middle) (?:vowel|consonant)s?$",
    r"\bits (?:vowels?|consonants?|initials?|letters) (?:is|are)\b",
    rf"^{_LETTER} (?:is |stands )?for(?: ?(?:\.{{2,3}}|…))?$",
    rf"\b(?:the|only) (?:one|word) with (?:only )?(?:an? |the |two |double )*{_LETTER}",
    rf"^(?:it'?s )?the {_LETTER} one$",
    rf"\bspell it with (?:an? |two |the )*{_LETTER}",
    r"^(?:a )?(?:typo (?:of|for)|misspel(?:led|t|ling of)) (?!words?$|names?$)[\"']?\w+[\"']?$",
    r"^(?:prefix|suffix):? [\"'-]?[a-z]{1,5}[\"'-]?$",
    r"\b(?:first|last|second|third|earliest|latest) (?:in (?:the )?)?(?:alphabetical order|alphabet|"
    r"alphabetically)\b",
    r"\balphabetically (?:first|last|second|third|before|after)\b",
    rf"\b(?:before|after) {_SINGLE} in the alphabet\b",
    r"^(?:a |it'?s a )?compound word$",
    r"\bsame (?:beginning|ending|start|starter|opener|end|initials?) as\b",
    r"\b(?:starts?|begins?|opens|ends?|finishes) the same(?: way)?,? (?:as [\"']?\w+[\"']?|[\"']?\w+[\"']? "
    r"does)"
    r"(?:$|,)",
    r"[\"'](?P<within>[a-z]{2,})[\"'] (?:is|sits|lives|hides|stands|comes) (?:right )?(?:in|at|inside) "
    r"(?:(?:the|its) (?:very )?(?:middle|centre|center|heart|core|start|end)|it)\b",
    r"^(?=.*\b(?:blank|gap)\b)(?:(?:[a-z]|blank|dash|gap)(?:[ ,-]+|$)){3,}$",
    r"\b(?:begins?|starts?|ends?) and (?:begins?|starts?|ends?) (?:with|in|on) (?:a |an |the same )?"
    r"(?:vowels?|consonants?|letters?)\b",
    r"\b(?:letter|spelling|orthography)[- ]wise\b|\b(?:orthographically|spelling-?bee-?wise)\b",
    r"^(?:it'?s |it is |like )?the letter (?:on|across|printed on|sewn on|stitched on) (?:\S+ ){1,3}"
    r"(?:chest|shirt|t-shirt|jersey|jumper|sweater|cape|costume|suit|uniform|cap|hat|badge|belt|sign|logo)s?$",
    rf"\b(?:the )?letters? {_LETTER}",
    r"\bletters? (?:before|after|between|following|preceding)\b(?! (?:an?|the|my|your|his|her|their|our) "
    r"names?\b)",
    rf"\bcontain(?:s|ing)? (?:no |an? |the letters? |two |double ){_LETTER}",
    rf"^(?:it )?(?:has|with|without|containing) (?:no |an? |two |double )?(?:an? )?{_LETTER}",
    r"\bcontain(?:s|ing)? (?:the word |the letters )?[\"'][^\"']+[\"']",
    r"\bhidden word\b",
    rf"\b(?:silent|double|twin(?! i\b)) {_LETTER}(?! (?:seven|7))",
    rf"^(?:initial|letter|capital|big|small|lower ?case|upper ?case):? {_LETTER}$",
    r"^(?:all|only|lots of|many|several) (?P<letter>[b-hj-y])'s$",
    rf"^(?:triple|quadruple) {_LETTER}$",
    r"\b(?:one|two|three|four|\d|double|twin|a pair of|a couple of|both|only one|no) "
    r"(?P<letter>[a-z])(?:'s|(?<![aiu])s)\b",
    rf"^(?:no|without an?) {_LETTER}(?: in (?:it|the word))?$",
    rf"\bword with (?:an? |two |double )?{_LETTER}",
    rf"^{_LETTER}(?: ?(?:\.{{2,3}}|…|-|_+|is the first letter|for (?:the )?first letter))$",
    rf"\b{_LETTER} (?:at|in|near) (?:the |its )(?:very )?(?:end|start|beginning|middle|front|back)$",
    r"^(?:an? |the |it'?s |our )*(?P<letter>[a-eg-z])[- ]word$",
    rf"\b{_LETTER} (?:at|in) its (?:very )?(?:heart|core|centre|center)$",
    rf"\b{_SINGLE} (?:(?:that |which )?(?:you|we|i) (?:can't|cannot|don't|never) (?:hear|say|pronounce)|is "
    r"(?:quiet|"
    r"mute|unheard|not heard|unspoken|not pronounced|not said))\b",
    r"\b(?:vowels|consonants) are [a-z](?:,? (?:and )?[a-z])*$",
    r"\b(?:comes |just |right )*(?:before|after|between|near|next to) (?:\w+ and )?\w+ in (?:the|a|any) "
    r"dictionary\b",
    rf"^{_LETTER} as in\b",
    rf"^between {_SINGLE} and {_SINGLE}$",
    rf"\b{_SINGLE} (?:instead of|for|becomes|replaced by) (?:an? |the )?{_SINGLE}$",
    r"\b(?:change|replace|swap|drop|remove|delete|lose|add|minus|plus|without|take (?:away|off|out)) "
    r"(?:the |an? |one |its |first |last )*[\"']?[b-hj-z][\"']?(?![\w'-])",
    rf"^{_LIKE}\w+,? (?:but (?:with|has)? ?(?:an? )?|(?:with|has) an? ){_LETTER}$",
    # What is played with letters may be meant itself, if nothing else is said: an anagram is a puzzle.
    r"(?<!^)\b(?:anagrams?|acrostic)\b",
    r"^(?:anagrams?|acrostic) ",
    r"\b(?:palindrom(?:es?|ic)|alliterat(?:ion|es?|ing|ive)|unscramble)\b",
    r"\b(?:rearrange|reorder|shuffle|jumble) (?:the letters|[\"'])",
    r"\b(?:abbreviation|acronym|initials) (?:of|for)\b",
    r"\b(?:spelled|spelt|spelling|spells|misspell\w*)\b.*\b(?:with|backwards?|like|as|reversed|differently)\b",
    r"\b(?:backwards?|reversed|reverse|scrambled|jumbled|mixed up)\b.*\b(?:letters|word|spelling)\b",
    r"\breads? the same\b",
    r"\b(?<!\bput )(?<!\bpost )(?<!\bdrop )(?<!\bput your )(?<!\bpost your )(?:letters|vowels?|consonants?) (?:in|of) "
    r"(?:it$|(?:the|this|that|my|our) (?:word|key ?word|name)\b)",
    r"\b(?:no|one|two|three|four|\d+|only|missing|drop the) (?:vowels?|consonants?)\b(?! short)",
    r"\b(?:vowels?|consonants?) (?:first|last|only|at the)\b|^(?:vowels|consonants|letters) ?:",
    r"\b(?:change|replace|swap|drop|remove|add|minus|plus|without) (?:the |an? |one |first |last )*letters?\b",
    r"^(?:first|second|last) half ?:",
    r"\bcontain(?:s|ing)? the (?:word|letters)\b",
    r"\b(?:has|have|got|is|there'?s|hides?|hiding|with) (?:an? |the word )?[\"']\w+[\"'] "
    r"(?:in|inside|hidden in) (?:it|the middle|there)$",
    r"\b(?:has|have|got|is|there'?s|hides?|hiding|with) the word [\"']?\w+[\"']? (?:in|inside|hidden)\b",
    rf"^{_SAID_OF}{_STARTS} [\"']?(?P<begins>[a-z]{{2,3}})(?:-|\.{{2,3}}|…)?[\"']?$",
    rf"^{_SAID_OF}(?:{_ENDS}) [\"']?(?:-|\.{{2,3}}|…)?(?P<ends>[a-z]{{2,5}})[\"']?$",
    rf"\b(?:take|knock|chop|cut|strike|leave|cross) (?:the |an? |one |its |first |last )*{_PLAIN} "
    r"(?:away|off|out|from)\b",
    r"\balphabetically (?:in )?(?:between|near|close|next)\b",
    r"\b(?:early|late|first|last|high|low|(?:near|towards?|at|close to) the (?:very )?(?:start|beginning|"
    r"middle|end)) "
    r"(?:in|of|on in) the alphabet\b",
    r"\b(?:all|every|each|any) (?:of )?(?:the |its |five )?(?:vowels?|consonants?)\b"
    r"(?! (?:and|or) (?:consonants?|vowels?)\b)",
    r"\b(?:repeated|double|doubled|initial|middle|silent|starting|identical|matching|twin) (?:vowels?|"
    r"consonants?)\b",
    r"\b(?:read|spell|write|type|say)(?:ing)? (?:it|this|me|the word|that) (?:in|from)? ?"
    r"(?:backwards?|reverse|reversed|back to front|(?:a|the) mirror|the other way (?:a)?round|right to left)\b",
    r"\bwith an? (?:capital|big|small|silent|lower ?case|upper ?case|hidden|missing|extra|added|double|single) "
    rf"{_LETTER}",
    rf"\b(?:has|have|having|got) (?:an? )?(?:capital|big|small|silent|hidden|extra|double|single) {_LETTER}",
)

COUNT_TALK = Phrases(
    # Letters may come by post, and characters be those of a play.
    r"\b(?<!cast of )(?<!poem of )(?<!poems of )(?<!verse of )(?<!verses of )(?<!line of )(?<!lines of )"
    rf"(?<!alphabet of )(?!four[- ]letter words\b){_NUMBER}[ -](?:letters?|"
    r"lettered|ltrs?|"
    r"characters?|chars|syllables?|syllabled|vowels|"
    rf"consonants)\b(?! short)(?!.{{0,24}}\b(?:poem|haiku|limerick|tanka|verse)\b)(?!{_BY_POST})(?!{_ON_STAGE})",
    rf"\b(?:letters?|syllables?|length|letter count)(?: count)?(?: ?[:=]| is| are|,|(?<=letter count) of)? {_NUMBER}\b",
    rf"^(?:a |it has a )?length of {_NUMBER}$",
    rf"^(?:it'?s |it is )?{_NUMBER} long$",
    r"^(?:an? |the |it'?s )*(?:key ?)?word of (?:only |just )?"
    r"(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$",
    r"^(?:it'?s |a (?:bit|little) |much |far |way )*(?:shorter|longer) than (?:the |our |all the )?"
    r"(?:others?|rest|other three|other (?:key ?)?words)$",
    r"\b(?:fewest|the (?:least|most)) (?:letters|syllables|characters)\b",
    r"^[ivx]+[ -](?:letters?|syllables?)$",
    r"^(?:it has )?(?:an?|one|two|three|\d) (?:letters?|syllables?) (?:more|less|fewer|longer|shorter)\b",
    r"(?<=\w) \((?P<n>\d{1,2})(?:[,-] ?\d{1,2})*\)$",
    r"\b(?:odd|even|prime|same|equal|double[- ]digit) (?:number|amount|count) of "
    r"(?:letters|syllables|characters|vowels)\b",
    r"\b(?:more|fewer|less|as many) (?:letters|syllables|characters) (?:than|as)\b",
    r"\b(?:same|equal) length as\b",
    r"\bmonosyllab(?:ic|les?)\b|\b(?:disyllabic|trisyllabic|polysyllabic)\b|\bsingle[- ]syllable\b",
    r"^(?:it'?s |the |an? |our |very |really |quite |rather |pretty |fairly |extremely |super |such |too )*"
    r"(?:short|shorter|shortest|long|longer|longest)[ -](?:key ?word|word)"
    r"(?: (?:(?:of|on|in) (?:all|the|our)\b.*|here))?$",
    r"^(?:the |our )?(?:shortest|longest)(?: one)?"
    r"(?: (?:of|in|on) (?:all|them|ours|(?:the|our) (?:four|words|key ?words|bunch|lot|set|list|group|"
    r"screen)))?$",
    r"\bas (?:long|short) as (?:the (?:key ?)?word|a word|[\"'])",
    r"\b(?:bi|tetra|quadri|penta|hexa|hepta|octo|multi|poly|di|tri)-?syllab(?:ic|les?)\b",
)

SOUND_TALK = Phrases(
    r"\brhym(?:es?|ing|ed) (?:with|on(?! an?\b)|to)\b",
    r"\brhymes$(?<!^rhymes)(?<!other rhymes)"
    r"(?<!nursery rhymes)(?<!often rhymes)(?<!usually rhymes)(?<!always rhymes)(?<!poem "
    r"rhymes)"
    r"(?<!poetry rhymes)(?<!and rhymes)(?<!in rhymes)(?<!sometimes rhymes)(?<!writes rhymes)(?<!with rhymes)"
    r"(?<!'s rhymes)(?<!busta rhymes)(?<!rap rhymes)(?<!poem that rhymes)(?<!poetry that rhymes)(?<!verse that "
    r"rhymes)"
    r"(?<!song that rhymes)(?<!lyrics that rhymes)",
    r"\b(?:its|the|a|my) rhyme is\b",
    r"^(?:it )?sounds (?:a bit |very |kind of )?(?:french|german|italian|spanish|dutch|russian|japanese|"
    r"chinese|"
    r"british|foreign|plural)$",
    r"\brhymes? ?(?:of |for (?!a living\b)|: ?|= ?)",
    r"^(?!(?:nursery|playground|skipping|counting|children's?|childhood|internal|eye|good|bad|simple|silly|"
    r"royal|no|"
    r"a|the|and|or|in) )[a-z]+ rhyme$",
    r"\b(?:begins?|starts?|ends?|finish(?:es)?|with) (?:with )?an? (?:[b-z]|[a-z]{2}|hiss\w*|snake'?s?|vowel) "
    r"(?:sound|noise)\b",
    r"\b(?:near|half|slant|perfect|imperfect)[- ]rhyme",
    r"\bstress(?:ed)? (?:falls|is|lies|on)\b",
    # A person may sound like another, and a plan like trouble.
    r"\b(?<!\byou )(?<!'ll )(?<!\bwill )(?<!\bhe )(?<!\bshe )(?<!\bpeople )sound(?:s|ing)? "
    r"(?:(?:a (?:bit|little|lot)|just|kind of|sort of|somewhat|much|very) )?"
    r"(?:like|similar|the same|almost|nearly|as)\b(?! (?:a (?:(?:good |great |bad |nice )?(?:plan|dream|idea|"
    r"deal|time)|"
    r"broken record|laugh|challenge|recipe for|bell$|pound$|dollar$)|"
    r"an? \w+ when (?:it|they|blown|played|struck|hit|shaken|you (?!say|pronounce|speak|read))|fun|if|though|"
    r"music to|trouble|(?:hard )?work|heaven|hell|"
    r"paradise|bliss|"
    r"torture|nonsense|someone|somebody|you|he|she|they|we|i)\b)",
    r"\b(?:same|similar|identical) (?:vowel )?(?:sound|pronunciation)(?:s|ing)?\b",
    r"\b(?:similar|alike|same|close|identical) in (?:sound|pronunciation)\b",
    r"\bsound[- ]?alikes?\b",
    r"\bwhen (?:it is |it's |you )?(?:spoken|said|pronounced|read) (?:aloud|out loud|quickly|fast|slowly)\b",
    r"\bwhen (?:spoken(?! to)|pronounced)\b",
    r"^(?:you )?say it (?:like|as)\b",
    r"^(?:spoken|said|voiced|uttered) (?:like|as) [\"']?\w+[\"']?$",
    r"\b(?:assonance|consonance|assonates) with\b",
    r"^(?:an? )?(?:long|short) (?:[aeou]|ee|oo|ay|oh)(?: sound)?$",
    r"\b(?:long|short|nasal|open|closed|rounded|stressed) vowels?\b(?! movement)",
    r"\bvowel (?:as|like|of|in) ",
    r"[\"']\w{1,3}[\"'],? (?:as|like) in \w+$",
    r"\b(?:emphasis|accent) (?:is |falls )?on the (?:first|second|third|last) syllable\b",
    r"\b(?:pun|spoonerism|malapropism) (?:on|of|for) (?!words?$)",
    r"\bchimes? with (?!the\b|midnight\b)\w+$|\bsame ring(?: to it)? as\b",
    r"\bphonetically\b|\bhomophon(?:ous|ic)\w*",
    rf"\b{_VERB} (?:in|with|on|like) the sound(?! of\b)",
    r"^(?:spoken|said|read|say it)(?: (?:aloud|out loud),?|,) (?:it'?s|it is|it means|it could be|it becomes) ",
    # What is pronounced may also be plain to see, and the dead are pronounced so.
    r"\b(?:mis)?pronounc(?:ed|es?|ing)\b(?<!now pronounce)(?! (?:dead|guilty|missing|winner|him|her|them|"
    r"(?:you )?man|"
    r"cheek\w*|jaw\w*|chin|brows?|nose|nostrils|limp|curves?|features|muscles|effect|difference|ridges?|"
    r"stripes?)\b)",
    r"\b(?:homophones?|homonyms?)\b",
    r"\b(?:similar|alike|like|same|identical|close|equal)[- ]sounding\b",
    r"\b(?:resembl\w+|match\w*|similar|close|equal|identical|like) [^,.]{1,30}\bin (?:sound|pronunciation)\b",
    r"\bwith (?:an? )?(?:long|short|soft|hard|rolled|rolling|nasal|broad|flat) [a-z](?: sound)?$",
    r"\bpronunciation ?(?:of|like|as|is|:)",
    r"\b(?:almost|nearly) sounds\b",
    r"\b(?:soft|hard) [cgkst]\b(?!')",
)

QUOTED_TALK = Phrases(
    r"\b(?:says?|said|saying|calls? it|pronounces?|pronounced|pronouncing|heard) (?:it |this )?(?:as |like )?"
    r"[\"']?(?P<said>[a-z]+)[\"']?(?!\S)",
)
