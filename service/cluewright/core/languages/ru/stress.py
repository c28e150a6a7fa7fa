"""Where the stress of a Russian word can be: spelling does not show it, but some endings decide it."""

from .dictionary import spelled
from .first_names import FIRST_NAMES
from .stressed_words import stressed

_VOWELS = frozenset("аеёиоуыэюя")
_ACUTE = "\u0301"

_FIXED = {
    "атор": 2,
    "ектор": 2,
    "актор": 2,
    "изм": 1,
    "ист": 1,
    "итет": 1,
    "ация": 3,
    "яция": 3,
    "логия": 3,
    "ический": 3,
    "ировать": 3,
    "овоз": 1,
    "оход": 1,
    "опад": 1,
    "скоп": 1,
    "ент": 1,
    "ант": 1,
    **dict.fromkeys(("оз", "ак", "як", "ач", "аж", "аш", "он", "ун", "юк", "еж", "уз"), 1),
    **dict.fromkeys(("нава", "рава", "кава", "дава", "бава", "тава", "ура", "яна"), 2),
    **dict.fromkeys(("оза", "уза", "ада", "уга", "оха", "иза", "изна", "етка", "анка"), 2),
    **dict.fromkeys(("чок", "жок", "шок", "щок", "ир", "рет", "лет", "бол", "онер", "ьер", "ив", "аль", "нель"), 1),
    **dict.fromkeys(("дка", "бка", "пка", "йка", "овка", "елка", "илка", "атка", "ошка", "ышка", "ожка", "улка"), 2),
    **dict.fromkeys(("чик", "тик", "овник", "итель", "ама", "ема", "эма", "нда", "сса", "ага", "ига", "ача", "ива"), 2),
    **dict.fromkeys(("альный", "ивный", "арный", "чонка", "жонка", "шонка"), 2),
    **dict.fromkeys(("чонок", "жонок", "шонок", "анец", "янец"), 2),
    **dict.fromkeys(("ония", "лия", "дия", "мия", "фия", "зия", "ария", "ерия", "ория", "тие", "дие", "вие"), 3),
}
"""Endings with the syllable, counted from the end, that always has the stress: тури́ст, геоло́гия."""

_UNSTRESSED = {
    **dict.fromkeys(("ость", "ости", "тель", "ия", "ий", "ый", "ая", "яя", "ое", "ее", "ые", "ие"), 1),
    **dict.fromkeys(("ушка", "юшка", "очка", "ечка", "енька", "онька", "ышко", "ница", "ника", "тика"), 1),
    **dict.fromkeys(("чек", "жек", "шек", "це", "ще", "мя"), 1),
    **dict.fromkeys(("ция", "ание", "яние", "ение", "ского", "ский"), 2),
}
"""Endings with the number of their last syllables that never have it: гла́дкость, сомне́ние."""

_SUFFIXED = ("ка", "ица")
"""In words of three syllables and more these endings are suffixes and unstressed: коро́бка, but рука́."""


def stressable(word: str) -> tuple[int, ...]:
    """Places in a word without marks of stress, in it the vowels that may bear it; () if it has no vowel.

    A mark settles it: of `word` with U+0301 after a vowel the place in the word without the mark is given. So
    does ё, which is always stressed, and the lists of common words and of names.
    """
    plain = word.replace(_ACUTE, "")
    places = tuple(place for place, letter in enumerate(plain) if letter in _VOWELS)
    mark = word.find(_ACUTE) - 1
    if mark in places:
        return (mark,)
    if plain.startswith("йо"):  # йожик, for ёжик
        return (1,)
    if "ё" in plain:
        return (plain.rindex("ё"),)
    if plain in FIRST_NAMES:
        return (FIRST_NAMES[plain],)
    return stressed().get(plain) or _by_a_case(plain, places) or _likely(plain, places)


def _by_a_case(word: str, places: tuple[int, ...]) -> tuple[int, ...]:
    """Where the instrumental shows it: after a soft consonant or a hush its ending is spelt otherwise when it is
    stressed (ключо́м, землёй; това́рищем, ба́ней). A noun that has its stress there has it on its last vowel; a
    feminine one that has not, before it."""
    if len(places) < 2:
        return ()
    if word.endswith("ец"):
        stressed = (word + "ом", word[:-2] + "цом", word[:-2] + "ьцом", word[:-2] + "йцом")
        return _by_spelling(places, stressed, (word[:-2] + "цем", word[:-2] + "ьцем", word[:-2] + "йцем"))
    if word.endswith(("ч", "ж", "ш", "щ")):
        return places[-1:] if spelled(word + "ом") else ()
    if word.endswith("ь"):
        return places[-1:] if spelled(word[:-1] + "ём") else ()
    if word.endswith(("ца", "ча", "жа", "ша", "ща")):
        return _by_spelling(places, (word[:-1] + "ой",), (word[:-1] + "ей",))
    if word.endswith("я") and word[-2] not in _VOWELS:
        return _by_spelling(places, (word[:-1] + "ёй",), (word[:-1] + "ей",))
    return ()


def _by_spelling(places: tuple[int, ...], stressed: tuple[str, ...], unstressed: tuple[str, ...]) -> tuple[int, ...]:
    if any(map(spelled, stressed)):
        return places[-1:]
    # What is left of a longer word is for its ending to tell.
    return places[:-1] if len(places) == 2 and any(map(spelled, unstressed)) else ()


def _likely(word: str, places: tuple[int, ...]) -> tuple[int, ...]:
    for length in range(min(7, len(word)), 1, -1):
        ending = word[len(word) - length :]
        if len(places) >= (fixed := _FIXED.get(ending, len(places) + 1)):
            return (places[-fixed],)
        if len(places) > (unstressed := _UNSTRESSED.get(ending, len(places))):
            return places[:-unstressed]
    if len(places) > 2 and word.endswith(_SUFFIXED):
        return places[:-1]
    return places
