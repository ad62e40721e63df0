// Making questions: built by keys, tried, handed out in three forms, and answered by who gets them.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { check, forTeachers, keys, KEY, node, open, PAGE, question, result } from "./support/learn.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };
const AUTHOR = `${PAGE}#author`;
const link = (page) => page.inputValue("#handout-link");

/** Opens an address of the place where questions are made. */
async function author(page, url, said = "") {
  await page.goto("about:blank");
  await page.goto(url + AUTHOR + said);
  await page.waitForSelector("#author-kind");
}

/** Waits until the address says something. */
const settled = (page, said) => page.waitForFunction((said) => location.hash.includes(said), said);

scenario("a question is built by keys alone, tried, copied, and answered from its link", async ({ page, url }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, url);
  await page.getByRole("link", { name: "Make a question" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("#author-kind");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Make a question");

  await page.focus("#author-tree");
  await keys(page, "Control+a");
  await page.keyboard.type("((8 5) (20 3)) ((2 4) (15 6)");
  await page.locator("#author-tree-error").filter({ hasText: "Line 1, column 16: This “(” is never closed." }).waitFor();
  assert.equal(await page.getAttribute("#author-tree", "aria-describedby"), "author-tree-error");
  assert.equal(await page.locator("#answer, .handout").count(), 0, "what cannot be asked is not handed out");
  await page.reload();
  await page.waitForSelector("#author-tree-error p");
  assert.equal(await page.inputValue("#author-tree"), "((8 5) (20 3)) ((2 4) (15 6)", "nothing typed is lost");
  await page.focus("#author-tree");
  await keys(page, "Control+End");
  await page.keyboard.type(")");

  await page.focus("#author-cut");
  await page.keyboard.press("ArrowDown");
  await page.focus("#author-points");
  await keys(page, "Control+a", "x");
  await page.locator("#author-points-error").filter({ hasText: "A whole number from 0 to 1,000." }).waitFor();
  await keys(page, "Backspace", "4");
  await page.fill("#author-attempts", "0");
  await page.locator("#author-attempts-error").filter({ hasText: /^A whole number from 1 to 1,000\.$/ }).waitFor();
  await page.fill("#author-attempts", "");
  await page.focus("#author-hints");
  await page.keyboard.press("ArrowDown");
  await page.fill("#author-cost", "30");
  await page.locator(".terms").filter({ hasText: "4 points. Each hint takes away 30 % of the points." }).waitFor();
  assert.match(await page.textContent(".task-head h2"), /α > β/);

  const numbers = await page.locator(".numbers div").evaluateAll((all) =>
    all.map((row) => [row.querySelector("dt").textContent, row.querySelector("dd").textContent]),
  );
  assert.deepEqual(Object.fromEntries(numbers), {
    Tree: "15 nodes in 4 layers", Leaves: "8", Visited: "11", Pruned: "4", Cuts: "1 by MAX, 1 by MIN", "Deep cutoffs": "0",
  });
  await page.locator(".beforehand").filter({ hasText: "With ≥ and with > the answer is the same." }).waitFor();
  assert.equal(await page.locator(".key").isVisible(), false, "the answer is folded away");

  await node(page, "L3-4").click();
  await check(page);
  assert.equal((await result(page)).heading, "3 of 4 right, 1 missing");

  const copied = {};
  for (const [form, name] of [["link", "Copy link"], ["markdown", "Copy Markdown"], ["embed", "Copy embed code"]]) {
    await page.locator(".handout").getByRole("button", { name, exact: true }).press("Enter");
    await page.locator(".handout", { has: page.locator(`#handout-${form}`) }).getByText("Copied.").waitFor();
    copied[form] = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied[form], await page.inputValue(`#handout-${form}`));
  }
  assert.match(copied.markdown, /^```question\nquestion: pruned\ntree: \(\(8 5\).*\ncut: gt\npoints: 4\nhints: 30\n```\n$/s);

  await page.goto("about:blank");
  await page.goto(copied.link);
  await page.waitForSelector("#answer");
  assert.equal(await page.inputValue("#answer"), "", "the try-out was nobody's attempt");
  await page.fill("#answer", KEY);
  await check(page);
  assert.equal((await result(page)).heading, "All right!");
  assert.equal(await page.textContent(".points"), "Points: 4 of 4");

  // The embed code on a page of somebody else's, of this machine.
  await page.goto(url + PAGE);
  await page.waitForSelector(".task");
  await page.evaluate((code) => document.body.insertAdjacentHTML("beforeend", code), copied.embed);
  const frame = page.frameLocator("iframe");
  await frame.locator("#answer").waitFor();
  assert.equal(await frame.locator("header").count(), 0, "there is nothing around it");
  assert.equal(await page.getAttribute("iframe", "title"), "Which nodes are pruned? – a question in Plyscope");
  assert.match(await frame.locator("a[target=_blank]").getAttribute("href"), /^#question=pruned&points=4/);
});

scenario("a try-out is forgotten when the question changes, and what is typed is not", async ({ page, url }) => {
  await author(page, url);
  await page.fill("#answer", "L3-4");
  await check(page);
  await page.waitForSelector(".result");
  await page.selectOption("#author-order", "right");
  assert.equal(await page.inputValue("#answer"), "");
  assert.equal(await page.locator(".result").count(), 0);
  await settled(page, "order=right");
  const built = await link(page);
  await page.click("text=All lessons and questions");
  await page.waitForSelector(".practice");
  await page.goBack();
  await page.waitForSelector("#author-tree");
  assert.equal(await link(page), built);
  await page.selectOption(".language", "nl");
  await page.getByRole("heading", { name: "Een vraag maken" }).waitFor();
  assert.equal(await link(page), built);
});

scenario("trees are made for a level and a seed, and the old one comes back", async ({ page, url }) => {
  await author(page, url);
  const before = await page.inputValue("#author-tree");
  const make = page.getByRole("button", { name: "Make a random tree" });
  await page.fill("#author-seed", "seven");
  await page.getByText("A seed is a whole number, 0 or more.").waitFor();
  await make.click({ force: true });
  assert.equal(await page.inputValue("#author-tree"), before);
  await page.fill("#author-seed", "2026");
  await page.selectOption("#author-level", "4");
  await make.click();
  const four = "(((12 13) (7 8)) ((18 27) (25 17))) (((2 5) (15 26)) ((3 30) (24 14)))";
  assert.equal(await page.inputValue("#author-tree"), four, "the tree that practice has for them");
  await page.getByRole("button", { name: "Restore previous" }).click();
  assert.equal(await page.inputValue("#author-tree"), before);
});

scenario("every kind can be built and tried, and what cannot be asked says why", async ({ page, url }) => {
  // Some order prunes more, and some less.
  await author(page, url, "&question=pruned&tree=((8+5)+(20+3))+((15+6)+(2+4))");
  const kinds = await page.locator("#author-kind option").evaluateAll((all) => all.map((option) => option.value));
  assert.equal(kinds.length, 22);
  for (const kind of kinds) {
    await page.selectOption("#author-kind", kind);
    await page.waitForFunction((kind) => document.querySelector("#handout-link")?.value.includes(`question=${kind}`), kind);
    await page.click(".beforehand summary");
    const key = await page.textContent(".key");
    await page.click(".beforehand summary");
    await page.fill("#answer", key);
    await check(page);
    assert.equal((await result(page)).heading, "All right!", kind);
  }
  await page.selectOption("#author-kind", "fill-line");
  await page.selectOption("#author-exercise", "tour");
  await page.selectOption("#author-language", "javascript");
  await page.fill("#author-variant", "2");
  const block = "```program\ntask: fill\nexercise: tour\nlanguage: javascript\nvariant: 2\n```\n";
  await page.waitForFunction((block) => document.querySelector("#handout-markdown")?.value === block, block);
  await page.fill("#author-variant", "9");
  await page.locator("#author-variant-error:not(:empty)").waitFor();
  const again = await page.locator("#author-again option").allTextContents();
  assert.deepEqual(again, ["the same one, for no points", "another question, which counts"]);
  await page.selectOption("#author-kind", "next-square");
  assert.equal(await page.locator("#author-tree").count(), 0, "a board has no tree");
  const moment = () => page.inputValue("#author-step");
  const first = await moment();
  await page.getByRole("button", { name: "Next moment worth asking about" }).click();
  assert.ok(Number(await moment()) > Number(first));
  await page.selectOption(".of-board select >> nth=0", "queens");
  await page.locator(".task-head h2").filter({ hasText: "queens" }).waitFor();

  await author(page, url, "&question=perform&tree=(8+5)+(20+3)&table=all");
  await page.getByText("This kind of question does not fit this search.").waitFor();
  await page.getByRole("button", { name: "Leave out table=all" }).click();
  await page.waitForSelector("#answer");
  assert.equal(await page.evaluate(() => document.activeElement.id), "author-kind");
});

scenario("a question of a lesson leads to one like it, for teachers", async ({ page, url }) => {
  await open(page, url, `${PAGE}#lesson=lecture-2&ask=cs61b`);
  await page.waitForSelector("#answer");
  assert.equal(await page.locator(".trail").getByText("Make one like this").count(), 0);
  await forTeachers(page);
  await page.click("text=Make one like this");
  await page.waitForSelector("#author-tree");
});

scenario("a question leads to one like it, and hostile addresses are told", async ({ page, url }) => {
  await open(page, url, question("&cut=gt"));
  await page.click("text=Make one like this");
  await page.waitForSelector("#author-tree");
  assert.equal(await page.inputValue("#author-cut"), "gt");
  await author(page, url, "&question=juggling&tree=(1+2)+(3+4)&color=<b>&order=sideways");
  const told = await page.textContent(".notices");
  for (const word of ["juggling", "color", "sideways"]) assert.ok(told.includes(word), told);
  await page.waitForSelector("#answer");
  const hostile = "\"</textarea><script>alert(1)</script>\":(1 2) (3 4)";
  await page.fill("#author-tree", hostile);
  await page.waitForSelector("#answer");
  assert.match(await page.inputValue("#handout-embed"), /^<iframe [^<>]*><\/iframe>$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await page.getByRole("button", { name: "Copy embed code" }).click();
  await page.getByText("It could not be copied; select the text").waitFor();
});

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide, Dutch", { colorScheme: "dark", locale: "nl-NL" }],
  ["light, phone, Chinese", { viewport: PHONE, locale: "zh-CN" }],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${name}`,
    async ({ page, url }) => {
      const looks = [
        [AUTHOR, "#handout-embed"],
        [`${AUTHOR}&question=perform&tree=((8&points=x&window=9..8&hints=y`, "#author-cost-error"],
        [`${AUTHOR}&question=lost&puzzle=tour&board=5x5&start=a1&step=40`, "#handout-embed"],
        [`${PAGE}#embed&${question().split("#")[1]}`, "#answer"],
      ];
      for (const [address, there] of looks) {
        await page.goto("about:blank");
        await page.goto(url + address);
        await page.waitForSelector(there);
        assert.deepEqual(await faults(page), [], address);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address);
      }
    },
    options,
  );
}
