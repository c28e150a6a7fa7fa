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
    liberté|égalité|fraternité
    citius|altius|fortius
    faster|higher|stronger
    swifter|higher|stronger
    life|liberty|pursuit of happiness
    duty|honou?r|country
    god|king|country
    hear no evil|see no evil|speak no evil
    see no evil|hear no evil|speak no evil
    location|location|location
    education|education|education
    going|going|gone
    sex|lies|videotape
    hatch|match|dispatch
    hatches|matches|dispatches
    slip|slop|slap
    duck|duck|goose
    snip|snap|snout
    fee|fi|fo
    fee|fie|foe
    sugar|spice|(?:all things|everything) nice
    slugs|snails|puppy
    snips|snails|puppy
    frogs|snails|puppy
    guns|germs|steel
    turn on|tune in|drop out
    nasty|brutish|short
    mad|bad|dangerous
    left|right|cent(?:re|er)
    lions|tigers|bears
    bibbidi|bobbidi|boo
    hickory|dickory|dock
    rub|a dub|dub
    wynken|blynken|nod
    peter|paul|mary
    crosby|stills|nash
    emerson|lake|palmer
    harry|ron|hermione
    shadrach|meshach|abednego
    bewitched|bothered|bewildered
    truly|madly|deeply
    good|better|best
    man|myth|legend
    no shirt|no shoes
    bed|bath|beyond
    work|rest|play
    solid|liquid|gas
    solids|liquids|gases
    mean|median|mode
    length|breadth|height
    length|width|height
    executive|legislative|judicial
    proton|neutron|electron
    protons|neutrons|electrons
    stop|look|listen
    paper|scissors|stone
    scissors|paper|stone
    scissors|paper|rock
    stone|paper|scissors
    sun|sand|sex
    health|wealth|happiness
    meat|two veg
    wham|bam|thank you
    ladies|gentlemen|boys
    hugh|pugh|barney
    higgledy|piggledy|pop
    blood|toil|tears
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
    "king kings queen queens rook rooks bishop bishops knight knights pawn pawns",
    "salt pepper vinegar mustard ketchup",
    "egg caterpillar larva pupa chrysalis cocoon butterfly moth",
    "rod pole perch",
    "nut bolt screw washer",
    "knife fork spoon",
    "cap gown scroll",
    "rain hail sleet snow",
    "violin viola cello bass",
    "hop step skip jump",
    "shirt tie jacket trousers waistcoat socks shoes",
    "inch foot yard mile",
    "bronze silver gold platinum",
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
