import { run } from "./plyscope.mjs";

function search(node, alpha, beta) {
  if (node.isLeaf) return node.value;
  const values = [];
  for (const child of node.children) {
    values.push(search(child, alpha, beta));
  }
  return node.isMax ? Math.max(...values) : Math.min(...values);
}

run(search);
