"""Checking clues outside a game: keywords find their translations, answers explain themselves."""

import re
from pathlib import Path
from typing import Any

import pytest

import cluewright
from cluewright.content.library import Library
from cluewright.core.clues import ClueReuse, Ruling, Strictness, UsedClue
from cluewright.core.clues import checks as checks_package
from cluewright.core.clues.checks.keyword import KINDS
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, UnknownWord, answer, check_clues, check_many

LANGUAGES = ("en", "nl", "ru", "ko")


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def request(*keywords: str | AskedKeyword, clues: tuple[str, ...], **rest: Any) -> CheckRequest:
    asked = tuple(AskedKeyword(one) if isinstance(one, str) else one for one in keywords)
    return CheckRequest(asked, clues, **rest)


def rulings(library: Library, asked: CheckRequest) -> list[Ruling]:
    return [verdict.ruling for verdict in check_clues(library, asked).verdicts]


def test_plain_keywords_find_language_and_translations_in_the_packs(library: Library) -> None:
    asked = request("dragonfly", "sombrero", clues=("libelle", "стрекозы", "잠자리", "Insect"))
    judgement = check_clues(library, asked)
    assert judgement.language == "en"
    assert [one.ruling for one in judgement.verdicts] == [Ruling.ILLEGAL, Ruling.ILLEGAL, Ruling.ILLEGAL, Ruling.LEGAL]
    assert set(LANGUAGES) - {"en"} <= set(judgement.reach.translation_languages)


@pytest.mark.parametrize(
    ("tag", "word", "clue"),
    [("nl", "libelle", "dragonfly"), ("ru", "стрекоза", "libelle"), ("ko", "잠자리", "стрекоза")],
)
def test_from_every_play_language(library: Library, tag: str, word: str, clue: str) -> None:
    [found] = check_clues(library, request(word, clues=(clue,), keyword_language=tag)).verdicts
    assert found.ruling is Ruling.ILLEGAL
    assert found.findings[0].check == "translation"


def test_keywords_without_a_language_may_be_in_several(library: Library) -> None:
    asked = request("koe", "bridge", "ночь", "사과", clues=("коровы", "nachten", "apples", "мосты", "Insect"))
    assert rulings(library, asked) == [*[Ruling.ILLEGAL] * 4, Ruling.LEGAL]
    # A word of the language that the others share is taken for just that: a pet is no Dutch cap.
    assert rulings(library, request("bridge", "apple", "pet", clues=("baseball cap",))) == [Ruling.LEGAL]


def test_a_word_that_the_packs_only_have_as_a_wider_one_may_mean_its_concepts(library: Library) -> None:
    asked = request("prioress", "moon", clues=("Äbtissin", "abadesa", "abbess", "Mond"), keyword_language="en")
    assert rulings(library, asked) == [Ruling.SUSPECT, Ruling.SUSPECT, Ruling.LEGAL, Ruling.ILLEGAL]


@pytest.mark.parametrize(
    ("tag", "word", "clue"),
    [
        ("en", "geese", "oie"),
        ("nl", "eekhoorns", "squirrel"),
        ("ru", "сугробы", "snowdrift"),
        ("ko", "무거운", "heavy"),
    ],
)
def test_a_form_of_a_word_that_the_packs_have_may_be_translated_as_it_is(
    library: Library, tag: str, word: str, clue: str
) -> None:
    assert not library.concepts_of(word, tag)
    assert rulings(library, request(word, clues=(clue, "Insect"), keyword_language=tag)) == [
        Ruling.SUSPECT,
        Ruling.LEGAL,
    ]


def test_a_keyword_with_several_senses_is_translated_by_each(library: Library) -> None:
    """Whichever was meant, the word on the screen is said."""
    asked = request("kussen", "bel", clues=("almohada", "cushion", "pillow"), keyword_language="nl")
    assert rulings(library, asked) == [Ruling.ILLEGAL] * 3


def test_a_concept_settles_the_sense(library: Library) -> None:
    given = AskedKeyword("dragonfly", "en", "dragonfly")
    assert rulings(library, request(given, clues=("libelle",))) == [Ruling.ILLEGAL]
    with pytest.raises(UnknownWord):
        check_clues(library, request(AskedKeyword("x", "en", "no-such-concept"), clues=("a",)))


def test_one_bad_request_spoils_no_other(library: Library) -> None:
    good = request("cow", clues=("milk",))
    bad = request(AskedKeyword("x", None, "no-such-concept"), clues=("a",))
    first, second, third = check_many(library, (good, bad, good))
    assert isinstance(second, UnknownWord)
    assert first == third == check_clues(library, good)


def test_every_text_of_a_mixed_keyword_is_banned(library: Library) -> None:
    mixed = AskedKeyword(texts=(("nl", "koe"), ("ko", "소")))
    assert rulings(library, request(mixed, clues=("koe", "소", "melk")))[:2] == [Ruling.ILLEGAL, Ruling.ILLEGAL]


def test_given_translations_count(library: Library) -> None:
    from cluewright.core.clues import Translation

    own = AskedKeyword("gizmo", "en", given=(Translation("de", "Dingsbums", "own", curated=True),))
    assert rulings(library, request(own, clues=("Dingsbums",))) == [Ruling.ILLEGAL]


def test_translation_languages_restrict_what_is_looked_at(library: Library) -> None:
    asked = request("dragonfly", clues=("libelle",), translation_languages=frozenset({"ru"}))
    judgement = check_clues(library, asked)
    assert judgement.reach.translation_languages == ("ru",)
    assert all(finding.check != "translation" for finding in judgement.verdicts[0].findings)


def test_all_parameters_reach_the_referee(library: Library) -> None:
    used = (UsedClue("moon", "Ann"), UsedClue("tide", "Bob"))
    asked = request(
        "sun", clues=("moon", "tide", "fun"), used_clues=used, clue_reuse=ClueReuse.PLAYER, player="Ann",
        strictness=Strictness.LENIENT, checks=frozenset({"repetition", "pronunciation"}),
    )  # fmt: skip
    assert rulings(library, asked) == [Ruling.ILLEGAL, Ruling.LEGAL, Ruling.LEGAL]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_explains_itself_in_the_readers_language(library: Library, language: str) -> None:
    judgement = check_clues(library, request("cow", clues=("cows", "корова")))
    body = answer(judgement, library, language)
    first, second = (clue["findings"][0] for clue in body["clues"])
    assert body["language"] == language
    assert "cows" in first["message"]
    assert "cow" in second["message"]
    assert first["rule_url"] == "/v1/rulebooks/decrypto/rules/decrypto.clues.no-keyword"
    assert body["coverage"]["checks"]["keyword"] == "full"
    assert body["coverage"]["notes"]["code"]


def test_the_language_of_a_translation_is_named(library: Library) -> None:
    judgement = check_clues(library, request("dragonfly", clues=("libelle",)))
    [finding] = answer(judgement, library, "en")["clues"][0]["findings"]
    assert "Dutch" in finding["message"]


def test_a_clue_given_again_is_quoted_as_it_was_given(library: Library) -> None:
    judgement = check_clues(library, request("sun", clues=("moon", "MOON"), used_clues=(UsedClue("moon"),)))
    alike, other = answer(judgement, library, "en")["clues"]
    assert [finding["message"] for finding in alike["findings"]] == ["'moon' has been given before in this game."]
    assert {finding["message"] for finding in other["findings"]} == {
        "'MOON' is the same clue as 'moon', given earlier in this game.",
        "'MOON' is the same clue as your other clue 'moon'.",
    }


def _methods() -> list[str]:
    """Every `CHECK.find(…, "method")` in the checks, as message ids."""
    texts = [path.read_text("utf-8") for path in sorted(Path(checks_package.__path__[0]).glob("*.py"))]
    pairs = [(re.search(r'^CHECK = Check\("([a-z-]+)"', text, re.M), text) for text in texts]
    return [
        f"finding.{check[1]}.{method}"
        for check, text in pairs
        if check
        for method in re.findall(r'CHECK\.find\([^"]*?Ruling\.[A-Z]+, "([a-z-]+)"', text)
    ]


def test_every_method_has_its_message_in_every_language(library: Library) -> None:
    disguises = (
        "marks",
        "look-alike",
        "jamo",
        "transcribed",
        "reversed",
        "spaced",
        "digits",
        "hidden",
        "keyboard",
        "word",
        "title",
    )
    names = [f"finding.keyword.{kind}" for kind in (*KINDS, *disguises, "related", "root", "name", "compound", "typo")]
    names += [
        f"finding.translation.{way}" for way in ("exact", "inflected", "unmarked", "romanised", "typo", "transcribed")
    ]
    names += [f"finding.repetition.{way}" for way in ("used", "used-form", "twice", "twice-form")]
    names += [
        "finding.keyword.stretched",
        "finding.spelling.first-letter",
        "finding.spelling.letter",
        "finding.pronunciation.rhyme",
    ]
    assert len(_methods()) > 15
    for name in (*names, *_methods()):
        texts = {_text(library, name, language) for language in LANGUAGES}
        assert name not in texts
        assert len(texts) == len(LANGUAGES), name


def _text(library: Library, name: str, language: str) -> str:
    params = {"excerpt": "a", "matched": "b", "keyword": "c", "language_name": "d"}
    return library.catalogs.text(name, language, count=2, place=2, same=False, **params)


def test_the_public_function_gives_the_http_answer() -> None:
    body = cluewright.check_clues(["cow", "night"], ["cows", "moon"], language="nl")
    assert (body["verdict"], [clue["verdict"] for clue in body["clues"]]) == ("illegal", ["illegal", "legal"])
    assert "meervoud" in body["clues"][0]["findings"][0]["message"]


@pytest.mark.parametrize(
    "wrong", [{"strictness": "mild"}, {"clue_reuse": "never"}, {"checks": ["spleling"]}, {"keywords": ["x" * 161]}]
)
def test_the_public_function_refuses_what_it_does_not_know(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        cluewright.check_clues(**{"keywords": ["cow"], "clues": ["milk"], **wrong})


@pytest.mark.parametrize(
    ("keyword", "clue", "tag"),
    [
        ("lift", "elevator", "en"),  # the concept is printed as elevator; it is Danish, too
        ("машина", "тачка", "ru"),  # a wider word for it; it is Ukrainian, too
    ],
)
def test_a_synonym_is_no_translation_whatever_other_language_has_it(
    library: Library, keyword: str, clue: str, tag: str
) -> None:
    request = CheckRequest(keywords=(AskedKeyword(keyword, tag),), clues=(clue,))
    assert check_clues(library, request).verdicts[0].findings == ()
