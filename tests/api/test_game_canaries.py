"""Words that occur nowhere else are put where secrets are, and looked for in everything that others get."""

import base64
import hashlib
import json
import logging
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from cluewright.bootstrap import Services
from cluewright.core.engines.engine import HOST

from .caller import Answer
from .playing import House, Table


def canary() -> str:
    """A word that occurs nowhere else."""
    return "".join(secrets.choice("bcdfghjkmnpqrstvwxz") for _ in range(16))


def disguises(secret: str) -> Iterator[str]:
    """The secret in every form in which it might slip out."""
    raw = secret.encode()
    yield secret
    yield json.dumps(secret)[1:-1]
    yield raw.hex()
    yield base64.b64encode(raw).decode().rstrip("=")
    yield base64.urlsafe_b64encode(raw).decode().rstrip("=")
    for algorithm in ("md5", "sha1", "sha256"):
        yield hashlib.new(algorithm, raw).hexdigest()[:12]


@dataclass
class Sniffer:
    """Knows who may know each secret, and smells at everything that anybody gets."""

    secrets: dict[str, set[str | None]] = field(default_factory=dict)
    found: list[tuple[str | None, str]] = field(default_factory=list)
    smelt: int = 0

    def hide(self, *readers: str | None) -> str:
        """A new secret that only these readers may know."""
        secret = canary()
        self.secrets[secret] = set(readers)
        return secret

    def smell(self, who: str | None, answer: Answer) -> Answer:
        text = repr(answer.raw_headers) + answer.content.decode()
        self.search(who, text)
        self.smelt += 1
        return answer

    def search(self, who: str | None, text: str) -> None:
        folded = text.casefold()
        self.found += [
            (who, secret)
            for secret, readers in self.secrets.items()
            if who not in readers and any(form.casefold() in folded for form in disguises(secret))
        ]


WHITE, BLACK = ("white-1", "white-2"), ("black-1", "black-2")
EVERYBODY = (*WHITE, *BLACK, HOST, None)


def look_everywhere(table: Table, sniffer: Sniffer) -> None:
    """Everybody reads everything there is to read, and tries what is not theirs."""
    for who in EVERYBODY:
        for what in ("", "/events?after=0", "/events", "/record", "/seats/white-1"):
            sniffer.smell(who, table.get(what, who))
        for kind, members in (
            ("give_clues", {"clues": ["x", "y", "z"], "code": [9, 9, 9]}),
            ("guess", {"of": "white", "code": [1, 1, 1]}),
            ("resume", {}),
        ):
            sniffer.smell(who, table.do(who, kind, **members))


def test_no_secret_reaches_anybody_else(
    services: Services, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    sniffer = Sniffer()
    words = {"white": [sniffer.hide(*WHITE) for _ in range(4)], "black": [sniffer.hide(*BLACK) for _ in range(4)]}
    seed = sniffer.hide()
    table = House(services).open(keywords=words, codes="drawn", seed=seed).seat()
    for who, token in table.keys.items():
        sniffer.secrets[token] = {who}
    look_everywhere(table, sniffer)
    assert table.do("host", "start").status == 200
    path = f"{table.path}/clue-checks"
    for _ in range(2):
        for team in ("white", "black"):
            giver = encryptor(table, team)
            draft, checked, refused = (sniffer.hide(giver) for _ in range(3))
            sniffer.smell(giver, table.do(giver, "save_draft", clues=[draft, None, None]))
            sniffer.smell(giver, table.house.send("POST", path, {"clues": [checked]}, table.keys[giver]))
            bad = [f"{refused} {words[team][0]}", "two", "three"]
            assert sniffer.smell(giver, table.do(giver, "give_clues", clues=bad)).status == 409
            look_everywhere(table, sniffer)
            assert sniffer.smell(giver, table.do(giver, "give_clues", clues=[canary(), canary(), "?"], confirm=True))
            look_everywhere(table, sniffer)
        play_guesses(table, sniffer)
        look_everywhere(table, sniffer)
    assert sniffer.smelt > 300
    sniffer.search("the log", caplog.text + "".join(capfd.readouterr()))
    assert sniffer.found == []


def encryptor(table: Table, team: str) -> str:
    """This round's encryptor of a team."""
    seats = table.view()["teams"][team]["seats"]
    seat: str = next(seat["seat"] for seat in seats if seat["encryptor"])
    return seat


def play_guesses(table: Table, sniffer: Sniffer) -> None:
    """Everybody who may answer does, until the round is over."""
    while (view := table.view())["phase"] == "guesses":
        for who in (*WHITE, *BLACK):
            sniffer.smell(who, table.do(who, "propose", of=view["of"], code=[1, 2, 3]))
            sniffer.smell(who, table.do(who, "guess", of=view["of"], code=[1, 2, 3]))
        look_everywhere(table, sniffer)
