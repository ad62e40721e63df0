"""Plyscope's helper for Python 3.8 and newer for the knight's tour: it hands your search one board after the
other, and tells `plyscope judge --puzzle tour` by itself where you move the knight.

    from plyscope_tour import run

    def tour(board, square):
        if len(board.route) == board.size:
            return True
        for other in board.moves(square):
            if other not in board.route:
                board.put(other)
                if tour(board, other):
                    return True
                board.take()
        return False

    run(lambda board: tour(board, board.route[-1]))

Rows count from 0 at the top, columns from 0 at the left. What you print goes to the judge as well: print
to `sys.stderr` to see it.
"""

import json
import sys

# Clockwise, beginning with two up and one to the right.
MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


class Board:
    """A board on which a knight has begun its route."""

    def __init__(self, asked):
        self.rows, self.columns = asked["rows"], asked["columns"]
        self.size = self.rows * self.columns
        """How many squares there are."""
        self.route = [(self.rows - int(name[1:]), ord(name[0]) - ord("a")) for name in asked["given"]]
        """The row and the column of each visited square; the knight stands on the last."""
        self._lines = []

    def moves(self, square):
        """The squares a knight's move away, visited or not, in the order in which to try them."""
        row, column = square
        all = [(row + down, column + right) for down, right in MOVES]
        return [(r, c) for r, c in all if 0 <= r < self.rows and 0 <= c < self.columns]

    def put(self, square):
        """Moves the knight to a square."""
        row, column = square
        self.route.append((row, column))
        name = f"{chr(ord('a') + column)}{self.rows - row}"
        self._lines.append(json.dumps({"event": "enter", "square": name}))

    def take(self):
        """Takes the last square back."""
        self.route.pop()
        self._lines.append(json.dumps({"event": "leave"}))


def run(search):
    """Calls search(board) for each board; it returns whether the route can be made a tour."""
    for line in sys.stdin:
        board = Board(json.loads(line))
        value = search(board)
        print("\n".join(board._lines + [json.dumps({"value": value})]), flush=True)
