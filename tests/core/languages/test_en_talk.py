"""What English says about words and among friends, and what only sounds like it."""

import pytest

from cluewright.core.languages import language

from .telling import tells

found = language("en")
assert found is not None
EN = found

SPELLING = (
    "has a in it", "a at the end", "S for Sugar",
    "starts with a b", "ends in o", "no e in it", "contains no e", "the p-word", "P as in", "initial c", "has a w",
    "letter before d", "bow with a c", "crow without the r", "change the b in bow", "t in the middle",
    "cap with a w instead of a p", "starts like piazza", "begins with a vowel", "reads the same backwards",
    'contains "ant"', "same ending as volcano", "shares letters with panic",
    "beginning with c", "same starting letter as cactus", "take away the e", "double letters", "the k is silent",
    "same forwards and backwards", '"god" backwards', "backwards it's a deity", "Q for ...", "the only one with q",
    "spell it with an x", "starts with a silent letter", "house but with m", "typo of house", "misspelled moose",
    "prefix mo", "alphabetically last", "first in alphabetical order", "a compound word", "contains two zs",
    "it begins with an aitch", "starts with a double-u", "ends in zed", "twin t's", "a pair of o's", "o appears twice",
    "c is its initial", "initial: c", "eighth letter of the alphabet", "h for hotel", "b + read", "p plus late",
    "late plus a p", "read with a b in front", "m-something", "cvccv", "vowel, consonant", "repeated consonant",
    "its vowels are the same", "alliterates with mother", "an H word", "g at its heart", "the k you can't hear",
    "p is quiet", "its vowels are i and e", "vowels are a and o", "comes before tikka in the dictionary",
)  # fmt: skip
COUNTS = (
    "an 8-lettered word", "even number of letters", "same length as cat", "as many letters as house", "monosyllable",
    "shortest", "longest of the four", "the longest word of all",
    "length of five", "reptile (5)",
    "word of five", "fewest letters", "the most syllables",
    "5 ltrs", "it's five long", "v letters", "a letter longer than house", "the longest word here",
)  # fmt: skip
PLACES = (
    "penultimate", "next to last", "the one at the end", "top of the list", "card 3", "between two and four",
    "comes last", "third in the row", "in third place", "the third of four", "right after the first", "rightmost",
    "keyword III", "to the right of the first", "next to the first", "between second and fourth", "last but two",
    "the left side of the screen", "keyword number two",
    "third on our screen", "second on our screen", "number three on our screen", "leftmost on our screen",
    "leftmost on the screen", "the leftmost word on our screen", "rightmost on the screen", "2nd on the rack",
    "at the left end of the screen", "far right on the screen", "last in the row", "word 4 of our cards",
    "it's third on my list", "bottom right corner of the screen", "third on screen",
    "no. iii", "column 3", "third one down", "neighbour of the second word", "next to number two", "last of the four",
    "it's the last one", "left-hand end", "where our list begins", "neither 1, 3 nor 4", "the one before the second",
    "first of ours", "follows number 2", "an even position", "odd-numbered word",
)  # fmt: skip
SOUNDS = (
    "homophonous with a bird", "ends with the sound oo", "spoken, it's a bird",
    "cider rhyme", "begins with a snake sound", "vassal with a k sound",
    "rhyme: now", "sounds a bit like cough", "similar sound to pie", "hard c", "near-rhyme with hotter",
    "sounds French", "its rhyme is now", "a rhyme for money",
    "similar in sound to now", "sound-alike of now", "when said out loud", "when spoken resembles now",
    "say it like now", "spoken like now", "assonance with boot", "a long oo sound", "short vowel", "vowel as in boot",
    "the 'oo' as in boot", "emphasis on the first syllable", "pun on moan",
)  # fmt: skip
PRIVATE = (
    "in our kitchen", "my tattoo", "grandma's speciality", "what grandma always cooked", "I broke it yesterday",
    "I'm allergic to it", "you were born there", "that night in Berlin", "remember last summer", "our neighbours' pet",
    "the colour of my eyes", "the one that bit you", "what Sarah is wearing",
    "we saw one in Rome", "the one I have", "you're wearing it", "same as last time", "my clue from before",
    "I teach it", "what I do for a living", "when we were kids", "in this room", "at my place", "Tom's least favorite",
    "the nickname you gave me at school", "what we always say", "what you always order", "the film we watched",
    "your usual", "as you and I agreed", "as we agreed",
    "we talked about it", "you mentioned it", "the thing from before", "see round one",
    "someone here", "none of us", "we both own one", "mine is red", "ours has two",
    "I've got three at home", "I used to be one", "I live near one", "I can't stand them", "we drove past one",
    "I'm drinking it", "look at my shirt", "near my office", "my middle name", "Anna's allergy",
    "where we first kissed", "what grandma cooks", "the place we met", "where my parents live", "right behind you",
    "you spilled it",
    "where you and I first met", "what Dave and I drank", "the pub where the two of us met", "how we met",
    "you and me in Paris", "my hamster's name", "Anna's favourite",
)  # fmt: skip
FREE = (
    "word of mouth", "word of god", "most people", "fewest medals", "the last one standing", "first one there",
    "where the river ends", "neither here nor there", "all is quiet", "i can't hear you", "the sound of silence",
    "ends with the sound of a gun", "read, white and blue", "left-hand drive", "shaken, not stirred",
    "starts with a bang", "ends with a wedding", "nursery rhymes", "T-shirt", "vitamin C", "double decker", "X-ray",
    "silent night", "long word in German", "pronunciation lessons", "phonetic alphabet",
    "left wing", "top of the hill", "third degree", "the third man", "first lady", "last resort", "between 9 and 5",
    "my kingdom for a horse", "light of my life", "our galaxy", "my fair lady", "I have a dream", "home sweet home",
    "you wear it on your head", "what you put on toast", "something you eat for breakfast", "it keeps you dry",
    "man's best friend", "mother's day", "where the wild things are", "what dogs chase", "big brother", "sister act",
    "ending credits", "beginning on Monday", "V for Vendetta", "silent film", "double O seven", "misspelled word",
    "two of us", "three as", "all A's", "Rocky (1976)", "sounds like a plan",
    "it often rhymes", "public enemy number one", "we're number one", "final answer", "final solution", "first term",
    "end of the line", "third rock from the sun", "right on the money", "on the cards", "first on the moon",
    "second on the podium", "number one in the charts", "top of the class", "bottom of the sea", "the big screen",
    "third place", "second to none", "last but not least", "second star to the right", "your mother's sister",
    "dad's dad", "my better half", "I am your father", "my dog ate it", "may I have this dance", "no clue",
    "seventh heaven", "Dial M for Murder", "speak when spoken to", "long division",
    "hotel california",
    "Disney Plus", "Malcolm X", "C plus plus", "front row", "cloud nine", "odd number", "all day long", "say cheese",
    "say it with flowers", "bad pun", "buy a vowel", "spoken like a gentleman", "we all have one", "you have two",
    "the thing you read in bed", "the instrument you played", "what you always lose", "danger is my middle name",
    "your worst nightmare", "both of us", "mine shaft", "look both ways", "I live in the sea",
    "I want to break free", "you've got a friend in me", "next to godliness", "third base", "far right party",
    "they call me Mister Tibbs", "our nearest star", "where's my car",
    "has a tail", "it has a long neck", "with a bang", "without a doubt", "the one with a horn", "containing a genie",
    "spell it with a wand", "nursery rhyme", "just the two of us", "where eagles dare",
    "Popeye's favourite", "Garfield's favourite meal", "my favourite things", "I had the time of my life",
    "remember the fifth of November", "that's what she said", "ends with a loud noise", "how I met your mother",
)  # fmt: skip


def talk_in(clue: str) -> set[str]:
    """The kinds of talk that a clue is taken for."""
    text = clue.casefold()
    kinds = ("spelling_talk", "count_talk", "position_talk", "sound_talk", "private_talk")
    heard = {kind for kind in kinds if tells(getattr(EN, kind), text)}
    return heard - {"private_talk"} if EN.idioms.search(text) else heard


@pytest.mark.parametrize(
    ("kind", "clue"),
    [
        *(("spelling_talk", clue) for clue in SPELLING),
        *(("count_talk", clue) for clue in COUNTS),
        *(("position_talk", clue) for clue in PLACES),
        *(("sound_talk", clue) for clue in SOUNDS),
        *(("private_talk", clue) for clue in PRIVATE),
    ],
)
def test_talk_about_the_word_or_among_friends_is_heard(kind: str, clue: str) -> None:
    assert kind in talk_in(clue)


@pytest.mark.parametrize("clue", FREE)
def test_what_only_sounds_like_it_is_not(clue: str) -> None:
    assert talk_in(clue) == set()


@pytest.mark.parametrize(
    ("clue", "group", "said"),
    [
        ("second from the right", "from_end", "second"),
        ("2nd from right", "from_end", "2nd"),
        ("the third one from the end", "from_end", "third"),
        ("third to last", "from_end", "third"),
        ("second-to-last", "from_end", "second"),
        ("second last", "from_end", "second"),
        ("third from last", "from_end", "third"),
        ("next to last", "before_last", "next to last"),
        ("the penultimate word", "before_last", "penultimate"),
        ("last but one", "before_last", "last but one"),
        ("the one before last", "before_last", "one before last"),
        ("second from the left", "n", "second"),
    ],
)
def test_places_are_counted_from_either_end(clue: str, group: str, said: str) -> None:
    found = list(EN.position_talk.finditer(clue))
    assert {name: value for match in found for name, value in match.groupdict().items() if value} == {group: said}
