// For people who ask for more contrast, or for colours of their own.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

/** The pages, each with something to see. */
const PAGES = {
  "game trees": `index.html#tree=${encodeURIComponent(QUIZ)}&step=20`,
  "a game": "index.html#game=tic-tac-toe&position=XO./.X./..O&step=30",
  "Monte Carlo tree search": "mcts.html#iterations=60&step=120",
  "best-first search": "best-first.html#step=8",
  backtracking: "backtracking.html#puzzle=map&inference=forward-checking&step=12",
  coroutines: "coroutines.html#step=6",
  learning: "learn.html",
  programs: "program.html",
};

for (const colorScheme of ["light", "dark"]) {
  for (const [name, address] of Object.entries(PAGES)) {
    scenario(
      `more contrast, ${colorScheme}: ${name}`,
      async ({ page, url }) => {
        await page.goto(url + address);
        await page.locator("main :is(button, textarea):visible").first().waitFor();
        assert.deepEqual(await faults(page, null, ["color-contrast-enhanced"]), []);
      },
      { contrast: "more", colorScheme },
    );
  }
}

/** The colours of an element that say whether it is chosen. */
const looks = (locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return [backgroundColor, borderTopColor, color].join(" ");
  });

scenario(
  "forced colours: what is pressed looks otherwise than what is not",
  async ({ page, tree }) => {
    await tree(QUIZ);
    const button = (name) => page.getByRole("button", { name, exact: true });
    assert.notEqual(await looks(button("Tree")), await looks(button("Path")));
    const before = await looks(button("Path"));
    await button("Path").click();
    await page.waitForFunction((before) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(document.querySelector("button[aria-pressed=true]"));
      return [backgroundColor, borderTopColor, color].join(" ") !== before;
    }, before);
    assert.notEqual(await looks(button("Tree")), await looks(button("Path")));
    const [here, elsewhere] = [page.locator(".pages a[aria-current]"), page.locator(".pages a:not([aria-current])").first()];
    assert.notEqual(await looks(here), await looks(elsewhere));
  },
  { forcedColors: "active" },
);
