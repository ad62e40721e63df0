// Firefox as it is published, driven through WebDriver BiDi.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "puppeteer-core";
import { serve, strictPolicy } from "../../browser/support/server.mjs";

/** After so many milliseconds something hangs. */
export const LIMIT = { timeout: 300_000 };

/** How long a page may take for a step of a journey, in milliseconds. */
const PATIENCE = 60_000;

const HEADERS = { "Content-Security-Policy": strictPolicy };

/**
 * Declares journeys: `journey(name, run, options)`, where `run` is given a page of its own, with helpers.
 * `headers` and `pages` are those of the server. A journey fails when its page complains.
 */
export function journeys() {
  let browser;
  before(async () => {
    if (!process.env.FIREFOX) throw new Error("There is no Firefox: run `cargo xtask test --only firefox`.");
    browser = await launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX,
      headless: true,
      args: ["--width=1280", "--height=800"],
      // Not every Firefox can be told another size.
      defaultViewport: null,
    });
  }, LIMIT);
  after(() => browser?.close(), LIMIT);
  return (name, run, { headers = HEADERS, pages = {} } = {}) =>
    test(name, LIMIT, async () => {
      const server = await serve({ headers, pages });
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => {
        // The driver's own, in frames that are just going.
        if (!/__bidi_args/.test(String(error))) complaints.push(String(error));
      });
      page.on("request", (request) => {
        const { hostname } = new URL(request.url());
        if (!["127.0.0.1", "localhost", ""].includes(hostname)) complaints.push(`left this machine: ${request.url()}`);
      });
      try {
        await run({ page, server, url: server.url, ...helpers(page, server.url) });
        assert.deepEqual(complaints, []);
      } finally {
        await context.close();
        await server.close();
      }
    });
}

function helpers(page, url) {
  /** Asks the page again and again until it says something true, and returns that. */
  const until = async (ask, ...given) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // A page that is just being loaded says nothing.
      const said = await page.evaluate(ask, ...given).catch(() => null);
      if (said) return said;
      if (Date.now() > end) throw new Error(`still not: ${ask} ${JSON.stringify(given)}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const shown = (selector) => until((selector) => document.querySelector(selector) !== null, selector);
  return {
    until,
    shown,
    /** Opens an address of the site, and waits for an element of it. */
    show: async (address, selector = ".transport") => {
      await page.goto("about:blank");
      await page.goto(url + address);
      await shown(selector);
    },
    text: (selector) => page.evaluate((selector) => document.querySelector(selector)?.textContent ?? null, selector),
    value: (selector) => page.evaluate((selector) => document.querySelector(selector).value, selector),
    count: (selector) => page.evaluate((selector) => document.querySelectorAll(selector).length, selector),
    /** Presses what a selector finds, at its place on the screen. */
    click: async (selector) => {
      await shown(selector);
      const found = await page.$(selector);
      await found.scrollIntoView();
      await found.click();
    },
    /** Presses the button of a name. */
    press: async (name) => {
      await until(buttonNamed, name, true);
      const button = (await page.evaluateHandle(buttonNamed, name, false)).asElement();
      await button.click();
    },
    /** Writes a text in a field, in the place of the one that is there. */
    fill: async (selector, text) => {
      await shown(selector);
      await page.focus(selector);
      await page.evaluate((selector) => document.querySelector(selector).select(), selector);
      await page.keyboard.type(text);
    },
    keys: async (...names) => {
      for (const name of names) await page.keyboard.press(name);
    },
  };
}

/** A function of the page: the visible button of a name, or only whether there is one. */
const buttonNamed = (name, asks) => {
  const names = (button) => [button.getAttribute("aria-label"), button.textContent.trim()];
  const found = [...document.querySelectorAll("button")].find((button) => names(button).includes(name) && button.getClientRects().length > 0);
  return asks ? Boolean(found) : found;
};
