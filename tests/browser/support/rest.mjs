// Waiting for what is to happen, however long a machine takes for it.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** How many frames in a row the picture has to be the same. */
const STILL = 5;

/** Waits until everything that waits for a page to rest has had its turn. */
// The limit is for a page that another one hides, which rests for ever.
export const rested = (page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, { timeout: 2000 }), { timeout: 2000 })));

/**
 * Waits until no search is under way, the page has rested, and the picture has come to its place: nothing
 * in it glides, and all of it is where it was in several frames.
 */
export async function settled(page) {
  await page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });
  await rested(page);
  await page.evaluate(async (still) => {
    await document.fonts.ready;
    const parts = () => [document.documentElement, ...document.querySelectorAll(".stage, .canvas, .canvas *")];
    const box = ({ x, y, width, height }) => [x, y, width, height].join();
    const places = () => parts().map((part) => box(part.getBoundingClientRect())).join(" ");
    const glides = () => document.getAnimations().some(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    let before = null;
    for (let same = 0; same < still; ) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = places();
      same = now === before && !glides() ? same + 1 : 0;
      before = now;
    }
  }, STILL);
}

/**
 * Asks again and again until the answer is right, or so many milliseconds are over; if nothing is said, those
 * for which playwright waits for things. Returns the last answer, which the test then compares.
 */
export async function eventually(ask, isRight = Boolean, limit = 30_000) {
  for (const end = Date.now() + limit; ; ) {
    const answer = await ask();
    if (isRight(answer) || Date.now() > end) return answer;
    await pause(50);
  }
}

/** Whether the answer soon is as expected: the page may take a moment to draw or to search. */
export async function soon(ask, expected) {
  assert.deepEqual(await eventually(ask, (answer) => isDeepStrictEqual(answer, expected)), expected);
}
