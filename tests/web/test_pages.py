"""Every page as a browser shows it: on a phone, on a desk, in the dark and on paper."""

import json
from pathlib import Path

import pytest

from cluewright.api.problems import STATUSES
from cluewright.content.library import Library
from cluewright.usecases.formats.sheet import card_sheet

from .conftest import Reader

PHONE, DESK, PAPER = 375, 1280, 672  # CSS pixels; A4 less its margins
LOOKS = [
    pytest.param(PHONE, "screen", "light", id="phone"),
    pytest.param(PHONE, "screen", "dark", id="phone-dark"),
    pytest.param(DESK, "screen", "light", id="desk"),
    pytest.param(DESK, "screen", "dark", id="desk-dark"),
    pytest.param(PAPER, "print", "light", id="paper"),
    pytest.param(PAPER, "print", "dark", id="paper-dark"),
]
LANGUAGES = ("en", "nl", "ru", "ko")
BOOKS = (
    "decrypto",
    "decrypto?variant=interceptor&use_timer=true&guess_timer_seconds=60",
    "davinci-code",
    "davinci-code?variant=hyphen-points",
)
CONTRAST = 4.5
WIDE = 5  # columns of whole words: more than a phone can show


def book(name: str, language: str) -> str:
    return f"/v1/rulebooks/{name}{'&' if '?' in name else '?'}lang={language}&format=html"


def sound(reader: Reader) -> None:
    """What holds for every page, however it is looked at."""
    assert reader.ask("overflowing()") == []
    assert reader.ask(f"faint({CONTRAST})") == []
    assert reader.ask("cramped()") == []
    assert reader.ask("broken()") == []
    assert reader.ask("disorder()") == []
    assert reader.page.complaints == []
    assert len(reader.page.requested) == 1  # itself


@pytest.mark.parametrize(("width", "media", "scheme"), LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_is_sound(reader: Reader, name: str, language: str, width: int, media: str, scheme: str) -> None:
    reader.open(book(name, language), width, media, scheme)
    sound(reader)
    assert reader.page.run("document.documentElement.lang") == language
    assert reader.page.run("document.documentElement.dir") == "ltr"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_is_read_on_a_phone_without_scrolling_sideways(reader: Reader, name: str, language: str) -> None:
    reader.open(book(name, language), PHONE)
    assert reader.ask(f"scrolling({WIDE})") == []


@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("name", BOOKS[::2])
def test_the_contents_lead_to_their_sections(reader: Reader, name: str, width: int) -> None:
    reader.open(book(name, "en"), width)
    count = reader.page.run("document.querySelectorAll('nav a').length")
    assert count >= 5
    for number in range(count):
        reader.page.run(f"document.querySelectorAll('nav a')[{number}].click()")
        wanted, title, shown_at = reader.page.run(
            f"[document.querySelectorAll('nav a')[{number}].textContent, "
            "document.querySelector(':target :is(h2, h3)').textContent, "
            "document.querySelector(':target').getBoundingClientRect().top]"
        )
        assert wanted == title
        assert -1 <= shown_at < 900


def test_the_way_past_the_contents_is_seen_once_it_has_the_focus(reader: Reader) -> None:
    reader.open(book("decrypto", "en"))
    hidden, shown = (
        reader.page.run(f"{focus}document.querySelector('.skip').getBoundingClientRect().left")
        for focus in ("", "document.querySelector('.skip').focus(), ")
    )
    assert hidden < 0 <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dark_screen_prints_black_on_white(reader: Reader, language: str) -> None:
    reader.open(book("decrypto", language), PAPER, "print", "dark")
    colours = reader.page.run(
        "['color', 'backgroundColor'].map(name => getComputedStyle(document.documentElement)[name])"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert reader.page.run("getComputedStyle(document.querySelector('.anchor')).display") == "none"
    assert reader.page.paper().startswith(b"%PDF")


@pytest.mark.parametrize(("width", "media", "scheme"), LOOKS)
def test_the_documentation_is_sound_with_everything_open(reader: Reader, width: int, media: str, scheme: str) -> None:
    reader.open("/docs", width, media, scheme)
    opened = reader.page.run("[...document.querySelectorAll('details')].map(it => it.open = true).length")
    assert opened > 30
    sound(reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(STATUSES))
def test_the_page_of_a_problem_is_sound(reader: Reader, code: str, language: str) -> None:
    reader.open(f"/problems/{code}?lang={language}", PHONE)
    sound(reader)
    assert reader.page.run("document.documentElement.lang") == language


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_problem_is_sound_in_any_light(reader: Reader, scheme: str) -> None:
    reader.open("/problems/clue_illegal", DESK, scheme=scheme)
    sound(reader)


@pytest.mark.parametrize(("width", "media", "scheme"), LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_sheet_is_sound(
    reader: Reader, language: str, width: int, media: str, scheme: str, tmp_path: Path
) -> None:
    sheet = tmp_path / "sheet.html"
    sheet.write_text(card_sheet(Library.load(()).packs["classic"], language), "utf-8")
    reader.open(sheet.as_uri(), width, media, scheme)
    assert reader.page.run("document.querySelectorAll('li').length") == 440
    assert reader.page.run("[...document.querySelectorAll('li')].every(card => card.scrollWidth <= card.clientWidth)")
    if media == "print":
        assert reader.ask("overflowing()") == reader.ask(f"faint({CONTRAST})") == []
    else:
        sound(reader)


@pytest.mark.parametrize(
    ("question", "body"),
    [
        ("overflowing()", "<p style='width: 2000px'>wide</p>"),
        ("scrolling(5)", "<div style='overflow-x: auto'><p style='width: 2000px'>wide</p></div>"),
        ("faint(4.5)", "<p style='color: #888; background: #fff'>grey</p>"),
        ("faint(4.5)", "<p style='color: #0008; background: #fff'>thin</p>"),
        (
            "faint(4.5)",
            "<svg width=90 height=40><rect width=90 height=40 fill=navy /><text x=9 y=20>black</text></svg>",
        ),
        ("cramped()", "<svg width=90 height=40><rect width=30 height=40 /><text x=0 y=20>much too long</text></svg>"),
        ("cramped()", "<svg width=90 height=40 style='overflow: visible'><text x=60 y=20>much too long</text></svg>"),
        ("broken()", "<a href='#nowhere'>nowhere</a>"),
        ("disorder()", "<main><h1>one</h1><h3>three</h3></main>"),
        ("disorder()", "<h1>no main</h1>"),
        ("disorder()", "<main><h1>one</h1><p id=a></p><p id=a></p></main>"),
        ("disorder()", "<main><h1>one</h1><nav><a href='/'>a</a></nav></main>"),
        ("disorder()", "<main><h1>one</h1><svg></svg></main>"),
        ("disorder()", "<main><h1>one</h1><table><tr><td>1</table></main>"),
    ],
)
def test_a_fault_is_seen(reader: Reader, question: str, body: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(f"<!doctype html><html lang=en><title>Page</title><body>{body}", "utf-8")
    reader.open(page.as_uri(), PHONE)
    assert reader.ask(question) != []


def test_a_complaint_and_a_request_are_noticed(reader: Reader, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    script = f"console.error({json.dumps('no')})"
    page.write_text(f"<!doctype html><title>Page</title><img src=missing.png><script>{script}</script>", "utf-8")
    reader.open(page.as_uri(), DESK)
    assert reader.page.complaints != []
    assert len(reader.page.requested) == 2
