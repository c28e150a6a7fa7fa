"""Dutch clues that speak of letters, counts, places, sounds or private things, each beside an honest look-alike."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import checks, verdict

KEYWORDS = ("kwast", "olifant", "rugzak", "dempen")


@pytest.mark.parametrize(
    ("check", "clue", "honest"),
    [
        ("private", "de scooter van Jeroen", "de scooter van de pizzabezorger"),
        ("private", "wat Thijs op zijn arm heeft laten zetten", "wat Max Verstappen deed in Abu Dhabi"),
        ("private", "Marijkes verjaardagstaart", "Assepoesters glazen muiltje"),
        ("private", "onze Femke is er allergisch voor", "Femke Bol op de horden"),
        ("private", "jij op de camping in Renesse", "jij en ik"),
        ("private", "toen jij je sleutels kwijt was", "toen was geluk heel gewoon"),
        ("private", "staat nog bij jullie in de garage", "staat in de garage"),
        ("private", "moet ik nog van je terug", "ik tel tot tien"),
        ("private", "mijn kerel heeft er twaalf", "een kerel als een boom"),
        ("private", "die speelde je buurman altijd in de tuin", "die speelde altijd in de tuin"),
        ("private", "daar was mijn zusje vroeger bang voor", "daar was Napoleon bang voor"),
        ("private", "dat op de arm van je neef", "op de arm van een zeeman"),
        ("private", "je zus op haar bruiloft", "de bruid op haar bruiloft"),
        ("private", "die wij op Texel vergeten waren", "die de Romeinen in Nijmegen vergeten waren"),
        ("private", "wat ik net in de gang liet staan", "wat de postbode in de gang liet staan"),
        ("private", "beet jou op Kreta", "beet in de hand die hem voedt"),
        ("private", "zo hebben wij elkaar ontmoet", "zo ontmoetten Romeo en Julia elkaar"),
        ("private", "daarbij brak onze lamp", "toen brak mijn klomp"),
        ("private", "jij had daar vroeger les in, ik niet", "de man wel, de vrouw niet"),
        ("private", "wat ik voor je kookte", "wat een kok voor je kookt"),
        ("private", "dit snap alleen jij", "dit snapt alleen een kenner"),
        ("private", "zo noemden ze jou", "zo noemen ze Amsterdam"),
        ("private", "ons teken van vroeger", "onze helden van vroeger"),
        ("private", "mijn huis staat er vol mee", "mijn huis is jouw huis"),
        ("private", "mijn slurf is langer dan die van mijn moeder", "Mijn moeder is langer, zei Babar"),
        ("spelling", "hak z'n kop eraf en je houdt iets anders over", "hak de kop eraf en er komen er twee voor terug"),
        ("spelling", "die k na de w hoor je niet", "die hoor je niet na de winter"),
        ("spelling", "de p komt twee keer langs", "de bus komt twee keer langs"),
        ("spelling", "in braille begint het met twee puntjes", "braille op het doosje"),
        ("spelling", "met puntjes op de ï", "puntjes op de i zetten"),
        ("spelling", "kaa, wee, aa", "koffie en thee"),
        ("spelling", "kijk maar naar de letters", "kijk naar de letters op de kaart"),
        ("spelling", "dunne stukje vlak voor de Y", "vlak voor de winter"),
        ("spelling", "mrr met wat klinkers ertussen", "straat met klinkers"),
        ("spelling", "tussen j en l", "tussen a en b"),
        ("spelling", "een k nodig", "een dokter nodig"),
        ("spelling", "rug met zak", "tas met rits"),
        ("spelling", "begint als winter", "begint als rups"),
        ("spelling", "die K", "die Q van James Bond"),
        ("spelling", "met twee puntjes op de i", "de puntjes op de i zetten"),
        ("spelling", "je schrijft een c maar je zegt een s", "je schrijft een brief maar je zegt niets"),
        ("spelling", "geen e erin", "geen ei erin"),
        ("letter-count", "driemaal klappen", "driemaal bellen"),
        ("letter-count", "zes vakjes, horizontaal", "zes vakjes op een ladekast"),
        ("letter-count", "kleuters klappen vier keer", "drie keer in de handen klappen"),
        ("letter-count", "3 lettergr.", "haiku, drie regels"),
        ("letter-count", "telt één klinker, twee medeklinkers", "telt zes zijden"),
        ("letter-count", "elf scrabbletegels", "scrabble met oma"),
        ("letter-count", "woord van negen lettergrepen", "versregel van twaalf lettergrepen"),
        ("position", "rechterbuur van de vogel", "buurman van België"),
        ("position", "schuif één op vanaf het begin", "ga drie plaatsen terug"),
        ("position", "niet 2, niet 3, niet 4", "niet één, niet twee, maar drie kamelen"),
        ("position", "uiterst rechts in ons rekje", "uiterst rechts in de Kamer"),
        ("position", "sluit bij ons de rij", "sluit de rij bij de optocht"),
        ("position", "hij is de tweede", "Willem de Tweede"),
        ("position", "numéro deux chez nous", "numero uno in de keuken"),
        ("position", "dat ene helemaal onderaan", "helemaal onderaan de trap"),
        ("position", "woordje onder de tweede", "onder de tweede deken"),
        ("position", "kaartje na de eerste", "woordje voor woordje"),
        ("position", "niet de eerste maar de tweede", "niet de eerste de beste"),
        ("position", "de onderste van het stel", "de onderste steen boven"),
        ("position", "deze hint is voor 3", "deze hint is voor beginners"),
        ("position", "kijk linksonder", "kijk links en rechts"),
        ("position", "bovenste regel", "de gouden regel"),
        ("position", "l'ultimo", "l'ultimo bacio"),
        ("position", "le dernier", "rira bien qui rira le dernier"),
        ("pronunciation", "hoor je bijna hetzelfde als in week", "hoor je bijna elke week"),
        ("pronunciation", "die klank zit ook in zeep", "de klank van violen"),
        ("pronunciation", "op gast rijmend", "op tijd rijdend"),
        ("pronunciation", "lijkt op gast in klank", "lijkt in alles op een gast"),
        ("pronunciation", "gast rijmt erop", "een gast zit erop"),
        ("pronunciation", "een dichter zet het graag achter 'mast'", "een dichter zet het graag achter de kast"),
        ("pronunciation", "'Hi!' – hoor je 'm?", "hoor je dat?"),
        ("pronunciation", "zachte g vooraan", "zachte stoel vooraan"),
        ("pronunciation", "dat rijmt!", "het rijmt en Sint leest het voor"),
    ],
)
def test_talk_and_its_look_alike(check: str, clue: str, honest: str) -> None:
    assert check in checks(verdict(clue, *KEYWORDS, language="nl"))
    assert verdict(honest, *KEYWORDS, language="nl").ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    "clue",
    [
        "Ik heb hier een brief voor mijn moeder (André Hazes)",
        "mijn zoon was verloren en is gevonden (Lucas 15)",
        "Geachte heer, mijn overleden oom liet u geld na",
        "people, planet, profit",
        "geestelijkheid, adel, burgerij",
        "de 26 letters van het abc",
        "van A naar B",
        "ssst!",
    ],
)
def test_public_words_are_legal(clue: str) -> None:
    assert verdict(clue, *KEYWORDS, language="nl").ruling is Ruling.LEGAL
