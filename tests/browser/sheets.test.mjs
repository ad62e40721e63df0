// Sheets of paper on the page for learning: chosen, printed, saved, and accepted by the grader.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faults } from "./support/axe.mjs";
import { grade } from "./support/command.mjs";
import { forTeachers, open, PAGE } from "./support/learn.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };

const CLASS = `---
title: For each another
seed: 5
shuffle: questions
points: 2
---

Every copy has trees of its own.

\`\`\`question
level: 3
\`\`\`

\`\`\`question
id: worth
question: returned-values
level: 2
\`\`\`

\`\`\`question
question: next-square
puzzle: tour
board: 5x5
start: c3
step: 40
\`\`\`
`;

/** Brings a lesson of one's own. */
async function bring(page, text) {
  await page.setInputFiles(".lesson-file input", { name: "class.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  await page.waitForSelector(".results");
}

/** The pages as they stand there: what each is called, and its lines. */
const pages = (page) =>
  page.locator(".sheet-page").evaluateAll((all) =>
    all.map((one) => ({ name: one.getAttribute("aria-label"), lines: [...one.querySelectorAll("text")].map((text) => text.textContent) })),
  );

/** What stands on the pages of a copy, from its answers on, that can be typed. */
function answers(all, copy) {
  const own = all.filter(({ name }) => name.includes(`copy ${copy} of`));
  const first = own.findIndex(({ lines }) => lines.some((line) => line.startsWith("Answers")));
  return own.slice(first).flatMap(({ lines }) => lines.filter((line) => /^(\d+: | {3})/.test(line)));
}

/** How many pages a PDF has, and how large they are in points. */
function pdfPages(pdf) {
  const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  return boxes.map((box) => [Math.round(Number(box[1])), Math.round(Number(box[2]))]);
}

/** Types a number into a field and leaves it. */
async function type(page, field, text) {
  await page.fill(field, text);
  await page.press(field, "Enter");
}

scenario("what a lesson prints is accepted by the grader, copy by copy, and what is wrong is not", async ({ page, url }) => {
  const folder = await mkdtemp(join(tmpdir(), "plyscope-"));
  try {
    const [lesson, typed] = ["class.md", "answers.txt"].map((name) => join(folder, name));
    await writeFile(lesson, CLASS);
    await open(page, url);
    await bring(page, CLASS);
    assert.match(await page.textContent(".lesson"), /Seed 5/);
    await forTeachers(page);
    await page.getByRole("link", { name: "Print a worksheet" }).click();
    await page.waitForSelector(".sheet-page");
    await type(page, "#sheet-copies", "3");
    await page.selectOption("#sheet-sides", "both");
    await page.getByText("copy 3 of 3").first().waitFor();
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".top").isHidden(), "only the pages are printed");
    assert.ok(await page.locator(".sheet-head").isHidden());
    const all = await pages(page);
    const keys = [];
    for (const [copy, seed] of [[1, 5], [2, 6], [3, 7]]) {
      const own = all.filter(({ name }) => name.includes(`copy ${copy} of 3`));
      assert.ok(own.every(({ lines }) => lines.some((line) => line.startsWith(`Seed ${seed} · copy ${copy}`))), "the seed is on every page");
      const lines = answers(all, copy);
      assert.ok(lines.length >= 3, lines.join("\n"));
      await writeFile(typed, lines.join("\n"));
      const graded = grade(lesson, typed, "--seed", String(seed));
      assert.deepEqual([graded.points, graded.most, graded.unread], [6, 6, []], lines.join("\n"));
      assert.ok(grade(lesson, typed, "--seed", String(seed + 1)).points < 6, "on another copy they are wrong");
      keys.push(lines.join("\n"));
    }
    assert.equal(new Set(keys).size, 3, "no two copies are alike");
    const printed = pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    assert.deepEqual(printed, all.map(() => [595, 842]), "a page a sheet");
    await page.selectOption("#sheet-paper", "letter", { force: true });
    await page.waitForSelector(".sheet-pages.letter");
    const letter = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    assert.deepEqual(letter, all.map(() => [612, 792]), "and on other paper too");
  } finally {
    await rm(folder, { recursive: true });
  }
});

scenario("practice is put on paper, its address keeps the choices, and the file is the same", async ({ page, url }) => {
  await open(page, url);
  await page.selectOption("#practice-kind", "best-move");
  await page.fill("#practice-seed", "7");
  await page.getByRole("link", { name: "Worksheet of these" }).click();
  await page.waitForSelector(".sheet-page");
  await type(page, "#sheet-count", "2");
  await type(page, "#sheet-copies", "2");
  await page.selectOption("#sheet-level", "2");
  await page.selectOption("#sheet-sides", "answers");
  await page.waitForFunction(() => /sheet=practice&question=best-move&level=2&count=2&copies=2&seed=7&sides=answers/.test(location.hash));
  const before = await pages(page);
  assert.equal(answers(before, 2).length, 2);
  for (const [field, wrong, told] of [
    ["#sheet-copies", "61", "A whole number from 1 to 60."],
    ["#sheet-count", "0", "A whole number from 1 to 50."],
    ["#sheet-seed", "-1", "A seed is a whole number, 0 or more."],
  ]) {
    await type(page, field, wrong);
    await page.getByText(told).waitFor();
  }
  assert.deepEqual(await pages(page), before, "what cannot be read changes nothing");
  await page.reload();
  await page.waitForSelector(".sheet-page");
  assert.deepEqual(await pages(page), before);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as HTML" }).click()]);
  const file = await readFile(await saved.path(), "utf8");
  assert.equal(file.match(/<section /g).length, before.length);
  for (const line of answers(before, 1)) assert.ok(file.includes(line), line);
  await page.selectOption(".language", "nl");
  await page.getByRole("heading", { name: "Werkbladen" }).waitFor();
  assert.match((await pages(page))[0].name, /Startgetal 7 · exemplaar 1 van 2/);
});

scenario("everyone has a seed of their own where the lesson says so, and keeps it", async ({ page, url }) => {
  await open(page, url);
  await bring(page, CLASS.replace("seed: 5", "seed: own"));
  const said = () => page.locator(".lesson").textContent();
  const seed = (await said()).match(/Seed (\d+), yours alone/)[1];
  await forTeachers(page);
  const way = page.getByRole("link", { name: "Print a worksheet" });
  assert.match(await way.getAttribute("href"), new RegExp(`seed=${seed}&`), "on paper it is the same");
  // As if the lesson had been opened two hours before.
  await page.evaluate(() => {
    const [source, begun, seed] = localStorage.getItem("plyscope.lessons").trim().split("\t");
    localStorage.setItem("plyscope.lessons", `${source}\t${Number(begun) - 7_200_000}\t${seed}\n`);
  });
  await page.reload();
  await page.waitForSelector(".results");
  assert.match(await said(), new RegExp(`Seed ${seed}, yours alone`), "a reload changes nothing");
  await page.fill("#student", "Ada");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the results to hand them in" }).click(),
  ]);
  const results = JSON.parse(await readFile(await saved.path(), "utf8"));
  assert.equal(results.seed, seed);
  const minutes = Math.floor((results.saved - results.begun) / 60_000);
  assert.ok(minutes >= 120 && minutes < 130, "the time counts from the first opening");
  await open(page, url, `${PAGE}#lesson=own&seed=42`);
  await page.waitForSelector(".results");
  assert.match(await said(), /Seed 42/, "an address can name another one");
  await page.locator(".asking-here .button").first().click();
  await page.waitForSelector("#answer");
  assert.match(page.url(), /#lesson=own&seed=42&ask=/);
});

scenario("a lesson without questions, or that cannot be had, is told", async ({ page, url }) => {
  await open(page, url);
  await page.setInputFiles(".lesson-file input", { name: "a.md", mimeType: "text/markdown", buffer: Buffer.from("Just text.") });
  await page.locator(".lesson").getByText("Just text.").waitFor();
  await page.locator(".platform").waitFor({ state: "attached" });
  assert.equal(await page.locator(".to-paper").count(), 0);
  await open(page, url, `${PAGE}#sheet=lesson&lesson=own`);
  await page.getByText("There is no question to put on a sheet.").waitFor();
  // One with faults is refused, with the sentences of `plyscope check`.
  await open(page, url);
  const faulty = "# Read\n\n```question\nquestion: best-move\ntree: 4\n```\n";
  await page.setInputFiles(".lesson-file input", { name: "b.md", mimeType: "text/markdown", buffer: Buffer.from(faulty) });
  await page.locator(".lesson").getByText("Read").waitFor();
  await open(page, url, `${PAGE}#sheet=lesson&lesson=own`);
  await page.getByText("There is no worksheet, because the lesson has faults:").waitFor();
  await page.getByText("Line 4: There is nothing to ask here.").waitFor();
  await open(page, url, `${PAGE}#sheet=lesson&lesson=javascript:alert(1)`);
  await page.locator(".notices").filter({ hasText: "The address of the lesson is not allowed" }).waitFor();
});

for (const [how, options, hash] of [
  ["light, wide", { colorScheme: "light" }, "#sheet=lesson&lesson=lecture-2&sides=both"],
  ["dark, phone", { colorScheme: "dark", viewport: PHONE }, "#sheet=practice&level=3&copies=2&seed=3"],
]) {
  scenario(
    `axe finds nothing on sheets, and nothing is too wide: ${how}`,
    async ({ page, url }) => {
      await open(page, url, PAGE + hash);
      await page.waitForSelector(".sheet-page");
      assert.deepEqual(await faults(page), []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(width <= 0, `${width} pixels too wide`);
      const { x, width: wide } = await page.locator(".sheet-page").first().boundingBox();
      const room = page.viewportSize().width;
      assert.ok(x >= 0 && x + wide <= room && Math.abs(2 * x + wide - room) < 20, "pages lie in the middle");
    },
    options,
  );
}
