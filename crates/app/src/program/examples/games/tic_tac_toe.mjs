import { run } from "./plyscope.mjs";

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

const count = (text, mark) => text.split(mark).length - 1;
const along = (board, line) => [...line].map((square) => board[square]).join("");

// Three in a row lose. A position is a text of nine squares; X is MAX.
class MisereTicTacToe {
  start() {
    return ".".repeat(9);
  }

  player(board) {
    return count(board, "X") === count(board, "O") ? "max" : "min";
  }

  moves(board) {
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => board[square] === ".");
  }

  play(board, square) {
    const mark = this.player(board) === "max" ? "X" : "O";
    return board.slice(0, square) + mark + board.slice(square + 1);
  }

  result(board) {
    const lines = LINES.map((line) => along(board, line));
    if (lines.includes("XXX")) return "loss";
    if (lines.includes("OOO")) return "win";
    return board.includes(".") ? null : "draw";
  }

  evaluate(board) {
    // Lines with two of a kind and a free square are a danger.
    const open = LINES.map((line) => along(board, line)).filter((line) => count(line, ".") === 1);
    const danger = (mark) => open.filter((line) => count(line, mark) === 2).length;
    return danger("O") - danger("X");
  }

  show(board) {
    return `${board.slice(0, 3)}\n${board.slice(3, 6)}\n${board.slice(6)}`;
  }
}

run(MisereTicTacToe);
