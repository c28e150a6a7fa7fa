"""How English tells letters as they stand on paper: doubled side by side, named one by one, changed, cut short.

Patterns on the clue in lower case, beside those in `talk`, `letter_games` and `told_letters`. A J crew, a D in maths,
the X of a treasure map and what is written backwards on an ambulance are free.
"""

from cluewright.core.languages.patterns import Phrases, one_of

# A letter alone that is no word.
_PLAIN = r"[\"']?[b-hj-z][\"']?(?![\w'-])"
_ANY = r"[\"']?[a-z][\"']?(?![\w'-])"
_MANY = r"(?:[b-hj-z]'s|[aeio]'s|(?<=two )[bdf-hj-np-rt-z]s|(?<=double )[bdf-hj-np-rt-z]s)(?![\w'-])"
# How letters are named aloud; the first are hardly ever anything else.
_SURE_NAME = r"(?:cee|dee|eff|ef|gee|aitch|haitch|ess|vee|double[- ]?u|double[- ]?you|wye|zed|zee|ell|kay|jay)"
_NAME = (
    r"(?:ay|bee|be|cee|see|sea|dee|ee|eff|ef|gee|aitch|haitch|eye|i|jay|kay|ell|el|em|en|oh|o|pee|pea|cue|"
    r"queue|kew|ar|"
    r"are|ess|es|tee|tea|you|yew|vee|double[- ]?u|double[- ]?you|ex|wye|why|zed|zee|a)"
)
_NATO_NAMES = (
    "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar "
    "papa "
    "quebec romeo sierra tango uniform victor whiskey whisky x-ray xray yankee zulu"
)
_NATO = one_of(_NATO_NAMES.split())
_PARTED = r"[ ,.!?–—-]+(?:(?:and|then|a|an|double|another) )*"
_AND_SO_ON = r"(?:and so (?:on|forth)|et ?c(?:etera)?|something|blank|whatever|you know the rest|to be continued)"
_TOGETHER = (
    r"(?:back[- ]to[- ]back|side by side|in a row|together|next to each other|hand in hand|one after (?:the "
    r"other|another)|"
    r"shoulder to shoulder|hugging|kissing|touching|holding hands|in the middle|in it|at the (?:end|start|"
    r"front|back)|"
    r"twice|in succession|running|on the trot|galore|everywhere|apart|missing|either side|both ends|flanking)"
)
_BECOME = (
    r"(?:has|have|had|was|is|were|got|gets)? ?(?:become|becomes|became|turned|changed|swapped|replaced|lost|"
    r"dropped|"
    r"gone|gained|doubled|traded|exchanged|missing|removed|fallen off|moved|silent|flipped|reversed|turns|"
    r"changes|goes|"
    r"taken|vanished|disappeared|switched)"
)
_IDLE = (
    r"(?:useless|pointless|idle|lazy|spare|surplus|extra|unnecessary|wasted|redundant|needless|superfluous|"
    r"unsaid|unheard|"
    r"decorative|ornamental|mute|silent|unspoken|identical|different|matching|consecutive|adjacent|double|same|"
    r"repeated)"
)
_OF_LETTERS = r"(?:letters?|vowels?|consonants?)"
_AMERICANS = (
    r"(?:yanks|americans|the americans|the yanks|americans'|brits|the british|the brits|webster|noah webster|"
    r"us english|"
    r"uk english|canadians|the us|the states|america|britain|over the pond|across the pond|stateside)"
)
_IN_REVERSE = (
    r"(?:backwards?|in reverse|in the mirror|from (?:the )?(?:far|other|wrong|back|tail|right|rear|last)(?:[- "
    r"]hand)? "
    r"(?:end|side|letter)|from (?:the )?(?:end|right|back|behind|right to left|the rear)|back to front|the "
    r"wrong way "
    r"(?:a)?round|the other way (?:a)?round|right to left|upside down and backwards)"
)
_ENDS = r"(?:opens?|opening|starts?|starting|begins?|beginning|kicks? off|ends?|ending|finish(?:es)?|closes?|closing)"
_JUST = r"(?:just|exactly|precisely|much|rather|a bit|somewhat|a lot|off|out|up|quite|almost|nearly)"
_SHORT = r"(?:short|abbreviated?|abbreviation|shorthand)"


LETTERS_SEEN = Phrases(
    # Seen side by side, counted, idle.
    rf"\b{_MANY},? (?:\w+ )?{_TOGETHER}(?![\w-])",
    r"\b(?:fewer|more|less|extra|without|minus|no|many|all those|those|both|two|three|four|double|lots of|"
    r"loads of|plenty"
    rf" of|too many|enough|single|only|drop the|its) (?:\w+ )?{_MANY}",
    r"\b(?:two|three|four|five|both|all|\d|a couple of|several|too many|only|just|the|its|those|a few) (?:\w+ "
    rf")?{_IDLE} "
    rf"{_OF_LETTERS}\b",
    r"\b(?:two|three|four|five|both|\d) (?:\w+ )?(?:vowels|consonants) (?:standing|sitting|queu\w+|lined|"
    r"waiting|in a|"
    r"together|next|after|before|behind|following|touching|at|side|back)\b",
    rf"\bthere(?:'s| is|'re| are) (?:an? |one |two |no |only one )(?:\w+ )?{_ANY} (?:in (?:it|there|the)|"
    r"inside|at the|that|"
    r"which|hiding|hidden|where|you|lurking|somewhere|too many|after|before|between)",
    r"\b(?:the|an?|that|its|every|one|two|with) (?:single|one|two|double|lone|three)-[a-z] (?:version|one|"
    r"spelling|variant|"
    r"word|kind|animal|sort|llama|form)\b",
    r"\b[a-z]-[a-z](?:-[a-z])? (?:combo|combination|pair|pairing|cluster|sequence|spelling|ending|start|bit|"
    r"thing|vowels|"
    r"letters|diphthong|digraph)\b",
    r"\b(?:nobody|no one|no-one|few|hardly anyone|who|everyone|people|kids|children|most people|you|i|we) "
    r"(?:can't|cannot|"
    r"can|never|always|often|struggles? to|can ever|could ever|ever)? ?(?:misspells?|spells? (?:right|wrong|"
    r"correctly|"
    r"properly|wrongly))\b",
    rf"\b(?:word|combo|name|letters?|vowels?|bit|{_ANY}) (?:that )?(?:nobody|no one|no-one|few|hardly anyone|i|"
    r"we|you) "
    r"(?:can|can't|cannot|could|never|ever) (?:\w+ )?spell\b",
    # Named one by one.
    rf"(?<![\w'-])(?=.*\b{_SURE_NAME}\b){_NAME}{_PARTED}{_NAME}{_PARTED}{_NAME}(?![\w'-])",
    rf"\b{_SURE_NAME}{_PARTED}{_SURE_NAME}(?![\w'-])",
    rf"^{_NATO}{_PARTED}{_NATO}(?:{_PARTED}{_NATO})*{_PARTED}{_AND_SO_ON}\b",
    rf"\b{_NATO}{_PARTED}{_NATO}{_PARTED}{_NATO}\b",
    rf"^[a-z](?:[ .-]{{1,2}}[a-z])+[ ,.…-]+{_AND_SO_ON}\b",
    r"^[^?]{1,20}\? ?(?:an? )?[b-hj-wyz][!.]*$",
    r"\b(?:begins?|starts?|ends?) [\"']?[a-z]-[a-z](?:-[a-z])*(?![\w'-])",
    r"\b(?:first|last|second|third|initial|final|opening|closing|middle)(?: (?:letter|initial|vowel|"
    rf"consonant))?(?::? |:|(?=[\"'])){_PLAIN}$",
    # Changed for another.
    rf"\bwhose [\"']?[a-z][\"']? {_BECOME}\b",
    rf"\bwith (?:an? |the |one |two ){_ANY} (?:for|in place of|instead of|where|replacing|not|rather than|in "
    r"lieu of|"
    rf"as (?:its|the)) (?:(?:its|the|an?|his|her|that|every|each) )?(?:{_ANY}|first|last|middle)",
    rf"\b{_ANY} (?:for|in place of|instead of|replacing|rather than|in lieu of|where there (?:was|is|should "
    r"be)) "
    rf"(?:its|the|that|an?) {_ANY}",
    r"\b(?:one|a single|just one|only one|the last|the first|a) letter (?:from|more than|less than|off|added "
    r"to|changed "
    r"in|short of|away)\b",
    rf"\b{_ENDS} (?:{_JUST} )*(?:like|as|the same as|the same way as) [\"']\w+[\"']",
    rf"\b{_ENDS} (?:{_JUST} )+(?:like|as) (?:the word )?[\"']?[a-z]+[\"']?(?: does)?$",
    rf"\b(?:written|spelled|spelt|read|typed|printed|said|seen|turned|put) {_IN_REVERSE}\W*$(?<!is written "
    r"backwards)"
    r"(?<!are written backwards)(?<!was written backwards)(?<!were written backwards)",
    r"^[\"']\w+[\"'],? (?:is |when |if |once |but )?(?:written |spelled |spelt |read |typed "
    rf")?{_IN_REVERSE}\W*$",
    rf"\b(?:read|spell|write|type|say) [\"']\w+[\"'] {_IN_REVERSE}\b",
    r"\bi before e\b.{0,30}\b(?:not|except here|exception|here|breaks?|broken|wrong|never|doesn't|ignored|rule|"
    r"but)\b|"
    r"\b(?:not|breaks?|ignores?|defies|exception|flouts?|obeys)\b.{0,30}\bi before e\b",
    rf"\b{_AMERICANS} (?:\w+ )?(?:spell|write|drop|lose|leave out|omit|skip|manage|do|make do|save|add|use|"
    r"want|like|have|"
    rf"prefer|get by|forget) (?:(?:it|this|with|without|out|the|a|an|one|its) )*(?:{_ANY}|{_MANY}|fewer "
    r"letters|"
    r"differently|(?:a|one) letter|no u|one l|two ls|without)",
    rf"\b(?:drops?|dropped|lose|loses|lost|minus|without|omit|omits) (?:its|the|an?|that|one) {_ANY} (?:in|"
    r"over|across) "
    r"(?:the (?:us|states|uk)|america|britain|english|the pond)\b",
    # Cut short.
    r"\b(?:write|written|writes|abbreviat\w+|shorten(?:ed|s)?|cut|contract(?:ed|s)?|text|texted) (?:(?:it|as|"
    r"to|down|this)"
    r" )*[\"']?[b-df-hj-np-tv-xz]{1,5}\.?[\"']?(?:$| for short| on (?:a|the)| in (?:a|an|the)|,)",
    r"^[\"']?[b-df-hj-np-tv-xz]{1,5}\.?[\"']?,? (?:for|in) short$|^(?:in|for) short,? "
    r"[b-df-hj-np-tv-xz]{1,5}\.?$",
    rf"^(?:its|the|the usual|the common) {_SHORT} (?:is|form is)? ?[\"']?[a-z.]{{1,6}}[\"']?$",
    rf"^[\"']?[a-z]{{1,5}}\.?[\"']? is (?:its|the) (?:usual |common )?{_SHORT}(?: form)?\b|"
    r"^[\"']?[a-z]{1,5}\.?[\"']? is short for (?:it|this)\b",
    # Keyed in.
    r"\b(?:pad|keys|t9|nokia|texting|key ?presses|old phone|old mobile|dumbphone)\b.{0,20}\d{1,4}(?:[ "
    r",-]+\d{1,4}){2,}",
    r"\bon (?:an?|the|your|my) (?:old )?(?:phone|nokia|mobile|keypad|dial),? (?:it'?s |press |dial |type "
    r")?\d{1,4}(?:[ ,-]+"
    r"\d{1,4}){2,}",
    # Joined from pieces in quotes, one of them no word.
    r"^[\"']?[a-z]{1,6}[\"']?,? (?:and |then |plus |followed by )+[\"'][a-z]{1,4}[\"']",
    r"^(?:glue|join|stick|put|add|combine|merge|attach|weld|fuse|run) [\"'][a-z]{1,7}[\"'] (?:and|to|with|onto|"
    r"after|before|"
    r"in front of|behind) [\"']?[a-z]{1,7}[\"']?",
    r"^[\"'][a-z]{1,7}[\"'] (?:\+|plus|followed by|joined (?:to|with)|glued to|without|minus) (?:an? |the "
    r")?[\"']?[a-z]{1,7}"
    r"[\"']?$",
    r"^[\"'][a-z]{1,7}[\"'] (?:and|then|before|after|meets|inside|in|around|with) (?:an? |the "
    r")?[\"'][a-z]{1,7}[\"']$",
    # The word, its spelling and letters by name.
    rf"^(?:it'?s |that'?s |this is )(?:the one |one )?with an? {_PLAIN}\W*$",
    r"\b(?:mixed[- ]up|jumbled(?:[- ]up)?|scrambled|shuffled|rearranged|reordered|swapped|missing|hidden) "
    r"(?:letters|vowels|"
    r"consonants)\b",
    rf"\b(?:look|watch|search|hunt|mind|spot) (?:out )?for (?:the|an?|its) (?:\w+ )?{_PLAIN}",
    r"\b(?:the|this|our) (?:key ?)?word (?:\w+ )?(?:has|contains|includes|begins|starts|ends|features|needs|"
    r"uses|lacks) "
    rf"(?:with |in )?(?:an? |no |two |double )?(?:{_PLAIN}|[\"'][a-z]{{1,5}}[\"']|(?:bb|cc|dd|ee|ff|gg|ll|mm|"
    r"nn|oo|pp|rr|ss|tt|zz)(?!\w))",
    r"\b(?:the|its|this|correct|british|american|old) spelling (?:has|is|uses|starts|contains|gives|helps|"
    r"matters|needs|"
    r"differs|changes|begins|ends|drops|adds|includes)\b",
    r"^alphabetically,? |\balphabetical(?:ly)? (?:it'?s|first|last|second|third|lowest|highest|neighbou?rs?)\b",
    r"\b(?:its|the) initials (?:are|is|spell)\b",
    r"\b(?:in(?:side)?|within) (?:this|that|our|my) (?:word|keyword)\b|\b(?:inside|within) the (?:word|keyword)\b",
    r"\b(?:the|this|my|our) (?:word|keyword) (?:contains|hides|conceals|holds|has (?:an?|the|got) )\b",
    r"\b(?:has|have|uses?|using|contains?|with|shares?|made (?:of|from|up of)|from|take|all) (?:all |most |"
    r"some |half |many |"
    r"only |exactly |just |of )*the (?:same )?letters (?:of|in|from)\b",
    r"^(?:qwerty|keyboard|typing|typed|typewriter)[:,] .*\b(?:hand|row|finger|thumb|keys?)\b",
    r"^(?:it has |there'?s |there is )?no [a-z](?:,? (?:and |or |nor )?no [a-z](?![\w'-]))+\W*$",
    r"\b(?:doesn't|does not|don't|hasn't|didn't|won't|never) (?:have|contain|got|need|use|include|feature)(?: "
    r"got)? (?:an? |the "
    r"letters? |any )[\"']?[a-z][\"']?(?:'s)?(?: in (?:it|there)| anywhere| at all)\b",
    r"\b(?:the|its|all|only) (?:letters|consonants|vowels) (?:are|is|:)? ?[a-z](?:,? ?(?:and "
    r")?[a-z](?![\w'-]))+",
    rf"^(?:an? |the )?(?:big|large|capital|huge|little|small|giant|tiny|fat|bold) {_PLAIN}\W*$",
    r"\b(?:between|after|before|past|beyond|near) [\"']?[a-z][\"']?(?: and [\"']?[a-z][\"']?)? in (?:the|our|"
    r"an?) "
    r"(?:\w+ )?(?:alphabet|abc)\b",
    rf"\b{_ENDS} and {_ENDS} (?:with|in|on) (?:\w+ )?(?:letters?|vowels?|consonants?)\b",
    rf"^{_PLAIN} words?\W*$",
    r"^[\"']\w{2,7}[\"'] (?:with|inside|in|around|surrounding|within|before|after|and|swallowing|containing|"
    r"wearing|holding) "
    r"[\"']\w{2,7}[\"'](?: (?:around|inside|in|at|after|before|on|within) .{1,15})?\W*$",
)  # fmt: skip
