// Connect Four as one writes it in plain JavaScript: an array for the board and one for the heights,
// moves made and taken back. It records nothing. X is 1, moves first and wants the largest value.

const COLUMNS = 7;
const ROWS = 6;
const DEPTH = 8;
/** More than any static evaluation. */
const WIN = 1_000_000;

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

/** All the lines of four, as squares. */
const LINES = [];
for (let column = 0; column < COLUMNS; column += 1) {
  for (let row = 0; row < ROWS; row += 1) {
    for (const [right, up] of DIRECTIONS) {
      const [endColumn, endRow] = [column + 3 * right, row + 3 * up];
      if (endColumn >= COLUMNS || endRow < 0 || endRow >= ROWS) continue;
      LINES.push([0, 1, 2, 3].map((step) => (row + step * up) * COLUMNS + column + step * right));
    }
  }
}

const board = new Array(COLUMNS * ROWS).fill(0);
const heights = new Array(COLUMNS).fill(0);
let nodes = 0;

/** How many discs of a side follow each other from a square on, without it. */
function run(column, row, right, up, side) {
  let count = 0;
  column += right;
  row += up;
  while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && board[row * COLUMNS + column] === side) {
    count += 1;
    column += right;
    row += up;
  }
  return count;
}

/** Whether the disc on top of a column completes a line. */
function hasWon(column, side) {
  const row = heights[column] - 1;
  for (const [right, up] of DIRECTIONS) {
    if (run(column, row, right, up, side) + run(column, row, -right, -up, side) >= 3) return true;
  }
  return false;
}

/** For each line open to one side only, the square of its discs: X's less O's. */
function lines() {
  let total = 0;
  for (const line of LINES) {
    let x = 0;
    let o = 0;
    for (let at = 0; at < 4; at += 1) {
      const disc = board[line[at]];
      if (disc === 1) x += 1;
      else if (disc === -1) o += 1;
    }
    if (o === 0) total += x * x;
    else if (x === 0) total -= o * o;
  }
  return total;
}

function drop(column, side) {
  board[heights[column] * COLUMNS + column] = side;
  heights[column] += 1;
}

function takeBack(column) {
  heights[column] -= 1;
  board[heights[column] * COLUMNS + column] = 0;
}

function minimax(side, depth, empty, last) {
  nodes += 1;
  if (last >= 0 && hasWon(last, -side)) return -side * WIN;
  if (depth === 0 || empty === 0) return 0;
  let best = -2 * WIN * side;
  for (let column = 0; column < COLUMNS; column += 1) {
    if (heights[column] === ROWS) continue;
    drop(column, side);
    const value = minimax(-side, depth - 1, empty - 1, column);
    takeBack(column);
    if (side > 0 ? value > best : value < best) best = value;
  }
  return best;
}

function alphaBeta(side, depth, empty, last, alpha, beta) {
  nodes += 1;
  if (last >= 0 && hasWon(last, -side)) return -side * WIN;
  if (empty === 0) return 0;
  if (depth === 0) return lines();
  let best = -2 * WIN * side;
  for (let column = 0; column < COLUMNS; column += 1) {
    if (heights[column] === ROWS) continue;
    drop(column, side);
    const value = alphaBeta(-side, depth - 1, empty - 1, column, alpha, beta);
    takeBack(column);
    if (side > 0 ? value > best : value < best) {
      best = value;
      if (side > 0) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
  }
  return best;
}

/** The search with the number of its nodes and its value, which the other side must agree with. */
function counted(search) {
  return () => {
    nodes = 0;
    const value = search();
    return { nodes, value };
  };
}

export default {
  "Connect Four to depth 8, minimax": counted(() => minimax(1, DEPTH, COLUMNS * ROWS, -1)),
  "Connect Four to depth 8, alpha-beta": counted(() => alphaBeta(1, DEPTH, COLUMNS * ROWS, -1, -2 * WIN, 2 * WIN)),
};
