"""Words that are themselves a matter of letters, of places in a row, or of sounds: their meaning cannot be told
without."""

from cluewright.core.languages.matters import Matters
from cluewright.core.languages.patterns import phrases_in

MATTERS = Matters(
    letters=phrases_in(
        """
        alfabet, abc, letter, kruiswoordpuzzel, kruiswoord, woordenboek, scrabble, schrijfmachine, typemachine,
        toetsenbord, spelling, dictee, galgje, anagram, afkorting, monogram, initialen, braille, morse, morsecode,
        lettertype, kalligrafie, handschrift, klinker, medeklinker, lettergreep, woord, zin, werkwoord, gedicht,
        haiku, encyclopedie, wachtwoord, code, geheimschrift, raadsel, puzzel, palindroom, juf, school, gebarentaal
        """
    ),
    places=phrases_in(
        """
        wachtrij, file, podium, medaille, gouden medaille, zilveren medaille, bronzen medaille, brons, kampioen,
        winnaar, finalist, ranglijst, lijst, rij, plank, ladder, trap, jongste, oudste, eerstgeborene, tweeling,
        drieling, midden, top, bodem, einde, begin, start, finish, staart, kelder, zolder, begane grond, penthouse,
        dak, wedstrijd, estafette, kalender, week, boterham
        """
    ),
    sounds=phrases_in(
        """
        rijm, echo, gedicht, dichter, dichteres, lied, accent, dialect, rapper, rap, koor, homoniem, stotteren,
        tongbreker, limerick, refrein, melodie, woordspeling, fluisteren
        """
    ),
)
