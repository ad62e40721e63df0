"""Exercise: the queens' problem in Python. Fill in the three gaps, and try it:

    plyscope judge --puzzle queens --boards 20 -- python3 queens.py

`plyscope_queens.py` has to be in the same folder. Columns are tried from the left.
"""

from plyscope_queens import run


def attacks(queen, row, column):
    """Whether a queen attacks a square of a row below her."""
    queen_row, queen_column = queen
    return False  # Gap 1: which squares of that row does she attack?


def place(board, row):
    """How many solutions there are with the queens on the board, and one more in each row from this one on."""
    if row == board.size:
        return 1
    solutions = 0
    for column in range(board.size):
        if any(attacks(queen, row, column) for queen in board.queens):
            continue
        board.put(row, column)
        ...  # Gap 2: how many solutions are there with this queen?
        ...  # Gap 3: how must the board be before the next column is tried?
    return solutions


run(lambda board: place(board, len(board.queens)))
