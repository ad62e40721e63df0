import { run } from "./plyscope.mjs";

function search(node) {
  if (node.isLeaf) return node.value;
  let best = node.isMax ? -Infinity : Infinity;
  for (const child of node.children) {
    const value = search(child);
    // 1
  }
  return best;
}

run((root, alpha, beta) => search(root));
