"""Words that rules of derivation get wrong: what looks derived and is not, and what drifted from its base."""

from .words import words

NOT_DERIVED = words(
    # -er: things, beasts and trades that are no doers of a like-sounding verb (water is no wader)
    """achter ander beker beter bever blazer boter broeder daler echter einder halter hamer hummer ijzer inner jammer
    joker kader kamer kater kelder kerker ketter kever kleuter koffer koker koster kouter kuiper later laster leger
    lekker letter lever lijster liter lover luchter luster meester mester meter midder minder moeder monster mouter
    nader nekker oever onder oogster order over oester pander peper pleister poeder polder poster potter priester
    pruimer putter reiger ridder roemer romer scheper schouder slager slipper spijker stuiver suiker tanker tijger
    tonder toner toren turner vader veder venster venter vinger water weder wieder winter zander zeker zier zilver
    zomer zolder zuster
    zeepaard zeepaardje""",
    # -ing: fish, coins and kings
    """gister gisteren beuling bokking haring honing houting ketting koning paling penning spiering sponning taling
    tweeling drieling valling wieling wijting zoeteling schelling batting krakeling ding ring kring""",
    # -ig, -lijk, -zaam, -aar, -in, -dom, -schap, -ist, -es
    """weinig heilig veilig enig zalig gierig statig lenig vinnig bezig kranig stevig hevig aardig zuinig twintig
    dertig veertig vijftig zestig zeventig tachtig negentig lelijk vrolijk heerlijk degelijk dadelijk makkelijk
    moeilijk huwelijk eigenlijk mogelijk behoorlijk eenzaam gevaar adelaar altaar barbaar kandelaar boodschap begin
    gezin robin cabin satin artist twist proces adres succes kwast bakbeest galerij batterij honderd manier papier
    dokter sinaasappel ooievaar hazelaar pelgrim""",
    # ge-, ver-, be-, ont-, on-
    """geval gevaar geweer gelaat gewoon gemaal gebed gemeen getal gewas gewaad gezag gezel gezicht gezin
    gewricht geslacht gebit geheim gemak geloof gemeente gewei gezant gebied geduld vergeten verlangen
    verliezen betalen belangen ontbijten ontmoeten ontberen bereiken beseffen beginnen
    bedriegen bevelen vermoeden verdrieten onder onnozel onthaal ontzet onze ongeveer
    gering makker verkering begeren bezeren verteren beteren
    bedeesd bedompt begoed behoud beleid belust benard berooid bescheid beteuterd bevoegd bekaaid beknopt belabberd
    gebeid gebelgd gehavend gehend gehorend gekrenkt gekuist gekweld geleed geluid geluimd gemiddeld gemoed genist
    gepast gereed gerust geschikt getikt getapt geweld gezwind gezond gewond gewend geflipt gebukt gehaaid
    engels gouds mals bits bars deels nors pers plaats rechts rooms schots spits taps tets trots weids wulps vaats
    paars sluiks puttens sardijns mogelijks maarts kops krols geeps miers aaks halfhouts patriots averechts duffels
    vals wars vers links schaars baaierd basterd buizerd bommerd kokkerd lommerd mosterd mutserd rotterd standerd
    tabberd zeperd leeuwerik pezerik
    dooier verband bestand verstand beroerd verwoed eerder meerder bedelen vervelen erlangen opperen opereren waarderen
    belediging beledigen verend kasseier lesbisch
    geboorte gedaante gehalte gelofte gestalte geraamte gevaarte gewoonte gezindte
    kwaliteit kwantiteit sommiteit communiteit prioriteit""",
    # and those whose letters only seem to hold a shorter word
    """bazaar bassin beest begroten begroting bekomst bekoren bekoring beschuit border dropping ervaren genadig
    geneticus genetisch gevest gewest grafisch graficus hoeder huidig karig kommernis legatie legator legering
    leverbaar matig matigen mollig plein portiek potig rokeren rokerig schatting schilling slaperig slavisch spaans
    herberg herbergen herbergier beverig genet liederlijk ongans slavist vioolles vlamisme wezenlijk wezenloos
    stilist trappist trein verkoren verkorten vesting vestigen welig wildernis wonder zaligheid
    verlegen verlegenheid schilder schilderij verbeten weerloos weerloosheid weerbaar weerbaarheid hellenist balling
    poker blender""",
)
"""Words that only look derived from a Dutch word; what they do come from, if anything, is in `IRREGULAR`."""

DRIFTED = words(
    """vriendelijk
    eerlijk natuurlijk tijdelijk gewoonlijk geestig grondig langzaam landschap gereedschap wetenschap eigenschap
    rekening verdieping koper kaper groente letterlijk persoonlijk openbaar kostbaar dankbaar vruchtbaar lepelaar
    molenaar vliegenier regering vering leuning raadsel voorstelling verzekering woning stemming bestelling roller
    stoker sleutel geweldig vloeibaar zitting jarig nodig lastig prettig ongeluk onzin ondier schrijver
    opening aandacht vergadering vestiging uitvoering wending berging beving tekening rechter kramer trommelaar
    luchtig hartelijk hartig nuchterheid waarheid wijsheid bijzonderheid gelegenheid overheid godheid mensheid
    eenheid handig gehemelte beleefdheid bezorgdheid bekendheid bereidheid gesteldheid bedrevenheid bevoegdheid
    verkeerd beleefd bekend beschaafd bezorgd verkeerdheid
    waaier pooier overhandigen voorziening ingewikkeld gerechtigheid huishouding
    eeuwig eindelijk geldig generalist muizenis nulliteit ontzenuwen schattig stemmig stoffelijk werkelijk zielig
    vriezen bevriezen vriezer
    gelegenheid bewustheid gezindheid beroemdheid verscheidenheid bescheidenheid gewoonheid onweer onkruid
    stuurs loops steels haaks roze gerecht luiaard standaard bastaard tabbaard petaard
    hoffelijk hoffelijkheid kostelijk wezenlijk zinnelijk burgerlijk redelijk kwalijk deerlijk zedelijk"""
)
"""Words derived by rule whose meaning has moved: rekening (bill) from rekenen (count)."""

GE_NOUNS = words(
    """gebak gebouw gebruik gebied gebint gedicht gehoor gevoel gevecht geding gedrag gebaar gebod gebrek gedrang gehakt
    geheel geheim gelag geleide gelid geloof geluk gemaal gemis genot gerei gerucht geschenk geschil geschrift gesprek
    gestel getal getuige gevaar gevang geval gevel gevolg gewag gewas geweer geweld gewelf geweten gewicht gezag gezang
    gezicht gezwel gebraad gelaat gerecht gewin gebeen gespan gezel gewoon gemak gelei gevlei geding gebed gebit gewei
    gesteld gestalte geding gezin geschut gewest gehucht gebeente geluid gehalte geboorte gepeins gewaad gelijk gemeen
    genoeg gewis getij getijde geweven gespuis gebroed gestoelte gespreksstof gezelschap gedoe"""
)
"""Nouns with ge- that are no longer what their verb does: gebouw, gevoel; geblaf and gevloek are just that."""

NO_STEMS = words(
    """bak beer been bot buiten geluid graaf haag hagel hamster have heten hoed hoede kan kap kaste kies kom kruid kruit
    lade legende lever lijn loot maan meer mis mist noot pee peer port poster raam schaar schoot sla spel steeg stee
    stel stelt streek stroop teer toetje vat veer wees week weer wals west wind winde zeef zege zeven"""
)
"""Words that only by chance are written like a form of a verb: a wees (orphan) has nothing to do with wezen (be)."""

NOT_OF_THE_NOUN = words("meren weren teren weken benen dijen hagen peren beren velen huwen wezen kanten")
"""Verbs whose stem is another word by chance: who is moored (aanmeren) need not be on a meer."""

NOT_SPOKEN = words(
    "bassie bessie bestie bolke flappie hankie hielke lassie pantie quickie reineke roofie rookie tonke trekkie"
)
"""Names and English words that are no diminutives, though they end as spoken ones do (kippie, boomke)."""

NOT_PLURALS = words("beetje beetjes engels geweten heten leveren loven lui toetje trouwens vatten vrijen zeven")
"""Words that look like a plural or a diminutive of another and are hardly ever meant so: seven is no sieves."""

TE_BASES = {
    base: base
    for base in words(
        """hoog diep breed dik groot warm koel stil ziek ruim zwak sterk kort vlak hol leeg laag droog dun zwaar schaars
    duur dicht heet luw wijd ver eng steil flauw vol groen
        donker gek slap krap schraal zwoel lauw mild"""
    )
} | {"leng": "lang", "kalm": "kalm"}
"""Adjectives that make a noun with -te (hoogte, diepte): few, while very many nouns end so (route, tante)."""

ABLAUT = {
    "vlucht": "vliegen", "gift": "geven", "gave": "geven", "zicht": "zien", "dracht": "dragen", "vangst": "vangen",
    "sprong": "springen", "zang": "zingen", "drank": "drinken", "dronk": "drinken", "stank": "stinken",
    "slag": "slaan", "schot": "schieten", "slot": "sluiten", "gang": "gaan", "stand": "staan", "daad": "doen",
    "bod": "bieden", "beet": "bijten", "greep": "grijpen", "kneep": "knijpen", "snee": "snijden",
    "snede": "snijden", "rit": "rijden", "schrift": "schrijven", "spraak": "spreken", "breuk": "breken",
    "braak": "breken", "wraak": "wreken", "band": "binden", "bond": "binden", "bocht": "buigen", "boog": "buigen",
    "komst": "komen", "winst": "winnen", "jacht": "jagen", "klacht": "klagen",
    "gedachte": "denken", "leugen": "liegen", "worp": "werpen", "hulp": "helpen", "teelt": "telen",
    "naad": "naaien", "zaad": "zaaien", "draad": "draaien", "gloed": "gloeien", "keus": "kiezen",
    "keuze": "kiezen", "vondst": "vinden", "dienst": "dienen", "bedrog": "bedriegen", "genot": "genieten",
    "belofte": "beloven", "vloed": "vloeien", "name": "nemen",
    "geboorte": "baren", "vaart": "varen", "gebod": "gebieden", "verbod": "verbieden", "scheut": "schieten",
    "reuk": "ruiken",
    "leed": "lijden", "gezang": "zingen", "gesprek": "spreken", "voedsel": "voeden",
    "schepsel": "scheppen", "kennis": "kennen",
}  # fmt: skip
"""Nouns made from a verb by a change of its vowel, which no rule undoes (vlucht from vliegen)."""

STRAYED = words(
    """gift gave dracht slag gang stand band bond boog bocht draad naad rit schrift name zaad dienst
    vloed scheut"""
)
"""Those among them that have a sense of their own, or a second verb: a draad (thread) need not turn."""
