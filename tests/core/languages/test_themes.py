"""What words are about, as the packs have it."""

import pytest

from cluewright.core.languages import themes
from cluewright.core.languages.word_list import WordList


def test_what_is_written_down_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    written = themes.compiled(
        [("en", "Milky Way", ["sky", "name"]), ("en", "bat", ["animals"]), ("en", "bat", ["sport", "object"])]
    )
    monkeypatch.setattr(themes, "_written", lambda: WordList(written))
    assert themes.themes("en", "milky way") == {"sky"}
    assert themes.themes("en", "bat") == {"animal", "sport"}
    assert themes.themes("nl", "bat") == themes.themes("en", "way") == frozenset()


@pytest.mark.parametrize(
    ("tag", "word", "theme"),
    [("en", "walrus", "animal"), ("nl", "appel", "food"), ("ru", "сок", "drink"), ("ko", "소", "animal")],
)
def test_the_words_of_the_packs_are_known(tag: str, word: str, theme: str) -> None:
    assert theme in themes.themes(tag, word)
