"""JSON that every parser reads alike, and nothing else."""

import pytest

from cluewright.api.strict_json import MalformedJSONError, parse


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "syntax"),
        (b"{", "syntax"),
        (b"{'a':1}", "syntax"),
        (b"[1,]", "syntax"),
        (b"1 2", "syntax"),
        (b'"a\nb"', "syntax"),
        (b"[01]", "syntax"),
        (b'{"a":1,"a":2}', "duplicate_key"),
        (b'{"a":{"b":1,"\\u0062":2}}', "duplicate_key"),
        (b"NaN", "number"),
        (b"[-Infinity]", "number"),
        (b"1e400", "number"),
        (b"-1e400", "number"),
        (b"9" * 41, "number"),
        (b'"\\u0000"', "nul"),
        (b'{"a\\u0000":1}', "nul"),
        (b'"\\ud800"', "surrogate"),
        (b'{"\\udfff":1}', "surrogate"),
        (b'["\\ud800\\ud800"]', "surrogate"),
        (b'"\xff"', "encoding"),
        (b'"\xed\xa0\x80"', "encoding"),
        (b"\xef\xbb\xbf{}", "encoding"),
        ('{"a":1}'.encode("utf-16"), "encoding"),
        ('{"a":1}'.encode("utf-16-le"), "syntax"),
        (b"[" * 17 + b"]" * 17, "depth"),
        (b'{"a":' * 17 + b"1" + b"}" * 17, "depth"),
        (b"[" * 30_000 + b"]" * 30_000, "depth"),
    ],
)
def test_refused(data: bytes, reason: str) -> None:
    with pytest.raises(MalformedJSONError) as caught:
        parse(data)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b" null ", None),
        (b"1e2", 100.0),
        (b'"\\ud83d\\ude00"', "😀"),
        ('"한글"'.encode(), "한글"),
        (b"[" * 16 + b"1" + b"]" * 16, [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]),
        (b'[{"a":1},{"a":2}]', [{"a": 1}, {"a": 2}]),
        (b"[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", [[]] * 18),
    ],
)
def test_read(data: bytes, value: object) -> None:
    assert parse(data) == value
