from cluewright.content.translations import near_translations, translations
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


SHOP = Concept(
    "shop",
    "blue",
    1,
    (),
    "",
    {
        "ru": Word("магазин", wider=("лавка",)),
        "fr": Word("boutique"),
        "en": Word("shop", wider=("boutique",)),
        "uk": Word("лавка"),
    },
)


def test_a_synonym_that_is_also_the_word_of_another_language_is_doubtful() -> None:
    assert [(one.form, one.ambiguous) for one in translations(SHOP, {"en"}) if one.language == "fr"] == [
        ("boutique", True)
    ]
    assert [(one.form, one.ambiguous) for one in translations(SHOP, {"ru"}) if one.language == "fr"] == [
        ("boutique", False)
    ]


def test_in_a_language_near_to_the_shown_one_it_is_a_synonym_only() -> None:
    assert "uk" not in {one.language for one in translations(SHOP, {"ru"})}
    assert "uk" in {one.language for one in translations(SHOP, {"en"})}
