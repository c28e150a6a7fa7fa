"""What forms of which words a Korean word can be."""

from collections.abc import Callable, Iterator

from cluewright.core.languages.language import Form

from . import chat, derivation, disguises, loans, particles, vocabulary, worn_down
from .adverbs import of_adverb
from .clipped import beheaded
from .letters import fold, is_hangul, several, tail
from .native import sounds_chinese
from .numbers import NUMBERS
from .stems import Reading, readings
from .verb_forms import conjugated, in_full, is_stem, of_stem

_LONGEST = 60
"""Letters beyond which nothing is a word."""


_COPULA = several(
    "다 고 지 지만 지요 죠 라고 라는 라면 라서 라 란 니까 니 며 면 던 네 네요 는데 거나 든지 자 라도 ㄴ데 ㅂ니다 "
    "ㅂ니까 ㄹ까 ㄴ가 라네 라네요 라니까 라니까요 라더라 라던데 라잖아 라잖아요 "
    "잖아 잖아요 거든 거든요 라니 라니요 냐 냐고 더라 더라고 더라고요 던데 던가 "
    "로다 로구나 로군 로군요 로구먼 구나 구먼 군요"
)
"""Endings that the copula leaves behind a noun in a vowel: 바다다, 바다라고."""


def forms(word: str) -> tuple[Form, ...]:
    """All hypotheses about a prepared word, certain ones before doubtful ones; the word itself first."""
    found: dict[str, Form] = {word: Form(word, "same")}
    if word and len(word) <= _LONGEST:
        by_chance = _held_by_chance(word)
        for form in _hypotheses(word):
            old = found.get(form.key)
            if form.key and not by_chance(form.key) and (old is None or (form.certain and not old.certain)):
                found[form.key] = form
    return tuple(sorted(found.values(), key=lambda form: not form.certain))


def _held_by_chance(word: str) -> Callable[[str], bool]:
    """Whether something is listed as what the word, in whatever form, only seems to hold: 고무적인, 해마다 and 모기지
    are no forms of 고무, 해마 and 모기."""
    nouns = (word, *(noun for noun, _ in particles.strip(word)), *(word.removesuffix(one) for one in _BEING))
    return lambda key: any(vocabulary.is_chance(noun, key) for noun in nouns)


_BEING = several("인 이다 이고 이라 인데 이지만 입니다")
"""Forms of the copula: 고무적이다."""


def _hypotheses(word: str) -> Iterator[Form]:
    if not is_hangul(word):
        yield from _mixed(word)
    if vocabulary.is_noun(word) or vocabulary.is_name(word):
        yield from _of_listed_noun(word)
        return
    verbs = tuple(conjugated(word))
    if vocabulary.is_other(word) or (len(word) > 1 and word in NUMBERS):
        yield from of_adverb(word)
        if word in _GROWN_TOGETHER:
            return
        yield from (Form(one.key, one.kind, False) for one in _nouns(word, verbs))
        return
    yield from of_adverb(word)
    nouns = tuple(_nouns(word, verbs))
    yield from nouns
    clearly_noun = any(form.certain and vocabulary.is_noun(form.key) for form in nouns if form.kind == "particle")
    for form in verbs:
        if not clearly_noun or _has_listed_stem(form):
            yield Form(form.key, form.kind, form.certain and word not in _PRONOUNS)


_LONG_AGO = {"무덤": "묻", "마중": "맞", "너비": "넓", "쓰레기": "쓸", "올가미": "옭", "노름": "놀"}
"""Nouns made of a stem by an ending that makes no more of them; who hears them seldom thinks of it."""


def _of_old(noun: str) -> Iterator[Form]:
    if noun in _LONG_AGO:
        yield from of_stem(_LONG_AGO[noun], "derivation", False)


def _of_listed_noun(noun: str) -> Iterator[Form]:
    stem = vocabulary.deverbal().get(noun)
    yield from _of_old(noun)
    if stem:
        yield from of_stem(stem, "derivation", len(noun) > 1 or noun in _OF_ONE_VERB)
    elif noun[-1] in "기음" and len(noun) > 1:
        for one in readings(noun):
            clear = len(one.stem) > 1 or tail(one.stem)
            if clear and _is_nominal(one) and one.regular and vocabulary.is_stem(one.stem) and noun not in _HOMONYMS:
                yield from of_stem(one.stem, "derivation", True)
    elif (adjective := _nominalised(noun)) and vocabulary.is_stem(adjective):
        yield from of_stem(adjective, "derivation", True)
    for base, kind, certain in derivation.of_noun(noun):
        if certain and vocabulary.is_noun(base):
            yield Form(base, kind)
    if official := vocabulary.misspelled().get(noun):
        yield Form(official, "spelling")
    yield from in_full(noun)
    yield from _of_colour(noun)
    if rest := beheaded(noun):
        yield Form(rest, "derivation", False)


def _nominalised(noun: str) -> str:
    """What stem a noun in 함 or 움 may be made of: 지루하 of 지루함, 부드럽 of 부드러움; "" for all else."""
    return noun[:-1] + "하" if noun[-1] == "함" else derivation.in_b(noun[:-1]) if noun[2:].endswith("움") else ""


def _respelled(word: str, readings_as_noun: tuple[tuple[str, str], ...], *, plain: bool) -> Iterator[Form]:
    """초콜렛을: 초콜릿, and whatever that is made of. A word that is `plain` without that is only looked up."""
    for noun in (word, *(noun for noun, _ in readings_as_noun)):
        if not plain:
            yield from _disguised(noun)
            yield from (Form(full, "spelling") for full in worn_down.run_together(noun))
            yield from (Form(full, "spelling") for full in worn_down.with_swallowed_tails(noun))
        for official in loans.listed_spelling(noun) if plain else loans.respelled(noun):
            yield Form(official, "spelling")
            yield from _derived(official)


def _mixed(word: str) -> Iterator[Form]:
    """ㅅrㅈr: 사자, and ㅅrㅈr를 too; 1004: 천사."""
    for read in (*disguises.unmixed(word), *disguises.misread(word), *disguises.read_out(word), fold(word)):
        if is_hangul(read):
            yield Form(read, "spelling")
            yield from (Form(noun, "spelling") for noun, _ in particles.strip(read) if vocabulary.is_noun(noun))


def _disguised(word: str) -> Iterator[Form]:
    """머통령: 대통령; 롬곡: 눈물; 고오양이: 고양이. Only where that is a word, and this one is none."""
    found = (*disguises.misread(word), disguises.turned(word), *disguises.unstretched(word))
    for read in (*found, disguises.without_echoes(word)):
        short = len(word) > 2 and vocabulary.is_short_noun(read)
        if read != word and len(word) > 1 and (short or vocabulary.is_noun(read) or vocabulary.is_name(read)):
            yield Form(read, "spelling", len(read) > 1)
        elif read != word and _are_swapped(word, read):  # 네넴띤
            yield Form(read, "spelling")
        elif read != word and len(word) > 1 and vocabulary.is_stem(read):  # 커엽
            yield from of_stem(read, "spelling", True)
        elif read != word:
            for one in readings(read) if len(word) > 2 else ():
                if len(one.stem) > 1 and vocabulary.is_stem(one.stem):
                    yield from of_stem(one.stem, "spelling", True)


def _are_swapped(word: str, read: str) -> bool:
    """Whether three syllables or more are written otherwise: no chance, even where what is read is not listed."""
    return len(word) == len(read) and sum(one != other for one, other in zip(word, read, strict=True)) > 2


def _is_noun(noun: str) -> bool:
    return vocabulary.is_noun(noun) or vocabulary.is_short_noun(noun)


def _of_colour(word: str) -> Iterator[Form]:
    """검은색, 빨간색: a colour named by its adjective."""
    if len(word) > 2 and word[-1] in "색빛":
        for one in readings(word[:-1]):
            colour = tail(one.stem) == "ㅎ" or not vocabulary.is_noun(word[:-1])
            if vocabulary.is_stem(one.stem) and one.ending in _ATTRIBUTIVE and colour:
                yield from of_stem(one.stem, "conjugation", True)


_ATTRIBUTIVE = several("ㄴ 은 는 운")

_PRONOUNS = several("나는 난 날 너는 넌 널 저는 이는 그는")
"""Pronouns with their particles, which are forms of verbs as well: 나는 가수다 speaks of no flying."""

_GROWN_TOGETHER = several("별로 불과 실은 이만 이만큼 이밖에 마냥 마는 간간이 도로 비로소 새로 날로 절로 홀로")
"""Adverbs that only look like a noun with a particle: 별로 (not much) has no star (별) in it."""

_HOMONYMS = several(
    "감기 바람 구름 기름 이름 고름 신기 사기 자기 세기 주기 대기 모기 오기 보기 하기 고기 여름 다음 마음"
)
"""Nouns that only look as if made of a verb: 감기 (a cold) is not made of 감다 (wind)."""

_OF_ONE_VERB = several("춤 잠 빗 꾐 품")
"""Nouns of one syllable made of a verb that means nothing else: 추다 is only to dance, but 꾸다 (꿈) also to borrow."""


def _is_nominal(reading: Reading) -> bool:
    return reading.ending in ("기", "음", "ㅁ", "이")


def _nouns(word: str, verbs: tuple[Form, ...]) -> Iterator[Form]:
    ambiguous = any(form.certain and _has_listed_stem(form) for form in verbs)
    if stem := derivation.shaded(word):
        yield Form(stem + "다", "derivation")
    yield from (form for form in _derived(word) if not _begins_a_stem(form.key, verbs))
    yield from _of_colour(word)
    readings_as_noun = tuple(particles.strip(word))
    plain = any(map(_has_listed_stem, verbs)) or any(_is_noun(noun) for noun, _ in readings_as_noun)
    yield from _respelled(word, readings_as_noun, plain=plain)
    longer = any(
        len(noun) > 1 and (vocabulary.is_noun(noun) or noun in _GROWN_TOGETHER) for noun, _ in readings_as_noun
    )
    for noun, particle in readings_as_noun:
        if (longer and len(noun) == 1) or _begins_a_stem(noun, verbs):
            continue
        certain = _is_clear(noun, particle) and not (ambiguous and not _is_longer_noun(noun))
        certain = certain and not (particle == "하고" and noun in derivation.UNRELATED)  # 귀하고 is rather of 귀하다
        yield Form(noun, "particle", certain)
        if particle == "마다" and (once := noun[: len(noun) // 2]) * 2 == noun:  # 집집마다
            yield Form(once, "particle")
        yield from _derived(noun)
        yield from _nominal(noun)
    yield from (form for form in _copula(word) if not _begins_a_stem(form.key, verbs))
    if not plain:
        yield from _chatted(word)


def _begins_a_stem(noun: str, verbs: tuple[Form, ...]) -> bool:
    """Whether the verb that the word is listed as only begins like the noun (모자 in 모자란, 노래 in 노래질), and is
    not made of it (사과하고)."""
    stems = (form.key[:-1] for form in verbs if form.certain and _has_listed_stem(form))
    return len(noun) > 1 and any(stem[:-1].startswith(noun) and stem[-1] not in "하되" for stem in stems)


def _is_longer_noun(noun: str) -> bool:
    """Whether this is listed, of two syllables or more: 떠오르는 is of 떠오르다, and not of anything called 떠오르."""
    return len(noun) > 1 and (vocabulary.is_noun(noun) or vocabulary.is_name(noun))


def _chatted(word: str) -> Iterator[Form]:
    """추웡, 추워용: of 춥다; 머거: of 먹다; 토끼얌: of 토끼. Sure of longer stems with a chat's ending."""
    for way, ending in chat.plainly_written(word):
        found = [one for one in readings(way) if _is_likely(one)]
        for one in found:
            yield from of_stem(one.stem, "spelling", ending and len(one.stem) > 1)
        if ending and not found and len(way) > 2:
            yield from (Form(one.key, "spelling", False) for one in _copula(way) if vocabulary.is_noun(one.key))


def _is_likely(reading: Reading) -> bool:
    """Whether a respelled word is well read so: a listed stem with something behind it, or a noun's (미안하)."""
    stem = reading.stem
    if vocabulary.is_stem(stem):
        return len(stem) > 1 or reading.ending != ""
    return len(stem) > 2 and stem[-1] in "하되" and vocabulary.is_noun(stem[:-1])


def _has_listed_stem(form: Form) -> bool:
    return form.kind == "conjugation" and vocabulary.is_stem(form.key[:-1])


def _is_clear(noun: str, particle: str) -> bool:
    if len(noun) == 1:
        known = vocabulary.is_short_noun(noun) or not is_hangul(noun)
        return known and (particles.is_unmistakable(particle) or _cannot_be_of_one_word(noun, particle))
    return vocabulary.is_noun(noun) or particles.is_unmistakable(particle) or len(noun) > 2


def _cannot_be_of_one_word(noun: str, particle: str) -> bool:
    """Whether 로 or 랑 is a particle here: 물로, 코로; but 배로 is double, and 차로 a lane."""
    return particle in ("로", "랑") and (tail(noun) == "ㄹ" or not sounds_chinese(noun))


def _derived(noun: str) -> Iterator[Form]:
    for base, kind, certain in derivation.of_noun(noun):
        yield Form(base, kind, certain)
        yield from (Form(full.key, kind, certain and full.certain) for full in in_full(base))
        if kind == "plural":
            yield from (Form(b, k, c) for b, k, c in derivation.of_noun(base))
    yield from in_full(noun)
    stem = vocabulary.deverbal().get(noun)
    if stem:
        yield from of_stem(stem, "derivation", len(noun) > 1)


def _nominal(noun: str) -> Iterator[Form]:
    """먹기(를), 먹음(으로): a noun made of a verb on the spot."""
    if noun[-1:] in "기음" or tail(noun) == "ㅁ":
        yield from _copula(noun)
        for one in readings(noun):
            if one.ending in ("기", "음", "ㅁ") and is_stem(one):
                yield from of_stem(one.stem, "conjugation", vocabulary.is_stem(one.stem))


def _copula(word: str) -> Iterator[Form]:
    """소였다, 소입니다, 바다다: a noun with the verb to be, whose 이 may be missing after a vowel."""
    for one in readings(word):
        stem = one.stem
        if one.ending in _COPULA and not tail(stem) and vocabulary.is_noun(stem):
            if len(stem) > 1 or not vocabulary.is_stem(stem) or one.ending[0] in "다라":  # 쥐고 is of 쥐다
                yield from _with_bases(stem, len(stem) > 1 and not vocabulary.is_stem(stem))
        elif stem[-1] == "이" and len(stem) > 1 and one.ending:
            noun = stem[:-1]
            short = len(noun) == 1
            if vocabulary.is_stem(stem) and not short:
                continue
            if not short or vocabulary.is_short_noun(noun):
                yield from _with_bases(noun, not short or len(one.ending) > 1)


def _with_bases(noun: str, certain: bool) -> Iterator[Form]:
    yield Form(noun, "particle", certain)
    yield from _derived(noun)
