// The types hold for what is written with them, and for what really comes out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compiles } from "./support/compiler.mjs";
import { load, project } from "./support/installed.mjs";

const here = project();
const { solve, trace, layout, grade, judge, mcts, bestFirst, backtrack, backtrackSteps } = await load(here);
const complaints = compiles(here);

const uses = readFileSync(new URL("uses.ts", import.meta.url), "utf8");

test("a program with every function and every option compiles strictly", () => {
  assert.equal(complaints("uses.ts", uses), "");
});

test("and for bundlers", () => {
  const bundler = ["--module", "esnext", "--moduleResolution", "bundler"];
  assert.equal(complaints("bundled.ts", uses, bundler), "");
});

const mistakes = [
  'solve("4 8", { ordr: "left" });',
  'solve("4 8", { order: "lefty" });',
  'solve({ tree: "4 8", game: "chess" });',
  'solve("4 8").plies;',
  'solve({ game: "chess" }).pruned;',
  "solve({ game: {} });",
  'solve({ game: { start: () => 1, player: () => "both", moves: () => [1], play: () => 2, result: () => null } });',
  "solve([[{}]]);",
  'svg("4 8", { step: "first" });',
  'layout("4 8", { algorithm: "minimax" });',
  'grade({ question: "" });',
  'grade({ question: { kind: "prund", tree: "4 8" }, answer: "" });',
  'grade({ question: { kind: "pruned" }, answer: "" });',
  'judge(() => "win");',
  'judge(() => 0, { algorithm: "mtd-f" });',
  'backtrack({ puzzle: "queens", maze: "S.G" });',
  'backtrack({ puzzle: "hanoi" });',
  'backtrack({ puzzle: "maze", bound: "rest" });',
  'backtrack({ puzzle: "queens" }).tours;',
  'backtrackSteps({ puzzle: "queens", limit: 3 });',
  "new PlyscopeError();",
];

for (const mistake of mistakes) {
  test(`${mistake} does not compile`, () => {
    const names = "PlyscopeError, backtrack, backtrackSteps, grade, judge, layout, solve, svg";
    const text = `import { ${names} } from "plyscope";\n${mistake}\nvoid [${names}];\n`;
    assert.match(complaints("mistake.ts", text), /^mistake\.ts\(2,/);
  });
}

test("what comes out is what the types say", () => {
  const quiz = "((8 5) (20 3)) ((2 4) (15 6))";
  const question = `question=pruned&tree=${quiz}`;
  const lesson = "---\ntitle: x\n---\n```question\ntree: (4 8) (17 5)\n```\n```question\ntree: 4\n```\n```scene\nx: y\n```\n";
  const table = { table: "all", algorithm: "iterative-deepening" };
  const minimax = (node) => {
    if (node.isLeaf) return node.value;
    const values = node.children.map(minimax);
    return node.isMax ? Math.max(...values) : Math.min(...values);
  };
  const nim = {
    start: () => 3,
    player: (left) => (left % 2 ? "max" : "min"),
    moves: (left) => (left > 1 ? [1, 2] : [1]),
    play: (left, taken) => left - taken,
    result: (left) => (left ? null : "win"),
  };
  const found = [
    ["TreeResult", solve(quiz)],
    ["TreeResult", solve("(win 8) (draw 5)", table)],
    ["GameResult", solve({ game: "connect-four", depth: 3, ...table })],
    [
      "GameResult",
      solve({
        game: "tic-tac-toe",
        window: "game",
        table: "3..5",
        keeps: "numbers",
        fail: "start",
        symmetry: true,
      }),
    ],
    ["OwnGameResult", solve({ game: nim })],
    ["OwnGameResult", solve({ game: nim, depth: 1 })],
    ["Layout", layout({ game: nim })],
    ["Step[]", trace({ game: nim, lang: "nl" })],
    ["Step[]", trace(quiz, { lang: "en" })],
    ["Step[]", trace({ tree: "((8 5) (8 5)) (4 8)", ...table })],
    ["Step[]", trace({ game: "connect-four", depth: 2 })],
    ["Layout", layout("A:(4 win) 3")],
    ["Layout", layout({ game: "tic-tac-toe", position: "XOX/XO./O.." })],
    ["Grade", grade({ question, answer: "L3-4 L4-4" })],
    ["EmptyGrade", grade({ question, answer: "" })],
    ["LessonGrade", grade({ lesson, answers: "1: L3-4\n7: x" })],
    ["JudgeReport", judge(minimax, { algorithm: "minimax" })],
    ["JudgeReport", judge(minimax)],
    ["JudgeReport", judge(() => 0, { root: "min" })],
    ["JudgeReport", judge(() => null.x)],
    ["MctsResult", mcts("chance:(1 2) 3", { iterations: 50 })],
    ["MctsResult", mcts({ game: "tic-tac-toe", iterations: 50, selection: "puct" })],
    ["MctsResult", mcts({ game: "tic-tac-toe", iterations: 50, selection: "rave" })],
    ["SssResult", bestFirst(quiz)],
    ["ProofNumberResult", bestFirst(quiz, { search: "proof-number", goal: "99999999999.999999" })],
    ["TourResult", backtrack({ puzzle: "tour", board: "5x5", path: "a1 b3", prune: "all", limit: 2 })],
    ["TourResult", backtrack({ puzzle: "tour", board: "4x4" })],
    ["QueensResult", backtrack({ puzzle: "queens", size: 4, steps: 9 })],
    ["SudokuResult", backtrack({ puzzle: "sudoku", inference: "forward-checking" })],
    ["MapResult", backtrack({ puzzle: "map", limit: 3 })],
    ["CryptarithmResult", backtrack({ puzzle: "cryptarithm", variables: "fewest" })],
    ["SubsetSumResult", backtrack({ puzzle: "subset-sum", count: true })],
    ["MazeResult", backtrack({ puzzle: "maze", length: 9 })],
    ["BacktrackStep[]", backtrackSteps({ puzzle: "queens", size: 4, lang: "nl" })],
    ["BacktrackStep[]", backtrackSteps({ puzzle: "sudoku", inference: "arc-consistency", to: 9 })],
    ["BacktrackStep[]", backtrackSteps({ puzzle: "maze", to: 30 })],
  ];
  // As literals, of which the compiler refuses what is missing, wrong or too much.
  const literals = found.map(([type, value], index) => `export const v${index}: p.${type} = ${JSON.stringify(value)};`);
  const text = `import type * as p from "plyscope";\n${literals.join("\n")}\n`;
  assert.equal(complaints("found.ts", text), "");
});
