// What was wrong once, and must not be again.
import assert from "node:assert/strict";
import { QUIZ, choices, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

/** Waits until no search is under way. */
const settled = (page) => page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });

/** The L-names of the items, as they stand in the document. */
const order = (page) =>
  page.locator("[role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label").split(",")[0]));

/** The name of what has the focus: an L-name in the tree, else what it is. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element.getAttribute("aria-label") ?? "";
    return element.matches("[role=treeitem]") ? label.split(",")[0] : element.id || element.className || element.tagName;
  });

scenario("a fresh page has nothing to undo", async ({ page, show, text, items }) => {
  await show();
  assert.equal(await text(), QUIZ);
  assert.ok(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled());
  await page.locator("body").press("Control+z");
  assert.equal(await text(), QUIZ);
  assert.equal((await items()).length, 15);
});

scenario("a cancelled search says nothing of a picture where there is none", async ({ page, show, press }) => {
  await show("#game=othello&depth=12&step=0");
  await press("Cancel");
  const notice = page.locator(".notice", { hasText: /^(Stopped after|The search was cancelled)/ });
  await notice.waitFor();
  assert.doesNotMatch(await notice.textContent(), /picture/);
});

scenario("numbers beyond 32 bits are said as they are", async ({ page, tree }) => {
  await tree("(4 8)");
  await page.fill("#tree-text", "1e13");
  const error = await page.textContent("#tree-error");
  assert.match(error, /between −1,000,000,000,000 and 1,000,000,000,000\./);
});

scenario("principal variation search counts each node once", async ({ page, tree, summary, caption }) => {
  // The null window of L2-2 is not enough, and it is searched again.
  await tree("((6 5) (3 9)) ((7 8) (9 2)) ((1 2) (8 9))", "algorithm=principal-variation&step=0");
  const last = Number(await page.getAttribute("input[type=range]", "max"));
  const all = (await order(page)).length;
  let again = 0;
  for (let step = 0; step <= last; step += 1) {
    const [, visited, more = "0", pruned] = (await summary()).match(/^(\d+) visited(?: \(and (\d+) again\))? · \d+ cuts? · (\d+) pruned$/);
    assert.ok(Number(visited) + Number(pruned) <= all, await summary());
    again = Math.max(again, Number(more));
    if (step < last) await page.getByRole("button", { name: "One step forward", exact: true }).click();
  }
  assert.ok(again > 0, "something is searched again");
  const [, visited, total, pruned] = (await caption()).match(/(\d+) of (\d+) nodes.*?(\d+)/);
  assert.equal(Number(visited) + Number(pruned), Number(total), await caption());
});

scenario("the items of the tree are read depth first, and Home and End lead to their ends", async ({ page, tree }) => {
  await tree("((8 5) (20 3)) ((2 4) (15 6))", "step=last");
  const read = ["L1-1", "L2-1", "L3-1", "L4-1", "L4-2", "L3-2", "L4-3", "L4-4", "L2-2", "L3-3", "L4-5", "L4-6", "L3-4", "L4-7", "L4-8"];
  assert.deepEqual(await order(page), read);
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("End");
  assert.equal(await focused(page), "L4-8");
  await page.keyboard.press("Home");
  assert.equal(await focused(page), "L1-1");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), "L2-1");
  assert.match(await page.textContent(".count"), /^Step 34/, "the step stays");
});

scenario("arrow keys step after a node was pressed", async ({ page, tree, count, item }) => {
  await tree(QUIZ, "step=3");
  await item("L2-2").click();
  assert.equal(await item("L2-2").getAttribute("aria-selected"), "true");
  await page.keyboard.press("ArrowRight");
  assert.match(await count(), /^Step 4 /);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("n");
  assert.match(await count(), /^Step 4 /);
  // Who has come by the keyboard walks.
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(page), "L1-1");
  assert.match(await count(), /^Step 4 /);
});

scenario("Ctrl+Z undoes what was done to the tree, wherever the focus is", async ({ page, tree, text, item, press }) => {
  await tree("(4 8) (17 5)");
  await item("L2-2").click();
  await press("Add a child");
  assert.equal(await text(), "(4 8) (17 5 0)");
  await page.keyboard.press("Control+z");
  assert.equal(await text(), "(4 8) (17 5)");
  await page.keyboard.press("Control+Shift+z");
  assert.equal(await text(), "(4 8) (17 5 0)");
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("Control+z");
  assert.equal(await text(), "(4 8) (17 5)");
  await page.keyboard.press("Control+y");
  assert.equal(await text(), "(4 8) (17 5 0)");
});

scenario("another tree opens at its start, a changed one where one was", async ({ page, tree, count, item, press }) => {
  await tree("(4 8) (17 5)", "step=last");
  await page.fill("#tree-text", "(4 8) (17 50)");
  assert.match(await count(), /^Step (\d+) of \1$/, "a value changes nothing of where one is");
  await item("L2-2").click();
  await press("Add a child");
  assert.match(await count(), /^Step (\d+) of \1$/, "nor does an edit");
  await choices(page);
  await page.selectOption("#algorithm", "minimax");
  assert.match(await count(), /^Step (\d+) of \1$/, "nor does another search");
  await page.fill("#tree-text", "1 2 3");
  assert.match(await count(), /^Step 0 /);
  assert.equal(await page.locator("[aria-selected=true]").count(), 0);
});

scenario("zooming and dragging leave some of the tree in view", async ({ page, show }) => {
  await show("#game=tic-tac-toe&view=tree&step=0");
  await settled(page);
  const seen = () =>
    page.evaluate(() => {
      const place = document.querySelector(".canvas").getBoundingClientRect();
      return [...document.querySelectorAll("[role=treeitem]")].filter((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
      }).length;
    });
  for (let press = 0; press < 12; press += 1) {
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    assert.ok((await seen()) > 0, `after ${press + 1} times`);
  }
  const { x, y, width, height } = await page.locator(".canvas").boundingBox();
  for (const [dx, dy] of [[1, 1], [-1, -1], [-1, 0], [0, 1]]) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (let part = 1; part <= 8; part += 1) {
      await page.mouse.move(x + width / 2 + (dx * width * part) / 17, y + height / 2 + (dy * height * part) / 17);
    }
    await page.mouse.up();
    assert.ok((await seen()) > 0, `dragged by ${dx}, ${dy}`);
  }
});

scenario("the board of a match is a few keys away", async ({ page, show }) => {
  await show("#game=tic-tac-toe&position=.OX/XO./..X&step=0");
  await settled(page);
  await page.locator(".play-panel .match button").first().click();
  await page.locator(".playing").waitFor();
  await page.evaluate(() => document.activeElement.blur());
  // The page writes its address a while after a search is shown.
  await page.waitForFunction(() => location.hash.includes("algorithm="));
  let presses = 0;
  const at = (selector) => page.evaluate((selector) => document.activeElement.closest(selector) !== null, selector);
  while (!(await at("[role=grid]")) && presses < 20) {
    await page.keyboard.press((await at("a.skip[href='#match']")) ? "Enter" : "Tab");
    presses += 1;
  }
  assert.ok(presses <= 10, `${presses} keys`);
  // Its address may be written meanwhile.
  assert.match(await page.evaluate(() => location.hash), /^#game=tic-tac-toe&position=/, "the search stays");
});

scenario("the ways past the top of the page lead into the tree", async ({ page, tree, count }) => {
  await tree(QUIZ, "step=3");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.match(await focused(page), /^L\d-\d$/);
  assert.match(await count(), /^Step 3 /);
});

scenario("the ways past the top of the other pages leave the step as it is", async ({ page, show, count }) => {
  const table = [
    ["backtracking.html#puzzle=queens&size=5&step=30", "[role=gridcell]"],
    ["coroutines.html#labels=2+1+3&step=5", ".search-tree"],
    ["mcts.html#tree=(4+8)+(17+5)&iterations=40&step=9", "[role=treeitem]"],
    ["best-first.html#search=sss&tree=(3+5)+(2+9)&step=3", "[role=treeitem]"],
  ];
  for (const [address, place] of table) {
    await show(address);
    await page.locator(place).first().waitFor();
    const before = [page.url(), await count()];
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction((place) => document.activeElement.matches(place), place);
    assert.deepEqual([page.url(), await count()], before, address);
  }
});

for (const [width, height] of [[1024, 768], [1366, 650], [390, 844]]) {
  scenario(
    `the pseudocode can be read whole at ${width}×${height}`,
    async ({ page, show }) => {
      for (const choices of ["", "&form=pairs", "&algorithm=principal-variation", "&algorithm=single-cutoff"]) {
        await show(`#tree=${encodeURIComponent(QUIZ)}&step=9${choices}`);
        const clipped = await page.locator(".code").evaluate((list) => list.scrollWidth > list.clientWidth + 1);
        assert.ok(!clipped, choices);
      }
    },
    { viewport: { width, height } },
  );
}

scenario("a leaf is changed at its place", async ({ page, tree, text, item, caption, count }) => {
  await tree("(4 8) (17 5)", "step=last");
  const field = page.locator("#leaf-value");
  // Pressed twice: the old value is there, and typing replaces it.
  await item("L3-4").dblclick();
  assert.equal(await field.inputValue(), "5");
  assert.match(await field.getAttribute("aria-label"), /L3-4/);
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  assert.equal(await text(), "(4 8) (17 30)");
  assert.match(await caption(), /Value of the tree: 17\./);
  await page.keyboard.press("ArrowLeft");
  assert.doesNotMatch(await count(), /^Step (\d+) of \1$/, "the arrow keys step on");
  // Chosen, then a number is typed.
  await item("L3-1").click();
  await page.keyboard.type("-2.5");
  assert.equal(await field.inputValue(), "-2.5");
  await page.keyboard.press("Escape");
  assert.equal(await text(), "(4 8) (17 30)");
  assert.equal(await field.count(), 0);
  // By the keyboard alone, with a slip.
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("wim");
  await page.keyboard.press("Enter");
  assert.equal(await page.textContent("#leaf-value-error"), "Expected a number, win, draw or loss.");
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  await field.fill("－７");
  await page.keyboard.press("Enter");
  assert.equal(await text(), "(4 8) (17 -7)");
  assert.equal(await focused(page), "L3-4", "the keyboard is in the tree again");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  assert.equal(await text(), "(4 8) (17 5)");
});

scenario("a value that is typed is kept when one goes elsewhere", async ({ page, tree, text, item }) => {
  await tree("(4 8) (17 5)");
  await item("L3-1").dblclick();
  await page.keyboard.type("12");
  await item("L2-2").click();
  assert.equal(await text(), "(12 8) (17 5)");
  await item("L2-2").dblclick();
  assert.equal(await page.locator("#leaf-value").count(), 0, "only leaves have values of their own");
});

scenario("the seed and the evaluation of a typed tree are explained where they are chosen", async ({ page, tree }) => {
  await tree(QUIZ, "step=0");
  assert.equal(await page.locator(".choice-note").count(), 0);
  await choices(page);
  await page.selectOption("#order", "random");
  assert.match(await page.textContent(".choice-note"), /the same seed gives the same order/);
  await page.selectOption("#order", "best");
  assert.match(await page.textContent(".choice-note"), /lower median of the leaves below a node/);
  await tree(QUIZ, "depth=2&step=0");
  assert.match(await page.textContent(".choice-note"), /lower median/);
});

scenario(
  "trees and numbers are read as a Chinese input method writes them",
  async ({ page, tree, count, text }) => {
    await tree("(4 8)");
    await page.fill("#tree-text", "（（８　５）　（２０，３））、（（２　４）［１５　－６］）");
    assert.equal(await page.textContent("#tree-error"), "");
    assert.equal((await order(page)).length, 15);
    await choices(page);
    await page.fill("#window", "－１０．．８");
    assert.equal(await page.getAttribute("#window", "aria-invalid"), null);
    await page.selectOption("#order", "random");
    await page.fill("#order-seed", "４２");
    await page.waitForFunction(() => location.hash.includes("seed=42"));
    await page.fill("#tree-text", "（４　８");
    assert.match(await page.textContent("#tree-error"), /第 1 行，第 1 列.*（/s);
    assert.ok(await count());
    assert.equal(await text(), "（４　８");
  },
  { locale: "zh-CN" },
);

for (const colorScheme of ["light", "dark"]) {
  scenario(
    `paper is light, whatever the colours of the page: ${colorScheme}`,
    async ({ page, tree }) => {
      await tree(QUIZ, "step=last");
      await page.selectOption(".theme", "dark");
      await page.emulateMedia({ media: "print" });
      // The tree is drawn anew at the size that it has on paper, with its values.
      await page.locator(".picture text.value").first().waitFor();
      const darkest = await page.evaluate(() => {
        const light = (colour) => {
          const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const style = (selector, name) => light(getComputedStyle(document.querySelector(selector))[name]);
        return {
          text: Math.max(style(".caption", "color"), style(".code li", "color"), style(".legend li", "color"), style(".picture text", "fill")),
          ground: Math.min(style(".stage", "backgroundColor"), style(".panel", "backgroundColor"), style(".controls", "backgroundColor")),
        };
      });
      assert.ok(darkest.text < 100, `ink ${darkest.text}`);
      assert.ok(darkest.ground > 230, `paper ${darkest.ground}`);
    },
    { colorScheme },
  );
}
