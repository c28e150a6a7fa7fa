"""A rulebook as a reader sees it: one variant and edition, with its numbers, in one language."""

from collections.abc import Mapping
from dataclasses import dataclass

from cluewright.content.library import Library
from cluewright.content.message_format import arguments, parse
from cluewright.core.derived import derived_values
from cluewright.core.parameters import Parameters
from cluewright.core.rulebook import Block, Rulebook, Section, facts


@dataclass(frozen=True, slots=True)
class Text:
    """A rendered text. `stale`: its English has changed since it was translated; `english` is then the new one.
    `translated`: it is in the reader's language, not in English for want of a translation."""

    text: str
    stale: bool = False
    english: str | None = None
    translated: bool = True


@dataclass(frozen=True, slots=True)
class BlockDocument:
    """A block as shown; `text` is None for one that only holds others."""

    id: str
    type: str
    text: Text | None
    rule: bool
    figure: str | None
    items: tuple["BlockDocument", ...]
    columns: tuple["BlockDocument", ...]
    rows: tuple[tuple["BlockDocument", ...], ...]


@dataclass(frozen=True, slots=True)
class SectionDocument:
    """A section as shown: everything that does not belong to this variant, edition and these house rules is gone."""

    id: str
    title: Text
    blocks: tuple[BlockDocument, ...]
    sections: tuple["SectionDocument", ...]


@dataclass(frozen=True, slots=True)
class RuleDocument:
    """A citable rule: its text and the section it stands in."""

    text: str
    section: str


@dataclass(frozen=True, slots=True)
class RulebookDocument:
    """The whole book in one language, with the parameters that its numbers come from."""

    id: str
    title: str
    summary: str
    language: str
    parameters: Parameters
    sections: tuple[SectionDocument, ...]
    rules: Mapping[str, RuleDocument]


class Reader:
    """Renders texts of one book for one reader: language, and the values that fill the placeholders."""

    def __init__(self, library: Library, parameters: Parameters, language: str) -> None:
        self._catalogs = library.catalogs
        self._facts = facts(parameters)
        self.language = language
        self.values: Mapping[str, object] = {**derived_values(parameters), **parameters.values}

    def text(self, text_id: str) -> Text:
        """The text in the reader's language, else in English; never raises."""
        found = self._catalogs.translation(text_id, self.language)
        stale = found is not None and found.stale
        english = self._catalogs.text(text_id, "en", **self.values) if stale else None
        text = self._catalogs.newest(text_id, self.language, **self.values)
        return Text(text, stale, english, translated=found is not None)

    def section(self, section: Section) -> SectionDocument | None:
        """The section as shown, or None if it is not part of this book or nothing in it is."""
        if not section.shown.holds(self._facts):
            return None
        blocks = tuple(self.block(block) for block in section.blocks if block.shown.holds(self._facts))
        sections = tuple(shown for inner in section.sections if (shown := self.section(inner)))
        if not blocks and not sections:
            return None
        return SectionDocument(section.id, self.text(section.title), blocks, sections)

    def block(self, block: Block) -> BlockDocument:
        return BlockDocument(
            id=block.id,
            type=block.type,
            text=self.text(block.id) if block.has_text else None,
            rule=block.rule,
            figure=block.figure,
            items=self._shown(block.items),
            columns=self._shown(block.columns),
            rows=tuple(self._shown(row) for row in block.rows if row[0].shown.holds(self._facts)),
        )

    def _shown(self, blocks: tuple[Block, ...]) -> tuple[BlockDocument, ...]:
        return tuple(self.block(block) for block in blocks if block.shown.holds(self._facts))


def read_rulebook(library: Library, parameters: Parameters, language: str) -> RulebookDocument:
    """The book that `parameters` describe. `language` must be one that the library serves."""
    rulebook = library.rulebooks[parameters.rulebook]
    reader = Reader(library, parameters, language)
    sections = tuple(shown for section in rulebook.sections if (shown := reader.section(section)))
    return RulebookDocument(
        id=rulebook.id,
        title=reader.text(rulebook.title).text,
        summary=reader.text(rulebook.summary).text,
        language=language,
        parameters=parameters,
        sections=sections,
        rules=dict(_rules(sections)),
    )


def read_rule(library: Library, rule_id: str, parameters: Parameters, language: str) -> RuleDocument | None:
    """One rule with these parameters' numbers, also when it is not part of their variant; None for an unknown id."""
    section = library.rulebooks[parameters.rulebook].rules().get(rule_id)
    if section is None:
        return None
    return RuleDocument(Reader(library, parameters, language).text(rule_id).text, section)


def rule_parameters(library: Library, rule_id: str, parameters: Parameters) -> tuple[str, ...]:
    """The names of the parameters that the rule's text depends on, in the table's order."""
    source = library.catalogs.translation(rule_id, "en")
    used = arguments(parse(source.text)) if source else frozenset()
    return tuple(name for name in parameters.values if name in used)


def variant_label(library: Library, rulebook: Rulebook, variant: str, language: str) -> str:
    """The name of a variant in the reader's language."""
    return library.catalogs.text(rulebook.variant_labels[variant], language)


def _rules(sections: tuple[SectionDocument, ...]) -> list[tuple[str, RuleDocument]]:
    rules: list[tuple[str, RuleDocument]] = []
    for section in sections:
        for block in section.blocks:
            rules += _rules_of(block, section.id)
        rules += _rules(section.sections)
    return rules


def _rules_of(block: BlockDocument, section: str) -> list[tuple[str, RuleDocument]]:
    mine = [(block.id, RuleDocument(block.text.text, section))] if block.rule and block.text else []
    parts = (*block.items, *(cell for row in block.rows for cell in row))
    return mine + [rule for part in parts for rule in _rules_of(part, section)]
