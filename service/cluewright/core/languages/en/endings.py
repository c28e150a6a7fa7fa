"""The endings and beginnings that English words are made with, and what they change in the words they are put on."""

TRANSPARENT = frozenset({"ness", "less", "like", "hood", "ship", "fully", "ful", "ish", "wise", "ward", "wards", "dom"})

# Endings that leave the meaning alone when they are simply put on (golden, duckling).
PLAIN = frozenset(
    {"al", "ous", "ist", "ism", "ian", "ify", "able", "ize", "ise", "ess", "ery", "en", "ling", "let", "age"}
)

OPEN = frozenset(
    """
    ability able ably age al ally an ance ancy ant ar ary ate atic ation ative ean ee eer en ence ency ent eous er
    ery ess ette ety ial ian ibility ible ibly ic ical ically ics ie ier ification ify ion ious isation ise ism
    ist istic ition itive ity ive ization ize let ling ment ologist ology or ory ous ry some ster th tion ty ual
    uous ure y
    """.split()  # noqa: SIM905 - a list of quoted words would be three times as long
)

AFTER_SHORT = frozenset({"ous", "eous", "ify", "ular"})
BEFORE_IC = ("o", "e", "y", "ia", "a")
OF_VERBS = frozenset({"ize", "ise", "ify"})

# A stem that has lost its last sound to the ending, and what to put back: erosion - erode, deduction - deduce.
CHANGED = (
    ("sion", ("d", "de", "se", "t", "s")),
    ("ssion", ("t", "de", "d")),
    ("ption", ("b", "be", "pt", "ve", "ive", "e")),
    ("faction", ("fy",)),
    ("cession", ("ceed",)),
    ("ction", ("ce", "ct")),
    ("cation", ("ke",)),
    ("lution", ("lve",)),
    ("pulsion", ("pel",)),
    ("pulsive", ("pel",)),
    ("anation", ("ain",)),
    ("amation", ("aim",)),
    ("unciation", ("ounce",)),
    ("tenance", ("tain",)),
    ("rance", ("er",)),
    ("tion", ("t", "te", "d", "e")),
    ("cy", ("t", "te")),
    ("ptcy", ("pt",)),
    ("incy", ("in",)),
    ("bility", ("ble",)),
    ("bly", ("ble",)),
    ("ssive", ("d", "de", "t")),
    ("sive", ("d", "de", "se")),
    ("ic", ("y", "ia", "o", "e")),
    ("ical", ("y", "e", "ic")),
    ("ous", ("y", "ion", "e")),
    ("ious", ("ion",)),
    ("itious", ("ion",)),
    ("getic", ("gy",)),
    ("thetic", ("thy",)),
    ("antic", ("ance",)),
    ("ology", ("o", "a")),
    ("eer", ("y",)),
    ("tize", ("",)),
    ("tise", ("",)),
    ("tist", ("",)),
    ("ular", ("le", "ule")),
    ("aculous", ("acle",)),
    ("ian", ("y",)),
    ("cial", ("ce", "ty")),
    ("tial", ("ce", "t")),
    ("tic", ("sis", "t", "s")),
    ("cian", ("c", "cs")),
    ("nal", ("n",)),
    ("rous", ("er",)),
    ("inal", ("en", "ine")),
    ("ify", ("or", "y", "e")),
    ("ist", ("o", "y", "a", "e", "ism")),
    ("ism", ("ist", "e")),
    ("ize", ("y", "e")),
    ("ise", ("y", "e")),
    ("ification", ("ify",)),
    ("tress", ("tor", "ter")),
    ("trix", ("tor",)),
    ("woman", ("man",)),
    ("nce", ("nt",)),
)

# Learned endings that change nothing but the kind of word, and what must stand before them: circular, miraculous,
# historian, historical, piratical, piracy, possibly.
LEARNED = {
    "ular": ("cle", "gle", "cule"),
    "aculous": ("acle",),
    "ian": ("ary", "ory", "edy"),
    "ical": ("y", "ate", "atre"),
    "cy": ("ate",),
    "bly": ("ble",),
}

# What a woman is called who does the same.
FEMININE = frozenset({"tress", "trix", "woman"})
# Learned nouns that a negative beginning only denies: impatience, insecurity. Others (infusion, invoice) only look so.
LEARNED_NOUN = ("ity", "ety", "ence", "ance", "acy", "ency", "tude")

PREFIXES = frozenset(
    {"un", "re", "dis", "non", "over", "under", "mis", "pre", "anti", "sub", "super", "de", "out", "en", "em", "arch"}
)
NEGATIVE = frozenset({"un", "in", "im", "il", "ir", "dis"})
BEFORE_SHORT = frozenset({"re", "un", "out", "over"})


ENDING_IN_F = (
    "dwarf", "elf", "hoof", "knife", "loaf", "mischief", "roof", "scarf", "sheaf", "thief", "turf", "wharf", "wife",
    "wolf",
)  # fmt: skip
AFTER_V = frozenset({"ed", "en", "ery", "ing", "ish", "ishly", "ous", "ously"})
GIVEN_BACK = dict(CHANGED)
ENDINGS = frozenset({*TRANSPARENT, *PLAIN, *OPEN, *GIVEN_BACK, "ly", "y", "er", "ine"})
LONGEST = max(map(len, ENDINGS))
VOICED = {base.removesuffix("e")[:-1]: base for base in ENDING_IN_F}
