// Wrong answers by misconceptions, each found in a way of its own: by another search of the command, or by
// counting differently in what a search did. Which misconception an answer shows, the command says.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { grade } from "../command.mjs";
import { block, shape, solve, values, withBug } from "./searches.mjs";

/** The fields of a block. */
export const fields = (block) => Object.fromEntries([...block.matchAll(/^([a-z]+): (.*)$/gm)].map(([, name, value]) => [name, value]));

/** Wrong answers in which no idea can be seen: another word, move or order. */
const PLAIN = {
  "best-move": (key) => (key === "L2-1" ? "L2-2" : "L2-1"),
  lost: (key) => (key === "no" ? "yes" : "no"),
  "back-out": (key) => (key === "no" ? "back start" : "no"),
  "next-square": (key) => key.replace(/: [a-z]\d/, ": back"),
  "order-most": () => "L1-1: 2 1",
  "order-least": () => "L1-1: 2 1",
  perform: () => "L2-2 L3-3",
};

/**
 * The wrong answers to questions by misconceptions, each once, with the ids by which the command names them;
 * and how an answer is graded.
 */
export async function mistakes(questions, folder) {
  const [mistaken, grades] = [[], new Map()];
  for (const { id, block, key } of questions) {
    const question = fields(block);
    const thoughts = await candidates(question, key, folder);
    const all = await graded(question, [key, ...thoughts.map(([, text]) => text)], folder);
    thoughts.length = all.length - 1;
    assert.equal(all[0].points, all[0].most, `${id}: the key that the page shows is right`);
    for (const [place, [thought]] of thoughts.entries()) {
      const { text, ids, isRight } = all[place + 1];
      const same = thoughts.filter((_, other) => isSame(text, all[other + 1].text)).map(([thought]) => thought);
      assert.ok(isRight || !thought || ids.some((id) => same.includes(id)), `${id}: ${text} is named as ${thought}, not ${ids}`);
    }
    const wrong = all.slice(1).filter(({ isRight }) => !isRight);
    // Of what was only tried, one answer for all that shows the same.
    const isFirst = ({ ids }, place) => wrong.findIndex((other) => `${other.ids}` === `${ids}`) === place;
    const telling = /^(build|which|find)/.test(question.question) ? wrong.filter(isFirst) : wrong;
    const once = telling.filter(({ text }, place) => telling.findIndex((other) => isSame(other.text, text)) === place);
    mistaken.push(...once.map(({ text, ids }) => ({ id, text, ids })));
    for (const grade of all) grades.set(`${id} ${grade.text}`, grade);
  }
  return { mistaken, graded: (id, text) => grades.get(`${id} ${text}`) };
}

/** Whether two answers name the same, in another order. */
const isSame = (one, other) => `${one.split(" ").toSorted()}` === `${other.split(" ").toSorted()}`;

/** The answers that may show misconceptions: with its id where it is known. */
export async function candidates({ question, points: _, attempts: __, hints: ___, ...search }, key, folder) {
  const kinds = { pruned, "returned-values": returned, "minimax-values": minimax, "whose-bound": setters, next, build, "build-order": orders, "which-search": numbers, "find-mistake": numbers };
  if (question === "uct") return ["L2-1", "L2-2", "L2-3"].filter((child) => child !== key).map((child) => ["", child]);
  if (question === "sss") return [["", "none"]];
  if (PLAIN[question]) return [["", PLAIN[question](key)]];
  return kinds[question] ? kinds[question](search, key, folder) : [];
}

/** Says of each answer to a question how it is graded; without numbers too large. */
export async function graded(question, texts, folder) {
  const [lesson, answers] = ["one.md", "answers.txt"].map((name) => join(folder, name));
  const grades = [];
  // No two questions of a lesson may be the same, so each answer is graded by itself.
  await writeFile(lesson, block({ ...question, id: "one" }));
  for (const text of texts) {
    await writeFile(answers, `one: ${text.replaceAll("\n", "\n  ")}\n`);
    const { questions: [{ points, most, recognised = [] }], unread } = grade(lesson, answers);
    if (unread.length === 0) grades.push({ text, points, most, isRight: points === most, ids: recognised.map(({ id }) => id) });
    else assert.ok(/^\d+$/.test(text), `${text} cannot be read`);
  }
  return grades;
}

/** The nodes that a search leaves out, by each idea of which these are. */
async function pruned({ tree, ...options }, _, folder) {
  const { pruned, visited, cutoffs } = solve(tree, options);
  const { below, children, isLeaf } = shape(tree);
  const also = (more) => [...new Set([...pruned, ...cutoffs.flatMap(({ at }) => more(at))])];
  const other = (change) => solve(tree, { ...options, ...change }).pruned;
  const lastVisited = (node) => visited.filter((one) => children(node).includes(one)).slice(-1);
  const ideas = {
    nothing: [],
    "only-leaves": pruned.filter(isLeaf),
    "only-tops": cutoffs.flatMap(({ skipped }) => skipped),
    "cause-too": also((at) => lastVisited(at).flatMap(below)),
    "cut-node-too": also((at) => [at]),
    "cut-node-and-below": also(below),
    "all-below-cut": also((at) => below(at).slice(1)),
    direction: other(turned(options)),
    players: other(exchanged(options)),
    ...(options.algorithm === "single-cutoff"
      ? { "deep-cutoffs": other({ algorithm: "alpha-beta" }) }
      : {
          rule: other(strict(options)),
          "no-deep-cutoffs": solve(tree, { algorithm: "single-cutoff" }).pruned,
          "start-window": other({ window: "-inf..inf" }),
          "own-bound": await withBug({ tree, ...options }, "own-bound", folder),
          "one-higher": await withBug({ tree, ...options }, "one-higher", folder),
        }),
  };
  return Object.entries(ideas).map(([id, names]) => [id, names.join(" ") || "none"]);
}

const turned = ({ order }) => ({ order: order === "right" ? "left" : "right" });
const exchanged = ({ root }) => ({ root: root === "min" ? "max" : "min" });
const strict = ({ cut }) => ({ cut: cut === "gt" ? "ge" : "gt" });

/** What a node's value is thought to be where chance decides: without weights, or with a player in its place. */
function averaged({ tree, ...options }) {
  const without = tree.replaceAll(/[\d/]+\*/g, "");
  const decided = (player) => tree.replaceAll("chance:", `${player}:`).replaceAll(/[\d/]+\*\(/g, "min:(").replaceAll(/[\d/]+\*/g, "");
  return {
    unweighted: values(without, options),
    "chance-as-min": values(decided("min"), { algorithm: "minimax" }),
    "chance-as-max": values(decided("max"), { algorithm: "minimax" }),
  };
}

/** What a node's value is thought to be, by each idea of it. */
function returned({ tree, ...options }) {
  if (tree.includes("chance:")) return written(averaged({ tree, ...options }));
  const own = values(tree, options);
  const opposite = { ">=": "<=", "<=": ">=", "=": "=" };
  const other = (change) => values(tree, { ...options, ...change });
  const ideas = {
    exact: own.map(([node, , value]) => [node, "=", value]),
    reversed: own.map(([node, sign, value]) => [node, opposite[sign], value]),
    truth: values(tree, { algorithm: "minimax" }).filter(([node]) => own.some(([one]) => one === node)),
    players: other(exchanged(options)),
    direction: other(turned(options)),
    rule: options.algorithm === "minimax" ? own : other(strict(options)),
    fail: options.algorithm === "minimax" ? own : other({ fail: options.fail === "hard" ? "soft" : "hard" }),
    "movers-view": own.map(([node, sign, value]) => (shape(tree, options.root).player(node) === "min" ? [node, opposite[sign], -value] : [node, sign, value])),
  };
  return written(ideas);
}

const written = (ideas) => Object.entries(ideas).map(([id, all]) => [id, all.map((one) => one.join("")).join(" ")]);

const minimax = (search) => returned({ ...search, algorithm: "minimax" });

/** Whose bound it is, by each idea of it. */
function setters({ tree, ...options }) {
  const said = (name) => solve(tree, options).cutoffs.map(({ at }, stop) => `${stop + 1}: ${name(at)}`).join("; ");
  return [["cut-node", said((at) => at)], ["node-above", said(shape(tree).parent)], ["root", said(() => "L1-1")]];
}

/** What happens next, by each idea of it, from the right answer. */
function next({ tree, ...options }, key) {
  const cutoffs = [...solve(tree, options).cutoffs];
  const itself = (_, setter) => `cut ${cutoffs.splice(0, 1 + cutoffs.findIndex(({ because }) => because.set_by === setter)).at(-1).at}`;
  return [
    ["swapped-ends", key.replaceAll(/: (\S+?)\.\.([^\s;]+)/g, ": $2..$1")],
    ["cut-node", key.replaceAll(/cut (L\d+-\d+)/g, itself)],
  ];
}

/** Trees that may be built: some by chance, the same each time. */
function build({ tree }) {
  const leaves = tree.match(/\d+/g).length;
  let state = 1;
  const random = (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  return Array.from({ length: 400 }, () => ["", Array.from({ length: leaves }, () => random(9)).join(" ")]);
}

/** All orders of a tree in which every node has two children or none. */
function orders({ tree }) {
  const { nodes, isLeaf } = shape(tree);
  const inner = nodes.filter((node) => !isLeaf(node));
  const turned = (choice) => inner.filter((_, place) => (choice >> place) % 2 === 1);
  return Array.from({ length: 2 ** inner.length - 1 }, (_, choice) => ["", turned(choice + 1).map((node) => `${node}: 2 1`).join("; ")]);
}

/** The numbers of what is chosen from; of those that are too large nothing is read. */
const numbers = () => Array.from({ length: 40 }, (_, place) => ["", String(place + 1)]);
