// Journeys through the site, in any engine. An engine is what `firefox.mjs` and `webkit.mjs` make: `begin()`
// starts a browser, or returns why there is none on this machine; `page()` opens a page that knows nothing of others, `end()` stops the browser. A page has
//
//   goto(address)                opens an address
//   evaluate(ask, ...given)      runs a function in the page, and returns what it (or its promise) returns
//   click(find, ...given)        presses, at its place on the screen, the element that a function of the page finds
//   inFrame(find, ask)           runs a function in the page that is in the frame which `find` finds
//   type(text), press(key)       on the keyboard
//   choose(selector, value)      chooses an option of a select
//   complaints()                 what the page has complained of, as far as the engine says
//   close()
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve, strictPolicy } from "../../browser/support/server.mjs";

/** After so many milliseconds something hangs. */
const LIMIT = { timeout: 300_000 };

/** How long a page may take for a step of a journey, in milliseconds. */
const PATIENCE = 60_000;

const HEADERS = { "Content-Security-Policy": strictPolicy };

/**
 * Declares journeys: `journey(name, run, options)`, where `run` is given a page of its own, with helpers.
 * `headers` and `pages` are those of the server. A journey fails when its page complains.
 */
export function journeys(engine) {
  let missing;
  before(async () => {
    missing = await engine.begin();
  }, LIMIT);
  after(() => engine.end(), LIMIT);
  return (name, run, { headers = HEADERS, pages = {} } = {}) =>
    test(name, LIMIT, async (t) => {
      if (missing) return t.skip(missing);
      const server = await serve({ headers, pages });
      const page = await engine.page();
      try {
        await run({ page, server, url: server.url, ...helpers(page, server.url) });
        assert.deepEqual(page.complaints(), []);
      } finally {
        await page.close();
        await server.close();
      }
    });
}

/** Asks again and again until something true is said, and returns that. */
async function untilTrue(ask, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    // A page that is just being loaded says nothing.
    const said = await ask().catch(() => null);
    if (said) return said;
    if (Date.now() > end) throw new Error(`still not: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function helpers(page, url) {
  const until = (ask, ...given) => untilTrue(() => page.evaluate(ask, ...given), `${ask} ${JSON.stringify(given)}`);
  const shown = (selector) => until((selector) => document.querySelector(selector) !== null, selector);
  return {
    until,
    shown,
    /** The same in the page that is in a frame. */
    untilInFrame: (find, ask) => untilTrue(() => page.inFrame(find, ask), `${ask}, in a frame`),
    /** Opens an address of the site, and waits for an element of it. */
    show: async (address, selector = ".transport") => {
      await page.goto("about:blank");
      await page.goto(url + address);
      await shown(selector);
    },
    text: (selector) => page.evaluate((selector) => document.querySelector(selector)?.textContent ?? null, selector),
    value: (selector) => page.evaluate((selector) => document.querySelector(selector).value, selector),
    count: (selector) => page.evaluate((selector) => document.querySelectorAll(selector).length, selector),
    /** Presses what a selector finds. */
    click: async (selector) => {
      await shown(selector);
      await page.click((selector) => document.querySelector(selector), selector);
    },
    /** Presses the visible button of a name. */
    press: async (name) => {
      await until(buttonNamed, name, true);
      await page.click(buttonNamed, name, false);
    },
    /** Writes a text in a field, in the place of the one that is there. */
    fill: async (selector, text) => {
      await shown(selector);
      await page.evaluate((selector) => {
        const field = document.querySelector(selector);
        field.focus();
        field.select();
      }, selector);
      await page.type(text);
    },
    keys: async (...names) => {
      for (const name of names) await page.press(name);
    },
  };
}

/** A function of the page: the visible button of a name, or only whether there is one. */
const buttonNamed = (name, asks) => {
  const names = (button) => [button.getAttribute("aria-label"), button.textContent.trim()];
  const found = [...document.querySelectorAll("button")].find((button) => names(button).includes(name) && button.getClientRects().length > 0);
  return asks ? Boolean(found) : found;
};
