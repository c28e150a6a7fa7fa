"""What is chosen when a game is opened, beside the figures of its rules."""

from enum import StrEnum


class Codes(StrEnum):
    """Where codes come from: the server's deck, or the encryptor's (a physical box)."""

    DRAWN = "drawn"
    ENTERED = "entered"


class CluePolicy(StrEnum):
    """What the referee's ruling does: refuses illegal clues, only warns the giver, or is not asked."""

    REJECT = "reject"
    WARN = "warn"
    OFF = "off"
