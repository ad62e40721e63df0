// A page with the pictures that have changed, under target/pictures, to look at what has.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Where it is, with its pictures. */
const FOLDER = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "pictures");

/** Begins a report with nothing in it. */
export async function begin() {
  await rm(FOLDER, { recursive: true, force: true });
}

/** Writes a picture beside the report, and returns its path. */
export async function keep(name, bytes) {
  const path = join(FOLDER, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return path;
}

/**
 * Writes the page, and returns its path. `changed` are the names of pictures of which there are
 * `before`, `after` and `difference`, and `all` those of which there is `after` alone.
 */
export async function finish(changed, all) {
  const image = (name) => `<a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${name}"></a>`;
  const rows = changed.map((name) => `<h2>${name}</h2><p>${["before", "after", "difference"].map((part) => image(`${name}.${part}`)).join("")}</p>`);
  return keep("index.html", `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body { font: 15px system-ui; background: #888 } img { width: 32vw; margin: 2px; vertical-align: top; background: #fff } .all img { width: 19vw }</style>
<h1>${changed.length} changed</h1>${rows.join("\n")}
<h1>All that were kept</h1><p class="all">${all.map((name) => image(`${name}.after`)).join("")}</p></html>`);
}
