"""Talk of how long a word is, by what one counts its letters or syllables with: boxes, tiles, fingers, claps."""

from .talk import FEW, patterns

_F = FEW.replace("?P<n>", "?:")
_BOX = (
    r"(?:vakjes|hokjes|bolletjes|streepjes|blokjes|vierkantjes|lege plekken|lege vakjes|stippen"
    r"|stippellijntjes)"
)
_PUZZLE = (
    r"(?:\w*puzzel\w*|kruiswoord\w*|crypto\w*|lingo\w*|galgje|wordle|woordle|scrabble\w*|wordfeud\w*|zweedse"
    r" puzzel)"
)
_TILE = r"(?:scrabble|wordfeud)[ -]?(?:tegel|steen|stenen|blok|letter|plank|bord)\w*"
_TIMES = r"(?:keer|maal|x|stukken|stukjes|delen)"
_WORD = r"(?:woord|woordje|sleutelwoord|begrip|naam|term)"
_SOUNDING = r"(?:klinkers?|medeklinkers?)"
_COUNTING = r"(?:tel|telt|tellen|geteld|nagetel\w*|natellen|uittellen|optellen|turf|turven)"
_PIECES = r"(?:lettergrepen|lettergreep|syllaben|syllabes|klankgroepen|stukjes|happen)"

BOX_TALK = patterns(
    rf"{FEW} {_BOX},? (?:\w+ )?(?:horizontaal|verticaal|invullen|in te vullen|op te vullen|nodig|te vullen|in totaal"
    rf"|lang"
    r"|breed|in de (?:krant|puzzel)|van links naar rechts|naar (?:beneden|rechts))\b",
    rf"(?:horizontaal|verticaal)[,:]? (?:\w+ )?{FEW} {_BOX}\b",
    rf"{_PUZZLE}(?:[ :,]+\w+){{0,6}}[ :,]+(?:voor |in |met |op )?{FEW} (?:\w+ )?{_BOX}",
    rf"{FEW} {_BOX}(?: \w+){{0,3}} (?:op|in|van|bij) (?:de |een |het |je |mijn )?{_PUZZLE}",
    rf"(?:vul|vult|vullen|beslaat|bezet|neemt|pas|past|passen|kost|vraagt) (?:\w+ ){{0,3}}{FEW} {_BOX}",
    rf"(?:galgje|lingo|wordle|wordle-?achtig)[,:]? (?:\w+ )?{FEW} (?:\w+ )?(?:strepen|streepjes|stippen|puntjes"
    rf"|posities|keer)",
    rf"{FEW} (?:lettergr|lettergrp|lgr|ltrgr|lett|lttr)\.?(?!\w)",
    r"(?:three|five|six|seven|eight|nine|ten|eleven|twelve|\d)[ -]letter[ -]word\b|four[ -]letter[ -]word,? (?:maar"
    r"|en|doch)\b",
    rf"{_TILE}(?:[ ,]+\w+){{0,6}}[ ,]+{FEW}\b",
    rf"{FEW} (?:\w+ )?{_TILE}",
    rf"(?:al|alle|heel) (?:mijn|m'n|je|de|het) {_TILE}",
    rf"letters (?:\w+ ){{0,5}}{_COUNTING}\b",
    rf"{_COUNTING} (?:\w+ ){{0,4}}(?:letters|lettergrepen|klinkers|medeklinkers)\b",
    r"(?:letters|lettergrepen) (?:\w+ ){0,5}(?:vingers|handen|tenen|één hand|een hand|twee handen)(?! getatoe)",
    r"(?:vingers|handen|tenen|één hand|een hand|twee handen) (?:\w+ ){0,6}(?:letters|lettergrepen)\b(?! in\b)",
    r"(?:evenveel|net zoveel|zoveel|meer|minder) (?:letters|lettergrepen) (?:als|dan)\b",
    rf"(?:klap|klapt|klappen|klapten|geklapt|klapje|klapjes)[ ,]+(?:\w+ )?(?:\w+ )?(?:in )?{FEW} {_TIMES}(?! in (?:de"
    rf"|je|zijn"
    r"|haar|hun) hand| voor| achter)",
    rf"{_WORD} (?:\w+ ){{0,2}}(?:klap|klapt|klappen|geklapt)\b",
    rf"in {FEW} {_TIMES} (?:\w+ )?(?:geklapt|te klappen|afgebroken|af te breken|uit te spreken|te hakken|gehakt)\b",
    rf"af te breken (?:\w+ )?in {FEW}\b",
    rf"{FEW} {_SOUNDING},? (?:en |plus |met |tegen |naast )?{_F} {_SOUNDING}",
    rf"{FEW} klinkers?[- ](?:en|of|plus)[- ]medeklinkers?\b",
    rf"(?:telt|heeft|bevat) (?:\w+ )?{FEW} {_SOUNDING},? (?:en |plus )?{_F} {_SOUNDING}",
    rf"{_F},? {_F},? of {_F}\?? (?:die|de|dat|het)(?: ene| woord)? (?:van|met) {FEW}\b",
    rf"(?<!wachtwoord van )(?<!code van )(?<!pincode van )(?:precies|exact|welgeteld|slechts|maar) {FEW} (?:tekens"
    rf"|karakters)$",
    rf"(?:net|precies|exact|welgeteld|maar|slechts)? ?{FEW} (?:tekens|karakters) (?:in totaal|lang|bij elkaar|breed"
    r"|zonder spaties?)\b",
    rf"(?:drie|twee|vier|vijf|2|3|4|5) letters (?:maal|keer|x|plus|en nog) {_F}\b",
    rf"{_WORD} (?:van|met|uit) (?:maar |slechts |precies |wel )?{FEW} {_PIECES}",
    rf"{_WORD} (?:is |duurt |telt |heeft |beslaat )(?:\w+ )?{FEW} (?:letters|tekens|{_PIECES}|karakters) ?(?:lang"
    rf"|groot|breed)?\b",
    rf"(?:qua|in) (?:lengte|letters|letteraantal|lettertal)[:,]? (?:\w+ )?{FEW}\b",
    r"(?:qua|in) (?:woordlengte|letteraantal|lettertal|aantal letters)\b",
    rf"(?:lengte|woordlengte|letteraantal|lettertal|letters|lettergrepen) (?:is |gelijk aan |van (?!een )|bedraagt "
    rf"|komt op"
    rf" ){FEW}\b",
    r"(?:het )?(?:langste|kortste) (?:woord )?(?:van|uit|op|in) (?:ons|onze|het|de) (?:vier|vieren|viertal|rijtje"
    r"|lijstje|lijst"
    r"|rij|stel|set|woorden|sleutelwoorden|scherm)\b",
    r"(?:meeste|minste) (?:letters|lettergrepen|tekens)\b",
    r"(?:een|één|twee|drie|1|2|3) letters? (?:meer|minder|langer|korter) dan\b",
    rf"(?:op|in) (?:een )?(?:toetsenbord|telefoon|typemachine) (?:\w+ )?{FEW} (?:aanslagen|toetsen|tikken)\b",
    rf"{FEW}(?:-|\s)?(?:letterig|lettergrepig|syllabig|letterwoord)\w*",
    rf"(?:spreek|zeg|roep) (?:je |men )?(?:het |dit |hem )?(?:uit )?in {FEW} {_PIECES}",
    rf"(?:wordle|lingo|galgje|scrabble|wordfeud)(?: \w+){{0,3}}[:,] (?:\w+ )?{FEW} \w+$",
    rf"^{FEW} (?:klappen|klapjes|klapjes lang)$",
    rf"{_F} {_TIMES} te (?:verdelen|splitsen|klappen|hakken|breken)|(?:breek|hak|splits|verdeel|knip|klap) (?:je"
    rf" )?(?:het|dit|hem|'m)"
    rf" (?:\w+ )?(?:in )?{_F} (?:{_TIMES}|{_PIECES})\b",
    r"(?:even|net zo|ongeveer even|precies even) (?:lang|kort) (?:geschreven |gespeld )?als (?:het woord"
    r" )?['\"]?\w+['\"]?"
    r"(?: geschreven| gespeld| qua letters|,? (?:letters|geteld))",
    r"qua (?:aantal )?(?:letters|lettergrepen|lengte van het woord)\b|letters bedoel ik\b|(?:in|gerekend in|gemeten"
    r" in) letters$",
    rf"qua lengte (?:\w+ ){{0,4}}{FEW}\b",
    rf"(?:maar |slechts |precies )?{FEW} (?:klankgroep|klankgroepen|klankdelen|lettergreepjes?)\b|monosyllab\w+"
    rf"|polysyllab\w+",
    rf"{FEW} (?:tikken|aanslagen|toetsen|toetsaanslagen) (?:\w+ )?(?:getypt|typen|in te typen|ingetypt)",
    rf"(?:sms|tweet|typen|intypen|appen)[:,]? (?:\w+ )?{FEW} (?:tekens|karakters|letters)\b",
    rf"(?:cryptogram|kruiswoord\w*|crypto|puzzel)(?: \w+){{0,3}} \({FEW}\)",
    r"(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:letters|syllables)\b",
    rf"(?:dit|het|ons) (?:sleutel)?woord (?:heeft|telt|kent|bezit|beslaat) (?:er )?(?:precies |maar |slechts |wel"
    rf" )?{FEW}$",
    rf"^(?:heeft|telt) (?:er )?(?:precies |maar |slechts )?{FEW},? (?:letters|als je (?:de letters )?telt|qua letters)",
    rf"{FEW} {_SOUNDING} (?:\w+ ){{0,2}}en {_F} {_SOUNDING}",
    rf"(?:één|een) hap adem en {FEW} {_PIECES}",
)
"""Letters or syllables counted by the way."""
