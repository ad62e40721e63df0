// Addresses that anybody could have written, on every page: nothing in them throws, runs, or leaves the page
// empty. And what every page says of itself in its head.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { open } from "./support/browser.mjs";
import { dist } from "./support/server.mjs";
import { LIMIT, site } from "./support/site.mjs";

/** Every page, by what is there once it has started. */
const PAGES = {
  "index.html": ".transport",
  "backtracking.html": "main, .transport",
  "coroutines.html": "main",
  "mcts.html": "main",
  "best-first.html": "main",
  "learn.html": "main",
  "course.html": "main",
  "program.html": "main",
  "embed.html": "ply-scope",
};

/** Values that no field of an address expects. */
const VALUES = [
  "", "0", "-1", "00", "1e9", "1e999", "NaN", "Infinity", "99999999999999999999", "4294967296", "9007199254740993", "0x10", "0.5", "１２",
  "about:blank", "data:text/html,<script>document.title='broken into'</script>", "javascript:document.title='broken into'", "//example.org", "file:///etc/passwd", "blob:null",
  "%", "%zz", "%00", "%F0%9F", "\u202e\u2066x", "\ud83d\udc7e", "constructor", "__proto__", "toString", "<img src=x onerror=document.title='broken into'>", "(((((", "x".repeat(5000),
];

/** The fields that the addresses of each page have. */
const NAMES = {
  "index.html": ["tree", "game", "position", "size", "depth", "step", "window", "seed", "time", "table", "view", "algorithm", "level"],
  "backtracking.html": ["puzzle", "board", "start", "size", "blocked", "clues", "path", "step", "cells"],
  "coroutines.html": ["labels", "wanted", "step"],
  "mcts.html": ["tree", "game", "position", "size", "line", "ending", "iterations", "exploration", "selection", "equivalence", "seed", "step"],
  "best-first.html": ["search", "tree", "game", "position", "size", "line", "ending", "depth", "goal", "iterations", "step"],
  "learn.html": ["lesson", "question", "practice", "ask", "seed", "points", "level", "attempts", "hints", "author", "sheet", "progress", "embed"],
  "course.html": ["lesson", "pass", "ask", "seed"],
  "program.html": ["program", "language", "tree", "root", "algorithm", "order", "cut", "fail", "window"],
  "embed.html": ["tree", "game", "puzzle", "labels", "step", "from", "to", "controls", "loop", "speed", "height", "lang", "scheme", "host", "question", "lesson", "src"],
};

/** What goes with a field, so that it is read at all. */
const WITH = { "index.html": "tree=(4+8)+(2+5)&", "backtracking.html": "puzzle=queens&", "coroutines.html": "labels=5+2+8&", "mcts.html": "game=tic-tac-toe&", "best-first.html": "search=proof-number&iterations=50&game=tic-tac-toe&", "embed.html": "tree=(4+8)+(2+5)&" };

const its = site();

/** What is no fault: a lesson that is not there, and what the policy keeps from being fetched. */
const isFault = (told) => !/404|ERR_|Failed to load|Refused to connect|violates the following Content Security Policy|Fetch API cannot load|could not be|failed:/.test(told);

for (const [name, sign] of Object.entries(PAGES)) {
  test(`no address breaks ${name}`, LIMIT, async () => {
    const { page, context, complaints } = await open(its.browser);
    await page.goto(its.server.url + name);
    await page.locator(sign).first().waitFor();
    for (const field of NAMES[name]) {
      for (const value of VALUES) {
        const raw = value.startsWith("%") ? value : encodeURIComponent(value);
        const address = `${(WITH[name] ?? "").replace(new RegExp(`^${field}=.*?&`), "")}${field}=${raw}`;
        await page.evaluate((address) => {
          location.hash = address;
          return new Promise((done) => setTimeout(done, 0));
        }, address);
        const faults = complaints.splice(0).filter(isFault);
        assert.deepEqual(faults, [], `${name}#${address.slice(0, 120)}`);
      }
      // It still shows something, and still follows addresses.
      await page.locator(sign).first().waitFor();
      assert.doesNotMatch(await page.title(), /broken into/);
      assert.equal(await page.locator("#boot").count(), 0);
    }
    await context.close();
  });
}

test("no address keeps a page from starting", LIMIT, async () => {
  for (const [name, sign] of Object.entries(PAGES)) {
    const { page, context, complaints } = await open(its.browser);
    for (const value of ["", "%", "%00", "about:blank", "99999999999999999999", "__proto__"]) {
      const query = name === "course.html" ? `?lesson=${value.replace("%", "%25")}&pass=${encodeURIComponent(value)}` : "";
      await page.goto("about:blank");
      await page.goto(`${its.server.url}${name}${query}#${NAMES[name].map((field) => `${field}=${value}`).join("&")}`);
      await page.locator(sign).first().waitFor();
      assert.deepEqual(complaints.splice(0).filter(isFault), [], `${name} ${value}`);
      assert.equal(await page.getByText("could not start").count(), 0);
    }
    await context.close();
  }
});

test("every page has a policy of its own and says nothing of where it is", async () => {
  const heads = await Promise.all(Object.keys(PAGES).map(async (name) => (await readFile(join(dist, name), "utf8")).split("</head>")[0]));
  for (const [number, head] of heads.entries()) {
    const name = Object.keys(PAGES)[number];
    const policy = head.match(/<meta http-equiv="?Content-Security-Policy"? content="([^"]+)"/)?.[1];
    // The page for programs has a frame with one script, and a worker in it.
    const plain = name === "program.html" ? policy?.replace(/ 'sha256-[\w+/]{43}='; worker-src 'self' blob:/, "") : policy;
    assert.ok(plain?.startsWith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:"), `${name}: ${policy}`);
    const at = (text) => head.search(text);
    assert.ok(at('name="referrer" content="no-referrer"') > 0, name);
    for (const first of ["<link", "<script"]) assert.ok(at("Content-Security-Policy") < at(first) && at('name="referrer"') < at(first), `${name}: before ${first}`);
  }
});
