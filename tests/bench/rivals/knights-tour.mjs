// The knight's tour as one writes it in plain JavaScript: a typed array for the board, a recursive
// function that visits a square and leaves it again. It records nothing. Squares count row by row
// from the bottom, and moves are tried clockwise, as Plyscope does.

const OFFSETS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

/** The squares a move away from each. */
function moves(side) {
  const squares = Array.from({ length: side * side }, (_, number) => number);
  return squares.map((square) => {
    const [file, rank] = [square % side, Math.floor(square / side)];
    const targets = OFFSETS.map(([files, ranks]) => [file + files, rank + ranks]);
    const isOn = (place) => place >= 0 && place < side;
    return Uint8Array.from(targets.filter((place) => place.every(isOn)).map(([f, r]) => r * side + f));
  });
}

/** Counts all open tours from the first square: the tours and the nodes. */
export function count(side) {
  const targets = moves(side);
  const isVisited = new Uint8Array(side * side);
  const last = side * side;
  let [tours, nodes] = [0, 0];
  const visit = (square, number) => {
    nodes += 1;
    if (number === last) {
      tours += 1;
      return;
    }
    isVisited[square] = 1;
    for (const target of targets[square]) {
      if (!isVisited[target]) visit(target, number + 1);
    }
    isVisited[square] = 0;
  };
  visit(0, 1);
  return [tours, nodes];
}

/** Takes so many steps, each of which enters a square or leaves one; a number for where they end. */
export function walk(side, steps) {
  const targets = moves(side);
  const isVisited = new Uint8Array(side * side);
  const path = [];
  const last = side * side;
  let left = steps + 1;
  // Whether the steps were used up.
  const visit = (square) => {
    path.push(square);
    left -= 1;
    if (left === 0) return true;
    if (path.length < last) {
      isVisited[square] = 1;
      for (const target of targets[square]) {
        if (!isVisited[target] && visit(target)) return true;
      }
      isVisited[square] = 0;
    }
    path.pop();
    left -= 1;
    return left === 0;
  };
  visit(0);
  return path.reduce((sum, square, place) => sum + square * (place + 1), 0);
}
