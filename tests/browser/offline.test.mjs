// The site without a connection, and over a change of its version; from any folder of any server.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch, open } from "./support/browser.mjs";
import { scratch } from "./support/course.mjs";
import { witnessed } from "./support/failure.mjs";
import { forTeachers } from "./support/learn.mjs";
import { eventually, rested } from "./support/rest.mjs";
import { dist, serve, strictPolicy } from "./support/server.mjs";
import { LIMIT } from "./support/site.mjs";

const HEADERS = { "Content-Security-Policy": strictPolicy };
const QUIZ = "#tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=alpha-beta&root=max&step=9";

let browser;
before(async () => {
  browser = await launch();
}, LIMIT);
after(() => browser?.close(), LIMIT);

/** Declares a test with a page that may be kept. */
const visit = (name, run) =>
  test(name, LIMIT, async (t) => {
    const visitor = await open(browser, { serviceWorkers: "allow" });
    await witnessed(visitor, () => run({ ...visitor, t }));
  });

/** Asks a page again and again until it says something; a page that is just being loaded says nothing. */
async function until(page, ask, said = null) {
  const answer = await eventually(() => page.evaluate(ask, said).catch(() => null), Boolean, 120_000);
  if (!answer) throw new Error(`after two minutes still not: ${ask}`);
  return answer;
}

/** Waits until a version of the site has all its files, or all of one role, and returns the name of its cache. */
const untilKept = (page, role = null) =>
  until(page, async (role) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const list = await (await cache.match(new URL("site.json", location)))?.json();
      if (!list || !name.endsWith(list.id)) continue;
      const wanted = list.files.filter((file) => !role || file.role === role);
      const found = await Promise.all(wanted.map(({ path }) => cache.match(new URL(path, location))));
      if (found.every(Boolean)) return name;
    }
    return false;
  }, role);

visit("after a first visit every page works without a connection, in any folder", async ({ page, context, complaints }) => {
  const server = await serve({ headers: HEADERS, prefix: "/a/b/" });
  await page.goto(server.url);
  await page.waitForSelector(".transport");
  await untilKept(page);
  await server.close();
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(server.url + QUIZ);
  await page.waitForSelector(".transport");
  await page.getByRole("button", { name: "Compare", exact: true }).first().click();
  await page.waitForSelector("dialog[open]");
  await page.goto("about:blank");
  await page.goto(`${server.url}index.html#game=tic-tac-toe&algorithm=minimax`);
  await page.locator(".board, .game-board, [role=grid]").first().waitFor();
  await page.goto(`${server.url}backtracking.html#puzzle=queens&size=6`);
  await page.waitForSelector("[role=gridcell]");
  await page.goto(`${server.url}coroutines.html`);
  await page.waitForSelector(".transport");
  await page.goto(`${server.url}learn.html#lesson=lecture-1`);
  await page.waitForSelector(".results");
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  await page.getByRole("button", { name: "Save the package" }).click();
  await page.getByText("The package is saved.").waitFor();
  await page.selectOption(".language", "nl");
  await page.getByText("Jouw resultaten").waitFor();
  await page.getByText("Backtracking, en programma’s die elkaar afwisselen").first().waitFor();
  await page.goto(`${server.url}guide/`);
  await page.locator("ply-scope").first().getByText("Step 16 of").waitFor();
  await page.goto(`${server.url}guide/reading.html`);
  await page.locator("ply-scope").first().getByText("Step 0 of").waitFor();
  await page.keyboard.press("/");
  await page.locator("#search").pressSequentially("hint");
  await page.locator("#results a").first().waitFor();
  await page.goto(`${server.url}guide/zh/reading.html`);
  await page.locator("ply-scope").first().getByText("第 0 步").waitFor();
  await page.locator("#search").fill("窗口");
  await page.locator("#results a").first().waitFor();
  assert.deepEqual(complaints, []);
});

visit("programs run without a connection", async ({ page, context, complaints }) => {
  const server = await serve();
  await page.goto(server.url);
  await page.waitForSelector(".transport");
  await untilKept(page);
  await server.close();
  await context.setOffline(true);
  await page.goto(`${server.url}program.html`);
  await page.waitForSelector(".cm-content");
  for (const language of ["python", "javascript"]) {
    await page.selectOption("#program-language", language);
    await page.click("#program-run");
    await page.locator(".ran", { hasText: "It returns" }).waitFor();
  }
  assert.deepEqual(complaints, []);
});

/** A server of the site in version 1, and `publish`, which puts another version in its place as a whole; `pages` come before its files. */
async function published(t, more = [], pages = {}) {
  const place = await scratch(t);
  const made = (version) => copied(join(place, version), version, more);
  const server = await serve({ folder: await made("1"), headers: HEADERS, pages });
  t.after(() => server.close());
  return { url: server.url, publish: async (version) => server.turnTo(await made(version)) };
}

/** A copy of the site whose start page and script say their version; so do `more` files. */
async function copied(folder, version, more) {
  await cp(dist, folder, { recursive: true });
  const change = async (file, change) => writeFile(join(folder, file), change(await readFile(join(dist, file), "utf8")));
  await change("index.html", (text) => text.replace("<html", `<html data-page="${version}"`));
  await change("boot.js", (text) => `document.documentElement.dataset.script="${version}";${text}`);
  for (const file of more) await change(file, (text) => `${text}\n// ${version}\n`);
  const list = JSON.parse(await readFile(join(dist, "site.json"), "utf8"));
  for (const file of list.files) {
    const content = await readFile(join(folder, file.path));
    Object.assign(file, { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") });
  }
  list.id = createHash("sha256").update(JSON.stringify(list.files)).digest("hex");
  const text = JSON.stringify(list);
  await writeFile(join(folder, "site.json"), text);
  const listed = createHash("sha256").update(text).digest("hex");
  await change("sw.js", (script) => script.replace(/SITE ?= ?"[^"]*"/, `SITE="${list.id}"`).replace(/LISTED ?= ?"[^"]*"/, `LISTED="${listed}"`));
  return folder;
}

/** How long a page may say nothing before it is asked again, in milliseconds. */
const SILENCE = 2_000;

/** Which versions the page and its script are of, once it is there; nothing if it is not there in time. */
async function versions(page, limit) {
  const said = () => page.evaluate(() => document.querySelector(".transport") && [document.documentElement.dataset.page, document.documentElement.dataset.script]);
  // A page that is just being loaded says nothing, or does not answer until it is there.
  const asked = () => Promise.race([said().catch(() => null), pause(SILENCE)]);
  return (await eventually(asked, Boolean, limit)) ?? [];
}

/** Waits until a newer version is there as a whole. */
const untilWaiting = (page) => until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed");

/** Loads a page again, which may be loading itself again just now. */
const again = (page) => page.reload({ timeout: 10_000 }).catch(() => {});

/** Whether a page is of one version only, the given one if any. */
async function isWhole(page, version) {
  const [html, script] = await versions(page, VISIT);
  return html === script && (!version || html === version);
}

/** How long a page may be of two versions, in milliseconds: until it is idle, which it awaits for 10 s. */
const MOMENT = 20_000;

/** How long somebody stays who then comes again, in milliseconds: far longer than taking over takes. */
const VISIT = 5_000;

/**
 * Waits until a page has the newer version, and is not half of it. While the workers change, Chromium may fetch
 * a file past both of them; such a page loads itself again. Taking over takes the time that the older
 * worker needs to end what it is doing, and ends by loading the page again: who loads it again and again
 * meanwhile gives the older worker something to do each time, and so keeps the older version for ever.
 */
async function renewed(page, newer = "2") {
  for (let visits = 0; visits < 10; visits += 1) {
    for (const end = Date.now() + VISIT; Date.now() < end; await pause(50)) {
      if (await isWhole(page, newer)) return;
    }
    assert.ok(await eventually(() => isWhole(page), Boolean, MOMENT), "a page of two versions loads itself again");
    // The worker has refused. Or it has not, and Chromium puts the change off, as it may where the older worker
    // was busy, until a page is loaded the next time. Or Chromium has lost the page, as it may one that is
    // loaded in the moment in which the worker changes: it stays empty until it is loaded once more.
    await again(page);
  }
  throw new Error("the newer version did not take over");
}

/** Has the worker that waits count what it is done with, from now on; returns what asks it for the number. */
async function counted(context) {
  for (const worker of context.serviceWorkers()) {
    const waits = await worker.evaluate(() => {
      if (self.serviceWorker.state !== "installed") return false;
      self.done = 0;
      const { waitUntil } = ExtendableEvent.prototype;
      ExtendableEvent.prototype.waitUntil = function (work) {
        waitUntil.call(this, work.finally(() => (self.done += 1)));
      };
      return true;
    });
    if (waits) return () => worker.evaluate(() => self.done);
  }
  throw new Error("no worker waits");
}

visit("a new version takes over as a whole, and not under a page that is open", async ({ page, context, complaints, t }) => {
  const site = await published(t);
  await page.goto(site.url);
  assert.deepEqual(await versions(page), ["1", "1"]);
  const first = await untilKept(page);
  await site.publish("2");
  // Going to another part of the same page would not load it.
  await page.goto("about:blank");
  await page.goto(site.url + QUIZ);
  assert.deepEqual(await versions(page), ["1", "1"], "the old one is whole");
  await untilWaiting(page);
  const done = await counted(context);
  const other = await context.newPage();
  await other.goto(`${site.url}coroutines.html`);
  await other.waitForSelector(".transport");
  assert.ok(await eventually(done), "it has asked whether it is alone, and has got its answer");
  await page.reload();
  assert.deepEqual(await versions(page), ["1", "1"], "another page is open");
  await other.close();
  await again(page);
  await renewed(page);
  assert.equal(new URL(page.url()).hash, QUIZ, "the address stays");
  await until(page, async (first) => !(await caches.has(first)), first);
  const second = await untilKept(page);
  assert.deepEqual(await page.evaluate(() => caches.keys()), [second], "the old one is gone");
  assert.deepEqual(complaints, []);
});

visit("a page that is opened in the moment of the change is whole", async ({ page, complaints, t }) => {
  const site = await published(t);
  await page.goto(site.url);
  await untilKept(page);
  await page.reload();
  for (let version = 2; version < 6; version += 1) {
    await site.publish(`${version}`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update()).catch(() => {});
    // A page that loads itself again may have it take over by itself.
    const isThere = async (version) => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed" || document.documentElement.dataset.page === version;
    await until(page, isThere, `${version}`);
    // The page asks, and is gone before it has an answer.
    const asked = page.evaluate(async (delay) => {
      const { waiting } = await navigator.serviceWorker.getRegistration();
      waiting?.postMessage("take over");
      setTimeout(() => location.reload(), delay);
    }, (version - 2) * 8);
    await asked.catch(() => {});
    await renewed(page, `${version}`);
  }
  // A page that Chromium loses has got no answer, or has not got as far as using what it fetched.
  const lost = /^failed: |net::ERR_FAILED|preloaded using link preload but not used/;
  assert.deepEqual(complaints.filter((told) => !lost.test(told)), []);
});

visit("a page of an old version gets no file of a new one", async ({ page, t }) => {
  const site = await published(t, ["dialogs.js"]);
  await saveData(page);
  await page.goto(site.url);
  await page.waitForSelector(".transport");
  await untilKept(page, "core");
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
  await page.reload();
  assert.deepEqual(await versions(page), ["1", "1"]);
  assert.equal(await page.evaluate(async () => Boolean(await caches.match(new URL("worker_bg.wasm", location)))), false);
  await site.publish("2");
  await page.getByRole("button", { name: "Compare", exact: true }).first().click();
  await page.locator(".notice").waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await untilWaiting(page);
  await again(page);
  await renewed(page);
  await page.getByRole("button", { name: "Compare", exact: true }).first().click();
  await page.waitForSelector("dialog[open]");
});

/** Has the worker run out of space for a file until the cache of another version is gone; for ever without one. */
const fill = (context, other = null) =>
  Promise.all(
    context.serviceWorkers().map((worker) =>
      worker.evaluate((other) => {
        const { put } = Cache.prototype;
        Cache.prototype.put = async function (...file) {
          if (!other || (await caches.has(other))) throw new DOMException("It is full.", "QuotaExceededError");
          return put.apply(this, file);
        };
      }, other),
    ),
  );

visit("a version goes when another one has taken over, also where a file of that is changed on its way", async ({ page, t }) => {
  const pages = {};
  const site = await published(t, ["dialogs.js"], pages);
  await page.goto(site.url);
  const first = await untilKept(page);
  pages["/dialogs.js"] = "// not the file of the list";
  await site.publish("2");
  await page.goto("about:blank");
  await page.goto(site.url);
  await untilWaiting(page);
  await again(page);
  await renewed(page);
  await until(page, async (first) => !(await caches.has(first)), first);
  const kept = (name) => page.evaluate(async (name) => Boolean(await caches.match(new URL(name, location))), name);
  assert.deepEqual([await kept("guide/index.html"), await kept("dialogs.js")], [true, false]);
});

visit("where there is no space for two versions, the older one goes first", async ({ page, context, t }) => {
  const site = await published(t);
  await page.goto(site.url);
  const first = await untilKept(page);
  await site.publish("2");
  await page.goto("about:blank");
  await page.goto(site.url);
  await untilWaiting(page);
  await fill(context, first);
  await again(page);
  await renewed(page);
  await until(page, async (first) => !(await caches.has(first)), first);
  assert.notEqual(await untilKept(page), first);
});

/** Has a page keep only what pages begin with, and what was used. */
const saveData = (page) => page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

visit("where there is no space to keep them, pages open with a connection", async ({ page, context, complaints, t }) => {
  const server = await serve({ headers: HEADERS });
  t.after(() => server.close());
  await saveData(page);
  await page.goto(server.url);
  await untilKept(page, "core");
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
  await fill(context);
  await page.goto(`${server.url}mcts.html`);
  await page.waitForSelector(".transport");
  assert.equal(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)), true);
  assert.deepEqual(complaints, []);
});

/** The worker in whose place the site is removed, as the guide has it. */
const [, REMOVAL] = (await readFile(new URL("../../docs/src/hosting.md", import.meta.url), "utf8")).match(/^```js\n(.*?)^```$/ms);

visit("the worker of the guide removes the site from a browser", async ({ page, t }) => {
  const pages = {};
  const server = await serve({ headers: HEADERS, pages });
  t.after(() => server.close());
  await saveData(page);
  await page.goto(server.url);
  await untilKept(page, "core");
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
  await page.evaluate(() => caches.open("other").then(() => {}));
  pages["/sw.js"] = REMOVAL;
  await until(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return !registration;
  });
  assert.deepEqual(await page.evaluate(() => caches.keys()), ["other"]);
});

visit("within another page nothing is kept", async ({ page }) => {
  const server = await serve({ headers: HEADERS, pages: { "/host.html": `<!doctype html><title>Host</title><iframe src="/learn.html"></iframe>` } });
  await page.goto(`${server.origin}/host.html`);
  await page.frameLocator("iframe").locator(".lessons").waitFor();
  await rested(page.frames()[1]);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  await server.close();
});

visit("the site can be installed", async ({ page, context }) => {
  const server = await serve({ headers: HEADERS });
  await page.goto(server.url);
  await page.waitForSelector(".transport");
  await untilKept(page, "core");
  const client = await context.newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { icons } = JSON.parse(data);
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    const png = await readFile(join(dist, src));
    assert.equal(png.toString("latin1", 1, 4), "PNG", src);
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A browser in private mode installs nothing, whatever the site.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  await server.close();
});

test("a plain file server is enough", LIMIT, async (t) => {
  const python = spawn("python3", ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", dist]);
  t.after(() => python.kill());
  const address = await new Promise((done, fail) => {
    python.once("error", fail);
    let said = "";
    python.stdout.on("data", (text) => {
      said += text;
      const port = said.match(/port (\d+)/)?.[1];
      if (port) done(`http://127.0.0.1:${port}/`);
    });
  });
  const { page, context, complaints } = await open(browser);
  await page.goto(address + QUIZ);
  await page.waitForSelector(".transport");
  await page.goto(`${address}learn.html#lesson=lecture-3`);
  await page.waitForSelector(".results");
  await page.goto(`${address}backtracking.html`);
  await page.waitForSelector("[role=gridcell]");
  assert.deepEqual(complaints.filter((text) => !text.includes("favicon.ico")), []);
  await context.close();
});

visit("a kept file that another page of the origin has changed is not shown", async ({ page, context, t }) => {
  const server = await serve({ headers: HEADERS, pages: { "/neighbour.html": "<!doctype html><title>Neighbour</title>" } });
  t.after(() => server.close());
  await page.goto(server.url);
  await page.waitForSelector(".transport");
  await untilKept(page);
  await page.goto(`${server.url}neighbour.html`);
  const change = (files) => page.evaluate(async (files) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const headers = { "Content-Type": "text/javascript" };
      for (const file of files) await cache.put(new URL(file, location), new Response("document.documentElement.dataset.changed = 'yes';", { headers }));
      const list = await (await cache.match(new URL("site.json", location))).json();
      for (const file of list.files) file.sha256 = "0".repeat(64);
      await cache.put(new URL("site.json", location), new Response(JSON.stringify(list)));
    }
  }, files);
  await change(["boot.js", "offline.js"]);
  await page.goto(server.url);
  // With a connection it is fetched anew.
  await page.waitForSelector(".transport");
  assert.equal(await page.getAttribute("html", "data-changed"), null);
  // And without one it is refused.
  await page.goto(`${server.url}neighbour.html`);
  await change(["boot.js"]);
  await context.setOffline(true);
  await server.close();
  // It is the script that is not handed out; or, by a worker that has read the changed list, the page itself.
  // The browser may also have the right script in its own memory, and then the page shows.
  const refused = page.waitForEvent("requestfailed", (request) => [server.url, `${server.url}boot.js`].includes(request.url()));
  await page.goto(server.url).catch(() => {});
  await Promise.any([refused, page.waitForSelector(".transport")]);
  assert.equal(await page.locator("html").getAttribute("data-changed"), null);
});
