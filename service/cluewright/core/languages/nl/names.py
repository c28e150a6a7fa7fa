"""Names that everybody knows: of people, gods, characters, cities and countries.

The dictionary was made from words with an inflection and has few names. A name is no slip of a word that is spelled
nearly so (Eros, ros), no letter because a spelling alphabet uses it (Rudolf), and no compound (Erasmus has no mus).
"""

from .words import words

SIMPLE_NAMES = words(
    """anton bernard cornelis eduard ferdinand gerard izaak isaak johan lodewijk maria nico otto pieter rudolf simon
    teunis theodoor victor willem ijsbrand zacharias romeo juliett mike charlie zaandam ijmuiden utrecht lima
    quebec sierra yankee adriaan alfred alice amalia andreas andré angela anna anne annelies annie antoinette
    antonia antonius arnold arthur barbara bart beatrix bella bernardus bert bianca boris brigitte bruno carla
    carmen carolien casper caspar catharina cecilia charlotte chris christel christiaan christina christine clara
    claudia coen daniel danny david debora delphine dennis diana dirk dieter donald dora edith edwin eleonora elena
    elias elisabeth elise elsa emiel emil emily emma erik ernst esmee eveline evert evi fabian fatima fauve felix
    femke filip fleur floor floris frans frederik freek frederika frits gabriel george gerda gerrit gert gijs
    godfried greet greta guido guus gustaaf hannah hannelore harry hassan heidi helena henk henri herman hilde hugo
    ilse ingrid irene isabel isabella ivan ivo jacob jacqueline james janneke jasper jef jelle jeroen jessica jesse
    joachim joan johanna john jolanda yolanda jonathan joost joris josef jozef joseph josephine joshua judith julia
    juliana julie julius jurgen karen karla katja katrien kees kevin laura laurens lena leo leon leonard leonardo
    leonie liesbeth linda lisa lode lotte louis louise lucas lucia lucy ludo luuk maaike manon marcel margaretha
    marianne marie marieke marijke mario marjolein marleen martha martijn martin matthias mathilde maud maurits max
    melanie melissa michael michel michiel miguel mila milan mina miranda monica monique nadia natalie natasja
    nathalie nele nicolaas niels nina noah nora olga oliver olivia orlando pascal patricia patrick paul paula
    pauline pedro petra philip pierre ralf ramon raymond rebecca reinier rene renate richard rik rita robin roel
    roeland roland ronald rosa rosalie rosanne ruben ruud ruth sam samuel sandra sanne sara sarah saskia sebastiaan
    simone sofie sonja sophie stefan stefanie stijn suzanne sven sylvia tamara tanja teresa theo thea thomas tijl
    timo tine tineke tobias tom truus ursula valerie vera veronica vincent walter wendy werner wilhelm wilhelmina
    wouter xavier yvonne yves yvette zoë achilles adam afrodite agamemnon ajax allah amor anubis apollo apollon
    aphrodite aristoteles artemis athena bacchus bathseba cassandra dionysos esau eros euclides euridice freya
    ganesha hades hannibal hector hekate helios hera hercules herakles hermes hiob homerus horus icarus isis jahweh
    jason jeremia jeruzalem jezus jona jozua judas juno jupiter krishna kronos loki maja mercurius methusalem
    minerva morfeus mozes narcissus neptunus noach odin odysseus oedipus orfeus orpheus osiris pandora paris
    parsifal penelope persephone perseus plato pluto poseidon prometheus pythagoras salomo saturnus saul shiva
    simson sisyphus socrates sokrates spartacus thor tutanchamon uranus venus vishnu vulcanus wodan zeus andersen
    armstrong bach beethoven beyoncé bolivar bonaparte botticelli brahms brueghel bruegel caruso castro cervantes
    chaplin chopin cleopatra columbus confucius copernicus cruijff dali dante darwin dickens disney einstein elvis
    erasmus escher eiffel ford frankenstein freud galilei gandhi gagarin garfunkel goethe gorbatsjov guevara
    gutenberg händel haydn hemingway hendrix hitchcock houdini kafka kipling lenin lennon lincoln liszt luther
    magellaan mandela mao marconi marx mata hari mendel merckx messi michelangelo mondriaan monet monroe mozart
    mussolini newton nietzsche obama pasteur pavarotti picasso platini poetin presley puccini rembrandt rockefeller
    rodin ronaldo roosevelt rousseau rubens schubert schumann shakespeare shakira spinoza stalin strauss
    tesla tolstoj trotski trump tsjaikovski vangogh verdi vermeer verne vivaldi voltaire wagner warhol washington
    watson wittgenstein zidane aladdin asterix obelix bambi batavier bommel casanova dracula dumbo frodo gandalf
    garfield gargamel godzilla hamlet othello macbeth ophelia hiawatha ivanhoe kermit maigret matilda mowgli mulan
    nemo nijntje pippi pumuckl rambo rasputin samson scrooge sherlock simba tarzan tintin ulysses waldo wickie
    zorro alaska algerije andorra angola arabië argentinië armenië athene atlantis australië bagdad balkan
    baltimore bangkok barcelona beiroet belgrado bengalen bergamo berlijn bern bolivia bologna bombay boston
    boedapest boekarest brabant brazilië bretagne brisbane brussel bulgarije burundi cairo calais californië
    cambodja cambridge canberra caracas casablanca chicago colombia como cordoba corsica cuba curaçao cyprus dakar
    dallas damascus delfi denemarken detroit drenthe dresden dublin düsseldorf ecuador eindhoven elzas estland
    ethiopië etna everest fiji filipijnen florence florida gambia ganges genève genua ghana gibraltar glasgow
    granada groningen guatemala guyana haarlem haïti hamburg hanoi hawaï heidelberg helsinki himalaya hiroshima
    hollywood honduras hongarije houston ibiza iran irak istanbul italië jamaica java jemen jordanië kameroen
    kanaän karthago katmandu kazachstan kenia kiev kinshasa kongo korea kosovo kreta kroatië laos lapland lausanne
    leuven libanon liberia libië liechtenstein lissabon litouwen liverpool londen lourdes luxemburg luzern lyon
    maastricht macedonië madagascar madrid malaga mallorca malawi maleisië manchester manhattan marokko marrakesh
    marseille mauritanië mauritius mekka melbourne mesopotamië miami milaan moldavië monaco mongolië montenegro
    montreal moskou mozambique münchen nagasaki namibië nantes napels nepal nicaragua nigeria nijmegen noorwegen
    normandië oekraïne oman orinoco orleans oslo ottawa oxford pakistan palermo palestina paraguay parma peking
    peru philadelphia pisa polynesië pompeï portugal potsdam praag pretoria pyreneeën riga roemenië rwanda sahara
    samoa santiago sardinië saoedi senegal seoul servië sevilla shanghai siberië sicilië singapore slovenië
    slowakije sofia soedan somalië spanje stockholm sudan suriname syracuse syrië tahiti taiwan tanzania tasmanië
    teheran tenerife texas thailand tibet tilburg tirol tokio toledo toronto toscane toulouse transsylvanië
    trinidad tripoli trondheim tunesië turijn turkije twente uganda uruguay valencia vancouver vaticaan venetië
    venezuela verona versailles vesuvius vietnam vlissingen warschau waterloo wolga zagreb alkmaar hengelo
    emmeloord purmerend texel roeselare kortrijk zutphen ameland apeldoorn scheveningen schiermonnikoog
    terschelling hilversum dendermonde hoogeveen vlaardingen enkhuizen overijssel vlieland kopenhagen
    zambia zimbabwe zürich
    zwitserland"""
)
"""Names that are no compounds of Dutch words, in lower case."""

_PARTED_NAMES = words(
    """sneeuw-witje doorn-roosje rood-kapje asse-poester repel-steeltje duim-elijntje klein-duimpje duim-pje blauw-baard
    lang-nek zwarte-piet robbedoes zilver-pijl zwanen-meer goud-lokje zeven-mijls-laarzen groot-oor kikker-prins
    bat-man spider-man super-man iron-man amster-dam volen-dam e-dam rotter-dam kaap-stad zee-land ijs-land
    groen-land fin-land duits-land neder-land ier-land rus-land enge-land schot-land vlaanderen oosten-rijk
    frank-rijk fries-land gelder-land flevo-land lap-land let-land zee-brugge brugge bremer-haven spits-bergen
    middel-burg noord-wijk zand-voort kat-wijk valken-burg zon-hoven steen-wijk water-land leeuw-arden
    amstel-veen heeren-veen veen-dam schie-dam
    monniken-dam lely-stad leer-dam maas-sluis hellevoet-sluis delf-zijl den-haag
    den-bosch hertogen-bosch zoeter-meer kinder-dijk sesam-straat kalver-straat leidse-straat warmoes-straat
    utrechtse-straat leidse-plein museum-plein rembrandt-plein waterloo-plein beurs-plein vondel-park wester-park
    heren-gracht keizers-gracht prinsen-gracht dom-toren wester-toren afsluit-dijk bloemen-daal roosen-daal
    bever-wijk roer-mond veenen-daal steen-bergen harden-berg harder-wijk winters-wijk oister-wijk waal-wijk
    ooster-beek molen-beek turn-hout hoofd-dorp vuur-land ivoor-kust volks-krant fabeltjes-krant melk-unie
    buien-radar kruid-vat weh-kamp rabo-bank volks-wagen oranje-boom post-bank spin-vis keuken-hof efteling
    bobbejaan-land spiel-berg kerst-man sinter-klaas dord-recht oost-ende salz-burg straats-burg"""
)

MADE_NAMES = frozenset(name.replace("-", "") for name in _PARTED_NAMES)
"""Names that are made of Dutch words, as everybody sees: a keyword in them is there in earnest."""

_PARTS = {name.replace("-", ""): name.split("-") for name in _PARTED_NAMES}


def is_part_of_name(name: str, keyword: str, shapes: tuple[str, ...]) -> bool:
    """Whether this is one of the words that a name is made of: Amsterdam has a dam and Roodkapje a kap, but no oester
    is in Assepoester, nor an aard in Blauwbaard. `shapes` are those that the word has before another part."""
    *firsts, last = _PARTS[name]
    bare = last.removesuffix("je")
    ends = (last, bare, bare.removesuffix("p"), bare.removesuffix("t"))
    return keyword in ends or any(shape in firsts for shape in (*shapes, keyword + "s", keyword + "tjes"))
