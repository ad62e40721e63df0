// What the command tells of searches of a tree.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { plyscope } from "../command.mjs";

const said = (options) => Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** A search of a tree: what it visits, what it leaves out, and where it cuts. */
export const solve = (tree, options = {}) => JSON.parse(plyscope("solve", tree, "--json", ...said(options)));

/** What a search returns at each inner node that it looks into: the node, the sign and the value. */
export function values(tree, options) {
  const signs = { exact: "=", "at-least": ">=", "at-most": "<=" };
  const { isLeaf } = shape(tree);
  const left = steps(tree, options).filter(({ event, node }) => event === "leave" && !isLeaf(node));
  return left.map(({ node, value, verdict }) => [node, signs[verdict], String(value)]);
}

/** A tree's nodes: who is above and below, and whose turn it is. */
export function shape(tree, root) {
  const parents = new Map();
  const players = new Map();
  const path = [];
  for (const { event, node, player } of steps(tree, { algorithm: tree.includes("chance:") ? "expectiminimax" : "minimax", ...(root && { root }) })) {
    if (event === "leave") path.pop();
    if (event !== "begin" && event !== "enter") continue;
    parents.set(node, path.at(-1));
    players.set(node, player);
    path.push(node);
  }
  const children = (node) => [...parents.keys()].filter((one) => parents.get(one) === node);
  const below = (node) => [node, ...children(node).flatMap(below)];
  return {
    children,
    below,
    nodes: [...parents.keys()],
    parent: (node) => parents.get(node),
    player: (node) => players.get(node),
    isLeaf: (node) => children(node).length === 0,
  };
}

/** The nodes that alpha-beta with a bug leaves out: those above no leaf that “Which search was it?” names. */
export async function withBug({ tree, ...options }, bug, folder) {
  const [lesson, bank] = ["bug.md", "bug.xml"].map((name) => join(folder, name));
  await writeFile(lesson, block({ question: "which-search", bug, tree, ...options }));
  plyscope("export", lesson, "-o", bank);
  const [, listed] = (await readFile(bank, "utf8")).match(/in this order: ([^.]*)\./);
  const leaves = listed.split(", ");
  const { nodes, below } = shape(tree);
  return nodes.filter((node) => !below(node).some((one) => leaves.includes(one)));
}

const steps = (tree, options) => plyscope("trace", tree, "--json", ...said(options)).trim().split("\n").map((line) => JSON.parse(line));

/** A block of a lesson. */
export const block = (fields) => ["```question", ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`), "```", ""].join("\n");
