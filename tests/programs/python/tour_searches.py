"""Searches for a knight's tour that are right or have a mistake, by name: `python3 tour_searches.py goes-on`."""

import sys

from plyscope_tour import run

NAME = sys.argv[1]
visited_before = set()


def tour(board, square):
    """Whether the route, which ends on this square, can be made a tour."""
    if len(board.route) >= board.size - (NAME == "one-short"):
        return True
    found = False
    moves = board.moves(square)
    if NAME == "direction":
        moves.reverse()
    if NAME == "seven-moves":
        moves = [other for other in moves if (other[0] - square[0], other[1] - square[1]) != (-2, -1)]
    if NAME == "fewest-first":
        moves.sort(key=lambda other: len([one for one in board.moves(other) if one not in board.route]))
    for other in moves:
        if other in board.route and NAME != "visited-again":
            continue
        if NAME == "never-reset" and other in visited_before:
            continue
        visited_before.add(other)
        board.put(other)
        found |= tour(board, other)
        if NAME == "first-move-only":
            return found
        if found and NAME not in ("goes-on", "result-ignored"):
            return True
        if NAME != "not-taken-back":
            board.take()
    if NAME == "true-at-dead-end":
        return True
    return found and NAME != "result-ignored"


run(lambda board: tour(board, board.route[-1]))
