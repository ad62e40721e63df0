// Large trees go to the worker, and the page goes on.
import assert from "node:assert/strict";
import { replace } from "./support/browser.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

/** A tree of four layers and some 160,000 nodes. */
const large = Array.from({ length: 20 }, (_, a) => `(${Array.from({ length: 20 }, (_, b) => `(${Array.from({ length: 400 }, (_, c) => (a * 31 + b * 17 + c * 7) % 100).join(" ")})`).join(" ")})`).join(" ");

scenario("a large tree is searched and travelled", async ({ page, tree, count, summary, scrub }) => {
  await tree("1 2");
  await page.fill("#tree-text", large);
  await page.waitForFunction(() => document.querySelector(".count").textContent.includes(","), null, { timeout: 60_000 });
  const last = Number((await count()).split("of ")[1].replaceAll(",", ""));
  for (const step of [last, Math.floor(last / 2), 17]) {
    await scrub(step);
    assert.equal(await count(), `Step ${step.toLocaleString("en")} of ${last.toLocaleString("en")}`);
  }
  assert.match(await summary(), /visited/);
  const drawn = await page.locator("[role=treeitem]").count();
  assert.ok(drawn < 3_000, `${drawn} nodes are drawn`);
});

scenario("a search that is no longer wanted can be cancelled", async ({ page, tree, count, text }) => {
  await tree("1 2");
  await page.evaluate((text) => {
    const field = document.querySelector("#tree-text");
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // Pressed in the same moment, before the worker can have an answer.
    return new Promise((done) => requestAnimationFrame(done)).then(() => document.querySelector(".busy button").click());
  }, large);
  await page.getByText("The search was cancelled").waitFor();
  assert.equal(await count(), "Step 0 of 8", "the picture is the old one");
  assert.equal(await text(), large, "the text is the new one");
});

for (const file of ["search-worker.js", "worker.js", "worker_bg.wasm"]) {
  scenario(`without ${file} there is no search, which is told, and tried again`, async ({ page, show, press }) => {
    // What some servers send in place of a file that is missing, under the type of that file.
    const contentType = file.endsWith(".js") ? "text/javascript" : "application/wasm";
    const restore = await replace(page, `**/${file}`, (route) => route.fulfill({ contentType, body: "<!doctype html>" }));
    await show("#game=tic-tac-toe&step=0");
    await page.getByText("part of the program was not loaded").waitFor();
    assert.equal(await page.locator(".busy").count(), 0);
    await press("Try again");
    await page.getByText("part of the program was not loaded").waitFor();
    restore();
    await press("Try again");
    await page.waitForFunction(() => /^Step 0 of [\d,]{5,}$/.test(document.querySelector(".count").textContent));
    assert.equal(await page.textContent(".notices"), "");
  });
}
