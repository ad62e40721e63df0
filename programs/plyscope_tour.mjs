// Plyscope's helper for JavaScript (Node.js 18 and newer) for the knight's tour: it hands your search one
// board after the other, and tells `plyscope judge --puzzle tour` by itself where you move the knight.
//
//     import { run } from "./plyscope_tour.mjs";
//
//     function tour(board, square) {
//       if (board.route.length === board.size) return true;
//       for (const other of board.moves(square)) {
//         if (board.has(other)) continue;
//         board.put(other);
//         if (tour(board, other)) return true;
//         board.take();
//       }
//       return false;
//     }
//
//     run((board) => tour(board, board.route.at(-1)));
//
// Rows count from 0 at the top, columns from 0 at the left. What you print goes to the judge as well: use
// console.error to see it.

import { createInterface } from "node:readline";

/** A board on which a knight has begun its route. */
export class Board {
  #lines;

  constructor({ rows, columns, given }, lines) {
    this.rows = rows;
    this.columns = columns;
    /** How many squares there are. */
    this.size = rows * columns;
    /** The row and the column of each visited square; the knight stands on the last. */
    this.route = given.map((name) => ({ row: rows - Number(name.slice(1)), column: name.charCodeAt(0) - 97 }));
    this.#lines = lines;
  }

  /** The squares a knight's move away, visited or not, in the order in which to try them. */
  moves({ row, column }) {
    // Clockwise, beginning with two up and one to the right.
    const all = [[-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1]];
    const squares = all.map(([down, right]) => ({ row: row + down, column: column + right }));
    return squares.filter(({ row, column }) => row >= 0 && row < this.rows && column >= 0 && column < this.columns);
  }

  /** Whether a square is part of the route. */
  has({ row, column }) {
    return this.route.some((square) => square.row === row && square.column === column);
  }

  /** Moves the knight to a square. */
  put({ row, column }) {
    this.route.push({ row, column });
    const square = `${String.fromCharCode(97 + column)}${this.rows - row}`;
    this.#lines.push(JSON.stringify({ event: "enter", square }));
  }

  /** Takes the last square back. */
  take() {
    this.route.pop();
    this.#lines.push(JSON.stringify({ event: "leave" }));
  }
}

/** Calls search(board) for each board; it returns whether the route can be made a tour. */
export async function run(search) {
  for await (const line of createInterface({ input: process.stdin })) {
    const lines = [];
    const value = search(new Board(JSON.parse(line), lines));
    process.stdout.write([...lines, JSON.stringify({ value: value ?? null }), ""].join("\n"));
  }
}
