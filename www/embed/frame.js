// For a page with a Plyscope frame: receives the frame's messages and sends commands.
//
//   import { connect } from "…/embed/frame.js";
//   const search = connect(document.querySelector("iframe"));
//   search.addEventListener("step", (event) => console.log(event.detail.step));
//   search.goTo(9);
import { Orders } from "./orders.js";
import { MOST_PROBLEMS, NEWS, message, read } from "./protocol.js";

/** The highest that a frame makes itself, in pixels. */
const HIGHEST = 10_000;

/**
 * A connection to the frame, with events and commands. `resize: false` leaves its height alone. Messages
 * count only if they come from this frame and from the origin of its address; a sandboxed frame
 * (`sandbox` without `allow-same-origin`), and every frame in a sandboxed page, has the origin "null".
 */
export function connect(frame, { resize = true } = {}) {
  return new Connection(frame, resize);
}

class Connection extends EventTarget {
  step = 0;
  first = 0;
  last = 0;
  caption = "";
  problems = [];
  #frame;
  #resize;
  /** The height of what it shows, once it is known. */
  #height = null;
  /** The window of the frame, and its address, when a page in it was ready. */
  #ready = null;
  /** The page that the frame has loaded. */
  #loaded;
  #waiting = new Orders();

  constructor(frame, resize) {
    super();
    this.#frame = frame;
    this.#resize = resize;
    this.#loaded = this.#page;
    addEventListener("message", this.#hear);
    frame.addEventListener("load", this.#arrive);
    // A frame that loaded earlier announces itself again.
    this.#post("hello");
  }

  /** Whether the frame is as high as what it shows, and the page scrolls to what is to be seen there. */
  get resize() {
    return this.#resize;
  }

  set resize(resize) {
    this.#resize = resize;
    this.#fit();
  }

  goTo(step) {
    this.#send("goTo", { step });
  }

  next() {
    this.#send("next");
  }

  back() {
    this.#send("back");
  }

  play() {
    this.#send("play");
  }

  pause() {
    this.#send("pause");
  }

  /** Shows something else, written as the part of an address behind `#`. */
  load(address) {
    // The next caption and problems count as new.
    this.caption = "";
    this.problems = [];
    this.#send("load", { address });
  }

  speak(lang) {
    this.#send("lang", { lang });
  }

  paint(scheme) {
    this.#send("scheme", { scheme });
  }

  /** Sends the text of a lesson to a frame; without a text, `loss` is the reason. */
  teach(text, loss = "") {
    this.#send("lesson", { text, loss });
  }

  /** Stops listening. */
  close() {
    removeEventListener("message", this.#hear);
    this.#frame.removeEventListener("load", this.#arrive);
  }

  /** Whether the page in the frame listens; the frame may have been moved since, or got another address. */
  get #isReady() {
    const { contentWindow, src } = this.#frame;
    return this.#ready?.window === contentWindow && this.#ready.src === src;
  }

  /** The page of the frame's address. */
  get #page() {
    return this.#frame.src.split("#", 1)[0];
  }

  #arrive = () => {
    if (this.#loaded === this.#page) return;
    this.#loaded = this.#page;
    // It may have been ready before.
    this.#post("hello");
  };

  #fit() {
    if (this.#resize && this.#height !== null) this.#frame.style.blockSize = `${Math.min(this.#height, HIGHEST)}px`;
  }

  /** Whether messages of an origin can be of the frame. */
  #isFrom(origin) {
    const isApart = this.#frame.hasAttribute("sandbox") && !this.#frame.sandbox.contains("allow-same-origin");
    // Where the page has no origin either, it may be sandboxed with its frames, or a file.
    if (origin === "null") return isApart || self.origin === "null";
    return !isApart && origin === new URL(this.#frame.src, location.href).origin;
  }

  #send(type, detail) {
    if (this.#isReady) this.#post(type, detail);
    else this.#waiting.add(type, detail);
  }

  #post(type, detail) {
    // A sandboxed frame has no origin to name. The messages are not secret.
    this.#frame.contentWindow?.postMessage(message(type, detail), "*");
  }

  #hear = ({ source, origin, data }) => {
    if (source === null || source !== this.#frame.contentWindow) return;
    if (!this.#isFrom(origin)) return;
    const heard = read(data, NEWS);
    if (!heard) return;
    // A frame of a later release may say more.
    if (heard.problem === "type") return;
    if (heard.problem) return console.warn(`Plyscope: a message is not understood here: ${heard.given}`);
    const { type, detail } = heard;
    if (type === "ready") {
      // Until another page is loaded, it is the one before that is ready.
      if (this.#loaded === this.#page) this.#begin(source);
      this.#hearProblems(detail.problems ?? []);
    }
    if (type === "size") {
      this.#height = detail.height;
      this.#fit();
    }
    if (type === "step") {
      // A frame that loads during `hello` reports its state twice.
      if (["step", "first", "last", "caption"].every((name) => detail[name] === this[name])) return;
      Object.assign(this, detail);
    }
    if (type === "reveal" && this.#resize) this.#reveal(detail);
    if (type === "problem") this.#note(detail.message);
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };

  /** Sends the page in a window what waits for it. */
  #begin(window) {
    this.#ready = { window, src: this.#frame.src };
    for (const { type, detail, times } of this.#waiting.take()) {
      for (let time = 0; time < times; time += 1) this.#post(type, detail);
    }
  }

  /** Scrolls to a part of the frame, no further than needed and without motion. */
  #reveal({ top, height }) {
    const { style, clientHeight } = this.#frame;
    const start = Math.min(top, clientHeight);
    const before = style.scrollMarginBlock;
    // Negative margins: only this part counts.
    style.scrollMarginBlock = `${-start}px ${Math.min(start + height, clientHeight) - clientHeight}px`;
    this.#frame.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    style.scrollMarginBlock = before;
  }

  /** Reports the problems of a frame that loaded earlier. */
  #hearProblems(problems) {
    for (const message of problems.filter((message) => !this.problems.includes(message))) {
      this.#note(message);
      this.dispatchEvent(new CustomEvent("problem", { detail: { message } }));
    }
  }

  #note(message) {
    this.problems = [...this.problems, message].slice(-MOST_PROBLEMS);
  }
}
