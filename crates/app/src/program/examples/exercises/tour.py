from plyscope_tour import run


def tour(board, square):
    ...  # 1
    for other in board.moves(square):
        if other in board.route:
            continue
        board.put(other)
        ...  # 2
        ...  # 3
    return False


run(lambda board: tour(board, board.route[-1]))
