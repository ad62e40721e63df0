// Games: chosen, searched in the worker, unfolded, played against.
import assert from "node:assert/strict";
import { choices, scenarios, slowToo } from "./support/plyscope.mjs";

const scenario = scenarios();
const anywhere = slowToo(scenario);

/** Waits until no search is under way. */
const settled = (page) => page.waitForFunction(() => !document.querySelector(".busy"), null, { timeout: 60_000 });

/** Four empty squares; O is to move. */
const LATE = "game=tic-tac-toe&position=.OX/XO./..X&algorithm=minimax";

scenario("every example opens at its step, and plays on", async ({ page, show, press, count, caption }) => {
  await show(`#tree=1+2`);
  await press("Examples");
  const cards = page.locator(".gallery button");
  const exhibits = await cards.count();
  assert.ok(exhibits >= 29, `${exhibits} examples`);
  for (let number = 0; number < exhibits; number += 1) {
    if (number) await press("Examples");
    const title = await cards.nth(number).locator("strong").textContent();
    await cards.nth(number).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await settled(page);
    assert.match(await count(), /^Step [\d,]+ of [\d,]+$/, title);
    assert.equal(await page.locator(".notice").count(), 0, title);
    await page.keyboard.press("Home");
    const told = new Set([await caption()]);
    for (let step = 0; step < 4; step += 1) {
      await press("One step forward");
      told.add(await caption());
    }
    assert.equal(told.size, 5, `${title}: every step says something of its own`);
    assert.equal(await page.locator(".code .current").count(), 1, title);
    assert.ok((await page.locator("[role=treeitem]").count()) > 0, title);
  }
});

scenario("the lectures' counts come out", async ({ page, show, summary }) => {
  for (const [rest, visited] of [
    ["algorithm=minimax", "549,946"],
    ["algorithm=alpha-beta&window=infinite", "18,297"],
    ["algorithm=alpha-beta", "16,811"],
    ["algorithm=alpha-beta&window=loss..win&fail=start&table=3..5&keeps=numbers", "7,954"],
    ["algorithm=alpha-beta&window=loss..win&fail=start&table=3..5&keeps=numbers&symmetry=yes", "2,381"],
  ]) {
    await show(`#game=tic-tac-toe&${rest}&step=last`);
    await settled(page);
    assert.ok((await summary()).startsWith(`${visited} visited`), `${rest}: ${await summary()}`);
  }
});

scenario("an unsound table is said to be one, and bounds mend it", async ({ page, show, caption }) => {
  await show("#game=tic-tac-toe&window=infinite&table=3..5&keeps=numbers&symmetry=yes&step=last");
  await settled(page);
  assert.match(await caption(), /Value of the tree: win\..*takes bounds for values/);
  await choices(page);
  await page.selectOption("#table", "bounds");
  await settled(page);
  assert.match(await caption(), /Value of the tree: draw\./);
  assert.match(await page.textContent(".table-panel"), /entries/);
});

scenario("a game unfolds and folds, by pointer and by key", async ({ page, show }) => {
  await show("#game=tic-tac-toe&step=0&view=tree");
  await settled(page);
  const items = page.locator("[role=treeitem]");
  const before = await items.count();
  // One that is in view: of a large tree a part is shown.
  const id = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector(".canvas").getBoundingClientRect();
    return [...document.querySelectorAll("[role=treeitem][aria-expanded=false]")].find((item) => {
      const box = item.getBoundingClientRect();
      return box.left > left && box.right < right && box.top > top && box.bottom < bottom;
    }).id;
  });
  await page.locator(`#${id}`).dblclick();
  await page.waitForFunction((before) => document.querySelectorAll("[role=treeitem]").length > before, before);
  const item = page.locator(`#${id}`);
  assert.equal(await item.getAttribute("aria-expanded"), "true");
  await item.focus();
  await page.keyboard.press("x");
  await page.waitForFunction((before) => document.querySelectorAll("[role=treeitem]").length === before, before);
  assert.equal(await item.getAttribute("aria-expanded"), "false");
});

scenario("the board shows the step, and what is pointed at with the line expected after it", async ({ page, show, item }) => {
  await show(`#${LATE}&step=last&view=tree`);
  await settled(page);
  assert.equal(await page.textContent(".board-line"), "The given position");
  assert.match(await page.textContent(".expected"), /^Expected from here: b1$/);
  await page.locator(".moves button").nth(1).hover();
  await page.waitForFunction(() => document.querySelector(".board-line").textContent === "c2");
  await page.locator(".moves button").nth(1).click();
  assert.match(await page.textContent(".node-panel h2"), /Position c2/);
  assert.equal(await item("L2-2").count(), 1);
});

scenario("on a touch screen the moves below the board are made one after the other", async ({ page, show }) => {
  await show("#game=tic-tac-toe&step=0&view=path");
  await settled(page);
  const moves = page.locator(".board-panel .moves");
  const line = [];
  for (const name of ["b2", "a1"]) {
    const move = moves.getByRole("button", { name: new RegExp(`^${name}`) });
    await move.scrollIntoViewIfNeeded();
    await move.tap();
    line.push(name);
    await page.waitForFunction((line) => {
      const left = [...document.querySelectorAll(".board-panel .moves strong")].map((move) => move.textContent);
      const board = document.querySelector(".board-line").textContent;
      return board === line.join(" ") && !left.some((move) => line.includes(move));
    }, line);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Board", "the keys stay there");
  }
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

scenario("a game is played against the search, taken back, and its thoughts are opened", async ({ page, show, press, count }) => {
  await show("#game=tic-tac-toe&step=0");
  await settled(page);
  await press("Play X: begin");
  await page.locator(".playing .target").nth(4).click();
  await page.getByText("Your move: you are X.").waitFor();
  await settled(page);
  assert.equal(await page.locator(".record li").count(), 2);
  assert.equal(await page.textContent(".board-line"), "The given position", "a move was made before it");
  await page.locator(".match").getByText("Values of the search are as X counts them").waitFor();
  await page.locator(".match .moves button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 4);
  await press("Take back");
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
  await page.locator(".record button").first().click();
  assert.match(await count(), /^Step 0 of [\d,]+$/);
  await press("Again, sides changed");
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 1);
  await page.getByText("Your move: you are O.").waitFor();
});

/** What is seen of a match: its moves, the board, and whose turn it is. */
const seenOf = async (page) => ({
  moves: (await page.locator(".record li").allTextContents()).map((move) => move.replace("⌕", "").trim()),
  squares: await page.locator(".playing [role=gridcell]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
  turn: await page.textContent(".match [role=status]"),
});

/** Waits for one's turn after so many moves. */
const turnAfter = async (page, moves) => {
  await page.waitForFunction((moves) => {
    const isTurn = document.querySelector(".match [role=status]")?.textContent.includes("Your move");
    return isTurn && document.querySelectorAll(".record li").length === moves;
  }, moves, { timeout: 60_000 });
  await settled(page);
};

for (const game of ["tic-tac-toe", "connect-four&depth=2", "chess&depth=1"]) {
  scenario(`a match goes on after a reload, in its own tab: ${game}`, async ({ page, show, press }) => {
    const move = () => page.locator(".match .moves button").first().click();
    await show(`#game=${game}&step=0`);
    await settled(page);
    await page.getByRole("button", { name: /^Play .+: begin$/ }).click();
    for (const moves of [2, 4]) {
      await turnAfter(page, moves - 2);
      await move();
      await turnAfter(page, moves);
    }
    const before = await seenOf(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: /^Play .+: begin$/ }).waitFor();
    await other.close();
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await turnAfter(page, 4);
      assert.deepEqual(await seenOf(page), before);
    }
    await press("Take back");
    await turnAfter(page, 2);
    await move();
    await turnAfter(page, 4);
    await press("Again, sides changed");
    await turnAfter(page, 1);
    const changed = await seenOf(page);
    await page.reload();
    await turnAfter(page, 1);
    assert.deepEqual(await seenOf(page), changed);
    await press("End");
    await page.reload();
    await page.locator(".match").getByRole("button", { name: /: begin$/ }).waitFor();
  });
}

scenario("a stored match that does not fit is left alone", async ({ page, show }) => {
  await show("#game=tic-tac-toe&step=0");
  await settled(page);
  /** Opens the page again, with this stored as the match of its address. */
  const stored = async (text) => {
    await page.evaluate((text) => {
      addEventListener("pagehide", () => sessionStorage.setItem("plyscope.match", text.replace("HERE", location.hash)));
    }, text);
    await page.reload();
    await page.waitForSelector(".match");
    await settled(page);
  };
  for (const text of [
    "",
    "HERE",
    "HERE\ngame=tic-tac-toe",
    "HERE\ngame=tic-tac-toe\n",
    "HERE\ngame=tic-tac-toe\nmax 4 4",
    "HERE\ngame=tic-tac-toe\nmax 4000000000",
    "HERE\ngame=tic-tac-toe\nnobody 4",
    "HERE\ngame=connect-four\nmax 3",
    "HERE\ngame=dice-nim\nmax",
    "HERE\ntree=1+2\nmax",
    "#game=tic-tac-toe&step=1\ngame=tic-tac-toe\nmax 4",
  ]) {
    await stored(text);
    assert.equal(await page.getByRole("button", { name: "Play X: begin" }).count(), 1, JSON.stringify(text));
    assert.equal(await page.textContent(".notices"), "", JSON.stringify(text));
  }
  // One that fits goes on, with the search to move.
  await stored("HERE\ngame=tic-tac-toe\nmax 4");
  await turnAfter(page, 2);
});

anywhere("the keys keep their place in a match", async ({ page, show }) => {
  await show("#game=tic-tac-toe&step=0");
  await settled(page);
  const focused = () => page.evaluate(() => [document.activeElement?.closest(".match") !== null, document.activeElement?.textContent]);
  await page.getByRole("button", { name: "Play X: begin" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Your move: you are X.").waitFor();
  // What was pressed has become no other button.
  const [isInside, name] = await focused();
  assert.deepEqual([isInside, name === "Again, sides changed"], [true, false]);
  await page.locator(".match .moves button").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
  assert.equal((await focused())[0], true);
  await page.getByRole("button", { name: "End", exact: true }).focus();
  await page.keyboard.press("Enter");
  // The position that was searched last is one in which O is to move.
  await page.getByRole("button", { name: "Play O: begin" }).waitFor();
  assert.deepEqual([(await focused())[0], /^Play [XO]: answer/.test((await focused())[1])], [true, false]);
});

scenario("Enter plays the square with the focus, and the answer is spoken", async ({ page, show, press }) => {
  await show("#game=tic-tac-toe&depth=2&step=0");
  await settled(page);
  await press("Play X: begin");
  await turnAfter(page, 0);
  // A screen reader moves the focus without the arrow keys.
  await page.locator("#square-8").focus();
  await page.keyboard.press("Enter");
  await turnAfter(page, 2);
  const { moves, turn } = await seenOf(page);
  assert.equal(moves[0], "1. c1");
  assert.equal(turn, `The search has played ${moves[1].replace("2. ", "")}. Your move: you are X.`);
  await page.locator("#square-4").focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement.id), "square-1");
});

scenario("what chess does not know here, its search does", async ({ page, show, press }) => {
  const told = () => page.textContent(".board-panel .quiet-text");
  // Stalemate, and mate.
  await show("#game=chess&position=7k/8/6K1/8/8/8/8/6Q1+w+-+-+0+1&depth=3&window=infinite&step=222");
  await settled(page);
  assert.match(await page.textContent(".caption"), /where the game is over/);
  assert.equal(await told(), "The game is over: draw.");
  // Another evaluation than material is not known here.
  await show("#game=chess&evaluation=mobility&depth=1&step=3");
  await settled(page);
  assert.equal(await told(), "Black is to move.");
  // A position that is gone on from is the whole one.
  await show("#game=chess&position=4k3/8/8/8/3p4/8/4P3/R3K3+w+Q+-+3+7&depth=2&step=last");
  await settled(page);
  await page.locator(".moves button").filter({ hasText: "e4" }).click();
  await press("Search from here");
  await settled(page);
  assert.equal(await page.inputValue("#position"), "4k3/8/8/8/3pP3/8/8/R3K3 b Q e3 0 7");
});

anywhere("a search is stopped with its best move so far", async ({ page, show, press, count }) => {
  await show("#game=connect-four&depth=1&step=0");
  await settled(page);
  await choices(page);
  await page.fill("#depth", "30");
  await page.getByText(/positions so far, [\d,]+ a second/).waitFor({ timeout: 30_000 });
  await press("Cancel");
  assert.match(await page.textContent(".notices"), /Stopped after [\d,]+ positions\./);
  assert.match(await count(), /^Step 0 of /);
  // What is shown is still the search before it, so that this goes on being told.
  await page.keyboard.press("ArrowRight");
  assert.match(await count(), /^Step 1 of /);
  assert.match(await page.textContent(".notices"), /Stopped after/);
  await page.fill("#depth", "1");
  await page.waitForFunction(() => !document.querySelector(".notices").textContent.trim());
});

scenario("a search ends when its time is up, which is told with how far it came", async ({ page, show, caption }) => {
  await show("#game=othello&algorithm=iterative-deepening&depth=2&step=0");
  await settled(page);
  await choices(page);
  await page.fill("#depth", "60");
  await page.getByText(/positions so far/).waitFor({ timeout: 30_000 });
  await page.fill("#time", "1200");
  await page.getByText(/Time limit reached\. The last complete pass looked \d+ pl(y|ies) ahead\. Its best move: [a-h][1-8], estimated at [-−]?\d+\. The next pass/).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator(".busy").count(), 0);
  await page.keyboard.press("End");
  assert.notEqual(await caption(), "");
  // Without a time it is over when it is done.
  await page.fill("#time", "");
  await page.fill("#depth", "2");
  await settled(page);
  assert.equal(await page.textContent(".notices"), "");
});

scenario("what is more than there is room for is counted, and said so", async ({ page, show, summary }) => {
  await show("#game=connect-four&depth=8&step=last");
  await settled(page);
  assert.match(await page.textContent(".caption"), /positions visited/);
  assert.match(await summary(), /visited/);
  assert.ok((await page.locator("[role=treeitem]").count()) > 1);
});

scenario("illegal positions are refused where they are typed, and nothing is lost", async ({ page, show, count }) => {
  await show(`#${LATE}&step=3`);
  await settled(page);
  const before = await count();
  for (const [position, sentence] of [
    ["XXX/.../...", "3 X against 0 O cannot be"],
    ["XXX/OOO/...", "Only one player can have completed a line"],
    ["X./.../...", "row 1 has 2"],
    ["X?./.../...", "Character 2 is “?”"],
  ]) {
    await choices(page);
    await page.fill("#position", position);
    assert.ok((await page.textContent("#position-error")).includes(sentence), position);
    assert.equal(await count(), before);
    assert.equal(await page.inputValue("#position"), position);
  }
  await page.fill("#position", "X../.../...");
  await page.keyboard.press("Enter");
  await settled(page);
  assert.ok((await page.evaluate(() => location.hash)) !== "");
  assert.equal(await page.textContent("#position-error"), "");
});

for (const [name, fragment, sentence] of [
  ["an unknown game", "game=nim", "game cannot be “nim”"],
  ["an illegal position", "game=tic-tac-toe&position=XXX/OOO/...", "Only one player can have completed a line"],
  ["a size beyond the limits", "game=connect-four&size=40x40", "A board of 40×40 is not possible"],
  ["an unknown evaluation", "game=othello&evaluation=luck", "There is no evaluation “luck”"],
]) {
  scenario(`${name} in the address is told, and the rest is shown`, async ({ page, show }) => {
    await show(`#${fragment}`);
    await settled(page);
    assert.ok((await page.textContent(".notices")).includes(sentence), await page.textContent(".notices"));
  });
}

scenario("an illegal position of chess is told by those who know the rules", async ({ page, show }) => {
  await show("#game=chess&position=8/8/8/8/8/8/8/8+w+-+-+0+1&step=0");
  await page.locator(".notices").getByText(/The position is illegal: each player must have one king/).waitFor({ timeout: 30_000 });
  await page.selectOption(".language", "nl");
  await page.locator(".notices").getByText(/De stelling is niet toegestaan: elke speler moet één koning hebben/).waitFor();
  assert.match(await page.locator(".position").first().textContent(), /één koning/);
  assert.equal(await page.getAttribute(".play", "aria-disabled"), "true", "there is nothing to play");
});

scenario("a link of a game reopens exactly", async ({ page, show, press, count, caption, summary }) => {
  await show("#game=connect-four&size=5x4&line=3&algorithm=iterative-deepening&depth=3&order=previous&step=20");
  await settled(page);
  await press("One step forward");
  const seen = [await count(), await caption()];
  assert.match(await summary(), /^\d+ visited · \d+ cuts? · in this pass \d+ pruned$/);
  await page.waitForFunction(() => location.hash.endsWith("step=21"));
  const link = page.url();
  for (const part of ["game=connect-four", "size=5x4", "line=3", "depth=3", "order=previous"]) {
    assert.ok(link.includes(part), `${part} in ${link}`);
  }
  await show(new URL(link).hash);
  await settled(page);
  assert.deepEqual([await count(), await caption()], seen);
});

scenario("the tree that was typed is still there after a game", async ({ page, tree, text }) => {
  await tree("(4 8) (17 wim");
  await page.selectOption("#source", "tic-tac-toe");
  await settled(page);
  await page.selectOption("#source", "tree");
  assert.equal(await text(), "(4 8) (17 wim");
});

scenario("walking with the keys keeps the focus in the tree, however far it leads", async ({ page, tree }) => {
  await tree("((8 5) (20 3)) ((2 4) (15 6))");
  await page.locator("[role=treeitem][tabindex='0']").focus();
  for (let zoom = 0; zoom < 9; zoom += 1) await page.keyboard.press("+");
  const names = [];
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"]) {
    await page.keyboard.press(key);
    names.push(await page.evaluate(() => document.activeElement.getAttribute("aria-label")?.split(",")[0]));
  }
  assert.deepEqual(names, ["L2-1", "L2-2", "L3-3", "L3-4"]);
});

scenario(
  "the page works where nothing may be stored, and says what that means",
  async ({ page, show, count }) => {
    await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }));
    await show("#tree=1+2&step=1");
    assert.equal(await count(), "Step 1 of 8");
    await page.selectOption(".theme", "dark");
    assert.equal(await page.textContent(".notices"), "", "nothing is lost yet");
    await page.fill("#tree-text", "1 3");
    await page.locator(".notices").filter({ hasText: "This browser lets this site store nothing" }).waitFor();
  },
);

for (const viewport of [{ width: 1366, height: 650 }, { width: 390, height: 844 }]) {
  scenario(`playing is offered before the board, with what one plays with: ${viewport.width} × ${viewport.height}`, async ({ page, show, press }) => {
    await show("#game=connect-four&depth=2&step=0");
    await settled(page);
    const offer = page.getByRole("button", { name: "Play X: begin" });
    const top = async (part) => (await part.boundingBox()).y;
    assert.ok((await top(offer)) < (await top(page.locator(".board-panel").first())));
    if (viewport.width > 900) assert.ok((await top(offer)) < viewport.height / 2, "it is seen at once");
    assert.equal(await offer.locator(".side-disc .disc-max").count(), 1);
    assert.equal(await page.getByRole("button", { name: "Play O: answer" }).locator(".side-disc .disc-min").count(), 1);
    await press("Play X: begin");
    const turn = page.locator(".match p[role=status]", { hasText: "Your move: you are X." });
    await turn.waitFor();
    assert.equal(await turn.locator(".disc-max").count(), 1);
    // The names of crosses and noughts are what is seen.
    await show("#game=tic-tac-toe&step=0");
    await settled(page);
    assert.equal(await page.locator(".side-disc").count(), 0);
  }, { viewport });
}
