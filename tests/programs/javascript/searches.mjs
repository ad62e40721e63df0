// Searches that are right or have a mistake, by name, or by several:
// `node searches.mjs rule+hard`.

import { run } from "./plyscope.mjs";

const names = process.argv[2].split("+");
const is = (name) => names.includes(name);
let bestOfAll = null;

/** The value, and whether children were cut. */
function visit(node, alpha, beta, isMax, ply) {
  if (node.isLeaf) return [node.value + (is("inexact") ? 1e-9 : 0), false];
  if (is("too-shallow") && ply === 3) return [0, false];
  let children = [...node.children];
  if (is("direction")) children.reverse();
  if (is("first-skipped") && children.length > 1) children = children.slice(1);
  const entry = [alpha, beta];
  let best = isMax ? -Infinity : Infinity;
  if (is("from-zero")) best = 0;
  if (is("global-best") && bestOfAll !== null) best = bestOfAll;
  for (const [place, child] of children.entries()) {
    let down = [alpha, beta];
    if (is("no-beta")) down = [alpha, Infinity];
    else if (is("no-alpha")) down = [-Infinity, beta];
    else if (is("no-deep-cutoffs")) down = isMax ? [alpha, Infinity] : [-Infinity, beta];
    const [value, childCut] = visit(child, ...down, !isMax, ply + 1);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    bestOfAll = best;
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    const left = children.length - place - 1;
    let cut = alpha >= beta;
    if (is("minimax")) cut = false;
    else if (is("rule")) cut = alpha > beta;
    else if (is("own-bound")) cut = isMax ? best <= entry[0] : best >= entry[1];
    else if (is("late")) cut &&= left <= 1;
    else if (is("leaves-only")) cut &&= child.isLeaf;
    if (cut && left > 0) return [is("cut-returns-zero") ? 0 : clipped(best, entry), true];
    if (is("one-higher") && childCut) break;
  }
  if (is("returns-bound")) return [isMax ? alpha : entry[1], false];
  return [clipped(best, entry), false];
}

function clipped(best, [alpha, beta]) {
  return is("hard") ? Math.min(Math.max(best, alpha), beta) : best;
}

function negamax(node, alpha, beta, sign) {
  if (node.isLeaf) return is("negamax-leaf") ? node.value : sign * node.value;
  let best = -Infinity;
  for (const child of node.children) {
    const down = is("negamax-window") ? [alpha, beta] : [-beta, -alpha];
    const value = negamax(child, ...down, -sign);
    best = Math.max(best, is("negamax-sign") ? value : -value);
    alpha = Math.max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

run((root, alpha, beta) => {
  if (names.some((name) => name.startsWith("negamax")) || is("movers-view")) {
    const sign = root.isMax ? 1 : -1;
    const value = negamax(root, ...(root.isMax ? [alpha, beta] : [-beta, -alpha]), sign);
    return is("movers-view") ? value : sign * value;
  }
  if (is("start-window")) [alpha, beta] = [-Infinity, Infinity];
  bestOfAll = null;
  return visit(root, alpha, beta, root.isMax !== (is("players")), 0)[0];
});
