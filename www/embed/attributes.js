// Turns the attributes of an element into a fragment, so that one parser reads both.

/** Attributes with the same names as in addresses; `ask` is also what interrupts a search. */
export const PARAMETERS = [
  // Made by `PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types`.
  "tree", "root", "game", "algorithm", "form", "order", "seed", "cut", "fail", "window", "guess", "depth", "time",
  "table", "keeps", "symmetry", "etc", "evaluation", "weights", "size", "line", "ending", "position", "step", "from",
  "to", "ask", "controls", "loop", "autoplay", "speed", "selection", "iterations", "exploration", "equivalence",
  "search", "goal", "labels", "wanted", "puzzle", "test", "board", "blocked", "path", "start", "tour", "prune",
  "variables", "values", "inference", "clues", "cells", "map", "colours", "sum", "numbers", "target", "bound", "maze",
  "length", "question", "attempts", "hints", "points", "grading", "feedback", "again", "bug", "mistake", "exercise",
  "language", "variant", "practice", "level", "pace", "lesson",
];

/** What only searches that grow a tree have. */
const GROWING = [
  // Made by `PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types`.
  "iterations", "exploration", "selection", "equivalence", "search", "goal",
];

/** What only the element has. */
export const OWN = ["src", "lang", "scheme", "height"];

/** The languages of the program. */
const LANGUAGES = ["en", "nl", "zh"];

/** Whether a tag names one of them. */
export const isLanguage = (tag) => LANGUAGES.includes(tag.split(/[-_]/, 1)[0].toLowerCase());

/** The colours that an element can have. */
const SCHEMES = ["light", "dark", "auto"];

/** Whether an element can be so high, in pixels. */
export const isHeight = (given) => Number(given) > 0 && Number(given) <= 10_000;

/** What an element's own attributes can be. */
const RIGHT = {
  lang: isLanguage,
  scheme: (given) => SCHEMES.includes(given),
  height: isHeight,
};

/** Attributes that are either there or not. */
const SWITCHES = new Set(["loop", "autoplay"]);

/** Names of common attributes that look like a misspelling of one of those above. */
const STANDARD_NAMES = new Set(["part", "value"]);

/** Whether one letter of a name is missing, too many, another one, or exchanged with the next. */
function isOneEdit(given, name) {
  let same = 0;
  while (same < name.length && given[same] === name[same]) same += 1;
  const [over, rest] = [given.slice(same), name.slice(same)];
  const swapped = rest.length > 1 && over === rest[1] + rest[0] + rest.slice(2);
  return [over === rest.slice(1), over.slice(1) === rest, over.slice(1) === rest.slice(1), swapped].includes(true);
}

/**
 * The attributes to report as unknown, since they are probably meant for the program. Others belong to
 * the page, its styles or its framework.
 */
const misspelled = (element) =>
  element.getAttributeNames().filter((given) => {
    const isKnown = PARAMETERS.includes(given) || OWN.includes(given) || STANDARD_NAMES.has(given);
    return !isKnown && PARAMETERS.some((name) => name.length > 2 && isOneEdit(given, name));
  });

/** The longest text that is passed on, in characters; the program reports its own limits. */
const MOST = 400_000;

/** A text as an address has it; half a character, which a cut may leave, has no code there. */
const encode = (text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("%20", "+");

/** The attributes of an element, as a fragment. */
export function addressOf(element) {
  const present = PARAMETERS.filter((name) => element.hasAttribute(name)).concat(misspelled(element));
  const parts = present.map((name) => {
    const value = element.getAttribute(name).slice(0, MOST);
    const isOn = SWITCHES.has(name) && ["", name].includes(value);
    return `${name}=${encode(isOn ? "yes" : value)}`;
  });
  return parts.join("&");
}

/** What is wrong of an element's own attributes, as parts of an address: the program has the sentences. */
export function wrongOf(element) {
  const wrong = Object.keys(RIGHT).filter((name) => {
    const given = element.getAttribute(name);
    return given && !RIGHT[name](given);
  });
  return wrong.map((name) => `${name}=${encode(element.getAttribute(name).slice(0, 100))}`);
}

/** How something is shown, and where it begins: what is shown stays the same. */
const MANNER = new Set(["form", "step", "from", "to", "controls", "loop", "speed"]);

/** What an address shows, in whatever manner. */
export const subjectOf = (address) => address.split("&").filter((part) => !MANNER.has(part.split("=", 1)[0])).join("&");

/** A parameter of an address; `null` if it is missing or unreadable. */
export function valueIn(address, name) {
  const part = address.split("&").findLast((part) => part.split("=", 1)[0] === name);
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part.slice(name.length + 1).replaceAll("+", " "));
  } catch {
    return null;
  }
}

/** What shows an address: a question and a lesson have a page of their own, in a frame. */
export function isFramed(address) {
  const says = (name) => valueIn(address, name) !== null;
  return says("question") || says("practice") || says("lesson");
}

/** The name of the program that an address needs: one for all would be too much for each. */
export function programFor(address) {
  const says = (name) => valueIn(address, name) !== null;
  if (says("puzzle") || says("labels")) return "embed-boards";
  if (GROWING.some(says)) return "embed-mcts";
  if (says("ask") && !says("game")) return "embed-ask";
  return valueIn(address, "game") === "chess" ? "embed-chess" : "embed";
}

/**
 * The name of a smaller program that shows something of an address sooner, if there is one: the rules of
 * chess are large, but its board is not.
 */
export const earlyProgramFor = (address) => (programFor(address) === "embed-chess" ? "embed" : null);

/** The estimated height of an address's content, in pixels, so that the page moves little when it loads. */
export function likelyHeight(address) {
  const around = valueIn(address, "controls") === "none" ? 70 : 170;
  if (isFramed(address)) return 640;
  if (programFor(address) === "embed-mcts") return 440 + around;
  const tree = valueIn(address, "tree");
  if (tree === null) return 300 + around;
  let depth = 0;
  let deepest = 0;
  for (const character of tree.slice(0, MOST)) {
    if ("([".includes(character)) deepest = Math.max(deepest, (depth += 1));
    if (")]".includes(character)) depth -= 1;
  }
  return Math.min((deepest + 1) * 92 + 120, 900) + around;
}

/**
 * An address with the lesson of a file beside the page, if `src` names one, and `file`, the whole address of
 * that file.
 */
export function withLesson(address, src) {
  if (src === null || !URL.canParse(src, document.baseURI)) return { address, file: null };
  const file = new URL(src, document.baseURI).href;
  const others = address.split("&").filter((part) => part && part.split("=", 1)[0] !== "src");
  return { address: [`lesson=${encode(file)}`, ...others].join("&"), file };
}
