// What the package's own page shows works, and prints what it says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { project } from "./support/installed.mjs";

const here = project();
const examples = [...here.file("README.md").matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
// Some need a bundler; their own tests have them.
const runnable = examples.filter((code) => !/plyscope_bg\.wasm|plyscope\/element/.test(code));

test("there are examples", () => assert.ok(runnable.length >= 4));

for (const [index, code] of runnable.entries()) {
  test(`example ${index + 1}`, () => {
    const name = here.write(`example-${index}.js`, code);
    const printed = here.run(name);
    // What stands behind what is printed, or below it, is what is printed.
    const claims = [...code.matchAll(/console\.log\(.*\);(?: |\n)\/\/ (.+)$/gm)].map(([, claim]) => claim);
    const plain = (text) => text.replace(/\s+/g, " ");
    for (const claim of claims) assert.ok(plain(printed).includes(plain(claim)), `${claim}\n${printed}`);
    assert.notEqual(printed, "");
  });
}

test("some of them say what they print", () => {
  assert.ok(runnable.join("").match(/console\.log\(.*\);(?: |\n)\/\/ /g).length >= 3);
});

test("the package says its version, its licence and its files", () => {
  const manifest = JSON.parse(here.file("package.json"));
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.notEqual(manifest.version, "0.0.0");
  assert.equal(manifest.license, "MIT OR Apache-2.0");
  assert.deepEqual(manifest.dependencies, undefined);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "index.d.ts", "types/names.d.ts"]) assert.ok(here.file(name));
});
