"""`cluewright check`: may these clues be given with these keywords on the screen?"""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from .command import Command, Voice

MARKS = {"legal": "✓", "suspect": "?", "illegal": "✗"}
PROGRESS_EVERY = 100


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    def add(*names: str, key: str, **options: Any) -> None:
        parser.add_argument(*names, help=voice.text(f"check.{key}"), **options)

    add("clues", nargs="*", metavar="CLUE", key="clues")
    add("-k", "--keyword", action="append", default=[], metavar="WORD", key="keyword")
    add("-c", "--code", metavar="4.2.1", key="code")
    add("-u", "--used", action="append", default=[], metavar="CLUE", key="used")
    add("--keyword-language", metavar="TAG", key="keyword_language")
    add("--clue-language", metavar="TAG", key="clue_language")
    add("--edition", choices=("en", "nl", "ru", "ko", "online"), default="en", key="edition")
    add("--strictness", choices=("lenient", "standard", "strict"), default="standard", key="strictness")
    add("--check", action="append", metavar="ID", key="check")
    add("--json", action="store_true", key="json")
    add("--lines", metavar="FILE", key="lines")
    parser.add_argument(
        "--lexicon", type=Path, action="append", default=[], metavar="FILE", help=voice.text("lexicon.file")
    )


def run(options: Namespace, voice: Voice) -> int:
    """Status 0 where every clue is legal, 1 where one is suspect or illegal, 2 for a wrong request."""
    from cluewright.store.lexicon import LexiconUnusable

    try:
        return _run_lines(options, voice) if options.lines else _run_once(options, voice)
    except LexiconUnusable as fault:
        voice.complain("lexicon.unusable", reason=fault)
        return 2


def _run_once(options: Namespace, voice: Voice) -> int:
    if not options.keyword or not options.clues:
        voice.complain("check.nothing")
        return 2
    answer = next(_answers([_request(options, voice)], options, voice))
    if "problem" in answer:
        _complain(answer["problem"])
        return 2
    if options.json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print("\n".join(_readable(answer, voice)))
    return 0 if answer["verdict"] == "legal" else 1


def _request(options: Namespace, voice: Voice) -> dict[str, Any]:
    digits = [part for part in (options.code or "").replace(",", ".").split(".") if part]
    request = {
        "keywords": options.keyword,
        "clues": options.clues,
        "code": [int(digit) if digit.isdecimal() else digit for digit in digits] or None,
        "used_clues": options.used,
        "keyword_language": options.keyword_language,
        "clue_language": options.clue_language,
        "edition": options.edition,
        "strictness": options.strictness,
        "checks": options.check,
    }
    return {name: value for name, value in request.items() if value is not None}


def _answers(requests: Iterable[Any], options: Namespace, voice: Voice) -> Iterator[dict[str, Any]]:
    """What the HTTP interface answers to the items of a batch; a malformed line is its own problem."""
    from cluewright.api.clue_checks import ClueChecker
    from cluewright.api.settings import Settings
    from cluewright.bootstrap import open_library

    settings = Settings.from_environment(os.environ)
    checker = ClueChecker(open_library(replace(settings, lexicons=(*settings.lexicons, *options.lexicon))))
    for request in requests:
        yield checker.item(request, voice.language)


def _run_lines(options: Namespace, voice: Voice) -> int:
    """JSON Lines in (a file, or `-`), JSON Lines out, one answer for each line, in order."""
    worst = 0
    with _opened(options.lines) as lines:
        for number, answer in enumerate(_answers(_parsed(lines), options, voice), 1):
            print(json.dumps(answer, ensure_ascii=False))
            worst = max(worst, 2 if "problem" in answer else int(answer["verdict"] != "legal"))
            if number % PROGRESS_EVERY == 0 and sys.stderr.isatty():
                print(f"\r{voice.text('check.progress', count=number)}", end="", file=sys.stderr)
    return worst


def _opened(name: str) -> TextIO:
    return sys.stdin if name == "-" else open(name, encoding="utf-8")


def _parsed(lines: Iterable[str]) -> Iterator[Any]:
    from cluewright.api.strict_json import MalformedJSONError, parse

    for line in lines:
        if line.strip():
            try:
                yield parse(line.encode())
            except MalformedJSONError as error:
                yield error


def _readable(answer: dict[str, Any], voice: Voice) -> Iterator[str]:
    for clue in answer["clues"]:
        verdict = clue["verdict"]
        yield f"{MARKS[verdict]} {clue['text']}  [{voice.text(f'check.{verdict}')}]"
        for finding in clue["findings"]:
            yield f"    {finding['message']}"
            yield f"    {finding['rule']}"
    for check, note in answer["coverage"]["notes"].items():
        yield f"({voice.catalogs.text(f'check.{check}', voice.language)}: {note})"


def _complain(problem: dict[str, Any]) -> None:
    print(f"cluewright: {problem['title']}", file=sys.stderr)
    for error in problem.get("errors", ()):
        print(f"  {error['pointer'] or '/'}: {error['detail']}", file=sys.stderr)


COMMAND = Command("check", add_arguments, run)
