// The lesson of the term, and how a teacher makes it in the page.
import assert from "node:assert/strict";
import { PAGE } from "../learn.mjs";
import { QUIZ } from "../plyscope.mjs";

const DEEP = "(((12 13) (7 8)) ((18 27) (25 17))) (((2 5) (15 26)) ((3 30) (24 14)))";
const WIDE = "((8 5 6) (20 3 4)) ((2 8) (15 6)) ((1 8 9) (7 3))";

/** The questions, with what is chosen in the form for each. Together they show all misconceptions. */
export const QUESTIONS = [
  { id: "whose", question: "whose-bound", tree: DEEP, points: 4 },
  { id: "which", question: "which-search", tree: QUIZ, bug: "one-higher", points: 2 },
  { id: "seen", question: "which-search", tree: DEEP, points: 2 },
  { id: "built", question: "build", tree: "(3 9 4) (2 5 7) (1 8 6)", cut: "gt", points: 4 },
  { id: "ordered", question: "build-order", tree: QUIZ, points: 4 },
  { id: "mistake", question: "find-mistake", tree: QUIZ, mistake: 8, points: 2 },
  { id: "cuts", question: "pruned", tree: QUIZ, points: 4, hints: 50 },
  { id: "wide", question: "pruned", tree: WIDE, points: 6 },
  { id: "deep", question: "pruned", tree: DEEP, points: 6 },
  { id: "shallow", question: "pruned", tree: DEEP, algorithm: "single-cutoff", points: 5 },
  { id: "window", question: "pruned", tree: QUIZ, window: "9..30", points: 3 },
  { id: "values", question: "minimax-values", tree: QUIZ, points: 7, attempts: 3 },
  { id: "returns", question: "returned-values", tree: WIDE, points: 9 },
  { id: "dice", question: "returned-values", algorithm: "expectiminimax", tree: "(3 5) chance:(1/4*8 3/4*(4 2))", points: 4 },
  { id: "happens", question: "next", tree: QUIZ, points: 6 },
  { id: "best", question: "best-move", tree: QUIZ, points: 2 },
  { id: "selected", question: "uct", tree: "(8 3 4) (7 1 9) (2 2 7)", points: 2 },
  { id: "left-out", question: "sss", tree: "((3 5) (2 9)) ((7 8) (6 4))", points: 2 },
  { id: "most", question: "order-most", tree: "((8 5) (3 20)) ((15 6) (2 4))", points: 3 },
  { id: "least", question: "order-least", tree: QUIZ, points: 3 },
  { id: "steps", question: "perform", tree: "(4 8) (2 5)", points: 5 },
  { id: "square", question: "next-square", puzzle: "queens", step: 6, points: 2 },
  { id: "back", question: "back-out", puzzle: "queens", step: 6, points: 2 },
  { id: "lost", question: "lost", puzzle: "queens", step: 6, points: 2 },
];

/** What the replies to the scene are worth. */
export const SCENE_POINTS = 6;

/** Chooses something in the form, as its parts are called there. */
async function choose(page, name, value) {
  if (name === "puzzle") return page.selectOption(".of-board select >> nth=0", value);
  const part = page.locator(name === "question" ? "#author-kind" : `#author-${name}`);
  if (name === "hints") {
    await part.selectOption("cost");
    return page.fill("#author-cost", String(value));
  }
  const isList = await part.evaluate((element) => element.localName === "select");
  return isList ? part.selectOption(value) : part.fill(String(value));
}

/** What is copied by a button. */
async function copied(page, name) {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByText(/^Copied\.?$/).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Takes the block of a scene, that asks, from the page of trees. */
export async function scene(page, url) {
  await page.goto(`${url}#tree=${encodeURIComponent(QUIZ)}&ask=cuts&step=0`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Lesson block (Markdown)", exact: true }).click();
  return copied(page, "Copy block");
}

/** Builds a question in the form: the block to copy, and the right answer that stands beside it. */
export async function build(page, url, { id, ...choices }) {
  await page.goto("about:blank");
  await page.goto(`${url}${PAGE}#author`);
  await page.waitForSelector("#author-kind");
  for (const [name, value] of Object.entries(choices)) await choose(page, name, value);
  await page.waitForFunction((points) => document.querySelector("#handout-markdown")?.value.includes(`points: ${points}\n`), choices.points);
  const block = await copied(page, "Copy Markdown");
  await page.click(".beforehand summary");
  return { block, key: await page.textContent(".key") };
}

/** A block with a further line. */
const withLine = (block, line) => block.replace("\n", `\n${line}\n`);

/** Puts the pieces together. */
export const compose = (scene, questions) =>
  [
    "---\ntitle: A term of trees\nauthor: T. Teacher\nlanguage: en\n---\n",
    "# Watch first\n\nWhat is **left out**, and why?\n",
    withLine(scene, `points: ${SCENE_POINTS}`),
    "# Now you\n",
    ...questions.map(({ id, block }) => withLine(block, `id: ${id}`)),
  ].join("\n");
