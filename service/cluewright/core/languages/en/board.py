"""How English speaks of the screen: the words, in their dictionary forms."""

from cluewright.core.languages.board import Board
from cluewright.core.languages.patterns import phrases_in

BOARD = Board(
    things=phrases_in(
        """
        word, keyword, screen, list, board, slot, card, rack, grid, line-up, lineup, wordlist
        """
    ),
    places=phrases_in(
        """
        far, extreme, leftmost, rightmost, topmost, bottommost, uppermost, lowermost, upper, lower, middle, centre,
        center, central, top, bottom, end, start, beginning, outer, outermost, inner, last, final, penultimate,
        neighbouring, neighboring, furthest, farthest, second-to-last, second-last, last-but-one, initial,
        foremost, rearmost, hindmost
        """
    ),
    beside=phrases_in(
        """
        come, sit, stand, locate, find, place, position, spot, number, count, read, one, look, see, check, take,
        pick, choose, left, right, hand, side, corner, edge, half, before, after, between, next, beside, above,
        below, exactly, directly, straight, along, across, counting, reading, standing, sitting,
        located, found, placed, show, shown, row, line, column, closer, nearer, near, write, written, list, listed,
        stack, stacked, under, underneath, order, arrange, arranged, item, entry, tell, way, eye, glance, stare, aim,
        point, pointing, where, stay, start, follow, head, hand, down, up, second, quartet, foursome, window, box,
        tile, cell, panel
        """
    ),
)
