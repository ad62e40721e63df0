// The page for learning: putting the lines of a program in order, finding the wrong line, filling in a line.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { check, keys, open, PAGE, result } from "./support/learn.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { check as judge, language, scenarios as programScenarios, write } from "./support/program.mjs";

const scenario = scenarios();
/** With the policy of the page for programs, which runs them in a frame. */
const programScenario = programScenarios();
const PHONE = { width: 390, height: 844 };
const answer = (page) => page.inputValue("#answer");
const about = (kind, more = "") => `${PAGE}#question=${kind}&feedback=full${more}`;
const lines = (page) => page.locator(".doing .lines button");
const line = (page, text) => lines(page).filter({ hasText: text });

/** The numbers of the lines as they stand. */
const shown = (page) => page.locator(".doing .lines button span").allTextContents();

/** Shows the right answer, and returns it. */
async function key(page) {
  await check(page);
  await page.getByRole("button", { name: "Show the answer" }).click();
  return page.textContent(".key code");
}

scenario("lines are put in order by pressing two of them, or by typing", async ({ page, url }) => {
  await open(page, url, about("order-lines", "&exercise=tour"));
  assert.match(await page.textContent(".task h2"), /Put the lines of the program in order\. It is a knight’s tour by backtracking in Python\./);
  const given = await shown(page);
  assert.deepEqual(given, given.toSorted(), "they are numbered as they stand");
  // The first line is taken up, and put at the third place; the focus stays where it was pressed.
  await lines(page).nth(0).click();
  assert.equal(await lines(page).nth(0).getAttribute("aria-pressed"), "true");
  await page.getByText("Line 1 is taken up.").waitFor();
  await lines(page).nth(2).click();
  assert.equal(await answer(page), "2 3 1 4 5 6 7 8 9");
  assert.equal(await page.locator(".lines [aria-pressed=true]").count(), 0);
  assert.match(await lines(page).nth(2).getAttribute("aria-label"), /^place 3: line 1, /);
  assert.match(await page.textContent(".doing [role=status]"), /^Line 1 is at place 3 now\. Press a line, /);
  // By keys: the line at the third place goes back to the first.
  await lines(page).nth(2).focus();
  await keys(page, "Enter", "Shift+Tab", "Shift+Tab", "Enter");
  assert.deepEqual(await shown(page), given);
  await lines(page).nth(0).and(page.locator(":focus")).waitFor();
  // Taken up and put back.
  for (const key of ["Enter", "Escape"]) {
    await keys(page, "Enter");
    assert.equal(await lines(page).nth(0).getAttribute("aria-pressed"), "true");
    await keys(page, key);
    assert.equal(await page.locator(".lines [aria-pressed=true]").count(), 0, key);
  }
  const spoken = await lines(page).evaluateAll((all) => all.map((button) => [button.querySelector("code").textContent, button.ariaLabel]));
  for (const [text, name] of spoken) {
    const indent = text.search(/\S/);
    assert.ok(name.endsWith(indent ? `${text.trim()}, indented by ${indent} spaces` : text.trim()), name);
  }
  await keys(page, "c");
  assert.equal((await result(page)).heading, "0 of 9 right, 9 wrong");
  assert.match(await lines(page).nth(0).getAttribute("aria-label"), /, wrong$/);
  const right = await key(page);
  await page.fill("#answer", right);
  assert.deepEqual(await shown(page), right.split(" "));
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("the wrong line is pressed", async ({ page, url }) => {
  await open(page, url, about("find-line", "&exercise=negamax&variant=5"));
  await line(page, "value = max(value, reply)").click();
  assert.equal(await answer(page), "7");
  await check(page);
  await page.waitForSelector(".result");
  assert.match(await page.textContent(".finding .why"), /^Line 7 is right\. The window is passed down as it is\./);
  await line(page, "reply = -negamax(child, alpha, beta)").focus();
  await keys(page, "Enter", "c");
  await page.locator(".result.full").waitFor();
});

scenario("a missing line is chosen, or typed in another way", async ({ page, url }) => {
  await open(page, url, about("fill-line", "&language=javascript&variant=4"));
  assert.match(await page.textContent(".task h2"), /^Line 8 of the program is missing\./);
  assert.match(await page.locator(".lines.given li").nth(7).textContent(), /^8\s+…$/);
  await line(page, "beta = Math.max(beta, value);").click();
  assert.equal(await answer(page), "beta = Math.max(beta, value);");
  await check(page);
  assert.equal(await page.locator(".thought").getAttribute("data-thought"), "other-bound");
  await page.fill("#answer", "alpha=Math.max(value,alpha)");
  assert.equal(await line(page, "alpha = Math.max(alpha, value);").getAttribute("aria-pressed"), "true");
  await check(page);
  await page.locator(".result.full").waitFor();
});

scenario("they are accessible, on a phone and in the other languages", async ({ page, url }) => {
  await page.setViewportSize(PHONE);
  for (const kind of ["order-lines", "find-line", "fill-line"]) {
    await open(page, url, about(kind, "&exercise=queens&language=javascript"));
    for (const lang of ["nl", "zh-Hans"]) {
      await page.selectOption(".language", lang);
      await page.locator(`html[lang=${lang}]`).waitFor();
      assert.deepEqual(await faults(page), [], `${kind}, ${lang}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${kind}, ${lang}: ${wide} pixels too wide`);
    }
  }
});

/** The numbers of the lines that are in view, whole. */
const linesInView = (page) =>
  page.locator(".task .lines li").evaluateAll((all) =>
    all.flatMap((line, number) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const isThere = (y) => line.contains(document.elementFromPoint((left + right) / 2, y));
      return isThere(top + 2) && isThere(bottom - 2) ? [number] : [];
    }),
  );

for (const viewport of [{ width: 1366, height: 650 }, { width: 1280, height: 720 }, PHONE]) {
  scenario(
    `every line is reached by the wheel and by the keyboard at ${viewport.width} × ${viewport.height}`,
    async ({ page, url }) => {
      for (const kind of ["order-lines", "find-line", "fill-line"]) {
        const look = async (seen) => (await linesInView(page)).forEach((line) => seen.add(line));
        const ways = {
          wheel: async (look) => {
            const { x, y } = await page.locator(".task .lines li").first().boundingBox();
            await page.mouse.move(x + 40, y + 10);
            for (let turn = 0; turn < 8; turn += 1) {
              await page.mouse.wheel(0, 100);
              await page.waitForTimeout(100);
              await look();
            }
          },
          keyboard: async (look) => {
            await page.locator(".task-head a").last().focus();
            for (const _ of await page.locator(".doing .lines button").all()) {
              await page.keyboard.press("Tab");
              await look();
            }
          },
        };
        for (const [name, way] of Object.entries(ways)) {
          await open(page, url, `${PAGE}#practice=${kind}&level=4&seed=77`);
          await page.waitForSelector(".doing .lines button");
          const count = await page.locator(".task .lines li").count();
          assert.ok(count >= 15, `${count} lines`);
          const seen = new Set();
          await look(seen);
          await way(() => look(seen));
          assert.equal(seen.size, count, `${kind}, ${name}`);
        }
      }
    },
    { viewport },
  );
}

scenario("in a lesson they are blocks, kept and handed in; and they are practised", async ({ page, url }) => {
  const lesson = "---\ngrading: at-the-end\n---\n# Programs\n\n```program\nid: wrong\nexercise: negamax\nvariant: 5\ntask: find\npoints: 3\n```\n";
  await page.goto(`${url}${PAGE}`);
  await page.setInputFiles(".lesson-file input", { name: "week.md", mimeType: "text/markdown", buffer: Buffer.from(lesson) });
  await page.waitForSelector(".lesson h2");
  await open(page, url, `${PAGE}#lesson=own&ask=wrong`);
  await line(page, "reply = -negamax(child, alpha, beta)").click();
  await check(page);
  await page.getByText("Your answer is kept.").waitFor();
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.locator(".results").getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Yes, hand in" }).click();
  await page.locator(".asking-here").filter({ hasText: "3 of 3 points" }).waitFor();
  await open(page, url, `${PAGE}#practice=fill-line&level=1&seed=3`);
  assert.equal(await page.locator(".lines.given code").first().textContent(), "def minimax(node):");
});

/** Minimax in Python. */
const MINIMAX = `from plyscope import run


def search(node):
    if node.is_leaf:
        return node.value
    values = [search(child) for child in node.children]
    return max(values) if node.is_max else min(values)


run(lambda root, alpha, beta: search(root))
`;

/** The same from right to left, in JavaScript. */
const FROM_THE_RIGHT = `import { run } from "./plyscope.mjs";

function search(node) {
  if (node.isLeaf) return node.value;
  const values = node.children.toReversed().map(search);
  return node.isMax ? Math.max(...values) : Math.min(...values);
}

run((root) => search(root));
`;

/** The queens, in each language. */
const QUEENS = {
  python: `from plyscope_queens import run


def place(board, row):
    if row == board.size:
        return 1
    solutions = 0
    for column in range(board.size):
        if any(c == column or abs(c - column) == row - r for r, c in board.queens):
            continue
        board.put(row, column)
        solutions += place(board, row + 1)
        board.take()
    return solutions


run(lambda board: place(board, len(board.queens)))
`,
  javascript: `import { run } from "./plyscope_queens.mjs";

const attacks = (queen, row, column) => queen.column === column || Math.abs(queen.column - column) === row - queen.row;

function place(board, row) {
  if (row === board.size) return 1;
  let solutions = 0;
  for (let column = 0; column < board.size; column++) {
    if (board.queens.some((queen) => attacks(queen, row, column))) continue;
    board.put(row, column);
    solutions += place(board, row + 1);
    board.take();
  }
  return solutions;
}

run((board) => place(board, board.queens.length));
`,
};

/** A knight's tour, in each language. */
const TOUR = {
  python: `from plyscope_tour import run


def tour(board, square):
    if len(board.route) == board.size:
        return True
    for other in board.moves(square):
        if other not in board.route:
            board.put(other)
            if tour(board, other):
                return True
            board.take()
    return False


run(lambda board: tour(board, board.route[-1]))
`,
  javascript: `import { run } from "./plyscope_tour.mjs";

function tour(board, square) {
  if (board.route.length === board.size) return true;
  for (const other of board.moves(square)) {
    if (board.has(other)) continue;
    board.put(other);
    if (tour(board, other)) return true;
    board.take();
  }
  return false;
}

run((board) => tour(board, board.route.at(-1)));
`,
};

/** What is written for boards: right programs, what is changed in each, and what the report then says. */
const BOARDS = {
  queens: {
    programs: QUEENS,
    wrong: [["abs(c - column) == row - r", "c - column == row - r"], ["Math.abs(queen.column - column)", "(queen.column - column)"]],
    says: /solutions/,
  },
  tour: {
    programs: TOUR,
    wrong: [["            board.take()\n", ""], ["    board.take();\n", ""]],
    says: /a square is not given up again/,
  },
};

const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Opens the editor of a question, in a tab of its own, by keyboard. */
async function editor(page) {
  const link = page.getByRole("link", { name: "Write it in the editor (opens a new tab)" });
  await link.focus();
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tab.waitForSelector(".cm-content");
  return tab;
}

/** Waits until the code that the editor found stands in the answer. */
const filledIn = (page, code) => page.waitForFunction((code) => document.querySelector("#answer").value === code, code);

/** The code of a right program. */
async function found(tab) {
  const code = await tab.locator("#found-code").textContent();
  assert.match(code, CODE);
  return code;
}

programScenario("a program is written in another tab, and its code answers the question of a lesson", async ({ page, url }) => {
  const lesson = "# Programs\n\n```program\nid: own\nexercise: minimax\ntask: write\npoints: 4\n```\n";
  await page.goto(`${url}${PAGE}`);
  await page.setInputFiles(".lesson-file input", { name: "week.md", mimeType: "text/markdown", buffer: Buffer.from(lesson) });
  await page.waitForSelector(".lesson h2");
  await open(page, url, `${PAGE}#lesson=own&ask=own`);
  assert.match(await page.textContent(".task h2"), /^Write minimax in Python or JavaScript\. Children are looked at from left to right\. MAX is to move at the root\.$/);
  assert.deepEqual(await faults(page), []);
  const tab = await editor(page);
  assert.match(await tab.locator(".exercise").innerText(), /Write minimax in Python or JavaScript/);
  assert.equal(await tab.locator("#algorithm, #root").count(), 0, "what is to be written is given");
  // The program with gaps is wrong, and has no code.
  assert.match(await judge(tab), /wrong/i);
  assert.equal(await tab.locator("#found-code").count(), 0);
  await write(tab, MINIMAX);
  assert.match(await judge(tab), /all 200 trees/);
  const code = await found(tab);
  assert.deepEqual(await faults(tab), []);
  await filledIn(page, code);
  await page.getByText("The code was filled in from the editor.").waitFor();
  // The same program has the same code, and after a change there is none.
  await write(tab, `${MINIMAX}\n`);
  assert.equal(await tab.locator("#found-code").count(), 0);
  await judge(tab);
  assert.equal(await found(tab), code);
  await tab.reload();
  await tab.waitForSelector(".cm-content");
  assert.match(await tab.inputValue(".code-editor textarea"), /values = \[search/, "the program is kept");
  await tab.close();
  await check(page);
  await page.locator(".result.full").waitFor();
  await page.reload();
  await page.locator(".result.full").waitFor();
  assert.equal(await answer(page), code);
});

programScenario("a code that is found while its question is not open is filled in when it is opened", async ({ page, url }) => {
  const address = about("write-program", "&exercise=minimax");
  await open(page, url, address);
  const tab = await editor(page);
  await open(page, url, about("write-program", "&exercise=queens"));
  await tab.bringToFront();
  await write(tab, MINIMAX);
  assert.match(await judge(tab), /all 200 trees/);
  const code = await found(tab);
  await tab.close();
  assert.equal(await answer(page), "", "it is the answer to another question");
  await open(page, url, address);
  await filledIn(page, code);
  await page.getByText("The code was filled in from the editor.").waitFor();
  // An answer that was typed stays.
  await page.fill("#answer", "7KQ2");
  await page.reload();
  await page.waitForSelector(".task");
  assert.equal(await answer(page), "7KQ2");
});

programScenario("codes with mistakes get their sentences", async ({ page, url }) => {
  await open(page, url, about("write-program", "&exercise=minimax&order=right&language=javascript"));
  const tab = await editor(page);
  await write(tab, FROM_THE_RIGHT);
  assert.match(await judge(tab), /all 200 trees/);
  const code = await found(tab);
  // What is typed from here on is not replaced by it.
  await filledIn(page, code);
  await tab.close();
  const refused = async (text, sentence) => {
    await page.fill("#answer", text);
    await check(page);
    await page.locator("#answer-error").filter({ hasText: sentence }).waitFor();
  };
  const other = code.endsWith("0") ? "1" : "0";
  await refused(`${code.slice(0, -1)}${other}`, "has a typing error");
  await refused(`${code}7`, "the code of a program: twelve letters and digits");
  await refused("", "There is no answer yet, so nothing was graded.");
  await page.fill("#answer", code.toLowerCase().replaceAll("-", " "));
  await check(page);
  await page.locator(".result.full").waitFor();
  // It is of no other exercise, nor of other options.
  for (const more of ["&exercise=minimax&language=javascript", "&exercise=minimax&order=right&language=python", "&exercise=queens"]) {
    await open(page, url, about("write-program", more));
    await page.fill("#answer", code);
    await check(page);
    await page.waitForSelector(".result");
    assert.match(await page.textContent(".finding .why"), /^This code is of another exercise/, more);
  }
  // Who begins it anew in another site is asked about the programs too.
  await page.goto("about:blank");
  await page.goto(url + about("write-program", "&exercise=queens").replace("#", "#embed&"));
  await page.getByRole("button", { name: "Begin anew as another person" }).click();
  await page.getByText("the programs written for it are then erased").waitFor();
});

for (const [exercise, { programs, wrong, says }] of Object.entries(BOARDS)) {
  programScenario(`programs on boards are judged on the page, in both languages: ${exercise}`, async ({ page, url }) => {
    await open(page, url, about("write-program", `&exercise=${exercise}`));
    for (const [name, program] of Object.entries(programs)) {
      const tab = await editor(page);
      await language(tab, name);
      // The program with gaps ends, and is wrong.
      assert.match(await judge(tab), /The smallest board found/, name);
      await write(tab, wrong.reduce((text, [right, changed]) => text.replace(right, changed), program));
      const report = await judge(tab);
      assert.match(report, /The smallest board found/, name);
      assert.match(report, says, name);
      await tab.getByRole("link", { name: "The right search on this board" }).waitFor();
      await write(tab, program);
      assert.match(await judge(tab), /200 boards/, name);
      const code = await found(tab);
      await filledIn(page, code);
      await tab.close();
    }
    await check(page);
    await page.locator(".result.full").waitFor();
  });
}

scenario("a program to write is reachable on a phone, in every language, and is practised", async ({ page, url }) => {
  await page.setViewportSize(PHONE);
  for (const lang of ["en", "nl", "zh-Hans"]) {
    await open(page, url, about("write-program", "&exercise=queens"));
    await page.selectOption(".language", lang);
    await page.locator(`html[lang=${lang}]`).waitFor();
    assert.deepEqual(await faults(page), [], lang);
    await page.goto(`${url}program.html#exercise=negamax&cut=gt`);
    await page.waitForSelector(".exercise");
    await page.locator(`html[lang=${lang}]`).waitFor();
    assert.deepEqual(await faults(page), [], lang);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${lang}: ${wide} pixels too wide`);
  }
  await open(page, url, `${PAGE}#practice=write-program&level=3&seed=2`);
  assert.match(await page.locator(".writing-task a").getAttribute("href"), /program\.html#exercise=queens$/);
});
