// Draws the full tree of tic-tac-toe (549,946 nodes) beside d3-hierarchy, in the same Chromium.
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

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const ours = process.env.PLYSCOPE_BENCH ?? join(root, "target/bench-web");
const theirs = join(root, "tests/node_modules/d3-hierarchy/dist");

/** How much of d3's time is allowed. */
const BUDGET = 0.1;

/** Runs in the page: the median times of both in milliseconds, and the widths they come to. */
async function race([ours, theirs]) {
  const { default: init, Bench } = await import(`${ours}plyscope_bench.js`);
  const { hierarchy, tree } = await import(`${theirs}d3-hierarchy.mjs`);
  const median = (runs, work) => {
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[runs >> 1];
  };

  await init();
  const bench = new Bench();
  const time = median(21, () => bench.layout());

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
  const rival = median(7, () => layout(top));
  let [low, high] = [0, 0];
  top.each(({ x }) => ([low, high] = [Math.min(low, x), Math.max(high, x)]));
  return { time, rival, widths: [bench.layout(), high - low] };
}

if (!existsSync(join(ours, "plyscope_bench.js"))) {
  throw new Error(`There is nothing to measure in ${ours}: see the top of this file.`);
}
const servers = await Promise.all([ours, theirs].map(serveModules));
const page = await serve({ folder: ours, pages: { "/": "<!doctype html><title>Bench</title>" } });
const browser = await launch();
try {
  const { page: tab } = await open(browser);
  await tab.goto(page.url);
  const { time, rival, widths } = await tab.evaluate(race, servers.map(({ url }) => url));
  if (Math.abs(widths[0] - widths[1]) > 1e-6) throw new Error(`Different drawings: ${widths}`);
  const name = "layout of tic-tac-toe, in the browser";
  const print = (measure) => console.log(JSON.stringify(measure));
  print({ name, value: time, unit: "ms" });
  print({ name, value: rival, unit: "ms", rival: "d3-hierarchy" });
  print({ name: `${name}, beside d3`, value: time / rival, unit: "of its time", budget: BUDGET });
} finally {
  await browser.close();
  await Promise.all([page, ...servers].map((server) => server.close()));
}

function serveModules(folder) {
  return serve({ folder, headers: { "Access-Control-Allow-Origin": "*" } });
}
