import { run } from "./plyscope.mjs";

function search(node, alpha, beta) {
  if (node.isLeaf) return node.value;
  let best = node.isMax ? -Infinity : Infinity;
  for (const child of node.children) {
    const value = search(child, alpha, beta);
    if (node.isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha > beta) break;
  }
  return best;
}

run(search);
