// Games that students write: unfolded, searched, played against, kept; and hostile ones.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faults } from "./support/axe.mjs";
import { language, marked, run, scenarios, show, write } from "./support/program.mjs";

const scenario = scenarios();
const value = (page) => page.inputValue(".code-editor textarea");
const text = (page, selector) => page.locator(selector).innerText();

/** Opens the page for a game in a language of programs. */
async function showGame(page, url, name) {
  await show(page, url, "#write=game");
  await language(page, name);
}

async function example(page, title) {
  await page.getByRole("button", { name: "Examples" }).click();
  await page.locator(".gallery .card", { hasText: title }).first().click();
}

const EXAMPLES = [
  ["Nim", /Value of the game for MAX: win\. The tree has 12 positions\. Every line of play ends\./],
  ["Misère tic-tac-toe", /Estimated value of the game for MAX: −?\d\. The tree has 18,730 positions\. It is 5 moves deep/],
  ["Dots and Boxes", /Value of the game for MAX: −?\d\. The tree has 13,700 positions\./],
  ["Kalah", /Value of the game for MAX: −?\d\. The tree has 52 positions\./],
];

for (const name of ["python", "javascript"]) {
  scenario(`the examples are unfolded, searched and played, in ${name}`, async ({ page, url, complaints }) => {
    await showGame(page, url, name);
    const found = [];
    for (const [title, summary] of EXAMPLES) {
      await example(page, title);
      assert.match(await run(page, 60_000), summary, title);
      assert.ok((await page.locator("[role=treeitem]").count()) <= 400, title);
      const board = await text(page, "#play-board");
      const moves = page.locator(".play-moves button");
      const played = await moves.first().innerText();
      await moves.first().click();
      await page.waitForFunction((before) => document.querySelector("#play-board").innerText !== before, board);
      assert.match(await text(page, "#play-status"), /The program has played .+\.|It is your move\.|The game is over/, title);
      assert.match(await text(page, ".play-against"), new RegExp(`After the moves ${played}`), title);
      found.push(await page.locator(".ran").textContent());
    }
    assert.equal(new Set(found).size, EXAMPLES.length);
    assert.deepEqual(complaints, []);
  });
}

scenario("Nim is won by the program if the reader moves badly, to the end", async ({ page, url }) => {
  await showGame(page, url, "python");
  await run(page);
  // Two stones of the second heap leave an even position to the program; one of each heap is then taken in turn.
  await page.locator(".play-moves button", { hasText: "1,2" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".play-moves"));
  assert.match(await text(page, "#play-status"), /The program has played 0,1\. The game is over\. Value for MAX: loss\./);
  assert.equal(await page.locator(".play-moves button").count(), 0);
  await page.click("#play-new");
  assert.equal(await page.locator(".play-moves button").count(), 3);
  await page.selectOption("#play-side", "min");
  assert.match(await text(page, "#play-status"), /The program has played 1,1\. It is your move\./);
  await run(page);
  assert.equal(await page.inputValue("#play-side"), "min", "the side is kept");
});

scenario("another search of the game needs no new run, and its steps show positions", async ({ page, url }) => {
  await showGame(page, url, "javascript");
  await run(page);
  const steps = () => page.locator(".count").textContent();
  const before = await steps();
  await page.selectOption("#algorithm", "iterative-deepening");
  await page.waitForFunction((before) => document.querySelector(".count").textContent !== before, before);
  assert.equal(await page.locator("iframe").count(), 0, "nothing runs");
  await page.locator(".search-tree").focus();
  await page.keyboard.press("Home");
  assert.match(await text(page, "#position"), /^At the start:\s+0: o\s+1: o o/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(await text(page, "#position"), /^After the moves 0,1:/);
  await page.selectOption("#program-plies", "1");
  assert.match(await page.locator(".job").textContent(), /^The choices above have changed/);
  assert.match(await run(page), /Estimated value of the game for MAX: 0\. The tree has 4 positions\. It is 1 move deep/);
});

scenario("the tree opens on the page of game trees, with its moves and its search", async ({ page, url }) => {
  await showGame(page, url, "javascript");
  await example(page, "Kalah");
  await run(page);
  await page.selectOption("#algorithm", "negamax");
  await page.click("#open-tree");
  await page.waitForURL(/index\.html#tree=/);
  await page.waitForSelector("[role=treeitem]");
  assert.equal(await page.inputValue("#algorithm"), "negamax");
  assert.match(decodeURIComponent(page.url()), /"0":/);
});

scenario("searches and games are kept apart, and in the address", async ({ page, url }) => {
  await show(page, url);
  await language(page, "javascript");
  await write(page, "// a search\n");
  await page.selectOption("#program-written", "game");
  assert.match(await value(page), /class Nim/);
  await write(page, "// a game\n");
  await page.waitForFunction(() => location.hash.includes("write=game") && location.hash.includes("a+game"));
  await page.reload();
  await page.waitForSelector(".cm-content");
  assert.equal(await value(page), "// a game\n");
  await page.selectOption("#program-written", "search");
  assert.equal(await value(page), "// a search\n");
  const linked = 'console.log("I ran"); run({});\n';
  await show(page, url, `#language=javascript&write=game&plies=3&program=${encodeURIComponent(linked)}`);
  await page.waitForSelector(".from-link");
  assert.equal(await page.inputValue("#program-plies"), "3");
  await page.waitForTimeout(300);
  assert.equal(await page.locator("iframe, .ran").count(), 0, "a program of a link does not run by itself");
});

scenario("a program is saved as a file and opened from one", async ({ page, url }) => {
  await showGame(page, url, "python");
  const coming = page.waitForEvent("download");
  await page.click("#program-save");
  const saved = await coming;
  assert.equal(saved.suggestedFilename(), "game.py");
  const program = await readFile(await saved.path(), "utf8");
  assert.match(program, /^from plyscope import run/);
  const changed = program.replace("[1, 2]", "[2, 2]");
  await page.setInputFiles("#program-file", { name: "mine.py", mimeType: "text/x-python", buffer: Buffer.from(changed) });
  await page.waitForFunction(() => document.querySelector(".code-editor textarea").value.includes("[2, 2]"));
  assert.match(await run(page), /for MAX: loss/);
  await page.setInputFiles("#program-file", { name: "long.py", mimeType: "text/plain", buffer: Buffer.alloc(200_000, "x") });
  await page.waitForFunction(() => document.querySelector(".job").textContent.includes("cannot be read"));
});

const HEAP = `const heap = {
  start: () => ({ left: 5, player: "max" }),
  player: ({ player }) => player,
  moves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  play: ({ left, player }, count) => ({ left: left - count, player: player === "max" ? "min" : "max" }),
  result: ({ left, player }) => (left > 0 ? null : player === "max" ? "loss" : "win"),
  show: ({ left }) => "o".repeat(left),
};
`;
const other = (functions) => `${HEAP}run({ ...heap, ${functions} });\n`;

/** A heap in Python, of which a method is replaced. */
const python = (method) => `from plyscope import run


class Heap:
    def start(self):
        return (5, "max")

    def player(self, position):
        return position[1]

    def moves(self, position):
        return [count for count in (1, 2, 3) if count <= position[0]]

    def play(self, position, count):
        return (position[0] - count, "min" if position[1] == "max" else "max")

    def result(self, position):
        return None if position[0] > 0 else "win"


class Wrong(Heap):
${method.replace(/^/gm, "    ")}


run(Wrong)
`;

/** A game, what is reported, its position, and the line that is marked. */
const TABLE = [
  ["javascript", other("moves: () => [1, 1]"), /moves lists two moves named 1/, /At the start:\s+ooooo/],
  ["javascript", other('play() { throw new RangeError("no"); }'), /moves lists the move 1, but play ends with an error: RangeError: no/, /ooooo/, /throw new RangeError/],
  ["javascript", other("result: ({ left }) => (left > 0 ? null : NaN)"), /result returns NaN/, /After the moves 2 · 3:|After the moves 3 · 2:/],
  ["javascript", other("result: () => null, moves: () => [1], play: (position) => ({ ...position })"), /not ended after 1,000 moves/, /After the moves … · 1 · 1/],
  ["javascript", other("moves: (position) => { position.left -= 1; return [1]; }"), /moves changes the position that it is given/, /At the start:\s+oooo/],
  ["javascript", other("moves: ({ left }) => Array.from({ length: left === 5 ? 2000 : 1 }, (_, count) => count), show: () => 'x'.repeat(1000)"), /more than 1,200,000 characters/],
  ["javascript", other("moves: () => { for (;;); }"), /No answer within 20,000 milliseconds/],
  ["javascript", other("show: () => '\\u202e' + 'x'.repeat(1e6)"), /for MAX: win/],
  ["javascript", other("moves: () => new Array(2 ** 32)"), /RangeError/],
  ["javascript", `${HEAP}run(3);\n`, /There is no game: run was given 3/],
  ["javascript", HEAP, /never calls run\(game\)/],
  ["javascript", `${HEAP}heap.x.y;\n`, /TypeError/],
  ["python", python("def moves(self, position):\n    return [1, 1]"), /moves lists two moves named 1/, /At the start:\s+\(5, 'max'\)/],
  ["python", python("def play(self, position, count):\n    return position[7]"), /but play ends with an error: IndexError/, /At the start/, /return position\[7\]/],
  ["python", python("def result(self, position):\n    return None if position[0] > 0 else float('nan')"), /result returns nan/, /After the moves/],
  ["python", python("def result(self, position):\n    return None\n\ndef moves(self, position):\n    return [1]"), /not ended after 1,000 moves/, /After the moves … · 1 · 1/],
  ["python", python("def start(self):\n    return [5, 'max']\n\ndef moves(self, position):\n    position[0] -= 1\n    yield 1"), /moves changes the position that it is given/, /At the start:\s+\[4, 'max'\]/],
  ["python", python("def start(self):\n    pass"), /start returns nothing/],
  ["python", "x = 1\n", /never calls run\(game\)/],
];

scenario("hostile and wrong games are reported with their position, and harm nothing", async ({ page, url }) => {
  await showGame(page, url, "javascript");
  for (const [name, program, sentence, position, line] of TABLE) {
    await language(page, name);
    await write(page, program);
    assert.match(await run(page, 60_000), sentence, program);
    if (position) assert.match(await text(page, "#position"), position, program);
    if (line) {
      await page.waitForSelector(".cm-line.wrong");
      assert.match(await marked(page, "wrong"), line, program);
    }
    assert.equal(await page.locator("iframe").count(), 0, "the frame is gone");
  }
  await language(page, "javascript");
  await write(page, `${HEAP}run(heap);\n`);
  assert.match(await run(page), /for MAX: win/, "the page goes on");
});

for (const [width, height] of [[1366, 650], [390, 844]]) {
  scenario(`there are no faults for readers of games at ${width} × ${height}, and no scrolling sideways`, async ({ page, url, complaints }) => {
    for (const lang of ["en", "nl", "zh-Hans"]) {
      await showGame(page, url, "javascript");
      await page.selectOption(".language", lang);
      await page.waitForFunction((lang) => document.documentElement.lang.startsWith(lang), lang);
      await page.click("#program-run");
      await page.waitForSelector(".play-moves button");
      await page.locator(".play-moves button").first().click();
      assert.deepEqual(await faults(page), [], lang);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), lang);
    }
    assert.deepEqual(complaints, []);
  }, { viewport: { width, height } });
}
