"""Plyscope's helper for Python 3.8 and newer for placing queens: it hands your search one board after the
other, and tells `plyscope judge --puzzle queens` by itself where you put queens.

    from plyscope_queens import run

    def place(board, row):
        if row == board.size:
            return 1
        solutions = 0
        for column in range(board.size):
            if not any(attacks(queen, row, column) for queen in board.queens):
                board.put(row, column)
                solutions += place(board, row + 1)
                board.take()
        return solutions

    run(lambda board: place(board, len(board.queens)))

Rows count from 0 at the top, columns from 0 at the left. What you print goes to the judge as well: print
to `sys.stderr` to see it.
"""

import json
import sys


class Board:
    """A square board. On some boards queens stand in the first rows already."""

    def __init__(self, asked):
        self.size = asked["size"]
        """How many rows and columns there are."""
        self.queens = [(self.size - int(name[1:]), ord(name[0]) - ord("a")) for name in asked["given"]]
        """The row and the column of each queen, in the order in which they were put."""
        self._lines = []

    def put(self, row, column):
        """Puts a queen on a square."""
        self.queens.append((row, column))
        square = f"{chr(ord('a') + column)}{self.size - row}"
        self._lines.append(json.dumps({"event": "enter", "square": square}))

    def take(self):
        """Takes the last queen away."""
        self.queens.pop()
        self._lines.append(json.dumps({"event": "leave"}))


def run(search):
    """Calls search(board) for each board; it returns how many solutions there are."""
    for line in sys.stdin:
        board = Board(json.loads(line))
        value = search(board)
        print("\n".join(board._lines + [json.dumps({"value": value})]), flush=True)
