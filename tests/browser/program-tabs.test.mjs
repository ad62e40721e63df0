// A program in several tabs, and in place of another one: nothing that was written is lost.
import assert from "node:assert/strict";
import { language, scenarios, show, write } from "./support/program.mjs";

const scenario = scenarios();
const EXERCISE = "#exercise=alpha-beta&language=python";

/** The names under which programs are kept. */
const KEPT = "plyscope.program.python";
const KEPT_EXERCISE = "plyscope.program.exercise.alpha-beta.python";

/** Longer than the page takes to keep what was changed, in milliseconds. */
const SETTLED = 600;

const value = (page) => page.inputValue(".code-editor textarea");
const shows = (page, text) => page.waitForFunction((text) => document.querySelector(".code-editor textarea").value === text, text);
const back = (page) => page.getByRole("button", { name: "Bring my program back" });
const kept = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);
const isKept = (page, name, text) => page.waitForFunction(([name, text]) => localStorage.getItem(name) === text, [name, text]);

/** Keeps a program as a tab of which this page has heard nothing: its own changes are not reported to it. */
const keepUnheard = (page, name, text) => page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text]);

const fromLink = (page) => page.locator(".from-link").count();

async function example(page, title) {
  await page.getByRole("button", { name: "Examples" }).click();
  await page.locator(".gallery .card", { hasText: title }).first().click();
}

async function reload(page) {
  await page.reload();
  await page.waitForSelector(".cm-content");
}

scenario("an old tab of an exercise follows a newer one, and keeps nothing of its own", async ({ page, url }) => {
  await show(page, url, EXERCISE);
  const newer = await page.context().newPage();
  await show(newer, url, EXERCISE);
  await write(newer, "# an hour\n");
  await isKept(newer, KEPT_EXERCISE, "# an hour\n");
  await newer.close();
  await shows(page, "# an hour\n");
  await page.locator(".cm-content", { hasText: "an hour" }).waitFor();
  await keepUnheard(page, KEPT_EXERCISE, "# another hour\n");
  await show(page, url, EXERCISE);
  assert.equal(await value(page), "# another hour\n");
});

scenario("what was written in another tab meanwhile is brought back", async ({ page, url }) => {
  await show(page, url, EXERCISE);
  await write(page, "# first\n");
  await isKept(page, KEPT_EXERCISE, "# first\n");
  await keepUnheard(page, KEPT_EXERCISE, "# other\n");
  await write(page, "# second\n");
  await isKept(page, KEPT_EXERCISE, "# second\n");
  await reload(page);
  assert.equal(await value(page), "# second\n");
  await back(page).click();
  await shows(page, "# other\n");
  await page.waitForFunction(() => document.activeElement.className === "codemirror");
  await back(page).click();
  await shows(page, "# second\n");
});

scenario("an example leaves one's own program until it is edited", async ({ page, url }) => {
  await show(page, url);
  await write(page, "# mine\n");
  await example(page, "Alpha-beta with a mistake");
  await page.waitForFunction(() => document.querySelector(".code-editor textarea").value.includes("def search"));
  const shown = await value(page);
  await page.goBack();
  await shows(page, "# mine\n");
  assert.equal(await fromLink(page), 0, "it is one's own");
  await example(page, "Alpha-beta with a mistake");
  await shows(page, shown);
  await reload(page);
  assert.equal(await value(page), shown);
  assert.equal(await fromLink(page), 0, "it is an example");
  await show(page, url);
  assert.equal(await value(page), "# mine\n");
  await example(page, "Alpha-beta with a mistake");
  await shows(page, shown);
  await write(page, "# edited\n");
  await isKept(page, KEPT, "# edited\n");
  await show(page, url);
  assert.equal(await value(page), "# edited\n");
  await back(page).click();
  await shows(page, "# mine\n");
});

scenario("an example that is opened from an exercise takes the place of no program", async ({ page, url }) => {
  await show(page, url, EXERCISE);
  await write(page, "# mine\n");
  await example(page, "Alpha-beta with a mistake");
  await page.waitForSelector(".exercise", { state: "detached" });
  await page.waitForTimeout(SETTLED);
  assert.equal(await kept(page, KEPT), null);
  assert.equal(await kept(page, KEPT_EXERCISE), "# mine\n");
  await page.goBack();
  await page.waitForSelector(".exercise");
  await shows(page, "# mine\n");
});

scenario("a file with Windows line ends can be taken back, and a link with them is one", async ({ page, url }) => {
  await show(page, url);
  await write(page, "# mine\n");
  await page.setInputFiles("#program-file", { name: "mine.py", mimeType: "text/x-python", buffer: Buffer.from("x = 1\r\ny = 2\r\n") });
  await isKept(page, KEPT, "x = 1\ny = 2\n");
  await back(page).click();
  await isKept(page, KEPT, "# mine\n");
  await page.evaluate((hash) => (location.hash = hash), "#language=python&program=x+%3D+1%0D%0Ay+%3D+2");
  await page.waitForSelector(".from-link");
  await page.waitForTimeout(SETTLED);
  assert.equal(await fromLink(page), 1, "nobody has edited it");
  assert.equal(await kept(page, KEPT), "# mine\n");
});

scenario("undoing leads to no other program", async ({ page, url }) => {
  await show(page, url);
  await write(page, "# mine\n");
  await language(page, "javascript");
  await page.locator(".cm-content", { hasText: "Math.max" }).waitFor();
  const begun = await value(page);
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+z");
  await page.waitForTimeout(SETTLED);
  assert.equal(await value(page), begun);
  await write(page, "// mine too\n");
  await page.keyboard.press("Control+z");
  await shows(page, begun);
  await language(page, "python");
  await shows(page, "# mine\n");
});

scenario("what was typed last is kept when another address is opened", async ({ page, url }) => {
  await show(page, url);
  await page.evaluate((text) => {
    const box = document.querySelector(".code-editor textarea");
    box.value = text;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    location.hash = "#language=javascript";
  }, "# typed last\n");
  await page.waitForFunction(() => document.querySelector("#program-language").value === "javascript");
  await language(page, "python");
  await shows(page, "# typed last\n");
});

scenario("a very long program is there again", async ({ page, url }) => {
  await show(page, url);
  const long = "# é\n".repeat(45_000);
  await keepUnheard(page, KEPT, long);
  await show(page, url);
  assert.equal((await value(page)).length, long.length);
  await show(page, url);
  assert.equal((await value(page)).length, long.length);
});
