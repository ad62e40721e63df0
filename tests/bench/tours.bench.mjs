// Searches for knight's tours, in turns with plain JavaScript that takes the same steps (rivals/), in
// one Chromium. Ours also writes down marks, from which every step can be reached again.
// PLYSCOPE_BENCH as for the layout.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const ours = process.env.PLYSCOPE_BENCH ?? join(resolve(here, "../.."), "target/bench-web");

/** How many steps are timed. */
const STEPS = 10_000_000;
/** 30 million steps a second, in nanoseconds a step. */
const BUDGET = 33;
/** How many steps are sought in, how often, and within how many milliseconds. */
const [MANY, SEEKS, FRAME] = [1_000_000_000, 1_000, 16];
/** The case that is also counted in JavaScript, by the side of its board. */
const PLAIN = { name: "open tours of 5×5, counted", side: 5 };

/** Runs in the page: leaves `tours`, what both sides can do, and returns the names of the cases. */
async function prepare([ours, rivals]) {
  const { default: init, Tours } = await import(`${ours}plyscope_bench.js`);
  const javascript = await import(`${rivals}knights-tour.mjs`);
  await init();
  window.tours = { wasm: new Tours(), javascript };
  return window.tours.wasm.case_names();
}

/** Runs in the page: what is found, as text, and the milliseconds it takes. */
function run([who, what, ...numbers]) {
  const { wasm, javascript } = window.tours;
  const search = who === "wasm" ? () => wasm[what](...numbers) : () => javascript[what](...numbers);
  const start = performance.now();
  const found = search();
  return { found: String(found), ms: performance.now() - start };
}

/** Runs in the page: the sorted milliseconds of seeks for steps chosen by chance. */
function seek([many, seeks]) {
  const times = [];
  let seed = 1;
  for (let count = 0; count < seeks; count += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const step = seed % many;
    const start = performance.now();
    const found = window.tours.wasm.seek(step);
    times.push(performance.now() - start);
    if (found !== step) throw new Error(`Step ${found} instead of ${step}.`);
  }
  return times.sort((a, b) => a - b);
}

/** Compares both, once they have found the same. */
async function race(page, our, their) {
  const found = [await page.evaluate(run, our), await page.evaluate(run, their)];
  const [a, b] = found.map(({ found }) => found);
  if (a !== b) throw new Error(`${our}: ${a}, but ${b} in JavaScript.`);
  const time = (who) => async () => (await page.evaluate(run, who)).ms;
  return compare(7, time(our), time(their));
}

// A page that shares nothing with others has a clock of 5 µs instead of 100.
const headers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};
const pages = { "/": "<!doctype html><title>Bench</title>" };
const folders = [ours, join(here, "rivals")];
const servers = await Promise.all(folders.map((folder) => serve({ folder, headers, pages })));
const browser = await launch();
try {
  const { page } = await open(browser);
  await page.goto(servers[0].url);
  const names = await page.evaluate(prepare, servers.map(({ url }) => url));

  const [walk, plain] = await race(page, ["wasm", "walk", STEPS], ["javascript", "walk", 8, STEPS]);
  const step = "a step of a knight's tour of 8×8, in the browser";
  report({ name: step, value: (walk * 1e6) / STEPS, unit: "ns", budget: BUDGET });
  report({ name: step, value: (plain * 1e6) / STEPS, unit: "ns", rival: "plain JavaScript, no marks" });
  report({ name: `${step}, beside it`, value: walk / plain, unit: "of its time" });

  for (const [number, name] of names.entries()) {
    const row = `${name}, in the browser`;
    const our = ["wasm", "counted", number];
    if (name === PLAIN.name) {
      const [count, plain] = await race(page, our, ["javascript", "count", PLAIN.side]);
      report({ name: row, value: count, unit: "ms" });
      report({ name: row, value: plain, unit: "ms", rival: "plain JavaScript" });
      report({ name: `${row}, beside it`, value: count / plain, unit: "of its time" });
    } else {
      const [count] = await compare(7, async () => (await page.evaluate(run, our)).ms);
      report({ name: row, value: count, unit: "ms" });
    }
  }

  await page.evaluate(run, ["wasm", "walk", MANY]);
  const times = await page.evaluate(seek, [MANY, SEEKS]);
  const row = "a random one of 10⁹ steps of a knight's tour";
  report({ name: `${row}, p50, in the browser`, value: times[SEEKS / 2], unit: "ms" });
  report({ name: `${row}, p99, in the browser`, value: times[SEEKS * 0.99], unit: "ms", budget: FRAME });
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
