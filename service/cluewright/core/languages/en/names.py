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
