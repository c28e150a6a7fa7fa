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
    rf"\b(?:put|stick|place|tack|pop|slap|insert|prepend|append|attach|bung|throw) (?:in )?"
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
    rf"\b{_PLAIN} (?:isn't|is never) (?:pronounced|said|heard|voiced)\b",
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
    r"^(?:the )?(?:accent|stress|emphasis)(?: is| falls)? on the (?:first|second|third|last|final|penultimate)$",
    r"^(?:said|spoken|pronounced|read) (?:by|in) (?:\w+ ){1,3}(?:it'?s|it is|it would|it'd|it sounds)\b",
    r"\blisp(?:ed|ing)? it(?:$| and)",
)
