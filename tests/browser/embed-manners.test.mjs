// `<ply-scope>` among the things of somebody else's page: space around it, what it refuses, and frames
// that are too low for it.
import assert from "node:assert/strict";
import { host, hosts, quiz, scope } from "./support/host.mjs";
import { QUIZ } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";

const hosted = hosts();

hosted("a step that is none is refused with a sentence", host(quiz({ step: "9" })), async ({ page, ready, facts, tell, listen, heard, complaints }) => {
  await ready();
  await listen("step", "problem");
  for (const step of ["banana", "", "-1", "1.5", null, Number.NaN, {}]) await tell("goTo", step);
  await page.waitForFunction(() => window.heard.length >= 7);
  const told = await heard();
  assert.deepEqual(told.map(([type]) => type), Array(7).fill("problem"));
  assert.match(told[0][1].message, /^“banana” is not a step/);
  assert.deepEqual(await facts(["step"]), [9]);
  for (const [step, reached] of [["12", 12], [4.7, 4], [-3, 0], [1e99, 34], [2, 2], ["last", 34]]) {
    await tell("goTo", step);
    assert.deepEqual(await facts(["step"]), [reached], String(step));
  }
  complaints.splice(0);
});

hosted("elements do not touch one another", host(quiz() + quiz() + "<p>Text</p>"), async ({ page, ready }) => {
  await ready();
  const gaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("ply-scope, p")].map((element) => element.getBoundingClientRect());
    return [boxes[1].top - boxes[0].bottom, boxes[2].top - boxes[1].bottom];
  });
  for (const gap of gaps) assert.ok(gap >= 12, String(gaps));
});

const TREE = { tree: "(4 8) (2 5)" };

hosted("what is wrong with its steps is told in the element, in its problems and in events", host([
  scope({ ...TREE, step: "300" }),
  scope({ ...TREE, from: "300" }),
  scope({ ...TREE, to: "300" }),
  scope({ ...TREE, from: "9", to: "3" }),
  scope({ ...TREE, game: "tic-tac-toe", depth: "1" }),
  scope({ ...TREE, algorithm: "minimx" }),
  scope({ ...TREE, loop: "maybe" }),
  scope({ ...TREE, controls: "many" }),
  scope({ puzzle: "queens", size: "4", step: "9000" }),
].join("")), async ({ page, listenAnew, heard }) => {
  await listenAnew("problem");
  const told = await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    return [element.problems, element.shadowRoot.querySelector(".problems")?.textContent ?? ""];
  })));
  const expected = [
    "It asks for step 300", "It asks for step 300", "It asks for step 300", "begins at step 9 and ends at step 3",
    "A tree and a game are given", "algorithm cannot be “minimx”", "loop cannot be “maybe”", "controls cannot be “many”",
    "It asks for step 9,000",
  ];
  const events = (await heard()).map(([, { message }]) => message);
  for (const [place, sentence] of expected.entries()) {
    const [problems, shown] = told[place];
    assert.equal(problems.length, 1, `${sentence}: ${problems}`);
    assert.ok(problems[0].includes(sentence), `${sentence}: ${problems}`);
    assert.ok(shown.includes(sentence), shown);
    assert.ok(events.includes(problems[0]), sentence);
  }
});

const frame = (more, height) => `<iframe src="/embed.html#tree=${encodeURIComponent(QUIZ)}${more}" title="A tree" width="700" height="${height}"></iframe>`;
const FRAMES = { "/host.html": host(frame("&loop&step=10&from=9&to=300", 420)) };

hosted("a frame takes a bare loop, and tells what is wrong by messages", FRAMES, async ({ page }) => {
  const told = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = connect(document.querySelector("iframe"));
    return new Promise((done) => frame.addEventListener("problem", ({ detail }) => done(detail.message)));
  });
  assert.match(told, /It asks for step 300/);
});

hosted("a page that connects to a frame when all has been said hears its problems once", FRAMES, async ({ page }) => {
  await page.frameLocator("iframe").locator("ply-scope .problems").waitFor();
  const [heard, problems] = await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    const frame = connect(document.querySelector("iframe"));
    const heard = [];
    frame.addEventListener("problem", ({ detail }) => heard.push(detail.message));
    for (let time = 0; time < 2; time += 1) {
      // Another `hello`, whose answer has the same problems.
      document.querySelector("iframe").contentWindow.postMessage({ plyscope: 1, type: "hello" }, "*");
      await new Promise((done) => frame.addEventListener("ready", done, { once: true }));
      await new Promise((done) => frame.addEventListener("size", done, { once: true }));
    }
    return [heard, frame.problems];
  });
  assert.equal(heard.length, 1, heard.join("\n"));
  assert.match(heard[0], /It asks for step 300/);
  assert.deepEqual(problems, heard);
});

hosted("controls stay in view in a frame that is too low, and a connected frame fits", { "/host.html": host(frame("", 300)) }, async ({ page }) => {
  const inner = page.frameLocator("iframe");
  const controls = inner.locator("ply-scope .controls");
  await controls.waitFor();
  const seen = () => controls.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  });
  assert.ok(await eventually(seen), "the controls are in view");
  assert.ok(await inner.locator("html").evaluate(() => document.documentElement.scrollHeight > innerHeight + 40), "the frame is too low");
  await page.evaluate(async () => {
    const { connect } = await import("/embed/frame.js");
    window.connected = connect(document.querySelector("iframe"));
  });
  await page.waitForFunction(() => document.querySelector("iframe").clientHeight > 400);
  const fits = () => inner.locator("html").evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  assert.ok(await eventually(fits), "it fits");
});

for (const height of [320, 420, 500]) {
  hosted(`the sentence stays in view too in a frame of ${height} pixels`, { "/host.html": host(frame("", height)) }, async ({ page }) => {
    const inner = page.frameLocator("iframe");
    await inner.locator("ply-scope .controls").waitFor();
    const seen = (selector) => inner.locator(`ply-scope ${selector}`).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1;
    });
    for (const selector of [".caption", ".controls"]) assert.ok(await eventually(() => seen(selector)), selector);
    const covered = await inner.locator("ply-scope .foot").evaluate((foot) => foot.getBoundingClientRect().height / innerHeight);
    assert.ok(covered < 0.6, `${covered} of the frame`);
  });
}

for (const height of [300, 400]) {
  const board = { puzzle: "queens", size: "6", step: "40", height: `${height}` };
  hosted(`a board stands above its sentence in ${height} pixels`, host(scope(board)), async ({ page, ready }) => {
    await ready();
    const [drawn, caption] = await Promise.all([".canvas.board .picture", ".caption"].map((part) => page.locator(`ply-scope ${part}`).first().boundingBox()));
    assert.ok(drawn.height > 60 && drawn.y + drawn.height <= caption.y + 1, `${drawn.y} to ${drawn.y + drawn.height}, ${caption.y}`);
  });
}

hosted("questions and lessons tell what is wrong in their problems and in events", {
  "/host.html": host(""),
  "/one.md": "```question\nid: one\ntree: 4 8\n```\n",
}, async ({ page, complaints }) => {
  await page.waitForFunction(() => customElements.get("ply-scope"));
  const table = [
    [{ question: "prund", tree: "4 8" }, "question cannot be “prund”"],
    [{ question: "pruned", tree: "4 8", grading: "somehow" }, "grading cannot be “somehow”"],
    [{ question: "pruned", tree: "(4 8" }, "never closed"],
    [{ question: "pruned", tree: "4 8", scheme: "pink" }, "scheme cannot be “pink”; expected light or dark or auto."],
    [{ question: "pruned", tree: "4 8", height: "tall" }, "height cannot be “tall”"],
    [{ question: "order-most", tree: "(6 7) (4 8)" }, "better for this question"],
    [{ src: "none.md" }, "could not be loaded: the server answered 404"],
    [{ src: "one.md", ask: "two" }, "no question “two”"],
  ];
  for (const [attributes, sentence] of table) {
    const [told, problems] = await page.evaluate(async (attributes) => {
      const element = document.createElement("ply-scope");
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      const first = new Promise((done) => element.addEventListener("problem", ({ detail }) => done(detail.message), { once: true }));
      document.body.replaceChildren(element);
      element.load();
      return [await first, element.problems];
    }, attributes);
    assert.ok(told.includes(sentence), `${sentence}: ${told}`);
    assert.deepEqual(problems, [told]);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((told) => !told.includes("none.md")));
});
