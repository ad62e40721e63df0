// Searches side by side: what each visits, and all of them stepped together.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { soon } from "./support/rest.mjs";

const scenario = scenarios();
const DEEP = "(6 7) (((5 9) 8) 4)";
const LATE = "#game=tic-tac-toe&position=.OX/XO./..X";

/** Opens the dialog by the button's name. */
async function opened({ page, press }, button = "Compare") {
  await press(button);
  await page.getByRole("dialog").waitFor();
}

const plain = (texts) => texts.map((text) => text.replace(/\s+/g, " ").trim());
const names = (page) => page.locator(".entrant h3").allTextContents();
const steps = (page) => page.locator(".entrant-step").allTextContents();
/** What each search has visited, looked at and cut so far. */
const counts = (page) =>
  page.locator(".entrant").evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll("dd b")].map((number) => Number(number.textContent.replace(/\D/g, "")))));
/** The table of totals: nodes, ×, leaves, cuts, b*. */
const totals = (page) =>
  page.locator(".totals:not(.plays) tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("td")].map((cell) => {
        const copy = cell.cloneNode(true);
        copy.querySelector(".cell-label").remove();
        return copy.textContent.trim();
      }),
    ),
  );
const slider = (page) => page.locator("dialog input[type=range]");
const where = (page) => page.locator("dialog .count").textContent();

/** Makes one of the searches another. */
async function change(page, place, field, choice) {
  const card = page.locator(".entrant").nth(place - 1);
  if (!(await card.locator("details").evaluate((details) => details.open))) await card.locator("summary").click();
  await page.selectOption(`#compare-${place}-${field}`, choice);
}

scenario("the quiz: minimax looks at everything, alpha-beta at eleven nodes", async (helpers) => {
  const { page, tree } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await soon(() => names(page), ["Minimax", "Alpha-beta", "Alpha-beta · best evaluation first"]);
  const [minimax, alphaBeta] = await counts(page);
  assert.deepEqual([minimax, alphaBeta], [[15, 8, 0], [11, 5, 2]]);
  const rows = await totals(page);
  assert.deepEqual(rows[0], ["15", "1", "8", "0", "2"]);
  assert.deepEqual(rows[1], ["11", "0.73", "5", "2", "1.74"]);
  assert.deepEqual(rows.at(-1), ["11", "0.73", "5", "–", "1.74"], "the least possible");
  assert.match((await page.textContent(".entrant:nth-child(2) .entrant-ratio")).trim(), /^0\.73 ×/);
  assert.equal(await page.locator(".entrant .picture").count(), 3);
});

scenario("in lockstep all have visited as many nodes, and who is done waits", async (helpers) => {
  const { page, tree, press } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await soon(() => where(page), "15 of 15 nodes visited");
  const visited = async () => (await counts(page)).slice(0, 2).map(([nodes]) => nodes);
  await slider(page).fill("3");
  await soon(visited, [3, 3]);
  await slider(page).fill("13");
  await soon(visited, [13, 11]);
  assert.deepEqual(plain(await steps(page))[1], "Step 34 of 34");
  const button = (name) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  await button("To the start").click();
  await soon(visited, [0, 0]);
  await button("One step forward").click();
  await soon(visited, [1, 1]);
  await button("To the end").click();
  await soon(visited, [15, 11]);
  await button("One step back").click();
  await soon(visited, [14, 11]);
  await button("To the end").click();
  await button("Play").click();
  // It begins anew, and stops by itself where all have visited what they visit.
  await page.waitForFunction(() => !document.querySelector("dialog .count").textContent.startsWith("15 "));
  await button("Pause").click();
  await button("Play").click();
  await soon(visited, [15, 11]);
  await button("Play").waitFor();
});

scenario("each at its own pace", async (helpers) => {
  const { page, tree } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await page.getByLabel("each at its own pace").check();
  await soon(() => where(page), "100% of its own steps");
  await slider(page).fill("0");
  await soon(async () => plain(await steps(page)).slice(0, 2).map((step) => step.split(" ")[1]), ["0", "0"]);
  await slider(page).fill("9");
  await soon(() => where(page), "60% of its own steps");
  const done = plain(await steps(page)).map((text) => text.match(/(\d+) of (\d+)/).slice(1).map(Number));
  for (const [step, last] of done) assert.equal(step, Math.floor((last * 9) / 15));
});

scenario("one bound misses the deep cutoff", async (helpers) => {
  const { page, tree } = helpers;
  await tree(DEEP);
  await opened(helpers);
  await page.getByRole("button", { name: "Searches", exact: true }).click();
  await soon(async () => (await names(page)).length, 4);
  await soon(async () => (await counts(page)).slice(0, 3).map(([nodes]) => nodes), [11, 11, 10]);
  assert.equal(await page.getByRole("button", { name: "Searches", exact: true }).getAttribute("aria-pressed"), "true");
});

scenario("orders: the effective branching factor falls as the order gets better", async (helpers) => {
  const { page, tree } = helpers;
  await tree("((5 6 7) (8 9 9) (7 8 9)) ((4 5 6) (9 9 9) (8 8 8)) ((3 4 4) (7 9 8) (9 7 7))");
  await opened(helpers);
  await page.getByRole("button", { name: "Orders", exact: true }).click();
  await soon(async () => (await totals(page)).length, 5);
  const factors = (await totals(page)).map((row) => Number(row[4]));
  assert.ok(factors[0] > factors[3], `worst ${factors[0]}, best ${factors[3]}`);
  assert.ok(factors.every((factor) => factor >= factors[4]), "the least is the least");
  assert.deepEqual((await totals(page))[4].slice(0, 3), ["20", "0.5", "11"]);
});

scenario("the bars show what is asked for, and stand in a table as well", async (helpers) => {
  const { page, tree } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  const table = () => page.locator(".numbers tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")));
  await page.locator(".numbers summary").click();
  await soon(async () => (await table()).map((row) => row.split(" ").slice(0, 4).join(" ")), ["Ply 0 1 1", "Ply 1 2 2", "Ply 2 4 3", "Ply 3 8 5"]);
  await page.selectOption("#compare-measure", { label: "Cuts" });
  await soon(async () => (await table()).map((row) => row.split(" ").slice(2, 4).join(" ")), ["0 0", "0 1", "0 1", "0 0"]);
  assert.equal(await page.locator(".bars .bar").count(), 12);
});

scenario("a search can be changed, added, removed and opened", async (helpers) => {
  const { page, tree, summary } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await change(page, 1, "algorithm", "negamax");
  await change(page, 1, "order", "right");
  await soon(async () => (await names(page))[0], "Negamax · right to left");
  await page.fill("#compare-1-depth", "1");
  await soon(async () => (await names(page))[0], "Negamax · right to left · depth 1");
  await soon(async () => (await counts(page))[0], [3, 2, 0]);
  await page.getByRole("button", { name: "Add a search" }).click();
  await soon(async () => (await names(page)).length, 4);
  const add = page.getByRole("button", { name: "Add a search" });
  assert.equal(await add.getAttribute("aria-disabled"), "true");
  const hasFocus = () => add.evaluate((button) => button === document.activeElement);
  assert.ok(await hasFocus(), "the focus stays, though it can do no more");
  await page.getByRole("button", { name: /^Remove: 4/ }).click();
  await page.getByRole("button", { name: /^Remove: 3/ }).click();
  await soon(async () => (await names(page)).length, 2);
  assert.ok(await hasFocus(), "what was pressed is gone");
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
  const titles = await page.locator(".entrant-foot summary").evaluateAll((all) => all.map((summary) => summary.ariaLabel));
  assert.match(titles.join(), /^Change: 1 Negamax.*,Change: 2 /);
  await page.getByRole("button", { name: /^Open: 1/ }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await soon(() => page.inputValue("#algorithm"), "negamax");
  assert.equal(await page.inputValue("#depth"), "1");
  assert.ok(await summary());
});

scenario("a game is searched in the worker, one search after another", async (helpers) => {
  const { page, show } = helpers;
  await show(LATE);
  await opened(helpers);
  await soon(async () => (await counts(page)).length, 3);
  await soon(async () => (await counts(page)).every((row) => row.length === 3), true);
  const [minimax, alphaBeta] = await counts(page);
  assert.ok(minimax[0] > alphaBeta[0] && minimax[2] === 0 && alphaBeta[2] > 0, `${minimax} and ${alphaBeta}`);
  await page.getByText("this very tree").waitFor();
  // Who is changed searches again; the others stay.
  await change(page, 2, "algorithm", "iterative-deepening");
  await soon(async () => (await counts(page))[1]?.[0] > alphaBeta[0], true);
});

scenario("a search that takes long can be stopped, and one that waits goes on", async (helpers) => {
  const { page, show } = helpers;
  await show("#game=connect-four&depth=4");
  await opened(helpers);
  await page.locator(".entrant dl").nth(2).waitFor();
  await page.locator(".entrant summary").first().click();
  await page.fill("#compare-1-depth", "12");
  const busy = page.locator(".entrant-busy");
  await busy.getByText(/nodes so far/).waitFor();
  await busy.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Stopped.").waitFor();
  await page.fill("#compare-1-depth", "3");
  await page.locator(".entrant dl").nth(2).waitFor();
  assert.equal(await page.locator(".bars .tick").count() > 0, true);
  await page.getByText("Logarithmic scale").waitFor();
});

/** What each plays: move, exact value, whether it is best; without the time. */
const plays = (page) =>
  page.locator(".plays tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("td")].slice(0, 3).map((cell) => {
        const copy = cell.cloneNode(true);
        copy.querySelector(".cell-label").remove();
        return copy.textContent.trim();
      }),
    ),
  );
const mcts = (page) => page.getByRole("button", { name: "With Monte Carlo tree search" }).click();

scenario("a tree that grows stands beside minimax and alpha-beta", async (helpers) => {
  const { page, tree } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await mcts(page);
  await soon(() => names(page), ["Minimax", "Alpha-beta", "Monte Carlo tree search · 1,000 iterations"]);
  await soon(() => counts(page), [[15, 8, 0], [11, 5, 2], [15, 8]]);
  assert.deepEqual((await totals(page))[2], ["15", "1", "8", "–", "–"]);
  await soon(() => plays(page), [["L2-1", "8", "yes"], ["L2-1", "8", "yes"], ["L2-1", "8", "yes"]]);
  // It is in step with the others, and no node that is not there yet is drawn.
  await slider(page).fill("4");
  await soon(async () => (await counts(page)).map(([nodes]) => nodes), [4, 4, 4]);
  assert.equal(await page.locator(".grown-picture .grown").count(), 4);
  assert.equal(plain(await steps(page))[2], "Iteration 3 of 1,000");
});

scenario("a search that guesses can be wrong, and more iterations mend it", async (helpers) => {
  const { page, show } = helpers;
  // The first move wins most random games, and loses against the one good reply.
  await show("#tree=(9 9 9 9 1) (5 5 5 5 5)".replaceAll(" ", "%20"));
  await opened(helpers);
  await mcts(page);
  await page.locator(".entrant summary").nth(2).click();
  await page.fill("#compare-3-iterations", "8");
  await page.keyboard.press("Enter");
  await soon(async () => (await plays(page))[2], ["L2-1", "1", "no"]);
  await page.fill("#compare-3-iterations", "2000");
  await page.keyboard.press("Enter");
  await soon(async () => (await plays(page))[2], ["L2-2", "5", "yes"]);
  await page.fill("#compare-3-iterations", "many");
  await page.keyboard.press("Enter");
  await page.getByText(/“many”/).waitFor();
  assert.equal((await names(page))[2], "Monte Carlo tree search · 2,000 iterations");
  const href = await page.getByRole("link", { name: /^Open: 3/ }).getAttribute("href");
  assert.match(href, /^mcts\.html#tree=.*&iterations=2000/);
});

scenario("a tree without rewards says why, and the others go on", async (helpers) => {
  const { page, tree } = helpers;
  await tree("win (3 4)");
  await opened(helpers);
  await mcts(page);
  await page.getByText(/Rewards need either numbers/).waitFor();
  await soon(async () => (await plays(page)).length, 2);
});

scenario("in a game it searches in the worker, chess too", async (helpers) => {
  const { page, show } = helpers;
  await show("#game=chess&position=7k/5Q2/6K1/8/8/8/8/8 w - - 0 1&depth=2".replaceAll(" ", "%20"));
  await opened(helpers);
  await mcts(page);
  await page.locator(".grown-picture").waitFor();
  await soon(async () => (await plays(page)).length, 3);
  await page.getByRole("button", { name: "Add Monte Carlo tree search" }).click();
  await soon(async () => (await names(page)).length, 4);
  await page.locator(".grown-picture").nth(1).waitFor();
});

scenario("the keyboard is enough", async ({ page, tree }) => {
  await tree(QUIZ);
  await page.getByRole("button", { name: "Compare", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await slider(page).focus();
  await page.keyboard.press("Home");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await soon(() => where(page), "1 of 15 nodes visited");
  await page.getByLabel("by node").focus();
  await page.keyboard.press("ArrowRight");
  await soon(() => where(page), "6% of its own steps");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

scenario(
  "Dutch has its own words and figures",
  async (helpers) => {
    const { page, tree } = helpers;
    await tree(QUIZ);
    await opened(helpers, "Vergelijk");
    await soon(() => where(page), "15 van 15 knopen bezocht");
    await soon(async () => (await totals(page))[1], ["11", "0,73", "5", "2", "1,74"]);
  },
  { locale: "nl-NL" },
);

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide", { colorScheme: "dark" }],
  ["light, narrow", { viewport: { width: 360, height: 740 } }],
  ["dark, phone", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
]) {
  scenario(
    `it fits, and axe finds nothing: ${name}`,
    async (helpers) => {
      const { page, tree } = helpers;
      await tree(QUIZ);
      await opened(helpers);
      await page.getByRole("button", { name: "Orders", exact: true }).click();
      await soon(async () => (await names(page)).length, 4);
      for (const summary of await page.locator("dialog summary").all()) await summary.click();
      const fits = (selector) => page.locator(selector).evaluate((element) => element.scrollWidth <= element.clientWidth);
      assert.ok(await fits("dialog"), "the dialog is too narrow");
      assert.ok(await fits("html"), "the page is too narrow");
      assert.deepEqual(await faults(page, "dialog"), []);
    },
    options,
  );
}

scenario("a program's trace is stepped beside the search, from where they part", async (helpers) => {
  const { page, tree, press } = helpers;
  const trace = "L1-1 L2-1 L3-1 =4 L3-2 =8 =4 L2-2 L3-3 =2 L3-4 =5 =2 =4";
  await tree("(4 8) (2 5)", `trace=${encodeURIComponent(trace)}`);
  // A worker reads the trace, and before that there is nothing to compare.
  await page.locator("[role=treeitem]").first().waitFor();
  await opened(helpers);
  await soon(() => names(page), ["The program", "Alpha-beta"]);
  assert.match(await page.textContent(".departed"), /Visit 7: the program enters L3-4, but the search has ended\./);
  assert.deepEqual(await counts(page), [[7, 4, 0], [6, 3, 1]], "it opens where they part");
  await slider(page).press("Home");
  await soon(() => where(page), "0 of 7 nodes visited");
  await press("Go there");
  await soon(() => where(page), "7 of 7 nodes visited");
  await press("Searches");
  await soon(() => names(page), ["The program", "Minimax", "Negamax, one cutoff (2006)", "Alpha-beta"]);
  assert.match(await page.textContent(".departed"), /the same nodes as the search beside it/);
  assert.equal(await page.locator(".entrant").first().locator("summary, .icon-button").count(), 0, "the program stays");
});

scenario("on a phone its trees have their numbers, and each search the whole width", async (helpers) => {
  const { page, tree } = helpers;
  await tree(QUIZ);
  await opened(helpers);
  await soon(async () => (await names(page)).length, 3);
  const sizes = await page.locator(".entrant").first().locator(".picture text:is(.value, .bound)").evaluateAll((texts) =>
    texts.filter((text) => text.checkVisibility()).map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a),
  );
  assert.equal(sizes.length, 15, "every value");
  assert.ok(Math.min(...sizes) >= 10, `${Math.min(...sizes)} pixels`);
  const lefts = await page.locator(".entrant").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  assert.equal(new Set(lefts).size, 1, "one below the other");
}, { viewport: { width: 390, height: 844 } });
