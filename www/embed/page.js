// `embed.html`: one element that fills a frame, and the messages by which the page around drives it.
import "../plyscope.js";
import { valueIn } from "./attributes.js";
import { program } from "./program.js";
import { COMMANDS, VERSION, message, read } from "./protocol.js";

/** What only the frame has: the origin that it listens to, and the look of what it shows. */
const OWN = ["host", "lang", "scheme", "height", "src"];

const element = document.createElement("ply-scope");
let host = null;
let isReady = false;

/** Shows what an address says. */
function show(address) {
  const parts = address.replace(/^#/, "").split("&");
  const own = (part) => OWN.includes(part.split("=", 1)[0]);
  for (const name of OWN.filter((name) => name !== "host")) {
    const value = valueIn(address, name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.address = parts.filter((part) => !own(part)).join("&");
}

/** Tells the page around something. What is told is no secret, unless an origin was named. */
function tell(type, detail) {
  if (parent !== self) parent.postMessage(message(type, detail), host ?? "*");
}

const commands = {
  hello: () => isReady && greet(),
  goTo: ({ step }) => element.goTo(step),
  next: () => element.next(),
  back: () => element.back(),
  play: () => element.play(),
  pause: () => element.pause(),
  load: ({ address }) => show(address),
  lang: ({ lang }) => lang && element.setAttribute("lang", lang),
  scheme: ({ scheme }) => (scheme ? element.setAttribute("scheme", scheme) : element.removeAttribute("scheme")),
  lesson: () => {},
};

/** Says that something is shown, and where it is. */
function greet() {
  tell("ready");
  const { step, first, last, caption } = element;
  tell("step", { step, first, last, caption });
}

/** Says that a message was not understood, to who sent it and to who looks into the console. */
async function refuse({ problem, given }) {
  const ready = await program("embed");
  const lang = await ready.learn(element.lang || document.documentElement.lang || navigator.language);
  const told = ready.ask((glue) =>
    problem === "version" ? glue.otherVersion(lang, given, VERSION) : glue.strangeMessage(lang, given),
  );
  console.warn(`Plyscope: ${told}`);
  tell("problem", { message: told });
}

addEventListener("message", ({ source, origin, data }) => {
  if (parent === self || source !== parent) return;
  if (host !== null && origin !== host) return;
  const heard = read(data, COMMANDS);
  if (!heard) return;
  if (heard.problem) refuse(heard);
  else commands[heard.type](heard.detail);
});

for (const type of ["step", "answer", "complete", "problem"]) {
  element.addEventListener(type, ({ detail }) => tell(type, detail));
}

const wished = valueIn(location.hash.slice(1), "host");
// A host that is none is nobody, rather than everybody.
if (wished !== null) host = URL.canParse(wished) ? new URL(wished).origin : location.origin;
show(location.hash.slice(1));
addEventListener("hashchange", () => show(location.hash.slice(1)));
document.documentElement.lang = element.lang || navigator.language;
document.body.append(element);
new ResizeObserver(() => tell("size", { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement);
element.load().then(() => {
  isReady = true;
  greet();
});
