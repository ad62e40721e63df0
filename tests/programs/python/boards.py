"""Checks of searches on boards; the search comes after them. They print `right`, or fail."""

board, placed, size = {}, [], 0


def moves(square):
    row, column = square
    steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    return [(row + r, column + c) for r, c in steps if (row + r, column + c) in board]


def has_tour(path):
    """Whether a path can be continued over the whole board, by trying everything."""
    others = [square for square in moves(path[-1]) if square not in path]
    return len(path) == len(board) or any(has_tour(path + [other]) for other in others)


def check_tour():
    for rows, columns in [(3, 3), (3, 4)]:
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        for start in squares:
            board.clear()
            board.update((square, 0) for square in squares)
            expected = has_tour([start])
            assert tour(start, 1) is expected
            if not expected:
                assert not any(board.values())
                continue
            path = sorted(squares, key=board.get)
            assert sorted(board.values()) == list(range(1, len(squares) + 1))
            assert path[0] == start
            assert all(after in moves(before) for before, after in zip(path, path[1:]))
    print("right")


def check_queens():
    global size
    for size in range(1, 8):
        placed.clear()
        expected = size not in (2, 3)
        assert place(0) is expected
        if not expected:
            assert placed == []
            continue
        assert sorted(placed) == list(range(size))
        for diagonal in (1, -1):
            assert len({row + diagonal * column for row, column in enumerate(placed)}) == size
    print("right")


