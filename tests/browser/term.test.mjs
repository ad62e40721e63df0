// A term of a class: a teacher builds a lesson, thirty students work through it, and what they hand in is
// read; its questions go to a question bank, and the same lesson is an exam.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "./support/browser.mjs";
import { plyscope } from "./support/command.mjs";
import { pack, platform } from "./support/course.mjs";
import { PAGE } from "./support/learn.mjs";
import { LIMIT, site } from "./support/site.mjs";
import { QUIZ } from "./support/plyscope.mjs";
import { atOnce, cutsOf, expected, students } from "./support/term/class.mjs";
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
  const points = QUESTIONS.reduce((sum, question) => sum + question.points, SCENE_POINTS);
  const score = String(Math.round((1e6 * QUESTIONS[0].points) / points) / 1e4);
  await page.waitForFunction((score) => String(window.standing()["cmi.core.score.raw"]) === score, score);
});

test("thirty students work through it, each in a browser of his or her own", LIMIT, async () => {
  const catalogue = (await readFile(join(ROOT, "www/locales/en.ftl"), "utf8")).matchAll(/^quiz-misconception-(\S+) =/gm);
  const { mistaken, graded } = await mistakes(term.questions, term.folder);
  assert.deepEqual([...new Set(mistaken.flatMap(({ ids }) => ids))].toSorted(), [...catalogue].map(([, id]) => id).toSorted(), "the lesson shows every misconception");
  const scene = { cuts: cutsOf(QUIZ), stops: SCENE_POINTS };
  term.students = students(term.questions, mistaken, scene);
  term.expected = term.students.map((student) => expected(student, term.questions, graded));
  term.files = await atOnce(4, term.students, (student) => work(its, student, graded));
  assert.equal(new Set(term.files.map(({ name }) => name)).size, 30);
});
