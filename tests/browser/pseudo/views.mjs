// What the pictures do not show: the other dialogs, and the rest of the page for learning.
import { question } from "../support/learn.mjs";
import { QUIZ } from "../support/plyscope.mjs";

const TREE = `#tree=${encodeURIComponent(QUIZ)}&step=16`;

/** Opens a dialog by its button at the top of the page. */
const dialog = (place) => async (page) => {
  await page.locator("header .tools button").nth(place).click();
  await page.locator("dialog[open]").waitFor();
};

const folds = async (page) => {
  for (const fold of await page.locator("details:not([open]) > summary:visible").all()) await fold.click();
};

/** Checks the program that is there, which is wrong, and runs it on the tree that is found. */
async function judged(page) {
  await page.locator("#program-check").click();
  await page.waitForSelector(".report", { timeout: 90_000 });
  await page.locator("#show-failing").click();
  await page.locator(".ran").waitFor();
}

/** As in `pictures/views.mjs`. */
export const MORE = [
  { name: "tree-notices", address: `${TREE}&bogus=1&depth=x` },
  { name: "tree-by-minimax", address: `${TREE}&algorithm=minimax`, prepare: folds },
  ...[1, 3, 6].map((place) => ({ name: `dialog-${place}`, address: TREE, prepare: dialog(place) })),
  { name: "game-choices", address: "#game=connect-four&depth=2&step=5", prepare: folds },
  { name: "backtracking-choices", address: "backtracking.html#puzzle=tour&step=5", prepare: folds },
  { name: "sudoku-choices", address: "backtracking.html#puzzle=sudoku&step=5", prepare: folds },
  { name: "mcts", address: "mcts.html#tree=(4+8)+(17+5)&iterations=40&step=99" },
  { name: "mcts-dialog", address: "mcts.html", prepare: dialog(0) },
  { name: "best-first-sss", address: "best-first.html#search=sss&tree=(4+8)+(17+5)&step=5" },
  { name: "best-first-proof", address: "best-first.html#search=proof-number&tree=(4+8)+(17+5)&goal=5&step=5" },
  { name: "best-first-dialog", address: "best-first.html", prepare: dialog(0) },
  { name: "coroutines-dialog", address: "coroutines.html#step=9", prepare: dialog(0) },
  { name: "learn-practice", address: "learn.html#practice=pruned&level=2&seed=3" },
  { name: "learn-values", address: question().replace("pruned", "returned-values") },
  { name: "learn-perform", address: question().replace("pruned", "perform") },
  { name: "learn-progress", address: "learn.html#progress" },
  { name: "learn-author", address: "learn.html#author" },
  { name: "program", address: "program.html#algorithm=alpha-beta&bogus=1", prepare: judged },
  { name: "program-dialog", address: "program.html", prepare: dialog(0) },
  { name: "learn-sheet", address: "learn.html#sheet=practice&level=2&copies=2&seed=3" },
];
