"""Wordnets in the XML of the Global WordNet Association (WN-LMF), plain or packed with gzip.

Words come before the synsets they belong to, and a synset may name its concept in the interlingual index (ILI): words
are taken under the synset's id and renamed once its ILI is known. Document types and entities are refused when they
are declared: nothing needs them, and they are how small files become large ones. A reference to a document type that
declares nothing itself, as these files have, is harmless and passes.
"""

from collections.abc import Iterator
from pathlib import Path
from xml.parsers import expat

from cluewright.core.lexicon import Entry
from cluewright.usecases.lexicon.reading import Bytes, FormatRefused, Origin, Reader, Renames, Report, entry, opened

CHUNK = 64 * 1024
_NO_ILI = frozenset({"", "in"})


class _Declared(Exception):
    """The file declares entities or a document type of its own."""


class _Listener:
    """Hears the elements go by and keeps what one word needs."""

    def __init__(self, origin: Origin, report: Report) -> None:
        self.origin = origin
        self.report = report
        self.entries: list[Entry] = []
        self.renames: list[tuple[str, str]] = []
        self.given: tuple[str, str] | None = None
        self.lexicon = self.language = self.word = ""
        self.forms: list[str] = []
        self.synsets: list[str] = []
        self.root = ""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.root = self.root or name
        match name:
            case "Lexicon":
                self._lexicon(attributes)
            case "LexicalEntry":
                self.word, self.forms, self.synsets = attributes.get("id", "?"), [], []
            case "Lemma" | "Form":
                self.forms.append(attributes.get("writtenForm", ""))
            case "Sense":
                self.synsets.append(attributes.get("synset", ""))
            case "Synset":
                self._synset(attributes)

    def end(self, name: str) -> None:
        if name == "LexicalEntry":
            self._word()

    def _lexicon(self, attributes: dict[str, str]) -> None:
        self.lexicon, self.language = attributes.get("id", ""), attributes.get("language", "")
        given = self.origin.source or self.lexicon, self.origin.licence or attributes.get("license", "")
        self.given = given if all(given) and self.language else None
        if self.given is None:
            self.report.fault(self.lexicon or "Lexicon", "id, language or license is missing")

    def _word(self) -> None:
        found = [
            one
            for form in self.forms
            for synset in self.synsets
            if self.given and synset and (one := entry(f"wn:{synset}", self.language, form, self.given))
        ]
        if not found:
            self.report.fault(self.word, "a word without form, synset or lexicon")
        self.entries += found

    def _synset(self, attributes: dict[str, str]) -> None:
        name, ili = attributes.get("id", ""), attributes.get("ili", "")
        if name and ili not in _NO_ILI:
            self.renames.append((f"wn:{name}", f"ili:{ili}"))


def read(path: Path, origin: Origin, report: Report, rename: Renames) -> Iterator[Entry]:
    """Its entries. Raises FormatRefused for declared entities, another kind of XML, or none; what came before a fault
    in the XML is kept, and the fault reported."""
    listener = _Listener(origin, report)
    with opened(path) as file:
        for _ in _parsed(file, listener):
            yield from listener.entries
            listener.entries = []
            rename(iter(listener.renames))
            listener.renames = []
    if listener.root != "LexicalResource":
        raise FormatRefused(f"not a LexicalResource: {listener.root or 'no XML'}")


def _parsed(file: Bytes, listener: _Listener) -> Iterator[None]:
    parser = _parser(listener)
    try:
        while chunk := file.read(CHUNK):
            parser.Parse(chunk, False)
            yield
        parser.Parse(b"", True)
        yield
    except expat.ExpatError as fault:
        listener.report.fault(f"line {fault.lineno}", expat.ErrorString(fault.code))
        yield
    except _Declared as declared:
        raise FormatRefused(str(declared)) from None


def _parser(listener: _Listener) -> expat.XMLParserType:
    parser = expat.ParserCreate()
    parser.StartElementHandler = listener.start
    parser.EndElementHandler = listener.end
    parser.StartDoctypeDeclHandler = _doctype
    parser.EntityDeclHandler = _entity
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    return parser


def _doctype(name: str, system: str | None, public: str | None, internal: int) -> None:
    if internal:
        raise _Declared("a document type with declarations of its own")


def _entity(name: str, *_: object) -> None:
    raise _Declared(f"an entity is declared: {name}")


READER = Reader("wn-lmf", read)
