// The Python package beyond the two notebooks: what it takes, its other programs, languages and a site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { widget } from "../../python/plyscope/widget/widget.js";
import { serve } from "../browser/support/server.mjs";
import { at, examples } from "./support/stage.mjs";
import { copy, EXAMPLES, freePort, python, run, start } from "./support/tools.mjs";

const example = examples();

/** Runs a notebook with these scenes, one below the other, and opens it. */
async function notebook(page, later, scenes) {
  const { folder } = later(await copy("marimo"));
  const names = scenes.map((_, number) => `scene${number}`);
  const made = scenes.map((scene, number) => `    ${names[number]} = mo.ui.anywidget(Scene(${scene}))\n`);
  const texts = names.map((name) => `mo.md(f"{${name}.value['step']}, {${name}.value['answer'].get('points')}")`);
  await writeFile(join(folder, "made.py"), [
    "import marimo\napp = marimo.App()\n",
    `@app.cell\ndef _():\n    import marimo as mo\n    from plyscope import Scene\n${made.join("")}    return (${["mo", ...names].join(", ")},)\n`,
    `@app.cell\ndef _(${["mo", ...names].join(", ")}):\n    mo.vstack([${names.join(", ")}, ${texts.join(", ")}])\n    return\n`,
  ].join("\n\n"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = ["run", "made.py", "--headless", "--no-token", "--host", "127.0.0.1", "--port", String(port)];
  later(await start(python("marimo"), given, { folder, url: `${url}/health` }));
  await page.goto(url);
  await page.locator("ply-scope").nth(scenes.length - 1).waitFor({ timeout: 120_000 });
}

test("the package does what it says it does", { timeout: 300_000 }, async (context) => {
  // The runtime keeps what it compiles in the home folder.
  const folder = await mkdtemp(join(tmpdir(), "plyscope-python-"));
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await run(python("python"), ["-m", "unittest", "discover", "-s", resolve(EXAMPLES, "../../python/plyscope/tests")], folder);
});

test("a scene that begins at its end is shown again where its reader is", async () => {
  const attributes = new Map();
  const element = Object.assign(new EventTarget(), {
    getAttributeNames: () => [...attributes.keys()],
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
  });
  const box = { dataset: {}, replaceChildren: () => {} };
  globalThis.document = { createElement: (name) => (name === "ply-scope" ? element : box) };
  const [state, hearers] = [{ attributes: { tree: "1 2", step: "last" }, step: 3 }, {}];
  const model = { get: (name) => state[name], on: (type, hear) => (hearers[type] = hear) };
  for (const [last, step] of [[0, "last"], [8, 3]]) {
    state.last = last;
    await widget(async () => {}).render({ model, el: { append: () => {} } });
    assert.equal(attributes.get("step"), step);
  }
  for (const [given, expected] of [[{ tree: "1 3" }, { step: 3, tree: "1 3" }], [{ step: "last" }, { step: "last" }]]) {
    state.attributes = given;
    hearers["change:attributes"](model);
    assert.deepEqual(Object.fromEntries(attributes), expected);
  }
  delete globalThis.document;
});

test("Python hears of problems that come later than what is shown", async () => {
  const element = Object.assign(new EventTarget(), { problems: [], getAttributeNames: () => [], setAttribute: () => {} });
  const box = { dataset: {}, replaceChildren: () => {} };
  globalThis.document = { createElement: (name) => (name === "ply-scope" ? element : box) };
  const told = {};
  const state = { attributes: {}, step: 0 };
  const model = { get: (name) => state[name], set: (name, value) => (told[name] = value), save_changes: () => {}, on: () => {} };
  await widget(async () => {}).render({ model, el: { append: () => {} } });
  element.dispatchEvent(new CustomEvent("ready", { detail: {} }));
  assert.deepEqual(told.problems, []);
  element.problems = ["There is no such question."];
  element.dispatchEvent(new CustomEvent("problem", { detail: {} }));
  assert.deepEqual(told.problems, element.problems);
  delete globalThis.document;
});

example("trees, games and boards share a notebook, each in its language, and lead to no site", async ({ page, later }) => {
  await notebook(page, later, [
    'tree="(4 8) (17 5)", lang="nl", step=2',
    'game="tic-tac-toe", position="XOX/XO./O..", algorithm="minimax", step=3',
    'puzzle="queens", size=6, step=12',
    'labels="5 2 8 1 4", step=4',
  ]);
  for (const [number, step] of [2, 3, 12, 4].entries()) {
    const scope = page.locator("ply-scope").nth(number);
    await at(scope, step);
    assert.deepEqual(await scope.evaluate((element) => element.problems), []);
    await scope.evaluate((element) => element.next());
    await page.getByText(`${step + 1}, None`, { exact: true }).first().waitFor();
  }
  assert.equal(await page.locator("ply-scope a").count(), 0);
  await page.locator("ply-scope").first().getByRole("button", { name: "Eén stap vooruit" }).waitFor();
}, { strict: false });

example("a question of a site is asked in a notebook, and Python hears what it earned", async ({ page, later }) => {
  const site = later(await serve({ headers: { "Access-Control-Allow-Origin": "*" } }));
  await notebook(page, later, [`question="pruned", tree="((8 5) (20 3)) ((2 4) (15 6))", points=4, site="${site.url}"`]);
  const asked = page.frameLocator("ply-scope iframe");
  await asked.locator("input[type=text], textarea").first().fill("L3-4 L4-4 L4-7..8");
  await asked.locator(".check").click();
  await page.getByText("0, 4", { exact: true }).waitFor();
}, { strict: false });
