"""Irregular English forms that dictionaries file under themselves, because they are words of their own as well.

`SURE` are hardly ever anything but a form of the other word; with `DOUBTFUL` the other meaning is as common (a bit, the
ground, to wind a wound), so that a human should rule.
"""


def _pairs(text: str) -> dict[str, str]:
    return dict(pair.split(":") for pair in text.split())


SURE = _pairs(
    """
    broke:break swore:swear shook:shake won:win gone:go trod:tread slew:slay bade:bid hove:heave clove:cleave
    wrought:work worse:bad eldest:old busses:bus rung:ring drunk:drink kine:cow molten:melt cleft:cleave
    shorn:shear girt:gird bitten:bite
    """
)

DOUBTFUL = _pairs(
    """
    bit:bite wound:wind left:leave ground:grind felt:feel bound:bind shot:shoot bore:bear born:bear rose:rise
    dove:dive bent:bend shore:shear thought:think rent:rend people:person further:far less:little least:little
    smelt:smell spelt:spell rotten:rot staves:staff outer:out utmost:out inner:in upper:up might:may
    """
)
