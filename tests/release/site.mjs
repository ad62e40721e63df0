// A published site, unpacked into a folder (PLYSCOPE_DIST), in a browser: from a folder below the top of a
// server, each page works, asks for nothing outside that folder, and complains of nothing.
import assert from "node:assert/strict";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";

const PREFIX = "/some/folder/";

/** Addresses, and what is there once the page works. `course.html` begins the packages for learning platforms only. */
const PAGES = [
  ["index.html#tree=(4 8) (17 5)&step=last", ".caption", /Value of the tree: 5\./],
  ["backtracking.html#puzzle=queens&size=6&step=40", ".count", /^Step 40/],
  ["coroutines.html", ".caption", /./],
  ["mcts.html#tree=(4 8) (17 5)&iterations=40&step=last", ".count", /40/],
  ["best-first.html#search=sss&tree=(4 8) (17 5)&step=last", ".caption", /./],
  ["learn.html#lesson=lecture-1", ".scene .scene-caption", /./],
  ["program.html", ".codemirror", /./],
  ["guide/index.html", "main", /./],
];

const server = await serve({ prefix: PREFIX });
const browser = await launch();
try {
  for (const [address, selector, text] of PAGES) {
    const { page, context, complaints } = await open(browser);
    const outside = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && !url.pathname.startsWith(PREFIX)) outside.push(request.url());
    });
    await page.goto(server.url + address);
    await page.locator(selector, { hasText: text }).first().waitFor({ state: "attached" });
    assert.deepEqual([complaints, outside], [[], []], address);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
