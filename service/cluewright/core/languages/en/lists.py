"""How English says several clues one after another, without any sign between them."""

from cluewright.core.languages.patterns import Phrases

LIST_TALK = Phrases(
    r"\b(?:first|1st) (?:clue|one|word|hint)\b.+\b(?:second|2nd) (?:clue|one|word|hint)\b",
    r"\b(?:clue|hint|word) (?:one|1|a)\b.+\b(?:clue|hint|word) (?:two|2|b)\b",
    r"\b(?:for )?one(?: of them)?(?: is|'s|:) .+\b(?:(?:the |an)other(?: one)?|two)(?: is|'s|:) ",
    r"\bfirst(?:ly| of all),? .+\b(?:secondly|and second,) ",
    r"\b(?:clue|hint)s? (?:is|are) .+\b(?:and also|or maybe|or alternatively|or else)\b",
    r"\S+,? (?:or alternatively|alternatively|or if you prefer|or failing that|or let's say)\b,? \S",
)
