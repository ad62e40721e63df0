// Evaluations by weights: sliders by keyboard, and matches of two evaluations.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { choices, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

const slider = (page, name) => page.getByRole("slider", { name });
const field = (page, name) => page.getByRole("textbox", { name });
const result = (page) => page.locator(".weights-panel p[role=status]");

/** Waits until a text fits, which may take a search or a whole match. */
const fits = async (locator, pattern) => {
  const handle = await locator.elementHandle();
  await locator.page().waitForFunction(([element, source]) => new RegExp(source).test(element.textContent), [handle, pattern.source], { timeout: 60_000 });
};

scenario("sliders change the evaluation, the value and the chosen move", async ({ page, show, count, summary }) => {
  await show("#game=connect-four&depth=2&step=7");
  await page.waitForFunction(() => !document.querySelector(".busy"));
  const [before, counts] = [await summary(), await count()];
  await choices(page);
  await page.selectOption("#evaluation", "weights");
  await page.locator(".weights-panel").waitFor();
  await page.keyboard.press("Escape");
  // Until the search is done, what is told is of the one before.
  await page.waitForFunction(() => !document.querySelector(".busy"));
  await fits(result(page), /^Best move: b, with the value −3\.$/);
  // The usual weights are the usual evaluation.
  assert.deepEqual([await summary(), await count()], [before, counts]);
  await page.waitForFunction(() => location.hash.includes("&weights=ones%2B4%2Atwos%2B9%2Athrees&"));
  await slider(page, "Pieces in the centre").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.hash.includes("0.1%2Acentre"));
  await page.keyboard.press("Home");
  await page.waitForFunction(() => location.hash.includes("-30%2Acentre"));
  await fits(result(page), /^Best move: a, with the value −2\.$/);
  assert.match(await count(), /^Step 7 of /, "the step stays");
  assert.equal(await field(page, "Pieces in the centre").inputValue(), "-30");
  await field(page, "Pieces in the centre").fill("2.5");
  await page.waitForFunction(() => location.hash.includes("2.5%2Acentre"));
  await fits(result(page), /^Best move: d, with the value −3\.$/);
  assert.equal(await slider(page, "Pieces in the centre").inputValue(), "2.5");
  await field(page, "Pieces in the centre").fill("2000");
  await page.getByText("The weight “2000” is not a number from −1,000 to 1,000").waitFor();
  assert.deepEqual(await faults(page), []);
  await page.setViewportSize({ width: 390, height: 800 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

scenario("weights that are changed during a match are those it goes on with", async ({ page, show }) => {
  await show("#game=connect-four&depth=2&step=0&weights=ones+4*twos+9*threes");
  await page.waitForFunction(() => !document.querySelector(".busy"));
  await page.getByRole("button", { name: /^Play .*: begin$/ }).click();
  await field(page, "Pieces in the centre").fill("2.5");
  await page.waitForFunction(() => location.hash.includes("2.5%2Acentre"));
  await page.locator(".playing .target").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
  assert.equal(await field(page, "Pieces in the centre").inputValue(), "2.5");
  assert.ok(await page.evaluate(() => location.hash.includes("2.5%2Acentre")));
});

scenario("links with weights are opened, and mistakes in them are named", async ({ page, show }) => {
  await show("#game=chess&depth=1&weights=9*queens+2*knights+-0.5*centre");
  await fits(result(page), /^Best move: /);
  assert.equal(await field(page, "Knights").inputValue(), "2");
  assert.equal(await field(page, "Pieces in the centre").inputValue(), "-0.5");
  await show("#game=chess&depth=1&weights=9*queens+2*kinghts");
  await page.getByText("This game has no feature “kinghts”. Did you mean “knights”?").waitFor();
  assert.equal(await page.locator(".weights-panel").count(), 0);
});

scenario("two evaluations play a match", async ({ page, show, press }) => {
  await show("#game=connect-four&depth=1&weights=ones+4*twos+9*threes");
  await press("Play a match …");
  const dialog = page.getByRole("dialog");
  const status = dialog.locator("[role=status]");
  await page.selectOption("#match-evaluation-1", "nothing");
  await page.fill("#match-games", "5");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await fits(status, /^The number of games is even, from 2 to 1000\.$/);
  await page.fill("#match-games", "6");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await fits(status, /^All games are played\.$/);
  assert.equal(await dialog.locator(".match-table tbody tr").count(), 3);
  // As the command plays it.
  assert.match(await dialog.locator(".saving").textContent(), /^Score of the first contestant: 100 %, with a 95 % interval from 60\.9 % to 100 %\. It won 6, drew 0 and lost 0 games\. The first contestant is stronger\.$/);
  assert.deepEqual(await faults(page), []);
  // More random games a move beat few.
  await page.selectOption("#match-evaluation-0", "mcts");
  await page.selectOption("#match-evaluation-1", "mcts");
  await page.fill("#match-iterations-0", "0");
  await page.fill("#match-iterations-1", "1");
  const play = dialog.getByRole("button", { name: "Play", exact: true });
  await play.click();
  await page.getByText("“0” is no number of iterations for a move. Expected a number from 1 to 100,000.").waitFor();
  await page.fill("#match-iterations-0", "300");
  await play.click();
  await fits(status, /^[1-6] of 6 games played …$|^All games are played\.$/);
  await fits(status, /^All games are played\.$/);
  assert.match(await dialog.locator(".saving").textContent(), /The first contestant is stronger\.$/);
  await page.selectOption("#match-evaluation-1", "nothing");
  await page.selectOption("#match-evaluation-0", "weights");
  await page.fill("#match-weights-0", "threes+centr");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await fits(status, /Did you mean “centre”\?$/);
  await page.fill("#match-weights-0", "threes+centre");
  await page.fill("#match-games", "1000");
  await page.fill("#match-depth", "9");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await fits(status, /^\d+ of 1000 games played …$/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await fits(status, /^Cancelled after \d+ games\.$/);
  await page.setViewportSize({ width: 390, height: 800 });
  assert.ok(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth), "the dialog fits");
});

scenario("chess, whose rules only the worker has, is played too", async ({ page, show, press }) => {
  await show("#game=chess&depth=1&weights=queens");
  await press("Play a match …");
  await page.fill("#match-games", "2");
  await page.fill("#match-depth", "1");
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await fits(page.getByRole("dialog").locator("[role=status]"), /^All games are played\.$/);
});
