"""Words that look derived or compounded but mean something else altogether.

To say `corner` for corn tells nothing about corn: no finding. To say `butterfly` for fly does say the keyword, but the
whole is another thing than its parts: a human should rule.
"""

DRIFTED = frozenset(
    """
    accordion adder amber anger antler banner barber barker barrel batter beaker bearer beaver bitter blazer bolster
    border boulder brother bumper bunker burger butler butter buttery button buzzer caper capital capitol carpet
    carter cater cellar center chapter charter cider cinder clover cluster copper corner counter country cover
    crater cursor customer dagger danger daughter dealer desert dinner disaster discover dollar draper easter
    enter ever father feather fender fever fiber fiddler filter finger flatter flower folder former foster foyer
    freezer gander garter general ginger glacier glitter grammar grandeur grater hammer hamper hanger heather
    hinder hobby holder holster hover hunger impress infant inner issue jester killer ladder lantern larder
    later latter lather layer leather ledger letter lever linger lintel litter liver lobby lobster locker lodge
    lumber lunch manner manor mantle margin market marry master matter member meter minister minor minster
    mister mitten moment monitor monster mother motor mustard mutter never number offer office officer operate
    order organ other otter outer oyster panel panther pantry paper parlor parrot parson partner party passion
    pasture patent pattern pepper pester pillar pillow pitcher plaster platter plumber pocket pointer poker
    polar pony porter portion poster potter powder power prayer preacher premier printer prior prison proper
    puppet quarter quiver racket rafter rather ration rector regal rent reporter river rocket roller rubber
    rudder ruler rummy sacred salary saucer scamper scatter season section senior sensor server settler shelter
    shoulder shower shutter silver sister skipper slaughter slender slipper slither sliver slumber smother sober
    solar soldier spider splinter stagger station status sticker stopper student summer super supper surly
    sweater tailor tamper tanker tatter temper tender terror tiger timber tower trailer treasure treaty trigger
    trooper trouble tuber twitter udder ulcer under upper usher utter vapor victor vulgar waiter walker wander
    warden weather whether whimper whisker winter wither wonder yonder belly bully bunny candy county daisy
    dairy fairy gravy gully jelly lady navy penny petty ruby story tiny ugly early only family reply supply
    rally folly holly jolly lily silly ally apply wisdom random seldom freedom boredom hardship worship
    township friendship restless reckless ruthless regardless nevertheless doubtless careful awful grateful
    handful fortress mattress mistress distress actress waitress address parish polish punish relish radish
    rubbish varnish vanish finish famish garnish action nation notion motion lotion potion mission session
    million billion onion union champion region religion opinion cottage cabbage village message sausage savage
    image manage damage baggage garbage package passage carriage marriage moral mortal animal metal medal signal
    sandal scandal vandal rival final total royal loyal local legal
    """.split()  # noqa: SIM905 - a list of quoted words would be three times as long
)

OPAQUE = frozenset(
    """
    bluebottle bluetooth boycott bulldozer bullfrog buttercup butterfly buttermilk butterscotch buttonhole
    capsize carpet cargo cartoon catfish catwalk checkmate chairman cockpit cockroach cocktail coconut
    copperhead cowslip crossbow crowbar cupboard dandelion deadline deadlock dogwood dovetail dragonfly drawback
    eggplant eyebrow fireworks foxglove foxtrot friday gingerbread gooseberry grapefruit grasshopper greenhouse
    hallmark hamburger handsome hedgehog honeymoon hotdog jackpot jellyfish jigsaw keyboard kidnap ladybird
    ladybug laptop limestone livestock lipstick masterpiece monday moonshine mushroom nickname nightingale
    nightmare nightshade outlaw outback passport peacock peanut pineapple pigtail pitchfork ponytail pumpkin
    quicksand quicksilver rampage redneck rosemary sandwich saturday scapegoat scarecrow seahorse shamrock
    silverfish snapdragon starfish strawberry sunday sundae sweetheart tango thursday tombstone tuesday
    understand undertaker wardrobe wednesday wedlock witchcraft withdraw woodpecker yesterday toadstool
    turtleneck hogwash hotshot windfall warlock wallflower walnut watermelon horseradish horseplay hotchpotch
    ironmonger honeycomb icebreaker ladyfinger crowfoot cranberry copyright cowboy crosswalk headhunter headline
    heartburn hellbender flagship floodlight football forget forgive fortnight brainstorm brainwash blackmail
    blackjack blueprint bombshell bookworm bottleneck breakfast broadcast broadside bullseye buttress deadpan
    doughnut earwig egghead
    """.split()  # noqa: SIM905
)
