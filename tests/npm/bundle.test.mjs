// A bundle of the package runs in a real browser, under a strict policy.
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, open } from "../browser/support/browser.mjs";
import { serve, strictPolicy } from "../browser/support/server.mjs";
import { esbuild, packed, vite } from "./support/bundlers.mjs";
import { project } from "./support/installed.mjs";

const here = project();
let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const work = `
const tree = "((8 5) (20 3)) ((2 4) (15 6))";
const told = [solve(tree).value, trace(tree).length, layout(tree).nodes.length];
const picture = new Image();
picture.src = "data:image/svg+xml," + encodeURIComponent(svg(tree, { step: 9 }));
await picture.decode();
told.push(picture.naturalWidth > 400);
let refused;
try { solve("(4 8"); } catch (error) { refused = [error instanceof PlyscopeError, error.column]; }
document.title = JSON.stringify([...told, refused]);
`;
const expected = [8, 34, 15, true, [true, 1]];

/** Bundles a script and opens a page with it; returns what it says in the page's title. */
async function bundled(name, script, { bundle = esbuild, flags, besides = [], complain = assert.equal } = {}) {
  here.write(`${name}.js`, script);
  const folder = join(here.folder, `out-${name}`);
  mkdirSync(folder);
  await bundle(here.folder, name, folder, flags);
  for (const file of besides) copyFileSync(join(here.installed, file), join(folder, file));
  const policy = `${strictPolicy}; img-src 'self' data:`;
  const server = await serve({ folder, headers: { "Content-Security-Policy": policy } });
  const { page, context, complaints } = await open(browser);
  try {
    await page.goto(server.url);
    await page.waitForFunction(() => document.title !== "…");
    complain(complaints.join("\n"), "");
    return JSON.parse(await page.title());
  } finally {
    await context.close();
    await server.close();
  }
}

const beside = { besides: ["plyscope_bg.wasm"] };

test("with the program beside the bundle", async () => {
  const names = "init, { PlyscopeError, layout, solve, svg, trace }";
  const script = `import ${names} from "plyscope"; await init();${work}`;
  assert.deepEqual(await bundled("beside", script, beside), expected);
});

test("with the program as a file of the bundle, as the README says", async () => {
  const examples = here.file("README.md").matchAll(/^```js\n(.*?)^```$/gms);
  const [example] = [...examples].map(([, code]) => code).filter((code) => code.includes("--loader"));
  const script = example.replace("{ solve }", "{ PlyscopeError, layout, solve, svg, trace }") + work;
  assert.deepEqual(await bundled("within", script, { flags: ["--loader:.wasm=file"] }), expected);
});

for (const bundle of [vite, packed]) {
  test(`with ${bundle === vite ? "Vite" : "webpack"}, which finds the program by itself`, async () => {
    const script = `import init, { PlyscopeError, layout, solve, svg, trace } from "plyscope"; await init();${work}`;
    assert.deepEqual(await bundled(bundle.name, script, { bundle }), expected);
  });
}

test("a call before the program is loaded says so, and loading can be tried again", async () => {
  const script = `import init, { solve } from "plyscope";
    const said = [];
    try { solve("4 8"); } catch (error) { said.push(error.code, error.message); }
    await init("missing.wasm").catch((error) => said.push(error.code));
    await init();
    said.push(solve("4 8").value);
    document.title = JSON.stringify(said);`;
  // The browser tells of the file that is missing.
  const said = await bundled("late", script, { ...beside, complain: assert.notEqual });
  const [early, sentence, missing, value] = said;
  assert.deepEqual([early, missing, value], ["not-loaded", "not-loaded", 8]);
  assert.match(sentence, /await init\(\)/);
});
