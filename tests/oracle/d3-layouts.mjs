// Writes what d3-hierarchy's tree() makes of some trees, which our own layout must equal:
//
//   cd tests && npm ci && node oracle/d3-layouts.mjs > ../crates/layout/tests/data/d3-layouts.json
//
// Each tree is given as notation and as the x of its nodes, breadth first, the root's being 0.

import { hierarchy, tree } from "d3-hierarchy";

const SIBLINGS = 1;
const COUSINS = 1.25;

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const leaf = () => ({ children: [] });
const inner = (...children) => ({ children });
const repeat = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const chain = (layers, end = leaf()) => (layers > 1 ? inner(chain(layers - 1, end)) : end);
const star = (leaves) => inner(...repeat(leaves, leaf));
const full = (branching, depth) =>
  depth ? inner(...repeat(branching, () => full(branching, depth - 1))) : leaf();

/** Each node hangs below one of the last `reach` nodes: from a chain (1) to a bush (all). */
function grown(seed, count, reach) {
  const random = randomNumbers(seed);
  const nodes = [leaf()];
  while (nodes.length < count) {
    const back = Math.floor(random() * Math.min(reach, nodes.length));
    const node = leaf();
    nodes[nodes.length - 1 - back].children.push(node);
    nodes.push(node);
  }
  return nodes[0];
}

/** Two deep arms with short ones between them, which share the gap out. */
const arms = (...depths) => inner(...depths.map((depth) => chain(depth, star(5))));

const trees = [
  leaf(),
  star(1),
  star(2),
  star(40),
  chain(12),
  full(2, 6),
  full(3, 4),
  inner(leaf(), full(2, 3), leaf(), full(3, 2), leaf()),
  inner(star(9), leaf(), leaf(), leaf(), star(9)),
  inner(full(2, 5), star(2), star(3), chain(3), full(2, 5)),
  arms(6, 1, 2, 1, 6),
  arms(7, 2, 4, 2, 7, 1, 3, 1, 6),
  arms(1, 2, 3, 4, 5, 6, 7),
  arms(7, 6, 5, 4, 3, 2, 1),
  arms(5, 1, 5, 1, 5, 1, 5),
  ...repeat(25, (i) => grown(i + 1, [12, 30, 60, 120, 240][i % 5], [2, 4, 8, 30, 999][(i / 5) | 0])),
];

const notation = ({ children }) => (children.length ? `(${children.map(notation).join(" ")})` : "0");

function layout(data) {
  const root = hierarchy(data);
  tree()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? SIBLINGS : COUSINS))(root);
  const x = [];
  root.each((node) => x.push(Number((node.x - root.x).toFixed(9)) + 0));
  return { tree: notation(data), x };
}

console.log(`[\n${trees.map((data) => JSON.stringify(layout(data))).join(",\n")}\n]`);
