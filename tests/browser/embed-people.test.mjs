// Embedded lessons and questions on a computer that several students share: the next one begins anew, and
// the tree beside a question keeps its size.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { host, hosts, scope } from "./support/host.mjs";
import { KEY } from "./support/learn.mjs";
import { QUIZ } from "./support/plyscope.mjs";

const hosted = hosts();
const ANEW = "Begin anew as another person";

const LESSON = `---
title: Three questions
seed: own
---

\`\`\`question
id: one
tree: ${QUIZ}
points: 4
\`\`\`

\`\`\`question
question: pruned
level: 1
\`\`\`

\`\`\`scene
tree: ${QUIZ}
ask: cuts
points: 6
\`\`\`
`;

/** The button of a name in a frame. */
const button = (inner, name) => inner.getByRole("button", { name, exact: true });

/** Goes to the first cut of the scene, and replies if nothing was replied before; returns whether it was asked. */
async function replied(inner) {
  const forward = button(inner.locator("ply-scope"), "One step forward");
  for (let step = 0; step < 5; step += 1) await forward.click();
  const reply = button(inner.locator(".asking"), "there is no cut");
  await inner.locator("ply-scope .caption").waitFor();
  if ((await reply.count()) === 0) return false;
  await reply.click();
  return true;
}

/** Answers the first question of the lesson, and comes back to it. */
async function answer(inner, text) {
  await inner.locator(".asking-way a.button").first().click();
  await inner.locator("#answer").fill(text);
  await inner.locator(".check").click();
  await inner.locator(".result").waitFor();
  await inner.locator(".trail a").first().click();
  await inner.locator(".results").waitFor();
}

/** A question of which another like it can be dealt. */
const FRESH = `---
title: Another like it
---

\`\`\`question
tree: ${QUIZ}
points: 4
again: fresh
\`\`\`
`;

/** Has the answer to a question shown, takes another like it, and answers that. */
async function answerAnother(inner, text) {
  await inner.locator("#answer").fill("L3-1");
  await inner.locator(".check").click();
  await button(inner, "Show the answer").click();
  await button(inner, "Another like it").click();
  await inner.locator("#answer").fill(text);
  await inner.locator(".check").click();
  await inner.locator(".result").waitFor();
}

hosted("another person begins a lesson anew, after the results of the first one were saved", {
  "/host.html": host(scope({ src: "week.md" })),
  "/week.md": LESSON,
}, async ({ page, listenAnew, heard }) => {
  await listenAnew("ready", "answer");
  const inner = page.frameLocator("ply-scope iframe");
  const earned = () => inner.locator(".results > p").first().textContent();
  await inner.locator(".results").waitFor();
  assert.equal(await button(inner, ANEW).count(), 0, "nobody was here");
  const seed = await inner.locator(".lesson > .quiet-text").first().textContent();
  await answer(inner, KEY);
  assert.ok(await replied(inner));
  await inner.locator(".results > p", { hasText: " 5 of 11" }).waitFor();
  await inner.locator("#student").fill("First");
  // It is asked first, and everything is kept.
  await button(inner, ANEW).click();
  await inner.getByText("Save the results first").waitFor();
  await button(inner, "No, keep them").click();
  assert.match(await earned(), / 5 of 11/);
  await button(inner, ANEW).click();
  const [saved] = await Promise.all([page.waitForEvent("download"), inner.locator(".erase").getByRole("button", { name: "Save the results to hand them in" }).click()]);
  const results = JSON.parse(await readFile(await saved.path(), "utf8"));
  assert.match(JSON.stringify(results), /"First"/);
  await button(inner, "Yes, begin anew").click();
  await page.waitForFunction(() => window.heard.filter(([type]) => type === "ready").length === 2);
  const { points } = (await heard()).at(-1)[1];
  assert.equal(points, 0, "the page around learns of it");
  await inner.locator(".results > p", { hasText: " 0 of 11" }).waitFor();
  assert.equal(await inner.locator("#student").inputValue(), "");
  assert.equal(await button(inner, ANEW).count(), 0, "there is nothing to erase");
  assert.notEqual(await inner.locator(".lesson > .quiet-text").first().textContent(), seed, "another person has another seed");
  assert.ok(await replied(inner), "the scene asks again");
  await inner.locator(".results > p", { hasText: " 1 of 11" }).waitFor();
  await inner.locator(".asking-way a.button").first().click();
  assert.equal(await inner.locator("#answer").inputValue(), "");
  // Nothing comes back.
  await page.reload();
  await inner.locator(".results").waitFor();
  assert.match(await earned(), / 1 of 11/);
  // The file of the second one has no answer of the first.
  await answer(inner, "L3-4");
  await inner.locator("#student").fill("Second");
  const [second] = await Promise.all([page.waitForEvent("download"), inner.locator(".results .choices button").click()]);
  const text = await readFile(await second.path(), "utf8");
  assert.ok(text.includes('"L3-4"') && !text.includes(KEY) && !text.includes("First"), text);
});

hosted("another person answers a single question anew", host(scope({ question: "pruned", tree: QUIZ, points: "4" })), async ({ page, listen, heard }) => {
  await listen("ready", "answer");
  const inner = page.frameLocator("ply-scope iframe");
  await inner.locator("#answer").fill(KEY);
  assert.equal(await button(inner, ANEW).count(), 0);
  await inner.locator(".check").click();
  await button(inner, ANEW).click();
  await button(inner, "Yes, begin anew").click();
  await page.waitForFunction(() => window.heard.at(-1)[0] === "ready");
  assert.equal((await heard()).at(-1)[1].points, 0);
  assert.equal(await inner.locator("#answer").inputValue(), "");
  assert.equal(await inner.locator(".result").count(), 0);
  await page.reload();
  await inner.locator("#answer").waitFor();
  assert.equal(await inner.locator("#answer").inputValue(), "");
});

hosted("another person begins a single question with the first tree", host(scope({ question: "pruned", tree: QUIZ, points: "4" })), async ({ page }) => {
  const inner = page.frameLocator("ply-scope iframe");
  await answerAnother(inner, "L3-4");
  await button(inner, ANEW).click();
  await button(inner, "Yes, begin anew").click();
  await inner.locator(".result").waitFor({ state: "detached" });
  // Nor does the other one come back.
  await page.reload();
  await inner.locator("#answer").fill(KEY);
  await inner.locator(".check").click();
  assert.match(await inner.locator(".result h2").textContent(), /^All right!/);
});

hosted("another person gets no answer to a tree that both were dealt", {
  "/host.html": host(scope({ src: "week.md" })),
  "/week.md": FRESH,
}, async ({ page }) => {
  const inner = page.frameLocator("ply-scope iframe");
  for (const text of ["L3-4", "L3-2"]) {
    await inner.locator(".asking-way a.button").first().click();
    await answerAnother(inner, text);
    await inner.locator(".trail a").first().click();
    await inner.locator(".results").waitFor();
    if (text === "L3-2") break;
    await button(inner, ANEW).click();
    await button(inner, "Yes, begin anew").click();
    await button(inner, "Yes, begin anew").waitFor({ state: "detached" });
  }
  await inner.locator("#student").fill("Second");
  const [saved] = await Promise.all([page.waitForEvent("download"), inner.locator(".results .choices button").click()]);
  const file = await readFile(await saved.path(), "utf8");
  assert.ok(file.includes('"L3-2"') && !file.includes('"L3-4"'), file);
});

hosted("a tree keeps its size while the answer beside it grows", host(scope({ question: "pruned", tree: QUIZ })), async ({ page }) => {
  const inner = page.frameLocator("ply-scope iframe");
  const size = () => inner.locator(".sketch .picture").evaluate((picture) => {
    const { top, width, height } = picture.getBoundingClientRect();
    const first = picture.querySelector("[role=treeitem]").getBoundingClientRect();
    return [top, width, height, first.top, first.width].map(Math.round);
  });
  await inner.locator("#answer").fill("L3-1");
  const before = await size();
  for (const name of ["Check", "Show the answer", "Hint"]) {
    await button(inner, name).click();
    await page.waitForTimeout(300);
    assert.deepEqual(await size(), before, name);
  }
  assert.ok(await inner.locator(".key").isVisible());
});
