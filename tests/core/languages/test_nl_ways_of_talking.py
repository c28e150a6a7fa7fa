"""Dutch: talk of places, letters and sounds as players talk, loans said otherwise than spelled, known numbers."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL
from cluewright.core.languages.patterns import Phrases

from .relating import Relating
from .telling import tells

relating = Relating(NL)


def hit(phrases: Phrases, text: str) -> bool:
    """Whether there is such talk for certain: where a part of a word is named, the keywords must tell."""
    return tells(phrases, text)


@pytest.mark.parametrize(
    "clue",
    [
        "zit ingeklemd tussen twee en vier", "numero uno op onze lijst", "begin achteraan en tel tot drie",
        "komt direct na ons openingswoord", "kolom twee, team", "the second one, maten",
        "hierna komt er niks meer op het bord", "ons allereerste woordje",
        "ligt gesandwicht tussen de eerste en de derde", "pak de rechterkant van ons scherm",
        "onze nummer drie, jongens!", "jongens: vakje b", "ons slotwoord", "net onder het beginwoord",
        "twee plekken na de eerste", "een hokje voor de laatste", "van onderen geteld de tweede",
        "de derde vanaf het einde", "vanaf links de tweede", "de buurman van het laatste woord",
        "er staat niks meer onder", "erboven staat niets", "start rechts en stap twee naar links",
        "typ maar een 4 in", "zeg nummer twee", "onze afsluiter", "het allerlaatste woord",
        "de tweede tegel op het scherm", "woord c", "het woord linksonder", "kaart drie, maten.", "slot drie",
        "the last keyword", "onderbuur van nummer 2",
    ],
)  # fmt: skip
def test_places_are_told_in_many_ways(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "eerste rij in de bioscoop", "begin opnieuw", "plan b", "vitamine c", "derde klas",
        "twee weken voor kerst", "zit tussen twee vuren", "hierna komt niets dan stilte", "onze vader",
        "our last summer", "de laatste der mohikanen", "twee stappen vooruit", "de top van de berg",
        "eentje voor onderweg", "slotwoord van de voorzitter", "kies een kaart", "zeg nooit nooit",
        "één voor allen", "tel tot tien", "begin bij jezelf", "staat links in de politiek",
        "tussen neus en lippen", "van voren af aan", "rijst boven alles uit", "de tweede wereldoorlog",
        "van nul naar een", "last van de rug", "one direction", "hekkensluiter in de eredivisie",
        "kolom in de krant", "regel drie van het reglement", "van rechts heb je voorrang", "op een na grootste",
        "het raam links", "drie keer bellen", "openingszet in schaken", "woord van eer", "vlak voor de finish",
    ],
)  # fmt: skip
def test_places_by_their_meaning_are_not_told(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "begint met de negende van het alfabet", "vooraan kronkelt een slangetje van een letter",
        "de toets rechts naast de q opent het", "meervoud op -eren", "afbreekstreepje na twee letters",
        "sluit af met een pee", "zit verstopt in 'raar debat'",
        "bij het woordslangspel mag je dit na ezel zeggen", "telt vier keer de e",
        "de enige klinker die je tegenkomt is de a", "krijgt altijd een hoofdletter",
        "vervang de kop door een l en je krabt op je hoofd", "op een oude nokia typ je 2-6-6-6",
        "streep, punt, streep-punt, streep", "voorop het romeinse teken voor vijfhonderd",
        "plak er -ij achter en je staat tussen de croissants", "heeft tegenwoordig een tussen-n",
        "begint met een griekse ij", "één letter verschil met muis", "maar dan met een b",
        "naast de p op het toetsenbord", "wordt vaak fout gespeld", "ruil de b voor een p", "zet er een s voor",
        "verkleinwoord op -pje", "schrijf je met een hoofdletter", "schrijf je aan elkaar",
        "de klinkers zijn o en e", "eindigt met een wee", "breek het af na de eerste lettergreep",
        "scheelt maar één letter met kaas", "letter met twee bulten vooraan",
        "begint met een kronkelletter, een slangletter", "roos - r + d",
    ],
)  # fmt: skip
def test_letters_are_told_in_many_ways(clue: str) -> None:
    assert hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "toets missen", "romeinse keizer", "streep door de rekening", "punt, punt, komma, streep",
        "lang, lang geleden", "begint met een kus", "sluit af met een gebed", "vitamine b",
        "zet er een punt achter", "zet er een paard voor", "plak er een pleister op",
        "de laatste klinkers in de straat", "dubbele bodem", "alfabet leren", "romeinse cijfers",
        "meervoud van muis", "haal er een dokter bij", "hoofdletter", "punt uit", "sluit de deur",
        "het negende symfonie van beethoven", "kop of munt", "verander je naam", "maak het verschil",
        "een brief schrijven", "links van het midden", "typen met tien vingers", "ligt begraven in de tuin",
        "de toetsen van een piano", "schrijf je in bij de gemeente", "streepje voor", "klinkt in de straat",
        "wissel de banden", "begint met een hapje", "kort lontje", "neem een s-bocht", "opent met een sleutel",
        "spiegeltje aan de wand", "start met een kater", "lange adem",
    ],
)  # fmt: skip
def test_letters_by_their_meaning_are_not_told(clue: str) -> None:
    assert not hit(NL.spelling_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "zeg 'thap' zonder te lispelen", "laat de eerste klank weg en je hoort een os",
        "sinterklaas zou er 'zak' achteraan dichten", "in plat haags: tèd", "hoor je aan het begin van ijsland",
        "in brabant spreek je het zacht uit", "bevat de tweeklank van huid en fruit",
        "liplezers zien het aan voor mand", "past in een limerick na 'een juf uit krommenie'",
        "start met die schraapklank waar toeristen over struikelen", "je spreekt het bijna uit als leeuw",
        "wordt met een zachte g uitgesproken", "zonder de beginklank blijft er een aap over",
    ],
)  # fmt: skip
def test_sounds_are_told_in_many_ways(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "vlot rijmen op een beat", "klinkt als kegelen in de hemel", "spreek je uit",
        "de rechter spreekt het uit", "hoor je aan het begin van de film", "dicht bij elkaar",
        "in plat brabants café", "klank van een viool", "zonder stem", "dichten voor sinterklaas",
        "verwarring alom", "lispelt", "zeg 'kaas'", "keelklank", "laat de hond uit",
    ],
)  # fmt: skip
def test_sounds_by_their_meaning_are_not_told(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize("clue", ["jongens, kolom twee!", "ons laatste woord, team.", "woord drie, hoor", "slot 2?"])
def test_who_is_spoken_to_changes_nothing(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    ("one", "other"),
    [("chips", "gips"), ("coke", "koken"), ("crack", "krak"), ("maïs", "mees"), ("meeting", "meting"), ("iq", "ik"),
     ("voucher", "voeger"), ("chalet", "galet"), ("keeper", "keper"), ("taille", "telen"), ("spike", "spieken")],
)  # fmt: skip
def test_loans_are_not_said_as_spelled(one: str, other: str) -> None:
    assert not _said(one) & _said(other)


@pytest.mark.parametrize(("one", "other"), [("cool", "koel"), ("hard", "hart"), ("tank", "tank"), ("lucht", "lugt")])
def test_what_sounds_alike_still_does(one: str, other: str) -> None:
    assert _said(one) & _said(other)


def _said(word: str) -> set[tuple[str, ...]]:
    return {sound.phones for sound in NL.sounds(word)}


@pytest.mark.parametrize(
    ("one", "other"), [("premier", "mier"), ("depot", "pot"), ("jam", "lam"), ("flat", "kat"), ("diner", "wiener")]
)
def test_loans_rhyme_by_their_sound_alone(one: str, other: str) -> None:
    assert not relating.rhymes(one, other)


@pytest.mark.parametrize(("one", "other"), [("team", "riem"), ("flat", "net"), ("chef", "bef"), ("premier", "zee")])
def test_loans_rhyme_by_their_sound(one: str, other: str) -> None:
    assert {NL.rhyme(sound) for sound in NL.sounds(one)} & {NL.rhyme(sound) for sound in NL.sounds(other)}


@pytest.mark.parametrize(("one", "other"), [("azijn", "wijn"), ("boe", "koe"), ("rat", "kat")])
def test_words_that_belong_together_give_no_hint_by_rhyme(one: str, other: str) -> None:
    assert NL.is_fair_rhyme(one, other)
    assert NL.is_fair_rhyme(other, one)


@pytest.mark.parametrize(
    ("said", "word"), [("mopolepen", "molen"), ("kopoepoe", None), ("vipis", "vis"), ("opoe", None), ("papa", None)]
)
def test_the_p_language_is_undone(said: str, word: str | None) -> None:
    assert word is None or any(form.key == word and form.certain for form in NL.forms(said))
    assert word is not None or {form.key for form in NL.forms(said)} <= {said, *_keys(said)}


def _keys(word: str) -> set[str]:
    return {form.key for form in NL.forms(word) if form.kind != "spelling"}


def test_names_known_for_a_number_are_phrases_of_five_words_at_most() -> None:
    assert all(len(name.split()) < 6 and name == name.lower() for name in NL.numbered)
    assert {*NL.numbered.values()} == {1, 2, 3, 4}
    assert NL.numbered["cycloop"] == 1
    assert NL.numbered["jip en janneke"] == 2
    assert NL.numbered["kwik kwek en kwak"] == 3
    assert NL.numbered["bremer stadsmuzikanten"] == 4
