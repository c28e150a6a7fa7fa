"""What English says of a word by books, games, verse, places and among friends, and honest clues in the same words."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .test_en_speech import heard_in

SPELLING = (
    "filed under p", "look under p", "you'd find it under p", "filed between q and s", "shelved between g and i",
    "page one of the h's", "in the h section of the encyclopedia", "somewhere in the middle of the dictionary",
    "begins in the second half of the alphabet", "in the dictionary just after hour",
    "comes right after hour in the dictionary", "dictionary neighbour of horse", "its scrabble score is eight",
    "worth eight points in scrabble", "in scrabble it's worth eight", "buy an e", "i'd like to buy a vowel: o",
    "hangman: _ o _ o _", "on the top row of the keyboard", "type it with your left hand", "one hand to type it",
    "m instead of h and it squeaks", "remove the first and last", "begins the same way as horse",
    "more consonants than vowels", "both vowels are the same", "h, then o", "the initial of harry",
    "hides a small word", '"use" hidden inside', "horse with a typo", "always with a small letter",
    "a capital letter would make it a name", "begins with the symbol for hydrogen", "looks like horse on paper",
    "it has no meaning without the hyphen", "has both an o and a u", "a capital h", "h first", "u in the centre",
    "first letter looks like a goalpost",
)  # fmt: skip
COUNTS = (
    "five scrabble tiles", "fills five squares", "five blanks in hangman", "hangman with five dashes",
    "a wordle answer", "would fit in wordle", "type five keys", "five little letters", "a quintet of letters",
    "one letter for each finger", "it's a two-beat word", "clap four times", "equal in length to apple",
    "a longer word than apple", "number of letters is prime", "size 5 word",
)  # fmt: skip
SOUNDS = (
    "ends a limerick line after mouse and louse", "ends a line after mouse in a limerick", "a couplet with mouse",
    "goes with mouse and louse in a poem", "a poet would pair it with mouse", "rhymes a lot with mouse",
    "mouse, for the rhyme", "hard to rhyme", "easily misheard as horse", "sounds close to horse",
    "mumble it and it's a horse", "say horse with your mouth full", "say horse through your nose",
    "last syllable like on", "emphasis on the first half",
    "starts with the noise a snake makes", "ends with the noise a bee makes", "begins with a breathy sound",
    "a diphthong in it", "your lips touch when you say it", "say it with your mouth shut", "it's said like how-z",
    "pun: horse", "rhyming partner of mouse", "the vowel is like in cow", "imagine a german saying it",
)  # fmt: skip
PLACES = (
    "second when you look from the left", "neighbour to the last card", "slot b", "before the other three",
    "between the outer two", "one of the two in the middle", "neither at the start nor the end", "on the right end",
    "position: two", "pos. 2", "card ii", "the second card you see", "second thing you see on the screen",
    "third along", "three along", "two places after the first", "preceded by two", "the digit for this is 2",
    "numbered two", "the word whose number is two", "put a three here", "this one's third", "this is our third",
    "same position as before", "number two's right-hand neighbour", "the word on top", "the upper word",
    "closes our set", "the left-hand one", "second, not first", "not the first but the second",
    "immediate left of the last", "in the corner of our screen",
)  # fmt: skip
PRIVATE = (
    "i left it on the bus once", "you once ate twelve", "you never liked it", "i'm rubbish at it",
    "you laughed about it on saturday", "the reason we missed the train", "that thing on saturday",
    "the incident with the ladder last summer", "the argument last friday", "dave's got two",
    "karen is sitting on one", "on the shelf behind karen", "grandad kept one in the shed", "the wife hates it",
    "a mate of mine", "our youngest is scared", "back at mine", "the pub we go to", "where he proposed to me",
    "you dressed up as one", "miss perkins taught us this", "there's one behind you", "look to your left",
    "what's in your pocket", "on your bedside table", "my birthmark", "the group chat's icon",
    "your christmas present from me", "the gift you returned", "mine's blue", "we've got two",
    "you've got it in your bag", "we're having it tonight", "only you would know", "you'll remember this",
    "barcelona, you and me, 2014", "in the car on the way here", "i can hear it through our wall",
    "the people upstairs have one", "the smell of nan's house",
)  # fmt: skip
HONEST = (
    "between a rock and a hard place", "look under the bed", "from a to b", "filed for divorce", "scrabble champion",
    "ten points to gryffindor", "buy a ticket", "fits in a shoebox", "six squares of chocolate",
    "at the end of the index finger",
    "a limerick about nantucket", "couplet in a sonnet", "song followed by applause", "no rhyme or reason",
    "rhymes on a beat", "clever rhymes for a living", "misheard lyrics",
    "starts with the sound of a pistol", "tongue in cheek",
    "say it with flowers", "stress ball", "clap three times and believe in fairies",
    "contains another doll", "hides a secret", "two doors down", "followed by thunder",
    "pick a card", "first word a baby says", "same as before", "position of power", "last christmas",
    "that thing you do", "the planet we live on", "you nearly died laughing", "i wished on it", "mine's a pint",
    "you've got it in the bag", "no friend of mine", "mummy's boy", "what i did for love",
    "our friends in the north", "what's in your wallet", "in dad's footsteps",
)  # fmt: skip


@pytest.mark.parametrize("clue", SPELLING)
def test_letters(clue: str) -> None:
    assert EN.spelling_talk.search(clue)


@pytest.mark.parametrize("clue", COUNTS)
def test_counts(clue: str) -> None:
    assert EN.count_talk.search(clue)


@pytest.mark.parametrize("clue", SOUNDS)
def test_sounds(clue: str) -> None:
    assert EN.sound_talk.search(clue)


@pytest.mark.parametrize("clue", PLACES)
def test_places(clue: str) -> None:
    assert EN.position_talk.search(clue)


@pytest.mark.parametrize("clue", PRIVATE)
def test_private_things(clue: str) -> None:
    assert EN.private_talk.search(clue)


@pytest.mark.parametrize("clue", HONEST)
def test_honest_clues_in_the_same_words(clue: str) -> None:
    assert not heard_in(clue)
