// Tic-tac-toe as one writes it in plain JavaScript: an array for the board, moves made and taken
// back, a Map for the table. It records nothing. X is 1, moves first and wants the largest value.

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

/** Where each square goes under the eight rotations and reflections. */
const SYMMETRIES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [0, 3, 6, 1, 4, 7, 2, 5, 8],
  [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

const board = new Array(9).fill(0);
let nodes = 0;
let table = new Map();

/** With indices: taking the lines apart by `[a, b, c]` takes twice the time. */
function won(side) {
  for (const line of LINES) {
    if (board[line[0]] === side && board[line[1]] === side && board[line[2]] === side) return true;
  }
  return false;
}

function allLines(side, empty) {
  nodes += 1;
  if (empty === 0) return won(1) ? 1 : won(-1) ? -1 : 0;
  let best = -2 * side;
  for (let square = 0; square < 9; square += 1) {
    if (board[square] !== 0) continue;
    board[square] = side;
    const value = allLines(-side, empty - 1);
    board[square] = 0;
    if (side > 0 ? value > best : value < best) best = value;
  }
  return best;
}

function minimax(side, empty) {
  nodes += 1;
  if (won(-side)) return -side;
  if (empty === 0) return 0;
  let best = -2 * side;
  for (let square = 0; square < 9; square += 1) {
    if (board[square] !== 0) continue;
    board[square] = side;
    const value = minimax(-side, empty - 1);
    board[square] = 0;
    if (side > 0 ? value > best : value < best) best = value;
  }
  return best;
}

function alphaBeta(side, empty, alpha, beta) {
  nodes += 1;
  if (won(-side)) return -side;
  if (empty === 0) return 0;
  let best = side > 0 ? alpha : beta;
  for (let square = 0; square < 9; square += 1) {
    if (board[square] !== 0) continue;
    board[square] = side;
    const value = alphaBeta(-side, empty - 1, alpha, beta);
    board[square] = 0;
    if (side > 0 ? value > best : value < best) {
      best = value;
      if (side > 0) alpha = value;
      else beta = value;
      if (alpha >= beta) break;
    }
  }
  return best;
}

/** The board as a number with nine digits of base three. */
function key(symmetry) {
  let number = 0;
  for (let square = 0; square < 9; square += 1) number = number * 3 + board[symmetry[square]] + 1;
  return number;
}

function ownKey() {
  return key(SYMMETRIES[0]);
}

function smallestKey() {
  let smallest = Infinity;
  for (const symmetry of SYMMETRIES) smallest = Math.min(smallest, key(symmetry));
  return smallest;
}

/** Alpha-beta with a table at the depths 3 to 5. */
function withTable(side, empty, alpha, beta, keyOf) {
  nodes += 1;
  if (won(-side)) return -side;
  if (empty === 0) return 0;
  const depth = 9 - empty;
  const isKept = depth >= 3 && depth <= 5;
  let position;
  if (isKept) {
    position = keyOf();
    const known = table.get(position);
    if (known !== undefined) return known;
  }
  let best = side > 0 ? alpha : beta;
  for (let square = 0; square < 9; square += 1) {
    if (board[square] !== 0) continue;
    board[square] = side;
    const value = withTable(-side, empty - 1, alpha, beta, keyOf);
    board[square] = 0;
    if (side > 0 ? value > best : value < best) {
      best = value;
      if (side > 0) alpha = value;
      else beta = value;
      if (alpha >= beta) break;
    }
  }
  if (isKept) table.set(position, best);
  return best;
}

/** The search with the number of its nodes and its value, which the other side must agree with. */
function counted(search) {
  return () => {
    nodes = 0;
    table = new Map();
    const value = search();
    return { nodes, value };
  };
}

export default {
  "tic-tac-toe, all lines": counted(() => allLines(1, 9)),
  "tic-tac-toe, minimax": counted(() => minimax(1, 9)),
  "tic-tac-toe, alpha-beta": counted(() => alphaBeta(1, 9, -Infinity, Infinity)),
  "tic-tac-toe, alpha-beta with the game's window": counted(() => alphaBeta(1, 9, -1, 1)),
  "tic-tac-toe, alpha-beta with a table": counted(() => withTable(1, 9, -1, 1, ownKey)),
  "tic-tac-toe, alpha-beta with a table and symmetry": counted(() => withTable(1, 9, -1, 1, smallestKey)),
};
