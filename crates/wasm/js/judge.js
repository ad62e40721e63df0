// Judging a function: it searches tree after tree, and its nodes record what it looks at.
import { wrong } from "./error.js";
import { rounded } from "./notation.js";
import { guarded } from "./program.js";
import { request } from "./request.js";
import { errorText, isPromise } from "./rules.js";
import { Node } from "./tree.js";

export function judge(search, options = {}) {
  if (typeof search !== "function") throw wrong("search", `expected a function, not ${search === null ? "null" : `a ${typeof search}`}`);
  const asked = request(options);
  const judging = guarded(({ Judging }) => new Judging(asked));
  for (let question; (question = guarded(() => judging.next_question())) !== undefined; ) {
    const answer = answered(search, JSON.parse(question));
    guarded(() => answer(judging));
  }
  return guarded(() => judging.finish());
}

/** What the function did with a tree: what the program is to be given. */
function answered(search, { tree, root, alpha, beta }) {
  const looks = [];
  let value;
  try {
    value = search(new Node(tree, root === "max", 1, looks), alpha ?? -Infinity, beta ?? Infinity);
  } catch (error) {
    const message = errorText(error);
    return (judging) => judging.threw(message.toWellFormed?.() ?? message);
  }
  if (isPromise(value)) throw wrong("search", "the function is asynchronous; expected one that returns the value");
  const given = JSON.stringify({ value: typeof value === "number" ? written(value) : null });
  return (judging) => judging.answer([...looks, given].join("\n"));
}

/** A number for JSON, which has no infinities. */
const written = (value) => (Math.abs(value) === Infinity ? String(value) : rounded(value));
