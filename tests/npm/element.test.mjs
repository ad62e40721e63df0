// The types of the element and of the frame hold for what is written with them, and are those of the scripts.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { compiles } from "./support/compiler.mjs";
import { project } from "./support/installed.mjs";

const www = (file) => readFileSync(new URL(`../../www/${file}`, import.meta.url), "utf8");
const here = project();
const complaints = compiles(here);
mkdirSync(join(here.folder, "embed"));
for (const file of ["plyscope.d.ts", "embed/frame.d.ts"]) here.write(file, www(file));

const uses = readFileSync(new URL("uses-element.ts", import.meta.url), "utf8");

test("a page with every property, method and event compiles strictly", () => {
  assert.equal(complaints("uses-element.ts", uses), "");
});

const mistakes = [
  'scope.goTo("first");',
  'scope.step = "9";',
  "scope.first = 3;",
  "scope.value.length;",
  'scope.addEventListener("step", ({ detail }) => detail.points);',
  'scope.addEventListener("answer", ({ detail }) => detail.step);',
  'search.paint("blue");',
  "search.caption = search.caption;",
  'search.addEventListener("size", ({ detail }) => detail.width);',
  "connect(scope);",
];

for (const mistake of mistakes) {
  test(`${mistake} does not compile`, () => {
    const names = `import { connect } from "./embed/frame.js";\nimport "./plyscope.js";\n`;
    const given = `const scope = document.querySelector("ply-scope")!;\nconst search = connect(document.querySelector("iframe")!);\n`;
    const told = complaints("mistake.ts", `${names}${given}${mistake}\nvoid [connect, scope, search];\n`);
    assert.match(told, /^mistake\.ts\(5,/);
  });
}

/** The names that a class or an interface of a file has for everyone. */
function names(file, wanted) {
  const found = new Set();
  const source = ts.createSourceFile(file, www(file), ts.ScriptTarget.Latest);
  source.forEachChild((node) => {
    if (!(ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) || node.name?.text !== wanted) return;
    for (const { name, modifiers } of node.members) {
      const isStatic = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
      if (name && ts.isIdentifier(name) && !isStatic) found.add(name.text);
    }
  });
  return [...found].sort();
}

/** What the browser calls, and what an element has anyway. */
const BROWSERS = ["connectedCallback", "disconnectedCallback", "attributeChangedCallback"];
const INHERITED = ["addEventListener", "removeEventListener"];

test("the element and the connection have what their types say", () => {
  for (const [typed, script, name] of [["plyscope.d.ts", "embed/element.js", "PlyScope"], ["embed/frame.d.ts", "embed/frame.js", "Connection"]]) {
    const declared = names(typed, name).filter((name) => !INHERITED.includes(name));
    assert.ok(declared.length > 8, name);
    assert.deepEqual(declared, names(script, name).filter((name) => !BROWSERS.includes(name)), name);
  }
});
