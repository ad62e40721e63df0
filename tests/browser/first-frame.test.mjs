// What is drawn first is laid out for the space there is: no node moves once the page is there.
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { settled } from "./support/rest.mjs";

const scenario = scenarios();

const ADDRESSES = {
  "a tree": `#tree=${encodeURIComponent(QUIZ)}&step=last`,
  "a game": "#game=tic-tac-toe&position=XO./.X./..O&step=30",
  "a puzzle": "backtracking.html#puzzle=queens&size=6&step=30",
  "a whole tree of a puzzle": "backtracking.html#puzzle=queens&size=6&step=100",
  "Monte Carlo tree search": "mcts.html#iterations=60&step=40",
  "SSS*": "best-first.html#step=8",
};

for (const [where, viewport] of [["wide", { width: 1440, height: 900 }], ["on a phone", { width: 390, height: 844 }]]) {
  for (const [what, address] of Object.entries(ADDRESSES)) {
    scenario(`${what}, ${where}`, async ({ page, show }) => {
      await page.addInitScript(() => {
        globalThis.frames_seen = [];
        const look = () => {
          const nodes = [...document.querySelectorAll("[role=treeitem]")];
          const [first, ...others] = nodes.map((node) => node.getBoundingClientRect());
          if (others.length) {
            // Where the tree is may change with fonts; how it is laid out may not.
            const places = others.map(({ x, y }) => `${Math.round(x - first.x)},${Math.round(y - first.y)}`).join(" ");
            if (frames_seen.at(-1) !== places) frames_seen.push(places);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await show(address);
      await page.locator("[role=treeitem]").first().waitFor();
      await settled(page);
      assert.equal((await page.evaluate(() => frames_seen)).length, 1);
    }, { viewport });
  }
}
