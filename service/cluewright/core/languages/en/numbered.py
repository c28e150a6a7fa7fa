"""Names and things that are known for a number: hints at a place, where they are said for the keyword there."""

from collections.abc import Mapping

NUMBERED: Mapping[str, int] = {
    name: number
    for number, names in {
        2: "romulus and remus",
        3: "cerberus, bee gees",
        4: "mount rushmore",
    }.items()
    for name in names.split(", ")
}
