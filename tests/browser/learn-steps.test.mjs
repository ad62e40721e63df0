// The page for learning: questions answered by doing, step by step, stop by stop and square by square.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { check, keys, node, open, PAGE, result } from "./support/learn.mjs";
import { QUIZ, scenarios, slowToo } from "./support/plyscope.mjs";

const scenario = scenarios();
const anywhere = slowToo(scenario);
const PHONE = { width: 390, height: 844 };
const answer = (page) => page.inputValue("#answer");
const about = (kind, tree = QUIZ) => `${PAGE}#question=${kind}&tree=${encodeURIComponent(tree)}`;

/** What the search of the lectures' tree does, as its buttons are called. */
const STEPS = [
  ["L2-1", "L3-1", "L4-1", "= 8", "α = 8", "L4-2", "= 5", "= 8", "β = 8"],
  ["L3-2", "L4-3", "= 20", "α = 20", "Cut the rest", "≥ 20", "= 8", "α = 8"],
  ["L2-2", "L3-3", "L4-5", "= 2", "best = 2", "L4-6", "= 4", "best = 4", "= 4", "β = 4", "Cut the rest", "≤ 4", "= 8"],
].flat();

/** A button of what can be done next. */
const button = (page, name) => page.locator(".doing").getByRole("button", { name, exact: true });

/** Presses buttons by their names. */
async function press(page, ...names) {
  for (const name of names) await button(page, name).click();
}

scenario("the lectures' tree is searched by buttons alone, and each step is told", async ({ page, url }) => {
  await open(page, url, about("perform"));
  await page.waitForSelector(".doing");
  assert.doesNotMatch(await page.textContent(".task h2"), />=8/, "how it is typed is told beside the field");
  await press(page, "L2-1");
  assert.match(await page.textContent(".telling"), /^Right\. Down to L2-1/);
  assert.match(await page.textContent(".stands"), /is at L2-1, where MIN is to move/);
  await press(page, ...STEPS.slice(1));
  assert.match(await page.textContent(".doing"), /The root has been left/);
  await check(page);
  const { heading, pieces } = await result(page);
  assert.deepEqual([heading, pieces], ["All right!", {}]);
  assert.equal(await page.locator(".done li").count(), STEPS.length);
});

scenario("what is typed is checked by one press, on a telephone too", async ({ page, url }) => {
  await page.setViewportSize(PHONE);
  await open(page, url, about("perform"));
  await press(page, ...STEPS);
  const right = await answer(page);
  await open(page, url, about("perform"));
  await page.fill("#answer", "");
  await page.locator("#answer").pressSequentially(right);
  await check(page);
  await page.getByRole("heading", { name: "All right!" }).waitFor();
});

scenario("a wrong step is told and not taken, and counts", async ({ page, url }) => {
  await open(page, url, about("perform", "(4 8) (2 5)"));
  await press(page, "L2-2");
  assert.match(await page.textContent(".telling .wrong"), /^Not taken\. L2-2 is not next: children are looked at from left to right\./);
  assert.match(await page.textContent(".stands"), /is at L1-1/);
  assert.equal(await answer(page), "L2-2", "as if it had been typed");
  assert.equal(await page.locator(".done li.wrong").count(), 1);
  assert.equal(await page.locator(".undo").getAttribute("aria-disabled"), "true");
  await page.locator(".undo").click({ force: true });
  assert.equal(await answer(page), "L2-2", "what was told cannot be taken back");
  await press(page, "L2-1", "Take the last step back");
  assert.equal(await answer(page), "L2-2", "but a right step can");
  await press(page, "L2-1", "Show me this step");
  assert.match(await page.textContent(".telling"), /^Shown\. Down to the leaf L3-1\./);
  assert.equal(await answer(page), "L2-2 L2-1 ?");
  assert.match(await page.textContent(".done"), /Wrong or shown: 2/);
  await check(page);
  assert.equal((await result(page)).heading, "1 of 15 right, 2 wrong");
});

scenario("in an exam every step is taken, and graded in the end", async ({ page, url }) => {
  await open(page, url, `${about("perform", "(4 8) (2 5)")}&grading=at-the-end&feedback=full`);
  await press(page, "L2-2", "L3-3", "≥ 2", "α = 2");
  assert.equal(await page.textContent(".telling"), "Noted: α = 2");
  assert.match(await page.textContent(".stands"), /is at L2-2.*\[2, ∞\]/);
  assert.equal(await page.locator(".performing .wrong, .done .wrong, .show, .picture text.window").count(), 0, "nothing is told");
  assert.match(await node(page, "L2-1").getAttribute("aria-label"), /not visited/);
  await page.locator(".undo").click();
  assert.equal(await answer(page), "L2-2 L3-3 >=2");
  await check(page);
  const { heading, pieces } = await result(page);
  assert.equal(heading, "0 of 15 right, 1 wrong");
  assert.equal(pieces["L2-2"], "wrong");
});

anywhere("a search is performed by keys alone, in the tree and among the buttons", async ({ page, url }) => {
  await open(page, url, about("perform", "(4 8) (2 5)"));
  await node(page, "L1-1").focus();
  await keys(page, "ArrowDown", "Enter", "ArrowDown", "Enter");
  assert.equal(await answer(page), "L2-1 L3-1");
  await keys(page, "Enter");
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await focused(), "= 4", "where the search stands, Enter leads to the values");
  await keys(page, "Enter");
  assert.equal(await answer(page), "L2-1 L3-1 =4");
  assert.equal(await focused(), "L3-2", "the first of what can be done now, and not the same value at another node");
  await keys(page, "Tab", "Tab");
  assert.equal(await focused(), "α = 4");
  await keys(page, "Tab", "Space");
  assert.equal(await answer(page), "L2-1 L3-1 =4 b=4");
  assert.equal(await focused(), "β = 4", "a button that is still there keeps the focus");
});

scenario("typed and pressed are one answer", async ({ page, url }) => {
  await open(page, url, about("perform", "(4 8) (2 5)"));
  await page.locator("#answer").pressSequentially("L2-1 L3-1 =");
  assert.match(await page.textContent(".telling"), /Down to L2-1|L3-1/, "whole words are told, and others are not");
  assert.equal(await page.locator(".done li").count(), 2);
  await press(page, "= 4");
  assert.equal(await answer(page), "L2-1 L3-1 =4", "what waits for its value gives way");
  await page.fill("#answer", "L2-1 oops");
  await press(page, "L3-1");
  assert.equal(await answer(page), "L2-1 L3-1 oops", "nothing that was typed is lost");
});

scenario("replies are pressed stop by stop", async ({ page, url }) => {
  await open(page, url, `${about("next")}&feedback=pieces`);
  const end = (name) => page.locator(".end").filter({ hasText: name }).locator("select");
  const stop = (number) => page.locator(".stops button").nth(number - 1).click();
  await end("α").selectOption({ label: "8" });
  assert.equal(await answer(page), "1: 8..inf");
  assert.match(await page.textContent(".replying"), /Your reply: \[8, ∞\]/);
  await press(page, "It stays as it is");
  assert.equal(await answer(page), "1: -inf..inf");
  await end("α").selectOption({ label: "8" });
  await press(page, "Next stop");
  await end("β").selectOption({ label: "8" });
  await press(page, "Next stop", "there is a cut, by the bound of L3-2", "Next stop");
  await end("α").selectOption({ label: "8" });
  await press(page, "Next stop");
  assert.match(await page.textContent(".stops p"), /L2-2|L3-3|L3-4/);
  await stop(6);
  await press(page, "none, the search is over");
  await stop(5);
  await press(page, "It stays as it is");
  assert.equal(await answer(page), "1: 8..inf; 2: -inf..8; 3: cut L3-2; 4: 8..inf; 5: 8..inf; 6: none");
  await check(page);
  assert.equal((await result(page)).heading, "5 of 6 right, 1 wrong");
  assert.match(await page.locator(".stops button").nth(2).getAttribute("aria-label"), /^Stop 3, replied, wrong$/);
  await stop(3);
  await node(page, "L2-1").click();
  assert.match(await answer(page), /3: cut L2-1/, "who set the bound is pressed in the tree, too");
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("squares are pressed, and walked to", async ({ page, url }) => {
  const square = (name) => page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
  await open(page, url, `${PAGE}#question=next-square&puzzle=queens&size=5&step=6`);
  await square("b1").click();
  assert.equal(await answer(page), "1: b1");
  assert.equal(await square("b1").getAttribute("aria-selected"), "true");
  await page.locator(".stops button").nth(1).click();
  await press(page, "back out");
  assert.equal(await answer(page), "1: b1; 2: back");
  await page.locator(".stops button").first().click();
  await square("a5").focus();
  await keys(page, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "End", "ArrowLeft", "Enter");
  assert.equal(await answer(page), "1: d1; 2: back");

  await open(page, url, `${PAGE}#question=back-out&puzzle=tour&board=5x5&start=a1&step=60`);
  await square("b3").click();
  assert.equal(await answer(page), "back b3");
  await square("a1").click();
  assert.equal(await answer(page), "back start");
  await press(page, "No, it goes on");
  assert.equal(await answer(page), "no");

  await open(page, url, `${PAGE}#question=lost&puzzle=queens&size=5&step=6`);
  await press(page, "No, it is lost");
  assert.equal(await answer(page), "no");
  assert.equal(await button(page, "No, it is lost").getAttribute("aria-pressed"), "true");
});

scenario("an order is marked node by node, and its leaves are counted", async ({ page, url }) => {
  await open(page, url, `${about("order-most", "((8 5) (3 20)) ((15 6) (2 4))")}&feedback=pieces`);
  await page.fill("#answer", "L2-1: 2 1");
  await check(page);
  await page.waitForSelector(".result");
  assert.match(await page.textContent(".result h2"), /^\d lea(?:f|ves) visited, \d at best$/);
  const wrong = page.locator("[role=treeitem][aria-label$=\", wrong\"]");
  assert.ok((await wrong.count()) > 0);
  assert.equal(await page.locator(".badge.wrong").count(), await wrong.count(), "by shape as well");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.fill("#answer", await page.textContent(".key code"));
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.equal(await page.locator(".badge.wrong").count(), 0);
  assert.ok((await page.locator(".badge.right").count()) > 1);
});

scenario("letters act in the task, and only there", async ({ page, url }) => {
  await open(page, url, `${about("perform", "(4 8) (2 5)")}&points=10&hints=30`);
  await page.locator("#answer").focus();
  await keys(page, "h", "c");
  assert.equal(await answer(page), "hc", "in the field they are letters");
  assert.equal(await page.locator(".hints li, .result").count(), 0);
  await page.fill("#answer", "");
  await node(page, "L1-1").focus();
  await keys(page, "h", "h");
  assert.equal(await page.locator(".hints li").count(), 2);
  await button(page, "L2-1").click();
  await keys(page, "h");
  assert.equal(await page.locator(".hints li").count(), 1, "hints are about the step that is next");
  await keys(page, "c");
  await page.waitForSelector(".result");
  await page.fill("#answer", "L2-1 L3-1 =4 b=4 L3-2 =8 =4 a=4 L2-2 L3-3 =2 b=2 cut <=2 =4");
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.equal(await page.textContent(".points"), "Points: 1 of 10", "three hints cost nine tenths");
  await node(page, "L1-1").focus();
  await keys(page, "?");
  await page.locator("dialog[open]").waitFor();
});

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, phone, Dutch", { viewport: PHONE, colorScheme: "dark", locale: "nl-NL" }],
  ["light, phone, Chinese", { viewport: PHONE, locale: "zh-CN" }],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${name}`,
    async ({ page, url }) => {
      const table = [
        about("perform"),
        `${about("perform")}&grading=at-the-end`,
        about("next"),
        about("order-least"),
        `${PAGE}#question=next-square&puzzle=tour&board=5x5&start=a1&step=60`,
        `${PAGE}#question=back-out&puzzle=sudoku&clues=1234+3412+2..3+4...&step=2`,
        `${PAGE}#question=lost&puzzle=queens&size=8&step=40`,
      ];
      for (const address of table) {
        await open(page, url, address);
        await page.locator(".doing button, .how-to").first().waitFor();
        if (await page.locator(".doing button").count()) await page.locator(".doing button").first().click();
        else await page.fill("#answer", "L2-1: 2 1");
        await check(page);
        await page.waitForSelector(".result");
        assert.deepEqual(await faults(page), [], address);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address);
        const sketch = await page.locator(".sketch").evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
        assert.ok(sketch.every((fits) => fits), `the lectures' tree is seen whole: ${address}`);
      }
    },
    options,
  );
}
