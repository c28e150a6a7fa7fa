"""Beginnings of the words that name a device of wordplay."""

DEVICES = {
    "heads": ("head", "start", "begin", "initial", "first", "front", "open", "lead", "top", "cap", "nose", "mouth"),
    "tails": (
        "tail", "end", "last", "final", "back", "rear", "clos", "finish", "bottom", "butt", "bum", "rump", "feet",
    ),
    "hidden": (
        "some", "part", "portion", "bit", "piece", "hid", "inside", "within", "heart", "middle", "among", "contain",
        "hold", "hous", "swallow", "centre", "center", "core", "buri", "bury", "tuck", "lurk", "slice", "segment",
        "fragment", "stretch", "nestl", "between",
    ),
    "alternate": ("odd", "even", "alternat", "every", "regular", "skip"),
    "mixed": (
        "mess", "mix", "jumbl", "scrambl", "blend", "shak", "shook", "broke", "break", "confus", "drunk", "stir",
        "craz", "wild", "tangl", "shuffl", "rearrang", "reorder", "disorder", "order", "swap", "switch", "spun",
        "spin", "twist", "muddl", "chao", "cook", "upset", "anagram", "jump", "tumbl", "toss", "churn", "juggl",
        "whisk", "mash", "wobbl", "dizzy", "tipsy",
    ),
    "turned": ("back", "revers", "turn", "flip", "mirror", "around", "return", "retreat", "upside"),
    "beheaded": ("behead", "decapitat", "guillotin"),
    "cut": ("chop", "lop", "cut", "behead", "drop", "lose", "losing", "remov", "without", "minus", "delet", "take"),
}  # fmt: skip
