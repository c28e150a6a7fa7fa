"""Learned words: families that came from Latin, Greek and French with their endings (politiek, politicus, politica).

Their members are seldom made from one another by adding an ending: one ending stands in the place of another. So a
rule names an ending and those that relatives have instead, and a relative counts if the dictionary has it.
"""

from collections.abc import Iterator
from functools import cache

from .lexicon import entry
from .spelling import closed
from .verbs import is_verb
from .words import words

_RULES = """
ositeit: eus oos; iviteit: ief; ariteit: air; aliteit: aal eel; biliteit: bel; iciteit: iek isch; uïteit: u
antie: ant eren; entie: ent eren; ieus: ie; eus: e?; euse: eur; trice: teur tor; teur: tie; sseur: ssie ge
ieel: ie ium iën; ueel: u us e - ; ioneel: ie; ionaal: ie; ionair: ie; ionist: ie; ionaris: ie; ioneren: ie; ureel: uur
aal: um e?; iaal: ie ium; traal: trum ter; mentaal: ment; nentaal: nent; onaal: oon on; oraal: or; omaal: oom
oreel: oor; uraal: uur; air: e? -; iair: ie; arisch: e; onair: oen
icus: iek ica isch ie; isch: iek ica; ica: iek; icien: iek ica; iek: ie -? e?; gisch: gie
tisch: se sie s zie - ; atisch: ie; etisch: ie eet; ematisch: eem; omatisch: oom; ematiek: eem; etiek: eet
istisch: isme ist; astisch: asme ast; isme: ist; asme: ast; tiseren: se; iseren: isme? ist?
atisering: atie aat; atiseren: atie aat; alisering: aal; aliseren: aal; isering: isch
atuur: ator aat; ectuur: ect; ariaat: aris; oraat: or; thecaris: theek; theker: theek; etie: eet; rannie: ran
loog: logie; loge: logie; logisch: logie loog; graaf: grafie; grafe: grafie; grafisch: grafie graaf; noom: nomie
nomisch: nomie noom; craat: cratie; cratisch: cratie craat; soof: sofie; sofisch: sofie soof; foob: fobie
fobisch: fobie; gaam: gamie; goog: gogie; gogisch: gogie goog; paat: pathie; pathisch: pathie; maan: manie
iater: iatrie; foon: fonie; fonist: fonie foon; fonisch: fonie foon; metrisch: metrie; scopisch: scopie scoop
scoop: scopie; urg: urgie; urgisch: urgie urg; grafie: -?; theek: -?; naut: nautiek
ctie: geren ceren gueren cteren; uctie: ueren; uct: uceren; ucent: uceren uctie; sie: deren teren seren; ptie: peren
ie: eren iëren; itie: iëren eren; ositie: oneren oseren; tie: teren; age: eren; ant: eren; ent: eren
ist: eren? ie; ief: ie? -?; tor: tie?; sor: sie?; eur: age
"""
"""Ending: endings of its relatives, a dash for none. A mark of question says that the meaning has often drifted."""

_STRANGERS = words(
    """aardstraal/aardster actionair/actie actueel/acte adventief/advent astraal/aster autografie/auto bandage/banderen
    basilica/basiliek bentisch/been bijlage/bijleren brooddief/brood canoniek/canon communist/communie
    compressief/compres conventie/convent conversie/converseren conversie/converteren copieus/copie demografie/demo
    deponie/deponeren diplomatisch/diploma directief/direct discotheek/disco donatist/donatie doodziek/doods
    drogist/drogeren erotisch/erosie excretie/excreet fatisch/fase foutief/fout garantie/gareren genetisch/genie
    globaal/globe grafiek/graaf harmonica/harmoniek harmonisch/harmonica hoofdmotief/hoofdmoot hypotheek/hypo
    important/importeren indicie/indiceren initiatief/initiatie intentie/interen internist/interneren
    justitie/justeren kanoniek/kanon kantiek/kant keltisch/keel klassiek/klas klassiek/klasse klastisch/klaas
    klastisch/klasse koptisch/kops kramiek/kraam kritisch/kris krolziek/krols kromtaal/kromte kwaliteit/kwaal
    kwartair/kwart kwestieus/kwestie literair/liter manueel/maan materiaal/materie maximaal/maxime memorie/memoreren
    militair/milite militie/militeren monitrice/monitor napoleontisch/napoleon narcistisch/narcis neurotisch/neuro
    neutronenstraal/neutronenster obligatist/obligatie officiaal/officie officieus/officie opticus/optie
    orthografie/ortho paltisch/paal passant/passeren passief/passie penitentie/penitent pensief/pens plantair/plant
    politicus/politie politie/poleren politiek/politie politioneel/politie portiek/portie positie/poseren
    positief/positie present/preseren pressie/presteren primair/prime principaal/principe processor/processie
    professor/professie progressist/progressie punctie/puncteren regionaal/regie relatief/relatie respectief/respect
    restaurant/restaureren revisie/reviseren romantisch/romaan romantisch/roman rotator/rotatie rustiek/rust
    schandaal/schande schoffie/schofferen schoolziek/schools secretie/secreet secundair/secunde serieus/serie
    signaal/signum speciaal/specie speelziek/speels spioneren/spie staticus/statie statief/staat statief/statie
    statieus/statie stationair/statie stationeren/statie statist/statie statistiek/statist statuur/staat
    stickie/stickeren successief/succes tribunaal/tribune utopist/utopie violent/violeren visioneren/visie
    wilddief/wild zijdaal/zijde"""
)
"""Pairs that only look related, or that nobody thinks of together any more."""

_SHORTEST = 7  # letters of a word that has such an ending


@cache
def _by_ending() -> dict[str, tuple[tuple[str, bool], ...]]:
    """Ending -> what relatives have in its place, and whether they have kept its meaning."""
    found: dict[str, tuple[tuple[str, bool], ...]] = {}
    for rule in _RULES.replace("\n", ";").split(";"):
        ending, _, others = rule.strip().partition(":")
        relatives = tuple((other.rstrip("?").strip("-"), not other.endswith("?")) for other in others.split())
        found[ending] = (*found.get(ending, ()), *relatives)
    return found


@cache
def _lengths() -> dict[str, tuple[int, ...]]:
    """The last two letters of an ending -> how long the endings are that end so."""
    ends = {ending[-2:] for ending in _by_ending() if ending}
    return {end: tuple(sorted({len(each) for each in _by_ending() if each.endswith(end)})) for end in ends}


def relatives(word: str) -> Iterator[tuple[str, bool]]:
    """The word's relatives with other endings, and whether they mean the same sort of thing for certain."""
    if word.endswith("dief"):  # gouddief: a thief
        return
    for size in _lengths().get(word[-2:], ()) if len(word) >= _SHORTEST else ():
        root, ending = word[:-size], word[-size:]
        for other, certain in _by_ending().get(ending, ()) if len(root) >= _least(ending) else ():
            for relative in (root + other,) if other else closed(root):
                if relative != word and _exists(relative) and f"{word}/{relative}" not in _STRANGERS:
                    yield relative, certain


def _least(ending: str) -> int:
    """Letters that must stand before an ending: few are shared by chance before a short one (pas-sief, pas-sage)."""
    return 4 if len(ending) < 4 else 3 if len(ending) == 4 else 2


def _exists(word: str) -> bool:
    return len(word) > 3 and entry(word) == word and (not word.endswith("eren") or is_verb(word))
