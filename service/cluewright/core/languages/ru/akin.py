"""Words that rhyme and belong together in meaning: птица and синица, кровать and спать.

Whoever says птица for синица says what it is; that the two rhyme is chance. Only one's kind, its doer, place or part,
and its next of kind are here (соловей, воробей), so that a rhyme for its own sake (птица, граница) still counts.
"""

from .dictionary import fold

_TEXT = """
    птица синица орлица голубица жар-птица; соловей воробей; волчица львица медведица тигрица лисица ослица кобылица;
    земляника клубника черника голубика ежевика брусника; малина калина рябина осина; ёлка иголка;
    телёнок ягнёнок козлёнок жеребёнок поросёнок котёнок слонёнок тигрёнок львёнок медвежонок ребёнок утёнок гусёнок
    цыплёнок; козёл осёл; росток цветок лепесток листок; жук паук; капель апрель; сентябрь октябрь ноябрь декабрь;
    кровать спать; чулки носки; рубашка тельняшка; майка фуфайка; ложка плошка поварёшка; картошка окрошка;
    каша простокваша; творог пирог; губы зубы; глаза слеза; скрипач трубач; машина шина; ракета планета комета;
    самолёт вертолёт звездолёт полёт пилот; пароход теплоход вездеход луноход; высота широта долгота;
    темнота чернота; печка свечка; двор забор; сказка присказка подсказка; загадка отгадка разгадка;
    силач циркач; футбол волейбол баскетбол гандбол гол; ропот шёпот топот; темница светлица; царица императрица жрица;
    автомат солдат; фрегат пират; поэт сонет куплет; актёр режиссёр дирижёр суфлёр; палка скакалка; алмаз топаз;
    испанец мексиканец американец африканец иностранец; двадцать тридцать; тетрадка закладка;
    снежинка льдинка; указка подсказка; девица сестрица; рояль педаль; барабан баян орган; боец борец
"""


def akin(one: str, other: str) -> bool:
    """Whether two words stand together in the list; they may be spelt without ё."""
    return not _GROUPS.get(fold(one), frozenset()).isdisjoint(_GROUPS.get(fold(other), frozenset()))


def _read(text: str) -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = {}
    for place, group in enumerate(fold(text).split(";")):
        for word in group.split():
            found.setdefault(word, set()).add(place)
    return {word: frozenset(places) for word, places in found.items()}


_GROUPS = _read(_TEXT)
"""The groups that each word stands in, by their places in the list."""
