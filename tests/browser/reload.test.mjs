// What is loaded again is what was left, however shortly before it was changed.
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

const pages = [
  ["trees", `#tree=${encodeURIComponent(QUIZ)}&step=3`],
  ["backtracking", "backtracking.html#puzzle=queens&size=6&step=3"],
  ["coroutines", "coroutines.html#labels=2+1+3&step=3"],
];

/** Goes one step forward and reloads in the same breath. */
const stepAndReload = (page) =>
  page.evaluate(() => {
    document.querySelector(".transport [aria-label='One step forward']").click();
    location.reload();
  });

const shows = (frame, count) =>
  frame.waitForFunction((count) => document.querySelector(".count")?.textContent.startsWith(count), count);

for (const [name, link] of pages) {
  scenario(`${name}: a change just before a reload is kept`, async ({ page, show }) => {
    await show(link);
    await Promise.all([page.waitForEvent("load"), stepAndReload(page)]);
    await shows(page, "Step 4 of");
    assert.match(page.url(), /step=4$/);
  });

  scenario(`${name}: so is one whose address is written while the reload is under way`, async ({ page, show }) => {
    await show(link);
    await page.route("**/*", async (route) => {
      const written = () => page.url().endsWith("step=4");
      while (route.request().isNavigationRequest() && !written()) await setTimeout(20);
      await route.continue();
    });
    await Promise.all([page.waitForEvent("load"), stepAndReload(page)]);
    await shows(page, "Step 4 of");
    assert.match(page.url(), /step=4$/);
  });

  scenario(`${name}: a link is followed, whatever was left in this tab`, async ({ page, show, press, count }) => {
    await show(link);
    await press("One step forward");
    await show(link);
    assert.match(await count(), /^Step 3 of/);
  });
}

scenario("pages within a page keep apart", async ({ page, show }) => {
  await show(pages[2][1]);
  const frames = await page.evaluate(async () => {
    const open = async (labels) => {
      const frame = document.createElement("iframe");
      frame.src = `coroutines.html#labels=${labels}&step=1`;
      document.body.append(frame);
      await new Promise((done) => (frame.onload = done));
    };
    await open("1");
    await open("2+1");
    return document.querySelectorAll("iframe").length;
  });
  assert.equal(frames, 2);
  const [, one, two] = page.frames();
  const labels = async () => [await one.inputValue("#labels"), await two.inputValue("#labels")];
  await shows(one, "Step 1 of");
  await shows(two, "Step 1 of");
  const before = await labels();
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll("iframe")];
    const loaded = frames.map((frame) => new Promise((done) => (frame.onload = done)));
    for (const frame of frames) frame.contentWindow.location.reload();
    await Promise.all(loaded);
  });
  await shows(one, "Step 1 of");
  await shows(two, "Step 1 of");
  assert.deepEqual(await labels(), before);
});
