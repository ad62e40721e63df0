// The questions that interrupt a search on the page of game trees: the program and the panel of embedded
// scenes, fetched when an address asks.
import { Asking, dress } from "./embed/asking.js";
import { program } from "./embed/program.js";

/** The panel with the questions about an address; `goOn` is called when the search may go on. */
export async function open(address, lang, goOn) {
  const [ready] = await Promise.all([program("embed-ask"), dress(document)]);
  const known = await ready.learn(lang);
  const asker = ready.ask((glue) => new glue.Asker(address, known));
  const problem = ready.ask(() => asker.problem) ?? null;
  const panel = problem === null ? new Asking((question) => ready.ask(() => question(asker)), { goOn, replied() {} }) : null;
  return new Questions(ready, asker, panel, problem);
}

class Questions {
  #ready;
  #asker;
  #panel;
  /** Why nothing can be asked. */
  problem;

  constructor(ready, asker, panel, problem) {
    this.#ready = ready;
    this.#asker = asker;
    this.#panel = panel;
    this.problem = problem;
  }

  get isOpen() {
    return this.#panel?.isOpen ?? false;
  }

  /** Shows the question of a step in the place of the page; returns whether one is open. */
  at(step) {
    if (!this.#panel) return false;
    const place = document.getElementById("questions");
    if (place && !place.contains(this.#panel.element)) place.replaceChildren(this.#panel.element);
    return this.#panel.at(step);
  }

  pass(from, to) {
    this.#panel?.pass(from, to);
  }

  press(node) {
    return this.#panel?.press(node) ?? false;
  }

  focus() {
    this.#panel?.focus();
  }

  close() {
    this.#panel?.element.remove();
    this.#panel = null;
    if (!this.#ready.stopped) this.#asker.free();
  }
}
