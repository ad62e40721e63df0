// The page about backtracking: the whole tree of a small search, the boards found, and the room that
// the pictures have.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { PAGE, STUCK, numbers } from "./support/backtracking.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { settled } from "./support/rest.mjs";

const scenario = scenarios();
const items = (page) => page.locator("[role=treeitem]");
const item = (page, name) => page.locator(`[role=treeitem][aria-label^="${name}:"]`);

scenario("the whole tree is shown, and pressing a node goes to its step", async ({ page, show, press, count, caption }) => {
  await show(`${PAGE}#puzzle=queens&size=4`);
  assert.equal(await items(page).count(), 17);
  assert.equal(await item(page, "b4").getAttribute("aria-label"), "b4: not tried yet");
  await press("To the end");
  assert.equal(await item(page, "a4").getAttribute("aria-label"), "a4: dead end");
  assert.equal(await item(page, "b4").getAttribute("aria-label"), "b4: leads to 1 solution");
  await item(page, "b4").click();
  assert.match(await caption(), /^Row 4: a queen on b4\./);
  const [step] = numbers(await count());
  // Who presses a node goes on stepping by the arrow keys.
  await page.keyboard.press("ArrowRight");
  assert.equal(numbers(await count())[0], step + 1);
  assert.equal(await page.locator("[role=treeitem][aria-selected=true]").count(), 1);
});

scenario("the tree is walked by the arrow keys, and Enter goes to a step", async ({ page, show, count }) => {
  await show(`${PAGE}#puzzle=queens&size=4&step=3`);
  await page.locator("[role=treeitem][tabindex='0']").focus();
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label").split(":")[0]);
  const start = await here();
  await page.keyboard.press("ArrowUp");
  const up = await here();
  assert.notEqual(up, start);
  while ((await here()) !== "Start") await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  assert.equal(await here(), "a4");
  for (const name of ["b4", "c4", "d4", "d4"]) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await here(), name);
  }
  assert.match(await count(), /^Step 3 of 33$/, "walking is not stepping");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await here(), "c4");
  await page.keyboard.press("Enter");
  assert.notEqual(await count(), "Step 3 of 33");
  assert.equal(await here(), "c4", "the focus stays in the tree");
});

for (const [width, height] of [[1440, 900], [1366, 650], [1024, 768], [390, 844]]) {
  scenario(`no node is cut at the edge of the picture at ${width} × ${height}`, async ({ page, show }) => {
    for (const link of ["puzzle=sudoku&step=9", "puzzle=sudoku&step=30", "puzzle=queens&size=6&step=56"]) {
      await show(`${PAGE}#${link}`);
      await settled(page);
      const cut = await page.evaluate(() => {
        const { top, bottom } = document.querySelector(".search-tree .canvas").getBoundingClientRect();
        const nodes = [...document.querySelectorAll(".search-tree .bud")].map((node) => node.getBoundingClientRect());
        const lies = (edge) => (node) => node.top < edge - 1 && node.bottom > edge + 1;
        return nodes.filter(lies(top)).length + nodes.filter(lies(bottom)).length;
      });
      assert.equal(cut, 0, link);
    }
  }, { viewport: { width, height } });
}

scenario("tree and branch are a press apart, and a large search has the branch alone", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=queens&size=6&step=20`);
  await page.locator("[role=tree]").waitFor();
  await press("Branch");
  await page.locator(".search-tree .branch").waitFor();
  assert.equal(await items(page).count(), 0);
  await press("Tree");
  await page.locator("[role=tree]").waitFor();
  await show(`${PAGE}#puzzle=tour&board=5x5&start=a1`);
  await page.locator(".search-tree .branch").waitFor();
  const tree = page.getByRole("button", { name: "Tree", exact: true });
  assert.equal(await tree.getAttribute("aria-disabled"), "true");
  assert.match(await tree.getAttribute("title"), /up to 3,000 nodes/);
});

scenario("what led to a solution is not marked as failed, on the board and in words", async ({ page, show }) => {
  await show(`${PAGE}#puzzle=queens&size=6&step=305`);
  for (const [name, told] of [["a6", "tried, failed"], ["b6", "led to a solution"], ["e6", "led to a solution"], ["f6", "tried, failed"]]) {
    const label = await page.locator(`[role=gridcell][aria-label^="${name},"]`).getAttribute("aria-label");
    assert.ok(label.endsWith(told), label);
  }
});

scenario("the boards found stand side by side, and lead to their steps", async ({ page, show, count }) => {
  await show(`${PAGE}#puzzle=queens&size=6`);
  const boards = page.locator(".found button");
  assert.equal(await boards.count(), 0);
  await page.keyboard.press("End");
  await boards.nth(3).waitFor();
  assert.equal(await boards.count(), 4);
  const name = await boards.nth(1).getAttribute("aria-label");
  await boards.nth(1).click();
  const [, step] = numbers(name);
  assert.equal(await count(), `Step ${step} of 305`);
  assert.equal(await boards.count(), 2, "those found by then");
});

scenario("the first stretch of a long search ends with its first tour", async ({ page, show, press, count, caption }) => {
  await show(`${PAGE}#puzzle=tour&board=8x8&start=a1&order=warnsdorff`);
  assert.equal(await count(), "Step 0 of 63 known so far");
  await press("To the last known step");
  assert.match(await caption(), /a tour!$/);
  assert.equal(await count(), "Step 63 of 63 known so far");
  await press("One step forward");
  assert.equal(await count(), "Step 64 of 64 known so far");
});

scenario("by hand nothing counts as tried", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=queens&size=6`);
  await press("Play by hand");
  await page.locator('[role=gridcell][aria-label^="d6,"]').click();
  assert.equal(await page.locator(".stage .bud.tried, .stage .mark.tried, .stage .strokes").count(), 0);
});

const SIZES = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [390, 844],
];
for (const [width, height] of SIZES) {
  scenario(
    `pictures have room, and texts that can be read, at ${width}×${height}`,
    async ({ page, show }) => {
      for (const hash of ["#puzzle=queens&size=8&step=1300", "#puzzle=sudoku&step=9", `${STUCK}&step=11`]) {
        await show(PAGE + hash);
        await settled(page);
        const seen = await page.evaluate(() => {
          const place = document.querySelector(".search-tree .canvas").getBoundingClientRect();
          const sizes = (selector) => [...document.querySelectorAll(selector)].map((text) => {
            const scale = text.getScreenCTM().a;
            return { text: text.textContent, size: Number(text.getAttribute("font-size")) * scale };
          });
          const texts = sizes(".search-tree .canvas text");
          const here = document.querySelector("[role=treeitem][aria-selected=true]")?.getBoundingClientRect();
          return {
            room: document.querySelector(".twofold").getBoundingClientRect().height / innerHeight,
            small: texts.filter(({ size }) => size < 11),
            smallOnBoard: sizes(".puzzle-board .picture text").filter(({ size }) => size < (innerWidth < 480 ? 10 : 11)),
            inView: !here || (here.left >= place.left - 1 && here.right <= place.right + 1 && here.top >= place.top - 1 && here.bottom <= place.bottom + 1),
          };
        });
        // A phone has its buttons in two rows below the pictures.
        assert.ok(seen.room >= (width < 480 ? 0.5 : 0.55), `${hash}: ${seen.room} of the window`);
        assert.deepEqual(seen.small, [], hash);
        assert.deepEqual(seen.smallOnBoard, [], hash);
        assert.ok(seen.inView, `${hash}: the current node is in view`);
        assert.deepEqual(await faults(page), [], hash);
      }
    },
    { viewport: { width, height } },
  );
}
