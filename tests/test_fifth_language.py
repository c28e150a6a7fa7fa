"""A further language is a folder of catalogues and nothing else: complete German ones, given to the service by a
setting, are served in full. The catalogues are merged with today's English by id first, as an update would."""

import shutil
from pathlib import Path

import pytest

from cluewright.api.app import create_app
from cluewright.api.settings import Settings
from cluewright.bootstrap import build
from cluewright.content.locations import data_folder
from cluewright.content.po_files import read_entries
from cluewright.usecases.localize.files import languages, po_path, update
from cluewright.usecases.localize.lint import lint_all, load_corpus
from cluewright.usecases.localize.pseudo import write_pseudo

from .api.caller import Answer, Caller

TAG = "de"
FIXTURE = Path(__file__).parent / "fixtures" / "locales"
LOCALES = data_folder("locales")
RULEBOOK = "/v1/rulebooks/decrypto"
GERMAN = ({"lang": TAG, "accept_language": "ko"}, {"lang": "", "accept_language": "de-AT, ko;q=0.5"})


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's languages and German, brought up to date."""
    folder = tmp_path_factory.mktemp("fifth") / "locales"
    shutil.copytree(LOCALES, folder)
    shutil.copytree(FIXTURE / TAG, folder / TAG)
    update(folder, (TAG,))
    return folder


def serve(folder: Path) -> Caller:
    return Caller(create_app(build(Settings(locale_folders=(folder,)))))


@pytest.fixture(scope="module")
def call(locales: Path) -> Caller:
    return serve(locales)


def get(call: Caller, target: str, wish: dict[str, str], accept: str = "application/json") -> Answer:
    query = f"?lang={wish['lang']}" if wish["lang"] else ""
    return call.get(target + query, accept=accept, accept_language=wish["accept_language"])


def shares(locales: Path) -> dict[str, float]:
    """Share of each domain that is translated from today's English."""
    units = load_corpus(locales, TAG).units
    domains = {unit.domain: [one for one in units if one.domain == unit.domain] for unit in units}
    return {
        domain: round(sum(1 for unit in mine if unit.text and not unit.fuzzy) / len(mine), 3)
        for domain, mine in domains.items()
    }


def test_the_language_is_not_one_of_the_projects_own() -> None:
    assert TAG not in languages(LOCALES)
    assert languages(FIXTURE) == (TAG,)


def test_only_rewording_of_the_english_is_at_fault(locales: Path) -> None:
    faults = lint_all(locales, (TAG,))
    reworded = {fault.id for fault in faults if fault.check == "missing"}
    assert not [f"{fault.id}: {fault.check}: {fault.what}" for fault in faults if fault.id not in reworded]
    found = shares(locales)
    assert sum(found.values()) / len(found) > 0.9


def test_the_service_says_how_complete_the_language_is(call: Caller, locales: Path) -> None:
    entries = {entry["tag"]: entry for entry in call.get("/v1/locales").json()["locales"]}
    assert set(entries) == {"en", TAG, *languages(LOCALES)}
    assert entries[TAG]["name"] == "Deutsch"
    found, expected = entries[TAG]["coverage"], shares(locales)
    for domain in ("rulebooks", "messages", "web"):
        assert found[domain] == expected[domain]


@pytest.mark.parametrize("wish", GERMAN)
def test_a_rulebook_as_data(call: Caller, wish: dict[str, str]) -> None:
    answer = get(call, RULEBOOK, wish)
    assert answer.headers["content-language"] == TAG
    assert answer.json()["language"] == TAG
    assert answer.json()["sections"][0]["title"] == "Überblick"
    assert "Jedes hat 4 geheime Schlüsselwörter" in answer.content.decode()


@pytest.mark.parametrize("wish", GERMAN)
@pytest.mark.parametrize("book", ["decrypto", "davinci-code"])
def test_a_rulebook_as_a_page(call: Caller, wish: dict[str, str], book: str) -> None:
    answer = get(call, f"/v1/rulebooks/{book}", wish, "text/html")
    assert answer.headers["content-language"] == TAG
    page = answer.content.decode()
    assert f'<html lang="{TAG}" dir="ltr">' in page
    assert "Regelbuch" in page


@pytest.mark.parametrize("wish", GERMAN)
def test_a_problem(call: Caller, wish: dict[str, str]) -> None:
    answer = get(call, "/v1/nothing", wish)
    assert (answer.status, answer.headers["content-language"]) == (404, TAG)
    assert answer.json()["title"] == "Nicht gefunden"


@pytest.mark.parametrize("wish", GERMAN)
def test_a_finding(call: Caller, wish: dict[str, str]) -> None:
    table = {"keywords": [{"text": "cow", "language": "en"}], "clues": ["cows", "vache"]}
    query = f"?lang={wish['lang']}" if wish["lang"] else ""
    answer = call.post(f"/v1/clues/checks{query}", table, accept_language=wish["accept_language"])
    assert (answer.status, answer.headers["content-language"]) == (200, TAG)
    plural, translation = (clue["findings"][0]["message"] for clue in answer.json()["clues"])
    assert plural == "„cows“ ist der Plural deines Schlüsselworts „cow“."
    assert translation == "„vache“ ist Französisch für dein Schlüsselwort „cow“."


def test_a_missing_text_is_given_in_english(locales: Path, tmp_path: Path) -> None:
    folder = tmp_path / "locales"
    shutil.copytree(locales, folder)
    for domain, text in (("messages", "problem.not_found.title"), ("rulebooks", "decrypto.overview.title")):
        emptied(po_path(folder, TAG, domain), text)
    call = serve(folder)
    problem, book = get(call, "/v1/nothing", GERMAN[0]), get(call, RULEBOOK, GERMAN[0])
    assert (problem.headers["content-language"], problem.json()["title"]) == (TAG, "Not found")
    assert problem.json()["detail"].startswith("An dieser Adresse")
    assert [section["title"] for section in book.json()["sections"][:2]] == ["Overview", "Ziel"]
    coverage = {entry["tag"]: entry["coverage"] for entry in call.get("/v1/locales").json()["locales"]}[TAG]
    assert coverage["messages"] < shares(locales)["messages"]
    assert coverage["rulebooks"] < shares(locales)["rulebooks"]


def emptied(path: Path, text_id: str) -> None:
    translation = read_entries(path)[text_id].text
    before = path.read_text("utf-8")
    head, found, tail = before.partition(f'msgctxt "{text_id}"\n')
    assert found
    path.write_text(head + found + tail.replace(f'msgstr "{translation}"', 'msgstr ""', 1), "utf-8")
    assert not read_entries(path)[text_id].text


def test_a_language_that_cldr_knows_by_a_shorter_tag_is_served(tmp_path: Path) -> None:
    write_pseudo(LOCALES, tmp_path)
    call = serve(tmp_path)
    entries = {entry["tag"]: entry for entry in call.get("/v1/locales").json()["locales"]}
    assert (entries["en-XA"]["english_name"], entries["en-XA"]["direction"]) == ("English", "ltr")
    page = call.get(f"{RULEBOOK}?format=html&lang=en-XA")
    assert (page.status, page.headers["content-language"]) == (200, "en-XA")
