// The page for learning in two tabs: neither takes back what was done in the other one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { check, KEY, open, PAGE, question } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const ready = (page) => page.waitForSelector(".results");
const answered = (page, points) => page.locator(".asking-here").filter({ hasText: points }).waitFor();

const LESSON = `---
points: 4
---

\`\`\`question
id: cuts
tree: ${QUIZ}
\`\`\`
`;

const EXAM = LESSON.replace("points: 4", "points: 4\ngrading: at-the-end");

const ASKING = `---
grading: at-the-end
---

\`\`\`scene
tree: ${QUIZ}
ask: cuts
points: 6
\`\`\`
`;

const RANDOM = `---
seed: own
points: 2
---

\`\`\`question
id: random
level: 1
\`\`\`
`;

/** Brings a lesson of one's own. */
async function bring(page, url, text) {
  await open(page, url);
  await page.setInputFiles(".lesson-file input", { name: "week.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  await ready(page);
}

/** Opens an address in a second tab of the browser. */
async function tab(page, url, address) {
  const other = await page.context().newPage();
  await open(other, url, address);
  return other;
}

/** Has a page hear nothing of other tabs, as one that the browser has put to sleep. */
const deafen = (page) => page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));

/** Waits until an answer is on the device, as it is written there. */
const isKept = (page, text) => page.waitForFunction((text) => localStorage.getItem("plyscope.answers")?.includes(text), text);

/** Answers the question that is open, with all points. */
async function solve(page) {
  await page.fill("#answer", KEY);
  await check(page);
  await page.waitForSelector(".result.full");
}

/** Saves the results, and reads them. */
async function results(page) {
  await page.fill("#student", "Ada");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the results to hand them in" }).click(),
  ]);
  return JSON.parse(await readFile(await saved.path(), "utf8"));
}

async function handIn(page) {
  await page.locator(".results").getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Yes, hand in" }).click();
  await page.getByRole("button", { name: "Save the results to hand them in" }).waitFor();
}

scenario("a question shows what is answered in another tab", async ({ page, url }) => {
  await open(page, url, question("&points=4"));
  const other = await tab(page, url, question("&points=4"));
  await solve(other);
  await page.waitForSelector(".result.full");
  assert.equal(await page.inputValue("#answer"), KEY);
  await page.fill("#answer", "L3-4");
  await other.waitForFunction(() => document.querySelector("#answer").value === "L3-4");
});

scenario("a tab in which nothing was done puts nothing old over what another one has answered", async ({ page, url }) => {
  await deafen(page);
  await open(page, url, question("&points=4"));
  const other = await tab(page, url, question("&points=4"));
  await solve(other);
  assert.equal(await page.inputValue("#answer"), "", "it has heard nothing");
  await page.reload();
  await page.waitForSelector(".result.full");
  assert.equal(await page.inputValue("#answer"), KEY);
});

scenario("a page that the browser brings back shows what was answered meanwhile", async ({ page, url }) => {
  await deafen(page);
  await open(page, url, question("&points=4"));
  const other = await tab(page, url, question("&points=4"));
  await solve(other);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.waitForSelector(".result.full");
});

scenario("what is typed in an old tab is kept with the points of another one", async ({ page, url }) => {
  await bring(page, url, LESSON);
  await deafen(page);
  await open(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await page.waitForSelector("#answer");
  const other = await tab(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await other.waitForSelector("#answer");
  await solve(other);
  await page.fill("#answer", "L3-4");
  await isKept(page, "\tL3-4\t");
  await open(page, url, `${PAGE}#lesson=own`);
  await answered(page, "4 of 4 points");
  await open(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await page.waitForFunction(() => document.querySelector("#answer")?.value === "L3-4");
});

scenario("an exam that was handed in stays so, also where another tab has an older answer", async ({ page, url }) => {
  await bring(page, url, EXAM);
  await deafen(page);
  await open(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await page.waitForSelector("#answer");
  const other = await tab(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await other.waitForSelector("#answer");
  await other.fill("#answer", KEY);
  await other.press("#answer", "Enter");
  await other.getByText("Your answer is kept.").waitFor();
  await other.getByRole("link", { name: "Back to the lesson" }).click();
  await ready(other);
  await handIn(other);
  // One tab is left as it was, and one with another answer.
  await page.reload();
  await page.waitForSelector(".result");
  assert.equal(await page.inputValue("#answer"), KEY);
  await other.evaluate(() => localStorage.removeItem("plyscope.answers"));
  await other.reload();
  await ready(other);
  await open(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await page.waitForSelector("#answer");
  await handIn(other);
  await page.fill("#answer", KEY);
  await page.goto("about:blank");
  await other.reload();
  await ready(other);
  await answered(other, "0 of 4 points");
  assert.equal(await other.getByRole("button", { name: "Hand in", exact: true }).count(), 0);
});

scenario("in an exam the replies to a scene that asks stay after a reload, and count", async ({ page, url }) => {
  await bring(page, url, ASKING);
  const controls = () => page.locator("ply-scope .controls").waitFor();
  const forward = page.locator("ply-scope").getByRole("button", { name: "One step forward" });
  const buttons = page.locator(".asking .ways button");
  const reply = async (name) => {
    while ((await buttons.count()) === 0) await forward.click();
    await page.locator(".asking").getByRole("button", { name, exact: true }).click();
  };
  await controls();
  await reply("there is no cut");
  await isKept(page, "1:+no\t");
  await page.reload();
  await controls();
  await reply("there is a cut");
  await isKept(page, "1:+no%3B+2:+yes\t");
  await handIn(page);
  const { questions } = await results(page);
  assert.equal(questions[0].answers.at(-1).text, "1: no; 2: yes");
});

for (const isDeaf of [false, true]) {
  scenario(`results have what was answered in another tab${isDeaf ? ", also where this one has not heard of it" : ""}`, async ({ page, url }) => {
    if (isDeaf) await deafen(page);
    await bring(page, url, LESSON);
    const other = await tab(page, url, `${PAGE}#lesson=own&ask=cuts`);
    await other.waitForSelector("#answer");
    await solve(other);
    if (!isDeaf) await answered(page, "4 of 4 points");
    const saved = await results(page);
    assert.deepEqual([saved.points, saved.questions[0].checks], [4, 1]);
    await answered(page, "4 of 4 points");
  });
}

scenario("the progress that is saved has what was practised in another tab", async ({ page, url }) => {
  await deafen(page);
  await open(page, url, `${PAGE}#progress`);
  const other = await tab(page, url, `${PAGE}#practice=pruned&level=3&seed=1`);
  await other.fill("#answer", "L2-1");
  await check(other);
  await other.waitForSelector(".result");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as CSV" }).click()]);
  assert.equal((await readFile(await file.path(), "utf8")).trim().split("\n").length, 2, "a head and an answer");
  await page.locator(".last-answers li").waitFor();
});

scenario("an answer that was practised stays on the page when newer ones push it out", async ({ page, url }) => {
  await open(page, url, `${PAGE}#practice=pruned&level=3&seed=1`);
  await page.fill("#answer", "L2-1");
  await check(page);
  await page.waitForSelector(".result");
  await page.waitForFunction(() => localStorage.getItem("plyscope.practice")?.includes("L2-1"));
  const other = await tab(page, url);
  const heard = page.evaluate(() => new Promise((done) => addEventListener("storage", () => setTimeout(done, 100), { once: true })));
  await other.evaluate(() => localStorage.setItem("plyscope.practice", ""));
  await heard;
  assert.equal(await page.inputValue("#answer"), "L2-1");
  assert.equal(await page.locator(".result").count(), 1);
});

scenario("the name of the one before does not come back from another tab", async ({ page, url }) => {
  await bring(page, url, LESSON);
  await page.fill("#student", "Ada");
  const other = await tab(page, url, `${PAGE}#lesson=own`);
  await ready(other);
  assert.equal(await other.inputValue("#student"), "Ada");
  await other.getByRole("button", { name: "Begin anew as another person" }).click();
  await other.getByRole("button", { name: "Yes, begin anew" }).click();
  await other.waitForFunction(() => document.querySelector("#student")?.value === "");
  await page.locator(".asking-here .button").click();
  await page.waitForSelector("#answer");
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await ready(page);
  assert.equal(await page.inputValue("#student"), "");
  await other.reload();
  await ready(other);
  assert.equal(await other.inputValue("#student"), "");
});

for (const where of ["here", "in another tab"]) {
  scenario(`a lesson keeps its seed after everything is erased ${where}`, async ({ page, url }) => {
    await page.context().route("**/random.md", (route) => route.fulfill({ contentType: "text/markdown", body: RANDOM }));
    await open(page, url, `${PAGE}#lesson=random.md`);
    await ready(page);
    const seed = async () => (await page.textContent(".lesson")).match(/Seed (\d+), yours alone/)[1];
    const there = where === "here" ? page : await tab(page, url);
    await there.evaluate(() => (location.hash = "#progress"));
    await there.getByRole("button", { name: "Erase everything" }).click();
    await there.getByRole("button", { name: "Yes, erase" }).click();
    await there.locator("[role=status]").filter({ hasText: "Everything is erased." }).waitFor();
    await page.evaluate(() => (location.hash = "#lesson=random.md"));
    await ready(page);
    const before = await seed();
    await page.locator(".asking-here .button").click();
    await page.waitForSelector("#answer");
    await page.fill("#answer", "L2-1");
    await check(page);
    await page.waitForSelector(".result");
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#answer")?.value === "L2-1");
    await page.getByRole("link", { name: "Back to the lesson" }).click();
    await ready(page);
    assert.equal(await seed(), before);
  });
}

scenario("a tab keeps its own lesson when another one opens a file", async ({ page, url }) => {
  await bring(page, url, LESSON.replace("points: 4", "title: First\npoints: 4"));
  const other = await page.context().newPage();
  await bring(other, url, LESSON.replace("points: 4", "title: Second\npoints: 4"));
  await page.reload();
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "First");
  const third = await tab(page, url, `${PAGE}#lesson=own`);
  await ready(third);
  assert.equal(await third.textContent(".lesson h2"), "Second", "a new tab has the last one");
});
