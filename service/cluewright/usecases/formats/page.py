"""A rulebook as one HTML page that needs nothing else: style, figures and anchors are in it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cluewright.content.library import Library
from cluewright.content.message_format import cldr_locale
from cluewright.usecases.read_rulebook import BlockDocument, RulebookDocument

from .figures import figure_svg
from .labels import labels_for


@cache
def environment() -> Environment:
    """Templates with every value escaped and a missing one an error."""
    made = Environment(
        loader=PackageLoader("cluewright", "web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["figure"] = _figure
    made.globals["style"] = Markup(page_style())  # noqa: S704
    return made


@cache
def page_style() -> str:
    """The text of a rulebook page's only `<style>`, for those who must say which style they allow."""
    return files("cluewright.web").joinpath("page.css").read_text("utf-8")


def html_page(library: Library, document: RulebookDocument, faults: Mapping[str, Sequence[str]] | None = None) -> str:
    """The page: valid HTML in the document's language and direction, every rule an anchor of its own id.

    With `faults` (text id -> what is wrong) it is a translator's preview: untranslated, stale and faulty texts are
    marked.
    """
    return (
        environment()
        .get_template("rulebook.html")
        .render(
            document=document,
            labels=labels_for(library, document),
            direction=cldr_locale(document.language).text_direction,
            faults=None if faults is None else defaultdict(list, faults),
        )
    )


def pdf(library: Library, document: RulebookDocument) -> bytes:
    """The page as a PDF, for which the extra `cluewright[pdf]` must be installed. Raises ImportError without it."""
    from weasyprint import HTML

    made: bytes = HTML(string=html_page(library, document)).write_pdf()
    return made


def _figure(block: BlockDocument) -> Markup:
    labels = [item.text.text for item in block.items if item.text]
    drawn = figure_svg(block.figure or "", labels, block.text.text if block.text else "")
    return Markup(drawn or "")  # noqa: S704  # figure_svg escapes every text
