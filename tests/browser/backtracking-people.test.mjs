// The page about backtracking: its form, its addresses, languages, screen readers and small screens.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { PAGE, STUCK, openChoices } from "./support/backtracking.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { settled } from "./support/rest.mjs";

const scenario = scenarios();
const PHONE = { width: 390, height: 844 };

scenario("every puzzle and every choice of it can be had from the form", async ({ page, show, caption }) => {
  await show(PAGE);
  await openChoices(page);
  const choose = async (label, value) => {
    const field = page.locator(`.setup :has(> :is(span, label):text-is("${label}"))`).locator("input, select").first();
    if (await field.evaluate((node) => node.tagName === "SELECT")) await field.selectOption(value);
    else {
      await field.fill(value);
      await page.keyboard.press("Enter");
    }
  };
  const written = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
  await choose("Board", "3x4");
  await choose("Start", "b2");
  await choose("Tour", "closed");
  await choose("Order of moves", "warnsdorff");
  await page.getByLabel("dead squares").check();
  await written("#puzzle=tour&board=3x4&start=b2&tour=closed&order=warnsdorff&prune=dead");
  await choose("Puzzle", "queens");
  await choose("Queens", "5");
  await choose("Test", "complete");
  await written("#puzzle=queens&size=5&test=complete");
  assert.match(await caption(), /^The board is empty\. 5 queens/);
  await choose("Puzzle", "sudoku");
  await choose("Sudoku", "hard");
  await choose("Cells", "fewest");
  await page.waitForFunction(() => /^#puzzle=sudoku&clues=.*&cells=fewest$/.test(location.hash));
  assert.match(await caption(), /^The clues stand\./);
  await choose("Puzzle", "queens");
  await written("#puzzle=queens&size=5&test=complete");
});

scenario("a field keeps what cannot be read, and says what is wrong with it", async ({ page, show, count }) => {
  const TOUR = "#puzzle=tour&board=5x5&start=a1&order=15372648&step=7";
  const table = [
    [TOUR, "Board", "5 by 5", "“5 by 5” is not a size. Expected rows and columns, such as 3x10."],
    [TOUR, "Board", "2x9", "A board of 2×9 is not possible. It can have 3 to 16 rows and columns."],
    [TOUR, "Start", "z9", "The board has no square z9. Its squares are a1 to e5."],
    [TOUR, "own order", "11223344", "No order of moves is called “11223344”."],
    ["#puzzle=queens&size=6&step=7", "Queens", "ninety", "“ninety” queens are not possible; there can be "],
    ["#puzzle=sudoku&clues=..2.+2.1.+.3.2+.2..&step=7", "Clues", "..2. 2.1. .3.2 .2.", "There are 15 cells; a sudoku has 16, 36 or 81."],
    ["#puzzle=sudoku&clues=..2.+2.1.+.3.2+.2..&step=7", "Clues", "22.. .... .... ....", "2 occurs twice: in row 1, column 1, and in row 1, column 2."],
  ];
  for (const [hash, label, text, told] of table) {
    await show(PAGE + hash);
    await openChoices(page);
    const before = await count();
    const field = page.locator(".setup .field").filter({ hasText: label }).locator("input[type=text]").first();
    await field.fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".setup .error").filter({ hasText: told }).waitFor();
    assert.equal(await field.inputValue(), text);
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    assert.equal(await count(), before, "what was there goes on");
  }
});

scenario("hostile addresses are told and survived", async ({ page, show, press, count }) => {
  const table = [
    ["#puzzle=chess", "puzzle cannot be “chess”; expected tour or queens or "],
    ["#puzzle=map&map=A-A", "A cannot be its own neighbour."],
    ["#puzzle=cryptarithm&sum=SEND+MORE", "There is no = before the sum."],
    ["#puzzle=maze&maze=S..", "The maze has no goal, G."],
    ["#puzzle=subset-sum&target=0", "“0” is not a target. Expected 1–199,980."],
    ["#puzzle=queens&inference=all", "inference cannot be “all”"],
    ["#puzzle=tour&board=999999999x2", "A board of 999999999×2 is not possible."],
    ["#puzzle=tour&board=8x8&start=%3Cb%3E", "“<b>” is not a square"],
    ["#puzzle=tour&board=3x3&path=a1+b2", "a1 to b2 is not a knight’s move."],
    ["#puzzle=tour&board=3x3&blocked=a1+b1+c1+a2+b2+c2+a3+b3+c3", "Every square is blocked out"],
    ["#puzzle=tour&board=8x8&test=complete", "A board of 64 squares is too large to try every list of squares"],
    ["#puzzle=queens&size=1000000", "“1000000” queens are not possible"],
    ["#puzzle=sudoku&clues=11..", "There are 4 cells"],
    [`#puzzle=sudoku&clues=${"9".repeat(300_000)}`, "more than the 200,000 that are read"],
    ["#puzzle=queens&step=-3", "“-3” is not a whole number"],
    ["#puzzle=queens&labels=1", "“labels” means nothing here"],
    ["#puzzle=%E2%82", "“puzzle” has a broken % code"],
    ["#puzzle=tour&board=8x8&step=99999999999999", "That is more than 5,000,000 steps away."],
  ];
  for (const [fragment, told] of table) {
    await show(PAGE + fragment);
    const notice = await page.textContent(".notices");
    assert.ok(notice.includes(told), `${fragment.slice(0, 60)}: ${notice}`);
    const before = await count();
    await press("One step forward");
    assert.notEqual(await count(), before, fragment.slice(0, 60));
  }
});

for (const [locale, lang, told, name, find] of [
  ["nl-NL", "nl", "Vastgelopen: ", "a1, bezocht als nummer 12, hier staat het paard", "Zoek een oplossing"],
  ["zh-CN", "zh-Hans", "受阻", "a1，第 12 个走到，马在这里", "找一个解"],
]) {
  scenario(
    `in ${lang}`,
    async ({ page, show, caption }) => {
      await show(`${PAGE}${STUCK}&step=11`);
      assert.equal(await page.getAttribute("html", "lang"), lang);
      assert.ok((await caption()).includes(told), await caption());
      const names = await page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
      assert.ok(names.includes(name), names.find((name) => name.startsWith("a1")));
      await page.getByRole("button", { name: find }).waitFor();
      await page.selectOption(".language", "en");
      await page.locator("html[lang=en]").waitFor();
      assert.match(await caption(), /Stuck: from a1/);
    },
    { locale },
  );
}

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide, Dutch", { colorScheme: "dark", locale: "nl-NL" }],
  ["light, phone, Chinese", { viewport: PHONE, locale: "zh-CN" }],
  ["dark, phone", { viewport: PHONE, colorScheme: "dark" }],
]) {
  scenario(
    `axe finds nothing, and nothing is too wide: ${name}`,
    async ({ page, show }) => {
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      for (const hash of [`${STUCK}&step=11&bogus=1`, "#puzzle=subset-sum&step=9", "#puzzle=maze&step=40", "#puzzle=queens&size=6&step=9", "#puzzle=sudoku&step=5"]) {
        await show(PAGE + hash);
        assert.deepEqual(await faults(page), [], hash);
        assert.ok(await fits(), `${hash} is too wide`);
      }
      await page.locator(".hand-panel button").click();
      assert.deepEqual(await faults(page), [], "by hand");
      assert.ok(await fits(), "by hand it is too wide");
      await page.locator(".hand.transport button").last().click();
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
  "on a phone, board, sentence and step buttons are seen at once",
  async ({ page, show }) => {
    await show(`${PAGE}${STUCK}&step=11`);
    await settled(page);
    for (const selector of [".puzzle-board svg", ".caption", ".play"]) {
      const { x, y, width, height } = await page.locator(selector).boundingBox();
      assert.ok(x >= 0 && x + width <= PHONE.width && y >= 0 && y + height <= PHONE.height, selector);
    }
  },
  { viewport: PHONE },
);

for (const link of ["puzzle=queens&size=8&step=876", "puzzle=tour&board=5x5&step=900", "puzzle=sudoku&step=30"]) {
  scenario(
    `on a phone nothing of the tree lies under the controls: ${link}`,
    async ({ page, show }) => {
      await show(`${PAGE}#${link}`);
      await settled(page);
      const [canvas, controls] = await Promise.all(
        [".search-tree .canvas", ".controls"].map((selector) => page.locator(selector).boundingBox()),
      );
      assert.ok(canvas.y + canvas.height <= controls.y + 1, `${canvas.y + canvas.height} and ${controls.y}`);
      assert.ok(canvas.height >= 150, `${canvas.height}`);
    },
    { viewport: PHONE },
  );
}

scenario("playing by hand and going on take the focus along", async ({ page, show }) => {
  const at = () => page.evaluate(() => document.activeElement.closest(".hand, .play, .explore-panel")?.className ?? document.activeElement.tagName);
  const button = (name) => page.getByRole("button", { name, exact: true });
  await show(PAGE);
  await button("Play by hand").focus();
  await page.keyboard.press("Enter");
  await page.locator(".transport.hand:focus").waitFor();
  // The choices are next.
  await page.keyboard.press("Tab");
  await page.locator(".hand .small:focus").first().waitFor();
  const before = await page.locator(".hand .small").allTextContents();
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector(".hand .small")?.textContent !== before, before[0]);
  await page.locator(".transport.hand:focus").waitFor();
  await button("Take back").focus();
  await page.keyboard.press("Enter");
  await page.locator(".hand button[aria-disabled]:focus").waitFor();
  await button("Back to the search").focus();
  await page.keyboard.press("Enter");
  await page.locator(".play:focus").waitFor();
  await button("Search to the end").focus();
  await page.keyboard.press("Enter");
  await button("Search to the end").waitFor({ state: "detached" });
  await page.locator(".searches button:focus").waitFor();
  assert.match(await at(), /explore-panel/);
  for (const board of ["5x5", "8x8"]) {
    await show(`${PAGE}#puzzle=tour&board=${board}&start=a1`);
    await button("Count all").focus();
    await page.keyboard.press("Enter");
    if (board === "8x8") {
      await page.locator(".counts button:focus", { hasText: "Stop counting" }).waitFor();
      await page.keyboard.press("Enter");
    }
    await page.locator(".counts button:focus", { hasText: "Count all" }).waitFor({ timeout: 120_000 });
  }
});

for (const link of ["puzzle=maze", "puzzle=queens&size=8"]) {
  scenario(
    `on a phone, the board, the sentence and the choices by hand are seen at once: ${link}`,
    async ({ page, show }) => {
      await show(`${PAGE}#${link}`);
      await page.getByRole("button", { name: "Play by hand", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.locator(".transport.hand:focus").waitFor();
      await settled(page);
      for (const selector of [".puzzle-board svg", ".caption", ".transport.hand"]) {
        const { y, height } = await page.locator(selector).first().boundingBox();
        assert.ok(y >= -1 && y + height <= PHONE.height + 1, `${selector}: ${y} to ${y + height}`);
      }
      // One choice follows the other from the left.
      const { x, width } = await page.locator(".hand .small").first().boundingBox();
      const next = await page.locator(".hand .small").nth(1).boundingBox();
      assert.ok(next.x - x - width < 12, `${x + width} and ${next.x}`);
    },
    { viewport: PHONE },
  );
}
