"""A rulebook for its translator: what is untranslated, stale or faulty is marked where it stands."""

from collections import defaultdict
from pathlib import Path

from cluewright.content.library import Library
from cluewright.core.parameters import Parameters
from cluewright.usecases.formats.page import html_page
from cluewright.usecases.read_rulebook import read_rulebook

from .lint import lint, load_corpus


def preview(library: Library, locales: Path, parameters: Parameters, language: str) -> str:
    """The page of `html_page` with marks, and each text's id in its tooltip."""
    faults: defaultdict[str, list[str]] = defaultdict(list)
    for fault in lint(load_corpus(locales, language)):
        faults[fault.id].append(f"{fault.check}: {fault.what}")
    return html_page(library, read_rulebook(library, parameters, language), faults)
