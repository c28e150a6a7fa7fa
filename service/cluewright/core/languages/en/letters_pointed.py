"""How English points at letters: in code, by Greek names, in a game of guessing, by which of them and where they stand.

Patterns on the clue in lower case, beside those in `talk`, `letters_seen`, `letters_mute` and `told_letters`. A letter
alone is a consonant but x, which ends a letter with a kiss; a second E of the alphabet there is not.
"""

from cluewright.core.languages.patterns import Phrases, one_of

# A letter by itself: no side, team or class of that name.
_LONE = (
    r"[\"']?[b-hj-wyz][\"']?(?![\w'’-])(?! (?:chromosomes?|teams?|sides?|class|battery|movie|division|bend|shaped?|"
    r"list|"
    r"major|minor|sharp|flat|string|cup|bra|plan|day|reg)(?!\w))"
)
_ANY = r"[\"']?[a-z][\"']?(?![\w'’-])"
# What follows a letter that is spoken of, and not the name of what follows: a B pencil.
_SAID = (
    r"(?=$|[,.!;:]| (?:is|in (?:it|there|the (?:word|spelling))|at|when|that|which|sounds?|goes|gets|and|but|isn't|"
    r"comes|"
    r"has|drops|falls|as|where|after|before|follows|appears|turns|not|instead|rather|for|or|does|makes?|if)\b)"
)
_ENDS = (
    r"(?:opens?|opening|starts?|starting|begins?|beginning|kicks? off|ends?|ending|finish(?:es)?|closes?|closing|"
    r"first letter|last letter|initials?|at the (?:front|start|beginning|end|back))"
)
_GREEK = one_of(
    """
    gamma epsilon zeta eta theta iota kappa lambda mu nu xi omicron rho sigma tau upsilon phi chi psi
    omega aleph alef beth gimel daleth cyrillic hebrew greek runic
    """.split()  # noqa: SIM905
)
_NATO = one_of(
    """
    alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa
    quebec romeo sierra tango uniform victor whiskey whisky x-ray xray yankee zulu
    """.split()  # noqa: SIM905
)
_WHICH = (
    r"(?:first|last|final|initial|opening|closing|middle|next|remaining|other|outer|inner|central|leading|outside|"
    r"inside|"
    r"end)"
)
_SOME = r"(?:two|three|four|five|six|[2-6]|few|couple of|pair of|handful of)"
_LETTERS = r"(?:letters|vowels|consonants|characters|chars)"
_WRITES = (
    r"(?:writ(?:e|es|ing|ten)|wrote|spell(?:s|ing|ed)?|spelt|typ(?:e|es|ing|ed)|word|say(?:s|ing)?|said|pronounc\w+|"
    r"heard?|hears)"
)
_LEAVE = (
    r"(?:forget(?:s|ting)?|miss(?:es|ing)?|leav(?:e|es|ing) (?:out|off)|drop(?:s|ping)?|omit(?:s|ting)?|skip(?:s|"
    r"ping)?|"
    r"add(?:s|ing)?|doubl(?:e|es|ing)|need(?:s|ing)?|put(?:s|ting)?(?: in)?|writ(?:e|es|ing)|us(?:e|es|ing)|los(?:e|"
    r"es|ing)|"
    r"see|sees|remember(?:s|ing)?|includ(?:e|es|ing)|swallow(?:s|ing)?)"
)
_PLACE = r"(?:middle|end|start|front|beginning|heart|cent(?:re|er)|back|tail|head|rear|core)"
_STANDS = (
    r"(?:is|are|'s|comes?|goes|sits?|stands?|lives?|stays?|appears?|falls?|belongs?|hides?|shows up|turns up|kicks|"
    r"right|"
    r"only|not|and|another|also|both|up|even|once|twice|again|that|which)"
)
_FINDS = (
    r"(?:see|sees|find|finds|spot|spots|read|reads|notice|discover|look for|contains?|hides?|hiding|has|have|got|"
    r"holds?|"
    r"conceals?|there's|there is|carries|swallows|includes?)"
)
_GUESS = r"(?:hangman|wordle|wheel of fortune|countdown)"
_CODED = r"(?:word|key ?word|str|string|s|w|name|x|it|clue|answer|text)"

LETTERS_POINTED = Phrases(
    r"^(?P<begins>[a-z])\d{1,2}(?P<ends>[a-z])\W*$",  # a numeronym: w4s
    # In code.
    rf"\b{_CODED}\[-?\d*:?-?\d*\] ?(?:={{1,3}}|is|:|in) ?[\"']?[a-z]",
    r"\.(?:starts_?with|ends_?with|char_?at|index_?of|includes|contains|find|substr(?:ing)?)\(",
    r"\bregexp?\b.{2,}|\bgrep\b.{2,}",
    r"\^[a-z]{1,8}(?:[.$*+(?]|\[)|[a-z]\.[*+][a-z]|\.[*+]?[a-z]{1,5}\$|^/.{1,20}/$|^[a-z]{1,5}\*[a-z]{0,5}$",
    r"\b(?:ascii|unicode|utf-?8|char ?code|alt|hex)\W*(?:(?:code|character|number|value|no\.?|point)\W*)?(?:u\+|0x)?"
    r"(?:[0-9]{2,4}|[46][0-9a-f]|00[46][0-9a-f])(?!\w)",
    # By other alphabets' names.
    rf"\b{_ENDS}\b.{{0,30}}\b{_GREEK}(?!\w)",
    rf"\b{_ENDS} (?:with|in|on|like) (?:an? |the )?(?:greek )?(?:letter )?(?:alpha|beta|delta)(?=$|[,.!])(?<!in beta)",
    r"\b(?:twin|cousin|equivalent|counterpart|version|form|brother|sister|descendant|relative|match) (?:of|to|for) "
    rf"(?:an? |the )?{_GREEK}(?!\w).{{0,20}}\b(?:{_ENDS}|letter)\b",
    r"^(?:(?:its|the|my|first|last|final|second) )*(?:initials?|letter|starter|opener|opening|ending)\W+(?:is |= ?)?"
    rf"{_NATO}\W*$",
    rf"^{_NATO} (?:at|in|to) (?:the |its )?(?:front|start|beginning|end|first|middle)\W*$",
    # Guessed, bought, and in lists.
    rf"\b{_GUESS}(?![\w'’]).{{0,30}}(?<![\w'’])[b-hj-z](?![\w'’-])",
    r"\b(?:guess|buy|ask for|call out|shout|try) (?:an? |the )?(?:letter )?[b-hj-wyz](?![\w'’-])(?=$|[,.!]| (?:first|"
    r"before|in|and|twice|at|as))",
    r"\bbetween [b-hj-z] and [b-hj-z](?![\w'’-])|\b(?:right |just |straight )?(?:after|before) [b-hj-wyz] in (?:the|"
    r"an?|my|"
    r"our|any)\b",
    r"\b(?:under|filed under|listed under|look (?:it )?up under|in section|on page) [\"']?[b-hj-wyz][\"']?(?=$|[,.!]|"
    r" (?:in|"
    r"of|on)\b)",
    r"^(?:the |it'?s the )?[b-eghj-mo-z]-word (?:on|in|of|from) (?:our|the|my|this)\b",
    r"^[a-hj-z] (?:is|stands) for (?:this|that|these|those|our|it|me|him|her|us)\b",
    # Which of them, and how they are.
    rf"\b{_WHICH} {_SOME} {_LETTERS}\b(?! of the (?:\w+ )?alphabet)",
    rf"\b{_LETTERS} (?:first|last)\b|\b(?:first|last) and (?:last|first) {_LETTERS}\b",
    r"\b(?:vowels?|consonants?|letters)\b\W+(?:[a-z]{2,}\W+){0,4}[a-z]\W+(?:(?:and|then|an?|"
    r"another) )?[b-z](?![\w'’-])",
    r"\bnot (?:one|a single|any) (?:\w+ )?(?:vowel|consonant)\b|\bnot a (?:vowel|consonant) (?:in|to be)\b|\b(?:no|"
    r"without|hardly any|zero|lacks|devoid of) (?:an? )?"
    r"(?:proper|real|true|actual|usual|ordinary|normal|single|standard) (?:vowels?|consonants?)\b",
    r"\b(?:all|none|most|two|three|four|half|both|one|any|some|each|every one|many|few)(?: of)? its letters\b",
    r"\bits letters(?:$|[,.:]| (?:are|sit|come|go|stand|lie|run|make|spell|fit|can|could|all|fall|appear|rise|climb|"
    r"alternate|form|live)\b)",
    r"\b(?:qwerty|keyboard)\b.{0,40}\bletters\b|\bletters\b.{0,40}\b(?:qwerty|keyboard)\b",
    r"\b(?:ei|ie|gh|ph|kn|wr|ough|augh|mb|gn|psych|eau|igh|tch) (?:exceptions?|words?|spellings?|rule|combos?|"
    r"pairs?)\b",
    # A letter alone, told from others and by its place.
    r"\b(?:second|third|other|extra|missing|lone|spare|surplus|needless|superfluous|additional|lonely|"
    rf"solitary) {_LONE}{_SAID}",
    rf"\b(?:the|its|an?|that|with|one) {_LONE},?(?: {_STANDS}){{0,4}} (?:at|in|on|near|to) (?:the|its|both|either) "
    rf"(?:\w+ )?(?:{_PLACE}|ends)(?!\w)(?! of (?!it\b|the word\b))",
    rf"\b(?:the|its|an?|that|with|one) {_LONE},? (?:{_STANDS} )?(?:first|second|third|last)(?=$|[,.!])",
    rf"\b{_LEAVE} (?:out |off |in )?(?:the|an?|its|that|one|two|both) (?:\w+ )?{_LONE}.{{0,20}}\b{_WRITES}",
    rf"\b{_WRITES}\b.{{0,12}}\b(?:with|without|using|minus|plus) (?:the|an?|its|one|two|three|no|"
    rf"only) (?:\w+ )?{_LONE}{_SAID}",
    r"\b(?:contains?|has|have|with|includes?|uses|using|needs) both (?:an? |the )?[a-z] and (?:an? |"
    r"the )?[a-z](?![\w'’-])",
    r"\b(?:more|most|fewer|fewest|extra) (?:[b-hj-z]'?s|[aeio]'s)(?![\w'’-])",
    r"^(?:the )?[b-hj-wyz] (?:comes|goes|is|stands|appears|sits) (?:first|last|second|third|before [a-z](?!\w)|after "
    r"[a-z](?!\w)|at the)",
    r"\bscrabble\b.{0,20}\b(?:score|points|worth|value|count)\b.{0,10}\d|\b(?:score|worth|points|"
    r"\d)\b.{0,25}\bscrabble\b"
    r"",
    r"\bno [b-z] in (?:this|that|the (?:word|name|spelling)|it|there|its)(?!\w)",
    r"\b(?:ending|suffix|prefix|spelling|opening|start|beginning|end|finish|tail)\W+(?:is |"
    r"= ?)?[a-z](?:-[a-z])+(?![\w'’-])",
    r"^(?:the|that|our|my) [b-hj-wyz] (?:thing|thingy|one|item|animal|noun|name|object|fruit|person|place|creature)$",
    r"^[b-hj-wyz] for (?:this|that|it|me)\b|^[b-hj-wyz], (?:like|as in|for) [\"']?[a-z]+\W*$",
    r"^dictionary\b.{0,15}\b(?:after|before|between|near|next to)\b",
    r"\bvowel (?:count|total|tally)\b",
    # A word in it.
    r"\bits (?:first|left|front|opening) half (?:is|spells|reads|says|=|:) (?:an? |the )?[\"']?(?P<begins>[a-z]{2,})",
    r"\bits (?:second|last|other|right|back|latter|closing) half (?:is|spells|reads|says|=|:) (?:an? |the )?[\"']?"
    r"(?P<ends>[a-z]{2,})",
    rf"\b{_FINDS} (?:an? |the |word |some )*[\"']?(?P<within>[a-z]{{3,}})[\"']? (?:hiding |hidden |lurking |"
    r"somewhere |right )?"
    r"(?:in|inside|among|within|amid|between) (?:its|the|this|those|my|our) (?:\w+ )?(?:letters|word|spelling|"
    r"key ?word)\b",
    r"\b(?:contains|hides|conceals) (?:an? )?(?:\w+ ){1,3}(?:in|at|inside) its "
    r"(?:tail|rear|ending|first half|second half)\b",
    r"^(?:the )?(?:first|opening|starting) (?:two|three|2|3|letters?)[:=, ]+[\"']?(?P<begins>[a-z]{2,4})[\"']?$",
    r"^(?:an? |the |word )?[\"']?(?P<within>[a-z]{3,})[\"']? (?:is |sits |lies |lives |hides )?(?:\w+ )?(?:hidden|"
    r"hiding|buried|lurking|tucked|trapped|contained|embedded|swallowed|found|inside|in)(?: away)?"
    r"(?: (?:in|inside|within))? (?:it|this|this one|the word|the name|the spelling)$",
    r"\b(?:hidden|hides|hiding|buried|lurks|lurking|concealed|trapped|stuck|sits|lives|found|spotted) (?:right )?(?:in|"
    r"inside|within) (?:the )?(?:word |name )?[\"']?(?P<around>[a-z]{5,})(?!\w)",
    r"\bthe word [\"']?(?P<around>[a-z]{4,})[\"']? (?:has|contains|hides|holds|swallows|includes|conceals|with)\b",
)

COUNTS_POINTED = Phrases(
    rf"\b(?:len|length|strlen|count)\({_CODED}\)|\b{_CODED}\.(?:length|len|size|count)\b",
    r"\bhow many (?:letters|syllables|characters)\b(?!.{0,30}\b(?:alphabet|postman|santa|post|stamps?)\b)",
    r"\b(?:letters|syllables|characters|chars) ?(?:x|×|\*|times|by) ?\d{1,2}(?!\w)|\b\d{1,2} ?(?:x|×|\*) ?(?:letters?|"
    r"syllables?|characters?|chars?)\b",
    r"\bcount(?:ing|ed|s)?(?: up)? (?:(?:the|its|all|up|out|my|only) )*(?:letters|syllables)\b",
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:blanks|underscores|dashes|"
    r"empty boxes|"
    r"empty squares)[)\]]",
    r"\b(?:double|single) (?:figures|digits)\b.{0,30}\b(?:letters|syllables|characters|long)\b|\b(?:letters|syllables|"
    r"characters)\b.{0,25}\b(?:double|single) (?:figures|digits)\b",
    r"\b(?:numeronym|i18n|l10n|k8s|a11y)\b.{3,}",
    r"\b(?:letter|syllable|character)s? (?:total|tally)\b|\b(?:quad|penta|hexa|hepta|octo)-?letter\b",
)
"""What is said of how many letters there are, in code and in figures."""

SOUNDS_POINTED = Phrases(
    r"\b(?:sound|phonetics?|audio|pronunciation|rhyme|ear)[- ]?wise\b|^phonetically\b|\bphonetically(?:$|[,:])",
    r"\br(?:h)?(?:y|i|ie|hy)me?s? (?:wiv|wid|w/|w|wif|wth)(?!\w)|\brymes?\b",
    r"\b(?:starts?|begins?|ends?|opens?|finish(?:es)?) (?:with|in|on|like) (?:an? |the )?(?:\w+ )?(?:sound|phoneme|"
    r"diphthong|plosive|fricative|sibilant|glottal stop)(?!\w)(?! (?:of|made|that)\b)",
)
"""What is said of the sound of the keyword."""
