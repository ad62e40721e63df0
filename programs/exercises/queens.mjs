// Exercise: the queens' problem in JavaScript. Fill in the three gaps, and try it:
//
//     plyscope judge --puzzle queens --boards 20 -- node queens.mjs
//
// `plyscope_queens.mjs` has to be in the same folder. Columns are tried from the left.

import { run } from "./plyscope_queens.mjs";

/** Whether a queen attacks a square of a row below her. */
function attacks(queen, row, column) {
  return false; // Gap 1: which squares of that row does she attack?
}

/** How many solutions there are with the queens on the board, and one more in each row from this one on. */
function place(board, row) {
  if (row === board.size) return 1;
  let solutions = 0;
  for (let column = 0; column < board.size; column++) {
    if (board.queens.some((queen) => attacks(queen, row, column))) continue;
    board.put(row, column);
    // Gap 2: how many solutions are there with this queen?
    // Gap 3: how must the board be before the next column is tried?
  }
  return solutions;
}

run((board) => place(board, board.queens.length));
