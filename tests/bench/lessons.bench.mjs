// How long a lesson keeps the page from hearing keys while it opens and while it is scrolled through, at the
// limits of what a lesson may hold. Browsers call a task long that takes more than 50 ms.
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { report } from "./support/report.mjs";

const block = (kind, ...lines) => `\`\`\`${kind}\n${lines.join("\n")}\n\`\`\`\n`;
const many = (count, part) => Array.from({ length: count }, (_, number) => part(number)).join("\n");
const LARGE_TREE = `(${Array(60).fill(`(${Array(30).fill("(1 2 3 4 5)").join(" ")})`).join(" ")})`;

const LESSONS = {
  "20 searches of Connect Four": many(20, () => block("scene", "game: connect-four", "algorithm: alpha-beta", "depth: 9")),
  "500 searches of Connect Four": many(500, () => block("scene", "game: connect-four", "algorithm: alpha-beta", "depth: 9")),
  "500 searches of Othello": many(500, () => block("scene", "game: othello", "algorithm: minimax", "depth: 5")),
  "500 knight's tours": many(500, () => block("scene", "puzzle: tour", "board: 8x8", "step: 90000")),
  "5 large trees": many(5, () => block("scene", `tree: ${LARGE_TREE}`)),
  "499 hard questions by chance": `---\nseed: own\n---\n\n${many(499, () => block("question", "level: 6"))}`,
  "as much text as there may be": many(2_100, (number) => `Paragraph ${number} with *some* words in \`it\`.\n`),
  "as many of the longest lists as there may be": many(25, () => `Lists\n\n${"- *a*\n".repeat(145)}`),
  "as many of the longest paragraphs as there may be": many(25, () => `${"*a* ".repeat(195)}\n`),
  "as many of the longest listings as there may be": many(27, () => block("text", ...Array(1_180).fill("abc"))),
  "one paragraph as long as a lesson": "*a **a [".repeat(16_000),
  "one list as long as a lesson": "- *a* [b](c)\n".repeat(10_000),
};

/** Begins to note how long tasks take, from now on. */
const note = () => {
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
};

/** The longest task while a lesson opens and is scrolled through, in milliseconds; 0 where none is long. */
async function longest(browser, url, path) {
  const { page, context } = await open(browser, { viewport: { width: 1024, height: 800 } });
  try {
    // What starts the page itself is measured elsewhere.
    await page.goto(`${url}learn.html`);
    await page.waitForSelector(".lessons");
    await page.evaluate(note);
    await page.evaluate((path) => (location.hash = `#lesson=${path}`), path);
    await page.waitForSelector(".lesson .film, .lesson .results, .lesson .prose, .lesson .broken", { timeout: 120_000 });
    await page.mouse.move(500, 400);
    for (let screen = 0; screen < 8; screen += 1) {
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(400);
    }
    const tasks = await page.evaluate(() => globalThis.tasks);
    if (process.env.PLYSCOPE_TASKS) console.error(path, tasks, await page.evaluate(() => document.querySelectorAll("*").length));
    return Math.max(0, ...tasks);
  } finally {
    await context.close();
  }
}

const browser = await launch();
const pages = Object.fromEntries(Object.entries(LESSONS).map(([, text], number) => [`/lesson-${number}.md`, text]));
const server = await serve({ pages });
try {
  for (const [number, name] of Object.keys(LESSONS).entries()) {
    const value = await longest(browser, server.url, `lesson-${number}.md`);
    report({ name: `longest task of a lesson with ${name}`, value, unit: "ms", budget: 50 });
  }
} finally {
  await browser.close();
  await server.close();
}
