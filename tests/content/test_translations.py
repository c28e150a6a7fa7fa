from cluewright.content.translations import near_translations
from cluewright.core.wordpack import Concept, Word

PRIEST = Concept(
    "priest", "blue", 1, (), "", {"en": Word("priest", wider=("vicar",)), "nl": Word("priester"), "tr": Word("pastör")}
)
PASTOR = Concept(
    "pastor", "red", 1, (), "", {"en": Word("pastor"), "de": Word("Pfarrer", ("Pastor",), wider=("Papst",))}
)


def test_what_a_shown_language_says_too_is_no_translation_of_a_word_nearby() -> None:
    found = list(near_translations((PRIEST, PASTOR), {"en"}))
    assert [(one.language, one.form) for one in found] == [("nl", "priester"), ("de", "Pfarrer")]
    assert all(one.ambiguous and one.curated for one in found)
    assert {one.language for one in near_translations((PRIEST,), {"nl"})} == {"en", "tr"}
