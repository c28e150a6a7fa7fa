"""Lists that are one thing in English: sayings in three or four words, and things that are told off in a row."""

from itertools import chain

from cluewright.core.languages.patterns import in_a_row

# One saying a line; whatever stands between its words with commas, `and`, `or`, or only spaces.
_TRIADS = """
    eat|sleep|repeat
    eat|sleep|rave|repeat
    stop|drop|roll
    hop|skip|jump
    reduce|reuse|recycle
    beg|borrow|steal
    lie|cheat|steal
    wine|women|song
    live|laugh|love
    cool|calm|collected
    tall|dark|handsome
    healthy|wealthy|wise
    here|there|everywhere
    shake|rattle|roll
    signed|sealed|delivered
    animal|vegetable|mineral
    past|present|future
    morning|noon|night
    sun|sea|sand
    sun|sand|sea
    small|medium|large
    knife|fork|spoon
    friends|romans|countrymen
    game|set|match
    win|lose|draw
    bacon|lettuce|tomato
    butcher|baker|candlestick maker
    tinker|tailor|soldier
    good|bad|ugly
    ready|aim|fire
    ready|willing|able
    mind|body|soul
    mind|body|spirit
    lather|rinse|repeat
    eeny|meeny|miny
    eenie|meenie|miney
    liberty|equality|fraternity
    liberte|egalite|fraternite
    way|truth|life
    hit|stick|bust
    kiss|marry|avoid
    snog|marry|avoid
    pass|shoot|score
    yes|no|maybe
    lion|witch|wardrobe
    earth|wind|fire
    earth|air|fire
    earth|water|fire
    fire|water|earth
    births|marriages|deaths
    birth|marriage|death
    head|shoulders|knees
    heads|shoulders|knees
    bread|butter|jam
    salt|pepper|vinegar
    tea|coffee|me
    coffee|tea|me
    planes|trains|automobiles
    trains|planes|automobiles
    bim|bam|boom
    bish|bash|bosh
    tic|tac|toe
    tick|tack|toe
    on your marks|get set
    wash|rinse|spin
    reading|writing|arithmetic
    up|down|left|right
    father|son|spirit
    huey|dewey|louie
    alvin|simon|theodore
    athos|porthos|aramis
    larry|curly|moe
    groucho|chico|harpo
    sun|moon|stars
    land|sea|air
    land|air|sea
    body|mind|soul
    peace|love|understanding
    gin|tonic|ice
    fish|chips|peas
    ham|egg|chips
    egg|bacon|chips
    doe|ray|me
    wind|rain|snow
    sight|smell|touch
    win|place|show
    gold|silver|bronze
    bronze|silver|gold
    fold|raise|call
    call|raise|fold
"""

# What is told off in a row: a list of nothing but such things is one thing.
_SERIES = (
    "north south east west",
    "spring summer autumn fall winter",
    "hearts clubs spades diamonds",
    "breakfast brunch lunch dinner tea supper",
    "do doh re ray mi me fa far so sol la ti",
    "red orange amber yellow green blue indigo violet purple cyan magenta",
    "monday tuesday wednesday thursday friday saturday sunday",
    "january february march april may june july august september october november december",
    "heart liver lungs lung kidney kidneys stomach spleen brain",
    "mercury venus earth mars jupiter saturn uranus neptune pluto",
    "king queen jack ace",
    "john paul george ringo",
    "matthew mark luke john",
    "leonardo donatello raphael michelangelo",
    "penny nickel dime quarter",
    "hour minute second hours minutes seconds days weeks months years",
    "soprano mezzo alto tenor baritone bass",
    "breaststroke backstroke butterfly freestyle crawl",
    "a b c d e f g",
    "x y z",
)

_BETWEEN = r"(?:,? (?:and |or |& )?(?:the )?|,)"


def _saying(line: str) -> str:
    return _BETWEEN.join(line.strip().split("|"))


LISTS = tuple(
    chain(
        (r"\b(?:" + "|".join(_saying(line) for line in _TRIADS.strip().splitlines()) + r")\b",),
        (f"^(?:the )?{in_a_row(series, _BETWEEN, 2)}[.!?]*$" for series in _SERIES),
    )
)
"""Patterns of lists that are one thing, on the clue in lower case."""
