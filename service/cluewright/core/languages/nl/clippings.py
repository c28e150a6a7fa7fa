"""Words cut short and said for the whole in everyday Dutch: bieb for bibliotheek, plu for paraplu.

They are no part of the word that means something else (nacht for nachtmerrie): they are the word, said shortly. As some
have a second sense, a human rules. Each line is a word, then what is said for it.
"""

_TEXT = """
    abonnement abo
    accumulator accu
    ambulance ambu
    asociaal aso
    barbecue bbq
    bibliotheek bieb bib
    biologie bio
    bioscoop bios
    cabriolet cabrio
    cappuccino cappu capu
    centimeter cm
    champignon champi
    chocolade choco
    combinatie combi
    crimineel crimi
    decoratie deco
    demonstratie demo
    deodorant deo
    depressief depri
    dinosauriër dino
    dinosaurus dino
    diskjockey dj deejay
    documentaire docu
    dokter doc dok
    economie eco
    expositie expo
    fotografie foto
    frikandel frika frik
    gymnasium gym
    gymnastiek gym
    helikopter heli copter
    homoseksueel homo
    improvisatie impro
    informatie info
    introductie intro
    juffrouw juf juffie
    kilogram kilo kg
    kilometer km
    kroket krok
    krokodil kroko
    laboratorium lab labo
    lesbienne lesbo
    limonade limo
    limousine limo
    locomotief loc lok
    mayonaise mayo
    microfoon mic micro
    millimeter mm
    mountainbike mtb
    navigatie navi nav
    paracetamol para pcm
    parachutist para
    paraplu plu
    polikliniek poli
    politie plisie plietsie
    portemonnee portemo
    president pres
    professor prof
    promotie promo
    prostituee prosti
    psychiater psych
    psycholoog psych
    psychopaat psycho
    rehabilitatie rehab
    reportage repo
    restaurant resto
    saxofoon sax
    schizofreen schizo
    sigaret siga
    sociëteit soos
    sollicitatie solli
    spaghetti spag
    synthesizer synth
    televisie tv teevee tele tellie
    temperatuur temp
    transformator trafo
    universiteit uni unief
    vegetariër vega
    ventilator venti
    weblog blog
    wiskunde wis
"""


def _read(text: str) -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for whole, *short in map(str.split, text.strip().splitlines()):
        for word in short:
            table[word] = (*table.get(word, ()), whole)
    return table


CLIPPINGS = _read(_TEXT)
"""What is said for short -> the words that it may stand for."""
