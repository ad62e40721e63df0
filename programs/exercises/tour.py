"""Exercise: the knight's tour in Python. Fill in the three gaps, and try it:

    plyscope judge --puzzle tour --boards 20 -- python3 tour.py

`plyscope_tour.py` has to be in the same folder. Moves are tried in the order of `board.moves`.
"""

from plyscope_tour import run


def tour(board, square):
    """Whether the route, which ends on this square, can be made a tour."""
    ...  # Gap 1: when is the tour complete?
    for other in board.moves(square):
        if other in board.route:
            continue
        board.put(other)
        ...  # Gap 2: what if the route can be completed from here?
        ...  # Gap 3: how must the route be before the next move is tried?
    return False


run(lambda board: tour(board, board.route[-1]))
