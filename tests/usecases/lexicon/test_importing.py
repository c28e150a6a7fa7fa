"""Dictionaries in each format become one lexicon; what is broken in them is counted and left out."""

import gzip
import struct
import tracemalloc
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluewright.core.lexicon import Entry
from cluewright.store.lexicon import LexiconUnusable, SqliteLexicon, building
from cluewright.usecases.lexicon import reading
from cluewright.usecases.lexicon.formats import freedict
from cluewright.usecases.lexicon.importing import import_files, readers
from cluewright.usecases.lexicon.reading import FormatRefused, Origin, Report, clean_form, clean_tag

DATA = Path(__file__).parent / "data"
NAMES = {
    "tsv": "harbour.tsv",
    "kaikki": "extract.jsonl",
    "omw": "wn-data-xx.tab",
    "wn-lmf": "harbour-wordnet.xml",
    "freedict": "eng-fra.index",
}


def imported(tmp_path: Path, format_name: str, *paths: Path, add: bool = False) -> tuple[SqliteLexicon, Report]:
    output = tmp_path / "lexicon.db"
    [*_, report] = import_files(format_name, paths, output, Origin(), add=add).values()
    return SqliteLexicon(output), report


def words(lexicon: SqliteLexicon, word: str, language: str | None = None) -> set[str]:
    return {f"{entry.language}:{entry.form}" for entry in lexicon.senses(word, language)}


def test_tsv(tmp_path: Path) -> None:
    lexicon, report = imported(tmp_path, "tsv", DATA / "harbour.tsv")
    assert words(lexicon, "boei", "nl") == {"en:buoy", "nl:boei", "ru:буй", "ko:부표", "ko:bupyo", "fr:bouée"}
    assert (report.entries, report.broken, len(report.faults)) == (8, 5, 5)
    [roman] = [entry for entry in lexicon.senses("buoy", "en") if entry.romanised]
    assert (roman.form, roman.source, roman.licence) == ("bupyo", "harbour", "CC0-1.0")


def test_kaikki(tmp_path: Path) -> None:
    lexicon, report = imported(tmp_path, "kaikki", DATA / "extract.jsonl")
    assert words(lexicon, "buoy", "en") == {
        "en:buoy", "fr:bouée", "el:σημαδούρα", "el:simadoúra", "no:bøye", "de:stützen",
    }  # fmt: skip
    assert words(lexicon, "bouée", "fr") == {"en:buoy", "fr:bouée", "el:σημαδούρα", "el:simadoúra", "no:bøye"}
    assert report.broken == 4
    assert {entry.licence for entry in lexicon.senses("buoy")} == {"CC BY-SA 4.0"}


def test_omw(tmp_path: Path) -> None:
    lexicon, report = imported(tmp_path, "omw", DATA / "wn-data-xx.tab")
    assert words(lexicon, "buoy") == {"en:buoy", "nl:boei", "nl:drijvend baken"}
    assert report.broken == 2
    assert {(entry.source, entry.licence) for entry in lexicon.senses("buoy")} == {("Harbour Wordnet", "CC BY 4.0")}


def test_wn_lmf(tmp_path: Path) -> None:
    lexicon, report = imported(tmp_path, "wn-lmf", DATA / "harbour-wordnet.xml")
    assert words(lexicon, "boia", "pt") == {"en:buoy", "en:buoys", "pt:boia"}
    assert words(lexicon, "quay & pier") == {"en:quay & pier"}
    assert report.broken == 1
    assert {(entry.language, entry.licence[-10:]) for entry in lexicon.senses("boia")} == {
        ("en", "es/by/4.0/"),
        ("pt", "by-sa/4.0/"),
    }


def test_freedict(tmp_path: Path) -> None:
    lexicon, report = imported(tmp_path, "freedict", DATA / "eng-fra.index")
    assert words(lexicon, "buoy", "en") == {"en:buoy", "fr:bouée", "fr:balise flottante", "fr:soutien", "fr:appui"}
    assert words(lexicon, "passerelle", "fr") == {"en:gangway", "fr:passerelle"}
    assert report.broken == 5
    assert {entry.source for entry in lexicon.senses("buoy")} == {"freedict-en-fr"}


def dictzip(content: bytes) -> bytes:
    """The content packed as dictzip does: gzip, with a table of chunks in the extra field."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(content) + packer.flush()
    table = struct.pack("<HHHH", 1, len(content), 1, len(packed))
    extra = b"RA" + struct.pack("<H", len(table)) + table
    head = b"\x1f\x8b\x08\x04" + bytes(6) + struct.pack("<H", len(extra)) + extra
    return head + packed + struct.pack("<II", zlib.crc32(content), len(content))


def test_packed_files(tmp_path: Path) -> None:
    (tmp_path / "eng-fra.index").write_bytes((DATA / "eng-fra.index").read_bytes())
    (tmp_path / "eng-fra.dict.dz").write_bytes(dictzip((DATA / "eng-fra.dict").read_bytes()))
    lexicon, _ = imported(tmp_path, "freedict", tmp_path / "eng-fra.dict.dz")
    assert "fr:balise flottante" in words(lexicon, "buoy")
    for format_name in ("kaikki", "wn-lmf"):
        packed = tmp_path / f"{NAMES[format_name]}.gz"
        packed.write_bytes(gzip.compress((DATA / NAMES[format_name]).read_bytes()))
        lexicon, report = imported(tmp_path, format_name, packed, add=True)
        assert report.entries > 3
    packed.write_bytes(packed.read_bytes()[:-20])
    with pytest.raises(FormatRefused, match="damaged"):
        imported(tmp_path, "wn-lmf", packed, add=True)


def test_a_packed_file_that_grows_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freedict, "LARGEST_FILE", 50)
    (tmp_path / "eng-fra.index").write_bytes((DATA / "eng-fra.index").read_bytes())
    (tmp_path / "eng-fra.dict.dz").write_bytes(dictzip((DATA / "eng-fra.dict").read_bytes()))
    with pytest.raises(FormatRefused, match="too large"):
        imported(tmp_path, "freedict", tmp_path / "eng-fra.index")


@pytest.mark.parametrize(
    "declared",
    [
        '<!DOCTYPE LexicalResource [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
        '<!DOCTYPE LexicalResource [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        "<!DOCTYPE LexicalResource [<!ELEMENT Lexicon ANY>]>",
    ],
)
def test_declarations_in_xml_are_refused(declared: str, tmp_path: Path) -> None:
    path = tmp_path / "bomb.xml"
    path.write_text(f"{declared}<LexicalResource></LexicalResource>", "utf-8")
    with pytest.raises(FormatRefused):
        imported(tmp_path, "wn-lmf", path)
    assert not (tmp_path / "lexicon.db").exists()


def test_xml_that_breaks_off_keeps_what_came_before(tmp_path: Path) -> None:
    path = tmp_path / "half.xml"
    path.write_text((DATA / "harbour-wordnet.xml").read_text("utf-8").partition('<LexicalEntry id="e3"')[0], "utf-8")
    lexicon, report = imported(tmp_path, "wn-lmf", path)
    assert "en:buoy" in words(lexicon, "buoy")
    assert report.broken == 1


@pytest.mark.parametrize(
    ("format_name", "content"), [("wn-lmf", "<html/>"), ("wn-lmf", ""), ("omw", "no heading\n"), ("freedict", "")]
)
def test_a_file_of_another_kind_is_refused(format_name: str, content: str, tmp_path: Path) -> None:
    path = tmp_path / "eng-fra.index"
    path.write_text(content, "utf-8")
    with pytest.raises(FormatRefused):
        imported(tmp_path, format_name, path)


def test_lines_that_are_no_text_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST_LINE", 100)
    good = b"a\ten\tbuoy\ts\tl\n"
    path = tmp_path / "x.tsv"
    path.write_bytes(
        b"\xef\xbb\xbf" + good + b"a\ten\t\xff\ts\tl\n" + b"a" * 350 + b"\n" + b"a\tfr\tbou\xc3\xa9e\ts\tl\n"
    )
    lexicon, report = imported(tmp_path, "tsv", path)
    assert words(lexicon, "buoy") == {"en:buoy", "fr:bouée"}
    assert report.broken == 2


def test_hostile_json_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("[" * 200_000 + '\n{"translations": 5, "senses": [3]}\n{"translations": [1], "word": 3}\n', "utf-8")
    _, report = imported(tmp_path, "kaikki", path)
    assert (report.entries, report.broken) == (0, 2)


def test_only_ten_faults_are_told(tmp_path: Path) -> None:
    path = tmp_path / "x.tsv"
    path.write_text("broken\n" * 30, "utf-8")
    _, report = imported(tmp_path, "tsv", path)
    assert (report.broken, len(report.faults)) == (30, 10)


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "large.tsv"
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"c{i // 3}\t{('en', 'nl', 'ru')[i % 3]}\tword{i}\ts\tl\n" for i in range(60_000))
    tracemalloc.start()
    lexicon, report = imported(tmp_path, "tsv", path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert report.entries == 60_000
    assert peak < 9_000_000 < path.stat().st_size * 8
    assert words(lexicon, "word30001", "nl") == {"en:word30000", "nl:word30001", "ru:word30002"}


def test_importing_again_adds_only_when_asked(tmp_path: Path) -> None:
    imported(tmp_path, "tsv", DATA / "harbour.tsv")
    with pytest.raises(FileExistsError):
        imported(tmp_path, "kaikki", DATA / "extract.jsonl")
    lexicon, _ = imported(tmp_path, "kaikki", DATA / "extract.jsonl", add=True)
    assert {source for source, _, _ in lexicon.sources()} == {"harbour", "wiktionary"}
    assert {"ko:부표", "el:σημαδούρα"} <= words(lexicon, "buoy")
    assert lexicon.counts()["entries"] == 8 + 7


def test_the_operator_may_name_source_and_licence(tmp_path: Path) -> None:
    for format_name, name in NAMES.items():
        output = tmp_path / f"{format_name}.db"
        import_files(format_name, [DATA / name], output, Origin("mine", "my terms"))
        assert [row[:2] for row in SqliteLexicon(output).sources()] == [("mine", "my terms")]


def test_a_lexicon_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    def broken() -> Iterator[Entry]:
        yield Entry("c", "en", "buoy", "s", "l")
        raise RuntimeError

    def build() -> None:
        with building(tmp_path / "x.db") as builder:
            builder.add(broken())

    with pytest.raises(RuntimeError):
        build()
    assert not list(tmp_path.iterdir())


def test_another_file_is_no_lexicon(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(b"")
    for content in (b"", b"no database at all, but long enough to be looked at" * 9):
        path.write_bytes(content)
        with pytest.raises(LexiconUnusable):
            SqliteLexicon(path)
    with pytest.raises(LexiconUnusable):
        SqliteLexicon(tmp_path / "missing.db")


def test_looking_up_writes_nothing(tmp_path: Path) -> None:
    lexicon, _ = imported(tmp_path, "tsv", DATA / "harbour.tsv")
    lexicon.path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        assert lexicon.has("BUOY", "en")
        assert not lexicon.has("buoy", "nl")
        assert words(SqliteLexicon(lexicon.path), "Буй") == words(lexicon, "buoy")
    finally:
        tmp_path.chmod(0o755)
    assert [path.name for path in tmp_path.iterdir()] == ["lexicon.db"]


def test_tidy_forms_and_tags() -> None:
    assert clean_form("  cafe\u0301  noir ") == "café noir"
    assert [clean_form(text) for text in ("", "—", "a\tb", "a" * 81)] == [None] * 4
    assert [clean_tag(tag) for tag in ("ENG", "nb", "zh_Hant", "cmn", "qaa", "e", "no tag")] == [
        "en", "no", "zh-hant", "zh", "qaa", None, None,
    ]  # fmt: skip


def test_every_format_is_offered() -> None:
    from cluewright.cli.lexicon import FORMATS

    assert set(readers()) == set(FORMATS) == set(NAMES)
