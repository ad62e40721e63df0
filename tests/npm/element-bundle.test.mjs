// `plyscope/element` in bundles: the element draws, plays and speaks without a site.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, open } from "../browser/support/browser.mjs";
import { serve } from "../browser/support/server.mjs";
import { esbuild, packed, vite } from "./support/bundlers.mjs";
import { compiles } from "./support/compiler.mjs";
import { project } from "./support/installed.mjs";

const here = project();
let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const script = `
import { PlyScope } from "plyscope/element";
const elements = [
  { tree: "((8 5) (20 3)) ((2 4) (15 6))", step: "9" },
  { game: "tic-tac-toe", depth: "1", lang: "nl" },
  { game: "chess", depth: "1" },
  { puzzle: "queens", size: "4" },
  { question: "pruned", tree: "(4 8) (17 5)", lang: "nl" },
];
for (const attributes of elements) {
  const element = document.createElement("ply-scope");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  element.load();
}
window.isElement = document.querySelector("ply-scope") instanceof PlyScope;
`;

/** What the policy of a page must allow: WebAssembly, and the programs' own scripts. */
const policy = "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self' data:";

const bundlers = { esbuild, vite, webpack: packed };

for (const [name, bundle] of Object.entries(bundlers)) {
  test(`bundled by ${name}, it shows trees, games, boards and other languages`, async () => {
    const entry = `element-by-${name}`;
    here.write(`${entry}.js`, script);
    const folder = join(here.folder, `out-${entry}`);
    mkdirSync(folder);
    await bundle(here.folder, entry, folder, ["--splitting"]);
    const server = await serve({ folder, headers: { "Content-Security-Policy": policy } });
    const { page, context, complaints } = await open(browser);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    try {
      await page.goto(server.url);
      const shown = await page.evaluate(async () => {
        const elements = [...document.querySelectorAll("ply-scope")];
        await Promise.all(elements.map((element) => element.ready));
        const [tree] = elements;
        tree.next();
        return {
          is: window.isElement,
          step: tree.step,
          captions: elements.map(({ caption }) => caption),
          problems: elements.map(({ problems }) => problems.join()),
          drawn: elements.map((element) => element.shadowRoot.querySelectorAll("svg").length > 0),
        };
      });
      assert.equal(complaints.join("\n"), "");
      assert.deepEqual([shown.is, shown.step], [true, 10]);
      assert.deepEqual(shown.drawn, [true, true, true, true, false]);
      assert.deepEqual(shown.problems.slice(0, 4), ["", "", "", ""]);
      assert.match(shown.problems[4], /^Vragen en lessen/);
      assert.ok(shown.captions.slice(0, 4).every((caption) => caption.length > 10), String(shown.captions));
      assert.ok(asked.every((address) => /^(blob:)?http:\/\/(localhost|127\.0\.0\.1)|^data:/.test(address)), String(asked));
    } finally {
      await context.close();
      await server.close();
    }
  });
}

test("programs are loaded only when they are needed", async () => {
  here.write("little.js", 'import "plyscope/element"; document.body.innerHTML = "<ply-scope tree=\\"4 8\\"></ply-scope>";');
  const folder = join(here.folder, "out-little");
  mkdirSync(folder);
  await esbuild(here.folder, "little", folder, ["--splitting"]);
  const server = await serve({ folder });
  const { page, context } = await open(browser);
  const loaded = new Set();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
  try {
    await page.goto(server.url);
    await page.evaluate(() => document.querySelector("ply-scope").ready);
    const size = (names) => names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const [some, all] = [size(scripts.filter((name) => loaded.has(name))), size(scripts)];
    assert.ok(some < all / 3, `${some} of ${all} bytes`);
  } finally {
    await context.close();
    await server.close();
  }
});

test("what could not be loaded is asked for at its own address again", async () => {
  here.write("late.js", 'import "plyscope/element";');
  const folder = join(here.folder, "out-late");
  mkdirSync(folder);
  await esbuild(here.folder, "late", folder, ["--splitting"]);
  const server = await serve({ folder });
  const { page, context } = await open(browser);
  const problems = () =>
    page.evaluate(async () => {
      document.body.innerHTML = '<ply-scope tree="4 8"></ply-scope>';
      const [element] = document.body.children;
      await element.load();
      return element.problems.join();
    });
  try {
    await page.goto(server.url);
    await page.evaluate(() => customElements.whenDefined("ply-scope").then(() => {}));
    await page.route("**/*.js", (route) => route.abort());
    const first = await problems();
    assert.match(first, /^Plyscope could not be loaded: /);
    await page.unroute("**/*.js");
    // Some browsers keep the failure, and others load it now.
    assert.ok(["", first].includes(await problems()));
  } finally {
    await context.close();
    await server.close();
  }
});

test("what the README shows works", async () => {
  const examples = here.file("README.md").matchAll(/^```js\n(.*?)^```$/gms);
  const [example] = [...examples].map(([, code]) => code).filter((code) => code.includes("plyscope/element"));
  here.write("shown.js", `${example}window.scope = scope;`);
  const folder = join(here.folder, "out-shown");
  mkdirSync(folder);
  await vite(here.folder, "shown", folder);
  const server = await serve({ folder });
  const { page, context } = await open(browser);
  const printed = [];
  page.on("console", (message) => printed.push(message.text()));
  try {
    await page.goto(server.url);
    await page.evaluate(() => window.scope.ready);
    await page.evaluate(() => window.scope.next());
    await page.waitForFunction(() => window.scope.step === 10);
    assert.equal(printed[0], "true");
    assert.match(printed.at(-1), /^10 \S+ /);
  } finally {
    await context.close();
    await server.close();
  }
});

test("a program for Node can import it, and has none", () => {
  here.write("in-node.js", 'import { PlyScope } from "plyscope/element"; console.log(PlyScope);');
  assert.equal(here.run("in-node.js").trim(), "undefined");
});

test("its types are found", () => {
  const complaints = compiles(here);
  const uses = `import { PlyScope, type StepDetail } from "plyscope/element";
const scope: PlyScope = document.createElement("ply-scope");
scope.addEventListener("step", ({ detail }: CustomEvent<StepDetail>) => detail.caption.trim());
`;
  assert.equal(complaints("element.ts", uses), "");
  assert.match(complaints("mistake.ts", uses.replace("caption", "points")), /^mistake\.ts\(3,/);
});
