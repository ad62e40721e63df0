// The page about backtracking: searching on in the background, counting, and playing by hand.
import assert from "node:assert/strict";
import { PAGE, look, numbers, square } from "./support/backtracking.mjs";
import { replace } from "./support/browser.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("a solution is found at once, or in the background", async ({ page, show, press, caption, count }) => {
  const table = [
    ["5x5", 25, /^Step 17,654 of 17,654 known so far$/, ""],
    ["8x8", 64, /^Step 16,501,401 of 16,501,401 known so far$/, "A solution at step 16,501,401."],
  ];
  for (const [board, squares, step, notice] of table) {
    await show(`${PAGE}#puzzle=tour&board=${board}&start=a1`);
    await press("Find a solution");
    await page.waitForFunction(() => /a tour!$/.test(document.querySelector(".caption").textContent), null, { timeout: 60_000 });
    assert.ok((await caption()).endsWith(`All ${squares} squares are visited: a tour!`), await caption());
    assert.match(await count(), step);
    assert.equal(await page.textContent(".notices"), notice);
  }
});

scenario("runs on in the background, is stopped, and any step can be gone to afterwards", async ({ page, show, press, scrub, count }) => {
  await show(`${PAGE}#puzzle=tour&board=8x8&start=a1&tour=closed`);
  await press("Search to the end");
  const reach = async () => Number(await page.getAttribute("input[type=range]", "max"));
  await page.waitForFunction(() => Number(document.querySelector("input[type=range]").max) > 2_000_000, null, { timeout: 60_000 });
  await scrub(1234);
  assert.match(await count(), /^Step 1,234 of /, "while it runs, any step can be looked at");
  await press("To the last known step");
  await page.locator(".caption[aria-live=off]").waitFor();
  await press("Stop");
  await page.locator(".caption[aria-live=polite]").waitFor();
  const known = await reach();
  for (const step of [known, 1_999_999, 7, 1_500_000]) {
    await scrub(step);
    const before = await look(page);
    assert.equal(numbers(before.count)[0], step);
    await press("One step back");
    assert.equal(numbers(await count())[0], step - 1);
    await press("One step forward");
    assert.deepEqual(await look(page), before, `step ${step}`);
  }
  assert.equal(await reach(), known, "it has stopped");
});

scenario("counts all tours, as many as there are, and stops when told", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=tour&board=5x5&start=a1`);
  await press("Count all");
  await page.getByText(/^304 solutions in all\./).waitFor({ timeout: 120_000 });
  const told = await page.textContent(".run");
  assert.match(told, /^304 solutions in all\. 1,735,079 nodes and 3,470,157 steps in /);
  // What is known is no longer estimated.
  await page.getByText("The search continues beyond the last step shown here: it has 3,470,157 steps in all.").waitFor();
  assert.equal(await page.getByText("an estimate from").count(), 0);
  await show(`${PAGE}#puzzle=tour&board=8x8&start=a1`);
  await press("Count all");
  await page.locator(".run [aria-live=off]").waitFor();
  await page.getByRole("button", { name: "Stop counting" }).click();
  await page.locator(".run [aria-live=polite]").waitFor();
  await page.getByText(/^Stopped: \d+ solutions? found in \d+ of \d+ parts\.$/).waitFor();
  await page.getByRole("button", { name: "Count all" }).waitFor();
});

scenario("playing by hand ends what runs in the background", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=tour&board=8x8&start=a1`);
  await press("Count all");
  await press("Play by hand");
  await press("Back to the search");
  await page.getByText(/^Stopped: /).waitFor();
});

scenario("counts a search that is too small for parts", async ({ page, show, press }) => {
  const table = [["queens&size=4", "2 solutions in all."], ["queens&size=5", "10 solutions in all."]];
  for (const [puzzle, counted] of table) {
    await show(`${PAGE}#puzzle=${puzzle}`);
    await press("Count all");
    await page.getByText(counted).waitFor();
    await page.getByRole("button", { name: "Count all" }).waitFor();
  }
});

scenario("a worker that cannot be had is told, and asked again", async ({ page, show, press }) => {
  await show(`${PAGE}#puzzle=tour&board=5x5&start=a1`);
  const program = "**/worker.js";
  const restore = await replace(page, program, (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html>" }));
  for (const button of ["Count all", "Search to the end"]) {
    await press(button);
    await page.getByText("The search could not be started in the background. Try again, or reload the page.").waitFor();
    await page.getByRole("button", { name: button, exact: true }).waitFor();
  }
  restore();
  await press("Count all");
  await page.getByText(/^304 solutions in all\./).waitFor({ timeout: 120_000 });
});

scenario("what is known of a board is told before any search", async ({ page, show }) => {
  const table = [
    ["board=8x8", "There is a tour: every board of this size has a closed one (Schwenk 1991)."],
    ["board=5x5&start=b1", "There is no such tour."],
    ["board=4x4", "There is no such tour."],
  ];
  for (const [board, told] of table) {
    await show(`${PAGE}#puzzle=tour&${board}`);
    const known = await page.textContent(".known");
    assert.ok(known.startsWith(told), known);
  }
});

scenario("tried by hand: chosen, taken back, advised, and handed over", async ({ page, show, press, caption, count }) => {
  await show(`${PAGE}#puzzle=tour&board=3x4&start=a1&step=40`);
  const before = await look(page);
  await press("Play by hand");
  const given = /solutions? go|every continuation/;
  assert.doesNotMatch(await caption(), given, "that is for the user to find out");
  const panels = () => page.locator(".panels > details").evaluateAll((all) => all.map((one) => one.classList[1]));
  assert.deepEqual(await panels(), ["code-panel", "legend-panel"], "nothing about the search, which stands elsewhere");
  assert.equal(await page.locator(".code .current").count(), 0);
  await square(page, "b3").click();
  assert.match(await caption(), /^Visit 2: the knight goes from a1 to b3\. /);
  assert.doesNotMatch(await caption(), given);
  await press("Give a hint");
  assert.match(await caption(), /No solution goes on from here, although no single square shows it: every continuation was tried\. Take something back\.$/);
  await press("Take back");
  await press("Give a hint");
  assert.ok((await caption()).endsWith("A solution goes on with c2. 2 solutions go on from here."), await caption());
  await square(page, "a2").click();
  assert.match(await caption(), /^The knight begins on a1\./, "a square out of reach is no move");
  // By keys alone: to c2 and Enter.
  await square(page, "a1").focus();
  for (const key of ["ArrowUp", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  assert.match(await caption(), /^Visit 2: the knight goes from a1 to c2\./);
  assert.doesNotMatch(await caption(), given);
  await press("Let the search go on from here");
  assert.match(await caption(), /^Visit 2: the knight goes from a1 to c2\./);
  assert.match(await count(), /^Step \d+ of 133$/);
  await press("One step forward");
  assert.match(await caption(), /^Visit 3: /);
  await show(`${PAGE}#puzzle=tour&board=3x4&start=a1&step=40`);
  await press("Play by hand");
  await square(page, "c2").click();
  // The keys of the steps leave the search where it is.
  await page.locator(".transport.hand").focus();
  for (const key of ["End", "ArrowRight", "k", "s"]) await page.keyboard.press(key);
  await press("Back to the search");
  assert.deepEqual(await look(page), before);
  assert.equal(await page.locator(".panels > .facts-panel, .panels > .calls-panel, .code .current").count(), 3);
  await page.goBack();
  await page.waitForFunction(() => /^Visit 2: the knight goes from a1 to c2\./.test(document.querySelector(".caption").textContent));
  await page.locator(".transport.hand").waitFor();
});

scenario("solved by hand, following the hints", async ({ page, show, press, caption }) => {
  await show(`${PAGE}#puzzle=queens&size=4`);
  await press("Play by hand");
  for (let row = 1; row <= 4; row += 1) {
    await press("Give a hint");
    const [, name] = (await caption()).match(/A solution goes on with (\w+)\. \d+ solutions? goe?s? on from here\.$/);
    await square(page, name).click();
  }
  assert.match(await caption(), /All 4 queens stand and none attacks another: a solution! Solved!$/);
});

for (const link of ["puzzle=queens&size=6&inference=forward-checking&step=3", "puzzle=cryptarithm", "puzzle=sudoku", "puzzle=subset-sum", "puzzle=maze", "puzzle=tour&board=5x5&start=a1"]) {
  scenario(`what is played by hand survives a reload and Back: ${link}`, async ({ page, show, press, caption, count }) => {
    await show(`${PAGE}#${link}`);
    const before = await count();
    await press("Play by hand");
    // The numbers of the choices are at the end of the address.
    const written = (many) =>
      page.waitForFunction((many) => location.hash.match(/&hand=([\d-]*)$/)?.[1].split("-").filter(Boolean).length === many, many);
    await written(0);
    const choices = page.locator(".hand .small");
    let made = 0;
    while (made < 2 && (await choices.count()) > 0) {
      await choices.last().click();
      made += 1;
      await written(made);
    }
    const sentence = await caption();
    const loaded = async () => {
      await page.locator(".transport.hand").waitFor();
      assert.equal(await caption(), sentence);
    };
    await page.reload();
    await loaded();
    await page.goto(new URL("coroutines.html", page.url()).href);
    await page.goBack();
    await loaded();
    await press("Take back");
    await written(made - 1);
    await press("Back to the search");
    await page.waitForFunction(() => !location.hash.includes("hand"));
    assert.equal(await count(), before);
  });
}

scenario("choices by hand that are not possible are reported, and left out", async ({ page, show, count }) => {
  for (const hand of ["0-0", "99", "x", "1.2"]) {
    await show(`${PAGE}#puzzle=queens&size=6&step=3&hand=${hand}`);
    const notice = await page.textContent(".notices");
    assert.ok(notice.includes(`The choices “${hand}” made by hand are not possible in this puzzle.`), notice);
    assert.match(await count(), /^Step 3 of /);
  }
});
