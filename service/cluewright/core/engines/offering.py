"""How an engine offers a command: its name with a JSON schema of its body."""

from typing import Any

from .engine import Offer


def offer(name: str, optional: tuple[str, ...] = (), **properties: Any) -> Offer:
    """A command whose body has these properties and no others."""
    schema = {
        "type": "object",
        "properties": {"type": {"const": name}, **properties},
        "required": ["type", *(key for key in properties if key not in optional)],
        "additionalProperties": False,
    }
    return Offer(name, schema)
