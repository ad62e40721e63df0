// How large game trees are: the calculator, and the sizes of games.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { scenarios } from "./support/plyscope.mjs";
import { soon } from "./support/rest.mjs";

const scenario = scenarios();

/** Opens the dialog by the button's name. */
async function opened({ page, show, press }, button = "Complexity") {
  await show();
  await press(button);
  await page.getByRole("dialog").waitFor();
}

/** What is seen of an element: exponents as ^, and no words for listeners, nor formulas. */
const seen = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const copy = element.cloneNode(true);
    for (const unseen of copy.querySelectorAll(".spoken, .formula")) unseen.remove();
    for (const sup of copy.querySelectorAll("sup")) sup.textContent = `^${sup.textContent}`;
    return copy.textContent.trim();
  });

/** A row of the table: minimax, alpha-beta. */
const row = async (page, number) =>
  [await seen(page, `dialog tbody tr:nth-child(${number}) td:nth-child(2)`), await seen(page, `dialog tbody tr:nth-child(${number}) td:nth-child(3)`)];
const [LEAVES, NODES, BRANCHING, MEMORY, TIME] = [1, 2, 3, 4, 5];

const type = async (page, branching, depth) => {
  await page.fill("#complexity-branching", branching);
  await page.fill("#complexity-depth", depth);
};

scenario("it opens with the lecture's figures for chess", async (helpers) => {
  await opened(helpers);
  const { page } = helpers;
  // 100 · lg 35 = 154.4068
  await soon(() => row(page, LEAVES), ["2.6 × 10^154", "3.2 × 10^77"]);
  await soon(() => row(page, NODES), ["2.6 × 10^154", "5.0 × 10^77"]);
  await soon(() => row(page, BRANCHING), ["35", "5.92"]);
  await soon(() => row(page, MEMORY), ["3,501", "3,501"]);
  await soon(() => row(page, TIME), ["8.3 × 10^139 years", "1.6 × 10^63 years"]);
  assert.match(await seen(page, ".saving"), /^Of 2\.6 × 10\^154 leaves, .* 8\.0 × 10\^76 times fewer\.$/);
  await page.locator(".saving .spoken", { hasText: "2.6 times 10 to the power 154" }).first().waitFor({ state: "attached" });
});

scenario("small trees are counted exactly", async (helpers) => {
  await opened(helpers);
  const { page } = helpers;
  await type(page, "3", "4");
  await soon(() => row(page, LEAVES), ["81", "17"]);
  await soon(() => row(page, NODES), ["121", "37"]);
  await soon(() => row(page, TIME), ["less than 1 ms", "less than 1 ms"]);
  await type(page, "10", "9");
  await soon(() => row(page, LEAVES), ["1,000,000,000", "109,999"]);
  await soon(() => row(page, TIME), ["110 seconds", "14 ms"]);
  await page.selectOption("dialog select", "1000");
  await soon(() => row(page, TIME), ["13 days", "2.4 minutes"]);
  await type(page, "35", "1");
  await soon(() => seen(page, ".saving"), "In this tree alpha-beta can skip nothing: it needs every leaf.");
});

scenario("presets fill both fields and say which one it is", async (helpers) => {
  await opened(helpers);
  const { page } = helpers;
  const fields = async () => [await page.inputValue("#complexity-branching"), await page.inputValue("#complexity-depth")];
  const pressed = () => page.locator(".preset[aria-pressed=true] strong").allTextContents();
  assert.deepEqual(await pressed(), ["Chess"]);
  await page.getByRole("button", { name: /^Go/ }).click();
  await soon(async () => [await fields(), await pressed()], [["250", "150"], ["Go"]]);
  await soon(() => row(page, LEAVES), ["4.9 × 10^359", "1.4 × 10^180"]);
  await page.getByRole("button", { name: /^The quiz/ }).click();
  await soon(async () => [await fields(), await pressed()], [["2", "3"], ["The quiz"]]);
  await soon(() => row(page, LEAVES), ["8", "5"]);
  await page.fill("#complexity-depth", "4");
  await soon(pressed, []);
});

scenario("the tree has its place among the games", async (helpers) => {
  await opened(helpers);
  const { page } = helpers;
  const names = () => page.locator(".size-name").allTextContents();
  const list = await names();
  assert.equal(list.length, 11);
  assert.deepEqual(list.slice(7, 10), ["Chinese chess", "This tree", "Shogi"]);
  assert.equal(await seen(page, ".sizes li:last-child .size"), "10^360");
  await type(page, "3", "4");
  await soon(async () => (await names())[0], "This tree");
  await type(page, "1000", "500");
  await soon(async () => (await names())[10], "This tree");
  assert.equal(await page.locator(".own .size-bar").getAttribute("width"), "100%");
});

scenario("what cannot be read is kept and answered, and the figures stay", async (helpers) => {
  await opened(helpers);
  const { page } = helpers;
  for (const [typed, sentence] of [
    ["lots", "“lots” is not a whole number. Expected one from 1 to 1,000."],
    ["5.2", "“5.2” is not a whole number. Expected one from 1 to 1,000."],
    ["", "Expected a whole number from 1 to 1,000."],
    ["1001", "1001 is out of range. Expected a whole number from 1 to 1,000."],
    ["9".repeat(60), `${"9".repeat(20)}… is out of range. Expected a whole number from 1 to 1,000.`],
  ]) {
    await page.fill("#complexity-branching", typed);
    await soon(() => page.textContent("#complexity-branching-error"), sentence);
    await soon(() => page.inputValue("#complexity-branching"), typed);
    assert.equal(await page.getAttribute("#complexity-branching", "aria-describedby"), "complexity-branching-error");
    await soon(() => row(page, LEAVES), ["2.6 × 10^154", "3.2 × 10^77"]);
    await soon(() => page.textContent("dialog .notice"), "These figures are still for b = 35 and m = 100.");
  }
  await page.fill("#complexity-depth", "501");
  await soon(() => page.textContent("#complexity-depth-error"), "501 is out of range. Expected a whole number from 0 to 500.");
  assert.deepEqual(await faults(page, "dialog"), []);
  await type(page, "3", "4");
  await soon(() => row(page, LEAVES), ["81", "17"]);
  await soon(() => page.textContent("dialog .notice"), "");
  assert.equal(await page.locator("[aria-invalid]").count(), 0);
});

scenario("the keyboard is enough", async ({ page, show }) => {
  await show();
  await page.getByRole("button", { name: "Complexity", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "complexity-branching");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await soon(() => page.inputValue("#complexity-branching"), "5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  // The field was selected as a whole, as it is by Tab.
  await soon(() => row(page, LEAVES), ["25", "9"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await soon(() => row(page, LEAVES), ["8", "5"]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

scenario(
  "Dutch has its own words and figures",
  async (helpers) => {
    await opened(helpers, "Complexiteit");
    const { page } = helpers;
    await soon(() => row(page, LEAVES), ["2,6 × 10^154", "3,2 × 10^77"]);
    await soon(() => row(page, MEMORY), ["3.501", "3.501"]);
    await soon(() => row(page, TIME), ["8,3 × 10^139 jaar", "1,6 × 10^63 jaar"]);
    await page.fill("#complexity-branching", "5,2");
    await soon(() => page.textContent("#complexity-branching-error"), "“5,2” is geen geheel getal. Verwacht: een geheel getal van 1 t/m 1.000.");
  },
  { locale: "nl-NL" },
);

for (const [name, options] of [
  ["light, wide", {}],
  ["dark, wide", { colorScheme: "dark" }],
  ["light, narrow", { viewport: { width: 360, height: 740 } }],
  ["dark, phone", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
]) {
  scenario(
    `it fits, and axe finds nothing: ${name}`,
    async (helpers) => {
      await opened(helpers);
      const { page } = helpers;
      // The longest numbers that are written out.
      await type(page, "10", "14");
      await soon(() => row(page, LEAVES), ["100,000,000,000,000", "19,999,999"]);
      const fits = (selector) => page.locator(selector).evaluate((element) => element.scrollWidth <= element.clientWidth);
      assert.ok(await fits("dialog"), "the dialog is too narrow");
      assert.ok(await fits("html"), "the page is too narrow");
      assert.deepEqual(await faults(page, "dialog"), []);
    },
    options,
  );
}
