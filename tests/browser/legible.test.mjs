// The picture can be read at every size: real texts in a real browser.
import assert from "node:assert/strict";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { settled } from "./support/rest.mjs";

const scenario = scenarios();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const SIXTEEN = "(((4 5) (3 2)) ((6 7) (8 9))) (((1 10) (2 11)) ((12 13) (14 14)))";

/** A tree with so many leaves, a power of two. */
function wide(leaves) {
  let level = Array.from({ length: leaves }, (_, index) => String((index * 37) % 90));
  while (level.length > 2) {
    level = level.filter((_, index) => index % 2 === 0).map((_, index) => `(${level[2 * index]} ${level[2 * index + 1]})`);
  }
  return level.join(" ");
}

/** What is wrong with the texts of the picture, and the L-names that can be read. */
const look = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector(".canvas").getBoundingClientRect();
    const texts = [...document.querySelectorAll(".canvas .picture g[aria-hidden] text")].map((text) => {
      const box = text.getBoundingClientRect();
      // A line is higher than its letters: digits and capitals take three quarters of the font's size.
      const size = parseFloat(getComputedStyle(text).fontSize);
      const middle = box.top + box.height / 2;
      return { says: text.textContent, size, left: box.left, right: box.right, top: middle - size * 0.37, bottom: middle + size * 0.37 };
    });
    const faults = [];
    texts.forEach((text, index) => {
      if (text.left < canvas.left - 1 || text.right > canvas.right + 1 || text.top < canvas.top - 1 || text.bottom > canvas.bottom + 1) {
        faults.push(`${text.says} is clipped`);
      }
      for (const other of texts.slice(index + 1)) {
        const apart = text.right <= other.left || other.right <= text.left || text.bottom <= other.top || other.bottom <= text.top;
        if (!apart) faults.push(`${text.says} lies on ${other.says}`);
      }
    });
    const names = texts.map((text) => text.says).filter((says) => /^L\d+-\d+$/.test(says));
    return { faults, names: names.length, least: Math.min(...texts.map((text) => text.size)), texts: texts.length };
  });

for (const viewport of SIZES) {
  const { width, height } = viewport;
  scenario(`every value and L-name of the lectures' trees can be read at ${width} × ${height}`, async ({ page, tree }) => {
    for (const [text, nodes] of [[QUIZ, 15], [SIXTEEN, 31]]) {
      for (const step of ["0", "20", "last"]) {
        await tree(text, `step=${step}`);
        await settled(page);
        const { faults, names, least } = await look(page);
        assert.deepEqual(faults, [], `${text} at ${step}`);
        assert.equal(names, nodes, `${text} at ${step}`);
        assert.ok(least >= (width < 480 ? 10 : 11), `${least} pixels`);
      }
    }
  }, { viewport });
}

scenario("names beside the small boards of searches that grow a tree can be read", async ({ page, show }) => {
  for (const address of ["mcts.html#game=tic-tac-toe&iterations=40&step=120", "mcts.html#game=connect-four&iterations=40&step=120", "best-first.html#search=proof-number&game=tic-tac-toe&step=9"]) {
    await show(address);
    const board = page.locator(".playout .board");
    await board.waitFor();
    const names = await board.evaluate((svg) => {
      const scale = svg.clientWidth / Math.max(svg.viewBox.baseVal.width, svg.viewBox.baseVal.height);
      const frame = svg.parentElement.getBoundingClientRect();
      return [...svg.querySelectorAll("text")].map((name) => {
        const box = name.getBoundingClientRect();
        const isSeen = box.left >= frame.left - 1 && box.bottom <= frame.bottom + 2;
        return [name.textContent, parseFloat(getComputedStyle(name).fontSize) * scale, isSeen];
      });
    });
    assert.ok(names.length >= 6, `${names.length} names`);
    assert.deepEqual(names.filter(([, size, isSeen]) => size < 10.5 || !isSeen), [], address);
  }
});

scenario("the numbers of the squares of draughts can be read", async ({ page, show }) => {
  await show("#game=checkers&depth=2&step=20");
  await page.locator(".board-panel .board-number").first().waitFor();
  const sizes = await page.locator(".board-panel .board-number").evaluateAll((all) => all.map((number) => parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM().a));
  assert.equal(sizes.length, 32);
  assert.ok(Math.min(...sizes) >= 10, `${Math.min(...sizes)} pixels`);
}, { viewport: SIZES[1] });

scenario("64 leaves can be read on a large screen", async ({ page, tree }) => {
  await tree(wide(64), "step=last");
  await settled(page);
  const { faults, names } = await look(page);
  assert.deepEqual(faults, []);
  assert.equal(names, 127);
  assert.equal(await page.locator(".minimap").count(), 0, "all of it is in view");
}, { viewport: SIZES[0] });

for (const viewport of SIZES.slice(1, 3)) {
  const { width, height } = viewport;
  scenario(`the picture has most of a window of ${width} × ${height}`, async ({ page, show }) => {
    for (const [link, picture] of [[`#tree=${encodeURIComponent(QUIZ)}&step=3`, ".canvas"], ["#game=tic-tac-toe&depth=2&step=5", ".path"]]) {
      await show(link);
      await settled(page);
      const box = await page.locator(picture).first().boundingBox();
      assert.ok(box.height >= 0.55 * height, `${picture}: ${box.height} of ${height}`);
      assert.ok(box.width >= 0.6 * width, `${picture}: ${box.width} of ${width}`);
    }
  }, { viewport });
}

scenario("a tree that does not fit is followed, with a map of the whole that can be dragged", async ({ page, tree, press }) => {
  await tree(wide(256), "step=0");
  const map = page.locator(".minimap");
  await map.waitFor();
  for (let at = 0; at < 3; at += 1) {
    await press("Next cut");
    await settled(page);
    const here = await page.locator(".canvas .node.here .body").first().boundingBox();
    const canvas = await page.locator(".canvas").boundingBox();
    assert.ok(here.x >= canvas.x && here.x + here.width <= canvas.x + canvas.width, "the current node is in view");
    const { faults } = await look(page);
    assert.deepEqual(faults, []);
  }
  const before = await page.locator(".minimap .view").getAttribute("x");
  const box = await map.boundingBox();
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const after = await page.locator(".minimap .view").getAttribute("x");
  assert.ok(Number(after) > Number(before), `${before} to ${after}`);
});

scenario("below the current node of a wide tree all is unfolded that has room", async ({ page, tree }) => {
  for (const [viewport, least] of [[SIZES[0], 15], [SIZES[3], 7]]) {
    await page.setViewportSize(viewport);
    await tree(wide(256), "step=1");
    await settled(page);
    const { faults } = await look(page);
    assert.deepEqual(faults, []);
    const nodes = await page.evaluate(() => {
      const canvas = document.querySelector(".canvas").getBoundingClientRect();
      const boxes = [...document.querySelectorAll(".canvas .node .body")].map((body) => body.getBoundingClientRect());
      return boxes.filter((box) => box.top >= canvas.top && box.bottom <= canvas.bottom).length;
    });
    assert.ok(nodes >= least, `${nodes} nodes at ${viewport.width}`);
  }
});

scenario("on a phone every line of the tree's text is seen", async ({ page, tree }) => {
  await tree(QUIZ);
  const [seen, all] = await page.locator("#tree-text").evaluate((text) => [text.clientHeight, text.scrollHeight]);
  assert.ok(seen >= all, `${seen} of ${all} pixels`);
}, { viewport: SIZES[3] });

scenario("on a phone the help of the tree's text is seen while it is written, as wide as the page", async ({ page, tree }) => {
  await tree(QUIZ);
  const help = page.locator("#tree-hint");
  assert.equal(await help.isVisible(), false);
  await page.focus("#tree-text");
  await help.waitFor();
  const { x, width } = await help.boundingBox();
  assert.ok(x >= 0 && width > 300 && x + width <= SIZES[3].width, `${x} to ${x + width}`);
}, { viewport: SIZES[3] });

scenario("a long count leaves the speed beside the buttons", async ({ page, show }) => {
  await show("backtracking.html#puzzle=tour&step=40");
  await page.locator(".count").filter({ hasText: "known so far" }).waitFor();
  const play = await page.locator(".transport .play").boundingBox();
  const speed = await page.locator(".transport .speed").boundingBox();
  assert.ok(Math.abs(play.y - speed.y) < 8, `${speed.y - play.y} pixels below`);
}, { viewport: SIZES[2] });

scenario("no line of a sentence ends within the name of a node", async ({ page, tree }) => {
  for (let width = 320; width <= 440; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    await tree(QUIZ, "step=16");
    await settled(page);
    const lines = await page.locator(".caption .unbroken").evaluateAll((names) => names.map((name) => name.getClientRects().length));
    assert.ok(lines.length >= 3 && lines.every((count) => count === 1), `${lines} at ${width} pixels`);
    assert.match(await page.locator(".caption").innerText(), /^L3-2 is cut/);
  }
});

scenario("the choices stand in one line, which opens and closes by the keyboard", async ({ page, tree }) => {
  await tree(QUIZ, "algorithm=minimax&order=right&step=0");
  const line = page.locator(".setup-line");
  assert.equal((await line.innerText()).trim(), "Minimax · MAX first · right to left");
  assert.ok(!(await page.locator("#algorithm").isVisible()));
  await line.focus();
  await page.keyboard.press("Enter");
  await page.locator("#algorithm").waitFor();
  await page.selectOption("#algorithm", "alpha-beta");
  assert.match(await line.innerText(), /^Alpha-beta · MAX first · right to left · α ≥ β/);
  await page.keyboard.press("Escape");
  await page.locator("#algorithm").waitFor({ state: "hidden" });
  assert.ok(await line.evaluate((line) => line === document.activeElement), "the focus is on the line");
});

const SEARCHES = [
  ["en-US", "game=tic-tac-toe&table=all&etc=yes&symmetry=yes", "table at all plies · mirrored as one · asks about all children"],
  ["nl-NL", "game=tic-tac-toe&table=all&etc=yes&symmetry=yes", "tabel op alle diepten · gespiegeld telt als één · vraagt naar alle kinderen"],
  ["zh-CN", "game=tic-tac-toe&table=all&etc=yes&symmetry=yes", "置换表用于所有深度 · 镜像算作一个 · 先查所有子结点"],
  ["en-US", "game=tic-tac-toe&table=3..5", "α ≥ β · table at plies 3..5"],
  ["en-US", "tree=(4+8)+(2+5)&algorithm=mtd-f&guess=8", "α ≥ β · guess 8"],
  ["en-US", "tree=(4+8)+(2+5)&order=random&seed=5", "random · seed 5 · α ≥ β"],
];

for (const [locale, address, end] of SEARCHES) {
  scenario(`the line of choices says what makes a search different: ${end}`, async ({ page, show }) => {
    await show(`#${address}&step=0`);
    const line = (await page.locator(".setup-line").innerText()).trim();
    assert.ok(line.endsWith(end), line);
  }, { locale });
}

for (const viewport of [{ width: 683, height: 325 }, { width: 720, height: 450 }]) {
  scenario(`magnified twice, at ${viewport.width} × ${viewport.height}, tree and buttons are both in view`, async ({ page, tree }) => {
    await tree(QUIZ, "step=9");
    await page.locator(".canvas").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector(".stage").scrollIntoView({ block: "start" }));
    await settled(page);
    const seen = await page.evaluate(() => {
      const canvas = document.querySelector(".canvas").getBoundingClientRect();
      const controls = document.querySelector(".controls").getBoundingClientRect();
      const height = Math.min(canvas.bottom, controls.top, innerHeight) - Math.max(canvas.top, 0);
      return { height, buttons: controls.bottom <= innerHeight + 1 && controls.top >= 0 };
    });
    assert.ok(seen.buttons, "the buttons are in view");
    assert.ok(seen.height >= viewport.height * 0.3, `${seen.height} pixels of the tree`);
  }, { viewport });
}

for (const viewport of SIZES) {
  const { width, height } = viewport;
  scenario(`sentences of any length leave the picture in its place at ${width} × ${height}`, async ({ page, tree }) => {
    await tree(QUIZ, "algorithm=principal-variation&step=0");
    const room = async (key) => {
      if (key) await page.keyboard.press(key);
      return page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return document.querySelector(".canvas").clientHeight;
      });
    };
    await settled(page);
    const there = [await room()];
    for (let step = 0; step < 45; step += 1) there.push(await room("ArrowRight"));
    assert.deepEqual(there, [...there].sort((one, other) => other - one), "it only gives way to a longer sentence");
    for (let step = 0; step < 45; step += 1) assert.equal(await room("ArrowLeft"), there.at(-1), `${step} steps back`);
  }, { viewport });
}
