// The path of a search: a row for each ply, with all the moves beside it.
import assert from "node:assert/strict";
import { faults as axeFaults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";

const scenario = scenarios();

const settled = (page) => page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });

/** Four empty squares; O is to move. */
const LATE = "game=tic-tac-toe&position=.OX/XO./..X";

/** The rows: their headings, and their tiles as they are read out. */
const rows = (page) =>
  page.locator(".path-row").evaluateAll((rows) =>
    rows.map((row) => [row.querySelector(".path-turn").textContent, [...row.querySelectorAll(".tile")].map((tile) => tile.getAttribute("aria-label"))]));

const step = async (page) => Number((await page.textContent(".count")).match(/Step ([\d,]+)/)[1].replace(",", ""));

scenario("what is written on a move without a board is in its middle", async ({ page, show }) => {
  for (const height of [650, 900]) {
    await page.setViewportSize({ width: 1366, height });
    await show("#game=chess&depth=2&step=5");
    await settled(page);
    await page.locator(".path-row.names .tile").first().waitFor();
    const aside = await page.locator(".path-row.names .tile").evaluateAll((tiles) =>
      tiles.map((tile) => {
        const [outer, inner] = [tile, tile.querySelector(".tile-name")].map((part) => part.getBoundingClientRect());
        return Math.abs(outer.top + outer.bottom - inner.top - inner.bottom) / 2;
      }));
    assert.ok(aside.length > 5 && Math.max(...aside) <= 1.5, `${Math.max(...aside)} pixels at ${height}`);
  }
});

scenario("a game shows its path, a tree its tree, and either the other on request", async ({ page, show, tree, press }) => {
  await show(`#${LATE}&step=3`);
  await settled(page);
  assert.equal(await page.locator(".path-row").count(), 2);
  assert.equal(await page.locator(".canvas svg").count(), 0);
  await press("Tree");
  assert.equal(await page.locator(".path-row").count(), 0);
  assert.ok(await page.locator(".canvas svg").isVisible());
  await page.waitForFunction(() => location.hash.endsWith("&view=tree"));
  await page.reload();
  await page.locator(".canvas svg").waitFor();
  await press("Path");
  await page.waitForFunction(() => !location.hash.includes("view="));
  await tree("(4 8) (17 5)", "step=5");
  assert.equal(await page.locator(".path-row").count(), 0);
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("v");
  await page.waitForFunction(() => location.hash.endsWith("&view=path"));
  assert.equal(await page.locator(".path-row").count(), 2);
});

scenario("a row says of every move what is known at the step", async ({ page, tree }) => {
  // At L2-2, 5 is found, which is cut by the 8 before it: 15 is never visited.
  await tree("min: (8 4) (9 15)", "algorithm=alpha-beta&step=15&view=path");
  const seen = await rows(page);
  assert.deepEqual(seen.map(([heading]) => heading), ["Ply 1 · MIN to move", "Ply 2 · MAX to move"]);
  assert.deepEqual(seen[0][1], ["L2-1, 8, 2 below, MAX, done, best child", "L2-2, ≥ 9, open, MAX, this step"]);
  assert.match(seen[1][1][1], /^L3-4, 15, pruned, leaf$/);
  assert.equal(await page.locator(".path-cut").count(), 1);
});

scenario("a press goes to the step that a move belongs to", async ({ page, show, caption }) => {
  await show(`#${LATE}&algorithm=minimax&step=last`);
  await settled(page);
  const last = await step(page);
  const tiles = page.locator(".path-row").first().locator(".tile");
  // One that is done: to where it was left, with its own moves below.
  await tiles.first().click();
  assert.match(await caption(), /^Leaving a3|^Back from a3|a3/);
  assert.ok((await step(page)) < last);
  assert.equal(await page.locator(".path-row").count(), 2);
  assert.equal(await tiles.first().getAttribute("aria-selected"), "true");
  // One that comes later: to where it is entered.
  assert.match(await tiles.nth(2).getAttribute("aria-label"), /not visited/);
  await tiles.nth(2).click();
  assert.match(await caption(), /^Down to /);
});

scenario("pointing at a move says what is expected after it", async ({ page, show }) => {
  await show(`#${LATE}&algorithm=minimax&step=last`);
  await settled(page);
  await page.locator(".tile").nth(1).hover();
  await page.waitForFunction(() => / → expected: /.test(document.querySelector(".path-line").textContent));
  assert.equal(await page.textContent(".board-line"), (await page.textContent(".path-line")).split(" → ")[0]);
});

scenario("the arrow keys walk along the rows and between them", async ({ page, show }) => {
  await show("#game=connect-four&step=20");
  await settled(page);
  const focused = () => page.evaluate(() => document.activeElement.querySelector(".tile-name")?.textContent.trim()[0]);
  await page.locator(".path-row").first().locator(".tile").first().focus();
  await page.keyboard.press("End");
  assert.equal(await focused(), "g");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "f");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  const row = () => page.evaluate(() => document.activeElement.getAttribute("aria-level"));
  assert.equal(await row(), "2");
  await page.keyboard.press("ArrowUp");
  assert.deepEqual([await row(), await focused()], ["1", "a"]);
  await page.keyboard.press("Control+End");
  assert.equal(await focused(), "a", "with Ctrl it is a key of the browser");
  // The steps are still gone through by their keys.
  const before = await step(page);
  await page.keyboard.press("n");
  assert.equal(await step(page), before + 1);
});

/** A function of the page: whether all of the current row can be seen, above the sentence. */
const isInView = () => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [row, rows, controls] = [".path-row.current", ".path-rows", ".controls"].map(box);
  return row.top >= rows.top - 1 && row.bottom <= Math.min(rows.bottom, controls.top) + 1;
};

scenario("the row of the current node is in view, in windows of any height", async ({ page, show }) => {
  await show("#game=tic-tac-toe&algorithm=alpha-beta&step=0");
  await settled(page);
  const isSeenAt = async (wanted) => {
    await page.locator("input[type=range]").fill(String(wanted));
    await page.waitForFunction((wanted) => document.querySelector(".count").textContent.startsWith(`Step ${wanted} `), wanted);
    // It is scrolled to with the next picture.
    return eventually(() => page.evaluate(isInView));
  };
  for (const wanted of [8, 40, 9, 300]) assert.ok(await isSeenAt(wanted), `step ${wanted}`);
  const { width } = page.viewportSize();
  for (const height of [650, 600, 560, 460, 700]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(isInView);
    for (const wanted of [8, 300]) assert.ok(await isSeenAt(wanted), `step ${wanted} at ${height} pixels`);
  }
});

scenario("moves of chess are written as players write them", async ({ page, show, caption }) => {
  await show("#game=chess&depth=2&step=170");
  await settled(page);
  const seen = await rows(page);
  assert.deepEqual(seen.map(([heading]) => heading), ["1. White to move", "1… Black to move"]);
  const names = await page.locator(".path-row").first().locator(".tile-name").allTextContents();
  assert.equal(names.length, 20);
  assert.ok(names.some((name) => name.trim() === "Nf3"), String(names));
  assert.match(await caption(), /1\. /);
  assert.match(await caption(), /White|Black/);
});

for (const [width, height] of [[1440, 900], [1366, 650], [1024, 768], [390, 844]]) {
  for (const colorScheme of ["light", "dark"]) {
    scenario(`the path is legible at ${width} × ${height} in ${colorScheme} colours`, async ({ page, show }) => {
      await show("#game=connect-four&step=250&table=all");
      await settled(page);
      await page.waitForSelector(".tile");
      const faults = await page.evaluate(() => {
        const faults = [];
        if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
        for (const text of document.querySelectorAll(".tile span, .path-head p, .path-line")) {
          if (parseFloat(getComputedStyle(text).fontSize) < (innerWidth < 500 ? 10 : 11)) faults.push(`small: ${text.textContent}`);
        }
        const tiles = [...document.querySelectorAll(".tile")];
        for (const tile of tiles) {
          const box = tile.getBoundingClientRect();
          if (tile.scrollWidth > tile.clientWidth + 1) faults.push(`clipped: ${tile.textContent}`);
          for (const part of tile.querySelectorAll("span")) {
            const inner = part.getBoundingClientRect();
            if (inner.left < box.left || inner.right > box.right) faults.push(`beside its tile: ${part.textContent}`);
          }
          const board = tile.querySelector(".small-board");
          if (board && Math.max(board.getBoundingClientRect().width, board.getBoundingClientRect().height) < 56) faults.push("a board is too small");
        }
        return faults;
      });
      assert.deepEqual(faults, []);
      assert.deepEqual(await axeFaults(page, ".tree"), []);
    }, { viewport: { width, height }, colorScheme });
  }
}

scenario("a step draws no row anew that stays", async ({ page, show }) => {
  await show("#game=tic-tac-toe&algorithm=minimax&depth=4&step=40");
  await page.waitForSelector(".path-row");
  for (let step = 41; step <= 60; step += 1) {
    await page.evaluate(() => document.querySelectorAll(".path-row").forEach((row) => (row.wasThere = true)));
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((step) => document.querySelector(".count").textContent.startsWith(`Step ${step} `), step);
    const others = await page.locator(".path-row").evaluateAll((rows) => rows.filter((row) => !row.wasThere).length);
    assert.ok(others <= 1, `${others} rows are others at step ${step}`);
  }
});
