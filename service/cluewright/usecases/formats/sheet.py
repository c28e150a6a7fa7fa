"""Keyword cards to print and cut: an A4 page of cards, each side of the pack in its own colour."""

from cluewright.content.message_format import cldr_locale
from cluewright.core.wordpack import SIDES, WordPack

from .page import environment


def card_sheet(pack: WordPack, language: str) -> str:
    """A self-contained HTML page with the words of a pack in one language, one side after the other, by alphabet.

    Raises KeyError for a language that the pack does not have.
    """
    words = {side: sorted(concept.words[language].text for concept in pack.side(side)) for side in SIDES}
    return (
        environment()
        .get_template("sheet.html")
        .render(
            title=pack.titles.get(language) or pack.titles["en"],
            language=language,
            direction=cldr_locale(language).text_direction,
            sides=words,
        )
    )
