import { run } from "./plyscope_queens.mjs";

function attacks(queen, row, column) {
  return false; // 1
}

function place(board, row) {
  if (row === board.size) return 1;
  let solutions = 0;
  for (let column = 0; column < board.size; column++) {
    if (board.queens.some((queen) => attacks(queen, row, column))) continue;
    board.put(row, column);
    // 2
    // 3
  }
  return solutions;
}

run((board) => place(board, board.queens.length));
