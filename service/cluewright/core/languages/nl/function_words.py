"""Words and endings that carry grammar rather than meaning."""

from .words import words

FUNCTION_WORDS = words(
    """aan achter al alle alleen als altijd ben bent beter bij binnen boven buiten daar daarom dan dat de deze die dit
    doe doen door dus een één eens elk en enkele er ergens even ge geen gewoon had hadden heb hebben hebt heeft hem
    hen het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kon kunnen langs maar mag me mee meer
    men met mij mijn misschien moest moet moeten na naar naast nee niet niets nog nooit nou nu of om omdat onder ons
    onze ook op over reeds samen sinds soms steeds te tegen ten ter terwijl toch toe toen tot tussen u uit uw vaak van
    vanaf veel vele voor waar waarom wanneer want waren was wat we wel welk welke werd werden wie wij wil wilde willen
    word worden wordt zal ze zeer zelf zich zij zijn zo zoals zonder zou zouden zoveel zullen
    't 'n 's m'n z'n"""
)
"""Articles, pronouns, prepositions, conjunctions, auxiliaries and their like."""

GRAMMATICAL_ENDINGS = (
    "heid", "heden", "tie", "ties", "sie", "sies", "eren", "eert", "isme", "ist", "isten", "iteit", "iteiten", "erij",
    "erijen", "baar", "bare", "loos", "loze", "age", "ages", "ement", "ementen", "zaam", "zame", "achtig", "achtige",
    "schap", "schappen", "iek", "ieken",
)  # fmt: skip
"""Endings that bear the stress and so rhyme by themselves: vrijheid with waarheid, natie with actie.

Endings without stress (-ing, -en, -lijk) are not here: words that share them rhyme only if their roots do, and
then it is a rhyme indeed (lopen with kopen, koning with honing).
"""
