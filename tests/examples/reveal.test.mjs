// A search on slides of the real reveal.js: the keys that show fragments drive it.
import assert from "node:assert/strict";
import { serve, strictPolicy } from "../browser/support/server.mjs";
import { at, examples } from "./support/stage.mjs";

const example = examples();
const SLIDES = "examples/reveal/slides.html";

/** The slides' own sizes are styles of their elements, which a policy forbids; all else comes under it. */
const headers = { "Content-Security-Policy": `${strictPolicy}; style-src 'self' 'unsafe-inline'` };

example("on slides each fragment goes to its step, forwards and backwards", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(url + SLIDES);
  await page.waitForSelector(".reveal.ready");
  await page.keyboard.press("ArrowRight");
  const scope = page.locator("section.present ply-scope");
  await at(scope, 11);
  for (const [key, step] of [["ArrowRight", 16], ["ArrowRight", 31], ["ArrowLeft", 16], ["ArrowRight", 31], ["ArrowRight", 34]]) {
    await page.keyboard.press(key);
    await at(scope, step);
  }
  // The fragments are over: the next slide comes, and from it the way leads back to the last step.
  await page.keyboard.press("ArrowRight");
  const own = page.locator("section.present ply-scope");
  await at(own, 0);
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  // With the keyboard in a search, its keys are its own.
  await own.getByRole("button", { name: "One step forward" }).click();
  await page.keyboard.press("ArrowRight");
  await at(own, 2);
  assert.equal(await page.locator("section.present h2").textContent(), "Your turn");
  await own.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowLeft");
  await at(page.locator("section.present ply-scope"), 34);
  await page.keyboard.press("ArrowLeft");
  await at(page.locator("section.present ply-scope"), 31);
});

example("a jump into a slide, and the overview, leave the search where the fragments are", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(`${url}${SLIDES}#/1/0/1`);
  const scope = page.locator("section.present ply-scope");
  await at(scope, 31);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".reveal.overview");
  await page.keyboard.press("Escape");
  await at(scope, 31);
});

example("on paper every fragment is a picture of its step", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(`${url}${SLIDES}?print-pdf`);
  await page.waitForSelector(".pdf-page ply-scope");
  const steps = () => [...document.querySelectorAll(".pdf-page ply-scope")].map((element) => element.step);
  await page.evaluate(() => Promise.all([...document.querySelectorAll(".pdf-page ply-scope")].map((element) => element.load())));
  assert.deepEqual(await page.evaluate(steps), [11, 16, 31, 34, 0]);
});
