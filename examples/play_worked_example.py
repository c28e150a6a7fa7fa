"""Play the rulebook's worked example, both rounds of it, against a running server.

    cluewright serve &
    python examples/play_worked_example.py --lang nl

Four people take their seats, the keywords and codes of the example are laid on the table, the clues go through the
referee, and every answer is the one from the book. Afterwards White must have one token of each kind and Black none;
the exit code is 1 if that is not so. Needs nothing but Python.
"""

import argparse
import json
import sys
import unicodedata
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Code = tuple[int, int, int]


@dataclass(frozen=True)
class Half:
    """One team's code in one round: who gives the clues, and what is answered (None: no interception yet)."""

    team: str
    code: Code
    clues: tuple[str, str, str]
    attempt: Code
    interception: Code | None = None


@dataclass(frozen=True)
class Words:
    """The example in one language: keywords by team, clues by half round, and what the note sheet is headed with."""

    names: tuple[str, str, str, str]
    keywords: dict[str, list[str]]
    clues: tuple[tuple[str, str, str], ...]
    sheet: str
    teams: dict[str, str]
    round: str
    attempt: str
    correct: str
    clue: str
    interceptions: str
    miscommunications: str


WORDS = {
    "en": Words(
        ("Bob", "Alice", "Mallory", "Eve"),
        {
            "white": ["black", "dragonfly", "cocktail", "sombrero"],
            "black": ["antiquity", "bone", "morning", "nightmare"],
        },
        (
            ("Mexico", "Insect", "Horror"),
            ("night", "dawn", "dog"),
            ("evening with friends", "parasol", "Odonata"),
            ("skeleton", "rise", "Freddy"),
        ),
        "Note sheet",
        {"white": "White Team", "black": "Black Team"},
        "Round",
        "Attempt",
        "Correct code",
        "Clue",
        "Interception tokens",
        "Miscommunication tokens",
    ),
    "nl": Words(
        ("Roel", "Marjolein", "Anne", "Renate"),
        {
            "white": ["zwart", "libelle", "cocktail", "sombrero"],
            "black": ["antiek", "bot", "ochtend", "nachtmerrie"],
        },
        (
            ("Mexico", "insect", "horror"),
            ("nacht", "dageraad", "hond"),
            ("avond met vrienden", "parasol", "Odonata"),
            ("skelet", "opstaan", "Freddy"),
        ),
        "Notitieblad",
        {"white": "Team Wit", "black": "Team Zwart"},
        "Ronde",
        "Genoteerd",
        "Juiste code",
        "Hint",
        "Onderscheppingsfiches",
        "Miscommunicatiefiches",
    ),
    "ru": Words(
        ("Боб", "Алиса", "Мэлори", "Ева"),
        {
            "white": ["чёрный", "стрекоза", "коктейль", "сомбреро"],
            "black": ["древность", "кость", "утро", "кошмар"],
        },
        (
            ("Мексика", "насекомое", "страх"),
            ("ночь", "рассвет", "собака"),
            ("вечер с друзьями", "зонтик от солнца", "Odonata"),
            ("скелет", "подъём", "Фредди"),
        ),
        "Планшет",
        {"white": "белая команда", "black": "чёрная команда"},
        "Раунд",
        "Записанный код",
        "Верный код",
        "Подсказка",
        "Жетоны «Взломано»",
        "Жетоны «Недопонимание»",
    ),
    "ko": Words(
        ("밥", "앨리스", "맬러리", "이브"),
        {
            "white": ["검은색", "잠자리", "칵테일", "솜브레로"],
            "black": ["고대", "뼈", "아침", "악몽"],
        },
        (
            ("멕시코", "곤충", "공포"),
            ("밤", "새벽", "강아지"),
            ("친구들과 보내는 저녁", "양산", "Odonata"),
            ("해골", "기상", "프레디"),
        ),
        "기록지",
        {"white": "흰색 팀", "black": "검은색 팀"},
        "라운드",
        "추리한 코드",
        "정답 코드",
        "힌트",
        "해독 토큰",
        "오답 토큰",
    ),
}

EXPECTED = {
    "white": {"interceptions": 1, "miscommunications": 1},
    "black": {"interceptions": 0, "miscommunications": 0},
}


def halves(words: Words) -> tuple[Half, ...]:
    """The example in the order it is played: White's code before Black's, round by round."""
    one, two, three, four = words.clues
    return (
        Half("white", (4, 2, 1), one, attempt=(4, 2, 1)),
        Half("black", (4, 3, 2), two, attempt=(4, 3, 2)),
        Half("white", (3, 4, 2), three, attempt=(3, 4, 1), interception=(1, 4, 3)),
        Half("black", (2, 3, 4), four, attempt=(2, 3, 4), interception=(2, 3, 4)),
    )


class Refused(Exception):
    """The server said no. The message is what it said, in the language of play."""


@dataclass(frozen=True)
class Server:
    """The service over HTTP; `lang` is the language that it answers in."""

    base: str
    lang: str

    def call(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> Json:
        """Send JSON, get JSON. Raises Refused with the problem's own words."""
        headers = {"Content-Type": "application/json", "Accept": "application/json", "Accept-Language": self.lang}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                found: Json = json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            reasons = [f"«{finding['excerpt']}»: {finding['message']}" for finding in problem.get("findings", [])]
            raise Refused("\n  ".join([f"{problem['title']}: {problem['detail']}", *reasons])) from None
        return found


@dataclass(frozen=True)
class Table:
    """An open game: its path and everybody's token (seats, and `host`)."""

    server: Server
    path: str
    tokens: dict[str, str]

    def command(self, who: str, kind: str, **members: object) -> Json:
        """Send a command; gives the view of whoever sent it."""
        answer = self.server.call("POST", f"{self.path}/commands", {"type": kind, **members}, self.tokens[who])
        view: Json = answer["view"]
        return view


def set_up(server: Server, words: Words) -> Table:
    """Open a game with the example's keywords and let four people sit down."""
    game = {"rulebook": "decrypto", "language": server.lang, "keywords": words.keywords, "codes": "entered"}
    opened = server.call("POST", "/v1/games", game)
    path = f"/v1/games/{opened['id']}"
    tokens = {"host": opened["host_token"]}
    for name, team in zip(words.names, ("white", "white", "black", "black"), strict=True):
        seat = {"name": name, "team": team, "language": server.lang, "join_code": opened["join_code"]}
        key = server.call("POST", f"{path}/seats", seat)
        tokens[key["seat"]] = key["token"]
    return Table(server, path, tokens)


def encryptors(view: Json) -> dict[str, str]:
    """Each team's encryptor this round."""
    return {
        team: next(seat["seat"] for seat in side["seats"] if seat["encryptor"]) for team, side in view["teams"].items()
    }


def play_round(table: Table, view: Json, pair: Sequence[Half]) -> Json:
    """Both encryptors give their clues, then each code is answered by whoever may. Gives the host's view after it."""
    writing = encryptors(view)
    for half in pair:
        table.command(writing[half.team], "give_clues", clues=half.clues, code=half.code)
    for half in pair:
        if half.interception is not None:
            other = next(seat for seat in table.tokens if seat != "host" and not seat.startswith(half.team))
            table.command(other, "guess", of=half.team, code=half.interception)
        mates = (seat for seat in table.tokens if seat.startswith(half.team) and seat != writing[half.team])
        table.command(next(mates), "guess", of=half.team, code=half.attempt)
    return table.server.call("GET", table.path, token=table.tokens["host"])


def width(text: str) -> int:
    """Columns on a terminal: Korean syllables take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells padded to their columns."""
    return "  ".join(cell + " " * (size - width(cell)) for cell, size in zip(cells, widths, strict=True)).rstrip()


def dotted(code: Sequence[int] | None) -> str:
    """A code as the rulebook writes it: 4.2.1."""
    return ".".join(map(str, code)) if code else "–"


def sheet(words: Words, view: Json, team: str) -> str:
    """A team's note sheet as text."""
    other = "black" if team == "white" else "white"
    head = [words.round, *(f"{words.clue} {number}" for number in (1, 2, 3))]
    head += [words.teams[team], words.teams[other], words.correct]
    lines = [head]
    for note in view["note_sheets"][team]:
        attempts = [dotted(note["attempts"][side]["code"]) for side in (team, other)]
        lines.append([str(note["round"]), *note["clues"], *attempts, dotted(note["code"])])
    widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
    title = f"{words.sheet} · {words.teams[team]} ({words.attempt})"
    return "\n".join([title, "-" * width(title), *(row(line, widths) for line in lines)])


def tokens_of(view: Json) -> dict[str, dict[str, int]]:
    """Each team's tokens."""
    return {team: side["tokens"] for team, side in view["teams"].items()}


def main() -> int:
    """Play, print, and say by the exit code whether it ended as in the book."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--lang", choices=sorted(WORDS), default="en")
    parser.add_argument("--base-url", default="http://127.0.0.1:8000")
    options = parser.parse_args()
    words, server = WORDS[options.lang], Server(options.base_url.rstrip("/"), options.lang)
    try:
        table = set_up(server, words)
        view = table.command("host", "start")
        played = halves(words)
        for pair in (played[:2], played[2:]):
            view = play_round(table, view, pair)
    except (Refused, urllib.error.URLError) as problem:
        print(problem, file=sys.stderr)
        return 1
    for team in ("white", "black"):
        print(sheet(words, view, team), end="\n\n")
    for team, count in tokens_of(view).items():
        print(
            f"{words.teams[team]}: {words.interceptions} {count['interceptions']}, "
            f"{words.miscommunications} {count['miscommunications']}"
        )
    return 0 if tokens_of(view) == EXPECTED else 1


if __name__ == "__main__":
    sys.exit(main())
