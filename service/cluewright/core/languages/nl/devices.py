"""Beginnings of the words that name a device of wordplay."""

DEVICES = {
    "heads": ("kop", "hoofd", "begin", "eerste", "start", "neus", "voorop", "voorste", "voorkant", "aanhef"),
    "tails": ("staart", "eind", "laatste", "achter", "kont", "slot", "sluit", "voet", "uitgang", "hekkensluiter"),
    "hidden": (
        "deel", "stuk", "brok", "verstop", "verborg", "binnen", "midden", "tussen", "hart", "bevat", "ergens",
        "schuil", "verscholen", "plak", "fragment", "kern",
    ),
    "alternate": ("oneven", "even", "afwisselend", "elke", "steeds", "telkens", "overslaa", "overgeslagen"),
    "mixed": (
        "door", "meng", "gemeng", "hussel", "gehussel", "gehusseld", "war", "rommel", "chao", "mekaar", "elkaar",
        "schud", "geschud", "kapot", "verwissel", "omgewissel", "gewissel", "wissel", "plaats", "dronken", "zat",
        "gek", "puzzel", "volgorde", "anagram", "klutst", "gekluts", "roer", "geroer", "overhoop",
    ),
    "turned": (
        "andersom", "omgekeerd", "achterstevoren", "achteruit", "terug", "spiegel", "gespiegeld", "omgedraaid",
        "draai", "omkeer", "keer", "averechts", "ruggelings",
    ),
    "beheaded": ("onthoofd",),
    "cut": ("hak", "afgehak", "snij", "afgesne", "knip", "onthoofd", "zonder", "haal", "verlies", "schrap", "eraf"),
}  # fmt: skip
