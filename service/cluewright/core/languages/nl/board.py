"""How Dutch speaks of the screen: the words, in their dictionary forms."""

from cluewright.core.languages.board import Board
from cluewright.core.languages.patterns import phrases_in

BOARD = Board(
    things=phrases_in(
        """
        woord, sleutelwoord, trefwoord, codewoord, hoofdwoord, keyword, scherm, beeldscherm, schermpje, display,
        speelbord, lijst, woordenlijst, woordenrij, rijtje, lijstje, viertal, bord, kaart, kaartje, codekaart,
        kolom, vakje
        """
    ),
    places=phrases_in(
        """
        uiterst, linkse, rechtse, linker, linksboven, rechtsboven, linksonder, rechtsonder, bovenste, onderste,
        middelste, midden, laatste, voorlaatste, vooraan, achteraan, bovenaan, onderaan, buitenste, binnenste,
        begin, eind, einde, hoogste, laagste, voorste, achterste, linkerkant, rechterkant, bovenkant, onderkant,
        linkerzijde, rechterzijde, linkerhoek, rechterhoek, linkerbovenhoek, rechterbovenhoek, linkeronderhoek,
        rechteronderhoek, bovenin, onderin, middenin, voorin, achterin, voorop, linksom, rechtsom
        """
    ),
    beside=phrases_in(
        """
        links, rechts, rechter, staan, komen, zitten, vinden, liggen, tellen, lezen, kijken, zie, zien, nemen,
        pakken, kiezen, plaats, plek, positie, nummer, kant, zijde, hoek, rij, helemaal, precies, direct,
        meteen, vlak, hangen, prijken, pronken, volgen, noemen, bedoelen, gaan, horen, beginnen, eindigen, openen,
        sluiten, typen, raden, gokken, klikken, drukken, antwoord, eerst, laatst, dichtst, beurt, volgorde,
        tegenover, meest,
        volgende, vorige, tonen, zoeken, geteld, gerekend, eentje, ene
        """
    ),
)
