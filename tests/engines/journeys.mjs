// What matters most, in every engine: stepping, editing, searches in workers, questions by pointer and by keys,
// lessons, pages of others, sharing, and no connection.
import assert from "node:assert/strict";
import { serve } from "../browser/support/server.mjs";

const QUIZ = "((8 5) (20 3)) ((2 4) (15 6))";
const KEY = "L3-4 L4-4 L4-7..8";
const LECTURE = `#tree=${encodeURIComponent(QUIZ)}&algorithm=alpha-beta`;

/** Declares the journeys of an engine. */
export function declare(journey) {
  journey("a search is stepped through, forwards and backwards", async ({ show, text, press, keys, until, count }) => {
    await show(`${LECTURE}&step=0`);
    const place = async (step) => until((step) => document.querySelector(".count").textContent.startsWith(`Step ${step} `), step);
    const captions = [];
    for (let step = 1; step <= 12; step += 1) {
      await press("One step forward");
      await place(step);
      captions.push(await text(".caption"));
    }
    for (let step = 11; step >= 6; step -= 1) {
      await keys("ArrowLeft");
      await place(step);
      assert.equal(await text(".caption"), captions[step - 1], `step ${step}, backwards`);
    }
    await keys("End");
    await until(() => /Value of the tree: 8\./.test(document.querySelector(".caption").textContent));
    assert.equal(await count("[role=treeitem]"), 15);
    assert.match(await text(".summary"), /4/);
  });

  journey("a tree is changed as text and by its nodes, and what is wrong is said at its place", async ({ show, value, count, click, fill, keys, until, press }) => {
    await show("#tree=(4 8) (17 5)&step=last");
    await click('[role=treeitem][aria-label^="L3-4,"]');
    await fill("#node-value", "30");
    await keys("Enter");
    await until(() => document.querySelector("#tree-text").value === "(4 8) (17 30)");
    await until(() => /Value of the tree: 17\./.test(document.querySelector(".caption").textContent));
    await press("Undo");
    await until(() => document.querySelector("#tree-text").value === "(4 8) (17 5)");
    await fill("#tree-text", "(4 8) (17 wim");
    await until(() => /“wim” is not a value\. Did you mean win\?/.test(document.querySelector("#tree-error")?.textContent));
    assert.ok((await count("[role=treeitem]")) >= 3, "the last good tree stays");
    assert.equal(await value("#tree-text"), "(4 8) (17 wim");
  });

  journey("games are searched by workers", async ({ show, text, until }) => {
    const settled = () => until(() => !document.querySelector(".busy") && /^Step [\d,]+ of [\d,]+$/.test(document.querySelector(".count")?.textContent));
    await show("#game=tic-tac-toe&algorithm=minimax&step=last");
    await settled();
    assert.match(await text(".count"), /1,[\d,]+/);
    await show("#game=chess&depth=2&step=170");
    await settled();
    assert.match(await text(".caption"), /1\. /);
  });

  journey("the quiz is answered by pointer", async ({ show, click, value, until, count }) => {
    await show(`learn.html#question=pruned&tree=${encodeURIComponent(QUIZ)}`, ".task");
    for (const name of ["L3-4", "L4-4"]) await click(`[role=treeitem][aria-label^="${name},"]`);
    assert.equal(await value("#answer"), KEY);
    await click(".check");
    await until(() => document.querySelector(".result h2")?.textContent === "All right!");
    assert.equal(await count(".badge.right"), 4);
  });

  journey("and by keys alone", async ({ page, show, keys, until }) => {
    await show(`learn.html#question=pruned&tree=${encodeURIComponent(QUIZ)}`, ".task");
    const focused = (selector) => page.evaluate((selector) => document.activeElement?.matches(selector), selector);
    for (let tabs = 0; !(await focused("#answer")); tabs += 1) {
      assert.ok(tabs < 60, "the answer can be reached by Tab");
      await keys("Tab");
    }
    await page.type("L3-4 L4-1");
    await keys("Enter");
    await until(() => /^1 of 4 right, 1 too many, 3 missing$/.test(document.querySelector(".result h2")?.textContent));
  });

  journey("a lesson's scene is stepped through; its question is answered, and the answer is kept", async ({ page, show, text, click, fill, keys, until }) => {
    const lesson = "learn.html#lesson=lecture-3";
    await show(lesson, ".asking-here .button");
    await page.evaluate(() => document.querySelector(".scene").scrollIntoView());
    await until(() => document.querySelector(".scene .scene-caption")?.textContent);
    const before = await text(".scene .scene-caption");
    await click('.scene .scene-buttons [aria-label="One step forward"]');
    await until((before) => document.querySelector(".scene .scene-caption").textContent !== before, before);
    await click(".asking-here .button");
    await fill("#answer", "L2-3");
    await keys("Enter");
    await until(() => document.querySelector(".result h2")?.textContent === "All right!");
    await show(lesson, ".asking-here .button");
    await click(".asking-here .button");
    await until(() => document.querySelector("#answer")?.value === "L2-3");
  });

  journey("puzzles, coroutines and Monte Carlo tree search", async ({ show, press, text }) => {
    for (const address of ["backtracking.html#puzzle=queens&size=6", "coroutines.html", "mcts.html#tree=(4 8) (17 5)&iterations=40&step=0", "best-first.html#search=sss&tree=(4 8) (17 5)&step=0"]) {
      await show(address);
      const captions = new Set([await text(".caption")]);
      for (let step = 0; step < 3; step += 1) {
        await press("One step forward");
        captions.add(await text(".caption"));
      }
      assert.ok(captions.size >= 3, `${address}: ${[...captions].join(" | ")}`);
    }
  });

  for (const language of ["python", "javascript"]) {
    journey(`a program in ${language} runs, in a frame without an origin`, async ({ page, show, click, until }) => {
      await show("program.html", ".codemirror");
      await page.choose("#program-language", language);
      await click("#program-run");
      await until(() => /It returns/.test(document.querySelector(".ran")?.textContent));
    }, { headers: { "Content-Security-Policy": "frame-ancestors 'self'" } });
  }

  journey("a search and a question stand in a page of another origin", async ({ page, url, until, untilInFrame }) => {
    const body = `<!doctype html><html lang="nl"><title>Somebody else's</title><body>
      <ply-scope tree="${QUIZ}" step="9"></ply-scope><ply-scope question="pruned" tree="(4 8) (17 5)"></ply-scope>
      <script type="module" src="${url}plyscope.js"></script></body></html>`;
    const host = await serve({ pages: { "/host.html": body } });
    try {
      await page.goto(`${host.url}host.html`);
      await until(() => document.querySelector("ply-scope").last === 34);
      await page.evaluate(() => document.querySelector("ply-scope").next());
      assert.match(await page.evaluate(() => document.querySelector("ply-scope").shadowRoot.textContent), /Stap 10 van 34/);
      await page.evaluate(() => document.querySelectorAll("ply-scope")[1].load());
      const inner = await until(() => document.querySelectorAll("ply-scope")[1].shadowRoot.querySelector("iframe")?.src);
      assert.match(inner, /learn\.html\?embed/);
      const frame = () => document.querySelectorAll("ply-scope")[1].shadowRoot.querySelector("iframe");
      await untilInFrame(frame, () => document.querySelector(".task") !== null);
    } finally {
      await host.close();
    }
  }, { headers: { "Access-Control-Allow-Origin": "*" } });

  journey("a work is shared as a link that opens it", async ({ page, show, press, until, shown, text }) => {
    await show(`${LECTURE}&step=9`);
    const caption = await text(".caption");
    await press("Share");
    await shown("dialog[open], [role=dialog]");
    const link = await until(() => document.querySelector(".share-text textarea")?.value);
    assert.match(link, /index\.html#|\/#/);
    await page.goto("about:blank");
    await page.goto(link);
    await shown(".transport");
    await until((caption) => document.querySelector(".caption").textContent === caption, caption);
  });

  journey("what was visited once works without a connection", async ({ page, server, url, show, until }) => {
    await show(`${LECTURE}&step=9`);
    await until(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const list = await (await cache.match(new URL("site.json", location)))?.json();
        if (!list || !name.endsWith(list.id)) continue;
        const found = await Promise.all(list.files.map(({ path }) => cache.match(new URL(path, location))));
        if (found.every(Boolean)) return true;
      }
      return false;
    });
    await server.close();
    await page.goto("about:blank");
    await page.goto(`${url}backtracking.html#puzzle=queens&size=6`);
    await until(() => document.querySelector("[role=gridcell]") !== null);
  });
}
