"""The rules of the rulebook that the engine enforces, by their ids there. A refusal names one of them."""

TEAMS = "decrypto.setup.teams"
KEYWORDS = "decrypto.setup.keywords"
ROUND_ORDER = "decrypto.round.order"
ENCRYPTOR_WRITES = "decrypto.round.encryptor-writes"
ENCRYPTOR_STAYS_OUT = "decrypto.round.encryptor-stays-out"
DIFFERENT_DIGITS = "decrypto.round.different-digits"
REPEATED_CODES = "decrypto.round.repeated-codes"
ONE_ANSWER = "decrypto.round.one-answer"
OWN_TEAM_OR_OPPONENTS = "decrypto.round.who-answers"
NO_FIRST_ROUND_INTERCEPTION = "decrypto.round.no-first-round-interception"
NO_CHANGE = "decrypto.clues.no-change"
THREE_SEPARATE_CLUES = "decrypto.clues.three-separate-clues"
KEYWORD_GUESSES = "decrypto.tie-break.keywords"

RULES = frozenset(
    {
        TEAMS,
        KEYWORDS,
        ROUND_ORDER,
        ENCRYPTOR_WRITES,
        ENCRYPTOR_STAYS_OUT,
        DIFFERENT_DIGITS,
        REPEATED_CODES,
        ONE_ANSWER,
        OWN_TEAM_OR_OPPONENTS,
        NO_FIRST_ROUND_INTERCEPTION,
        NO_CHANGE,
        THREE_SEPARATE_CLUES,
        KEYWORD_GUESSES,
    }
)
"""Every id above; each must exist in the rulebook."""
