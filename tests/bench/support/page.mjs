// What is measured of a page: the time to its first picture, from a key to its paint, and from frame to
// frame. All of it in milliseconds.
import { open } from "../../browser/support/browser.mjs";

/** The size of the window of every page that is measured. */
const VIEWPORT = { width: 1440, height: 900 };

/**
 * Runs in every page before its own scripts. `window.painted()` is a promise of the end of the next
 * frame, `window.untilPainted(since)` one of the milliseconds until then, and `window.keys` has an entry for every key: the milliseconds from the press until the frame
 * that shows it was laid out and painted. That display has 60 frames a second, and the wait for the next
 * of them, of up to a sixtieth of a second, is not counted: it is the same for every page.
 */
function watch() {
  const FRAME = 1000 / 60;
  /** When the next frame began, and when it was painted: its scripts, layout and paint are one task. */
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const begun = performance.now();
        scheduler.postTask(() => done([begun, performance.now()]), { priority: "user-blocking" });
      });
    });
  window.painted = async () => (await frame())[1];
  window.keys = [];
  window.untilPainted = async (pressed) => {
    const handled = performance.now();
    const [begun, painted] = await frame();
    return painted - pressed - Math.min(begun - handled, FRAME);
  };
  // The time stamp is that of the press, so that the wait for a busy page counts. The last listener
  // comes when all others have done their work, with the microtasks that they have begun.
  const last = async ({ timeStamp }) => window.keys.push(await window.untilPainted(timeStamp));
  addEventListener("keydown", () => addEventListener("keydown", last, { once: true }), true);
}

/** Opens a page, and says when `isShown`, a function of the page, first held at the end of a frame. */
export async function visit(browser, url, isShown, { slowdown = 1, limit = 120_000 } = {}) {
  const { page, context } = await open(browser, { slowdown, viewport: VIEWPORT });
  await page.addInitScript(watch);
  await page.addInitScript(`
    window.shown = (async () => {
      const isShown = ${isShown};
      for (;;) {
        const painted = window.painted();
        await new Promise(requestAnimationFrame);
        if (isShown()) return painted;
      }
    })()`);
  await page.goto(url);
  page.setDefaultTimeout(limit);
  const shown = await page.evaluate(() => window.shown);
  return { page, shown, close: () => context.close() };
}

/** The time of the processor that the page has taken so far. */
async function worked(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

const sessions = new WeakMap();

/** The session that counts the work of a page. It stays attached: detaching one would end the slowing. */
async function sessionOf(page) {
  if (!sessions.has(page)) {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    sessions.set(page, session);
  }
  return sessions.get(page);
}

/** What `run` returns, and how much time of the processor the page took meanwhile. */
async function working(page, run) {
  const session = await sessionOf(page);
  const before = await worked(session);
  const result = await run();
  const work = (await worked(session)) - before;
  return { result, work };
}

/** The value below which `share` of all values lie. */
export const at = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** Presses a key, and returns how long it took. */
async function press(page, key) {
  const before = await page.evaluate(() => window.keys.length);
  await page.keyboard.press(key);
  return page.evaluate(async (before) => {
    while (window.keys.length === before) await window.painted();
    return window.keys[before];
  }, before);
}

/** How many keys are pressed there, and then back again; and how many before that, to warm up. */
const [FAR, WARM] = [50, 10];

/** From key to paint: the times of `keys` keys, and the work of one. */
export async function keys(page, keys) {
  const way = (number) => (number % (2 * FAR) < FAR ? "ArrowRight" : "ArrowLeft");
  for (let key = 0; key < WARM; key += 1) await press(page, way(key));
  const { result, work } = await working(page, async () => {
    const times = [];
    for (let key = WARM; key < WARM + keys; key += 1) times.push(await press(page, way(key)));
    return times;
  });
  return { times: result, work: work / keys };
}

/** From key to paint: the times of keys that are pressed until `isOver`, a function of the page. */
export async function keysUntil(page, isOver) {
  const times = [];
  while (!(await page.evaluate(isOver))) {
    times.push(await press(page, times.length % 2 ? "ArrowLeft" : "ArrowRight"));
  }
  return times;
}

/** Runs in the page: moves a slider to places all over it, and returns how long each took to its paint. */
async function jump([selector, count]) {
  const slider = document.querySelector(selector);
  const times = [];
  for (let seed = 1; times.length < count; ) {
    seed = (seed * 48271) % 2147483647;
    slider.value = Math.floor((seed / 2147483647) * (Number(slider.max) + 1));
    const moved = performance.now();
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
    times.push(await window.untilPainted(moved));
  }
  return times;
}

/** From a slider to the paint: the times of so many places, and the work of one. */
export async function jumps(page, selector, count) {
  await page.evaluate(jump, [selector, WARM]);
  const { result, work } = await working(page, () => page.evaluate(jump, [selector, count]));
  return { times: result, work: work / count };
}

/** Runs in the page: does something in every frame, and returns the times from each to the next. */
function run([frames, selector, kind]) {
  const place = selector && document.querySelector(selector);
  const box = place?.getBoundingClientRect();
  const common = { bubbles: true, cancelable: true };
  const at = box && { clientX: box.left + box.width * 0.4, clientY: box.top + box.height / 2 };
  const far = Math.floor(frames / 2);
  const deeds = {
    play: () => {},
    zoom: (way) => place.dispatchEvent(new WheelEvent("wheel", { ...at, ...common, deltaY: -40 * way })),
    scroll: (way) => place.dispatchEvent(new WheelEvent("wheel", { ...at, ...common, deltaX: 60 * way })),
    drag: (way) => place.dispatchEvent(new PointerEvent("pointermove", { ...at, ...common, buttons: 1, movementX: 12 * way, movementY: 2 * way })),
  };
  return new Promise((done) => {
    const times = [];
    let last = 0;
    const frame = (now) => {
      if (last) times.push(now - last);
      last = now;
      if (times.length === frames) return done(times);
      // There and back again, so that it ends where it began.
      deeds[kind](times.length % far < far / 2 ? 1 : -1);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * The times from frame to frame while `kind` goes on, and the work of one: `play`, what a film that runs
 * does by itself; at a place, `zoom`, `scroll` (sideways) or `drag`.
 */
export async function frames(page, kind, selector, frames) {
  await page.evaluate(run, [30, selector, kind]);
  const { result, work } = await working(page, () => page.evaluate(run, [frames, selector, kind]));
  return { times: result, work: work / frames };
}
