// The browser and the site that the tests of a file share.
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { serve, strictPolicy } from "./server.mjs";

/** After so many milliseconds something hangs: a test says so then, instead of waiting for ever. */
export const LIMIT = { timeout: 300_000 };

/**
 * Has a browser and the site while the tests of a file run, the site under the policy that it promises to
 * work under, or under another one. `pages` are made up by the tests, as those of `serve`. What is returned
 * has `browser` and `server` once they have begun.
 */
export function site({ policy = strictPolicy, pages = {} } = {}) {
  const its = {};
  before(async () => {
    its.browser = await launch();
    its.server = await serve({ headers: { "Content-Security-Policy": policy }, pages });
  }, LIMIT);
  after(async () => {
    await its.browser?.close();
    await its.server?.close();
  }, LIMIT);
  return its;
}
