"""Words that look derived or compounded but mean something else altogether.

To say `corner` for corn tells nothing about corn: no finding. To say `waiter` for wait or `butterfly` for fly does say
the keyword, but the whole is another thing than its parts: a human should rule.
"""

UNRELATED = frozenset(
    """
    bower cower dower tower
    accordion adder amber anger antler banner barber barker barrel batter beaker beaver bitter bolster border
    boulder brother bunker burger butler butter button buzzer caper capital capitol carpet cater cellar center
    chapter charter cider cinder clover cluster copper corner country cover crater cursor dagger danger daughter
    desert disaster dollar easter enter ever father feather fender fever fiber filter finger flower foster foyer
    gander garter general ginger glacier glitter grammar hammer hamper heather hinder hobby holster hover hunger
    infant issue jester ladder lantern larder lather layer leather ledger letter lever linger lintel litter liver
    lobby lobster lodge lumber lunch manner manor mantle margin market marry master matter member meter minister
    minor minster mister mitten moment monitor monster mother motor mustard mutter never number offer office operate
    order organ other otter oyster panel panther pantry paper parlor parrot parson partner party passion pasture
    patent pattern pepper pester pillar pillow pitcher plaster platter pocket pony portion powder power premier
    prior prison proper puppet quarter quiver racket rafter rather ration rector regal rent river rocket rudder
    rummy sacred salary saucer scamper scatter season section senior shelter shoulder shower shutter silver sister
    skipper slaughter slender slither sliver slumber smother sober solar soldier spider splinter stagger station
    status student summer super supper surly tailor tamper tatter temper tender terror tiger timber tower treasure
    treaty trigger trouble tuber twitter udder ulcer under usher utter vapor victor vulgar wander weather whether
    whimper whisker winter wither wonder yonder belly bully bunny candy county daisy dairy fairy gravy gully jelly
    lady navy penny petty ruby story tiny ugly early only family reply supply rally folly holly jolly lily silly
    ally apply random seldom worship reckless ruthless grateful mattress mistress distress address parish polish
    punish relish radish rubbish varnish vanish finish famish garnish nation notion motion lotion potion mission
    session million billion onion union region religion opinion cabbage message sausage savage image manage damage
    garbage moral mortal animal metal medal sandal scandal vandal rival final total royal loyal local legal
    """.split()  # noqa: SIM905 - a list of quoted words would be three times as long
)

DRIFTED = frozenset(
    """
    awful baggage bandage bearer blazer boxer bumper business carriage carter champion costly cottage counter
    customer dinner discover doubtless draper drawer expression flatter folder former fortress freedom grandeur
    handful handsome hardly hardship impress impression jumper lately latter lighter lively locker lonely
    nearly nevertheless officer orphanage outcome outfit outlook passage passenger plumber poker polar porter poster
    potter receiver regardless restless rubber ruler sensor shortly signal slipper sticker sweater tanker township
    trailer trainer understand village waiter waitress warden wisdom witness
    """.split()  # noqa: SIM905
)

OPAQUE = frozenset(
    """
    bluebottle bluetooth boycott bulldozer bullfrog buttercup butterfly buttermilk butterscotch buttonhole capsize
    carpet cargo cartoon catfish catwalk checkmate chairman cockpit cockroach cocktail coconut copperhead cowslip
    crossbow crowbar cupboard dandelion deadline deadlock dogwood dovetail dragonfly drawback eggplant eyebrow
    fireworks foxglove foxtrot friday gingerbread gooseberry grapefruit grasshopper greenhouse hallmark hamburger
    handsome hedgehog honeymoon hotdog jackpot jellyfish jigsaw keyboard kidnap ladybird ladybug laptop limestone
    livestock lipstick masterpiece monday moonshine mushroom nickname nightingale nightmare nightshade outlaw
    outback passport peacock peanut pineapple pigtail pitchfork ponytail pumpkin quicksand quicksilver rampage
    redneck rosemary sandwich saturday scapegoat scarecrow seahorse shamrock silverfish snapdragon starfish
    strawberry sunday sundae sweetheart tango thursday tombstone tuesday understand undertaker wardrobe wednesday
    wedlock witchcraft withdraw woodpecker yesterday toadstool turtleneck hogwash hotshot windfall warlock
    wallflower walnut watermelon horseradish horseplay hotchpotch ironmonger honeycomb icebreaker ladyfinger
    crowfoot cranberry copyright cowboy crosswalk headhunter headline heartburn hellbender flagship floodlight
    football forget forgive fortnight brainstorm brainwash blackmail blackjack blueprint bombshell bookworm
    bottleneck breakfast broadcast broadside bullseye buttress deadpan doughnut earwig egghead
    """.split()  # noqa: SIM905
)

# Old compounds that cannot be told by their sound or whose other part is no word now, and what is in them.
HIDDEN = {
    "nightingale": "night", "sunday": "sun", "werewolf": "wolf", "dormouse": "mouse", "cauliflower": "flower",
    "titmouse": "mouse", "holiday": "day", "forehead": "head", "cupboard": "cup", "breakfast": "break",
    "gooseberry": "berry", "strawberry": "berry", "cranberry": "berry", "raspberry": "berry", "blackguard": "guard",
    "waistcoat": "coat", "shepherd": "herd", "wednesday": "day", "monday": "day", "friday": "day",
    "tuesday": "day", "thursday": "day", "saturday": "day", "bridegroom": "bride", "midwife": "wife",
    "mermaid": "maid", "merman": "man", "lukewarm": "warm", "bonfire": "fire", "vineyard": "yard",
    "christmas": "christ",
}  # fmt: skip
