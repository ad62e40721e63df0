// Runs a student's program: in a worker of a sandboxed frame, which has no origin, no network, no
// storage and no access to the page, and which is thrown away when the program takes too long.
//
// All that comes from there is hostile: each message is checked for its shape and its size, and after
// one that is not right nothing more is heard.

import { prepared } from "./languages.js";

const here = (file) => new URL(file, import.meta.url);

/** How long it may take to start, without what has to be fetched before, in milliseconds. */
const START = 5_000;

/** How much of an answer is taken, in characters. */
const MAX_TRACE = 4_000_000;

/** How much of what a program prints is taken, in characters. */
const MAX_OUTPUT = 20_000;

/** How much of an error's message is taken, in characters. */
const MAX_MESSAGE = 2_000;

/** The frame's document. Its policy is added to that of the page. */
const page = (script) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
  `script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:"><script>${script}</script>`;

let script;

async function frameScript() {
  script ??= fetch(here("frame.js")).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error("frame.js"))));
  return script.catch((error) => {
    script = undefined;
    throw error;
  });
}

const isText = (value, most) => typeof value === "string" && value.length <= most;
const isLine = (value) => value === null || (Number.isInteger(value) && value >= 0 && value < 1e6);

/** What an error is about, if the message is one. */
function error(found) {
  if (!found || !isText(found.message, MAX_MESSAGE) || !isLine(found.line)) return null;
  return { message: found.message, line: found.line };
}

/** An answer as the page takes it, if the message is one. */
function answer(data, id) {
  if (typeof data !== "object" || data === null || data.id !== id) return null;
  if (!isText(data.trace, MAX_TRACE) || !isText(data.output, MAX_OUTPUT)) return null;
  if (!Array.isArray(data.lines) || data.lines.length > 1e5 || !data.lines.every(isLine)) return null;
  const failure = data.error === null ? null : error(data.error);
  if (data.error !== null && !failure) return null;
  return { kind: failure ? "error" : "answer", trace: data.trace, lines: data.lines, output: data.output, ...failure };
}

/** A program that runs, or is about to. */
export class Program {
  #frame;
  #port;
  #isReady;
  #waiting;
  #asked = 0;
  #hasAnswered = false;
  #ending = null;

  /** Starts a program: `language` is `python` or `javascript`. Rejected if a file cannot be fetched. */
  static async start(language, text) {
    const [{ texts, files, offset }, script] = await Promise.all([prepared(language, text), frameScript()]);
    const program = new Program();
    await program.#open(script, { texts, files }, offset);
    return program;
  }

  async #open(script, data, offset) {
    const [answers, errors] = [new MessageChannel(), new MessageChannel()];
    this.#frame = document.createElement("iframe");
    this.#frame.sandbox = "allow-scripts";
    this.#frame.hidden = true;
    this.#frame.title = "";
    this.#frame.srcdoc = page(script);
    const loaded = new Promise((done) => this.#frame.addEventListener("load", done, { once: true }));
    document.body.append(this.#frame);
    await loaded;
    this.#port = answers.port1;
    this.#isReady = new Promise((done) => {
      this.#port.onmessage = ({ data }) => {
        if (data !== "ready") return this.#end({ kind: "flood" });
        this.#port.onmessage = (message) => this.#hear(message.data);
        done();
      };
    });
    const line = (number) => (Number.isInteger(number) && number > offset.lines ? Math.min(number - offset.lines, offset.most) : null);
    const started = new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error("frame.js (Content-Security-Policy)")), START);
      errors.port1.addEventListener("message", () => done(clearTimeout(timer)), { once: true });
    });
    errors.port1.onmessage = ({ data }) => {
      if (data === "started") return;
      errors.port1.close();
      const found = error({ message: String(data?.message).replace(/^Uncaught /, "").slice(0, MAX_MESSAGE), line: line(data?.line) });
      this.#end({ kind: "error", trace: "", lines: [], output: "", ...found });
    };
    // The frame has no origin that could be named.
    this.#frame.contentWindow?.postMessage(data, "*", [errors.port2, answers.port2]);
    await started.catch((error) => {
      errors.port1.close();
      this.stop();
      throw error;
    });
  }

  /** What a message says: an answer to what was asked, or nothing that is understood. */
  #hear(data) {
    const found = this.#waiting && answer(data, this.#asked);
    if (!found) return this.#end({ kind: "flood" });
    const { done, timer } = this.#waiting;
    this.#waiting = undefined;
    this.#hasAnswered = true;
    clearTimeout(timer);
    done(found);
  }

  /**
   * What the program does on a tree: `asked` is the line of JSON that asks for it. With `marks`, also the
   * line of the program at each visit. `limit` is in milliseconds.
   */
  ask(asked, marks, limit) {
    if (this.#ending) return Promise.resolve(this.#ending);
    this.#asked += 1;
    return new Promise((done) => {
      const wait = (most) => setTimeout(() => this.#end({ kind: "slow", limit: most }), most);
      this.#waiting = { done, timer: wait(START) };
      this.#isReady.then(() => {
        if (!this.#waiting) return;
        clearTimeout(this.#waiting.timer);
        this.#waiting.timer = wait(limit);
        this.#port.postMessage({ id: this.#asked, asked, marks });
      });
    });
  }

  /** Ends the program, also one that does not answer. */
  stop() {
    this.#end({ kind: "stopped" });
  }

  #end(how) {
    if (this.#ending) return;
    // After an error before its first answer, such as one of syntax, starting it again would be in vain.
    this.#ending = { ...how, isEnded: how.kind !== "error" || this.#hasAnswered };
    this.#port?.close();
    this.#frame.remove();
    if (!this.#waiting) return;
    const { done, timer } = this.#waiting;
    this.#waiting = undefined;
    clearTimeout(timer);
    done(this.#ending);
  }
}
