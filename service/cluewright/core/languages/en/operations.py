"""How English tells what becomes of a word that is beheaded, and what is heard when it is said.

Patterns on the clue in lower case, beside those in `talk`, `wordplay` and `books`. What happens to things and people in
the same words is free: a hydra loses its head, a queen was beheaded.
"""

from cluewright.core.languages.patterns import Phrases

_PLAIN = r"[b-hj-z](?![\w'-])"
_BOOK = r"(?:dictionary|encyclop(?:a)?edia|lexicon|glossary|thesaurus|phone ?book|index)"
# A word has a head and a tail to lose; a hydra that does has two then.
_CUT = r"(?:behead(?:ed)?|decapitated?|curtail(?:ed)?|truncated?|headless|tailless|topless|docked)"
_TAKEN = r"(?:(?:take|chop|cut|lop|knock|strip)(?: (?:off|away))?|drop|remove|lose|without|minus|delete)"
_END = r"(?:head|tail|front|first|last|ends)"
_IT_IS = (
    r"(?:it'?s|it is|i'?m|i am|it becomes|it makes|it leaves|it turns into|it spells|you get|you have|you'?ve got|we "
    r"get|"
    r"get|to get|to make|becomes|leaves|makes|spells)\b(?! (?:two|more|dead|another))"
)
# Those who are known for how they say what all say.
_SPEAKER = (
    r"(?:connery|scots|scotsm[ae]n|kiwis?|aussies?|new zealanders?|cockneys?|brummies?|geordies?|scousers?|texans?|"
    r"glaswegians?|yorkshirem[ae]n|south africans?|bostonians?|posh people|northerners?|southerners?|"
    r"(?:someone|somebody|people) with an? (?:lisp|cold|stammer|stutter))"
)

# Letters by names that are hardly anything else.
_NAMED = r"(?:aitch|haitch|cee|dee|eff|gee|ess|vee|double[- ]?u|double[- ]?you|wye|zed|zee)"


SPELLING_DONE = Phrases(
    r"\b(?:unneeded|unnecessary|superfluous|redundant|needless|unpronounced) letters?(?:$| (?:in|at|inside)\b)",
    r"\b(?:misspells? (?:it|this|that|the word)|(?:hard|tricky|difficult) to spell(?! out)|(?:often|commonly|"
    r"usually) misspel(?:led|t)|(?:spelled|spelt|written) (?:exactly |just )?(?:the way|how|as|like|differently "
    r"(?:from|to|than) "
    r"(?:how|the way)) it(?:'s| is)? (?:sounds|said|pronounced|spoken))\b",
    rf"\b(?:forgets?|mind|where (?:did|does|is)|remember|ignore|skip) (?:the|your|its) {_PLAIN}",
    r"^think (?P<letter>[b-hj-wyz])$",
    rf"\bletter (?:of the day )?is {_PLAIN}",
    r"\b(?:shar(?:es?|ing)|shared|same) (?:(?:its|an?|the|first) )*initials? (?:with|as)\b|\binitials? shared with\b",
    r"^(?!every|each|all|it|life)\w+ (?:starts|begins) the same way$",
    r"\b(?:starts|begins|opens|ends) (?:as|like) in \w+$",
    r"\b(?:starts|begins|kicks off|opens|ends|finishes) (?:just |exactly )?(?:like|as) \w+ (?:and|or) \w+"
    r"(?: do(?:es)?)?$",
    r"\b(?:pair of|two|both|three|double|twin) (?:esses|aitches|ells|effs|ens|ems|ars|wyes|zeds|zees|vees|dees)\b",
    r"\bsame (?:\w+ )?(?:forwards?|from the front|from left to right) (?:and|as|or) (?:backwards?|from the back|"
    r"from right to left)\b|\bsame (?:backwards?|from the back) (?:and|as|or) forwards?\b",
    r"^[b-df-hj-np-tv-z]{2,3},? (?:as|like) in \w+$",
    rf"^{_NAMED},? (?:then|plus|followed by) (?:an? )?\w+$",
    rf"^(?:an? )?\w{{3,}} (?:after|following|behind) an? {_PLAIN}$",
    r"\bthe alphabet's (?:\d|first|second|third|last|\w+th\b)|\bnumber \w+ (?:in|of) the alphabet\b",
    r"\b(?:keypad|t9|dial pad)\b.{0,12}\d{3}|\btype \d(?:[- ]\d){2}",
    rf"\b{_CUT}(?: (?:it|me|this|the word))?[,:]? (?:(?:and|then|so) )?{_IT_IS}",
    r"^(?:beheaded|decapitated|curtailed|truncated): (?:an? )?[a-z]+$",
    rf"\b{_TAKEN} (?:its|the|my) {_END}(?: (?:off|away))?[,:]? (?:(?:and|then|so) )?{_IT_IS}",
    r"\b(?:chop|cut|lop|knock|take) off (?:its|the) (?:head|tail|front): (?:an? )?[a-z]+$",
    r"\bwithout (?:its|the) (?:head|tail|front), (?:an? )?[a-z]+$",
    rf"\b{_PLAIN} (?:in (?:it|the middle) )?(?:isn't|is not|is never|goes) (?:pronounced|said|heard|voiced|unheard|"
    r"unsaid)"
    r"\b",
    rf"\b{_PLAIN} (?:is|'s) there(?: in writing)?,? but (?:you|we|nobody|no one|it) ",
    r"\bshar(?:es?|ing) (?:an?|one|two|three|four|most|all|all its|half its|only one|no|[1-9]) (?:letters?|vowels?|"
    r"consonants?|syllables?) with\b",
    r"^(?:an? |the |it'?s )*[b-df-hj-np-tv-z]{2}- ?word$",
    r"^(?:an? |the |it'?s )*(?P<mixed>[a-z]{3,}),? (?:in (?:disarray|pieces|a (?:jumble|muddle|mess|twist|spin|whirl)|"
    r"(?:the |a )?(?:wrong|different|new|another|random) order)|all mixed up|all over the place|upset|disarranged)$",
    r"^(?:the |same |use the |just the |all the )*letters (?:of|in|from) (?:the word )?(?P<mixed>[a-z]{3,})$",
    r"\b(?:scrabble|wordle|countdown) ?[:,-]? \w+ points\b",
    r"\b(?:plural|past tense|singular|feminine) (?:(?:just|only|also) )*(?:ends|adds|takes|gets|needs) ",
    rf"^{_PLAIN},? like in \w+$",
    r"\b(?:comes?|listed|filed|found|be|is|it's) (?:very )?(?:first|last|early|late) in (?:the|an?|any|every) "
    rf"{_BOOK}\b",
    r"\b(?:each|every|no) letter (?:appears?|occurs?|is used|is different|comes up|shows up)\b",
    r"\bletters (?:(?:are|is|come|stand|all) )*in (?:(?:reverse )?alphabetical|the (?:right|wrong|same)|a different) "
    r"order\b",
    r"\b(?:can|can't|cannot|could) (?:be )?typed? (?:it )?(?:with|using) (?:only |just )?(?:your |the )?(?:left|right|"
    r"one)"
    r"(?: hand)?\b",
    r"^(?:rot[ -]?\d{1,2}|caesar (?:cipher|shift|code)|atbash|base ?64|morse code|in (?:morse|binary|code)|ascii|"
    r"vigen[eè]re) ?: ?\S",
    r"^(?:an? |the )?[a-z]{4,} (?:without|minus|less|missing|lacking|losing|shorn of) (?:its|the|his|her) (?:first|"
    r"last|opening|final|closing|initial|leading) (?:two|three|four|few|couple|\d)$",
)

COUNT_DONE = Phrases(
    r"^(?:it'?s )?(?:the|our) (?:shortest|longest)(?: one)? (?:that )?(?:we have|we've got|we got)$",
    r"\b(?:longer|shorter) than (?:the|our|all the) other (?:(?:key ?)?words|three)\b",
    r"\b(?P<n>\d{1,2}|[a-z]+)[ -]syll?s?\b",
    r"\bletters (?:number|total|add up to|amount to|come to) (?P<n>\d{1,2}|[a-z]+)$",
    r"\b(?P<n>\d{1,2}|[a-z]+) (?:strokes|taps|presses) (?:on|of) (?:an?|the|your) (?:keyboard|typewriter)\b",
    r"(?<=\w) \((?P<n>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\)$",
)

SOUND_DONE = Phrases(
    r"\b(?:close to|almost|nearly|not quite|\w+ had) an? rhyme\b|^rhyme time: ",
    r"\bthe sound of its (?:ending|vowels?|beginning|start|first|last)\b|\bvowel from \w+$",
    r"\brhyming (?:twin|cousin|sibling|brother|sister|double)\b",
    # As crosswords say it.
    r"\w, (?:(?:so )?(?:we|i|they) hear|aloud|audibly|spoken aloud|said aloud|phonetically)$",
    r"^(?:aloud|audibly|orally|out loud|spoken aloud|said aloud)(?:[:,] |,? (?:it'?s|it is|an?) )",
    r"\b(?:long|short|flat|broad) [aeiou] (?:if|when|in|for|up|down)\b",
    rf"\bhow (?:(?:an?|the|most|sean) )*{_SPEAKER} (?:would |might |will )?(?:says?|utters?) (?!hello|goodbye|hi\b|yes"
    r"|no\b|"
    r"thank|cheers|sorry)",
    rf"\b{_SPEAKER} (?:would|might|will) say [\"'“‘]",
    r"\bsay it (?:slowly|aloud|out loud|fast|quickly): ",
)
