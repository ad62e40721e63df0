// Questions that interrupt a search: in a page of somebody else's, in a lesson and on the page of trees.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { faults } from "./support/axe.mjs";
import { host, hosts, quiz, scope } from "./support/host.mjs";
import { PAGE } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { dist } from "./support/server.mjs";
import { trapped } from "./support/trap.mjs";

const hosted = hosts();
const scenario = scenarios();
const PHONE = { width: 390, height: 844 };

/** The text of the panel's parts. */
const asked = (page) => page.locator(".asking .asked").textContent();
const tally = (page) => page.locator(".asking .tally").textContent();
const reply = (page, name) => page.locator(".asking").getByRole("button", { name, exact: true }).click();

/** Presses a node of an embedded tree, by its number. */
async function pressNode(page, number) {
  await page.locator("ply-scope .picture").scrollIntoViewIfNeeded();
  const [x, y] = await page.evaluate((number) => {
    const { e, f } = document.querySelector("ply-scope").shadowRoot.querySelector(`.node[data-node="${number}"]`).getScreenCTM();
    return [e, f];
  }, number);
  await page.mouse.click(x, y);
}

hosted("playback stops before a cut is shown, asks, explains and goes on", host(quiz({ ask: "cuts", speed: "60" })), async ({ page, ready, facts, tell, listen, heard, press, requests }) => {
  await ready();
  const programs = [...new Set(requests.filter((path) => path.endsWith(".wasm")))];
  assert.deepEqual(programs, ["/embed-ask_bg.wasm"]);
  await listen("answer", "step");
  await tell("play");
  await page.locator(".asking button").first().waitFor();
  const [first, playing] = await facts(["step", "playing"]);
  assert.deepEqual([first, playing], [5, false]);
  assert.match(await asked(page), /comes back from L4-1 to L3-1 with 8\. Are the other children of L3-1 cut now\?/);
  assert.deepEqual(await faults(page), []);
  // It waits, whatever is pressed to go on.
  await press("One step forward");
  await tell("next");
  await tell("play");
  assert.deepEqual(await facts(["step", "playing"]), [5, false]);
  await reply(page, "there is no cut");
  await page.waitForFunction(() => document.querySelector("ply-scope").step > 5 && document.querySelector("ply-scope").shadowRoot.querySelectorAll(".asking .ways button").length > 1);
  await reply(page, "there is a cut");
  assert.match(await asked(page), /^Not right\. The window at L2-1 is .* not closed, so there is no cut\.$/);
  assert.equal(await tally(page), "1 of 2 right");
  const [second] = await facts(["step"]);
  // What was answered is not asked again.
  await press("One step back");
  await press("One step forward");
  assert.equal(await page.locator(".asking .ways button").count(), 0);
  await tell("goTo", second + 1);
  assert.deepEqual(await facts(["answer"]), ["1: no; 2: yes"]);
  const answers = (await heard()).filter(([type]) => type === "answer").map(([, { text, right, wrong, missed, points, of }]) => [text, right, wrong, missed, points, of]);
  assert.deepEqual(answers, [["1: no", 1, 0, 5, 1, 6], ["1: no; 2: yes", 1, 1, 4, 1, 6]]);
  // A jump passes the rest.
  await press("To the end");
  assert.deepEqual(await facts(["step"]), [34]);
  assert.equal(await tally(page), "1 of 2 right, 4 not answered");
  await press("To the start");
  // So does another step in the attribute, which keeps the replies.
  await page.evaluate(() => document.querySelector("ply-scope").setAttribute("step", "last"));
  assert.deepEqual(await facts(["step", "answer"]), [34, "1: no; 2: yes"]);
  await press("To the start");
  await tell("play");
  await page.waitForFunction(() => document.querySelector("ply-scope").step === 34);
  await press("One step back");
  // Another way to play keeps the step, too.
  await page.evaluate(() => {
    const element = document.querySelector("ply-scope");
    const again = new Promise((done) => element.addEventListener("ready", done, { once: true }));
    element.setAttribute("speed", "4");
    return again.then(() => {});
  });
  assert.deepEqual(await facts(["step", "answer"]), [33, "1: no; 2: yes"]);
});

hosted("the next node is pressed in the picture, or chosen by keys", host(quiz({ ask: "next" })), async ({ page, ready, facts, press }) => {
  await ready();
  for (let step = 0; step < 5; step += 1) await press("One step forward");
  assert.match(await asked(page), /Which node is visited next\? Press a node in the tree/);
  // A node that cannot be next is no reply.
  await pressNode(page, 0);
  assert.equal(await page.locator(".asking .ways button").count() > 2, true);
  await pressNode(page, 8);
  await page.waitForFunction(() => document.querySelector("ply-scope").answer === "1: L4-2");
  assert.deepEqual(await facts(["step"]), [6]);
  while (await page.locator(".asking .ways button").count() === 0) await press("One step forward");
  await page.locator(".asking button").first().focus();
  await page.keyboard.press("Enter");
  assert.match(await tally(page), /of 2 right$/);
}, { viewport: PHONE });

hosted("keys that step answer nothing by mistake", host(quiz({ ask: "cuts" })), async ({ page, ready, facts }) => {
  await ready();
  await page.getByRole("button", { name: "One step forward" }).focus();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press("Enter");
  assert.equal(await page.locator(".asking .ways button").count(), 3);
  assert.deepEqual(await facts(["answer"]), [""]);
});

hosted("a value is typed, and what cannot be read is asked again", host(quiz({ ask: "values", lang: "nl", answer: "" })), async ({ page, ready, tell, facts }) => {
  await ready();
  await tell("play");
  const field = page.locator(".asking input");
  await field.waitFor();
  await field.fill("acht");
  await field.press("Enter");
  assert.match(await asked(page), /^“acht” is niet wat hier gevraagd wordt/);
  await field.fill("8");
  await field.press("ArrowLeft");
  await field.press("Enter");
  await page.waitForFunction(() => document.querySelector("ply-scope").answer === "1: 8");
  assert.equal(await tally(page), "1 van 1 goed");
  await page.locator(".asking").getByRole("button", { name: "Verder zonder antwoord" }).waitFor();
  assert.deepEqual(await facts(["problems"]), [[]]);
});

hosted("a program that stops at a reply says so, and asks again when it is started again", host(quiz({ ask: "cuts", speed: "60" })), async ({ page, ready, tell, facts, complaints }) => {
  const broken = trapped(await readFile(join(dist, "embed-ask_bg.wasm")), "asker_reply");
  await page.route("**/embed-ask_bg.wasm", (route) => route.fulfill({ body: broken, contentType: "application/wasm" }));
  await page.reload();
  await ready();
  await tell("play");
  for (let time = 0; time < 2; time += 1) {
    await reply(page, "there is no cut");
    await page.locator("ply-scope").getByRole("alert").waitFor();
    assert.deepEqual(await facts(["answer", "playing"]), ["", false]);
    await page.locator("ply-scope").getByRole("button", { name: "Start again" }).click();
    await page.locator(".asking .ways button").first().waitFor();
  }
  assert.deepEqual(complaints.splice(0).filter((complaint) => complaint.includes("Stopped")), []);
});

hosted("what cannot be asked is told, and it plays without", host([
  scope({ tree: QUIZ, ask: "cuts", algorithm: "minimax" }),
  scope({ game: "tic-tac-toe", position: "XOX/XO./O..", ask: "next" }),
  scope({ tree: QUIZ, ask: "cut" }),
  scope({ tree: QUIZ, ask: "cuts", search: "sss" }),
].join("")), async ({ page }) => {
  const told = await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    element.goTo(9);
    return [element.step, element.problems];
  })));
  assert.deepEqual(told.map(([step, problems]) => [step, problems.length]), [[9, 1], [9, 1], [9, 1], [9, 1]]);
  assert.match(told[1][1][0], /only about the search of a tree/);
  assert.match(told[2][1][0], /Did you mean cuts\?/);
  assert.match(told[3][1][0], /only about the search of a tree/);
});

const LESSON = `---
title: Asked
---

\`\`\`scene
tree: ${QUIZ}
ask: cuts
points: 6
caption: Predict each cut.
\`\`\`

\`\`\`question
tree: ${QUIZ}
\`\`\`
`;

async function bring(page, url) {
  await page.goto("about:blank");
  await page.goto(url + PAGE);
  await page.setInputFiles(".lesson-file input", { name: "asked.md", mimeType: "text/markdown", buffer: Buffer.from(LESSON) });
  await page.locator("ply-scope .controls").waitFor();
}

scenario("the replies to a scene of a lesson are an answer with points, which is kept", async ({ page, url }) => {
  await bring(page, url);
  await page.evaluate(() => {
    window.answers = [];
    document.addEventListener("plyscope:answer", ({ detail }) => window.answers.push([detail.question, detail.text, detail.points, detail.of]));
  });
  const status = page.locator(".scene figcaption [role=status]");
  assert.match(await status.textContent(), /6$/);
  const forward = page.locator("ply-scope").getByRole("button", { name: "One step forward" });
  for (let step = 0; step < 5; step += 1) await forward.click();
  await reply(page, "there is no cut");
  await page.waitForFunction(() => window.answers.length === 1);
  assert.deepEqual(await page.evaluate(() => window.answers), [["1", "1: no", 1, 6]]);
  assert.match(await status.textContent(), /1.*6/);
  assert.match(await page.textContent(".results"), /\b1\b.*\b7\b/);
  await page.reload();
  await page.locator("ply-scope .controls").waitFor();
  for (let step = 0; step < 6; step += 1) await forward.click();
  assert.equal(await page.locator(".asking .ways button").count(), 0, "it is not asked again");
  assert.equal(await tally(page), "1 of 1 right");
  assert.deepEqual(await faults(page), []);
});

scenario("what is below a scene that asks does not move away when its program is there", async ({ page, url }) => {
  await page.addInitScript(() => {
    window.places = [];
    const look = () => {
      const below = document.querySelector(".asking-here");
      if (below) window.places.push(below.getBoundingClientRect().top + scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await bring(page, url);
  const places = await page.evaluate(() => window.places);
  assert.ok(Math.max(...places) - Math.min(...places) < 60, [...new Set(places)].join());
});

scenario("who comes back to a scene that asks fetches no other program", async ({ page, url }) => {
  const programs = new Set();
  page.on("request", (request) => request.url().endsWith(".wasm") && programs.add(new URL(request.url()).pathname));
  await bring(page, url);
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.locator(".asking-here .button").click();
    await page.waitForSelector("#answer");
    await page.getByRole("link", { name: "Back to the lesson" }).click();
    await page.locator("ply-scope .controls").waitFor();
  }
  assert.deepEqual([...programs].toSorted(), ["/embed-ask_bg.wasm", "/learn_bg.wasm"]);
});

scenario("the page of trees asks where its address says so", async ({ page, url, press, count, until, caption }) => {
  await page.goto(`${url}#tree=${encodeURIComponent(QUIZ)}&ask=next&step=0`);
  await page.locator("#questions .asking").waitFor({ state: "attached" });
  await page.selectOption(".speed", "60");
  await press("Play");
  await page.locator(".asking .ways button").first().waitFor();
  assert.equal(await count(), "Step 5 of 34");
  // The keys that go on go to the question.
  await page.keyboard.press("ArrowRight");
  assert.equal(await count(), "Step 5 of 34");
  await page.locator("[role=treeitem][aria-label^='L4-2,']").click();
  await page.waitForFunction(() => document.querySelector(".asking .tally").textContent === "1 of 1 right");
  // It plays on, up to the next one.
  await until(() => document.querySelectorAll(".asking .ways button").length > 1 && !document.querySelector(".count").textContent.startsWith("Step 5 "));
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("End");
  assert.match(await tally(page), /^1 of 1 right, 4 not answered$/);
  assert.match(await caption(), /^Finished\./);
  await page.waitForFunction(() => location.hash.includes("step=34") && location.hash.includes("ask=next"));
});

for (const [name, options] of [["", {}], [", on a phone", { viewport: PHONE }]]) {
  scenario(`the page of trees asks once that is chosen, and no more once it is not${name}`, async ({ page, url, press, count }) => {
    const programs = [];
    page.on("request", (request) => programs.push(new URL(request.url()).pathname.split("/").at(-1)));
    const fetched = () => programs.filter((name) => name === "embed-ask_bg.wasm").length;
    await page.goto(`${url}#tree=${encodeURIComponent(QUIZ)}&step=0`);
    await page.locator("[role=treeitem]").first().waitFor();
    const line = page.locator(".setup-line");
    const before = await line.innerText();
    assert.doesNotMatch(before, /asks/);
    // By keys alone.
    await line.focus();
    await page.keyboard.press("Enter");
    const choice = page.getByLabel("Ask me first");
    assert.deepEqual(await choice.locator("option").allInnerTexts(), ["no", "Will there be a cut?", "What does each node return?", "Which node comes next?"]);
    assert.equal(await choice.inputValue(), "none");
    assert.deepEqual(await faults(page), []);
    assert.equal(fetched(), 0, "the program is fetched when it is needed");
    await choice.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    assert.equal(await choice.inputValue(), "cuts");
    await page.locator("#questions .asking").waitFor({ state: "attached" });
    assert.equal(fetched(), 1);
    await page.waitForFunction(() => location.hash.includes("ask=cuts"));
    assert.match(await line.innerText(), /· asks about cuts$/);
    await choice.focus();
    await page.keyboard.press("Escape");
    for (let step = 0; step < 6; step += 1) await press("One step forward");
    assert.equal(await count(), "Step 5 of 34", "it waits for a reply");
    assert.match(await asked(page), /Are the other children of L3-1 cut now\?/);
    // It is remembered in the address, where it is chosen as well.
    await page.reload();
    await page.locator("#questions .asking").waitFor({ state: "attached" });
    await line.click();
    assert.equal(await choice.inputValue(), "cuts");
    // Another question is asked at the step that is shown.
    await choice.selectOption("values");
    await page.waitForFunction(() => location.hash.includes("ask=values"));
    await page.locator("#questions .asking").waitFor({ state: "attached" });
    await choice.selectOption("none");
    assert.equal(await page.locator(".asking").count(), 0);
    await page.waitForFunction(() => !location.hash.includes("ask="));
    assert.equal(await line.innerText(), before);
    await page.keyboard.press("Escape");
    for (let step = 0; step < 4; step += 1) await press("One step forward");
    assert.equal(await count(), "Step 9 of 34", "nothing holds it");
  }, options);
}

scenario("a search that cannot be asked about says so when it is chosen, and games have no such choice", async ({ page, url }) => {
  await page.goto(`${url}#tree=${encodeURIComponent(QUIZ)}&algorithm=minimax&step=0`);
  await page.locator("[role=treeitem]").first().waitFor();
  await page.locator(".setup-line").click();
  const choice = page.getByLabel("Ask me first");
  await choice.selectOption("cuts");
  await page.locator(".notice").waitFor();
  await choice.selectOption("next");
  await page.locator("#questions .asking").waitFor({ state: "attached" });
  assert.equal(await page.locator(".notice").count(), 0);
  await page.goto("about:blank");
  await page.goto(`${url}#game=tic-tac-toe&step=0`);
  await page.locator(".setup-line").click();
  await page.locator("#algorithm").waitFor();
  assert.equal(await choice.count(), 0);
});

scenario("a game has its timeline where questions about a tree are chosen", async ({ page, tree }) => {
  await tree(QUIZ, "ask=cuts&step=0");
  assert.equal(await page.locator(".timeline").count(), 0, "it would answer the questions");
  await page.selectOption("#source", "tic-tac-toe");
  await page.locator(".timeline").waitFor();
  await page.selectOption("#source", "tree");
  await page.locator(".timeline").waitFor({ state: "detached" });
});
