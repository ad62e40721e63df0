// The page for learning: questions answered by pointer, by keys and by typing, and what stays.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { check, keys, KEY, marked, node, open, PAGE, question, result } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };
const answer = (page) => page.inputValue("#answer");

scenario("the lectures' quiz is the first thing to press, and is answered by pointer", async ({ page, url }) => {
  await open(page, url);
  await page.click(".first-question");
  await page.waitForSelector("#answer");
  assert.match(await page.textContent(".task h2"), /never visit/);
  assert.equal(await page.locator(".badge, .result").count(), 0, "nothing is told before the answer is checked");
  await node(page, "L3-4").click();
  assert.deepEqual(await marked(page), ["L3-4", "L4-7", "L4-8"], "a node is marked with all below it");
  await node(page, "L4-4").click();
  assert.equal(await answer(page), KEY);
  await check(page);
  assert.deepEqual(await result(page), { heading: "All right!", pieces: {} });
  assert.equal(await page.locator(".badge.right").count(), 4);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "All right!", "who listens is told");
});

scenario("an answer that can be typed is never too long for the results", async ({ page, url }) => {
  await open(page, url, question());
  assert.equal(await page.getAttribute("#answer", "maxlength"), "6666", "a third of 20,000 bytes");
});

scenario("a wrong answer is told node by node, and leads into the search", async ({ page, url }) => {
  await open(page, url, question("&feedback=full"));
  await node(page, "L3-2").click();
  await node(page, "L3-4").click({ modifiers: ["Shift"] });
  assert.equal(await answer(page), "L3-2 L3-4 L4-3..4");
  await check(page);
  const { heading, pieces } = await result(page);
  assert.equal(heading, "2 of 4 right, 2 too many, 2 missing");
  assert.deepEqual(pieces, { ...pieces, "L3-2": "wrong", "L4-3": "wrong", "L4-7": "missed", "L4-8": "missed" });
  assert.match(await node(page, "L4-3").getAttribute("aria-label"), /marked as pruned, wrong$/);
  await node(page, "L4-3").click();
  assert.doesNotMatch(await node(page, "L4-3").getAttribute("aria-label"), /wrong/, "what is changed is not graded yet");
  assert.equal(await page.locator(".result").count(), 0, "and a result of another answer is not shown");
  await node(page, "L4-3").click();
  const see = page.getByRole("link", { name: "See it in the search: L4-3" });
  await see.click();
  await page.waitForSelector(".transport");
  assert.match(page.url(), /index\.html#tree=.*&step=\d+$/);
  assert.match(await page.textContent(".caption"), /L4-3/);
  await page.goBack();
  await page.waitForSelector(".result");
  assert.equal(await answer(page), "L3-2 L3-4 L4-3..4", "Back brings everything back");
});

scenario("explanations give the numbers of the search, and hints come one after the other", async ({ page, url }) => {
  await open(page, url, question("&points=10&hints=30&feedback=full"));
  assert.match(await page.textContent(".terms"), /Each hint takes away 30 % of the points\./);
  await page.fill("#answer", "L3-4* L4-3 L4-4");
  const hint = page.getByRole("button", { name: "Hint" });
  for (const count of [1, 2, 3]) {
    await hint.click();
    assert.equal(await page.locator(".hints li").count(), count);
  }
  await hint.click();
  await page.locator(".hints").filter({ hasText: "no more hints" }).waitFor();
  await check(page);
  await page.waitForSelector(".result");
  const why = await page.locator(".finding").filter({ hasText: "L4-3" }).textContent();
  assert.match(why, /the window at L3-2 is \[−∞, 8\], and nothing has bounded L3-2 yet/);
  await page.fill("#answer", KEY);
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.equal(await page.textContent(".points"), "Points: 1 of 10", "three hints cost nine tenths");
});

scenario("only the most specific misconception is shown, with where it parts from the search", async ({ page, url }) => {
  const min = "min: (9 5) (3 7)";
  const table = [
    [question(), "none", "nothing"],
    [question(), "L4-4 L4-7..8", "only-leaves"],
    [question(), "L3-4 L4-4", "only-tops"],
    [question(), "L3-3* L3-4* L4-3 L4-4", "cause-too"],
    [question(), "L2-2* L3-2*", "cut-node-and-below"],
    [question(), "L4-6", "own-bound"],
    [question("", "(3 5) (3 9) (2 1)"), "L3-6", "rule"],
    [question("", "5 (((3 9) 8) 6)"), "none", "no-deep-cutoffs"],
    [question("&order=right", "(9 5) (3 7)"), "L3-4", "direction"],
    [question("&order=right", "(6 7 2) (4 8 3) (17 9 5)"), "none", "direction"],
    [question("", min), "L3-4", "players"],
  ];
  for (const [address, text, id] of table) {
    await open(page, url, address);
    await page.fill("#answer", text);
    await check(page);
    await page.waitForSelector(".result");
    const thoughts = page.locator(".thought");
    const told = await thoughts.evaluateAll((all) => all.map((thought) => thought.dataset.thought));
    assert.deepEqual(told, [id], text);
    const first = page.locator(".result h2 ~ *").first();
    assert.ok(await first.evaluate((element) => element.matches(".thought")), "what was thought is told first");
    if (await thoughts.first().locator(".see").count()) {
      assert.match(await thoughts.first().locator(".see").getAttribute("href"), /^\.\/index\.html#tree=.*step=\d+$/);
    }
  }
});

scenario("values are written beside their nodes", async ({ page, url }) => {
  await open(page, url, `${PAGE}#question=minimax-values&tree=${encodeURIComponent("(4 8) (17 5)")}`);
  await node(page, "L2-1").click();
  assert.equal(await answer(page), "L2-1=");
  assert.equal(await page.evaluate(() => document.activeElement.id), "answer");
  await page.keyboard.press("End");
  await page.keyboard.type("4 L2-2=5 L1-1=5");
  assert.match(await node(page, "L2-2").getAttribute("aria-label"), /, 5$/);
  await check(page);
  assert.equal((await result(page)).heading, "All right!");
});

scenario("the best move, the order and the performance are pressed in the tree", async ({ page, url }) => {
  const about = (kind, tree) => `${PAGE}#question=${kind}&tree=${encodeURIComponent(tree)}`;
  await open(page, url, about("best-move", "(4 8) (17 5)"));
  await node(page, "L3-1").click({ force: true });
  assert.equal(await answer(page), "", "only a child of the root is a move");
  await node(page, "L2-1").click();
  await node(page, "L2-2").click();
  assert.equal(await answer(page), "L2-2");
  await check(page);
  assert.equal((await result(page)).heading, "All right!");

  await open(page, url, `${about("uct", "(9 9 0) (6 5) (8 4)")}&iterations=6`);
  await node(page, "L2-3").click();
  await check(page);
  await page.getByText("It looks as if you took the largest mean.").waitFor();
  await node(page, "L2-2").click();
  await check(page);
  assert.equal((await result(page)).heading, "All right!");

  await open(page, url, about("sss", "((3 5) (2 9)) ((7 8) (6 4))"));
  await page.getByRole("button", { name: "Every leaf is evaluated" }).click();
  await check(page);
  await page.getByText("It looks as if you gave the leaves that alpha-beta prunes.").waitFor();
  // All below a node.
  await node(page, "L3-2").click();
  await check(page);
  assert.equal((await result(page)).heading, "All right!");

  await open(page, url, about("order-most", "(4 8) (17 5)"));
  await node(page, "L2-2").click();
  assert.equal(await answer(page), "L1-1: 2 1");
  // The node keeps its name and the cursor.
  await node(page, "L2-2").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await answer(page), "", "as it was");

  await open(page, url, about("perform", "(4 8) (17 5)"));
  await node(page, "L2-1").click();
  await node(page, "L3-1").click();
  assert.equal(await answer(page), "L2-1 L3-1");
  await node(page, "L3-1").click();
  assert.equal(await answer(page), "L2-1 L3-1");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "= 4", "the values to leave it with");
});

scenario("a wrong answer is told how much is wrong, then which parts, and then everything", async ({ page, url }) => {
  await open(page, url, question("&points=4&hints=25"));
  await page.fill("#answer", "L3-4 L4-4 L4-6");
  await check(page);
  assert.deepEqual(await result(page), { heading: "2 of 4 right, 1 too many, 2 missing", pieces: {} });
  assert.equal(await page.locator(".badge, .see, .key").count(), 0, "not which");
  assert.match(await page.textContent(".hints"), /Look again at what lies directly below L/);
  assert.equal(await page.textContent(".terms"), "4 points. Each hint takes away 25 % of the points. What is left is rounded to whole points: to 1 at least, as long as anything is left.", "the pointer is free");
  await check(page);
  assert.equal(await page.locator(".badge").count(), 0, "the same answer is no further attempt");
  await page.fill("#answer", "L3-4 L4-4 L4-5");
  assert.equal(await page.locator(".result").count(), 0, "the result of another answer is gone");
  await check(page);
  const { heading } = await result(page);
  assert.equal(heading, "2 of 4 right, 1 too many, 2 missing");
  assert.match(await node(page, "L4-5").getAttribute("aria-label"), /wrong$/);
  assert.equal(await page.locator(".badge.missed, .finding .why, .see").count(), 0, "what is missing is only counted");
  await page.getByRole("button", { name: "Show the answer" }).click();
  assert.match(await page.textContent(".key"), /L3-4 L4-4 L4-7\.\.8/);
  assert.equal(await page.locator(".finding.missed .why").count(), 2);
  assert.match(await page.textContent(".terms"), /Another like it counts instead of this one/);

  const leaves = () => page.locator("[role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")).filter((label) => label.includes("leaf")).join());
  const before = await leaves();
  await page.getByRole("button", { name: "Another like it" }).click();
  assert.notEqual(await leaves(), before, "another tree");
  assert.equal(await answer(page), "");
  assert.match(await page.textContent(".terms"), /A right answer now earns 3 of 4 points\./);
  const dealt = await leaves();
  await page.fill("#answer", "L3-1");
  await check(page);
  assert.equal(await page.locator(".badge").count(), 0, "it begins anew");
  await page.reload();
  await page.waitForSelector(".result");
  assert.equal(await leaves(), dealt, "it is the same after a reload");
  assert.equal(await answer(page), "L3-1");
});

scenario("beside the tree nothing names its nodes before an answer is graded", async ({ page, url }) => {
  for (const kind of ["pruned", "minimax-values", "returned-values", "best-move", "order-least"]) {
    for (const lang of ["en", "nl", "zh-Hans"]) {
      await open(page, url, `${PAGE}#question=${kind}&tree=${encodeURIComponent(QUIZ)}`);
      await page.selectOption(".language", lang);
      await page.locator(`html[lang=${lang}]`).waitFor();
      await check(page);
      await page.fill("#answer", "what");
      await check(page);
      await page.waitForSelector(".slip");
      const beside = await page.evaluate(() => {
        const copy = document.body.cloneNode(true);
        for (const tree of copy.querySelectorAll(".sketch")) tree.remove();
        return copy.innerHTML;
      });
      // A layer of this tree has twice as many nodes as the one above.
      const names = [...beside.matchAll(/L(\d+)-(\d+)/g)].filter(([, layer, place]) => layer <= 4 && place <= 2 ** (layer - 1));
      assert.deepEqual(names, [], `${kind}, ${lang}`);
    }
  }
});

scenario("an empty answer is asked about, and none is an answer", async ({ page, url }) => {
  await open(page, url, question("&attempts=3", "(4 8) (5 6)"));
  await check(page);
  assert.match(await page.textContent("#answer-error"), /There is no answer yet, so nothing was graded\. If no node is pruned, answer “none”\./);
  assert.equal(await page.locator(".result").count(), 0);
  assert.match(await page.textContent(".terms"), /Attempts left: 3 of 3/);
  await page.getByRole("button", { name: "No node is pruned" }).click();
  assert.equal(await answer(page), "none");
  assert.equal(await page.textContent("#answer-error"), "");
  await node(page, "L3-4").click();
  assert.equal(await answer(page), "L3-4", "a node instead");
  await page.fill("#answer", "None.");
  assert.equal(await page.getByRole("button", { name: "No node is pruned" }).getAttribute("aria-pressed"), "true");
  await check(page);
  assert.equal((await result(page)).heading, "All right!");
});

scenario("every kind of question is shown, and its own answer is right", async ({ page, url }) => {
  const table = [
    `pruned&tree=${encodeURIComponent(QUIZ)}`,
    `minimax-values&tree=${encodeURIComponent(QUIZ)}`,
    `returned-values&tree=${encodeURIComponent(QUIZ)}`,
    `next&tree=${encodeURIComponent(QUIZ)}`,
    `whose-bound&tree=${encodeURIComponent(QUIZ)}`,
    `which-search&tree=${encodeURIComponent(QUIZ)}`,
    `build&tree=${encodeURIComponent(QUIZ)}`,
    `build-order&tree=${encodeURIComponent(QUIZ)}`,
    `find-mistake&tree=${encodeURIComponent(QUIZ)}`,
    `best-move&tree=${encodeURIComponent(QUIZ)}`,
    `uct&tree=${encodeURIComponent(QUIZ)}`,
    `sss&tree=${encodeURIComponent("((3 5) (2 9)) ((7 8) (6 4))")}`,
    `order-most&tree=${encodeURIComponent("((8 5) (3 20)) ((15 6) (2 4))")}`,
    `order-least&tree=${encodeURIComponent(QUIZ)}`,
    `perform&tree=${encodeURIComponent("(4 8) (17 5)")}`,
    "next-square&puzzle=queens&size=5&step=6",
    "back-out&puzzle=queens&size=5&step=6",
    "lost&puzzle=queens&size=5&step=6",
  ];
  for (const kind of table) {
    await open(page, url, `${PAGE}#question=${kind}`);
    await page.waitForSelector("#answer");
    assert.ok((await page.locator("[role=treeitem], .asked-board").count()) > 0, kind);
    assert.deepEqual(await faults(page), [], kind);
    await check(page);
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.locator(".result h2", { hasText: /^The right answer$/ }).waitFor();
    assert.ok((await page.locator(".result .finding").count()) > 0, `${kind}: without an answer there are the reasons, too`);
    assert.equal(await page.locator(".result .verdict").count(), 0, `${kind}: they are no verdict`);
    await page.fill("#answer", await page.textContent(".key code"));
    await check(page);
    await page.locator(".result.full").waitFor().catch(() => assert.fail(kind));
    const right = await page.locator("p.finding.right").allTextContents();
    assert.ok(right.every((text) => /right\s+\S/.test(text)), `${kind}: something is named as right`);
  }
});

scenario("what is shown is of the answer as it is, and of what can still be done", async ({ page, url }) => {
  const tree = encodeURIComponent("((12 14) (27 24)) ((29 28) (8 20))");
  await open(page, url, `${PAGE}#question=minimax-values&tree=${tree}&points=4&hints=10`);
  const hints = page.locator(".hints li");
  await page.fill("#answer", "L3-1=12");
  await check(page);
  assert.deepEqual(await hints.allTextContents(), ["Look at L3-1 again."]);
  await page.fill("#answer", "L3-1=14 L3-2=27 L3-3=29 L3-4=20 L2-1=14 L2-2=20 L1-1=14");
  await check(page);
  assert.deepEqual((await result(page)).pieces, { "L1-1": "wrong" });
  assert.equal(await hints.count(), 0, "L3-1 is right now");
  assert.match(await page.textContent(".terms"), /With the next hint, a wholly right answer still earns 4 of 4 points\./);
  await page.getByRole("button", { name: "Show the answer" }).click();
  assert.equal(await page.textContent(".terms"), "The answer was shown. Another like it counts instead of this one.");
});

scenario("by keys alone", async ({ page, url }) => {
  await open(page, url, question());
  await node(page, "L1-1").focus();
  await keys(page, "Enter", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "Enter");
  assert.deepEqual(await marked(page), ["L3-4", "L4-7", "L4-8"], "the root is no part of an answer");
  await keys(page, "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Space");
  assert.equal(await answer(page), KEY);
  await keys(page, "Space", "Shift+Enter", "Home", "ArrowDown");
  assert.equal(await answer(page), KEY, "taken out, and alone back in");
  await keys(page, "c");
  assert.equal((await result(page)).heading, "All right!");
});

scenario("by typing, in step with the tree both ways", async ({ page, url }) => {
  await open(page, url, question());
  for (const text of ["l4-8, L4-7；L4-4 L3-4", "L3-4* L4-4", "L4-4 L3-4 L4-7..L4-8"]) {
    await page.fill("#answer", text);
    assert.deepEqual(await marked(page), ["L3-4", "L4-4", "L4-7", "L4-8"], text);
  }
  await page.press("#answer", "Enter");
  assert.equal((await result(page)).heading, "All right!");
});

scenario("what cannot be read is told at its place, and stays", async ({ page, url }) => {
  await open(page, url, question());
  await page.fill("#answer", "L3-4, four");
  assert.equal(await page.locator("#answer[aria-invalid]").count(), 0, "nobody is interrupted while typing");
  await check(page);
  await page.locator("#answer-error").filter({ hasText: "“four” is not the name of a node." }).waitFor();
  assert.equal(await page.textContent(".slip mark"), "four");
  assert.equal(await page.locator(".result").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), "answer");
  await node(page, "L4-4").click();
  assert.equal(await answer(page), "L3-4 L4-4 four", "a press loses nothing that was typed");
  await page.fill("#answer", "L3-4 L4-4");
  await page.waitForSelector("#answer:not([aria-invalid])");
});

scenario("beside a right answer there is nothing to check, to hint at or to start again, until it changes", async ({ page, url }) => {
  await open(page, url, question());
  const others = () => page.locator(".answer-buttons").getByRole("button", { name: /Hint|Start again|Show the answer/ }).count();
  await page.fill("#answer", "L3-4 L4-4");
  await check(page);
  await page.locator(".hints").getByText("Where to look").waitFor();
  const order = await page.locator(".result, .hints").evaluateAll((all) => all.map((one) => one.classList.contains("result")));
  assert.deepEqual(order, [true, false], "the verdict comes before where to look");
  assert.equal(await others(), 3);
  await page.fill("#answer", KEY);
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.equal(await others(), 0);
  assert.equal(await page.getAttribute(".check", "aria-disabled"), "true");
  assert.equal(await page.locator(".check.primary").count(), 0);
  await page.fill("#answer", "L3-4");
  await page.locator(".check.primary:not([aria-disabled])").waitFor();
  assert.ok((await others()) >= 2);
});

scenario("terms are told and kept to", async ({ page, url }) => {
  await open(page, url, question("&points=4&attempts=2&hints=off"));
  assert.equal(await page.textContent(".terms"), "4 points. Attempts left: 2 of 2. There are no hints.");
  assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
  await page.fill("#answer", "L3-4 L4-4");
  await check(page);
  assert.equal(await page.textContent(".points"), "Points: 2 of 4");
  await page.getByRole("button", { name: "Show the answer" }).click();
  assert.match(await page.textContent(".key"), /L3-4 L4-4 L4-7\.\.8/);
  await page.fill("#answer", KEY);
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.equal(await page.textContent(".points"), "Points: 2 of 4", "an answer that was shown earns nothing");
  assert.equal(await page.getAttribute(".check", "aria-disabled"), "true");
  await page.fill("#answer", "L4-1");
  assert.equal(await page.getAttribute(".check", "aria-disabled"), "true");
  await page.press("#answer", "Enter");
  assert.equal((await result(page)).heading, "The right answer", "there are no attempts left, and nothing is said of this answer");
});

scenario("nothing typed is lost: reload, another language, Back", async ({ page, url }) => {
  await open(page, url, question());
  await page.fill("#answer", "L3-4* oops");
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => location.reload())]);
  await page.waitForSelector("#answer");
  await page.waitForFunction(() => document.querySelector("#answer").value === "L3-4* oops");
  await page.fill("#answer", "L3-4*");
  await check(page);
  await page.selectOption(".language", "nl");
  await page.locator("html[lang=nl]").waitFor();
  assert.equal(await answer(page), "L3-4*");
  assert.equal((await result(page)).heading, "3 van 4 goed, 1 gemist");
  await page.getByRole("link", { name: "Alle lessen en vragen" }).click();
  await page.waitForSelector(".practice");
  await page.goBack();
  await page.waitForSelector(".result");
  assert.equal(await answer(page), "L3-4*");
  await page.getByRole("button", { name: "Opnieuw" }).click();
  assert.equal(await answer(page), "");
  assert.equal(await page.locator(".result").count(), 0);
});

scenario("practice: a seed makes the same tree, and the level follows the answers", async ({ page, url }) => {
  await open(page, url);
  await page.locator(".level").filter({ hasText: "Both players cut" }).click();
  await page.fill("#practice-seed", "seven");
  await page.locator("#practice-seed-error").filter({ hasText: "whole number" }).waitFor();
  assert.equal(await page.getAttribute(".begin", "href"), null);
  await page.fill("#practice-seed", "7");
  await page.click(".begin");
  await page.waitForSelector("#answer");
  assert.match(page.url(), /#practice=pruned&level=3&seed=7&pace=adaptive$/);
  const names = () => page.locator("[role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")).join());
  const tree = await names();
  await page.getByRole("link", { name: "Another question" }).click();
  await page.waitForFunction(() => location.hash.includes("seed=8"));
  await page.waitForFunction((tree) => [...document.querySelectorAll("[role=treeitem]")].map((item) => item.getAttribute("aria-label")).join() !== tree, tree);
  await page.goBack();
  await page.waitForFunction(() => location.hash.includes("seed=7"));
  assert.equal(await eventually(names, (now) => now === tree), tree, "a seed makes the same tree");
  await page.fill("#answer", "L2-1*");
  await check(page);
  await page.getByRole("button", { name: "Show the answer" }).click();
  const key = await page.textContent(".key code");
  await page.getByRole("link", { name: "Another like it" }).click();
  await page.waitForFunction(() => location.hash.includes("level=2&seed=8"));
  await open(page, url, `${PAGE}#practice=pruned&level=3&seed=7&pace=adaptive`);
  assert.equal(await answer(page), "L2-1*", "what was answered stays answered");
  await open(page, url);
  await page.evaluate(() => localStorage.clear());
  await open(page, url, `${PAGE}#practice=pruned&level=3&seed=7&pace=adaptive`);
  await page.fill("#answer", key);
  await check(page);
  await page.locator(".result.full").waitFor();
  assert.match(await page.getAttribute(".next", "href"), /level=4&seed=8/);
});

scenario("progress is told, saved as a file and erased, but not by mistake", async ({ page, url }) => {
  await open(page, url, `${PAGE}#progress`);
  assert.match(await page.textContent(".task"), /Nothing has been practised yet/);
  for (const seed of [1, 2]) {
    await open(page, url, `${PAGE}#practice=pruned&level=3&seed=${seed}`);
    await page.fill("#answer", seed === 1 ? "L2-1" : "none");
    await check(page);
    await page.waitForSelector(".result");
    await check(page);
  }
  await open(page, url, `${PAGE}#progress`);
  assert.equal(await page.locator(".last-answers li").count(), 2, "only the first answer to a question counts");
  assert.match(await page.textContent(".kind .mastery"), /Not mastered yet/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as CSV" }).click()]);
  assert.equal(file.suggestedFilename(), "plyscope-progress.csv");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "No, keep them" }).click();
  assert.equal(await page.locator(".last-answers li").count(), 2);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  await page.locator("[role=status]").filter({ hasText: "Everything is erased." }).waitFor();
  await open(page, url, `${PAGE}#practice=pruned&level=3&seed=1`);
  assert.equal(await answer(page), "");
});

scenario("erasing everything leaves how the site looks, and what is still to be sent", async ({ page, url }) => {
  await open(page, url, `${PAGE}#progress`);
  await page.evaluate(() => {
    const names = ["answers", "lesson", "program.python", "program.exercise.queens.python", "program.code", "text", "theme", "unsent.0"];
    for (const name of names) localStorage.setItem(`plyscope.${name}`, "kept");
  });
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  await page.locator("[role=status]").filter({ hasText: "Everything is erased." }).waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).toSorted()), ["plyscope.theme", "plyscope.unsent.0"]);
});

scenario("practice keeps its last answers, and those apart from the others", async ({ page, url }) => {
  await open(page, url, question());
  await page.fill("#answer", "L3-4");
  await check(page);
  await page.waitForSelector(".result");
  const kept = (name) => page.evaluate((name) => localStorage.getItem(`plyscope.${name}`), name);
  const before = await kept("answers");
  const line = "question%3Dpruned%26tree%3D1\tL2-1\t\t\t0\t0\t0\t0\t0\n";
  await page.evaluate((line) => {
    const lines = Array.from({ length: 50 }, (_, number) => line.replace("D1", `D${number}`));
    localStorage.setItem("plyscope.practice", lines.join(""));
  }, line);
  await open(page, url, `${PAGE}#practice=pruned&level=3&seed=1`);
  await page.fill("#answer", "L2-1");
  await check(page);
  await page.waitForSelector(".result");
  const practised = (await kept("practice")).trim().split("\n");
  assert.equal(practised.length, 50);
  assert.ok(practised[0].includes("%3D1\t"), "the first of the others is gone");
  assert.equal(await kept("answers"), before);
});

scenario("where the storage is full, the page says so, and keeps answers while it is open", async ({ page, url }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, url, question());
  await page.fill("#answer", KEY);
  await check(page);
  await page.waitForSelector(".result.full");
  await page.locator(".notices").filter({ hasText: "This browser stores no more for this site" }).waitFor();
  await page.evaluate(() => (location.hash = "#progress"));
  await page.locator(".progress-actions").waitFor();
  await page.goBack();
  await page.waitForSelector(".result.full");
  assert.equal(await answer(page), KEY);
});

scenario("hostile addresses and what hostile storage holds are told and survived", async ({ page, url }) => {
  const table = [
    ["#question=juggling&tree=(1+2)", "question cannot be “juggling”"],
    ["#question=pruned", "There is no tree to ask about."],
    ["#question=pruned&tree=((1+2)", "Line 1, column 1"],
    ["#question=pruned&tree=(1+2)+(3+4)&points=99999", "points cannot be “99999”; expected a whole number from 0 to 1,000."],
    ["#question=pruned&tree=(1+2)+(3+4)&points=%E2", "“points” has a broken % code"],
    ["#practice=pruned&level=99", "level cannot be “99”"],
    ["#practice=pruned&seed=<b>", "seed cannot be “<b>”"],
    ["#bogus=1", "“bogus” means nothing here"],
    [`#question=pruned&tree=${"9".repeat(300_000)}`, "more than the 200,000 that are read"],
  ];
  for (const [hash, told] of table) {
    await open(page, url, PAGE + hash);
    const notice = await page.textContent(".notices");
    assert.ok(notice.includes(told), `${hash.slice(0, 60)}: ${notice}`);
  }
  await page.evaluate(() => {
    localStorage.setItem("plyscope.progress", "<script>,\n1,2\n".repeat(100));
    localStorage.setItem("plyscope.answers", "x\ty\tz\n\t\t\t");
  });
  await open(page, url, `${PAGE}#progress`);
  assert.match(await page.textContent(".task"), /Nothing has been practised yet/);
  const large = `(${Array.from({ length: 900 }, (_, number) => number).join(" ")}) (-1 2)`;
  await open(page, url, question("", large));
  assert.match(await page.textContent(".too-large"), /more than 400 nodes/);
  await page.fill("#answer", "L3-902");
  await check(page);
  assert.equal((await result(page)).heading, "All right!");
});

/** Trees of lessons that are wider at their usual size than their place on a small laptop. */
const WIDE_QUESTIONS = ["windows&ask=scout", "windows&ask=first", "horizons&ask=deeper", "chance&ask=pruned", "horizons&ask=late", "lecture-4&ask=heap"];

scenario(
  "a small laptop shows all of a tree that is asked about, with all its names",
  async ({ page, url }) => {
    for (const asked of WIDE_QUESTIONS) {
      await open(page, url, `${PAGE}#lesson=${asked}`);
      await page.waitForSelector(".sketch .l-name");
      const { wide, place } = await page.locator(".sketch").evaluate((sketch) => ({ wide: sketch.scrollWidth, place: sketch.clientWidth }));
      assert.ok(wide <= place, `${asked}: ${wide} of ${place}`);
      const names = await page.locator(".sketch .l-name").allTextContents();
      assert.equal(names.length, await page.locator(".sketch [role=treeitem]").count(), asked);
    }
    // In another window the tree has another place, and the answer stays.
    await page.fill("#answer", "L3-1");
    const width = () => page.locator(".sketch .picture").evaluate((picture) => picture.viewBox.baseVal.width);
    const before = await width();
    await page.setViewportSize({ width: 1400, height: 768 });
    assert.ok(await eventually(async () => (await width()) > before));
    assert.equal(await answer(page), "L3-1");
  },
  { viewport: { width: 1024, height: 768 } },
);

scenario(
  "where a tree is wider than a phone, a shade shows that there is more",
  async ({ page, url }) => {
    await open(page, url, `${PAGE}#lesson=horizons&ask=late`);
    await page.waitForSelector(".sketch .l-name");
    const { hidden, image } = await page.locator(".sketch").evaluate((sketch) => ({
      hidden: sketch.scrollWidth - sketch.clientWidth,
      image: getComputedStyle(sketch).backgroundImage,
    }));
    assert.ok(hidden > 0, "sixteen leaves do not fit");
    assert.equal(image.match(/linear-gradient/g)?.length, 4);
  },
  { viewport: PHONE },
);

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide, Dutch", { colorScheme: "dark", locale: "nl-NL" }],
  ["light, phone, Chinese", { viewport: PHONE, locale: "zh-CN" }],
  ["dark, phone", { viewport: PHONE, colorScheme: "dark" }],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${name}`,
    async ({ page, url }) => {
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      const look = async (what) => {
        assert.deepEqual(await faults(page), [], what);
        assert.ok(await fits(), what);
      };
      await open(page, url, `${PAGE}#bogus=1`);
      await look("home");
      await open(page, url, `${PAGE}#practice=pruned&level=5&seed=7&pace=adaptive`);
      await page.getByRole("button", { name: /Hint|提示/ }).click();
      await page.fill("#answer", "L3-2* L5-1");
      await check(page);
      await page.waitForSelector(".result");
      await look("a question that was checked");
      await page.fill("#answer", "L3-2 oops");
      await page.press("#answer", "Tab");
      await page.waitForSelector(".slip");
      await look("a slip");
      await open(page, url, `${PAGE}#progress`);
      await page.waitForSelector(".kind");
      await look("progress");
    },
    options,
  );
}
