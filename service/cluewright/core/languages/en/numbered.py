"""Names and things that are known for a number: hints at a place, where they are said for the keyword there.

Each is one of which everybody thinks of the number at once; what merely has so many parts is not here, nor what is said
of other things as well (the police, suits of any cut, a season of football).
"""

from collections.abc import Iterator, Mapping
from itertools import permutations

from .tables import PLACE_ASSOCIATIONS

_ONE = """
    cyclops, cyclopes, polyphemus, unicycle, unicyclist, unicorn, monocle, monorail, monologue, monotheism,
    monotheist, monogamy, monogamous, monolith, unison, soloist, solo artist, solo flight, solo album, solo career,
    hole in one, pole position, loneliest number, the loneliest number, one hit wonder, one man band, only child,
    lone ranger, lone wolf, one armed bandit, one trick pony, one way street, highlander, top of the podium, top
    step of the podium, number one hit, olympic gold, olympic champion, first man on the moon, gold medals, the
    winner takes it all, square root of one, han solo, gold medal, gold medallist, gold medalist, numero uno,
    firstborn, eldest child, wheel on a wheelbarrow, wheelbarrow wheels, goalkeeper's shirt number, goalkeeper's
    number, keeper's shirt number
"""
_TWO = """
    romulus and remus, castor and pollux, adam and eve, cain and abel, jacob and esau, samson and delilah, david
    and goliath, sodom and gomorrah, romeo and juliet, antony and cleopatra, tristan and isolde, scylla and
    charybdis, orpheus and eurydice, cupid and psyche, hansel and gretel, jack and jill, tweedledum, tweedledee,
    tweedledum and tweedledee, laurel and hardy, stan and ollie, abbott and costello, morecambe and wise, french
    and saunders, ant and dec, two ronnies, penn and teller, siegfried and roy, key and peele, mel and sue,
    trinny and susannah, cheech and chong, bill and ted, beavis and butthead, wayne and garth, batman and robin,
    holmes and watson, sherlock and watson, tom and jerry, chip and dale, chip n dale, pinky and the brain, ren
    and stimpy, itchy and scratchy, wallace and gromit, bert and ernie, ernie and bert, statler and waldorf,
    sooty and sweep, bill and ben, rick and morty, timon and pumbaa, lilo and stitch, anna and elsa, elsa and
    anna, lady and the tramp, beauty and the beast, mario and luigi, asterix and obelix, thomson and thompson,
    thompson and thomson, calvin and hobbes, jekyll and hyde, jekyll, bonnie and clyde, butch and sundance,
    thelma and louise, turner and hooch, starsky and hutch, cagney and lacey, mulder and scully, kirk and spock,
    punch and judy, barbie and ken, posh and becks, fred and ginger, ginger and fred, astaire and rogers,
    torvill and dean, simon and garfunkel, sonny and cher, ike and tina, hall and oates, everly brothers,
    righteous brothers, chemical brothers, blues brothers, wright brothers, brothers grimm, grimm brothers, chas
    and dave, white stripes, daft punk, pet shop boys, tears for fears, eurythmics, wham, roxette, lewis and
    clark, watson and crick, crick and watson, marx and engels, gilbert and sullivan, rodgers and hammerstein,
    lennon and mccartney, gilbert and george, smith and wesson, rolls and royce, ben and jerry's, ben and jerry,
    dolce and gabbana, mary kate and ashley, olsen twins, kray twins, weasley twins, bobbsey twins, twin, twins,
    gemini, dioscuri, doppelganger, doppelgänger, janus, twin towers, petronas towers, twin peaks, tale of two
    cities, noah's ark, noah's animals, noah's passengers, noah boarded, noah boarded them, noah loaded, noah
    loaded them, animals on the ark, animals in the ark, animals boarded the ark, aboard the ark, boarding the
    ark, onto the ark, into the ark, on noah's boat, tandem, stereo, bactrian, biplane, binary, bipod, biped,
    bipedal, bigamy, bigamist, bilingual, bilateral, biathlon, biathlete, biennial, bicameral, diptych,
    diphthong, dichotomy, dyad, duality, dualism, deuce, twosome, double helix, double decker, double act,
    double dutch, double trouble, mixed doubles, doubles tennis, pas de deux, takes to tango, it takes to tango,
    suns of tatooine, tatooine suns, tatooine's suns, moons of mars, mars's moons, mars' moons, martian moons,
    phobos and deimos, snake eyes, turtle doves, yin and yang, yin yang, tete a tete, tête à tête, silver medal,
    silver medallist, silver medalist, runner up, second fiddle, second place, second in command, first loser,
    sequel, magpies for joy, joy in magpies, wisdom in heads, heads are better than, birds in the bush, birds in
    a bush, birds with a stone, birds killed by a stone, tablets of stone, tablets of moses, moses's tablets,
    moses' tablets, horns of a dilemma, bike made for daisy, bicycle made for daisy, chang and eng, bicycle
    wheels, wheels on a bicycle, wheels of a bicycle, bike wheels, pair of chopsticks, pair of aces, buzz
    aldrin, second man on the moon, vice captain, silver medals, ugly sisters, cinderella's sisters,
    cinderella's stepsisters, cinderella's ugly sisters, humps on a camel, camel's humps, gentlemen of verona,
    halves of a whole, halves of a match, halves of a football match, tango partners, peas in a pod, sides of a
    coin, sides to a coin, sides to every story, sides of the same coin, wheels of a scooter, hydrogen atoms in
    water, square root of four, first prime, even prime, only even prime, tea for two, a pair, many to tango,
    needed to tango, wheels on a bike, noah's boarding, noah's guests, noah took this many, company not a crowd,
    poles of the earth
"""
_THREE = """
    cerberus, kerberos, fluffy's heads, hagrid's dog, hound of hades, guard dog of hades, hades's dog, hades' dog,
    bee gees, bee gee, musketeer, dumas's heroes, stooge, amigos, amigo, donald duck's nephews, donald's nephews,
    scrooge's ghosts, ghosts of christmas, ghosts visiting scrooge, ghosts who visit scrooge, scrooge's visitors,
    spirits visiting scrooge, alvin simon and theodore, alvin and the chipmunks, powerpuff girls, charlie's angels,
    destiny's child, supremes, sugababes, bananarama, beastie boys, zz top, jonas brothers, marx brothers, andrews
    sisters, brontë sisters, bronte sisters, brontës, brontes, peter paul and mary, crosby stills and nash, emerson
    lake and palmer, tenors, pavarotti domingo and carreras, domingo pavarotti and carreras, the tenors, tom dick
    and harry, deathly hallows, unforgivable curses, goldilocks, goldilocks and the bears, goldilocks's bears,
    goldilocks' bears, bears' porridge, bears and goldilocks, little pigs, straw sticks and bricks, straw sticks
    bricks, big bad wolf's pigs, blind mice, farmer's wife's mice, billy goats gruff, billy goat gruff, billy goats,
    kittens who lost their mittens, little kittens, french hens, wise men, wise monkeys, wise men of the east, magi,
    magus, kings of orient, kings from the orient, kings of the orient, orient kings, epiphany kings, gifts of the
    magi, gold frankincense and myrrh, frankincense, myrrh, balthazar, balthasar, trinity, father son and holy
    spirit, father son holy spirit, father son and holy ghost, shamrock, genie, genie's wishes, wishes from a genie,
    aladdin's wishes, wishes of aladdin, see no evil, hear no evil, speak no evil, peter's denials, peter denied
    jesus, times peter denied jesus, cock crow denials, graces, fates, furies, gorgon, norns, moirai, erinyes, weird
    sisters, witches in macbeth, witches of macbeth, macbeth's witches, macbeth witches, king lear's daughters,
    lear's daughters, poseidon's fork, neptune's fork, trident, tripod, tricycle, tricyclist, trike, tuk tuk,
    reliant robin, reliant regal, del boy's van, trotters' van, trimaran, trireme, triptych, triumvirate, triathlon,
    triathlete, triceratops, trilobite, triangle, triangular, bermuda triangle, love triangle, eternal triangle,
    isosceles, trigonometry, triforce, trefoil, triad, troika, tricolour, tricolor, tricorn, triage, trimester,
    trivium, treble, triple, triple jump, triple jumper, triple crown, menage a trois, ménage à trois, threesome,
    hat trick, hop skip and jump, hop step and jump, hop skip jump, swim bike run, swim cycle run, swim bike and
    run, swim cycle and run, swimming cycling and running, swimming cycling running, cricket stumps, wicket, bronze
    medal, bronze medallist, bronze medalist, olympic podium, medals podium, waltz, waltzer, waltz time, viennese
    waltz, haiku, neapolitan ice cream, neapolitan, traffic lights, traffic light, traffic light colours, primary
    colours, primary colors, primary colour, primary color, red yellow and blue, red green and blue, rgb,
    pyramids of giza, giza pyramids, giza's pyramids, pyramids at giza, crosses on calvary, crosses
    at calvary, calvary's crosses, crosses at golgotha, crosses on golgotha, baltic states, baltics, benelux,
    belgium netherlands and luxembourg, estonia latvia and lithuania, tic tac toe, noughts and crosses, rock paper
    scissors, rock paper and scissors, blt, bacon lettuce and tomato, mercedes star, mercedes logo, mercedes badge,
    adidas stripes, adidas logo, adidas, isle of man legs, isle of man's legs, legs of man, manx legs, legs on the
    manx flag, england's lions, england lions, lions on a shirt, lions on the shirt, lions on their shirts,
    chekhov's sisters, chekhov sisters, sisters by chekhov, strikeout, strike out, strikes and you're out, strikes
    and out, baseball strikes, third wheel, executive legislative judicial, executive legislative and judicial,
    branches of government, prince of wales feathers, prince of wales's feathers, coins in the fountain, coins in a
    fountain, sheets to the wind, men in a boat, men in a tub, men in a bathtub, rub a dub dub, butcher baker
    candlestick maker, baa baa black sheep, black sheep's bags, bags of wool, bags full, company's a crowd, makes a
    crowd, sloth's toes, sloth toes, bermuda shape, pythagoras, pythagoras's shape, toblerone, toblerone shape,
    tripods, sides of a triangle, corners of a triangle, triangle's sides, wheels on a tricycle, tricycle wheels,
    michael collins, legs on a milking stool, milking stool legs, milking stool, macbeth's hags, leaves of a
    shamrock, eyed raven, headed dog, bronze medals, rings for elven kings, mile island, stripes on an adidas, peaks
    of a fork, prongs of a trident, prongs on a trident, horns of a triceratops, jerome k jerome, hip hip hooray,
    reading writing and arithmetic, reading writing arithmetic, veni vidi vici, liberty equality and fraternity,
    liberty equality fraternity, lion witch and wardrobe, good bad and ugly, feet in a yard, feet to a yard, feet to
    the yard, medals on a podium, periods in ice hockey, ice hockey periods, hearts of an octopus, octopus hearts,
    destiny's children, turkey in bowling, teaspoons in a tablespoon, strikes and you are out, snap crackle and pop,
    snap crackle pop, red amber green, red amber and green
"""
_FOUR = """
    square, mount rushmore, rushmore, beatles, beatle, fab, john paul george and ringo, john paul george ringo,
    liverpool's fab, matthew mark luke and john, matthew mark luke john, gospels, gospel writers, evangelists,
    horsemen of the apocalypse, horseman of the apocalypse, apocalypse horsemen, apocalyptic horsemen, riders of
    the apocalypse, apocalypse riders, apocalyptic riders, ninja turtles, ninja turtle, tmnt, turtles in a half
    shell, teletubbies, teletubby, tinky winky dipsy laa laa, golden girls, sex and the city women, little
    women, march sisters, ghostbusters, inbetweeners, monkees, hobbits in the fellowship, pevensies, pevensie,
    pevensie children, pevensie siblings, narnia's thrones, thrones of cair paravel, thrones at cair paravel,
    hogwarts houses, hogwarts house, houses of hogwarts, houses at hogwarts, hogwarts founders, founders of
    hogwarts, sorting hat, sorting hat's houses, quidditch balls, abba, barbershop, tetris, tetromino,
    tetrahedron, tetrapod, tetralogy, tetrarchy, tetragram, tetragrammaton, tetrameter, quatrain, quadrangle,
    quadrant, quadrilateral, quadriceps, quadriplegic, quadruped, quadruple, quad bike, quadraphonic, rhombus,
    parallelogram, trapezium, square's sides, sides of a square, sides to a square, corners of a square,
    vivaldi, vivaldi's concertos, vivaldi concertos, vivaldi's violin concertos, seasons, seasons of the year,
    frankie valli's seasons, frankie valli, spring summer autumn winter, spring summer autumn and winter, spring
    summer fall winter, spring summer fall and winter, compass points, points of the compass, points on the
    compass, points on a compass, compass directions, cardinal directions, cardinal points, cardinal virtues,
    compass rose, corners of the earth, corners of the world, corners of the globe, north south east west, north
    south east and west, north east south west, north east south and west, rivers of eden, rivers of paradise,
    classical elements, greek elements, earth wind fire and water, humours, bodily humors, temperaments, card
    suits, suits of cards, suits in cards, suits in a deck, suits in a pack, suits in the pack, suits in the
    deck, aces in a deck, aces in a pack, aces in the deck, aces in the pack, lucky clover, lucky clover leaf,
    lucky clover leaves, leaf clover, leaved clover, leaf luck, leo raph donnie and mikey, wheels on a car,
    wheels of a car, car wheels, legs on a table, legs of a table, legs on a chair, legs of a chair, legs on a
    dog, legs on a horse, legs on a cow, corners of a room, corners of a page, sides of a rectangle, rectangle's
    sides, strings on a violin, strings of a violin, strings on a ukulele, poster bed, wheel drive, minute mile,
    weeks in february, weeks in a month, quarters in a year, quarters of a year, quarters of an hour, wings of a
    dragonfly, wings on a dragonfly, dragonfly wings, butterfly wings, members of abba, members of the beatles,
    members of coldplay, calling birds, colly birds, advent candles, advent sundays, sundays of advent, sundays
    in advent, advent wreath, leap year, leap day, february 29, olympiad, years between olympics, olympics
    cycle, olympic cycle, world cup cycle, years between world cups, presidential term, us presidential term,
    president's term, term of a president, grand slams, tennis slams, tennis majors, golf majors, grand slam
    tournaments, quarts in a gallon, quarts to the gallon, quarts to a gallon, quarters in a dollar, quarters to
    a dollar, quarters to the dollar, quarters of a dollar, quarters in a game, bases on a diamond, baseball
    bases, baseball walk, audi, audi logo, audi's rings, audi rings, olympic relay, relay team, relay runners,
    runners in a relay, medley strokes, swimming strokes, foursome, connect in a row, dna bases, nucleotide
    bases, dna letters, acgt, a c g t, blood types, chambers of the heart, chambers of a heart, chambers in the
    heart, heart's chambers, heart chambers, cow's stomachs, cow stomachs, stomachs of a cow, stomachs in a cow,
    galilean moons, jupiter's galilean moons, inner planets, rocky planets, terrestrial planets, gas giants, mr
    fantastic, marvel's fantastic team, noble truths, buddha's truths, buddhist truths, buddhist noble truths,
    vedas, passover questions, seder questions, passover cups, seder cups, ma nishtana, weddings and a funeral,
    weddings with a funeral, weddings plus a funeral, hugh grant's weddings, home nations, uk nations, uk
    countries, nations of the uk, countries of the uk, countries in the uk, england scotland wales and, score
    and seven, gettysburg score, quadrophenia, musketeers plus d'artagnan, musketeers and d'artagnan, musketeers
    with d'artagnan, july the fourth, july 4th, star wars day, may the fourth, common time, beats in a bar,
    crotchets in a bar, crotchets in a semibreve, quarter notes, beethoven's fifth opening, leaves on lucky
    clover, leaves on a lucky clover, leaves of lucky clover, square root of sixteen, faces of mount rushmore,
    stone presidents, presidents in stone, presidents carved in rock, presidents in the rock, stone heads of
    presidents, lions in trafalgar square, trafalgar square lions, nelson's lions, legs good, legs better,
    gospel authors, authors of the gospels, caboose, youngest child, youngest sibling, baby of the family, last
    carriage, just off the podium, missed the podium, just off the medals, force be with you day, star wars
    holiday, horse's legs, wheels on a wagon, tyres on a car, strings of a cello, strings on a cello, strings on
    a bass, railroads in monopoly, monopoly stations, houses before a hotel, bridge players, weeks of advent,
    meg jo beth and amy, meg jo beth amy, earth air fire and water, earth air fire water, fire water earth air,
    earth fire air and water, hearts clubs spades diamonds, hearts diamonds clubs spades, hearts spades clubs
    and diamonds, hearts diamonds clubs and spades, hearts clubs spades and diamonds, clubs diamonds hearts and
    spades
"""


_TOGETHER: Mapping[int, tuple[str, ...]] = {
    3: (
        "athos porthos aramis", "huey dewey louie", "larry curly moe", "caspar melchior balthazar",
        "harry ron hermione",
    ),
    4: (
        "war famine pestilence death", "conquest war famine death", "leonardo donatello raphael michelangelo",
    ),
}  # fmt: skip
"""Those of a set that everybody can name, in whatever order."""


def _numbers() -> dict[str, int]:
    """A word that hints at a place alone does so beside others, too; but a second home is no second place."""
    tables = ((1, _ONE), (2, _TWO), (3, _THREE), (4, _FOUR))
    named = {" ".join(name.split()): number for number, names in tables for name in names.split(",")}
    words = {name: number for name, number in PLACE_ASSOCIATIONS.items() if name.isalpha() and name not in _OTHERWISE}
    return words | named | dict(_in_any_order())


def _in_any_order() -> Iterator[tuple[str, int]]:
    for number, sets in _TOGETHER.items():
        for order in (order for one in sets for order in permutations(one.split())):
            yield " ".join(order), number
            yield f"{' '.join(order[:-1])} and {order[-1]}", number


_OTHERWISE = ("second", "solo")


NUMBERED: Mapping[str, int] = _numbers()
