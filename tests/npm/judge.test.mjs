// A function is judged as the command judges a program.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load, project } from "./support/installed.mjs";
import { camelCase } from "./support/names.mjs";

const { judge } = await load(project());
const helper = fileURLToPath(new URL("../../programs/plyscope.mjs", import.meta.url));

const minimax = `function search(node) {
  if (node.isLeaf) return node.value;
  const values = node.children.map((child) => search(child));
  return node.isMax ? Math.max(...values) : Math.min(...values);
}`;

const alphaBeta = (cut, first = "node.isMax ? -Infinity : Infinity") => `function search(node, alpha, beta) {
  if (node.children.length === 0) return node.value;
  let best = ${first};
  for (const child of node.children) {
    const value = search(child, alpha, beta);
    if (node.isMax ? value > best : value < best) best = value;
    if (node.isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (${cut}) break;
  }
  return best;
}`;

/** A search, its options, and what is said of it. */
const table = [
  ["minimax", minimax, { algorithm: "minimax" }, "right", []],
  ["minimax for alpha-beta", minimax, { trees: 40 }, "wrong-nodes", ["minimax"]],
  ["alpha-beta", alphaBeta("alpha >= beta"), { root: "min", seed: 7 }, "right", []],
  ["alpha-beta that cuts late", alphaBeta("alpha > beta"), {}, "wrong-nodes", ["rule"]],
  ["alpha-beta that begins at 0", alphaBeta("alpha >= beta", "0"), {}, "wrong-value", []],
  ["a search of nothing", "const search = () => -Infinity;", { trees: 3 }, "wrong-value", []],
  ["an error", "function search(node) { return node.left.value; }", { trees: 3 }, "crash", []],
];

for (const [name, text, options, verdict, misconceptions] of table) {
  test(`${name} is ${verdict}, as the command says`, (t) => {
    const search = new Function(`${text}\nreturn search;`)();
    const report = judge(search, options);
    assert.equal(report.verdict, verdict, report.text);
    for (const id of misconceptions) assert.ok(report.misconceptions.includes(id), report.misconceptions.join(" "));
    const folder = mkdtempSync(join(tmpdir(), "plyscope-judge-"));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "program.mjs");
    writeFileSync(file, `import { run } from ${JSON.stringify(helper)};\n${text}\nrun(search);\n`);
    const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]);
    const { stdout } = spawnSync(process.env.PLYSCOPE_COMMAND, ["judge", "--json", ...words, "--", process.execPath, file], { encoding: "utf8" });
    const { version, ...judged } = JSON.parse(stdout, camelCase);
    // A process that ends has a code, and a function that throws a message.
    if (verdict === "crash") assert.equal(judged.verdict, verdict);
    else assert.deepEqual(report, judged);
  });
}

test("what a function throws is reported, and the next is judged", () => {
  const report = judge(() => {
    throw new RangeError("no such child");
  });
  assert.match(report.counterexample.got.error, /RangeError: no such child/);
  const bare = judge(() => {
    throw Object.create(null);
  });
  assert.match(bare.counterexample.got.error, /\{\}/);
  assert.equal(judge(() => NaN, { trees: 5 }).verdict, "wrong-value");
  assert.match(judge(() => -Infinity, { trees: 5 }).text, /Value: −∞ /);
  assert.equal(judge(() => 0, { trees: 5, lang: "nl" }).verdict, "wrong-value");
});

test("the value of a function is rounded to the decimals that values have", () => {
  const search = new Function(`${minimax}\nreturn search;`)();
  const options = { algorithm: "minimax", trees: 20 };
  assert.equal(judge((root) => search(root) + 1e-9, options).verdict, "right");
  assert.equal(judge((root) => search(root) + 1e-3, options).verdict, "wrong-value");
});

test("what an asynchronous function throws later ends nothing", async () => {
  const late = async () => {
    throw new Error("late");
  };
  assert.throws(() => judge(late), { code: "option", message: /asynchronous/ });
  // An unhandled rejection would fail this test.
  await new Promise((resolve) => setTimeout(resolve, 20));
});
