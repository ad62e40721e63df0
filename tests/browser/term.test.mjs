// A term of a class: a teacher builds a lesson, thirty students work through it, and what they hand in is
// read; its questions go to a question bank, and the same lesson is an exam.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "./support/browser.mjs";
import { plyscope, plyscopeInPart } from "./support/command.mjs";
import { pack, platform } from "./support/course.mjs";
import { PAGE } from "./support/learn.mjs";
import { LIMIT, site } from "./support/site.mjs";
import { QUIZ } from "./support/plyscope.mjs";
import { atOnce, classOf, cutsOf, expected, points, summary } from "./support/term/class.mjs";
import { entered, work } from "./support/term/student.mjs";
import { mistakes } from "./support/term/thoughts.mjs";
import { build, compose, QUESTIONS, scene, SCENE_POINTS } from "./support/term/lesson.mjs";

const ROOT = join(import.meta.dirname, "../..");
const pages = {};
const its = site({ pages });
/** Where the lesson is handed out. */
const LESSON = `${PAGE}#lesson=term.md`;

/** What the class has, from one part of the term to the next. */
const term = {};
before(async () => {
  term.folder = await mkdtemp(join(tmpdir(), "plyscope-term-"));
  term.lesson = join(term.folder, "term.md");
});
after(() => rm(term.folder, { recursive: true }));

/** A part of the term, at a page of somebody's. */
const part = (name, run) =>
  test(name, LIMIT, async (t) => {
    const { page, context, complaints } = await open(its.browser, { viewport: { width: 1280, height: 800 } });
    try {
      await run(page, its.server.url, t);
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
    }
  });

part("a teacher builds a lesson with every kind of question, and checks it", async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const watched = await scene(page, url);
  term.questions = [];
  for (const question of QUESTIONS) term.questions.push({ id: question.id, ...(await build(page, url, question)) });
  const kinds = await page.locator("#author-kind option").evaluateAll((all) => all.map((option) => option.value));
  assert.deepEqual([...new Set(QUESTIONS.map(({ question }) => question))].toSorted(), kinds.toSorted(), "there is one of each kind");
  term.text = compose(watched, term.questions);
  await writeFile(term.lesson, term.text);
  assert.equal(plyscope("check", term.lesson), `${term.lesson}: No faults: ${QUESTIONS.length + 1} questions, 1 scene\n`);
  pages["/term.md"] = term.text;
});

part("it is packed for a platform, printed, and handed out", async (page, url, t) => {
  await page.goto(url + LESSON);
  await entered(page);
  assert.equal(await page.locator(".broken").count(), 0);
  const files = await pack(term.folder, term.lesson);
  await page.getByText("Save for a learning platform (SCORM)").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the package" }).click()]);
  assert.ok((await readFile(await saved.path())).equals(await readFile(join(term.folder, "package.zip"))), "the page packs it as the command does");

  await page.getByRole("link", { name: "Print a worksheet" }).click();
  await page.waitForSelector(".sheet-page");
  const names = await page.locator(".sheet-page text").allTextContents();
  for (const { id } of QUESTIONS) assert.ok(names.some((name) => name.includes(`(${id})`)), `${id} is on the sheet`);
  const sheet = join(term.folder, "sheet.pdf");
  plyscope("worksheet", term.lesson, "--copies", "2", "--answers", "-o", sheet);
  assert.match((await readFile(sheet)).toString("latin1"), /^%PDF-/);

  const course = await platform(t, files, "1.2");
  await page.goto(course.host);
  const frame = page.frameLocator("iframe");
  const { id, key } = term.questions[0];
  await entered(frame);
  await frame.locator(".asking-here").filter({ hasText: id }).getByRole("link").first().click();
  await frame.locator("#answer").fill(key);
  await frame.locator(".check").click();
  await frame.locator(".result.full").waitFor();
  const score = String(Math.round((1e6 * QUESTIONS[0].points) / (points(QUESTIONS) + SCENE_POINTS)) / 1e4);
  await page.waitForFunction((score) => String(window.standing()["cmi.core.score.raw"]) === score, score);
});

test("thirty students work through it, each in a browser of his or her own", LIMIT, async () => {
  const texts = await readFile(join(ROOT, "www/locales/en.ftl"), "utf8");
  term.catalogue = new Map([...texts.matchAll(/^quiz-misconception-(\S+) = (.*)$/gm)].map(([, id, name]) => [id, name]));
  const { mistaken, graded } = await mistakes(term.questions, term.folder);
  assert.deepEqual([...new Set(mistaken.flatMap(({ ids }) => ids))].toSorted(), [...term.catalogue.keys()].toSorted(), "the lesson shows every misconception");
  const scene = { cuts: cutsOf(QUIZ), stops: SCENE_POINTS };
  const students = classOf(term.questions, mistaken, scene);
  term.files = await atOnce(4, students, (student) => work(its, student, graded));
  assert.equal(new Set(term.files.map(({ name }) => name)).size, 30);
  term.expected = students.map((student) => expected(student, term.questions, graded));
});

part("the class page and the command read what they handed in, and name what each has thought", async (page, url) => {
  const damaged = { ...term.files[4], name: "damaged.json", buffer: term.files[4].buffer.subarray(0, 900) };
  const all = [...term.files, damaged, { ...term.files[5], name: "again.json" }];
  const place = join(term.folder, "handed-in");
  await mkdir(place);
  for (const { name, buffer } of all) await writeFile(join(place, name), buffer);
  const read = JSON.parse(plyscopeInPart("results", ...all.map(({ name }) => join(place, name)), "--lesson", term.lesson, "--json"));
  assert.deepEqual(read.left_out.map(({ file, reason }) => [file, reason]), [["damaged.json", "damaged"], ["again.json", "twice"]]);
  const cells = read.students.map(({ name, questions }) => [name, questions.map(({ claimed, ...cell }) => cell)]);
  assert.deepEqual(Object.fromEntries(cells), Object.fromEntries(term.expected.map(({ name, cells }) => [name, cells])));
  const { seen, items } = summary(term.expected, [SCENE_POINTS, ...QUESTIONS.map(({ points }) => points)]);
  assert.deepEqual(Object.fromEntries(read.misconceptions.map(({ id, students }) => [id, students])), seen);
  for (const [number, { answered, difficulty, discrimination }] of read.questions.entries()) {
    assert.equal(answered, items[number].answered);
    assert.ok(Math.abs(difficulty - items[number].difficulty) < 1e-9 && Math.abs(discrimination - items[number].discrimination) < 1e-9, read.questions[number].id);
  }

  await page.goto(url + PAGE);
  await page.getByRole("button", { name: "Open the results of a class" }).click();
  const results = page.locator(".class-results");
  await results.locator("input").setInputFiles([...all, { name: "term.md", mimeType: "text/markdown", buffer: Buffer.from(term.text) }]);
  await results.getByText("The answers were graded again.").waitFor();
  const lines = (section) => results.locator(`.${section} li`).allTextContents();
  assert.deepEqual((await lines("left-out")).map((line) => line.split(":")[0]), ["damaged.json", "again.json"]);
  const told = (await lines("seen")).map((line) => line.match(/^(.*): (\d+) of 30 students/).slice(1));
  assert.deepEqual(Object.fromEntries(told), Object.fromEntries(Object.entries(seen).map(([id, count]) => [term.catalogue.get(id), String(count)])));
  const rows = (table) => results.locator(`${table} tbody tr`).evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  const most = points(QUESTIONS) + SCENE_POINTS;
  const expectedRows = term.expected.map(({ name, cells }) => [name, `${points(cells)}/${most}`, ...cells.map(({ points }) => String(points))]);
  assert.deepEqual((await rows(".students")).toSorted(), expectedRows.toSorted());
  const numbers = items.map(({ difficulty, discrimination, answered }) => [difficulty.toFixed(2), discrimination.toFixed(2).replace("-", "−"), String(answered)]);
  assert.deepEqual((await rows(".questions")).map((row) => row.slice(2)), numbers);
});
