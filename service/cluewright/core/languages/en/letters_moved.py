"""How English makes a word of another: by putting a piece on or taking it off, and by moving its letters.

What is named counts only where a keyword comes of it (the groups that the check `spelling` knows), so any word may
stand there: a mother without 'er' is a moth, and with a pram she is none.
"""

from cluewright.core.languages.patterns import Phrases

# A piece in quotes, a consonant, or a few letters that end the clue and are no everyday word.
_PIECE = (
    r"[\"']?(?P<piece>(?<=[\"'])[a-z]{1,4}(?=[\"'])|[b-hj-z](?![\w'-])|(?!(?:of|it|me|us|no|in|on|up|to|at|by|my|is|so|"
    r"him|her|you|end|any|all|out|off|ice|one)\b)[a-z]{2,3}(?=$|[,.!?]))"
)
_ITS = r"(?:(?:an?|the|its|that|one|another|added|extra|letters?|final|first|last|initial|leading|of|bit) )*"
_WHOLE = r"(?:(?:an?|the|someone'?s|your|some|word|of|by) )*[\"']?(?P<whole>[a-z]{2,})(?!\w)"
_BUT = (
    r"(?:(?:but|and|just|only|you|then|it|that|which|has|having|when|if|once|after) )*(?:with(?:out)?|minus|plus|less|"
    r"sans|lacks?|lacking|miss(?:ing|es)|los(?:es?|ing|t)|drop(?:s|ping|ped)?|gain(?:s|ing|ed)?|add(?:s|ing|ed)?|"
    r"tak(?:e|es|ing) (?:away|off|out)|remov(?:e|es|ing|ed)|subtract(?:s|ing)?|delet(?:e|es|ing)|no|shed(?:s|ding)?|"
    r"followed by|preceded by)"
)
_PUT = (
    r"(?:put|add|stick|place|glue|tack|pop|slap|attach|write|insert|squeeze|remove|take|drop|cut|chop|delete|subtract|"
    r"lose|erase|bolt|join|an|a|the|with|prefix|append|plus)"
)
_TO = (
    r"(?:(?:stuck|glued|tacked|added|put|placed|attached|pinned|bolted|written|joined|removed|taken|cut|away) )?"
    r"(?:onto|on|to|before|after|in front of|inside|into|in|ahead of|behind|from|off|out of|plus|\+|then|followed by|"
    r"at the (?:end|start|front|back|tail|head|beginning) of)"
)
_MOVED = (
    r"(?:swap(?:s|ped|ping)?|switch\w*|transpos\w+|\w*scrambl\w+|shuffl\w+|jumbl\w+|(?:re|dis)arrang\w+|re-?order\w*|"
    r"mix(?:ed|es|ing)?|anagram\w*|letters|in (?:a|the) mirror|mirrored|(?:wrong|other) way|right to left|backwards?|"
    r"in reverse|revers(?:e|es|ed|ing)|back to front|muddl\w+|(?:in a )?(?:different|new|another|wrong) order|"
    r"(?:the|its|an?|one) [a-z](?: has|'s)? (?:mov|shift|wander|migrat|relocat|displac|jump|slid|hop)\w*|"
    r"(?:mov|shift|relocat|slid|nudg|push|pull|drag|shov)\w* (?:the|its|an?|one) [a-z])(?!\w)"
)

_END = r"(?:end|start|front|back|beginning|heart|cent(?:re|er)|tail|head|core)"
_PLACE = rf"(?:in|at) the (?:very )?(?:middle|{_END})"
_BIT = (
    r"(?:tail|end|ending|start|beginning|head|front|back|rear|middle|heart|half|part|bit|last|first|second|final|two|"
    r"three|four|letters?)"
)
_HALF = r"(?:half|part|bit|portion|syllable|section|third|chunk|piece)"
_IS = r"(?:means|equals|=|(?:is|could be|gives) (?:an?|the|what|where|who))"

LETTERS_MOVED = Phrases(
    rf"\b(?P<whole>[a-z]{{2,}})[\"']?(?:'s(?: {_BIT})+)?,? {_BUT} {_ITS}{_PIECE}",
    rf"\b(?P<whole>[a-z]{{2,}})[\"']?,? (?:{_ITS}){_PIECE}[\"']? (?:stuck |tacked |put |added )?(?:in front|before|"
    rf"after|"
    r"behind|up front|on top|at the (?:end|start|front|back)|on the (?:end|front)|first|last|on)$",
    rf"\b{_PUT} {_ITS}{_PIECE}[\"']? {_TO} {_WHOLE}",
    rf"^{_PIECE}[\"']?,? {_TO} {_WHOLE}",
    # Any of its words may be the one that is meant.
    rf"^(?P<moved>(?:.*\W)?{_MOVED}(?:\W.*)?)$",
    rf"^(?:an? |the )?(?P<around>[a-z]{{4,}})'s (?:(?:very|own) )*(?:{_BIT} ?)+$",
    # What it begins with and ends in.
    r"^[\"']?(?P<ends>[a-z]{2,5})[\"']? (?:at (?:the|its) end|to (?:finish|end|close|conclude)|(?:ends|closes|"
    r"finishes) it(?: off)?|is (?:how|what) it (?:ends|finishes|closes)(?: with| in)?|comes last|last)$",
    r"^[\"']?(?P<begins>[a-z]{2,5})[\"']? (?:at (?:the|its) (?:start|front|beginning)|to (?:start|begin|"
    r"open)(?: with)?|(?:starts|opens|begins) it(?: off)?|is (?:how|what) it (?:starts|begins|opens)(?: with)?|"
    r"comes first)$",
    r"^[\"']?(?P<within>bb|cc|dd|ee|ff|gg|kk|ll|mm|nn|oo|pp|rr|ss|tt|zz)[\"']?[.!]*$",
    r"^(?:it )?(?:has|with|contains|hides|holds) (?:an? )?[\"']?(?P<within>[a-z]{3,})[\"']? "
    r"(?:inside|within|in there)$",
    # A word in it, told with its place.
    rf"\b(?:there(?:'s| is)|with|has|see|find|spot|read|hides|holds) (?:an? )?[\"']?(?P<within>[a-z]{{3,}})[\"']? "
    rf"(?:(?:and|hidden|hiding|sitting|right|[\"']?[a-z]{{3,}}[\"']?) )*(?:{_PLACE} of it|at its {_END}|in it|"
    rf"inside it)$",
    rf"^(?:an? |the )?[\"']?(?P<within>[a-z]{{3,}})[\"']? (?:hid(?:es|den|ing)|liv(?:es|ing)|sits|is|lurk(?:s|ing)|"
    rf"comes|"
    rf"waits|sleeps|found|appears|shows up|stands) (?:{_PLACE} of it|at its {_END}|inside it|in it)$",
    # The word cut in two, and each of them told.
    rf"^(?:the |its |my )?(?:first|front|opening|left|initial) {_HALF}(?: of it)? {_IS}\b.{{2,40}}\b(?:second|last|"
    rf"other|"
    rf"latter|back|rear|final|end|rest|remainder)(?: {_HALF})?(?: of it)? {_IS}\b",
    # Two letters beside each other, whichever comes first.
    r"\b(?P<beside>[a-z] (?:before|after|next to|beside|follow(?:s|ed by|ing)|preced(?:es|ed by|ing)) (?:an? |"
    r"the )?[a-z])"
    r"(?![\w'-])",
)
