"""The rules of the rulebook that a refusal may rest on, by their ids there."""

TEAMS = "decrypto.setup.teams"
SIDES = "decrypto.interceptor.sides"
KEYWORDS = "decrypto.setup.keywords"
INTERCEPTOR_KEYWORDS = "decrypto.interceptor.keywords"
ROUND_ORDER = "decrypto.round.order"
CODE_DIGITS = "decrypto.code.different-digits"
CODE_REPEATS = "decrypto.code.repeats"
ENCRYPTOR_WRITES = "decrypto.round.encryptor-writes"
ENCRYPTOR_STAYS_SILENT = "decrypto.round.encryptor-stays-silent"
ANSWER_IS_A_CODE = "decrypto.round.answer-is-a-code"
ONE_GUESS = "decrypto.round.one-guess"
NO_FIRST_ROUND_INTERCEPTION = "decrypto.round.no-first-round-interception"
NO_CHANGE = "decrypto.clues.no-change"
THREE_SEPARATE_CLUES = "decrypto.clues.three-separate-clues"
KEYWORD_GUESS = "decrypto.tie.keyword-guess"

RULES = frozenset(
    {
        TEAMS,
        SIDES,
        KEYWORDS,
        INTERCEPTOR_KEYWORDS,
        ROUND_ORDER,
        CODE_DIGITS,
        CODE_REPEATS,
        ENCRYPTOR_WRITES,
        ENCRYPTOR_STAYS_SILENT,
        ANSWER_IS_A_CODE,
        ONE_GUESS,
        NO_FIRST_ROUND_INTERCEPTION,
        NO_CHANGE,
        THREE_SEPARATE_CLUES,
        KEYWORD_GUESS,
    }
)
"""Every id above; each must exist in the rulebook."""
