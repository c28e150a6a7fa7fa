"""How Dutch says several clues one after another, without any sign between them."""

from cluewright.core.languages.patterns import Phrases

LIST_TALK = Phrases(
    r"\b(?:eerste|1e) (?:hint|clue|woord|aanwijzing)\b.+\b(?:tweede|2e) (?:hint|clue|woord|aanwijzing)\b",
    r"\b(?:hint|clue|woord|aanwijzing) (?:een|één|1|a)\b.+\b(?:hint|clue|woord|aanwijzing) (?:twee|2|b)\b",
    r"\b(?:het|de|'t) (?:een|één|ene)(?: is|:) .+\b(?:het|de|'t) ander(?:e)?(?: is|:) ",
    r"\bten eerste .+\bten tweede\b",
    r"\S+,? (?:of anders|of ook wel|oftewel ook|of zo je wilt|of laten we zeggen)\b,? \S",
)
