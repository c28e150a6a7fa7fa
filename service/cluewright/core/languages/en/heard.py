"""How English tells a word by ear: with a lisp, drawn out, voiced, without its first sound, as somebody else says it.

Patterns on the clue in lower case, beside those in `talk`, `wordplay` and `operations`. Things make sounds, singers
hold notes, and music is sweet to the ear: talk of sound is talk of the sound of a word, mostly of one in quotes.
"""

from cluewright.core.languages.patterns import Phrases

_QUOTE = r"(?<!\w)[\"'“‘][a-z]+(?:[ -][a-z]+)?[\"'”’](?!\w)"
_SAYING = (
    r"(?:lisp\w*|stammer\w*|stutter\w*|drawl\w*|twang|brogue|burr|voiced|unvoiced|voiceless|devoiced|consonants?|"
    r"vowels?|syllables?|"
    r"phonemes?|diphthongs?|nasal(?:ly|ised|ized)?|aspirat\w+|pronounc\w*|mispronounc\w*|slurr?(?:ed|ing|s)?|"
    r"mumbl\w+|enunciat\w*|"
    r"articulat\w+|drawn[- ]out|tongue[- ]tied|blocked nose|stuffy nose|(?:bad |head |heavy |stinking |nasty )cold|"
    r"mouth full|full mouth|"
    r"(?:\w+ )?accents?|(?:extra|added|additional|missing|final|first|last|initial|opening|closing|middle|ending|"
    r"leading|trailing|"
    r"hissing|buzzing|humming|softer|harder|longer|shorter|different) (?:noise|sound)s?|"
    r"long (?:[aeiou]|ee|oo)|short (?:[aeiou]|ee|oo)|rolled|stress(?:ed)?|emphasis|out loud|aloud|to the ear|by ear|"
    r"over a bad line|on a bad line|down a bad line|through your nose)"
)
_SOUND = r"(?:sounds?|noises?|phonemes?|consonants?|vowels?|syllables?)"
_PART = (
    r"(?:first|last|final|initial|opening|closing|leading|trailing|ending|starting|front|end|hissing|buzzing|"
    r"nasal|throaty)"
)
_NEAR = (
    r"(?:almost|nearly|close|identical|the same|similar|alike|indistinguishable|equal|twins?|no different|"
    r"resembles|akin|not quite|practically)"
)
_TALKER = (
    r"(?:elmer fudd|tweety(?: pie| bird)?|sylvester|daffy(?: duck)?|porky pig|jonathan ross|violet elizabeth(?: bott)"
    r"?|inspector clouseau|"
    r"clouseau|sean connery|connery|scooby[- ]doo|scooby|mike tyson|chris eubank|toddlers?|(?:a |the |my )?(?:small |"
    r"young |little )?child(?:ren)?|"
    r"babies|a baby|lispers?|a lisper|stutterers?|drunks?|a drunk(?:ard)?|ventriloquists?|a ventriloquist|cockneys?|"
    r"a cockney|geordies?|a geordie|"
    r"scousers?|a scouser|brummies?|a brummie|kiwis?|a kiwi|new zealanders?|a new zealander|aussies?|an aussie|an "
    r"australian|south africans?|"
    r"a south african|a scot|scots|scotsm[ae]n|a scotsman|an irishman|the irish|the french|a frenchman|frenchm[ae]n|"
    r"germans?|a german|texans?|a texan|"
    r"a yorkshireman|yorkshirem[ae]n|a bostonian|bostonians|an italian|italians|a spaniard|the spanish|the japanese|"
    r"a japanese speaker|"
    r"(?:someone|somebody|anyone|people|a person|a man|a woman|a kid) (?:with|who has) (?:an? )?(?:\w+ )?(?:lisp|"
    r"cold|stammer|stutter|nose|accent|mouth|"
    r"hangover|toothache|teeth))"
)
_SAYS = (
    r"(?:say|says|said|saying|call|calls|pronounce|pronounces|pronounced|utter|utters|render|renders|ask for|"
    r"asks for|order|orders|sing|sings|read|reads)"
)
_LONG = (
    r"(?:draw|stretch|drag|lengthen|prolong|shorten|clip|swallow|flatten|round|extend|soften|harden|"
    r"nasali[sz]e|roll|lisp|voice|unvoice|devoice|aspirate)"
)

SOUND_HEARD = Phrases(
    r"\b(?:another|a different|the wrong|a new|no) (?:opening|first|initial|starting|final|last) (?:sound|consonant)\b",
    rf"{_QUOTE}.{{0,40}}\b{_SAYING}\b|\b{_SAYING}\b.{{0,40}}{_QUOTE}",
    r"\b(?:if|when|as|were|was) (?:you |it |it's |it were |he |she |they )?(?:lisp(?:s|ed)?|stutter(?:s|ed)?|"
    r"stammer(?:s|ed)?|slur(?:s|red)?) it\b",
    r"^(?:an? )?(?:lisped|lisping|mumbled|slurred|mispronounced|misheard|mis-?spoken|whispered|drawled|drawn-out|"
    r"nasal|voiced|unvoiced) [\"'][a-z]+[\"']$",
    rf"\b{_NEAR}\b.{{0,30}}\b(?:to|on|for|in|by) (?:the|your|an?|our|my|most|many|\w+) (?:\w+ )?ears?$",
    r"\b(?:sounds?|heard|said|spoken) .{0,30}(?<!music )\bto (?:the|your|an?|my) (?:untrained |foreign |english |"
    r"american |british |northern )?ear$",
    r"\b(?:ear|ears) can(?:'t|not| hardly| barely)? (?:tell|distinguish|hear|separate)\b|\b(?:confused|mixed up|"
    r"mistaken) (?:with|for) .{1,30} by ear$",
    r"^by the sounds? of (?:it|things|this),? \w|\w, by the sounds? of it$|^(?:on|over|through|via) the (?:radio|"
    r"phone|telephone|intercom|tannoy),? "
    r"(?:it'?s|it could be|it might be|it would be|it'd be|you'd hear|you hear) ",
    r"^(?:listen|heard|audio|spoken|said aloud|to the ear|aurally|acoustically|by ear|sound-wise|soundwise|"
    r"phonetically speaking)[,:] ?\w+ .{2,}",
    # Sounds put on, taken off and changed.
    rf"\b(?:without|minus|sans|less|lacking|missing|losing|loses?|lost|drop(?:s|ping)?|skip(?:s|ping)?|swallow(?:s|"
    rf"ing)?|cut(?:ting)?|leav(?:e|es|ing) off|omit\w*|"
    rf"remov\w+|forget\w*|take (?:away|off)|delet\w+) (?:its |the |his |her |that )?(?:\w+ )?{_PART} {_SOUND}\b",
    rf"\bwith an? (?:extra|added|additional|further|different|new|softer|harder|longer|shorter|hissing|buzzing|"
    rf"humming|clicking|popping) (?:\w+ )?{_SOUND}\b",
    rf"\b(?:extra|another|added|additional|further|single) {_SOUND} (?:up front|in front|at the (?:front|start|"
    rf"beginning|end|back)|on the (?:end|front)|before it|after it)\b",
    rf"\b{_SOUND} (?:tacked on|stuck on|added on|(?:is )?left off)(?:$|,| (?:to|at|in|and|it)\b)",
    rf"\bwith (?:one|two) (?:extra|more|added|further|additional) {_SOUND}\b",
    r"\bwith (?:an?|the|its) (?:\w+ )?(?:voiced|unvoiced|voiceless|aspirated|rolled|softened|hardened|lisped) (?:\w+ "
    r")?(?:consonant|vowel|start|beginning|end|ending|"
    r"initial|first|letter|sound|s|r|th|p|b|t|d|k|g)(?!\w)",
    r"\b(?:hard|harder|tricky|trickier|difficult|impossible|tough|awkward|easy|easier) to (?:say|pronounce|utter|"
    r"get out) (?:with|without|through|if you have|when you have) (?:an? |the |your )?(?:\w+ )?"
    r"(?:lisp|stammer|stutter|cold|nose|mouth|accent|teeth|braces|tongue)\b",
    r"\b(?:you|we|they|i) (?:can |will |might |may |'ll )?hear [\"']\w+[\"']",
    r"\b(?:can't|cannot|couldn't|struggles to|unable to|never learned to|never learnt to) (?:say|pronounce) "
    r"(?:(?:his|her|its|their|your|the|an?) )?"
    r"(?:r|s|l|th|w|rs|r's|s's|h|h's|hs)(?![\w'])",
    r"\broll(?:s|ed|ing)? (?:the|his|her|your|their|its) r'?s? (?:over|in|on|when saying) (?:it|this)\b",
    r"[\"']\w+[\"'] in (?:an?|any|some|the) (?:\w+ )?(?:rhyme|couplet|limerick)\b|\b(?:partner|mate|match|pair|"
    r"companion|fellow) (?:of|for|to|with) [\"']?\w+[\"']? in "
    r"(?:an?|any|the) (?:\w+ )?(?:couplet|verse|rhyme|limerick|poem|song)\b",
    rf"\b(?:swap|change|replace|switch|alter|drop|lose|ditch) (?:the |its ){_PART} {_SOUND}\b|"
    rf"\b(?:swap|change|replace|turn|switch|trade|exchange|alter) (?:the |its )?(?:\w+ )?{_SOUND} (?:for|to|into|"
    rf"with|of|in|and)\b",
    r"\b(?:differs?|apart|away|removed|different) (?:from [\"']?\w+[\"']? )?(?:only )?(?:by|in) (?:just |only )"
    r"?(?:a|an|one|a single|its|the) (?:\w+ )?(?:sound|phoneme|syllable|vowel sound|consonant sound)\b|"
    r"\b(?:one|a single|just a|only a) (?:sound|phoneme|syllable) (?:away|off|apart|different|short|removed|from)\b|"
    r"\bminimal pairs?\b|\bphonemes?\b",
    r"\b(?:voice|unvoice|devoice|aspirate|lisp|roll|nasali[sz]e) (?:the|its|that|your) (?:\w+ )?(?:[b-hj-z]|"
    r"consonant|start|beginning|end|first|last|final|s|r|rs)(?!\w)",
    r"\b(?:voiced|unvoiced|voiceless|aspirated|nasal) (?:version|twin|counterpart|cousin|sister|brother|pair|partner|"
    r"form) of\b|\b(?:is|are|gets?|becomes?|when|if|but) (?:un)?voiced$",
    rf"\b{_LONG}(?:ed|s|es|ing|ged|ped)? (?:out )?(?:the|its|that) (?:\w+ )?(?:vowels?|consonants?|syllables?|"
    rf"diphthong|[aeiou](?!\w)|[aeo]'s|ee|oo|middle sound|first sound|last sound)\b",
    r"\b(?:vowels?|consonants?|syllables?) (?:(?:is|are|being|gets?|that'?s) )?(?:drawn|stretched|dragged|pulled|"
    r"lengthened|prolonged|shortened|clipped|swallowed|"
    r"dropped|flattened|broadened|rounded|extended|held|longer|shorter|softened|rolled|nasali[sz]ed|raised|lowered)\b",
    r"\b(?:lengthened|drawn[- ]out|elongated|clipped|flattened|broadened|rounded|swallowed) (?:vowels?|consonants?|"
    r"syllables?|[eiou]\b|a\b(?! \w))",
    # Who says it so.
    rf"\b(?:how|what|as|like|way) {_TALKER} (?:would |might |may |will |could )?(?:pronounces?|utters?|lisps?|slurs?|"
    rf"mumbles?)\b",
    rf"\b{_TALKER} (?:would |might |may |will |could |trying to |tries to |attempting to )?{_SAYS}(?: (?:it|this|the "
    rf"word|for))?(?: as| like)? (?:an? )?[\"'][a-z]+[\"']",
    rf"\b{_TALKER} (?:can't|cannot|could never|struggles to|fails to|won't|tries to|trying to) (?:say|pronounce|"
    rf"utter) (?:it|this|the word)\b",
    r"\bas (?:said|spoken|pronounced|uttered|heard) by\b",
    r"\b(?:elmer fudd|tweety(?: pie)?|clouseau|jonathan ross|daffy duck)(?:'s)? (?:version|pronunciation|way|for|"
    r"calls|says|might|would|goes|chases|hunts)\b",
    r"\bsay [\"'][a-z]+[\"'],? (?:but|with|without|then|and|as|through|while|like|in|slowly|quickly|twice)\b",
    r"\b(?:hear|hears|heard|listen for|audible) (?:it|this|that|me) (?:once|twice|three times|at the (?:start|end)|"
    r"clearly) in\b",
    # Rhymes by other names.
    r"\w,? (?:in|by|via|as|with|using|per) (?:cockney )?rhyming slang\b|^(?:cockney )?rhyming slang(?: for| of|:) |"
    r"\b(?:cockney|rhyming)[- ]slang(?:'s)? (?:version|word|term|partner)\b",
    r"\b(?:chimes|jingles|harmoni[sz]es|assonates|resonates|clinks) with [\"']\w+[\"']$|\brhymes?,? (?:more or less|"
    r"roughly|nearly|almost|sort of|loosely),? with\b|\b(?:ends|finishes) (?:just )?like [\"']\w+[\"'] "
    r"(?:to|when|if|in|on) (?:the|an?|you|it|said|spoken|song|verse|rhyme)\b",
    r"\b(?:couplet|verse|rhyme|limerick|poem|song|rap)s?(?:'s)? (?:partner|mate|match|pair|companion|fellow) (?:of|"
    r"for|to)\b|\brhym(?:e|ing) (?:pair|couple|scheme) (?:with|of|for)\b",
    r"\bif [\"']?\w+[\"']? (?:rhymed|rhymes|sounded|began|started|ended)\b",
    r"^(?:pronounced|said|spoken|read|uttered),? (?:\w+ )?(?:differently|wrongly|wrong|badly|quickly|slowly|aloud|"
    r"backwards|in french|in german|with care),? (?:it|this|you|an?|the)\b",
    r"\bsame (?:sound|noise|ending|beginning|vowels?|start) (?:as|like) [\"']|\bvowels? (?:sound )?(?:of|in|from|as "
    r"in|like in) [\"'][a-z]+[\"']",
)  # fmt: skip

QUOTED_HEARD = Phrases(
    r"\b(?:says?|said|saying|calls? (?:it|this|one|them)|pronounces?|pronounced|heard|hears?|would say|might say|"
    r"utters?|asks? for|orders?|chases?|hunts?|"
    r"misheard|mispronounced|mumbles?|lisps?|lisped|whispers?|sings?|shouts?) (?:it |this )?(?:as |like |for |of |"
    r"about |an? |the |some |it's |sounding )*"
    r"[\"']?(?P<said>[a-z]+)[\"']?(?=$|[,.!?]| (?:in|with|when|to|by|for|at|on|and|but|not)\b)",
    rf"\b(?P<said>[a-z]+)[\"']?,? (?:to|for|from|in the mouth of|according to|as said by|says|said|by|via|as spoken "
    rf"by|if you're|if you are) {_TALKER}\b",
    r"\b(?P<said>[a-z]+)[\"']?,? (?:said |spoken |but |only |just |uttered |pronounced )*(?:with|in|through|by|"
    r"without) (?:an? |your |the |some |one's )?"
    r"(?:\w+ )?(?:lisp|stammer|stutter|accent|drawl|cold|(?:blocked|stuffy|runny|pinched) nose|"
    r"full mouth|mouth full|twang|brogue|hangover|"
    r"nose|consonant|vowel|sound|noise|breath|voice)\b",
    r"\b(?P<said>[a-z]+)[\"']?,? (?:but |only |just |and |when |if |though )*(?:lisped|voiced|unvoiced|nasal|slurred|"
    r"mumbled|whispered|softer|harder|drawn out|stretched|"
    r"drawled|misheard|mispronounced|aspirated|clipped|shortened|lengthened)$",
    r"^(?:an? |the )?(?:lisped|lisping|voiced|unvoiced|nasal|slurred|mumbled|drawled|misheard|mispronounced|"
    r"stretched|drawn-out) [\"']?(?P<said>[a-z]+)[\"']?$",
    r"\b(?:almost|nearly|not quite|close to|practically|virtually|one sound from|a sound away from) "
    r"[\"']?(?P<said>[a-z]+)[\"']?,? (?:to the ear|by ear|aloud|out loud|in speech|"
    r"when (?:said|spoken)|on the (?:phone|radio|tongue|lips))",
)  # fmt: skip
