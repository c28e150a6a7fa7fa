"""How English tells letters that are written and not said, said as others, or placed in the word, in any word order.

Patterns on the clue in lower case, beside those in `talk` and `letters_seen`. A letter by itself is told from the X
of a treasure map and from Mr T by what is said of it: that it is heard or not, what it stands for, where in it it is.
"""

from string import ascii_lowercase

from cluewright.core.languages.patterns import Phrases

# Two letters that are one sound, or none.
_PAIR = r"(?:gh|kn|gn|wr|ps|pn|pt|mb|bt|ue|wh|ch|ck|ph|th|rh|sc|lk|lm|ugh|ough|qu|sh|tch|ei|ie|ea|oe|ae|eau|mn|ng)"
_LETTER = rf"[\"']?(?:[a-z]|{_PAIR})[\"']?(?![\w'-])"
_PLAIN = rf"[\"']?(?:[b-hj-z]|{_PAIR})[\"']?(?![\w'-])"
_THE = (
    r"(?:the|an?|its|that|this|one|with|first|last|second|final|third|fourth|opening|leading|initial|middle|other|lone|"
    r"extra|only|both|two)"
)
# What may stand between a letter and what is said of it: where it is, and little words.
_WHERE = (
    rf"(?:,? (?:at|in|on|of|to|the|its|it|there|here|very|front|end|start|beginning|back|middle|cent(?:re|er)|heart|"
    rf"tail|"
    rf"head|before|after|next|beside|behind|following|that|which|is|are|does|word|this|second|first|last|letter|and|or|"
    rf"spelling|inside|just|simply|always|completely|totally|usually|itself|who|somewhere|also|sadly|really|right|"
    rf"[b-hj-z]|{_PAIR})(?!\w)){{0,8}}"
)
_HEARD = (
    r"(?:hear(?:s|d|ing)?|say(?:s|ing)?|said|pronounc(?:e|es|ed|ing)|spoken|speaks?|sound(?:s|ed|ing)?|voiced?|"
    r"utter(?:s|ed)?|"
    r"talks?|audible|sung|sings?|needs?|needed|notic(?:e|es|ed))"
)
_NOT = (
    r"(?:isn'?t|is not|is never|is rarely|are not|aren'?t|never|not|doesn'?t|does not|don'?t|do not|won'?t|can'?t|"
    r"cannot|"
    r"couldn'?t|shouldn'?t|nobody|no[- ]one|hardly any(?:one|body)|few(?: people)?|goes|without)"
    r"(?: (?:ever|even|actually|really|quite|be|being|gets?|you|i|we|to|have|bothers?|dares?|should|can|seems?|would|"
    r"bothering|un\w+))*"
)
_MUTE = (
    r"(?:silent|mute|muted|quiet|dumb|unheard|unspoken|unsaid|unpronounced|unsounded|unvoiced|noiseless|soundless|"
    r"inaudible|hushed|speechless|tongue-tied|asleep|sleeping|dormant)"
)
_IDLE = (
    rf"(?:(?:is|are|'s|stays?|goes|remains?|keeps?|kept|sits?|being|was|lies?|as|fast|sound) )*{_MUTE}\b|"
    rf"{_NOT} {_HEARD}\b|"
    r"makes? no (?:sound|noise|difference|contribution)\b|(?:keeps?|kept|keeping) (?:its|their) (?:mouths?|lips|"
    r"traps?) "
    r"(?:shut|sealed|closed)\b|keeps? (?:mum|schtum|shtum)\b|(?:shuts?|shut) up\b|(?:both )?(?:sleeps?|snoozes?|naps?|"
    r"dozes?)\b|says? nothing\b|(?:is|are) (?:just |only |purely )?(?:for show|decorat\w+|ornament\w*|"
    r"there for (?:show|decoration|looks))|do(?:es)? (?:nothing|no work|no talking|not(?:hing)? (?:speak|work))\b|"
    r"might "
    r"as well not be (?:there|here|in it)\b|(?:needn't|need not) be (?:there|in it)\b|(?:has|have|takes?) (?:the|"
    r"a) day "
    r"off\b|(?:has |have )?lost its voice\b|(?:is |are )?(?:dead weight|along for the ride|just a passenger|"
    r"for no (?:good |"
    r"apparent |obvious )?reason)\b|(?:isn't|is not|is never) (?:there|in it) (?:when|if|as) (?:you|it)\b|"
    r"could be left out\b|is (?:superfluous|redundant|pointless|useless)\b"
)
_SPOKEN = r"(?:say|said|saying|sounds?|sounding|spoken|speak\w*|pronounc\w*|heard?|read|reading|talk\w*|aloud|out loud)"
_WRITTEN = r"(?:spel(?:led|t|ling|l)|writ(?:e|ten|ing|es)|typed?|on paper|in print)"
_POSING = (
    r"(?:as|instead of|rather than|in place of|where (?:you'd|one would|we'd) (?:expect|want|write|put|think)|"
    r"(?:that'?s |"
    r"is )?(?:pretending|trying|wanting) to be|(?:standing|filling) in for|(?:that |which )?(?:thinks|believes) it'?s|"
    r"(?:disguised|dressed(?: up)?|posing|masquerading|acting|working|serving|functioning|behaving|used) (?:as|like)|"
    r"doing the (?:job|work) of|playing|making the|does the job of|makes the)"
)
_SAME_AGAIN = "|".join(f"(?<={letter} like ){letter}|(?<={letter} as in ){letter}" for letter in ascii_lowercase)
_PLACE = r"(?:middle|end|start|front|beginning|heart|cent(?:re|er)|back|tail|head|rear|core)"
_IN_IT = (
    rf"(?:in (?:it|there|its|the (?:middle|word|key ?word|spelling|front|name|cent(?:re|er)))|at (?:the|its|both|"
    rf"either) "
    rf"(?:very )?(?:{_PLACE}|ends)|on (?:both|either) (?:ends?|sides?)|somewhere in|in (?:two|both|three) (?:spots|"
    rf"places))"
)
_GAP = r"(?:blank|dash|something|dot|gap|mystery|star|underscore|whatever|question mark)"

LETTERS_MUTE = Phrases(
    # Written, not said.
    rf"\b{_THE} {_LETTER}{_WHERE},? (?:{_IDLE})",
    rf"^{_PLAIN}{_WHERE},? (?:{_IDLE})",
    rf"^(?:its |the )?(?:first|last|final|closing|opening|second|middle) (?:consonant|vowel),? (?:{_IDLE})",
    rf"\b{_MUTE} {_PLAIN}",
    rf"\b{_NOT} {_HEARD} (?:the|its|that|an?|either|any) (?:\w+ )?{_PLAIN}",
    rf"\b(?:ignor|leav|skip|swallow|drop|forget|omit|miss)(?:e|s|ed|ing|p|ping|ting)?(?: out| off)? (?:the|its|that|"
    rf"an?) (?:\w+ )?"
    rf"{_LETTER},? (?:when|if|while|as|in|for) (?:(?:you|we|it'?s|its|they|i|to) )*{_SPOKEN}",
    # Written one way and said another.
    rf"\b{_WRITTEN},? (?:(?:with|as|like|an?|the|using) )*{_PLAIN}.{{0,12}}\b(?:but|yet|and|though|however|not|"
    rf"{_SPOKEN})\b",
    rf"\b{_SPOKEN},? (?:(?:with|as|like|an?|the) )*{_PLAIN}.{{0,12}}\b{_WRITTEN}\b",
    rf"^(?:(?:an?|the|with|its|has|uses) )*{_PLAIN} {_POSING} (?:(?:an? |the |its )?{_PLAIN}|(?:an|the) [aeio](?!\w))",
    rf"^(?:an? |the )?{_PAIR} for (?:an? |the )?{_PLAIN}",
    rf"\b(?:{_PAIR}|[b-hj-z]) (?:in|to|for|on) (?:speech|the ear|writing|print|paper|the spelling)\b",
    rf"^{_LETTER} (?:is )?(?:said|pronounced|spoken|sounding|that sounds) (?:like|as) (?:an? )?{_LETTER}",
    rf"^{_PLAIN} sounds?,? (?:but )?{_PLAIN}",
    # Doubles.
    rf"^(?:the |both )?{_LETTER}(?:,? (?:and|both|is|are|[a-z](?!\w)))*,? doubled\b",
    rf"\b(?:doubles|doubled|twins|pairs)\b.{{0,25}}\b{_WRITTEN}\b",
    rf"\b{_WRITTEN}\b.{{0,25}}\b(?:doubles|doubled|twins|twice over)\b",
    rf"^(?:the )?(?:twins?|doubles?|pairs?) ?: ?{_LETTER}",
    # In the word.
    rf"\bthere(?:'?s| is|'re| are) (?:(?:also|even|only|just) )?(?:an?|one|two|the) (?:\w+ )?{_LETTER} (?:\w+ ){{0,4}}"
    r"(?:it|hear\w*|say\w*|spell\w*|writ\w+|word)\b",
    rf"\b(?:has|have|with|got|having) (?:an?|the|two|double|one|its|their) (?:\w+ )?{_LETTER} {_IN_IT}",
    rf"\b(?:only|sole|one of (?:the|our)|just one) (?:one|ones|word|words|key ?words?)(?: \w+){{0,3}} (?:with|has|"
    rf"having|"
    rf"containing|uses|using|needs) (?:an?|the|two|double|one|no|any) (?:\w+ )?{_PLAIN}",
    rf"\bone of (?:them|these|the four|our four) (?:has|contains|uses) (?:an?|the|two) {_PLAIN}",
    rf"^[b-hj-wyz](?![\w'-]) (?:\w+ ){{0,4}}(?:in|at|near|to|towards?) (?:the|its) (?:\w+ )?{_PLACE}(?:$| of (?:it|"
    rf"the word)\b)",
    rf"\b(?:spelling|word|it) (?:\w+ )?(?:starts|begins|opens|ends|finishes|stops) (?:at|from|near|around) {_PLAIN}",
    r"\b(?:capital|upper ?case|lower ?case) [b-hj-z](?![\w'-])(?! for\b)",
    r"\b(?:no|neither|without|not|never) (?:an? )?[a-z](?:,? (?:an? )?[a-z](?![\w'-]))*,? (?:n?or|and) (?:an? )?"
    r"[a-z](?![\w'-])",
    r"\b(?:every|each) (?:other|second|third|odd|even) letter\b",
    r"\bletters? (?:is|are) (?:an? )?[\"']?[a-z][\"']?(?=$|[,.!;]| and\b)",
    r"^(?!(?:an?|the|my|no|one|go|to|in)\b)[a-z]{1,3}[ -](?:blank|gap|dash|underscore)[ -][a-z]{1,3}$",
    r"^(?:its |the |all )*(?:vowels|consonants|letters)(?: are| is|:|,)? (?:just |"
    r"only )?[a-z](?![\w'-])(?:,? (?:and )?[a-z]"
    r"(?![\w'-]))*$",
    r"^(?:[a-z][ ,-]+){2,}(?:[a-z] )?(?:\w+ ){0,2}(?:vowels?|letters?|consonants?)\b",
    # Changed for another.
    r"\b(?:new|different|other|another|changed|wrong) (?:\w+ )?(?:vowels?|consonants?|initials?)\b",
    r"\bwith (?:an? )?(?:different|new|other|another|changed) (?:\w+ )?letters?\b(?! (?:from|to) )",
    r"\b(?:other|another|different) letters? (?:at|in front|first|to start|in the)\b",
    r"\b(?:with|but|and|has) (?:an? )?[a-z] (?:for|instead of|in place of|not) (?:an? )?[a-z](?![\w'-])",
    rf"^[a-z](?:[ ,-]+{_GAP})+(?:[ ,-]+[a-z](?![\w'])|$)",
    rf"^(?P<letter>[a-z]) (?:like|as in) (?:{_SAME_AGAIN})[a-z]+$",
    # Read from both ends.
    r"\breads? (?:\w+ )?(?:identical(?:ly)?|alike|equally)\b|\bfrom left to right as (?:from )?right to left\b",
    r"\bits first and (?:its )?last (?:are|is|match|letters?|agree)\b",
)
"""What is said of letters that are mute, posing as others, or in the word."""
