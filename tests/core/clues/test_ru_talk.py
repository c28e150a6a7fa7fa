"""How Russian players speak of letters, counts, places, sounds and private things in roundabout ways, each beside an
honest clue that looks much like it."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL
KEYWORDS = ("околица", "жбан", "шмель", "трактир")


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("Спереди та шипящая, что похожа на жука", ILLEGAL),
        ("Впереди шипящая сковородка", LEGAL),
        ("Отруби последнюю — и выйдет сосуд", ILLEGAL),
        ("Отруби последнюю голову дракону", LEGAL),
        ("«Лемшь» в миксере", ILLEGAL),
        ("Клубника в миксере", LEGAL),
        ("Ж_Б_Н", ILLEGAL),
        ("В конце притаился «тир»", ILLEGAL),
        ("В конце кричат «браво»", LEGAL),
        ("Диктую: Жанна, Борис…", ILLEGAL),
        ("Диктует свои условия", LEGAL),
        ("Начинается с той, что похожа на жука", ILLEGAL),
        ("Начинается с того, что гаснет свет", LEGAL),
        ("Что вперёд читай, что назад", ILLEGAL),
        ("Правило из школы: жи-ши", ILLEGAL),
        ("День «Д»", LEGAL),
        ("Летят клином, буквой V", LEGAL),
        ("«Я» — последняя буква в алфавите", LEGAL),
        ("начинается как жук, кончается как баран", ILLEGAL),
        ("начинается как сказка, и всё хорошо", LEGAL),
        ("жбанка без последних двух", ILLEGAL),
        ("десант без последних двух бойцов", LEGAL),
        ("пишет «жи-ши» без ошибок", LEGAL),
        ("знает, зачем нужен твёрдый знак", LEGAL),
        ("таблица с «Ж» и «Б» у окулиста", LEGAL),
    ],
)
def test_letters(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("Слогов столько же, сколько у «молока»", ILLEGAL),
        ("Хокку: семнадцать слогов по-японски", LEGAL),
        ("7 симв.", ILLEGAL),
        ("Пароль не короче восьми символов", LEGAL),
        ("В сканворде три пустых квадратика", ILLEGAL),
        ("Шахматная доска: чёрные и белые квадратики", LEGAL),
        ("слогов — на целую пятерню", ILLEGAL),
        ("буквы и цифры под пальцами", LEGAL),
        ("Буковка да буковка, вот и всё", ILLEGAL),
        ("Двенадцать знаков зодиака", LEGAL),
    ],
)
def test_counts(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("слева направо — первое", ILLEGAL),
        ("Читают справа налево в Израиле", LEGAL),
        ("вторая карточка, если считать от двери", ILLEGAL),
        ("Третья планета, если считать от Солнца", LEGAL),
        ("сосед справа у второго", ILLEGAL),
        ("сосед справа храпит", LEGAL),
        ("Левее него ничего нет", ILLEGAL),
        ("Левее Ленина только стенка", LEGAL),
        ("перепрыгни через первые два", ILLEGAL),
        ("перепрыгни через козла", LEGAL),
        ("Где-то в серёдке ширмы", ILLEGAL),
        ("Где-то в серёдке пирога", LEGAL),
        ("То, что у нас чуть ниже верхнего", ILLEGAL),
        ("То, что чуть ниже пояса", LEGAL),
        ("наше нумеро уно", ILLEGAL),
        ("Шанель номер пять", LEGAL),
        ("справа с краю", ILLEGAL),
        ("самый край справа", ILLEGAL),
        ("слева скала, справа обрыв", LEGAL),
        ("верхнее из четырёх", ILLEGAL),
        ("левее остальных", ILLEGAL),
        ("выше остальных гор", LEGAL),
        ("начни читать с него", ILLEGAL),
        ("начни с себя", LEGAL),
        ("загляни в левый верхний угол экрана", ILLEGAL),
        ("красный угол избы", LEGAL),
    ],
)
def test_places(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("произносится точь-в-точь как хлеб у англичан", ILLEGAL),
        ("«баран», но согласный глухой", ILLEGAL),
        ("рифма — «кабан»", ILLEGAL),
        ("в рифму складывает", LEGAL),
        ("звучит гордо", LEGAL),
    ],
)
def test_sounds(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("На чём Витёк въехал в забор", SUSPECT),
        ("На чём Емеля въехал во дворец", LEGAL),
        ("Из-за чего вы с Маринкой поругались на выпускном", SUSPECT),
        ("Из-за чего поругались Иван Иванович с Иваном Никифоровичем", LEGAL),
        ("Как ты меня в телефоне записала", SUSPECT),
        ("Как ты надеваешь его, когда холодно", LEGAL),
        ("Так муж дразнит меня на пляже", SUSPECT),
        ("Муж и жена — одна сатана", LEGAL),
        ("Мой самый дурацкий спор с братом", SUSPECT),
        ("Мой милёнок уехал на войну", LEGAL),
        ("Что дед Женя прятал в гараже", SUSPECT),
        ("Что дед посадил и не мог вытянуть", LEGAL),
        ("Тот самый бар", SUSPECT),
        ("Тот самый Мюнхгаузен", LEGAL),
        ("Где вы были вчера с восьми до полуночи?", LEGAL),
        ("Куда ты утыкаешься лицом, чтобы поплакать", LEGAL),
        ("она укусила тебя в Таиланде", SUSPECT),
        ("она укусила Клеопатру", LEGAL),
        ("напало на нас в отпуске", SUSPECT),
        ("она привела нас в Рим", LEGAL),
        ("что дед поймал при нас", SUSPECT),
        ("что дед ловит на жмыха", LEGAL),
        ("что папа смотрит каждый вечер", SUSPECT),
        ("что мама варит на завтрак", LEGAL),
        ("парень, которому мы сдаём комнату", SUSPECT),
        ("планета, на которой мы живём", LEGAL),
        ("после твоего падения с велика", SUSPECT),
        ("после падения с лестницы", LEGAL),
        ("наш вечер на озере", SUSPECT),
        ("наш костёр в тумане светит", LEGAL),
        ("вечно теряю", SUSPECT),
        ("его вечно теряют", LEGAL),
        ("плачу до тридцать пятого, ты же знаешь", SUSPECT),
        ("наша Людмила Степановна", SUSPECT),
        ("Анна Аркадьевна под поездом", LEGAL),
        ("наш общий дом", LEGAL),
        ("их тёща закатывает вёдрами", SUSPECT),
        ("её мачеха отравила", LEGAL),
        ("мы туда по четвергам", SUSPECT),
        ("туда едут в отпуск", LEGAL),
        ("третий год живём в этом", SUSPECT),
        ("третий год войны", LEGAL),
    ],
)
def test_private_things(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("Прицелился, задержал дыхание, плавно нажал", LEGAL),
        ("Дедка, бабка, внучка, Жучка", LEGAL),
        ("Серебро слева, бронза справа, золото посередине", LEGAL),
        ("зебра, кефир, мотор, грусть", SUSPECT),
    ],
)
def test_lists_that_are_one_thought(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is ruling
