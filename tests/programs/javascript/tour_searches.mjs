// Searches for a knight's tour that are right or have a mistake, by name: `node tour_searches.mjs goes-on`.

import { run } from "./plyscope_tour.mjs";

const name = process.argv[2];
const visitedBefore = new Set();

/** Whether the route, which ends on this square, can be made a tour. */
function tour(board, square) {
  if (board.route.length >= board.size - Number(name === "one-short")) return true;
  let found = false;
  let moves = board.moves(square);
  if (name === "direction") moves.reverse();
  if (name === "seven-moves") moves = moves.filter(({ row, column }) => row - square.row !== -2 || column - square.column !== -1);
  if (name === "fewest-first") {
    const free = (other) => board.moves(other).filter((one) => !board.has(one)).length;
    moves.sort((one, other) => free(one) - free(other));
  }
  for (const other of moves) {
    if (board.has(other) && name !== "visited-again") continue;
    const key = `${other.row} ${other.column}`;
    if (name === "never-reset" && visitedBefore.has(key)) continue;
    visitedBefore.add(key);
    board.put(other);
    found = tour(board, other) || found;
    if (name === "first-move-only") return found;
    if (found && !["goes-on", "result-ignored"].includes(name)) return true;
    if (name !== "not-taken-back") board.take();
  }
  if (name === "true-at-dead-end") return true;
  return found && name !== "result-ignored";
}

run((board) => tour(board, board.route.at(-1)));
