// 400 % of zoom leaves 320 × 256 pixels (WCAG 2.2, 1.4.10): nothing may need scrolling in two directions, in
// languages with longer or shorter words either. English is tested with every view (`spoken.test.mjs`).
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios({ viewport: { width: 320, height: 256 } });

const PAGES = [
  `index.html#tree=${encodeURIComponent(QUIZ)}&step=20`,
  "index.html#game=tic-tac-toe",
  "index.html#game=chess&depth=2",
  "mcts.html#iterations=60&step=120",
  "best-first.html#step=8",
  "backtracking.html#puzzle=map&step=12",
  "backtracking.html#puzzle=cryptarithm&sum=SEND%2BMORE=MONEY&step=12",
  "backtracking.html#puzzle=subset-sum&step=5",
  "backtracking.html#puzzle=maze&length=9&step=12",
  "coroutines.html#step=6",
  "learn.html",
  "learn.html#lesson=chance",
  "program.html",
  "guide/constraints.html",
  "guide/nl/handouts.html",
  "guide/zh/programs.html",
];

/** What reaches beyond the right edge of a page that is wider than the window. */
const beyond = (page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return outside.slice(0, 5).map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`);
  });

for (const locale of ["nl-NL", "zh-CN"]) {
  for (const address of PAGES) {
    scenario(
      `${locale} ${address.slice(0, 60)}`,
      async ({ page, url }) => {
        await page.goto(url + address);
        await page.locator("h1, h2, main button").first().waitFor();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        assert.deepEqual(await beyond(page), []);
      },
      { locale },
    );
  }
}
