// Comparing pictures finds what people would miss, and nothing else.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./pictures/camera.mjs";
import { compare, decode, halve } from "./pictures/compare.mjs";
import { encodeReduced } from "./pictures/reduce.mjs";
import { VIEWS } from "./pictures/views.mjs";
import { LIMIT } from "./support/site.mjs";

const SHOWN = VIEWS.find(({ name }) => name === "tree-cut");

/** The L-names, values and windows in the picture. */
const LABELS = ".canvas .picture g[aria-hidden] text";

let camera;
before(async () => {
  camera = await start(["en", "zh"]);
}, LIMIT);
after(() => camera?.close(), LIMIT);

const half = async (scheme) => halve(decode(await camera.take("en", scheme)));

/** Some of them: of each kind of node, what stands beside it, and in it. */
const SOME = ["L1-1", "L2-2", "L3-2", "L4-4", "L4-8", "≥ 20", "[20, 8]", "15"];

for (const [width, height, scheme] of [[1440, 900, "dark"], [1024, 768, "light"], [390, 844, "light"]]) {
  test(`a label that is gone or has moved is noticed at ${width} × ${height} in ${scheme} colours`, LIMIT, async () => {
    await camera.show(SHOWN, "en", { width, height });
    const stored = decode(encodeReduced(await half(scheme)));
    const labels = camera.page("en").locator(LABELS);
    const texts = await labels.allTextContents();
    assert.ok(texts.length >= 25, `${texts.length} labels`);
    const unnoticed = [];
    for (const text of SOME) {
      const label = labels.nth(texts.indexOf(text));
      for (const style of ["visibility: hidden", "translate: 6px 0"]) {
        await label.evaluate((text, style) => text.setAttribute("style", style), style);
        const { same, densest } = compare(stored, await half(scheme));
        if (same) unnoticed.push(`${text}: ${style}, ${densest} pixels`);
      }
      await label.evaluate((text) => text.removeAttribute("style"));
    }
    assert.deepEqual(unnoticed, []);
    assert.ok(compare(stored, await half(scheme)).same, "everything is where it was");
  });
}

test("letters that are drawn a little thinner, paler or fatter are the same", LIMIT, async () => {
  await camera.show(SHOWN, "en", { width: 1366, height: 650 });
  for (const scheme of ["light", "dark"]) {
    const stored = decode(encodeReduced(await half(scheme)));
    for (const style of ["opacity: 0.94", "-webkit-text-stroke-width: 0.05px", "filter: contrast(0.95)"]) {
      await camera.page("en").evaluate((style) => document.body.setAttribute("style", style), style);
      const { same, densest, share } = compare(stored, await half(scheme));
      assert.ok(same, `${style}: ${densest} pixels in one place, ${share}`);
    }
    await camera.page("en").evaluate(() => document.body.removeAttribute("style"));
  }
});

test("what is stored of a picture is the same as the picture", LIMIT, async () => {
  for (const name of ["tree-timeline", "game-path-chess", "backtracking-sudoku"]) {
    await camera.show(VIEWS.find((view) => view.name === name), "en", { width: 1024, height: 768 });
    for (const scheme of ["light", "dark"]) {
      const picture = await half(scheme);
      assert.equal(compare(decode(encodeReduced(picture)), picture).densest, 0, `${name} in ${scheme} colours`);
    }
  }
});

test("every letter comes from the fonts of the pictures, and none from the machine", LIMIT, async () => {
  const page = camera.page("zh");
  const session = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"]) await session.send(`${domain}.enable`);
  for (const name of ["game-match", "backtracking-sudoku", "coroutines", "learn-answer"]) {
    await camera.show(VIEWS.find((view) => view.name === name), "zh", { width: 1440, height: 900 });
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "#page *, main *" });
    assert.ok(nodeIds.length > 100, `${nodeIds.length} elements`);
    const used = new Set();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) used.add(familyName);
    }
    assert.deepEqual([...used], [], name);
  }
});
