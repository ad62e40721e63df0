// Whatever is handed over, the answer is an error with a sentence and a place, and the next call works.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, project } from "./support/installed.mjs";

const { solve, backtrack, backtrackSteps, trace, layout, svg, grade, judge, PlyscopeError } = await load(project());
const tree = "(4 8) (17 5)";
const itself = [1];
itself.push(itself);
const deep = (layers) => (layers === 0 ? 1 : [deep(layers - 1)]);
let doubled = 1;
for (let layer = 0; layer < 40; layer += 1) doubled = [doubled, doubled];

/** What is done, the error's code, its option, and a part of its sentence. */
const table = [
  [() => solve(), "option", "options", /expected an object with options, not undefined/],
  [() => solve(null), "option", "options", /not null/],
  [() => solve(7), "option", "options", /not a number/],
  [() => solve(Symbol("x")), "option", "options", /not a symbol/],
  [() => solve({}), "option", "tree", /nothing to search/],
  [() => solve(tree, "minimax"), "option", "options", /not a string/],
  [() => solve({ tree }, {}), "option", "options", /two objects/],
  [() => solve(tree, null), "option", "options", /not null/],
  [() => solve(tree, new Map([["algorithm", "minimax"]])), "option", "options", /not a value of type Map/],
  [() => solve(new Float64Array([1, 2])), "option", "options", /not a value of type Float64Array/],
  [() => backtrack({ puzzle: "queens" }, { size: 8 }), "option", "options", /two objects/],
  [() => backtrackSteps({ puzzle: "queens" }, { size: 8 }), "option", "options", /two objects/],
  [() => grade({ question: "tree=4 8" }, { answer: "" }), "option", "options", /two objects/],
  [() => judge(() => 0, null), "option", "options", /not null/],
  [() => solve(tree, { tree }), "option", "tree", /a tree before it/],
  [() => solve(tree, { game: "chess" }), "option", "game", /a tree before it/],
  [() => solve(tree, { ordr: "left" }), "option", "ordr", /did you mean order\?/],
  [() => solve(tree, { order: { toString: () => "left" } }), "option", "order", /cannot be an object/],
  [() => solve(tree, { order: () => "left" }), "option", "order", /cannot be a function; expected a text or a number/],
  [() => solve(tree, { order: new Set() }), "option", "order", /cannot be a value of type Set; expected a text or a number/],
  [() => solve(tree, { algorithm: [] }), "option", "algorithm", /cannot be a list; expected a text/],
  [() => solve(tree, { symmetry: [] }), "option", "symmetry", /cannot be a list; expected true or false/],
  [() => solve(tree, { window: {} }), "option", "window", /cannot be an object; expected two values/],
  [() => solve(tree, { ordr: [] }), "option", "ordr", /did you mean order\?/],
  [() => backtrack({ puzzle: "tour", board: [5, 5] }), "option", "board", /cannot be a list; expected a text/],
  [() => backtrack({ puzzle: "subset-sum", numbers: [5, []] }), "option", "numbers", /cannot be an array; expected/],
  [() => solve(tree, { "a.b": Symbol("x") }), "option", "a.b", /a\.b cannot be a symbol/],
  [() => solve(tree, { seed: 10n }), "option", "seed", /cannot be a bigint/],
  [() => solve(tree, { depth: NaN }), "option", "depth", /NaN/],
  [() => solve(tree, { depth: 401 }), "option", "depth", /0 to 400/],
  [() => solve(tree, { algorithm: "minimax", cut: "gt" }), "option", "cut", /minimax takes no cut/],
  [() => solve(tree, { window: [15, 0] }), "option", "window", /15\.\.0/],
  [() => solve(tree, { window: [0, {}] }), "option", "window", /cannot be an object/],
  [() => solve(tree, { window: new Array(1e9) }), "option", "window", /undefined|two values/],
  [() => solve({ game: "einstein", algorithm: "negamax" }), "option", "algorithm", /no chance into account/],
  [() => solve(tree, { size: "7x6" }), "option", "size", /for games/],
  [() => solve(tree, JSON.parse('{"__proto__": {"order": "left"}}')), "option", "__proto__", /no option/],
  [() => solve(tree, JSON.parse('{"__proto__": 1}')), "option", "__proto__", /no option/],
  [() => solve(tree, { constructor: "x" }), "option", "constructor", /no option/],
  [() => solve("x".repeat(17 * 2 ** 20)), "too-large", "tree", /at most 16777216/],
  [() => solve("é".repeat(9 * 2 ** 20)), "tree", "tree", /at most 16777216/],
  [() => solve("(".repeat(1_000_000)), "tree", "tree", /layers/],
  [() => solve("\ud800"), "tree", "tree", /line 1, column 1/],
  [() => solve("(4 8"), "tree", "tree", /line 1, column 1/],
  [() => solve(itself), "too-large", "tree", /500 layers/],
  [() => solve(deep(500)), "too-large", "tree", /500 layers/],
  [() => solve(doubled), "too-large", "tree", /1000000 nodes/],
  [() => solve([[1], [2, []]]), "tree", "tree", /tree\[1\]\[1\] is empty/],
  [() => solve([[1, "wim"]]), "tree", "tree", /tree\[0\]\[1\] is “wim”/],
  [() => solve([1, , 3]), "tree", "tree", /tree\[1\] is undefined/],
  [() => solve([NaN]), "tree", "tree", /tree\[0\] is NaN/],
  [() => solve([1e21]), "tree", "tree", /too large/],
  [() => solve([{ valueOf: () => 1 }]), "tree", "tree", /of type object/],
  [() => solve({ game: "go" }), "option", "game", /go/],
  [() => solve({ game: "tic-tac-toe", position: "XX./.../..." }), "game", "position", /turns/],
  [() => trace(tree, { to: 1000 }), "step", "to", /no step 1000/],
  [() => svg(tree, { step: -1 }), "option", "step", /whole number/],
  [() => svg(tree, { width: Infinity }), "option", "width", /pixels/],
  [() => layout(tree, { algorithm: "minimax" }), "option", "algorithm", /no option/],
  [() => judge(), "option", "search", /expected a function/],
  [() => judge(null), "option", "search", /not null/],
  [() => judge(() => 0, { algorithm: "mtd-f" }), "option", "algorithm", /cannot be judged as mtd-f; expected alpha-beta/],
  [() => judge(() => 0, { order: "random" }), "option", "order", /order left or right only/],
  [() => judge(() => 0, { depth: 3 }), "option", "depth", /no option/],
  [() => judge(() => 0, { trees: 0 }), "option", "trees", /1 to 100000/],
  [() => judge(async () => 0), "option", "search", /asynchronous/],
  [() => grade(), "option", "options", /undefined/],
  [() => grade({ question: "tree=4 8" }), "option", "answer", /no answer/],
  [() => grade({ question: "tree=(4 8", answer: "" }), "question", "question", /tree/],
  [() => grade({ question: { tree: null }, answer: "" }), "option", "question", /question\.tree cannot be null; expected a text/],
  [() => grade({ question: { tree, window: [1] }, answer: "" }), "option", "question", /expected two/],
  [() => grade({ question: { tree, window: [{}, 1] }, answer: "" }), "option", "question", /window cannot be/],
  [() => grade({ question: { tree, ordr: "left" }, answer: "" }), "question", "question", /ordr/],
  [() => grade({ question: { tree, kind: "prund" }, answer: "" }), "question", "question", /prund/],
  [() => grade({ question: `tree=${tree}`, answer: "L9-9" }), "answer", "answer", /L9-9/],
  [() => grade({ lesson: "x", answers: { 1: itself } }), "option", "answers", /answers\.1 cannot be an array; expected a text or a number/],
  [() => grade({ lesson: "x", answers: { 1: null } }), "option", "answers", /answers\.1 cannot be null; expected a text or a number/],
  [() => grade({ lesson: "x", answers: new Map([[1, "L2-1"]]) }), "option", "answers", /cannot be a value of type Map/],
  [() => grade({ lesson: "x".repeat(2 ** 21), answers: "" }), "lesson", "lesson", /131,072/],
];

for (const [act, code, option, sentence] of table) {
  test(`${String(act).slice(6, 70)} is refused`, () => {
    assert.throws(act, (error) => {
      assert.ok(error instanceof PlyscopeError && error instanceof Error, String(error));
      assert.equal(error.name, "PlyscopeError");
      assert.deepEqual([error.code, error.option], [code, option], error.message);
      assert.match(error.message, sentence);
      return true;
    });
    assert.equal(solve(tree).value, 5);
  });
}

test("a broken tree is told with its line, its column, and what was meant", () => {
  assert.throws(() => solve("(4 8)\n(wim 5)"), {
    code: "tree",
    line: 2,
    column: 2,
    hint: "win",
    excerpt: "(wim 5)\n ^^^",
  });
});

test("what an object inherits is no option, and nothing is written to it", () => {
  const options = Object.create({ algorithm: "minimax" }, { order: { value: "right", enumerable: true } });
  const found = solve(tree, Object.freeze(options));
  assert.equal(found.algorithm, "alpha-beta");
  assert.equal(found.visited[1], "L2-2");
  assert.equal({}.order, undefined);
});

test("a getter is asked once", () => {
  let asked = 0;
  const options = {
    get order() {
      asked += 1;
      return asked === 1 ? "right" : {};
    },
  };
  assert.equal(solve(tree, options).visited[1], "L2-2");
  assert.equal(asked, 1);
});

test("an error of the caller's own getter stays theirs", () => {
  const options = {
    get order() {
      throw new TypeError("mine");
    },
  };
  assert.throws(() => solve(tree, options), { name: "TypeError", message: "mine" });
});

test("a trace that is too long is asked for in parts", () => {
  const wide = Array.from({ length: 60_000 }, (_, index) => index);
  assert.throws(() => trace(wide), { code: "too-large", message: /from and to/ });
  assert.deepEqual(trace(wide, { from: 5, to: 7 }).map(({ step }) => step), [5, 6, 7]);
});
