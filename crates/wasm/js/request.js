// A request as the text of a JSON object with plain values. Methods and inherited properties are
// not options.
import { PlyscopeError, wrong } from "./error.js";
import { notation, rounded } from "./notation.js";
import { call } from "./program.js";
import { address } from "./question.js";
import { MOST_PLIES, unfold } from "./unfold.js";

/** The longest text that is handed over, in characters: longer ones are refused there as well. */
const LONGEST = 16 * 1024 * 1024;

/** The most nodes of the tree of a game that the caller has written. */
const MOST_NODES = 200_000;

/** Parts of a puzzle that may be arrays: of numbers, of squares, or of rows. */
const LISTS = ["numbers", "path", "blocked", "maze", "clues"];

/** The longest such array: longer ones cannot be read. */
const MOST_ITEMS = 1_000;

/** A request about a tree or a game: a tree with options, or options that have one of them. */
export function search(subject, options, own = withTree) {
  if (typeof subject !== "string" && !Array.isArray(subject)) return request(subject, options, own);
  const given = options === undefined ? {} : taken(options);
  for (const option of ["tree", "game"]) {
    if (option in given) throw wrong(option, `${option} is given as an option, and a tree before it`);
  }
  return JSON.stringify({ tree: plain("tree", subject), ...given });
}

/** The same for a search that takes only the games of the program. */
export function searchOfProgram(subject, options) {
  return search(subject, options, ({ game }) => {
    throw wrong("game", `game cannot be ${named(game)}; expected the name of a game`);
  });
}

/** A request that is all options; `own` makes one of a game that the caller has written. */
export function request(options, more, own = withTree) {
  if (more !== undefined) {
    throw wrong("options", "there are two objects with options; expected one");
  }
  const given = taken(options);
  return JSON.stringify(isOwn(given.game) ? own(given) : given);
}

/** Whether a game is one that the caller has written, and not the name of one. */
const isOwn = (game) => Object(game) === game;

/** The request with the tree of the caller's game, down to the depth. */
function withTree({ game, depth, ...given }) {
  const plies = depth === "end" ? undefined : /^\d+$/.test(depth) ? Number(depth) : depth;
  if (plies !== undefined && !(Number.isInteger(plies) && plies >= 0 && plies <= MOST_PLIES)) {
    const shown = typeof plies === "string" ? `“${plies}”` : typeof depth === "object" ? named(depth) : depth;
    throw wrong("depth", `depth cannot be ${shown}; expected a whole number from 0 to ${MOST_PLIES}, or "end"`);
  }
  let raised;
  const locate = (error) => {
    raised = error;
    return null;
  };
  const tree = unfold(game, { depth: plies, nodes: MOST_NODES, locate });
  if (tree.problem) refuse(tree, raised);
  return { game: tree, ...given };
}

/** Throws what is wrong with a game, with the error that one of its functions threw. */
function refuse(tree, raised) {
  try {
    call("solve", JSON.stringify({ game: tree }));
  } catch (error) {
    throw new PlyscopeError(error.message, { ...error, cause: raised ?? error.cause });
  }
}

/** An object's own values, without those that are undefined. */
function taken(options) {
  if (!isObject(options)) {
    throw wrong("options", `expected an object with options, not ${named(options)}`);
  }
  const given = Object.create(null);
  for (const option of Object.keys(options)) {
    const value = options[option];
    if (value !== undefined) given[option] = plain(option, value);
  }
  return given;
}

/** A value without anything but data. */
function plain(option, value) {
  if (option === "game" && isOwn(value)) return value;
  if (option === "tree" && Array.isArray(value)) return notation(value);
  if (option === "window" && Array.isArray(value)) {
    // The program reports a wrong length; three items are enough for that.
    return Array.from({ length: Math.min(value.length, 3) }, (_, index) => single(option, value[index]));
  }
  if (LISTS.includes(option) && Array.isArray(value)) return listed(option, value);
  if (option === "question" && isObject(value)) return address(value);
  if (option === "answers" && isObject(value)) {
    const answers = Object.create(null);
    for (const name of Object.keys(value)) {
      const answer = value[name];
      if (answer !== undefined) answers[name] = single(`answers.${name}`, answer);
    }
    return answers;
  }
  if (typeof value !== "object" || value === null) return single(option, value);
  // The program says what it expects instead.
  if (Array.isArray(value)) return [];
  if (isObject(value)) return {};
  if (option !== "question" && option !== "answers") return single(option, value);
  throw wrong(option, `${option} cannot be ${named(value)}; expected a plain object`);
}

/** The items of an array as one text. */
function listed(option, items) {
  if (items.length > MOST_ITEMS) {
    const message = `${option} has ${items.length} items; at most ${MOST_ITEMS} are read`;
    throw new PlyscopeError(message, { code: "too-large", option });
  }
  return Array.from(items, (item) => String(single(option, item))).join(" ");
}

/** A text, a number or a truth value: an option, or a part of one. */
function single(name, value) {
  const option = name.startsWith("answers.") ? "answers" : name;
  switch (typeof value) {
    case "string":
      if (value.length > LONGEST) {
        const message = `${name} has ${value.length} characters; at most ${LONGEST} are read`;
        throw new PlyscopeError(message, { code: "too-large", option });
      }
      // Lone surrogates are replaced, since they are not valid text.
      return value.toWellFormed?.() ?? value;
    case "number":
      // JSON has no such numbers.
      if (value === Infinity) return "inf";
      if (value === -Infinity) return "-inf";
      return Number.isNaN(value) ? "NaN" : rounded(value);
    case "boolean":
      return value;
    default:
      if (value === null) return value;
      throw wrong(option, `${name} cannot be ${named(value)}; expected a text or a number`);
  }
}

/** Whether a value is an object with names: the entries of a `Map` have none, nor have the items of lists. */
const isObject = (value) => typeof value === "object" && value !== null && !(Symbol.iterator in value) && !ArrayBuffer.isView(value);

function named(value) {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  // `[object Map]`, and `[object Object]` for an object of the caller's own class.
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === "Array") return "an array";
  return type === "Object" ? "an object" : `a value of type ${type}`;
}
