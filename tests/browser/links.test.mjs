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

const broken = [
  ["an unknown part", "tree=4+8&speed=9", "“speed” means nothing here."],
  ["an unknown choice", "tree=4+8&algorithm=magic", "algorithm cannot be “magic”; expected alpha-beta or minimax or negamax"],
  ["a bad step", "tree=4+8&step=soon", "The step “soon” is not a whole number."],
  ["a step beyond the end", "tree=4+8&step=99", "It asks for step 99; the last one is 8."],
  ["a bad window", "tree=4+8&window=9..3", "A window is two values"],
  ["a broken code", "tree=4+8&order=%zz", "“order” has a broken % code."],
  ["a bad depth", "tree=4+8&depth=deep", "The depth “deep” is not a number of plies"],
  ["a bad time", "tree=4+8&time=soon", "The time “soon” is not a number of milliseconds from 1 to 60,000."],
  ["bad plies", "tree=4+8&table=5..3", "“5..3” are no plies"],
  ["a bad tree", "tree=(4+8", "Line 1, column 1: This “(” is never closed."],
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
