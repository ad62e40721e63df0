// Going through the steps, both ways.
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("plays to the end and stops there", async ({ page, tree, press, count, caption, until }) => {
  await tree(QUIZ);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => document.querySelector(".count").textContent === "Step 31 of 34");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await caption(), "Finished: the value of the tree is 8. 11 of 15 nodes visited, 4 pruned.");
  assert.equal(await count(), "Step 31 of 34");
});

scenario("every step looks the same, from whichever side it is reached", async ({ tree, press, items, caption, scrub }) => {
  await tree(QUIZ);
  const look = async () => JSON.stringify([await caption(), await items()]);
  const forwards = [await look()];
  for (let step = 1; step <= 31; step += 1) {
    await press("One step forward");
    forwards.push(await look());
  }
  assert.equal(new Set(forwards).size, 32, "every step changes something");
  for (let step = 30; step >= 0; step -= 1) {
    await press("One step back");
    assert.equal(await look(), forwards[step], `step ${step}, backwards`);
  }
  for (const step of [17, 3, 31, 0, 15]) {
    await scrub(step);
    assert.equal(await look(), forwards[step], `step ${step}, scrubbed`);
  }
});

scenario("cuts and subtrees are jumped to and over", async ({ tree, press, count, caption }) => {
  await tree(QUIZ);
  const table = [
    ["Next cut", 15],
    ["Next cut", 29],
    ["Previous cut", 15],
    ["To the start", 0],
    ["One step forward", 1],
    ["Forward over the subtree", 17],
    ["Back over the subtree", 1],
    ["To the end", 31],
    ["Back over the subtree", 0],
  ];
  for (const [button, step] of table) {
    await press(button);
    assert.equal(await count(), `Step ${step} of 34`, button);
  }
  await press("Next cut");
  assert.equal(
    await caption(),
    "L3-2 is cut: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4.",
  );
});

scenario("keys alone do it all", async ({ page, tree, count, item }) => {
  await tree(QUIZ);
  for (const [key, step] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 31], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await count(), `Step ${step} of 34`, key);
  }
  await page.locator("[role=treeitem][tabindex='0']").focus();
  for (const [key, name] of [["ArrowDown", "L2-1"], ["ArrowDown", "L3-1"], ["ArrowRight", "L3-2"]]) {
    await page.keyboard.press(key);
    await page.locator(`[role=treeitem][aria-selected=true][aria-label^="${name},"]:focus`).waitFor({ state: "attached" });
  }
  for (const [key, step] of [["c", 15], ["n", 16], ["p", 15], ["C", 15], ["o", 16]]) {
    await page.keyboard.press(key);
    assert.equal(await count(), `Step ${step} of 34`, key);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("#tree-text").focus();
  await page.keyboard.press("n");
  assert.equal(await count(), "Step 16 of 34", "letters in a field are text");
});
