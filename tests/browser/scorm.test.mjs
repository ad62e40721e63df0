// Packages of lessons in a real run-time of SCORM: played to the end, left, and gone on with.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { Readable, pipeline } from "node:stream";
import { Interactions } from "../../www/course/interactions.js";
import { keepInMemory } from "../../www/course/memory.js";
import { faults } from "./support/axe.mjs";
import { launch, open } from "./support/browser.mjs";
import { forTeachers } from "./support/learn.mjs";
import { keys, pack, platform, scratch } from "./support/course.mjs";
import { dist, serve, strictPolicy } from "./support/server.mjs";
import * as interactions from "./support/interactions.mjs";
import { LIMIT } from "./support/site.mjs";
import { unzip } from "./support/zip.mjs";

const LESSON = join(dist, "lessons/lecture-1.en.md");

let browser;
before(async () => {
  browser = await launch();
}, LIMIT);
after(() => browser?.close(), LIMIT);

/** The lesson in its frame, once it is there. */
async function lessonIn(page) {
  const frame = page.frameLocator("iframe");
  await frame.locator(".results").waitFor();
  return frame;
}

/** Answers a question of the lesson, and goes back to it. */
async function answer(frame, number, text) {
  await frame.locator(".asking-here .button").nth(number).click();
  await frame.locator("#answer").fill(text);
  await frame.locator(".check").click();
  await frame.locator(".result").waitFor();
  await frame.getByRole("link", { name: "Back to the lesson" }).click();
  await frame.locator(".results").waitFor();
}

const standing = (page) => page.evaluate(() => window.standing());

/** Waits until the run-time knows of something. */
const until = (page, name, value) => page.waitForFunction(([name, value]) => String(window.standing()[name]) === value, [name, value]);

const NAMES = {
  1.2: { state: "cmi.suspend_data", done: "cmi.core.lesson_status", passed: "cmi.core.lesson_status", score: "cmi.core.score.raw", exit: "cmi.core.exit" },
  2004: { state: "cmi.suspend_data", done: "cmi.completion_status", passed: "cmi.success_status", score: "cmi.score.scaled", exit: "cmi.exit" },
};

test("what a course keeps in memory can be listed and erased", (t) => {
  keepInMemory("nl");
  t.after(() => delete globalThis.localStorage);
  const storage = globalThis.localStorage;
  storage.setItem("plyscope.answers", "a");
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place));
  assert.deepEqual(names, ["plyscope.language", "plyscope.answers"]);
  storage.removeItem("plyscope.answers");
  assert.deepEqual([storage.length, storage.key(1), storage.getItem("plyscope.answers")], [1, null, null]);
});

for (const version of ["1.2", "2004"]) {
  test(`a package for SCORM ${version} is played to its end, left, and gone on with`, LIMIT, async (t) => {
    const place = await scratch(t);
    const right = await keys(place, LESSON);
    const files = await pack(place, "lecture-1", "--version", version, "--pass", "60");
    const course = await platform(t, files, version);
    const { page, context, complaints } = await open(browser);
    const names = NAMES[version];
    await page.goto(course.host);
    let frame = await lessonIn(page);
    await until(page, names.done, "incomplete");
    assert.equal(await frame.locator(".top").count(), 0, "nothing leads to the rest of the site");
    assert.equal(await frame.locator(".platform, .to-paper").count(), 0);
    assert.deepEqual(await faults(page), []);
    // A wrong answer, and a right one.
    await answer(frame, 0, right[1]);
    await answer(frame, 1, right[2] === "yes" ? "no" : "yes");
    await until(page, names.score, version === "1.2" ? "12.5" : "0.125");
    assert.equal((await standing(page))[names.done], "incomplete");
    // The platform takes the frame away; what was kept is enough to go on.
    await page.evaluate(() => window.leave());
    await page.waitForFunction((name) => window.calls.includes(name), version === "1.2" ? "LMSFinish" : "Terminate");
    assert.equal((await standing(page))[names.exit], "suspend", "it can be gone on with");
    await page.goto("about:blank");
    await page.goto(course.host);
    frame = await lessonIn(page);
    assert.equal(await frame.locator(".asking-here").nth(0).locator(".quiet-text").last().textContent(), "1 of 1 point");
    assert.match(await frame.locator(".asking-here").nth(1).textContent(), /Continue/);
    await frame.locator(".asking-here .button").nth(0).click();
    assert.equal(await frame.locator("#answer").inputValue(), right[1], "the answer is there again");
    await frame.getByRole("link", { name: "Back to the lesson" }).click();
    await answer(frame, 2, right[3]);
    await until(page, names.score, version === "1.2" ? "87.5" : "0.875");
    await until(page, names.done, version === "1.2" ? "passed" : "completed");
    await until(page, names.passed, "passed");
    // Other questions open beside the lesson, which goes on.
    await frame.locator(".scene a").first().click({ trial: true });
    const [opened] = await Promise.all([context.waitForEvent("page"), frame.locator(".scene a").first().click()]);
    await opened.waitForSelector(".transport");
    await opened.close();
    await page.evaluate(() => window.leave());
    const end = await standing(page);
    assert.ok(end[names.state].length < 4096);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("points that were earned stay whole points in SCORM 2004", LIMIT, async (t) => {
  const place = await scratch(t);
  const lesson = join(place, "lesson.md");
  await writeFile(lesson, ["(4 8) (2 5)", "(1 8) (2 5)", "(4 8) (7 9)"].map((tree) => `\`\`\`question\nquestion: best-move\ntree: ${tree}\n\`\`\`\n`).join("\n"));
  const right = await keys(place, lesson);
  const course = await platform(t, await pack(place, lesson, "--version", "2004"), "2004");
  const { page, context, complaints } = await open(browser);
  await page.goto(course.host);
  const frame = await lessonIn(page);
  for (const number of [0, 1]) await answer(frame, number, right[number + 1]);
  await until(page, "cmi.score.raw", "2");
  await page.evaluate(() => window.leave());
  await page.waitForFunction(() => window.calls.includes("Terminate"));
  await page.goto("about:blank");
  await page.goto(course.host);
  await lessonIn(page);
  // Two thirds, as the platform has rounded them, are a little more.
  const scored = (name) => page.evaluate((name) => window.said.filter(([field]) => field === name).map(([, value]) => value), name);
  await page.waitForFunction(() => window.said.some(([name]) => name === "cmi.score.scaled"));
  assert.deepEqual([await scored("cmi.score.raw"), await scored("cmi.score.scaled")], [["2"], ["0.6667"]]);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("each question has a name of its own in SCORM 1.2, in any script", () => {
  const names = ["第一题", "第二题", "Задача-1", "Задача-2", "été", "ete", "quiz_1"];
  const ids = names.map((question) => {
    const said = [];
    const all = new Interactions("1.2", () => "", (name, value) => said.push([name, value]));
    all.add({ question, text: "x", earned: 1, of: 1, right: 1, wrong: 0, missed: 0 });
    const [{ id }] = interactions.written(said);
    return id;
  });
  assert.equal(new Set(ids).size, names.length, ids.join());
  for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{1,255}$/);
  assert.equal(ids.at(-1), "quiz_1");
});

test("a lesson without a platform says so, and plays all the same", LIMIT, async (t) => {
  const place = await scratch(t);
  const files = await pack(place, "lecture-1");
  const course = await platform(t, files, "1.2");
  const { page, context, complaints } = await open(browser);
  await page.goto(`${course.origin}/package/course.html`);
  await page.waitForSelector(".results");
  assert.match(await page.textContent(".notice"), /No learning platform was found.*Your answers stay in this browser\./);
  await page.locator(".asking-here .button").first().click();
  await page.fill("#answer", "nowhere");
  await page.reload();
  await page.waitForSelector("#answer");
  assert.equal(await page.inputValue("#answer"), "nowhere", "it stays in the browser");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a run-time that refuses everything breaks nothing", LIMIT, async (t) => {
  const place = await scratch(t);
  const files = await pack(place, "lecture-1");
  const course = await platform(t, files, "1.2");
  const { page, context, complaints } = await open(browser);
  await page.addInitScript(() => {
    if (self !== top) return;
    const no = (name) => () => (name === "LMSInitialize" ? "true" : "false");
    const api = Object.fromEntries(["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit"].map((name) => [name, no(name)]));
    Object.defineProperty(window, "API", { get: () => api, set: () => {} });
  });
  await page.goto(course.host);
  const frame = await lessonIn(page);
  await frame.locator(".notice").getByText("did not reach your course").waitFor();
  await answer(frame, 0, "no");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the manifest lists all that is in a package", LIMIT, async (t) => {
  const place = await scratch(t);
  for (const version of ["1.2", "2004"]) {
    const files = await pack(place, "lecture-2", "--version", version, "--lang", "zh");
    const manifest = files.get("imsmanifest.xml").toString();
    const listed = [...manifest.matchAll(/<file href="([^"]*)"\/>/g)].map(([, path]) => path);
    assert.deepEqual(listed.toSorted(), [...files.keys()].filter((name) => name !== "imsmanifest.xml").toSorted());
    assert.match(manifest, /<title>博弈树、极大极小与 α-β 剪枝<\/title>/);
  }
});

test("the page packs a lesson as the command does", LIMIT, async (t) => {
  const place = await scratch(t);
  const server = await serve({ headers: { "Content-Security-Policy": strictPolicy } });
  t.after(() => server.close());
  const { page, context, complaints } = await open(browser);
  await page.goto(`${server.url}learn.html#lesson=lecture-1`);
  await page.waitForSelector(".results");
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  await page.selectOption("#platform-version", "2004");
  const save = page.getByRole("button", { name: "Save the package" });
  await page.fill("#platform-pass", "101");
  assert.ok(await save.isDisabled());
  assert.match(await page.textContent("#platform-status"), /a whole number from 0 to 100/);
  await page.fill("#platform-pass", "60");
  assert.deepEqual(await faults(page), []);
  const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
  assert.equal(saved.suggestedFilename(), "lecture-1-en-scorm-2004.zip");
  const made = await readFile(await saved.path());
  await pack(place, "lecture-1", "--version", "2004", "--pass", "60");
  assert.ok(made.equals(await readFile(join(place, "package.zip"))), "byte by byte");
  // A lesson of one's own, with a name that needs care.
  await page.goto(`${server.url}learn.html`);
  const text = "---\ntitle: <b>A & B</b>\n---\n# Read\n";
  await page.setInputFiles(".lesson-file input", { name: "week.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  const [own] = await Promise.all([page.waitForEvent("download"), save.click()]);
  assert.equal(own.suggestedFilename(), "b-a-b-b-scorm-1.2.zip", "it is called by its title");
  const files = unzip(await readFile(await own.path()));
  assert.equal(files.get("lesson/lesson.md").toString(), text);
  assert.match(files.get("imsmanifest.xml").toString(), /<manifest identifier="plyscope-b-a-b-b" /);
  assert.match(files.get("imsmanifest.xml").toString(), /<title>&lt;b&gt;A &amp; B&lt;\/b&gt;<\/title>/);
  assert.deepEqual(complaints, []);
  // Where a part cannot be had, that is told.
  await page.route("**/site.json", (route) => route.abort());
  await save.click();
  await page.getByText("The package could not be created").waitFor();
  // A lesson with faults is refused, with the sentences of `plyscope check`.
  const faulty = "# Read\n\n```sceen\ntree: 4 8\n```\n";
  await page.goto(`${server.url}learn.html`);
  await page.setInputFiles(".lesson-file input", { name: "faulty.md", mimeType: "text/markdown", buffer: Buffer.from(faulty) });
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  await save.click();
  const listed = page.locator(".platform .faults li");
  await listed.first().waitFor();
  assert.deepEqual(await listed.allTextContents(), [
    "Line 3: “sceen” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?",
  ]);
  assert.deepEqual(await faults(page), []);
  await context.close();
});

test("a picture that has no end is not packed", LIMIT, async (t) => {
  const endless = function* () {
    for (;;) yield Buffer.alloc(1 << 16);
  };
  const course = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.url === "/week.md") response.end("# Read\n\n![A tree](tree.png)\n");
    else pipeline(Readable.from(endless()), response, () => {});
  });
  await new Promise((done) => course.listen(0, "127.0.0.1", done));
  t.after(() => {
    course.close();
    course.closeAllConnections();
  });
  const server = await serve();
  t.after(() => server.close());
  const { page, context } = await open(browser);
  const lesson = `http://127.0.0.1:${course.address().port}/week.md`;
  await page.goto(`${server.url}learn.html#lesson=${encodeURIComponent(lesson)}`, { waitUntil: "commit" });
  await forTeachers(page);
  await page.getByText("Save for a learning platform (SCORM)").click();
  await page.getByRole("button", { name: "Save the package" }).click();
  await page.getByText("The package could not be created").waitFor();
  await context.close();
});

for (const version of ["1.2", "2004"]) {
  test(`every answer is an interaction in the forms of SCORM ${version}, and opening is no score`, LIMIT, async (t) => {
    const place = await scratch(t);
    const lesson = join(place, "lesson.md");
    const quiz = "tree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\n";
    await writeFile(lesson, [
      `\`\`\`question\nid: quiz-été\npoints: 4\nattempts: 2\n${quiz}`,
      `\`\`\`question\nid: values\nquestion: minimax-values\n${quiz}`,
      "```question\nid: best\nquestion: best-move\ntree: (4 8) (2 5)\n```\n",
    ].join(""));
    const right = await keys(place, lesson);
    const course = await platform(t, await pack(place, lesson, "--version", version), version);
    const { page, context, complaints } = await open(browser);
    await page.goto(course.host);
    const frame = await lessonIn(page);
    await until(page, NAMES[version].done, "incomplete");
    const said = () => page.evaluate(() => window.said);
    assert.deepEqual((await said()).filter(([name]) => name.includes("score")), [], "nothing was answered yet");
    // Repetitions do not matter, but make it longer than a short text of either version.
    const long = Array(60).fill("L4-4").join(" ");
    await answer(frame, 0, long);
    await answer(frame, 0, right[1]);
    await answer(frame, 2, right[3]);
    const all = await said();
    assert.deepEqual(all.filter(([name, , taken]) => name.includes("interactions") && taken !== "true"), [], "the run-time takes all of it");
    const written = interactions.written(all);
    assert.deepEqual(written.map((one) => interactions.faults(one, version)), written.map(() => []));
    assert.deepEqual(written.map(({ id }) => id), version === "1.2" ? ["quiz-_e9_t_e9_", "quiz-_e9_t_e9_", "best"] : ["quiz-été", "quiz-été", "best"]);
    assert.deepEqual(written.map(({ result }) => result), ["0.25", "correct", "correct"]);
    assert.ok(written.every(({ latency }) => latency !== undefined));
    assert.deepEqual(written.map(({ pattern }) => pattern !== undefined), [false, true, true], "the right answer once nothing can be earned any more");
    assert.deepEqual(written.map(({ weighting }) => weighting), ["4", "4", "1"]);
    const response = version === "1.2" ? "student_response" : "learner_response";
    assert.deepEqual(written.map((one) => one[response]), [version === "1.2" ? long.slice(0, 255) : long, right[1], right[3]]);
    assert.deepEqual(written.map(({ type }) => type), [version === "1.2" ? "fill-in" : "long-fill-in", "fill-in", "fill-in"]);
    assert.ok(all.some(([name]) => name.includes("score")));
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`an answer that is handed in at the end has no latency in SCORM ${version}`, LIMIT, async (t) => {
    const place = await scratch(t);
    const lesson = join(place, "exam.md");
    await writeFile(lesson, "---\ngrading: at-the-end\n---\n```question\nid: best\nquestion: best-move\ntree: (4 8) (2 5)\n```\n");
    const course = await platform(t, await pack(place, lesson, "--version", version), version);
    const { page, context, complaints } = await open(browser);
    await page.goto(course.host);
    const frame = await lessonIn(page);
    await frame.locator(".asking-here .button").first().click();
    await frame.locator("#answer").fill("L2-1");
    await frame.locator(".check").click();
    await frame.getByText("Your answer is kept.").waitFor();
    await frame.getByRole("link", { name: "Back to the lesson" }).click();
    await frame.locator(".results").getByRole("button", { name: "Hand in" }).click();
    await frame.getByRole("button", { name: "Yes, hand in" }).click();
    await until(page, NAMES[version].done, "completed");
    const written = interactions.written(await page.evaluate(() => window.said));
    assert.deepEqual(written.map((one) => interactions.faults(one, version)), [[]]);
    assert.deepEqual(written.map(({ id, latency }) => [id, latency]), [["best", undefined]]);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
