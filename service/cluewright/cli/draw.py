"""`cluewright draw`: keywords for every team, or codes."""

import json
import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.usecases.draw import KeywordDraw


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("-p", "--pack", default="classic", help=voice.text("draw.pack"))
    parser.add_argument("-t", "--teams", type=int, choices=range(1, 9), default=2, help=voice.text("draw.teams"))
    parser.add_argument("-n", "--per-team", type=int, choices=range(1, 13), default=4, help=voice.text("draw.per_team"))
    parser.add_argument("-l", "--languages", default="en", metavar="TAGS", help=voice.text("draw.languages"))
    parser.add_argument("-d", "--max-difficulty", type=int, choices=(1, 2, 3), help=voice.text("draw.max_difficulty"))
    parser.add_argument("-s", "--seed", help=voice.text("draw.seed"))
    parser.add_argument("-c", "--cursor", help=voice.text("draw.cursor"))
    parser.add_argument("--codes", type=int, metavar="N", choices=range(1, 101), help=voice.text("draw.codes"))
    parser.add_argument(
        "--selftest", type=int, nargs="?", const=1_000_000, metavar="N", help=voice.text("draw.selftest")
    )
    parser.add_argument("--json", action="store_true", help=voice.text("json.help"))


def run(options: Namespace, voice: Voice) -> int:
    """Print a draw. Status 1 where the pack has too few words left, the cursor does not fit or a self-test fails."""
    if options.selftest:
        return _self_test(options)
    return _draw_codes(options) if options.codes else _draw_keywords(options, voice)


def _self_test(options: Namespace) -> int:
    from cluewright.core.seeds import new_seed
    from cluewright.usecases.fairness import self_test

    seed = options.seed or new_seed()
    tests = self_test(options.selftest, seed.encode())
    for test in tests:
        print(f"{test.name:24} n={test.draws:<8} cells={test.cells:<4} chi2={test.statistic:9.1f} p={test.p:.4f}")
    print(f"seed {seed}")
    return 0 if all(test.passed for test in tests) else 1


def _draw_codes(options: Namespace) -> int:
    from cluewright.core.codes import RepeatedCodes
    from cluewright.usecases.draw import draw_codes

    drawn = draw_codes(options.codes, (), RepeatedCodes.ALLOWED, 4, 3, options.seed)
    if options.json:
        print(json.dumps({"codes": drawn.codes, "seed": drawn.seed}))
    else:
        print("\n".join(".".join(map(str, code)) for code in drawn.codes))
    return 0


def _draw_keywords(options: Namespace, voice: Voice) -> int:
    from cluewright.api.settings import Settings
    from cluewright.content.library import Library
    from cluewright.core.decks import CursorInvalid, DrawRequest, Exhausted, RevisionChanged
    from cluewright.usecases.draw import SeedMismatch, draw_keywords

    library = Library.load(Settings.from_environment(os.environ).pack_folders)
    pack, tags = library.packs.get(options.pack), tuple(options.languages.split(","))
    if pack is None:
        voice.complain("draw.no_pack", packs=", ".join(library.packs))
        return 2
    if not set(tags) <= set(pack.languages):
        voice.complain("draw.no_language", languages=", ".join(pack.languages))
        return 2
    limits = DrawRequest(options.teams * options.per_team, tags, options.max_difficulty)
    try:
        drawn = draw_keywords(pack, options.teams, limits, options.seed, options.cursor)
    except Exhausted as left:
        voice.complain("draw.exhausted", remaining=left.remaining, needed=limits.count)
        return 1
    except (CursorInvalid, RevisionChanged, SeedMismatch):
        voice.complain("draw.bad_cursor")
        return 1
    teams = [[{tag: concept.words[tag].text for tag in tags} for concept in share] for share in drawn.teams]
    if options.json:
        rest = {"cursor": drawn.cursor, "remaining": drawn.remaining, "seed": drawn.seed, "revision": drawn.revision}
        print(json.dumps({"teams": [{"keywords": share} for share in teams], **rest}, ensure_ascii=False))
    else:
        _print_teams(teams, drawn, voice)
    return 0


def _print_teams(teams: list[list[dict[str, str]]], drawn: "KeywordDraw", voice: Voice) -> None:
    for number, share in enumerate(teams, 1):
        print(voice.text("draw.team", number=number))
        for place, words in enumerate(share, 1):
            print(f"  {place}  {' / '.join(words.values())}")
    print(f"{voice.text('draw.left', remaining=drawn.remaining)}\n--cursor {drawn.cursor}")


COMMAND = Command("draw", add_arguments, run)
