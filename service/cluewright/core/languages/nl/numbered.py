"""Names and things that are known for a number: hints at a place, where they are said for the keyword there.

Each is one of which everybody thinks of the number at once; what merely has so many parts is not here.
"""

from collections.abc import Iterator, Mapping
from itertools import permutations

_ONE = """
    koploper, koplopers,
    cycloop, eerstgeborene, polyphemus, polyphemos, eenoog, eenhoorn, unicorn, eenwieler, monocycle, monocle, monokel,
    monoloog, mono, monorail, monogamie, monogaam, monotheïsme, monotheïst, unicum, unisono, eenpersoonsbed,
    eenpersoons, eenmanszaak, eenmansbedrijf, eenoudergezin, eenpitter, eencellige, eencellig, einzelgänger,
    eenakter, eenmansorkest, enig kind, enigst kind, eenling, solist, solovlucht, solozeiler, soloartiest, hole
    in one, poleposition, pole position, eenarmige bandiet, eenbenig, eenbenige, eenogig, eenogige,
    eenrichtingsweg, eenrichtingsverkeer, eenpersoonskamer, onehitwonder, one hit wonder, eenlettergrepig,
    eenpansgerecht, eendagsvlieg, one man show, onemanshow,
    gouden medaille, gouden plak, olympisch goud, hoogste trede van het podium, hoogste schavot, rugnummer van
    de keeper, rugnummer van de doelman, keepersnummer
"""
_TWO = """
    poulidor, raymond poulidor, eeuwige tweede, buzz aldrin, zilveren medaille, zilveren plak, zilveren
    medailles, vicewereldkampioen, vice-kampioen, duo, duel, duelleren, tweeling, duet, tandem, tweetal,
    romulus en remus, jip en janneke, bassie en adriaan, ernie en bert, bert en ernie, suske en wiske, hans en
    grietje, adam en eva, romeo en julia, kaïn en abel, peppi en kokki, van kooten en de bie, koot en bie, acda
    en de munnik, nick en simon, saskia en serge, mini en maxi, laurel en hardy, stan laurel, de dikke en de
    dunne, stan en ollie, castor en pollux, yin en yang, yin yang, jin en jang, batman en robin, tom en jerry,
    knabbel en babbel, asterix en obelix, jansen en janssen, janssen en jansen, jansens, bonnie en clyde, sonny
    en cher, simon en garfunkel, simon and garfunkel, ike en tina, daft punk, everly brothers, modern talking,
    pet shop boys, roxette, eurythmics, wham, samson en gert, buurman en buurman, sherlock en watson, holmes en
    watson, tristan en isolde, belle en het beest, jekyll en hyde, timon en pumbaa, lady en de vagebond, chip en
    dale, beavis en butthead, thelma en louise, mario en luigi, wallace en gromit, rick en morty, fokke en
    sukke, sjors en sjimmie, kuifje en bobbie, marx en engels, lewis en clark, dolce en gabbana, ben en jerry's,
    twin towers, sodom en gomorra, scylla en charybdis, orpheus en eurydice, david en goliath, jozef en maria,
    maria en jozef, jacob en esau, watson en crick, gebroeders grimm, grimm, gebroeders wright, gebroeders van
    eyck, gebroeders lumière, gebroeders de witt, gebroeders montgolfier, johan en cornelis de witt, sint en
    piet, sinterklaas en piet, piet en sint, siamese tweeling, siamees, eeneiig, tweelingbroer, tweelingzus,
    tweelingzusje, tweelingster, tweelingtorens, gemini, dioscuren, stereo, binair, bigamie, bigamist, dualisme,
    dualiteit, duaal, dubbelganger, dubbeldekker, dubbelspel, dubbelster, dubbele helix, pas de deux,
    tweestrijd, tweegevecht, tweespalt, tweesprong, tweekamp, tweepersoonsbed, tweepersoons, tweewieler,
    tweezitter, tweeluik, diptiek, tweeklank, tweemaster, tweetakt, tweekoppig, tweerichtingsverkeer, tweetjes,
    tweevoeter, tweespan, tweedekker, tweeverdieners, tweedracht, tweelippig, bipolair, bilateraal, tweetalig,
    tweeslachtig, januskop, janus, twix, deuce, onder twee vuren, turtle doves, duo penotti, duobaan, duoblok,
    stenen tafelen, testamenten, pat en mat, bommel en tom poes, han solo en
    chewbacca, anna en elsa, elsa en anna, lilo en stitch, shrek en ezel, starsky en hutch, tweepits,
    tweebaansweg, twee eiig, tweemanschap, echtpaar, bruidspaar,
    danspaar, koppeltje, stelletje, tweekamerwoning, tweekamerflat, tweerichting, tweebenig, tweetallig, bilocatie,
    abbott en costello, siegfried en roy, jut en jul, bud spencer en terence hill, spencer en hill, cagney en lacey,
    don quichot en sancho panza, petrus en paulus, sam en moos, max en moritz, statler en waldorf, woody en buzz,
    kermit en miss piggy, mickey en minnie, minnie en mickey, barbie en ken, amor en psyche, apollo en artemis,
    philemon en baucis, pyramus en thisbe, hero en leander, snip en snap, johnny en rijk, theo en thea, ot en sien,
    pim en pom, puk en muk, phineas en ferb, pinky en the brain, ren en stimpy, spongebob en patrick, rosencrantz en
    guildenstern, vladimir en estragon, dick en doof, batman and robin, tom and jerry, yin and
    yang, brooks en dunn, gilbert en sullivan, rodgers en hammerstein, lerner en loewe, procter en gamble, johnson
    en johnson, marks en spencer, dokter jekyll en mister hyde, dr jekyll en mr hyde, lois en clark, mulder en scully,
    hänsel en gretel, jack en jill, olsen tweeling, mary kate en ashley,
    eeuwig tweede, gebroeders de boer, frank en ronald de boer, ronald en frank de boer, ark van noach, ark van
    noah, noachs ark, nodig voor een tango, fietswielen, kameelbulten
"""
_THREE = """
    trio, drieling, drietal, musketier, driepoot, driewieler, drietand, drieluik, triatlon, trilogie, biggetje,
    cerberus, kerberos, hellehond, bee gees, kwik kwek en kwak, kwik kwek kwak, athos porthos en aramis, aramis
    porthos en athos, k3, destiny's child, supremes, sugababes, atomic kitten, the police, zz top, a ha, jonas
    brothers, powerpuff girls, chipmunks, three stooges, charlie's angels, charlie's engelen, 3js, loïs lane,
    wijzen uit het oosten, koningen uit het oosten, caspar melchior en balthasar, caspar melchior en balthazar,
    kaspar melchior en balthasar, kaspar melchior en balthazar, vader zoon en heilige geest, wierook goud en
    mirre, goud wierook en mirre, goudlokje, goudhaartje, goudlokje en de beren, gratiën, schikgodinnen,
    schikgodin, norn, nornen, gorgonen, gorgoon, furiën, erinyen, moirae, parcen, heksen van macbeth, heksen uit
    macbeth, piramides van gizeh, piramiden van gizeh, drievoet, driekleur, tricolore, driekwart,
    driekwartsmaat, walsmaat, driesprong, drielandenpunt, drietrapsraket, driegangenmenu, driezitsbank,
    driezitter, driemaster, driedekker, driepunter, driepuntsgordel, driebanden, driesterrenrestaurant,
    driedubbel, drievoudig, driedimensionaal, drieledig, drietenig, drietenige luiaard, drievuldig,
    drieploegendienst, driehoeksverhouding, triangel, tripel, triple, triade, triumviraat, trits, trojka,
    triplet, triceratops, trilobiet, trimaran, trimester, trident, triptiek, tricycle, trias, trias politica,
    trivium, trinity, triniteit, terts, terzet, terzine, haiku, triatleet, triathlon, shamrock, mercedesster,
    adidas, tuktuk, tuk tuk, reliant robin, bermudadriehoek, liefdesdriehoek, driehoeksruil, ménage à trois,
    menage a trois, triootje, boter kaas en eieren, tic tac toe, drie op een rij, benelux, beneluxlanden,
    baltische staten, balticum, abc eilanden, primaire kleuren, scheepsrecht, pavarotti domingo en carreras,
    harry ron en hermelien, neefjes van donald duck, donald ducks neefjes, huey dewey en louie, snap crackle
    pop, biggetjes, wolf en de biggetjes, trisomie, peter paul en mary, drieslag, emerson lake en palmer,
    driekoningenavond, driekoningentaart, drieëenheid, trifecta, driekamp, driehoeksmeting, trigonometrie,
    stoplichtkleuren, verkeerslichtkleuren, drievuldigheidszondag, drievuldigheidsdag, drieklank, driemanschappen,
    driehoekje, trilateraal, d'artagnan, drieslagstelsel, driestuiversopera, drie wijzen, wijzen uit het morgenland,
    koningen uit het morgenland, driepikkel, gouden driehoek, driespan, driewegkraan, driekantig,
    neefjes van donald, wensen van de geest, poten van een melkkrukje, melkkruk, melkkrukje
"""
_FOUR = """
    windstreken, windstreek, kwartet, vierling, viertal, vierspan, klavertjevier,
    mount rushmore, john paul george en ringo, fab four, the fab four, fantastic four, abba, teletubbies,
    teletubbie, ninja turtles, turtles, ghostbusters, golden girls, gooische vrouwen, sex and the city, little
    women, a team, il divo, gebroeders dalton, broers dalton, daltons, dalton, bremer stadsmuzikanten,
    stadsmuzikanten, stadsmuzikant, ezel hond kat en haan, windrichting, windroos, kompasrichting, hemelstreken,
    seizoenen, jaargetijden, jaargetijde, vivaldi, evangelist, evangelisten, evangeliën, evangelies, matteüs
    marcus lucas en johannes, mattheüs marcus lucas en johannes, ruiters van de apocalyps, ruiters van de
    apocalypse, ruiters der apocalyps, apocalyptische ruiters, elementen, aarde water lucht en vuur, aarde lucht
    vuur en water, aarde lucht water en vuur, vuur water aarde en lucht, water vuur aarde en lucht, water vuur
    lucht en aarde, vuur lucht water en aarde, water aarde lucht en vuur, aarde wind en vuur, lichaamssappen,
    temperamenten, afdelingen van zweinstein, huizen van zweinstein, tetraëder, tetra, tetralogie, tetrarch,
    quad, quadriga, quattro, quatre mains, quadrant, strijkkwartet, blaaskwartet, saxofoonkwartet, zangkwartet,
    jazzkwartet, pianokwartet, mannenkwartet, vrouwenkwartet, blokfluitkwartet, kwartetspel, kwartetten,
    barbershop, barbershopkwartet, vierhoek, rechthoek, parallellogram, vierzijdig, vierkantswortel,
    vierwielaandrijving, vierbaansweg, viersprong, viervoud, viervoudig, vierdaagse, nijmeegse vierdaagse,
    vierkleurenpen, vierkwartsmaat, vierluik, vierklank, viermaster, vierkamp, viertakt, vierdubbel, vier op een
    rij, vieruurtje, vierdelig, vierpits, vierschaar, vierhandig, vierzitter, vierpersoons, vierpotig,
    vierkantje, grand slam, grandslam, grandslamtoernooi, estafetteploeg, estafettelopers, kaartkleuren,
    schrikkeljaar, schrikkeldag, olympiade, koeienmaag, herkauwersmaag, koeienmagen, hartkamers, bloedgroepen,
    schijngestalten, maanfasen, adventskrans, adventskaarsen, geluksklaver, klavertje, geluksklavertje,
    vierbladig, onder vier ogen, tussen vier muren, four seasons, quattro stagioni, pizza quattro stagioni,
    quattro formaggi, kwadrofonie, tetraplegie, kwartetspeler, vierhoekig, big four, pevensie, edmund lucy peter
    en susan, viergangenmenu, vierkantig, vierkoppig, viervoetig, vierwieler, viertalig, carré, klaverblad,
    fantastische vier,
    kompasrichtingen, vierkantsvergelijking,
    rode lantaarn in de tour, rode lantaarn van de tour, rode lantaarn van het peloton, rode lantaarn van het
    klassement, laatste wagon, jongste kind, jongste van het gezin, nakomertje, benjamin van het gezin, houten
    medaille, net naast het podium, ninjaschildpadden, rugnummer van koeman, rugnummer van ronald koeman, huisjes
    voor een hotel, olympische cyclus, jaar tussen spelen, tafelpoten, stoelpoten, autowielen, autobanden,
    vioolsnaren, audi ringen
"""

_TOGETHER: Mapping[int, tuple[str, ...]] = {
    3: (
        "caspar melchior balthasar", "kaspar melchior balthasar", "caspar melchior balthazar", "athos porthos aramis",
        "kwik kwek kwak", "goud wierook mirre", "harry ron hermelien", "pavarotti domingo carreras",
        "snap crackle pop", "peter paul mary",
    ),
    4: (
        "john paul george ringo", "lente zomer herfst winter", "noord oost zuid west",
        "aarde water lucht vuur", "matteüs marcus lucas johannes", "mattheus marcus lucas johannes",
        "agnetha björn benny anni-frid", "tinky-winky dipsy laa-laa po", "leonardo michelangelo donatello rafael",
        "leonardo michelangelo donatello raphael", "joe jack william averell", "ezel hond kat haan",
        "oorlog honger pest dood",
        "blanche dorothy rose sophia", "carrie samantha charlotte miranda", "edmund lucy peter susan",
    ),
}  # fmt: skip
"""Those of a set that everybody can name, in whatever order."""

_PARTS: Mapping[int, str] = {
    1: "bult dromedaris, wiel kruiwagen, hoorn eenhoorn, oog cycloop",
    2: "wielen fiets, bulten kameel, polen aarde",
    3: "hoeken driehoek, zijden driehoek, kleuren stoplicht, kleuren verkeerslicht, wielen driewieler, harten octopus",
    4: "poten tafel, poten stoel, poten hond, poten paard, poten koe, wielen auto, banden auto, snaren viool, "
    "hoeken vierkant, zijden vierkant, magen koe, kamers hart, ringen audi",
}
"""Parts of which a thing has so many: poten van een tafel."""


def _names() -> Iterator[tuple[str, int]]:
    """Each name, inflected (eeneiige), and without the `en` that players write as a sign (Laurel & Hardy)."""
    for number, names in {1: _ONE, 2: _TWO, 3: _THREE, 4: _FOUR}.items():
        for name in (one.strip() for one in " ".join(names.split()).split(",")):
            yield name, number
            if name.endswith("ig"):
                yield name + "e", number
            if " en " in name:
                yield name.replace(" en ", " "), number
    for number, parts in _PARTS.items():
        for part, whole in (one.split() for one in parts.split(", ")):
            yield from (
                (f"{part} {link} {whole}", number) for link in ("van", "van een", "van de", "van het", "aan een")
            )
    for number, sets in _TOGETHER.items():
        for one in sets:
            for order in permutations(one.split()):
                yield " ".join(order), number
                yield f"{' '.join(order[:-1])} en {order[-1]}", number


NUMBERED: Mapping[str, int] = dict(_names())
