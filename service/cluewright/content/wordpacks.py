"""Word packs from their files: `pack.yaml` (concepts), `<language>.yaml` (words), `conflicts.yaml` (pairs)."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cluewright.core.wordpack import SIDES, Concept, Pair, Word, WordPack

from .compiled import compiling
from .kept_words import KeptPack, kept_pack, pack_hash, row_of, word_of
from .locations import LANGUAGE_TAG
from .strict_yaml import MAX_BYTES, load_strings, parse_bytes

_WITHOUT_WORDS = ("pack.yaml", "conflicts.yaml")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WORD_FIELDS = frozenset({"word", "accepted", "stress", "hanja", "ambiguous", "wider"})
_CONCEPT_FIELDS = frozenset({"id", "side", "difficulty", "tags", "gloss"})
_MAX_ID = 64  # as long as a request may name it
_MAX_TEXT = 160  # as for keywords from outside; NFC takes a time that grows with the square of a run of marks
_HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")


class PackInvalid(ValueError):
    """A pack's file breaks the format; the message names pack, file and entry."""


def load_packs(folders: Iterable[Path]) -> dict[str, WordPack]:
    """Every pack below the folders, by id. Raises PackInvalid or YamlRefused; two packs of one id are refused."""
    packs: dict[str, WordPack] = {}
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if (path / "pack.yaml").is_file():
                pack = load_pack(path)
                if pack.id in packs:
                    raise PackInvalid(f"{path.name}: a second pack with the id {pack.id}")
                packs[pack.id] = pack
    return packs


def load_pack(folder: Path) -> WordPack:
    """One pack folder. Every word is NFC; every language file speaks of known concepts only."""
    where = f"{folder.name}/pack.yaml"
    head = _mapping(load_strings(folder / "pack.yaml"), where)
    concepts = [_concept_fields(entry, where) for entry in head.get("concepts") or []]
    ids = [entry["id"] for entry in concepts]
    if not ids or len(set(ids)) != len(ids) or head.get("id") != folder.name or not _is_id(folder.name):
        raise PackInvalid(f"{where}: the id must be the folder's name, concepts must exist and be different")
    kept = _kept(folder)
    words = kept.words if kept else _parsed(folder, ids)
    return WordPack(
        id=folder.name,
        titles=_titles(head, where),
        licence=_string(head.get("licence", ""), where),
        concepts=tuple(_concept(entry, words[entry["id"]]) for entry in concepts),
        conflicts=_conflicts(folder, frozenset(ids)),
        known_revision=kept.revision if kept else None,
    )


def _titles(head: Mapping[str, Any], where: str) -> dict[str, str]:
    titles = {tag: _text(title, where) for tag, title in _mapping(head.get("title"), where).items()}
    if "en" not in titles:
        raise PackInvalid(f"{where}: a title in English is needed, for those who read none of the others")
    return titles


def _is_id(name: str) -> bool:
    return len(name) <= _MAX_ID and _ID.fullmatch(name) is not None


def _string(data: Any, where: str) -> str:
    if not isinstance(data, str):
        raise PackInvalid(f"{where}: a text is expected")
    return data


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise PackInvalid(f"{where}: a list is expected")
    return data


def _mapping(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise PackInvalid(f"{where}: a mapping is expected")
    return data


def _concept_fields(entry: Any, where: str) -> dict[str, Any]:
    fields = _mapping(entry, where)
    name = str(fields.get("id", ""))
    if set(fields) - _CONCEPT_FIELDS or not _is_id(name):
        raise PackInvalid(f"{where}: concept {name[:40]!r}: unknown field or malformed id")
    if fields.get("side") not in SIDES or fields.get("difficulty") not in ("1", "2", "3") or not fields.get("gloss"):
        raise PackInvalid(f"{where}: concept {name}: side blue or red, difficulty 1 to 3 and a gloss are needed")
    _string(fields["gloss"], where)
    for tag in _list(fields.get("tags") or [], where):
        _string(tag, where)
    return fields


def _concept(entry: Mapping[str, Any], words: Mapping[str, Word]) -> Concept:
    return Concept(
        id=entry["id"],
        side=entry["side"],
        difficulty=int(entry["difficulty"]),
        tags=tuple(entry.get("tags") or ()),
        gloss=entry["gloss"],
        words=words,
    )


def pack_files(folder: Path) -> list[Path]:
    """All files of a pack."""
    return sorted(folder.glob("*.yaml"))


def _kept(folder: Path) -> KeptPack | None:
    """The pack's words, if just these files were kept; what may not be read is left to the parser to refuse."""
    files = pack_files(folder)
    readable = all(path.is_file() and path.stat().st_size <= MAX_BYTES for path in files)
    return kept_pack(pack_hash(files)) if readable and not compiling() else None


def _parsed(folder: Path, ids: Sequence[str]) -> Mapping[str, Mapping[str, Word]]:
    words: dict[str, dict[str, Word]] = {concept: {} for concept in ids}
    for path in pack_files(folder):
        if path.name in _WITHOUT_WORDS:
            continue
        try:
            rows = load_strings(path, parse_words)
        except PackInvalid as problem:
            raise PackInvalid(f"{folder.name}/{problem}") from problem
        if unknown := sorted(rows.keys() - words.keys()):
            raise PackInvalid(f"{folder.name}/{path.name}: no such concept: {unknown[0][:40]!r}")
        for concept, row in rows.items():
            words[concept][path.stem] = word_of(row)
    return words


def parse_words(content: bytes, name: str) -> dict[str, Any]:
    """What a language's file says, checked: by concept what `row_of` makes of the word. Raises PackInvalid, or
    YamlRefused."""
    data = _mapping(parse_bytes(content, name), name)
    entries = _mapping(data.get("words"), name)
    language = data.get("language")
    if not isinstance(language, str) or name != f"{language}.yaml" or not LANGUAGE_TAG.fullmatch(language):
        raise PackInvalid(f"{name}: `language` must be the file's name, and that a language tag")
    return {concept: _row(entry, f"{name}: {concept}") for concept, entry in entries.items()}


def _row(entry: Any, where: str) -> Any:
    """What `row_of` makes of the word, each text in NFC."""
    if isinstance(entry, str):
        return _text(entry, where)
    fields = _mapping(entry, where)
    if set(fields) - _WORD_FIELDS:
        raise PackInvalid(f"{where}: unknown field")
    text = _text(fields.get("word"), where)
    stress, hanja = (_text(fields[name], where) if name in fields else None for name in ("stress", "hanja"))
    accepted, ambiguous, wider = (_texts(fields.get(name, []), where) for name in ("accepted", "ambiguous", "wider"))
    if not set(ambiguous) <= {text, *accepted}:
        raise PackInvalid(f"{where}: an ambiguous form must be one of the forms")
    if not set(wider).isdisjoint({text, *accepted}):
        raise PackInvalid(f"{where}: a wider form cannot be one of the forms too")
    return row_of(Word(text, tuple(accepted), stress, hanja, frozenset(ambiguous), tuple(wider)))


def _texts(values: Any, where: str) -> list[str]:
    if not isinstance(values, list):
        raise PackInvalid(f"{where}: words must be non-empty strings")
    return [_text(value, where) for value in values]


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise PackInvalid(f"{where}: words must be non-empty strings")
    if len(value) > _MAX_TEXT or _HIDDEN.search(value):
        raise PackInvalid(f"{where}: longer than {_MAX_TEXT} characters, or with hidden ones")
    return unicodedata.normalize("NFC", value)


def _conflicts(folder: Path, ids: frozenset[str]) -> dict[Pair, frozenset[str]]:
    path = folder / "conflicts.yaml"
    if not path.is_file():
        return {}
    where = f"{folder.name}/conflicts.yaml"
    conflicts: dict[Pair, frozenset[str]] = {}
    for entry in _list(_mapping(load_strings(path), where).get("conflicts") or [], where):
        concepts, languages = (
            {_string(name, where) for name in _list(_mapping(entry, where).get(field), where)}
            for field in ("concepts", "languages")
        )
        if len(concepts) != 2:
            raise PackInvalid(f"{where}: a conflict is between two concepts")
        if not concepts <= ids:
            raise PackInvalid(f"{where}: no such concept")
        one, other = sorted(concepts)
        conflicts[one, other] = frozenset(languages)
    return conflicts
