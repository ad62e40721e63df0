// The page for learning in a frame: receives lesson and language from the embedding page, and
// reports answers to it.
import { again } from "./again.js";
import { COMMANDS, MOST_PROBLEMS, MOST_REFUSED, message, read } from "./protocol.js";
import { script } from "./site.js";

/** The parts of this page that are shown in the frame; all others are shown beside it. */
const STAYS = /^#(embed&|lesson=|practice=|question=|task)/;

const root = document.documentElement;
const tell = (type, detail) => parent !== self && parent.postMessage(message(type, detail), "*");
const theme = (scheme) => (scheme === "auto" ? "system" : scheme);

/** The lesson that the page around has given, and who waits for it. */
let lesson = null;
let taught = () => {};
let isAsked = false;
let problems = [];

/** How many messages were not understood in this moment, and how long that is, in milliseconds. */
let refused = 0;
const MOMENT = 100;

/** The points so far of the lesson or the question, once it is there. */
let standing = null;
let isTalking = false;

/** Before the program starts: the options of the frame in the address. */
export function prepare() {
  const parameters = new URLSearchParams(location.search);
  root.dataset.embedded = "";
  if (parameters.get("lang")) root.dataset.lang = parameters.get("lang").slice(0, 40);
  if (["light", "dark", "auto"].includes(parameters.get("scheme"))) root.dataset.theme = theme(parameters.get("scheme"));
  if (parameters.has("taught") && parent !== self) globalThis.fetchLesson = lessonTaught;
  addEventListener("message", hear);
  // Problems are found while the program starts.
  document.addEventListener("plyscope:problem", ({ detail }) => {
    problems = [...problems, detail.message].slice(-MOST_PROBLEMS);
    tell("problem", { message: detail.message });
  });
  document.addEventListener("plyscope:standing", ({ detail: { points, of } }) => {
    // A lesson that cannot be had has no points; it can be asked for again.
    const isFirst = !standing?.of;
    // They fall where another person begins anew.
    const isAnew = points < standing?.points;
    standing = { points, of };
    if ((isFirst || isAnew) && isTalking) tellReady();
  });
  new ResizeObserver(tellSize).observe(document.body);
  document.addEventListener("click", leadOut, { capture: true });
}

/** The height of the content, not of the frame. */
const tellSize = () => tell("size", { height: Math.ceil(document.body.getBoundingClientRect().height) });

/** Asks the page around to show an element, whose frame may just have got another height. */
export function reveal(element) {
  // Nothing moves there before a person has acted here.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const { top, height } = element.getBoundingClientRect();
  if (height === 0) return;
  tellSize();
  tell("reveal", { top: Math.max(0, Math.round(top + scrollY)), height: Math.ceil(height) });
}

/** Once the program has started. */
export function talk() {
  document.addEventListener("plyscope:answer", ({ detail }) => {
    tell("answer", standing ? { ...detail, total: standing.points, totalOf: standing.of } : detail);
  });
  document.addEventListener("plyscope:complete", ({ detail }) => tell("complete", detail));
  isTalking = true;
  tellReady();
}

/** That messages are understood; once more when the lesson is there, or begun anew, with the points so far. */
const tellReady = () => tell("ready", { problems, ...standing });

function hear({ source, data }) {
  if (parent === self || source !== parent) return;
  const heard = read(data, COMMANDS);
  if (!heard) return;
  if (heard.problem) return refuse(heard);
  const { type, detail } = heard;
  if (type === "hello") {
    tellReady();
    tellSize();
  }
  if (type === "scheme" && detail.scheme) root.dataset.theme = theme(detail.scheme);
  if (type === "lesson") {
    lesson = detail.text ? { text: detail.text } : { loss: detail.loss };
    taught(lesson);
  }
}

/** Reports a message that is not understood to the sender and to the console. */
async function refuse(heard) {
  if (refused === MOST_REFUSED) return;
  if (refused === 0) setTimeout(() => (refused = 0), MOMENT);
  refused += 1;
  const { strange } = await again("embed/refusal.js", script, () => import("./refusal.js"));
  const message = await strange(heard, root.lang || navigator.language);
  console.warn(`Plyscope: ${message}`);
  tell("problem", { message });
}

/** The lesson of the page around, which is asked for it, and again once it could not be had. */
async function lessonTaught() {
  if (isAsked ? !lesson?.text : !lesson) {
    lesson = null;
    tell("lessonWanted");
  }
  isAsked = true;
  return lesson ?? new Promise((done) => (taught = done));
}

/** What does not belong in the frame is opened beside it, as whole pages. */
function leadOut({ target }) {
  const link = target.closest?.("a[href]");
  if (!link || link.target) return;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.origin === location.origin;
  if (isHere && STAYS.test(to.hash)) return;
  to.search = "";
  Object.assign(link, { href: to.href, target: "_blank", rel: "noreferrer noopener" });
}
