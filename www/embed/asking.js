// The questions that interrupt a search: one at a time, in a panel below the picture.
import { element } from "./dom.js";
import { file } from "./site.js";

/** The texts, in the order in which the program has them. */
const NAMES = ["title", "press", "value", "reply", "skip", "on", "right", "wrong"];

let sheet = null;

/** The style of the panel, for the document or the shadow tree that it is in. */
export async function dress(root) {
  sheet ??= file("embed/asking.css").then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} asking.css`);
    return new CSSStyleSheet().replace(await answer.text());
  });
  const made = await sheet.catch((error) => {
    sheet = null;
    throw error;
  });
  if (!root.adoptedStyleSheets.includes(made)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, made];
}

/**
 * The panel. `ask` calls the program: `ask((asker) => …)`. `goOn` is called when the search may go on after a
 * reply, `replied` after each reply. `safely` does what a button is for, and sees to what goes wrong at that.
 */
export class Asking {
  element = element("div", { class: "asking", part: "asking", role: "group", tabindex: -1 });
  #ask;
  #goOn;
  #replied;
  #safely;
  #words = {};
  /** The open question. */
  #number = null;
  /** The step that the panel is about. */
  #step = null;
  #message = element("p", { class: "asked", role: "status" });
  #ways = element("div", { class: "ways" });
  #tally = element("p", { class: "tally" });

  constructor(ask, { goOn, replied, safely = (act) => act() }) {
    this.#ask = ask;
    this.#goOn = goOn;
    this.#replied = replied;
    this.#safely = safely;
    this.element.append(this.#message, this.#ways, this.#tally);
    this.element.hidden = true;
    this.speak();
  }

  /** Whether a question is open, so that the search has to wait. */
  get isOpen() {
    return this.#number !== null;
  }

  /** Reads the texts, and writes what is shown again. */
  speak() {
    const words = this.#ask((asker) => asker.words);
    this.#words = Object.fromEntries(NAMES.map((name, place) => [name, words[place] ?? ""]));
    this.element.setAttribute("aria-label", this.#words.title);
    if (this.isOpen) this.#show();
    this.#count();
  }

  /** Shows the question of a step, if one is open there; returns whether one is. */
  at(step) {
    if (step === this.#step && this.isOpen) return true;
    const number = this.#ask((asker) => asker.openAt(step)) ?? null;
    // Feedback stays while it goes on, until the next question.
    const isBack = this.#step !== null && step < this.#step;
    this.#step = step;
    this.#number = number;
    if (number !== null) this.#show();
    else if (isBack) this.#clear();
    this.#count();
    return this.isOpen;
  }

  /** Passes what is open between two steps: the reader has jumped. */
  pass(from, to) {
    if (to <= from) return;
    this.#ask((asker) => asker.pass(from, to));
    this.#clear();
    this.#count();
  }

  #clear() {
    this.#number = null;
    this.#message.textContent = "";
    this.#ways.replaceChildren();
  }

  /** Replies with a pressed node of the tree; returns whether it is a reply. */
  press(node) {
    if (!this.isOpen) return false;
    const reply = this.#ask((asker) => asker.pressed(this.#number, node));
    if (reply === undefined) return false;
    this.#reply(reply);
    return true;
  }

  /** Moves the focus to the question: not to an answer, which the next press of a key would give. */
  focus() {
    (this.#ways.querySelector("input") ?? this.element).focus();
  }

  #show() {
    const number = this.#number;
    const { prompt, choices, isPressed } = this.#ask((asker) => ({
      prompt: asker.prompt(number), choices: asker.choices(number), isPressed: asker.isPressed(number),
    }));
    this.#message.textContent = [prompt, isPressed ? this.#words.press : ""].filter(Boolean).join(" ");
    this.#message.className = "asked";
    const ways = [];
    for (let place = 0; place < choices.length; place += 2) {
      ways.push(this.#button(choices[place], () => this.#reply(choices[place + 1])));
    }
    if (ways.length === 0) ways.push(this.#field());
    ways.push(this.#button(this.#words.skip, () => this.#skip(), "quiet"));
    this.#ways.replaceChildren(...ways);
    this.element.hidden = false;
  }

  #field() {
    const form = element("form", { class: "typed" });
    const label = element("label", {}, this.#words.value);
    const input = element("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 60 });
    label.append(input);
    form.append(label, element("button", { type: "submit" }, this.#words.reply));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (input.value.trim()) this.#safely(() => this.#reply(input.value));
      else input.focus();
    });
    return form;
  }

  #button(name, press, kind = "") {
    const button = element("button", { type: "button", class: kind }, name);
    button.addEventListener("click", () => this.#safely(press));
    return button;
  }

  #reply(text) {
    const number = this.#number;
    const problem = this.#ask((asker) => asker.reply(number, text));
    if (problem !== undefined) {
      this.#message.textContent = [problem, this.#ask((asker) => asker.prompt(number))].join(" ");
      return this.focus();
    }
    const [isRight, why] = this.#ask((asker) => [asker.isRight, asker.why]);
    this.#number = null;
    this.#message.className = isRight ? "asked right" : "asked wrong";
    this.#message.textContent = [isRight ? this.#words.right : this.#words.wrong, why].filter(Boolean).join(" ");
    this.#count();
    this.#replied();
    if (isRight) {
      this.#ways.replaceChildren();
      this.element.focus();
      return this.#goOn();
    }
    this.#ways.replaceChildren(this.#button(this.#words.on, () => {
      this.#ways.replaceChildren();
      this.element.focus();
      this.#goOn();
    }, "on"));
    this.focus();
  }

  #skip() {
    this.#ask((asker) => asker.pass(this.#step, this.#step + 1));
    this.#clear();
    this.#count();
    this.element.focus();
    this.#goOn();
  }

  #count() {
    this.#tally.textContent = this.#ask((asker) => asker.tally);
    const isEmpty = [this.#message, this.#ways, this.#tally].every((part) => part.textContent === "");
    if (isEmpty) this.element.hidden = true;
  }
}
