"""Names and things that are known for a number: hints at a place, where they are said for the keyword there."""

from collections.abc import Mapping

NUMBERED: Mapping[str, int] = {
    name: number
    for number, names in {
        2: "ромул и рем",
        3: "цербер",
        4: "евангелист",
    }.items()
    for name in names.split(", ")
}
