// A tree made of arrays, in the notation: `[[4, 8], [17, 5]]` is `((4 8) (17 5))`.
import { PlyscopeError } from "./error.js";

/** As many as a tree may have. More than that is found where arrays contain themselves. */
const MOST_LAYERS = 500;
const MOST_NODES = 1_000_000;

const outcomes = ["win", "draw", "loss"];

/** A number with six decimals at most, as many as values have; those that are computed have more. */
export const rounded = (number) => Number(number.toFixed(6));

/** The tree as text. Throws a `PlyscopeError` with the first invalid element. */
export function notation(tree) {
  const written = [];
  let nodes = 0;

  function write(node, place) {
    nodes += 1;
    if (nodes > MOST_NODES) fail("too-large", `a tree may have ${MOST_NODES} nodes at most`);
    if (place.length >= MOST_LAYERS) {
      fail("too-large", `a tree may have ${MOST_LAYERS} layers at most`);
    }
    if (!Array.isArray(node)) {
      written.push(leaf(node, place));
      return;
    }
    if (node.length === 0) fail("tree", `${at(place)} is empty; expected a node in it`);
    written.push("(");
    for (let index = 0; index < node.length; index += 1) {
      place.push(index);
      write(node[index], place);
      place.pop();
    }
    written.push(")");
  }

  write(tree, []);
  return written.join(" ");
}

function leaf(value, place) {
  if (typeof value === "number" && Number.isFinite(value)) return String(rounded(value));
  if (outcomes.includes(value)) return value;
  const given = typeof value === "string" ? `“${value.slice(0, 40)}”` : kind(value);
  fail("tree", `${at(place)} is ${given}; expected a number, "win", "draw", "loss" or an array`);
}

const kind = (value) =>
  typeof value === "number" || value === null || value === undefined
    ? String(value)
    : `of type ${typeof value}`;

const at = (place) => `tree${place.map((index) => `[${index}]`).join("")}`;

function fail(code, message) {
  throw new PlyscopeError(message, { code, option: "tree" });
}
