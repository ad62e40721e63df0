// 400 % of zoom leaves 320 × 256 pixels (WCAG 2.2, 1.4.10): nothing may need scrolling in two directions, in
// languages with longer or shorter words either. English is tested with every view (`spoken.test.mjs`).
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios({ viewport: { width: 320, height: 256 } });

const PAGES = [
  `index.html#tree=${encodeURIComponent(QUIZ)}&step=20`,
  "index.html#game=tic-tac-toe",
  "index.html#game=chess&depth=2",
  "mcts.html#iterations=60&step=120",
  "best-first.html#step=8",
  "backtracking.html#puzzle=map&step=12",
  "backtracking.html#puzzle=cryptarithm&sum=SEND%2BMORE=MONEY&step=12",
  "backtracking.html#puzzle=subset-sum&step=5",
  "backtracking.html#puzzle=maze&length=9&step=12",
  "coroutines.html#step=6",
  "learn.html",
  "learn.html#lesson=chance",
  "program.html",
  "guide/constraints.html",
  "guide/nl/handouts.html",
  "guide/zh/programs.html",
];

/** What reaches beyond the right edge of a page that is wider than the window. */
const beyond = (page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return outside.slice(0, 5).map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`);
  });

for (const locale of ["nl-NL", "zh-CN"]) {
  for (const address of PAGES) {
    scenario(
      `${locale} ${address.slice(0, 60)}`,
      async ({ page, url }) => {
        await page.goto(url + address);
        await page.locator("h1, h2, main button").first().waitFor();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        assert.deepEqual(await beyond(page), []);
      },
      { locale },
    );
  }
}

/** Pages with step buttons, and the windows that a laptop or a phone on its side has left when it magnifies. */
const STEPPED = PAGES.filter((address) => /^(index|mcts|best-first|backtracking|coroutines)/.test(address));
const LOW = [
  { width: 600, height: 430 },
  { width: 683, height: 325 },
  { width: 911, height: 433 },
];

for (const viewport of LOW) {
  for (const locale of ["en-US", "nl-NL"]) {
    scenario(
      `${locale}: all controls are in a window of ${viewport.width} × ${viewport.height}`,
      async ({ page, url }) => {
        for (const address of STEPPED) {
          await page.goto("about:blank");
          await page.goto(url + address);
          await page.locator(".transport button").first().waitFor();
          const [cut, slider, stage] = await page.evaluate(() => {
            const box = (one) => one.getBoundingClientRect();
            const isCut = (one) => box(one).left < 0 || box(one).right > document.documentElement.clientWidth;
            const controls = [...document.querySelectorAll(".transport :is(button, input, select)")];
            const cut = controls.filter((one) => box(one).width > 0 && isCut(one)).map((one) => one.ariaLabel);
            return [cut, box(document.querySelector(".scrubber input")).width, box(document.querySelector(".stage")).height];
          });
          assert.deepEqual(cut, [], address);
          assert.ok(slider >= 120, `the slider of ${address} has ${slider} pixels`);
          // Beside a column of panels it is not to be as high as they are.
          if (viewport.width > 900) assert.ok(stage <= viewport.height, `${address}: ${stage} pixels`);
        }
      },
      { locale, viewport },
    );
  }
}

/** What has the focus, if less than half of it can be seen; `null` at the end of the page. */
const hidden = (page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const parts = [0.02, 0.26, 0.5, 0.74, 0.98];
    const seen = parts.flatMap((across) =>
      parts.map((down) => {
        const top = document.elementFromPoint(x + across * width, y + down * height);
        if (!top) return false;
        return focused.contains(top) || top.contains(focused) || focused.ownerSVGElement?.contains(top) || top.closest("label")?.contains(focused);
      }),
    );
    const isSeen = seen.filter(Boolean).length >= seen.length / 2;
    return isSeen ? "" : focused.ariaLabel ?? focused.textContent.trim().slice(0, 40);
  });

/** What the Tab key reaches and is hidden there, up to the end of the page or of the dialog. */
async function obscured(page, most = 120) {
  const found = [];
  let stop = 0;
  for (; stop < most; stop++) {
    await page.keyboard.press("Tab");
    const name = await hidden(page);
    if (name === null) break;
    if (name) found.push(name);
  }
  assert.ok(stop > 10, `the Tab key reaches ${stop} places`);
  return found;
}

for (const viewport of [{ width: 320, height: 256 }, { width: 320, height: 568 }, { width: 640, height: 512 }, { width: 1366, height: 600 }]) {
  scenario(
    `nothing lies over what has the focus at ${viewport.width} × ${viewport.height}`,
    async ({ page, url }) => {
      for (const address of ["index.html", "mcts.html", "backtracking.html", "best-first.html"]) {
        await page.goto(url + address);
        await page.locator(".transport button").first().waitFor();
        assert.deepEqual(await obscured(page), [], address);
      }
    },
    { viewport },
  );
}

for (const viewport of [{ width: 320, height: 256 }, { width: 1280, height: 800 }]) {
  scenario(
    `choices close when the Tab key leaves them at ${viewport.width} × ${viewport.height}`,
    async ({ page, show }) => {
      await show();
      await page.locator(".setup-line").press("Enter");
      const isInside = () => page.evaluate(() => document.activeElement.closest(".choices-fold") !== null);
      for (let stop = 0; stop < 40 && (await isInside()); stop += 1) {
        assert.ok(await page.locator("#algorithm").isVisible());
        await page.keyboard.press("Tab");
      }
      assert.equal(await isInside(), false);
      await page.locator("#algorithm").waitFor({ state: "hidden" });
      assert.equal(await hidden(page), "");
    },
    { viewport },
  );
}

scenario("nothing lies over what has the focus while searches are compared at 400 %", async ({ page, show, press }) => {
  await show();
  await press("Compare");
  await page.getByRole("dialog").waitFor();
  await page.locator("dialog .entrant dl").first().waitFor();
  assert.deepEqual(await obscured(page, 24), []);
});
