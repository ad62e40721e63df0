import { run } from "./plyscope_tour.mjs";

function tour(board, square) {
  // 1
  for (const other of board.moves(square)) {
    if (board.has(other)) continue;
    board.put(other);
    // 2
    // 3
  }
  return false;
}

run((board) => tour(board, board.route.at(-1)));
