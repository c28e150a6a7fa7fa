"""What Dutch speakers say before or after a clue that is none of it."""

from cluewright.core.languages.patterns import phrases_in

SPOKEN_TO = frozenset({"man", "maat", "mensen", "beste mensen", "team", "lui", "gasten"})

ASIDES = phrases_in(
    """
    dan, nou, eh, ehm, uh, hm, psst, hé, hey, hè, hoor, oké, oke, ok, ja, kijk, luister, duh, jongens, mensen, team,
    maat, man, gasten, lui, natuurlijk, uiteraard, echt, gewoon, dus, toch, simpel, makkelijk, knipoog, hint, hallo,
    zeg, tja, weet je, weet je wel, snap je, zeg maar, denk ik, volgens mij, kom op, let op, zeg ik, even zeggen,
    dat is alles, meer zeg ik niet, echt waar, mijn hint, mijn hint is, de hint is, nou ja, heel simpel, makkie,
    zeg nou zelf, eerlijk waar, denk even na, denk na, beste mensen, ik bedoel, in het kort, zoals gezegd, trouwens,
    je weet wel, knipoog knipoog
    """
)
