// Lessons at the limits of what they may hold, and lessons that never end: what is prepared, what is drawn,
// and what is fetched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { launch, open as opened } from "./support/browser.mjs";
import { PAGE } from "./support/learn.mjs";
import { eventually } from "./support/rest.mjs";
import { serve } from "./support/server.mjs";
import { LIMIT } from "./support/site.mjs";

const block = (kind, ...lines) => `\`\`\`${kind}\n${lines.join("\n")}\n\`\`\`\n`;
const many = (count, part) => Array.from({ length: count }, (_, number) => part(number)).join("\n");
const tour = (number) => block("scene", "puzzle: tour", "board: 8x8", `step: ${number}`, `caption: Tour ${number}`);

/** Opens a lesson that the site serves, with what the browser does meanwhile. */
async function reading(t, pages, { path = "lesson.md", ...options } = {}) {
  const browser = await launch();
  t.after(() => browser.close());
  const server = await serve({ pages });
  t.after(() => server.close());
  const { page, complaints } = await opened(browser, { viewport: { width: 1024, height: 800 }, ...options });
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  return { page, complaints, workers, url: server.url, go: () => page.goto(`${server.url}${PAGE}#lesson=${path}`) };
}

const drawn = (page) => page.locator(".film:has(svg.picture)").count();
const elements = (page) => page.evaluate(() => document.querySelectorAll("*").length);
const wholly = (page) => page.waitForSelector(".results");

test("of 300 scenes only those near the screen are prepared and drawn", LIMIT, async (t) => {
  const text = `${many(300, tour)}\n${block("question", "id: last", "tree: (4 8) (2 5)", "points: 3")}`;
  const { page, go, complaints } = await reading(t, { "/lesson.md": text });
  await go();
  await wholly(page);
  await page.locator(".film").first().locator("svg.picture").waitFor();
  assert.equal(await page.locator(".scene").count(), 300);
  // What was never on the screen counts in the results.
  assert.match(await page.textContent(".results"), /0 of 3 points/);
  const few = await drawn(page);
  assert.ok(few > 0 && few < 12, `${few} scenes are drawn`);
  assert.ok((await elements(page)) < 12_000, `${await elements(page)} elements`);
  // One far below is drawn when it comes near, and goes on where it was left.
  const far = page.locator(".scene").nth(200);
  await far.scrollIntoViewIfNeeded();
  await far.getByRole("button", { name: "One step forward" }).click();
  const step = await far.locator(".scene-buttons .quiet-text").textContent();
  assert.match(step, /201/);
  const height = await far.evaluate((scene) => scene.getBoundingClientRect().height);
  await page.locator(".scene").first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelectorAll(".film")[200].childElementCount === 0);
  assert.equal(await far.evaluate((scene) => scene.getBoundingClientRect().height), height, "its place is kept");
  for (const number of [20, 40, 60, 80, 100]) await page.locator(".scene").nth(number).scrollIntoViewIfNeeded();
  assert.ok((await drawn(page)) < 12);
  await far.scrollIntoViewIfNeeded();
  assert.equal(await far.locator(".scene-buttons .quiet-text").textContent(), step);
  assert.deepEqual(complaints, []);
});

test("what is being read stays where it is while scenes above it are prepared", LIMIT, async (t) => {
  const text = many(60, (number) => `${tour(number)}\nParagraph ${number}.\n`);
  const { page, go } = await reading(t, { "/lesson.md": text });
  await go();
  await page.getByText("Paragraph 59.", { exact: true }).waitFor();
  const place = () => page.getByText("Paragraph 30.", { exact: true }).evaluate((text) => text.getBoundingClientRect().top);
  await page.getByText("Paragraph 30.", { exact: true }).evaluate((text) => text.scrollIntoView({ block: "center" }));
  await page.locator(".scene").nth(30).locator("svg.picture").waitFor();
  const before = await place();
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -40);
  await page.waitForFunction((before) => [...document.querySelectorAll("p")].find((text) => text.textContent === "Paragraph 30.").getBoundingClientRect().top !== before, before);
  await page.locator(".scene").nth(29).locator("svg.picture").waitFor();
  // Scrolling may take a moment.
  const after = await eventually(place, (now) => Math.abs(now - before - 40) < 2);
  assert.ok(Math.abs(after - before - 40) < 2, `${before} became ${after}`);
});

test("all scenes go on paper, and come back from there", LIMIT, async (t) => {
  const { page, go } = await reading(t, { "/lesson.md": many(30, tour) });
  await go();
  await page.locator(".film").first().locator("svg.picture").waitFor();
  assert.ok((await drawn(page)) < 12);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await drawn(page), 30);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.ok((await drawn(page)) < 12);
});

const GAMES = [block("scene", "game: connect-four", "algorithm: alpha-beta", "depth: 9"), block("scene", "game: tic-tac-toe", "position: .OX/XO./..X", "algorithm: minimax")];

test("a large search is done by a worker, and a small one is not", LIMIT, async (t) => {
  const { page, go, workers } = await reading(t, { "/lesson.md": GAMES[1], "/large.md": GAMES[0] });
  await go();
  await page.locator(".film svg.picture").waitFor();
  assert.deepEqual(workers, []);
  const small = await page.locator(".scene-buttons .quiet-text").textContent();
  await page.evaluate(() => (location.hash = "#lesson=large.md"));
  await page.locator(".scene-buttons .quiet-text").filter({ hasText: "Step 0", hasNotText: small }).waitFor();
  assert.equal(workers.length, 1);
  assert.match(workers[0], /search-worker\.js$/);
});

test("where there is no worker, a large search is done on the page", LIMIT, async (t) => {
  const { page, go } = await reading(t, { "/lesson.md": GAMES.join("\n") });
  await page.route("**/search-worker.js", (route) => route.fulfill({ status: 404, body: "" }));
  await go();
  for (const number of [0, 1]) await page.locator(".film").nth(number).locator("svg.picture").waitFor();
});

test("questions by chance are all there, though they are made in turns", LIMIT, async (t) => {
  const text = `---\nseed: own\n---\n\n${many(120, (number) => block("question", `id: q${number}`, "level: 6", "points: 2"))}`;
  const { page, go } = await reading(t, { "/lesson.md": text });
  await go();
  await wholly(page);
  assert.equal(await page.locator(".asking-here").count(), 120);
  assert.match(await page.textContent(".results"), /0 of 240 points/);
  await page.locator(".asking-here .button").nth(119).click();
  await page.waitForSelector("#answer");
});

test("the longest text is read to its end", LIMIT, async (t) => {
  const text = many(2500, (number) => `Paragraph ${number} with *some* words, and more.\n`);
  assert.ok(text.length > 100_000 && text.length < 128 << 10, `${text.length} bytes`);
  const { page, go } = await reading(t, { "/lesson.md": text });
  await go();
  await page.getByText("Paragraph 2499 with").waitFor();
  assert.equal(await page.locator(".lesson em").count(), 2500);
});

/** A lesson that never ends; tells how much of it was sent. */
function endless() {
  const sent = { bytes: 0, isOver: false };
  const answer = (_, response) => {
    response.writeHead(200, { "Content-Type": "text/markdown" });
    const part = "A paragraph of a lesson that never ends.\n\n".repeat(1000);
    const send = () => {
      while (!sent.isOver && response.write(part)) sent.bytes += part.length;
    };
    response.on("drain", send);
    response.on("close", () => (sent.isOver = true));
    send();
  };
  return { sent, answer };
}

for (const [where, address] of [["by itself", (page) => page], ["in an element", (page) => page.frameLocator("ply-scope iframe")]]) {
  test(`a lesson without an end is not read on, and can be asked for again: ${where}`, LIMIT, async (t) => {
    const { sent, answer } = endless();
    let isMended = false;
    const lesson = (request, response) => (isMended ? response.end("# Short\n\nMended.\n") : answer(request, response));
    const host = '<!doctype html><html lang="en"><title>Host</title><script type="module" src="/plyscope.js"></script><ply-scope src="lesson.md"></ply-scope>';
    const { page, go, url } = await reading(t, { "/lesson.md": lesson, "/host.html": host });
    await (where === "by itself" ? go() : page.goto(`${url}host.html`));
    const place = address(page);
    await place.getByText("The lesson is larger than the limit of 131,072 bytes.").waitFor();
    const until = Date.now() + 20_000;
    while (!sent.isOver && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
    assert.ok(sent.isOver && sent.bytes < 30 << 20, `${sent.bytes} bytes were sent`);
    isMended = true;
    await place.getByRole("button", { name: "Try again" }).click();
    await place.getByText("Mended.").waitFor();
  });
}

test("a lesson that does not arrive is given up, and can be asked for again", LIMIT, async (t) => {
  let isMended = false;
  const lesson = (_, response) => isMended && response.end("# Short\n\nMended.\n");
  const { page, go } = await reading(t, { "/lesson.md": lesson });
  await page.clock.install();
  await go();
  await page.getByText("Loading the lesson …").waitFor();
  await page.clock.fastForward(10_000);
  assert.equal(await page.getByText("timed out").count(), 0);
  await page.clock.fastForward(11_000);
  await page.getByText("Loading the lesson timed out. The server is slow, or the connection is.").waitFor();
  isMended = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Mended.").waitFor();
});

test("an address that leads to a web page is no lesson", LIMIT, async (t) => {
  let isMended = false;
  const lesson = (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    // Some servers send lessons under this type, too.
    response.end(isMended ? "# Short\n\nMended.\n" : "\n<!doctype html><title>Log in</title>");
  };
  const { page, go } = await reading(t, { "/lesson.md": lesson });
  await go();
  await page.getByText("leads to a web page, not to a lesson file").waitFor();
  assert.equal(await page.getByText("doctype").count(), 0);
  isMended = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Mended.").waitFor();
});
