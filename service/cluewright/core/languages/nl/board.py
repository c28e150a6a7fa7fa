"""How Dutch speaks of the screen: the words, in their dictionary forms."""

from cluewright.core.languages.language import Board
from cluewright.core.languages.patterns import phrases_in

BOARD = Board(
    things=phrases_in(
        """
        woord, sleutelwoord, scherm, lijst, rijtje, lijstje, bord, kaart, kaartje, kolom, vakje
        """
    ),
    places=phrases_in(
        """
        uiterst, linkse, rechtse, linker, linksboven, rechtsboven, linksonder, rechtsonder, bovenste, onderste,
        middelste, midden, laatste, voorlaatste, vooraan, achteraan, bovenaan, onderaan, buitenste, binnenste,
        begin, eind, einde, hoogste, laagste
        """
    ),
    beside=phrases_in(
        """
        links, rechts, rechter, staan, komen, zitten, vinden, liggen, tellen, lezen, kijken, zie, zien, nemen,
        pakken, kiezen, plaats, plek, positie, nummer, kant, zijde, hoek, rij, helemaal, precies, direct,
        meteen, vlak, meest, volgende, vorige, tonen, zoeken, geteld, gerekend, eentje, ene
        """
    ),
)
