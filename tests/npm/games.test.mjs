// Games that the caller has written: they are searched like trees, and what is wrong with them is reported
// with the position.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { EXAMPLES, game, hasPython, unfoldedInPython } from "./support/games.mjs";
import { load, project } from "./support/installed.mjs";

const here = project();
const { solve, trace, layout, svg, PlyscopeError } = await load(here);
const { unfold } = await import(pathToFileURL(join(here.installed, "unfold.js")).href);

/** A heap of stones: take one to three; who takes the last one wins. */
const heap = (stones) => ({
  start: () => ({ left: stones, player: "max" }),
  player: ({ player }) => player,
  moves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  play: ({ left, player }, count) => ({ left: left - count, player: player === "max" ? "min" : "max" }),
  result: ({ left, player }) => (left > 0 ? null : player === "max" ? "loss" : "win"),
  show: ({ left }) => "o".repeat(left),
});

test("Nim is won unless the stones are a multiple of four", () => {
  for (let stones = 1; stones <= 9; stones += 1) {
    const found = solve({ game: heap(stones) });
    const isWon = stones % 4 > 0;
    assert.deepEqual([found.value, found.complete, found.estimate], [isWon ? "win" : "loss", true, false], String(stones));
    if (isWon) assert.equal(found.bestLine[0], String(stones % 4));
    assert.equal(found.bestLine.reduce((sum, count) => sum + Number(count), 0), stones, "the line ends the game");
  }
});

/** What a game is worth, found by plain minimax. */
function minimax(own, position = own.start()) {
  const result = own.result(position);
  if (result !== null) return { win: 1, draw: 0, loss: -1 }[result] ?? result;
  const values = own.moves(position).map((move) => minimax(own, own.play(position, move)));
  return own.player(position) === "max" ? Math.max(...values) : Math.min(...values);
}

for (const [name, nodes] of [["nim", 12], ["dots_and_boxes", 13700], ["kalah", 52]]) {
  test(`every algorithm finds what plain minimax finds in ${name}`, () => {
    const Game = game(name);
    const expected = minimax(new Game());
    for (const algorithm of ["minimax", "alpha-beta", "negamax", "principal-variation", "mtd-f", "iterative-deepening"]) {
      const { value, nodes: count, complete } = solve({ game: Game, algorithm });
      const number = { win: 1, draw: 0, loss: -1 }[value] ?? value;
      assert.deepEqual([number, count, complete], [expected, nodes, true], algorithm);
    }
  });
}

test("misère tic-tac-toe is unfolded as far as it fits, and to a depth, with estimates", () => {
  const whole = solve({ game: game("tic_tac_toe") });
  assert.deepEqual([whole.plies, whole.complete, whole.estimate], [6, false, true]);
  const shallow = solve({ game: game("tic_tac_toe"), depth: 2, algorithm: "minimax" });
  assert.deepEqual([shallow.nodes, shallow.plies, shallow.visits], [82, 2, 82]);
  assert.equal(solve({ game: game("tic_tac_toe"), depth: 0 }).nodes, 1);
  assert.deepEqual(solve({ game: game("tic_tac_toe"), depth: "2", algorithm: "minimax" }), shallow);
});

test("a game has steps, places and a picture", () => {
  const steps = trace({ game: heap(3), lang: "en" });
  assert.equal(steps[0].event, "begin");
  assert.match(steps.map(({ caption }) => caption).join(" "), /L2-1/);
  const { nodes } = layout({ game: heap(3) });
  assert.deepEqual(nodes.slice(1, 4).map(({ label, player }) => [label, player]), [["1", "min"], ["2", "min"], ["3", "min"]]);
  assert.match(svg({ game: heap(3) }), /^<svg/);
});

const skip = hasPython() ? false : "there is no python3";

for (const name of EXAMPLES) {
  test(`Python unfolds ${name} into the same tree`, { skip }, () => {
    assert.deepEqual(unfoldedInPython(name, 4_000), unfold(game(name), { nodes: 4_000, boards: true }));
  });
}

test("moves of any kind have different names", () => {
  class Take {
    #count;
    constructor(count) {
      this.#count = count;
    }
    toString() {
      return `take ${this.#count}`;
    }
  }
  class Go {
    constructor(from, to) {
      Object.assign(this, { from, to });
    }
    toString() {
      return this.to;
    }
  }
  const table = [
    [[new Take(1), new Take(2)], ["take 1", "take 2"]],
    [[new Go("a1", "c3"), new Go("b1", "c3")], ['{"from":"a1","to":"c3"}', '{"from":"b1","to":"c3"}']],
    [[1n, 2n, {}], ["1", "2", "{}"]],
    [[{ bit: 1n }, { bit: 2n }], ['{"bit":"1"}', '{"bit":"2"}']],
    [[new Set([1]), new Set([2])], ["[1]", "[2]"]],
    [[[0, { x: 1 }], [0, new Take(1)]], ['0,{"x":1}', "0,take 1"]],
    [[[[1], [2, 3]], [[1, 2], [3]]], ["[1],[2,3]", "[1,2],[3]"]],
    [[Object.assign(Object.create(null), { x: 1 }), null, true, -Infinity], ['{"x":1}', "null", "true", "-Infinity"]],
  ];
  for (const [moves, names] of table) {
    const own = { ...heap(1), moves: () => moves, play: () => heap(0).start() };
    assert.deepEqual(unfold(own, { nodes: 9 }).moves, ["", ...names]);
  }
});

test("the first move of a game may have more text than fits", () => {
  const wide = { ...heap(5), moves: ({ left }) => Array.from({ length: left === 5 ? 50 : 1 }, (_, count) => count), show: () => "o".repeat(100) };
  assert.deepEqual(unfold(wide, { nodes: 99, text: 4_000, boards: true }), { problem: { kind: "too-much-text", limit: 4_000 } });
  assert.deepEqual(unfold(wide, { nodes: 40, text: 9_000, boards: true }), { problem: { kind: "too-many-moves", limit: 40 } });
});

test("a list of moves may have no end below the tree", () => {
  const endless = {
    ...heap(5),
    moves: function* ({ left }) {
      for (let count = 1; left < 5 || count < 3; count += 1) yield count;
    },
    play: ({ left, player }, count) => heap(5).play({ left: Math.max(left, count), player }, count),
  };
  assert.deepEqual(unfold(endless, { nodes: 99 }).moves, ["", "1", "2"]);
});

/** A position that is part of itself. */
const cyclic = () => {
  const position = heap(5).start();
  position.cells = [{ position }, { position }];
  return position;
};

/** A function that takes a stone from the position that it is given. */
const taking = (name) => (position, ...more) => {
  position.left -= 1;
  return heap(5)[name](position, ...more);
};

test("estimates and texts of positions are checked too", () => {
  const table = [
    [{ show: taking("show") }, "changed", "show"],
    [{ evaluate: (position) => Object.assign(position, { left: 0 }).left }, "changed", "evaluate"],
    [{ show: () => Object.create(null) }, "raised", "show"],
    [{ moves() { throw Object.create(null); } }, "raised", "moves"],
  ];
  for (const [functions, kind, name] of table) {
    const { problem } = unfold({ ...heap(5), ...functions }, { depth: 1, nodes: 9, boards: true });
    assert.deepEqual([problem.kind, problem.function], [kind, name]);
  }
});

test("a position may be part of itself", () => {
  const own = { ...heap(5), start: cyclic, play: (position, count) => ({ ...position, ...heap(5).play(position, count) }) };
  assert.equal(solve({ game: own }).value, "win");
});

/** A game with other functions, and what is reported of it. */
const hostile = [
  [{ moves: () => [1, 1] }, /^moves lists two moves named 1\.\nAt the start:\nooooo$/],
  [{ moves: () => [1, "1"] }, /^moves lists two moves named 1\./],
  [{ moves: () => 3 }, /^moves returns 3; expected a list/],
  [{ moves: () => null }, /^moves returns null; expected a list/],
  [{ moves: () => [] }, /^moves lists nothing, but result says/],
  [{ moves: function* () { for (;;) yield Math.random(); } }, /^There are more than 200,000 moves at the start/],
  [{ moves: undefined }, /^The game has no function moves\.$/],
  [{ result: ({ left }) => (left > 0 ? null : NaN) }, /^result returns NaN; expected a number.*\nAfter the moves \d · \d:\s*$/],
  [{ result: ({ left }) => (left > 0 ? null : Infinity) }, /^result returns Infinity/],
  [{ result: ({ left }) => (left > 0 ? null : true) }, /^result returns true/],
  ...["start", "player", "moves", "play", "result"].map((name) => [
    { async [name]() { throw new Error("late"); } },
    new RegExp(`^${name} is asynchronous; expected a function that returns the value\\.`),
  ]),
  [{ async show() { throw new Error("late"); }, moves: () => [1, 1] }, /^moves lists two moves named 1\.\nAt the start:\n\{"left":5,/],
  [{ result: () => 1n }, /^result returns 1n; expected a number/],
  [{ result: () => ({ __proto__: null, toJSON() { throw new Error("x"); } }) }, /^result returns object; expected a number/],
  [{ result: ({ left }) => (left > 1 ? null : 1e300) }, /^result returns 1e\+300/],
  [{ result: () => null }, /^moves lists nothing, but result says that the game goes on\.\nAfter the moves 2 · 3:\s*$/],
  [{ play: () => undefined }, /^play returns nothing; expected a position/],
  [{ play: (position, count) => Object.assign(position, { left: position.left - count }) }, /^play changes the position that it is given, at the move 1/],
  [{ start: () => ({ ...heap(5).start(), taken: new Set() }), play: ({ taken, ...position }, count) => ({ ...heap(5).play(position, count), taken: taken.add(count) }) }, /^play changes the position that it is given, at the move 1/],
  [{ start: () => ({ ...heap(5).start(), taken: new Map() }), play: ({ taken, ...position }, count) => ({ ...heap(5).play(position, count), taken: taken.set(count, 1) }) }, /^play changes the position that it is given, at the move 1/],
  [{ start: () => ({ ...heap(5).start(), best: Infinity }), play: (position, count) => { position.best = -Infinity; return heap(5).play(position, count); } }, /^play changes the position that it is given, at the move 1/],
  [{ start: cyclic, play: taking("play") }, /^play changes the position that it is given, at the move 1/],
  ...["player", "moves", "result"].map((name) => [{ [name]: taking(name) }, new RegExp(`^${name} changes the position that it is given, which must stay as it is\\.\nAt the start:`)]),
  [{ moves: function* (position) { position.left -= 1; yield 1; } }, /^moves changes the position that it is given, which/],
  [{ play(position, count) { if (count === 3) throw new RangeError("no"); return heap(5).play(position, count); } }, /^moves lists the move 3, but play ends with an error: RangeError: no\n/],
  [{ play(position) { throw position; } }, /^moves lists the move 1, but play ends with an error: \[object Object\]/],
  [{ player: () => "MAX" }, /^player returns "MAX"; expected "max" or "min"\./],
  [{ start: () => undefined }, /^start returns nothing/],
  [{ start: () => ({ get then() { throw new Error("x"); } }) }, /^start ends with an error: Error: x$/],
  [{ start() { throw new Error("x"); } }, /^start ends with an error: Error: x$/],
  [{ show() { throw new Error("x"); }, moves: () => [1, 1] }, /^moves lists two moves named 1\./],
  [{ moves: () => [1], result: () => null, play: (position) => ({ ...position }) }, /^The game has not ended after 1,000 moves.*\nAfter the moves … · (1 · ){39}1:/],
  [{ moves: () => [1, 2], result: () => null, play: (position) => ({ ...position }) }, /^The game has not ended after 1,000 moves/],
];

for (const [index, [functions, sentence]] of hostile.entries()) {
  test(`hostile game ${index + 1} is reported: ${sentence.source.slice(1, 60)}`, () => {
    assert.throws(() => solve({ game: { ...heap(5), ...functions } }), (error) => {
      assert.ok(error instanceof PlyscopeError, String(error));
      assert.deepEqual([error.code, error.option], ["game", "game"]);
      assert.match(error.message, sentence);
      return true;
    });
    assert.equal(solve({ game: heap(5) }).value, "win", "and the next call works");
  });
}

test("what a function of a game threw is the cause of the error", () => {
  const thrown = new RangeError("no");
  const play = () => {
    throw thrown;
  };
  assert.throws(() => trace({ game: { ...heap(5), play } }), { code: "game", option: "game", cause: thrown });
  assert.throws(() => solve({ game: { ...heap(5), moves: () => [] } }), (error) => !("cause" in error));
});

test("a move may be undefined", () => {
  const single = { ...heap(5), moves: () => [undefined], play: (...given) => heap(5).play(given[0], given.length) };
  assert.deepEqual(solve({ game: single }).bestLine, ["undefined", "undefined", "undefined"]);
});

test("a game that may go on for ever is searched to a depth", () => {
  const endless = { ...heap(5), moves: () => [1, 2], result: () => null, evaluate: ({ left }) => left / 3 };
  const found = solve({ game: endless, depth: 3 });
  assert.deepEqual([found.nodes, found.estimate, found.complete], [15, true, false]);
  assert.equal(found.value, 0.333333, "values are rounded to millionths");
});

test("a class that cannot be made into a game is reported", () => {
  assert.throws(() => solve({ game: () => heap(3) }), { code: "game", message: /^constructor ends with an error: TypeError/ });
  assert.throws(() => solve({ game: class {} }), { code: "game", message: "The game has no function start." });
});

for (const [options, option, sentence] of [
  [{ tree: "4 8" }, "tree", /only one/],
  [{ position: "x" }, "position", /for games|no option/],
  [{ root: "min" }, "root", /for/],
  [{ depth: 401 }, "depth", /0 to 400/],
  [{ depth: 1.5 }, "depth", /whole number/],
  [{ depth: "deep" }, "depth", /“deep”; expected a whole number/],
  [{ depth: [3] }, "depth", /cannot be an array; expected a whole number/],
  [{ depth: {} }, "depth", /cannot be an object; expected a whole number/],
  [{ depth: "9".repeat(30) }, "depth", /cannot be 9{30}; expected a whole number/],
  [{ depth: "401" }, "depth", /cannot be 401; expected a whole number/],
]) {
  test(`a game with ${JSON.stringify(options)} is refused`, () => {
    assert.throws(() => solve({ game: heap(3), ...options }), (error) => {
      assert.deepEqual([error.code, error.option], ["option", option], error.message);
      assert.match(error.message, sentence);
      return true;
    });
  });
}

test("an error of a game's own getter stays the caller's", () => {
  const game = {
    get start() {
      throw new TypeError("mine");
    },
  };
  assert.throws(() => solve({ game }), { name: "TypeError", message: "mine" });
});
