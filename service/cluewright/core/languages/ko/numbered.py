"""Names and things that are known for a number: hints at a place, where they are said for the keyword there."""

from collections.abc import Mapping

NUMBERED: Mapping[str, int] = {
    name: number
    for number, names in {
        2: "로물루스와 레무스",
        3: "케르베로스",
        4: "네잎클로버",
    }.items()
    for name in names.split(", ")
}
