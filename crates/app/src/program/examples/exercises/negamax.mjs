import { run } from "./plyscope.mjs";

function search(node, alpha, beta) {
  if (node.isLeaf) return node.isMax ? node.value : -node.value;
  let best = -Infinity;
  for (const child of node.children) {
    const value = 0; // 1
    best = Math.max(best, value);
    // 2
    // 3
  }
  return best;
}

run((root, alpha, beta) => {
  if (root.isMax) return search(root, alpha, beta);
  return -search(root, -beta, -alpha);
});
