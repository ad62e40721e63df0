// Searches games from the empty board, in turns with plain JavaScript that visits the same nodes
// (rivals/), in one Chromium; with nobody listening, and one of them counted and recorded as well.
// PLYSCOPE_BENCH as for the layout.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { compare, report } from "./support/report.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const ours = process.env.PLYSCOPE_BENCH ?? join(resolve(here, "../.."), "target/bench-web");

/** How much of plain JavaScript's time is allowed with nobody listening. */
const BUDGET = 0.5;
/** Which case is also counted and recorded. */
const WATCHED = "tic-tac-toe, minimax";
/** How long a measurement takes at least, in milliseconds; short searches are repeated. */
const LONG = 20;

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
      off: () => bench.value(number),
      counted: () => bench.counted(number),
      recorded: () => bench.recorded(number),
      javascript: javascript[name],
    };
  });
  return names;
}

/** Runs in the page: what both sides find, and how often to repeat each. */
function check([name, long]) {
  const { off, counted, javascript } = window.searches[name];
  const start = performance.now();
  const { nodes, value } = javascript();
  const repeats = Math.ceil(long / (performance.now() - start));
  return { our: [counted(), off()], their: [nodes, value], repeats };
}

/** Runs in the page: milliseconds a search. */
function time([name, who, repeats]) {
  const search = window.searches[name][who];
  const start = performance.now();
  for (let count = 0; count < repeats; count += 1) search();
  return (performance.now() - start) / repeats;
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
  for (const name of await page.evaluate(prepare, servers.map(({ url }) => url))) {
    const { our, their, repeats } = await page.evaluate(check, [name, LONG]);
    if (our[0] !== their[0] || !sameValue(our[1], their[1])) {
      throw new Error(`${name}: ${our} nodes and value, but ${their} in JavaScript.`);
    }
    const who = name === WATCHED ? ["off", "counted", "recorded", "javascript"] : ["off", "javascript"];
    const run = (who) => () => page.evaluate(time, [name, who, repeats]);
    const times = await compare(11, ...who.map(run));
    const rival = times.at(-1);
    const row = `${name}, in the browser`;
    report({ name: row, value: times[0], unit: "ms" });
    report({ name: row, value: rival, unit: "ms", rival: "plain JavaScript" });
    report({ name: `${row}, beside it`, value: times[0] / rival, unit: "of its time", budget: BUDGET });
    who.slice(1, -1).forEach((kind, index) => {
      const value = times[index + 1];
      report({ name: `${row}, ${kind}`, value, unit: "ms" });
      report({ name: `${row}, ${kind}, beside it`, value: value / rival, unit: "of its time" });
    });
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
