// The custom element: attributes, lazy loading and methods.
import { again } from "./again.js";
import { OWN, PARAMETERS, addressOf, isFramed, isHeight, likelyHeight, subjectOf, valueIn, withLesson, wrongOf } from "./attributes.js";
import { failure } from "./failure.js";
import { languageOf, whenLanguagesChange } from "./language.js";
import { whenNear } from "./near.js";
import { script } from "./site.js";

/** The last step that a search may have. */
const MOST_STEPS = 4_294_967_295;

/** A step that a page asks for: a number, or a text of digits; `null` for anything else. */
function stepOf(given) {
  const isNumber = typeof given === "number" ? !Number.isNaN(given) : /^\s*\d+\s*$/.test(String(given));
  return isNumber ? Math.max(0, Math.min(Math.trunc(Number(given)), MOST_STEPS)) : null;
}

/** Whether there is a step to go to: a number, or the last one. */
const isStep = (given) => given === "last" || stepOf(given) !== null;

/** A search, a question or a lesson in a page. Its events and methods are in docs/src/embedding.md. */
export class PlyScope extends HTMLElement {
  static observedAttributes = [...PARAMETERS, ...OWN];

  /** The address that a script has set instead of the attributes. */
  #address = null;
  /** The replies that a script has set. */
  #answer = "";
  /** Whether a script has set them since it was loaded: then they count, and not those of the reader. */
  #isAnswerNew = false;
  /** Where its reader was, and with which replies, when it was closed to be loaded anew. */
  #kept = null;
  /** What was wrong of its own attributes when it was loaded. */
  #wrong = "";
  /** What shows it, once it is loaded. */
  #view = null;
  /** The number of the current load; results of older loads are dropped. */
  #turn = 0;
  /** What was asked for before there was a view. */
  #waiting = [];
  #isLoading = false;
  /** Whether a script has asked for it, wherever it is. */
  #isWanted = false;
  #isScheduled = false;
  /** Whether another step was asked for since it was scheduled to be loaded anew. */
  #isMoved = false;
  /** What it shows, once it is loaded. */
  #subject = "";
  #stops = [];
  #ready = resolvers();
  #isReady = false;
  #place;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [hostSheet()];
    // The element's content is shown until it is loaded, and if loading fails.
    this.#place = document.createElement("div");
    this.#place.className = "place";
    this.#place.append(document.createElement("slot"));
    root.append(this.#place);
  }

  connectedCallback() {
    this.#hold();
    this.#follow();
    if (this.#isWanted) this.#load();
    this.#stops = [whenNear(this, () => this.#load()), whenLanguagesChange(() => this.#follow())];
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    // An element that is only moved is connected again at once.
    queueMicrotask(() => this.isConnected || this.#close());
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (name === "lang" || name === "scheme") this.#follow();
    else if (name === "height") this.#hold();
    else if (name === "step" && this.#view && isStep(now) && this.#hasNoReport(before, now)) this.goTo(now);
    else if (this.#address === null) this.#renew(name);
    if (wrongOf(this).join("&") !== this.#wrong) this.#renew();
  }

  /** Whether nothing is to be reported of the step in the attribute, neither before nor now. */
  #hasNoReport(before, now) {
    const isWithin = (step) => step === null || step === "last" || (stepOf(step) ?? Infinity) <= this.last;
    return this.#address !== null || (isWithin(before) && isWithin(now));
  }

  /** The fragment of what is shown: from the attributes, or set by a script. */
  get address() {
    return this.#address ?? addressOf(this);
  }

  set address(address) {
    this.#address = address === null ? null : String(address).replace(/^#/, "");
    if (!this.isConnected) return;
    this.#hold();
    // An address says where it begins.
    this.#renew("step");
  }

  /** The file of a lesson beside the page, as the attributes name it, or the address that a script has set. */
  get #src() {
    return this.#address === null ? this.getAttribute("src") : valueIn(this.#address, "src");
  }

  /** Resolves with the element once something is shown, be it a problem. */
  get ready() {
    return this.#ready.promise;
  }

  /** The replies to the questions of a scene; those of an earlier visit can be set before it is loaded. */
  get answer() {
    return this.#view?.answer || this.#answer;
  }

  set answer(answer) {
    this.#answer = String(answer ?? "");
    this.#isAnswerNew = true;
  }

  get scheme() {
    return this.getAttribute("scheme") ?? "";
  }

  get step() {
    return this.#view?.step ?? stepOf(valueIn(this.address, "step")) ?? 0;
  }

  set step(step) {
    this.goTo(step);
  }

  get first() {
    return this.#view?.first ?? 0;
  }

  get last() {
    return this.#view?.last ?? 0;
  }

  get caption() {
    return this.#view?.caption ?? "";
  }

  get value() {
    return this.#view?.value ?? null;
  }

  get estimate() {
    return this.#view?.estimate ?? false;
  }

  get playing() {
    return this.#view?.playing ?? false;
  }

  get problems() {
    return this.#view?.problems ?? [];
  }

  goTo(step) {
    if (!isStep(step)) return this.#refuse(step);
    this.#ask((view) => view.goTo(step === "last" ? view.last : stepOf(step)));
  }

  next() {
    this.#ask((view) => view.goTo(Math.min(view.step + 1, view.last)));
  }

  back() {
    this.#ask((view) => view.goTo(Math.max(view.step - 1, view.first)));
  }

  play() {
    this.#ask((view) => view.play());
  }

  pause() {
    this.#ask((view) => view.pause());
  }

  /** Loads the content even if it is not near the screen. */
  load() {
    this.#isWanted = true;
    if (this.isConnected) this.#load();
    return this.ready;
  }

  /** Reports a step that is none, to the page and in the console. */
  async #refuse(step) {
    const { noStep } = await again("embed/refusal.js", script, () => import("./refusal.js"));
    const message = await noStep(String(step).slice(0, 40), languageOf(this));
    console.warn(`Plyscope: ${message}`);
    this.#emit("problem", { message });
  }

  #ask(wish) {
    if (this.#view) return wish(this.#view);
    this.#waiting.push(wish);
    this.load();
  }

  /** Reserves the space of the content, which a frame fills if it is fixed. */
  #hold() {
    const height = this.getAttribute("height");
    const isFixed = isHeight(height);
    this.#place.classList.toggle("fixed", isFixed);
    this.#place.style.blockSize = isFixed ? `${Number(height)}px` : "";
    this.#place.style.minBlockSize = isFixed || this.#view ? "" : `${likelyHeight(this.address)}px`;
    this.#view?.hold?.(isFixed);
  }

  /** Has what is shown speak the language, and wear the colours, that stand around it by now. */
  #follow() {
    this.#view?.speak(languageOf(this));
    this.#view?.paint?.(this.scheme);
  }

  /** Loads it anew; the reader stays at the step, unless `changed` names another one, and keeps the replies. */
  #renew(changed = null) {
    if (!this.#view && !this.#isLoading) return;
    if (changed === "step") this.#isMoved = true;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      // What is closed before it is there has nothing to keep, but may be what keeps.
      const answer = this.#isAnswerNew ? this.#answer : this.answer;
      if (this.#view) this.#kept = { subject: this.#subject, step: this.step, answer };
      if (this.#isMoved) this.#kept = this.#kept && { ...this.#kept, step: null };
      this.#isMoved = false;
      this.#close();
      if (this.isConnected) this.#load();
    });
  }

  async #load() {
    if (this.#view || this.#isLoading) return;
    this.#isLoading = true;
    const turn = (this.#turn += 1);
    const isCurrent = () => turn === this.#turn;
    const { address, file } = withLesson(this.address, this.#src);
    this.#subject = subjectOf(address);
    const wrong = wrongOf(this);
    this.#wrong = wrong.join("&");
    const kept = this.#kept?.subject === this.#subject ? this.#kept : null;
    const order = {
      element: this,
      address,
      file,
      wrong,
      place: this.#place,
      lang: languageOf(this),
      scheme: this.scheme,
      answer: kept?.answer ?? this.#answer,
      step: kept?.step ?? null,
      // Something else may have been asked for while this is loaded.
      isCurrent,
      emit: (type, detail) => isCurrent() && this.#emit(type, detail),
    };
    try {
      const { open } = await (isFramed(address)
        ? again("embed/framed.js", script, () => import("./framed.js"))
        : again("embed/scene.js", script, () => import("./scene.js")));
      const view = await open(order);
      if (!isCurrent()) return view.close();
      this.#view = view;
    } catch (error) {
      if (!isCurrent()) return;
      this.#view = failure(order, error);
    }
    this.#isLoading = false;
    this.#kept = null;
    this.#isAnswerNew = false;
    this.#hold();
    this.#follow();
    for (const wish of this.#waiting.splice(0)) wish(this.#view);
    // A question or a lesson is shown later, and has points.
    const points = this.#view.shown ? await this.#view.shown : {};
    if (!isCurrent()) return;
    this.#isReady = true;
    this.#ready.resolve(this);
    this.#emit("ready", { problems: this.problems, ...points });
  }

  #close() {
    this.#turn += 1;
    this.#isLoading = false;
    this.#view?.close();
    this.#view = null;
    if (this.#isReady) this.#ready = resolvers();
    this.#isReady = false;
    this.#place.replaceChildren(document.createElement("slot"));
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

let sheet;

/** The style of the element until its content, which has its own style, is loaded. */
function hostSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { display: block; min-inline-size: 0; margin-block: 1em; }
      :host([hidden]) { display: none; }
      :host([scheme="light"]) { color-scheme: light; }
      :host([scheme="dark"]) { color-scheme: dark; }
      :host([scheme="auto"]) { color-scheme: light dark; }
      /* The outline is never drawn: its colour tells which colours there are, and a transition when they change. */
      .place { box-sizing: border-box; outline: 0 none light-dark(rgb(255 255 255), rgb(0 0 0)); transition: outline-color 1ms; }
      .place.fixed { overflow: auto; }
    `);
  }
  return sheet;
}

function resolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
