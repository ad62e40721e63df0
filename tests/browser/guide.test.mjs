// The guide in a real browser: every page, its scenes, its links, its search, under the strict policy and
// below a folder; and the examples of its pages in JavaScript.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { faults } from "./support/axe.mjs";
import { launch, open } from "./support/browser.mjs";
import { dist, serve, strictPolicy } from "./support/server.mjs";

const PREFIX = "/course/";

/** The books in other languages than English: folder, language tag, and what the pages and the book say. */
const BOOKS = [
  { folder: "nl/", tag: "nl", help: "Hulp", more: "Meer in de handleiding", word: "snoeien", nothing: "Niets gevonden", earned: ["0 van 6 punten", "4 van 6 punten"] },
  { folder: "zh/", tag: "zh-Hans", help: "按键与帮助", more: "更多内容见使用手册", word: "置换表", nothing: "没有找到", earned: ["0 / 6 分", "4 / 6 分"] },
];
const ENGLISH = { folder: "", tag: "en", help: "Help", more: "More in the guide", earned: ["0 of 6 points", "4 of 6 points"] };

let browser, server, pages;

before(async () => {
  browser = await launch();
  server = await serve({ prefix: PREFIX, headers: { "Content-Security-Policy": strictPolicy } });
  const files = await readdir(join(dist, "guide"), { recursive: true });
  pages = files.filter((file) => file.endsWith(".html")).map((file) => file.replaceAll("\\", "/"));
});
after(() => Promise.all([browser?.close(), server?.close()]));

const address = (file) => `${server.url}guide/${file}`;

test("every page opens under the strict policy, and its scenes are shown", async () => {
  const { page, context, complaints } = await open(browser);
  assert.ok(pages.length > 55);
  let scenes = 0;
  for (const file of pages) {
    await page.goto(address(file));
    await page.locator("main h1").first().waitFor();
    const { tag, chapters } = BOOKS.map((book) => ({ ...book, chapters: 10 })).find(({ folder }) => file.startsWith(folder)) ?? { tag: "en", chapters: 30 };
    assert.equal(await page.getAttribute("html", "lang"), tag, file);
    assert.ok((await page.locator("#chapters a").count()) > chapters, file);
    for (const scene of await page.locator("main ply-scope").all()) {
      await scene.scrollIntoViewIfNeeded();
      const problems = await scene.evaluate((element) => element.ready.then(() => element.problems));
      assert.deepEqual(problems, [], `${file}: ${await scene.evaluate((element) => element.outerHTML)}`);
      scenes += 1;
    }
    assert.deepEqual(complaints, [], file);
  }
  assert.ok(scenes > 20, `${scenes} scenes`);
  await context.close();
});

test("nothing of mdBook is published but the search, which is free to copy", async () => {
  const files = (await readdir(join(dist, "guide"), { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const others = files.map(({ name }) => name).filter((name) => !name.endsWith(".html") || name === "toc.html").sort();
  assert.deepEqual(others, ["colours.js", "elasticlunr.min.js", "guide.css", "guide.js", "searchindex.js", "searchindex.js", "searchindex.js"]);
});

test("every link leads to a file of the site, and to an anchor of its page", async () => {
  const { page, context } = await open(browser);
  await page.goto(address("index.html"));
  const read = (file) => page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const links = parsed.querySelectorAll("main a[href], #languages a, .to-site");
    return {
      links: Array.from(links, (link) => new URL(link.getAttribute("href"), url).href),
      ids: Array.from(parsed.querySelectorAll("[id]"), ({ id }) => id),
    };
  }, address(file));
  const found = new Map();
  for (const file of pages) found.set(`guide/${file}`, await read(file));
  const linked = new Set();
  for (const [file, { links }] of found) {
    for (const link of links.filter((link) => link.startsWith(server.url))) {
      const [path, anchor] = link.slice(server.url.length).split("#");
      linked.add(path);
      const target = found.get(path);
      const status = target ? 200 : (await fetch(server.url + path)).status;
      assert.equal(status, 200, `${file} links to ${path}`);
      if (target && anchor) assert.ok(target.ids.includes(decodeURIComponent(anchor)), `${file} links to ${path}#${anchor}`);
    }
  }
  assert.ok(linked.size > 30);
  await context.close();
});

for (const { folder, tag, help, more } of [ENGLISH, ...BOOKS]) {
  test(`the help of every page links to its chapter (${tag})`, async () => {
    const { page, context, complaints } = await open(browser, { locale: tag });
    for (const file of ["index.html", "mcts.html", "best-first.html", "backtracking.html", "coroutines.html", "learn.html", "program.html"]) {
      await page.goto(server.url + file);
      await page.getByRole("button", { name: help, exact: true }).click();
      const link = await page.getByRole("link", { name: more }).evaluate(({ href }) => href);
      assert.equal(new URL(link).pathname.slice(`${PREFIX}guide/`.length).replace(/[^/]*$/, ""), folder, link);
      const chapter = await context.newPage();
      assert.equal((await chapter.goto(link)).status(), 200, link);
      const { hash } = new URL(link);
      if (hash) await chapter.locator(hash).waitFor();
      await chapter.close();
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("a page leads to the same chapter in other languages, or to the index where there is none", async () => {
  const { page, context } = await open(browser);
  await page.goto(address("reading.html"));
  for (const [name, path] of [
    ["Nederlands", "nl/reading.html"],
    ["中文", "zh/reading.html"],
    ["English", "reading.html"],
  ]) {
    await page.locator("#languages").getByRole("link", { name }).click();
    await page.waitForURL(address(path));
    assert.equal(await page.textContent("#languages [aria-current]"), name);
  }
  await page.goto(address("nl/reference/keys.html"));
  await page.locator("#languages").getByRole("link", { name: "中文" }).click();
  await page.waitForURL(address("zh/reference/keys.html"));
  await page.goto(address("reference/json.html"));
  await page.locator("#languages").getByRole("link", { name: "Nederlands" }).click();
  await page.waitForURL(address("nl/index.html"));
  // What is in English only is marked.
  const marked = await page.locator("main a[title]").evaluateAll((all) => all.map(({ href, title }) => [href, title]));
  assert.ok(marked.length > 1);
  for (const [href, title] of marked) assert.deepEqual([href.includes("/nl/"), title], [false, "in het Engels"]);
  await context.close();
});

test("it can be searched", async () => {
  const { page, context, complaints } = await open(browser);
  await page.goto(address("reference/algorithms.html"));
  await page.keyboard.press("/");
  await page.locator("#search").pressSequentially("misconception");
  await page.locator("#results a").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.endsWith("reference/algorithms.html"));
  assert.match(await page.textContent("main"), /misconception/i);
  await page.locator("#search").fill("qwertyuiop");
  await page.locator("#results", { hasText: "Nothing is found" }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const { folder, tag, word, nothing } of BOOKS) {
  test(`it can be searched (${tag})`, async () => {
    const { page, context, complaints } = await open(browser);
    await page.goto(address(`${folder}reference/keys.html`));
    await page.keyboard.press("/");
    await page.locator("#search").fill(word);
    await page.locator("#results a").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.endsWith("reference/keys.html"));
    assert.ok(page.url().startsWith(address(folder)), page.url());
    assert.ok((await page.textContent("main")).toLowerCase().includes(word.slice(0, 4)));
    await page.locator("#search").fill("qwertyuiop");
    await page.locator("#results", { hasText: nothing }).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("arrow keys step through a search that has the focus, and turn pages elsewhere", async () => {
  const { page, context } = await open(browser);
  await page.goto(address("reading.html"));
  const scene = page.locator("main ply-scope").first();
  await scene.evaluate((element) => element.ready);
  await scene.locator("button").last().focus();
  const step = await scene.evaluate((element) => element.step);
  await page.keyboard.press("ArrowRight");
  assert.equal(new URL(page.url()).pathname, `${PREFIX}guide/reading.html`);
  assert.equal(await scene.evaluate((element) => element.step), step + 1);
  await page.locator("main h1").click();
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/guide/pages.html");
  await context.close();
});

test("the Tab key begins at the top of a page, and its chapter is in view", async () => {
  const { page, context } = await open(browser, { viewport: { width: 1280, height: 500 } });
  for (const file of ["index.html", "reading.html", "hosting.html", "nl/index.html"]) {
    await page.goto(address(file));
    const chapter = page.locator("#chapters [aria-current]");
    await chapter.waitFor();
    const isInView = await chapter.evaluate((link) => {
      const [inner, outer] = [link, link.closest("#chapters")].map((one) => one.getBoundingClientRect());
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
    assert.ok(isInView, file);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.className), "skip", file);
  }
  await context.close();
});

test("it has the colours that were chosen on the site, and those of the system", async () => {
  for (const [chosen, colorScheme, expected] of [
    [null, "dark", "dark"],
    [null, "light", "light"],
    ["dark", "light", "dark"],
    ["light", "dark", "light"],
  ]) {
    const { page, context } = await open(browser, { colorScheme });
    await page.addInitScript((theme) => theme && localStorage.setItem("plyscope.theme", theme), chosen);
    await page.goto(address("index.html"));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(paper === "rgb(255, 255, 255)" ? "light" : "dark", expected, `${chosen} in ${colorScheme}`);
    await context.close();
  }
});

test("pages are accessible, in both colours", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page, context } = await open(browser, { colorScheme });
    for (const file of ["index.html", "reading.html", "judge.html", "reference/algorithms.html", "reference/keys.html", "nl/reading.html", "zh/index.html"]) {
      await page.goto(address(file));
      await page.locator("main h1").first().waitFor();
      assert.deepEqual(await faults(page), [], `${file} in ${colorScheme}`);
    }
    await context.close();
  }
});

test("pages fit a phone", async () => {
  const { page, context } = await open(browser, { viewport: { width: 390, height: 844 } });
  for (const file of pages) {
    await page.goto(address(file));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `${file} is ${width} pixels wide`);
  }
  await context.close();
});

/** The listings of a chapter in a language. */
async function listings(chapter, language) {
  const text = await readFile(new URL(`../../docs/src/${chapter}`, import.meta.url), "utf8");
  return Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms")), ([, code]) => code);
}

const made = (...parts) => `<!doctype html><title>…</title>${parts.join("\n")}`;
const module = (code) => `<script type="module">${code}</script>`;

test("the examples for pages do what they say", async (t) => {
  const pages = {};
  const host = await serve({ pages, prefix: PREFIX });
  t.after(() => host.close());
  const here = (code) => code.replaceAll("https://example.org/plyscope/", host.url);
  const [script, connecting, message] = (await listings("embedding.md", "js")).map(here);
  const html = (await listings("embedding.md", "html")).map((code) => here(code).replaceAll('src="plyscope/', `src="${host.url}`));
  const frame = html.find((code) => code.includes("<iframe"));
  const says = (code) => `addEventListener("message", ({ data }) => { ${code} });`;
  const steps = `search.addEventListener("step", (event) => (document.title = event.detail.step));`;
  Object.assign(pages, {
    "/script.html": made(html[0], module(`await customElements.whenDefined("ply-scope"); ${script} ${steps}`)),
    "/connect.html": made(frame, module(connecting + steps)),
    "/message.html": made(
      frame,
      module(`
        const frame = document.querySelector("iframe");
        ${says(`if (data.type === "step") document.title = data.step;`)}
        ${says(`if (data.type === "ready") ${message.replace("https://example.org", host.origin)}`)}`),
    ),
  });
  const { page, context, complaints } = await open(browser);
  for (const [file, title] of Object.entries({ "script.html": "9", "connect.html": "9", "message.html": "10" })) {
    await page.goto(`${host.origin}/${file}`);
    await page.waitForFunction((title) => document.title === title, title, { timeout: 20_000 });
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const { folder, tag, earned } of [ENGLISH, ...BOOKS]) {
  test(`the page of one’s own in five minutes shows the lesson, and its points again after a reload (${tag})`, async (t) => {
    const pages = {};
    const host = await serve({ pages, prefix: "/plyscope/" });
    t.after(() => host.close());
    const [[lesson], [whole], [script]] = await Promise.all(["````markdown", "```html", "```js"].map(async (fence) => {
      const text = await readFile(new URL(`../../docs/${folder || "src/"}five-minutes.md`, import.meta.url), "utf8");
      const end = fence.match(/^`+/)[0];
      return Array.from(text.matchAll(new RegExp(`^${fence}\n(.*?)^${end}$`, "gms")), ([, code]) => code);
    }));
    pages["/week3.md"] = lesson;
    pages["/week3.html"] = whole.replace("</body>", () => `<output id="points"></output>${module(script)}</body>`);
    const { page, context, complaints } = await open(browser);
    await page.goto(`${host.origin}/week3.html`);
    const inner = page.frameLocator("ply-scope iframe");
    const shows = (text) => page.waitForFunction((text) => document.querySelector("#points").value === text, text);
    await shows(earned[0]);
    await inner.locator(".asking-way a.button").first().click();
    await inner.locator("#answer").fill("L3-4 L4-4 L4-7..8");
    await inner.locator(".check").click();
    await shows(earned[1]);
    await page.reload();
    await shows(earned[1]);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("on a phone the field of the search has space for what it says", async (t) => {
  const host = await serve({ prefix: "/plyscope/" });
  t.after(() => host.close());
  const { page, context } = await open(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${host.origin}/plyscope/guide/reference/algorithms.html`);
  const [space, text] = await page.locator("#search").evaluate((field) => {
    const style = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return [field.clientWidth - padding, pen.measureText(field.placeholder).width];
  });
  assert.ok(space >= text, `${text} in ${space} pixels`);
  await context.close();
});

test("the example for slides shows a step for each fragment", async (t) => {
  const pages = {};
  const host = await serve({ pages, prefix: "/plyscope/" });
  t.after(() => host.close());
  const [slide] = (await listings("teaching.md", "html")).filter((code) => code.includes("fragment"));
  const [script] = await listings("teaching.md", "js");
  pages["/slides.html"] = made(
    `<script type="module" src="./plyscope/plyscope.js"></script>`,
    `<div class="reveal"><div class="slides"><section>${slide}</section></div></div>`,
    module(`import Reveal from "./plyscope/examples/reveal/library/reveal.mjs"; ${script}`),
  );
  const { page, context, complaints } = await open(browser);
  await page.goto(`${host.origin}/slides.html`);
  await page.waitForSelector(".reveal.ready");
  for (const step of [16, 34]) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((step) => document.querySelector("ply-scope").step === step, step);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
