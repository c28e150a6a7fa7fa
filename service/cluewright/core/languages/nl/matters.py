"""Words that are themselves a matter of letters, of places in a row, or of sounds: their meaning cannot be told
without."""

from cluewright.core.languages.matters import Matters
from cluewright.core.languages.patterns import phrases_in

MATTERS = Matters(
    letters=phrases_in(
        """
        alfabet, abc, letter, kruiswoordpuzzel, kruiswoord, woordenboek, scrabble, schrijfmachine, typemachine,
        toetsenbord, spelling, dictee, galgje, anagram, afkorting, monogram, initialen, braille, morse, morsecode,
        lettertype, kalligrafie, handschrift, klinker, medeklinker, lettergreep, zin, werkwoord, gedicht, haiku,
        encyclopedie, wachtwoord, code, geheimschrift, raadsel, puzzel, palindroom, gebarentaal, opticien, oogarts,
        typiste, kalligraaf, tikfout, typefout, drukfout, spelfout, chocoladeletter
        """
    ),
    places=phrases_in(
        """
        wachtrij, podium, medaille, gouden medaille, zilveren medaille, bronzen medaille, brons, kampioen, winnaar,
        finalist, ranglijst, lijst, rij, jongste, oudste, eerstgeborene, top, bodem, begin, start, finish, staart, kiel,
        begane grond, penthouse, ladder, trap, wedstrijd, estafette, kalender, goud, zilver, opticien, oogarts
        """
    ),
    sounds=phrases_in(
        """
        rijm, echo, gedicht, dichter, dichteres, accent, dialect, rapper, rap, koor, homoniem, stotteren,
        tongbreker, limerick, refrein, melodie, woordspeling, fluisteren, logopedist, logopediste,
        tong, lip, lippen, stembanden, keel
        """
    ),
)
