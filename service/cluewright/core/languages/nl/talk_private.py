"""Private talk: of what only the own team can know, and the sayings that merely sound so."""

from .series import SERIES
from .talk import patterns

_MINE = r"(?:mijn|m'?n|onze|ons|jullie|jouw)"
_KIN = (
    r"(?:moeder|vader|mama|papa|ma|pa|ouders|broer|broertje|zus|zusje|zuster|zoon|zoontje|dochter|dochtertje|oma"
    r"|opa|tante|oom|nicht|neef|vriend|vriendin|vrouw|man|ex|baas|buren|buurman|buurvrouw|buurjongen|buurmeisje"
    r"|huisdier"
    r"|hond|kat|kind|kinderen|collega"
    r"|neefje|nichtje|kleinzoon|kleindochter|kleinkind|kleinkinderen|oudoom|oudtante|peettante|peetoom|verloofde"
    r"|overgrootoom|overgroottante|achternicht|achterneef"
    r"|halfbroer"
    r"|halfzus|stiefbroer|stiefzus|schoonbroer|overgrootvader|overgrootmoeder|hondje|poes|kater|cavia|parkiet|juf"
    r"|tandarts"
    r"|huisarts|kapper|chef|huisgenoot|huisgenoten|klasgenoot|teamgenoot|oppas|leraar|lerares|docent|trainer|coach"
    r"|schoonmoeder|schoonvader|schoonzus|zwager|schoonouders|grootouders|stiefvader|stiefmoeder)"
)
_OWN = (
    r"(?:huis|kamer|keuken|tuin|auto|fiets|werk|school|klas|straat|buurt|vakantie|huwelijksreis|bruiloft|trouwdag"
    r"|verjaardag|feestje|reis|uitje|date|bijnaam|koosnaam|grap|grapje|geheimpje|liedje|hobby|ontbijt|lunch|avondeten"
    r"|diner|trui|jas|lievelingseten|lievelingskleur|lievelingsdier|favoriete \w+|vorige \w+"
    r"|(?:eerste|laatste) (?!hulp|minister|kamer|wil|woord|adem|eer\b|rust|oordeel|levens)\w+"
    r"|woonkamer|slaapkamer|badkamer|zolder|balkon|bank|voordeur|achterdeur|deur|muur|bureau|telefoon|laptop|trouwfoto"
    r"|foto|koelkast|vriezer|kledingkast|nachtkastje|dagboek|portemonnee|bed|gang|hal|camping|terras|oprit"
    r"|vensterbank|wc|douche|caravan|groepsapp|appgroep"
    r"|avontuur|avontuurtje"
    r"|trip|tripje|roadtrip|citytrip|stedentrip|uitstapje|reisje|dagje|weekendje|avondje|etentje|rondje|kampeertrip"
    r"|zomervakantie"
    r"|wintersport|skivakantie|stamkroeg|stamcafé|plekje|strandje|bankje|logeerpartij|verhuizing|housewarming"
    r"|babyshower|jubileum"
    r"|beroep|baan|job|angst|nachtmerrie|geheime woord|codewoord)"
)
_THEM = r"(?:ons|mij|jou|jullie|papa|mama|oma|opa|opa en oma|oma en opa|(?:tante|oom|nonkel) \w+)"
_WHEN = (
    r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|vorig jaar|daarnet|zonet"
    r"|eergisteren|vannacht)"
)
_LATELY = (
    r"(?:laatst|pas nog|van de week|vorige \w+|vorig \w+|van het weekend|afgelopen \w+|eergisteren|vannacht"
    r"|toentertijd)"
)
_BODY = (
    r"(?:knie|knieën|schouder|schouders|rug|arm|armen|been|benen|voet|voeten|buik|enkel|pols|kin|wang|bovenarm|onderarm"
    r"|oor|oren|teen|vinger|bil|billen|elleboog)"
)
_PLACES = (
    r"(?:\w*(?:zak|tas|kast|kelder|garage|lade|schuur|kroeg|jeugd)|studententijd|schooltijd|kindertijd|geboorte\w+)"
)
_NAMED = (
    r"(?:jan|piet|kees|klaas|henk|peter|sjoerd|willem|tom|tim|bas|lars|daan|sem|mark|johan|rob|anna|eva|emma|lisa|sanne"
    r"|sophie|julia|marieke|ingrid|karin|petra|els|maria|bram|joost|jeroen|thijs|koen|lotte|femke|iris|kevin|mo|fatima"
    r"|ahmed|youssef|mohammed|sandra|linda|esther|ellen|wendy|chantal|priscilla|daphne"
    r"|marjan|anja|wilma|gerda|bea|trudy|greet|truus|corrie|riet|hans|gerard|ruud|wim|theo|bert|arie|ron|marco|patrick"
    r"|dennis|martijn|sander"
    r"|stijn|jasper|niels|wouter|pim|gijs|luuk|jesse|ruben|sven|roel|joris|maarten|floris|guus|sara|noor|fleur|roos"
    r"|merel|anouk|manon|kim"
    r"|inge|suzanne|mieke|loes|monique|marloes|ilse|annemieke|tineke|ans)"
)
_NEAR = (
    r"(?:boekhouding|administratie|receptie|overkant|hiernaast|sales|marketing|ict|it|hr|kantine|balie|financiën"
    r"|beneden|boven"
    r"|voetbal|hockey|handbal|sportschool|kantoor|werk|buurt|crèche|bso|koor|crossfit|yogales|buren|derde verdieping)"
)
"""Where those are that only the team knows: Kevin van de boekhouding."""
_RELATIVE = (
    r"(?:tante|oom|nonkel|ome|neef|nicht|buurman|buurvrouw|juf|meester) (?!(?:dagobert|donald|sidonia|sam|tom|ben"
    r"|agaath"
    r"|es|sjaan|tuur|joop|wim|wanda|petunia|herman|jan|die|dat|van|in|op|met|en|of|is|wil|mag|zei|cor|keesje|kees"
    r"|willem|hein|arie|loeks|betje|lien|til|terry|vernon|owen|bob|ruth|patent|prikkebeen|bernard|zit|zat|staat|ligt"
    r"|gaat|heeft|had|haar|zijn|altijd|nooit|mee|niet|er|uit|voor|bij|draagt|maakt)\b)[a-z]+"
)
"""Somebody in the family, by name; not those whom everybody knows: oom Dagobert, tante Sidonia."""
_TO_ANYBODY = "(?:bent|zijn|mag|mogen|wint|winnen|moet|moeten|kunt|kunnen|wilt|willen|ook)"
_SHARED = (
    r"(?:idee|god|hemel|vader|lieve|land|landje|kikkerlandje|planeet|aarde|taal|zon|ster|zonnestelsel|melkweg|jongens"
    r"|minister|premier|koning|koningin|koningshuis|koningspaar|volkslied|hoofdstad|driekleur|heer|verlosser|eeuw"
    r"|(?:eerste|laatste) (?:hulp|minister|kamer|wil|woorden?|adem|eer|rust|oordeel)"
    r"|(?:grootste |zwaarste |belangrijkste )?orgaan"
    r"|jaartelling|tijd|soort|oranje|kent|bin|is|indië|wordt|beurt|gedacht|zijnde|zelf|kleine|opzicht|inziens|eigen"
    r"|en)\b"
)
"""What everybody shares, or says: onze planeet, ons kent ons."""

_COMMON = (
    r"(?:\w*(?:regering|parlement|grondwet|leger|economie|democratie|eiland|stem|cultuur|beschaving|samenleving"
    r"|geschiedenis"
    r"|voorouders?|voorvader(?:en|s)|bodem|kust|wateren|grenzen|munteenheid|maatschappij|helden|verleden|toekomst)"
    r"|(?:noorder|ooster|zuider|wester)buren|burgemeester|natuur|munt|trots|held|klimaat|milieu|atmosfeer|oorsprong"
    r"|afkomst|mensheid|lichaam|dna|hersenen|leven|dood|geluk|ziel|hart|bloed|lot|noodlot|wil|geloof|zonden?|geweten"
    r"|verstand|gevoel|mening|excuses|complimenten|deelneming|condoleances|felicitaties|dank|eer|plezier|genoegen|fout"
    r"|schuld|recht|rechten|plicht|belofte|erewoord|hoogheid|majesteit|gastheer|gastvrouw|viervoeters?|kost|moedertaal"
    r"|geboden|brood|kampf|vijand|vijanden|koninkrijk|keizerrijk|naasten?|medemens(?:en)?|grens"
    r"|nationale \w+|(?:gevederde|harige|viervoetige|trouwe) vrienden|vlakke land)\b"
)
"""What is nobody's own, though it is said to be mine or ours: onze voorouders, mijn excuses, onze nationale trots."""

PRIVATE_TALK = patterns(
    rf"{_MINE} (?:\w+ )?(?:{_KIN}|{_OWN})\b",
    rf"{_MINE} (?:\w+ )?\w+ (?:in|van|uit|sinds) (?:19|20)\d\d\b",
    r"(?:wat|waar|wie|hoe|toen|waarmee|waarom) (?!je (?:ge|ver|be|ont)\w+ (?:had|hebt|bent)\b|we nog\b)(?:ik|jij|je"
    r"|we|wij|jullie) (?:\w+ ){0,5}(?:at|aten|deed|deden|had"
    r"|hadden|zag|zagen|was|waren|ging|gingen|kocht|kochten|dronk|dronken|zei|zeiden|maakte|maakten|heb|"
    r"hebben|ben|zijn)\b",
    r"(?:weet je nog|weten jullie nog|herinner je|herinneren jullie|zoals we|net als toen|die keer dat|die avond dat"
    r"|weet je wel|dat ding van)\b",
    r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|laatst|zonet|daarnet) "
    r"(?:\w+ ){0,4}(?:ik|we|wij|jij|je|jullie|ons|mij)\b",
    r"(?:ik|wij|we) (?:\w+ )?(?:at|aten|had|hadden|kocht|kochten|zag|zagen|dronk|dronken|kreeg|kregen) (?:\w+ ){0,6}"
    r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|vorig jaar|laatst)\b",
    r"(?:ons|onze|mijn|jouw) (?:\w+ ){0,2}(?:grapje|geheim|binnenpretje|onderonsje)\b",
    r"(?:lievelings\w+|favoriete \w+) van (?:mij|jou|ons|jullie|mijn \w+|onze \w+)\b",
    r"(?:waar|hoe|toen) (?:wij|we|jij|je|ik) (?:elkaar|mij|jou|me|je) \w+",
    r"(?:die|dat|wat) (?:jij|wij|jullie|ik) (?:\w+ )?(?:niet )?(?:lust|lusten|leuk vind\w*|mooi vind\w*|"
    r"haat|haten|eet|eten)\b",
    rf"(?:die|dat|dit|hobby|huis|huisdier|auto|kat|hond|kleur|verjaardag|naam|werk|beroep|vakantie"
    rf"|huwelijksreis) van {_THEM}\b",
    rf"bij {_THEM} (?:thuis|in de|in het|aan de|om de hoek|op (?:de|het)|achter)\b",
    r"(?:daar|hier|er) (?:ben|heb|was|had|zijn|waren|hebben) (?:ik|jij|wij|we) (?!al\b)\w+",
    r"(?:ik|jij|wij) (?:ben|bent|zijn|heb|hebt|hebben|speel|speelt|spelen|was|waren) (?:er|dat|die) \w+",
    r"(?:lust|vind|haat|hebt|had|draag|draagt) (?:jij|wij|jullie)\b",
    r"(?:kreeg|kocht|at|dronk) (?:ik|jij|wij|we) (?:van|voor|op|in|bij)\b",
    rf"volgens {_THEM}\b",
    r"(?:wat|waar|waarvan|die|dat) (?:jij|jullie) (?:altijd|nooit|vaak|zo graag|het liefst|bang|dol)\b",
    rf"(?:wat|die|dat) (?:jij|wij|jullie) (?:\w+ ){{0,3}}(?:{_WHEN}|nu|later|toen)\b",
    rf"(?:wat|die|dat|wie|waar\w*|hoe|toen) (?:ik|jij|je|wij|we|jullie) (?:\w+ ){{0,4}}(?:{_WHEN}|{_LATELY})\b",
    rf"(?:wat|die|dat|wie|waar\w*|hoe|toen) (?!er |het |je |men |iedereen |in |op )\w+ {_WHEN}\b",
    rf"(?:lag|lagen|stond|stonden|zat|zaten|hing|hingen) {_WHEN}\b",
    r"(?:wat|waar|wie|hoe|toen|waarmee|die|dat) (?:ik|we|wij) (?!in \d)(?:\w+ ){0,3}(?:kreeg|kregen|droeg|droegen"
    r"|woonde|woonden"
    r"|vond|vonden|speelde|speelden|keek|keken|verloor|verloren|vergat|vergaten|werkte|werkten|zat|zaten|sliepen"
    r"|logeerde|logeerden|trouwden|leenden)$",
    r"(?:van|voor) (?:jou|jullie|mij|ons|oma|opa) (?:\w+ )?(?:kreeg|kregen|gekregen|kocht|gekocht|leende|geleend)\b",
    r"(?:lunch|ontbijt|avondeten|diner|toetje|eten) van (?:vandaag|vanavond)\b",
    r"(?:vind|lust|haat) ik (?:\w+ )?(?:lekker|vies|mooi|stom|leuk|eng|graag|heerlijk|vreselijk)$",
    rf"^(?:die|dat) (?:avond|middag|ochtend|nacht|dag|keer|weekend|zomer|vakantie|feestje) (?:\w+ )?bij {_NAMED}\b",
    rf"^{_MINE} (?:\w+ )?\w+ (?:van|uit|tijdens) (?:{_WHEN}|{_LATELY})$",
    rf"(?:{_WHEN} (?:\w+ ){{0,2}}ge\w+(?:en|d|t)|van {_WHEN})\b",
    r"(?:je|jij|jullie) (?:weet|weten) wel\b",
    rf"{_RELATIVE} (?:heeft|had|doet|deed|houdt|hield|speelt|speelde)\b",
    r"zo (?:noem|noemen|noemde|noemden) (?:ik|wij|jij|jullie|(?:je|we) (?!een|de|het|dat|dit|iemand|iets|zo'n))\b",
    r"(?:wat|waar\w*|wie|hoe|toen|die|dat) (?:jij|jullie) (?!niet ziet)(?:\w+ ){1,6}\w+$",
    r"(?:wat|waar\w*|die|dat) (?:je|jij) (?:me|mij|ons) (?:\w+ ){0,3}(?:gaf|geeft|gegeven|stuurde|leerde|liet)\b",
    rf"^(?:{_MINE}|die van {_MINE}) (?!{_SHARED}|(?:\w+ )?{_COMMON})(?:(?!naam is)\w+ )?[\w-]{{3,}}$",
    rf"(?:in|op|aan|uit|onder|naast|achter|bij|met) {_MINE} (?:\w+ )?(?:{_BODY}|{_PLACES})$",
    rf"{_MINE} (?:\w+ )?{_BODY} (?:doet|doen|deed|deden|jeukt|zit|zitten|is|was)\b",
    rf"(?:heb|had|hebben|hadden|zat|zaten|lag|lagen|stond|stonden|kreeg|kregen|ging|gingen|kocht|kochten|zag|zagen|at"
    rf"|aten"
    rf"|dronk|dronken|was|waren) (?:ik|we|wij|jij|jullie) (?:\w+ ){{0,3}}(?:net|pas|samen|vroeger|ooit|toen|van {_THEM}"
    rf"|{_WHEN}|{_LATELY})\b",
    r"(?:ik|we|wij) (?:heb|had|hebben|hadden|ben|was|waren|zat|zaten) (?:\w+ ){0,2}"
    r"(?:vroeger|ooit|thuis|samen|net|pas)\b",
    r"(?:die|dat) ene \w*(?:keer|vakantie|feest|feestje|avond|avondje|dag|nacht|weekend|reis|reisje|uitje|kamp|bruiloft"
    r"|verjaardag|etentje|date|docent|leraar|collega|buurman|buurvrouw|kroeg|restaurant)\b",
    r"je (?:ex|moeder|vader|ouders|broer|broertje|zus|zusje|zoon|dochter|vriend|vriendin|man|vrouw|baas|collega|oma"
    r"|opa) "
    r"(?:heeft|had|houdt|doet|deed|is|was|werkt|werkte|zegt|zei|vindt|vond|maakt|maakte|speelt|kookt)\b",
    r"(?:ons|onze) (?:mam|pap|pa|ma|moe|va)\b",
    r"(?:opa en oma|papa en mama|pa en ma|oma en opa) (?:thuis|hun|hadden|hebben)\b",
    r"ken (?:ik )?(?:je|jou|ik|jullie) (?:nog )?van\b",
    rf"^(?:jij|jullie) (?!{_TO_ANYBODY}|\w+t (?:het|hem|ze|erop|erin|eraan|ermee)$)\w+(?:t|en)(?: \w+){{0,2}}$",
    rf"(?:ligt|staat|hangt|woont|zit|slaapt|lag|stond|hing) (?:er )?bij {_THEM}\b",
    r"(?:wat|waar\w*|wie|hoe|die|dat) (?:wij|we|ik|jij) (?:\w+ ){0,3}"
    r"(?:altijd|thuis|samen|elke|iedere|\w+dag) (?:\w+ ){0,3}\w+$",
    rf"(?:wat|die|dat|wie) er {_WHEN} (?:op|in|aan|bij|naast|onder) (?:\w+ ){{1,2}}\w+$",
    r"(?:wat|waar|hoe|toen|zoals) (?:papa|mama|oma|opa) (?:\w+ ){0,3}\w+(?:t|te|de|d|at|ing|oed|ei|oeg|ak|am|as)$",
    r"^(?:mama|papa|oma|opa) \w+ (?:\w+ )?(?:er (?:altijd|nog|elke|ook|een voor|eentje voor|een van|twee van)|me|mij"
    r"|ons|altijd|vroeger|de lekkerste|het"
    r" lekkerst)\b",
    r"^je (?:lievelings\w+|favoriete \w+)$",
    r"(?:staat|ligt|hangt) (?:in|naast|op|onder|boven|bij|aan|achter) (?:\w+ ){1,2}thuis$",
    r"(?:schrok|moest|viel|huilde|gilde|wilde|verloor|riep) (?:jij|jullie) (?:\w+ ){0,3}\w+$",
    r"^(?:jij|jullie) (?:schrok|moest|viel|huilde|gilde|wilde|verloor|riep|schrokken|moesten|vielen) \w+",
    r"^ik (?:lust|droom|haat|mis|koop|draag|gebruik|eet|drink|verzamel|spaar) (?:er|het|ze|hem|die)\b",
    r"^(?:die|dat|dit) (?:lust|haat|mis|draag|verzamel|spaar|lusten|haten|dragen) (?:ik|jij|wij|we)\b",
    r"(?:die|dat) (?:keer|avond|dag|nacht|zomer|middag|weekend) (?:in|op|bij|met) (?:de |het |een )?(?:vakantie|school"
    r"|kamp|werk|kantoor|kroeg|café|camping|disco|feestje|\w+kamp)\b",
    rf"denk (?:maar |eens )?(?:terug )?aan (?:(?:vorige|afgelopen) \w+|je {_KIN}|gisteren|toen|ons|onze|mijn)\b",
    rf"(?:wat|zoals|waar|hoe) {_NAMED} (?:\w+ ){{0,2}}(?:er (?:ook )?een|altijd|laatst|thuis|{_WHEN})"
    r" \w+$",
    rf"(?:bij|zoals bij) (?:{_NAMED}|{_THEM}) (?:thuis|op (?:zolder|de|het)|in (?:de|het)|aan tafel|onder|achter"
    rf"|boven)\b",
    rf"(?:het|de|die|dat|een|onze) (?!hut )\w+ van {_RELATIVE}(?! \w+ \w)",
    r"(?:naam|bijnaam|koosnaam|troetelnaam|achternaam) van (?:je|jouw|mijn|m'?n|onze|hun) (?!keizer|roos|keuze)\w+$",
    rf"{_NAMED} (?:haar|zijn|z'?n|d'?r) (?:\w+naam|verjaardag|kat|hond|auto|huis|fiets|kamer|tuin|baan|werk|hobby"
    rf"|bruiloft)\b",
    r"(?:dat|die|wat) ik (?:je|jou|jullie) (?:gaf|stuurde|liet|vertelde|leende|beloofde|schonk|heb|kocht|bracht)\b",
    r"^(?:daar|hier|die|dat|er|deze|zo) (?:woonde|werkte|viel|struikelde|brak|kreeg|leerde|trouwde|sliep|logeerde"
    r"|verloor"
    r"|vergat|lachte|huilde|speelde|droomde|schrok|verdwaalde|kotste|zat|stond|ging|kwam|at|dronk) (?:ik|jij|jullie"
    r"|we|wij)\b",
    r"^(?:lust|haat|mis|krijg|draag|verzamel|eet|drink|spaar|koop|bak) ik (?:\w+ )?(?:niet|nooit|altijd|graag"
    r"|elke|iedere"
    r"|zelf|ook|er|met|bij|op|voor|van|thuis)\b",
    r"^(?:ben|was|heb|had) (?:ik|jij) (?:\w+ )?(?:allergisch|bang|gek op|dol op|verslaafd|geboren|opgegroeid|ooit"
    r"|vroeger"
    r"|zelf|thuis|twee|drie)\b",
    r"^mag ik (?:\w+ )?(?:niet|nooit)\b",
    r"(?:zei|had|deed|at|dronk|zag|pakte|gebruikte|vroeg) (?:je|jij|ik) (?:\w+ )?(?:net|zojuist|daarnet|laatst)\b",
    r"(?:ligt|staat|zit|hangt|zat|lag) nu (?:voor|naast|achter|bij|boven|onder) (?:je|jou|mij|me|ons|jullie)\b",
    rf"(?:wat|waar\w*|hoe|wie) {_NAMED} (?:at|heeft|had|doet|deed|zei|zegt|kocht|meenam|gaf|kreeg|draagt|droeg|drinkt"
    rf"|eet"
    r"|dronk|maakt|maakte|verloor|vergat|brak|lust|haat|niet|nooit|altijd|vroeger|ooit|elke)\b(?! weten)(?! heet)",
    rf"(?:wat|zoals|waar\w*|hoe|wie|toen|die|dat) {_RELATIVE} (?:\w+ ){{1,7}}\w+$",
    rf"{_RELATIVE} (?:heeft|had|draagt|droeg|verstopt|bewaart|noemt|gaf|geeft|kocht|maakt|maakte|bakt|bakte|woont"
    r"|woonde|eet|at|drinkt|dronk|verloor|kreeg|krijgt|zei|zegt) (?:\w+ ){0,3}(?:er|altijd|nooit|vroeger|laatst|ooit"
    r"|thuis|ons|mij|me|zelf|op|onder|in|bij|elke|iedere)\b",
    r"(?:ons|onze|mijn|jouw) (?:\w+ )?(?:woord|woordje|code|afkorting|naam|naampje|bijnaam|term|teken) voor\b",
    r"(?:cadeau|kado|cadeautje|kadootje) van (?:je|mijn|jouw|onze|opa|oma|tante|oom)\b",
    r"(?:ligt|staat|hangt|zit) (?:hier|nu) (?:\w+ ){0,2}(?:tafel|muur|kamer|neus|plafond|grond|bank|kast|achter"
    r"|naast)\b",
    r"^hier (?:tegenover|om de hoek|in de (?:kamer|buurt|straat)|aan de muur|op tafel)$",
    r"(?:heb|hebt|heeft|draag|draagt) (?:je|jij|ik|hij|zij|we|jan) (?:\w+ )?nu (?:aan|op|om|vast)$",
    r"(?:draag|draagt) (?:hem|het|ze|die|er een) nu$",
    r"degene (?:hier )?(?:naast|links|rechts|tegenover)\b|kijk (?:maar |eens |maar eens )?achter je$",
    rf"(?:bijnaam|koosnaam|troetelnaam|kat|hond|auto|fiets|moeder|vader|zoon|dochter|trui|bureau|lievelings\w+"
    rf"|stopwoordje|hobby) van "
    rf"(?:die )?(?:{_NAMED}|\w+ (?:van|uit|op|bij) (?:de |het |hier)?{_NEAR})\b",
    rf"{_NAMED} (?:van|uit|op|bij) (?:de |het |hier )?{_NEAR}\b",
    r"(?:daar|hier|die|dat|zo|hem|haar|er|ze) (?!ben|heb|wil|kan|mag|zal|moet)\w{3,} (?:ik|we|wij|jij) (?:\w+ "
    r"){0,3}(?:als kind|vroeger|vaak|nooit"
    r"|altijd|ooit|toen|laatst|gisteren|samen|thuis)\b",
    r"(?:ik|we|wij|jij|jullie) (?:\w+ )?als (?:kind|kleuter|puber|student|tiener|baby|kinderen|pubers|tieners"
    r"|studenten)\b",
    rf"(?:boven|tegenover) {_MINE} (?:\w+ )?(?:bed|bank|bureau|tafel|haard|huis|deur|tv|keuken)\b",
    r"^(?:dat |die |er )?(?:zat|lag|stond|hing|woonde|kwam|sliep|groeide|vonden we|vond ik)(?: er)? (?:in|op|onder|"
    r"achter|naast|boven|tegen|bij) (?:onze|mijn|jouw|je|jullie) (?!planeet|aarde|wereld|bol|melkweg|land)\w+",
    r"^(?:waar|wat|wie|hoe|waarom) (?:jij|je|ik|wij|jullie) .*, (?:schat|schatje|lieverd|liefje|pap|pa|mam|ma|zus|"
    r"zusje|broer|broertje|oma|opa|lief)$",
)
"""What only the own team can know: their meals, families and holidays."""

_RELATED = (
    r"(?:moeder|mama|ma|vader|papa|pa|ouders|broer|broertje|zus|zusje|zuster|zoon|dochter|kind|kinderen|vrouw|man|oma|opa|"
    r"oom|tante|neef|nicht|grootmoeder|grootvader|echtgenoot|echtgenote|partner)"
)
_KIN_OF_KIN = (
    rf"^(?:de |het |een )?(?:\w+e )?{_RELATED} van (?:je|jouw|mijn|m'n|uw|zijn|haar|onze|jullie) {_RELATED}"
    rf"(?:(?: d'r| haar| z'n|s)? {_RELATED}| van (?:je|mijn|zijn|haar) {_RELATED})?[.!]?$|"
    rf"^(?:je|jouw|mijn|m'n|uw|zijn|haar) {_RELATED}(?:s| d'r| haar| z'n| zijn) {_RELATED}[.!]?$"
)
"""Kin of kin is said by definition: an oma is the moeder van je moeder."""

IDIOMS = SERIES + patterns(
    _KIN_OF_KIN,
    r"\b[a-z]-vormige?\b|pas de (?:deux|trois)\b|mijn naam is haas\b|wat je zegt,? ben je zelf\b"
    r"|weet je nog wel,? (?:die avond in de regen|oudje)|herinner je de vijfde november",
    r"(?:licht,? camera,? actie|veni[,.]? vidi[,.]? vici|rood,? wit,? blauw|steen,? papier,? schaar|"
    r"geloof,? hoop,? (?:en )?liefde)\b",
    r"(?:(?:een|één), twee, (?!drie$|vier)|aap, noot, mies|kop, staart|pief, paf|hocus, pocus|hap, slik|snip, snap"
    r"|(?:iene|olleke), |hoofd, schouders|vrijheid, gelijkheid|rust, reinheid|seks, drugs|horen, zien|knip, plak"
    r"|goud, zilver|ik kwam, ik zag|kling, klang)",
    r"(?:eten, bidden|eat, pray|sex, lies|lock, stock|tinker, tailor|planes, trains|de goede, de slechte)",
    r"(?:klaar,? af|op je plaatsen,? klaar|bloed,? zweet,? (?:en )?tranen|jan,? piet,? (?:en )?klaas)\b",
    r"(?:o|oh|ach) (?:mijn|m'?n) (?:god|hemel|hart)\b",
    r"mijn (?:hemel|god|hoofd erbij|zegen|tijd|beurt)\b",
    r"onze (?:vader|lieve heer|lieve vrouwe)\b",
    r"mijn \w+,? schoon \w+\b",
    r"sesam,? open u\b",
    r"ons (?:lieve heer|soort mensen|dagelijks brood)\b",
    r"onze eerste (?:minister|hulp)\b",
    r"(?:hier|daar) (?:ben|sta|was) ik(?: dan\b| weer\b|,|$)|bij ons in de jordaan\b|aan mijn fiets hangen\b"
    r"|wat je afgelopen zomer hebt gedaan\b"
    r"|toen ik (?:nog )?een (?:klein\w* )?(?:jongen|jongetje|kind|meisje) was\b",
    r"moeder de gans\b|mijn tante uit marokko\b|onze man in\b|mijn opa, mijn opa\b|mijn zusje is een\b|mijn buurman"
    r" totoro\b|mijn vader is groter\b",
    r"jouw (?:geheim is veilig|naam hier|mening telt)\b|onze lieve vrouw\b|onze jan\b",
    r"(?:mijn|m'?n) (?:idee|zegje|best|neus voorbij|hart op|hart in|mond vol)\b",
    r"je (?:zin|ding|neus|mond|best|gang)\b",
    r"mijn kleine pony\b|ons aller\b|(?<=\w )(?<!die )(?<!dat )(?<!dit )lust ik (?:wel|niet)$"
    r"|van gisteren\? |het laatste woord (?:hebben|krijgen|willen)\b",
    r"vader jacob\b",
    r"(?:geef ons heden|gegroet maria)\b",
    r"in mijn uppie\b|(?:een )?(?:koninkrijk|keizerrijk) voor (?:mijn|een) \w+|gij,? mijn \w+|waarom ben jij romeo\b"
    r"|wie (?:zit|zat|ligt|lag|heeft|at) er (?:op|in|van|uit) mijn \w+"
    r"|mijn huis (?:altijd |overal )?(?:mee|bij me|op)\b|opa's laatste wil\b|naast mijn schoenen\b"
    r"|zweer (?:\w+ )?op mijn moeder\b|jullie zijn ge\w+d\b|bij ons om de hoek\b",
    r"naar mijn zin\b",
    r"(?:niet|krant|nieuws|brood|kliekjes?|restjes|prak|prakje|afwas|vaat|borden|eten|soep|mensen|wereld|sneeuw|rijst"
    r"|bier|koffie|weer) van gisteren\b|van gisteren is\b",
    r"mijn \w+ is (?:niet )?(?:van|voor) (?:mij|u|iedereen|niemand|allen)\b|mijn \w+ is (?:ook )?(?:jouw|uw) \w+$"
    r"|wie heeft er (?:in|van|op|uit|met) mijn \w+je \w+|je (?:vader|moeder) was een hamster\b"
    r"|je vijand is mijn vriend$|ik ben er klaar mee|ik heb er geen (?:woorden|zin|tijd)|wat (?:jij|gij) niet wilt dat",
    r"mijn (?:naam is|hart zal|kop eraf|reet|koninkrijk|twee centen|gedacht|fout|schuld|rug op|dooie|sloffen|lief|schat"
    r"|liefje|schatje|liefste|waarde|beste|kapitein|generaal|strijd|leven als|rijk|rijtje|favorieten|en dijn)\b",
    r"(?:eet|neem|veeg|was|houd|hou|hield|verwed|geef|verlies|ken|licht|neemt) (?:ik )?mijn "
    r"(?!broer|zus|vader|moeder|opa|oma|man\b|vrouw|vriend|hond|kat)\w+",
    r"(?:over|op|met|onder|voor|uit|van|naar|in) mijn (?:lijk|hoede|woord|erewoord|sas|nopjes|sokken|dak|hum|gemak"
    r"|eentje|mening|beurt|tijd|schouders|hart|hart en nieren|oor|oren|hoofd|duim|neus|stuk|tenen|knieën)\b",
)
"""Sayings and titles that only sound private."""
