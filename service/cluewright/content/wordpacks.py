"""Word packs from their files: `pack.yaml` (concepts), `<language>.yaml` (words), `conflicts.yaml` (pairs)."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cluewright.core.wordpack import SIDES, Concept, Pair, Word, WordPack

from .strict_yaml import load_strings

_PACK_FILES = ("pack.yaml", "conflicts.yaml")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WORD_FIELDS = frozenset({"word", "accepted", "stress", "hanja", "ambiguous"})
_CONCEPT_FIELDS = frozenset({"id", "side", "difficulty", "tags", "gloss"})


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
    if not ids or len(set(ids)) != len(ids) or head.get("id") != folder.name:
        raise PackInvalid(f"{where}: the id must be the folder's name, concepts must exist and be different")
    words = _words_by_language(folder, frozenset(ids))
    return WordPack(
        id=folder.name,
        titles=_mapping(head.get("title"), where),
        licence=str(head.get("licence", "")),
        concepts=tuple(_concept(entry, words) for entry in concepts),
        conflicts=_conflicts(folder, frozenset(ids)),
    )


def _mapping(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise PackInvalid(f"{where}: a mapping is expected")
    return data


def _concept_fields(entry: Any, where: str) -> dict[str, Any]:
    fields = _mapping(entry, where)
    name = str(fields.get("id", ""))
    if set(fields) - _CONCEPT_FIELDS or not _ID.fullmatch(name):
        raise PackInvalid(f"{where}: concept {name[:40]!r}: unknown field or malformed id")
    if fields.get("side") not in SIDES or fields.get("difficulty") not in ("1", "2", "3") or not fields.get("gloss"):
        raise PackInvalid(f"{where}: concept {name}: side blue or red, difficulty 1 to 3 and a gloss are needed")
    return fields


def _concept(entry: Mapping[str, Any], words: Mapping[str, Mapping[str, Word]]) -> Concept:
    name = entry["id"]
    return Concept(
        id=name,
        side=entry["side"],
        difficulty=int(entry["difficulty"]),
        tags=tuple(entry.get("tags") or ()),
        gloss=entry["gloss"],
        words={language: of[name] for language, of in words.items() if name in of},
    )


def _words_by_language(folder: Path, ids: frozenset[str]) -> dict[str, dict[str, Word]]:
    words: dict[str, dict[str, Word]] = {}
    for path in sorted(folder.glob("*.yaml")):
        if path.name in _PACK_FILES:
            continue
        where = f"{folder.name}/{path.name}"
        data = _mapping(load_strings(path), where)
        entries = _mapping(data.get("words"), where)
        if data.get("language") != path.stem:
            raise PackInvalid(f"{where}: `language` must be the file's name")
        if unknown := sorted(set(entries) - ids):
            raise PackInvalid(f"{where}: no such concept: {unknown[0][:40]!r}")
        words[path.stem] = {concept: _word(entry, f"{where}: {concept}") for concept, entry in entries.items()}
    return words


def _word(entry: Any, where: str) -> Word:
    if isinstance(entry, str):  # nearly all of the twenty thousand words, each time the service starts
        return Word(_text(entry, where))
    fields = _mapping(entry, where)
    if set(fields) - _WORD_FIELDS:
        raise PackInvalid(f"{where}: unknown field")
    lists = {name: _texts(fields.get(name) or [], where) for name in ("accepted", "ambiguous")}
    text = _text(fields.get("word"), where)
    word = Word(text, lists["accepted"], fields.get("stress"), fields.get("hanja"), frozenset(lists["ambiguous"]))
    if not word.ambiguous.issubset(word.forms):
        raise PackInvalid(f"{where}: an ambiguous form must be one of the forms")
    return word


def _texts(values: Any, where: str) -> tuple[str, ...]:
    if not isinstance(values, list):
        raise PackInvalid(f"{where}: words must be non-empty strings")
    return tuple([_text(value, where) for value in values])


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise PackInvalid(f"{where}: words must be non-empty strings")
    return unicodedata.normalize("NFC", value)


def _conflicts(folder: Path, ids: frozenset[str]) -> dict[Pair, frozenset[str]]:
    path = folder / "conflicts.yaml"
    if not path.is_file():
        return {}
    conflicts: dict[Pair, frozenset[str]] = {}
    for entry in _mapping(load_strings(path), f"{folder.name}/conflicts.yaml").get("conflicts") or []:
        one, other = sorted(entry["concepts"])
        if not {one, other} <= ids:
            raise PackInvalid(f"{folder.name}/conflicts.yaml: no such concept")
        conflicts[one, other] = frozenset(entry["languages"])
    return conflicts
