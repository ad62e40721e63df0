// Searches for queens that are right or have a mistake, by name: `node queens_searches.mjs no-column`.

import { run } from "./plyscope_queens.mjs";

const name = process.argv[2];
const is = (...names) => names.includes(name);
let solutionsSoFar = 0;

/** Whether a queen on the board attacks a square, as far as the search tests it. */
function attacks(queens, row, column) {
  if (is("no-test", "tests-at-the-end")) return false;
  return (is("last-queen-only") ? queens.slice(-1) : queens).some((queen) => {
    const below = row - queen.row;
    const right = column - queen.column;
    const isNear = !is("near-diagonals-only") || below === 1;
    return (
      (right === 0 && !is("no-column")) ||
      (right === below && isNear && !is("no-diagonals", "no-falling-diagonal")) ||
      (right === -below && isNear && !is("no-diagonals", "no-rising-diagonal"))
    );
  });
}

function isSolution(queens) {
  const clash = (one, other) =>
    one.column === other.column || Math.abs(one.row - other.row) === Math.abs(one.column - other.column);
  return queens.every((one, place) => queens.slice(0, place).every((other) => !clash(one, other)));
}

/** How many solutions there are from a row on. */
function place(board, row) {
  if (row >= board.size - Number(is("last-row"))) {
    return Number(!is("tests-at-the-end") || isSolution(board.queens));
  }
  let solutions = 0;
  const last = is("last-column") && board.size > 1 ? board.size - 1 : board.size;
  for (let number = 0; number < last; number++) {
    const column = is("direction") ? last - 1 - number : number;
    const isAttacked = attacks(board.queens, row, column);
    if (isAttacked && !is("tests-after")) continue;
    board.put(row, column);
    const found = isAttacked ? 0 : place(board, row + 1);
    solutions += found;
    if (!is("not-taken-away") && !(is("kept-in-vain") && found === 0)) board.take();
    if (is("first-only") && found > 0) break;
  }
  return solutions;
}

run((board) => {
  const found = place(board, board.queens.length);
  solutionsSoFar += found;
  return is("never-reset") ? solutionsSoFar : found;
});
