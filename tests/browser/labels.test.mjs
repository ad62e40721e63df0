// What is written at a node is part of what can be pressed: a value, a name.
import assert from "node:assert/strict";
import { host, hosts, quiz } from "./support/host.mjs";
import { marked, open, question } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const hosted = hosts();

/** Presses a text of a picture in its middle, beside the node to which it belongs. */
async function pressText(page, text) {
  const { x, y, width, height } = await text.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

scenario("the name and the value of a node are pressed in a question", async ({ page, url }) => {
  await open(page, url, question());
  await page.waitForSelector(".sketch .l-name");
  await pressText(page, page.locator(".sketch text.l-name", { hasText: /^L3-2$/ }));
  assert.deepEqual(await marked(page), ["L3-2", "L4-3", "L4-4"]);
  await pressText(page, page.locator(".sketch text.l-name", { hasText: /^L4-1$/ }));
  assert.deepEqual(await marked(page), ["L3-2", "L4-1", "L4-3", "L4-4"]);
  // One press, not two.
  await pressText(page, page.locator(".sketch text.value", { hasText: /^8$/ }).first());
  assert.deepEqual(await marked(page), ["L3-2", "L4-3", "L4-4"]);
});

scenario("the name and the value of a node choose it on the page of trees", async ({ page, tree, item }) => {
  await tree(QUIZ, "step=last");
  for (const [text, name] of [["L3-2", "L3-2"], ["L2-1", "L2-1"], ["L4-6", "L4-6"]]) {
    await pressText(page, page.locator(".canvas text.l-name", { hasText: new RegExp(`^${text}$`) }));
    assert.equal(await item(name).getAttribute("aria-selected"), "true", name);
  }
});

hosted("the value of a node is a reply to the question of a scene", host(quiz({ ask: "next" })), async ({ page, ready, press }) => {
  await ready();
  for (let step = 0; step < 5; step += 1) await press("One step forward");
  await page.locator("ply-scope .picture").scrollIntoViewIfNeeded();
  const text = page.locator('ply-scope .node[data-node="8"] text').last();
  await pressText(page, text);
  await page.waitForFunction(() => document.querySelector("ply-scope").answer === "1: L4-2");
});
