"""Names of ordinary words that English speakers know as something else than what the words say.

In lower case nothing tells them from a phrase that simply says the keyword. Each has at most six words, and stands
without its leading article. What is as often said plainly (brown sugar, taxi driver) is missing on purpose.
"""

from cluewright.core.languages.fixed_names import fixed_names

TITLES = fixed_names(
    """
    lord of the rings, lord of the flies, pirates of the caribbean, game of thrones, house of cards, star wars,
    star trek, stranger things, breaking bad, toy story, finding nemo, lion king, little mermaid, beauty and the beast,
    sleeping beauty, snow white, jungle book, lady and the tramp, sword in the stone, iron man, spider man,
    black panther, black widow, captain america, green lantern, guardians of the galaxy, dark knight, wonder woman,
    chamber of secrets, goblet of fire, order of the phoenix, half blood prince, deathly hallows, prisoner of azkaban,
    hunger games, maze runner, lion the witch and the wardrobe, wizard of oz, wind in the willows, peter rabbit,
    peter pan, captain hook, treasure island, gone with the wind, grapes of wrath, of mice and men, great gatsby,
    catcher in the rye, animal farm, brave new world, clockwork orange, handmaid's tale, war of the worlds,
    heart of darkness, scarlet letter, scarlet pimpernel, call of the wild, white fang, black beauty, little women,
    little house on the prairie, charlotte's web, james and the giant peach, fantastic mr fox,
    charlie and the chocolate factory, name of the rose, girl with the dragon tattoo, fifty shades of grey,
    murder on the orient express, death on the nile, hound of the baskervilles, midsummer night's dream,
    merchant of venice, taming of the shrew, war and peace, crime and punishment, pride and prejudice,
    sense and sensibility, tale of two cities, old man and the sea, for whom the bell tolls, to kill a mockingbird,
    one flew over the cuckoo's nest, silence of the lambs, green mile, saving private ryan, band of brothers,
    full metal jacket, gangs of new york, wolf of wall street, pulp fiction, reservoir dogs, american beauty,
    american pie, rain man, raiders of the lost ark, temple of doom, back to the future, ghost in the shell,
    blade runner, planet of the apes, black mirror, black swan, no country for old men, dances with wolves,
    dirty harry, dirty dancing, four weddings and a funeral, sound of music, singing in the rain, singin' in the rain,
    guys and dolls, fiddler on the roof, phantom of the opera, school of rock, little shop of horrors,
    saturday night fever, nightmare on elm street, texas chainsaw massacre, from russia with love,
    man with the golden gun, pink panther, pink floyd, black sabbath, black eyed peas, white stripes, arctic monkeys,
    rolling stones, beach boys, backstreet boys, spice girls, pet shop boys, red hot chili peppers,
    red hot chilli peppers, guns n roses, guns and roses, iron maiden, deep purple, talking heads, tears for fears,
    sex pistols, stone roses, snow patrol, imagine dragons, foo fighters, twenty one pilots, kings of leon,
    queens of the stone age, nine inch nails, rage against the machine, earth wind and fire, sly and the family stone,
    johnny cash, tom cruise, neil young, neil diamond, cat stevens, kate bush, george bush, taylor swift,
    jonathan swift, bruno mars, ringo starr, barry white, jack white, jack black, walter white, james brown,
    gordon brown, charlie brown, tiger woods, elijah wood, orlando bloom, brad pitt, sean bean, mr bean, stephen king,
    martin luther king, billie jean king, billy crystal, jeremy irons, robin hood, little red riding hood,
    red riding hood, robin williams, oliver stone, sharon stone, emma stone, james blunt, hugh grant, megan fox,
    michael j fox, kevin bacon, francis bacon, alice cooper, river phoenix, harrison ford, henry ford,
    charlotte church, lady gaga, florence nightingale, buffalo bill, sitting bull, crazy horse, billy the kid,
    jack the ripper, ivan the terrible, alexander the great, richard the lionheart, william the conqueror,
    conan the barbarian, bob the builder, thomas the tank engine, postman pat, fireman sam, peppa pig, paw patrol,
    sesame street, cookie monster, krusty the clown, donald duck, daffy duck, bugs bunny, mickey mouse,
    paddington bear, donkey kong, angry birds, candy crush, call of duty, god of war, world of warcraft, tomb raider,
    grand theft auto, gears of war, red dead redemption, plants vs zombies, clash of clans, assassin's creed,
    prince of persia, snakes and ladders, hungry hungry hippos, cards against humanity, dungeons and dragons,
    magic the gathering, goldilocks and the three bears, three little pigs, puss in boots, princess and the pea,
    frog prince, emperor's new clothes, jack and the beanstalk, pied piper of hamelin, little match girl, snow queen,
    boy who cried wolf, tortoise and the hare, old king cole, baa baa black sheep, yellow submarine, abbey road,
    penny lane, strawberry fields forever, stairway to heaven, highway to hell, bat out of hell, hotel california,
    another one bites the dust, purple rain, smoke on the water, ring of fire, sweet child o mine, sweet home alabama,
    november rain, blue suede shoes, jailhouse rock, dark side of the moon, another brick in the wall,
    sultans of swing, rolling in the deep, castle on the hill, eye of the tiger, bridge over troubled water,
    candle in the wind, crocodile rock, space oddity, mr tambourine man, house of the rising sun, burger king,
    pizza hut, dairy queen, taco bell, dr pepper, red bull, captain morgan, old spice, banana republic, north face,
    fruit of the loom, wall street, land rover, silicon valley, death valley, golden gate, london bridge, tower bridge,
    white house, oval office, downing street, baker street, covent garden, cape town, table mountain, salt lake city,
    little rock, long island, palm beach, coney island, easter island, isle of man, ivory coast, big apple,
    black forest, red sea, dead sea, iron curtain, iron lady, wounded knee, bay of pigs, boston tea party,
    wars of the roses, big bang theory, desperate housewives, sex and the city, orange is the new black, walking dead,
    red dwarf, shark tank, squid game, queen's gambit, twin peaks, south park, king of the hill,
    teenage mutant ninja turtles, how to train your dragon, cloudy with a chance of meatballs,
    nightmare before christmas, edward scissorhands
    """
)
"""Works, people, places and brands of several words, as `fixed_names` keeps them."""
