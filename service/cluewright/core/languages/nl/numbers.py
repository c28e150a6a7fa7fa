"""Number words, ordinals, and the names of letters."""

from collections.abc import Mapping

from cluewright.core.languages.patterns import one_of

_ONES = {
    "nul": 0, "een": 1, "één": 1, "twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7, "acht": 8,
    "negen": 9, "tien": 10, "elf": 11, "twaalf": 12, "dertien": 13, "veertien": 14, "vijftien": 15, "zestien": 16,
    "zeventien": 17, "achttien": 18, "negentien": 19,
}  # fmt: skip
_TENS = {
    "twintig": 20, "dertig": 30, "veertig": 40, "vijftig": 50, "zestig": 60, "zeventig": 70, "tachtig": 80,
    "negentig": 90,
}  # fmt: skip
_GROUPS = {
    # "met z'n drieën", "tweetjes", "een dozijn": the same number, otherwise inflected
    "tweeën": 2, "drieën": 3, "vieren": 4, "vijven": 5, "zessen": 6, "zevenen": 7, "achten": 8, "negenen": 9,
    "tienen": 10, "tweetjes": 2, "drietjes": 3, "viertjes": 4, "enen": 1, "elven": 11, "twaalven": 12,
    "dozijn": 12,
}  # fmt: skip


def _numbers() -> dict[str, int]:
    """0 to 999: eenentwintig, tweeëntwintig with and without its diaeresis, also parted by spaces; hundreds joined."""
    found = {**_ONES, **_TENS, **_GROUPS, "honderd": 100}
    for one, small in _ONES.items():
        for ten, large in _TENS.items():
            if 0 < small < 10:
                link = "ën" if one.endswith("e") else "en"
                found |= dict.fromkeys((one + link + ten, one + "en" + ten, f"{one} en {ten}"), small + large)
    below = {name: value for name, value in found.items() if 0 < value < 100 and " " not in name}
    for one, many in _ONES.items():
        if 0 < many < 10:
            hundreds = "honderd" if many == 1 else one + "honderd"
            found[hundreds] = 100 * many
            found |= {hundreds + name: 100 * many + value for name, value in below.items()}
    return found


NUMBERS: Mapping[str, int] = _numbers()


def _written() -> str:
    """A pattern of all number words without spaces, after their parts: a tenth of the work that a list of them is."""
    tens = f"(?:{one_of(one for one, value in _ONES.items() if 0 < value < 10)}(?:en|ën))?{one_of(_TENS)}"
    hundreds = f"{one_of(one for one, value in _ONES.items() if 1 < value < 10)}?honderd(?:{tens}|{one_of(_ONES)})?"
    return f"(?:{hundreds}|{tens}|{one_of((*_GROUPS, *_ONES))})"


WRITTEN = _written()

ORDINALS: Mapping[str, int] = {
    "eerste": 1, "1e": 1, "1ste": 1, "tweede": 2, "2e": 2, "2de": 2, "derde": 3, "3e": 3, "3de": 3, "vierde": 4,
    "4e": 4, "4de": 4, "vijfde": 5, "5e": 5, "zesde": 6, "6e": 6, "zevende": 7, "7e": 7, "achtste": 8, "8e": 8,
    "negende": 9, "9e": 9, "tiende": 10, "10e": 10, "elfde": 11, "11e": 11, "twaalfde": 12, "12e": 12,
    "eersten": 1, "tweeden": 2, "derden": 3,
}  # fmt: skip


def _medals() -> dict[str, int]:
    """A medal is that of a place: zilveren plak op de Spelen, goed voor brons; who wins gold has won."""
    metals = {"zilver": ("zilveren", 2), "brons": ("bronzen", 3)}
    found = {f"goed voor {metal}": place for metal, (_, place) in metals.items()}
    for made, place in metals.values():
        for medal in ("medaille", "plak", "medaillewinnaar"):
            for where in ("", " op de spelen", " bij de spelen", " op de olympische spelen"):
                found[f"{made} {medal}{where}"] = place
    return found


PLACE_ASSOCIATIONS: Mapping[str, int] = {
    "solo": 1, "uno": 1, "soloist": 1, "eenling": 1, "alfa": 1, "omega": 4,
    "duo": 2, "tweeling": 2, "tweetal": 2, "koppel": 2, "duet": 2, "tandem": 2,
    "trio": 3, "drieling": 3, "drietal": 3, "musketier": 3, "statief": 3, "driepoot": 3, "driewieler": 3,
    "driehoek": 3, "drietand": 3, "drieluik": 3, "triatlon": 3, "trilogie": 3, "driekoningen": 3,
    "drie-eenheid": 3, "driehoekig": 3, "triool": 3, "biggetje": 3,
    "kwartet": 4, "vierling": 4, "viertal": 4, "vierkant": 4, "vierspan": 4, "klavertjevier": 4, "kwadrant": 4,
    "driemanschap": 3, "drievuldigheid": 3, "hattrick": 3, "klavertje vier": 4, "drie koningen": 3,
    "windstreek": 4, "beatles": 4, "viervoeter": 4, "hekkensluiter": 4, "rode lantaarn": 4, "rode lantaarndrager": 4,
    "derde wiel aan de wagen": 3, "vierde musketier": 4, "runner-up": 2,
    "vooraan": 1, "bovenaan": 1, "numero uno": 1, "komt als eerste": 1, "komt als laatste": 4,
    "achteraan": 4, "onderaan": 4, "rodelantaarndrager": 4, "rodelantaarn": 4, "rode lantaarns": 4, "allerlaatste": 4,
    "klaverdrie": 3, "schoppendrie": 3, "schoppenvier": 4, "numero dos": 2,
    **_medals(),
}  # fmt: skip
"""Lemmas and phrases that hint at a place by their number. Ranks by themselves (goud, winnaar) are left out: they are
honest clues."""

LETTERS: Mapping[str, str] = {
    # names of letters that are hardly anything else
    "bee": "b", "cee": "c", "dee": "d", "ef": "f", "gee": "g", "haa": "h", "jee": "j", "kaa": "k", "el": "l",
    "em": "m", "pee": "p", "kuu": "q", "er": "r", "tee": "t", "uu": "u", "vee": "v", "wee": "w", "iks": "x",
    "aa": "a", "ee": "e", "ie": "i", "oo": "o", "en": "n", "es": "s",
    # as those write them who sound them out
    "be": "b", "ce": "c", "de": "d", "ge": "g", "ha": "h", "je": "j", "ka": "k", "pe": "p", "te": "t", "ve": "v",
    "we": "w", "ix": "x",
    "ypsilon": "y", "griekse ij": "y", "lange ij": "ij", "korte ei": "ei", "zet": "z", "zed": "z",
    # the Dutch spelling alphabet
    "anton": "a", "bernard": "b", "cornelis": "c", "dirk": "d", "eduard": "e", "ferdinand": "f", "gerard": "g",
    "hendrik": "h", "izaak": "i", "isaak": "i", "johan": "j", "jan": "j", "karel": "k", "lodewijk": "l",
    "maria": "m", "nico": "n", "otto": "o", "pieter": "p", "quotiënt": "q", "rudolf": "r", "simon": "s",
    "teunis": "t", "theodoor": "t", "utrecht": "u", "victor": "v", "willem": "w", "xantippe": "x",
    "ijmuiden": "ij", "ijsbrand": "ij", "zacharias": "z", "zaandam": "z",
    # the Belgian one, as far as its words are names too, and what many say for those of the Dutch one
    "arthur": "a", "anna": "a", "david": "d", "emiel": "e", "emile": "e", "frederik": "f",
    "gustaaf": "g", "gustave": "g", "henri": "h", "isidoor": "i", "jozef": "j", "joseph": "j", "louis": "l",
    "marie": "m", "napoleon": "n", "robert": "r", "ursula": "u", "ursule": "u", "xavier": "x", "yvonne": "y",
    "zoë": "z",
    # the international one
    "alfa": "a", "alpha": "a", "bravo": "b", "charlie": "c", "delta": "d", "echo": "e", "foxtrot": "f",
    "golf": "g", "india": "i", "juliett": "j", "kilo": "k", "lima": "l", "mike": "m", "november": "n",
    "oscar": "o", "papa": "p", "quebec": "q", "romeo": "r", "sierra": "s", "tango": "t", "uniform": "u",
    "whiskey": "w", "x-ray": "x", "yankee": "y", "zulu": "z",
}  # fmt: skip
"""What the letters are called in Dutch, and the words that stand for them on the telephone."""
