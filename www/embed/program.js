// The program behind the elements. All elements of a page share one instance; after a panic, a new
// one is made from the same compiled module.
import { file, script } from "./site.js";
import { named } from "./words.js";

/** The programs that run, by their names. */
const running = new Map();
/** What programs are made of, by their names. */
const modules = new Map();
/** The texts of languages, by their files. */
const tables = new Map();
let started = 0;

/** Something went wrong in the program, and it has stopped. */
export class Stopped extends Error {
  name = "Stopped";
}

/** The program with a name, for an element to share; `alone` for one of its own. */
export function program(name, { alone = false } = {}) {
  if (alone) return Program.start(name);
  let found = running.get(name);
  if (!found) {
    found = Program.start(name);
    running.set(name, found);
    const end = () => running.delete(name);
    // It is the first to hear that the program has stopped; the others then ask for another one.
    found.then((ready) => ready.join(end), end);
  }
  return found;
}

class Program {
  /** What was wrong, once it has stopped. */
  stopped = null;
  #glue;
  #panic = "";
  #users = new Set();

  constructor(glue) {
    this.#glue = glue;
    glue.onPanic((message) => (this.#panic = message));
  }

  static async start(name) {
    if (!modules.has(name)) modules.set(name, compile(name));
    // The script of a program keeps its instance, so a second instance needs a second copy of the
    // script.
    const copy = started++;
    try {
      const [module, glue] = await Promise.all([modules.get(name), script(`${name}.js${copy ? `?${copy}` : ""}`)]);
      await glue.default({ module_or_path: module });
      return new Program(glue);
    } catch (error) {
      modules.delete(name);
      throw error;
    }
  }

  /** Calls back when another element has stopped the program; returns a function to unsubscribe. */
  join(listener) {
    this.#users.add(listener);
    return () => this.#users.delete(listener);
  }

  /**
   * Calls the program. After an exception it cannot be called again; all subscribers are notified, except
   * the caller.
   */
  ask(question, asker) {
    if (this.stopped) throw new Stopped(this.stopped);
    try {
      return question(this.#glue);
    } catch (error) {
      this.#stop(error, asker);
      throw new Stopped(this.stopped, { cause: error });
    }
  }

  #stop(error, asker) {
    this.stopped = `${this.#panic || error?.message || error}`.slice(0, 2000);
    for (const user of this.#users) if (user !== asker) user();
    this.#users.clear();
  }

  /** Learns a language, where its texts can be had; otherwise there is English. */
  async learn(lang, asker) {
    const path = this.ask((glue) => glue.textsOf(lang), asker);
    if (!path) return lang;
    if (!tables.has(path)) tables.set(path, text(path));
    const table = await tables.get(path);
    if (table === null) tables.delete(path);
    const isKnown = table !== null && this.ask((glue) => glue.learn(lang, table), asker);
    return isKnown ? lang : "en";
  }

  /** The texts around a picture, in a language that was learnt. */
  words(lang, asker) {
    return named(this.ask((glue) => glue.words(lang), asker));
  }
}

async function compile(name) {
  const path = `${name}_bg.wasm`;
  const answer = await file(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const isWasm = answer.headers.get("content-type")?.startsWith("application/wasm");
  // Some servers send the wrong type for WebAssembly.
  return isWasm ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

async function text(path) {
  try {
    const answer = await file(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
