// On a touch screen: a tree is dragged, zoomed and pressed, the timeline too, and the page still scrolls.
import assert from "node:assert/strict";
import { PAGE } from "./support/backtracking.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";
import { fingers } from "./support/touch.mjs";

const scenario = scenarios();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LECTURE = `#tree=${encodeURIComponent(QUIZ)}&step=last`;
const WHOLE = `${PAGE}#puzzle=queens&size=6&step=100`;

/** The place of an element of the page: its middle and its size. */
const place = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  });

/** How far two nodes of the tree are apart in the window. */
async function apart(page, selectors) {
  const nodes = await Promise.all(selectors.map((selector) => page.locator(selector).first().elementHandle()));
  // Both at one moment: the page may be scrolling.
  return page.evaluate((nodes) => {
    const [a, b] = nodes.map((node) => node.getBoundingClientRect());
    return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
  }, nodes);
}

/** The middle of what is drawn, in the middle of the window. */
async function middle(page, selector) {
  await page.locator(selector).first().evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y } = await place(page, selector);
  return [Math.round(x), Math.round(y)];
}

const node = (name) => `[role=treeitem][aria-label^="${name},"]`;

for (const [what, address, canvas, two] of [
  ["tree", LECTURE, ".tree .canvas", [node("L3-2"), node("L3-3")]],
  ["whole tree of a puzzle", WHOLE, ".canvas:has(svg.whole)", ["svg.whole [role=treeitem] >> nth=0", "svg.whole [role=treeitem] >> nth=1"]],
]) {
  scenario(`two fingers zoom a ${what}, and one drags it`, async ({ page, show }) => {
    await show(address);
    await page.waitForSelector(`${canvas} [role=treeitem]`);
    const hand = await fingers(page);
    const [x, y] = await middle(page, canvas);
    const before = await apart(page, two);
    await hand.drag([[x - 40, y], [x - 80, y]], [[x + 40, y], [x + 80, y]]);
    const near = await eventually(() => apart(page, two), (now) => now > before * 1.5);
    assert.ok(near > before * 1.5, `${before} and ${near}`);
    const first = await place(page, two[0]);
    await hand.drag([[x + 60, y], [x - 60, y]]);
    const dragged = await eventually(() => place(page, two[0]), (now) => now.x < first.x - 40);
    assert.ok(dragged.x < first.x - 40, `${first.x} and ${dragged.x}`);
    await hand.drag([[x - 90, y], [x - 20, y]], [[x + 90, y], [x + 20, y]]);
    const far = await eventually(() => apart(page, two), (now) => now < near * 0.7);
    assert.ok(far < near * 0.7, `${near} and ${far}`);
  }, PHONE);
}

scenario("the page is scrolled by a finger on the tree, which stays as it is", async ({ page, show }) => {
  await show(LECTURE);
  const hand = await fingers(page);
  const [x, y] = await middle(page, ".tree .canvas");
  const two = [node("L2-1"), node("L3-1")];
  const [before, scrolled] = [await apart(page, two), await page.evaluate(() => scrollY)];
  await hand.drag([[x, y + 60], [x, y - 200]]);
  const now = await eventually(() => page.evaluate(() => scrollY), (now) => now > scrolled + 60);
  assert.ok(now > scrolled + 60, `${scrolled} and ${now}`);
  assert.equal(Math.round(await apart(page, two)), Math.round(before));
}, PHONE);

scenario("a finger answers the quiz by pressing nodes, also after a long press, and selects no text", async ({ page, url }) => {
  await page.goto(`${url}learn.html#question=pruned&tree=${encodeURIComponent(QUIZ)}`);
  await page.waitForSelector(".task");
  const hand = await fingers(page);
  for (const [name, long] of [["L3-4", false], ["L4-4", true]]) {
    await hand.press(await middle(page, node(name)), { long });
  }
  const answer = await eventually(() => page.inputValue("#answer"), (now) => now === "L3-4 L4-4 L4-7..8");
  assert.equal(answer, "L3-4 L4-4 L4-7..8");
  assert.equal(await page.evaluate(() => String(getSelection())), "");
  await hand.press(await middle(page, ".check"));
  await page.locator(".result h2", { hasText: "All right!" }).waitFor();
}, PHONE);

scenario("two fingers zoom the timeline, and one presses a step", async ({ page, show, press, count }) => {
  await show("#game=tic-tac-toe&position=X.O/.../...&algorithm=minimax&step=0");
  await page.waitForFunction(() => document.querySelector(".timeline canvas")?.getAttribute("aria-label"));
  await press("Enlarge the timeline");
  const hand = await fingers(page);
  const [x, y] = await middle(page, ".timeline canvas");
  await hand.press([x, y]);
  const [, step, last] = (await eventually(count, (now) => !now.startsWith("Step 0 "))).replaceAll(",", "").match(/Step (\d+) of (\d+)/).map(Number);
  assert.ok(step > last * 0.4 && step < last * 0.6, `${step} of ${last}`);
  const ticks = () => page.locator(".timeline-labels .tick").allTextContents();
  assert.equal((await ticks())[0], "0");
  await hand.drag([[x - 30, y], [x - 120, y]], [[x + 30, y], [x + 120, y]]);
  const now = await eventually(ticks, ([first]) => first !== "0");
  assert.notEqual(now[0], "0", now.join(" "));
}, PHONE);
