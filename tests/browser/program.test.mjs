// The page on which students write a search: running it, its lines, its mistakes, the check, links,
// drafts and languages.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { alphaBeta, check, language, marked, MINIMAX, replaceAll, run, scenarios, show, tabTo, write } from "./support/program.mjs";

const scenario = scenarios();
const value = (page) => page.inputValue(".code-editor textarea");

scenario("a wrong alpha-beta is found, its tree is looked at, it is mended and passes, by keyboard alone", async ({ page, url }) => {
  await show(page, url);
  await tabTo(page, ".codemirror");
  await replaceAll(page, alphaBeta("alpha > beta"));
  await page.keyboard.press("Control+Shift+Enter");
  await page.waitForSelector(".report.wrong", { timeout: 90_000 });
  const report = await page.locator(".report").innerText();
  assert.match(report, /Right values, but other nodes/);
  assert.match(report, /you cut at α > β only/);
  // Escape, then Tab leaves the editor.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "program-run");
  await tabTo(page, "#show-failing");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".ran");
  assert.match(await page.locator(".ran").textContent(), /It returns .* It visits \d+ nodes/);
  assert.match(report, new RegExp(`MAX to move: ${(await page.inputValue("#program-tree")).replace(/[()]/g, "\\$&")}`));
  await tabTo(page, ".codemirror", "Shift+Tab");
  await replaceAll(page, alphaBeta("alpha >= beta"));
  await page.waitForFunction(() => document.querySelector(".job").textContent.startsWith("The program has changed"));
  await page.keyboard.press("Control+Shift+Enter");
  await page.waitForSelector(".report.right", { timeout: 90_000 });
  assert.match(await page.locator(".report").innerText(), /all 200 trees/);
});

for (const [name, program, line] of [
  ["python", alphaBeta("alpha >= beta"), "    if node.is_leaf:"],
  ["javascript", MINIMAX, "  if (node.isLeaf) {"],
]) {
  scenario(`a run is stepped through with the line of the program, in ${name}`, async ({ page, url, complaints }) => {
    await show(page, url);
    await language(page, name);
    await write(page, program);
    await page.fill("#program-tree", "(8 5) (3 9)");
    assert.match(await run(page), /^It returns 5\. It visits \d nodes\.$/);
    assert.equal(await page.locator(".job").textContent(), await page.locator(".ran").textContent(), "it is spoken");
    const count = () => page.locator(".count").textContent();
    await page.locator(".search-tree").focus();
    await page.keyboard.press("Home");
    assert.equal(await marked(page, "here"), null);
    await page.keyboard.press("ArrowRight");
    assert.match(await count(), /^Step 1 of/);
    await page.waitForSelector(".cm-line.here");
    assert.equal(await marked(page, "here"), line);
    assert.match(await page.locator(".caption").textContent(), /enters .*L1-1.*Line \d of your program/);
    assert.equal(await page.locator("[role=treeitem]").count(), 7);
    await page.locator("[role=treeitem]").nth(2).click();
    assert.match(await page.locator(".caption").textContent(), /L3-1/, "a press on a node leads to its visit");
    // What has changed since says nothing of what is shown.
    await write(page, `${program}\n`);
    await page.waitForFunction(() => document.querySelector(".job").textContent.startsWith("The program has changed"));
    assert.equal(await marked(page, "here"), null);
    assert.deepEqual(complaints, []);
  });
}

for (const [name, program] of [
  ["python", "from plyscope import run\n\nrun(lambda root, alpha, beta: 0.1 + 0.2)\n"],
  ["javascript", 'import { run } from "./plyscope.mjs";\n\nrun(() => 0.1 + 0.2);\n'],
]) {
  scenario(`a value is rounded to six decimals, in ${name}`, async ({ page, url }) => {
    await show(page, url);
    await language(page, name);
    await write(page, program);
    assert.match(await run(page), /^It returns 0\.3\.$/);
  });
}

for (const [name, program, sentence] of [
  ["javascript", "run(() => -Infinity);", "It returns −∞."],
  ["javascript", "run(() => Math.min());", "It returns ∞."],
  ["python", "run(lambda *given: float('-inf'))", "It returns −∞."],
  ["javascript", "run(() => 1e13);", "It returns 10000000000000. 10000000000000 is too large. Expected a number between −1,000,000,000,000 and 1,000,000,000,000."],
  ["python", "run(lambda *given: 10**13)", "It returns 10000000000000. 10000000000000 is too large."],
  ["python", "run(lambda *given: 10**400)", `It returns 1${"0".repeat(39)}. 1${"0".repeat(39)} is too large.`],
  ["javascript", "run(() => NaN);", "It returns no number."],
]) {
  scenario(`${program} in ${name}: ${sentence.slice(0, 40)}`, async ({ page, url }) => {
    await show(page, url);
    await language(page, name);
    await write(page, `${name === "python" ? "from plyscope import run\n" : ""}${program}\n`);
    const result = await run(page);
    assert.ok(result.startsWith(sentence), result);
  });
}

scenario("what could not be fetched is fetched once there is a connection again", async ({ page, url }) => {
  await show(page, url);
  await language(page, "javascript");
  await write(page, MINIMAX);
  for (const isOffline of [true, true, false]) {
    await page.context().setOffline(isOffline);
    await page.click("#program-run");
    await page.waitForFunction(() => !document.querySelector(".job").textContent.startsWith("Running"));
    assert.match(await page.locator(".job").textContent(), isOffline ? /could not be fetched/ : /It returns/);
  }
});

scenario("mistakes stand at their lines, and what was printed is shown", async ({ page, url }) => {
  await show(page, url);
  for (const [name, program, line, message] of [
    ["python", "from plyscope import run\n\ndef search(node, alpha, beta):\n    print('at', node)\n    return node.nothing\n\nrun(search)\n", "    return node.nothing", /Line 5 .*AttributeError/],
    ["python", "def search(node):\n    pass pass\n", "    pass pass", /Line 2 .*SyntaxError/],
    ["python", "x = 1\n", null, /never calls run\(search\)/],
    ["python", "from plyscope import run\nrun(None)\n", null, /run was given None; expected a function/],
    ["python", "from plyscope import run\n\nx = input()\nrun(max)\n", "x = input()", /Line 3 .*EOFError: input\(\)/],
    ["javascript", 'import { run } from "./plyscope.mjs";\nrun((node) => {\n  return node.nothing.at;\n});\n', "  return node.nothing.at;", /Line 3 .*TypeError/],
    ["javascript", "const a = 1;\nconst b = ;\n", "const b = ;", /Line 2 .*SyntaxError/],
    ["javascript", "const a = 1;\n", null, /never calls run\(search\)/],
    ["javascript", "run(null);\n", null, /run was given null; expected a function/],
    ["javascript", "run(5);\n", null, /run was given 5; expected a function/],
  ]) {
    await language(page, name);
    await write(page, program);
    assert.match(await run(page), message, program);
    if (line) await page.waitForSelector(".cm-line.wrong");
    assert.equal(await marked(page, "wrong"), line, program);
    if (program.includes("print(")) {
      assert.match(await page.locator(".printed pre").textContent(), /^at L1-1 \(MAX\)/);
      await page.locator(".printed summary").focus();
      await page.keyboard.press("Space");
      await page.locator(".printed[open]").waitFor();
    }
  }
});

scenario("a program of a link is shown and never run by itself; one's own is kept", async ({ page, url }) => {
  await show(page, url);
  await language(page, "javascript");
  await write(page, MINIMAX);
  const own = await value(page);
  // The address follows.
  await page.waitForFunction((own) => new URLSearchParams(location.hash.slice(1)).get("program") === own, own);
  const program = 'console.log("I ran"); run(() => 3);\n';
  await show(page, url, `#language=javascript&tree=4+8&program=${encodeURIComponent(program)}`);
  assert.equal(await value(page), program);
  assert.match(await page.locator(".from-link").textContent(), /only when you press Run/);
  await page.waitForTimeout(300);
  assert.equal(await page.locator("iframe, .ran").count(), 0);
  assert.match(await run(page), /It returns 3/);
  assert.match(await page.locator(".printed pre").textContent(), /I ran/);
  assert.equal(await page.locator(".from-link").count(), 0);
  await show(page, url);
  assert.equal(await value(page), own, "one's own is still there");
  // Another fragment alone is no press of a button either.
  await page.evaluate((hash) => (location.hash = hash), `#language=javascript&program=${encodeURIComponent(program)}`);
  await page.waitForSelector(".from-link");
  assert.equal(await page.locator("iframe, .ran").count(), 0);
});

scenario("before it runs the tree is drawn, unvisited, and the buttons stand in one row", async ({ page, url }) => {
  await show(page, url);
  await page.fill("#program-tree", "(8 5) (3 9)");
  assert.equal(await page.locator(".search-tree .node.new").count(), 7);
  await page.fill("#program-tree", "(8 5");
  assert.equal(await page.locator(".search-tree").count(), 0);
  const tops = await page.locator(".run-buttons > *").evaluateAll((buttons) => buttons.map((button) => button.offsetTop));
  assert.equal(new Set(tops).size, 1, tops.join());
  const [select, tree] = await page.evaluate(() => ["algorithm", "program-tree"].map((id) => document.getElementById(id).getBoundingClientRect().top));
  assert.ok(Math.abs(select - tree) < 8, "the tree stands beside the choices");
});

scenario("a line that wraps goes on further in than it begins", async ({ page, url }) => {
  await show(page, url);
  const wrapped = await page.locator(".codemirror").evaluate((editor) => {
    const place = (line, at) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(), before = 0; text; before += text.length, text = texts.nextNode()) {
        if (at >= before + text.length) continue;
        range.setStart(text, at - before);
        range.setEnd(text, at - before + 1);
        return range.getBoundingClientRect();
      }
    };
    return [...editor.shadowRoot.querySelectorAll(".cm-line")].flatMap((line) => {
      const { textContent: text } = line;
      const begin = place(line, text.search(/\S/));
      const on = [...text].findIndex((_, at) => place(line, at).top > begin.top + 4);
      return on < 0 ? [] : [place(line, on).left - begin.left];
    });
  });
  assert.ok(wrapped.length > 0, "a line wraps");
  for (const further of wrapped) assert.ok(further > 4, `${further} pixels further in`);
}, { viewport: { width: 1024, height: 768 } });

scenario("each language has its own draft, which a reload brings back", async ({ page, url }) => {
  await show(page, url);
  await write(page, "# mine\n");
  await language(page, "javascript");
  assert.match(await value(page), /Math\.max/);
  await write(page, "// mine too\n");
  await page.waitForFunction(() => location.hash.includes("mine+too"));
  await page.reload();
  await page.waitForSelector(".cm-content");
  assert.equal(await value(page), "// mine too\n");
  await language(page, "python");
  assert.equal(await value(page), "# mine\n");
  await page.getByRole("button", { name: "Start again" }).click();
  assert.match(await value(page), /^from plyscope import run/);
  await page.getByRole("button", { name: "Bring my program back" }).click();
  assert.equal(await value(page), "# mine\n");
});

scenario("sharing gives the link with the program, and no picture of another search", async ({ page, url }) => {
  await show(page, url);
  await write(page, "# shared\n");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const text = page.locator(".share-text textarea");
  assert.match(await text.inputValue(), /program\.html#language=python&.*program=%23\+shared/);
  assert.equal(await page.locator(".share-forms button").count(), 1);
  assert.equal(await page.locator("section[aria-labelledby=share-picture]").count(), 0);
});

scenario("what an address cannot ask for is reported", async ({ page, url }) => {
  await show(page, url, "#algorithm=mtd&order=random&tree=(4+8");
  assert.match(await page.locator(".notice").innerText(), /algorithm/);
  assert.equal(await page.inputValue("#algorithm"), "alpha-beta");
  assert.match(await page.locator("#program-tree-error").textContent(), /column/i);
  await page.locator(".cm-content").press("Control+Enter");
  assert.match(await page.locator(".job").textContent(), /The tree to run on has a mistake/);
  assert.equal(await page.locator("iframe, .ran").count(), 0, "there is no tree");
});

scenario("the examples can be run, and the wrong one is wrong", async ({ page, url }) => {
  for (const name of ["python", "javascript"]) {
    await show(page, url);
    await language(page, name);
    for (const [example, verdict] of [["Minimax", /all 200 trees/], ["Alpha-beta with a mistake", /cut at α > β only/]]) {
      await page.getByRole("button", { name: "Examples" }).click();
      await page.locator(".gallery .card", { hasText: example }).first().click();
      assert.match(await check(page), verdict, `${name}: ${example}`);
    }
  }
});

for (const [width, height] of [[1366, 650], [390, 844]]) {
  scenario(`there are no faults for readers at ${width} × ${height}, and no scrolling sideways`, async ({ page, url, complaints }) => {
    for (const lang of ["en", "nl", "zh-Hans"]) {
      await show(page, url);
      await page.selectOption(".language", lang);
      await page.waitForFunction((lang) => document.documentElement.lang.startsWith(lang), lang);
      await page.click("#program-check");
      await page.waitForSelector(".report", { timeout: 90_000 });
      await page.click("#show-failing");
      await page.waitForSelector(".ran");
      assert.deepEqual(await faults(page), [], lang);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), lang);
    }
    assert.deepEqual(complaints, []);
  }, { viewport: { width, height } });
}

scenario("a refusal goes with its reason, a result with its tree, and a verdict with its search", async ({ page, url }) => {
  await show(page, url);
  const job = () => page.locator(".job").textContent();
  await page.fill("#program-tree", "(3 5");
  await page.dispatchEvent("#program-run", "click");
  assert.match(await job(), /^The tree to run on has a mistake/);
  await page.fill("#program-tree", "(3 5) 2");
  assert.equal(await job(), "");
  await run(page);
  await check(page);
  await page.fill("#program-tree", "min:(3 5) 2");
  assert.equal(await page.inputValue("#root"), "min");
  assert.equal(await page.locator(".report").count(), 0, "it was about the other search");
  assert.match(await job(), /^The choices above have changed since/);
});

scenario("a check starts a program that cannot be loaded only once", async ({ page, url }) => {
  await page.addInitScript(() => {
    window.framesAdded = 0;
    const count = (changes) => {
      for (const { addedNodes } of changes) window.framesAdded += [...addedNodes].filter((node) => node.nodeName === "IFRAME").length;
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  await show(page, url);
  await language(page, "javascript");
  await write(page, "const b = ;\n");
  assert.match(await check(page), /SyntaxError/);
  assert.equal(await page.evaluate(() => window.framesAdded), 1);
});

scenario("an old result and an old check are marked, each until it is done again", async ({ page, url }) => {
  await show(page, url);
  const says = (text) => page.waitForFunction((text) => document.querySelector(".job").textContent.includes(text), text);
  const program = alphaBeta("alpha > beta");
  await write(page, program);
  await run(page);
  await check(page);
  await page.waitForSelector(".report.wrong");
  await write(page, `${program}\n# more\n`);
  await says("Run it again");
  await page.waitForSelector(".report.old");
  assert.match(await page.locator(".report h2").textContent(), /earlier version/);
  await page.locator(".ran.old h2", { hasText: "Run of an earlier version" }).waitFor();
  await run(page);
  assert.equal(await page.locator(".ran.old").count(), 0);
  await says("Check it again");
  assert.equal(await page.locator(".report.old").count(), 1, "a run is no check");
  await page.click("#program-check");
  await page.waitForSelector(".report.wrong", { timeout: 90_000 });
  const verdict = /Right values, but other nodes/;
  assert.match(await page.locator(".job").textContent(), verdict);
  assert.doesNotMatch(await page.locator(".job").textContent(), /has changed since/);
  await write(page, program);
  await says("Run it again");
  assert.doesNotMatch(await page.locator(".job").textContent(), verdict, "it is old");
  await page.click("#program-check");
  await page.waitForSelector(".report.wrong:not(.old)", { timeout: 90_000 });
  assert.match(await page.locator(".job").textContent(), verdict, "it is spoken beside an older run");
  await write(page, "def search(node):\n    pass pass\n");
  await run(page);
  await page.waitForSelector(".ran.failed");
  await write(page, program);
  await page.waitForSelector(".ran.old:not(.failed)");
});

for (const [width, height] of [[1366, 650], [390, 844]]) {
  scenario(`the tree is seen whole at ${width} × ${height}, also of a program that fails`, async ({ page, url }) => {
    await show(page, url);
    const cut = () =>
      page.locator(".search-tree").evaluate((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const boxes = [...place.querySelectorAll(".node .body, text")].map((part) => part.getBoundingClientRect());
        return boxes.filter((box) => box.left < left || box.right > right || box.top < top || box.bottom > bottom).length;
      });
    await run(page);
    assert.equal(await cut(), 0, "a run");
    const transport = await page.locator(".transport").boundingBox();
    if (width > 900) assert.ok(transport.y + transport.height <= height, "the step buttons are in view");
    await write(page, "def search(node):\n    pass pass\n");
    await run(page);
    assert.equal(await cut(), 0, "a mistake");
  }, { viewport: { width, height } });
}
