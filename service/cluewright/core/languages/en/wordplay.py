"""How English speaks of what can be done with a word: taking its letters away, clapping its syllables, saying it aloud.

Patterns on the clue in lower case, beside those in `talk`. Each keeps away from what is said of things in the same
words: a green bean loses its ends, a postman has a couple of letters, and one says it with flowers.
"""

from cluewright.core.languages.patterns import Phrases

# One letter that is no word: not the article, not I, and not the T of a T-shirt. X marks more than spelling does.
_PLAIN = r"[b-hj-z](?![\w'-])"
_PUT = r"[b-hj-wyz](?![\w'-])"
_DOUBLED = r"(?:aa|bb|cc|dd|ee|ff|gg|ll|mm|nn|oo|pp|rr|ss|tt|zz)"
# Letters that are often written and not said.
_MUTE = r"(?:gh|kn|gn|wr|ps|pn|pt|mb|bt|ue|wh|ch|ck|ph|th|rh|st|sc|lk|lm|ugh|ough)"
_STARTS = r"(?:starts?|starting|begins?|beginning)"
_ENDS = r"(?:ends?|ending|finish(?:es|ing)?|closes?)"
_IT = r"(?:(?:it|that|which|word|something|one|the|a) )*"
_ALIKE = r"(?:(?:exactly|just|precisely) )?(?:like|as|how|the (?:same )?way|with (?:what|whatever))"
_PART = r"(?:head|tail|front|back|beginning|end|ending|start|top|first|last|middle|heart|ends)"
_OFF = (
    r"(?:behead|drop|remove|take (?:off|away)|lose|chop off|cut off|lop off|strip|without|swap|change|replace|double)"
)
_LEAVES = (
    r"(?:it'?s|it is|it becomes|it turns into|you get|you have|you'?ve got|to get|to make|to form|leaves|it spells|"
    r"becomes|makes|spells)\b"
)
_SOUND = r"(?:[b-z]|ay|oh|oo|ee|ow|aw|oy|ah|uh|sh|ch|th|ng|er|ar)"
_ADVERBS = r"(?:(?:very|quite|really|rather|pretty|fairly|so|super|extremely|not) )*"
_NUMBER = r"(?P<n>\d{1,2}|[a-z]+)"
_WORD = r"(?:key ?word|word)"


SPELLING_PLAY = Phrases(
    rf"^{_IT}{_STARTS} {_ALIKE} it {_ENDS}$",
    rf"^{_IT}{_ENDS} {_ALIKE} it (?:{_STARTS}|started|began)(?: with)?$",
    rf"^{_IT}{_STARTS} and {_ENDS} (?:alike|identically|the same(?: way)?|with the same)\b",
    r"^(?:the )?same (?:first and last|(?:thing )?at both ends|front and back)$",
    r"^(?:an? )?(?:[b-hj-z]|[b-df-hj-np-tv-z]{2}) (?:at|on) (?:both|either) ends?$",
    rf"\ban? {_PLAIN} (?:at|on) (?:both|either) ends?\b",
    r"^both ends are [a-z]{1,2}$",
    r"\bletters? (?:(?:is|are|all|get|gets|has been|have been|ever) )*(?:repeat(?:s|ed)?|doubled?|jumbled|scrambled|"
    r"shuffled|rearranged|reversed|different|distinct|unique|silent|capitali[sz]ed)\b",
    r"\ball (?:different|distinct|unique) letters$",
    r"\b(?:mix|scramble|jumble|swap|switch|reverse|shake)(?: up| around)? (?:all )?(?:the|its) letters\b",
    rf"\b{_OFF} (?:its|the word'?s) (?:own )?{_PART}(?: off| away)?,? (?:and |then )?{_LEAVES}",
    rf"\b(?:behead|decapitate|curtail) the {_WORD}\b",
    r"\b(?:put|stick|place|tack|pop|slap|insert|prepend|append|attach|bung|throw) (?:in )?"
    rf"(?:(?:an?|another|one|the letter) )+{_PUT}",
    rf"\b(?:put|stick|place) an? {_PLAIN} (?:in|on|at) (?:the |its )?(?:end|front|start|beginning|back)\b",
    rf"^{_PLAIN} is (?:its|the) (?:first|last|second|third|initial|start|end|ending)$",
    rf"^(?:{_PLAIN} (?:twice|thrice|two times|three times)|(?:twice|thrice) {_PLAIN})$",
    rf"^(?:(?:has|got|with|an?) )*{_PLAIN}(?:(?: and|,|,? and an?)? {_PLAIN})+ in (?:it|the word)$",
    rf"\b{_DOUBLED} (?:in (?:it|the (?:very )?middle)|at (?:the|its) (?:end|start|beginning|front|back))$",
    rf"\b(?:lots|plenty|loads|a couple|a pair|a bunch) of {_PLAIN}$",
    rf"\bsilent {_MUTE}(?![\w'-])",
    rf"\b{_MUTE} (?:is|are|stays?|goes) (?:silent|mute|unheard|unspoken|not (?:said|heard|pronounced))\b",
    rf"\b{_MUTE} (?:that )?(?:isn't|aren't|nobody|no one|you (?:don't|can't)) (?:says?|said|pronounced?|heard?)\b",
    r"\bvowels? [aeiou]\b",
    r"\bconsonant (?:clusters?|pairs?|blends?)\b",
    r"\bspell(?:ing|ed|s|t)?(?: ?:)?(?: it| as| out| that)* [a-z](?:[ .-]{1,2}[a-z])+(?![\w'])",
    r"\bcontain(?:s|ing) (?:an?|another|two) (?:(?:smaller|shorter|little|tiny|other|whole|rude|hidden|entire) )*"
    r"words?\b",
    r"\b(?:smaller|shorter|tiny|little|another|other) words? (?:inside|within|hidden|in (?:it|there))\b",
    r"\bthere'?s an? (?:\w+ )?word (?:(?:hidden|hiding) )?(?:in|inside|within) (?:it|this|there)\b",
    rf"\b(?:in|inside|within|from|off) the {_WORD}$",
    r"\b(?:like|resembles|similar to|close to|almost|nearly|from) the word [\"']?(?!of\b|on\b|go\b)\w+",
    r"^(?:(?:if|when|but|read|reading|written|spelled|spelt|turned|flipped|it|you) )*"
    r"(?:backwards?|reversed|in reverse|rearranged|scrambled|unscrambled|jumbled|anagrammed),? "
    r"(?:it'?s|it is|it means|it says|it spells|it reads|it becomes|it makes|you get|you have|this is|means|spells) ",
    r"^(?:its |the )?initials ?:? [a-z](?:[. ]{0,2}[a-z]){1,2}\.?$",
    r"^its initials?$",
    r"^(?:(?:it'?s|it is|always|usually|never|an?|must be|the|only|word is) )*"
    r"(?:capitali[sz]ed|uncapitali[sz]ed|hyphenated|unhyphenated)(?: word| one)?$",
    r"\b(?:needs?|takes?|gets?|requires?|with|has) a capital letter$",
    rf"\b(?:written|spelled|spelt|{_STARTS}) with a capital$",
    r"\b(?:has|with|needs|takes|got|have) an? (?:hyphen|apostrophe|umlaut|diaeresis|circumflex|cedilla|diacritic)"
    r"(?: in it| in the middle)?$",
    rf"^(?:first|last|initial|starts?|begins?|beginning|ends?|ending|final)(?: is| =| ?:| w/) ?(?:an? )?{_PLAIN}$",
    r"^[a-z][ -](?:blank|dash|something)[ -](?:blank[ -]|dash[ -])*[a-z]+$",
    rf"^\w+ with {_PLAIN}$",
    rf"\b{_PLAIN} (?:instead of|replaced (?:by|with)|in place of|swapped (?:for|with)) (?:an? |the )?{_PLAIN}",
    r"\b(?:remove|drop|lose|cut|without|take (?:off|away|out)) (?:the |its )?(?:first|last) and (?:the |its )?"
    r"(?:first|last)(?: letters?)?$",
    rf"^{_IT}(?:{_STARTS}|{_ENDS}) (?:the same(?: way)?|similarly|identically|exactly) (?:as|to|like) "
    r"[\"']?[a-z]+[\"']?$",
    r"\b(?:more|fewer|less|as many|many|mostly|mainly|nothing but|just|all) (?:consonants|vowels)\b",
    r"\b(?:both|its|the|all(?: its)?|only|two|three) (?:\w+ )?(?:vowels|consonants) (?:are|is|match|repeat|differ|"
    r"agree)\b",
    rf"^{_PLAIN},? (?:and )?then (?:an? )?[a-z](?![\w'-])",
    r"\binitial of (?!an? |the |many |each |some )\w+",
    r"\b(?:hides|hiding|conceals|concealing|contains|containing) an? (?:\w+ )?(?:small|smaller|little|short|shorter|"
    r"tiny|"
    r"whole|other|different|longer) word\b",
    r"[\"']\w+[\"'] (?:is )?(?:hidden|hiding|tucked|lurking|sitting|buried)(?: away)? (?:in|inside|within)(?: (?:it|"
    r"this|there))?$",
    r"^(?:an? )?\w+ (?:with|has|containing) (?:an? |one )?(?:typo|spelling mistake|spelling error|letter (?:wrong|"
    r"changed|"
    r"missing|swapped))$",
    r"\b(?:with|has|have|takes|gets|needs) (?:an? )?(?:capital|small|lower ?case|upper ?case) letter\b",
    r"\ban? capital letter (?:would|makes?|turns?|and)\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with|in|on) (?:the )?(?:chemical )?symbol (?:for|of)\b",
    r"\blooks? (?:(?:almost|nearly|exactly|just|a lot|very much|a bit) )*like [\"']?\w+[\"']? (?:on paper|in print|in "
    r"writing|"
    r"when (?:you )?(?:written|write it)(?: down)?|written down)\b",
    rf"\b(?:has|with|have|got) both an? {_PLAIN} and an? [a-z](?![\w'-])",
    rf"^an? (?:capital|lower ?case|upper ?case) {_PLAIN}$",
    rf"^{_PLAIN} first$",
    rf"\b{_PLAIN} in the (?:centre|center)$",
    r"\b(?:first|last|second|third|middle) letter (?:that )?looks like\b",
    r"\bwithout (?:the|its|an?) (?:apostrophe|hyphen|umlaut|diaeresis|cedilla|tilde|circumflex)\b",
)

COUNT_PLAY = Phrases(
    r"\b(?:couple|few|several|many|lots|loads|number|bunch|handful|pair|plenty|fewer|more|less|most|least|multiple|"
    r"extra|its|too many|just the one) (?:of )?(?:the |its )?syllables?\b",
    r"\bclap(?:s|ped)? [^,.]{0,30}\b(?:say|says|saying|said|pronounce|syllables?)\b",
    r"\bclaps? it out\b",
    r"\b(?:beats|claps|taps) (?:when|if|as|to) (?:you )?(?:say|saying|said|spoken|clap it)\b",
    rf"\b{_NUMBER} (?:squares|boxes|spaces|cells|blanks) in (?:an?|the|your) crossword\b",
    rf"\b(?:takes|needs|uses) {_NUMBER} (?:scrabble )?tiles(?: in scrabble)?$",
    rf"\b{_NUMBER}[ -](?:letterer|keystrokes?|key ?presses)\b",
    rf"^(?:it'?s )?the (?:shortest|longest|smallest|tiniest|biggest|lengthiest) {_WORD} "
    r"(?:here|by far|(?:that )?we(?:'ve| have)(?: got)?|(?:of|on|in) (?:the|our) (?:list|screen|four|lot|bunch|set))$",
    rf"^(?:it'?s )?one of (?:the|our) (?:longer|longest|shorter|shortest) (?:{_WORD}s?|ones)\b",
    rf"^(?:the |our |this )?{_WORD} is {_ADVERBS}(?:short|long|lengthy)\b",
    r"\b(?:count|count up|add up|total|tally|number of) (?:(?:all|up|of|the|its|our) )*"
    r"(?:its|the|our) (?:letters|characters|syllables|vowels|consonants)\b",
    r"\bfor its (?:letters|syllables)$",
    rf"\b{_NUMBER} (?:little|small|short|tiny|simple|mere|measly|different|distinct|unique|individual|separate|single|"
    r"english|printed|lower ?case|upper ?case) (?:letters|syllables|characters)\b",
    r"\b(?:trio|quartet|quintet|sextet|septet|octet) of (?:letters|syllables|characters)\b",
    r"\b(?:one|a) (?:letter|syllable|character) (?:for (?:each|every)|per) (?:finger|toe|weekday|season|day of the "
    r"week|"
    r"planet|limb|leg|month|wheel|continent|corner|compass point|sense|colou?r of the rainbow)\b",
    r"\b(?:one|two|three|four|five|six|\d)[ -](?:beat|clap|tap) word\b",
    r"^claps? (?:three|four|five|six|[3-6]) times(?:$| (?:for|to say|when|as) )",
    r"\b(?:equal|identical|same|similar) in length (?:to|as) (?!an? |(?:the|my|your|our|its|two|three) "
    r"(?!word))[\"']?\w+[\"']?$",
    r"\b(?:longer|shorter) word than\b",
    r"\bnumber of letters (?:is|are|=|:|equals)",
    rf"\bsize {_NUMBER} word\b",
)

SOUND_PLAY = Phrases(
    r"\bsound(?:s|ing)? (?:exactly|precisely|quite|rather|vaguely|remarkably|suspiciously) "
    r"(?:like|similar|the same|as)\b(?! (?:if|though)\b)",
    r"\bis its rhyme\b",
    r"\bsay (?:it|this|the word) (?:aloud|out loud|fast|quickly|slowly|wrong|differently|"
    r"(?:\w+ )?times (?:fast|quickly))(?:$|,? (?:and|it|you|for|to)\b)",
    r"\bsay (?:it|this|the word) (?:in|with) (?:an?|the|your|your best) (?:\w+ )?(?:accent|lisp|drawl|brogue|twang)\b",
    r"\b(?:in|with) (?:an?|the|your) (?:\w+ )?(?:accent|lisp|drawl|brogue|twang),? (?:it'?s|it is|it sounds|it'd|it "
    r"would|you'd|you would|you say)\b",
    r"^(?:by|to the) ear,? (?:it|this|an?|the)\b",
    r"^phonetics?: ",
    r"\b(?:acoustically|aurally|sonically),? (?:it'?s|it is|an?|the|like|identical|similar|close|equal)\b",
    # A bee makes a z sound: that is its voice.
    rf"^(?:(?:it|has|with|got|contains|includes|an?(?= [\"']?{_SOUND}\b)|the|one|two|long|short|hard|soft) )*"
    rf"[\"']?{_SOUND}[\"']? sounds?(?:$| (?:in|at|on|to|as) )",
    r"\bvowel sounds? (?:as|like|of|in|from)\b",
    r"\bthe (?:accent|stress|emphasis) (?:shifts|moves|jumps|changes|switches|lands|sits)\b",
    r"^(?:the )?(?:accent|stress|emphasis)(?: is| falls)? on the (?:first|second|third|last|final|penultimate)$",
    r"^(?:said|spoken|pronounced|read) (?:by|in) (?:\w+ ){1,3}(?:it'?s|it is|it would|it'd|it sounds)\b",
    r"\blisp(?:ed|ing)? it(?:$| and)",
    # Verse that the word would fit: its rhyme is meant, whatever is told of it.
    r"\b(?:ends?|ending|closes?|closing|finish(?:es)?|completes?|completing|fits?|fitting) (?:\w+ ){0,3}"
    r"(?:limerick|couplet|line of (?:verse|poetry|a poem))\b",
    r"\b(?:ends?|ending|closes?|finish(?:es)?|completes?|fits?) .{0,30}\b(?:limerick|couplet)\b",
    r"\b(?:goes|go|comes|belongs)(?: nicely| well)? (?:with|after) (?!the |an? )\w+ (?:and \w+ )?in (?:an? |any |the )?"
    r"(?:poem|limerick|couplet|song|verse|rap|rhyme)\b",
    r"\b(?:limerick|couplet)\b.{0,25}\b(?:after|with|alongside|beside|following|to match) (?!an? |the |no )\w+",
    r"\b(?:poe\w+|seuss|rappers?|songwriters?|bards?|lyric\w*|songs?|verse|rap|limericks?)\b.{0,25}"
    r"\b(?:pair|match|couple|partner)(?:s|ed|ing)? (?:(?:it|this|that|me|up|well|nicely) )*(?:with|by) ",
    r"\brhym(?:es?|ing|ed) (?:\w+ ){1,3}(?:with|to)\b",
    r"\b(?:for|to fit|to suit|suits|fits) (?:the|its|a|an easy) rhymes?$",
    r"\b(?<!poem )(?<!poems )(?<!poetry )(?<!verse )(?<!song )(?:has no|without an?|hard to|impossible to|difficult to"
    r"|easy to|lacks an?|needs an?|no (?:perfect|known|"
    r"good)) "
    r"rhyme(?!,? (?:n?or|and) )\b",
    r"\brhyming (?:partner|mate|friend|companion|pair)\b|\brhymes, with \w+$",
    r"\bthe vowel (?:is|sounds) (?:like|as)\b",
    r"\b(?:imagine|picture|hear) an? \w+ (?:saying|pronouncing) (?:it|this)\b|\bwhen an? \w+ says it$",
    r"\b(?:mishears?|misheard|mishearing) (?:\w+ )?(?:as|for) ",
    r"\bsounds? (?:\w+ )?(?:close|near|akin|next door) to\b",
    r"\b(?:mumble|slur|lisp|mispronounce) (?:it|this|the word)\b",
    r"\bsay(?:ing)? [\"']?\w+[\"']? (?:(?:with|through) (?:your mouth (?:full|shut|closed)|a (?:cold|mouthful|lisp|"
    r"stammer|stutter)|"
    r"(?:a|your) (?:blocked|stuffy|stuffed) nose|your nose)|(?:while |when )?(?:drunk|tipsy))\b",
    r"\b(?:first|second|third|last|final|opening|closing|middle|stressed|unstressed) (?:syllables?|vowels?)"
    r"(?: ?[:=]| (?:is|like|as|sounds?|rhymes?)\b)",
    r"\b(?:stress|accent|emphasis)(?: is| falls| lies| goes)? on (?:the|its) (?:(?:first|second|last|latter|former) "
    r"(?:half|part|bit)|beginning|start|end|front)$",
    rf"\b{_STARTS} (?:with|in) (?:the )?(?:same )?(?:sound|noise) (?:that |which )?(?:an?|you(?:'d)?|we|people) "
    r"(?:\w+ )?makes?\b",
    rf"\b{_ENDS} (?:with|in) (?:the )?(?:same )?(?:sound|noise) (?:that |which )?(?:an?|you(?:'d)?|we|people) (?:\w+ "
    r")?makes?\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with|in|on) an? (?:breathy|nasal|guttural|sibilant|plosive|aspirated|rolled|throaty) "
    r"(?:sound|noise|consonant)\b",
    r"(?<!^)\b(?:diphthong|plosive|fricative|sibilant|glottal stop|schwa)s?\b",
    r"\b(?:lips|tongue|teeth|mouth) (?:\w+ ){0,3}(?:to|when you|as you|while you|when) (?:say|saying|pronounc\w+|"
    r"utter) "
    r"(?:it|this|me|the word)\b",
    r"\bsay it with(?:out)? (?:your |the )?(?:lips|mouth|tongue|teeth)\b",
    r"\b(?:said|spoken|voiced|uttered) (?:like|as) [\"']?\w+['-]\w+[\"']?$",
    r"^pun ?[:=]",
    r"^(?:an? |the )?(?!\w+ing\b)[\w'-]{3,}, by ear$",
)
