"""How Russian says several clues one after another, without any sign between them."""

from cluewright.core.languages.patterns import Phrases

LIST_TALK = Phrases(
    r"\bво-первых\b.+\bво-вторых\b",
    r"\b(?:перв(?:ая|ое)|1-[яе]) (?:подсказка|слово)\b.+\b(?:втор(?:ая|ое)|2-[яе]) (?:подсказка|слово)\b",
    r"\b(?:подсказка|слово) (?:раз|один|1|а)\b.+\b(?:подсказка|слово) (?:два|2|б)\b",
    r"\b(?:одно|одна|один)(?: это| —| -|:) .+\b(?:друг(?:ое|ая|ой)|втор(?:ое|ая|ой))(?: это| —| -|:) ",
    r"\S+,? (?:или же|либо же|или, скажем|или если хотите)\b,? \S",
)
