// For people who ask for more contrast, or for colours of their own.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

/** The pages, each with something to see. */
const PAGES = {
  "game trees": `index.html#tree=${encodeURIComponent(QUIZ)}&step=20`,
  "a game": "index.html#game=tic-tac-toe&position=XO./.X./..O&step=30",
  "Monte Carlo tree search": "mcts.html#iterations=60&step=120",
  "best-first search": "best-first.html#step=8",
  backtracking: "backtracking.html#puzzle=map&inference=forward-checking&step=12",
  coroutines: "coroutines.html#step=6",
  learning: "learn.html",
  programs: "program.html",
};

for (const colorScheme of ["light", "dark"]) {
  for (const [name, address] of Object.entries(PAGES)) {
    scenario(
      `more contrast, ${colorScheme}: ${name}`,
      async ({ page, url }) => {
        await page.goto(url + address);
        await page.locator("main :is(button, textarea):visible").first().waitFor();
        assert.deepEqual(await faults(page, null, ["color-contrast-enhanced"]), []);
      },
      { contrast: "more", colorScheme },
    );
  }
}

/** The colours of an element that say whether it is chosen. */
const looks = (locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return [backgroundColor, borderTopColor, color].join(" ");
  });

scenario(
  "forced colours: what is pressed looks otherwise than what is not",
  async ({ page, tree }) => {
    await tree(QUIZ);
    const button = (name) => page.getByRole("button", { name, exact: true });
    assert.notEqual(await looks(button("Tree")), await looks(button("Path")));
    const before = await looks(button("Path"));
    await button("Path").click();
    await page.waitForFunction((before) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(document.querySelector("button[aria-pressed=true]"));
      return [backgroundColor, borderTopColor, color].join(" ") !== before;
    }, before);
    assert.notEqual(await looks(button("Tree")), await looks(button("Path")));
    const [here, elsewhere] = [page.locator(".pages a[aria-current]"), page.locator(".pages a:not([aria-current])").first()];
    assert.notEqual(await looks(here), await looks(elsewhere));
  },
  { forcedColors: "active" },
);

scenario(
  "forced colours: colours that were chosen here do not stay in the pictures",
  async ({ page, tree }) => {
    await tree(QUIZ, "step=16");
    const drawn = () => page.locator(".number-line .row-name").first().evaluate((name) => getComputedStyle(name).fill);
    const before = await drawn();
    await page.selectOption(".theme", "dark");
    await page.locator("html[data-theme=dark]").waitFor();
    assert.equal(await drawn(), before);
  },
  { forcedColors: "active", colorScheme: "light" },
);

scenario(
  "forced colours: the kind of search that is open looks like the page that is open",
  async ({ page, url }) => {
    await page.goto(`${url}mcts.html`);
    await page.locator(".kinds a").first().waitFor();
    assert.equal(await looks(page.locator(".kinds a[aria-current]")), await looks(page.locator(".pages a[aria-current]")));
  },
  { forcedColors: "active", colorScheme: "light" },
);

for (const colorScheme of ["light", "dark"]) {
  scenario(
    `the edges of fields can be seen: ${colorScheme}`,
    async ({ page, url }) => {
      for (const address of ["index.html", "mcts.html", "coroutines.html", "program.html", "learn.html#practice=pruned"]) {
        await page.goto(url + address);
        await page.locator("main :is(button, textarea):visible").first().waitFor();
        const faint = await page.evaluate(() => {
          const light = (colour) => {
            const parts = colour.match(/[\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
            const linear = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
          };
          const contrast = (one, other) => {
            const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
            return (high + 0.05) / (low + 0.05);
          };
          const fields = [...document.querySelectorAll("select, input[type=text], textarea, .code-editor")];
          const edged = fields.filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).borderTopWidth) > 0);
          const faint = edged.filter((field) => {
            const { borderTopColor, backgroundColor } = getComputedStyle(field);
            return contrast(borderTopColor, backgroundColor) < 3;
          });
          return faint.map((field) => `${field.tagName} ${field.id} ${field.className}`);
        });
        assert.deepEqual(faint, [], address);
      }
    },
    { colorScheme },
  );
}

/** The least contrast of texts of a picture with what is drawn under them; `null` if there is none. */
const leastContrast = (texts) =>
  texts.evaluateAll((all) => {
    const light = (colour) => {
      const linear = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    };
    const contrast = (one, other) => {
      const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const faded = (element) => (element ? parseFloat(getComputedStyle(element).opacity) * faded(element.parentElement) : 1);
    const over = (ground, element) => {
      const { fill, backgroundColor } = getComputedStyle(element);
      const colour = element instanceof SVGElement ? fill : backgroundColor;
      if (!colour.startsWith("rgb")) return ground;
      const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
      const part = alpha * faded(element);
      return [red, green, blue].map((value, index) => value * part + ground[index] * (1 - part));
    };
    const found = all.map((text) => {
      text.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = text.getBoundingClientRect();
      const under = document.elementsFromPoint(left + width / 2, top + height / 2);
      const painted = under.filter((one) => !(one instanceof SVGTextElement) && !(one instanceof SVGSVGElement));
      const ground = painted.reverse().reduce(over, [255, 255, 255]);
      return contrast(over(ground, text), ground);
    });
    return found.length > 0 ? Math.min(...found) : null;
  });

for (const colorScheme of ["light", "dark"]) {
  for (const [what, address, selector] of [
    ["tiles that are not visited", "index.html#game=2048&depth=1&step=8", ".tile.new .small-board text"],
    ["squares of draughts", "index.html#game=checkers&depth=2&step=20", ".board-panel .board-number"],
    ["pencilled digits of a sudoku", "backtracking.html#puzzle=sudoku&step=40", ".puzzle-board text:is(.gone, .blocked)"],
    ["pencilled digits of a sum", "backtracking.html#puzzle=cryptarithm&step=30", ".puzzle-board text:is(.gone, .blocked)"],
  ]) {
    scenario(
      `numbers can be read, ${colorScheme}: ${what}`,
      async ({ page, url }) => {
        await page.goto(url + address);
        await page.locator(selector).first().waitFor();
        const least = await leastContrast(page.locator(selector));
        assert.ok(least >= 4.5, `${least}`);
      },
      { colorScheme },
    );
  }
}
