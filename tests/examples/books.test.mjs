// Books of the real mdBook and the real Jupyter Book with a search in them, from a folder of files.
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { dist, serve } from "../browser/support/server.mjs";
import { at, examples } from "./support/stage.mjs";
import { copy, python, run } from "./support/tools.mjs";

const example = examples();

/** Steps through the search of a chapter, as its reader and as its page. */
async function read(page, later, folder, chapter) {
  const { url } = later(await serve({ folder, prefix: "/course/" }));
  await page.goto(url + chapter);
  const scope = page.locator("ply-scope");
  await at(scope, 31);
  await scope.getByRole("button", { name: "One step forward" }).click();
  // The book would turn the page.
  await page.keyboard.press("ArrowRight");
  await at(scope, 33);
  assert.match(page.url(), new RegExp(`${chapter}$`));
  await scope.evaluate((element) => element.goTo(16));
  await at(scope, 16);
  assert.equal(await scope.evaluate((element) => element.value), "8");
}

example("mdBook keeps the two lines, and the search works in the book", async ({ page, later }) => {
  const { folder } = later(await copy("mdbook"));
  await cp(dist, join(folder, "src/plyscope"), { recursive: true });
  await run("mdbook", ["build"], folder);
  await read(page, later, join(folder, "book"), "alpha-beta.html");
}, { strict: false });

example("Jupyter Book keeps the two lines, and the search works in the book", async ({ page, later }) => {
  const { folder } = later(await copy("jupyter-book"));
  await cp(dist, join(folder, "extra/plyscope"), { recursive: true });
  await run(python("jupyter-book"), ["build", "."], folder);
  await read(page, later, join(folder, "_build/html"), "alpha-beta.html");
}, { strict: false });
