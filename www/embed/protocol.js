// The messages between a page and a frame of Plyscope in it. docs/src/embedding.md has them all.

/** The version of the messages. Messages of other versions are rejected. */
export const VERSION = 1;

/** The longest text that is read in a message, in characters. */
const MOST = 1_100_000;

/** The most problems that are read in a message, or kept of a frame. */
export const MOST_PROBLEMS = 20;

/** The most messages that are not understood of which a frame says so in a moment. */
export const MOST_REFUSED = 20;

const text = (value) => (typeof value === "string" && value.length <= MOST ? value : null);
const short = (value) => (typeof value === "string" ? value.slice(0, 2000) : null);
const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : null);
const moment = (value) => (value === "last" ? value : count(value));
const texts = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value.slice(0, MOST_PROBLEMS).map(short) : null;
const scheme = (value) => (["light", "dark", "auto", ""].includes(value) ? value : null);

/** The messages from a page to a frame: for each type its fields with their parsers. */
export const COMMANDS = {
  hello: {},
  goTo: { step: moment },
  next: {},
  back: {},
  play: {},
  pause: {},
  load: { address: text },
  lang: { lang: short },
  scheme: { scheme },
  lesson: { text },
};

/** The messages from a frame to a page. */
export const NEWS = {
  ready: {},
  size: { height: count },
  reveal: { top: count, height: count },
  step: { step: count, first: count, last: count, caption: short },
  answer: { question: short, text: short, points: count, of: count, right: count, wrong: count, missed: count },
  complete: {},
  problem: { message: short },
  lessonWanted: {},
};

/**
 * The problems of what is shown and, of questions and lessons, the points so far; the points of all questions
 * of a lesson, beside those of one; the fields of `complete` for searches and for questions; and the reasons
 * for a missing lesson.
 */
const OPTIONAL = {
  ready: { problems: texts, points: count, of: count },
  answer: { total: count, totalOf: count },
  complete: { step: count, points: count, of: count },
  lesson: { loss: short },
};

/** A message, to be posted. */
export const message = (type, detail = {}) => ({ plyscope: VERSION, type, ...detail });

/**
 * Reads what was posted: `null` where it is no message of Plyscope, `{ problem, given }` for one that is
 * not understood, or else its `type` and its `detail`. Only fields that are known are looked at, so that
 * it does not matter what else there is, or how deep it goes. The problem is `"version"`, `"type"` for a
 * type that is not known, such as one of a later release, or `"message"`.
 */
export function read(data, known) {
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, "plyscope")) return null;
  if (data.plyscope !== VERSION) return { problem: "version", given: quoted(data.plyscope) };
  const { type } = data;
  if (typeof type !== "string") return { problem: "message", given: shown(type) };
  if (!Object.hasOwn(known, type)) return { problem: "type", given: shown(type) };
  const detail = {};
  for (const [name, field] of Object.entries(known[type])) {
    const value = Object.hasOwn(data, name) ? field(data[name]) : null;
    if (value === null) return { problem: "message", given: `${type}: ${name}` };
    detail[name] = value;
  }
  for (const [name, field] of Object.entries(OPTIONAL[type] ?? {})) {
    const value = Object.hasOwn(data, name) ? field(data[name]) : null;
    if (value !== null) detail[name] = value;
  }
  return { type, detail };
}

/** The same with quotation marks around a text, which may look like a number. */
const quoted = (value) => (typeof value === "string" ? `“${shown(value)}”` : shown(value));

/** A value as repeated to its sender. */
function shown(value) {
  const isPlain = ["string", "number", "boolean", "undefined"].includes(typeof value);
  return isPlain ? String(value).slice(0, 40) : typeof value;
}
