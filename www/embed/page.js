// `embed.html`: one element that fills a frame, controlled by messages of the embedding page.
import "../plyscope.js";
import { valueIn } from "./attributes.js";
import { Orders, outcome } from "./orders.js";
import { COMMANDS, MOST_REFUSED, message, read } from "./protocol.js";
import { inLanguage, strange } from "./refusal.js";

/** How what is shown looks. */
const LOOK = ["lang", "scheme", "height"];

/** What only the frame has: the origin that it listens to, and the look. */
const OWN = ["host", ...LOOK];

/** How long messages are collected in a frame that draws nothing, in milliseconds. */
const HIDDEN = 100;

const element = document.createElement("ply-scope");
element.dataset.framed = "";
const orders = new Orders();
/** Where to go, until something is shown that has steps. */
const moves = new Orders();
const refused = [];
let host = null;
/** Why no page is listened to. */
let hostProblem = "";
/** The look that messages have asked for, which holds where an address asks for none. */
const asked = {};
/** The points so far of a question or a lesson. */
let standing = {};
let isReady = false;
let isScheduled = false;
let isWalking = false;

/** Shows the content of an address. */
function show(address) {
  const parts = address.replace(/^#/, "").split("&");
  const own = (part) => OWN.includes(part.split("=", 1)[0]);
  for (const name of LOOK) wear(name, valueIn(address, name) ?? asked[name]);
  element.address = parts.filter((part) => !own(part)).join("&");
}

/** Gives the element an attribute of its look, or takes it away. */
function wear(name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Looks as a message asks. */
function look(name, value) {
  asked[name] = value;
  wear(name, value);
}

/** Sends a message to the embedding page. Messages are not secret, unless an origin was named. */
function tell(type, detail) {
  if (parent !== self) parent.postMessage(message(type, detail), host ?? "*");
}

/** Commands that run at once, in any state of the element. */
const commands = {
  hello: () => isReady && greet(),
  load: ({ address }) => show(address),
  lang: ({ lang }) => lang && look("lang", lang),
  scheme: ({ scheme }) => look("scheme", scheme),
};

/** Collects messages until the next picture; a frame that is not seen draws none. */
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  const frame = requestAnimationFrame(() => work());
  const timer = setTimeout(() => work(), HIDDEN);
  const work = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    isScheduled = false;
    obey();
  };
}

/** Does what was asked since the last picture. */
function obey() {
  refused.splice(0).forEach(refuse);
  for (const { type, detail, times } of orders.take()) {
    // Drops steps of a scene that is no longer shown.
    if (type === "load") moves.take();
    if (Object.hasOwn(commands, type)) commands[type](detail);
    else moves.add(type, detail, times);
  }
  if (moves.length > 0 && !isWalking) walk();
}

/** Goes where the messages lead, once something is shown. */
async function walk() {
  isWalking = true;
  // A changed element loads after this task.
  await Promise.resolve();
  await element.load();
  isWalking = false;
  const wished = outcome(moves.take(), element);
  if (!wished) return;
  if (wished.step !== element.step || !wished.plays) element.goTo(wished.step);
  if (wished.plays) element.play();
}

/** Reports that the content is shown, with its problems, and its step. */
function greet() {
  tell("ready", { problems: hostProblem ? [hostProblem, ...element.problems] : element.problems, ...standing });
  const { step, first, last, caption } = element;
  tell("step", { step, first, last, caption });
  tellSize();
}

/** Reports the height of the content, not of the frame. */
function tellSize() {
  tell("size", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}

/** The frame's language. */
const language = () => element.lang || document.documentElement.lang || navigator.language;

/** Reports an invalid message to the sender and to the console. */
async function refuse(heard) {
  const message = await strange(heard, language());
  console.warn(`Plyscope: ${message}`);
  tell("problem", { message });
}

/** The origin of a page's address; `null` if it is opaque. */
function originOf(address) {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return ["http:", "https:"].includes(protocol) ? origin : null;
}

/** Reports that no page is listened to, since the address names none. */
async function refuseHost(given) {
  hostProblem = await inLanguage((glue, lang) => glue.strangeHost(lang, given.slice(0, 100)), language());
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  alert.textContent = hostProblem;
  document.body.prepend(alert);
  tell("problem", { message: hostProblem });
}

addEventListener("message", ({ source, origin, data }) => {
  if (parent === self || source !== parent) return;
  if (host !== null && origin !== host) return;
  const heard = read(data, COMMANDS);
  if (!heard) return;
  if (!heard.problem) orders.add(heard.type, heard.detail);
  else if (refused.length < MOST_REFUSED) refused.push(heard);
  schedule();
});

for (const type of ["step", "answer", "complete", "problem"]) {
  element.addEventListener(type, ({ detail }) => tell(type, detail));
}

element.addEventListener("ready", ({ detail: { points, of } }) => {
  standing = of === undefined ? {} : { points, of };
  // Something else is shown, or another person begins anew.
  if (isReady) greet();
});
element.addEventListener("answer", ({ detail: { total, totalOf } }) => {
  if (totalOf !== undefined) standing = { points: total, of: totalOf };
});

const wished = valueIn(location.hash.slice(1), "host");
// An invalid host means only this site, not everyone.
if (wished !== null) host = originOf(wished) ?? location.origin;
show(location.hash.slice(1));
addEventListener("hashchange", () => show(location.hash.slice(1)));
document.documentElement.lang = element.lang || navigator.language;
document.body.append(element);
if (wished !== null && originOf(wished) === null) refuseHost(wished);
new ResizeObserver(tellSize).observe(document.documentElement);
element.load().then(() => {
  isReady = true;
  greet();
});
