// The package finds what the lectures say, and answers as the command does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load, project } from "./support/installed.mjs";
import { camelCase } from "./support/names.mjs";

const here = project();
const { solve, mcts, bestFirst, backtrack, backtrackSteps, trace, layout, svg, grade, default: init } = await load(here);
const cases = JSON.parse(readFileSync(new URL("../cases/lecture-trees.json", import.meta.url), "utf8"));
const quiz = "((8 5) (20 3)) ((2 4) (15 6))";

/** What the command prints with `--json`. */
const command = (...words) =>
  execFileSync(process.env.PLYSCOPE_COMMAND, [...words, "--json"], { encoding: "utf8", maxBuffer: 1 << 26 });

/** An object that the command printed, without its version. */
function unversioned(text) {
  const { version, ...rest } = JSON.parse(text, camelCase);
  assert.equal(version, 1);
  return rest;
}

for (const { id, root, window, tree, value, pruned, visited } of cases) {
  test(`the lectures' tree ${id}`, () => {
    const found = solve(tree, { root, window });
    assert.deepEqual([found.value, found.pruned, found.visited.length], [value, pruned, visited]);
  });
}

const searches = [
  [{ tree: quiz }, [quiz]],
  [{ tree: "min: A:(4 8.5) B:(win draw)", algorithm: "minimax" }, ["min: A:(4 8.5) B:(win draw)", "--algorithm", "minimax"]],
  [
    { tree: quiz, window: [0, 15], cut: "gt", fail: "hard", order: "random", seed: 7 },
    [quiz, "--window", "0..15", "--cut", "gt", "--fail", "hard", "--order", "random", "--seed", "7"],
  ],
  [{ tree: quiz, algorithm: "iterative-deepening", depth: 2 }, [quiz, "--algorithm", "iterative-deepening", "--depth", "2"]],
  [
    { tree: "((8 5) (8 5)) (4 8)", table: "all", keeps: "exact" },
    ["((8 5) (8 5)) (4 8)", "--table", "all", "--keeps", "exact"],
  ],
  [
    { game: "tic-tac-toe", position: "X.O/.X./..O", table: "3..5", symmetry: true },
    ["--game", "tic-tac-toe", "--position", "X.O/.X./..O", "--table", "3..5", "--symmetry"],
  ],
  [
    { game: "connect-four", size: "5x4", line: 3, depth: 3, order: "best" },
    ["--game", "connect-four", "--size", "5x4", "--line", "3", "--depth", "3", "--order", "best"],
  ],
  [{ game: "tic-tac-toe", position: "XOX/XO./O..", ending: "full" }, ["--game", "tic-tac-toe", "--position", "XOX/XO./O..", "--all-lines"]],
  [{ game: "chess", depth: 2 }, ["--game", "chess", "--depth", "2"]],
];

const grown = [
  [{ tree: quiz, iterations: 300, seed: 7 }, [quiz, "--iterations", "300", "--seed", "7"]],
  [{ tree: "chance:(1/6*3 5/6*(2 8)) 4", exploration: 0.7 }, ["chance:(1/6*3 5/6*(2 8)) 4", "--exploration", "0.7"]],
  [
    { game: "connect-four", size: "5x4", line: 3, iterations: 400 },
    ["--game", "connect-four", "--size", "5x4", "--line", "3", "--iterations", "400"],
  ],
  [{ game: "chess", iterations: 20 }, ["--game", "chess", "--iterations", "20"]],
  [{ game: "othello", iterations: 90, selection: "puct" }, ["--game", "othello", "--iterations", "90", "--selection", "puct"]],
  [
    { game: "othello", iterations: 90, selection: "puct", weights: "25*corners+discs" },
    ["--game", "othello", "--iterations", "90", "--selection", "puct", "--weights", "25*corners+discs"],
  ],
  [
    { game: "othello", iterations: 90, selection: "rave", equivalence: 300 },
    ["--game", "othello", "--iterations", "90", "--selection", "rave", "--equivalence", "300"],
  ],
];

for (const [search, words] of grown) {
  test(`Monte Carlo tree search as the command: ${words.join(" ")}`, () => {
    assert.deepEqual(mcts(search), unversioned(command("mcts", ...words)));
  });
}

test("what Monte Carlo tree search does not take is refused", () => {
  const refused = [
    [{ tree: "4 8", iterations: 1e9 }, "iterations", /from 1 to 1000000/],
    [{ tree: "4 8", exploration: -1 }, "exploration", /from 0 to 100/],
    [{ tree: "4 8", selection: "best" }, "selection", /expected uct/],
    [{ tree: "4 8", selection: "rave" }, "selection", /It searches games/],
    [{ tree: "4 8", equivalence: 9 }, "equivalence", /no option here/],
    [{ tree: "4 8", depth: 3 }, "depth", /no option here/],
    [{ tree: "4 8", position: "X" }, "position", /games/],
    [{ game: {} }, "game", /an object; expected the name of a game/],
    [{}, "tree", /nothing to search/],
    [{ tree: "win 3" }, undefined, /number 3 beside won or lost games/],
  ];
  for (const [search, option, message] of refused) {
    assert.throws(() => mcts(search), (error) => error.option === option && message.test(error.message), JSON.stringify(search));
  }
});

const bestFirstSearches = [
  [{ tree: quiz }, [quiz]],
  [{ tree: quiz, root: "min", depth: 2 }, [quiz, "--root", "min", "--depth", "2"]],
  [{ tree: quiz, search: "proof-number", goal: 5 }, [quiz, "--search", "proof-number", "--goal", "5"]],
  [{ game: "connect-four", size: "5x4", depth: 3 }, ["--game", "connect-four", "--size", "5x4", "--depth", "3"]],
  [
    { game: "tic-tac-toe", search: "proof-number", goal: "draw", iterations: 50 },
    ["--game", "tic-tac-toe", "--search", "proof-number", "--goal", "draw", "--iterations", "50"],
  ],
];

for (const [search, words] of bestFirstSearches) {
  test(`best-first search as the command: ${words.join(" ")}`, () => {
    assert.deepEqual(bestFirst(search), unversioned(command("best-first", ...words)));
  });
}

test("what best-first searches do not take is refused", () => {
  const refused = [
    [{ tree: "4 8", search: "sss*" }, "search", /sss/],
    [{ tree: "4 8", goal: 3 }, "goal", /no option here/],
    [{ tree: "4 8", search: "proof-number", depth: 3 }, "depth", /no option here/],
    [{ tree: "4 8", search: "proof-number", goal: "much" }, "goal", /much/],
    [{ tree: "4 8", search: "proof-number", iterations: 1e9 }, "iterations", /from 1 to 100000/],
    [{ game: "einstein" }, undefined, /[Cc]hance/],
    [{ game: class {} }, "game", /a function; expected the name of a game/],
    [{}, "tree", /nothing to search/],
  ];
  for (const [search, option, message] of refused) {
    assert.throws(() => bestFirst(search), (error) => error.option === option && message.test(error.message), JSON.stringify(search));
  }
});

const puzzles = [
  [{ puzzle: "tour", board: "3x4", start: "a1", limit: 2 }, ["tour", "--board", "3x4", "--start", "a1", "--limit", "2"]],
  [{ puzzle: "tour", board: "4x4", start: "a1" }, ["tour", "--board", "4x4", "--start", "a1"]],
  [{ puzzle: "queens", size: 8, count: true }, ["queens", "--size", "8", "--count"]],
  [
    { puzzle: "sudoku", clues: ["..2.", "2.1.", ".3.2", ".2.."], cells: "fewest", inference: "forward-checking" },
    ["sudoku", "--clues", "..2. 2.1. .3.2 .2..", "--order", "fewest", "--inference", "forward-checking"],
  ],
  [{ puzzle: "map", map: "A-B-C-A C-D", colours: 4, limit: 5 }, ["map", "--map", "A-B-C-A C-D", "--colours", "4", "--limit", "5"]],
  [{ puzzle: "cryptarithm", sum: "TWO+TWO=FOUR", limit: 3 }, ["cryptarithm", "TWO+TWO=FOUR", "--limit", "3"]],
  [
    { puzzle: "subset-sum", numbers: [5, 10, 12, 13], target: 25, limit: 9, test: "complete" },
    ["subset-sum", "5 10 12 13", "--target", "25", "--limit", "9", "--generate-and-test"],
  ],
  [
    { puzzle: "maze", maze: ["S.#", "...", "#.G"], length: 4, bound: "none", steps: 9 },
    ["maze", "S.# ... #.G", "--length", "4", "--bound", "none", "--steps", "9"],
  ],
];

for (const [search, words] of puzzles) {
  test(`backtracking as the command: ${words.join(" ")}`, () => {
    assert.deepEqual(backtrack(search), unversioned(command(...words)));
  });
}

test("a search by backtracking in steps", () => {
  const steps = backtrackSteps({ puzzle: "queens", size: 4, lang: "en" });
  assert.equal(steps.length, 34);
  const { caption, ...dead } = steps[2];
  const expected = { step: 2, event: "enter", depth: 2, choice: "c3", cell: null, status: "dead-end", choices: [], solutions: 0 };
  assert.deepEqual(dead, expected);
  assert.match(caption, /c3/);
  const [checked] = backtrackSteps({ puzzle: "map", map: "A-B", inference: "forward-checking", from: 1, to: 1 });
  assert.deepEqual([checked.cell, checked.choice, checked.removed], ["A", "1", { B: ["1"] }]);
});

test("what backtracking does not take is refused", () => {
  const refused = [
    [backtrack, {}, "puzzle", /nothing to search/],
    [backtrack, { puzzle: "go" }, "puzzle", /expected tour or/],
    [backtrack, { puzzle: "queens", sise: 8 }, "sise", /did you mean size/],
    [backtrack, { puzzle: "queens", size: 8.5 }, "size", /8\.5/],
    [backtrack, { puzzle: "queens", step: 3 }, "step", /no option here/],
    [backtrack, { puzzle: "maze", maze: ["S.", ".."] }, "maze", /G/],
    [backtrack, { puzzle: "subset-sum", numbers: [5, null] }, "numbers", /null/],
    [backtrack, { puzzle: "subset-sum", numbers: new Array(1001) }, "numbers", /at most 1000/],
    [backtrack, { puzzle: "queens", count: true, limit: 3 }, "limit", /only one/],
    [backtrackSteps, { puzzle: "queens", size: 4, to: 99 }, "to", /the last one is 33/],
    [backtrackSteps, { puzzle: "queens", size: 12 }, undefined, /from and to/],
  ];
  for (const [search, options, option, message] of refused) {
    assert.throws(() => search(options), (error) => error.option === option && message.test(error.message), JSON.stringify(options));
  }
});

for (const [search, words] of searches) {
  test(`as the command: ${words.join(" ")}`, () => {
    assert.deepEqual(solve(search), unversioned(command("solve", ...words)));
    const lines = command("trace", ...words).trim().split("\n");
    assert.deepEqual(trace(search), lines.map(unversioned));
    const picture = execFileSync(process.env.PLYSCOPE_COMMAND, ["svg", ...words], { encoding: "utf8" });
    assert.equal(svg(search), picture);
  });
}

test("a time ends iterative deepening", () => {
  const found = solve({ game: "connect-four", algorithm: "iterative-deepening", depth: 40, time: 50 });
  assert.equal(found.timeUp, true);
  assert.ok(found.depthReached >= 1 && found.depthReached < 40, String(found.depthReached));
});

test("the whole of tic-tac-toe, as the lectures count it", () => {
  assert.equal(solve({ game: "tic-tac-toe", algorithm: "minimax" }).calls, 549_946);
});

test("trees can be arrays", () => {
  const arrays = [[[8, 5], [20, 3]], [[2, 4], [15, 6]]];
  assert.deepEqual(solve(arrays), solve(quiz));
  assert.deepEqual(solve({ tree: arrays }), solve(quiz));
  assert.equal(solve([["win", -0.5], ["loss", 1e3]]).value, -0.5);
  assert.equal(solve([7]).nodes, 2);
});

test("numbers that were computed are rounded to the decimals that values have", () => {
  const rounded = [[0.3, 1], [0.333333, -1], [0, 2]];
  assert.deepEqual(solve([[0.1 + 0.2, 1], [1 / 3, 1e-7 - 1], [-1e-9, 2]]), solve(rounded));
  assert.deepEqual(solve(rounded, { window: [0.1 + 0.2, 2 / 3] }), solve(rounded, { window: "0.3..0.666667" }));
  const search = { tree: rounded, algorithm: "mtd-f" };
  assert.deepEqual(solve({ ...search, guess: 1 / 3 }), solve({ ...search, guess: "0.333333" }));
  assert.deepEqual(bestFirst(rounded, { search: "proof-number", goal: 1 / 3 }), bestFirst(rounded, { search: "proof-number", goal: "0.333333" }));
});

test("open ends of a window", () => {
  const expected = solve(quiz, { window: "-inf..8" });
  for (const window of [[-Infinity, 8], [null, 8], ["-inf", 8]]) {
    assert.deepEqual(solve(quiz, { window }), expected);
  }
});

test("a layout keeps layers apart and siblings in order", () => {
  const { nodes, width, height } = layout("A:((8 5) (20 3)) ((2 4) (15 6))", { root: "min" });
  assert.equal(nodes.length, 15);
  assert.equal(height, 3);
  assert.equal(width, Math.max(...nodes.map(({ x }) => x)));
  const of = (name) => nodes.find(({ node }) => node === name);
  assert.deepEqual(of("L1-1").parent, null);
  assert.deepEqual(
    { ...of("L4-2"), x: 0 },
    { node: "L4-2", parent: "L3-1", label: null, player: "max", value: 5, x: 0, y: 3 },
  );
  assert.equal(of("L2-1").label, "A");
  assert.ok(of("L4-2").x > of("L4-1").x);
  const game = layout({ game: "tic-tac-toe", position: "XOX/XO./O.." });
  assert.ok(game.nodes.some(({ node, label }) => node.includes(" ") && node.endsWith(label)));
});

test("a picture has the size, the colours and the words that were asked for", () => {
  const light = svg(quiz, { step: 9 });
  const dark = svg(quiz, { step: 9, scheme: "dark", width: 320, names: false, lang: "nl" });
  assert.match(light, /<svg [^>]*viewBox/);
  assert.match(dark, /width="320"/);
  assert.equal(dark.match(/viewBox="[^"]*"/)[0], light.match(/viewBox="[^"]*"/)[0]);
  assert.match(light, /<rect width="100%" height="100%" fill="#ffffff"/);
  assert.match(dark, /<rect width="100%" height="100%" fill="#14181d"/);
  for (const picture of [light, dark]) assert.doesNotMatch(picture, /light-dark|var\(/);
  assert.match(light, />L3-2</);
  assert.doesNotMatch(dark, />L3-2</);
  assert.match(dark, /<title id="title">Stap 9/);
});

test("sentences in three languages", () => {
  const captions = (lang) => trace("4 8", { lang }).map((step) => step.caption);
  const [en, nl, zh] = ["en", "nl", "zh"].map(captions);
  assert.equal(new Set([...en, ...nl, ...zh]).size, 3 * new Set(en).size);
  assert.ok(zh.every((sentence) => /\p{Script=Han}/u.test(sentence)));
});

test("an answer is graded, with reasons and steps", () => {
  const question = { kind: "pruned", tree: quiz, points: 4 };
  const right = grade({ question, answer: "L3-4 L4-4 L4-7..8" });
  assert.deepEqual([right.points, right.most, right.right, right.wrong, right.of], [4, 4, 4, 0, 4]);
  const half = grade({ question, answer: "L3-4 L4-1" });
  assert.ok(half.points < 4);
  const wrong = half.findings.find(({ name }) => name.includes("L4-1"));
  assert.equal(wrong.mark, "wrong");
  assert.ok(wrong.why.length > 10 && wrong.step > 0);
});

const questions = [
  [{ tree: [[4, 8], [17, 5]] }, "tree=((4 8) (17 5))"],
  [{ kind: "pruned", tree: quiz, root: "min", cut: "gt" }, `question=pruned&tree=${quiz}&root=min&cut=gt`],
  [{ kind: "pruned", tree: quiz, window: [null, 7] }, `question=pruned&tree=${quiz}&window=-inf..7`],
  [{ kind: "pruned", tree: [[1 / 3, 1]], window: [0.1 + 0.2, 2 / 3] }, "question=pruned&tree=((0.333333 1))&window=0.3..0.666667"],
  [{ kind: "pruned", tree: quiz, window: [-Infinity, Infinity] }, `question=pruned&tree=${quiz}&window=-inf..inf`],
  [
    { kind: "returned-values", tree: quiz, fail: "hard", points: 3, seed: undefined },
    `question=returned-values&tree=${quiz}&fail=hard&points=3`,
  ],
];

for (const [object, address] of questions) {
  test(`${JSON.stringify(object)} is the question ${address}`, () => {
    for (const answer of ["", "L3-4", "L2-1=3 L2-2=5"]) {
      const graded = (question) => {
        try {
          return grade({ question, answer });
        } catch (error) {
          return error.message;
        }
      };
      assert.deepEqual(graded(object), graded(address));
    }
  });
}

test("the answers of a whole lesson, as the command grades them", () => {
  const url = new URL("../../www/lessons/lecture-3.en.md", import.meta.url);
  const lesson = readFileSync(url, "utf8");
  const answers = "quiz: L3-4 L4-4\nnobody: x\n";
  const file = here.write("answers.txt", answers);
  const path = here.write("lesson.md", lesson);
  let printed;
  try {
    printed = command("grade", path, file);
  } catch (error) {
    // Its exit code tells that there is something that it cannot read.
    printed = error.stdout;
  }
  const graded = grade({ lesson, answers });
  assert.deepEqual(graded, unversioned(printed));
  assert.deepEqual(graded.unread.map(({ line }) => line), [2]);
  assert.equal(graded.questions.find(({ id }) => id === "quiz").answered, true);
  assert.deepEqual(grade({ lesson, answers: { quiz: "L3-4 L4-4", other: undefined } }).questions, graded.questions);
});

test("an answer may be a number", () => {
  const question = `question=find-mistake&tree=${quiz}`;
  assert.deepEqual(grade({ question, answer: 8 }), grade({ question, answer: "8" }));
  const lesson = `\`\`\`question\nquestion: find-mistake\ntree: ${quiz}\n\`\`\`\n`;
  const ofLesson = (answer) => grade({ lesson, answers: { 1: answer } });
  assert.deepEqual(ofLesson(8), ofLesson("8"));
  assert.deepEqual(ofLesson(undefined), ofLesson(""));
});

test("what arrives is plain", async () => {
  await init();
  const found = solve(quiz);
  assert.equal(Object.getPrototypeOf(found), Object.prototype);
  assert.deepEqual(structuredClone(found), found);
  assert.deepEqual(JSON.parse(JSON.stringify(found)), found);
});

test("a value that a number cannot hold has its digits as text beside it", () => {
  const tree = "(999999999999.999999 999999999999.999998) (9007199254.740993 0.1)";
  const { value, valueExact } = solve(tree, { root: "max" });
  assert.deepEqual([value, valueExact], [999999999999.999998, "999999999999.999998"]);
  // What has no text beside it is exact as it is.
  for (const { value, valueExact } of layout(tree).nodes.filter((node) => node.value !== null)) {
    assert.ok(tree.includes(valueExact ?? String(value)), `${value}`);
  }
});

test("the far end of a null window is no node's value", () => {
  const { cutoffs } = solve("((8 5) (9 3)) ((2 9 4) (15 6 7))", { algorithm: "principal-variation" });
  const asked = cutoffs.map(({ because }) => because).find((because) => because.nullWindow !== null);
  assert.equal(asked.setBy, null);
  assert.deepEqual(asked.nullWindow, { asks: "above", value: 8, of: "L1-1" });
});
