"""All that a Dutch word may be a form of: the rules' guesses, checked against the dictionary."""

from collections.abc import Iterator
from itertools import chain

from cluewright.core.languages.language import Form
from cluewright.core.languages.stems import stemmer

from . import adjectives, derivation, nouns, p_language, verbs
from .clippings import CLIPPINGS
from .guess import Guess
from .lexicalised import NO_STEMS, NOT_DERIVED
from .lexicon import entry, plausible
from .names import SIMPLE_NAMES
from .respelling import respelled
from .spelling import VOWELS, fold, opened, stems
from .strong_verbs import STRONG
from .verbs import is_verb

SNOWBALL = "dutch"
_LONGEST = 40  # letters; nothing longer is a word that rules can say anything about
_MOST = 40  # hypotheses about one word
_LONG_COMPOUND = 10  # letters
_WEAK_PREFIXES = ("be", "ver", "ont", "her")
_OF_COMPOUNDS = frozenset({"same", "plural", "diminutive"})
_STEPS = 3  # of derivation, one upon the other


def forms(word: str) -> tuple[Form, ...]:
    """All plausible hypotheses about a word, best first, always including the word itself."""
    found = {word: Form(word, "same")}
    if 1 < len(word) <= _LONGEST and word[0].isalpha() and word not in SIMPLE_NAMES:
        for form in chain(_spelled(word), _inflected(word), _derived(word), _stemmed(word), _uncut(word)):
            _keep(found, form)
        if verbs.may_be_past(word):
            _keep(found, Form(verbs.PAST + word, "conjugation", False))
        if len(word) >= _LONG_COMPOUND:
            for form in tuple(found.values()):
                for base in _unlinked(form.key) if form.kind in _OF_COMPOUNDS else ():
                    _keep(found, Form(base, "spelling"))
    return tuple(found.values())


def _keep(found: dict[str, Form], form: Form) -> None:
    """Of two hypotheses about one key the certain one stays."""
    known = found.get(form.key)
    if len(found) < _MOST and (known is None or (form.certain and not known.certain)):
        found[form.key] = form


def _spelled(word: str) -> Iterator[Form]:
    """zoeven is zoëven, cafe is café, slam-titel is slamtitel; tyger is tijger, as there is no such word with y;
    mopolepen is molen."""
    for other in dict.fromkeys((fold(word), word.replace("-", ""), word.replace("'", ""))):
        if other != word:
            yield Form(other, "spelling")
    if "y" in word and entry(word) is None and entry(dutch := word.replace("y", "ij")) is not None:
        yield Form(dutch, "spelling")
    if hidden := p_language.plain(word):
        yield Form(hidden, "spelling")
        yield from (form for form in _inflected(hidden) if form.certain)
    for other in respelled(word):
        yield Form(other, "spelling")
        yield from (form for form in (*_inflected(other), *derivation.undo(other)) if form.certain)


def _uncut(word: str) -> Iterator[Form]:
    """What the word is said for, or what it is a plural or diminutive of is: bieb, biebje."""
    for short in (word, *(form.key for form in _inflected(word) if form.certain)):
        yield from (Form(whole, "spelling", False) for whole in CLIPPINGS.get(short, ()))


def inflections(word: str) -> Iterator[Form]:
    """Words that this one is an inflection of (plural, diminutive, tense …), without derivations."""
    return _inflected(word)


def _unlinked(word: str) -> Iterator[str]:
    """The compound without the letters that join its parts, which writers put in or leave out as they like:
    ondernemingsraad is ondernemingraad."""
    for at in range(5, len(word) - 3):
        if word[at - 1] in "sn" and is_base(word[at:]):
            for link in ("s", "en"):
                first = word[:at].removesuffix(link)
                if 4 <= len(first) < at and is_base(first):
                    yield first + word[at:]


def _inflected(word: str) -> Iterator[Form]:
    plain = word.replace("-", "")
    headword = entry(plain)
    if headword is not None and not plausible(plain, headword):
        headword = plain
    guesses = tuple(dict.fromkeys(chain(nouns.undo(plain), adjectives.undo(plain), verbs.undo(plain))))
    yield from _checked(plain, headword, guesses)
    if headword is not None and headword != plain:
        yield Form(headword, _kind(plain, headword))


def _checked(word: str, headword: str | None, guesses: tuple[Guess, ...]) -> Iterator[Form]:
    """A guess is certain if its base is a headword; among unknown words a strong ending is proof enough."""
    confirmed = [guess for guess in guesses if guess.weight == 3 or _confirmed(word, headword, guess)]
    for base, kind, weight in confirmed:
        yield Form(base, kind, weight > 1 or headword != word)
    if headword is None:
        yield from (Form(g.base, g.kind) for g in guesses if len(g.base) < len(word) and _productive(g))


def _productive(guess: Guess) -> bool:
    """Endings that new and foreign words take as they come: smurfen, smurfje, podcasts."""
    base, kind, weight = guess
    return len(base) > 2 and (weight > 1 or (kind == "plural" and len(base) > 3))


def _confirmed(word: str, headword: str | None, guess: Guess) -> bool:
    if guess.kind == "conjugation" and word in STRONG and headword != guess.base:  # hield is from no hielen
        return False
    if guess.weight == 1 and headword is not None and headword != guess.base:
        return _beside(word, headword, guess)
    if guess.kind == "conjugation" and not _is_conjugated(word, headword, guess.base):
        return False
    if guess.kind == "diminutive" and _made_small(word) not in (None, guess.base):  # kastjes are of kast, not of kas
        return _is_regular_diminutive(word.removesuffix("s"), guess.base)
    if guess.kind == "comparison" and headword != guess.base and not adjectives.is_adjective(guess.base):
        return False
    return is_base(guess.base)


def _beside(word: str, headword: str, guess: Guess) -> bool:
    """Whether a weak ending counts although the dictionary files the word elsewhere.

    A noun made of an adjective does (dode: there is doder too), and a second verb (vaart, from varen, is filed
    under ervaren); otherwise it is chance (hals is no hal, zone no zoon).
    """
    if guess.kind == "inflection":
        return headword == word and word.endswith("e") and guess.base in (entry(word), entry(word + "r"))
    return guess.kind == "conjugation" and headword != word and is_verb(guess.base)


def _is_conjugated(word: str, headword: str | None, base: str) -> bool:
    """What is filed elsewhere needs proof: beren is no form of berennen, reeg none of regen; nor is geraamte,
    a headword, the participle of ramen, or groente the past tense of groenen. A teek is no form of a teken, which is
    no verb, nor are gasten from gassen."""
    if base not in stems(word) and not is_verb(base):
        return False
    if headword is not None and headword != word and _is_plural_of(word, headword):
        return headword.startswith("ge") and headword.endswith(
            ("de", "eerd")
        )  # geleerden are as much from leren as one is
    if headword == word and word.endswith("te") and not base.endswith("ten"):
        return False
    if headword == word and word.endswith("de") and not base.endswith("den") and word != base + "de":
        return word.startswith(_WEAK_PREFIXES)  # verloofde, ziende; but zonde
    if headword == word and word.startswith("ge") and word.endswith("de") and not base.startswith("ge"):
        return False
    if headword not in (None, word, base):
        return not base.startswith(word) and (headword == base or is_verb(base))
    return True


def _made_small(word: str) -> str | None:
    """The noun that the dictionary files a diminutive in -je under, if that is made of it with no more than that."""
    noun = entry(word.removesuffix("s"))
    return noun if word.removesuffix("s") == f"{noun}je" else None


def _is_regular_diminutive(word: str, noun: str) -> bool:
    """Whether the noun makes it by rule: balletje from bal, and koetje from koe; but no kastje from kas."""
    if opened(noun) == (noun + noun[-1],):
        return noun[-1] not in "kpstf" and word == f"{noun}{noun[-1]}etje"
    long = noun + noun[-1] if noun[-1] in "aou" and noun[-2] not in VOWELS else noun
    return word == f"{long}tje" and noun[-1] in "aeioulnrjw" and not noun.endswith("en")  # talent, no talen


def _is_plural_of(word: str, noun: str) -> bool:
    """Whether the noun that the dictionary files it under makes it by rule: helden, renten, gebeden."""
    return word.endswith("n") and any(guess.base == noun and guess.kind == "plural" for guess in nouns.undo(word))


def is_base(word: str) -> bool:
    """Whether a word is a dictionary form, or so close to one that it is its stem (bot, filed under botten).

    Where the dictionary files a word under a verb (bad, under bidden), its diminutive tells that there is a noun.
    """
    if len(word) < 2:
        return False
    headword = entry(word)
    if headword is None or headword == word:
        return headword is not None
    if headword.startswith(word) or word in stems(headword) or not plausible(word, headword):
        return True
    return is_verb(word) or entry(word + "je") == word


def _kind(word: str, headword: str) -> str:
    """What the dictionary's answer most likely is: it does not say itself."""
    if word.endswith(("je", "jes")):
        return "diminutive"
    if headword.endswith("n") and not word.endswith(("s", "en")):
        return "conjugation"
    return "plural" if word.endswith(("en", "s", "n")) else "inflection"


def _derived(word: str) -> Iterator[Form]:
    """What the word is derived from, and its headwords too, up to three steps: schoonheden, schoonheid, schoon."""
    filed = entry(word)
    inflected = [form.key for form in _inflected(word) if form.certain]
    classical = word.endswith("ci")  # politici
    steps = [key for key in inflected if len(key) <= len(word) + classical or (filed in (None, key) and is_verb(key))]
    todo = list(dict.fromkeys((word, *steps)))
    for _ in range(_STEPS):
        found = [form for base in todo for form in derivation.undo(base)]
        yield from found
        todo = [form.key for form in found if form.certain]


def _stemmed(word: str) -> Iterator[Form]:
    """The stem of the word and of its headword, unless that is a form of something else.

    hals has the stem hal and kaars the stem kaar: neither says anything. Nor does what is cut off a plural or a
    diminutive that the dictionary files under its noun: helden is held, and no hel.
    """
    headword = entry(word) or word
    if headword in NOT_DERIVED:  # huidige has nothing to do with a huid
        return
    own = _made_small(word) or (headword if word != headword and _is_plural_of(word, headword) else word)
    for base in dict.fromkeys((own, headword if plausible(word, headword) and not _made_small(word) else own)):
        if base in NO_STEMS or _only_ends_so(base):
            continue
        stem = stemmer(SNOWBALL)(base)
        if stem == base or headword != word or entry(stem) == word or (stem + "s" != word and entry(stem) is None):
            yield Form(stem + "~", "stem", False)


def _only_ends_so(base: str) -> bool:
    """Whether it ends by itself like a plural, so that a stem would be another word: rots, teken."""
    stem = stemmer(SNOWBALL)(base)
    if entry(base) != base or is_verb(base) or stem == base or not is_base(stem):
        return False
    return base == stem + "s" or base.endswith("en")
