// Draws the full tree of tic-tac-toe (549,946 nodes) in turns with d3-hierarchy, in one Chromium.
//
// PLYSCOPE_BENCH is the folder of the crate plyscope-bench, as built for the browser:
//
//   cargo build --release --target wasm32-unknown-unknown --package plyscope-bench --lib
//   wasm-bindgen --target web --out-dir target/bench-web \
//     target/wasm32-unknown-unknown/release/plyscope_bench.wasm
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const ours = process.env.PLYSCOPE_BENCH ?? join(root, "target/bench-web");
const theirs = join(root, "tests/node_modules/d3-hierarchy/dist");

/** How much of d3's time is allowed. */
const BUDGET = 0.1;

/** Runs in the page: prepares the tree for both, and leaves `plyscope` and `d3`, which draw it. */
async function prepare([ours, theirs]) {
  const { default: init, Bench } = await import(`${ours}plyscope_bench.js`);
  const { hierarchy, tree } = await import(`${theirs}d3-hierarchy.mjs`);
  await init();
  const bench = new Bench();
  window.plyscope = () => bench.layout();

  const counts = bench.child_counts();
  const nodes = Array.from(counts, () => ({}));
  let next = 1;
  counts.forEach((count, node) => {
    if (count) nodes[node].children = nodes.slice(next, (next += count));
  });
  const top = hierarchy(nodes[0]);
  const layout = tree()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.25));
  window.d3 = () => layout(top);
  window.d3.width = () => {
    let [low, high] = [0, 0];
    top.each(({ x }) => ([low, high] = [Math.min(low, x), Math.max(high, x)]));
    return high - low;
  };
}

/** Runs in the page: milliseconds. */
function time(who) {
  const start = performance.now();
  window[who]();
  return performance.now() - start;
}

if (!existsSync(join(ours, "plyscope_bench.js"))) {
  throw new Error(`There is nothing to measure in ${ours}: see the top of ${import.meta.url}.`);
}
const headers = { "Access-Control-Allow-Origin": "*" };
const pages = { "/": "<!doctype html><title>Bench</title>" };
const servers = await Promise.all([ours, theirs].map((folder) => serve({ folder, headers, pages })));
const browser = await launch();
try {
  const { page } = await open(browser);
  await page.goto(servers[0].url);
  await page.evaluate(prepare, servers.map(({ url }) => url));
  const [value, rival] = await compare(
    11,
    () => page.evaluate(time, "plyscope"),
    () => page.evaluate(time, "d3"),
  );
  const [our, their] = await page.evaluate(() => [window.plyscope(), window.d3.width()]);
  if (Math.abs(our - their) > 1e-6) throw new Error(`Drawings ${our} and ${their} wide.`);
  const name = "layout of tic-tac-toe, in the browser";
  report({ name, value, unit: "ms" });
  report({ name, value: rival, unit: "ms", rival: "d3-hierarchy" });
  report({ name: `${name}, beside d3`, value: value / rival, unit: "of its time", budget: BUDGET });
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
