"""How languages without full analysis speak of letters and sounds (`commence par un b`, `reimt sich auf Sau`).

A few phrases a language, parted by bars. Marks may be left out when they are looked for.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .patterns import one_of
from .scripts import unmarked

_LETTERS = {
    "fr": "commence par|commençant par|débute par|finit par|finit en|se termine par|contient un|contient deux",
    "de": "beginnt mit|beginnt mit einem|fängt mit|fängt an mit|endet auf|endet mit|enthält ein|buchstabe",
    "es": "empieza con|empieza por|comienza con|comienza por|termina en|termina con|acaba en|contiene una|lleva una",
    "it": "inizia con|inizia per|comincia con|comincia per|finisce con|finisce per|finisce in|contiene una",
    "pt": "começa com|começa por|inicia com|termina em|termina com|acaba em|contém um",
    "pl": "zaczyna się na|zaczyna się od|kończy się na|na literę",
    "uk": "починається на|починається з|закінчується на|на літеру",
    "cs": "začíná na|začíná písmenem|končí na|na písmeno",
    "sv": "börjar med|börjar på|slutar med|slutar på",
    "da": "begynder med|starter med|slutter med|ender på",
    "no": "begynner med|begynner på|starter med|slutter med|slutter på",
    "fi": "alkaa kirjaimella|päättyy kirjaimeen|loppuu kirjaimeen",
    "el": "αρχίζει από|αρχίζει με|ξεκινά με|τελειώνει σε",
    "id": "dimulai dengan|diawali huruf|berawalan huruf|berakhir dengan|huruf",
    "vi": "bắt đầu bằng chữ|kết thúc bằng chữ",
    "la": "incipit a|littera",
    "eo": "komenciĝas per|finiĝas per",
}

_SOUNDS = {
    "fr": "rime avec|rimant avec|ça rime|sonne comme|se prononce comme|se prononce|homophone de",
    "de": "reimt sich|reim auf|klingt wie|klingt ähnlich|hört sich an wie|ausgesprochen wie|spricht sich wie",
    "es": "rima con|rimar con|suena como|suena a|suena igual|se pronuncia como|se pronuncia",
    "it": "fa rima|rima con|suona come|si pronuncia come|si pronuncia",
    "pt": "rima com|rimar com|soa como|pronuncia-se como|se pronuncia como",
    "pl": "rymuje się|rym do|brzmi jak|wymawia się",
    "uk": "римується|рима до|звучить як|вимовляється",
    "cs": "rýmuje se|rým na|zní jako|vyslovuje se",
    "sv": "rimmar på|rimmar med|låter som|uttalas som",
    "da": "rimer på|rimer med|lyder som|udtales som",
    "no": "rimer på|rimer med|høres ut som|låter som|uttales som",
    "fi": "rimmaa sanan|riimi sanalle|kuulostaa sanalta|äännetään kuin",
    "hu": "rímel rá|rímel erre|úgy hangzik mint|rímel",
    "tr": "ile kafiyeli|ile uyaklı|gibi okunur|gibi telaffuz",
    "el": "κάνει ρίμα|ομοιοκαταληκτεί|ακούγεται σαν|προφέρεται σαν",
    "id": "berima dengan|bunyinya seperti|terdengar seperti|diucapkan seperti",
    "vi": "vần với|phát âm như|nghe như",
    "eo": "rimas kun|sonas kiel",
}


@dataclass(frozen=True, slots=True)
class Said:
    """Where such a phrase stands in the text (with the letter it speaks of), and its language's tag."""

    start: int
    end: int
    language: str


class ForeignPhrases:
    """The phrases of all languages as one pattern. `after`: what must follow, as a pattern."""

    def __init__(self, phrases: Mapping[str, str], after: str) -> None:
        self._tags: dict[str, str] = {}
        for tag, line in phrases.items():
            for phrase in line.split("|"):
                self._tags.setdefault(unmarked(phrase), tag)
        lines = "|".join(phrases.values())
        self._first = frozenset(phrase.split()[0] for phrase in (lines + "|" + unmarked(lines)).split("|"))
        self._any = re.compile(rf"\b(?P<said>{one_of(self._tags)})\b{after}")

    def found_in(self, text: str, words: tuple[str, ...]) -> Iterator[Said]:
        """All of them in a text in uniform writing that has these words."""
        if self._first.isdisjoint(words):
            return
        bare = unmarked(text)
        if len(bare) == len(text):
            for match in self._any.finditer(bare):
                yield Said(match.start(), match.end(), self._tags[match["said"]])


# A single letter, perhaps with its article before it: `un b`, `la lettre b`.
_LETTER = r"(?: [^\W\d_]{1,9}){0,2}? '?(?:l')?[^\W\d_]'?(?![\w'])"

LETTERS = ForeignPhrases(_LETTERS, _LETTER)
SOUNDS = ForeignPhrases(_SOUNDS, "")
