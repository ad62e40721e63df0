// A request as the text of a JSON object with plain values. Methods and inherited properties are
// not options.
import { PlyscopeError, wrong } from "./error.js";
import { notation, rounded } from "./notation.js";
import { address } from "./question.js";
import { unfold } from "./unfold.js";

/** The longest text that is handed over, in characters: longer ones are refused there as well. */
const LONGEST = 16 * 1024 * 1024;

/** The most nodes of the tree of a game that the caller has written. */
const MOST_NODES = 200_000;

/** The most plies of such a tree. */
const MOST_PLIES = 400;

/** Parts of a puzzle that may be arrays: of numbers, of squares, or of rows. */
const LISTS = ["numbers", "path", "blocked", "maze", "clues"];

/** The longest such array: longer ones cannot be read. */
const MOST_ITEMS = 1_000;

/** A request about a tree or a game: a tree with options, or options that have one of them. */
export function search(subject, options, own = withTree) {
  if (typeof subject !== "string" && !Array.isArray(subject)) return request(subject, options, own);
  const given = taken(options ?? {});
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
const isOwn = (game) => typeof game === "function" || isObject(game);

/** The request with the tree of the caller's game, down to the depth. */
function withTree({ game, depth, ...given }) {
  const plies = depth === "end" ? undefined : depth;
  if (plies !== undefined && !(Number.isInteger(plies) && plies >= 0 && plies <= MOST_PLIES)) {
    throw wrong("depth", `depth cannot be ${plies}; expected a whole number from 0 to ${MOST_PLIES}, or "end"`);
  }
  return { game: unfold(game, { depth: plies, nodes: MOST_NODES }), ...given };
}

/** An object's own values, without those that are undefined. */
function taken(options) {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
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
    for (const name of Object.keys(value)) answers[name] = single(`answers.${name}`, value[name]);
    return answers;
  }
  return single(option, value);
}

/** The items of an array as one text. */
function listed(option, items) {
  if (items.length > MOST_ITEMS) {
    const message = `${option} has ${items.length} items; at most ${MOST_ITEMS} are read`;
    throw new PlyscopeError(message, { code: "too-large", option });
  }
  return Array.from(items, (item) => String(single(option, item))).join(" ");
}

function single(option, value) {
  switch (typeof value) {
    case "string":
      if (value.length > LONGEST) {
        const message = `${option} has ${value.length} characters; at most ${LONGEST} are read`;
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
      throw wrong(option, `${option} cannot be ${named(value)}`);
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function named(value) {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
