"""Loans that are not said as their letters tell, in the spelling that a Dutch word with their sound would have.

They would else be taken for homophones and rhymes of words that sound otherwise: chips (sjips) is no gips, premier
(premjee) no rhyme of mier, coke (kook) no koken.
"""

import re
from collections.abc import Iterator

_GREEK = re.compile(
    r"ch(?:[lrt]|ao|ara[kc]|aris|arit|em|iro|iral|irurg|imaer|iton|olera|oleri|olest|olin|ond|oor|or[aed]|oreo|al[ck]"
    r"|erub|assid|anoek|ias|$)"
)
"""Words with a ch that comes from Greek or Hebrew and is said as g: chaos, chemie, chloor."""
_FRENCH_CHE = re.compile(r"(?<=[aeiou])ch(?=es?$)|(?<=[aeiou]n)ch(?=es?$)")
"""douche, branche; no Dutch word ends so (but for inflected ones in -ische)."""

_PAIRS = """
    premier/premjee dossier/dosjee atelier/ateljee hotelier/hoteljee croupier/kroepjee cahier/kajee metier/meetjee
    rentier/rentjee collier/koljee sommelier/sommeljee chansonnier/sjansonjee couturier/koetuurjee bustier/buustjee
    patissier/patiesjee chocolatier/sjokolatjee financier/finansjee pompier/pompjee romancier/romansjee
    plumier/pluumjee costumier/kostuumjee kostumier/kostuumjee foyer/fwajee diner/dienee souper/soepee
    chevalier/sjevaljee chalet/sjalee sachet/sasjee cachet/kasjee crochet/krosjee duvet/duuvee depot/deepoo
    entrepot/entrepoo tricot/triekoo jabot/zjaboo argot/argoo calicot/kaliekoo picot/piekoo filet/fielee
    gilet/zjielee bidet/biedee budget/budzjet corps/kor taille/taje medaille/medalje maillot/majoo
    feuilleton/fujeton camper/kemper camp/kemp jam/zjem fan/fen flat/flet rap/rep rapper/repper crack/krek
    crash/kresj cash/kesj flash/flesj match/metsj smash/smesj snack/snek track/trek tram/trem tank/tenk scan/sken
    scanner/skenner back/bek backup/bekup laptop/leptop fax/feks hacker/hekker hack/hek jack/djek jackpot/djekpot
    gadget/gedzjet manager/mennedzjer handicap/hendiekep ranch/rentsj sandwich/sentwitsj gag/geg tag/teg
    rally/rellie happy/heppie barbecue/barbekjoe coke/kook joke/djook team/tiem beat/biet dealer/dieler deal/diel
    leader/lieder cheat/tsjiet jeans/djiens cream/kriem dream/driem stream/striem sweater/swetter steak/steek
    break/breek freak/friek jeep/djiep speech/spietsj meeting/mieting keeper/kieper geek/giek sheet/sjiet
    tweed/twiet speed/spiet feed/fiet green/grien creme/krem toffee/toffie coffee/koffie cheese/tsjies goal/gool
    coach/kootsj coachen/kootsjen toast/toost soap/soop boat/boot coat/koot roadie/roodie cool/koel coon/koen
    look/loek boots/boets scooter/skoeter booster/boester groove/groef football/foetbol cake/keek tape/teep
    date/deet game/geem page/peetsj race/rees lace/lees space/spees skate/skeet make/meek spike/spaik line/lain
    online/onlain site/sait hype/haip bike/baik slice/slais lifestyle/laifstail vibe/vaip drive/draif life/laif
    time/taim quiz/kwis wifi/waifai voucher/vautsjer lounge/laundzj couch/kautsj house/haus sound/saunt
    outfit/autfit crowd/kraut clown/klaun gay/geej tray/treej spray/spreej okay/ookee player/pleejer baby/beebie
    lady/leedie iq/iekuu kain/kajin icq/iesekjoe mais/majs juice/djoes blues/bloes crew/kroe interview/interfjoe
    design/diesain chassen/sjassen lunch/lunsj brunch/brunsj punch/punsj crush/krusj truc/truuk jus/zju gel/zjel
    gin/djin gene/zjene genre/zjanre giraf/zjieraf jury/zjuurie job/djop joint/djoint charter/tsjarter
    chutney/tsjutnie check/tsjek chat/tsjet chatten/tsjetten chatroom/tsjetroem chill/tsjil chillen/tsjillen
    chick/tsjik choker/tsjooker champ/tsjemp challenge/tsjellenzj chocola/sjookola stance/stens grain/grein
    raid/reet trailer/treeler trainer/treener trainen/treenen training/treening brainstorm/breenstorm
    container/konteener bacon/beekon steward/stjoewert skateboard/skeetbort
    snowboard/snoobort keyboard/kiebort croissant/krwasang smartphone/smartfoon drone/droon hotdog/hotdok
    sneaker/snieker affiche/affiesje fiche/fiesje
"""

_SAID = dict(pair.split("/") for pair in _PAIRS.split())
"""chips and their like need not be here: a ch at the beginning is French or English unless it is Greek."""

_BOTH = frozenset(
    ("tank", "rap", "back", "line", "make", "life", "time", "page", "race",
     "house", "look", "boots", "tag", "match", "camper", "tram")
)  # fmt: skip
"""Words that are Dutch in their letters' sound too, or said in both ways."""


def respellings(word: str) -> Iterator[str]:
    """The word as its sound would be spelled, in each way that it is said; the word itself where that tells."""
    plain = word.removesuffix("s") if word not in _SAID else word
    if said := _SAID.get(plain):
        yield said + word[len(plain) :]
        if plain in _BOTH:
            yield word
    elif word.startswith("ch") and not _GREEK.match(word):
        yield "sj" + _french(word[2:])
        yield "tsj" + word[2:]
        if word.startswith(("chin", "chagr")):
            yield word
    else:
        yield _french(word)


def _french(word: str) -> str:
    return _FRENCH_CHE.sub("sj", word)
