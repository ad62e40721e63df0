// How long a key takes on the page about backtracking, from the press until the page is
// laid out; also with a processor that is slowed four times.
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { report } from "./support/report.mjs";

/** What is stepped through, and the milliseconds a key may take at the 99th percentile. */
const SEARCHES = [
  ["8×8 by Warnsdorff", "#puzzle=tour&board=8x8&start=a1&order=warnsdorff"],
  ["the whole tree of 8 queens", "#puzzle=queens&size=8&step=1200"],
];
const SPEEDS = [
  [1, "", 16],
  [4, ", slowed four times", 50],
];
/** How many keys are pressed; the first ones warm up. */
const [KEYS, WARM] = [210, 10];

/** Runs in the page: the milliseconds of each key. */
async function press([keys, warm]) {
  const times = [];
  const task = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let key = 0; key < keys; key += 1) {
    await frame();
    await task();
    const start = performance.now();
    // There and back again, so that the search does not end.
    const name = key % 100 < 50 ? "ArrowRight" : "ArrowLeft";
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    await task();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times.slice(warm).sort((a, b) => a - b);
}

const browser = await launch();
const server = await serve();
try {
  for (const [name, hash] of SEARCHES) {
    for (const [slowdown, told, budget] of SPEEDS) {
      const { page, context } = await open(browser, { slowdown, viewport: { width: 1366, height: 768 } });
      await page.goto(`${server.url}backtracking.html${hash}`);
      await page.waitForSelector(".transport");
      await page.locator(".play").focus();
      const times = await page.evaluate(press, [KEYS, WARM]);
      const row = `a key on the page about backtracking, ${name}${told}`;
      report({ name: `${row}, p50`, value: times[Math.floor(times.length * 0.5)], unit: "ms" });
      report({ name: `${row}, p99`, value: times[Math.floor(times.length * 0.99)], unit: "ms", budget });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
