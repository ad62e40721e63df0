// Pages of somebody else's, made up by tests, with Plyscope in them.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { launch, open } from "./browser.mjs";
import { witnessed } from "./failure.mjs";
import { serve } from "./server.mjs";
import { QUIZ } from "./plyscope.mjs";
import { LIMIT } from "./site.mjs";

/** The policy under which the documentation promises that the element works. */
export const HOST_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";

/** An element, with attributes. */
export const scope = (attributes, within = "") => {
  const safe = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${safe(value)}"`);
  return `<ply-scope${said.join("")}>${within}</ply-scope>`;
};

/** The quiz of the lectures, at a step. */
export const quiz = (more = {}) => scope({ tree: QUIZ, algorithm: "alpha-beta", ...more });

/** Styles of such pages. */
const STYLES = {
  "/tall.css": ".far { height: 6000px }",
  "/own.css": "ply-scope.own { --plyscope-ground: rgb(1 2 3) }",
};

/** A page that holds this. */
export const host = (body, { lang = "en", head = "" } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Somebody else's</title>${head}<script type="module" src="/plyscope.js"></script></head><body>${body}</body></html>`;

/**
 * Declares tests: `hosted(name, pages, run, options)`. `pages` are the pages of somebody else's by their
 * paths, or one page for `/host.html`; they and the site come under the strict policy from one server.
 */
export function hosts() {
  let browser;
  before(async () => {
    browser = await launch();
  }, LIMIT);
  after(() => browser?.close(), LIMIT);
  return (name, pages, run, { headers, ...options } = {}) =>
    test(name, LIMIT, async () => {
      const made = { ...STYLES, ...(typeof pages === "string" ? { "/host.html": pages } : pages) };
      const server = await serve({ pages: made, headers: headers ?? { "Content-Security-Policy": HOST_POLICY } });
      const visit = await open(browser, { viewport: { width: 1024, height: 800 }, ...options });
      const { page, context, complaints } = visit;
      const requests = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      try {
        await witnessed(visit, async () => {
          await page.goto(`${server.url}host.html`);
          await run(tools(page, { server, context, complaints, requests }));
          assert.deepEqual(complaints, []);
        });
      } finally {
        await server.close();
      }
    });
}

function tools(page, more) {
  const first = "ply-scope";
  return {
    page,
    ...more,
    /** Waits until an element shows something. */
    ready: (selector = first) => page.locator(selector).first().evaluate((element) => element.load().then(() => {})),
    /** What an element has under some names. */
    facts: (names, selector = first) =>
      page.locator(selector).first().evaluate((element, names) => names.map((name) => element[name]), names),
    /** Has an element do something. */
    tell: (name, ...given) => page.locator(first).first().evaluate((element, [name, given]) => element[name](...given), [name, given]),
    /** Notes events of the page from now on; `heard()` has them so far. */
    listen: (...types) =>
      page.evaluate((types) => {
        window.heard = [];
        for (const type of types) document.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
      }, types),
    /** Opens the page anew, and notes events from its beginning. */
    listenAnew: async (...types) => {
      await page.addInitScript((types) => {
        window.heard = [];
        for (const type of types) document.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
      }, types);
      await page.reload();
    },
    heard: () => page.evaluate(() => window.heard),
    press: (name) => page.getByRole("button", { name, exact: true }).first().click(),
  };
}
