// How smoothly the timeline zooms and pans: the time from frame to frame, and how much of it the page
// works, with half a million nodes, and with a search by backtracking of a thousand million steps.
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { report } from "./support/report.mjs";

/** What a frame may take at 60 a second, with the grain of the clock. */
const BUDGET = 17.5;
/** How many frames are measured. */
const FRAMES = 240;
/** How many steps of backtracking are explored first; PLYSCOPE_STEPS has fewer for a quick look. */
const STEPS = Number(process.env.PLYSCOPE_STEPS ?? 1e9);

/** Runs in the page: turns the wheel in every frame, there and back, and returns the frames' lengths. */
function turn([frames, kind]) {
  const canvas = document.querySelector(".timeline canvas");
  const box = canvas.getBoundingClientRect();
  const place = { clientX: box.left + box.width * 0.4, clientY: box.top + box.height / 2, bubbles: true, cancelable: true };
  const far = Math.floor(frames / 2);
  return new Promise((done) => {
    const times = [];
    let last = 0;
    const frame = (now) => {
      if (last) times.push(now - last);
      last = now;
      if (times.length === frames) return done(times);
      const way = times.length % far < far / 2 ? 1 : -1;
      const turned = kind === "zoom" ? { deltaY: -40 * way } : { deltaX: 60 * way };
      canvas.dispatchEvent(new WheelEvent("wheel", { ...place, ...turned }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const at = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];

async function worked(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

async function measure(page, name, isLarge) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  if (isLarge) await page.locator(".timeline-size").click();
  await page.evaluate(turn, [30, "zoom"]);
  for (const kind of ["zoom", "pan"]) {
    // What is panned is zoomed in first.
    if (kind === "pan") for (let turns = 0; turns < 6; turns += 1) await page.evaluate(() => document.querySelector(".timeline canvas").dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true })));
    const before = await worked(session);
    const times = await page.evaluate(turn, [FRAMES, kind]);
    const work = ((await worked(session)) - before) / FRAMES;
    const row = `timeline, ${name}${isLarge ? ", enlarged" : ""}, ${kind}`;
    report({ name: `${row}, frame, 95 of 100`, value: at(times, 0.95), unit: "ms", budget: BUDGET });
    report({ name: `${row}, work a frame`, value: work, unit: "ms" });
  }
  await page.evaluate(() => document.querySelector(".timeline").focus());
  await page.keyboard.press("0");
  if (isLarge) await page.locator(".timeline-size").click();
}

const isDrawn = () => document.querySelector(".timeline canvas")?.getAttribute("aria-label");

const browser = await launch();
const server = await serve();
try {
  const { page, context } = await open(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}#game=tic-tac-toe&algorithm=minimax&step=0`);
  await page.waitForFunction(() => /of \d{3},\d{3}|of \d,/.test(document.querySelector(".count")?.textContent), null, { timeout: 120_000 });
  await page.waitForFunction(isDrawn);
  for (const isLarge of [false, true]) await measure(page, "half a million nodes", isLarge);
  await context.close();

  const other = await open(browser, { viewport: { width: 1440, height: 900 } });
  await other.page.goto(`${server.url}backtracking.html#puzzle=tour&board=8x8&start=a1&tour=closed`);
  await other.page.getByRole("button", { name: "Run on", exact: true }).click();
  const isFar = (steps) => Number(document.querySelector("input[type=range]").max) >= steps;
  await other.page.waitForFunction(isFar, STEPS, { timeout: 600_000, polling: 500 });
  await other.page.getByRole("button", { name: "Stop", exact: true }).click();
  await other.page.waitForTimeout(500);
  for (const isLarge of [false, true]) await measure(other.page, `${STEPS.toLocaleString("en")} steps of backtracking`, isLarge);
  await other.context.close();
} finally {
  await browser.close();
  await server.close();
}
