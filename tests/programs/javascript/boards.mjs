// Checks of searches on boards; the search comes after them. They print `right`, or fail.

import assert from "node:assert";

const STEPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

let [board, placed, rows, columns, size] = [[], [], 0, 0, 0];

function moves(square) {
  const [row, column] = [Math.floor(square / columns), square % columns];
  const all = STEPS.map(([r, c]) => [row + r, column + c]);
  const inside = all.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns);
  return inside.map(([r, c]) => r * columns + c);
}

// Whether a path can be continued over the whole board, by trying everything.
function hasTour(path) {
  const others = moves(path.at(-1)).filter((square) => !path.includes(square));
  return path.length === board.length || others.some((other) => hasTour([...path, other]));
}

function check_tour() {
  for ([rows, columns] of [[3, 3], [3, 4]]) {
    for (let start = 0; start < rows * columns; start += 1) {
      board = Array(rows * columns).fill(0);
      const expected = hasTour([start]);
      assert.strictEqual(tour(start, 1), expected);
      if (!expected) {
        assert(board.every((step) => step === 0));
        continue;
      }
      const path = board.map((_, step) => board.indexOf(step + 1));
      assert(!path.includes(-1));
      assert.strictEqual(path[0], start);
      assert(path.slice(1).every((square, step) => moves(path[step]).includes(square)));
    }
  }
  console.log("right");
}

function check_queens() {
  for (size = 1; size < 8; size += 1) {
    placed = [];
    const expected = size !== 2 && size !== 3;
    assert.strictEqual(place(0), expected);
    assert.strictEqual(new Set(placed).size, expected ? size : 0);
    for (const diagonal of expected ? [1, -1] : []) {
      assert.strictEqual(new Set(placed.map((column, row) => row + diagonal * column)).size, size);
    }
  }
  console.log("right");
}

