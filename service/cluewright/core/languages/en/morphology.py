"""English words as forms of other words: inflection first, then derivation up to three steps, then bare stems."""

from collections.abc import Iterator
from itertools import pairwise

from cluewright.core.languages.language import Form
from cluewright.core.languages.scripts import unmarked
from cluewright.core.languages.stems import stemmer

from .chatty import IN_FULL, in_full
from .coined import coined
from .compounds import workers
from .derivation import derived
from .drifted import NEVER_FROM, UNRELATED
from .inflection import inflected
from .irregular import ONLY_THINGS, PLURAL_OF
from .kinds import is_no_verb
from .names import BY_CHANCE, FAMOUS
from .pig_latin import OATHS, plain, unsworn
from .vocabulary import is_name, is_ordinary, is_word

SNOWBALL = "english"
_STEPS = 3

# Endings under which learned words hide one root (tenacity and tenacious, president and presidency).
_LEARNED = (
    "ational", "ization", "isation", "ability", "ibility", "iveness", "ousness", "ically", "aceous", "ation",
    "ition", "ative", "ician", "istic", "ously", "ious", "eous", "uous", "ical", "ator", "ance", "ence", "ancy",
    "ency", "able", "ible", "ment", "ally", "ial", "ual", "ian", "ist", "ism", "ity", "ive", "ize", "ise",
    "ify", "ate", "ant", "ent", "ary", "ory", "ery", "ous", "ion", "ics", "al", "an", "ar", "ic", "er", "or",
    "um", "us", "y", "e", "a", "o",
)  # fmt: skip


def forms(word: str) -> tuple[Form, ...]:
    """Every hypothesis about a word, the certain and the shortest ways first."""
    found = {one: Form(one, "same") for one in (word, unmarked(word))}
    found |= {said: Form(said, "spelling") for said in (*plain(word), *unsworn(word))}
    found |= {form.key: form for form in coined(word)}
    fresh = list(found.values())
    for _ in range(_STEPS):
        fresh = list(_further(fresh, found))
    if plural := PLURAL_OF.get(word):
        found[plural] = Form(plural, "plural")
    for form in in_full(word):
        if form.certain or form.key not in found:
            found[form.key] = form
    beside = (Form(doer, "derivation", False) for doer in workers(word) if doer not in found)
    return (*found.values(), *beside, *_stems(found))


def joined(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The words that two words in a row make when they are written as one: light houses, butter-flies; and those that
    somebody swears in the middle of: ele-bloody-phant."""
    pairs = (first + second for first, second in pairwise(tokens) if len(first) > 2 and len(second) > 2)
    sworn = (
        first + last
        for first, oath, last in zip(tokens, tokens[1:], tokens[2:], strict=False)
        if oath in OATHS and not (is_word(first) and is_word(last) and len(first) > 3 < len(last))
    )
    return tuple(word for word in (*pairs, *sworn) if is_word(word))


def _further(fresh: list[Form], found: dict[str, Form]) -> Iterator[Form]:
    for known in fresh:
        for form in (*inflected(known.key), *derived(known.key)):
            sure = form.certain and known.certain and not _is_of_deed(known, form)
            kind = form.kind if known.kind in ("same", form.kind) else "derivation"
            before = found.get(form.key)
            if before is None or (sure and not before.certain):
                found[form.key] = Form(form.key, kind, sure)
                yield found[form.key]


def _is_of_deed(known: Form, form: Form) -> bool:
    """Whether what is done is taken for a thing that is spelled like it elsewhere: tired and a tyre."""
    return form.key in ONLY_THINGS and form.kind == "spelling" and known.kind in ("conjugation", "derivation")


def _stems(found: dict[str, Form]) -> Iterator[Form]:
    cut = stemmer(SNOWBALL)
    stems = {cut(word) for word, form in found.items() if form.certain and word not in UNRELATED}
    yield from (Form(f"{stem}~", "stem", False) for stem in sorted(stems) if len(stem) > 2)
    roots = {_root(word) for word in found if word not in UNRELATED}
    yield from (Form(f"√{root}", "root", False) for root in sorted(roots) if len(root) > 4)


def _root(word: str) -> str:
    """What is left of a word without its learned ending; the word itself if that is short."""
    for ending in _LEARNED:
        if word.endswith(ending) and len(word) - len(ending) > 4 and not _is_no_ending(word, ending):
            root = word[: -len(ending)]
            return word if NEVER_FROM.get(word) == root else root
    return word


def _is_no_ending(word: str, ending: str) -> bool:
    """The y of Friday and chimney is no ending of its own, nor is what makes verbs in a paradise."""
    return (ending == "y" and word[-2] in "aeo") or is_no_verb(word, ending)


def known(word: str) -> bool:
    """Whether this is an ordinary English word, in any inflection, or a name as well known."""
    return _is_known(word) or ("'" in word and _is_known(_owner(word)))


def _is_known(word: str) -> bool:
    return is_ordinary(word) or word in FAMOUS or word in BY_CHANCE or word in IN_FULL


def _owner(word: str) -> str:
    """Whose something is: Jerry's, James'."""
    return word.removesuffix("'s").removesuffix("'")


def exists(word: str) -> bool:
    """Whether there is such a word, ordinary or rare, or something is said to be its bearer's (Jerry's)."""
    return is_word(word) or ("'" in word and is_word(_owner(word)))


def named(word: str) -> bool:
    """Whether this is a name and no other word, or something is said to be its bearer's (Freddy's)."""
    return is_name(word) or ("'" in word and is_name(_owner(word)))


def warm() -> None:
    """Load vocabulary and stemmer now."""
    from . import vocabulary

    vocabulary.warm()
    stemmer(SNOWBALL)
    assert is_word("word")
