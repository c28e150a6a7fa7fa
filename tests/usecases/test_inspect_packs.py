"""What `cluewright packs check` finds: a seeded fault for each check, and none in the shipped packs."""

from dataclasses import replace

import pytest

from cluewright.content.library import Library
from cluewright.core.wordpack import Concept, Word, WordPack
from cluewright.usecases.inspect_packs import conflicts, conflicts_file, inspect

LIBRARY = Library.load()


def concept(name: str, side: str = "blue", **words: Word) -> Concept:
    return Concept(name, side, 1, (), "gloss", words)


COW = concept("cow", en=Word("cow"), ru=Word("корова", stress="коро́ва"))
MOON = concept("moon", en=Word("moon"), ru=Word("луна", stress="луна́"))
PACK = WordPack("mine", {"en": "Mine"}, "CC0-1.0", (COW, MOON), {})


def found(*concepts: Concept) -> set[str]:
    pack = replace(PACK, concepts=concepts)
    return {fault.check for fault in inspect({"mine": pack})}


def test_a_clean_pack_has_no_fault() -> None:
    assert found(COW, MOON) == set()


@pytest.mark.parametrize(
    ("check", "changed"),
    [
        ("alignment", concept("moon", en=Word("moon"))),
        ("script", concept("moon", en=Word("mооn"), ru=MOON.words["ru"])),
        ("normalisation", concept("moon", en=Word("moo\u0301n"), ru=MOON.words["ru"])),
        ("spacing", concept("moon", en=Word("moon "), ru=MOON.words["ru"])),
        ("spacing", concept("moon", en=Word("mo\u200bon"), ru=MOON.words["ru"])),
        ("case", concept("moon", en=Word("Moon"), ru=MOON.words["ru"])),
        ("stress", concept("moon", en=Word("moon"), ru=Word("луна"))),
        ("stress", concept("moon", en=Word("moon"), ru=Word("луна", stress="лу́ны"))),
        ("homograph", concept("moon", en=Word("moon", accepted=("cow",)), ru=MOON.words["ru"])),
        ("conflict", concept("moon", en=Word("cows"), ru=MOON.words["ru"])),
        ("conflicts-file", concept("moon", "red", en=Word("cows"), ru=MOON.words["ru"])),
    ],
)
def test_a_seeded_fault_is_found(check: str, changed: Concept) -> None:
    assert check in found(COW, changed)


@pytest.mark.parametrize("marked", [("cow",), ("moon",), ("cow", "moon")])
def test_a_homograph_marked_in_all_concepts_but_one_is_no_fault(marked: tuple[str, ...]) -> None:
    bulls = [
        replace(one, words={**one.words, "en": Word(one.id, ("bull",), ambiguous=frozenset(bull))})
        for one in (COW, MOON)
        for bull in ([("bull",) if one.id in marked else ()])
    ]
    assert found(*bulls) == set()


def test_what_is_tagged_as_a_name_may_have_capitals() -> None:
    easter = concept("easter", en=Word("Easter"), ru=Word("Пасха", stress="Па́сха"))
    assert found(COW, easter) == {"case"}
    assert found(COW, replace(easter, tags=("name",))) == set()


def test_a_known_conflict_between_the_sides_is_no_fault() -> None:
    red = concept("moon", "red", en=Word("cows"), ru=MOON.words["ru"])
    pack = replace(PACK, concepts=(COW, red), conflicts={("cow", "moon"): frozenset({"en"})})
    assert not list(inspect({"mine": pack}))


def test_the_conflicts_file_comes_back_as_written() -> None:
    assert conflicts_file({}).endswith("conflicts: []\n")
    text = conflicts_file({("cow", "moon"): frozenset({"no", "en"})})
    assert text.endswith('  - {concepts: [cow, moon], languages: [en, "no"]}\n')


def test_the_shipped_packs_have_no_fault() -> None:
    """Of the larger packs, pairs that conflict are believed here; `make test-packs` looks for them anew."""
    looked_at = {name: conflicts(pack) for name, pack in LIBRARY.packs.items() if len(pack.concepts) < 200}
    assert len(looked_at) >= 3
    believed = {name: looked_at.get(name, pack.conflicts) for name, pack in LIBRARY.packs.items()}
    assert list(inspect(LIBRARY.packs, believed)) == []
