// The page about Monte Carlo tree search: its iterations in steps, the numbers that are compared, and
// everything by pointer and by keys.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PAGE = "mcts.html";
const SMALL = `${PAGE}#tree=(4+8)+(17+5)&iterations=40&step=0`;

/** What the page shows of a step. */
async function look(page) {
  const all = async (selector) => (await page.locator(selector).allTextContents()).map((text) => text.trim());
  return {
    place: await page.textContent(".count"),
    phase: await all(".phases .current"),
    said: await page.textContent(".caption"),
    nodes: await page.locator(".growing [role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label"))),
    drawn: await all(".growing svg text"),
    rows: (await all(".tried tbody tr")).map((row) => row.replace(/\s+/g, " ")),
    playout: await all(".playout p"),
  };
}

scenario("an iteration is four steps, and each says what happens", async ({ page, show, press }) => {
  await show(SMALL);
  const table = [
    [0, [], /^The tree is its root\./, 1],
    [1, ["Select"], /^Select: MAX has never tried L2-1 at the root/, 1],
    [2, ["Expand"], /^Expand: L2-1 is added to the tree, which has 2 nodes now\.$/, 2],
    [3, ["Simulate"], /^Simulate: one random move follows, L3-[12]\. Result: [48]\./, 2],
    [4, ["Back up"], /The root has one visit now/, 2],
    [5, ["Select"], /^Select: MAX has never tried L2-2/, 2],
  ];
  for (const [step, phase, said, nodes] of table) {
    if (step > 0) await press("One step forward");
    const seen = await look(page);
    assert.deepEqual(seen.phase, phase);
    assert.match(seen.said, said);
    assert.equal(seen.nodes.length, nodes, `nodes at ${step}`);
  }
});

scenario("every step looks the same, from whichever side it is reached", async ({ page, show, press }) => {
  await show(SMALL);
  const forwards = [JSON.stringify(await look(page))];
  for (let step = 1; step <= 40; step += 1) {
    await press("One step forward");
    forwards.push(JSON.stringify(await look(page)));
  }
  for (let step = 39; step >= 0; step -= 1) {
    await press("One step back");
    assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, backwards`);
  }
});

scenario("buttons and keys alone do it all", async ({ page, show, press }) => {
  await show(SMALL);
  const place = () => page.textContent(".count");
  for (const [button, iteration] of [["End of the next iteration", 1], ["End of the next iteration", 2], ["End of the previous iteration", 1], ["To the end", 40], ["To the start", 0]]) {
    await press(button);
    assert.equal(await place(), `Iteration ${iteration} of 40`, button);
  }
  await page.locator(".play").focus();
  for (const [key, iteration, phase] of [["i", 1, "Back up"], ["ArrowRight", 2, "Select"], ["n", 2, "Expand"], ["p", 2, "Select"], ["I", 1, "Back up"], ["End", 40, "Back up"], ["ArrowLeft", 40, "Simulate"]]) {
    await page.keyboard.press(key);
    assert.equal(await place(), `Iteration ${iteration} of 40`, key);
    assert.equal(await page.textContent(".phases .current"), phase, key);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const places = await page.locator(".growing [aria-level='2']").evaluateAll((items) => items.map((item) => `${item.getAttribute("aria-posinset")} of ${item.getAttribute("aria-setsize")}`));
  assert.deepEqual(places, ["1 of 2", "2 of 2"]);
  // Into the tree: the arrow keys go from node to node there.
  await page.locator(".growing [aria-selected=true]").focus();
  for (const [key, heading] of [["ArrowDown", "Moves after L2-1"], ["ArrowRight", "Moves after L2-2"], ["ArrowDown", "Moves after L2-2, L3-3"], ["ArrowUp", "Moves after L2-2"], ["ArrowUp", "Moves at the root"]]) {
    await page.keyboard.press(key);
    await page.locator(".tried h2", { hasText: new RegExp(`^${heading}$`) }).waitFor();
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("role")), /treeitem/);
  }
  assert.equal(await place(), "Iteration 40 of 40", "the arrow keys of the tree do not step");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.locator(".tried h2", { hasText: /^Moves after L2-1$/ }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Pause" }).count(), 0, "the space bar on a node plays nothing");
});

scenario("the columns of a wide table are reached by the arrow keys", async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(`${PAGE}#game=tic-tac-toe&iterations=50&step=last`);
  const table = page.locator(".scrolled");
  await table.focus();
  const sideways = () => table.evaluate((place) => place.scrollLeft);
  const place = await page.textContent(".count");
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".scrolled").scrollLeft > 0);
  assert.ok((await sideways()) > 0);
  assert.equal(await page.textContent(".count"), place, "no step is taken");
});

scenario("the table shows the sums, and pressing a node shows its moves", async ({ page, show, press }) => {
  await show(`${PAGE}#game=tic-tac-toe&position=XX./OO./...&iterations=200&step=last`);
  const { rows, said } = await look(page);
  assert.equal(rows.length, 5);
  const best = rows.find((row) => row.startsWith("c3"));
  assert.match(best, /★/, "no move is worth more");
  assert.match(said, /c3 has the most visits: that would be played, and no move is worth more\.$/);
  await page.locator(".growing [role=treeitem][aria-label^='c3']").click();
  assert.match(await page.textContent(".tried"), /The game is over there: X wins\./);
  await page.locator(".growing [role=treeitem]").first().click();
  await page.locator(".tried tbody button", { hasText: "c2" }).click();
  assert.equal(await page.textContent(".tried h2"), "Moves after c2");
  await press("To the start");
  assert.equal(await page.textContent(".tried h2"), "Moves at the root", "what is not there yet is not looked at");
});

scenario("a move that is pressed in the table by the keyboard leads to the heading of its own table", async ({ page, show }) => {
  // Moves of both tables have the same names.
  await show(`${PAGE}#game=connect-four&iterations=400&step=1600`);
  const name = page.locator(".tried th button").first();
  const move = await name.textContent();
  await name.focus();
  await page.keyboard.press("Enter");
  await page.locator(".tried h2:focus").waitFor();
  assert.equal(await page.locator(".tried h2").textContent(), `Moves after ${move}`);
});

scenario("a playout is seen on the board", async ({ page, show }) => {
  await show(`${PAGE}#game=tic-tac-toe&iterations=50&seed=2&step=7`);
  const pieces = () => page.locator(".playout svg path").count();
  const whole = await pieces();
  const slider = page.locator(".random-moves input");
  await slider.fill("0");
  assert.ok((await pieces()) < whole, "fewer pieces before the random moves");
  assert.match(await slider.getAttribute("aria-valuetext"), /^after 0 of \d random moves$/);
});

scenario("every game can be searched, and its playouts are on a board", async ({ page, show }) => {
  await show(SMALL);
  const games = (await page.locator("#source option").evaluateAll((options) => options.map(({ value }) => value))).slice(1);
  assert.ok(games.includes("chess") && games.includes("2048"), games.join(" "));
  for (const game of games) {
    await show(`${PAGE}#game=${game}&iterations=60&step=3`);
    await page.locator(".caption", { hasText: /^Simulate: / }).waitFor();
    await page.locator(".playout svg").waitFor();
    const slider = page.locator(".random-moves input");
    const [after, before] = [await page.locator(".playout svg").innerHTML(), await slider.fill("0").then(() => page.locator(".playout svg").innerHTML())];
    assert.notEqual(before, after, `random moves of ${game}`);
    await page.goto(`${page.url().replace(/step=\d+/, "step=last")}`);
    await page.locator(".tried tbody tr").nth(1).waitFor();
    assert.equal(await page.textContent(".count"), "Iteration 60 of 60", game);
  }
});

scenario("beside a long table of moves the board is in sight, and so is the chosen move", async ({ page, show }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const within = (inner, outer) => page.evaluate(([inner, outer]) => {
    const [small, large] = [inner, outer].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return small.top >= large.top && small.bottom <= large.bottom + 1;
  }, [inner, outer]);
  const chosen = new Set();
  for (let seed = 1; seed <= 6; seed += 1) {
    await show(`${PAGE}#game=chess&iterations=100&seed=${seed}&step=last`);
    await page.locator(".playout .board").waitFor();
    assert.ok(await within(".playout .board", ".numbers"));
    chosen.add(await page.locator(".tried tbody tr.chosen th").textContent());
    assert.ok(await within(".tried tr.chosen", ".tried .scrolled"), `seed ${seed}`);
  }
  assert.ok(chosen.size > 2, [...chosen].join(" "));
  assert.ok((await page.locator(".playout p").last().textContent()).length < 200, "random moves are listed in part");
});

scenario("what is searched can be changed, and errors are shown at their field", async ({ page, show }) => {
  await show(SMALL);
  const taken = (part) => page.waitForFunction((part) => location.hash.includes(part), part);
  await page.selectOption("#source", "connect-four");
  await taken("game=connect-four");
  await page.selectOption("#size", "5x4");
  await taken("size=5x4");
  for (const [field, wrong, error, right, part] of [
    ["#iterations", "0", /1 to 1,000,000/, "500", "iterations=500"],
    ["#exploration", "a lot", /“a lot” is no constant/, "0.5", "exploration=0.5"],
    ["#seed", "-1", /“-1”/, "12", "seed=12"],
    ["#position", "nonsense", /./, "", "seed=12"],
  ]) {
    await page.fill(field, wrong);
    await page.press(field, "Enter");
    await page.locator(`${field}-error`, { hasText: error }).waitFor();
    assert.equal(await page.inputValue(field), wrong, "what was typed stays");
    await page.fill(field, right);
    await page.press(field, "Enter");
    await page.locator(`${field}-error:empty`).waitFor({ state: "attached" });
    await taken(part);
  }
  await page.selectOption("#source", "tree");
  await page.locator("#tree").waitFor();
  await page.fill("#tree", "(4 8");
  await page.press("#tree", "Enter");
  await page.locator("#tree-error", { hasText: /bracket|closed/ }).waitFor();
  await page.fill("#tree", "win 3");
  await page.press("#tree", "Enter");
  await page.locator(".caption", { hasText: /number 3 beside won or lost games/ }).waitFor();
});

scenario("the rule of selection can be chosen, and the table has what it compares", async ({ page, show, press, until }) => {
  await show(`${PAGE}#game=tic-tac-toe&position=X../.../...&iterations=400&step=0`);
  const header = async () => (await page.locator(".tried thead th").allTextContents()).map((text) => text.trim());
  await page.selectOption("#selection", "puct");
  await until(() => location.hash.includes("selection=puct") && document.querySelectorAll(".tried tbody tr").length === 8);
  assert.deepEqual(await header(), ["Move", "Visits", "Mean for O", "Prior", "Exploration", "Sum", "Exact value"]);
  const untried = (await look(page)).rows;
  assert.ok(untried.every((row) => / ?0\s?0\.50/.test(row)), `before any is tried, ½ is compared: ${untried}`);
  assert.equal(await page.locator(".tried tbody button").count(), 0, "what is not in the tree is not pressed");
  await press("One step forward");
  assert.match(await page.textContent(".caption"), /^Select: at the root O takes b2, which was never tried, .* Its prior is 0\.\d\d\.$/);
  assert.match(await page.textContent(".notes"), /√N ∕ \(1 \+ n\).*Priors follow from the static evaluation/s);
  await page.selectOption("#selection", "rave");
  await until(() => location.hash.includes("selection=rave&equivalence=1000"));
  await page.fill("#equivalence", "many");
  await page.press("#equivalence", "Enter");
  await page.locator("#equivalence-error", { hasText: /0 to 1,000,000/ }).waitFor();
  await page.fill("#equivalence", "300");
  await page.press("#equivalence", "Enter");
  await until(() => location.hash.includes("equivalence=300"));
  await press("To the end");
  await until(() => document.querySelectorAll(".tried thead th").length === 7);
  assert.deepEqual(await header(), ["Move", "Visits", "Mean for O", "AMAF", "Exploration", "Sum", "Exact value"]);
  assert.match(await page.textContent(".notes"), /β = √\(k ∕ \(3N \+ k\)\) = 0\.45, with k = 300\./);
  await page.selectOption("#source", "tree");
  await page.locator(".caption", { hasText: /^RAVE learns about a move wherever it is played/ }).waitFor();
  await page.selectOption("#selection", "uct");
  await until(() => !location.hash.includes("selection") && document.querySelector(".tried"));
});

scenario("a million iterations are searched while the page answers, and any is reached at once", async ({ page, show, press, until }) => {
  await show(`${PAGE}#game=tic-tac-toe&iterations=1000000&step=2000000`);
  await page.locator(".caption", { hasText: /^(Searching|Back up)/ }).waitFor();
  await until(() => document.querySelector(".count").textContent === "Iteration 500,000 of 1,000,000" && document.querySelector(".tried"));
  await press("End of the next iteration");
  assert.match(await page.textContent(".caption"), /The root has 500,001 visits now/);
});

scenario("plays to the end, stops there, and starts again", async ({ page, show, press, until }) => {
  await show(`${PAGE}#tree=4+8&iterations=3&step=0`);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => document.querySelector(".count").textContent === "Iteration 3 of 3");
  await page.getByRole("button", { name: "Play" }).waitFor();
  await until(() => location.hash.endsWith("step=12"));
  // Another step of the same search, as by Back, stops it too.
  await page.selectOption(".speed", "1");
  await press("Play");
  await page.evaluate(() => (location.hash = "#tree=4+8&iterations=3&step=5"));
  await page.getByRole("button", { name: "Play" }).waitFor();
  assert.equal(await page.textContent(".count"), "Iteration 2 of 3");
});

for (const [width, height, rule] of [
  [1440, 900, ""],
  [1440, 900, "&selection=puct"],
  [1024, 768, ""],
  [1024, 768, "&selection=rave"],
  [390, 844, ""],
  [390, 844, "&selection=puct"],
]) {
  scenario(`at ${width}×${height} nothing is cut off${rule}, and there are no faults for screen readers`, async ({ page, show }) => {
    await page.setViewportSize({ width, height });
    await show(`${PAGE}#game=tic-tac-toe&iterations=400${rule}&step=last`);
    await page.locator(".growing [role=treeitem]").nth(3).waitFor();
    const { cut, nodes } = await page.evaluate(() => ({
      cut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      nodes: document.querySelectorAll(".growing [role=treeitem]").length,
    }));
    assert.equal(cut, 0, "nothing is wider than the window");
    assert.ok(nodes > 4, `${nodes} nodes are drawn`);
    assert.deepEqual(await faults(page), []);
  });
}

for (const locale of ["en-GB", "nl-NL"]) {
  scenario(
    `on a laptop all fields are in one row: ${locale}`,
    async ({ page, show }) => {
      await page.setViewportSize({ width: 1366, height: 650 });
      for (const rule of ["uct", "rave", "puct"]) {
        await show(`${PAGE}#game=tic-tac-toe&selection=${rule}&iterations=300&step=last`);
        await page.locator("#seed").waitFor();
        const bottoms = await page.locator(".choices :is(input, select)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        assert.ok(Math.max(...bottoms) - Math.min(...bottoms) < 3, `${rule}: ${bottoms}`);
      }
      for (const [width, height] of [[1366, 650], [1024, 768]]) {
        await page.setViewportSize({ width, height });
        for (const rule of ["uct", "puct"]) {
          await show(`${PAGE}#tree=(3+12+8)+(2+4+6)+(14+5+2)&selection=${rule}&iterations=50&step=0`);
          await page.locator("#seed").waitFor();
          const tops = await page.locator(".kinds a, .choices :is(input, select)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
          assert.ok(Math.max(...tops) - Math.min(...tops) < 4, `${rule} at ${width}: ${tops}`);
        }
      }
    },
    { locale },
  );
}

scenario("in Dutch and Chinese", async ({ page, show }) => {
  await show(SMALL);
  for (const [language, said] of [["nl", /^De boom is alleen zijn wortel/], ["zh-Hans", /^树只有根/]]) {
    await page.selectOption(".language", language);
    await page.locator(".caption", { hasText: said }).waitFor();
  }
});
