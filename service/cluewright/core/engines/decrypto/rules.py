"""The rules of the rulebook that a refusal may rest on, by their ids there."""

TEAMS = "decrypto.setup.teams"
SIDES = "decrypto.interceptor.sides"
KEYWORDS = "decrypto.setup.keywords"
INTERCEPTOR_KEYWORDS = "decrypto.interceptor.keywords"
CODE_DIGITS = "decrypto.code.different-digits"
CODE_REPEATS = "decrypto.code.repeats"
ROLE_ROTATES = "decrypto.round.role-rotates"
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
        CODE_DIGITS,
        CODE_REPEATS,
        ROLE_ROTATES,
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
