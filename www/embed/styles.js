// The styles of the pictures and of the controls around them.

import { file } from "./site.js";

/** From the least to the most particular. */
const FILES = ["tree.css", "backtracking-board.css", "coroutines-tree.css", "mcts-tree.css", "embed/embed.css"];

let sheets = null;

/** Style sheets that are made by script, which need nothing of a page's policy but where they come from. */
export function styles() {
  sheets ??= Promise.all(FILES.map(sheet)).catch((error) => {
    sheets = null;
    throw error;
  });
  return sheets;
}

async function sheet(path) {
  const answer = await file(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return new CSSStyleSheet().replace(await answer.text());
}
