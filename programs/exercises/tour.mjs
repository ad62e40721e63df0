// Exercise: the knight's tour in JavaScript. Fill in the three gaps, and try it:
//
//     plyscope judge --puzzle tour --boards 20 -- node tour.mjs
//
// `plyscope_tour.mjs` has to be in the same folder. Moves are tried in the order of `board.moves`.

import { run } from "./plyscope_tour.mjs";

/** Whether the route, which ends on this square, can be made a tour. */
function tour(board, square) {
  // Gap 1: when is the tour complete?
  for (const other of board.moves(square)) {
    if (board.has(other)) continue;
    board.put(other);
    // Gap 2: what if the route can be completed from here?
    // Gap 3: how must the route be before the next move is tried?
  }
  return false;
}

run((board) => tour(board, board.route.at(-1)));
