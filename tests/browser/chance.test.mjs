// Trees with chance: what a person sees of them, and what other searches say.
import assert from "node:assert/strict";
import { choices, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
/** MAX chooses between a gamble, before MIN, and a certain 4. */
const GAMBLE = "#tree=chance:(1/6*3+5/6*(2+8))+4&algorithm=expectiminimax";

scenario("a tree with chance is searched step by step, and its averages are exact", async ({ page, show, caption, press, item, items }) => {
  await show(`${GAMBLE}&step=4`);
  await press("One step forward");
  assert.equal(await caption(), "Chance leads to L3-1 with probability 1/6: 1/6 × 3 = 0.5. The sum at L2-1 is now 0.5.");
  const picture = await page.textContent("#stage .picture");
  for (const probability of ["1/6", "5/6"]) assert.ok(picture.includes(probability), `${probability} is on its edge`);
  assert.match(await item("L2-1").getAttribute("aria-label"), /^L2-1, chance, /);
  assert.match(await item("L3-1").getAttribute("aria-label"), /probability 1\/6/);
  assert.equal(await page.locator(".code .current").textContent(), "    average ← average + probability(child) · v");
  assert.match(await page.textContent(".stack"), /L2-1chanceΣ 0\.5/);
  await press("To the end");
  assert.equal(await caption(), "Finished. Value of the tree: 4. 7 of 7 nodes visited, 0 pruned.");
  assert.match((await items())[1], /^L2-1, chance, value 13\/6, done/);
  assert.match(await page.textContent(".legend"), /chance decides/);
});

scenario("a search that takes no chance nodes says so at their place, and the picture stays", async ({ page, show, text }) => {
  await show(`${GAMBLE}&step=5`);
  const typed = await text();
  await choices(page);
  await page.selectOption("#algorithm", "alpha-beta");
  await page.locator("#tree-error").filter({ hasText: "Line 1, column 1: There are no chance nodes here: only expectiminimax, Star1 and Star2 search trees with them." }).waitFor();
  assert.equal(await text(), typed, "what was typed stays");
  assert.match(await page.textContent("#stage .picture"), /5\/6/);
  await page.selectOption("#algorithm", "expectiminimax");
  await page.waitForFunction(() => document.querySelector("#tree-error").textContent === "");
});

scenario("behind a game of chance the search comes back that was chosen before it", async ({ page, show }) => {
  await show("#game=tic-tac-toe&position=.OX/XO./..X&algorithm=principal-variation");
  const table = [
    ["dice-nim", "expectiminimax"],
    ["einstein", "expectiminimax"],
    ["tic-tac-toe", "principal-variation"],
    ["2048", "expectiminimax"],
    ["tree", "principal-variation"],
  ];
  const shown = ([source, algorithm]) =>
    document.querySelector("#source").value === source && document.querySelector("#algorithm").value === algorithm;
  for (const row of table) {
    await page.selectOption("#source", row[0]);
    await page.waitForFunction(shown, row);
  }
});

scenario("weights that make no sense are refused where they stand", async ({ page, show }) => {
  await show(GAMBLE);
  const table = [
    ["4 chance:(1/2*1 1/3*2)", "Line 1, column 3: The weights of this chance node add up to 5/6. Expected 1."],
    ["4 chance:(2*1 -1*2)", "Line 1, column 15: The weight −1 is not above 0. Expected a probability like 1/6."],
    ["(1/2*1 2) 3", "Line 1, column 2: Only children of chance nodes have weights. Expected chance: before their bracket."],
    ["4 chance:5", "Line 1, column 3: chance: says that chance decides at a node with children. Expected a bracket."],
    ["4 chance:(win 2)", "Line 1, column 11: Win and loss have no average, and chance decides above. Expected a number."],
  ];
  for (const [tree, message] of table) {
    await page.fill("#tree-text", tree);
    await page.locator("#tree-error").filter({ hasText: message }).waitFor();
  }
});

scenario("a node is left to chance in its form, and what is added keeps the sum", async ({ page, show, text, item }) => {
  await show(`${GAMBLE}&step=0`);
  await item("L3-2").click();
  await page.selectOption("#node-player", "chance");
  await page.waitForFunction(() => document.querySelector("#tree-text").value === "chance:(1/6*3 5/6*chance:(2 8)) 4");
  await item("L2-1").click();
  await page.getByRole("button", { name: "Add a child", exact: true }).click();
  await page.waitForFunction(() => document.querySelector("#tree-text").value === "chance:(3 chance:(2 8) 0) 4");
  assert.equal(await text(), "chance:(3 chance:(2 8) 0) 4");
});

scenario("a game with a die gives its rules, and names who moves after the roll", async ({ page, show }) => {
  const table = [
    ["dice-nim", /Who takes the last stone wins\./],
    ["einstein", /A die with three faces is rolled before each move\..*The die is rolled next\.\s*Then X moves\. Static evaluation: 0\./s],
  ];
  for (const [game, shown] of table) {
    await show(`#game=${game}&step=0`);
    await page.locator(".board-panel", { hasText: shown }).first().waitFor();
  }
});

scenario("Star1 and Star2 say what the average can still be", async ({ page, show, caption }) => {
  const thirds = "#tree=chance:(1/2*(6+8)+1/2*(9+7))+chance:(2/3*(2+5)+1/3*(4+8))";
  await show(`${thirds}&algorithm=star1&step=31`);
  assert.equal(await caption(), "L2-2 is cut: even if the other 1/3 were all 9, its average would be at most 13/3 ≈ 4.333. MAX at L1-1 already has 6.5. Never visited: L3-4, with all below.");
  assert.equal(await page.locator(".code .current").textContent(), "    if α ≥ sum + rest · U: cut the rest");
  await show(`${thirds}&algorithm=star2&step=3`);
  assert.equal(await caption(), "Down to L3-1 for a probe: only the first move of MIN is looked at, with the window [2, 9].");
});

scenario("in Dutch and in Chinese too", async ({ page, show, caption }) => {
  await show(`${GAMBLE}&step=5`);
  for (const [lang, sentence] of [
    ["nl", "Het toeval leidt met kans 1/6 naar L3-1: 1/6 × 3 = 0.5. De som in L2-1 is nu 0.5."],
    ["zh-Hans", "以概率 1/6 随机到达 L3-1：1/6 × 3 = 0.5。L2-1 的加权和现为 0.5。"],
  ]) {
    await page.selectOption(".language", lang);
    await page.locator(".caption").filter({ hasText: sentence }).waitFor();
    assert.equal(await caption(), sentence);
  }
});
