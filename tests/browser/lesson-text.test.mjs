// The text of lessons: lists, pictures, tables, formulas; scenes that play; what stands on a question's own
// page; lessons that cannot be had; and what is for teachers only.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./support/axe.mjs";
import { launch, open as opened } from "./support/browser.mjs";
import { host, scope } from "./support/host.mjs";
import { PAGE } from "./support/learn.mjs";
import { serve } from "./support/server.mjs";
import { LIMIT } from "./support/site.mjs";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>';
const svg = (_, response) => {
  response.writeHead(200, { "Content-Type": "image/svg+xml" });
  response.end(SVG);
};

const LESSON = `---
title: Text of every kind
---

- one
- two
  1. first

3. third

![A red box](img/box.svg)

![Never there](img/missing.png)

| player | value |
|--------|------:|
| MAX    | $\\alpha \\ge \\beta$ |
| MIN    | 4 |

The number of leaves is

$$b^{\\lceil m/2 \\rceil} + b^{\\lfloor m/2 \\rfloor} - 1$$

\`\`\`scene
tree: (4 8) (2 5)
to: 3
caption: If $\\alpha$ is large.
\`\`\`

\`\`\`question
id: first
tree: ((8 5) (20 3)) ((2 4) (15 6))
caption: Look at $b^m$ first.
prompt: Which of the nodes are <b>never</b> seen?
\`\`\`
`;

async function reading(t, pages, { hash = "#lesson=course/lesson.md", headers, ...options } = {}) {
  const browser = await launch();
  t.after(() => browser.close());
  const server = await serve({ pages, headers });
  t.after(() => server.close());
  const { page, complaints } = await opened(browser, { viewport: { width: 1024, height: 800 }, ...options });
  await page.goto(`${server.url}${PAGE}${hash}`);
  return { page, complaints, server };
}

const PAGES = { "/course/lesson.md": LESSON, "/course/img/box.svg": svg };

test("lists have marks, pictures are beside the lesson, tables and formulas are set", LIMIT, async (t) => {
  const { page } = await reading(t, PAGES);
  await page.locator(".results").waitFor();
  const marks = (selector) => page.locator(selector).first().evaluate((list) => {
    const { listStyleType, paddingInlineStart } = getComputedStyle(list);
    return [listStyleType, parseFloat(paddingInlineStart) > 16];
  });
  assert.deepEqual(await marks(".prose ul"), ["disc", true]);
  assert.deepEqual(await marks(".prose ol"), ["decimal", true]);
  assert.equal(await page.locator(".prose ol[start='3'] li").textContent(), "third");
  const box = page.getByRole("img", { name: "A red box" });
  await box.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector(".prose img").naturalWidth === 40);
  assert.match(await box.getAttribute("src"), /^course\/img\/box\.svg$/);
  assert.equal(await page.getByRole("img", { name: "Never there" }).count(), 1, "its description stands in its place");
  const table = page.getByRole("table");
  assert.deepEqual(await table.getByRole("columnheader").allTextContents(), ["player", "value"]);
  assert.deepEqual(await table.getByRole("cell").allTextContents(), ["MAX", "α≥β", "MIN", "4"]);
  assert.equal(await table.getByRole("cell").nth(3).evaluate((cell) => getComputedStyle(cell).textAlign), "end");
  const frame = await page.locator(".prose .table").evaluate((frame) => ({
    covers: getComputedStyle(frame).backgroundImage,
    ground: getComputedStyle(document.body).backgroundColor,
    free: frame.clientWidth - frame.firstElementChild.offsetWidth,
  }));
  assert.ok(frame.covers.includes(frame.ground), `${frame.covers} on ${frame.ground}`);
  assert.ok(frame.free <= 1, `${frame.free} pixels beside the table`);
  const [inline, block] = await page.locator("math").evaluateAll((all) => all.map((math) => [
    math.namespaceURI, math.getAttribute("display"), math.getAttribute("alttext"), math.getBoundingClientRect().height > 8,
  ]));
  assert.deepEqual(inline, ["http://www.w3.org/1998/Math/MathML", null, "\\alpha \\ge \\beta", true]);
  assert.deepEqual([block[0], block[1], block[3]], ["http://www.w3.org/1998/Math/MathML", "block", true]);
  assert.ok(await page.locator("math msup").count() >= 2);
  assert.equal(await page.locator("figcaption math").textContent(), "α");
  assert.deepEqual(await faults(page), []);
});

test("nothing moves away under a pointer that is pressed", LIMIT, async (t) => {
  let send;
  const isPressed = new Promise((done) => (send = done));
  const late = async (_, response) => {
    await isPressed;
    response.end(LESSON);
  };
  const { page } = await reading(t, { ...PAGES, "/course/lesson.md": late });
  await page.locator(".lesson").waitFor();
  // A press that lasts long is not waited for, and on a slow machine this one may.
  await page.evaluate((now) => void (Date.now = () => now), Date.now());
  await page.mouse.move(500, 600);
  await page.mouse.down();
  send();
  await page.locator(".results").waitFor();
  const frames = (count) => page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, count);
  await frames(20);
  assert.equal(await page.locator(".film > *").count(), 0, "no scene is drawn yet");
  await page.mouse.up();
  await page.locator(".film svg").first().waitFor();
});

test("a scene plays to its end, pauses, and starts again", LIMIT, async (t) => {
  const { page } = await reading(t, PAGES);
  const scene = page.locator(".scene").first();
  await scene.scrollIntoViewIfNeeded();
  const step = () => scene.locator(".scene-buttons .quiet-text").textContent();
  const button = (name) => scene.getByRole("button", { name, exact: true });
  assert.match(await step(), /^Step 0 /);
  // It plays on while a test looks at it: what it shows is noted as it comes, and it is paused at once.
  await scene.evaluate((scene) => {
    window.played = [["Step 0", "polite"]];
    new MutationObserver(() => {
      const step = scene.querySelector(".scene-buttons .quiet-text").textContent.match(/^Step \d+/)[0];
      if (window.played.at(-1)[0] === step) return;
      window.played.push([step, scene.querySelector(".scene-caption").getAttribute("aria-live")]);
      if (window.played.length === 2) [...scene.querySelectorAll("button")].find((button) => [button.ariaLabel, button.textContent].includes("Pause")).click();
    }).observe(scene, { childList: true, characterData: true, subtree: true });
  });
  const played = () => page.evaluate(() => window.played);
  await button("Play").click();
  await page.waitForFunction(() => window.played.length === 2);
  await button("Play").waitFor();
  assert.deepEqual((await played()).at(-1), ["Step 1", "off"]);
  assert.match(await step(), /^Step 1 /);
  await button("Play").click();
  // What is pruned is hatched on the ground of the picture.
  const ground = page.locator("#hatch .hatch-ground").first();
  assert.equal(await ground.evaluate((ground) => getComputedStyle(ground).fill), "rgb(255, 255, 255)");
  // At its last step it stops by itself.
  await button("Play").waitFor();
  assert.match(await step(), /^Step 3 /);
  assert.equal(await scene.locator(".scene-caption").getAttribute("aria-live"), "polite");
  const before = (await played()).length;
  await button("Play").click();
  await page.waitForFunction((before) => window.played.length > before, before);
  assert.equal((await played())[before][0], "Step 0");
});

test("a question's own page has its author's words", LIMIT, async (t) => {
  const { page } = await reading(t, PAGES, { hash: "#lesson=course/lesson.md&ask=first" });
  await page.getByRole("heading", { name: "Which of the nodes are <b>never</b> seen?" }).waitFor();
  assert.match(await page.locator(".task-caption").textContent(), /^Look at bm first\.$/);
  assert.equal(await page.locator(".task-caption msup").count(), 1);
  assert.deepEqual(await faults(page), []);
});

test("a lesson that cannot be had says why", LIMIT, async (t) => {
  const other = await serve({ pages: { "/week.md": LESSON } });
  t.after(() => other.close());
  const table = [
    ["course/none.md", [/course\/none\.md/, /answered 404/]],
    [`${other.url}week.md`, [new RegExp(`${other.url}week\\.md`), /127\.0\.0\.1:\d+ does not permit other sites/, /Access-Control-Allow-Origin/]],
    // The page itself does not fetch it.
    ["http://example.org/week.md", [/must begin with https:\/\//]],
  ];
  for (const [address, told] of table) {
    const { page } = await reading(t, PAGES, { hash: `#lesson=${encodeURIComponent(address)}` });
    const alert = page.getByRole("alert");
    await alert.waitFor();
    for (const part of told) assert.match(await alert.textContent(), part);
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 1);
  }
});

test("students of an embedded lesson see nothing that is for teachers", LIMIT, async (t) => {
  const teachers = (frame) => [
    frame.getByText("Print a worksheet"), frame.getByText("Save for a learning platform"), frame.locator(".for-teachers"),
  ];
  const { page, server } = await reading(t, { ...PAGES, "/host.html": host(scope({ src: "course/lesson.md" })) });
  await page.locator(".results").waitFor();
  for (const way of teachers(page)) assert.equal(await way.count(), 1);
  await page.goto(`${server.url}host.html`);
  const frame = page.frameLocator("ply-scope iframe");
  await frame.locator(".results").waitFor();
  for (const way of teachers(frame)) assert.equal(await way.count(), 0);
  await page.goto(`${server.url}${PAGE}#embed&lesson=course/lesson.md`);
  await page.locator(".results").waitFor();
  for (const way of teachers(page)) assert.equal(await way.count(), 0);
});

test("a lesson of the site opens next to the step that its caption speaks of", LIMIT, async (t) => {
  const { page } = await reading(t, {}, { hash: "#lesson=lecture-4" });
  const scene = page.locator(".scene").filter({ hasText: "a position is found in the table" });
  await scene.scrollIntoViewIfNeeded();
  const caption = scene.locator(".scene-caption");
  await caption.waitFor();
  const forward = scene.getByRole("button", { name: "One step forward" });
  const captions = [];
  for (let step = 0; step < 3; step += 1) {
    await forward.click();
    captions.push(await caption.textContent());
  }
  assert.ok(captions.some((text) => text.startsWith("The table knows")), captions.join("\n"));
});

