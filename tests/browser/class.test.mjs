// The results of a class on the page for learning, and question banks for exams.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { faults } from "./support/axe.mjs";
import { replace } from "./support/browser.mjs";
import { check, forTeachers, open, PAGE } from "./support/learn.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { unzip } from "./support/zip.mjs";

const { parse } = createRequire(import.meta.url)("gift-pegjs");
const scenario = scenarios();
const LESSON = `---
title: My own week
---

\`\`\`question
id: quiz
points: 4
tree: ((8 5) (20 3)) ((2 4) (15 6))
\`\`\`

\`\`\`question
id: random
level: 2
\`\`\`
`;

/** The right answer, and those of two misconceptions. */
const [RIGHT, TOPS, LEAVES] = ["L3-4 L4-4 L4-7..8", "L3-4 L4-4", "L4-4 L4-7..8"];

const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const dialog = (page) => page.getByRole("dialog");

/** What a student saves who gave these answers to the first question. */
async function student(page, url, name, answers) {
  await page.goto("about:blank");
  await page.goto(url);
  await page.evaluate(() => localStorage.clear());
  await open(page, url);
  await page.setInputFiles(".lessons .lesson-file input", file("week.md", LESSON));
  await page.locator(".asking-here .button").first().click();
  for (const answer of answers) {
    await page.fill("#answer", answer);
    await check(page);
    await page.waitForSelector(".result");
  }
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.fill("#student", name);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the results to hand them in" }).click();
  const saved = await saving;
  return file(saved.suggestedFilename(), await readFile(await saved.path(), "utf8"));
}

async function openClass(page) {
  await page.getByRole("button", { name: "Open the results of a class" }).click();
  await dialog(page).waitFor();
}

const lines = (page, section) => page.locator(`.class-results .${section} li`).allTextContents();

scenario("a results file that an editor has saved in another encoding is no lesson", async ({ page, url }) => {
  await open(page, url);
  const buffer = Buffer.from('{ "plyscope": "results", "student": "José" }', "latin1");
  await page.setInputFiles(".lessons .lesson-file input", { ...file("jose.json", ""), buffer });
  await dialog(page).getByText("jose.json").first().waitFor();
});

scenario("a class is summarised from the files of its students, and bad files are named", async ({ page, url }) => {
  const handedIn = [];
  for (const [name, ...answers] of [["Ada", RIGHT], ["Grace", TOPS, RIGHT], ["Alan", TOPS], ["Emmy", LEAVES]]) {
    handedIn.push(await student(page, url, name, answers));
  }
  assert.match(handedIn[0].name, /^results-my-own-week-Ada\.json$/);
  const text = handedIn[3].buffer.toString();
  const bad = [file("cut.json", text.slice(0, 300)), file("raised.json", text.replace(`"points": 3,`, `"points": 4,`)), { ...handedIn[0], name: "again.json" }];
  assert.notEqual(bad[1].buffer.toString(), text);
  await open(page, url);
  await openClass(page);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.setInputFiles(".class-results input", [...handedIn, ...bad, file("week.md", LESSON)]);
  await page.locator(".class-results").getByText("The answers were graded again.").waitFor();
  // Browsers ask for the icon of a page when they like.
  assert.deepEqual(requests.filter((address) => !address.startsWith("blob:") && !address.endsWith("/icon.svg")), [], "nothing is sent anywhere");
  assert.deepEqual((await lines(page, "left-out")).map((line) => line.split(":")[0]).sort(), ["again.json", "cut.json", "raised.json"]);
  assert.deepEqual(await lines(page, "explain"), ["forgets what is below a skipped node: 2 of 4 students, in “quiz”"]);
  assert.deepEqual(await lines(page, "seen"), ["names leaves only: 1 of 4 students, in “quiz”"], "the others");
  const means = await page.locator(".class-results .questions tbody td:nth-child(3)").allTextContents();
  assert.deepEqual(means, ["81%", "–"], "nobody answered the second");
  const shown = await page.locator(".class-results .questions tbody td:nth-child(4)").allTextContents();
  assert.deepEqual([...new Set(shown)], ["–"], "four students are too few");
  await page.getByText("Discrimination is shown of 10 students or more").waitFor();
  const rows = await page.locator(".class-results .students tbody tr").allTextContents();
  assert.deepEqual(rows.map((row) => row.match(/^\D+/)[0]), ["Ada", "Alan", "Emmy", "Grace"]);
  assert.deepEqual(await faults(page), []);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a spreadsheet (CSV)" }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), "class.csv");
  const table = await readFile(await saved.path(), "utf8");
  assert.ok(table.startsWith("\u{feff}Student,Points,of,"));
  await page.getByRole("button", { name: "Start again" }).click();
  assert.equal(await page.locator(".class-results table").count(), 0);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
});

scenario("closing the results of a class keeps its lesson and, until “Start again”, its files", async ({ page, url }) => {
  const ada = await student(page, url, "Ada", [TOPS]);
  const alan = await student(page, url, "Alan", [RIGHT]);
  await open(page, url);
  await openClass(page);
  await page.setInputFiles(".class-results input", [ada, file("Week.MD", LESSON)]);
  const status = page.locator(".class-results [role=status]");
  const escape = () => page.keyboard.press("Escape");
  const press = () => dialog(page).getByRole("button", { name: "Close", exact: true }).click();
  for (const close of [escape, press]) {
    await status.getByText("The answers were graded again.").waitFor();
    assert.deepEqual(await page.locator(".class-results .students tbody th").allTextContents(), ["Ada"]);
    assert.equal(await page.locator("#class-lesson option:checked").textContent(), "Week");
    await close();
    await dialog(page).waitFor({ state: "detached" });
    // Dialogs of another program come and go in between.
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await dialog(page).waitFor();
    await escape();
    await dialog(page).waitFor({ state: "detached" });
    await openClass(page);
  }
  // What is there already is not read again.
  await page.setInputFiles(".class-results input", [ada, alan]);
  await page.locator(".class-results .students tbody tr").nth(1).waitFor();
  assert.deepEqual(await lines(page, "left-out"), []);
  await page.setInputFiles(".class-results input", file("long.md", "x".repeat(200_000)));
  await status.getByText(/^The lesson has [\d,]+ bytes/).waitFor();
  await page.getByRole("button", { name: "Start again" }).focus();
  await page.keyboard.press("Enter");
  await status.getByText("Choose the files that students saved").waitFor();
  await page.locator(".class-results button:focus", { hasText: "Start again" }).waitFor();
  await escape();
  await dialog(page).waitFor({ state: "detached" });
  await openClass(page);
  assert.match(await status.textContent(), /^Choose the files that students saved/);
});

for (const where of ["chosen where a lesson is expected", "dropped on the page"]) {
  scenario(`results files open as the results of a class: ${where}`, async ({ page, url }) => {
    const ada = await student(page, url, "Ada", [TOPS]);
    const alan = await student(page, url, "Alan", [RIGHT]);
    await open(page, url);
    if (where.startsWith("chosen")) {
      await page.setInputFiles(".lessons .lesson-file input", ada);
    } else {
      const given = [file("week.md", LESSON), ada, alan].map(({ name, buffer }) => [name, buffer.toString()]);
      const dropped = await page.evaluateHandle((given) => {
        const data = new DataTransfer();
        for (const [name, text] of given) data.items.add(new File([text], name));
        return data;
      }, given);
      await page.dispatchEvent("main h2", "drop", { dataTransfer: dropped });
    }
    await dialog(page).waitFor();
    const rows = page.locator(".class-results .students tbody tr");
    await rows.first().waitFor();
    const names = (await rows.allTextContents()).map((row) => row.match(/^\D+/)[0]);
    assert.deepEqual(names, where.startsWith("chosen") ? ["Ada"] : ["Ada", "Alan"]);
    const graded = where.startsWith("chosen") ? "Points are as the files say" : "The answers were graded again.";
    await page.locator(".class-results [role=status]").getByText(graded).waitFor();
    const heads = await page.locator(".class-results .students thead th").allTextContents();
    assert.ok(heads.includes("quiz (of 4)"), heads.join(", "));
    const shares = await page.locator(".class-results .questions tbody tr").first().locator("td").nth(1).textContent();
    assert.equal(shares, where.startsWith("chosen") ? "50%" : "75%");
    assert.equal(await page.locator(".lesson h2").count(), 0, "no lesson was opened");
  });
}

scenario("of files that are none of students', the class says no more than which they are", async ({ page, url }) => {
  await open(page, url);
  await page.setInputFiles(".lessons .lesson-file input", file("empty.json", JSON.stringify({ plyscope: "results" })));
  await dialog(page).getByText("empty.json: Its field “version” is missing or makes no sense.").waitFor();
  assert.match(await page.textContent(".class-results [role=status]"), /^Choose the files that students saved/);
});

scenario("a lesson that is dropped anywhere on the page is opened, also over another one", async ({ page, url }) => {
  await open(page, url);
  const drop = async (on, title) => {
    const data = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "week.md"));
      return data;
    }, LESSON.replace("My own week", title));
    await page.dispatchEvent(on, "drop", { dataTransfer: data });
    await page.locator(".lesson h2").filter({ hasText: title }).waitFor();
  };
  await drop("main h2", "The first week");
  await page.locator(".asking-here .button").first().click();
  await page.locator("#answer").waitFor();
  assert.match(await page.locator(".trail").textContent(), /Question 1/, "questions are numbered");
  await drop(".stage", "The second week");
  assert.equal(await page.locator("#answer").count(), 0);
});

scenario("what cannot be loaded is told, and can be tried again", async ({ page, url }) => {
  await open(page, url);
  const restore = await replace(page, "**/class_bg.wasm", (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: "no program" }));
  const button = page.getByRole("button", { name: "Open the results of a class" });
  await button.click();
  await page.locator(".notice").getByText("could not be loaded").waitFor();
  restore();
  await button.click();
  await dialog(page).waitFor();
  assert.equal(await page.locator(".notice").count(), 0);
});

scenario("a lesson's questions are saved as a question bank, in every format", async ({ page, url }) => {
  await open(page, url);
  await page.setInputFiles(".lessons .lesson-file input", file("week.md", LESSON));
  await page.waitForSelector(".results");
  await forTeachers(page);
  await page.locator(".bank summary").click();
  await page.fill("#bank-copies", "3");
  const save = async (format) => {
    await page.selectOption("#bank-format", format);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the question bank" }).click();
    const saved = await saving;
    await page.getByText("The question bank is saved.").waitFor();
    return [saved.suggestedFilename(), await readFile(await saved.path())];
  };
  const [moodle, xml] = await save("moodle-xml");
  assert.equal(moodle, "my-own-week-moodle-xml.xml");
  const types = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    return [...parsed.querySelectorAll("question")].map((question) => question.getAttribute("type"));
  }, xml.toString());
  assert.deepEqual(types, ["category", "multichoice", "category", "multichoice", "multichoice", "multichoice"]);
  const [, gift] = await save("gift");
  const questions = parse(gift.toString()).filter(({ type }) => type !== "Category");
  assert.deepEqual(questions.map(({ type }) => type), Array(4).fill("MC"));
  for (const { choices } of questions) assert.equal(choices.filter(({ isCorrect }) => isCorrect).length, 1);
  assert.ok(questions[0].choices.some(({ isCorrect, text }) => isCorrect && text.text === RIGHT));
  const [, package_] = await save("qti");
  assert.equal(unzip(package_).size, 9, "a manifest, four items and their pictures");
  await page.fill("#bank-copies", "0");
  await page.getByText("Copies are a whole number from 1 to 200").waitFor();
  assert.ok(await page.getByRole("button", { name: "Save the question bank" }).isDisabled());
});
