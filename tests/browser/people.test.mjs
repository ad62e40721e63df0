// Languages, colours, screen readers, small screens, motion and paper.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { replace } from "./support/browser.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

const looks = [
  { name: "light, wide, English", options: {} },
  { name: "dark, wide, Chinese", options: { colorScheme: "dark", locale: "zh-CN" } },
  { name: "light, phone, Dutch", options: { viewport: { width: 390, height: 844 }, locale: "nl-NL" } },
  { name: "dark, phone, English", options: { viewport: { width: 390, height: 844 }, colorScheme: "dark" } },
];
for (const { name, options } of looks) {
  scenario(
    `axe finds nothing: ${name}`,
    async ({ page, tree }) => {
      await tree(QUIZ, "step=16&bogus=1");
      assert.deepEqual(await faults(page), [], "at a cut, with a notice");
      await page.locator("[role=treeitem]").nth(3).click();
      await page.fill("#tree-text", "(4 wim");
      assert.deepEqual(await faults(page), [], "with a chosen node and an error");
      for (const number of [0, 1, 2, 3, 4, 6]) {
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

for (const { name, options } of looks) {
  scenario(
    `axe finds nothing in a match: ${name}`,
    async ({ page, show }) => {
      await show("#game=chess&position=3r3k/P1P5/8/8/8/8/8/K7+w+-+-+0+1&depth=1&step=0");
      await page.locator(".play-panel .match button").first().click();
      await page.locator(".playing .liftable").first().waitFor();
      // By place, since the names are in many languages: c7 to d8.
      await page.locator("#square-10").click();
      assert.deepEqual(await faults(page), [], "with a chosen piece");
      await page.locator("#square-3").click();
      await page.locator(".becomes").waitFor();
      assert.deepEqual(await faults(page), [], "with a pawn that becomes something");
    },
    options,
  );
}

for (const [locale, lang, sentence] of [
  ["nl-BE", "nl", "MIN in L2-1"],
  ["zh-TW", "zh-Hans", "L3-2 剪枝"],
  ["fr-FR", "en", "L3-2 is cut"],
]) {
  scenario(
    `a browser that speaks ${locale} is answered in ${lang}`,
    async ({ page, tree, caption }) => {
      await tree(QUIZ, "step=16");
      assert.equal(await page.getAttribute("html", "lang"), lang);
      assert.ok((await caption()).includes(sentence), await caption());
    },
    { locale },
  );
}

scenario("language and colours are switched, and remembered", async ({ page, tree, caption }) => {
  await tree(QUIZ, "step=16");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.selectOption(".language", "nl");
  await page.locator("html[lang=nl]").waitFor();
  assert.ok((await caption()).includes("gesnoeid") || (await caption()).includes("Snoei"), await caption());
  await page.selectOption(".theme", "dark");
  assert.notEqual(await paper(), light);
  await page.reload();
  await page.waitForSelector(".transport");
  assert.equal(await page.getAttribute("html", "lang"), "nl");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});

scenario(
  "a language that cannot be had is told, and tried again",
  async ({ page, tree, caption }) => {
    const files = "**/locales/*";
    // What a server still has of another version.
    const restore = await replace(page, files, (route) => route.fulfill({ body: "0123456789abcdef\nAlgoritme" }));
    await tree(QUIZ, "step=16");
    const notice = () => page.textContent(".notices");
    assert.ok((await caption()).includes("L3-2 is cut"), await caption());
    assert.match(await notice(), /texts in Nederlands could not be loaded/);
    assert.equal(await page.inputValue(".language"), "en");
    await page.selectOption(".language", "zh-Hans");
    await page.getByText("texts in 中文 could not be loaded").waitFor();
    assert.equal(await page.inputValue(".language"), "en");
    restore();
    await page.selectOption(".language", "nl");
    await page.locator("html[lang=nl]").waitFor();
    assert.equal(await notice(), "");
  },
  { locale: "nl-NL" },
);

for (const [address, field, value, there] of [
  ["index.html", "#source", "trace", (page) => page.locator("#trace-text").waitFor()],
  ["program.html", "#program-written", "game", (page) => page.locator("#program-plies").waitFor()],
  ["program.html", "#program-written", "queens", (page) => page.locator("#program-tree").waitFor({ state: "detached" })],
  ["learn.html#author", "#author-algorithm", "minimax", (page) => page.locator("#author-cut").waitFor({ state: "detached" })],
]) {
  scenario(`a choice keeps the focus while others come and go: ${field}, ${value}`, async ({ page, url }) => {
    await page.goto(url + address);
    await page.focus(field);
    await page.selectOption(field, value);
    await there(page);
    assert.equal(await page.evaluate(() => `#${document.activeElement.id}`), field);
  });
}

scenario("a notice that is closed leaves the focus in its place", async ({ page, show }) => {
  await show("#bogus=1");
  await page.locator(".notice > button").press("Enter");
  await page.locator(".notice").waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "source");
});

scenario("each step's sentence goes to a polite live region", async ({ page, tree, press }) => {
  await tree(QUIZ);
  const region = page.locator(".caption");
  assert.equal(await region.getAttribute("aria-live"), "polite");
  const before = await region.textContent();
  await press("One step forward");
  assert.notEqual(await region.textContent(), before);
  const spoken = await page.locator("input[type=range]").getAttribute("aria-valuetext");
  assert.equal(spoken, "Step 1 of 34", "its sentence is spoken once");
});

scenario("sentences are not spoken while a search is played, but that at which it stops is", async ({ page, url }) => {
  for (const address of [`index.html#tree=${encodeURIComponent(QUIZ)}`, "mcts.html", "best-first.html", "backtracking.html", "coroutines.html"]) {
    await page.goto(url + address);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator('.caption[aria-live="off"]').waitFor();
    // A screen reader speaks what is put into a live region.
    const inserted = page.evaluate(
      () =>
        new Promise((found) => {
          new MutationObserver((records) => {
            const caption = document.querySelector(".caption");
            const isNew = records.some((record) => [...record.addedNodes].some((node) => node.textContent === caption.textContent));
            if (isNew && caption.ariaLive === "polite") found(caption.textContent);
          }).observe(document.querySelector(".caption"), { childList: true, subtree: true });
        }),
    );
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    assert.equal(await inserted, await page.textContent(".caption"), address);
  }
});

scenario(
  "nothing moves for those who do not want it",
  async ({ page, tree }) => {
    await tree(QUIZ);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].filter((node) => getComputedStyle(node).transitionDuration.split(",").some((time) => parseFloat(time) > 0)).length,
    );
    assert.equal(moving, 0);
  },
  { reducedMotion: "reduce" },
);

scenario("on paper there are no buttons", async ({ page, tree }) => {
  await tree(QUIZ, "step=16");
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".canvas svg").isVisible());
  assert.equal(await page.locator(".transport").isVisible(), false);
  assert.equal(await page.locator("nav").filter({ visible: true }).count(), 0);
});
