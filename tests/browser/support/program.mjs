// The page on which students write a search.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./browser.mjs";
import { witnessed } from "./failure.mjs";
import { LIMIT, site } from "./site.mjs";

export const PAGE = "program.html";

/** What may be sent as a header with the page, which has its own policy beside it. */
const POLICY = "frame-ancestors 'self'";

/** Declares scenarios, each with a page of its own: `run` gets it, its address and its complaints. */
export function scenarios() {
  const its = site({ policy: POLICY });
  return (name, run, options = {}) =>
    test(name, LIMIT, async () => {
      const visit = await open(its.browser, { viewport: { width: 1366, height: 650 }, ...options });
      const { page, complaints } = visit;
      await witnessed(visit, () => run({ page, url: its.server.url, complaints }));
    });
}

/** Opens the page, with its editor. */
export async function show(page, url, fragment = "") {
  await page.goto("about:blank");
  await page.goto(`${url}${PAGE}${fragment}`);
  await page.waitForSelector(".cm-content");
}

/** Writes a program in the place of the one that is there, by keyboard. */
export async function write(page, program) {
  await page.locator(".cm-content").focus();
  await replaceAll(page, program);
}

/** The same in the editor that has the focus. */
export async function replaceAll(page, program) {
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(program);
  const expected = program.trimEnd();
  await page.waitForFunction((text) => document.querySelector(".code-editor textarea").value.trimEnd() === text, expected);
}

export const language = (page, language) => page.selectOption("#program-language", language);

/** Runs the program; what it says then. */
export async function run(page, limit = 30_000) {
  // The page says that it runs as soon as the button is pressed.
  await page.click("#program-run");
  await page.waitForFunction(() => !document.querySelector(".job").textContent.startsWith("Running"), undefined, { timeout: limit });
  return page.locator(".ran").textContent();
}

/** Checks the program; what the report says. */
export async function check(page, limit = 90_000) {
  await page.click("#program-check");
  await page.waitForSelector(".report", { timeout: limit });
  return page.locator(".report").innerText();
}

/** The marked line of the editor: `here` or `wrong`. */
export const marked = async (page, kind) => {
  const line = page.locator(`.cm-line.${kind}`);
  return (await line.count()) ? line.textContent() : null;
};

/** Presses a key until the focus is where it should be. */
export async function tabTo(page, selector, key = "Tab") {
  for (let times = 0; times < 60; times += 1) {
    const isThere = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

/** Alpha-beta in Python, with the test of its cut. */
export const alphaBeta = (test) => `from plyscope import run


def search(node, alpha, beta):
    if node.is_leaf:
        return node.value
    best = float("-inf") if node.is_max else float("inf")
    for child in node.children:
        value = search(child, alpha, beta)
        if node.is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if ${test}:
            break
    return best


run(search)
`;

/** Minimax in JavaScript. */
export const MINIMAX = `import { run } from "./plyscope.mjs";

function search(node) {
  if (node.isLeaf) {
    return node.value;
  }
  const values = node.children.map(search);
  return node.isMax ? Math.max(...values) : Math.min(...values);
}

run(search);
`;
