// Plyscope's helper for JavaScript (Node.js 18 and newer): it hands your search one tree after the
// other, and tells `plyscope judge` by itself which nodes you look at.
//
//     import { run } from "./plyscope.mjs";
//
//     function minimax(node) {
//       if (node.children.length === 0) return node.value;
//       const values = node.children.map(minimax);
//       return node.isMax ? Math.max(...values) : Math.min(...values);
//     }
//
//     run((root, alpha, beta) => minimax(root));
//
// A node has been looked at as soon as you use its `children`, its `value` or its `isLeaf`. Values are
// always MAX's. What you print goes to the judge as well: use console.error to see it.

import { createInterface } from "node:readline";

/** A node of a game tree. */
export class Node {
  #children;
  #value;
  #looks;
  #isNew = true;

  constructor(tree, isMax, layer = 1, looks = [], counts = []) {
    counts[layer] = (counts[layer] ?? 0) + 1;
    this.name = `L${layer}-${counts[layer]}`;
    this.isMax = isMax;
    this.#looks = looks;
    this.#value = Array.isArray(tree) ? undefined : tree;
    const below = Array.isArray(tree) ? tree : [];
    this.#children = below.map((child) => new Node(child, !isMax, layer + 1, looks, counts));
  }

  #look() {
    if (this.#isNew) {
      this.#isNew = false;
      this.#looks.push(JSON.stringify({ event: "enter", node: this.name }));
    }
  }

  /** The children, from left to right; none at a leaf. */
  get children() {
    this.#look();
    return this.#children;
  }

  /** Whether there are no children. */
  get isLeaf() {
    return this.children.length === 0;
  }

  /** What a leaf is worth to MAX; undefined elsewhere. */
  get value() {
    this.#look();
    return this.#value;
  }
}

/** A value for JSON, which has no infinities. Values have six decimals at most; sums of floating-point numbers have more. */
function written(value) {
  if (typeof value !== "number") return value ?? null;
  return Math.abs(value) === Infinity ? String(value) : Number(value.toFixed(6));
}

/** Calls search(root, alpha, beta) for each tree; it returns the value of the root. */
export async function run(search) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { tree, root, alpha, beta } = JSON.parse(line);
    const looks = [];
    const node = new Node(tree, root === "max", 1, looks);
    const value = search(node, alpha ?? -Infinity, beta ?? Infinity);
    process.stdout.write([...looks, JSON.stringify({ value: written(value) }), ""].join("\n"));
  }
}
