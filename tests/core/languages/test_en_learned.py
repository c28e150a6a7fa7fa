"""English words with learned endings that change the kind of word and not what it is about."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

SURE = (
    "circular:circle muscular:muscle miraculous:miracle historian:history librarian:library historical:history "
    "piratical:pirate theatrical:theatre piracy:pirate privacy:private acidity:acid purity:pure curiosity:curious "
    "mountaineer:mountain musketeer:musket punishment:punish treatment:treat heroism:hero electrically:electricity "
    "curiously:curiosity stupidly:stupidity purely:purity possibly:possibility weekly:week daily:day "
    "imprisoned:prison alpine:alp marriage:marry"
)
DOUBTFUL = (
    "serpentine:serpent spectacular:spectacle statement:state gravity:grave personality:personal racketeer:racket "
    "legacy:legate organism:organ singular:single"
)
NEVER = (
    "political:polite army:arm dental:dent secretary:secret mineral:miner polity:pole parchment:parch routine:route "
    "marine:mare"
)


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(made, base) for made, _, base in (pair.partition(":") for pair in text.split())]


def found(made: str, base: str) -> bool | None:
    """Whether a word surely is made from another; None if it is not made from it at all."""
    return next((form.certain for form in EN.forms(made) if form.key == base), None)


@pytest.mark.parametrize(("made", "base"), _pairs(SURE))
def test_endings_that_change_only_the_kind_of_word_are_sure(made: str, base: str) -> None:
    assert found(made, base) is True


@pytest.mark.parametrize(("made", "base"), _pairs(DOUBTFUL))
def test_words_that_drifted_are_for_a_human(made: str, base: str) -> None:
    assert found(made, base) is False


@pytest.mark.parametrize(("made", "base"), _pairs(NEVER))
def test_likeness_by_chance_is_none(made: str, base: str) -> None:
    assert found(made, base) is None
