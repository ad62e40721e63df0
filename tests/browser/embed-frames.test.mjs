// Frames of Plyscope in pages of somebody else's: the messages both ways, questions, lessons, sandboxes.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Orders, outcome } from "../../www/embed/orders.js";
import { faults } from "./support/axe.mjs";
import { host, hosts, scope } from "./support/host.mjs";
import { KEY } from "./support/learn.mjs";
import { QUIZ } from "./support/plyscope.mjs";
import { eventually, settled, soon } from "./support/rest.mjs";
import { serve } from "./support/server.mjs";

const hosted = hosts();
const TREE = "tree=(4+8)+(17+5)&algorithm=minimax";

const framed = (address, more = "") => `<iframe src="/embed.html#${address.replaceAll("&", "&amp;")}" title="A search" ${more}></iframe>`;

/** Opens the page anew, and notes from its beginning what is posted to it; also on pages after it. */
async function note(page) {
  await page.addInitScript(() => {
    window.posted = [];
    addEventListener("message", ({ data, origin }) => window.posted.push({ ...data, origin }));
  });
  await page.reload();
}
const posted = (page, type) => page.evaluate((type) => window.posted.filter((data) => data.type === type), type);
const post = (page, data) => page.evaluate((data) => document.querySelector("iframe").contentWindow.postMessage(data, "*"), data);
const until = (page, type, many = 1) => page.waitForFunction(([type, many]) => window.posted.filter((data) => data.type === type).length >= many, [type, many]);

hosted("a frame is driven and heard through the helper", host(framed(TREE)), async ({ page }) => {
  const steps = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = document.querySelector("iframe");
    const search = connect(frame);
    const next = (type) => new Promise((done) => search.addEventListener(type, ({ detail }) => done(detail), { once: true }));
    await next("ready");
    await next("step");
    window.search = search;
    search.goTo(5);
    const first = await next("step");
    search.next();
    const second = await next("step");
    search.goTo("last");
    const third = await next("complete");
    return [first.step, second.step, third.step - search.last, search.last > 10, search.caption.length > 5];
  });
  assert.deepEqual(steps, [5, 6, 0, true, true]);
  // It is as high as its content, in any language and with anything else in it.
  const fits = () => page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const inner = frame.contentDocument.documentElement;
    return Math.abs(frame.clientHeight - inner.getBoundingClientRect().height) < 2 && frame.clientHeight > 250;
  });
  assert.ok(await eventually(fits));
  await page.evaluate(() => window.search.load("puzzle=queens&size=5&step=7"));
  const inner = page.frameLocator("iframe");
  await inner.locator(".canvas.board").waitFor();
  await page.evaluate(() => window.search.speak("nl"));
  await inner.getByRole("button", { name: "Eén stap vooruit" }).waitFor();
  const caption = await inner.locator(".caption").textContent();
  await page.waitForFunction((caption) => window.search.caption === caption, caption);
  await page.evaluate(() => window.search.paint("dark"));
  await page.waitForFunction(() => document.querySelector("iframe").contentDocument.querySelector("ply-scope").scheme === "dark");
});

hosted("what is no message is ignored, and what is not understood is answered in a sentence", host(framed(TREE)), async ({ page, complaints }) => {
  await note(page);
  await post(page, { plyscope: 1, type: "hello" });
  await until(page, "ready");
  const refused = [
    [{ plyscope: 2, type: "goTo", step: 3 }, "Message version 2 is not supported; expected version 1."],
    [{ plyscope: "1", type: "next" }, "Message version “1” is not supported; expected version 1."],
    [{ plyscope: 1, type: "explode" }, "Invalid message: explode"],
    [{ plyscope: 1, type: "constructor" }, "Invalid message: constructor"],
    [{ plyscope: 1, type: "goTo" }, "goTo: step"],
    [{ plyscope: 1, type: "goTo", step: -1 }, "goTo: step"],
    [{ plyscope: 1, type: "goTo", step: 1e300 }, "goTo: step"],
    [{ plyscope: 1, type: "load", address: "x".repeat(2_000_000) }, "load: address"],
    [{ plyscope: 1, type: "scheme", scheme: "pink" }, "scheme: scheme"],
    [{ plyscope: 1 }, "Invalid message: undefined"],
  ];
  for (const [place, [data, sentence]] of refused.entries()) {
    await post(page, data);
    await until(page, "problem", place + 1);
    const told = (await posted(page, "problem")).at(-1).message;
    assert.ok(told.includes(sentence), `${JSON.stringify(data).slice(0, 80)}: ${told}`);
  }
  const before = await page.evaluate(() => window.posted.length);
  await page.evaluate(() => {
    const frame = document.querySelector("iframe").contentWindow;
    const cyclic = { type: "next" };
    cyclic.self = cyclic;
    for (const data of [null, 1, "next", [], {}, cyclic, { plyscopes: 1 }, new Map([["plyscope", 1]]), { data: "y".repeat(5_000_000) }]) frame.postMessage(data, "*");
    const deep = { plyscope: 1, type: "goTo", step: 2, also: cyclic };
    frame.postMessage(deep, "*");
  });
  await page.waitForFunction((before) => window.posted.slice(before).some(({ type }) => type === "step"), before);
  const after = await page.evaluate((before) => window.posted.slice(before).filter(({ type }) => type !== "size"), before);
  assert.deepEqual(after.map(({ type, step }) => [type, step]), [["step", 2]], "only the last was a message");
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith("Plyscope:")));
});

hosted("a frame of questions answers what is not understood in a sentence", host(`<iframe src="/learn.html?embed&amp;taught#lesson=x.md" title="A lesson"></iframe>`), async ({ page, complaints }) => {
  await note(page);
  await until(page, "lessonWanted");
  for (const [place, [data, sentence]] of [
    [{ plyscope: 1, type: "lesson", text: {} }, "lesson: text"],
    [{ plyscope: 1, type: "lesson", text: "x".repeat(1_100_001) }, "lesson: text"],
    [{ plyscope: 2, type: "lesson", text: "x" }, "Message version 2 is not supported"],
    [{ plyscope: 1, type: "zz" }, "Invalid message: zz"],
  ].entries()) {
    await post(page, data);
    await until(page, "problem", place + 1);
    const { message } = (await posted(page, "problem")).at(-1);
    assert.ok(message.includes(sentence), message);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith("Plyscope:")));
});

hosted("what a later release says to a page is ignored, and what is broken is noted", host(framed(TREE)), async ({ page, complaints }) => {
  await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const search = connect(document.querySelector("iframe"));
    window.ended = new Promise((done) => search.addEventListener("complete", done, { once: true }));
    await new Promise((done) => search.addEventListener("ready", done, { once: true }));
  });
  const frame = page.frames().find((frame) => frame.url().includes("embed.html"));
  await frame.evaluate(() => {
    const later = [{ type: "sparkle", brightness: 9 }, { type: "constructor" }];
    for (const data of [...later, { type: "size", height: -1 }, { type: "complete" }]) parent.postMessage({ plyscope: 1, ...data }, "*");
  });
  await page.evaluate(() => window.ended.then(() => {}));
  const noted = complaints.splice(0);
  assert.equal(noted.length, 1, noted.join("\n"));
  assert.match(noted[0], /size: height/);
});

hosted("a frame hears the page it stands in and nobody else, and only the host that was named", {
  "/host.html": host(`${framed(TREE)}<iframe id="stranger" src="/stranger.html" title="Another"></iframe>`),
  "/stranger.html": "<!doctype html><title>Another</title>",
  "/elsewhere.html": host(framed(`${TREE}&host=https://course.example`)),
}, async ({ page, server, complaints }) => {
  await note(page);
  await post(page, { plyscope: 1, type: "hello" });
  await page.frameLocator("iframe").first().locator(".caption").waitFor();
  const step = () => page.evaluate(() => document.querySelector("iframe").contentDocument.querySelector("ply-scope").step);
  // A page beside the frame.
  await page.frames().find((frame) => frame.url().endsWith("stranger.html")).evaluate(() => parent.frames[0].postMessage({ plyscope: 1, type: "goTo", step: 5 }, "*"));
  // Messages are followed in turn: had that one been heard, this one would lead to step 6.
  await post(page, { plyscope: 1, type: "next" });
  await page.waitForFunction(() => document.querySelector("iframe").contentDocument.querySelector("ply-scope").step > 0);
  assert.equal(await step(), 1);
  await post(page, { plyscope: 1, type: "goTo", step: 5 });
  await page.waitForFunction(() => document.querySelector("iframe").contentDocument.querySelector("ply-scope").step === 5);
  // Another host than the one that was named.
  await page.goto(`${server.url}elsewhere.html`);
  await page.frameLocator("iframe").locator(".caption").waitFor();
  // Who listens later hears a message later: then the frame has heard it too.
  await page.evaluate(() => {
    const frame = document.querySelector("iframe").contentWindow;
    window.arrived = new Promise((done) => frame.addEventListener("message", done, { once: true }));
  });
  await post(page, { plyscope: 1, type: "goTo", step: 5 });
  await page.evaluate(() => window.arrived.then(() => {}));
  // What it does then, it does with its next picture; and had it gone to step 5, this would lead to step 6.
  await settled(page);
  await page.frameLocator("iframe").getByRole("button", { name: "One step forward" }).click();
  assert.equal(await step(), 1);
  assert.deepEqual(await page.evaluate(() => window.posted), []);
  complaints.splice(0, complaints.length, ...complaints.filter((told) => !told.includes("postMessage")));
});

/** What a page is named by that has no origin of its own. */
const NOBODY = ["about:blank", "data:text/html,x", "javascript:alert(1)", "blob:null/1", "file:///etc", "example", "", "https://"];

hosted("a host that is the origin of no page is told, in the frame and to this site", host(NOBODY.map((name) => framed(`${TREE}&host=${encodeURIComponent(name)}`)).join("")), async ({ page, complaints }) => {
  await note(page);
  for (const [number, name] of NOBODY.entries()) {
    const frame = page.frameLocator("iframe").nth(number);
    await frame.locator(".caption").waitFor();
    await frame.locator("[role=alert]").filter({ hasText: `“${name}” is not the origin of a page` }).waitFor();
  }
  await until(page, "problem");
  assert.match((await posted(page, "problem"))[0].message, /is not the origin of a page/);
  assert.deepEqual(complaints, []);
});

/** How many pictures 20,000 messages may cost: the longer a machine takes for them, the more it draws meanwhile. */
const FEW = 2_000;

hosted("a flood of messages costs a few pictures", host(framed(TREE)), async ({ page, complaints }) => {
  await note(page);
  await post(page, { plyscope: 1, type: "hello" });
  await until(page, "step");
  const flood = (data) => page.evaluate((data) => {
    const frame = document.querySelector("iframe").contentWindow;
    for (const one of data) frame.postMessage({ plyscope: 1, ...one }, "*");
  }, data);
  const step = () => page.evaluate(() => document.querySelector("iframe").contentDocument.querySelector("ply-scope").step);
  const told = async () => (await posted(page, "step")).length;
  let before = await told();
  await flood(Array.from({ length: 20_000 }, (_, number) => ({ type: "goTo", step: number % 7 })).concat({ type: "goTo", step: 8 }));
  // Only the last of them leads there, and whoever stays there has followed them all.
  await page.waitForFunction(() => window.posted.findLast(({ type }) => type === "step").step === 8);
  await settled(page);
  assert.equal(await step(), 8);
  assert.ok((await told()) - before < FEW, `${(await told()) - before} steps were told`);
  before = await told();
  await flood([...Array(20_000).fill({ type: "back" }), ...Array(10).fill({ type: "next" })]);
  // No step on the way back is so late.
  await page.waitForFunction(() => window.posted.findLast(({ type }) => type === "step").step === 10);
  assert.ok((await told()) - before < FEW, `${(await told()) - before} steps were told`);
  // What cannot be understood is answered a few times, and not for ever.
  await flood(Array(5000).fill({ type: "explode" }));
  await until(page, "problem");
  await flood([{ type: "goTo", step: 6 }]);
  await page.waitForFunction(() => window.posted.findLast(({ type }) => type === "step").step === 6);
  assert.ok((await posted(page, "problem")).length < 4000);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith("Plyscope:")));
  // What is asked of a frame that is not there yet is asked once.
  const asked = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = document.createElement("iframe");
    frame.title = "Another";
    frame.src = document.querySelector("iframe").src;
    document.body.append(frame);
    const search = connect(frame);
    for (let time = 0; time < 20_000; time += 1) search.goTo(time % 9);
    search.goTo(4);
    let steps = 0;
    return new Promise((done) => search.addEventListener("step", ({ detail }) => {
      steps += 1;
      if (detail.step === 4) done(steps);
    }));
  });
  assert.ok(asked <= 2, `${asked} steps`);
});

hosted("a frame that is kept apart works without its origin", host(framed(`${TREE}&step=3`, 'sandbox="allow-scripts"')), async ({ page }) => {
  const detail = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const search = connect(document.querySelector("iframe"));
    const step = () => new Promise((done) => search.addEventListener("step", ({ detail }) => done(detail.step), { once: true }));
    const first = await step();
    search.next();
    return [first, await step()];
  });
  assert.deepEqual(detail, [3, 4]);
}, { headers: { "Access-Control-Allow-Origin": "*" } });

hosted("a frame in a page that is a file on the device is heard", host(""), async ({ page, server }) => {
  const folder = await mkdtemp(join(tmpdir(), "plyscope-"));
  try {
    const file = join(folder, "slides.html");
    await writeFile(file, `<!doctype html><title>Slides</title><iframe src="${server.url}embed.html#${TREE}&step=3" title="A search"></iframe>`);
    await page.goto(pathToFileURL(file).href);
    const step = await page.evaluate(async (site) => {
      const { connect } = await import(`${site}embed/frame.js`);
      const search = connect(document.querySelector("iframe"));
      return new Promise((done) => search.addEventListener("step", ({ detail }) => done(detail.step), { once: true }));
    }, server.url);
    assert.equal(step, 3);
  } finally {
    await rm(folder, { recursive: true });
  }
}, { headers: { "Access-Control-Allow-Origin": "*" } });

hosted("a page that a frame was led to is not taken for Plyscope", host(framed(TREE)), async ({ page }) => {
  const heard = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = document.querySelector("iframe");
    const search = connect(frame);
    await new Promise((done) => search.addEventListener("ready", done, { once: true }));
    const heard = [];
    search.addEventListener("complete", ({ detail }) => heard.push(detail));
    const arrived = new Promise((done) => addEventListener("message", ({ origin }) => origin === "null" && done()));
    frame.contentWindow.location = "data:text/html,<script>parent.postMessage({ plyscope: 1, type: 'complete', points: 4, of: 4 }, '*')</script>";
    await arrived;
    return heard;
  });
  assert.deepEqual(heard, []);
}, { headers: {} });

hosted("what is asked of a frame that gets another address, or is moved, is done there", host(framed(TREE)), async ({ page }) => {
  // The page before may report that it is ready when another one is already on its way.
  const before = page.frames().find((frame) => frame.url().includes("embed.html"));
  await before.evaluate(() => addEventListener("beforeunload", () => parent.postMessage({ plyscope: 1, type: "ready" }, "*")));
  const last = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = document.querySelector("iframe");
    const search = connect(frame);
    const next = (type) => new Promise((done) => search.addEventListener(type, done, { once: true }));
    const at = (step) => new Promise((done) => search.addEventListener("step", ({ detail }) => detail.step === step && detail.last === 8 && done()));
    await next("step");
    frame.src = "/embed.html?again#tree=1+2";
    search.goTo(5);
    await at(5);
    document.body.prepend(frame);
    search.goTo(7);
    await at(7);
    // The page stays, and shows something else.
    frame.src = "/embed.html?again#tree=1+3";
    search.goTo(6);
    await at(6);
    return search.last;
  });
  assert.equal(last, 8);
});

hosted("a frame that may run no script says what it lacks", host(framed(`${TREE}&step=3`, 'sandbox=""')), async ({ page, complaints }) => {
  const frame = page.frames().find((frame) => frame.url().includes("embed.html"));
  const seen = await frame.evaluate(() => [...document.querySelectorAll("p")].map((told) => [told.lang, told.innerText, told.getBoundingClientRect().height > 10]));
  assert.deepEqual(seen.map(([lang, text, isSeen]) => [lang, text.includes("JavaScript"), isSeen]), ["en", "nl", "zh"].map((lang) => [lang, true, true]));
  // The browser says that it has not run the script.
  assert.match(complaints.splice(0).join("\n"), /sandboxed/);
});

hosted("a question says how it is answered", host(scope({ question: "pruned", tree: QUIZ, points: "4" })), async ({ page, listen, heard, facts }) => {
  await listen("answer", "complete", "ready");
  const inner = page.frameLocator("ply-scope iframe");
  for (const [answer, points, right] of [["L3-4", 1, 1], [KEY, 4, 4]]) {
    await inner.locator("#answer").fill(answer);
    await inner.locator(".check").click();
    await page.waitForFunction((points) => window.heard.some(([type, detail]) => type === "answer" && detail.points === points), points);
    const told = (await heard()).filter(([type]) => type === "answer").at(-1)[1];
    assert.deepEqual([told.points, told.of, told.right, told.missed, told.text], [points, 4, right, 4 - right, answer]);
    assert.match(told.question, /^question=pruned&/);
  }
  await page.waitForFunction(() => window.heard.some(([type]) => type === "complete"));
  assert.deepEqual((await heard()).at(-1), ["complete", { points: 4, of: 4 }]);
  assert.deepEqual(await facts(["value", "problems"]), [KEY, []]);
  // The way into the search is opened beside the page.
  await inner.locator("#answer").fill("L3-4");
  await inner.locator(".check").click();
  await inner.getByRole("button", { name: "Show the answer" }).click();
  const [opened] = await Promise.all([page.waitForEvent("popup"), inner.locator("a.see").first().click()]);
  await opened.waitForURL(/index\.html#tree=/);
  await opened.close();
});

const LESSON = `---
title: Two questions
---

# Read this

\`\`\`question
id: one
tree: ((8 5) (20 3)) ((2 4) (15 6))
points: 4
\`\`\`

\`\`\`question
id: two
tree: (4 8) (2 5)
points: 2
\`\`\`
`;

for (const sandbox of ["", "sandboxed"]) {
  hosted(`a lesson beside the page is played to its end ${sandbox}`, {
    "/host.html": sandbox
      ? '<!doctype html><html lang="en"><title>Somebody else\'s</title><iframe sandbox="allow-scripts" src="/inner.html" title="Apart"></iframe></html>'
      : host(scope({ src: "week/lesson.md" })),
    "/inner.html": host(scope({ src: "week/lesson.md" })),
    "/week/lesson.md": LESSON,
  }, async ({ page }) => {
    const around = sandbox ? page.frames().find((frame) => frame.url().endsWith("inner.html")) : page.mainFrame();
    await around.waitForFunction(() => document.querySelector("ply-scope"));
    await around.evaluate(() => {
      window.heard = [];
      for (const type of ["answer", "complete"]) document.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
    });
    const inner = around.frameLocator("ply-scope iframe");
    // Until its text is there a lesson has a title that fits any.
    await inner.locator(".lesson h2").filter({ hasText: "Two questions" }).waitFor();
    assert.equal(await inner.locator("header").count(), 0, "nothing stands around it");
    for (const [number, answer] of [[0, KEY], [1, "L1-1"]]) {
      await inner.locator(".asking-way a.button").nth(number).click();
      await inner.locator("#answer").fill(answer);
      await inner.locator(".check").click();
      await around.waitForFunction((number) => window.heard.filter(([type]) => type === "answer").length > number, number);
      await inner.locator(".trail a").first().click();
      await inner.locator(".asking-way").first().waitFor();
    }
    await around.waitForFunction(() => window.heard.some(([type]) => type === "complete"));
    const heard = await around.evaluate(() => window.heard);
    assert.deepEqual(heard.map(([type, { question, points, of }]) => [type, question, points, of]), [
      ["answer", "one", 4, 4], ["answer", "two", 0, 2], ["complete", undefined, 4, 6],
    ]);
    assert.deepEqual(heard.slice(0, 2).map(([, { total, totalOf }]) => [total, totalOf]), [[4, 6], [4, 6]], "those of the lesson");
    assert.equal(await inner.getByText("Make one like this").count(), 0, "the question builder shows the answer");
    assert.match(await inner.locator(".asking-way").first().textContent(), /4/, "what was earned is known, though nothing may be kept");
  }, { headers: { "Access-Control-Allow-Origin": "*" } });
}

hosted("a lesson that is moved within its page is there again", {
  "/host.html": host(`<p>Before</p>${scope({ src: "week.md" })}`),
  "/week.md": LESSON,
}, async ({ page }) => {
  const inner = page.frameLocator("ply-scope iframe");
  await inner.locator(".results").waitFor();
  await page.evaluate(() => {
    const element = document.querySelector("ply-scope");
    element.shadowRoot.querySelector("iframe").contentDocument.body.dataset.before = "";
    document.body.prepend(element);
  });
  await inner.locator("body:not([data-before]) .results").waitFor();
});

hosted("an address counts instead of the file of a lesson, in a page and in a frame", {
  "/host.html": host(scope({ src: "week.md" }) + framed("src=/week.md&height=300&scheme=dark")),
  "/week.md": LESSON,
}, async ({ page }) => {
  const frame = page.frameLocator("body > iframe");
  await page.frameLocator("ply-scope iframe").locator(".results").waitFor();
  await frame.frameLocator("ply-scope iframe").locator(".results").waitFor();
  const told = await page.evaluate(async () => {
    document.querySelector("ply-scope").address = "tree=1+2&step=3";
    const { connect } = await import("/embed/frame.js");
    const search = connect(document.querySelector("body > iframe"));
    await new Promise((done) => search.addEventListener("ready", done, { once: true }));
    search.load("tree=1+2&step=7");
    // It announces what it shows without being asked.
    await new Promise((done) => search.addEventListener("step", done, { once: true }));
    return [search.step, search.last, search.caption.length > 5];
  });
  assert.deepEqual(told, [7, 8, true]);
  await page.locator("body > ply-scope .canvas.tree").waitFor();
  await frame.locator(".canvas.tree").waitFor();
  const look = await frame.locator("ply-scope").evaluate((element) => ["src", "height", "scheme"].map((name) => element.getAttribute(name)));
  assert.deepEqual(look, [null, null, null], "nothing is left of the address before");
});

hosted("a question is as high as its page says, and else as its content", host(scope({ question: "pruned", tree: QUIZ, height: "300" })), async ({ page, ready }) => {
  await ready();
  const heights = () => page.evaluate(() => {
    const frame = document.querySelector("ply-scope").shadowRoot.querySelector("iframe");
    return [frame.clientHeight, Math.ceil(frame.contentDocument.body.getBoundingClientRect().height)];
  });
  const set = (height) => page.evaluate((height) => {
    const element = document.querySelector("ply-scope");
    if (height === null) element.removeAttribute("height");
    else element.setAttribute("height", height);
  }, height);
  assert.equal((await heights())[0], 300);
  await set(null);
  const [high, content] = await eventually(heights, ([high, content]) => high === content);
  assert.equal(high, content);
  assert.ok(content > 300, `${content}`);
  await set("400");
  await soon(async () => (await heights())[0], 400);
});

hosted("a question wears the colours that its page takes on", host(scope({ question: "pruned", tree: QUIZ })), async ({ page, ready }) => {
  await ready();
  const theme = () => page.evaluate(() => document.querySelector("ply-scope").shadowRoot.querySelector("iframe").contentDocument.documentElement.dataset.theme);
  assert.equal(await theme(), "light");
  await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
  await soon(theme, "dark");
  await page.evaluate(() => document.querySelector("ply-scope").setAttribute("scheme", "light"));
  await soon(theme, "light");
});

hosted("what is wrong with a question is reported once, in the language of its page", host(scope({ question: "pruned", tree: QUIZ, height: "tall" })), async ({ page, ready, facts }) => {
  await ready();
  const [[before]] = await facts(["problems"]);
  await page.evaluate(() => (document.documentElement.lang = "nl"));
  await page.waitForFunction((before) => document.querySelector("ply-scope").problems[0] !== before, before);
  const [problems] = await facts(["problems"]);
  assert.equal(problems.length, 1, problems.join("\n"));
  assert.match(problems[0], /“tall”/);
});

hosted("the page around scrolls to the verdict, and back to the place in the lesson", {
  "/host.html": host(`${"<p>Before</p>".repeat(9)}${scope({ src: "week.md" })}<p class="far">After</p>`, { head: '<link rel="stylesheet" href="/tall.css">' }),
  "/week.md": LESSON.replace("# Read this", `# Read this\n\n${"A line to read.\n\n".repeat(60)}`),
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const inner = page.frameLocator("ply-scope iframe");
  const isSeen = (target) => target.evaluate((element) => {
    const [frame, { top, bottom }] = [frameElement.getBoundingClientRect(), element.getBoundingClientRect()];
    return frame.top + top >= -1 && frame.top + Math.min(bottom, top + 40) <= parent.innerHeight + 1;
  });
  const settles = async (target, name) => {
    await target.waitFor();
    for (let tries = 0; !(await isSeen(target)); tries += 1) {
      assert.ok(tries < 40, `${name} is not in view`);
      await page.waitForTimeout(50);
    }
  };
  const card = inner.locator(".asking-here").last();
  await card.locator("a.button").click();
  await settles(inner.locator(".task-head"), "the question");
  await inner.locator("#answer").fill("L1-1");
  await inner.locator(".check").click();
  await settles(inner.locator(".result h2"), "the verdict");
  const before = await page.evaluate(() => scrollY);
  // Pressed without the pointer, for which the driver would scroll.
  await inner.locator(".check").evaluate((button) => button.click());
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => scrollY), before, "what is in view stays where it is");
  await inner.locator(".trail a").first().click();
  await settles(card, "the card of the question");
});

hosted("what was earned before is reported when a lesson or a question is there, and complete comes again", {
  "/host.html": host(scope({ src: "week.md" })),
  "/week.md": LESSON,
}, async ({ page, listenAnew, heard, complaints }) => {
  await listenAnew("ready", "answer", "complete");
  const until = (count, type) => page.waitForFunction(([count, type]) => window.heard.filter(([one]) => one === type).length >= count, [count, type]);
  await until(1, "ready");
  assert.deepEqual(await heard(), [["ready", { problems: [], points: 0, of: 6 }]]);
  const inner = page.frameLocator("ply-scope iframe");
  const answer = async (number, text) => {
    await inner.locator(".asking-way a.button").nth(number).click();
    await inner.locator("#answer").fill(text);
    assert.equal(await inner.getByText("Make one like this").count(), 0, "the question builder shows the answer");
    await inner.locator(".check").click();
    await inner.locator(".result").waitFor();
    await inner.locator(".trail a").first().click();
    await inner.locator(".asking-way").first().waitFor();
  };
  await answer(0, KEY);
  await answer(1, "L1-1");
  await until(1, "complete");
  await page.reload();
  await until(1, "ready");
  assert.deepEqual((await heard()).at(0), ["ready", { problems: [], points: 4, of: 6 }]);
  await answer(1, "L3-4");
  await until(1, "complete");
  assert.deepEqual((await heard()).at(-1), ["complete", { points: 6, of: 6 }]);
  await page.evaluate((html) => {
    window.heard = [];
    document.body.innerHTML = html;
    document.querySelector("ply-scope").load();
  }, scope({ src: "none.md" }));
  await until(1, "ready");
  const [[, { problems, of }]] = await heard();
  assert.deepEqual([problems.length, of], [1, undefined], "what cannot be had is ready too");
  complaints.splice(0, complaints.length, ...complaints.filter((told) => !told.includes("none.md")));
});

hosted("a lesson that is broken or lost is told in its place", {
  "/host.html": host(scope({ src: "none.md" }) + scope({ src: "broken.md" })),
  "/broken.md": "```scene\ntree: (4 8\n```\n\n<script>alert(1)</script>\n",
}, async ({ page, complaints }) => {
  const inner = (number) => page.frameLocator(`ply-scope:nth-of-type(${number}) iframe`);
  await inner(1).getByText("could not be loaded: the server answered 404").waitFor();
  await inner(2).locator(".broken").waitFor();
  assert.match(await inner(2).locator(".broken").textContent(), /line 2|Line 2/);
  complaints.splice(0, complaints.length, ...complaints.filter((told) => !told.includes("none.md")));
});

hosted("the site may be elsewhere", host(""), async ({ page, server }) => {
  const site = await serve({ headers: { "Access-Control-Allow-Origin": "*" } });
  const course = await serve({ pages: { "/host.html": host(scope({ tree: QUIZ })).replace('src="/', `src="${site.origin}/`) } });
  try {
    await page.goto(`${course.url}host.html`);
    await page.waitForFunction(() => document.querySelector("ply-scope").last === 34);
    const link = await page.getByRole("link", { name: "Open in Plyscope" }).getAttribute("href");
    assert.ok(link.startsWith(`${site.origin}/index.html#`), link);
    assert.notEqual(course.origin, server.origin);
  } finally {
    await site.close();
    await course.close();
  }
});

for (const [colorScheme, size] of [["light", { width: 1440, height: 900 }], ["dark", { width: 390, height: 844 }]]) {
  hosted(`the plain example is driven by its own buttons: ${colorScheme}`, host(""), async ({ page, server }) => {
    await page.goto(`${server.url}examples/plain.html`);
    await page.getByRole("button", { name: "The first cut" }).click();
    await page.waitForFunction(() => document.querySelector("#where").value === "16 / 34");
    assert.match(await page.locator("#quiz .caption").textContent(), /^L3-2 is cut/);
    await page.locator("#framed").scrollIntoViewIfNeeded();
    await page.frameLocator("#framed").locator(".caption").waitFor();
    await page.getByRole("button", { name: "On", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("#frame-where").value.startsWith("1 /"));
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("#frame-where").value.startsWith("0 /"));
    const asked = page.frameLocator("#asked iframe");
    await asked.locator("#answer").fill(KEY);
    await asked.locator(".check").click();
    await page.waitForFunction(() => document.querySelector("#earned").value === "4 / 4");
    assert.deepEqual(await faults(page), []);
    // The frame has the colours of the page, and is as high as what it shows.
    const look = () => page.evaluate(() => {
      const frame = document.querySelector("#asked").shadowRoot.querySelector("iframe");
      const inner = frame.contentDocument;
      return { theme: inner.documentElement.dataset.theme, free: frame.clientHeight - inner.documentElement.scrollHeight };
    });
    // How high it is comes by a message.
    const { theme, free } = await eventually(look, ({ free }) => free >= 0 && free <= 2);
    assert.equal(theme, colorScheme);
    assert.ok(free >= 0 && free <= 2, `${free}`);
  }, { colorScheme, viewport: size });
}

test("messages that are collected lead where they would have led one by one", () => {
  const range = { first: 2, last: 9 };
  const within = (step) => Math.max(range.first, Math.min(step, range.last));
  /** What an element does with each as it comes. */
  const naive = {
    goTo: (now, { step }) => ({ step: step === "last" ? range.last : within(step), plays: false }),
    next: (now) => ({ step: within(now.step + 1), plays: false }),
    back: (now) => ({ step: within(now.step - 1), plays: false }),
    play: (now) => ({ step: now.step === range.last ? range.first : now.step, plays: true }),
    pause: (now) => ({ ...now, plays: false }),
  };
  let seed = 7;
  const chance = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let time = 0; time < 3000; time += 1) {
    const orders = new Orders();
    let now = { step: within(chance(12)), plays: chance(2) === 1 };
    const start = { ...range, step: now.step, playing: now.plays };
    for (let left = 1 + chance(12); left > 0; left -= 1) {
      const type = Object.keys(naive)[chance(5)];
      const detail = type === "goTo" ? { step: chance(6) === 0 ? "last" : chance(12) } : {};
      orders.add(type, detail);
      now = naive[type](now, detail);
    }
    assert.deepEqual(outcome(orders.take(), start), now);
  }
});
