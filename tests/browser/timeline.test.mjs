// The timeline above the scrubber: pressed, zoomed, dragged and pinched, with keys alone, and read out.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { PAGE } from "./support/backtracking.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";

const scenario = scenarios();

const canvas = (page) => page.locator(".timeline canvas");
const reading = (page) => page.textContent(".timeline-reading");
const ticks = (page) => page.locator(".timeline-labels .tick").allTextContents();
const frames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The ticks, once they are as they should be and stay so: the last turn of a wheel may come late. */
async function still(page, isRight) {
  const [now] = await eventually(
    async () => {
      const before = await ticks(page);
      await frames(page);
      return [await ticks(page), before.join()];
    },
    ([now, before]) => now.join() === before && isRight(now),
  );
  return now;
}

/** Waits for the chart, which a large search has once the page is drawn. */
const ready = (page) => page.waitForFunction(() => document.querySelector(".timeline canvas")?.getAttribute("aria-label"));

/** A place on the canvas: shares of its width and its height. */
async function at(page, across, down) {
  const { x, y, width, height } = await canvas(page).boundingBox();
  return [x + across * width, y + down * height];
}

/** The colours of the canvas, by how many pixels have them: the most frequent first. */
const colours = (page) =>
  canvas(page).evaluate((canvas) => {
    // A copy: of a canvas that is read, browsers think otherwise.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const counts = new Map();
    for (let index = 0; index < data.length; index += 4) {
      const colour = data.slice(index, index + 4).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  });

const GAME = "#game=tic-tac-toe&step=20000";

scenario("says what it shows, and a press goes to a step", async ({ page, tree, count, caption }) => {
  await tree(QUIZ);
  await ready(page);
  assert.match(await canvas(page).getAttribute("aria-label"), /^Timeline of 34 steps: 4 plies\. Ply 0: 1 visited \(exact value: 1\)\. /);
  const { height } = await canvas(page).boundingBox();
  assert.ok(height <= 24, `a strip of ${height} pixels`);
  await page.mouse.click(...(await at(page, 16 / 34, 0.5)));
  assert.equal(await count(), "Step 16 of 34");
  assert.match(await caption(), /^L3-2 is cut/);
  await page.mouse.click(...(await at(page, 0.1, 0.5)), { button: "right" });
  assert.equal(await count(), "Step 16 of 34", "only the main button goes to a step");
  // The thumb of the scrubber stands below the line.
  const thumb = await page.locator(".scrubber input").boundingBox();
  const [line] = await at(page, 16 / 34, 0);
  assert.ok(Math.abs(thumb.x + 8 + (thumb.width - 16) * (16 / 34) - line) < 2);
  await page.mouse.move(...(await at(page, 0.05, 0.1)));
  assert.equal(await reading(page), "L1-1, ply 0, open, steps 1 to 34");
  await page.mouse.move(...(await at(page, 0.9, 0.1)));
  await page.mouse.move(...(await at(page, 26 / 34, 0.6)));
  assert.equal(await reading(page), "L3-3, ply 2, not visited, steps 22 to 29");
});

scenario("a whole view is dragged like a scrubber", async ({ page, tree, count }) => {
  await tree(QUIZ);
  await ready(page);
  await page.mouse.move(...(await at(page, 0.2, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 20 / 34, 0.5)), { steps: 4 });
  await page.mouse.up();
  assert.equal(await count(), "Step 20 of 34");
});

scenario("enlarged it takes the place of the picture, zooms by the wheel and is dragged", async ({ page, show, press, count }) => {
  await show(GAME);
  await ready(page);
  const small = await canvas(page).boundingBox();
  await press("Enlarge the timeline");
  await frames(page);
  const large = await canvas(page).boundingBox();
  const stage = await page.locator(".stage").boundingBox();
  assert.ok(large.height > stage.height / 3 && large.height > 4 * small.height, `${large.height} of ${stage.height}`);
  assert.equal(await page.locator(".tree").isVisible(), false);
  assert.deepEqual(await page.locator(".timeline-labels .ply").allTextContents(), [..."0123456789"]);
  const legend = await page.locator(".timeline-legend li").allTextContents();
  assert.deepEqual(legend, ["exact value", "bound only", "pruned the rest", "on the path now", "later steps"], "what is there, and how");
  assert.deepEqual((await ticks(page)).slice(0, 2), ["0", "10,000"]);
  assert.match(await reading(page), /^a1, ply 8, open, steps 20,000 to 20,004$/);
  const move = async (across) => page.mouse.move(...(await at(page, across, 0.3)));
  await move(0.5);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -200);
  const near = await still(page, (now) => now[0] !== "0" && now.length > 2);
  assert.ok(near[0] !== "0" && near.length > 2, near.join(" "));
  await page.mouse.down();
  await move(0.9);
  await page.mouse.up();
  const first = ([tick]) => Number(tick.replaceAll(",", ""));
  const dragged = await still(page, (now) => first(now) < first(near));
  assert.ok(first(dragged) < first(near), dragged.join(" "));
  assert.equal(await count(), "Step 20,000 of 54,239", "dragging goes nowhere");
  await page.mouse.wheel(300, 0);
  assert.notDeepEqual(await still(page, (now) => now.join() !== dragged.join()), dragged);
  await press("Shrink the timeline");
  assert.equal(await page.locator(".tree").isVisible(), true);
});

scenario("follows the step and is used by keys alone", async ({ page, show, press, count }) => {
  await show(GAME);
  await ready(page);
  await press("Enlarge the timeline");
  await page.locator(".timeline").focus();
  await page.keyboard.press("ArrowUp");
  assert.match(await reading(page), /, ply 8, /);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.match(await reading(page), /, ply 6, open, /);
  await page.keyboard.press("ArrowDown");
  assert.match(await reading(page), /, ply 7, open, /);
  assert.equal(await count(), "Step 20,000 of 54,239");
  for (let times = 0; times < 12; times += 1) await page.keyboard.press("+");
  const isNear = (now) => now.every((tick) => /^(19,[89]|20,[0-2])/.test(tick));
  const near = await still(page, isNear);
  assert.ok(isNear(near), near.join(" "));
  await page.keyboard.press("Shift+ArrowRight");
  assert.notDeepEqual(await still(page, (now) => now.join() !== near.join()), near);
  await page.keyboard.press("End");
  assert.equal(await count(), "Step 54,239 of 54,239", "the keys of the page still go to steps");
  assert.match((await still(page, (now) => now.at(-1).startsWith("54,2"))).at(-1), /^54,2/);
  await page.keyboard.press("0");
  assert.equal((await still(page, ([first]) => first === "0"))[0], "0");
});

scenario("two fingers zoom", async ({ page, show, press }) => {
  await show(GAME);
  await ready(page);
  await press("Enlarge the timeline");
  const before = await ticks(page);
  await canvas(page).evaluate((canvas) => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const send = (type, pointerId, share) =>
      canvas.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: "touch", buttons: type === "pointerup" ? 0 : 1, clientX: left + share * width, clientY: top + 20, bubbles: true }));
    send("pointerdown", 11, 0.4);
    send("pointerdown", 12, 0.6);
    send("pointermove", 11, 0.1);
    send("pointermove", 12, 0.9);
    send("pointerup", 11, 0.1);
    send("pointerup", 12, 0.9);
  });
  const after = await still(page, (now) => now[0] !== "0");
  assert.notEqual(after[0], "0", before.join());
});

for (const forcedColors of ["none", "active"]) {
  scenario(
    `is drawn anew in other colours, forced colours ${forcedColors}`,
    async ({ page, show }) => {
      await show(GAME);
      await ready(page);
      await frames(page);
      const light = await colours(page);
      assert.ok(light.length > 5, "there are several kinds");
      await page.emulateMedia({ colorScheme: "dark", forcedColors });
      const others = (now) => now.slice(0, 3).join() !== light.slice(0, 3).join();
      assert.ok(others(await eventually(() => colours(page), others)), "it has other colours");
    },
    { colorScheme: "light", forcedColors },
  );
}

scenario("of a search by backtracking it shows the solutions, and any stretch from near", async ({ page, show, press, count }) => {
  await show(`${PAGE}#puzzle=queens&size=6&step=305`);
  await ready(page);
  assert.equal(await canvas(page).getAttribute("aria-label"), "Timeline of 305 steps: 7 plies. Solutions marked: 4.");
  await page.mouse.move(...(await at(page, 10 / 305, 0.2)));
  assert.match(await reading(page), /^\S+, ply 1, led to no solution, steps 1 to \d+$/);
  await page.mouse.move(...(await at(page, 56.3 / 305, 0.95)));
  assert.match(await reading(page), /^\S+, ply 6, on a solution, step 56$/);
  await page.mouse.click(...(await at(page, 56.3 / 305, 0.95)));
  assert.equal(await count(), "Step 56 of 305");
  await press("Enlarge the timeline");
  assert.equal(await page.locator(".timeline-legend li").count(), 7);
});

scenario("of a search that grows a tree it shows the paths, and a press goes to an iteration", async ({ page, show, press }) => {
  await show("mcts.html#game=tic-tac-toe&iterations=1000&step=0");
  await ready(page);
  assert.match(await canvas(page).getAttribute("aria-label"), /^Timeline of 1,000 iterations: \d+ plies\. The tree has [\d,]+ nodes in the end\.$/);
  await page.mouse.click(...(await at(page, 0.25, 0.5)));
  const place = await page.textContent(".count");
  assert.match(place, /^Iteration 2[45]\d of 1,000$/);
  await page.mouse.move(...(await at(page, 0.5, 0.02)));
  assert.match(await reading(page), /ply 0, on the path, iterations 0 to 1,000$/);
  await press("Enlarge the timeline");
  await frames(page);
  assert.equal(await page.locator(".growing").isVisible(), false);
  assert.deepEqual(await page.locator(".timeline-legend li").allTextContents(), ["on the path", "added to the tree", "later steps"]);
  await page.locator(".timeline").focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.press("+");
  await still(page, (now) => now.length > 2 && Number(now[0].replaceAll(",", "")) > 200);
  // The deepest bar of an iteration that is not yet played out is the node that it adds.
  const depth = await page.locator(".timeline-labels .ply").count();
  assert.ok(depth > 3, `${depth} plies`);
  assert.match(await reading(page), /^[abc][123], ply \d, added to the tree, iteration 2[45]\d$/);
  await press("Shrink the timeline");
  assert.equal(await page.locator(".growing").isVisible(), true);
});

scenario("of a best-first search it has steps", async ({ page, show }) => {
  await show("best-first.html#search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=0");
  await ready(page);
  assert.match(await canvas(page).getAttribute("aria-label"), /^Timeline of [\d,]+ steps: \d+ plies\. The tree has [\d,]+ nodes in the end\.$/);
  await page.mouse.click(...(await at(page, 0.5, 0.5)));
  const [, step, last] = (await page.textContent(".count")).match(/^Step ([\d,]+) of ([\d,]+)$/).map((text) => Number(text.replaceAll(",", "")));
  assert.ok(Math.abs(step - last / 2) <= 1 + last / 500, `${step} of ${last}`);
});

scenario("has no faults that axe finds, in a narrow window and enlarged", async ({ page, show, press }) => {
  for (const address of [GAME, `${PAGE}#puzzle=queens&size=6&step=30`, "mcts.html#game=tic-tac-toe&iterations=500&step=400"]) {
    await show(address);
    await ready(page);
    assert.deepEqual(await faults(page, ".stage"), []);
    await press("Enlarge the timeline");
    assert.deepEqual(await faults(page, ".stage"), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
  }
}, { viewport: { width: 390, height: 844 }, hasTouch: true });
