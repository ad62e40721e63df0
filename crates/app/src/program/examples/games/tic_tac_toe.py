from plyscope import run

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class MisereTicTacToe:
    """Three in a row lose. A position is a text of nine squares; X is MAX."""

    def start(self):
        return "." * 9

    def player(self, board):
        return "max" if board.count("X") == board.count("O") else "min"

    def moves(self, board):
        return [square for square in range(9) if board[square] == "."]

    def play(self, board, square):
        mark = "X" if self.player(board) == "max" else "O"
        return board[:square] + mark + board[square + 1 :]

    def result(self, board):
        for a, b, c in LINES:
            if board[a] != "." and board[a] == board[b] == board[c]:
                return "loss" if board[a] == "X" else "win"
        return None if "." in board else "draw"

    def evaluate(self, board):
        # Lines with two of a kind and a free square are a danger.
        danger = 0
        for line in LINES:
            marks = [board[square] for square in line]
            if marks.count(".") == 1:
                danger += (marks.count("O") == 2) - (marks.count("X") == 2)
        return danger

    def show(self, board):
        return board[:3] + "\n" + board[3:6] + "\n" + board[6:]


run(MisereTicTacToe)
