// Changing the tree, as text and node by node.
import assert from "node:assert/strict";
import { choices, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("a leaf is changed, and changed back", async ({ page, tree, text, item, press, caption }) => {
  await tree("(4 8) (17 5)", "step=last");
  await item("L3-4").click();
  await page.fill("#node-value", "30");
  await page.keyboard.press("Enter");
  assert.equal(await text(), "(4 8) (17 30)");
  assert.match(await caption(), /Value of the tree: 17\./);
  await press("Undo");
  assert.equal(await text(), "(4 8) (17 5)");
  assert.match(await caption(), /Value of the tree: 5\./);
  await press("Redo");
  assert.equal(await text(), "(4 8) (17 30)");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.press("Enter");
  assert.equal(await text(), "(4 8) (17 5)");
  assert.ok(await undo.isDisabled());
  assert.ok(await undo.evaluate((button) => button === document.activeElement), "it keeps the focus");
});

scenario("children are added, swapped, named and removed", async ({ page, tree, text, item, press }) => {
  await tree("(4 8) (17 5)");
  await item("L2-2").click();
  for (const [button, after] of [
    ["Add a child", "(4 8) (17 5 0)"],
    ["Swap with left", "(17 5 0) (4 8)"],
    ["Swap with right", "(4 8) (17 5 0)"],
  ]) {
    await press(button);
    assert.equal(await text(), after, button);
  }
  await page.fill("#node-name", "second");
  await page.keyboard.press("Enter");
  assert.equal(await text(), "(4 8) second:(17 5 0)");
  await press("Remove");
  assert.equal(await text(), "((4 8))");
});

scenario("by the keyboard one goes from a node that is removed to the one above", async ({ page, tree, text, item }) => {
  await tree("(4 8) (17 5)", "view=tree&step=0");
  await item("L3-2").click();
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await page.waitForFunction(() => document.activeElement.ariaLabel?.startsWith("L2-1,"));
  assert.equal(await text(), "(4) (17 5)");
});

scenario("a player moves twice where the node says so", async ({ page, tree, text, item, caption, press }) => {
  await tree("(4 8) (17 (5 1))", "step=last");
  assert.match(await caption(), /Value of the tree: 5\./);
  await item("L3-4").click();
  assert.deepEqual(await page.locator("#node-player option").allTextContents(), ["in turn: MAX", "always MAX", "always MIN"]);
  await page.selectOption("#node-player", "min");
  assert.equal(await text(), "(4 8) (17 min:(5 1))");
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  assert.match(await caption(), /Value of the tree: 4\./);
  await press("Undo");
  assert.equal(await text(), "(4 8) (17 (5 1))");
});

scenario("bad text keeps the picture, the text, and says where", async ({ page, tree, text, items }) => {
  await tree("(4 8) (17 5)");
  for (const place of [".editor [role=status]", ".notices"]) {
    const display = await page.locator(place).evaluate((element) => getComputedStyle(element).display);
    assert.notEqual(display, "none", `${place} is there before its first text, which is then announced`);
  }
  const before = await items();
  await page.fill("#tree-text", "(4 8)\n(17 wim");
  const error = await page.textContent("#tree-error");
  // It is seen at once, and spoken when the tree is no longer typed.
  const spoken = page.locator(".editor [role=status]");
  assert.equal(await spoken.textContent(), "");
  await spoken.filter({ hasText: "Line 2, column 5: “wim” is not a value. Did you mean win?" }).waitFor({ state: "attached" });
  assert.match(error, /Line 2, column 5: “wim” is not a value\. Did you mean win\?/);
  assert.match(error, /\(17 wim\n {4}\^\^\^/);
  assert.deepEqual(await items(), before);
  assert.equal(await text(), "(4 8)\n(17 wim");
  await page.reload();
  await page.waitForSelector(".transport");
  assert.equal(await text(), "(4 8)\n(17 wim", "it survives a reload");
  await page.fill("#tree-text", "(4 8) (17 win)");
  assert.equal(await page.textContent("#tree-error"), "");
  assert.equal((await items()).length, 7);
});

scenario("the search can be chosen", async ({ page, tree, caption }) => {
  await tree("(4 8) (4 5)", "step=last");
  assert.match(await caption(), /6 of 7 nodes/);
  await choices(page);
  await page.selectOption("#cut", "gt");
  await page.keyboard.press("End");
  await page.selectOption("#algorithm", "minimax");
  assert.equal(await page.locator("#cut").count(), 0, "minimax does not cut");
  await page.selectOption("#root", "min");
  assert.match(await page.inputValue("#tree-text"), /^min: /);
  await page.selectOption("#algorithm", "alpha-beta");
  await page.fill("#window", "9..3");
  assert.match(await page.textContent("#window-error"), /two values, the smaller first/);
  await page.fill("#window", "3..9");
  assert.equal(await page.textContent("#window-error"), "");
});

scenario("chance makes trees", async ({ page, tree, text, press }) => {
  await tree("1 2");
  const made = [];
  for (const seed of ["7", "7", "8"]) {
    await press("Random tree");
    await page.getByRole("dialog").getByLabel("Seed").fill(seed);
    await press("Make the tree");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    made.push(await text());
  }
  assert.equal(made[0], made[1]);
  assert.notEqual(made[0], made[2]);
  await press("Random tree");
  await page.getByRole("dialog").getByLabel("from").first().fill("0");
  await press("Make the tree");
  assert.match(await page.textContent("dialog .error"), /at least 1 child/);
});

scenario("a random tree takes the place of a game, and Back leads to the game", async ({ page, show, press }) => {
  const isSource = (id) => page.waitForFunction((id) => document.querySelector("#source")?.value === id, id);
  await show("#game=tic-tac-toe&depth=2&step=0");
  await isSource("tic-tac-toe");
  await press("Random tree");
  await press("Make the tree");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await isSource("tree");
  assert.match(await page.textContent(".count"), /^Step 0 of [1-9]/);
  await page.goBack();
  await isSource("tic-tac-toe");
});

scenario("dragging in the field of a leaf does not move the tree", async ({ page, tree, item }) => {
  await tree("(4 8) (17 5)");
  await item("L3-1").dblclick();
  const field = page.locator("#leaf-value");
  const before = await field.boundingBox();
  await page.mouse.move(before.x + 20, before.y + 18);
  await page.mouse.down();
  await page.mouse.move(before.x + 120, before.y + 28, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await field.boundingBox(), before);
});

scenario("a collapsed node of a typed tree is called collapsed", async ({ page, tree, item }) => {
  await tree("(4 8) (2 5)", "view=tree&step=0");
  await item("L2-1").focus();
  await page.keyboard.press("x");
  await page.locator('[role=treeitem][aria-expanded="false"][aria-label^="L2-1,"]').waitFor();
  await page.keyboard.press("x");
  await page.locator("[role=treeitem][aria-expanded]").waitFor({ state: "detached" });
});

scenario("a button below the help of the field is pressed at once", async ({ page, tree }) => {
  await tree("(4 8) (17 5)");
  const names = page.getByRole("button", { name: "L-names" });
  const before = (await names.getAttribute("aria-pressed")) === "true";
  const { x, y, width, height } = await names.boundingBox();
  await page.focus("#tree-text");
  await page.locator("#tree-hint").waitFor();
  const help = await page.locator("#tree-hint").boundingBox();
  assert.ok(help.x < x && help.x + help.width > x && help.y < y + height && help.y + help.height > y, "the help lies over it");
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator(`.tree-head [aria-pressed="${!before}"]`, { hasText: "L-names" }).waitFor();
}, { viewport: { width: 1366, height: 650 } });
