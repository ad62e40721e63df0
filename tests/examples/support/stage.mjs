// A test of an example: a browser, and what must be ended afterwards.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { launch, open } from "../../browser/support/browser.mjs";

const LIMIT = { timeout: 300_000 };

/**
 * Declares tests: `example(name, run, options)`. `run` is given a page, and `later`, by which it says what
 * is to be closed at its end. No page may ask anything of another machine; the pages that are ours may not
 * complain at all (`strict`, as a rule), those of other programs say what they like.
 */
export function examples() {
  let browser;
  before(async () => {
    browser = await launch();
  }, LIMIT);
  after(() => browser?.close(), LIMIT);
  return (name, run, { strict = true, ...options } = {}) =>
    test(name, LIMIT, async () => {
      const things = [];
      const later = (thing) => {
        things.push(thing);
        return thing;
      };
      const { page, context, complaints } = await open(browser, { viewport: { width: 1280, height: 900 }, locale: "en-GB", ...options });
      try {
        await run({ page, later, complaints });
        assert.deepEqual(strict ? complaints : complaints.filter((text) => text.startsWith("left this machine")), []);
      } finally {
        await context.close();
        for (const thing of things.reverse()) await thing.close();
      }
    });
}

/** After so many milliseconds a search does not come to its step any more. */
const PATIENCE = 30_000;

/** Waits until an element shows a step, and says where it is if it does not come there. */
export async function at(scope, step) {
  const told = await scope.evaluate(async (element, { step, patience }) => {
    const late = new Promise((done) => setTimeout(done, patience));
    await Promise.race([element.load(), late]);
    if (element.step === step) return step;
    const there = new Promise((done) => element.addEventListener("step", () => element.step === step && done()));
    await Promise.race([there, late]);
    return element.step;
  }, { step, patience: PATIENCE });
  assert.equal(told, step);
}
