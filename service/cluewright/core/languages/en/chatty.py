"""English words cut short or said fondly: champers, fridge, telly, brekkie, bday. They are the word itself.

`SURE` are hardly ever anything else. `DOUBTFUL` are words of their own as well (a bike, a lab), names (Barbie), or as
much a part of the word as a short form of it (burger): a human should rule. A word may be short for several, parted by
slashes.
"""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from .made import pairs

SURE = pairs(
    """
    aggro:aggression ambo:ambulance ammo:ammunition arvo:afternoon avo:avocado baccy:tobacco bbq:barbecue bday:birthday
    beeb:bbc biccy:biscuit bickie:biscuit bikkie:biscuit binocs:binoculars binos:binoculars brekkie:breakfast
    brekky:breakfast bro:brother brolly:umbrella brotha:brother bruv:brother budgie:budgerigar burbs:suburb
    calc:calculator cap'n:captain capn:captain cardi:cardigan cardie:cardigan cauli:cauliflower celeb:celebrity
    cello:violoncello champers:champagne chem:chemistry chimp:chimpanzee choc:chocolate choccie:chocolate
    choccy:chocolate chook:chicken chookie:chicken chrimbo:christmas cig:cigarette ciggie:cigarette ciggy:cigarette
    convo:conversation copter:helicopter crimble:christmas crimbo:christmas critter:creature cuke:cucumber
    deli:delicatessen dino:dinosaur disco:discotheque doco:documentary exam:examination fam:family
    fave:favourite/favorite flu:influenza footie:football footy:football fridge:refrigerator gangsta:gangster
    gator:alligator grandma:grandmother grandpa:grandfather grannie:grandmother gym:gymnasium hammie:hamster
    hankie:handkerchief hanky:handkerchief hippo:hippopotamus hols:holiday hoss:horse hubby:husband info:information
    intro:introduction jammies:pyjamas jimjams:pyjamas journo:journalist kindy:kindergarten leccy:electricity
    limo:limousine lolly:lollipop math:mathematics maths:mathematics mayo:mayonnaise mic:microphone mozzie:mosquito
    mushie:mushroom oss:horse osses:horse panto:pantomime photog:photographer pj:pyjamas possum:opossum postie:postman
    pram:perambulator pressie:present prez:president prezzie:present prezzy:present prof:professor pud:pudding
    puter:computer refrig:refrigerator rhino:rhinoceros rugger:rugby sammich:sandwich sammie:sandwich sarge:sergeant
    sarnie:sandwich sarny:sandwich sax:saxophone shroom:mushroom sis:sister sista:sister skeeter:mosquito
    skellie:skeleton skelly:skeleton specs:spectacles spidey:spider strawb:strawberry synth:synthesizer tater:potato
    tattie:potato telly:television tmrw:tomorrow tomoz:tomorrow tonite:night trews:trousers trike:tricycle tux:tuxedo
    tv:television uke:ukulele ump:umpire uni:university vacay:vacation vax:vaccine vaxx:vaccine welly:wellington
    xmas:christmas yday:yesterday za:pizza zombified:zombie zombify:zombie
    blvd:boulevard rd:road hwy:highway bldg:building dept:department govt:government kg:kilogram km:kilometre/kilometer
    lb:pound oz:ounce yd:yard tsp:teaspoon tbsp:tablespoon hr:hour hrs:hour yr:year yrs:year wk:week mth:month
    sgt:sergeant lt:lieutenant cpt:captain cpl:corporal pvt:private prof:professor
    cm:centimetre/centimeter mm:millimetre/millimeter mph:mile gb:gigabyte mb:megabyte pls:please ppl:people
    pwd:password pw:password msg:message wknd:weekend qty:quantity nr:number asst:assistant
    brkfst:breakfast chkn:chicken sndwch:sandwich mgr:manager pkg:package pkt:packet tkt:ticket btl:bottle
    mkt:market mtg:meeting mtn:mountain
    """
)

DOUBTFUL = pairs(
    """
    ad:advertisement amp:amplifier auntie:aunt auto:automobile banoffee:banana barbie:barbecue barby:barbecue
    bike:bicycle/motorbike/motorcycle bio:biology bot:robot broc:broccoli burger:hamburger cam:camera champ:champion
    chute:parachute crim:criminal/crime croc:crocodile cuppa:cup cuz:cousin dindins:dinner doc:doctor droid:android
    gov:government grampa:grandfather gramps:grandfather gran:grandmother grandad:grandfather granddad:grandfather
    granny:grandmother kanga:kangaroo lab:laboratory mag:magazine meds:medicine mike:microphone nana:banana
    nightie:night phone:telephone photo:photograph pic:picture plane:aeroplane/airplane pup:puppy ref:referee
    romcom:comedy roo:kangaroo sitcom:comedy sub:submarine ted:teddy temp:temperature toon:cartoon tummy:stomach
    vamp:vampire veg:vegetable veggie:vegetable/vegetarian vet:veteran/veterinarian wig:periwig
    """
)

IN_FULL = {
    word: tuple(Form(whole, "spelling", table is SURE) for whole in wholes)
    for table in (SURE, DOUBTFUL)
    for word, wholes in table.items()
}
"""What each short word stands for, and whether it surely does."""


def in_full(word: str) -> Iterator[Form]:
    """What a word stands for that is cut short or said fondly, in the plural and of its bearer as well: champers,
    mozzies, hankies, the fridge's. Those that are used as verbs keep what they stand for: phoned, biking."""
    word = word.removesuffix("'s")
    yield from IN_FULL.get(word, ())
    if word.endswith("s"):
        yield from IN_FULL.get(f"{word[:-3]}y" if word.endswith("ies") else word[:-1], ())
        yield from IN_FULL.get(word[:-1], ()) if word.endswith("ies") else ()
    elif word.endswith(("ed", "ing")):
        verb = word.removesuffix("ed").removesuffix("ing")
        yield from IN_FULL.get(f"{verb}e", ()) if len(verb) > 2 else ()
