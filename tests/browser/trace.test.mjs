// The trace of a program, shown in place of a search.
import assert from "node:assert/strict";
import { faults } from "./support/axe.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();

const line = (event, fields = {}) => JSON.stringify({ event, ...fields });
const enter = (...names) => names.map((node) => line("enter", { node }));

/** What a program writes that looks at some nodes of a tree of its own. */
const OWN = [
  JSON.stringify({ event: "begin", tree: "(4 8) (2 5)" }),
  ...enter("L2-1", "L3-1"),
  line("leave", { value: 4 }),
  ...enter("L3-2"),
  line("leave", { value: 8 }),
  line("leave", { value: 4 }),
  ...enter("L2-2", "L3-3"),
  line("leave", { value: 2 }),
  line("cut"),
  line("leave", { value: 2 }),
  line("leave", { value: 4 }),
].join("\n");

/** Drops a file on the page. */
const drop = async (page, name, text) => {
  const data = await page.evaluateHandle(
    ({ name, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    },
    { name, text },
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
};

const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** A trace of a million lines. */
const LONG = enter("L1-1", "L2-1", "L3-1", "L4-1").join("\n").concat("\n").repeat(250_000);

/** Pastes a text into a field. */
const paste = (page, field, text) => page.fill(field, text);

/**
 * Waits until positions or lines are counted, and cancels that in this very moment, since it may soon be done; or, if
 * `lost`, takes the worker away that counts them.
 */
const stop = (page, { what, lost = false }) =>
  page.waitForFunction(
    ({ what, lost }) => {
      const busy = document.querySelector(".busy");
      if (!new RegExp(`[1-9][\\d,]* ${what} so far`).test(busy?.querySelector("[aria-live=off]").textContent ?? "")) return false;
      if (lost) window.lose();
      else busy.querySelector("button").click();
      return true;
    },
    { what, lost },
  );

const isTrace = (page) => page.waitForFunction(() => document.querySelector("#source")?.value === "trace" && !document.querySelector(".busy"));

scenario("a dropped file is shown, step by step, and Escape leads back", async ({ page, tree, text, caption, count, items, summary }) => {
  await tree(QUIZ, "step=4");
  await drop(page, "mine.jsonl", OWN);
  await isTrace(page);
  await page.waitForFunction(() => document.querySelectorAll("[role=treeitem]").length === 7);
  assert.match(await count(), /0 of 13/);
  const steps = [
    "Visit 1: the program enters L1-1, where MAX is to move.",
    "Visit 2: the program enters L2-1, where MIN is to move.",
    "Visit 3: the program enters the leaf L3-1.",
    "The program leaves L3-1 with 4.",
  ];
  await page.locator("#stage .canvas").focus();
  for (const sentence of steps) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await caption(), sentence);
  }
  await page.keyboard.press("c");
  assert.equal(await caption(), "At L2-2 the program skips the remaining children: L3-4.");
  await page.keyboard.press("End");
  assert.equal(await caption(), "The program leaves L1-1 with 4. The trace ends here, with the value 4.");
  assert.match(await summary(), /6/);
  assert.ok((await items()).some((item) => /^L3-4, .*pruned/.test(item)), "what is skipped is pruned");
  assert.equal(await page.locator(".code").count(), 0, "the code of another program is not known");
  assert.equal(await page.locator(".choices-fold").count(), 0, "the choices of searches mean nothing here");
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press("Escape");
  assert.equal(await text(), QUIZ);
  assert.match(await count(), /4 of 34/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "source");
});

scenario("a text that is pasted where a tree is typed is taken as a trace", async ({ page, tree, caption, items, press, text }) => {
  await tree(QUIZ, "step=0");
  // Without a tree of its own it is of the tree on the page.
  await paste(page, "#tree-text", enter("L1-1", "L2-1", "L3-1").join("\n"));
  await isTrace(page);
  assert.equal((await items()).length, 15);
  await press("To the end");
  assert.equal(await caption(), "Visit 3: the program enters L3-1, where MAX is to move. The trace ends here.");
  assert.equal(await page.inputValue("#trace-text"), enter("L1-1", "L2-1", "L3-1").join("\n"));
  await press("Back to the search");
  assert.equal(await text(), QUIZ);
});

scenario("a chosen file, and a line that makes no sense", async ({ page, tree, caption, count }) => {
  await tree(QUIZ, "step=3");
  await page.selectOption("#source", "trace");
  await page.setInputFiles(".file-button input", file("bad.jsonl", [...enter("L1-1", "L2-1"), line("enter", { node: "L9-1" })].join("\n")));
  await page.waitForFunction(() => document.querySelector("#trace-error").textContent !== "");
  const problem = await page.textContent("#trace-error");
  assert.match(problem, /Line 3: the tree has no node L9-1\. The picture does not show this trace\./);
  assert.match(problem, /"node":"L9-1"/);
  assert.equal(await page.getAttribute("#trace-text", "aria-invalid"), "true");
  assert.match(await count(), /3 of 34/, "what was there stays");
  await page.setInputFiles(".file-button input", file("good.jsonl", OWN));
  await page.waitForFunction(() => document.querySelectorAll("[role=treeitem]").length === 7);
  assert.equal(await page.textContent("#trace-error"), "");
  assert.match(await caption(), /Nothing has been looked at yet/);
  await page.setInputFiles(".file-button input", { ...file("latin-1.jsonl", ""), buffer: Buffer.from(`é\n${OWN}`, "latin1") });
  await page.waitForFunction(() => document.querySelector("#trace-error").textContent.includes("is no text in UTF-8"));
  await page.setInputFiles(".file-button input", { ...file("utf-16.jsonl", ""), buffer: Buffer.from(`\u{feff}é\n${OWN}`, "utf16le") });
  await page.waitForFunction(() => document.querySelector("#trace-error").textContent === "");
  assert.match(await page.inputValue("#trace-text"), /^é\n/, "as the PowerShell of Windows writes it");
  await paste(page, "#trace-text", "hello {");
  await page.waitForFunction(() => document.querySelector("#trace-error").textContent !== "");
  assert.match(await page.textContent("#trace-error"), /The trace enters no node/);
  assert.equal(await page.locator("[role=treeitem]").count(), 7, "what was there stays");
});

scenario("a trace in the address that makes no sense leaves the tree of the address", async ({ page, tree, count }) => {
  const isShown = (nodes) => page.waitForFunction((nodes) => document.querySelectorAll("[role=treeitem]").length === nodes, nodes);
  await tree("(4 8) (2 5)", "trace=nonsense");
  await isShown(7);
  assert.match(await page.textContent("#trace-error"), /The picture does not show this trace\./);
  assert.doesNotMatch(await count(), /0 of 0/);
  await page.evaluate(() => (location.hash = "#tree=(1+2)+(3+(4+5))&trace=nonsense"));
  await isShown(9);
});

scenario("what is not depth first is shown as what it is", async ({ page, tree, caption, press, item }) => {
  await tree(QUIZ, "step=0");
  await drop(page, "breadth.jsonl", enter("L1-1", "L2-1", "L2-2", "L3-1", "L3-4", "L2-1").join("\n"));
  await isTrace(page);
  await press("To the end");
  assert.equal(await caption(), "Visit 6: the program enters L2-1, where MIN is to move. The parent L1-1 is not open: this is not depth first. It has been there before. The trace ends here.");
  assert.match(await item("L3-4").getAttribute("aria-label"), /visit 5/);
  assert.match(await page.textContent("#stage .picture"), /L3-4 #5/);
  await item("L2-1").click();
  await page.getByRole("button", { name: "Step 2", exact: false }).first().waitFor();
});

scenario("a short trace is in the address, and a reload shows it again", async ({ page, tree, caption, press, count }) => {
  await tree(QUIZ, "step=0");
  await drop(page, "mine.jsonl", OWN);
  await isTrace(page);
  await press("One step forward");
  await page.waitForFunction(() => location.hash.includes("step=1") && location.hash.includes("trace="));
  assert.match(await page.evaluate(() => decodeURIComponent(location.hash)), /tree=\(4\+8\)\+\(2\+5\)&.*step=1.*trace=L1-1\+L2-1\+L3-1\+=4/);
  await page.reload();
  await page.waitForSelector(".transport");
  await isTrace(page);
  await page.waitForFunction(() => /1 of 13/.test(document.querySelector(".count").textContent));
  assert.equal(await caption(), "Visit 1: the program enters L1-1, where MAX is to move.");
  assert.match(await count(), /1 of 13/);
});

scenario("a trace opens at its own start, and the search after it where that was", async ({ page, tree, show, count, press }) => {
  await tree(QUIZ, "step=4");
  await drop(page, "mine.jsonl", OWN);
  await isTrace(page);
  await press("To the end");
  await page.selectOption("#source", "tree");
  assert.match(await count(), /4 of 34/);
  // The step that this link asks for is one of its game.
  await show("#game=othello&depth=9&step=500");
  await drop(page, "mine.jsonl", OWN);
  await isTrace(page);
  await page.waitForFunction(() => /of 13/.test(document.querySelector(".count").textContent));
  assert.match(await count(), /^Step 0 /);
  assert.equal(await page.locator(".notice").count(), 0);
});

scenario("a trace of a million lines is read with progress, and can be cancelled", async ({ page, tree, count, press }) => {
  await tree(QUIZ, "step=2");
  await drop(page, "long.jsonl", LONG);
  await stop(page, { what: "lines" });
  await page.getByText("The trace was not read to its end. The picture does not show this trace.").waitFor();
  assert.match(await count(), /2 of 34/, "what was there stays");
  await drop(page, "long.jsonl", LONG);
  await page.waitForFunction(() => /of 1,?000,?000/.test(document.querySelector(".count").textContent));
  assert.equal(await page.getAttribute("#trace-text", "placeholder"), "1,000,000 lines");
  await press("To the end");
  await page.waitForFunction(() => /Visit 1000000|Visit 1,000,000/.test(document.querySelector(".caption").textContent));
});

scenario("what ran out of memory is tried again, the search beside an offered trace or the trace", async ({ page, show, press }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        window.lose = () => {
          this.terminate();
          this.dispatchEvent(new Event("error"));
        };
      }
    };
  });
  await show("#game=othello&depth=12&step=0");
  await page.selectOption("#source", "trace");
  await stop(page, { what: "positions", lost: true });
  await page.getByText(/^The search ran out of memory/).waitFor();
  await press("Try again");
  await page.getByRole("progressbar", { name: "Searching" }).waitFor();
  await drop(page, "long.jsonl", LONG);
  await stop(page, { what: "lines", lost: true });
  await page.getByText(/^The reading of the trace ran out of memory/).waitFor();
  await press("Try again");
  await stop(page, { what: "lines" });
  await page.getByText(/^The trace was not read to its end/).waitFor();
});

scenario("it is in Dutch and in Chinese too, and fits a phone", async ({ page, show, caption, press }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [lang, sentence, last] of [
    ["nl", "Het programma verlaat L1-1 met 4. Hier eindigt het spoor, met de waarde 4.", "Naar het einde"],
    ["zh-Hans", "程序离开 L1-1，值为 4。记录到此结束，值为 4。", null],
  ]) {
    await show("#tree=1+2");
    await page.selectOption(".language", lang);
    await page.waitForFunction((lang) => document.documentElement.lang.startsWith(lang), lang);
    await drop(page, "mine.jsonl", OWN);
    await isTrace(page);
    await page.waitForFunction(() => document.querySelectorAll("[role=treeitem]").length === 7);
    if (last) await press(last);
    else await page.locator("input[type=range]").fill("13");
    assert.equal(await caption(), sentence);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), false, "nothing to scroll sideways");
  }
});
