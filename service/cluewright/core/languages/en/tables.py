"""English number words, ordinals, letter names, words that hint at a place, and the words too common to count."""


def _words(text: str) -> list[str]:
    return text.split()


_UNITS = _words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty"
)

NUMBERS: dict[str, int] = {
    **{name: value for value, name in enumerate(_UNITS)},
    **{f"twenty {name}": 20 + value for value, name in enumerate(_UNITS[1:10], 1)},
    **{f"twenty{name}": 20 + value for value, name in enumerate(_UNITS[1:10], 1)},
    "nought": 0,
    "naught": 0,
    "dozen": 12,
    "a dozen": 12,
    "thirty": 30,
}

# `second` is missing on purpose: sixty of them make a minute.
ORDINALS: dict[str, int] = {
    "first": 1,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
    "eleventh": 11,
    "twelfth": 12,
    "firstly": 1,
    "secondly": 2,
    "thirdly": 3,
    "fourthly": 4,
    "1st": 1,
    "2nd": 2,
    "3rd": 3,
    **{f"{n}th": n for n in range(4, 13)},
}

_EXPRESSIONS: dict[int, str] = {
    1: "first place, top left, upper left, uppermost, topmost, numero uno, gold medal, gold medallist, "
    "on the left, first up, at the start, at the beginning, at the very start, at the very beginning, right at the "
    "start, "
    "first in line, 1 of 4, one of four, far left, on the far left, extreme left, top left corner, pole position, "
    "first of the bunch, first of the lot",
    2: "second place, runner-up, next to the top, next to top, "
    "second fiddle, dynamic duo, silver medal, silver medallist, numero dos, second in "
    "line, 2 of 4, two of four, next up, came second, finished second",
    3: "third place, holy trinity, bronze medal, bronze medallist, numero tres, hat trick, third wheel, "
    "three little pigs, three blind mice, "
    "three wise men, three kings, three stooges, three amigos, three tenors, three graces, "
    "third in line, 3 of 4, three of four, third time lucky, third time's a charm, third time's the charm, "
    "came third, finished third, ranked third, "
    "athos porthos aramis, huey dewey louie, larry curly moe, alvin simon theodore, "
    "balthazar caspar melchior, caspar melchior balthazar",
    4: "bottom right, lower right, bottommost, lowermost, fab four, fantastic four, four horsemen, on the right, "
    "at the very end, right at the end, bringing up the rear, in last place, last in line, fourth in line, 4 of 4, "
    "four of four, far right, on the far right, extreme right, bottom right corner, came last, finished last, "
    "came fourth, finished fourth, last of the bunch, last of the lot, john paul george "
    "ringo, matthew mark luke john",
}

PLACE_ASSOCIATIONS: dict[str, int] = {
    **{name: place for place, names in _EXPRESSIONS.items() for name in names.split(", ")},
    **dict.fromkeys(("second", "duo", "duet", "twosome", "twofold"), 2),
    **dict.fromkeys(("solo", "unicycle", "monocle", "alpha"), 1),
    "omega": 4,
    **dict.fromkeys(
        ("trio", "triple", "triplet", "tripod", "trident", "triangle", "tricycle", "trinity", "tercet", "tripartite"), 3
    ),
    **dict.fromkeys(
        ("musketeer", "trilogy", "triathlon", "trefoil", "tricolour", "tricolor", "threesome", "threefold", "troika"), 3
    ),
    **dict.fromkeys(
        ("fourfold", "quartet", "quadruple", "quadruplet", "quad", "foursome", "tetrahedron", "quadrangle"), 4
    ),
    **dict.fromkeys(("quintet", "quintuplet", "pentagon", "pentagram", "pentathlon"), 5),
    **dict.fromkeys(("sextet", "hexagon", "sextuplet"), 6),
}

_ALPHABET = _words(
    "alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa "
    "quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu"
)
_NAMES = {
    "ay": "a",
    "bee": "b",
    "cee": "c",
    "see": "c",
    "sea": "c",
    "dee": "d",
    "ee": "e",
    "ef": "f",
    "eff": "f",
    "gee": "g",
    "aitch": "h",
    "haitch": "h",
    "eye": "i",
    "jay": "j",
    "kay": "k",
    "el": "l",
    "ell": "l",
    "em": "m",
    "en": "n",
    "oh": "o",
    "pee": "p",
    "cue": "q",
    "queue": "q",
    "ar": "r",
    "are": "r",
    "ess": "s",
    "tee": "t",
    "tea": "t",
    "you": "u",
    "vee": "v",
    "doubleyou": "w",
    "double u": "w",
    "double-u": "w",
    "double-you": "w",
    "double you": "w",
    "dubya": "w",
    "ex": "x",
    "wye": "y",
    "why": "y",
    "zed": "z",
    "zee": "z",
}
LETTERS: dict[str, str] = {**{word: word[0] for word in _ALPHABET}, **_NAMES}

FUNCTION_WORDS = frozenset(
    _words(
        "a an the and or but nor so yet if then than that this these those there here what which who whom whose "
        "when where why how i me my mine we us our ours you your yours he him his she her hers it its they them "
        "their theirs myself yourself himself herself itself ourselves themselves is am are was were be been "
        "being do does did done have has had having will would shall should can could may "
        "might must not no of in on at to from by for with "
        "without about into onto over under up down out off as like very too also just only some any all each every "
        "both either neither more most much many few other another such own same don't isn't can't it's i'm you're "
        "i'll i'd i've you'll you'd you've he'll he'd he's she'll she'd she's it'll it'd we'll we'd we're we've "
        "they'll they'd they're they've that's there's who's what's"
    )
)

GRAMMATICAL_ENDINGS = (
    "tion", "sion", "cian", "ation", "ology", "ography", "ometry", "ocracy", "ity", "ety", "ically", "ical", "ician",
    "ic", "ics", "itis", "eer", "ette", "ese", "ize", "ise", "ate",
)  # fmt: skip

DIGITS_READ = {
    1: ("won", "on"),
    2: ("to", "too"),
    4: ("for", "fore"),
    8: ("ate", "eat", "ait", "aight", "aite"),
}
"""What digits are read as inside a word: gr8, sk8, w8, 4get."""
