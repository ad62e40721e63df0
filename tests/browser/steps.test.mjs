// Going through the steps, both ways.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { QUIZ, choices, scenarios } from "./support/plyscope.mjs";

const require = createRequire(import.meta.url);
const scenario = scenarios();

scenario("plays to the end and stops there", async ({ page, tree, press, count, caption, until }) => {
  await tree(QUIZ);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => document.querySelector(".count").textContent === "Step 34 of 34");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await caption(), "Finished. Value of the tree: 8. 11 of 15 nodes visited, 4 pruned.");
  assert.equal(await count(), "Step 34 of 34");
});

scenario("every step looks the same, from whichever side it is reached", async ({ tree, press, items, caption, scrub }) => {
  await tree(QUIZ);
  const look = async () => JSON.stringify([await caption(), await items()]);
  const forwards = [await look()];
  for (let step = 1; step <= 34; step += 1) {
    await press("One step forward");
    forwards.push(await look());
  }
  assert.equal(new Set(forwards).size, 35, "every step changes something");
  for (let step = 33; step >= 0; step -= 1) {
    await press("One step back");
    assert.equal(await look(), forwards[step], `step ${step}, backwards`);
  }
  for (const step of [17, 3, 34, 0, 9]) {
    await scrub(step);
    assert.equal(await look(), forwards[step], `step ${step}, scrubbed`);
  }
});

scenario("cuts and subtrees are jumped to and over", async ({ tree, press, count, caption }) => {
  await tree(QUIZ);
  const table = [
    ["Next cut", 16],
    ["Next cut", 31],
    ["Previous cut", 16],
    ["To the start", 0],
    ["One step forward", 1],
    ["Forward over the subtree", 19],
    ["Back over the subtree", 1],
    ["To the end", 34],
    ["Back over the subtree", 0],
  ];
  for (const [button, step] of table) {
    await press(button);
    assert.equal(await count(), `Step ${step} of 34`, button);
  }
  await press("Next cut");
  assert.equal(
    await caption(),
    "L3-2 is cut, since α = 20 ≥ β = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4.",
  );
});

scenario(
  "Home and End scroll a page that is longer than its window, outside of the stage",
  async ({ page, tree, count }) => {
    await tree(QUIZ, "step=9");
    await page.locator(".panels summary").first().focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    assert.equal(await count(), "Step 9 of 34");
    await page.locator(".play").focus();
    await page.keyboard.press("End");
    assert.equal(await count(), "Step 34 of 34");
  },
  { viewport: { width: 390, height: 844 } },
);

scenario("while a dialog is open its keys are not those of the page, even if nothing has the focus", async ({ page, tree, press, count }) => {
  await tree(QUIZ, "step=9");
  await press("Share");
  await page.getByRole("dialog").waitFor();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  assert.equal(await count(), "Step 9 of 34");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

scenario("keys alone do it all", async ({ page, tree, count, item }) => {
  await tree(QUIZ);
  for (const [key, step] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 34], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await count(), `Step ${step} of 34`, key);
  }
  await page.locator("[role=treeitem][tabindex='0']").focus();
  for (const [key, name] of [["ArrowDown", "L2-1"], ["ArrowDown", "L3-1"], ["ArrowRight", "L3-2"]]) {
    await page.keyboard.press(key);
    await page.locator(`[role=treeitem][aria-selected=true][aria-label^="${name},"]:focus`).waitFor({ state: "attached" });
  }
  for (const [key, step] of [["c", 16], ["n", 17], ["p", 16], ["C", 16], ["o", 17]]) {
    await page.keyboard.press(key);
    assert.equal(await count(), `Step ${step} of 34`, key);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("#tree-text").focus();
  await page.keyboard.press("n");
  assert.equal(await count(), "Step 17 of 34", "letters in a field are text");
});

scenario("the Escape key closes the choices over the picture, also when it is pressed elsewhere", async ({ page, tree }) => {
  await tree("((8 5) (20 3)) ((2 4) (15 6))");
  const open = page.locator(".choices-fold[open]");
  for (const place of ["[role=treeitem][tabindex='0']", ".play", null, "#algorithm"]) {
    await choices(page);
    if (place) await page.locator(place).focus();
    else await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Escape");
    await open.waitFor({ state: "detached" });
    if (place && place !== "#algorithm") await page.locator(`${place}:focus`).waitFor({ state: "attached" });
  }
});

scenario("a comparison that changes nothing is a step, with its line marked", async ({ page, tree, caption }) => {
  await tree(QUIZ, "step=9");
  assert.equal(await caption(), "5 is not more than 8: MAX at L3-1 keeps 8.");
  assert.match(await page.textContent(".code-panel [aria-current], .code-panel .current"), /if v > best/);
});

scenario("table hits are marked in the tree and jumped to", async ({ page, show, press, caption }) => {
  await show("#game=tic-tac-toe&position=XOX/.O./...&table=all&symmetry=yes&view=tree&step=0");
  await page.getByRole("button", { name: "Next table hit", exact: true }).waitFor();
  await press("Next table hit");
  const first = await caption();
  assert.match(first, /^The table knows /);
  await page.locator("path.hit").first().waitFor({ state: "attached" });
  await press("Next table hit");
  assert.notEqual(await caption(), first);
  await page.locator("[role=treeitem][tabindex='0']").focus();
  await page.keyboard.press("T");
  assert.equal(await caption(), first);
  assert.ok((await page.locator("[role=treeitem][aria-label*='found in the transposition table']").count()) > 0);
  assert.match(await page.textContent(".legend-panel"), /found in the transposition table/);
  const signs = await page.locator(".legend svg").evaluateAll((all) => all.map((sign) => sign.innerHTML));
  assert.equal(new Set(signs).size, signs.length, "no two signs of the legend are alike");
  await show("#tree=4+8&step=0");
  assert.equal(await page.getByRole("button", { name: "Next table hit", exact: true }).count(), 0);
});

scenario("iterative deepening has a table of its passes", async ({ page, tree, caption, count }) => {
  await tree("(4 8) (17 5)", "algorithm=iterative-deepening&step=1");
  const row = (number) => page.locator(".passes tbody tr").nth(number);
  const cells = async (number) => (await row(number).locator("th, td").allTextContents()).map((text) => text.trim());
  assert.deepEqual(await cells(0), ["▸ 1", "1", "0", "–", "–"]);
  assert.deepEqual(await cells(1), ["2", "–", "–", "–", "–"]);
  await row(0).getByRole("button").click();
  assert.match(await caption(), /^This pass is finished\. Looking 1 ply ahead: 5, an estimate\./);
  assert.deepEqual(await cells(0), ["▸ 1", "3", "0", "5 (estimate)", "L2-2"]);
  await row(1).getByRole("button").click();
  assert.equal(await count(), "Step 30 of 30");
  assert.deepEqual(await cells(1), ["▸ 2", "7", "0", "5", "L2-2"]);
  assert.equal(await row(1).getAttribute("aria-current"), "step");
});

scenario("one-ply search says that it uses no window, from its start to its end", async ({ page, tree, press }) => {
  await tree("4 8", "algorithm=one-ply&step=0");
  const panel = () => page.textContent(".line-panel");
  assert.match(await panel(), /One-ply search uses no window/);
  await press("To the end");
  assert.match(await panel(), /One-ply search uses no window/);
});

scenario("minimax with a depth is not said to visit every node", async ({ page, tree }) => {
  await tree("((1 2) (3 4)) ((5 6) (7 8))", "algorithm=minimax&depth=1");
  assert.match(await page.textContent(".line-panel"), /uses no window: it never cuts\./);
});

scenario("negamax shows its call stack for the player to move", async ({ page, tree }) => {
  await tree(QUIZ, "algorithm=negamax&step=31");
  const top = page.locator(".stack-panel tbody tr").first();
  assert.deepEqual(await top.locator("th, td").allTextContents(), ["L2-2", "MIN", "−4", "−8", "−4"]);
  assert.match(await page.textContent(".stack-panel"), /Each row is in the view of the player to move there/);
});

scenario("the caption keeps no more space than its texts need once their fonts are there", async ({ page, tree, until }) => {
  await tree(QUIZ, "step=16");
  const size = (size) => page.locator(".caption").evaluate((caption, size) => (caption.style.fontSize = size), size);
  const height = () => page.locator(".caption").evaluate(({ offsetHeight }) => offsetHeight);
  const needed = await height();
  await size("60px");
  await until(() => parseFloat(document.querySelector(".caption").style.minHeight) > 100);
  await size("");
  assert.ok((await height()) > 100, "it does not shrink by itself");
  await page.route("**/late.ttf", (route) => route.fulfill({ path: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf") }));
  await page.evaluate(async () => {
    const font = new FontFace("Late", "url(late.ttf)");
    document.fonts.add(font);
    await font.load();
  });
  await until(() => parseFloat(document.querySelector(".caption").style.minHeight) < 100);
  assert.equal(await height(), needed);
});
