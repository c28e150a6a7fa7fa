"""What can be wrong with a word pack, and which of its keywords may not lie on one table."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cluewright.core.clues import Clue, Keyword, KeywordText, Table, judge
from cluewright.core.wordpack import PLAY_LANGUAGES, Concept, Pair, WordPack, word_key

SCRIPTS: Mapping[str, frozenset[str]] = {
    "ar": frozenset({"ARABIC"}),
    "be": frozenset({"CYRILLIC"}),
    "bg": frozenset({"CYRILLIC"}),
    "el": frozenset({"GREEK"}),
    "fa": frozenset({"ARABIC"}),
    "he": frozenset({"HEBREW"}),
    "hi": frozenset({"DEVANAGARI"}),
    "hy": frozenset({"ARMENIAN"}),
    "ja": frozenset({"CJK", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA", "KATAKANA-HIRAGANA"}),
    "ka": frozenset({"GEORGIAN"}),
    "ko": frozenset({"HANGUL"}),
    "mk": frozenset({"CYRILLIC"}),
    "ru": frozenset({"CYRILLIC"}),
    "th": frozenset({"THAI"}),
    "uk": frozenset({"CYRILLIC"}),
    "zh": frozenset({"CJK"}),
}
_LATIN = frozenset({"LATIN"})
_STRESS = "\u0301"
_CAPITALISED = frozenset({"de"})
_SIBLING_CHECKS = frozenset({"keyword", "translation"})
_APOSTROPHES = frozenset({"MODIFIER"})

Conflicts = Mapping[Pair, frozenset[str]]


@dataclass(frozen=True, slots=True)
class PackFault:
    """One thing wrong: where, by which check, and what, in a few English words."""

    pack: str
    language: str
    concept: str
    check: str
    what: str


def inspect(packs: Mapping[str, WordPack], found: Mapping[str, Conflicts] | None = None) -> Iterator[PackFault]:
    """Every fault of these packs. Homographs are looked for across all of them, conflicts within each.

    `found`: the conflicts of each pack, where they were looked for before: that is by far the slowest part."""
    for pack in packs.values():
        yield from _alignment(pack)
        for concept in pack.concepts:
            yield from _words(pack, concept)
        yield from _conflicts(pack, conflicts(pack) if found is None else found[pack.id])
    yield from _homographs(packs.values())


def _alignment(pack: WordPack) -> Iterator[PackFault]:
    tags = sorted({tag for concept in pack.concepts for tag in concept.words})
    for tag in tags:
        for concept in pack.concepts:
            if tag not in concept.words:
                yield PackFault(pack.id, tag, concept.id, "alignment", "no word")


def _words(pack: WordPack, concept: Concept) -> Iterator[PackFault]:
    for tag, word in concept.words.items():
        for form in (*word.forms, *word.wider):
            for check, what in _form_faults(form, tag, name="name" in concept.tags):
                yield PackFault(pack.id, tag, concept.id, check, f"{form}: {what}")
        if word.stress is not None and word.stress.replace(_STRESS, "") != word.text:
            yield PackFault(pack.id, tag, concept.id, "stress", "the stressed form is another word")
        if tag == "ru" and word.stress is None and _vowels(word.text) > 1 and "ё" not in word.text:
            yield PackFault(pack.id, tag, concept.id, "stress", "no stress")


def _vowels(text: str) -> int:
    return sum(char in "аеёиоуыэюя" for char in text)


def _form_faults(form: str, tag: str, *, name: bool) -> Iterator[tuple[str, str]]:
    expected = SCRIPTS.get(tag, _LATIN) | _APOSTROPHES
    scripts = {unicodedata.name(char, "?").split()[0] for char in form if char.isalpha()}
    if scripts - expected:
        yield "script", f"written in {', '.join(sorted(scripts - expected))}"
    if unicodedata.normalize("NFC", form) != form:
        yield "normalisation", "not in NFC"
    if form != " ".join(form.split()) or any(unicodedata.category(char) in ("Cc", "Cf") for char in form):
        yield "spacing", "stray space or invisible character"
    if tag not in _CAPITALISED and not name and form != form.lower():
        yield "case", "stray capital"


def _homographs(packs: Iterable[WordPack]) -> Iterator[PackFault]:
    """One form for two senses in one language: a clue in it proves nothing, so that only one of them, the more usual,
    may stand unmarked."""
    found: defaultdict[tuple[str, str], dict[str, tuple[WordPack, str]]] = defaultdict(dict)
    for pack in packs:
        for concept in pack.concepts:
            for tag, word in concept.words.items():
                for form in set(word.forms) - word.ambiguous:
                    found[tag, word_key(form)][concept.id] = pack, form
    for (tag, _), uses in found.items():
        if len(uses) > 1:
            for concept_id, (pack, form) in uses.items():
                yield PackFault(pack.id, tag, concept_id, "homograph", f"{form}: another concept's too, not marked")


def _conflicts(pack: WordPack, found: Conflicts) -> Iterator[PackFault]:
    for (one, other), tags in found.items():
        if pack.by_id[one].side == pack.by_id[other].side and not tags.isdisjoint(PLAY_LANGUAGES):
            what = f"a form or part of {other}, on the same side"
            yield PackFault(pack.id, ",".join(sorted(tags)), one, "conflict", what)
    for pair in sorted(found.keys() | pack.conflicts.keys()):
        if found.get(pair, frozenset()) != pack.conflicts.get(pair, frozenset()):
            yield PackFault(pack.id, "", " and ".join(pair), "conflicts-file", "conflicts.yaml is not up to date")


def conflicts(pack: WordPack) -> Conflicts:
    """The pairs of concepts whose words the referee would call forms, parts or translations of each other, with the
    languages in which it would. In languages that it cannot analyse, only equal words conflict."""
    found: defaultdict[Pair, set[str]] = defaultdict(set)
    for tag in pack.languages:
        pairs = _referee_pairs(pack, tag) if tag in PLAY_LANGUAGES else _equal_pairs(pack, tag)
        for one, other in pairs:
            found[(one, other) if one < other else (other, one)].add(tag)
    return {pair: frozenset(tags) for pair, tags in sorted(found.items())}


def _referee_pairs(pack: WordPack, tag: str) -> Iterator[Pair]:
    """Each printed word as a clue at a table of all the others."""
    words = [concept.words[tag] for concept in pack.concepts]
    keywords = tuple(Keyword(texts=(KeywordText(word.text, tag),)) for word in words)
    clues = tuple(Clue(word.text, tag) for word in words)
    for index, verdict in enumerate(judge(clues, Table(keywords, language=tag, checks=_SIBLING_CHECKS)).verdicts):
        for finding in verdict.findings:
            if finding.keyword is not None and finding.keyword - 1 != index:
                yield pack.concepts[index].id, pack.concepts[finding.keyword - 1].id


def _equal_pairs(pack: WordPack, tag: str) -> Iterator[Pair]:
    by_word: defaultdict[str, list[str]] = defaultdict(list)
    for concept in pack.concepts:
        by_word[concept.words[tag].text.casefold()].append(concept.id)
    for ids in by_word.values():
        yield from ((one, other) for place, one in enumerate(ids) for other in ids[place + 1 :])


def conflicts_file(found: Conflicts) -> str:
    """The text of `conflicts.yaml`: one pair a line."""
    lines = [
        f"  - {{concepts: [{one}, {two}], languages: [{_tags(tags)}]}}" for (one, two), tags in sorted(found.items())
    ]
    head = "# Keywords that never come in one draw. Written by `cluewright packs check --write`.\n"
    return head + ("conflicts:\n" + "\n".join(lines) if lines else "conflicts: []") + "\n"


def _tags(tags: frozenset[str]) -> str:
    return ", ".join(f'"{tag}"' if tag == "no" else tag for tag in sorted(tags))
