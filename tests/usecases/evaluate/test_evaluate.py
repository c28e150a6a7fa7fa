"""Measuring the referee: cases are read strictly, counted rightly, and the figures can fail."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.cli.main import main, voice
from cluewright.content.library import Library
from cluewright.core.clues import Finding, Ruling, Verdict
from cluewright.usecases.check_clues import AskedKeyword
from cluewright.usecases.evaluate import pack_words, word_lists
from cluewright.usecases.evaluate.case_figures import everything, figures, summary
from cluewright.usecases.evaluate.cases import Case, CaseInvalid, Ruled, load_cases, rule
from cluewright.usecases.evaluate.disguises import DISGUISES, slips
from cluewright.usecases.evaluate.goals import Goal, Measured, goals
from cluewright.usecases.evaluate.report import sections
from cluewright.usecases.evaluate.speed import Cost, Speed, measure_cost, measure_speed, times
from cluewright.usecases.evaluate.tally import Question, Tally, ask, tally, total

GOOD = "- {id: a, part: tune, keywords: [cow, sun, map, bed], clue: cows, verdict: illegal, check: keyword, note: n}\n"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def cases(folder: Path, text: str) -> tuple[Case, ...]:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "en" / "keyword.yaml").write_text(text, "utf-8")
    return load_cases(folder)


def test_a_case_is_ruled_at_its_table(tmp_path: Path, library: Library) -> None:
    [case] = cases(tmp_path, GOOD)
    assert rule(library, case).right
    assert not rule(library, replace(case, verdict=Ruling.SUSPECT)).right
    assert not rule(library, replace(case, check="spelling")).right


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("part: tune", "part: other"),
        ("check: keyword", "check: keywords"),
        ("verdict: illegal", "verdict: forbidden"),
        ("note: n", "nota: n"),
        ("clue: cows, ", ""),
        ("[cow, sun, map, bed]", "[{word: cow}]"),
        ("- {", "{"),
    ],
)
def test_a_faulty_case_is_refused(old: str, new: str, tmp_path: Path) -> None:
    assert cases(tmp_path, GOOD)
    with pytest.raises(CaseInvalid):
        cases(tmp_path, GOOD.replace(old, new))


def test_two_cases_of_one_id_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CaseInvalid):
        cases(tmp_path, GOOD * 2)


@pytest.mark.parametrize(
    ("fields", "clues", "code", "place"),
    [
        ("", 1, (), 0),
        ("target: 3, ", 1, (3,), 0),
        ("code: [4, 2, 1], target: 2, ", 2, (4, 2, 1), 1),
        ("code: [4, 2, 1], ", 4, (4, 2, 1), 3),
    ],
)
def test_the_clue_stands_where_its_target_is(
    fields: str, clues: int, code: tuple[int, ...], place: int, tmp_path: Path
) -> None:
    [case] = cases(tmp_path, GOOD.replace("note:", f"{fields}note:"))
    assert (len(case.request.clues), case.request.code, case.place) == (clues, code, place)
    assert case.request.clues[place] == "cows"


def ruled(label: str, answer: str, check: str = "keyword", part: str = "tune") -> Ruled:
    from cluewright.usecases.check_clues import CheckRequest

    asked = CheckRequest((AskedKeyword("cow"),), ("c",))
    case = Case("id", "en", part, "keyword", Ruling(label), "c", asked, 0, "")
    finding = Finding(check, Ruling(answer), "rule", "method", (0, 1), "c", "c", "message")
    return Ruled(case, Verdict("c", "en", Ruling(answer), () if answer == "legal" else (finding,)))


def test_cases_are_counted() -> None:
    some = [
        ruled("illegal", "illegal"),
        ruled("illegal", "suspect", part="held"),
        ruled("suspect", "illegal", check="spelling"),
        ruled("suspect", "legal"),
        ruled("legal", "legal"),
        ruled("legal", "suspect"),
        ruled("legal", "illegal", part="held"),
    ]
    one = everything(some)
    assert (one.violations, one.found, one.right_check) == (4, 3, 2)
    assert (one.should_be_illegal, one.illegal, one.too_hard) == (2, 1, 1)
    assert (one.legal, one.false_alarms, one.falsely_illegal) == (3, 2, 1)
    assert len(one.wrong) == 5
    assert one.recall == 0.75
    assert [(part.language, part.part, part.violations) for part in summary(some)] == [
        ("en", "held", 1),
        ("en", "tune", 3),
    ]
    assert sum(part.legal for part in figures(some)) == 3


def test_answers_are_counted_by_group(library: Library) -> None:
    cow = (AskedKeyword("cow", "en", "cow"),)
    asked = [Question("x", cow, "cows", "en"), Question("x", cow, "moon", "en"), Question("y", cow, "vache", "en")]
    first, second = tally(ask(library, asked))
    assert (first.words, first.words_found, second.words) == (1, 1, 1)
    assert (first.group, first.asked, first.flagged, first.illegal) == ("x", 2, 1, 1)
    assert [answer.question.clue for answer in first.odd] == ["moon"]
    assert (first.recall, second.recall, second.ruled_illegal) == (0.5, 1.0, 1.0)
    [flagged, _] = tally(ask(library, asked), flags_are_odd=True)
    assert [answer.question.clue for answer in flagged.odd] == ["cows"]


def test_each_clue_makes_a_pair_with_each_keyword(library: Library) -> None:
    words = tuple(AskedKeyword(word, "en") for word in ("cow", "sun", "map"))
    [found] = tally(ask(library, [Question("x", words, clue, "en") for clue in ("cows", "moon")]))
    assert (found.asked, found.pairs, total("all", (found, found)).pairs) == (2, 6, 12)
    [goal] = goals(Measured(cases=(), row_pairs=(found,)))
    assert (goal.id, goal.reached, goal.over) == ("row-pairs-illegal", False, 6)


def test_lists_of_words(tmp_path: Path, library: Library) -> None:
    path = tmp_path / "rows.tsv"
    path.write_text("language\tkind\tlemma\tform\nen\tN\tcow\tcows\nbroken\n\nnl\tN\tkoe\tkoeien\n", "utf-8")
    rows = word_lists.read_rows(path, 4)
    assert (len(rows.rows), rows.broken) == (2, 1)
    assert [(one.group, one.clue) for one in word_lists.inflection_questions(rows)] == [
        ("en N", "cows"),
        ("nl N", "koeien"),
    ]
    foreign = word_lists.Rows((("cow", "nb", "Kú", "A"), ("cow", "ru", "корова", "A"), ("no-such", "fr", "x", "A")), 0)
    asked = {one.group: one.clue for one in word_lists.translation_questions(library, foreign)}
    assert asked == {
        "no exact": "Kú",
        "no capitals": "KÚ",
        "no unmarked": "ku",
        "ru exact": "корова",
        "ru capitals": "КОРОВА",
        "ru romanised": "korova",
    }


def test_every_disguise_hides_some_word_and_the_referee_sees_through(library: Library) -> None:
    words = {"en": "dragonfly", "ru": "стрекоза", "ko": "잠자리"}
    for name, disguise in DISGUISES.items():
        hidden = [(tag, text) for tag, word in words.items() if (text := disguise(word)) not in (None, word)]
        assert hidden, name
        for tag, text in hidden:
            keyword = (AskedKeyword(words[tag], tag, "dragonfly"),)
            [answer] = ask(library, [Question(name, keyword, str(text), tag)])
            assert answer.flagged, (name, text)


def test_slips_differ_from_the_word() -> None:
    assert dict(slips("dragon", 0)) == {
        "dropped": "dagon",
        "doubled": "drragon",
        "swapped": "dargon",
        "changed": "dtagon",
    }
    assert not list(slips("cow", 0))
    assert [name for name, _ in slips("잠자리", 1)] == ["changed"]


def test_questions_are_the_same_in_every_run(library: Library) -> None:
    for ask_again in (pack_words.slip_questions, pack_words.disguise_questions, pack_words.translation_questions):
        first = list(ask_again(library, 40))
        assert first
        assert first == list(ask_again(library, 40))
    pairs = list(pack_words.pair_questions(library, 30))
    assert all(one.clue not in {keyword.text for keyword in one.keywords} for one in pairs)
    assert {one.group for one in pairs} >= {"en", "nl", "ru", "ko"}


def test_times_and_cost(library: Library) -> None:
    assert times(range(1, 101)).median == 51
    assert times(range(1, 101)).p99 == 100
    [speed, *_] = measure_speed(library, tables=2, again=2)
    assert 0 < speed.warm.median < speed.cold.p99
    cost = measure_cost()
    assert cost.checker > 5
    assert cost.ready > 0


def test_a_goal_can_be_missed() -> None:
    assert Goal("g", "en", 0.99, 0.99, 1).reached
    assert not Goal("g", "en", 0.99, 0.98, 1).reached
    assert not Goal("g", "en", 3.0, 3.1, 1, at_least=False).reached
    found = {(goal.id, goal.subject): goal.reached for goal in goals(Measured(cases=(ruled("illegal", "legal"),)))}
    assert found == {
        (f"cases-{name}", tag): False for name in ("found", "right-check", "illegal") for tag in ("en", "*")
    }


def test_the_command_prints_and_fails_with_the_goals(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from cluewright.usecases.evaluate import evaluation

    cases(tmp_path, GOOD.replace("verdict: illegal", "verdict: legal"))
    (tmp_path / "inflection.tsv").write_text("en\tN\tcow\tcows\n", "utf-8")
    (tmp_path / "translations.tsv").write_text("cow\tfr\tvache\tA\n", "utf-8")
    monkeypatch.setattr(Library, "load", lambda: library)
    monkeypatch.setattr(evaluation, "measure_speed", lambda library: ())
    monkeypatch.setattr(evaluation, "measure_cost", lambda: None)
    for name in ("translation_questions", "pair_questions", "slip_questions", "disguise_questions"):
        monkeypatch.setattr(pack_words, name, lambda library: iter(()))
    monkeypatch.setattr(pack_words, "row_pair_questions", lambda rows: iter(()))
    given = ["eval", "--cases", str(tmp_path), "--data", str(tmp_path)]
    assert main(["--lang", "en", *given]) == 1
    printed = capsys.readouterr().out
    assert "legal/keyword" in printed
    assert "✗ en" in printed
    assert "cli." not in printed
    assert main([*given, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["cases"][0]["falsely_illegal"] == 1
    assert [one["flagged"] for one in answer["translations"]] == [1, 1]
    (tmp_path / "en" / "keyword.yaml").write_text("- {id: b}\n", "utf-8")
    assert main(given) == 1
    assert "b" in capsys.readouterr().err


def test_every_goal_has_its_text() -> None:
    speaker = voice("ko")
    some = tuple(
        Tally(f"{tag} {kind}", 1, 1, 1, words=1, pairs=1)
        for tag in ("en", "nl", "ru", "ko", "fr")
        for kind in ("N", "DERIV", "COMPOUND", "fr")
    )
    speed = Speed("en", *(times([1.0]),) * 4)
    everything_measured = Measured(
        (ruled("illegal", "illegal"), ruled("legal", "legal")),
        *(some,) * 7,
        (speed,),
        Cost(1, 1, 1, 1),
        0,
    )
    found = {goal.id for goal in goals(everything_measured)}
    assert len(found) == 21
    assert not [name for name in found if speaker.text(f"eval.goal.{name}").startswith("cli.")]
    for title, _ in sections(everything_measured, 1):
        assert not speaker.text(f"eval.section.{title}").startswith("cli.")
