"""Well-known names that are made of English words, so that a keyword may stand in them: as they are typed in haste,
without a capital and in one. Names that dictionaries list are in the vocabulary."""

MADE_OF_WORDS = frozenset(
    """
    antman aquaman batgirl batman batwoman catwoman hawkgirl ironman spiderman spiderwoman starlord supergirl
    superman superwoman wonderwoman blackbeard bluebeard blackadder beetlejuice braveheart ghostbusters goldeneye
    goldfinger goldilocks mickeymouse moonraker pacman peterpan pinkpanther pollyanna robinhood robocop scarface
    scoobydoo shadowfax skyfall skywalker snowwhite spongebob stargate startrek starwars thunderball tinkerbell
    treebeard tombraider waterworld winterfell wormtongue dragonstone gameofthrones breakingbad strangerthings
    sleepingbeauty bugsbunny airbnb birkenstock burgerking chromebook coinbase dropbox facebook facetime firefox
    foxnews gameboy hotmail icloud instagram kitkat landrover linkedin macbook mastercard microsoft newbalance
    paypal photoshop pizzahut playdoh playmobil playstation powerpoint redbull salesforce skynews snapchat starbucks
    timberland wholefoods whatsapp youtube bioshock bloodborne castlevania deathstranding halflife minecraft
    overwatch starcraft warcraft wolfenstein blackpink blacksabbath coldplay deadpool foofighters greenday
    linkinpark motorhead nightwish pinkfloyd radiohead rollingstones soundgarden whitesnake blackpool bournemouth
    broadmoor cambridge disneyland disneyworld graceland hollywood bollywood legoland liverpool newcastle
    newfoundland portsmouth seaworld stonehenge watergate
    """.split()  # noqa: SIM905
)

# Names and words that every player knows, in whatever case they are typed: they are no misspelling of a word that they
# are like (ribbit, rabbit), and no translation for sure, though they may mean something in another language: Nero
# played while Rome burned, to those too who do not know that he is black in Italian, and a sensei teaches judo in
# English as well. Names that are made with an English word stand above or in the vocabulary.
FAMOUS = frozenset(
    """
    aargh argh asap atchoo bae boing boohoo bromance brrr captcha covid crypto cyborg eek eww fanfic fomo goth grr
    grrr hehe hoho keto lol metoo nerf nom noob omg otaku phew preggers qwerty ribbit ribbits rizz rofl segway shh
    shhh tsk vlog vlogger vroom wifi yay yikes yolo zzz
    jewish kane pisces thanatos
    adidas aldi asda asics atari audi bacardi barclays bic biro bmw bosch bose bugatti cadillac casio chanel cheetos
    chevrolet chevy chrysler citroen coca corsa corvette dior disney doritos ducati durex dyson ebay epson etsy
    fanta ferrari gillette gucci guinness haribo harley hasbro heineken heinz honda hoover hyundai ikea intel
    jacuzzi kellogg kfc kleenex kodak krone lada lambo lancia lego lenovo levis lexus lidl lufthansa maserati
    mattel mazda mcdonalds mercedes michelin mitsubishi moet nandos nescafe nespresso netflix nike nikon nintendo
    nissan nokia nutella oreo oreos pepsi peugeot pirelli porsche prada pravda pringles ralph reebok renault roku
    rolex saks samsung sega sephora siemens skoda skype smirnoff sony subaru suzuki swarovski tesco tesla tiktok
    timex toblerone toshiba toyota twix uber unilever velcro venmo versace vespa vodafone volkswagen volvo weetabix
    wii xerox yuan zara zippo
    alexa andor aragorn ariel arwen asgard aslan asterix bambi bilbo borat buffy catan columbo cosette daenerys
    darcy darth dexter dilbert dobble dobby donner draco dracula dumbo elmo elsa ewok ewoks fantasia faust fido
    formica fozzie frasier frodo furby galadriel gandalf godzilla gollum gonzo gretel grinch groot gryffindor
    gulliver hansel heidi hermione jabba jedi jenga joey jumanji katniss kenobi kermit khaleesi kirk kong kylo
    legolas leia lisa loki lucius luigi maggie marge mario marple medusa merlin mikado miyagi moana mordor moriarty
    morpheus mowgli mufasa mulan naboo narnia nessie neville obelix olaf oompa optimus padme peppa pikachu pinocchio
    pocahontas poirot pumbaa quidditch rafiki rapunzel rohan ross rubik saruman sauron scooby shazam sherlock shrek
    simba sith slytherin smaug smeagol smurf smurfs snape spock tamagotchi tarzan tetris thanos thor tintin totoro
    tron turbo tyler tyrion uno vader voldemort wakanda walle wally watson winnie wookiee xena yahtzee yoda yoshi
    zelda zootopia zorg zorro
    abba adam adele agassi akon alonso andersen anne austen avicii aznavour bach bart beethoven bezos bieber bjork
    bohr bono botticelli bowie brahms brando bronte brunel bruno buddha bukowski byron caesar caligula caravaggio
    carmen caruso casanova castro cezanne chekhov cher chopin cleopatra clooney cobain coco columbus confucius
    connery dali daniel dante darwin dench descartes dicaprio djokovic donna dostoyevsky dvorak dylan edison
    einstein elgar elon elton elvis eminem emma escher euclid federer fermi feynman freud gaga galileo gandhi gaudi
    gauguin gere gigi goebbels goethe goya greta gromit guevara harpo harrison hefner hemingway hendrix hera hitler
    houdini jagger janis johansson jolie joplin kafka kahlo kanye kardashian keats kennedy kent kepler klimt kobe lenin
    lennon lenny lincoln liszt lizzo machiavelli madonna magellan mahler mandela manet maradona marley marx matisse
    mccartney melissa messi michelangelo milton mimi miro misha mondrian monet monroe monty morrison morse mozart murray
    nadal napoleon nelson nero neymar nietzsche nina nixon nobel obama omar pascal pavarotti pavlov pele petra
    picasso pierre pitt plath plato presley puccini putin pythagoras rasputin reagan rembrandt rihanna ringo rodin
    ronaldo rossini rowling rubens rumi santa sappho satan schubert schumacher scorsese seinfeld seneca seurat
    shakespeare shakira sinatra siri socrates sophocles stalin strauss streep tarantino tchaikovsky titian tito
    tolkien tolstoy travolta trotsky tutankhamun vera verdi vermeer verne victoria vivaldi voltaire von wagner warhol
    wilde woolf zendaya zeus zidane
    alcatraz amarillo aquarius aries athens aurora auschwitz bali bermuda bethlehem bondi camelot chernobyl
    colosseum costa cuba ecuador eden everest fiji gaza gemini guantanamo hiroshima ibiza istanbul jerusalem kiev
    kilimanjaro koran kremlin kyoto lagos loch machu madeira madrid mali manhattan marrakech maya monaco montana
    moscow naples nasa nashville nevada niger nile oslo pamplona pisa prado prague reno rhine ritz rome sahara salem
    salzburg scorpio siberia sicily sofia sparta sydney tahiti taurus thames tibet tigris tijuana timbuktu tokyo
    transylvania troon tuscany ursa vega vegas venice verdun versailles vesuvius vienna vietnam virgo wembley
    wimbledon yosemite zurich
    advocaat affogato arancini babka baguette baguettes baklava balti bambino bao bento bhaji bibimbap boba
    bourguignon bratwurst brioche bruschetta bulgogi cafe calzone cantina cassis cava chai champignon chianti
    chipolata chorizo churro churros dhal escargot fajita fajitas falafel focaccia frappe gateau gelato gnocchi
    gruyere gyoza haggis halloumi haricot jalapeno kimchi kombucha korma kraut macchiato matcha mezcal miso mojito
    moussaka naan ouzo paella pancetta panini parmesan pavlova pesto pho pilsner pinata polenta poutine prosciutto
    prosecco quinoa raclette ragu raki ramen ratatouille retsina rioja risotto rosti roti sambuca samosa sangria
    sashimi schnitzel shawarma shiraz souffle souvlaki stollen tagine taramasalata teriyaki tiramisu tortellini
    trattoria tzatziki udon umami vindaloo vino wasabi wurst
    agora amphora armoire aubergine auteur autobahn batavia bedouin bonobo brasserie capo chakra chanteuse chantilly
    chateau clementine couture dirndl diwali dojo doppelganger elan gaijin granada halal halloween hanukkah hijab
    hippocampus hygge infanta kabuki kaiju kaiser katana kawaii kendo kraken labrador levant lido macaque mafioso
    mahjong matinee mojo nada noir onsen orca paladin panzer picador pilates piste ramadan raptor revenant ronin
    sakura sayonara senora senorita senpai sensei serif shalom shiatsu sputnik sudoku sutra taekwondo taiga
    tarantella taverna tombola toto umbra vivarium wunderkind yang yurt zeitgeist zen ziti
    """.split()  # noqa: SIM905
)

# Names that begin or end like an English word that they have nothing to do with (Europe and rope, Horace and race,
# Mothercare and moth): what is said with them is not that word.
BY_CHANCE = frozenset(
    """
    adeline ambrose appalachian aristide atticus ballantine ballard ballesteros ballmer barbados barbara barbie
    barnabas barnaby barnard barnes barnet barnett barnsley barnum barrymore basinger bearnaise beatrice bellagio
    bellamy bellini bellucci benedict bering bertram bombay boothe boothroyd bootsy bowles bulgaria bullingdon
    bullitt bullwinkle camembert cameron campbell canterbury capitoline capone cardiff caribbean carlisle carole
    caroline carthage cavell cavendish celine chessington chinese chiron clarice cointreau colditz colgate coltrane
    copenhagen cornwall coughlin coventry cronkite crowley dartmoor doncaster drummond dunblane dunkirk dustin
    easter eindhoven erasmus ernest europe evangeline everton frankfurt frutiger gallagher gangnam gatwick germany
    gertrude gibraltar goering gottschalk handel handke harpenden hastings hearst heathcliff heathrow herodotus
    hillary hillel horace horatio hornby jacobean jacqueline jesuit kettering kilbride kissimmee kissinger
    kubrick lambada lambert lamborghini lambretta lambrusco lampedusa lancaster laredo lebanon leicester liberace
    lillehammer lockerbie lockheed macedonia madagascar madeline mallorca manchester marengo margate marianne
    marseille marseilles marsha martha martinique marylebone massachusetts matlock maurice maxwell maybelline
    melrose mendel menuhin mikhail milken millais milligan minerva mirabelle mississippi missouri mohawk montrose
    morgan morlock mossad mostar mothercare nanking nascar nathan nestor odessa palermo palestine pantene parkinson
    parthenon pasteur patrick pauline peking penelope peterborough peterloo philippine philippines piccadilly
    pickering pinkerton pinter pitcairn plummer pompeii portugal potsdam powell prometheus pygmalion ramses ramsey
    ravenna richard ringling ringwald roberta rochester rockefeller roddenberry roland rosetta ruskin
    russell sachin saladin salisbury sandinista sandler sandoz sandra sandro saturn savile scarborough scarlett
    schlesinger seattle serena shylock sinclair sinead singapore solomon somerset spartacus springsteen stalingrad
    starck starmer starsky stephen stirling streisand suriname swanage sylvester tallinn tamworth tasmania theresa
    tintagel toronto toulouse trappist trieste tristram trumpington turing tweedledum valencia valentino valvoline
    vanessa wallace wallander wallis warner warrington warsaw warwick washington waterloo waverley whitby winchester
    windermere windhoek windsor wingate winslet woolwich worcester wroclaw wuthering
    """.split()  # noqa: SIM905
)
