"""The linter is itself tested: a clean text passes every check, and each check catches the fault seeded for it."""

from dataclasses import replace

import pytest

from cluewright.content.glossary import Glossary, Term, TermForms
from cluewright.core.discovery import module_names
from cluewright.usecases.localize import checks
from cluewright.usecases.localize.lint import CHECKS, lint
from cluewright.usecases.localize.unit import Corpus, Unit

ENGLISH = "After round 5, a team with {n, plural, one {# token} other {# tokens}} wins; {name} keeps the code."
TEXTS = {
    "nl": "Na ronde 5 wint een team met {n, plural, one {# fiche} other {# fiches}}; {name} houdt de code.",
    "ru": (
        "После раунда 5 команда, у которой {n, plural, one {# жетон} few {# жетона} many {# жетонов} "
        "other {# жетона}}, побеждает; {name} оставляет код себе. Это ещё не всё."
    ),
    "ko": "5라운드가 끝날 때 토큰 {n, plural, other {#개}}인 팀이 승리합니다. {name, particle, 은} 코드를 간직합니다.",
}
GLOSSARY = Glossary(
    (
        Term(
            "token",
            "both",
            "",
            {
                "en": TermForms("token"),
                "nl": TermForms("fiche", forbidden=("penning",)),
                "ru": TermForms("жетон", forbidden=("фишка",)),
                "ko": TermForms("토큰", forbidden=("동전",)),
            },
        ),
    )
)


def clean(language: str) -> Unit:
    return Unit(language, "rulebooks", "decrypto.end.win", ENGLISH, TEXTS[language])


def caught(*units: Unit) -> set[str]:
    corpus = Corpus(units[0].language, units, GLOSSARY)
    return {fault.check for fault in lint(corpus)}


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_a_clean_text_passes_every_check(language: str) -> None:
    assert caught(clean(language)) == set()


def swap(old: str, new: str) -> dict[str, tuple[str, str]]:
    return dict.fromkeys(TEXTS, (old, new))


MUTATIONS: dict[str, dict[str, tuple[str, str]]] = {
    "syntax": swap("}}", "}"),
    "placeholders": swap("{name", "{naam"),
    "plural-forms": {"nl": ("one {# fiche} ", ""), "ru": ("many {# жетонов} ", "")},
    "numbers": swap("5", "4"),
    "glossary-terms": {
        "nl": ("# fiche} other {# fiches", "# punt} other {# punten"),
        "ru": ("one {# жетон} few {# жетона} many {# жетонов} other {# жетона}", "one {#} few {#} many {#} other {#}"),
        "ko": ("토큰", "표시"),
    },
    "forbidden-terms": {"nl": ("houdt", "houdt penningen en"), "ru": ("код", "фишку и код"), "ko": ("코드", "동전")},
    "particles": {"ko": ("{name, particle, 은}", "{name}은")},
    "scripts": {"nl": ("ronde", "rоnde"), "ru": ("код", "кoд"), "ko": ("코드", "코\u200b드")},
    "punctuation": {"nl": ("code.", "code"), "ru": ("всё.", "всё"), "ko": ("간직합니다.", "간직합니다")},
    "quotes": {"nl": ("code", '"code"'), "ru": ("код", "“код”"), "ko": ("코드", "«코드»")},
    "doubled-words": {"nl": ("de code", "de de code"), "ru": ("раунда", "раунда раунда"), "ko": ("팀이", "팀이 팀이")},
    "address": {
        "nl": ("houdt", "geeft u"),
        "ru": ("команда", "ваша команда, где Вы"),
        "ko": ("간직합니다", "간직해요"),
    },
    "yo": {"ru": ("ещё", "еще")},
}


@pytest.mark.parametrize(
    ("check", "language"), [(check, language) for check, seeded in MUTATIONS.items() for language in seeded]
)
def test_a_seeded_fault_is_caught(check: str, language: str) -> None:
    old, new = MUTATIONS[check][language]
    assert old in TEXTS[language]
    assert check in caught(replace(clean(language), text=TEXTS[language].replace(old, new)))


@pytest.mark.parametrize("language", sorted(TEXTS))
@pytest.mark.parametrize("change", [{"text": ""}, {"fuzzy": True}])
def test_missing_and_stale_texts_are_caught(language: str, change: dict[str, object]) -> None:
    assert caught(replace(clean(language), **change)) == {"missing"}  # type: ignore[arg-type]


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_a_text_over_its_limit_is_caught(language: str) -> None:
    assert caught(replace(clean(language), max_length=20)) == {"length"}


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_a_text_much_shorter_than_the_english_is_caught(language: str) -> None:
    english = "Nobody outside your team may see your keywords before the game is over, whatever they say."
    assert "length" in caught(replace(clean(language), english=english, text="…."))


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_english_left_as_it_was_is_caught(language: str) -> None:
    assert "unchanged" in caught(replace(clean(language), text=ENGLISH))


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_one_english_text_translated_in_two_ways_is_caught(language: str) -> None:
    other = replace(clean(language), id="decrypto.end.other", text="! " + TEXTS[language])
    assert "consistency" in caught(clean(language), other)


@pytest.mark.parametrize("language", sorted(TEXTS))
def test_two_english_texts_translated_alike_are_caught(language: str) -> None:
    other = replace(clean(language), id="decrypto.end.other", english=ENGLISH + " Stop.")
    assert "consistency" in caught(clean(language), other)


def test_every_check_is_found_has_its_own_id_and_a_seeded_fault() -> None:
    assert [check.id.replace("-", "_") for check in CHECKS] == list(module_names(checks))
    assert {check.id for check in CHECKS} == {*MUTATIONS, "missing", "length", "unchanged", "consistency"}


def test_an_adapted_example_may_have_its_own_numbers_and_terms() -> None:
    unit = replace(
        clean("nl"), text="Hier staat iets heel anders met 7 woorden.", english="Nine 9 tokens.", note="REPLACE"
    )
    assert caught(unit) == set()


@pytest.mark.parametrize("text", ["Say “yes”.", "Sag „ja“.", "Sag „ja“ oder „nein“.", "Powiedz „tak”."])
def test_quotes_close_as_each_language_closes_them(text: str) -> None:
    unit = Unit("xx", "web", "web.say", "Say “no”.", text)
    assert caught(unit) == set()
    assert caught(replace(unit, text=text[:-2] + ".")) == {"punctuation"}


@pytest.mark.parametrize("text", ["Wer sagt: „Wann?“", "Who says: “When?”"])
def test_the_end_of_a_text_is_looked_for_behind_its_closing_quotes(text: str) -> None:
    assert caught(Unit("xx", "web", "web.say", "Who asks: “When?”", text)) == set()
