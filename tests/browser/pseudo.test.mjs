// Every view in a language that nobody speaks: English with an accent on every letter, and a third longer.
// Nothing is cut off in it, and what has no accents is in no locale file. `cargo xtask test` makes its
// texts (`xtask/src/pseudo.rs`), which the page fetches here in the place of the Dutch ones.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { start } from "./pictures/camera.mjs";
import { VIEWS } from "./pictures/views.mjs";
import { cutOff, unaccented } from "./pseudo/read.mjs";
import { MORE } from "./pseudo/views.mjs";
import { dist } from "./support/server.mjs";
import { LIMIT } from "./support/site.mjs";

const SIZES = [[1366, 650], [390, 844]];

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const texts = process.env.PLYSCOPE_PSEUDO ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "xtask", "pseudo.txt");

let camera;
before(async () => {
  const [pseudo, dutch] = await Promise.all([texts, join(dist, "locales/nl.txt")].map((file) => readFile(file, "utf8")));
  const key = (table) => table.split("\n", 1)[0];
  assert.equal(key(pseudo), key(dutch), `${texts} is for another site: build the site, and run \`cargo xtask test --only browser\` once`);
  camera = await start(["nl"], { "/locales/nl.txt": pseudo });
}, LIMIT);
after(() => camera?.close(), LIMIT);

for (const view of [...VIEWS, ...MORE]) {
  test(view.name, LIMIT, async () => {
    const faults = [];
    for (const [width, height] of SIZES) {
      await camera.show(view, "nl", { width, height });
      const page = camera.page("nl");
      for (const fault of await camera.beside("nl")) faults.push(`${width}: ${fault}`);
      for (const frame of page.frames()) {
        for (const fault of await frame.evaluate(cutOff)) faults.push(`${width}: ${fault} is cut off`);
        for (const fault of await frame.evaluate(unaccented)) faults.push(`${width}: ${fault} is in no locale file`);
      }
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(camera.complaints("nl"), []);
  });
}

test("what is cut off or not translated is found", LIMIT, async () => {
  await camera.show(VIEWS[0], "nl", { width: 1366, height: 650 });
  const page = camera.page("nl");
  await page.evaluate(() => {
    const add = (style, text) => {
      const part = document.createElement("button");
      part.setAttribute("style", style);
      part.textContent = text;
      document.querySelector("main").append(part);
    };
    add("width: 40px; overflow: hidden; white-space: nowrap", "ƀúŧŧóñ oñé ŧŵó");
    add("width: 40px; white-space: nowrap", "ŵíđé ƀúŧŧóñ ŧŵó");
    add("min-height: 0; height: 10px; padding: 0; overflow: hidden; display: block", "ĥíĝĥ ƀúŧŧóñ");
    add("", "Hard-wired");
  });
  const [cut, plain] = [await page.evaluate(cutOff), await page.evaluate(unaccented)];
  assert.deepEqual(cut.map((text) => text.slice(0, 7)), ["“ƀúŧŧóñ", "“ŵíđé ƀ", "“ĥíĝĥ ƀ"]);
  assert.deepEqual(plain, ["“Hard-wired”"]);
});
