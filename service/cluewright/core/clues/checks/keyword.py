"""None of the own keywords may be said, in whatever form or disguise, not even as a clue for another keyword."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from cluewright.core.clues.analyse import AnalysedClue, Token
from cluewright.core.clues.check import Check
from cluewright.core.clues.ciphers import enciphered, undone
from cluewright.core.clues.disguise import Disguise, disguises
from cluewright.core.clues.homonyms import is_another_word
from cluewright.core.clues.keywords import Banned
from cluewright.core.clues.may_contain import may_contain, may_contain_any
from cluewright.core.clues.may_disguise import may_disguise
from cluewright.core.clues.numbers import value_of
from cluewright.core.clues.redrawn import readings, redrawn, wrapped
from cluewright.core.clues.shapes import shared_beginning
from cluewright.core.clues.slips import slips
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.titles import is_in_known_title, is_title
from cluewright.core.clues.traces import Traces
from cluewright.core.clues.unanalysed import in_unanalysed
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import all_keys, forms, keys
from cluewright.core.languages import Form, Language, language
from cluewright.core.languages.scripts import jamo

KINDS = frozenset(
    {"same", "plural", "case", "diminutive", "comparison", "conjugation", "derivation", "spelling", "particle"}
)
"""The relations between a clue and a keyword that have a message of their own."""

_WEAK = frozenset({"stem", "root"})
_MADE = frozenset({"derivation", "diminutive"})


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    looks = tuple(_looks(clue, table))
    for place, text in table.banned if looks else ():
        if text.joined:
            found = _worst(one for look in looks for one in look(clue, (place, text.text), text))
            if found:
                yield found


Keyword = tuple[int, str]
Look = Callable[[AnalysedClue, Keyword, Banned], Iterator[Finding]]


def _looks(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Look]:
    """The ways in which this clue may have something of a keyword of the table, the surest way of finding it first."""
    traces = table.traces
    if not traces.words.isdisjoint(clue.words):
        yield _said
    if may_disguise(clue, traces):
        yield _in_disguise
    if any(_may_be_a_form(clue, tag, traces) for tag in traces.keys):
        yield _in_other_form
    if may_contain_any(clue.words, traces.heads):
        yield _compounds
    if None in traces.languages:
        yield _in_other_languages
    if clue.strange:
        yield _slipped
        yield _wrapped
    if read := readings(clue):
        yield partial(_disguised, found=lambda _, text: redrawn(read, text))
    if (said := undone(clue)) or clue.strange:
        yield partial(_disguised, found=partial(enciphered, said=said))


def _may_be_a_form(clue: AnalysedClue, tag: str, traces: Traces) -> bool:
    one = language(tag)
    if one is None or one not in clue.languages:
        return False
    if tag in traces.phrases and len(clue.tokens) > 1:
        return True
    return not traces.keys[tag].isdisjoint(all_keys(tag, clue.words))


def _worst(findings: Iterator[Finding]) -> Finding | None:
    """The first illegal finding, or else the first of all: one keyword needs one reason."""
    first = None
    for found in findings:
        if found.ruling is Ruling.ILLEGAL:
            return found
        first = first or found
    return first


def _said(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    length = len(text.words)
    said = tuple(token.text for token in clue.tokens)
    for start in range(len(said) - length + 1):
        if said[start : start + length] == text.words:
            span = clue.tokens[start].span[0], clue.tokens[start + length - 1].span[1]
            method = "hidden" if clue.normal.hidden else "same" if length == len(said) else "word"
            if is_title(clue, length) or is_in_known_title(clue, span, text.joined):
                yield CHECK.find(
                    clue, span, Ruling.SUSPECT, "title", matched=text.plain, keyword=keyword, confidence=0.6
                )
            elif length == 1 and is_another_word(span, clue, text):
                yield CHECK.find(
                    clue, span, Ruling.SUSPECT, "word", matched=text.plain, keyword=keyword, confidence=0.5
                )
            else:
                yield CHECK.find(clue, span, Ruling.ILLEGAL, method, matched=text.plain, keyword=keyword)


def _disguised(
    clue: AnalysedClue, keyword: Keyword, text: Banned, found: Callable[[AnalysedClue, Banned], Iterator[Disguise]]
) -> Iterator[Finding]:
    for one in found(clue, text):
        yield CHECK.find(
            clue, one.span, one.ruling, one.method, matched=text.plain, keyword=keyword, confidence=one.confidence
        )


_in_disguise = partial(_disguised, found=disguises)
_in_other_languages = partial(_disguised, found=in_unanalysed)
_slipped = partial(_disguised, found=slips)
_wrapped = partial(_disguised, found=wrapped)


def _in_other_form(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    one = language(text.language) if text.language else None
    if one is None or one not in clue.languages:
        return
    if len(text.words) > 1:
        yield from _phrase(clue, keyword, text, one)
        return
    for word, span in _words(clue, one):
        if text.by_key.keys().isdisjoint(keys(one.tag, word)):
            continue
        shared = _shared(forms(one.tag, word), text)
        if shared and not is_another_word(span, clue, text):
            found = _related(clue, span, keyword, shared, one.tag)
            known = is_title(clue, 1) or is_in_known_title(clue, span, text.joined)
            same = one.fold(word) == one.fold(text.joined)  # Мотылек is no more a name than Мотылёк
            named = known or (not same and _is_surname(clue, span, one))
            yield replace(found, ruling=Ruling.SUSPECT) if named else found


def _is_surname(clue: AnalysedClue, span: tuple[int, int], one: Language) -> bool:
    """Whether the word there may be meant as somebody's name (Волков)."""
    return any(token.span == span and token.capital and one.is_surname(token.text) for token in clue.tokens)


def _words(clue: AnalysedClue, one: Language) -> Iterator[tuple[str, tuple[int, int]]]:
    for token in clue.tokens:
        yield token.text, token.span
    for word in one.joined(clue.words):
        yield word, clue.whole


def _shared(found: tuple[Form, ...], text: Banned) -> tuple[Form, Form] | None:
    """The best pair of hypotheses that make a word and the keyword forms of one another."""
    best = None
    for form in found:
        other = text.by_key.get(form.key)
        if other is None:
            continue
        certain = form.certain and other.certain
        siblings = _siblings(form, other)
        if certain and not siblings:
            return form, other
        if best is None and (certain or not siblings):
            best = form, other
    return best


def _siblings(form: Form, other: Form) -> bool:
    """Both made from a third word (`teacher` and `teaching`), which says less than that one is made from the other."""
    return "derivation" in (form.kind, other.kind) and form.kind in _MADE and other.kind in _MADE


def _related(
    clue: AnalysedClue, span: tuple[int, int], keyword: Keyword, shared: tuple[Form, Form], tag: str
) -> Finding:
    ours, theirs = shared
    certain = ours.certain and theirs.certain and not _siblings(ours, theirs)
    if theirs.kind == "same" and ours.kind in KINDS:
        method = ours.kind
    elif not certain and {ours.kind, theirs.kind} & _WEAK:
        method = "root"
    else:
        method = "related"
    ruling = Ruling.ILLEGAL if certain else Ruling.SUSPECT
    confidence = 0.95 if certain else 0.5
    return CHECK.find(
        clue, span, ruling, method, matched=ours.key, keyword=keyword, language=tag, confidence=confidence
    )


def _phrase(clue: AnalysedClue, keyword: Keyword, text: Banned, one: Language) -> Iterator[Finding]:
    """A keyword of several words, with any of them inflected; or run together and inflected as one (알람시계를)."""
    length = len(text.words)
    keys = [{form.key for form in forms(one.tag, word) if form.certain} for word in text.words]
    for start in range(len(clue.tokens) - length + 1):
        part = clue.tokens[start : start + length]
        if all(_has_key(token, wanted, one.tag) for token, wanted in zip(part, keys, strict=True)):
            span = part[0].span[0], part[-1].span[1]
            yield CHECK.find(clue, span, Ruling.ILLEGAL, "related", matched=text.plain, keyword=keyword, confidence=0.9)
    if len(clue.tokens) >= length and (parts := _parts_in_other_forms(clue, text, one)):
        yield CHECK.find(clue, parts, Ruling.SUSPECT, "parts", matched=text.plain, keyword=keyword, confidence=0.5)
    for token in clue.tokens:
        if token.text != text.joined and _has_key(token, {text.joined}, one.tag):
            yield CHECK.find(
                clue, token.span, Ruling.ILLEGAL, "related", matched=text.plain, keyword=keyword, confidence=0.9
            )


def _parts_in_other_forms(clue: AnalysedClue, text: Banned, one: Language) -> tuple[int, int] | None:
    """Where the clue has every word that matters of a keyword of several, in whatever form (`сияет на севере`)."""
    found = []
    for word in text.words:
        if word not in one.function_words:
            wanted = {form.key for form in forms(one.tag, word) if form.kind not in _WEAK}
            found.append(next((each for each in clue.tokens if not wanted.isdisjoint(keys(one.tag, each.text))), None))
    spans = [token.span for token in found if token]
    if len(spans) < max(len(found), 2) or len(set(spans)) < len(spans):
        return None
    return min(start for start, _ in spans), max(end for _, end in spans)


def _has_key(token: Token, wanted: set[str], tag: str) -> bool:
    return any(form.certain and form.key in wanted for form in forms(tag, token.text))


def _compounds(clue: AnalysedClue, keyword: Keyword, text: Banned) -> Iterator[Finding]:
    own = language(text.language) if text.language else None
    if own is None or len(text.words) != 1 or own not in clue.languages:
        return
    for token in clue.tokens:
        if may_contain(token.text, text.joined):
            found = own.compound(token.text, text.words[0])
            if found:
                named = _is_named(token, clue, own) or is_in_known_title(clue, token.span, text.joined)
                # One letter is a part of too many words to be sure; a syllable of Hangul is a whole word.
                counts = text.joined in own.counters and value_of(token.text.removesuffix(text.joined)) is not None
                clear = found.kind == "transparent" and not named and not counts and len(jamo(text.joined)) > 1
                ruling = Ruling.ILLEGAL if clear else Ruling.SUSPECT
                method = "name" if named else "compound" if clear else "opaque-compound"
                yield CHECK.find(
                    clue, token.span, ruling, method, matched=found.part, keyword=keyword, language=own.tag,
                    confidence=0.9 if clear else 0.5,
                )  # fmt: skip
            elif _is_named_after(token, text, clue):
                yield CHECK.find(clue, token.span, Ruling.SUSPECT, "name", keyword=keyword, confidence=0.4)


def _is_named_after(token: Token, text: Banned, clue: AnalysedClue) -> bool:
    """Whether this is a name made with the keyword, give or take its last vowel (Roodkapje, Медведев, Новгород)."""
    if not token.capital or token.know:
        return False
    word, start = text.joined, shared_beginning(text.joined) or text.joined
    least = 3 if start == word else 4  # four letters of a longer word are in too many names (Костнер, кость)
    return (len(start) > least and token.text.startswith(start)) or (len(word) > 3 and token.text.endswith(word))


def _is_named(token: Token, clue: AnalysedClue, own: Language) -> bool:
    """Whether a word is a name: known as one (facebook), or with a capital though it is no ordinary word, or though it
    does not come first."""
    if own.is_name(token.text):
        return True
    if not token.capital or clue.clue.text.isupper():
        return False
    return token is not clue.tokens[0] or own.tag not in token.know


CHECK = Check("keyword", "decrypto.clues.no-keyword", run)
