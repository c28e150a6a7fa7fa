"""How English tells a word by books and games of letters: where it is filed, what it scores, what squares it takes.

Patterns on the clue in lower case, beside those in `talk` and `wordplay`. The games and books themselves are honest
clues (scrabble, a dictionary), and so is what else is filed or looked up: a divorce, an old friend.
"""

from cluewright.core.languages.patterns import Phrases

_PLAIN = r"[b-hj-z](?![\w'-])"
_LETTER = r"(?P<letter>[b-hj-z]|a(?! ))(?![\w'-])"
_NUMBER = r"(?P<n>\d{1,2}|[a-z]+)"
_LOOKED_UP = (
    r"(?:filed|shelved|indexed|listed|alphabeti[sz]ed|sorted|catalogued|ordered|entered|found|"
    r"look(?:ed)?(?: (?:for )?(?:it|"
    r"this|"
    r"that|me|one))?(?: up)?|find (?:it|this|that|me|one)|comes?|sits|falls|goes|appears|belongs|turns up|lives|is|"
    r"it's)"
)
_BOOK = r"(?:dictionary|alphabet|encyclop(?:a)?edia|lexicon|glossary|thesaurus|phone ?book|index|yellow pages|a to z)"
_PART_OF = (
    r"(?:beginning|start|front|middle|end|back|(?:first|second|last|early|late|front|back|latter|later|final|opening|"
    r"closing) (?:half|part|third|quarter|section|pages?|entry|entries)|early|late)"
)
_GAME = r"(?:scrabble|wordle|hangman|boggle|bananagrams|words with friends|countdown|wheel of fortune)"


SPELLING_BOOKS = Phrases(
    rf"\b{_LOOKED_UP} (?:\w+ )?under (?:the (?:letter )?)?{_LETTER}",
    rf"\b{_LOOKED_UP} (?:\w+ )?(?:between|after|before) (?:the )?(?:{_PLAIN}|a(?= and ))(?:'s)?(?: and (?:the "
    rf")?{_PLAIN})?",
    r"\b(?:in|under|among|amongst|with|of) (?:all )?the (?P<letter>[b-hj-z])'s$",
    r"\bthe (?P<letter>[b-hj-z])(?:'s|s)? (?:section|pages?|volume|entries|chapter|shelf|listings?)\b",
    rf"\b(?:in|of|on|at|near|towards?) (?:the )?(?:very )?{_PART_OF} (?:in|of) (?:the|a|an|any|your|every) {_BOOK}\b"
    r"(?! (?:finger|card|fund|road|street))",
    r"\b(?:just|right|shortly|soon|straight|immediately|directly|comes?|sits|is|it's|entry|listed|neighbou?rs?) "
    rf"(?:before|after|above|below|of|next to|near|with|to) \w+ in (?:the|a|any|every|your) {_BOOK}\b",
    rf"\b(?:in|opens?|flick through|check) (?:the|a|any|every|your) {_BOOK},? (?:(?:it'?s|just|right|shortly|it|"
    r"comes|soon|somewhere|immediately|directly|straight|not (?:far|long)|well|way|a (?:little|bit)|(?:a )?few "
    r"(?:words|entries|pages|lines)|one (?:word|entry|page)) )*"
    r"(?:before|after|between|above|below|(?<=words )from|(?<=entries )from|(?<=pages )from|next to) ['\"]?\w+",
    rf"\b(?:between|before|after|from) ['\"]\w+['\"](?: (?:and|to) ['\"]\w+['\"])? (?:in|of) (?:the|a|any|every|your) "
    rf"{_BOOK}\b",
    rf"\bbetween \w+ and \w+ in (?:the|a|any|every|your) {_BOOK}\b",
    rf"\b{_BOOK} neighbou?r\b",
    rf"\b(?:its|the|a|high|low|good|great|top|big) {_GAME} (?:score|value|points?|tiles?)\b",
    rf"\b(?:worth|scor(?:es?|ing)|gets? you|gives you|valued at|points) (?:[\w-]+ ){{0,4}}(?:in|at|on) {_GAME}\b",
    rf"\bin {_GAME},? (?:(?:it'?s|it|this|would|is) )*(?:worth|scores?)\b",
    r"\bbuy (?:an? [eiou](?![\w'-])|a vowel,? ?:? ?(?:an? )?[aeiou]\b)",
    rf"\b{_GAME}(?:,| ?:| with) .*_",
    r"\b(?:on|with|using|from|in|along) (?:only |just )?(?:the )?(?:top|middle|bottom|home|left|right|one|same|single) "
    r"(?:row|side|half) of (?:the|a|your|my) (?:qwerty )?(?:keyboard|typewriter)\b",
    r"\btype (?:it|this|the word|me)(?: \w+){0,3} (?:hands?|fingers?|thumbs?|row)\b",
    r"\b(?:hands?|fingers?|thumbs?|row) to type (?:it|this|the word|me)\b",
)

COUNT_BOOKS = Phrases(
    rf"\b{_NUMBER} scrabble tiles\b",
    rf"\b(?:fits?|fills?|needs|takes(?: up)?|occupies)(?: in| into| exactly)* {_NUMBER} (?:squares|cells|blanks)$",
    rf"\b{_NUMBER} (?:blanks|dashes|gaps|lines|underscores|spaces|squares|boxes) (?:in|for|of|at) (?:a )?(?:game of )?"
    r"(?:hangman|wordle)\b",
    rf"\b(?:hangman|wordle) (?:with|has|in) {_NUMBER} (?:blanks|dashes|gaps|lines|underscores|spaces|squares|boxes)\b",
    r"^(?:(?:it'?s|it|is|an?|the|good|valid|perfect|possible|legal|could be|would be|works as|makes|useful) )*wordle "
    r"(?:answer|guess|word|opener|length|solution)$",
    r"\b(?:fits?|works?|valid|playable|allowed|long enough|right length|too (?:long|short)) (?:in|for|as|at) (?:a )?"
    r"wordle\b",
    rf"\btype {_NUMBER} keys\b",
    r"\bcrosswords?\b.{0,24}\b\d{1,2}(?: ?[,-] ?\d{1,2})+(?!\d)|^(?:enumeration|enum)\b.{0,8}\d",
    r"\b(?:fits?|fill(?:s|ing)?) (?:\w+ )?(?:a|the|one|into a|in a|an entire|a whole|exactly a) wordle(?: row| grid| "
    r"board| line)?\b",
)
