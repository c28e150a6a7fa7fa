"""A pseudo-locale: English with accents, a third longer and in brackets, so that a page shows at a glance which texts
are not translatable, where long words break the layout, and where a text is put together from pieces."""

from pathlib import Path

from cluewright.content.message_format import Argument, Choice, Count, Message, parse
from cluewright.content.po_files import Entry, written
from cluewright.content.sources import SourceText

from .files import Change, all_sources, po_path

TAG = "en-XA"
_ACCENTS = str.maketrans("aceginosuyACEGINOSUYdhlrtz", "áçéĝíñóšúýÁÇÉĜÍÑÓŠÚÝðĥļŕţž")
_FILL = " ẋ"


def pseudo(text: str) -> str:
    """An English message in the pseudo-locale; placeholders, choices and quoted braces stay what they are."""
    message = parse(text)
    return f"⟦{_written(message)}{_FILL * (len(text) // 12)}⟧"


def _written(message: Message) -> str:
    return "".join(_part(part) for part in message)


def _part(part: str | Argument | Choice | Count) -> str:
    match part:
        case str():
            return part.translate(_ACCENTS).replace("{", "'{'").replace("}", "'}'")
        case Argument(name, particle):
            return f"{{{name}, particle, {particle}}}" if particle else f"{{{name}}}"
        case Count():
            return "#"
        case Choice(name, kind, branches):
            return f"{{{name}, {kind}, {' '.join(f'{key} {{{_written(branch)}}}' for key, branch in branches)}}}"


def _entry(source: SourceText) -> Entry:
    return Entry(source.id, source.english, pseudo(source.english))


def write_pseudo(locales: Path, target: Path) -> list[Change]:
    """Write the whole pseudo-locale below the folder `target` (which need not be the project's own `locales`)."""
    changes = []
    for domain, sources in all_sources(locales).items():
        path = po_path(target, TAG, domain)
        path.parent.mkdir(parents=True, exist_ok=True)
        entries = [_entry(source) for source in sources.values()]
        path.write_text(written(entries, sources, TAG, domain), "utf-8")
        changes.append(Change(path, True))
    return changes
