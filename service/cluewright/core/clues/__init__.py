"""The referee for clues: what is asked (clue), how it is judged (judge, checks), what is answered (verdict)."""

from .clue import Clue, ClueReuse, Keyword, KeywordText, Strictness, Table, Translation, UsedClue, keyword
from .judge import check_ids, judge
from .verdict import Finding, Judgement, Reach, Ruling, Verdict, worst

__all__ = [
    "Clue",
    "ClueReuse",
    "Finding",
    "Judgement",
    "Keyword",
    "KeywordText",
    "Reach",
    "Ruling",
    "Strictness",
    "Table",
    "Translation",
    "UsedClue",
    "Verdict",
    "check_ids",
    "judge",
    "keyword",
    "worst",
]
