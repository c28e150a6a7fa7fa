"""Texts by id in every served language.

English is the source, with a note for translators beside each text (`locales/en/<domain>.yaml`); the other languages
are gettext catalogues whose msgctxt is the id (`locales/<tag>/LC_MESSAGES/<domain>.po`). Looking a text up never
raises: what is untranslated, or translated from an older English text (fuzzy), is given in English, and what is
unknown is given as its id and logged.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from babel import UnknownLocaleError

from .locations import LANGUAGE_TAG
from .message_format import MessageError, cldr_locale, render
from .po_files import TranslationRefused, read_entries
from .sources import message_sources

SOURCE_LANGUAGE = "en"
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Translation:
    """One text in one language; `stale` when its English source has changed since."""

    text: str
    stale: bool = False


class Catalogs:
    """All texts of all served languages, immutable after loading."""

    def __init__(self, texts: Mapping[str, Mapping[str, Translation]]) -> None:
        self._texts = texts
        self.languages = (SOURCE_LANGUAGE, *sorted(tag for tag in texts if tag != SOURCE_LANGUAGE))

    @classmethod
    def load(cls, folder: Path, sources: Mapping[str, str] | None = None, further: Iterable[Path] = ()) -> "Catalogs":
        """Read a `locales` folder. `sources`: further English texts by id, as rulebooks bring their own; `further`:
        folders with further languages. Raises TranslationRefused."""
        texts = {SOURCE_LANGUAGE: dict(_english(folder / SOURCE_LANGUAGE))}
        texts[SOURCE_LANGUAGE] |= {key: Translation(text) for key, text in (sources or {}).items()}
        for locale in (locale for parent in (folder, *further) for locale in sorted(parent.iterdir())):
            if locale.name != SOURCE_LANGUAGE and (locale / "LC_MESSAGES").is_dir():
                _check_tag(locale.name)
                texts[locale.name] = dict(_translated(locale))
        return cls(texts)

    def translation(self, message_id: str, language: str) -> Translation | None:
        """The entry of exactly this language, if there is one."""
        return self._texts.get(language, {}).get(message_id)

    def coverage(self, language: str, prefix: str = "") -> float:
        """Share of the English texts (whose id starts with `prefix`) with a current translation, 0 to 1."""
        ids = [key for key in self._texts[SOURCE_LANGUAGE] if key.startswith(prefix)]
        mine = self._texts.get(language, {})
        done = sum(1 for key in ids if key in mine and not mine[key].stale)
        return done / len(ids) if ids else 1.0

    def ids(self) -> frozenset[str]:
        """Every id that has an English text."""
        return frozenset(self._texts[SOURCE_LANGUAGE])

    def text(self, message_id: str, language: str, /, **params: object) -> str:
        """The text in `language` with its values filled in; English, then the id itself, where it is missing or
        translated from an older English text."""
        return self._first(message_id, language, params, stale_too=False)

    def newest(self, message_id: str, language: str, /, **params: object) -> str:
        """As `text`, but a stale translation is good enough: for long texts whose reader is told so."""
        return self._first(message_id, language, params, stale_too=True)

    def _first(self, message_id: str, language: str, params: Mapping[str, object], *, stale_too: bool) -> str:
        for tag in (language, SOURCE_LANGUAGE):
            found = self.translation(message_id, tag)
            if found is None or (found.stale and not stale_too):
                continue
            try:
                return render(found.text, tag, params)
            except (MessageError, KeyError) as problem:
                log.error("text %s in %s cannot be rendered: %s", message_id, tag, type(problem).__name__)
        log.error("no text for %s", message_id)
        return message_id


def _english(folder: Path) -> Iterator[tuple[str, Translation]]:
    for texts in message_sources(folder).values():
        for text in texts.values():
            yield text.id, Translation(text.english)


def _check_tag(name: str) -> None:
    """A language is served under its folder's name, with CLDR's words for it and in it."""
    try:
        if LANGUAGE_TAG.fullmatch(name):
            cldr_locale(name)
            return
    except UnknownLocaleError:
        pass
    raise TranslationRefused(f"{name!a}: not the tag of a language that is known")


def _translated(locale: Path) -> Iterator[tuple[str, Translation]]:
    for path in sorted((locale / "LC_MESSAGES").glob("*.po")):
        for entry in read_entries(path).values():
            if entry.text:
                yield entry.id, Translation(entry.text, entry.fuzzy)
