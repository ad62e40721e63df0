// `<ply-scope>` in pages of somebody else's: what it shows, what it can be told, and what it loads.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { host, hosts, quiz, scope } from "./support/host.mjs";
import { rested } from "./support/rest.mjs";

const hosted = hosts();
const PHONE = { width: 390, height: 844 };
const tall = '<link rel="stylesheet" href="/tall.css">';

hosted("the quiz of the lectures is shown, stepped through and told in events", host(quiz({ step: "9" })), async ({ page, ready, facts, tell, listen, heard, press }) => {
  await ready();
  const names = ["step", "first", "last", "value", "playing"];
  assert.deepEqual(await facts(names), [9, 0, 34, "8", false]);
  await listen("step", "complete");
  const [before] = await facts(["caption"]);
  await press("One step forward");
  const [step, caption] = await facts(["step", "caption"]);
  assert.equal(step, 10);
  assert.notEqual(caption, before);
  assert.equal(await page.locator("ply-scope .caption").textContent(), caption);
  await tell("next");
  await tell("back");
  await tell("goTo", 4);
  await tell("goTo", 1e9);
  assert.deepEqual(await facts(names), [34, 0, 34, "8", false]);
  await press("To the start");
  const told = await heard();
  assert.deepEqual(told.map(([type, { step }]) => [type, step]), [
    ["step", 10], ["step", 11], ["step", 10], ["step", 4], ["step", 34], ["complete", 34], ["step", 0],
  ]);
  assert.deepEqual(Object.keys(told[0][1]).sort(), ["caption", "first", "last", "step"]);
  const link = page.getByRole("link", { name: "Open in Plyscope" });
  assert.match(await link.getAttribute("href"), /\/index\.html#tree=.*algorithm=alpha-beta.*&step=0$/);
  assert.deepEqual([await link.getAttribute("target"), await link.getAttribute("rel")], ["_blank", "noreferrer noopener"]);
});

hosted("games, boards and coroutines are shown by the same element", host([
  scope({ game: "tic-tac-toe", position: "XOX/XO./O..", algorithm: "minimax" }),
  scope({ game: "connect-four", depth: "4" }),
  scope({ puzzle: "queens", size: "6", step: "12" }),
  scope({ puzzle: "tour", board: "5x5", start: "a1", step: "9" }),
  scope({ puzzle: "sudoku", step: "9" }),
  scope({ labels: "5 2 8 1 4", wanted: "4", step: "6" }),
  scope({ tree: "(4 8) (17 5)", iterations: "40", step: "9" }),
  scope({ game: "tic-tac-toe", exploration: "0.7", step: "40" }),
  scope({ game: "chess", depth: "1" }),
].join("")), async ({ page, requests }) => {
  const told = await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    element.next();
    const drawn = element.shadowRoot.querySelectorAll(".picture path").length;
    return [element.problems.length, element.step > 0, element.caption.length > 5, drawn > 2];
  })));
  assert.deepEqual(told, Array(9).fill([0, true, true, true]));
  const programs = [...new Set(requests.filter((path) => path.endsWith(".wasm")))].sort();
  assert.deepEqual(programs, ["/embed-boards_bg.wasm", "/embed-chess_bg.wasm", "/embed-mcts_bg.wasm", "/embed_bg.wasm"]);
});

hosted("a position of chess is seen before its rules are there", host(scope({ game: "chess", depth: "1" })), async ({ page, requests }) => {
  const go = await held(page, "**/embed-chess_bg.wasm");
  await page.reload();
  const board = page.locator("ply-scope .picture");
  await board.waitFor();
  assert.match(await board.getAttribute("aria-label"), /rnbqkbnr/);
  assert.equal(await page.locator("ply-scope .caption").count(), 0);
  go();
  await page.locator("ply-scope .caption").waitFor();
  assert.ok(requests.includes("/embed_bg.wasm"));
});

/** Holds a file back until the function is called that this returns. */
async function held(page, file) {
  let go;
  const gone = new Promise((done) => (go = done));
  await page.route(file, async (route) => {
    await gone;
    await route.continue();
  });
  return go;
}

hosted("what was asked for first does not replace what was asked for last", host(scope({ game: "chess", depth: "1" })), async ({ page, ready, facts }) => {
  const go = await held(page, "**/embed-chess_bg.wasm");
  await page.reload();
  await page.locator("ply-scope .picture").waitFor();
  await page.evaluate(() => document.querySelector("ply-scope").setAttribute("game", "tic-tac-toe"));
  await page.locator("ply-scope .caption").waitFor();
  go();
  // Another one of the same program comes after the first.
  await page.evaluate((other) => document.body.insertAdjacentHTML("beforeend", other), scope({ game: "chess", depth: "1", id: "other" }));
  await ready("#other");
  const [caption] = await facts(["caption"]);
  assert.equal(await page.locator("ply-scope").first().locator(".caption").textContent(), caption);
  await page.locator("ply-scope").first().getByRole("button", { name: "One step forward" }).click();
  assert.deepEqual(await facts(["step"]), [1]);
});

hosted("several elements share one program, which is loaded near the screen only", {
  "/host.html": host(`<div class="far"></div>${quiz()}${quiz({ step: "3" })}${scope({ tree: "1 2" })}`, { head: tall }),
}, async ({ page, requests }) => {
  // By now each element has been told that it is far away: it asked before this test did.
  await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map((element) => new Promise((done) => new IntersectionObserver(done).observe(element)))));
  await rested(page);
  const heavy = () => requests.filter((path) => /wasm|embed\.js|scene\.js/.test(path));
  assert.deepEqual(heavy(), []);
  await page.evaluate(() => document.querySelector("ply-scope").scrollIntoView());
  await page.waitForFunction(() => [...document.querySelectorAll("ply-scope")].every((element) => element.last > 0));
  assert.deepEqual(heavy().filter((path) => path.endsWith(".wasm")), ["/embed_bg.wasm"]);
  assert.equal(heavy().filter((path) => path === "/embed.js").length, 1);
  // Just what the bench counts as the cost of an embedded scene.
  const own = [...new Set(requests.filter((path) => !["/host.html", "/tall.css", "/favicon.ico"].includes(path)))].sort();
  assert.deepEqual(own, [
    "/backtracking-board.css", "/coroutines-tree.css", "/mcts-tree.css",
    ...["again", "attributes", "clock", "controls", "dom", "element"].map((name) => `/embed/${name}.js`), "/embed/embed.css",
    ...["failure", "language", "near", "pen", "program", "reason", "report", "scene", "site", "styles", "words"].map((name) => `/embed/${name}.js`),
    "/embed.js", "/embed_bg.wasm", "/plyscope.js", "/tree.css",
  ].sort());
});

hosted("an element that is driven is loaded, wherever it is", { "/host.html": host(`<div class="far"></div>${quiz()}`, { head: tall }) }, async ({ page, facts, tell }) => {
  await tell("goTo", 7);
  await tell("next");
  await page.waitForFunction(() => document.querySelector("ply-scope").step === 8);
  assert.deepEqual(await facts(["step", "problems"]), [8, []]);
});

hosted("a part of a search is looped, slower or faster", host(quiz({ from: "3", to: "5", loop: "", speed: "60" })), async ({ ready, facts, tell, listen, heard, page }) => {
  await ready();
  assert.deepEqual(await facts(["step", "first", "last"]), [3, 3, 5]);
  await tell("back");
  assert.deepEqual(await facts(["step"]), [3]);
  await listen("step");
  await tell("play");
  await page.waitForFunction(() => window.heard.length >= 7);
  await tell("pause");
  const steps = (await heard()).slice(0, 7).map(([, { step }]) => step);
  assert.deepEqual(steps, [4, 5, 3, 4, 5, 3, 4]);
  assert.deepEqual(await facts(["playing"]), [false]);
});

for (const [motion, plays] of [["no-preference", true], ["reduce", false]]) {
  hosted(`what is to play by itself does so where motion is welcome: ${motion}`, host(quiz({ autoplay: "", speed: "30" }) + quiz({ speed: "30" })), async ({ page, ready }) => {
    await ready();
    await ready("ply-scope:nth-of-type(2)");
    // Which of the two plays: where the first does not by itself, the other one is asked, and is the clock.
    const [playing, resting] = plays ? [0, 1] : [1, 0];
    if (!plays) await page.evaluate(() => document.querySelectorAll("ply-scope")[1].play());
    await page.waitForFunction((playing) => document.querySelectorAll("ply-scope")[playing].step >= 9, playing);
    assert.equal(await page.evaluate((resting) => document.querySelectorAll("ply-scope")[resting].step, resting), 0, "nobody asked this one");
  }, { reducedMotion: motion });
}

hosted("what is to play by itself does so after a change of language, too", {
  "/host.html": host(`<div class="far"></div>${quiz({ autoplay: "", speed: "30" })}`, { head: tall }),
}, async ({ page, ready }) => {
  await ready();
  await page.evaluate(() => (document.documentElement.lang = "nl"));
  await page.locator("ply-scope .count", { hasText: "Stap 0" }).waitFor();
  await page.evaluate(() => document.querySelector("ply-scope").scrollIntoView());
  await page.waitForFunction(() => document.querySelector("ply-scope").step >= 9);
}, { reducedMotion: "no-preference" });

hosted("what is to play by itself does so in a window that never has half of it", host(quiz({ autoplay: "", speed: "30" })), async ({ page, ready }) => {
  await ready();
  const isTall = () => document.querySelector("ply-scope").shadowRoot.querySelector(".canvas").clientHeight > 2 * innerHeight;
  assert.ok(await page.evaluate(isTall));
  await page.waitForFunction(() => document.querySelector("ply-scope").step >= 9);
}, { reducedMotion: "no-preference", viewport: { width: 1024, height: 120 } });

hosted("the controls are as many as the page wishes", host(quiz({ controls: "reduced" }) + quiz({ controls: "none" })), async ({ page, ready }) => {
  await ready();
  await ready("ply-scope:nth-of-type(2)");
  const names = (number) => page.locator("ply-scope").nth(number).locator("button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.deepEqual(await names(0), ["One step back", "One step forward"]);
  assert.deepEqual(await names(1), []);
  assert.equal(await page.locator("ply-scope input, ply-scope a").count(), 0);
});

for (const [lang, forward, count] of [["nl-BE", "Eén stap vooruit", "Stap 9 van 34"], ["zh", "前进一步", "第 9 步，共 34 步"], ["fr", "One step forward", "Step 9 of 34"]]) {
  hosted(`the language of the page is spoken: ${lang}`, host(quiz({ step: "9" }), { lang }), async ({ page, ready }) => {
    await ready();
    assert.equal(await page.locator("ply-scope .count").textContent(), count);
    assert.equal(await page.locator("ply-scope button").nth(3).getAttribute("aria-label"), forward);
    await page.evaluate(() => (document.documentElement.lang = "en"));
    await page.waitForFunction(() => document.querySelector("ply-scope").shadowRoot.querySelector(".count").textContent === "Step 9 of 34");
  });
}

hosted("a language that the page gets while an element is loaded is spoken", host(quiz({ step: "9" })), async ({ page }) => {
  const go = await held(page, "**/embed_bg.wasm");
  const asked = page.waitForRequest("**/embed_bg.wasm");
  await page.reload();
  await asked;
  await page.evaluate(() => (document.documentElement.lang = "nl"));
  go();
  await page.locator("ply-scope .count", { hasText: "Stap 9 van 34" }).waitFor();
});

hosted("the language of the page is spoken within a link, too", host(`<a href="#quiz">${quiz({ step: "9" })}</a>`, { lang: "nl" }), async ({ page, ready }) => {
  await ready();
  assert.equal(await page.locator("ply-scope .count").textContent(), "Stap 9 van 34");
});

hosted("colours are those of the page, unless something else is said", {
  "/host.html": host([quiz(), quiz({ scheme: "dark" }), quiz({ scheme: "auto" }), quiz({ class: "own" })].join(""), { head: '<link rel="stylesheet" href="/own.css">' }),
}, async ({ page }) => {
  const grounds = () => page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    return getComputedStyle(element.shadowRoot.querySelector(".box")).backgroundColor;
  })));
  const [light, dark, own] = ["rgb(255, 255, 255)", "rgb(20, 24, 29)", "rgb(1, 2, 3)"];
  assert.deepEqual(await grounds(), [light, dark, dark, own]);
  await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
  assert.deepEqual(await grounds(), [dark, dark, dark, own]);
}, { colorScheme: "dark" });

hosted("changes of attributes and of the address are followed", host(quiz()), async ({ page, ready, facts }) => {
  await ready();
  const change = (run) => page.evaluate(run);
  await change(() => document.querySelector("ply-scope").setAttribute("step", "12"));
  assert.deepEqual(await facts(["step"]), [12]);
  // What is wrong is reported whenever it is set, and no longer than that.
  for (const [name, wrong, right] of [["height", "tall", "400"], ["scheme", "pink", "dark"], ["lang", "xx", "nl"], ["step", "999", "12"]]) {
    const set = (value) => page.evaluate(([name, value]) => document.querySelector("ply-scope").setAttribute(name, value), [name, value]);
    await set(wrong);
    await page.waitForFunction((wrong) => document.querySelector("ply-scope").problems.some((problem) => problem.includes(wrong)), wrong);
    await set(right);
    await page.waitForFunction(() => document.querySelector("ply-scope").last === 34 && document.querySelector("ply-scope").problems.length === 0);
    await page.waitForFunction(() => document.querySelector("ply-scope").step === 12);
  }
  await change(() => document.querySelector("ply-scope").setAttribute("tree", "(4 8) (17 5)"));
  await page.waitForFunction(() => document.querySelector("ply-scope").last % 34 > 0);
  // An address says where it begins.
  for (const step of [3, 9]) {
    await page.evaluate((step) => (document.querySelector("ply-scope").address = `tree=(4+8)+(2+5)&step=${step}`), step);
    await page.waitForFunction((step) => document.querySelector("ply-scope").step === step && document.querySelector("ply-scope").last < 34, step);
  }
  await change(() => (document.querySelector("ply-scope").address = "puzzle=queens&size=4"));
  await page.waitForFunction(() => document.querySelector("ply-scope").shadowRoot.querySelector(".canvas.board"));
  // Moved to another place it goes on; taken out it is gone.
  const [step] = await facts(["step"]);
  await change(() => document.body.prepend(document.querySelector("ply-scope")));
  assert.deepEqual(await facts(["step"]), [step]);
  await change(() => document.querySelector("ply-scope").remove());
});

hosted("keys step while the keyboard is there, and not elsewhere", host(`${quiz()}<input id="elsewhere">`), async ({ page, ready, facts }) => {
  await ready();
  await page.focus("#elsewhere");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await facts(["step"]), [0]);
  await page.getByRole("button", { name: "One step forward" }).focus();
  for (const [key, step] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 34], ["Home", 0], ["Enter", 1], [" ", 2]]) {
    await page.keyboard.press(key);
    assert.deepEqual(await facts(["step"]), [step], key);
  }
  await page.locator("ply-scope input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await facts(["step"]), [3]);
  assert.match(await page.locator("ply-scope input[type=range]").getAttribute("aria-valuetext"), /^Step 3 of 34$/);
});

for (const colorScheme of ["light", "dark"]) {
  hosted(`everybody can use it, on a phone too: ${colorScheme}`, host(`<main><h1>Week 3</h1>${quiz({ step: "17", scheme: "auto" })}${scope({ puzzle: "queens", size: "5", step: "9", scheme: "auto" })}${scope({ tree: "(1", scheme: "auto" })}</main>`), async ({ page, ready }) => {
    for (const number of [1, 2, 3]) await ready(`ply-scope:nth-of-type(${number})`);
    assert.deepEqual(await faults(page), []);
    const { wide, seen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, seen: innerWidth }));
    assert.equal(wide, seen, "nothing makes the page wider");
  }, { viewport: PHONE, colorScheme });
}
