"""Refusals name rules that the rulebook has, in every game."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from cluewright.content.rulebooks import load_rulebooks
from cluewright.core.engines.davinci_code import rules as davinci_code
from cluewright.core.engines.decrypto import rules as decrypto
from cluewright.core.rulebook import Block, Section

RULES = {"decrypto": decrypto, "davinci-code": davinci_code}


def named(rules: ModuleType) -> dict[str, str]:
    return {name: value for name, value in vars(rules).items() if name.isupper() and isinstance(value, str)}


NAMES = [(rules, name) for rules in RULES.values() for name in sorted(named(rules))]


def citable(sections: tuple[Section, ...]) -> Iterator[Block]:
    for section in sections:
        for block in section.blocks:
            yield from (part for part in block.walk() if part.rule)
        yield from citable(section.sections)


@pytest.mark.parametrize("rulebook", RULES)
def test_every_cited_rule_stands_in_the_rulebook(rulebook: str) -> None:
    known = {block.id for block in citable(load_rulebooks()[rulebook].rulebook.sections)}
    assert RULES[rulebook].RULES - known == set()


@pytest.mark.parametrize("rulebook", RULES)
def test_the_list_of_rules_is_complete(rulebook: str) -> None:
    assert set(named(RULES[rulebook]).values()) == RULES[rulebook].RULES


@pytest.mark.parametrize(("rules", "name"), NAMES, ids=[name for _, name in NAMES])
def test_every_rule_is_used(rules: ModuleType, name: str) -> None:
    folder = Path(str(rules.__file__)).parent
    trees = (ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py") if path.name != "rules.py")
    used = {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert name in used
