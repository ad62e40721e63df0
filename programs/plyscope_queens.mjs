// Plyscope's helper for JavaScript (Node.js 18 and newer) for placing queens: it hands your search one
// board after the other, and tells `plyscope judge --puzzle queens` by itself where you put queens.
//
//     import { run } from "./plyscope_queens.mjs";
//
//     function place(board, row) {
//       if (row === board.size) return 1;
//       let solutions = 0;
//       for (let column = 0; column < board.size; column++) {
//         if (board.queens.some((queen) => attacks(queen, row, column))) continue;
//         board.put(row, column);
//         solutions += place(board, row + 1);
//         board.take();
//       }
//       return solutions;
//     }
//
//     run((board) => place(board, board.queens.length));
//
// Rows count from 0 at the top, columns from 0 at the left. What you print goes to the judge as well: use
// console.error to see it.

import { createInterface } from "node:readline";

/** A square board. On some boards queens stand in the first rows already. */
export class Board {
  #lines;

  constructor({ size, given }, lines) {
    /** How many rows and columns there are. */
    this.size = size;
    /** The row and the column of each queen, in the order in which they were put. */
    this.queens = given.map((name) => ({
      row: size - Number(name.slice(1)),
      column: name.charCodeAt(0) - 97,
    }));
    this.#lines = lines;
  }

  /** Puts a queen on a square. */
  put(row, column) {
    this.queens.push({ row, column });
    const square = `${String.fromCharCode(97 + column)}${this.size - row}`;
    this.#lines.push(JSON.stringify({ event: "enter", square }));
  }

  /** Takes the last queen away. */
  take() {
    this.queens.pop();
    this.#lines.push(JSON.stringify({ event: "leave" }));
  }
}

/** Calls search(board) for each board; it returns how many solutions there are. */
export async function run(search) {
  for await (const line of createInterface({ input: process.stdin })) {
    const lines = [];
    const value = search(new Board(JSON.parse(line), lines));
    process.stdout.write([...lines, JSON.stringify({ value: value ?? null }), ""].join("\n"));
  }
}
