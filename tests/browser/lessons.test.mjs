// Lessons on the page for learning: read, stepped through, answered and handed in.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faults } from "./support/axe.mjs";
import { replace } from "./support/browser.mjs";
import { plyscope } from "./support/command.mjs";
import { check, forTeachers, KEY, open, PAGE, question } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { eventually } from "./support/rest.mjs";
import { dist } from "./support/server.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };
const LECTURE = `${PAGE}#lesson=lecture-2`;
const ready = (page) => page.waitForSelector(".results");

const SMALL = `---
title: My own week
author: A. Turing
deadline: Friday noon
---

# Read this

Some *text* with <script>alert(1)</script> in it, and [a bad link](javascript:alert(1)).

\`\`\`scene
tree: ((8 5) (20 3)) ((2 4) (15 6))
from: 5
to: 7
\`\`\`

\`\`\`scene
tree: (4 8
\`\`\`

\`\`\`question
id: quiz
tree: ((8 5) (20 3)) ((2 4) (15 6))
points: 4
\`\`\`

\`\`\`question
tree: (4 8) (17 5)
kind: pruned
\`\`\`
`;

/** Brings a lesson of one's own. */
async function bring(page, text, name = "week.md") {
  await page.setInputFiles(".lesson-file input", { name, mimeType: "text/markdown", buffer: Buffer.from(text) });
}

/** Waits until the scenes near the screen are drawn, and nothing moves. */
async function drawn(page) {
  const look = () =>
    page.evaluate(() => {
      const films = [...document.querySelectorAll(".film")].filter((film) => {
        const { top, bottom } = film.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !film.firstElementChild;
      });
      return `${films.length} ${document.querySelector(".lesson > div").offsetHeight} ${document.querySelector(".results").getBoundingClientRect().top}`;
    });
  let before = "";
  const isStill = async () => {
    await page.waitForTimeout(200);
    const [last, now] = [before, await look()];
    before = now;
    return now === last && now.startsWith("0 ");
  };
  assert.ok(await eventually(isStill), before);
}

/** Whether all of an element is in the window. */
const isInView = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

scenario("a lesson of the site is read, stepped through, answered to its end and handed in", async ({ page, url }) => {
  await open(page, url);
  await page.getByRole("link", { name: "Game trees, minimax and alpha-beta" }).click();
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "Game trees, minimax and alpha-beta");
  const scene = page.locator(".scene").filter({ hasText: "The first cut." });
  const told = () => scene.locator(".scene-caption").textContent();
  const count = () => scene.locator(".scene-buttons .quiet-text").textContent();
  // A scene is prepared when it comes near the screen.
  await scene.scrollIntoViewIfNeeded();
  const before = [await told(), await count()];
  await scene.getByRole("button", { name: "One step forward" }).click();
  assert.notDeepEqual([await told(), await count()], before);
  await scene.getByRole("button", { name: "One step back" }).click();
  assert.deepEqual([await told(), await count()], before);
  const asked = await page.locator(".asking-here").count();
  assert.ok(asked >= 2);
  assert.equal(await page.locator(".asking-here .button").nth(1).getAttribute("aria-label"), "Answer it: Question 2");
  await page.locator(".asking-here .button").first().click();
  for (let number = 1; number <= asked; number += 1) {
    await page.waitForSelector("#answer");
    await check(page);
    await page.locator("#answer-error").filter({ hasText: "There is no answer yet" }).waitFor();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.fill("#answer", await page.textContent(".key code"));
    await check(page);
    await page.waitForSelector(".result.full");
    // What is next is the main thing to press, beside the answer.
    const next = page.locator(".answer-buttons a.primary", { hasText: "Next question" });
    if (number === asked) assert.equal(await next.count(), 0, "the last one leads to the results");
    else {
      await next.click();
      // The address changes before the question does, which has no result yet.
      await page.waitForSelector(".result", { state: "detached" });
    }
  }
  await page.locator(".answer-buttons a.primary", { hasText: "Your results" }).click();
  await ready(page);
  await page.waitForFunction(() => document.activeElement?.id === "results-title");
  assert.ok(await isInView(page, "#results-title"));
  assert.equal(await page.locator(".asking-here").filter({ hasText: "Look again" }).count(), asked, "nothing more can be earned");
  await page.fill("#student", "Ada Lovelace");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the results to hand them in" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), "results-lecture-2-Ada-Lovelace.json");
  const results = JSON.parse(await readFile(await saved.path(), "utf8"));
  assert.deepEqual([results.plyscope, results.version, results.student], ["results", 1, "Ada Lovelace"]);
  assert.equal(results.lesson.title, "Game trees, minimax and alpha-beta");
  assert.match(results.code, /^sha256:[0-9a-f]{64}$/);
  assert.equal(results.questions.length, asked);
  for (const { checks, answers } of results.questions) {
    assert.deepEqual([checks, answers.length], [1, 1]);
    assert.ok(answers[0].when >= results.begun && answers[0].when <= results.saved && answers[0].seconds >= 0);
  }
  // The command verifies it, and grades it again.
  const place = await mkdtemp(join(tmpdir(), "plyscope-results-"));
  await saved.saveAs(join(place, saved.suggestedFilename()));
  const read = JSON.parse(plyscope("results", place, "--lesson", "lecture-2", "--site", dist, "--json"));
  await rm(place, { recursive: true });
  assert.deepEqual([read.points_from, read.left_out, read.students.length], ["answers", [], 1]);
  assert.equal(read.students[0].points, results.points);
});

scenario("a scene is stepped through by keys, and its buttons keep the focus", async ({ page, url }) => {
  await open(page, url, LECTURE);
  await ready(page);
  const scene = page.locator(".scene").filter({ hasText: "The first cut." });
  await scene.scrollIntoViewIfNeeded();
  const step = async () => Number((await scene.locator(".scene-buttons .quiet-text").textContent()).match(/\d+/)[0]);
  const toEnd = scene.getByRole("button", { name: "To the end" });
  await toEnd.press("Enter");
  assert.ok(await toEnd.isDisabled());
  const last = await step();
  await page.keyboard.press("Enter");
  assert.equal(await step(), last);
  for (const [key, expected] of [["ArrowRight", last], ["ArrowLeft", last - 1], ["End", last], ["ArrowLeft", last - 1]]) {
    await page.keyboard.press(key);
    assert.equal(await step(), expected, key);
  }
  await page.keyboard.press("Home");
  const first = await step();
  await page.keyboard.press("ArrowRight");
  assert.equal(await step(), first + 1);
  assert.ok(await toEnd.evaluate((button) => button === document.activeElement), "it keeps the focus");
  // The links of all scenes have one name; the sentence of its scene describes each.
  const described = await scene.locator(".see").evaluate((link) => document.getElementById(link.getAttribute("aria-describedby")).textContent);
  assert.match(described, /The first cut\./);
});

const EXAM = `---
title: An exam
grading: at-the-end
points: 4
---

\`\`\`question
id: cuts
tree: ((8 5) (20 3)) ((2 4) (15 6))
\`\`\`

\`\`\`question
id: steps
question: perform
tree: (4 8) (2 5)
\`\`\`

\`\`\`question
id: happens
question: next
tree: ((8 5) (20 3)) ((2 4) (15 6))
\`\`\`

\`\`\`question
id: order
question: order-most
tree: ((8 5) (3 20)) ((15 6) (2 4))
\`\`\`

\`\`\`question
id: board
question: lost
puzzle: queens
size: 5
step: 6
\`\`\`
`;

scenario("in an exam nothing is told before it is handed in, and then everything", async ({ page, url }) => {
  await open(page, url);
  await bring(page, EXAM, "exam.md");
  await ready(page);
  const answers = [["cuts", "L3-4 L4-4 L4-6"], ["steps", "L2-2 L3-3"], ["happens", "1: 8..inf; 2: 3..8"], ["order", "L1-1: 2 1"]];
  for (const [id, text] of answers) {
    await open(page, url, `${PAGE}#lesson=own&ask=${id}`);
    await page.waitForSelector("#answer");
    if (id === "cuts" || id === "order") {
      const beside = await page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true);
        for (const tree of copy.querySelectorAll(".sketch")) tree.remove();
        return copy.outerHTML;
      });
      assert.doesNotMatch(beside, /L[1-4]-[1-8]\b/, "nothing beside the tree names its nodes");
    }
    await page.fill("#answer", text);
    await page.press("#answer", "Enter");
    await page.getByText("Your answer is kept. It is graded when you hand in the lesson.").waitFor();
    await page.locator(".task h2").press("h");
    assert.equal(await page.locator(".result, .badge, .key, .hints li, .done .wrong, .performing .wrong, .see").count(), 0, id);
    for (const name of ["Hint", "Show the answer", "Check", "Show me this step"]) {
      assert.equal(await page.getByRole("button", { name, exact: true }).count(), 0, `${id}: ${name}`);
    }
    assert.equal(await page.getByText("Make one like this").count(), 0, "the question builder shows the answer");
  }
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await ready(page);
  assert.match(await page.textContent(".results"), /These questions are graded only when you hand in\. Answered: 4 of 5\./);
  const points = () => page.getByText(/Together:|\d of \d+ points/).count();
  assert.equal(await points(), 0);
  // Worksheets and question banks have the answers.
  const teachers = () => page.getByText(/Print a worksheet|Save for a learning platform|Question bank for an exam/).count();
  assert.equal(await teachers(), 0);
  assert.deepEqual(await faults(page), []);
  await page.locator(".results").getByRole("button", { name: "Hand in" }).click();
  assert.equal(await page.getByText("cannot be read").count(), 0);
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.locator(".results").getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Yes, hand in" }).click();
  await page.getByRole("button", { name: "Save the results to hand them in" }).waitFor();
  assert.equal(await teachers(), 3);
  assert.ok((await points()) > 1);
  assert.ok(!(await page.getByText("Print a worksheet").isVisible()), "students see the lesson, and these when they are opened");
  const order = await page.locator(".results, .for-teachers").evaluateAll((all) => all.map((one) => one.className));
  assert.match(order.at(-1), /for-teachers/);
  assert.match(await page.locator('.asking-here:has([href*="ask=cuts"])').textContent(), /2 of 4 points/);
  assert.match(await page.locator('.asking-here:has([href*="ask=board"])').textContent(), /0 of 4 points/);
  await open(page, url, `${PAGE}#lesson=own&ask=cuts`);
  await page.waitForSelector(".result");
  assert.equal(await page.textContent(".result h2"), "2 of 4 right, 1 too many, 2 missing");
  assert.equal(await page.textContent(".key code"), "L3-4 L4-4 L4-7..8");
  assert.equal(await page.locator(".finding.missed .why").count(), 2);
  assert.equal(await page.getAttribute(".check", "aria-disabled"), "true", "it was handed in");
  await open(page, url, `${PAGE}#lesson=own&ask=board`);
  await page.waitForSelector(".key");
  assert.equal(await page.locator(".thought").count(), 0, "no answer is not diagnosed");
  assert.equal(await page.locator(".result.key-only .finding .why").count(), 1);
});

scenario("in an exam the stops of a question open one by one, and the replies before them are fixed", async ({ page, url }) => {
  await open(page, url);
  await bring(page, EXAM, "exam.md");
  await ready(page);
  const happens = `${PAGE}#lesson=own&ask=happens`;
  await open(page, url, happens);
  const stops = page.locator(".stops button");
  const shows = (number) => page.locator(`.stops button:nth-child(${number})[aria-pressed=true]`).waitFor();
  const isOpen = (number) => page.locator(`.stops button:nth-child(${number}):enabled`).waitFor();
  const opened = () => stops.evaluateAll((all) => all.filter((one) => !one.disabled).length);
  const changes = page.locator(".doing select, .doing .ways:not(.replying) button");
  await page.getByText("Until you hand in, the stops open one by one").waitFor();
  assert.equal(await opened(), 1);
  await page.fill("#answer", "1: 8..inf");
  await isOpen(2);
  assert.equal(await opened(), 2);
  await page.getByRole("button", { name: "Next stop" }).press("Enter");
  await page.waitForFunction(() => document.activeElement.closest(".doing"));
  // The picture shows now what was right at the first stop; so it does after a reload.
  for (const reload of [false, true]) {
    if (reload) await open(page, url, happens);
    await shows(2);
    assert.notEqual(await page.getAttribute("#answer", "readonly"), null);
    assert.equal(await page.getByRole("button", { name: "Start again" }).count(), 0);
    assert.notEqual(await changes.count(), 0);
    await stops.first().click();
    await shows(1);
    await page.getByText("Your reply: [8, ∞]").waitFor();
    assert.equal(await changes.count(), 0, "it is fixed");
  }
  await page.getByRole("button", { name: "Next stop" }).click();
  await shows(2);
  await changes.last().click();
  await isOpen(3);
  assert.match(await page.inputValue("#answer"), /^1: 8\.\.inf; 2: /);
  assert.deepEqual(await faults(page), []);
});

scenario("from a question one comes back to its place in the lesson, by the link and by the browser", async ({ page, url }) => {
  const ways = [() => page.getByRole("link", { name: "Back to the lesson" }).press("Enter"), () => page.goBack()];
  for (const back of ways) {
    await open(page, url, LECTURE);
    await ready(page);
    await page.locator(".asking-here .button").last().click();
    await page.waitForSelector("#answer");
    await back();
    const last = await page.locator(".asking-here").last().getAttribute("id");
    await page.waitForFunction((id) => document.activeElement?.closest("section")?.id === id, last);
    assert.ok(await isInView(page, `#${last}`));
    assert.ok(!(await isInView(page, ".lesson h2")), "the lesson is longer than the window");
    // Below many scenes, which get their heights later, and before other questions.
    await open(page, url, `${PAGE}#lesson=windows`);
    await ready(page);
    await page.locator("#question-4 .button").click();
    await page.waitForSelector("#answer");
    await back();
    await ready(page);
    await drawn(page);
    assert.ok(await page.evaluate(() => document.activeElement.matches("#question-4 h3")));
    assert.ok(await isInView(page, "#question-4"));
  }
  // From elsewhere it is read from its beginning.
  await page.click(".lesson .trail a");
  await page.locator(".lesson-list a").first().click();
  await page.waitForFunction(() => document.activeElement?.matches(".lesson h2"));
});

for (const viewport of [{ width: 1024, height: 768 }, PHONE]) {
  scenario(
    `from the full page of a scene one comes back to it at ${viewport.width} × ${viewport.height}`,
    async ({ page, url }) => {
      for (const lesson of ["windows", "lecture-2"]) {
        await open(page, url, `${PAGE}#lesson=${lesson}`);
        await ready(page);
        const link = page.locator(".scene .see").nth(3);
        const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
        await link.scrollIntoViewIfNeeded();
        await drawn(page);
        await link.scrollIntoViewIfNeeded();
        const before = await top();
        await link.click();
        await page.waitForSelector(".transport");
        await page.goBack();
        await ready(page);
        await drawn(page);
        assert.ok(Math.abs((await top()) - before) < 8, `${lesson}: ${await top()} instead of ${before}`);
        // It is kept only until the reader scrolls.
        await page.mouse.move(viewport.width / 2, viewport.height / 2);
        await page.mouse.wheel(0, -50_000);
        await drawn(page);
        assert.ok(await isInView(page, ".lesson h2"), lesson);
      }
    },
    { viewport },
  );
}

scenario("results without a name are saved after asking once, and the name of the file is told", async ({ page, url }) => {
  await open(page, url, LECTURE);
  await ready(page);
  const save = page.getByRole("button", { name: "Save the results to hand them in" });
  const told = (text) => page.locator('.results [role="status"]').filter({ hasText: text });
  const downloads = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await save.click();
  await told("Your teacher will not know whose file this is.").waitFor();
  await page.fill("#student", "Ada Lovelace");
  await told("whose file").waitFor({ state: "detached" });
  await save.click();
  await told("Saved as results-lecture-2-Ada-Lovelace.json. Now hand it in.").waitFor();
  await page.fill("#student", " ");
  await save.click();
  await told("whose file").waitFor();
  await Promise.all([page.waitForEvent("download"), save.click()]);
  await told("Saved as results-lecture-2.json.").waitFor();
  assert.deepEqual(downloads, ["results-lecture-2-Ada-Lovelace.json", "results-lecture-2.json"], "nothing was saved at the first press");
});

scenario("what is earned stands in the lesson, and is there after a reload and in another language", async ({ page, url }) => {
  await open(page, url, LECTURE);
  await ready(page);
  await page.locator('.asking-here:has([href*="ask=cs61b"])').getByRole("link").click();
  await page.fill("#answer", "L3-4 L4-4 L4-7..8");
  await check(page);
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  const done = page.locator(".asking-here").filter({ hasText: "4 of 4 points" });
  await done.waitFor();
  assert.equal(await done.getByRole("link", { name: "Look again" }).count(), 1);
  assert.equal(await done.locator(".button.primary").count(), 0, "what is finished is not the main thing to do");
  await page.reload();
  await page.locator(".asking-here").filter({ hasText: "4 of 4 points" }).waitFor();
  await page.selectOption(".language", "nl");
  await page.locator(".asking-here").filter({ hasText: "4 van 4" }).waitFor();
  assert.equal(await page.getAttribute(".lesson h2", "lang"), "nl", "the site's own lessons are there in every language");
  await page.goto(`${url}${LECTURE}&ask=cs61b`);
  await page.waitForSelector(".result");
});

scenario("what is answered in another lesson or with a link does not count in a lesson", async ({ page, url }) => {
  const block = (id, tree) => `\`\`\`question\nid: ${id}\ntree: ${tree}\npoints: 4\n\`\`\`\n`;
  // Another lesson has at least one other question.
  const lesson = (title) => `---\ntitle: ${title}\n---\n\n${block("quiz", QUIZ)}${block("more", `(4 8) (${title.length} 5)`)}`;
  const way = (words) => page.locator(".asking-here .button", { hasText: words }).first();
  const enter = async (title) => {
    await open(page, url);
    await bring(page, lesson(title));
    await ready(page);
  };
  // As the guide asks it.
  await open(page, url, question("&points=4"));
  await page.fill("#answer", "L3-4");
  await check(page);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.waitForSelector(".key");
  for (const title of ["One", "Second"]) {
    await enter(title);
    await way("Answer it").click();
    await page.fill("#answer", KEY);
    await check(page);
    await page.waitForSelector(".result.full");
    await page.getByRole("link", { name: "Back to the lesson" }).click();
    await ready(page);
    await way("Look again").waitFor();
    await page.getByText("4 of 4 points").first().waitFor();
  }
  await page.getByRole("button", { name: "Begin anew as another person" }).click();
  await page.getByRole("button", { name: "Yes, begin anew" }).click();
  await way("Answer it").waitFor();
  await enter("One");
  await way("Look again").waitFor();
  await open(page, url, question("&points=4"));
  assert.equal(await page.inputValue("#answer"), "L3-4");
});

scenario("a lesson of one's own is played as far as it can be, and nothing in it runs", async ({ page, url }) => {
  await open(page, url);
  await bring(page, SMALL);
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "My own week");
  assert.match(await page.textContent(".lesson"), /By A\. Turing · Due: Friday noon/);
  assert.match(await page.textContent(".lesson"), /<script>alert\(1\)<\/script>/, "it is text");
  assert.equal(await page.locator(".lesson script, .lesson a[href^='javascript']").count(), 0);
  const broken = await page.locator(".broken").allTextContents();
  assert.equal(broken.length, 3, broken.join("\n"));
  assert.match(broken.join("\n"), /Line 9: The address “javascript/);
  assert.match(broken.join("\n"), /Line 18: The tree cannot be read at its character 1: This “\(” is never closed\./);
  assert.match(broken.join("\n"), /“kind” means nothing here/);
  const scene = page.locator(".scene");
  await scene.locator(".scene-caption").waitFor();
  assert.match(await scene.textContent(), /Step 5 of 34/);
  await scene.getByRole("button", { name: "To the end" }).click();
  assert.match(await scene.textContent(), /Step 7 of 34/, "it ends where its author wished");
  assert.ok(await scene.getByRole("button", { name: "One step forward" }).isDisabled());
  assert.match(await scene.getByRole("link").getAttribute("href"), /index\.html#tree=.*&step=7$/);
  await page.reload();
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "My own week", "it stays on the device");
  await page.locator(".asking-here .button").click();
  await page.waitForSelector("#answer");
  assert.match(page.url(), /#lesson=own&ask=quiz$/);
});

scenario("the name for the results stays after a reload, and goes with who begins anew", async ({ page, url }) => {
  await open(page, url, LECTURE);
  await ready(page);
  await page.fill("#student", "Ada Lovelace");
  await page.reload();
  await ready(page);
  assert.equal(await page.inputValue("#student"), "Ada Lovelace");
  await page.getByRole("button", { name: "Begin anew as another person" }).click();
  await page.getByRole("button", { name: "Yes, begin anew" }).click();
  await page.waitForFunction(() => document.querySelector("#student")?.value === "");
  await page.reload();
  await ready(page);
  assert.equal(await page.inputValue("#student"), "");
});

scenario("a lesson of one's own stays open in another language, though it is no longer on the device", async ({ page, url }) => {
  await open(page, url);
  await bring(page, SMALL);
  await ready(page);
  await page.evaluate(() => localStorage.removeItem("plyscope.lesson"));
  await page.selectOption(".language", "nl");
  await page.locator("html[lang=nl]").waitFor();
  await page.locator(".asking-here .button").click();
  await page.waitForSelector("#answer");
});

scenario("a file that is no lesson does not take the place of one", async ({ page, url }) => {
  await open(page, url);
  await bring(page, SMALL);
  await ready(page);
  const picture = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  for (const file of ["", " \n\n", picture, Buffer.from("# One", "utf16le"), "\n<!DOCTYPE html><title>Log in</title>"]) {
    await open(page, url);
    await bring(page, file);
    await page.locator(".notices").filter({ hasText: "A lesson is a text file in UTF-8" }).waitFor();
  }
  await open(page, url, `${PAGE}#lesson=own`);
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "My own week");
});

scenario("a file that is too long for a lesson does not take the place of one", async ({ page, url }) => {
  await open(page, url);
  await bring(page, SMALL);
  await ready(page);
  await open(page, url, LECTURE);
  await ready(page);
  await page.fill("#student", "Ada");
  await page.evaluate(() => (location.hash = ""));
  await bring(page, "x".repeat(200_000));
  await page.getByText("The lesson has 200,000 bytes").waitFor();
  await open(page, url);
  await bring(page, "x".repeat(600_000));
  await page.locator(".notices").filter({ hasText: "The file could not be read." }).waitFor();
  await open(page, url, `${PAGE}#lesson=own`);
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "My own week");
  assert.equal(await page.inputValue("#student"), "", "nor does it bring a name");
});

scenario("each lesson of one's own keeps its seed while another one is opened", async ({ page, url }) => {
  const lesson = (title) => `---\ntitle: ${title}\nseed: own\n---\n\n\`\`\`question\nid: random\nlevel: 1\n\`\`\`\n`;
  const seed = async () => (await page.textContent(".lesson")).match(/Seed (\d+), yours alone/)[1];
  const seeds = [];
  for (const title of ["One", "Two", "One"]) {
    await open(page, url);
    await bring(page, lesson(title));
    await ready(page);
    seeds.push(await seed());
  }
  assert.equal(seeds[2], seeds[0]);
  // What earlier versions kept begins anew.
  await page.evaluate(() => localStorage.setItem("plyscope.lessons", localStorage.getItem("plyscope.lessons").replace(/^2\n/, "")));
  await page.reload();
  await ready(page);
  assert.notEqual(await seed(), seeds[0]);
  // A seed in the address is that of all who have the address.
  await open(page, url, `${PAGE}#lesson=own&seed=17`);
  await ready(page);
  assert.match(await page.textContent(".lesson"), /Seed 17(?!, yours)/);
});

scenario("a lesson file keeps its answers when it is corrected, but not when it asks something else", async ({ page, url }) => {
  const lesson = "# One\n\n```question\nid: first\ntree: (4 8) (2 5)\n```\n";
  await open(page, url);
  await bring(page, lesson);
  await ready(page);
  await page.locator(".asking-here .button").click();
  await page.fill("#answer", "L3-4");
  await page.click(".check");
  await page.waitForSelector(".result");
  for (const [text, points] of [
    [lesson.replace("One", "Two"), 1],
    [lesson.replace("id: first", "id: first\nattempts: 6"), 1],
    [lesson.replace("(2 5)", "(2 6)"), 0],
  ]) {
    await open(page, url);
    await bring(page, text);
    await ready(page);
    assert.match(await page.textContent(".results"), new RegExp(`Together: ${points} of 1 point`), text);
  }
});

scenario("who begins a lesson anew finds no program of the one before", async ({ page, url }) => {
  await open(page, url);
  await bring(page, "# Programs\n\n```program\nid: own\nexercise: minimax\ntask: write\npoints: 4\n```\n");
  await ready(page);
  await page.evaluate(() => {
    for (const exercise of ["minimax", "queens"]) localStorage.setItem(`plyscope.program.exercise.${exercise}.python`, "pass");
  });
  await page.locator(".asking-here .button").click();
  await page.fill("#answer", "7KQ2");
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.getByRole("button", { name: "Begin anew as another person" }).click();
  await page.getByRole("button", { name: "Yes, begin anew" }).click();
  await page.getByRole("button", { name: "Yes, begin anew" }).waitFor({ state: "detached" });
  const programs = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("plyscope.program")));
  assert.deepEqual(programs, ["plyscope.program.exercise.queens.python"]);
});

scenario("the faults of a lesson are not those of the next one", async ({ page, url }) => {
  await open(page, url);
  await bring(page, SMALL);
  await ready(page);
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  await page.getByRole("button", { name: "Save the package" }).click();
  const faulty = page.getByText("The package was not created, because the lesson has faults:");
  await faulty.waitFor();
  await page.evaluate(() => (location.hash = "#lesson=lecture-2"));
  await page.waitForFunction(() => document.querySelector(".lesson h2")?.textContent === "Game trees, minimax and alpha-beta");
  await page.locator(".platform").first().waitFor({ state: "attached" });
  assert.equal(await faulty.count(), 0);
});

scenario("scenes of games and coroutines are stepped through, with what stands beside them", async ({ page, url }) => {
  await open(page, url);
  const scenes = ["game: tic-tac-toe\nposition: .OX/XO./..X\nalgorithm: minimax\nstep: 9", "labels: 5 2 8\nstep: 9", "game: chess"];
  await bring(page, scenes.map((lines) => `\`\`\`scene\n${lines}\n\`\`\`\n`).join("\n"));
  await page.waitForSelector(".scene");
  const [game, dialogue, chess] = [0, 1, 2].map((number) => page.locator(".scene").nth(number));
  const board = () => game.locator("svg.picture").getAttribute("aria-label");
  const before = [await board(), await game.locator(".scene-aside").textContent()];
  assert.match(before[0], /^Board: OOX\/XOO\/XXX/);
  assert.match(before[1], /^The line: a3 a1 c2 b1/);
  await game.getByRole("button", { name: "To the start" }).click();
  assert.match(await board(), /^Board: \.OX\/XO\.\/\.\.X/);
  await dialogue.locator(".scene-buttons").waitFor();
  assert.match(await dialogue.textContent(), /Mailbox: 2.*Step 9 of 35/);
  await dialogue.getByRole("button", { name: "To the end" }).click();
  assert.match(await dialogue.textContent(), /Both have stopped.*Printed so far: 2 5 8.*Step 35 of 35/);
  assert.match(await chess.locator("svg.picture").getAttribute("aria-label"), /^Board: rnbqkbnr/);
  assert.equal(await chess.getByRole("button").count(), 0, "its rules are not here");
});

scenario("a file can be dropped", async ({ page, url }) => {
  await open(page, url);
  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "week.md"));
    return files;
  }, SMALL);
  await page.dispatchEvent(".lessons", "drop", { dataTransfer: dropped });
  await ready(page);
  assert.equal(await page.textContent(".lesson h2"), "My own week");
});

for (const [what, hash, told] of [
  ["an address that runs a script", "#lesson=javascript:alert(1)", /The address of the lesson is not allowed/],
  ["a question that the lesson has not", "#lesson=lecture-2&ask=none", /The lesson has no question “none”/],
]) {
  scenario(`${what} is told`, async ({ page, url }) => {
    await open(page, url, `${PAGE}${hash}`);
    await page.locator(".notices").filter({ hasText: told }).waitFor();
  });
}

scenario("a lesson that cannot be had is told, and tried again", async ({ page, url }) => {
  const restore = await replace(page, "**/lessons/*", (route) => route.fulfill({ status: 200, contentType: "text/plain", body: "x".repeat(2 << 20) }));
  await open(page, url, LECTURE);
  await page.getByText("The lesson is larger than the limit of 131,072 bytes").waitFor();
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
});

for (const [name, hash] of ["lecture-1", "lecture-2", "lecture-3", "lecture-4", "windows", "horizons", "chance", "mcts", "best-first", "constraints", "bounds"].map((name) => [name, `#lesson=${name}`])) {
  scenario(`every scene and question of ${name} is there`, async ({ page, url }) => {
    await open(page, url, `${PAGE}${hash}`);
    await ready(page);
    assert.equal(await page.locator(".broken").count(), 0);
    const scenes = await page.locator(".scene").count();
    assert.ok(scenes > 1);
    for (let number = 0; number < scenes; number += 1) {
      const scene = page.locator(".scene").nth(number);
      await scene.scrollIntoViewIfNeeded();
      await scene.locator("svg.picture[role=img]").waitFor();
      // Chess is shown as a position, and a scene that asks has its own buttons.
      const link = await scene.getByRole("link").getAttribute("href");
      const asks = await scene.evaluate((scene) => scene.matches(".asks"));
      if (asks) await scene.getByRole("button").first().waitFor();
      else if (!link.includes("game=chess")) await scene.locator(".scene-buttons").waitFor();
    }
    for (const link of await page.locator(".asking-here .button").evaluateAll((all) => all.map((one) => one.getAttribute("href")))) {
      await open(page, url, PAGE + link);
      await page.waitForSelector("#answer");
      assert.equal(await page.textContent(".notices"), "", link);
    }
  });
}

for (const [how, options, language] of [
  ["light, wide", { colorScheme: "light" }, "en"],
  ["dark, phone, Chinese", { colorScheme: "dark", viewport: PHONE }, "zh-Hans"],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${how}`,
    async ({ page, url }) => {
      await open(page, url, LECTURE);
      if (language !== "en") await page.selectOption(".language", language);
      await page.locator(`.lesson h2[lang=${language}]`).waitFor();
      await ready(page);
      assert.deepEqual(await faults(page), []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(width <= 0, `${width} pixels too wide`);
    },
    options,
  );
}
