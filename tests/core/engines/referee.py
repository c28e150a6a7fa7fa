"""A referee simple enough to be foreseen: a keyword in a clue is illegal, so is a clue heard before; "?" is suspect."""

from cluewright.core.clues.clue import Clue, ClueReuse, Table, UsedClue
from cluewright.core.clues.verdict import Finding, Judgement, Reach, Ruling, Verdict, worst

NO_KEYWORD = "decrypto.clues.no-keyword"
NO_REPETITION = "decrypto.clues.no-repetition"
PUBLIC = "decrypto.clues.public-information"


def referee(clues: tuple[Clue, ...], table: Table) -> Judgement:
    """One verdict for each clue, in order."""
    verdicts = tuple(verdict(clue, table) for clue in clues)
    return Judgement(worst(v.ruling for v in verdicts), "en", verdicts, Reach(("en",), {}, (), ()))


def verdict(clue: Clue, table: Table) -> Verdict:
    found = tuple(findings(clue, table))
    return Verdict(clue.text, "en", worst(f.ruling for f in found), found)


def findings(clue: Clue, table: Table) -> list[Finding]:
    text, found = clue.text.casefold(), []
    for place, keyword in enumerate(table.keywords, 1):
        found += [
            finding("keyword", Ruling.ILLEGAL, NO_KEYWORD, clue, place)
            for form in keyword.texts
            if form.text.casefold() in text
        ]
    if any(text == used.text.casefold() for used in table.used if counts(used, table)):
        found.append(finding("repetition", Ruling.ILLEGAL, NO_REPETITION, clue))
    if "?" in text:
        found.append(finding("private", Ruling.SUSPECT, PUBLIC, clue))
    return found


def counts(used: UsedClue, table: Table) -> bool:
    match table.clue_reuse:
        case ClueReuse.GAME:
            return True
        case ClueReuse.TEAM:
            return used.own_team
        case ClueReuse.PLAYER:
            return used.player == table.player
        case ClueReuse.OFF:
            return False


def finding(check: str, ruling: Ruling, rule: str, clue: Clue, keyword: int | None = None) -> Finding:
    span = (0, len(clue.text))
    return Finding(check, ruling, rule, "test", span, clue.text, clue.text, f"finding.{check}.test", keyword=keyword)
