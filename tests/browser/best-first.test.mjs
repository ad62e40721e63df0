// The page about SSS* and proof-number search: its steps, its lists, and everything by pointer and by keys.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PAGE = "best-first.html";
const SSS = `${PAGE}#search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=0`;
const PROOF = `${PAGE}#search=proof-number&tree=(3+5)+(2+9)&goal=3&step=0`;

/** What the page shows of a step. */
async function look(page) {
  const all = async (selector) => (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim());
  return {
    place: await page.textContent(".count"),
    phase: await all(".phases .current"),
    said: await page.textContent(".caption"),
    nodes: await page.locator(".growing [role=treeitem]").evaluateAll((items) => items.map((item) => item.getAttribute("aria-label"))),
    drawn: await all(".growing svg text"),
    title: await all(".tried h2"),
    rows: await page.locator(".tried tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()).join(" ").trim())),
  };
}

scenario("SSS* takes the first state of its list, and says what follows", async ({ page, show, press }) => {
  await show(SSS);
  const table = [
    [0, /^The list OPEN has one state: L1-1, live, with merit ∞/, 1, ["L1-1 live ∞ ←"]],
    [1, /^Take L1-1, live, h = ∞\. MAX can choose there: both moves go into the list/, 3, ["L2-1 live ∞ ←✱", "L2-2 live ∞ ✱"]],
    [2, /^Take L2-1, live, h = ∞\. MIN moves there.*the first, L3-1/, 4, ["L3-1 live ∞ ←✱", "L2-2 live ∞"]],
    [3, /^Take L3-1, live.*both moves/, 6, ["L4-1 live ∞ ←✱", "L4-2 live ∞ ✱", "L2-2 live ∞"]],
    [4, /It is a leaf, worth 3.*smaller of ∞ and its value: 3\.$/, 6, ["L4-2 live ∞ ←", "L2-2 live ∞", "L4-1 solved 3 ✱"]],
  ];
  for (const [step, said, nodes, rows] of table) {
    if (step > 0) await press("One step forward");
    const seen = await look(page);
    assert.match(seen.said.replaceAll(" ▲", "").replaceAll(" ▽", ""), said);
    assert.equal(seen.nodes.length, nodes, `nodes at ${step}`);
    assert.deepEqual(seen.rows, rows, `the list at ${step}`);
  }
  await press("To the end");
  const seen = await look(page);
  assert.match(seen.said, /The root is solved: its value is 6\. 6 leaves were evaluated\. Alpha-beta, from left to right, visits 8\.$/);
  assert.deepEqual(seen.rows, []);
});

scenario("proof-number search selects, expands and updates, until the question is answered", async ({ page, show, press }) => {
  await show(PROOF);
  const table = [
    [0, [], /^Is the value at least 3\? Every node has two numbers/, ["L1-1: proof number 1, disproof number 1"]],
    [1, ["Select"], /^Select: L1-1 is a leaf, and so the most-proving node\.$/, ["L1-1: proof number 1, disproof number 1"]],
    [2, ["Expand"], /^Expand: L1-1 gets its 2 children\. What is not settled has the numbers 1 and 1\.$/, null],
    [3, ["Update"], /the smallest proof number is 1, the sum of the disproof numbers 2\.$/, null],
    [4, ["Select"], /so the search goes to L2-1, whose proof number 1 is the smallest\. It is the most-proving node\.$/, null],
    [5, ["Expand"], /Settled at once: 2 proved, 0 disproved\. Values: L3-1 = 3, L3-2 = 5\.$/, null],
    [6, ["Update"], /Is the value at least 3\? Yes: the root is proved\./, null],
  ];
  for (const [step, phase, said, nodes] of table) {
    if (step > 0) await press("One step forward");
    const seen = await look(page);
    assert.deepEqual(seen.phase, phase, String(step));
    assert.match(seen.said, said);
    if (nodes) assert.deepEqual(seen.nodes, nodes);
  }
  const { rows, title } = await look(page);
  assert.deepEqual([title, rows], [["Children of L1-1"], ["L2-1 0 ∞", "L2-2 1 1"]]);
  assert.match(await page.textContent(".tried"), /an OR node: proof number = the smallest = 0, disproof number = the sum = ∞/);
});

for (const [name, address] of [["SSS*", SSS], ["proof-number search", PROOF]]) {
  scenario(`every step of ${name} looks the same, from whichever side it is reached`, async ({ page, show, press }) => {
    await show(address);
    const last = Number((await page.textContent(".count")).match(/\d+$/)[0]);
    const forwards = [JSON.stringify(await look(page))];
    for (let step = 1; step <= last; step += 1) {
      await press("One step forward");
      forwards.push(JSON.stringify(await look(page)));
    }
    assert.equal(new Set(forwards).size, last + 1, "every step shows something of its own");
    for (let step = last - 1; step >= 0; step -= 1) {
      await press("One step back");
      assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, backwards`);
    }
  });
}

scenario("buttons and keys alone do it all", async ({ page, show }) => {
  await show(SSS);
  const step = async () => Number((await page.textContent(".count")).match(/\d+/)[0]);
  await page.locator(".play").focus();
  for (const [key, expected] of [["i", 4], ["i", 5], ["I", 4], ["ArrowRight", 5], ["n", 6], ["p", 5], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await step(), expected, key);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // Into the tree: the arrow keys go from node to node there.
  await page.locator(".growing [aria-selected=true]").focus();
  for (const [key, name] of [["ArrowDown", "L2-1"], ["ArrowRight", "L2-2"], ["ArrowDown", "L3-3"], ["ArrowUp", "L2-2"]]) {
    await page.keyboard.press(key);
    await page.locator(`.growing [aria-selected=true][aria-label^="${name}:"]`).waitFor();
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("role")), /treeitem/);
  }
  // Before the first step there is no such node, and the keyboard stays in the tree.
  await page.keyboard.press("Home");
  await page.locator(".growing [role=treeitem]:focus").waitFor({ state: "attached" });
  assert.equal(await step(), 0);
});

scenario("a node that is pressed is shown with its board and its numbers", async ({ page, show, press }) => {
  await show(`${PAGE}#search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=last`);
  assert.match(await page.textContent(".caption"), /Does X win\? Yes: the root is proved\./);
  await page.locator(".tried tbody button").first().click();
  const title = await page.textContent(".tried h2");
  assert.notEqual(title, "Children of the root");
  assert.equal(await page.textContent(".playout h2"), title.replace("Children of", "The position at"));
  await press("To the start");
  assert.equal(await page.textContent(".tried h2"), "Children of the root", "what is not there yet is not looked at");
});

scenario("proof-number search finds Morphy's mate in two", async ({ page, show }) => {
  await show(`${PAGE}#search=proof-number&game=chess&position=kbK5/pp6/1P6/8/8/8/8/R7+w+-+-+0+1&step=last`);
  await page.locator(".caption", { hasText: /Does White win\? Yes: the root is proved\./ }).waitFor();
  const { rows } = await look(page);
  assert.deepEqual(rows.filter((row) => / 0 ∞$/.test(row)), ["Ra6 0 ∞"]);
  await page.locator(".playout .board").waitFor();
});

scenario("what is searched can be changed, and errors are shown at their field", async ({ page, show }) => {
  await show(SSS);
  const taken = (part) => page.waitForFunction((part) => location.hash.includes(part), part);
  const refused = async (field, wrong, error) => {
    await page.fill(field, wrong);
    await page.press(field, "Enter");
    await page.locator(`${field}-error`, { hasText: error }).waitFor();
    assert.equal(await page.inputValue(field), wrong, "what was typed stays");
  };
  await refused("#depth", "-1", /“-1”/);
  await page.fill("#depth", "2");
  await page.press("#depth", "Enter");
  await taken("depth=2");
  await refused("#tree", "chance:(1 2)", /chance.* The picture still shows the last tree/i);
  await page.fill("#tree", "(7 1) (9 4)");
  await page.press("#tree", "Enter");
  await taken("7+1");
  await page.getByRole("link", { name: "Proof numbers" }).click();
  await taken("search=proof-number");
  await taken("tree=");
  await refused("#goal", "much", /“much” is no value/);
  await refused("#iterations", "0", /1 to 100,000/);
  await page.fill("#goal", "6");
  await page.press("#goal", "Enter");
  await taken("goal=6");
  const games = await page.locator("#source option").evaluateAll((options) => options.map(({ value }) => value));
  assert.ok(games.includes("connect-four") && !games.includes("einstein"), games.join());
  await page.selectOption("#source", "connect-four");
  await taken("game=connect-four");
  await page.selectOption("#source", "tree");
  await page.locator("#tree").waitFor();
  assert.equal(await page.inputValue("#tree"), "(7 1) (9 4)", "one's own tree is kept");
  await show(`${PAGE}#search=sss&game=einstein`);
  await page.locator(".caption", { hasText: /^Chance decides/ }).waitFor();
  await show(`${PAGE}#search=sss&tree=(3+12`);
  await page.selectOption("#source", "connect-four");
  await taken("game=connect-four");
  await page.selectOption("#source", "tree");
  await page.locator("#tree").waitFor();
  assert.equal(await page.inputValue("#tree"), "((3 5) (2 9)) ((7 8) (6 4))", "what is no tree is not kept");
});

scenario("links lead from one search to the other, with the same tree", async ({ page, show }) => {
  await show("mcts.html#tree=(3+5)+(2+9)&iterations=40&step=0");
  await page.getByRole("link", { name: "SSS*" }).click();
  await page.waitForURL((url) => url.pathname.endsWith("best-first.html"));
  await page.locator(".caption", { hasText: /^The list OPEN/ }).waitFor();
  assert.equal(await page.inputValue("#tree"), "(3 5) (2 9)");
  await page.getByRole("link", { name: "Proof numbers" }).click();
  await page.locator(".caption", { hasText: /^Is the value at least 3\?/ }).waitFor();
  assert.equal(await page.inputValue("#tree"), "(3 5) (2 9)");
  const asked = (question) => page.locator(".caption", { hasText: question }).waitFor();
  await page.selectOption("#source", "tic-tac-toe");
  await asked(/^Does X win\?/);
  await page.selectOption("#source", "tree");
  await asked(/^Is the value at least 3\?/);
  await page.locator(".kinds").getByRole("link", { name: "MCTS" }).click();
  await page.locator(".caption", { hasText: /^The tree is its root/ }).waitFor();
  assert.equal(await page.inputValue("#tree"), "(3 5) (2 9)");
  await show("mcts.html#tree=chance:(1+2)&iterations=40&step=0");
  await page.getByRole("link", { name: "SSS*" }).click();
  await page.locator(".caption", { hasText: /^Take L3-4/ }).waitFor();
});

scenario("who comes without an address sees a search in its midst", async ({ page, show }) => {
  const grown = async () => {
    await page.locator(".growing [role=treeitem]").nth(7).waitFor();
    const [{ value, max }] = await page.locator(".transport input[type=range]").evaluateAll((all) => all.map(({ value, max }) => ({ value: Number(value), max: Number(max) })));
    assert.ok(value > 0 && value < max, `step ${value} of ${max}`);
  };
  await show(PAGE);
  await grown();
  for (const name of ["SSS*", "Proof numbers"]) {
    await show("mcts.html");
    await grown();
    await page.locator(".kinds").getByRole("link", { name }).click();
    await page.locator(`.kinds [aria-current=true]:text-is("${name}")`).waitFor();
    await grown();
  }
  await page.locator(".kinds").getByRole("link", { name: "MCTS" }).click();
  await page.waitForURL((url) => url.pathname.endsWith("mcts.html"));
  await grown();
});

scenario("on a phone the links between the searches are above the tree", async ({ page, show }) => {
  for (const address of ["mcts.html", PAGE, PROOF]) {
    await show(address);
    await page.locator(".growing [role=treeitem]").first().waitFor();
    const [links, tree] = await Promise.all([page.locator(".kinds").boundingBox(), page.locator(".growing").boundingBox()]);
    assert.ok(links.y + links.height <= tree.y, address);
    assert.ok(tree.y + tree.height < 700, `${address}: the tree ends at ${tree.y + tree.height}`);
    assert.equal(await page.locator(".kinds a").count(), 3);
  }
}, { viewport: { width: 390, height: 844 } });

scenario("a long search answers while it runs, and ends at its limit", async ({ page, show, until }) => {
  await show(`${PAGE}#search=proof-number&game=connect-four&iterations=100000&step=last`);
  await until(() => /without an answer/.test(document.querySelector(".caption").textContent));
  // The timeline of all its steps is no burden.
  await page.locator('.timeline canvas[aria-label^="Timeline of 300,000 steps"]').waitFor();
  for (let times = 0; times < 20; times += 1) await page.keyboard.press("ArrowLeft");
  await page.locator(".count", { hasText: "Step 299,980 of 300,000" }).waitFor({ timeout: 5_000 });
});

scenario("plays to the end, and stops there", async ({ page, show, press, until }) => {
  await show(`${PAGE}#search=sss&tree=4+8&step=0`);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => /its value is 8/.test(document.querySelector(".caption").textContent));
  await page.getByRole("button", { name: "Play" }).waitFor();
});

for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  scenario(`at ${width}×${height} nothing is cut off, and there are no faults for screen readers`, async ({ page, show }) => {
    await page.setViewportSize({ width, height });
    for (const address of [SSS.replace("step=0", "step=20"), `${PAGE}#search=proof-number&game=tic-tac-toe&goal=draw&step=last`]) {
      await show(address);
      await page.locator(".growing [role=treeitem]").nth(3).waitFor();
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(cut, 0, "nothing is wider than the window");
      assert.deepEqual(await faults(page), []);
    }
  });
}

scenario("in Dutch and Chinese", async ({ page, show }) => {
  await show(SSS);
  for (const [language, said] of [["nl", /^De lijst OPEN heeft één toestand/], ["zh-Hans", /^表 OPEN 中只有一个状态/]]) {
    await page.selectOption(".language", language);
    await page.locator(".caption", { hasText: said }).waitFor();
  }
});
