"""What the contract says of its parts and of every parameter that has one meaning wherever it stands."""

from collections.abc import Mapping

TAGS: Mapping[str, str] = {
    "clue checks": "Whether a clue keeps the rules, and why not: without a game, in any language.",
    "codes": "Code cards: all there are, or drawn ones.",
    "games": "Games on the server: seats, commands, views and events. Every token sees what its seat may know.",
    "index": "Where to begin, and the languages.",
    "rulebooks": "The rules of the games by language, edition, variant and house rule; and their terms.",
    "service": "Health, measurements, and what the problem codes mean.",
    "word packs": "Keywords in many languages, and draws without repeats.",
}

PARAMETERS: Mapping[str, str] = {
    "game": "Id of the game.",
    "seat": "Name of the seat, as it was given when it was taken.",
    "after": "Number of the last event that the reader has.",
    "wait": "Seconds to wait for an event where there is none yet.",
    "Last-Event-ID": "Number of the last event that the reader has: a broken stream goes on after it.",
    "keywords": "How many keywords a team has.",
    "length": "How many numbers a code has.",
    "code": "Code of the problem.",
    "variant": "Which form of the game; the first one if left out.",
    "edition": "Whose rulebook, where editions differ; the first one if left out.",
    "interceptions_to_win": "Interception tokens that win the game.",
    "miscommunications_to_lose": "Miscommunication tokens that lose the game; null: they never do.",
    "failed_decode_gives": "What a team gets that misses its own code.",
    "max_rounds": "Rounds after which the game is over.",
    "first_interception_round": "The first round in which a team may guess the other's code.",
    "keywords_per_team": "Keywords on a team's screen.",
    "code_length": "Numbers in a code.",
    "repeated_codes": "Whether a team's code may come again.",
    "repeat_moves_encryptors": "A code that comes twice running passes on to the next encryptor.",
    "tie_break": "What decides between equal teams, in this order; then they share the victory.",
    "clue_reuse": "Who may not give a clue again that was given before.",
    "timer_seconds": "Seconds that the slower encryptor has once the other one is done.",
    "use_timer": "Whether the timer is used.",
    "guess_timer_seconds": "Seconds for each guess; null: no limit.",
    "tiles_each": "Tiles that every player begins with.",
    "rounds": "Rounds that are played.",
    "points_per_number": "Points for a number guessed rightly.",
    "points_per_six": "Points for a 6 guessed rightly.",
    "points_per_crack": "Points for opening a player's last hidden tile.",
    "points_per_hyphen": "Points for a hyphen guessed rightly.",
    "winner_bonus": "Whether the winner gets the sum of the own hidden numbers too.",
}
