"""How English counts a word's letters without saying so: in beats, blanks, keys and fingers, beside other words.

Patterns on the clue in lower case, beside those in `talk`, `wordplay`, `operations` and `told_letters`. Beats of a
heart, blanks of a form and keys of a piano are free.
"""

from cluewright.core.languages.patterns import Phrases

_FEW = r"(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})"
_MANY = (
    r"(?:a lot of|lots of|loads of|many|plenty of|few|only a few|hardly any|not many|so many|too many|very few|"
    r"far too many|"
    r"quite a few|as many|more|fewer|less|a ton of|tons of|heaps of|an awful lot of|barely any)"
)
_LETTERS = r"(?:letters|syllables|characters|glyphs|consonants|vowels)"
_SAY = (
    r"(?:say|says|saying|said|spell|spells|spelling|spelt|spelled|pronounce|pronounced|pronouncing|write|"
    r"writes|writing|"
    r"written|type|typing|typed)"
)
_WORD = r"(?:key ?word|word|name)"
_BEATS = r"(?:beats?|claps?|taps?|bits?|bites|chunks|parts|breaths?|goes|stages|steps|blows|puffs|gulps|mouthfuls)"
_OURS = (
    r"(?:(?:of|in|on|from|among|amongst) (?:(?:the|our|all|these|all our|all the) (?:four |key ?)*(?:words|"
    r"key ?words|"
    r"screen|list|rack|quartet|bunch|lot|ones|team)|ours|all four|all of ours|the four|these|them all)|we have|"
    r"we've got|we "
    r"got|here|on show|on offer|today|this game)"
)
_MOST = (
    r"(?:longest|shortest|biggest|smallest|lengthiest|briefest|tiniest|largest|widest|second longest|second "
    r"shortest)"
)
_BOXES = r"(?:squares|blanks|boxes|cells|dashes|underscores|tiles|gaps|spaces|slots)"

LETTERS_COUNTED = Phrases(
    rf"^(?:(?:it'?s|it is|the|our|by far|easily) )*{_MOST}(?: {_WORD}| one)? {_OURS}\W*$",
    rf"^(?:it'?s |the )*{_MOST} {_WORD}$",
    r"^(?:it )?(?:uses|takes up|fills|needs|has|takes) (?:the )?(?:most|least) (?:room|space|ink|letters|"
    r"width|place)"
    rf"(?: {_OURS})?$",
    rf"\b{_SAY} (?:it|this|me|the word|that) (?:out )?(?:in|with|using|on|over) (?:just |only |exactly "
    rf")?(?:an?|one|{_FEW}) "
    rf"(?:\w+ )?(?:{_BEATS}|keys|keystrokes|letters|fingers|strokes|tiles)\b",
    rf"\b(?:in|with) (?:just |only )?(?:one|{_FEW}) {_BEATS}(?:,| when| if| as| to)? (?:(?:it|you|we|i|when|if|"
    r"as|to|is) )*"
    rf"{_SAY}\b",
    rf"\b{_SAY} (?:it|this|me|the word)\b.{{0,25}}\b(?:{_FEW}|both|one) (?:\w+ )?(?:fingers|{_BEATS}|keys|"
    r"letters|hands)\b",
    rf"\b(?:count|counting|get|reach|go|gets|run) (?:up )?to {_FEW} (?:when|while|if|as|by|in) (?:you |we |i "
    rf")?{_SAY}\b",
    rf"^(?:ta[- ]?)+(?:da|dum|ta|dah)\b.*\b{_BEATS}\b|^(?:(?:da|dum|ta|di|dah|la|boom|tum|de)[- ,]+)+(?:da|dum|"
    r"ta|di|dah|la|"
    rf"boom|tum|dee)\b.{{0,12}}\b{_FEW} (?:{_BEATS}|syllables)\b|\b(?:da|dum|ta|dah|di)(?:-(?:da|dum|ta|dah|"
    r"di))+,? "
    rf"(?:{_FEW}|one) {_BEATS}\b",
    rf"\b(?:{_FEW}|one) {_BEATS} in (?:it|the word|all)\b",
    rf"\bits (?:{_LETTERS}|length) (?:can|could|would|will|may|do|does|number|numbers|count|add|fit|fits|fill|"
    r"equals?|is|are|"
    r"make|makes|match|matches|outnumber)\b",
    rf"^(?:(?:it|it'?s|has|is|got|with|have|a word|word|one|the one|of|there are|there's|contains) )*{_MANY} "
    r"(?:letters|"
    r"syllables)(?: in (?:it|there|the word)| to (?:count|type|write|spell|fit)| for (?:a|such|one) .+|, "
    r".+)?\W*$(?<!^lots of "
    r"letters)(?<!^many letters)(?<!^a lot of letters)(?<!^loads of letters)",
    rf"^(?:(?:just|only|exactly|needs|takes|fills|a|in|with) )*{_FEW} (?:glyphs|blanks|underscores|dashes)(?: "
    r"(?:in all|"
    r"total|long|wide|please|altogether))?\W*$",
    rf"^(?:(?:just|only|exactly|needs|takes|fills|it|is|it's) )*{_FEW} (?:across |down )?{_BOXES}(?: (?:across|"
    r"down|wide|long|in a "
    r"row|in the grid|on the grid))\W*$",
    rf"^{_FEW} (?:across|down) (?:squares|boxes|cells)\b",
    rf"\b(?:an?|one|the|exactly|in|on|for) {_FEW}[- ](?:tile|box|square|blank|cell|key|glyph|character|beat) "
    r"(?:rack|word|"
    rf"entry|slot|answer|gap|row|line|{_WORD})\b",
    rf"\bword (?:of|with|has|having) {_FEW} of (?:them|these|those)\b",
    rf"\b{_FEW} (?:of (?:them|those) )?letters?\b.{{0,20}}\b(?:in total|altogether|all told|all in all|tops|"
    r"max)\b",
    r"\bwordle (?:needs|wants|takes|has|allows|would need|uses)(?: \w+)? (?:one|two|three|\d) (?:fewer|more|"
    r"less|extra)\b",
    r"\b(?:twice|half|double|three times) (?:as (?:long|short)|the length of|the letters of|the size of) (?:as "
    r")?[\"']\w+[\"']",
    r"\b(?:twice|half|double|three times) (?:the letters|the syllables|the length of the word|the word) (?:of|"
    r"in|as)?\b",
    r"\b(?:letters|syllables|characters) (?:as|than) (?:there are|a|an|the|your|you have|days|fingers|toes|"
    r"weeks|months|legs|"
    r"arms|dwarfs|players|planets|wheels|seasons|apostles|[\"'])",
    r"\b(?:its|the word's|whose) (?:letter count|length|word length|syllable count|number of letters)\b",
    r"\b(?:one|two|three|four|\d) (?:letters?|syllables?) (?:each|either side|left|remain|remaining|to go|"
    r"spare|too many)\b",
)  # fmt: skip
