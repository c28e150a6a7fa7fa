"""The packs' words, left in a file until somebody asks for them: in memory they took ten times the room of all other
content, and half a second of every start.

`make` and the wheel write the file (`compiled.py`). What it has of a pack is found by the hash of the pack's files, so
that it cannot be stale: a pack that was edited since, or is somebody's own, is not found there and is simply parsed.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from cluewright.core.languages.word_list import WordList, opened
from cluewright.core.wordpack import Word, WordPack, word_key

FILE_NAME = "words"
_APART = "\x1f"  # for the spaces of a word, which a list does not take; the packs refuse it in theirs
_REMEMBERED = 256  # concepts: as many as keywords are remembered with all that is known of them
_NO_WORDS: frozenset[str] = frozenset()  # Python makes a new empty set each time, 216 bytes of it


class KeptWords(Mapping[str, Word]):
    """One concept's words by language, read when the first is asked for. `pack`: the hash of its pack's files."""

    __slots__ = ("concept", "pack", "tags")

    def __init__(self, pack: str, concept: str, tags: tuple[str, ...]) -> None:
        self.pack, self.concept, self.tags = pack, concept, tags

    def __getitem__(self, tag: str) -> Word:
        return _words_of(self.pack, self.concept)[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self.tags)

    def __len__(self) -> int:
        return len(self.tags)

    def __contains__(self, tag: object) -> bool:
        return tag in self.tags


def pack_hash(files: Iterable[Path]) -> str:
    """12 hexadecimal digits that change with the names and contents of a pack's files."""
    told = hashlib.blake2b(digest_size=6, key=__name__.encode())
    for file in files:
        content = file.read_bytes()
        told.update(f"{file.name} {len(content)}\n".encode() + content)
    return told.hexdigest()


class KeptPack(NamedTuple):
    """The words of every concept of a pack, and the pack's revision, which takes all of them to work out."""

    words: Mapping[str, KeptWords]
    revision: str


def kept_pack(pack: str) -> KeptPack | None:
    """What is kept of the pack with this hash, if anything."""
    told = _kept().get(pack)
    if told is None:
        return None
    revision, alike = json.loads(told)
    groups = ((tuple(tags), concepts) for tags, concepts in alike)
    words = {concept: KeptWords(pack, concept, tags) for tags, concepts in groups for concept in concepts}
    return KeptPack(words, revision)


def kept_places(key: str, *, wider: bool) -> Iterator[tuple[str, str, list[str]]]:
    """Where words with this key stand, among the wider forms or the others: the hash of the pack, the concept, the
    languages."""
    told = None if _APART in key else _kept().get(_entry(key, wider))
    for place in told.split() if told else ():
        pack, concept, tags = place.split("/")
        yield pack, concept, tags.split(",")


def written(packs: Mapping[str, WordPack]) -> Iterator[tuple[str, str]]:
    """The entries of the file for these packs, each by the hash of its files."""
    stand: defaultdict[tuple[str, bool], list[str]] = defaultdict(list)
    for pack, content in packs.items():
        alike: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
        for concept in content.concepts:
            alike[tuple(concept.words)].append(concept.id)
            yield f"{pack}/{concept.id}", _json({tag: row_of(word) for tag, word in concept.words.items()})
            for wider in (False, True):
                for key, tags in languages_by_key(concept.words, wider=wider).items():
                    stand[key, wider].append(f"{pack}/{concept.id}/{','.join(tags)}")
        yield pack, _json([content.revision, list(alike.items())])
    for (key, wider), places in stand.items():
        yield _entry(key, wider), " ".join(places)


def row_of(word: Word) -> Any:
    """A word as JSON: its fields in order, or the text alone where it has no others."""
    fields = [word.text, word.accepted, word.stress, word.hanja, sorted(word.ambiguous), word.wider]
    return fields if any(fields[1:]) else word.text


def word_of(row: Any) -> Word:
    """The word of which `row_of` made this."""
    if isinstance(row, str):
        return Word(row)
    text, accepted, stress, hanja, ambiguous, wider = row
    return Word(text, tuple(accepted), stress, hanja, frozenset(ambiguous) if ambiguous else _NO_WORDS, tuple(wider))


def languages_by_key(words: Mapping[str, Word], *, wider: bool) -> Mapping[str, list[str]]:
    """The languages of a concept's words, by the keys of their wider forms, or of the others."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for tag, word in words.items():
        for key in dict.fromkeys(map(word_key, word.wider if wider else word.forms)):
            found[key].append(tag)
    return found


def _entry(key: str, wider: bool) -> str:
    return f"{_APART * (1 + wider)}{key.replace(' ', _APART)}"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=_REMEMBERED)
def _words_of(pack: str, concept: str) -> Mapping[str, Word]:
    told = _kept().get(f"{pack}/{concept}")
    assert told is not None  # the list was asked for the pack with this concept
    return {tag: word_of(row) for tag, row in json.loads(told).items()}


@lru_cache(maxsize=1)
def _kept() -> WordList:
    return opened(FILE_NAME) or WordList(b"")
