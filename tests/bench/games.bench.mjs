// Searches games from the empty board as people have them searched, counted and recorded, in turns with
// plain JavaScript that visits the same nodes and keeps nothing (rivals/), in one Chromium.
// PLYSCOPE_BENCH as for the layout.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { median, report } from "./support/report.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const ours = process.env.PLYSCOPE_BENCH ?? join(resolve(here, "../.."), "target/bench-web");

/**
 * How much of plain JavaScript's time a search may take: alarms, above what tic-tac-toe takes, whose rival keeps
 * a board of nine numbers and nothing else. Connect Four takes a seventh counted, and a quarter recorded.
 */
const BUDGETS = { counted: 0.9, recorded: 2 };
/** How long each side searches before it is measured, in milliseconds, so that both engines have settled. */
const WARM = 300;
/**
 * How long a measurement takes at least, in milliseconds; short searches are repeated. It is far more
 * than the clock's grain, and little enough to pass mostly undisturbed on a busy machine.
 */
const LONG = 3;
/** How often each is measured. */
const RUNS = 101;
/** How often a search is measured that is long by itself. */
const FEW_RUNS = 15;

/** Runs in the page: leaves `searches`, by name what the two sides do, and returns the names. */
async function prepare([ours, rivals]) {
  const { default: init, Bench } = await import(`${ours}plyscope_bench.js`);
  const modules = ["tic-tac-toe", "connect-four"].map((game) => import(`${rivals}${game}.mjs`));
  const javascript = Object.assign({}, ...(await Promise.all(modules)).map((module) => module.default));
  await init();
  const bench = new Bench();
  const names = bench.case_names();
  window.searches = {};
  names.forEach((name, number) => {
    window.searches[name] = {
      counted: () => bench.counted(number),
      recorded: bench.is_recorded(number) ? () => bench.recorded(number) : undefined,
      javascript: javascript[name],
    };
  });
  return names.map((name) => ({ name, kinds: Object.keys(window.searches[name]).filter((kind) => window.searches[name][kind]) }));
}

/** Runs in the page: what both sides find. */
function check(name) {
  const { counted, javascript } = window.searches[name];
  const { nodes, value } = javascript();
  return { our: [...counted()], their: [nodes, value] };
}

/**
 * Runs in the page: the milliseconds that each of some searches took each time. They take turns, so that
 * a busy moment of the machine hits all alike.
 */
function time([searches, { warm, long, runs, fewRuns }]) {
  const clock = (search, repeats) => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) search();
    return (performance.now() - start) / repeats;
  };
  const rivals = searches.map(([name, who]) => {
    const search = window.searches[name][who];
    let fastest = Infinity;
    for (const end = performance.now() + warm; performance.now() < end; ) {
      fastest = Math.min(fastest, clock(search, 1));
    }
    return { search, repeats: Math.ceil(long / fastest), times: [] };
  });
  const isLong = rivals.some(({ repeats }) => repeats === 1);
  for (let run = 0; run < (isLong ? fewRuns : runs); run += 1) {
    for (const { search, repeats, times } of rivals) times.push(clock(search, repeats));
  }
  return rivals.map(({ times }) => times);
}

/** A won game is infinitely good to us, and better than any evaluation to the rivals. */
const sameValue = (our, their) => our === their || (!Number.isFinite(our) && Math.sign(our) === Math.sign(their));

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
  for (const { name, kinds } of await page.evaluate(prepare, servers.map(({ url }) => url))) {
    const { our, their } = await page.evaluate(check, name);
    if (our[0] !== their[0] || !sameValue(our[1], their[1])) {
      throw new Error(`${name}: ${our} nodes and value, but ${their} in JavaScript.`);
    }
    const pace = { warm: WARM, long: LONG, runs: RUNS, fewRuns: FEW_RUNS };
    const all = await page.evaluate(time, [kinds.map((kind) => [name, kind]), pace]);
    const times = Object.fromEntries(kinds.map((kind, index) => [kind, median(all[index])]));
    const row = `${name}, in the browser`;
    report({ name: row, value: times.javascript, unit: "ms", rival: "plain JavaScript" });
    for (const [kind, budget] of Object.entries(BUDGETS).filter(([kind]) => kind in times)) {
      report({ name: `${row}, ${kind}`, value: times[kind], unit: "ms" });
      report({ name: `${row}, ${kind}, beside it`, value: times[kind] / times.javascript, unit: "of its time", budget });
    }
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
