// Exercise: alpha-beta in JavaScript. Fill in the three gaps, and try it:
//
//     plyscope judge --trees 20 -- node alpha_beta.mjs
//
// `plyscope.mjs` has to be in the same folder. Cut when alpha >= beta.

import { run } from "./plyscope.mjs";

/** The value of a node for MAX, as far as it matters between alpha and beta. */
function search(node, alpha, beta) {
  if (node.isLeaf) return node.value;
  let best = node.isMax ? -Infinity : Infinity;
  for (const child of node.children) {
    const value = search(child, alpha, beta);
    if (node.isMax) {
      best = Math.max(best, value);
      // Gap 1: what does MAX know now?
    } else {
      best = Math.min(best, value);
      // Gap 2: what does MIN know now?
    }
    // Gap 3: when can the other children no longer matter?
  }
  return best;
}

run(search);
