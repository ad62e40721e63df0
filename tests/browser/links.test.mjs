// The address holds everything, and may hold anything.
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

scenario("a link reopens exactly", async ({ page, tree, show, press, count, caption, items }) => {
  await tree(QUIZ, "algorithm=alpha-beta&order=right&cut=gt&fail=hard&window=-5..25&step=12");
  await press("One step forward");
  const seen = [await count(), await caption(), await items()];
  await page.waitForFunction(() => location.hash.endsWith("step=13"));
  const link = page.url();
  for (const part of ["order=right", "cut=gt", "fail=hard", "window=-5..25", "root=max"]) {
    assert.ok(link.includes(part), `${part} in ${link}`);
  }
  await show(new URL(link).hash);
  assert.deepEqual([await count(), await caption(), await items()], seen);
});

scenario("changing the address changes the page", async ({ page, tree, count }) => {
  await tree("(4 8) (17 5)", "step=3");
  await page.evaluate(() => (location.hash = "#tree=1+2+3&step=2"));
  await page.waitForFunction(() => document.querySelector(".count").textContent === "Step 2 of 11");
  assert.equal(await count(), "Step 2 of 11");
});

/** Goes back or forward in the browser's history, to an address that ends so. */
async function travel(page, way, ending) {
  // Who listens last hears last: then the page has followed.
  await page.evaluate((way) => new Promise((done) => {
    addEventListener("hashchange", () => done(), { once: true });
    history[way]();
  }), way);
  await page.waitForFunction((ending) => location.hash.endsWith(ending), ending);
}

scenario("back leads to what was shown before an example, and forward to the example", async ({ page, tree, press, scrub, count, text }) => {
  await tree("(4 8) (17 5)", "step=3");
  await scrub(7);
  // Sooner than the address is written by itself.
  await press("Examples");
  await page.locator(".gallery button").nth(3).click();
  await page.waitForFunction(() => !location.hash.endsWith("step=7"));
  const [hash, seen] = [new URL(page.url()).hash, await count()];
  await travel(page, "back", "step=7");
  assert.equal(await text(), "(4 8) (17 5)");
  assert.match(await count(), /^Step 7 of /);
  await travel(page, "forward", hash);
  assert.equal(await count(), seen);
});

for (const address of ["backtracking.html#puzzle=queens&size=6&step=5", "coroutines.html#labels=4+2+6&step=5", "mcts.html#tree=4+8&iterations=9&step=5", "best-first.html#search=sss&tree=(3+5)+(2+9)&step=5"]) {
  scenario(`back leads to what was shown before an example: ${address}`, async ({ page, show, press, count }) => {
    await show(address);
    const before = await count();
    await press("Examples");
    await page.locator(".gallery button").nth(1).click();
    await page.waitForFunction(() => !location.hash.endsWith("step=5"));
    await travel(page, "back", "step=5");
    assert.equal(await count(), before);
  });
}

scenario("back leads out of a position that was searched by itself, and out of another game", async ({ page, show, press, count }) => {
  const shown = (position) => page.waitForFunction((position) => document.querySelector("#position")?.value === position && !document.querySelector(".busy"), position);
  await show("#game=tic-tac-toe&position=.OX/XO./..X&algorithm=minimax&step=20&view=tree");
  await shown(".OX/XO./..X");
  const before = await count();
  await page.locator("[role=treeitem]").nth(2).click();
  await press("Search from here");
  await page.waitForFunction(() => document.querySelector("#position")?.value !== ".OX/XO./..X");
  const deeper = await page.inputValue("#position");
  await page.selectOption("#source", "connect-four");
  await page.waitForFunction(() => location.hash.includes("connect-four"));
  await travel(page, "back", "");
  await shown(deeper);
  await travel(page, "back", "step=20&view=tree");
  await shown(".OX/XO./..X");
  assert.equal(await count(), before);
});

scenario("a match goes on when the browser goes back", async ({ page, show, press }) => {
  const turn = () => page.getByText("Your move: you are X.").waitFor();
  await show("#game=tic-tac-toe&depth=2&step=0");
  await page.waitForFunction(() => !document.querySelector(".busy"));
  await press("Play X: begin");
  await turn();
  await page.locator(".match .moves button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
  await turn();
  await page.locator(".record button").click();
  await page.waitForFunction(() => location.hash.endsWith("step=0"));
  await travel(page, "back", "");
  await page.waitForFunction(() => !location.hash.endsWith("step=0") && !document.querySelector(".busy"));
  assert.equal(await page.locator(".record li").count(), 2);
  await page.locator(".match .moves button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 4);
});

const broken = [
  ["an unknown part", "tree=4+8&speed=9", "“speed” means nothing here."],
  ["an unknown choice", "tree=4+8&algorithm=magic", "algorithm cannot be “magic”. The chapter “Algorithms” of the guide lists what it can be."],
  ["a bad step", "tree=4+8&step=soon", "The step “soon” is not a whole number."],
  ["a step beyond the end", "tree=4+8&step=99", "It asks for step 99; the last one is 8."],
  ["a bad window", "tree=4+8&window=9..3", "“9..3” is not a window; expected two values, the smaller first"],
  ["a broken code", "tree=4+8&order=%zz", "“order” has a broken % code."],
  ["a bad depth", "tree=4+8&depth=deep", "The depth “deep” is not a number of plies"],
  ["a bad time", "tree=4+8&time=soon", "The time “soon” is not a number of milliseconds from 1 to 60,000."],
  ["bad plies", "tree=4+8&table=5..3", "“5..3” are no plies"],
];
for (const [name, fragment, sentence] of broken) {
  scenario(`${name} is told, and the rest is shown`, async ({ page, show, text }) => {
    await show(`#${fragment}`);
    const notice = await page.textContent(".notices");
    assert.ok(notice.includes(sentence), notice);
    assert.ok((await text()).includes("4 8"));
    assert.equal(await page.inputValue("#algorithm"), "alpha-beta");
    await page.locator(".notice button").click();
    assert.equal(await page.textContent(".notices"), "");
  });
}

scenario("a mistake in the tree is at its text, and the stage says why it is empty", async ({ page, show }) => {
  const mistake = /^Line 1, column 1: This “\(” is never closed\./;
  await show("#tree=(4+8");
  assert.equal(await page.textContent(".notices"), "");
  assert.match(await page.textContent("#tree-error"), mistake);
  assert.equal(await page.textContent(".caption"), "Nothing can be drawn before the text of the tree can be read.");
  await show("#tree=(4+8&foo=1");
  const notice = await page.textContent(".notices");
  assert.match(notice, /“foo” means nothing here\./);
  assert.doesNotMatch(notice, /never closed|The rest is shown/);
  assert.match(await page.textContent("#tree-error"), mistake);
});

scenario("what is hostile does no harm", async ({ page, show }) => {
  const attacks = [
    `#tree=${encodeURIComponent("\"<img src=x onerror=alert(1)>\":(1 \"<script>alert(2)</script>\":2)")}`,
    `#tree=${"(".repeat(100_000)}`,
    `#tree=${"1+".repeat(150_000)}`,
    `#${"a=b&".repeat(3_000)}`,
    "#tree=%00%01&root=__proto__&step=-1",
    "#tree=%F0%28%8C%28",
  ];
  for (const attack of attacks) {
    await show(attack);
    assert.equal(await page.locator("main script, main img").count(), 0);
    await page.getByRole("button", { name: "Examples" }).waitFor();
  }
});

scenario("work in progress survives a reload", async ({ page, show, text, count, scrub }) => {
  await show();
  await page.fill("#tree-text", "(1 2 3) (4 5 6)");
  await scrub(7);
  await page.waitForFunction(() => location.hash.endsWith("step=7"));
  await show();
  assert.equal(await text(), "(1 2 3) (4 5 6)");
  assert.match(await count(), /^Step 7 of /);
});

/** A tree of one's own that was typed on the page, and waits until it is stored. */
async function type({ page, show }, own) {
  await show();
  await page.fill("#tree-text", own);
  await page.waitForFunction((own) => localStorage.getItem("plyscope.text") === own, own);
}

scenario("what a link shows takes the place of one's own work only once it is changed", async ({ page, show, text, count, press }) => {
  const own = "(1 2) (3 99) (7 7 7)";
  const stored = () => page.evaluate(() => localStorage.getItem("plyscope.text"));
  await type({ page, show }, own);
  const unreadable = ["#step=3", "#depth=x", "#foo", "#tree=%E0%A4%A", `#tree=${"(".repeat(200_100)}`];
  for (const link of [...unreadable, "#tree=(4+8", "#game=tic-tac-toe&depth=1&step=0", "#tree=(4+8)+(17+5)&step=2"]) {
    await show(link);
    if (unreadable.includes(link)) assert.equal(await text(), QUIZ, `${link.slice(0, 40)} shows everyone the same`);
    await page.selectOption(".theme", "dark");
    assert.equal(await stored(), own, link.slice(0, 40));
    await show();
    assert.equal(await text(), own, link.slice(0, 40));
  }
  await show("#tree=(4+8)+(17+5)&step=2");
  await press("One step forward");
  await page.waitForFunction(() => location.hash.endsWith("step=3"));
  await page.reload();
  await page.waitForSelector(".transport");
  assert.equal(await text(), "(4 8) (17 5)", "a reload shows the link");
  assert.match(await count(), /^Step 3 of /);
  assert.equal(await stored(), own);
  await page.fill("#tree-text", "(4 8) (17 6)");
  await page.waitForFunction(() => localStorage.getItem("plyscope.text") === "(4 8) (17 6)");
  for (const before of ["(4 8) (17 5)", own]) {
    await press("Undo");
    assert.equal(await text(), before);
  }
  await press("Redo");
  await page.waitForFunction(() => localStorage.getItem("plyscope.text") === "(4 8) (17 5)");
  await show();
  assert.equal(await text(), "(4 8) (17 5)", "from the first change on it is one's own");
});

scenario("a link is not one's own after what changes nothing", async ({ page, show, text, item }) => {
  const own = "(1 2) (3 99) (7 7 7)";
  await type({ page, show }, own);
  await show("#tree=(4+8)+(17+5)&step=2");
  for (const leave of [() => page.keyboard.press("Enter"), () => page.locator(".caption").click()]) {
    await item("L3-1").dblclick();
    await page.locator("#leaf-value").waitFor();
    await leave();
    await page.locator("#leaf-value").waitFor({ state: "detached" });
  }
  await show();
  assert.equal(await text(), own);
  await show("#game=tic-tac-toe&depth=1&step=0");
  await page.keyboard.press("Control+z");
  await show();
  assert.equal(await text(), own);
});

scenario("a match that begins from a link is there when one comes back to the page", async ({ page, show, press }) => {
  const turn = () => page.getByText("Your move: you are X.").waitFor();
  await type({ page, show }, "(1 2) (3 99)");
  await show("#game=tic-tac-toe&depth=2&step=0");
  await page.waitForFunction(() => !document.querySelector(".busy"));
  await press("Play X: begin");
  await turn();
  await page.locator(".match .moves button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".record li").length === 2);
  await turn();
  await show();
  await turn();
  assert.equal(await page.locator(".record li").count(), 2);
});

scenario("back and forward lead from one's own work to one's own work", async ({ page, show, text, count, press }) => {
  const own = "(1 2) (3 99)";
  await type({ page, show }, own);
  const leave = async () => {
    await page.selectOption("#source", "tic-tac-toe");
    await page.waitForFunction(() => location.hash.includes("tic-tac-toe"));
    await travel(page, "back", "");
    await page.waitForFunction((own) => document.querySelector("#tree-text")?.value === own, own);
  };
  await leave();
  await press("To the end");
  const seen = await count();
  await show();
  assert.deepEqual([await text(), await count()], [own, seen]);
  await leave();
  await travel(page, "forward", "");
  await page.waitForFunction(() => document.querySelector("#source").value === "tic-tac-toe");
  await show();
  assert.equal(await page.inputValue("#source"), "tic-tac-toe");
});

scenario("a step beyond the end is a problem of the link after its tree was mended, too", async ({ page, show }) => {
  await show("#tree=(4+8&step=99");
  await page.fill("#tree-text", "4 8");
  await page.locator(".notices").filter({ hasText: "It asks for step 99; the last one is 8." }).waitFor();
});

scenario("an example takes the place of one's own work only once it is changed", async ({ page, show, text, count, press }) => {
  const own = "(1 2) (3 99) (7 7 7)";
  await type({ page, show }, own);
  // Sooner than the address is written by itself.
  await press("To the end");
  await press("Examples");
  await page.locator(".gallery button").nth(1).click();
  await page.waitForFunction(() => !location.hash.includes("99"));
  await show();
  assert.equal(await text(), own);
  await press("Examples");
  await page.locator(".gallery button").nth(1).click();
  await page.waitForFunction(() => !location.hash.includes("99"));
  await page.goBack();
  await page.waitForFunction((own) => document.querySelector("#tree-text")?.value === own, own);
  await press("One step back");
  const seen = await count();
  await show();
  assert.deepEqual([await text(), await count()], [own, seen], "going back leads to one's own work");
});

scenario("stored work that is not wholly understood is no broken link", async ({ page, show, text, count }) => {
  await type({ page, show }, "(1 2) (3 99)");
  await page.evaluate(() => addEventListener("pagehide", () => localStorage.setItem("plyscope.work", "foo=1&step=2")));
  await show();
  assert.equal(await text(), "(1 2) (3 99)");
  assert.match(await count(), /^Step 2 of /);
  const notice = await page.textContent(".notices");
  assert.match(notice, /another version of Plyscope/);
  assert.doesNotMatch(notice, /link|foo/);
});

scenario("a link that is too long says that nothing of it is shown", async ({ page, show }) => {
  await show(`#tree=${"(".repeat(200_100)}`);
  const notice = await page.textContent(".notices");
  assert.match(notice, /200,105 bytes, more than the 200,000 that are read, so nothing of it is shown\./);
  assert.doesNotMatch(notice, /The rest is shown/);
});

scenario("of many problems of a link only the first are listed", async ({ page, show }) => {
  await show(`#tree=(4+8)&${Array.from({ length: 30 }, (_, number) => `x${number}=1`).join("&")}`);
  const listed = await page.locator(".notices li").allTextContents();
  assert.equal(listed.length, 11);
  assert.match(listed[9], /“x9” means nothing here/);
  assert.equal(listed[10], "… and 20 more problems");
});

for (const [name, address, last] of [
  ["backtracking", "backtracking.html#puzzle=queens&size=4&step=99999", null],
  ["a short search, far beyond", "backtracking.html#puzzle=queens&size=4&step=9999999", null],
  ["SSS*", "best-first.html#search=sss&tree=(4+8)+(17+5)&step=99999", null],
  ["Monte Carlo tree search", "mcts.html#tree=(4+8)+(17+5)&iterations=10&step=99999", 40],
]) {
  scenario(`a step beyond the end of ${name} is a problem of the address`, async ({ page, show }) => {
    await show(address);
    const problem = page.locator(".notices li", { hasText: /It asks for step [9,]+; the last one is/ });
    await problem.waitFor();
    assert.equal(await page.locator(".notices li").count(), 1);
    if (last !== null) assert.match(await problem.textContent(), new RegExp(`the last one is ${last}\\.`));
  });
}
