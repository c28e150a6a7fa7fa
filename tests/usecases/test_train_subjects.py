"""Training the models, and that those shipped are the ones that the examples here make."""

from pathlib import Path

import pytest

from cluewright.core.languages import TAGS
from cluewright.core.languages.subject_model import SubjectModel, learned
from cluewright.core.languages.word_list import Reader
from cluewright.usecases.evaluate.cases import Case, load_cases
from cluewright.usecases.train_subjects import HONEST, examples, stamp, train

ROOT = Path(__file__).parents[2]
MORE = ROOT / "service" / "training"


@pytest.fixture(scope="module")
def cases() -> tuple[Case, ...]:
    return load_cases(ROOT / "tests" / "cases")


@pytest.mark.parametrize("tag", TAGS)
def test_each_model_has_learned_from_the_examples_that_lie_here(tag: str, cases: tuple[Case, ...]) -> None:
    model = learned(tag)
    assert model is not None
    assert model.stamp == stamp(examples(cases, MORE, tag)), "run `make train`"


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_learned_from_held_cases(tag: str, cases: tuple[Case, ...]) -> None:
    held = {case.clue.casefold() for case in cases if case.language == tag and case.part == "held"}
    lines = (MORE / f"{tag}.tsv").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if line.partition("\t")[2].casefold() in held]


def reading(written: bytes) -> Reader:
    return lambda count, start: written[start : start + count]


TOY = (
    *((f"the {word} begins with {letter}", "spelling") for word, letter in zip("abcdef", "uvwxyz", strict=True)),
    *((f"the {word} grows in a garden", HONEST) for word in ("a", "b", "c", "d", "e", "f")),
)


def test_the_same_examples_make_the_same_model() -> None:
    assert train(TOY) == train(TOY)


def test_a_trained_model_tells_apart_what_it_was_shown() -> None:
    model = SubjectModel(reading(train(TOY, rounds=100)))
    assert model.leaning("the word begins with q").likelihood > 0.8
    assert model.leaning("the word begins with q").subject == "spelling"
    assert model.leaning("the word grows in a garden").likelihood < 0.2


@pytest.mark.parametrize("line", ["spelling a letter", "nonsense\ta clue", "honest\t "])
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "en.tsv").write_text(f"honest\ta fair clue\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.tsv, line 2"):
        examples((), tmp_path, "en")


def test_a_clue_of_one_known_feature_is_learned_from_each_time() -> None:
    unlike = [f"{letter * 3} {letter.upper() * 4}" for letter in "abcdefghijkl"]  # they share how many words they have
    model = SubjectModel(reading(train(tuple((clue, "private") for clue in unlike), rounds=100)))
    assert model.leaning("no others").subject == "private"
    assert model.leaning("no others").likelihood > 0.8
