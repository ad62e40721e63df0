// Sharing: every text is copied, every file is saved and opened again by something else than Plyscope.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import { faults } from "./support/axe.mjs";
import { STUCK } from "./support/backtracking.mjs";
import { replace } from "./support/browser.mjs";
import { question } from "./support/learn.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { soon } from "./support/rest.mjs";

const scenario = scenarios();
const dialog = (page) => page.getByRole("dialog");
const section = (page, id) => page.locator(`section[aria-labelledby=share-${id}]`);
const text = (page) => page.locator(".share-text textarea").inputValue();

/** Opens the dialog. */
async function share(page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await dialog(page).waitFor();
}

/** Saves a file by a button of a section: its name and its bytes. */
async function saved(page, id, button) {
  const download = page.waitForEvent("download");
  await section(page, id).getByRole("button", { name: button, exact: true }).click();
  const file = await download;
  await page.getByText(`Saved as ${file.suggestedFilename()}`).waitFor();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Saves a QR code, of which nothing is told. */
async function savedCode(page, button) {
  const download = page.waitForEvent("download");
  await section(page, "code").getByRole("button", { name: button, exact: true }).click();
  return readFile(await (await download).path());
}

/** The dots of a picture, as the browser decodes it. */
const decoded = (page, bytes, type) =>
  page.evaluate(
    async ([list, type]) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(list)], { type }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) colours.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
      // As letters, since a list of all dots takes long to come over.
      let letters = "";
      for (let at = 0; at < data.length; at += 4) letters += data[at] < 128 ? "#" : ".";
      return { width: image.width, height: image.height, letters, colours: [...colours] };
    },
    [[...bytes], type],
  );

/** What a browser reads in an SVG file. */
const parsed = (page, svg) =>
  page.evaluate((svg) => {
    const file = new DOMParser().parseFromString(svg, "image/svg+xml");
    const all = (name) => [...file.querySelectorAll(name)].map((element) => element.textContent);
    return {
      broken: file.querySelector("parsererror")?.textContent ?? null,
      title: all("title"),
      description: all("desc"),
      texts: all("text"),
      width: Number(file.documentElement.getAttribute("width")),
    };
  }, svg);

scenario("every text says the same, and is copied", async ({ page, tree, url }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tree(QUIZ, "step=16");
  await share(page);
  const address = `${url}#tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=alpha-beta&root=max&step=16`;
  const table = [
    ["Link", "Copy link", address.replace(/\/#/, "/#")],
    ["Frame (iframe)", "Copy frame", null],
    ["Element for a web page", "Copy element", `<script type="module" src="${url}plyscope.js"></script>\n<ply-scope tree="${QUIZ}" algorithm="alpha-beta" root="max" step="16"></ply-scope>`],
    ["Lesson block (Markdown)", "Copy block", `\`\`\`scene\ntree: ${QUIZ}\nalgorithm: alpha-beta\nroot: max\nstep: 16\n\`\`\`\n`],
  ];
  for (const [form, copy, expected] of table) {
    await page.getByRole("button", { name: form, exact: true }).click();
    if (expected) assert.equal(await text(page), expected, form);
    await page.getByRole("button", { name: copy, exact: true }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
    // Of the text before it was told the same.
    await soon(() => page.evaluate(() => navigator.clipboard.readText()), await text(page));
  }
  await page.getByRole("button", { name: "Frame (iframe)", exact: true }).click();
  const frame = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, "text/html").querySelector("iframe");
    return { src: frame.src, title: frame.title, lazy: frame.loading };
  }, await text(page));
  assert.equal(frame.src, address.replace("/#", "/embed.html#"));
  assert.equal(frame.lazy, "lazy");
  assert.ok(frame.title);
});

scenario("the code leads to what is seen", async ({ page, tree }) => {
  await tree(QUIZ, "step=16");
  await share(page);
  const address = await text(page);
  const png = await decoded(page, await savedCode(page, "PNG"), "image/png");
  const dots = Uint8ClampedArray.from([...png.letters].flatMap((letter) => (letter === "#" ? [0, 0, 0, 255] : [255, 255, 255, 255])));
  const found = jsQR(dots, png.width, png.height);
  assert.equal(found?.data, address);
  const svg = await parsed(page, (await savedCode(page, "SVG")).toString("utf8"));
  assert.equal(svg.broken, null);
  assert.deepEqual(svg.title, ["QR code of the link"]);
  const code = page.locator(".qr");
  await code.click();
  const box = await code.boundingBox();
  assert.deepEqual([box.width, box.height], [1280, 800], "as large as the window");
  await code.click();
  assert.ok((await code.boundingBox()).width < 300);
  await page.keyboard.press("Escape");
  await tree(Array.from({ length: 1600 }, (_, at) => at % 10).join(" "));
  await share(page);
  assert.ok(await page.getByText("The link is too long for a QR code.").isVisible());
});

scenario("pictures of a step are files that other programs read", async ({ page, tree }) => {
  await tree(QUIZ, "step=16");
  await share(page);
  const svg = await saved(page, "picture", "SVG");
  assert.equal(svg.name, "plyscope-16.svg");
  const read = await parsed(page, svg.bytes.toString("utf8"));
  assert.equal(read.broken, null);
  assert.deepEqual(read.title, ["Step 16 of 34"]);
  assert.match(read.description[0], /^L3-2 is cut.*The tree: \(\(8 5\) \(20 3\)\) \(\(2 4\) \(15 6\)\)$/);
  for (const word of ["≥ 20", "L4-4", "8"]) assert.ok(read.texts.includes(word), word);
  const png = await saved(page, "picture", "PNG");
  const light = await decoded(page, png.bytes, "image/png");
  assert.equal(light.width, 2 * read.width);
  assert.ok(light.colours.includes(0xcfe6f5) && light.colours.includes(0xffffff));
  const pdf = await saved(page, "picture", "PDF");
  assert.match(pdf.bytes.toString("latin1"), /^%PDF-1\.7[^]*\/Helvetica[^]*%%EOF/);
  const latex = await saved(page, "picture", "LaTeX");
  assert.equal(latex.name, "plyscope-16.tex");
  assert.match(latex.bytes.toString("utf8"), /^\\documentclass[^]*\\begin\{forest\}[^]*\\end\{document\}\n$/);
  await page.getByLabel("Dark colours").check();
  const dark = await decoded(page, (await saved(page, "picture", "PNG")).bytes, "image/png");
  assert.ok(dark.colours.includes(0x14181d) && !dark.colours.includes(0xffffff));
});

scenario("several steps are a film or a strip", async ({ page, tree }) => {
  await tree(QUIZ, "step=10");
  await share(page);
  await page.getByLabel("From step").fill("9");
  await page.getByLabel("To step").fill("12");
  await page.getByLabel("Seconds a step").fill("0.5");
  const gif = await saved(page, "film", "GIF");
  assert.equal(gif.name, "plyscope-9-12.gif");
  const film = await page.evaluate(async (list) => {
    const decoder = new ImageDecoder({ data: new Uint8Array(list), type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const track = decoder.tracks.selectedTrack;
    const durations = [];
    let width = 0;
    for (let at = 0; at < track.frameCount; at++) {
      const { image } = await decoder.decode({ frameIndex: at });
      durations.push(image.duration / 1000);
      width = image.displayWidth;
    }
    return { durations, width, repeats: track.repetitionCount };
  }, [...gif.bytes]);
  assert.deepEqual(film.durations, [500, 500, 500, 1500]);
  assert.equal(film.repeats, Infinity);
  assert.ok(film.width > 1000, `${film.width} dots, two for each pixel`);
  const strip = await parsed(page, (await saved(page, "film", "Strip, SVG")).bytes.toString("utf8"));
  assert.deepEqual(strip.title, ["Step 9 of 34 – Step 12 of 34"]);
  for (const step of [9, 10, 11, 12]) assert.ok(strip.texts.some((line) => line.startsWith(`Step ${step} of 34:`)), step);
  const dots = await decoded(page, (await saved(page, "film", "Strip, PNG")).bytes, "image/png");
  assert.ok(dots.width > strip.width, "finer than the page");
  assert.match((await saved(page, "film", "Strip, PDF")).bytes.toString("latin1"), /^%PDF/);
});

scenario("what cannot be made is told in a sentence", async ({ page, tree }) => {
  await tree(QUIZ, "step=10");
  await share(page);
  const told = page.locator(".share-status");
  const table = [
    [["12", "9", "1"], "The last step comes before the first."],
    [["0", "60", "1"], "61 pictures are too many; at most 60 are made at once."],
    [["0", "99", "1"], "100 pictures are too many; at most 60 are made at once."],
    [["30", "35", "1"], "There is no step 35, or it is too far away."],
    [["one", "9", "1"], "Both steps must be whole numbers."],
    [["1", "9", "-1"], "The seconds must be a number from 0.1 to 60."],
  ];
  for (const [[from, to, delay], sentence] of table) {
    await page.getByLabel("From step").fill(from);
    await page.getByLabel("To step").fill(to);
    await page.getByLabel("Seconds a step").fill(delay);
    await section(page, "film").getByRole("button", { name: "GIF", exact: true }).click();
    await page.waitForFunction((sentence) => document.querySelector(".share-status").textContent === sentence, sentence);
  }
  assert.ok(await told.isVisible());
});

scenario("the steps are a table", async ({ page, tree }) => {
  await tree(QUIZ, "step=10");
  await share(page);
  const csv = (await saved(page, "table", "CSV")).bytes.toString("utf8").split("\r\n");
  assert.match(csv[0], /^step,event,node,player,value,verdict,alpha,beta,/);
  assert.equal(csv.length, 34 + 2);
  assert.match(csv[16], /^16,cut,L3-2,.*L4-4/);
  const json = (await saved(page, "table", "JSON")).bytes.toString("utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.equal(json.length, 34);
  assert.deepEqual(json[15].skipped, ["L4-4"]);
});

scenario("a search of more steps than a spreadsheet has rows is saved as JSON only", async ({ page, tree }) => {
  const rising = Array.from({ length: 900 }, (_, index) => index + 1).join(" ");
  await tree(rising, "algorithm=mtd-f&guess=0&step=0");
  await share(page);
  await section(page, "table").getByRole("button", { name: "CSV", exact: true }).click();
  await page.getByText("The search has more than 1,000,000 steps: too many for CSV; save them as JSON.").waitFor();
  const { bytes } = await saved(page, "table", "JSON");
  const last = bytes.subarray(bytes.lastIndexOf("\n", -2)).toString("utf8");
  assert.equal(JSON.parse(last).step, 1_219_049);
});

for (const [name, address, words, film] of [
  ["a game", "#game=tic-tac-toe&position=XOX%2FXO.%2FO..&step=5", /^Step 5 of/, true],
  ["a tour", `backtracking.html${STUCK}&step=11`, /^Step 11$/, true],
  ["queens", "backtracking.html#puzzle=queens&size=6&step=40", /^Step 40$/, true],
  ["coroutines", "coroutines.html#labels=6+2+8+1+4&wanted=4&step=9", /^Step 9 of/, true],
]) {
  scenario(`${name} can be shared`, async ({ page, show }) => {
    await show(address);
    await share(page);
    assert.equal(decodeURIComponent(new URL(await text(page)).hash.split("&")[0]), decodeURIComponent(address.match(/#[^&]*/)[0]));
    await section(page, "picture").waitFor();
    const svg = await parsed(page, (await saved(page, "picture", "SVG")).bytes.toString("utf8"));
    assert.match(svg.title[0], words);
    const png = await decoded(page, (await saved(page, "picture", "PNG")).bytes, "image/png");
    assert.ok(png.width >= svg.width && png.colours.length > 8);
    if (film) assert.match((await saved(page, "film", "GIF")).bytes.toString("latin1"), /^GIF89a/);
  });
}

scenario("a search that grows a tree is shared as link and code, and not as pictures of another search", async ({ page, show }) => {
  for (const address of ["search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=9", "search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=9"]) {
    await show(`best-first.html#${address}`);
    await share(page);
    assert.match(await text(page), /best-first\.html#search=/);
    assert.equal(await section(page, "picture").count(), 0, address);
    await page.keyboard.press("Escape");
  }
});

scenario("a question is shared as what it is", async ({ page, url }) => {
  await page.goto(url + question());
  await page.waitForSelector(".task");
  await share(page);
  const forms = await page.locator(".share-forms button").allTextContents();
  assert.deepEqual(forms, ["Link", "Frame (iframe)", "Element for a web page", "Lesson block (Markdown)"]);
  await page.getByRole("button", { name: "Frame (iframe)", exact: true }).click();
  assert.match(await text(page), /learn\.html#embed&amp;question=pruned/);
  await page.getByRole("button", { name: "Lesson block (Markdown)", exact: true }).click();
  assert.match(await text(page), /^```question\nquestion: pruned\n/);
  assert.equal(await page.locator("#share-picture").count(), 0, "it has no pictures to save");
});

scenario("where the dialog cannot be had, the link is copied", async ({ page, tree }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tree(QUIZ, "step=16");
  await replace(page, "**/dialogs.js*", (route) => route.fulfill({ contentType: "text/javascript", body: "export default 1;" }));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("The dialog could not be loaded, so the link was copied.").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  // A tree for which an address has no room has no link.
  await page.fill("#tree-text", `(${"1 ".repeat(110_000)})`);
  await page.waitForFunction(() => location.hash === "");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("The dialog could not be loaded, and what is shown is too long for a link.").waitFor();
});

for (const [name, options] of [
  ["light, desktop", {}],
  ["dark, phone", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
  ["Dutch, phone", { viewport: { width: 390, height: 844 }, locale: "nl-NL" }],
  ["Chinese, tablet", { viewport: { width: 1024, height: 768 }, locale: "zh-CN" }],
]) {
  scenario(
    `axe finds nothing in the dialog, and nothing is too wide: ${name}`,
    async ({ page, tree }) => {
      await tree(QUIZ, "step=16");
      await page.locator("header .tools button").nth(4).click();
      await dialog(page).waitFor();
      assert.deepEqual(await faults(page), []);
      assert.ok(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth), "too wide");
    },
    options,
  );
}
