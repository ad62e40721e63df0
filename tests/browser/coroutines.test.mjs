// The page about coroutines: who runs, what is handed over, and going through it both ways.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const PAGE = "coroutines.html";
const SMALL = `${PAGE}#labels=2+1+3`;

/** What the page shows of a step, by what is read on it. */
async function look(page) {
  const all = async (selector) => (await page.locator(selector).allTextContents()).map((text) => text.trim());
  return {
    step: await page.textContent(".count"),
    told: await page.textContent(".caption"),
    bands: await all(".band .posture"),
    control: await page.textContent(".control"),
    mailbox: await page.textContent(".mailbox .box"),
    lines: await all(".program [aria-current] code"),
    calls: await all(".frames strong"),
    printed: await all(".printed .slip"),
    tree: await page.getAttribute(".search-tree svg", "aria-label"),
  };
}

scenario("it is plain at every step who runs and what is handed over", async ({ page, show, press }) => {
  await show(SMALL);
  const table = [
    [0, { bands: ["has not begun", "has control"], control: "The consumer has control", mailbox: "empty", lines: [], calls: [], printed: [] }],
    [1, { bands: ["has control", "hands over"], control: "Control goes to the producer", lines: ["hand over to the producer"] }],
    [5, { calls: ["traverse(1)", "traverse(2)", "produce()"], lines: ["traverse(node):", "hand over to the producer"] }],
    [7, { bands: ["has control", "waits"], mailbox: "1", told: "It is the turn of 1: the producer puts it in the mailbox." }],
    [8, { bands: ["hands over", "has control"], control: "Control goes to the consumer", mailbox: "1", lines: ["hand over to the consumer", "hand over to the producer"] }],
    [10, { bands: ["waits", "has control"], mailbox: "empty", lines: ["hand over to the consumer", "take the label out of the mailbox"] }],
    [11, { calls: ["traverse(1)", "traverse(2)", "produce()"], printed: ["1"] }],
    [34, { mailbox: "closed", calls: ["produce()"], printed: ["1", "2", "3"] }],
    [35, { bands: ["has ended", "has ended"], calls: [], control: "Both have stopped", told: "The mailbox is closed, so the consumer stops. It has printed 3 labels." }],
  ];
  let step = 0;
  for (const [at, expected] of table) {
    for (; step < at; step += 1) await press("One step forward");
    const seen = await look(page);
    assert.equal(seen.step, `Step ${at} of 35`);
    for (const [what, value] of Object.entries(expected)) assert.deepEqual(seen[what], value, `${what} at ${at}`);
  }
});

scenario("every step looks the same, from whichever side it is reached", async ({ page, show, press, scrub }) => {
  await show(SMALL);
  const forwards = [JSON.stringify(await look(page))];
  for (let step = 1; step <= 35; step += 1) {
    await press("One step forward");
    forwards.push(JSON.stringify(await look(page)));
  }
  assert.equal(new Set(forwards).size, 36, "every step changes something");
  for (let step = 34; step >= 0; step -= 1) {
    await press("One step back");
    assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, backwards`);
  }
  for (const step of [17, 3, 35, 0, 20]) {
    await scrub(step);
    assert.equal(JSON.stringify(await look(page)), forwards[step], `step ${step}, scrubbed`);
  }
});

scenario("handovers are jumped to, and keys alone do it all", async ({ page, show, press, count }) => {
  await show(SMALL);
  for (const [button, step] of [["Next handover", 1], ["Next handover", 8], ["Next handover", 12], ["Previous handover", 8], ["To the end", 35], ["Previous handover", 34], ["To the start", 0]]) {
    await press(button);
    assert.equal(await count(), `Step ${step} of 35`, button);
  }
  await page.locator(".play").focus();
  for (const [key, step] of [["ArrowRight", 1], ["h", 8], ["H", 1], ["n", 2], ["p", 1], ["End", 35], ["ArrowLeft", 34], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await count(), `Step ${step} of 35`, key);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.focus("#labels");
  await page.keyboard.press("h");
  assert.equal(await count(), "Step 0 of 35", "letters in a field are text");
});

scenario("plays to the end, stops there, and starts again", async ({ page, show, press, until }) => {
  await show(`${PAGE}#labels=7`);
  await page.selectOption(".speed", "60");
  await press("Play");
  await until(() => document.querySelector(".count").textContent === "Step 15 of 15");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.selectOption(".speed", "1");
  await press("Play");
  // Not all the way again in one moment, so that it is seen on its way.
  await until(() => /^Step ([1-9]|1[0-4]) of 15$/.test(document.querySelector(".count").textContent));
});

scenario("what is looked for ends it early", async ({ page, show, press, caption }) => {
  await show(`${PAGE}#labels=lion+dog+rat+cat+fox`);
  await page.fill("#wanted", "cat");
  await page.keyboard.press("Enter");
  assert.ok((await caption()).includes("until it has cat"), await caption());
  await press("To the end");
  const { bands, control, told, tree, printed } = await look(page);
  assert.deepEqual(bands, ["never resumes", "has ended"]);
  assert.equal(control, "Both have stopped");
  assert.equal(told, "cat is what it looked for, so the consumer stops. The producer never goes on: 2 nodes were never visited.");
  assert.ok(tree.includes("not visited yet: fox, rat"), tree);
  assert.deepEqual(printed, ["cat"]);
  await page.fill("#wanted", "yak");
  await page.keyboard.press("Enter");
  await press("To the end");
  assert.equal(await caption(), "The mailbox is closed, so the consumer stops. yak is not in the tree.");
});

scenario("a field keeps what cannot be read, and says what is wrong with it", async ({ page, show, count }) => {
  await show(`${SMALL}&step=9`);
  const table = [
    ["labels", "", "There are no labels. Give 1 to 63 numbers or words."],
    ["labels", "4 a-b", "Label 2, “a-b”, is not a label. Expected a whole number of up to 9 digits, or a word of up to 12 letters."],
    ["labels", "4 5 4", "4 is there twice. In a search tree every label is different."],
    ["labels", Array.from({ length: 64 }, (_, label) => label).join(" "), "There are more than 63 labels."],
    ["wanted", "2 3", "“2 3” cannot be looked for. Expected a whole number of up to 9 digits, or a word of up to 12 letters."],
  ];
  for (const [field, text, told] of table) {
    await page.fill(`#${field}`, text);
    await page.keyboard.press("Enter");
    await page.getByText(told, { exact: true }).waitFor();
    assert.equal(await page.inputValue(`#${field}`), text);
    assert.equal(await page.getAttribute(`#${field}`, "aria-invalid"), "true");
    assert.equal(await count(), "Step 9 of 35", "what was there goes on");
  }
  assert.deepEqual(await faults(page), []);
  await page.fill("#labels", "5; 3, −8");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("#labels").value === "5 3 −8");
  assert.equal(await page.textContent("#labels-error"), "");
  assert.equal(await count(), "Step 0 of 35");
});

scenario("the address says it all, and opens it again", async ({ page, show, press }) => {
  await show(PAGE);
  await page.fill("#labels", "b a");
  await page.keyboard.press("Enter");
  await page.fill("#wanted", "b");
  await page.keyboard.press("Enter");
  await press("One step forward");
  await page.waitForFunction(() => location.hash === "#labels=b+a&wanted=b&step=1");
  const before = await look(page);
  await show(`${PAGE}${await page.evaluate(() => location.hash)}`);
  assert.deepEqual(await look(page), before);
  await page.evaluate(() => (location.hash = "#labels=7&step=3"));
  await page.waitForFunction(() => document.querySelector(".count").textContent === "Step 3 of 15");
});

scenario("hostile addresses are told and survived", async ({ page, show, count }) => {
  const table = [
    ["#labels=1+1", "1 is there twice", 0, 75],
    ["#labels=%3Cscript%3E", "“<script>”, is not a label", 0, 75],
    [`#labels=${"9".repeat(300_000)}`, "more than the 200,000 that are read", 0, 75],
    [`#labels=${Array.from({ length: 1000 }, (_, label) => label).join("+")}`, "more than 63 labels", 0, 75],
    ["#labels=2+1+3&wanted=a%20b&step=4", "“a b” cannot be looked for", 4, 35],
    ["#labels=2+1+3&step=99999", "the last one is 35", 35, 35],
    ["#labels=2+1+3&step=-1", "“-1” is not a whole number", 0, 35],
    ["#labels=2+1+3&step=1e3", "“1e3” is not a whole number", 0, 35],
    ["#labels=2+1+3&puzzle=tour", "“puzzle” means nothing here", 0, 35],
    ["#labels=%E2%82&step=1", "“labels” has a broken % code", 1, 75],
  ];
  for (const [fragment, told, step, last] of table) {
    await show(PAGE + fragment);
    const notice = await page.textContent(".notices");
    assert.ok(notice.includes(told), `${fragment.slice(0, 60)}: ${notice}`);
    assert.equal(await count(), `Step ${step} of ${last}`);
  }
});

scenario("every example opens, and steps both ways", async ({ page, show, press, count }) => {
  await show(PAGE);
  const open = async () => {
    await press("Examples");
    await page.getByRole("dialog").waitFor();
    return page.locator("dialog .card");
  };
  const many = await (await open()).count();
  assert.ok(many >= 4, `${many} examples`);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (let number = 0; number < many; number += 1) {
    await (await open()).nth(number).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.textContent(".notices"), "");
    const opened = await look(page);
    const ways = ["One step back", "One step forward"];
    if (opened.step.startsWith("Step 0 ")) ways.reverse();
    await press(ways[0]);
    assert.notEqual(await count(), opened.step, `example ${number}`);
    await press(ways[1]);
    assert.deepEqual(await look(page), opened, `example ${number}`);
  }
});

scenario("a tree that is too large for its place follows the producer", async ({ page, show, press, scrub }) => {
  const labels = Array.from({ length: 40 }, (_, label) => 40 - label).join("+");
  await show(`${PAGE}#labels=${labels}`);
  const isSeen = () =>
    page.evaluate(() => {
      const frame = document.querySelector(".search-tree").getBoundingClientRect();
      const here = document.querySelector(".halo").getBoundingClientRect();
      return here.top >= frame.top && here.bottom <= frame.bottom && here.left >= frame.left && here.right <= frame.right;
    });
  await press("Next handover");
  await press("Next handover");
  assert.ok(await isSeen(), "forty calls deep");
  for (const step of [300, 150, 86]) {
    await scrub(step);
    assert.ok(await isSeen(), `step ${step}`);
    await page.locator(".search-tree").evaluate((frame) => frame.scrollTo(frame.scrollTop > 0 ? 0 : frame.scrollWidth, 0));
    assert.ok(!(await isSeen()), "there is something to follow");
  }
});

scenario("the ways between the pages lead there", async ({ page, show }) => {
  await show(PAGE);
  assert.match(await page.title(), /^Coroutines · Plyscope$/);
  assert.equal(await page.textContent(".pages [aria-current]"), "Coroutines");
  await page.getByRole("link", { name: "Backtracking" }).click();
  await page.waitForSelector("[role=grid]");
  await page.getByRole("link", { name: "Coroutines" }).click();
  await page.waitForSelector(".search-tree");
});

for (const [locale, lang, runs, told] of [
  ["nl-NL", "nl", "is aan de beurt", "De producent geeft midden in zijn werk de beurt door."],
  ["zh-CN", "zh-Hans", "拥有控制权", "生产者在工作中途交出控制权"],
]) {
  scenario(
    `in ${lang}`,
    async ({ page, show, caption }) => {
      await show(`${SMALL}&step=8&wanted=1`);
      assert.equal(await page.getAttribute("html", "lang"), lang);
      assert.ok((await caption()).startsWith(told), await caption());
      assert.equal((await look(page)).bands[1], runs);
      await page.selectOption(".language", "en");
      await page.locator("html[lang=en]").waitFor();
      assert.equal((await look(page)).bands[1], "has control");
    },
    { locale },
  );
}

const PHONE = { width: 390, height: 844 };
for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide, Dutch", { colorScheme: "dark", locale: "nl-NL" }],
  ["light, a tablet's width", { viewport: { width: 1024, height: 768 } }],
  ["light, phone, Chinese", { viewport: PHONE, locale: "zh-CN" }],
  ["dark, phone", { viewport: PHONE, colorScheme: "dark" }],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${name}`,
    async ({ page, show, scrub }) => {
      await show(`${SMALL}&wanted=3&bogus=1`);
      for (const step of [1, 7, 8, 11, 30]) {
        await scrub(step);
        assert.deepEqual(await faults(page), [], `step ${step}`);
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is too wide");
      for (const number of [0, 1, 2]) {
        await page.locator("header .tools button").nth(number).click();
        await page.getByRole("dialog").waitFor();
        assert.deepEqual(await faults(page), [], `dialog ${number}`);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
    },
    options,
  );
}

scenario(
  "on a phone, who has control stays in view while the consumer is read",
  async ({ page, show }) => {
    await show(`${SMALL}&step=11`);
    await page.locator(".half.consumer").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector(".half.consumer").scrollIntoView({ block: "center" }));
    for (const selector of [".band.producer", ".band.consumer", ".mailbox", ".caption", ".play"]) {
      const { y, height } = await page.locator(selector).boundingBox();
      assert.ok(y >= 0 && y + height <= PHONE.height, `${selector} at ${y}`);
    }
  },
  { viewport: PHONE },
);

scenario(
  "nothing moves for those who do not want it",
  async ({ page, show, press }) => {
    await show(SMALL);
    await press("Next handover");
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].filter((node) => {
        const { transitionDuration, animationName } = getComputedStyle(node);
        return animationName !== "none" || transitionDuration.split(",").some((time) => parseFloat(time) > 0);
      }).length,
    );
    assert.equal(moving, 0);
  },
  { reducedMotion: "reduce" },
);
