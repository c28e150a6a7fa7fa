"""English sayings, titles and names that only look private: they lift a private match that they overlap."""

from cluewright.core.languages.patterns import Phrases

from .first_names import FRIEND
from .sayings import LISTS

# Kin of kin is said by definition: an aunt is your mother's sister.
_RELATED = (
    r"(?:(?:new|big|little|older|younger|other|late|ex) ?-?)?(?:mother|mom|mum|dad|father|parents?|brother|sister|"
    r"sibling|twin|son|daughter|child|children|kids?|wife|husband|spouse|partner|uncle|aunt|cousin|niece|nephew|granny|nan|"
    r"grand(?:mother|father|ma|pa|son|daughter|child))"
)
# Those of whom everybody knows what they like, and who are at nobody's table.
_OF_LEGEND = (
    r"(?:achilles|asterix|bambi|barbie|batman|bilbo|bond|caesar|cleopatra|cupid|darwin|dracula|dumbledore|"
    r"dumbo|"
    r"einstein|elvis|eve|frankenstein|freud|frodo|gandalf|garfield|god|godzilla|hagrid|hamlet|hitler|homer|"
    r"jesus|"
    r"juliet|cleopatra|"
    r"kermit|macbeth|mickey|moses|napoleon|nemo|newton|noah|obelix|odin|othello|paddington|pandora|pavlov|"
    r"pikachu|"
    r"pinocchio|bach|mozart|beethoven|chopin|vivaldi|handel|wagner|verdi|puccini|picasso|van gogh|monet|"
    r"rembrandt|vermeer|"
    r"warhol|banksy|shakespeare|dickens|chaucer|austen|tolkien|orwell|hemingway|twain|poe|kafka|plato|socrates|"
    r"aristotle|"
    r"galileo|copernicus|kepler|tesla|edison|curie|pasteur|marx|lenin|stalin|churchill|thatcher|trump|obama|"
    r"putin|lincoln|"
    r"nixon|columbus|magellan|hannibal|nero|attila|lancelot|arthur|merlin|excalibur|hercules|odysseus|icarus|"
    r"medusa|"
    r"poseidon|neptune|hades|jupiter|venus|apollo|jason|jonah|samson|delilah|solomon|david|goliath|cain|abel|"
    r"judas|midas|"
    r"rapunzel|cinderella|goldilocks|gretel|hansel|aladdin|ariel|elsa|belle|buzz|woody|garfunkel|prince|"
    r"madonna|adele|"
    r"beyonc[eé]|rihanna|sinatra|bowie|hendrix|lennon|mccartney|messi|ronaldo|pel[eé]|maradona|beckham|federer|"
    r"bolt|"
    r"chaplin|hitchcock|monroe|bogart|bart|marge|lisa simpson|homer|kermit|gru|wallace|gromit|postman pat|"
    r"thomas|"
    r"peppa|bluey|spongebob|columbo|kojak|marple|bridget jones|del boy|basil fawlty|mr bean|hermione|snape|ron "
    r"weasley|"
    r"gollum|sauron|legolas|arya|cersei|leia|luke skywalker|chewbacca|kirk|picard|neo|rambo|rocky|indiana "
    r"jones|"
    r"lara croft|mario|sonic|zelda|pac-man|pacman|"
    r"poirot|pooh|popeye|potter|romeo|rudolph|santa|satan|scrooge|sherlock|shrek|simba|snoopy|spock|superman|"
    r"tarzan|"
    r"thor|tintin|vader|voldemort|yoda|zeus)"
)
# What everybody has, so that to speak of one's own says nothing of oneself: my stomach, our minds.
_OF_ALL = (
    r"(?:stomach|hearts?|eye|minds?|heads?|skin|ears?|sides?|neck|back|life|lives|souls?|dreams?|hands?|feet|"
    r"faces?|"
    r"arms|fingers|toes|thumbs|"
    r"veins|lungs|bodies|blood|opinion|nation|stars|times?|love|lover|dear|darling|lord|lady|hair|breath|tears|"
    r"bones|"
    r"lips|throat|brain|nerves|chest|knees|shoulders?|shoes|sleeve|pocket|belly|tummy|tongue|view|disposal|"
    r"will|"
    r"regards|"
    r"sins|trespasses|ancestors|forefathers|nature|existence|society|civili[sz]ation|weather|climate|universe|"
    r"corner|organs?|senses|"
    r"watch|treat|account|behalf|honou?r|shell|element|self|lifetime|age|midst|fathers|friends|little friend|"
    r"generation|baby|honey|valentine|sunshine|god|goodness|word)"
)


IDIOMS = Phrases(
    *LISTS,
    r"\bfive,? six,? seven,? eight\b",
    r"^(?:u+m+|e+r+m*|u+h+|well|h+m+|a+h+)(?:\W+(?:u+m+|e+r+m*|u+h+|well|h+m+|a+h+))*\W*$",
    r"^(?!.*\b(?:my|our|your)\b)[^,]+, (?:sings|sang) \w+(?: \w+)?\W*$",
    # Whoever you are.
    r"^(?:wants|rents|needs|takes|steals|eats|fixes|cleans|guards|protects|holds|covers|warms|wets|bites|wakes|delivers|"
    r"brings|carries|raids|spoils|empties|checks|fills) your(?: \w+){1,2}(?:,|\W*$)",
    r"^(?:just |strictly |this is )?between (?:you and me|me and you|us|you,? me)(?:,? (?:and )?the (?:gate|bed|lamp) ?"
    r"post)?\W*$|\b(?:don't|do) you (?:not )?know who i am\b|^i (?:still )?owe (?:you|u|ya)(?: one| big time)?\W*$",
    r"\bis my middle name\b|\byour worst nightmare\b|\bthe way we were\b",
    r"\ball i want for my birthday\b|\blast christmas,? i gave you\b|\bwe(?:'ve)? all had (?:one|them|it) (?:at school|"
    r"as (?:kids|children)|growing up|once)\b",
    rf"\byour {_RELATED}'s {_RELATED}$",
    r"\boh my (?:god|goodness|word)\b",
    r"\b(?:lights,? camera,? action|veni[,.]? vidi[,.]? vici|blood,? sweat,? (?:and )?tears|eat,? pray,? "
    r"love)\b",
    r"\b(?:rock,? paper,? scissors|lock,? stock,? (?:and )?barrel|hook,? line,? (?:and )?sinker|"
    r"bell,? book,? (?:and )?candle)\b",
    r"\b(?:ready,? (?:set|steady),? go|tom,? dick,? (?:and )?harry|sex,? drugs,? (?:and )?rock|"
    r"faith,? hope,? (?:and )?)",
    r"\b(?:red,? white,? (?:and )?blue|father,? son,? (?:and )?holy|gold,? frankincense|snap,? crackle|"
    r"left,? right,?)\b",
    r"\bmy (?:fair lady|precious+|way|generation|little pony|name is|bad|goodness|god|word|heart will go on|"
    r"funny valentine|mother the car|girl|boy|guy|sharona|lord|lady|love|dear|darling|bloody|own|turn|pleasure|"
    r"treat|"
    r"kingdom|chemical romance|left foot|cousin vinny|neighbou?r totoro|sister's keeper|brother's keeper|best "
    r"friend's "
    r"wedding|big fat|foot|eye|ass|humps|space|cup of tea|two cents|lips are sealed|body lies)\b",
    r"\b(?:light|love|time|story|rest|woman|man|sunshine|days?) of (?:my|our|your) li(?:fe|ves)\b",
    r"\b(?:apple of my eye|over my dead body|king of my castle|queen of my heart|pick of my|back of my (?:hand|"
    r"mind)|"
    r"out of my (?:league|mind|depth|way)|sick of my|one of our own|winter of our discontent|end of our|"
    r"state of our union|best of our)\b",
    r"\bour (?:father|lady|daily bread|planet|solar system|sun|galaxy|star|world|earth|moon|universe|time|"
    r"times|hero|"
    r"ancestors?|species|century|atmosphere|man in|feathered friends?|closest relatives?|own|souls?|lord|"
    r"saviour|"
    r"nearest star|continent|country|body|bodies|brains?)\b",
    r"\b(?:man|dog|girl|woman)'s best friend\b|\bdog is man's best friend\b",
    r"\b(?:mother|father)'s day\b",
    r"\b(?:cat's (?:eye|cradle|pyjamas|pajamas)|dog's (?:life|dinner|breakfast)|teacher's pet|"
    r"father's day|uncle sam|uncle tom|dad's army|brother's keeper)\b",
    r"\bi (?:came|conquered)\b|\b(?:came|conquered),? i saw\b|\bi saw mommy\b",
    r"\bmy (?:better half|little friend|little friends|dog ate|house is(?: your house)?|country|compliments|"
    r"party and|humble "
    r"abode)\b",
    r"\b(?:i am|i'm) your father\b|\bmi casa\b|\bmay i have this\b|\byou did last summer\b|\bhe ain't heavy\b",
    r"\bwhen (?:i was|we were) (?:young|your age)\b|\bthe one i love\b|\bfrom me to you\b",
    rf"^(?:(?:my|your|our|his|her) )?{_RELATED}'s {_RELATED}(?:'s {_RELATED}|,? for (?:one|instance|example))?$",
    rf"^(?:the |an? )?{_RELATED} of (?:my|your|our|his|her|one's) {_RELATED}(?:'s {_RELATED})?$",
    rf"^(?:(?:the (?:man|woman|one)|someone) )?(?:who's |is )?married to (?:my|your) {_RELATED}$",
    r"\bi (?:had a dream|told you so|like to move it|love it when|need a hero)\b",
    r"\bbob's your uncle\b|\byou had me at hello\b|\bthey call me\b|\blove (?:your|thy) neighbou?r\b",
    r"\bour (?:closest|nearest|own) star\b|\bwhere's my car\b|\bsee my house from here\b",
    r"\bwhen i was a (?:boy|girl|lad)\b",
    r"\byour (?:majesty|highness|honou?r|mom|excellency)\b",
    r"\bhow i met your mother\b",
    r"\bwhat you see is what you get\b",
    r"\bwe will rock you\b",
    r"\bremember the (?:titans|alamo|time)\b",
    rf"\b{_OF_LEGEND}'s (?:\w+|[\"'].*)",
    r"\bmy (?:favou?rite (?:things|martian)|ch[eé]rie amour|cherry amour|brilliant friend)\b",
    r"\bour (?:tune|man (?:in|flint))\b|\bi (?:kissed a girl|fought the law|had the time of my life)\b",
    r"\btime of my life\b|\bwe bought a zoo\b|\byou (?:got served|broke my heart)\b",
    r"\b(?:fly in my soup|i used to rule the world|from our sponsors?|i see what you did there|i did not inhale|"
    r"i met a man with|you broke it,? you (?:bought|buy|pay)|i(?:'ll)? scratch yours|in the middle of our street|"
    r"traveller from an antique|tell me about your mother|mi casa|my house is your house|in my back ?yard|horse (?:i|"
    r"you) rode in on|my cup runneth|in my (?:name|defen[cs]e|experience)|off my "
    r"lawn|offer (?:he|i|you) (?:can't|couldn't) refuse|you lost me|you had your chance|i had a little nut tree|"
    r"i saw three "
    r"ships|you know my name|one you trained for|i took, and that|i (?:always|just) wanna)\b",
    r"\bmum's the word\b|\bour house in the middle\b|\bremember the (?:fifth|5th)\b|\blast summer in "
    r"marienbad\b",
    r"\bthat's what she said\b|\bwhen we were (?:kings|orphans|very young)\b|\bmy old (?:man|dutch|china|"
    r"friend)\b",
    r"\bas (?:we|you) know it\b|\bgot (?:you|your) back\b",
    r"\byours\b.*\bmine\b|\bmine\b.*\byours\b|\bthose were the days,? my friend\b",
    rf"\b(?:my|our) (?:(?!(?:left|right|lower|upper|big) )\w+ )?{_OF_ALL}$",
    r"\bmy lady's chamber\b|\bthis (?:old )?house\b|\bwhat the cat\b|\bhow the west\b",
    r"\bi did it (?:my way|again)\b|\bfather of our nation\b",
    r"\bremember (?:me|remember)\b|\bthat (?:time|day) when (?:doves|the)\b",
    r"\b(?:my (?:hero|oh my|dog has fleas)|our (?:mutual friend|town)|under my umbrella|your mum(?!'s)|had one "
    r"job)\b",
    r"\btown where i was born\b|\bday i was born\b|\bwhat katy did\b|\bgod gave (?:me|us)\b",
    # Grandmothers of tales and habits, and nobody's own.
    r"\bgran(?:dma|ny|dmother)'?s (?:footsteps|cookies|knitting|needles|teeth|glasses|slippers|knickers|"
    r"rocking chair|"
    r"(?:house|cottage) in the woods)\b",
    r"\bwhat i did for love\b|\b(?:mummy|mommy|mama|daddy)'s (?:boy|girl)\b|\bour friends in the north\b",
    # Lines of songs, plays and adverts that say I, you and we to everybody.
    r"\bi (?:kissed a girl and i liked it|got you,? babe|shot the sheriff.*|saw (?:the (?:light|sign)|her "
    r"standing.*)|"
    r"gave (?:you|her|him|it) my (?:heart|love|life|all|everything)|ate the (?:plums|apple|bones)|married him|"
    r"have (?:some more|nothing to declare.*|a dream|a bad feeling.*))\b",
    r"\b(?:get|do|be|say|know) what you want\b|\bscratch (?:my|your) backs?\b|\btoo sexy for my \w+",
    r"\bkeep your (?:friends|enemies)\b|\byour (?:flexible|friendly \w+) (?:friend|neighbou?r)\b|\bour kid$",
    r"\bmy (?:huckleberry friend|lovely horse|dog has no nose|own private idaho|beautiful laundrette|learned "
    r"friend)\b",
    # A mummy may lie in a pyramid, and a father be everybody's.
    r"^(?:mummy|mummies|mommy)'s? (?:curse|tomb|return|revenge|wrappings|bandages|hand)\b|^mum's gone to "
    r"iceland\b|"
    r"^daddy's (?:home|little girl|gone)\b|\bwhat simon says\b",
    # Of whom both names are told, everybody may know.
    rf"^(?:what |where |how )?{FRIEND} (?!and\b|once\b|never\b|always\b)[a-z]+'s \w+",
    r"\bi heard it\b|\bwe've got (?:tonight|one job)\b|\bi(?: just)? died in your arms\b",
    r"\bhow i (?:learned|learnt) to\b|\bhoney,? i\b|\bhow green was my valley\b|\bwhere have all\b",
    # What songs and plays left, want and remember.
    r"\b(?:i left (?:mine|my heart) in san francisco|i want to hold your hand|i want to break free|i will "
    r"always "
    r"love you|i can't get no.*|"
    r"i still haven't found what.*|i get knocked down.*|i did it my way|i heard it through.*|i got you under "
    r"my skin|"
    r"i've got you under my skin|"
    r"i've had the time of.*|i walk the line|i fall to pieces|i shot a man in reno.*|i bless the rains.*|i "
    r"believe i "
    r"can fly|i just called to say.*|"
    r"i just can't wait to be.*|i have a dream|i want it that way|i want you back|i feel the earth move|i "
    r"fought the "
    r"law.*|i love rock.*|"
    r"i came in like a.*|i wear mine on the right|i kept the faith|i have no mouth.*|i lost my heart to.*|i "
    r"know "
    r"what you did.*|i see dead people|"
    r"i'll have what she's having|i coulda been a contender|i could have been a contender|i love the smell "
    r"of.*|i "
    r"ate his liver.*|"
    r"my milkshake.*|my heart belongs to.*|my old man's a.*|my old man said.*|my boy lollipop|my baby takes "
    r"the.*|my "
    r"favou?rite things|"
    r"my bonnie.*|my true love.*|my true love gave to me|my name is inigo.*|my grandfather's clock|my kind of "
    r"town|"
    r"my delilah|"
    r"my mistress'? eyes.*|my salad days|my kingdom for.*|my heart leaps up.*|my sweet lord|my guitar gently.*|"
    r"my "
    r"beautiful balloon|"
    r"our house is a very.*|our revels now.*|our thing|our mutual friend|our man in havana|our tunes|our "
    r"island "
    r"story|our song|our kind of traitor|"
    r"your song|your cheating heart|your huddled masses|your time is up|your place or mine|your move|your "
    r"country "
    r"needs you|"
    r"you took the words right.*|you can keep your hat on|you had me at.*|you had one job|we'll always have "
    r"paris|"
    r"we'll meet again|"
    r"we built this city.*|we don't need no.*|we all live in a.*|we all scream for.*|we are family|we're gonna "
    r"need "
    r"a bigger.*|"
    r"we shall fight on.*|we few,? we happy few|we'll fight them on.*|we kept calm and.*|what's yours is mine|"
    r"mine's "
    r"a pint|mine all mine|"
    r"finders keepers.*|that's my boy)\b",
    r"\bwhat did i do to deserve\b|\bhow (?:many|much) .*\b(?:i|you) (?:have|had)? ?left\b|\bmirror,? on my "
    r"wall\b",
    r"\b(?:take|hitch|follow|ride|hang) (?:my|your) (?:wagon|hat|nose|luck|pick|time|chances|seat|place|"
    r"coat)\b",
    # What one of whom all know both names did.
    r"\b(?:steve (?:jobs|wozniak|martin|irwin|mcqueen)|bill (?:gates|murray|clinton)|tom (?:hanks|cruise|jones|"
    r"hardy|thumb|"
    r"sawyer|brady)|jim (?:hawkins|morrison|carrey)|kate (?:winslet|moss|middleton)|ben (?:affleck|hur|stiller|"
    r"nevis)|"
    r"helen (?:of troy|keller|mirren)|emma (?:watson|stone|thompson|woodhouse)|chris (?:martin|hemsworth|hoy)|"
    r"will smith|"
    r"matt damon|joe (?:biden|pesci|exotic)|paul (?:simon|newman|revere)|bob (?:dylan|marley|ross|geldof)|fred "
    r"(?:astaire|"
    r"flintstone|perry)|george (?:washington|clooney|michael|harrison|lucas|bush|orwell)|john (?:lennon|wayne|"
    r"wick|"
    r"travolta|mcenroe|snow|the baptist)|rachel (?:green|carson)|sarah (?:connor|palin)|jane (?:austen|eyre|"
    r"fonda|goodall)|"
    r"mark (?:zuckerberg|twain|antony)|neil (?:armstrong|young|diamond)|nick (?:cave|park|carraway)|amy "
    r"winehouse|anna "
    r"(?:karenina|wintour)|anne (?:boleyn|frank|of \w+)|alan (?:turing|rickman|sugar)|andy (?:warhol|murray|"
    r"dufresne)|"
    r"simon (?:cowell|says)|martin (?:luther|scorsese)|mike tyson|roger (?:federer|rabbit|moore)|susan boyle|"
    r"tina turner|"
    r"kevin (?:bacon|costner|spacey|mccallister)|ian fleming|karen carpenter|ken (?:kesey|dodd)|jackie "
    r"chan)\b.*",
    # What anybody does with what is anybody's.
    r"\b(?:asks?|cleans?|wash(?:es)?|looks?|feeds?|checks?|fix(?:es)?|drills?|examines?|cuts?|delivers?|"
    r"guards?|protects?|"
    r"opens?|heats?|lights?|warms?|walks?|minds?|sells?|sweeps?|paints?|mends?|services?|tows?|steals?|"
    r"repairs?|builds?|"
    r"insures?|values?|inspects?|tidies|tidy|polish(?:es)?|trims?|mows?|charges?|ruins?|robs?|wrecks?|"
    r"scratch(?:es)?) "
    r"(?:(?:about|after|at|in|on|for|to|up|out|through|over|into|off|down|all) )?your \w+",
    r"\b(?:when|whenever|if|until|before|unless|after|where) your (?:\w+ )?\w+ (?:is|has|gets|goes|does|isn't|"
    r"can't|can|"
    r"won't|[a-z]+s)\b",
    r"\byou (?:can|can't|cannot|could|should|shouldn't|must|mustn't|may|might|need to|have to|want to) (?:\w+ "
    r"){1,2}your "
    r"\w+",
    r"\b(?:have|if|once|until|unless|whenever) you (?:ever |just |really )?(?:had|saw|lost|ate|did|got|met|"
    r"went|said|told)\b",
    # Where anybody has it: what you hang in your hall, what grows in your garden.
    r"\b(?:(?:you|people|we) (?:(?:might|may|can|will|would|usually|often) )?(?:keep|hang|find|put|store|wash|park|"
    r"plug|"
    r"need|cook|grow|plant|use|want) (?:it|them|this|these|food|clothes|tools|things)|^(?:usually |often |"
    r"mostly )?(?:found|"
    r"kept|lives?|grows?|hangs?|stands?|stored|hung|goes|sits?|useful|needed|handy)) (?:in|on|under|into|from|to|at|"
    r"outside|by|behind|above) your \w+",
    rf"\bwhat (?:you|we) call (?:your|our) {_RELATED}'s {_RELATED}\b",
    r"\byour (?:dentist|hairdresser) [a-z]+s\b",
    # Whose words they are is said with them.
    r"^(?!(?:remember|think|last|hint|clue|our|my|your|this|the|a|guys|team|and|so|you|me|we|us)\b)[a-z]+ "
    r"(?!and\b|in\b|at\b)"
    r"[a-z]+(?: [a-z]+)? ?: ?\W?(?:i|my|we|our|you)\b.*",
    r"^.{3,60}\b(?:said|sang|says|sings|cried|quoth|wrote|claimed|declared) (?!my\b|our\b|mum\b|dad\b|the\b|"
    r"he\b|she\b|"
    r"you\b|i\b|we\b|when\b|because\b|about\b|at\b|on\b|in\b|for\b|with\b|over\b)[a-z]+(?: [a-z]+){1,3}\W*$",
    r"\bi told you i was ill\b|\bi did not have sexual\b.*|\bour fearful trip\b|\bmy (?:house|roof|game|body|"
    r"gaff|rules|"
    r"ship|kitchen|way), my (?:rules?|choice|laws?|way|call|terms)\b|\bmy little voice\b",
    # A series with a gap for the keyword.
    r"^(?:\w+, ){1,3}(?:this|it|that|this one|\.{3}|…|_+|\?+|blank|me|mine)(?:, \w+){1,3}\W*$",
    r"\b(?:but|and) not your \w+'s\b|\byes\W+no\W+maybe\b",
)
