"""A guess at a word's base, as the rules for each part of speech make it and `morphology` checks it."""

from typing import NamedTuple


class Guess(NamedTuple):
    """`base` may be what the word is the `kind` of.

    `weight` says how much the ending proves by itself: 3 a table of irregular words, true whatever the
    dictionary says; 2 an ending that makes forms of unknown words too (smurfen, smurfje); 1 an ending that many
    simple words share by chance (hals is no hal, kat no ka), of no force against a headword.
    """

    base: str
    kind: str
    weight: int
