"""How English tells letters by what is done with them: typed, heard, forgotten, laid as tiles, written in boxes.

Patterns on the clue in lower case, beside those in `talk`, `letter_games` and `operations`. What is typed, drawn or
filled for its own sake is free: a form has boxes, a carpenter needs three pegs.
"""

from string import ascii_lowercase

from cluewright.core.languages.patterns import Phrases, one_of

# A consonant alone; a B side and a T junction are things.
_PLAIN = r"[b-hj-z](?![\w'-])(?! (?:side|team|plan|list|class|shape|axis|movie|junction|bend|turn|shirt)\b)"
_TWIN = one_of(letter * 2 for letter in ascii_lowercase)
_ENDS = r"(?:opens?|opening|starts?|starting|begins?|beginning|kicks? off|ends?|ending|finish(?:es)?|closes?|closing)"
_EDGE = r"(?:(?:opening|closing|first|last|final|initial|leading|middle|second|third|mute|silent|double|doubled|only) )"
_PART = (
    r"(?:tail|head|front|back|end|ending|start|beginning|middle|heart|core|first half|second half|first part|"
    r"last part|"
    r"first bit|last bit)"
)
_SOUNDED = r"(?:hear|say|pronounce|voice|utter|sound)(?:s|es|ed|d|ing)?"
_WRITTEN = (
    r"(?:(?:to|when|if|for) (?:you )?(?:write|writing|written|spell|spelling|spelt|type|typing)|"
    r"in (?:its|the) spelling)"
)
_SIGN = r"(?:hyphens?|apostrophes?|umlauts?|accents?|diaeresis|cedilla|tilde|circumflex)"
_NUMBER = r"(?P<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)"
_BOXES = r"(?:squares?|dashes|blanks|boxes|cells|tiles|gaps|underscores|strokes|keystrokes)"
_GAME = r"(?:hangman|crosswords?|wordle|scrabble|wheel of fortune|countdown|mastermind|grid|setter|solvers?)"
_FILLS = r"(?:fills?|draws?|takes?|needs?|uses?|occup(?:y|ies)|covers?|lay|lays|want|wants)(?: up)?"

LETTERS_TOLD = Phrases(
    rf"\b{_ENDS} (?:with|in|on|like) (?:the|an?) (?:roman (?:numeral|number)|chemical symbol|symbol (?:for|of)|"
    r"greek letter|personal pronoun|conjunction)\b",
    rf"\b{_ENDS} (?:with|in|on) [a-z](?:-[a-z])+(?!\w)",
    r"\b(?:not|no|none|without|all|only|every|each)\b.{0,20}\ba,? e,? i,? o,?(?: or| and)? u\b",
    r"\b[b-hj-z] tile\b|\btile (?:that'?s |that is |which is |is )?(?:worth \w+ points|(?:goes|comes|"
    r"laid) (?:down )?first)",
    rf"\b(?:twice|thrice|two times|three times) (?:an? |the )?{_PLAIN}",
    rf"\b{_TWIN}(?:(?:,| and| &|,? then)+ {_TWIN})+\b",
    rf"\bits (?:own |very )?{_EDGE}*{_PLAIN}",
    r"\bits (?:own |very )?(?:initials?|first letter|last letter)(?=$|[,.;!]| (?:is|are|crops|comes|appears|returns|"
    r"repeats|recurs|shows|turns|matches|stands|and|but|too|again)\b)",
    rf"\bits {_PART} (?:spells?|reads?|says|is spelt|is spelled|makes the word|forms)\b",
    rf"\b(?:without|minus|lose|losing|drop|remove) (?:its|the) {_EDGE}+(?:letters?|consonants?|vowels?|opener|"
    rf"ending)\b",
    rf"\b(?:swap|change|replace|exchange|move) (?:its|the) {_EDGE}+(?:letters?|consonants?|vowels?|opener|ending)\b",
    r"\bi[- ]before[- ]e\b.*\brule\b|\b(?:breaks|obeys|follows|exception to) (?:the )?i[- ]before[- ]e\b",
    rf"\b{_SOUNDED} (?:the |its |that |an? ){_EDGE}*{_PLAIN}",
    rf"\b{_PLAIN} marks the (?:end|start|beginning|finish)\b",
    r"\b(?:row|half|side) of (?:the |your |my |an? )?(?:qwerty|keyboard)\b.*\b(?:need|all|only|typed?|spells?|"
    r"enough|write)\b",
    r"\btyp(?:e|ed|ing) (?:it|this|this one|that|the (?:whole |entire )?word)\b.*\b(?:hands?|fingers?|thumb|row)\b",
    r"\bmorse\b.{0,12}[-.\u00b7]{2,}",
    rf"\b{_SIGN} {_WRITTEN}|\bwritten with (?:an? |two |three )?{_SIGN}",
    r"\b(?<!if you )(?<!when you )(?<!who )"
    r"(?:can't|cannot|can never|nobody|no one|hardly anyone|few people|few)\b.{0,25}\bspells? (?:it|this|that|me|"
    r"the word)\b",
    r"\b(?:its|whose|the) letters (?:\w+ ){0,3}(?:in|follow|are in|stand in) (?:strict )?(?:alphabetical|"
    r"dictionary)\b",
    r"\bbehead (?:it|me|this|the word|[\"'])(?! and (?:\w+ ){1,3}grows?\b)",
    r"\btake [\"']?\w+[\"']? and (?:behead|curtail|remove|drop|swap|change|replace|add) (?:it|an?|the|its)\b",
    r"\bput (?:an? )?[\"']?[b-df-hj-np-tv-z]{1,2}[\"']? (?:before|after|in front of|behind|at the (?:front|"
    r"start|end))\b",
    r"\b(?:brits|americans|the british|yanks)(?: \w+)? (?:spell|write|end) it\b",
    r"\b(?:read|use|take|write|spell)\b.{0,20}\bchemical symbols\b|\b(?:read|write) (?:off )?the symbols\b",
    r"\b(?:one|two|three|a pair of|several) doubles(?: in a row)?:",
)

COUNTS_TOLD = Phrases(
    rf"\b{_FILLS} (?:exactly |all |just |only )?{_NUMBER} (?:of (?:your|the|"
    rf"my) )?(?:\w+ )?{_BOXES}(?! of (?!an?\b|the\b))",
    rf"\b{_GAME}\b.{{0,25}}?\b{_NUMBER} (?:\w+ )?{_BOXES}\b",
    rf"\b{_NUMBER} (?:\w+ )?{_BOXES} (?:of|in|on|for) (?:an?|the|your|my) (?:\w+ )?{_GAME}\b",
    r"\b(?:half a dozen|a dozen|a baker's dozen|half a score|a score) (?:of )?(?:\w+ )?(?:letters|characters|squares|"
    r"dashes|blanks|boxes|tiles|syllables)\b",
    r"\b(?:unlucky|lucky|certain|prime|round|whole|perfect|square|magic) number of (?:letters|characters|"
    r"syllables)\b",
    r"^\((?P<n>\d{1,2})\)(?=$|[ ,.:])",
    rf"\b{_GAME}\b.{{0,25}}\b(?:size|length|long|fits?|accepts?)\b",
    r"\b(?:two|three|2|3) words,? (?:of )?\(?\d{1,2} ?[+,&/-] ?\d{1,2}\)?$",
    r"\b(?:ltrs?|letters|chars?|sylls?|syllables)\.? ?[:=] ?(?:[ivx]+|\d+)\b",
    r"\bhow (?:long|short) (?:it|the (?:key ?)?word) is(?: to (?:write|spell|type))?$",
    r"\b(?:two|three|four|five|[2-5]) (?:beats|bits|claps|taps) (?:to|when you|if you) (?:say|pronounce|speak)\b",
)
