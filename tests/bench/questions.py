"""The requests that are measured."""

import json

from .bare_asgi import RULES
from .load import Asked

CHECK = {
    "keywords": ["black", "dragonfly", "cocktail", "sombrero"],
    "clues": ["Mexico", "Insect", "Horror"],
    "keyword_language": "en",
    "clue_language": "en",
    "code": [4, 2, 1],
}
CLUES = json.dumps(CHECK).encode()
CLUES_UNJUDGED = json.dumps({**CHECK, "checks": []}).encode()


def rules(tag: str | None = None) -> Asked:
    """GET of the rules; with a tag, the question whether they are still the same."""
    condition = (f"if-none-match: {tag}",) if tag else ()
    return Asked((f"GET {RULES} HTTP/1.1", "accept: application/json", *condition), 304 if tag else 200)


def clue_check(body: bytes = CLUES) -> Asked:
    """POST of a clue check."""
    return Asked(("POST /v1/clues/checks HTTP/1.1", "content-type: application/json"), 200, body)
