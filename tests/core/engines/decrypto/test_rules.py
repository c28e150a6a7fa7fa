"""Refusals name rules that the rulebook has, in every variant in which they can happen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluewright.content.rulebooks import load_rulebooks
from cluewright.core.engines import decrypto
from cluewright.core.engines.decrypto import rules
from cluewright.core.rulebook import Block, Section

FOLDER = Path(decrypto.__file__).parent


def citable(sections: tuple[Section, ...]) -> Iterator[Block]:
    for section in sections:
        for block in section.blocks:
            yield from (part for part in block.walk() if part.rule)
        yield from citable(section.sections)


def test_every_cited_rule_stands_in_the_rulebook() -> None:
    known = {block.id for block in citable(load_rulebooks()["decrypto"].rulebook.sections)}
    assert rules.RULES - known == set()


def test_the_list_of_rules_is_complete() -> None:
    named = {value for name, value in vars(rules).items() if name.isupper() and isinstance(value, str)}
    assert named == rules.RULES


@pytest.mark.parametrize(
    "name", sorted(name for name, value in vars(rules).items() if isinstance(value, str) and name.isupper())
)
def test_every_rule_is_used(name: str) -> None:
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py") if path.name != "rules.py")
    used = {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert name in used
