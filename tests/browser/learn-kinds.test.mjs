// The page for learning: whose bound it is, which search it was, building a tree, finding the mistake.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { check, keys, node, open, PAGE, result } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };
const answer = (page) => page.inputValue("#answer");
const about = (kind, tree = QUIZ) => `${PAGE}#question=${kind}&feedback=full&tree=${encodeURIComponent(tree)}`;
const button = (page, name) => page.locator(".doing").getByRole("button", { name });
const thoughts = (page) => page.locator(".thought").evaluateAll((all) => all.map((thought) => thought.dataset.thought));

scenario("the node that set a bound is pressed in the tree, or chosen", async ({ page, url }) => {
  await open(page, url, about("whose-bound"));
  await page.waitForSelector(".stops");
  assert.match(await page.textContent(".stops p"), /cuts at L3-2: MAX has 20 there/);
  await node(page, "L4-3").click({ force: true });
  assert.equal(await answer(page), "", "a leaf sets no bound");
  await node(page, "L2-1").click();
  assert.equal(await answer(page), "1: L2-1");
  await button(page, "Next stop").click();
  assert.match(await page.textContent(".stops p"), /cuts at L2-2: MIN has 4 there/);
  await button(page, "L2-2").click();
  await check(page);
  assert.equal((await result(page)).heading, "1 of 2 right, 1 wrong");
  await button(page, "L1-1").click();
  await check(page);
  assert.deepEqual(await result(page), { heading: "All right!", pieces: {} });
});

scenario("by keys alone a bound is found", async ({ page, url }) => {
  await open(page, url, about("whose-bound", "(6 7) (((5 9) 8) 4)"));
  await node(page, "L1-1").focus();
  await keys(page, "ArrowDown", "ArrowRight", "ArrowDown", "Enter");
  assert.equal(await answer(page), "1: L3-3");
  await keys(page, "c");
  await result(page);
  assert.deepEqual(await thoughts(page), ["node-above"]);
  await node(page, "L3-3").focus();
  await keys(page, "Home", "Enter", "c");
  await page.locator(".result.full").waitFor();
});

scenario("a search is recognised by what it visited", async ({ page, url }) => {
  await open(page, url, `${about("which-search")}&bug=one-higher`);
  await page.waitForSelector(".doing");
  assert.match(await page.textContent(".task h2"), /in this order: L4-1, L4-2, L4-3, /);
  assert.match(await node(page, "L4-3").getAttribute("aria-label"), /leaf number 3 of the search/);
  assert.match(await node(page, "L4-4").getAttribute("aria-label"), /pruned/);
  assert.ok((await page.locator(".doing button").count()) >= 3);
  await button(page, /minimax/).click();
  await check(page);
  const { pieces } = await result(page);
  assert.deepEqual(Object.values(pieces), ["wrong"]);
  assert.match(await page.textContent(".finding .why"), /^Leaf number 4 would be L4-4 there/);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.fill("#answer", await page.textContent(".key code"));
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("a tree is built by pressing its leaves, and any right one counts", async ({ page, url }) => {
  await open(page, url, about("build"));
  await page.waitForSelector("[role=treeitem]");
  assert.match(await page.textContent(".task h2"), /exactly these nodes: L3-4 L4-4 L4-7\.\.8\./);
  assert.equal(await page.locator(".sketch .node.leaf text.value").count(), 0, "no solution is shown");
  assert.match(await node(page, "L4-4").getAttribute("aria-label"), /to be pruned/);
  await node(page, "L3-1").click({ force: true });
  assert.equal(await answer(page), "", "only leaves have values");
  await node(page, "L4-1").click();
  assert.equal(await answer(page), "L4-1=");
  await page.keyboard.press("End");
  await page.keyboard.type("1 1 0");
  assert.match(await node(page, "L4-3").getAttribute("aria-label"), /, 0$/);
  await check(page);
  await page.waitForSelector(".result");
  await page.fill("#answer", "1 1 0 5 9 9 9 9");
  await check(page);
  assert.match(await page.locator(".finding").filter({ hasText: "L4-4" }).textContent(), /is visited/);
  await page.fill("#answer", "1 1 9 L4-5=0 0");
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("a tree is put in order by pressing its nodes, and any right order counts", async ({ page, url }) => {
  await open(page, url, about("build-order"));
  await page.waitForSelector("[role=treeitem]");
  assert.match(await page.textContent(".task h2"), /exactly these nodes: L3-3 L4-3 L4-5\.\.6\./);
  const shown = () => page.locator("[role=treeitem][aria-level='4']").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));
  const label = (name) => node(page, name).getAttribute("aria-label");
  assert.match((await shown()).join(" "), /worth 8.*worth 5.*worth 3.*worth 20.*worth 15.*worth 6.*worth 4.*worth 2/);
  assert.match(await label("L4-3"), /worth 3, to be pruned$/);
  assert.doesNotMatch(await label("L4-4"), /to be pruned/);
  await node(page, "L4-4").click();
  assert.equal(await answer(page), "L3-2: 2 1");
  assert.match((await shown())[2], /^L4-4, leaf, worth 20/, "a node keeps its name where it goes");
  await check(page);
  assert.equal((await result(page)).heading, "1 of 4 right, 3 missing");
  assert.match(await page.locator(".finding").filter({ hasText: "L3-3" }).first().textContent(), /L3-3 is visited/);
  assert.match(await label("L3-3"), /to be pruned, missed$/, "marked where it is");
  // By keys, from the root: down, down, and right to L3-4, which goes before its sibling.
  await node(page, "L1-1").focus();
  await keys(page, "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  assert.equal(await answer(page), "L2-2: 2 1; L3-2: 2 1");
  await node(page, "L3-4").and(page.locator(":focus")).waitFor();
  await keys(page, "c");
  await page.locator(".result.full").waitFor();
  // Typed, as a whole tree.
  await page.fill("#answer", "((5 8) (20 3)) ((4 2) (6 15))");
  assert.match((await shown())[0], /^L4-2, leaf, worth 5/);
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("the wrong step of a worked search is pressed", async ({ page, url }) => {
  await open(page, url, `${about("find-mistake")}&mistake=8`);
  await page.waitForSelector(".numbered");
  const steps = page.locator(".numbered button");
  assert.equal(await steps.nth(7).textContent(), "8. L4-4 returns 3: MAX at L3-2 has 20, window [20, 8].");
  await steps.nth(4).click();
  assert.equal(await answer(page), "5");
  await check(page);
  await page.waitForSelector(".result");
  assert.match(await page.textContent(".finding .why"), /^Step 5 is right, and so are all steps before it/);
  await steps.nth(7).focus();
  await keys(page, "Enter", "c");
  await page.locator(".result.full").waitFor();
  assert.match(await page.textContent(".result"), /The window is closed, so the search cuts\./);
});

scenario("they are accessible, on a phone and in the other languages", async ({ page, url }) => {
  await page.setViewportSize(PHONE);
  for (const kind of ["whose-bound", "which-search", "build", "build-order", "find-mistake"]) {
    await open(page, url, about(kind));
    for (const lang of ["nl", "zh-Hans"]) {
      await page.selectOption(".language", lang);
      await page.locator(`html[lang=${lang}]`).waitFor();
      assert.deepEqual(await faults(page), [], `${kind}, ${lang}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${kind}, ${lang}: ${wide} pixels too wide`);
    }
  }
});

for (const viewport of [{ width: 1366, height: 650 }, { width: 1366, height: 768 }, { width: 1440, height: 900 }]) {
  scenario(
    `a laptop of ${viewport.width} × ${viewport.height} shows all of the tree that is asked about, and it can be read`,
    async ({ page, url }) => {
      for (const kind of ["next", "whose-bound", "find-mistake", "which-search", "perform", "pruned"]) {
        await open(page, url, `${PAGE}#practice=${kind}&level=4&seed=77`);
        await page.waitForSelector(".sketch .l-name");
        const { hidden, lying, least } = await page.evaluate(() => {
          const place = document.querySelector(".sketch").getBoundingClientRect();
          const picture = document.querySelector(".sketch .picture");
          const scale = picture.getScreenCTM().a;
          const bottom = Math.min(place.bottom, innerHeight);
          const texts = [...picture.querySelectorAll("text")].map((text) => {
            const { left, right, top, height } = text.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(text).fontSize) * scale;
            const middle = top + height / 2;
            return { says: text.textContent, size, left, right, top: middle - size * 0.37, bottom: middle + size * 0.37 };
          });
          const nodes = [...picture.querySelectorAll(".node .body")].map((body) => body.getBoundingClientRect());
          const isHidden = (part) => part.top < place.top || part.bottom > bottom;
          const lies = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          return {
            hidden: [...nodes, ...texts].filter(isHidden).length,
            lying: texts.flatMap((one, place) => texts.slice(place + 1).filter((other) => lies(one, other)).map((other) => `${one.says} on ${other.says}`)),
            least: Math.min(...texts.map(({ size }) => size)),
          };
        });
        assert.equal(hidden, 0, kind);
        assert.deepEqual(lying, [], kind);
        assert.ok(least >= 10, `${kind}: ${least} pixels`);
      }
    },
    { viewport },
  );
}
