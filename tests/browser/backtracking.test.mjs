// The page about backtracking: going through a search, both ways.
import assert from "node:assert/strict";
import { PAGE, STUCK, look, numbers, openChoices, square } from "./support/backtracking.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("every example opens, and steps both ways", async ({ page, show, press }) => {
  await show(PAGE);
  const cards = async () => {
    await press("Examples");
    await page.getByRole("dialog").waitFor();
    return page.locator("dialog .card");
  };
  const many = await (await cards()).count();
  assert.ok(many >= 12, `${many} examples`);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (let number = 0; number < many; number += 1) {
    await (await cards()).nth(number).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.textContent(".notices"), "", `example ${number}`);
    const opened = await look(page);
    const ways = ["One step back", "One step forward"];
    if (opened.count.startsWith("Step 0 ")) ways.reverse();
    await press(ways[0]);
    assert.notEqual(await page.textContent(".count"), opened.count, `example ${number}`);
    await press(ways[1]);
    assert.deepEqual(await look(page), opened, `example ${number}`);
  }
});

scenario("every step looks the same, from whichever side it is reached", async ({ page, show, press, scrub }) => {
  await show(`${PAGE}#puzzle=queens&size=4`);
  const forwards = [JSON.stringify(await look(page))];
  for (let step = 1; step <= 33; step += 1) {
    await press("One step forward");
    forwards.push(JSON.stringify(await look(page)));
  }
  assert.equal(new Set(forwards).size, 34, "every step changes something");
  for (let step = 32; step >= 0; step -= 1) {
    await press("One step back");
    assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, backwards`);
  }
  for (const step of [17, 3, 33, 0, 20]) {
    await scrub(step);
    assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, scrubbed`);
  }
});

scenario("the lecture's knight gets stuck on a1, says so, and backs out", async ({ page, show, press, caption, count }) => {
  await show(PAGE + STUCK);
  assert.match(await caption(), /^The knight begins on c2\./);
  await press("Next dead end");
  assert.match(await count(), /^Step 11 of /);
  assert.match(await caption(), /^Visit 12: the knight goes from b3 to a1\. Stuck: from a1 every square in reach has been visited\. What would you do now\?/);
  assert.equal(await square(page, "a1").getAttribute("aria-label"), "a1, visited as number 12, the knight is here");
  await press("One step forward");
  assert.equal(await caption(), "Back out: everything after a1 has been tried, so a1 is taken back. Next comes d4.");
  assert.equal(await square(page, "a1").getAttribute("aria-label"), "a1, free; just backed out of");
  assert.equal(await square(page, "d4").getAttribute("aria-label"), "d4, free; tried next");
  assert.equal(await square(page, "b3").getAttribute("aria-label"), "b3, visited as number 11, the knight is here");
  await press("One step forward");
  assert.equal(await square(page, "d4").getAttribute("aria-label"), "d4, visited as number 12, the knight is here");
  await press("Previous dead end");
  assert.match(await count(), /^Step 11 of /);
});

scenario("the squares are walked by the arrow keys, which leave the step alone", async ({ page, show, count }) => {
  await show(`${PAGE}${STUCK}&step=9`);
  await page.locator("[role=gridcell][tabindex='0']").focus();
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const table = [
    [null, "c2, visited as number 1"],
    ["ArrowDown", "c1, visited as number 10, the knight is here"],
    ["ArrowDown", "c1, visited as number 10, the knight is here"],
    ["ArrowLeft", "b1, free"],
    ["ArrowUp", "b2, visited as number 4"],
    ["ArrowUp", "b3, free; tried next"],
    ["End", "h3, free"],
    ["ArrowRight", "h3, free"],
    ["Control+Home", "h3, free"],
    ["Home", "a3, free"],
  ];
  for (const [key, name] of table) {
    if (key) await page.keyboard.press(key);
    assert.equal(await here(), name, key);
  }
  assert.match(await count(), /^Step 9 of /);
  await page.keyboard.press("n");
  assert.match(await count(), /^Step 10 of /);
  await page.keyboard.press("n");
  assert.equal(await square(page, "b3").getAttribute("aria-label"), "b3, visited as number 11; in reach, but taken");
  assert.equal(await square(page, "c1").getAttribute("aria-label"), "c1, visited as number 10");
});

scenario("keys and buttons go where they say", async ({ page, show, press, count, caption }) => {
  await show(`${PAGE}#puzzle=queens&size=4`);
  await press("Find a solution");
  const [found] = numbers(await count());
  assert.match(await caption(), /All 4 queens stand and none attacks another: a solution!$/);
  await press("To the start");
  await page.locator(".play").focus();
  for (const [key, step] of [["ArrowRight", 1], ["n", 2], ["p", 1], ["s", found], ["Home", 0], ["End", 33], ["S", null], ["S", found]]) {
    await page.keyboard.press(key);
    if (step !== null) assert.equal(await count(), `Step ${step} of 33`, key);
  }
  await page.keyboard.press("End");
  assert.match(await caption(), /^The search is over: 2 solutions\. /);
  await press("Find the next solution");
  assert.match(await page.textContent(".notices"), /^There is no further solution\./);
  await page.locator(".play").focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openChoices(page);
  await page.locator(".play").focus();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".choices-fold[open]").count(), 1, "they lie over nothing, and stay");
});

scenario("plays to the next solution and stops there", async ({ page, show, press, until, caption }) => {
  await show(`${PAGE}#puzzle=queens&size=4`);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => /a solution!$/.test(document.querySelector(".caption").textContent));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.match(await caption(), /a solution!$/);
});

scenario("the address says it all, and opens it again", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=queens&size=5`);
  await press("Next dead end");
  await page.waitForFunction(() => location.hash.includes("&step="));
  const before = await look(page);
  await show(`${PAGE}${await page.evaluate(() => location.hash)}`);
  assert.deepEqual(await look(page), before);
  await page.evaluate(() => (location.hash = "#puzzle=queens&size=4&step=3"));
  await page.waitForFunction(() => document.querySelector(".count").textContent === "Step 3 of 33");
});
