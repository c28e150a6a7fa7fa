"""How English plays with a word's letters: swaps and ladders, hidden words, letters told by shape, rank, key or signal.

Patterns on the clue in lower case, beside those in `talk`, `wordplay`, `books` and `operations`. What is said of parts
of the word counts only where a keyword has them. The X of a treasure map, a D on a report and the K of a dress size are
free: a letter counts with what is done to it.
"""

from string import ascii_lowercase

from cluewright.core.languages.patterns import Phrases

_SPELLED = (
    "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa "
    "quebec romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu"
)
# A letter alone, no word, and nothing is named by it (the F word, the D train).
_END = (
    r"(?![\w'-])(?=$|[,.:;!?]| (?:into|to|for|with|and|from|at|in|on|off|out|away|before|after|between|behind|it|you|"
    r"then|or|"
    r"by|becomes?|is|up|back|over|gives|makes|leaves|twice|instead|as|inside|back|please|first|that|which|so|but|if|"
    r"plus|minus|than)\b)"
)
_PLAIN = rf"[\"']?[b-hj-z][\"']?{_END}"
_VOWEL = rf"[\"']?[aeiou][\"']?(?! to z\b){_END}"
_THE = (
    r"(?:(?:the|its|that|this|both|another|one|two|first|last|final|second|third|fourth|leading|trailing|initial|"
    r"middle|"
    r"central|silent|extra|opening|closing|spare|lone|single|double|letter|capital|little|lovely|front|end|only) )"
)
_LETTER = rf"(?:(?:an? |{_THE})*{_PLAIN}|(?:an |{_THE}){_THE}*{_VOWEL})"
_NEW = (
    rf"(?:an? |{_THE})*(?:[\"']?[b-hj-z]|(?<=an )[\"']?[aeio]|(?<=a )[\"']?u|(?<=the )[\"']?[aeiou]|"
    rf"(?<=letter )[\"']?[aeiou])[\"']?(?![\w'-])"
)
_SWAP = (
    r"(?:turn|chang|mak|swap|swapp|trad|exchang|replac|switch|convert|substitut|morph|transform|flip|flipp|alter|"
    r"bend|mutat|"
    r"rewrit|rewrot)(?:e|es|ed|s|ing)?"
)
_DROP = (
    r"(?:los|drop|dropp|remov|delet|omit|omitt|ignor|skip|skipp|chop|chopp|trim|trimm|eras|ditch|dump|discard|swallow|"
    r"pluck|yank|steal|nick|pinch|eat|subtract|shed|shedd|abandon|misplac|forget|forgett|scrub|scratch|rub|cross|knock|"
    r"pull|lift|tak|throw|cut|cutt|without|miss|lack|mislaid|minus|sans)(?:e|es|ed|s|ing)?(?: (?:away|off|out|up))?"
)
_ADD = (
    r"(?:add|insert|slip|slipp|squeez|slid|tuck|stick|put|putt|pop|popp|tack|glu|append|prepend|prefix|attach|slap|"
    r"plac|"
    r"lend|bolt|pin|shov|push|repeat|doubl|duplicat|plus)"
    r"(?:e|es|ed|s|ing)?(?: (?:it|in|on|up|back))?"
)
_STARTS = r"(?:starts?|starting|begins?|beginning|opens?|opening|kicks? off|leads?|leading|initial|first letter)"
_ENDS = r"(?:ends?|ending|finish(?:es|ing)?|closes?|closing|stops?|stopping|last letter)"
_EITHER = rf"(?:{_STARTS}|{_ENDS}|contains?|containing|has|with|features?|includes?|boasts?|hides?|sports?|holds?)"
_WHERE = r"(?:(?:very )?(?:heart|core|centre|center|middle|head|tail|front|back|start|beginning|end|rear|foot|tip))"
_OF_LETTERS = r"(?:letters?|initials?|vowels?|consonants?)"
_NTH = (
    r"(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|"
    r"thirteenth|"
    r"fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[- ](?:first|second|third|"
    r"fourth|"
    r"fifth|sixth)|last)"
)
_LOOKS = (
    r"(?:(?:that |which )?(?:(?:is|are|'s) )?(?:(?:a bit|just|rather|kind of|sort of|most) )?(?:looks? (?:a bit |just |"
    r"rather |kind of |sort of |exactly )?(?:like|as)|looking like|shaped (?:like|as)|resembl(?:es?|ing)|drawn like|"
    r"that'?s also|which is also|curls like|hisses|could be (?:a|an)|in the shape of))"
)
_SHAPED = (
    r"(?:\w+[- ](?:shaped|like|looking)|curly|curvy|wiggly|wavy|squiggly|swirly|crossed|dotted|pointy|pointed|"
    r"zig-?zag\w*|"
    r"rarest|commonest|most common|least common|most used|most frequent|round|rounded|circular|snaky|hissing|slithery|"
    r"symmetrical|upside[- ]down|humped|two-humped|forked|crooked|tented|unlucky|buzzing|bendy|hooked|long-tailed|"
    r"tailed|spiky)"
)
_KEYS = r"(?:keyboard|typewriter|qwerty|keypad|keys|qwerty keyboard|azerty)"
_SIGNALS = (
    r"(?:morse(?: code)?|braille|semaphore|ascii|binary|hex(?:adecimal)?|unicode|sign language|fingerspelling|asl|bsl|"
    r"signal flags|nato(?: alphabet)?|the nato alphabet|the phonetic alphabet|radio alphabet|t9|cyrillic|greek "
    r"letters|runes|"
    r"scrabble(?: tiles)?|roman numerals)"
)
_NATO_STYLE = (
    r"(?:nato|pilot|radio|police|phonetic(?:[- ]alphabet)?|air traffic|aviation)[- ](?:style|speak|spelling|"
    r"fashion|code|talk)"
)
_CUT = (
    r"(?:beheaded|decapitated|curtailed|docked|truncated|headless|tailless|topless|bottomless|endless|abridged|"
    r"shortened|clipped|trimmed|cropped|peeled|shelled|skinned|stripped|uncovered|undressed|cut short|"
    r"(?:with(?:out)?|minus|less|sans|los(?:es|ing|t)|missing|lack(?:s|ing)|dropp(?:s|ing|ed)|drops|shed(?:s|ding)?|"
    r"having lost|that lost|that has lost|that's lost|who lost) (?:its|the|his|her|an?|both) (?:\w+ )?(?:head|tail|"
    r"front|end|ends|"
    r"first|last|top|bottom|cover|shell|coat|nose|hat|leader|heart|start|beginning|finish|face|tip|cap|back|lid|edge|"
    r"edges|sides|skin|wrapping)(?: (?:off|cut off|chopped off|removed|missing|gone|on))?)"
)
_FRAME = (
    r"(?:hidden|hides|hiding|buried|lurk\w*|conceal\w*|tucked|embedded|nestl\w+|swallowed|trapped|lodged|"
    r"camouflaged|smuggled)"
)


def _first(group: str) -> str:
    """A word of the spelling alphabet, of which the group holds the letter it stands for."""
    rest = "|".join(
        f"(?<={letter}){word[1:]}" for letter in ascii_lowercase for word in _SPELLED.split() if word[0] == letter
    )
    return rf"(?P<{group}>[a-z])(?:{rest})(?![\w-])"


SPELLING_GAMES = Phrases(
    # Letters changed for others, taken away, added, turned.
    rf"\b{_SWAP} (?:in |out |up )?{_LETTER}[\"']? (?:(?:in)?to|for|with|by|and|become|becomes) {_NEW}",
    rf"\b{_SWAP} (?:its|the|that) [a-z](?:[ ,]+(?:in)?to| for| with| by) (?:an? |the )?[a-z](?![\w'-])",
    rf"\b{_DROP} (?:an? )?{_THE}+[\"']?[b-hj-z][\"']?{_END}",
    rf"\b{_ADD} (?:an? |{_THE})+[\"']?[b-hj-wyz][\"']?{_END}(?! and a)",
    # Grades are needed too.
    rf"\b(?:needs?|borrows?|gains?|gets|acquires?|wants|give it|hand it|lend it) (?:an? |{_THE})"
    rf"+[\"']?[g-hj-wyz][\"']?{_END}",
    rf"\b{_SWAP} (?:the|its) [a-z] an? [a-z](?![\w'-])",
    r"\b(?:its|the) (?:first|last|front|back|outer|inner|middle|end|centre|center) (?:two|three|pair|letters|halves|"
    r"ends)(?: letters)? "
    r"(?:(?:is|are|get|gets) )?(?:swapped|switched|reversed|flipped|transposed|exchanged)\b",
    r"^(?:[b-hj-w]|z) (?:plus|\+|followed by|in front of|stuck on|glued to) (?!plus)\w\w",
    rf"\b(?:it|this|the word) (?:with|plus|minus|without|less) an? {_PLAIN}",
    rf"\b(?:lose|drop|remove|delete|omit|erase|add|insert|double|repeat) (?:its |the )?(?:(?:only|first|last|double) "
    rf")*{_OF_LETTERS}\b",
    r"\b(?:double|repeat|lose|drop|remove|swap|change|reverse|trim|chop off|cut off|move|shift) (?:its|the) (?:first|"
    r"last|second|third|"
    r"final|middle|initial|two|outer|inner|opening|closing|end) (?:letters?|two|three|pair|half|one)\b",
    r"\b(?:move|shift|slide|push|shove|pull|drag|bump|nudge|bring|carry) (?:its|the) (?:[a-z]|(?:first|last|final|"
    r"initial) "
    r"(?:letter|one))[\"']? (?:to|up|down|forward|back|over|in|along)\b",
    r"\b(?:trad|swap|swapp|exchang|switch|chang)(?:es?|ed|s|ing)? (?:places|positions|seats|ends)\b.*\bletters?\b|"
    r"\bletters? (?:trade|swap|switch|change) (?:places|positions|seats|ends)\b",
    # Words a letter apart.
    r"\b(?:one|a|a single|only one|just one|only a|just a|two|a couple of) letters? (?:away|off|different|removed|"
    r"short|shy|apart|out|"
    r"changed|swapped|distant|too many|too few|over|altered|wrong|missing)\b(?! the (?:press|hook))",
    r"\b(?:differs?|separated|apart|distinguished|removed|away)(?: from [\"']?\w+[\"']?)? by (?:just |only |but )"
    r"?(?:a|one|a single|"
    r"its first|its last|the first|the last|two) (?:\w+ )?(?:letters?|vowel|consonant)\b",
    r"\b(?:all|only|just|save|except|bar|but|identical|same)(?: for| but)? (?:the|its|one|a) (?:first|last|final|one|"
    r"single|middle|"
    r"initial) (?:letter|vowel|consonant)\b|\ball but one letters?\b",
    r"\b(?:step|steps|rung|rungs|move|moves|link|links)(?: \w+)? (?:in|of|on|up|down) (?:an?|the) (?:word|lewis "
    r"carroll) (?:ladder|chain|"
    r"golf|link)\b|\bin (?:an?|the) word (?:ladder|chain)\b|\bword ladder:|\bdoublets?: ",
    r"\b(?:starts|begins) (?:where|with what) (?!it\b|he\b|she\b|they\b|life\b|one\b|you\b)[\"']?\w+[\"']? "
    r"(?:ends|finishes|stops)(?: with)?$|\bshiritori\b.+|"
    r"\b(?:starts|begins) with (?:the )?(?:last|final) (?:letters?|syllable|sound|bit) of\b",
    r"\bletters? in common\b|\bin (?:all|everything) but (?:its|the) (?:first|last|initial|final|middle)(?: letter)?$",
    rf"^(?:an? |the |it'?s |what'?s left of |what remains of |what is left of |rest of )"
    rf"*[\"']?(?P<around>[a-z]{{3,}})[\"']?,? (?:(?:when|if|once|but|been|is|gets?) )*{_CUT}(?:, .{{0,30}})?$",
    r"^(?:behead|decapitate|curtail|truncate|trim|shorten|clip|crop|dock|peel|shell|skin|strip|abridge|top and tail)"
    r":? (?:the word )?[\"']?(?P<around>[a-z]{3,})[\"']?$",
    rf"^(?:{_CUT}[,:]|beheaded|decapitated|curtailed|truncated) (?:an? |the )?[\"']?(?P<around>[a-z]{{3,}})[\"']?$",
    r"\b(?:middle|centre|center|heart|core|inside|insides|guts|belly|end|start|beginning|tail|head|back|rear|bulk|"
    r"bit|part|"
    r"piece|chunk|most|half|remains|all but the end|innards|filling) of (?:the word )?"
    r"[\"']?(?P<around>[a-z]{4,})[\"']?$",
    # Words in words.
    r"\b(?:look|peek|peer|search|dig) (?:right |deep )?(?:inside|within|into|in) [\"'](?!the |an? ).+[\"']$",
    rf"\b{_FRAME}(?: away| deep| right| well)? (?:inside|within|in|across|between|among|amongst|by|at the heart of|"
    rf"in the middle of|"
    r"through|astride) [\"'](?!the |an? ).+ .+[\"']",
    r"\b(?:spans|straddles|bridges|runs across|runs through|links|joins|crosses) (?:the words |the gap in )?[\"'].+ "
    r".+[\"']$",
    r"\b(?:see|sees|hear|hears|heard|spot|spots|spotted|find|finds|found|read|reads|seen|twice|once|appears|occurs|"
    r"lives|"
    r"sits|it's|is|look|peek|hidden|hiding|lurking|buried) (?:(?:it|this|me|that|one|right|twice|once|two times|"
    r"three times|again|clearly) )*"
    r"(?:in|inside|within|at the (?:end|start|heart|beginning|back|front) of|in the (?:middle|heart) of|across|"
    r"behind) (?:the word |an? )?"
    r"[\"'](?P<around>[a-z ,]{4,})[\"']$",
    r"^[\"']?(?P<around>[a-z]{4,})[\"']? (?:has|contains|hides|holds|conceals|keeps|swallowed|swallows|ate|carries|"
    r"surrounds|includes|ends with|"
    r"starts with|begins with|features|harbours|harbors) (?:it|this|one|me)(?: (?:in|at|inside|within) .{1,20}| "
    r"inside| within| twice)?$",
    r"\b(?:drop|lose|remove|take|without|minus|ignore|cover|hide) (?:the |its )?[\"']?(?P<begins>[a-z]{2,4})[\"']? "
    r"(?:and|to|you|off)\b"
    r".*\b(?:left with|get|remains|leaves|left|makes|becomes|you have)\b",
    # A piece with the hyphen of a line's end.
    r"(?<![\w-])[\"']?(?P<begins>[a-z]{2,7})(?:-|\.{3}|…)[\"']?(?=$|[\s,.])",
    r"(?<![\w-])[\"']?(?:-|\.{3}|…)(?P<ends>[a-z]{2,7})(?![\w-])",
    r"\b(?:hyphenat\w+|split|breaks?|broken|divid\w+|syllabif\w+) (?:it |this |the word |me )?(?:\w+ )?(?:after|"
    r"before|between|at|as|into|like) "
    r"(?:the )?(?:[\"']?[a-z]{1,5}-|[\"'][a-z]{1,5}[\"']|[b-hj-z](?!\w)|first|second|third|(?:two|three|four) syll|"
    r"letters?)",
    r"\b(?:end of (?:a|the) line|across two lines|over two lines|line break|typesetter\w*)\b.*\b(?:break|split|"
    r"divide|hyphen\w*)\b|"
    r"\bwhere (?:would|do) you hyphenate\b|\bhyphen (?:goes|would go|comes|belongs) (?:after|before|between)\b",
    # Letters told by their look, rank, keys and signals.
    rf"\b{_SHAPED} (?:first |last |middle |single |initial |capital )?{_OF_LETTERS}\b(?! (?:of|from|to|box|in the "
    rf"(?:play|film|book)))",
    rf"\b(?:its|first|last|middle|final|opening|closing|starting|initial|second|third|one|whose|the) (?:letter|"
    rf"initial|vowel|consonant|capital)s? {_LOOKS}",
    rf"\b{_EITHER} (?:with |in |on )?(?:an? |the |that )?(?:letter|initial|vowel|consonant) {_LOOKS}",
    r"\b(?:the|an?|one|our|that) (?:letter|capital) (?:that|which) (?:looks|resembles|rhymes|sounds|hisses|buzzes|"
    r"points|means|marks|is also|comes|"
    r"follows|precedes|vampires|stands|everyone|nobody|scrabble|begins|ends|starts)\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with|in|on|like) (?:an? |the )?[\w-]+[- ](?:letter|initial)\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with|in|on) (?:the )?(?:same )?(?:letter|initial|symbol|shape|sign|character)\b",
    rf"\b{_NTH} (?:\w+ )?(?:out )?(?:of|in|among) (?:the |all )?(?:twenty[- ]six|26|alphabet|abc|a-z)\b(?! "
    rf"(?:counties|countries|states))",
    rf"\b(?:{_EITHER}|is) (?:with |in |on )?(?:the )?(?:number|no\.?|#) ?(?:\d{{1,2}}|[a-z]+) (?:of|in|from) (?:the )"
    rf"?(?:alphabet|26|twenty[- ]six)\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with |in |on |at )?(?:number|no\.?|#) ?\d{{1,2}}$",
    r"\b(?:a ?= ?1|a is (?:1|one)|a1z26|numbered alphabet)\b",
    r"\b(?:key|keys|letter|letters|one|just|immediately|directly) (?:to the )?(?:immediate )?(?:left|right|above|"
    r"below|next to|beside|before|after|over) (?:of |from )?(?:the )?(?![ai] [a-z])"
    r"[\"']?[a-z][\"']?(?![\w'-])(?! (?:to|the|an?|my|day|long|big|large|small|good)\b)",
    rf"\b(?:between|beside|next to|above|below|beneath|left of|right of|neighbou?r of|near) [\"']?[a-z][\"']?(?: and "
    rf"[\"']?[a-z][\"']?)? "
    rf"on (?:the|an?|your|any|my|every|most|qwerty) ?(?:\w+ )?{_KEYS}\b",
    rf"\b(?:only|just|all|entirely|typed|types?|typing|need|needs|uses?|using|letters|with|from|written)(?: \w+)"
    rf"{{0,3}} (?:top|middle|bottom|home|upper|lower)"
    rf"(?: letter)? row\b(?: of (?:the|an?|your|any|my|every) (?:\w+ )?{_KEYS})?$",
    r"\btyp(?:e|es|ed|eable|able|ing) (?:it |this |the word )?(?:entirely |completely |only |all |just )?(?:with|on|"
    r"using|by|in) (?:only |just |the |your |one |a )*"
    r"(?:left|right|top|bottom|middle|home|single|index)\b",
    rf"\bin {_SIGNALS},? (?:it|its|the (?:first|last|initial|opening)|this|the word|you)(?:'s|'d|'ll)? (?:\w+ )"
    rf"?(?:begins?|starts?|opens?|ends?|"
    r"finish(?:es)?|spells?|first|initial|kicks off|looks?|reads?)\b",
    rf"\b(?:{_STARTS}|{_ENDS}) (?:with |in |on |is |: )?(?:an? |the |two |three |four )*(?:dots?|dash(?:es)?|dits?|"
    rf"dahs?|short|long)(?:[ ,-]+(?:and |an? |"
    r"two |three |four )*(?:dots?|dash(?:es)?|dits?|dahs?|short|long))+\b",
    r"\bmorse(?: code)?,? (?:for it |of it |version )?(?:begins|starts|opens|ends)\b",
    rf"\b{_first('within')} (?:at|in|on|is) (?:its|the (?:heart|core)|the (?:very )?middle of it)\b",
    rf"\b(?:{_STARTS}) (?:with|in|on|is|=) (?:an? |the )?{_first('begins')}",
    rf"\b(?:{_ENDS}) (?:with|in|on|is|=) (?:an? |the )?{_first('ends')}",
    rf"\w,? (?:in |by |using |per |as in )?(?:the )?{_NATO_STYLE}$|^(?:in )?{_NATO_STYLE}[:,] ",
    # Where a letter stands in it.
    rf"\b(?:its|the word's) (?:\w+ )?{_WHERE} (?:is|has|holds|=) (?:an? |the |letter )*[\"']?[a-z][\"']?(?![\w'-])",
    rf"\b{_PLAIN} (?:at|in|for|as|is) (?:its|the word's) {_WHERE}\b",
    rf"\b(?:an? |double |two )?{_PLAIN} (?:for|as) (?:an? |its )(?:head|tail|heart|hat|start|ending|nose|face|front|"
    rf"back|initial)$",
    r"\b(?:two|three|four|both|its|the|double|twin) (?:[b-hj-z]'?s|[aeo]'s) (?:(?:are|is|stand|sit|holding|hold|side|"
    r"next|back|in|together|touch\w*|kiss\w*|"
    r"apart|at|hug\w*|meet\w*|sandwich\w*|flank\w*|embrac\w*|surround\w*|separat\w*|bookend\w*)\b)",
    r"\b(?:bookended|flanked|framed|surrounded|sandwiched|topped and tailed) (?:by|between) (?:two |an? |the |a pair "
    r"of )?(?:[b-hj-z]'?s?|vowels|consonants)(?![\w'-])",
    # Games.
    r"\bhangman\b.*(?:[_?*]|\.\.\.|\bblank\b)|\bwordle\b.*[_?*]",
    r"(?<![\w'])(?:[b-hj-z] _|_ [b-hj-z])(?![\w'])|(?<![\w'])[a-z] _ [a-z](?![\w'])|(?:_ ){2,}",
    r"\b(?:green|yellow|grey|gray) (?:[b-hj-z]|[aeio])(?![\w'-])(?=$|,| (?:in|on|at|and|then)\b)",
    r"\bscrabble\b.*\b(?:\w+[- ]point(?:er|ers)?|triple|double|blank|both|worth|two|three|highest|tiles? (?:with|"
    r"worth|for))\b(?! (?:board|set|game|dictionary))",
    r"\b(?:ten|eight|five|10|8|5)[- ]point (?:scrabble )?(?:letters?|tiles?)\b",
    # As a riddle tells it.
    r"\bmy (?:first|second|third|fourth|fifth|next|last)(?: letter)?(?:'s| is| lies| comes| appears) in (?:the )?\w+,? "
    r"(?:but |and |yet )?(?:is )?(?:never|not|isn'?t) in \w+",
    # The word as grammar sees it.
    r"\bits plural\b|\bin the plural,? (?:it|its|you|the)\b|\bplural (?:of (?:it|this|the word)|adds|takes|drops|"
    r"trades|swaps|changes|loses|gains|turns|"
    r"is (?:irregular|the same|spelled|spelt|formed|made|identical))\b|\b(?:same|identical) in (?:the )?(?:singular|"
    r"plural)\b|"
    r"\b(?:add|needs|takes|put|stick|drop|lose|with|without) (?:an?|the|its) (?:plural )?s (?:for|to make|in|makes) "
    r"(?:the |it )?(?:plural|several|more|many)\b|"
    r"\b(?:has|have|with|lacks?|no|without an?) (?:no )?(?:singular|plural)(?: form)?$|\b(?:irregular|regular|zero|"
    r"-?s|-?es) plural\b|"
    r"\bits (?:past tense|comparative|superlative|diminutive|singular|gerund|participle|possessive) (?:form )?(?:is|"
    r"ends|adds|takes|has|drops|doubles|changes)\b",
    r"\broman (?:numerals? (?:for )?)?(?:one|five|ten|fifty|(?:one |a |five )?hundred|(?:one |a )?thousand) (?:is |"
    r"sits |stands |comes |goes )?(?:\w+ )?(?:up front|in front|inside|within|first|last|at (?:the|its) (?:very "
    r")?(?:start|end|front|back|beginning|head|tail|heart|centre|center))\b",
    r"['\"]\w+['\"] with (?:two|its|the|one|a couple|a pair|three)(?: \w+){0,3} (?:trading|swapping|switching|"
    r"exchanging|changing|swapped|traded|switched|exchanged|muddled|rearranged)\b",
    r"\b(?:there'?s|there is|has|with|got|hides|carries|wears) (?:an? |its )?(?:silent |mute |useless "
    r")?(?P<letter>[b-hj-z]) (?:up front|in front|out front|at (?:the|its) (?:front|start|beginning|end|back|head|"
    r"tail))\b",
)  # fmt: skip
