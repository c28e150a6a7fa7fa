"""YAML from strangers: plain data or a refusal with file and line, in bounded time."""

from pathlib import Path

import pytest

from cluewright.content.strict_yaml import MAX_BYTES, YamlRefused, load_strings, parse_strings


def test_everything_is_a_string() -> None:
    data = parse_strings("no: on\na: 010\nb: [1.5, null, true, ~]\nc: {d: 2001-01-01}\n", "x.yaml")
    assert data == {"no": "on", "a": "010", "b": ["1.5", "null", "true", "~"], "c": {"d": "2001-01-01"}}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("a: &x 1\nb: *x", "x.yaml:1"),
        ("b: *x", "x.yaml:1"),
        ("a: !!python/object/apply:os.system [ls]", "x.yaml:1"),
        ("a: 1\nb: 2\na: 3", "x.yaml:3"),
        ("a:\n  <<: {b: 1}", "x.yaml:2"),
        ("? [a, b]\n: c", "x.yaml:1"),
        ("a: 1\n---\nb: 2", "x.yaml:3"),
        ("a: [1, 2", "x.yaml:1"),
        ("a: 'b", "x.yaml:1"),
        ("\tb: 1", "x.yaml:1"),
        ("a: \x00", "x.yaml:1"),
        ("[" * 100_000, "x.yaml:1"),
        ("a: " + "{b: " * 50, "x.yaml:1"),
        ("- " * 50_000, "x.yaml:1"),
    ],
)
def test_what_is_not_plain_data_is_refused_with_its_line(text: str, where: str) -> None:
    with pytest.raises(YamlRefused, match=f"^{where}: "):
        parse_strings(text, "x.yaml")


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_bytes(b"a" * (MAX_BYTES + 1))
    with pytest.raises(YamlRefused, match=r"^large\.yaml: larger"):
        load_strings(path)


def test_bytes_that_are_not_utf_8_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.yaml"
    path.write_bytes(b"a: \xff\xfe")
    with pytest.raises(YamlRefused, match="UTF-8"):
        load_strings(path)
