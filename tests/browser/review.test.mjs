// Looking back at a match: the values, the moves that lost some, and what would have been better.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("a lost match shows where it was lost, and asks for a better move", async ({ page, show, press }) => {
  // X has to stop O in the middle column.
  await show(`#game=tic-tac-toe&position=${encodeURIComponent("XOX/.O./...")}&step=0`);
  await press("Play X: begin");
  await page.locator(".match .moves").waitFor();
  assert.equal(await page.getByRole("button", { name: "Look back at the match" }).count(), 0);
  await page.locator(".match .moves").getByRole("button", { name: "a2", exact: true }).click();
  await page.getByText("The search has won.").waitFor();
  await press("Look back at the match");
  await page.getByText("One of your moves lost value.").waitFor();
  const rows = await page.locator(".review-moves tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  assert.equal(rows.length, 2);
  assert.match(rows[0][0], /a2$/);
  assert.match(rows[0].join("|"), /\|loss\|.*lost value; draw was possible/);
  assert.deepEqual(rows[1].slice(1), ["loss", ""]);
  assert.equal(await page.locator(".curve .lost").count(), 1);
  assert.equal(await page.locator(".curve .dot").count(), 3);
  assert.deepEqual(await faults(page), []);
  await page.getByRole("button", { name: "What was better?" }).click();
  const puzzle = page.locator(".review-puzzle");
  const answer = () => puzzle.locator("[role=status]").textContent();
  await puzzle.getByRole("button", { name: "a1", exact: true }).click();
  assert.match(await answer(), /^Not the best\. a1 is worth loss\. The search expects .*Better: b1 is worth draw\./);
  // On the board, by keys alone: from the first square to the middle one of the last row.
  await puzzle.locator("[role=gridcell][tabindex='0']").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  assert.match(await answer(), /^Right\. b1 is worth draw\. The search expects /);
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("Escape");
  await page.locator(".review").waitFor({ state: "detached" });
});

scenario("values beyond the horizon are told to be estimates", async ({ page, show, press }) => {
  await show("#game=connect-four&size=4x4&line=3&depth=2&step=0");
  await press("Play X: begin");
  const moves = page.locator(".match .moves button");
  while (await page.getByRole("button", { name: "Look back at the match" }).count() === 0) {
    if (await moves.count() > 0) await moves.first().click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(50);
  }
  await press("Look back at the match");
  await page.getByText(/of your moves lost value\./).waitFor();
  assert.match(await page.textContent(".review"), /Values with “about” are estimates/);
  assert.ok(await page.locator(".review-moves td", { hasText: "about" }).count() > 0);
});
