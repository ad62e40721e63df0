// Records and indexes minimax on the full tree of tic-tac-toe (549,946 nodes), in turns with plain
// JavaScript that records nothing, in one Chromium. PLYSCOPE_BENCH as for the layout.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const ours = process.env.PLYSCOPE_BENCH ?? join(root, "target/bench-web");

/** Runs in the page: leaves `plyscope` and `javascript`, which search, and the rest to be timed. */
async function prepare(ours) {
  const { default: init, Bench } = await import(`${ours}plyscope_bench.js`);
  await init();
  const bench = new Bench();
  window.plyscope = () => bench.record();
  window.small = () => bench.small_session();
  window.seek = () => bench.seek();

  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  const board = new Array(9).fill(0);
  let nodes;
  const won = (side) => lines.some(([a, b, c]) => board[a] === side && board[b] === side && board[c] === side);
  const minimax = (side, empty) => {
    nodes += 1;
    if (won(-side)) return -side;
    if (empty === 0) return 0;
    let best = -2 * side;
    for (let square = 0; square < 9; square += 1) {
      if (board[square] !== 0) continue;
      board[square] = side;
      const value = minimax(-side, empty - 1);
      board[square] = 0;
      if (side > 0 ? value > best : value < best) best = value;
    }
    return best;
  };
  window.javascript = () => {
    nodes = 0;
    minimax(1, 9);
    return nodes;
  };
}

/** Runs in the page: milliseconds. */
function time(who) {
  const start = performance.now();
  window[who]();
  return performance.now() - start;
}

/** Runs in the page: the 99th percentile of the time of a seek, in microseconds. */
function seekP99() {
  const times = [];
  for (let count = 0; count < 50_000; count += 1) {
    const start = performance.now();
    window.seek();
    times.push((performance.now() - start) * 1e3);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)];
}

// A page that shares nothing with others has a clock of 5 µs instead of 100.
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};
const pages = { "/": "<!doctype html><title>Bench</title>" };
const server = await serve({ folder: ours, headers, pages });
const browser = await launch();
try {
  const { page } = await open(browser);
  await page.goto(server.url);
  await page.evaluate(prepare, server.url);
  const nodes = await page.evaluate(() => window.javascript());
  if (nodes !== 549_946) throw new Error(`JavaScript visited ${nodes} nodes.`);
  const [value, rival] = await compare(
    11,
    () => page.evaluate(time, "plyscope"),
    () => page.evaluate(time, "javascript"),
  );
  const name = "recording tic-tac-toe's minimax, in the browser";
  report({ name, value, unit: "ms" });
  report({ name, value: rival, unit: "ms", rival: "plain JavaScript that records nothing" });
  report({ name: `${name}, beside it`, value: value / rival, unit: "of its time", budget: 1.6 });
  report({ name: "random seek at 1.5 million events, p99, in the browser", value: await page.evaluate(seekP99), unit: "µs", budget: 50 });
  const small = [];
  for (let count = 0; count < 11; count += 1) small.push(await page.evaluate(time, "small"));
  small.sort((a, b) => a - b);
  report({ name: "searching, recording and drawing 1,023 nodes, in the browser", value: small[5], unit: "ms" });
} finally {
  await browser.close();
  await server.close();
}
