from plyscope_queens import run


def attacks(queen, row, column):
    queen_row, queen_column = queen
    return False  # 1


def place(board, row):
    if row == board.size:
        return 1
    solutions = 0
    for column in range(board.size):
        if any(attacks(queen, row, column) for queen in board.queens):
            continue
        board.put(row, column)
        ...  # 2
        ...  # 3
    return solutions


run(lambda board: place(board, len(board.queens)))
