"""Searches for queens that are right or have a mistake, by name: `python3 queens_searches.py no-column`."""

import sys

from plyscope_queens import run

NAME = sys.argv[1]
solutions_so_far = 0


def attacks(queens, row, column):
    """Whether a queen on the board attacks a square, as far as the search tests it."""
    if NAME in ("no-test", "tests-at-the-end"):
        return False
    for queen_row, queen_column in queens[-1:] if NAME == "last-queen-only" else queens:
        below, right = row - queen_row, column - queen_column
        is_near = NAME != "near-diagonals-only" or below == 1
        if right == 0 and NAME != "no-column":
            return True
        if right == below and is_near and NAME not in ("no-diagonals", "no-falling-diagonal"):
            return True
        if right == -below and is_near and NAME not in ("no-diagonals", "no-rising-diagonal"):
            return True
    return False


def is_solution(queens):
    pairs = [(one, other) for place, one in enumerate(queens) for other in queens[:place]]
    return all(a[1] != b[1] and abs(a[0] - b[0]) != abs(a[1] - b[1]) for a, b in pairs)


def place(board, row):
    """How many solutions there are from a row on."""
    if row >= board.size - (NAME == "last-row"):
        return int(NAME != "tests-at-the-end" or is_solution(board.queens))
    solutions = 0
    columns = list(range(board.size - (NAME == "last-column" and board.size > 1)))
    if NAME == "direction":
        columns.reverse()
    for column in columns:
        is_attacked = attacks(board.queens, row, column)
        if is_attacked and NAME != "tests-after":
            continue
        board.put(row, column)
        found = 0 if is_attacked else place(board, row + 1)
        solutions += found
        if NAME != "not-taken-away" and not (NAME == "kept-in-vain" and found == 0):
            board.take()
        if NAME == "first-only" and found > 0:
            break
    return solutions


def search(board):
    global solutions_so_far
    found = place(board, len(board.queens))
    solutions_so_far += found
    return solutions_so_far if NAME == "never-reset" else found


run(search)
