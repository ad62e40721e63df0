// Chess against the search: by pointer and by key, with promotion, taking back, and the end.
import assert from "node:assert/strict";
import { replace } from "./support/browser.mjs";
import { choices, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

/** Shows a position of chess, and begins a match from it. */
const begin = async ({ page, show, press }, rest, side = "Play White: begin") => {
  await show(`#game=chess&${rest}&step=0`);
  await page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });
  await press(side);
};

const square = (page, name) => page.locator(`.playing [role=gridcell][aria-label^="${name},"]`);
/** The moves that were made, without their numbers. */
const labels = async (page) => (await page.locator(".record li").allTextContents()).map((text) => text.replace(/^\d+[.…] /, ""));
const status = (page, text) => page.locator(".match [role=status]").getByText(text).waitFor({ timeout: 30_000 });

/** Waits for the person's turn after so many moves. */
const turn = async (page, moves) => {
  await page.waitForFunction((moves) => document.querySelectorAll(".record li").length === moves, moves, { timeout: 30_000 });
  await status(page, "Your move");
};

scenario("a piece is chosen, and put where it can go", async (helpers) => {
  const { page } = helpers;
  await begin(helpers, "depth=2");
  await turn(page, 0);
  assert.equal(await page.locator(".playing [role=gridcell]").count(), 64);
  assert.equal(await page.locator(".playing .target").count(), 0, "nothing is chosen");
  await square(page, "e2").click();
  assert.equal(await square(page, "e2").getAttribute("aria-label"), "e2, white pawn");
  assert.equal(await square(page, "e2").getAttribute("aria-selected"), "true");
  const goals = await page.locator(".playing .target").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.deepEqual(goals, ["e4, empty: move here", "e3, empty: move here"]);
  assert.equal(await page.locator(".playing .goal").count(), 2, "both are marked");
  // Another piece is chosen instead.
  await square(page, "g1").click();
  assert.equal(await page.locator(".playing .target").count(), 2);
  await square(page, "f3").click();
  await turn(page, 2);
  assert.equal((await labels(page))[0], "Nf3");
  assert.equal(await square(page, "f3").getAttribute("aria-label"), "f3, white knight");
});

scenario("chess is played by keys alone, taken back, and its thoughts are opened", async (helpers) => {
  const { page, press, count } = helpers;
  await begin(helpers, "depth=2");
  await turn(page, 0);
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await page.locator(".playing [tabindex='0']").focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  assert.equal(await here(), "d2, white pawn");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".playing .target").count(), 2);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".playing .target").count(), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.equal(await here(), "d4, empty: move here");
  await page.keyboard.press(" ");
  await turn(page, 2);
  assert.match(await here(), /^d4, white pawn$/, "the keys are where they were");
  // The same by the names of the moves.
  await page.locator(".match .moves").getByRole("button", { name: "Nc3", exact: true }).press("Enter");
  await turn(page, 4);
  assert.deepEqual((await labels(page)).filter((_, ply) => ply % 2 === 0), ["d4", "Nc3"]);
  await press("Take back");
  await turn(page, 2);
  assert.equal(await square(page, "c3").getAttribute("aria-label"), "c3, empty");
  await page.locator(".record button").first().click();
  assert.match(await count(), /^Step 0 of [\d,]+$/);
});

scenario("the search begins when the person has Black", async (helpers) => {
  const { page, press } = helpers;
  await begin(helpers, "depth=1", "Play Black: answer");
  await turn(page, 1);
  await page.getByText("Your move: you are Black.").waitFor();
  await press("Again, sides changed");
  await turn(page, 0);
  await page.getByText("Your move: you are White.").waitFor();
});

scenario("a pawn at the end becomes what the person chooses", async (helpers) => {
  const { page } = helpers;
  await begin(helpers, "position=8/P6k/8/8/8/8/8/K7+w+-+-+0+1&depth=1");
  await turn(page, 0);
  await square(page, "a7").click();
  await square(page, "a8").click();
  const choices = page.locator(".becomes button");
  assert.deepEqual(
    (await choices.allTextContents()).map((text) => text.trim()),
    ["white queen · a8=Q", "white rook · a8=R", "white bishop · a8=B", "white knight · a8=N"],
  );
  assert.ok(await choices.first().evaluate((first) => first === document.activeElement), "the keys are at the choice");
  await page.keyboard.press("Escape");
  await choices.first().waitFor({ state: "detached" });
  assert.ok(await square(page, "a8").evaluate((square) => square === document.activeElement), "and at the board again");
  await square(page, "a7").click();
  await square(page, "a8").click();
  await choices.nth(1).press("Enter");
  await turn(page, 2);
  assert.equal((await labels(page))[0], "a8=R");
  assert.equal(await square(page, "a8").getAttribute("aria-label"), "a8, white rook");
});

for (const [name, position, move, sentence] of [
  ["mate", "6k1/5ppp/8/8/8/8/8/K3R3+w+-+-+0+1", "e1 e8", "Checkmate. You have won."],
  ["stalemate", "7k/8/5KQ1/8/8/8/8/8+w+-+-+0+1", "g6 f7", "Stalemate. A draw."],
  ["the fifty-move rule", "7k/8/8/8/8/8/8/KR6+w+-+-+99+90", "b1 b2", "Fifty moves without a capture or a pawn's move. A draw."],
]) {
  scenario(`${name} is told`, async (helpers) => {
    const { page } = helpers;
    await begin(helpers, `position=${position}&depth=1`);
    await turn(page, 0);
    const [from, to] = move.split(" ");
    await square(page, from).click();
    await square(page, to).click();
    await status(page, sentence);
    assert.equal(await page.locator(".match .moves").count(), 0);
    assert.equal(await page.locator(".playing .liftable, .playing .target").count(), 0);
  });
}

scenario("the search mates, which is told", async (helpers) => {
  const { page } = helpers;
  await begin(helpers, "position=6k1/8/8/8/8/1r6/r7/7K+b+-+-+0+1&depth=2", "Play White: answer");
  await status(page, /Checkmate\. The search has won\./);
});

scenario("castling and taking in passing are drawn as they are", async (helpers) => {
  const { page } = helpers;
  await begin(helpers, "position=4k3/8/8/3pP3/8/8/8/4K2R+w+K+d6+0+1&depth=1");
  await turn(page, 0);
  await square(page, "e5").click();
  await square(page, "d6").click();
  await turn(page, 2);
  assert.equal(await square(page, "d5").getAttribute("aria-label"), "d5, empty");
  await page.locator(".match .moves").getByRole("button", { name: /^O-O/ }).click();
  await turn(page, 4);
  assert.equal(await square(page, "f1").getAttribute("aria-label"), "f1, white rook");
});

scenario("nobody moves while the search thinks, and who stops it can let it go on", async (helpers) => {
  const { page, press } = helpers;
  await begin(helpers, "depth=1");
  await turn(page, 0);
  await choices(page);
  await page.fill("#depth", "30");
  await press("Cancel");
  await page.locator(".match .moves").getByRole("button", { name: "e4", exact: true }).click();
  await status(page, "The search is thinking");
  assert.equal(await page.locator(".match .moves").count(), 0);
  assert.equal(await page.locator(".playing .liftable").count(), 0);
  await press("Cancel");
  await status(page, "The search was stopped");
  await page.fill("#depth", "1");
  await page.waitForFunction(() => !document.querySelector(".busy"));
  await press("Let it move");
  await turn(page, 2);
});

scenario("an illegal position is told where it was typed, and goes on being told", async ({ page, show, count }) => {
  await show("#game=chess&depth=2&step=10");
  await page.locator("[role=treeitem]").first().waitFor({ timeout: 30_000 });
  const steps = async () => (await count()).split(" of ")[1];
  const before = await steps();
  const wanted = "kk6/8/8/8/8/8/8/K7 w - - 0 1";
  await choices(page);
  await page.fill("#position", wanted);
  await page.keyboard.press("Enter");
  const error = page.locator("#position-error", { hasText: /^The position is illegal: each player/ });
  await error.waitFor({ timeout: 30_000 });
  await page.locator(".transport button").nth(5).click();
  await error.waitFor();
  assert.equal(await page.inputValue("#position"), wanted);
  assert.equal(await steps(), before, "the search before is still there");
});

scenario("a match from an illegal position is none", async ({ page, show, press }) => {
  await show("#game=chess&position=8/8/8/8/8/8/8/8+w+-+-+0+1&step=0");
  await page.locator(".notices").getByText(/The position is illegal/).waitFor({ timeout: 30_000 });
  await press("Play White: begin");
  await page.locator(".notices").getByText(/The position is illegal/).waitFor();
  await page.getByRole("button", { name: "Play White: begin" }).waitFor();
});

scenario("without the rules there is no match, which is told, and tried again", async ({ page, show, press }) => {
  const restore = await replace(page, "**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html>" }));
  await show("#game=chess&depth=1&step=0");
  await page.getByText("was not loaded").waitFor();
  await press("Play White: begin");
  await page.getByText("was not loaded").waitFor();
  restore();
  await press("Try again");
  await turn(page, 0);
  await page.waitForFunction(() => document.querySelector(".notices").textContent === "");
});
