// The frame for learning platforms: as TinyMCE, the editor of Moodle and Canvas, keeps it, and as it is
// shown then. The platforms themselves are not tried here.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { serve } from "../browser/support/server.mjs";
import { examples } from "./support/stage.mjs";
import { EXAMPLES } from "./support/tools.mjs";

const example = examples();
const snippet = await readFile(join(EXAMPLES, "lms/snippet.html"), "utf8");
/** The snippet with the address of a site in it, as a lecturer pastes it. */
const pasted = (site) => snippet.replace("../../", site);
const editor = dirname(createRequire(import.meta.url).resolve("tinymce/tinymce.js"));
const headers = { "Access-Control-Allow-Origin": "*" };

/** What the editor keeps of the snippet. */
async function kept(page, later, site) {
  const { url } = later(await serve({
    folder: editor,
    pages: { "/edit.html": '<!doctype html><script src="/tinymce.js"></script><textarea id="text"></textarea>' },
  }));
  await page.goto(`${url}edit.html`);
  return page.evaluate(async (text) => {
    const [editor] = await window.tinymce.init({ selector: "#text", promotion: false, plugins: "code media" });
    editor.setContent(text);
    return editor.getContent();
  }, pasted(site.url));
}

/** Puts content on a page of a course and steps through the search in its frame. */
async function study(page, later, content) {
  const course = later(await serve({ pages: { "/course.html": `<!doctype html><title>Course</title>${content}` } }));
  await page.goto(`${course.url}course.html`);
  const frame = page.frameLocator("iframe");
  const caption = frame.locator(".caption");
  await caption.waitFor();
  const before = await caption.textContent();
  await frame.getByRole("button", { name: "One step forward" }).click();
  await frame.getByText("Step 11 of 34").waitFor();
  assert.notEqual(await caption.textContent(), before);
}

example("TinyMCE keeps the frame, and it works on the page of a course of another origin", async ({ page, later }) => {
  const site = later(await serve({ headers }));
  const content = await kept(page, later, site);
  assert.match(content, /<iframe [^>]*src="http:[^"]*\/embed\.html#tree=[^"]*&amp;step=10"/);
  assert.doesNotMatch(content, /sandbox/);
  await study(page, later, content);
});

example("a platform that keeps frames apart shows the search, too", async ({ page, later }) => {
  const site = later(await serve({ headers }));
  const content = await kept(page, later, site);
  await study(page, later, content.replace("<iframe", '<iframe sandbox="allow-scripts"'));
});

example("the example's own page shows both frames, and drives them from outside", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(`${url}examples/lms/index.html`);
  for (const name of ["plain", "apart"]) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`#${name}`);
    await frame.getByText("Step 10 of 34").waitFor();
    await page.evaluate((name) => document.getElementById(name).contentWindow.postMessage({ plyscope: 1, type: "goTo", step: 24 }, "*"), name);
    await frame.getByText("Step 24 of 34").waitFor();
  }
});
