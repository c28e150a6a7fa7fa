"""Words that are themselves a matter of letters, of places in a row, or of sounds: their meaning cannot be told
without."""

from cluewright.core.languages.matters import Matters
from cluewright.core.languages.patterns import phrases_in

MATTERS = Matters(
    letters=phrases_in(
        """
        alphabet, abc, letter, crossword, crossword puzzle, dictionary, scrabble, typewriter, keyboard, spelling,
        spelling bee, hangman, anagram, acronym, abbreviation, monogram, initials, braille, morse code, font,
        calligraphy, handwriting, vowel, consonant, syllable, sentence, verb, noun, poem, haiku, encyclopedia,
        password, code, cipher, riddle, puzzle, wordle, palindrome, sign language, optician, eye chart, typist,
        calligrapher, eye doctor, oculist, typo, misprint, typing error, spelling mistake, semaphore
        """
    ),
    places=phrases_in(
        """
        queue, podium, medal, gold medal, silver medal, bronze medal, bronze, champion, winner, finalist, runner-up,
        ranking, list, row, youngest, eldest, first-born, top, bottom, beginning, start, finish, tail, keel,
        ground floor,
        penthouse, ladder, stepladder, staircase, chart, race, relay, calendar, primer, gold, silver,
        optician, eye chart, oculist
        """
    ),
    sounds=phrases_in(
        """
        rhyme, echo, poem, poet, poetry, accent, dialect, rapper, rap, choir, onomatopoeia, homonym, lisp, stutter,
        stammer, tongue twister, limerick, chorus, melody, pun, whisper, nursery rhyme, speech therapist, cymbal, gong,
        tongue, lip, lips, vocal cords, throat
        """
    ),
)
