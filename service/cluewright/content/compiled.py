"""Parsed files, kept ready: what YAML and PO files say, as JSON found by the hash of the file's bytes, one file at a
time: all of it at once would take three times the memory.

Parsing all content takes seconds, reading this takes milliseconds. The wheel ships it, `make` writes it into a
checkout, and a file that it does not know (a new one, an edited one, somebody's own pack) is simply parsed: it cannot
be stale.
"""

import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from cluewright.core.clues import shapes, talk
from cluewright.core.languages import TAGS, headwords, inflections, kept_patterns, themes
from cluewright.core.languages.word_list import WordList, opened, packed
from cluewright.core.wordpack import Concept

from . import kept_words
from .locations import data_folder
from .translations import translations

Parse = Callable[[bytes, str], Any]
_NAME = "compiled"
_read: dict[str, Any] | None = None


def compiled_folder() -> Path:
    """Where what is compiled lies: inside the package, in a wheel as in a checkout."""
    return Path(str(files("cluewright"))) / "_data"


def parsed_file(path: Path, parse: Parse) -> Any:
    """What `parse(bytes, name)` makes of the file (plain JSON data); taken from the compiled content if it is there."""
    content = path.read_bytes()
    name = _hash(content, parse)
    known = _compiled().get(name)
    data = parse(content, path.name) if known is None else json.loads(known)
    if _read is not None:
        _read[name] = data
    return data


def compiling() -> bool:
    """Whether what is being loaded will be written: then packs are read file by file, not taken from where their words
    were kept."""
    return _read is not None


def forget() -> None:
    """Close the compiled content, once everything has been loaded."""
    _compiled.cache_clear()


@lru_cache(maxsize=1)
def _compiled() -> WordList:
    return opened(_NAME) or WordList(b"")


def _hash(content: bytes, parse: Parse) -> str:
    return hashlib.blake2b(
        content, digest_size=12, key=f"{parse.__module__}.{parse.__qualname__}"[:64].encode()
    ).hexdigest()


def compile_content(folder: Path) -> Collection[Concept]:
    """Load everything and write what was parsed as a word list, file by file, and the packs' words as another; gives
    the concepts of the packs."""
    from .library import Library
    from .wordpacks import pack_files

    global _read
    _read = {}
    try:
        library = Library.load()
        folder.mkdir(parents=True, exist_ok=True)
        texts = ((name, json.dumps(data, ensure_ascii=False, separators=(",", ":"))) for name, data in _read.items())
        _replace(folder / _NAME, packed(texts))
        found = data_folder("wordpacks")
        packs = {kept_words.pack_hash(pack_files(found / pack.id)): pack for pack in library.packs.values()}
        _replace(folder / kept_words.FILE_NAME, packed(kept_words.written(packs)))
        return library.concepts.values()
    finally:
        _read = None


def compile_headwords(folder: Path) -> None:
    """Write the lists of headwords that are looked for beside the compiled content."""
    for tag in headwords.LISTED:
        _replace(folder / headwords.file_name(tag), headwords.compiled(tag))


def compile_inflections(concepts: Iterable[Concept], folder: Path) -> None:
    """Write the inflected forms of the packs' words beside the compiled content, unless they are there."""
    words: defaultdict[str, set[str]] = defaultdict(set)
    for concept in concepts:
        for tag in concept.words.keys() - TAGS:
            words[tag].update(concept.words[tag].forms)
    file = folder / inflections.file_name()
    if not (file.is_file() and inflections.is_made_of(words, file.read_bytes())):
        _replace(file, inflections.compiled(words))


def compile_patterns(folder: Path) -> None:
    """Write the code of the patterns of talk beside the compiled content."""
    told = chain.from_iterable(talk.written(tag) for tag in TAGS)
    _replace(folder / kept_patterns.file_name(), kept_patterns.compiled(dict(told)))


def compile_shapes(concepts: Iterable[Concept], folder: Path) -> Path:
    """Write the shapes of all translations in the packs beside the compiled content, instead of those that older code
    has left there; gives the file."""
    for left in folder.glob("shapes-*"):
        left.unlink()
    file = folder / shapes.file_name()
    _replace(file, shapes.written_down(one for concept in concepts for one in translations(concept)))
    return file


def compile_themes(concepts: Iterable[Concept], folder: Path) -> None:
    """Write what the words of the languages of play are about beside the compiled content."""
    words = (
        (tag, form, concept.tags)
        for concept in concepts
        for tag in TAGS & concept.words.keys()
        for form in concept.words[tag].forms
    )
    _replace(folder / themes.FILE_NAME, themes.compiled(words))


def _replace(file: Path, content: bytes) -> None:
    """Put a new file in the old one's place: a process that has the old one open goes on reading that."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(content)
    new.replace(file)


def main(folder: Path) -> None:
    """Write everything that would otherwise be worked out at every start, and at every table."""
    concepts = compile_content(folder)
    compile_headwords(folder)
    compile_inflections(concepts, folder)
    compile_patterns(folder)
    compile_shapes(concepts, folder)
    compile_themes(concepts, folder)


if __name__ == "__main__":
    # Run as a program this is a second copy of the module; the parsers tell the first one what they read.
    from cluewright.content import compiled

    compiled.main(Path(sys.argv[1]) if len(sys.argv) > 1 else compiled_folder())
