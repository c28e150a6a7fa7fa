"""The few words around a rulebook's own: headings of notes and examples, and what version this is."""

from dataclasses import dataclass

from cluewright.content.library import Library
from cluewright.content.message_format import cldr_locale
from cluewright.core.parameters import resolve
from cluewright.usecases.read_rulebook import RulebookDocument


@dataclass(frozen=True, slots=True)
class Labels:
    """Words in the reader's language. `subtitle`: variant, edition and each house rule that differs."""

    subtitle: tuple[str, ...]
    contents: str
    example: str
    note: str
    stale: str
    skip: str
    rule_link: str
    languages: str
    rulebook: str
    unaffiliated: str


def labels_for(library: Library, document: RulebookDocument) -> Labels:
    """The labels of one document, in its language."""

    def label(name: str) -> str:
        return library.catalogs.text(f"web.{name}", document.language)

    return Labels(
        subtitle=tuple(_subtitle(library, document)),
        contents=label("contents"),
        example=label("example"),
        note=label("note"),
        stale=label("stale"),
        skip=label("skip"),
        rule_link=label("rule-link"),
        languages=label("languages"),
        rulebook=label("rulebook"),
        unaffiliated=label("unaffiliated"),
    )


def _subtitle(library: Library, document: RulebookDocument) -> list[str]:
    catalogs, parameters = library.catalogs, document.parameters
    book = library.rulebooks[document.id]
    variant = catalogs.text(book.variant_labels[parameters.variant], document.language)
    edition = edition_name(library, parameters.edition, document.language)
    lines = [variant, f"{catalogs.text('web.edition', document.language)}: {edition}"]
    usual = resolve(parameters.rulebook, parameters.variant, parameters.edition).values
    changed = [name for name, value in parameters.values.items() if value != usual[name]]
    if changed:
        rules = ", ".join(f"{name} = {_value(library, parameters.values[name], document.language)}" for name in changed)
        lines.append(f"{catalogs.text('web.house-rules', document.language)}: {rules}")
    return lines


def edition_name(library: Library, edition: str, language: str) -> str:
    """An edition's name for readers: the name of its language, or that of the online summary."""
    if edition == "online":
        return library.catalogs.text("web.edition-online", language)
    return str(cldr_locale(language).languages.get(edition, edition))


def _value(library: Library, value: object, language: str) -> str:
    words = {True: "web.yes", False: "web.no", None: "web.none"}
    if isinstance(value, bool) or value is None:
        return library.catalogs.text(words[value], language)
    return ", ".join(value) if isinstance(value, tuple) else str(value)
