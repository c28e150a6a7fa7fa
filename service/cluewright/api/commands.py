"""From a body to a command of the game that it was sent to: which commands there are, the game's rulebook says."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Body
from pydantic import TypeAdapter, WrapValidator

from .davinci_code_bodies import DavinciCodeCommand
from .decrypto_bodies import DecryptoCommand
from .fields import Request
from .invalid_input import property_names, validated

COMMANDS: Mapping[str, TypeAdapter[Any]] = {
    "decrypto": TypeAdapter(DecryptoCommand),
    "davinci-code": TypeAdapter(DavinciCodeCommand),
}
NAMES: Mapping[str, frozenset[str]] = {
    rulebook: property_names(commands.json_schema()) for rulebook, commands in COMMANDS.items()
}


def _unread(value: Any, _: object) -> Any:
    """Two games may mean different things by one name, so a body is read once its game is known."""
    return value


UnreadCommand = Annotated[
    DecryptoCommand | DavinciCodeCommand,
    WrapValidator(_unread),
    Body(description="A command of the rulebook that the game is of."),
]
"""A body as it was sent; `read_command` says what it is."""


def read_command(rulebook: str, sent: Any) -> Any:
    """The command of a game of this rulebook. Raises the 422 for what is none."""
    return validated(COMMANDS[rulebook].validate_python, sent, NAMES[rulebook])


def arguments(command: Request) -> dict[str, Any]:
    """A command's members as the engine takes them: without the type, lists as tuples."""
    members = {name: getattr(command, name) for name in type(command).model_fields if name != "type"}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in members.items()}
