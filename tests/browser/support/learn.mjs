// The page for learning, as tests see it.
import { QUIZ } from "./plyscope.mjs";

/** Where it is. */
export const PAGE = "learn.html";

/** The quiz of the lectures as a question, with other terms if need be. */
export const question = (terms = "", tree = QUIZ) => `${PAGE}#question=pruned${terms}&tree=${encodeURIComponent(tree)}`;

/** The right answer to it. */
export const KEY = "L3-4 L4-4 L4-7..8";

/** Opens an address of the page, and waits until it is there. */
export async function open(page, url, address = PAGE) {
  await page.goto("about:blank");
  await page.goto(url + address);
  await page.waitForSelector(".task");
}

/** A node of the tree, by its name. */
export const node = (page, name) => page.locator(`[role=treeitem][aria-label^="${name},"]`);

/** The names of the nodes that are marked. */
export async function marked(page) {
  const labels = await page.locator("[role=treeitem][aria-selected=true]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));
  return labels.map((label) => label.match(/L\d+-\d+/)[0]).sort();
}

/** What grading says: the heading, and of every node with a verdict how it is. */
export async function result(page) {
  await page.waitForSelector(".result");
  const pieces = await page.locator(".findings .finding:has(.verdict)").evaluateAll((all) =>
    all.map((piece) => [piece.querySelector("strong").textContent, piece.querySelector(".verdict").textContent]),
  );
  return { heading: await page.textContent(".result h2"), pieces: Object.fromEntries(pieces) };
}

/** Checks what is typed. */
export const check = (page) => page.click(".check");

/** Opens what a lesson has for teachers. */
export const forTeachers = (page) => page.locator(".for-teachers > summary").click();

/** Presses a key several times over. */
export async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}
