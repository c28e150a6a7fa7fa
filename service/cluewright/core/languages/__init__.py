"""Languages the referee knows well: one folder each, found by scanning, loaded at first use."""

from importlib import import_module
from pkgutil import iter_modules
from threading import RLock

from .language import Compound, Coverage, CoverageLevel, Form, Language, Sound

__all__ = ["TAGS", "Compound", "Coverage", "CoverageLevel", "Form", "Language", "Sound", "language"]

TAGS: tuple[str, ...] = tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))
"""Tags of all languages with full analysis, sorted."""

_loading = RLock()
_loaded: dict[str, Language] = {}


def language(tag: str) -> Language | None:
    """The language for a BCP 47 tag, by its primary subtag (`en-GB` -> en); None if it is not known.

    Loads the language's module at first use; safe across threads, the same object every time.
    """
    return _loaded.get(tag) or _find(tag.casefold().replace("_", "-").partition("-")[0])


def existing(tag: str) -> Language:
    """As `language`, for a tag that is known to be one."""
    found = language(tag)
    assert found is not None, tag
    return found


def _find(primary: str) -> Language | None:
    if primary not in TAGS:
        return None
    with _loading:
        if primary not in _loaded:
            _loaded[primary] = _import(primary)
        return _loaded[primary]


def _import(tag: str) -> Language:
    found = import_module(f"{__name__}.{tag}").LANGUAGE
    assert isinstance(found, Language), f"languages/{tag} does not offer a LANGUAGE"
    assert found.tag == tag, f"languages/{tag} calls itself {found.tag}"
    return found
