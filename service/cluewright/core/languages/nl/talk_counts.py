"""Talk of how many letters or syllables there are."""

from .talk import COUNT, FEW, N, patterns

_WORDS = r"(?:sleutel)?(?:woord|woordje)"

_SIGNS = r"(?:tekens|karakters)"
_ONLY = r"(?:maar|slechts|amper|precies|exact|welgeteld|nauwelijks|net geen)"
_SHORT = (
    r"(?:kort|kortste|lang|superkort|superlang|ellenlang|piepklein|reuzelang|megalang|ontzettend lang|heel kort"
    r"|heel lang|erg kort|erg lang|lekker kort|lekker lang|zeer kort|zeer lang|vrij kort|vrij lang|best kort|best lang)"
)

COUNT_TALK = patterns(
    rf"(?!(?:\d\d|tien|elf|twaalf|\w+tien) (?:lettergrep|syllab)|(?:24|26|vierentwintig|zesentwintig) letters"
    r"|een letter (?:van|aan|uit|voor|in|op|die)\b)"
    rf"{N}[ -]?(?:letters?(?! en \w+ cijfers?\b)|lettertjes?|lettertekens|lttrs|ltrs?|letterstenen|scrabble\w+|klapjes"
    r"|lettergrepen|lettergreep|letter(?:grep)?ig\w*|letterwoord\w*|syllab\w+|klankgrepen)\b",
    rf"(?:het )?aantal (?:letters|lettergrepen)(?: is)? {N}\b",
    rf"(?:letters|lettergrepen|woordlengte)[:=]? ?{N}\b",
    r"(?:even|oneven|even ?veel|(?:net )?zo ?veel|\w+tal|handvol|dozijn) (?:aantal )?(?:letters|lettergrepen)\b",
    r"(?:meerlettergrepig\w*|(?:langste|kortste) (?:sleutel)?woord)\b",
    rf"(?:heeft|telt|bestaat uit) (?:er )?(?!(?:\d\d|tien|elf|twaalf|\w+tien) lettergrep){N}(?: stuks)? ?(?:letters"
    rf"|lettergrepen|tekens)\b",
    rf"{COUNT}(?:letter|lettergrepig|letterig)\w*",
    r"(?:twee|drie|vier|vijf|zes)maal (?:klappen|klapt|geklapt)\b",
    rf"^{FEW} (?:let|lett|ltr|ltrs)\.?$",
    rf"^tel (?:maar|eens|even|zelf)(?: na)?[:,] {FEW}$",
    r"(?:even|net zo|ongeveer zo) (?:lang|kort) als (?:het )?(?:woord|sleutelwoord|ons|onze|de andere|het andere)\b",
    r"(?:langer|korter) dan (?:het|de|ons|onze) (?:\w+ )?(?:sleutel)?woord(?:en)?\b",
    r"(?:meer|minder|meeste|minste|te veel|weinig) (?:letters|lettergrepen|klinkers|medeklinkers)\b",
    rf"(?:past|passen|vult|vullen) (?:\w+ ){{0,2}}(?:in )?{FEW} (?:vakjes|hokjes|streepjes)\b",
    rf"{FEW} (?:kruiswoord|puzzel)(?:vakjes|hokjes)\b",
    rf"^korter (?:kan|gaat) (?:haast |bijna )?niet\W+{FEW} {_SIGNS}$",
    rf"{FEW} (?:vakjes|hokjes|streepjes) (?:in (?:een |de )?(?:kruiswoord\w*|puzzel)|bij (?:galgje|scrabble))\b",
    rf"(?!(?:26|24|zesentwintig) letters){FEW} (?:letters|tekens|karakters) lang\b",
    rf"woord(?:je)? (?:van|met|uit) {FEW}(?: tekens| karakters)?$",
    r"(?:langste|kortste)(?: woord\w*)? (?:van|in|op|uit) (?:de|het|ons|onze) "
    r"(?:vier|4|rijtje|lijstje|viertal|scherm)\b",
    rf"(?:ons|onze) (?:langste|kortste)(?: {_WORDS})?$",
    rf"telt er {FEW}$",
    rf"^(?!(?:twaalf|12) tekens){FEW} (?:tekens|karakters)$",  # the zodiac has twelve
    rf"(?:klap|klapt|klappen) (?:(?:je|jij|we|men) )?(?:er |het )?(?:in )?{FEW} (?:keer|maal|stukken|delen)\b",
    rf"in (?:scrabble|wordfeud) (?:\w+ ){{0,3}}{FEW}(?: (?:vakjes|stenen|steentjes))?$",
    rf"^{FEW} (?:vakjes|hokjes|posities) (?:breed|lang)$",
    rf"(?:woord|naam|term|begrip) (?:is|telt|heeft) (?:maar |precies |er )?{FEW}(?: lang)?$",
    rf"{FEW} (?:keer|maal|x) (?:klap|klapt|klappen|klapje|klapjes)$",
    rf"(?:lengte|woordlengte)(?: is)?[:=]? ?{FEW}$",
    rf"{FEW} (?:hele|armzalige|korte|magere|losse|schamele|luttele|verschillende|simpele|zielige|luizige|lullige"
    r"|klinkende) (?:letters|lettertjes|lettergrepen)\b",
    rf"(?<!wachtwoord )(?<!code )(?:van|met|uit|in) {_ONLY} {FEW} {_SIGNS}",
    rf"^{_ONLY} {FEW} {_SIGNS}",
    rf"(?:telt|heeft|bevat|beslaat|kost) (?:er |in totaal )?{_ONLY} (?!twaalf|12){FEW} {_SIGNS}",
    rf"^{FEW} {_SIGNS} (?:maar|slechts|kort|telt)\b",
    rf"(?:ding|dingetje|eentje|ukkie|iets|term|begrip|kleintje|kort\w*|lang\w*|gevalletje) (?:van|met|uit) {FEW}"
    rf" {_SIGNS}",
    rf"(?:tekens|karakters|letters|kruiswoord\w*|cryptogram): ?{FEW}$",
    rf"{FEW} (?:delen|stukken|stukjes) (?:te klappen|als je (?:het )?(?:klapt|afbreekt|hakt))",
    rf"(?:breek|hak) (?:je |men )?(?:het |dit )?{FEW} (?:keer|maal) af\b",
    rf"(?:afgebroken|af te breken) in {FEW}\b",
    r"(?:langste|kortste) van (?:het stel|ons vieren|ons vier|ons|alle vier|onze vier|onze woorden)$",
    r"^het (?:aller)?(?:kortste|langste)$",
    r"^(?!(?:de|het) e(?:[eé]n|ne) )(?:\w+ ){0,4}(?:langer|korter) dan (?:alle |de )?(?:andere|overige|rest)"
    r"(?: drie| woorden)?$",
    r"(?:even|net zo) (?:lang|kort) als ['\"]\w",
    r"letters: (?:net |precies )?(?:zo ?veel|evenveel)\b",
    r"(?:wordle|lingo)-?woord(?:je)?\b|past (?:\w+ )?(?:in|bij) (?:wordle|lingo)\b",
    rf"{FEW} (?:steentjes|stenen|blokjes|letterblokjes) (?:\w+ ){{0,3}}(?:scrabble\w*|wordfeud)",
    rf"{FEW} (?:toetsaanslagen|aanslagen op (?:je|het|een) toetsenbord)\b",
    rf"(?:typ|typt|typen|tik|tikt|tikken|toets|intypen) (?:\w+ ){{0,2}}(?:met|in) {FEW} (?:toetsen|aanslagen|tikken)\b",
    r"hand vol (?:letters|lettergrepen)\b",
    rf"^(?:(?:dit|het) is )?(?:een |'n )?{_SHORT} (?:sleutel)?woord(?:je)?(?: zeg| hoor| is dit)?$",
)
"""A number of letters or syllables."""
