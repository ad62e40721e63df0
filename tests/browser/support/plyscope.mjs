// The page, as a person uses it: by what is read and pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./browser.mjs";
import { witnessed } from "./failure.mjs";
import { LIMIT, site } from "./site.mjs";

/** Texts of the quiz of the lectures. */
export const QUIZ = "((8 5) (20 3)) ((2 4) (15 6))";

/**
 * Declares scenarios: `scenario(name, run)`, where `run` is given the page with some helpers. Every
 * scenario has a browser context of its own, under the policy that the page promises to work under,
 * and fails when the page complains.
 */
export function scenarios(defaults = {}) {
  const its = site();
  return (name, run, options = {}) =>
    test(name, LIMIT, async () => {
      const visit = await open(its.browser, { viewport: { width: 1280, height: 800 }, ...defaults, ...options });
      await witnessed(visit, async () => {
        await run(helpers(visit.page, its.server.url));
        assert.deepEqual(visit.complaints, []);
      });
    });
}

/** Declares, as `scenario` does, scenarios that have to hold on a slow machine too. */
export const slowToo = (scenario) => (name, run) => {
  scenario(name, run);
  scenario(`${name}, on a slow machine`, run, { slowdown: 12 });
};

/** Opens the line of choices, over the picture, or closes it. */
export const choices = (page, open = true) =>
  page.locator(".choices-fold").evaluate((fold, open) => {
    fold.open = open;
  }, open);

function helpers(page, url) {
  const show = async (fragment = "") => {
    // A new fragment alone does not load a page again.
    await page.goto("about:blank");
    await page.goto(url + fragment);
    await page.waitForSelector(".transport");
  };
  return {
    page,
    url,
    show,
    /** Shows a tree at a step. */
    tree: (tree, rest = "step=0") => show(`#tree=${encodeURIComponent(tree)}&${rest}`),
    press: (name) => page.getByRole("button", { name, exact: true }).first().click(),
    text: () => page.inputValue("#tree-text"),
    caption: () => page.textContent(".caption"),
    count: () => page.textContent(".count"),
    summary: () => page.textContent(".summary"),
    /** The names of the tree's items, by L-name. */
    items: async () => {
      const labels = await page.locator("[role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));
      const place = (label) => label.match(/L(\d+)-(\d+)/).slice(1).map(Number);
      return labels.sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
    },
    /** Drags the scrubber to a step. */
    scrub: (step) => page.locator("input[type=range]").fill(String(step)),
    item: (name) => page.locator(`[role=treeitem][aria-label^="${name},"]`),
    until: (check) => page.waitForFunction(check),
  };
}
