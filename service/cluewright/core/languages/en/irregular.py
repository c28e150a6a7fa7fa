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
    shorn:shear girt:gird bitten:bite people:person better:good best:good stole:steal sang:sing
    """
)

DOUBTFUL = _pairs(
    """
    bit:bite wound:wind left:leave ground:grind felt:feel bound:bind shot:shoot bore:bear born:bear rose:rise
    dove:dive bent:bend shore:shear thought:think rent:rend further:far less:little least:little
    smelt:smell spelt:spell rotten:rot staves:staff outer:out utmost:out inner:in upper:up might:may
    """
)

# The same word in another spelling, British or American, old or new, where no rule covers it.
VARIANTS = _pairs(
    """
    pajamas:pyjamas pajama:pyjama donut:doughnut yogurt:yoghurt yoghourt:yoghurt aluminum:aluminium mom:mum mommy:mummy
    jail:gaol omelet:omelette maneuver:manoeuvre airplane:aeroplane jewelry:jewellery sulfur:sulphur licorice:liquorice
    cozy:cosy cipher:cypher disc:disk catsup:ketchup chili:chilli czar:tsar tzar:tsar wagon:waggon
    gypsy:gipsy artifact:artefact program:programme check:cheque curb:kerb draft:draught skeptic:sceptic
    ax:axe whiskey:whisky mustache:moustache eying:eyeing caldron:cauldron carcass:carcase
    caliper:calliper gray:grey grayhound:greyhound phony:phoney pedlar:peddler racket:racquet dike:dyke
    hiccough:hiccup lichee:lychee litchi:lychee snowplow:snowplough movable:moveable
    lasagna:lasagne hummus:houmous falafel:felafel kebab:kabob tire:tyre drafty:draughty
    """
)

# Things whose other spelling is a verb as well that has nothing to do with them: who is tired has no tyre.
ONLY_THINGS = frozenset({"cheque", "draught", "kerb", "programme", "racquet", "tyre"})

# Words in -ing as they are said and sung, which lists have as names.
CLIPPED = frozenset(
    """
    askin bein comin crossin darlin fallin gamblin goin killin lovin makin nothin ridin risin rollin sellin takin talkin
    thinkin tumblin walkin washin
    """.split()  # noqa: SIM905
)

# Words that only look like forms of others: an evening is never even, nor a herring hers.
WHOLE = frozenset(
    """
    bare dice earnest earring evening feed harvest herring honest maria mars molest need news priest rugged sacred seed
    shilling sterling stocking tempest weed wicked
    """.split()  # noqa: SIM905
)

# Plurals of words that are more often something else: one of the dice is a die, but whoever died has none.
PLURAL_OF = _pairs("die:dice")
