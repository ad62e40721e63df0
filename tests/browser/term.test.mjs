// A term of a class: a teacher builds a lesson, thirty students work through it, and what they hand in is
// read; its questions go to a question bank, and the same lesson is an exam.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "./support/browser.mjs";
import { grade, plyscope, plyscopeInPart } from "./support/command.mjs";
import { pack, platform } from "./support/course.mjs";
import { witnessed } from "./support/failure.mjs";
import { forTeachers, PAGE } from "./support/learn.mjs";
import { LIMIT, site } from "./support/site.mjs";
import { QUIZ } from "./support/plyscope.mjs";
import { gift, moodle, qti } from "./support/term/banks.mjs";
import { atOnce, classOf, cutsOf, expected, points, summary } from "./support/term/class.mjs";
import { kinds, told, verdicts, whole } from "./support/term/exam.mjs";
import { entered, work } from "./support/term/student.mjs";
import { mistakes } from "./support/term/thoughts.mjs";
import { build, compose, QUESTIONS, scene, SCENE_POINTS } from "./support/term/lesson.mjs";

const ROOT = join(import.meta.dirname, "../..");
const pages = {};
const its = site({ pages });
/** Where the lesson is handed out. */
const LESSON = `${PAGE}#lesson=term.md`;

/** The kinds of questions about programs: learn-programs.test.mjs has lessons with them. */
const ABOUT_PROGRAMS = ["order-lines", "find-line", "fill-line", "write-program"];

/** The misconceptions that only wrong lines of programs show. */
async function onlyOfPrograms() {
  const crates = join(ROOT, "crates");
  const read = async (folder, ending) => {
    const names = (await readdir(join(crates, folder), { recursive: true })).filter((name) => name.endsWith(ending));
    return (await Promise.all(names.map((name) => readFile(join(crates, folder, name), "utf8")))).join("\n");
  };
  const [programs, code] = await Promise.all([read("exercise/listings", ".txt"), read("quiz/src", ".rs")]);
  const ids = [...programs.matchAll(/^\|~ (\S+) /gm)].map(([, id]) => id);
  return new Set(ids.filter((id) => !code.includes(`"${id}"`)));
}

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
    const visit = await open(its.browser, { viewport: { width: 1280, height: 800 } });
    await witnessed(visit, async () => {
      await run(visit.page, its.server.url, t);
      assert.deepEqual(visit.complaints, []);
    });
  });

part("a teacher builds a lesson with every kind of question, and checks it", async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const watched = await scene(page, url);
  term.questions = [];
  for (const question of QUESTIONS) term.questions.push({ id: question.id, ...(await build(page, url, question)) });
  const kinds = await page.locator("#author-kind option").evaluateAll((all) => all.map((option) => option.value));
  const others = kinds.filter((kind) => !ABOUT_PROGRAMS.includes(kind));
  assert.deepEqual([...new Set(QUESTIONS.map(({ question }) => question))].toSorted(), others.toSorted(), "there is one of each kind");
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
  await forTeachers(page);
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

test("thirty students work through it, each in a browser of their own", LIMIT, async () => {
  const texts = await readFile(join(ROOT, "www/locales/en.ftl"), "utf8");
  const named = new Map([...texts.matchAll(/^quiz-misconception-(\S+) = (.*)$/gm)].map(([, id, name]) => [id, name]));
  const ofPrograms = await onlyOfPrograms();
  assert.ok(ofPrograms.size > 10, "the programs have misconceptions of their own");
  term.catalogue = new Map([...named].filter(([id]) => !ofPrograms.has(id)));
  const { mistaken, graded } = await mistakes(term.questions, term.folder);
  assert.deepEqual([...new Set(mistaken.flatMap(({ ids }) => ids))].toSorted(), [...term.catalogue.keys()].toSorted(), "the lesson shows every misconception");
  term.mistaken = mistaken;
  const scene = { cuts: cutsOf(QUIZ), stops: SCENE_POINTS };
  const students = classOf(term.questions, mistaken, scene);
  assert.ok(students.every(({ work }) => work.length > 0), "each has something to do");
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
  const named = [...(await lines("explain")), ...(await lines("seen"))].map((line) => line.match(/^(.*): (\d+) of 30 students/));
  const told = named.filter(Boolean).map((match) => match.slice(1));
  assert.equal(new Map(told).size, told.length, "no misconception is listed twice");
  assert.deepEqual(Object.fromEntries(told), Object.fromEntries(Object.entries(seen).map(([id, count]) => [term.catalogue.get(id), String(count)])));
  const rows = (table) => results.locator(`${table} tbody tr`).evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  const most = points(QUESTIONS) + SCENE_POINTS;
  const hinted = (cells) => cells.filter(({ hints }) => hints > 0).map(({ id }) => `${id}: one hint`);
  const expectedRows = term.expected.map(({ name, cells }) => [name, `${points(cells)}/${most}`, ...cells.map(({ points }) => String(points)), hinted(cells).join("; ")]);
  assert.deepEqual((await rows(".students")).toSorted(), expectedRows.toSorted());
  const numbers = items.map(({ difficulty, discrimination, answered }) => [`${(100 * difficulty).toFixed(0)}%`, discrimination.toFixed(2).replace("-", "−"), String(answered)]);
  assert.deepEqual((await rows(".questions")).map((row) => row.slice(2)), numbers);
});

part("its questions go to a question bank, whose wrong choices are those of misconceptions", async (page) => {
  const lesson = join(term.folder, "bank.md");
  await writeFile(lesson, `${term.text}\n\`\`\`question\nid: chance\nlevel: 3\n\`\`\`\n`);
  const [copies, seed] = [3, 5];
  const bank = async ([format, ending]) => {
    const file = join(term.folder, `${format}.${ending}`);
    plyscope("export", lesson, "--format", format, "--copies", String(copies), "--seed", String(seed), "-o", file);
    return readFile(file);
  };
  const [xml, text, zip] = await Promise.all([["moodle-xml", "xml"], ["gift", "txt"], ["qti", "zip"]].map(bank));
  await page.goto("about:blank");
  const questions = await moodle(page, xml.toString());
  const { items, isWhole } = await qti(page, zip);
  assert.ok(isWhole, "the manifest lists what is in the package");
  const names = questions.map(({ name }) => name);
  assert.deepEqual(items.map(({ name }) => name), names);
  assert.deepEqual(gift(text.toString()).map(({ title }) => title), names);
  const ids = names.map((name) => name.match(/^Question (\S+) · /)[1]);
  assert.deepEqual(ids, ["1", ...term.questions.map(({ id }) => id), ...Array(copies).fill("chance")]);
  const answered = join(term.folder, "chosen.txt");
  for (const [place, { kind, answers, name }] of questions.entries()) {
    if (kind !== "multichoice") continue;
    assert.deepEqual(items[place].choices, answers.map(({ text }) => text), name);
    const copy = Math.max(0, place - ids.indexOf("chance"));
    const isSearch = QUESTIONS.some(({ id, question }) => id === ids[place] && question === "which-search");
    for (const [number, { isRight, text, why }] of answers.entries()) {
      // Searches are chosen by their names there, and by their numbers here.
      const given = isSearch ? String(number + 1) : text.replace("no node", "none");
      await writeFile(answered, `${ids[place]}: ${given}`);
      const graded = grade(lesson, answered, "--seed", String(seed + copy)).questions.find(({ id }) => id === ids[place]);
      assert.equal(graded.points === graded.most, isRight, `${name}: ${text}`);
      assert.equal(why, term.catalogue.get(graded.recognised[0]?.id) ?? "", `${name}: ${text}`);
      assert.ok(isRight || why || isSearch, `${name}: ${text} shows a misconception`);
    }
  }
  assert.deepEqual([...new Set(questions.map(({ kind }) => kind))].toSorted(), ["cloze", "essay", "multichoice", "shortanswer"]);
});

part("as an exam, nothing in the page tells an answer before it is handed in, and then everything does", async (page, url) => {
  // The docs say to leave scenes that ask out of exams.
  pages["/exam.md"] = term.text.replace("language: en\n", "language: en\ngrading: at-the-end\n").replace(/```scene[^`]*```\n/, "");
  const exam = `${url}${PAGE}#lesson=exam.md`;
  const ask = async (id) => {
    await page.goto("about:blank");
    await page.goto(`${exam}&ask=${id}`);
    await page.waitForSelector("#answer");
  };
  const kept = async (text) => {
    await page.fill("#answer", "");
    await page.getByText("Your answer is kept.").waitFor({ state: "detached" });
    await page.fill("#answer", text);
    await page.press("#answer", "Enter");
    await page.getByText("Your answer is kept.").waitFor();
  };
  const before = new Map();
  for (const [place, { id, key }] of term.questions.entries()) {
    await ask(id);
    const empty = await whole(page);
    // A short key is a name or a number that stands in each question; that none is marked is seen below.
    if (key.includes(" ")) assert.deepEqual(empty.filter((text) => text.includes(key)), [], id);
    assert.ok((await kinds(page)).length <= 1, `${id}: what is offered is told apart by its text alone`);
    const wrong = term.mistaken.find((one) => one.id === id).text;
    await kept(wrong);
    const wrongly = await whole(page);
    assert.deepEqual(wrongly.filter((text) => key.includes(" ") && text.includes(key)), [], id);
    assert.deepEqual(await verdicts(page), [], id);
    await kept(key);
    assert.deepEqual(await verdicts(page), [], id);
    before.set(id, [...empty, ...wrongly, ...(await whole(page))]);
    if (place % 2 === 0) await kept(wrong);
  }
  await page.goto(exam);
  await page.waitForSelector(".results");
  const results = page.locator(".results");
  assert.match(await results.textContent(), new RegExp(`Answered: ${QUESTIONS.length} of ${QUESTIONS.length}\\.`));
  await results.getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Yes, hand in" }).click();
  await page.getByRole("button", { name: "Save the results to hand them in" }).waitFor();
  for (const [place, { id, key }] of term.questions.entries()) {
    await ask(id);
    await page.waitForSelector(place % 2 === 0 ? ".result:not(.full)" : ".result.full");
    assert.equal(await page.textContent(".key code"), key);
    assert.ok((await whole(page)).some((text) => text.includes(key)), `${id}: now it is in the page`);
    assert.notEqual((await verdicts(page)).length, 0);
    for (const text of await told(page)) {
      assert.ok(!before.get(id).some((one) => one.includes(text)), `${id}: “${text}” was in the page before`);
    }
  }
});
