// What a screen reader is told of every view, beside reviewed texts, and whether all of it can be used at
// 400 %: a window of 1280×1024 has 320×256 pixels then. PLYSCOPE_SPOKEN=renew replaces texts that differ.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { start } from "./pictures/camera.mjs";
import { VIEWS } from "./pictures/views.mjs";
import { LIMIT } from "./support/site.mjs";

const RENEW = process.env.PLYSCOPE_SPOKEN === "renew";

let camera;
before(async () => {
  camera = await start(["en"]);
}, LIMIT);
after(() => camera?.close(), LIMIT);

for (const view of VIEWS) {
  test(`${view.name} is spoken`, LIMIT, async () => {
    await camera.show(view, "en", { width: 1366, height: 650 });
    const told = await camera.page("en").locator("body").ariaSnapshot();
    // Addresses are not read out, and some of them have a random seed; no two searches take the same time.
    const spoken = `${told.replace(/^ *- \/url: .*\n/gm, "").replace(/(< )?\d+ ms/g, "… ms")}\n`;
    const file = new URL(`spoken/${view.name}.yml`, import.meta.url);
    if (RENEW) await writeFile(file, spoken);
    assert.equal(spoken, await readFile(file, "utf8"));
    assert.deepEqual(camera.complaints("en"), []);
  });

  test(`${view.name} needs no sideways scrolling at 400 %`, LIMIT, async () => {
    await camera.show(view, "en", { width: 320, height: 256 });
    const page = camera.page("en");
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= window, `the page is ${wide} pixels wide`);
    assert.deepEqual(await camera.beside("en"), []);
  });
}
