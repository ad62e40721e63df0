// A search in a page: picture, caption and step buttons.
import { again } from "./again.js";
import { earlyProgramFor, programFor } from "./attributes.js";
import { Clock } from "./clock.js";
import { Controls } from "./controls.js";
import { element, problemsOf } from "./dom.js";
import { Pen } from "./pen.js";
import { program, Stopped } from "./program.js";
import { keepWords, reportOn } from "./report.js";
import { script } from "./site.js";
import { styles } from "./styles.js";

/** Opens what an element orders; see `www/embed/element.js` for what an order is. */
export async function open(order) {
  const early = await openEarly(order);
  try {
    const [ready] = await Promise.all([program(programFor(order.address)), dress(order)]);
    const view = new SceneView(order);
    await view.start(ready, order.step);
    return view;
  } finally {
    early?.close();
  }
}

/** What can be seen of it while the program that it needs is on its way; nothing if that is all there is. */
async function openEarly(order) {
  const name = earlyProgramFor(order.address);
  if (!name) return null;
  try {
    const [ready] = await Promise.all([program(name), dress(order)]);
    // A placeholder, which emits no events.
    const view = new SceneView({ ...order, emit: () => {} });
    await view.start(ready, order.step);
    return view;
  } catch {
    // In a bundle, only the needed program exists.
    return null;
  }
}

async function dress({ place }) {
  const [root, sheets] = [place.getRootNode(), await styles()];
  root.adoptedStyleSheets = [root.adoptedStyleSheets[0], ...sheets];
}

class SceneView {
  step = 0;
  first = 0;
  last = 0;
  caption = "";
  value = null;
  estimate = false;
  problems = [];
  /** The replies to its questions so far. */
  answer = "";
  #order;
  #program = null;
  #leave = () => {};
  #scene = null;
  #pen = new Pen();
  #clock;
  #controls = null;
  /** The questions that interrupt it, if any. */
  #asking = null;
  #asker = null;
  /** Whether it was playing when a question came up. */
  #wasPlaying = false;
  /** Why nothing can be asked. */
  #askProblem = null;
  #parts = null;
  #watcher;
  /** Waits until it is seen, to play by itself. */
  #starter = null;
  #width = 0;
  #isClosed = false;

  constructor(order) {
    this.#order = order;
    this.#clock = new Clock(() => this.#safely(() => this.#tick()));
    this.#watcher = new ResizeObserver(() => this.#safely(() => this.#fit()));
  }

  /** Whether it is no longer to be shown, or something else is by now. */
  get #isOver() {
    return this.#isClosed || !this.#order.isCurrent();
  }

  get playing() {
    return this.#clock.isRunning;
  }

  /** Shows the search by a program, at the step where it was if there is one. */
  async start(ready, step = null) {
    this.#program = ready;
    this.#leave = ready.join(this.#recover);
    try {
      const lang = await this.#learn(ready);
      // That program may have stopped meanwhile, so that another one shows it.
      if (this.#isOver || ready !== this.#program) return;
      const { address, wrong } = this.#order;
      const parts = [address, ...(step === null ? [] : [`step=${step}`]), ...wrong];
      this.#scene = this.#ask((glue) => new glue.Scene(parts.join("&"), lang));
      if (this.#ask(() => this.#scene.asks)) await this.#prepareQuestions(lang);
      if (this.#isOver) return;
      this.#say(lang);
      if (step === null) this.#startItself();
    } catch (error) {
      if (ready === this.#program) this.#fail(error);
    }
  }

  /** Has a program learn the language, which may change while its texts are on their way. */
  async #learn(ready) {
    const asked = this.#order.lang;
    const known = await ready.learn(asked, this.#recover);
    return asked === this.#order.lang ? known : this.#learn(ready);
  }

  goTo(step) {
    this.pause();
    if (this.#isHeld && step === this.step + 1) return this.#hold();
    this.#wasPlaying = false;
    this.#safely(() => {
      this.#asking?.pass(this.step, Math.min(step, this.last));
      this.#go(step);
    });
  }

  play() {
    if (!this.#scene || this.first === this.last) return;
    if (this.#isHeld) {
      this.#wasPlaying = true;
      return this.#hold();
    }
    this.#safely(() => {
      if (this.step === this.last) this.#go(this.first);
      this.#clock.start(this.#ask(() => this.#scene.interval));
      this.#controls?.show(this);
    });
  }

  /** Whether an open question holds it at its step. */
  get #isHeld() {
    return this.#asking?.isOpen ?? false;
  }

  #hold() {
    // The scrubber may have moved.
    this.#controls?.show(this);
    this.#asking.focus();
  }

  pause() {
    if (!this.#clock.isRunning) return;
    this.#clock.stop();
    this.#controls?.show(this);
  }

  async speak(lang) {
    if (lang === this.#order.lang) return;
    this.#order.lang = lang;
    // Where it is being started again, it begins with that language.
    if (!this.#scene) return;
    const asked = this.#program;
    try {
      const known = await asked.learn(lang, this.#recover);
      if (this.#isOver || !this.#scene || asked !== this.#program || lang !== this.#order.lang) return;
      this.#ask(() => this.#scene.speak(known));
      if (this.#asker) this.#ask(() => this.#asker.speak(known));
      if (this.#askProblem !== null) this.#askProblem = this.#ask(() => this.#asker.problem) ?? null;
      this.#asking?.speak();
      const before = this.caption;
      this.#say(known);
      if (this.caption !== before) this.#report();
    } catch (error) {
      if (asked === this.#program) this.#fail(error);
    }
  }

  close() {
    this.#isClosed = true;
    this.#clock.stop();
    this.#watcher.disconnect();
    this.#starter?.disconnect();
    this.#leave();
    // A stopped program cannot free its objects.
    if (this.#program && !this.#program.stopped) {
      this.#scene?.free();
      this.#asker?.free();
    }
    this.#forget();
  }

  /** Forgets what the program has made; a program that has stopped has nothing more to say of it. */
  #forget() {
    this.#scene = this.#asker = this.#asking = null;
  }

  /** Does what the page, the reader or the clock asks for; where the program stops at that, the element says so. */
  #safely(act) {
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  #ask(question) {
    return this.#program.ask(question, this.#recover);
  }

  /** Makes the questions. What cannot be asked is reported, and it plays without. */
  async #prepareQuestions(lang) {
    const { Asking, dress } = await again("embed/asking.js", script, () => import("./asking.js"));
    await dress(this.#order.place.getRootNode());
    if (this.#isOver) return;
    const before = this.answer || this.#order.answer;
    this.#asker = this.#ask((glue) => new glue.Asker(this.#order.address, lang));
    this.#askProblem = this.#ask(() => this.#asker.problem) ?? null;
    if (this.#askProblem !== null) return;
    if (before) this.#ask(() => this.#asker.restore(before));
    this.answer = this.#ask(() => this.#asker.answer);
    this.#asking = new Asking((question) => this.#ask(() => question(this.#asker)), {
      goOn: () => this.#goOn(),
      replied: () => this.#tellAnswer(),
      safely: (act) => this.#safely(act),
    });
  }

  /** Goes on after a reply: as it was going when the question came up. */
  #goOn() {
    const step = Math.min(this.step + 1, this.last);
    this.#go(step);
    if (this.#wasPlaying && !this.#isHeld && this.step < this.last) this.play();
  }

  #tellAnswer() {
    const { text, counts } = this.#ask(() => ({ text: this.#asker.answer, counts: [...this.#asker.counts] }));
    const [right, wrong, of] = counts;
    this.answer = text;
    const question = this.#order.address;
    this.#order.emit("answer", { question, text, points: right, of, right, wrong, missed: of - right - wrong });
  }

  /** Builds all that stands in the place, in a language. */
  #say(lang) {
    const scene = this.#scene;
    const words = this.#program.words(lang, this.#recover);
    keepWords(words);
    const asked = this.#ask(() => ({
      problems: scene.problems(), place: scene.place, hasSteps: scene.hasSteps, hasEnd: scene.hasEnd, controls: scene.controls,
    }));
    if (this.#askProblem !== null) asked.problems.push(this.#askProblem);
    this.problems = asked.problems;
    const isTree = asked.place !== "";
    const picture = isTree
      ? element("div", { class: "canvas tree", tabindex: 0, role: "group", "aria-label": asked.place })
      : element("div", { class: "canvas board" });
    const aside = element("p", { class: "aside" });
    const caption = element("p", { class: "caption", part: "caption", "aria-live": "polite" });
    const box = element("div", { class: "box", part: "box", role: "group", "aria-label": words.label, lang: words.tag });
    if (asked.problems.length > 0) box.append(problemsOf(asked.problems, words));
    const isThere = this.#ask(() => this.#scene.way) !== "";
    this.#controls = null;
    if (isThere) box.append(picture, aside);
    if (isThere && asked.hasSteps) {
      const foot = element("div", { class: "foot" });
      // What is asked stands between both, and may be long.
      (this.#asking ? box : foot).append(caption);
      if (this.#asking) this.#addQuestions(box, picture);
      if (asked.controls !== "none") {
        this.#controls = new Controls(this, words, asked);
        foot.append(this.#controls.element);
      }
      box.append(foot);
      box.addEventListener("keydown", (event) => this.#safely(() => this.#key(event)));
    }
    this.#parts = { picture, aside, caption, isTree };
    this.#order.place.replaceChildren(box);
    for (const watcher of [this.#watcher, this.#starter]) {
      watcher?.disconnect();
      watcher?.observe(picture);
    }
    this.#width = picture.clientWidth;
    this.#show();
    for (const message of asked.problems) this.#order.emit("problem", { message });
  }

  #addQuestions(box, picture) {
    box.append(this.#asking.element);
    picture.classList.add("asks");
    picture.addEventListener("click", (event) => {
      const node = nodeAt(picture, event);
      if (node !== null) this.#safely(() => this.#asking?.press(node));
    });
  }

  /** Shows the step that the search is at. */
  #show() {
    const scene = this.#scene;
    const { picture, aside, caption, isTree } = this.#parts;
    const now = this.#ask(() => {
      scene.draw(isTree ? this.#width : 0, this.#pen);
      const { step, first, last, caption, aside, count, value, estimate, way } = scene;
      return { step, first, last, caption, aside, count, value, estimate, way };
    });
    const { step, first, last, estimate } = now;
    Object.assign(this, { step, first, last, estimate, caption: now.caption, value: now.value ?? null });
    const drawn = this.#pen.take();
    if (drawn) picture.replaceChildren(drawn);
    aside.replaceChildren(...now.aside.map((line) => element("span", {}, line)));
    aside.hidden = now.aside.length === 0;
    // During playback, captions change too fast to be announced.
    caption.setAttribute("aria-live", this.playing ? "off" : "polite");
    caption.textContent = now.caption;
    this.#controls?.show(this, now);
    if (isTree) reveal(picture);
    if (this.#asking?.at(step) && this.playing) {
      this.#wasPlaying = true;
      this.pause();
    }
  }

  #go(step) {
    if (!this.#scene || step === this.step) return;
    this.#ask(() => this.#scene.seek(step));
    const before = this.step;
    this.#show();
    if (this.step === before) return;
    this.#report();
    if (this.step === this.last && this.#ask(() => this.#scene.hasEnd)) this.#order.emit("complete", { step: this.step });
  }

  #report() {
    const { step, first, last, caption } = this;
    this.#order.emit("step", { step, first, last, caption });
  }

  #tick() {
    if (!this.#order.element.isConnected) return this.#clock.stop();
    if (this.step < this.last) return this.#go(this.step + 1);
    if (this.#ask(() => this.#scene.repeats)) return this.#go(this.first);
    this.pause();
  }

  /** Plays by itself where the page asks for it and motion is welcome, once it is seen. */
  #startItself() {
    if (!this.#ask(() => this.#scene.startsItself)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#starter = new IntersectionObserver((entries) => {
      // A new program may be on its way, which shows another picture.
      if (!this.#scene || !entries.some(isSeen)) return;
      this.#starter.disconnect();
      this.#starter = null;
      this.play();
    }, { threshold: Array.from({ length: 51 }, (_, percent) => percent / 100) });
    this.#starter.observe(this.#parts.picture);
  }

  #fit() {
    const width = this.#parts.picture.clientWidth;
    if (!this.#scene || width === this.#width || width === 0) return;
    this.#width = width;
    this.#show();
  }

  /** The keys of the page, while the keyboard is here. */
  #key(event) {
    const isField = event.target instanceof HTMLInputElement;
    if (event.altKey || event.ctrlKey || event.metaKey || isField || !this.#scene) return;
    const { picture } = this.#parts;
    const scrolls = event.target === picture && picture.scrollWidth > picture.clientWidth;
    const ways = {
      ArrowLeft: () => scrolls || this.goTo(Math.max(this.step - 1, this.first)),
      ArrowRight: () => scrolls || this.goTo(Math.min(this.step + 1, this.last)),
      Home: () => this.goTo(this.first),
      End: () => this.#ask(() => this.#scene.hasEnd) && this.goTo(this.last),
      k: () => (this.playing ? this.pause() : this.play()),
    };
    const way = Object.hasOwn(ways, event.key) && !event.shiftKey ? ways[event.key] : null;
    if (!way || way() === true) return;
    event.preventDefault();
  }

  /** Another element has stopped the program: this one goes on with a new one. */
  #recover = async () => {
    // Once it was shown it has a step, also if this program stops before it has a scene.
    const [step, isPlaying] = [this.#parts && this.step, this.playing];
    this.#clock.stop();
    this.#forget();
    try {
      const ready = await program(programFor(this.#order.address));
      if (this.#isOver) return;
      await this.start(ready, step);
      if (isPlaying) this.play();
    } catch (error) {
      this.#fail(error);
    }
  };

  #fail(error) {
    if (this.#isOver) return;
    if (!(error instanceof Stopped)) throw error;
    this.#clock.stop();
    this.#forget();
    const again = async () => {
      // The cause may recur, so this element gets a program of its own.
      const ready = await program(programFor(this.#order.address), { alone: true });
      if (!this.#isOver) await this.start(ready, this.step);
    };
    const report = reportOn(error, this, this.#order, again);
    this.#order.place.replaceChildren(report.element);
    this.#order.emit("problem", { message: report.message });
  }
}

/** Whether half of a picture is seen, or as much as fills half of the window; of a window around that may not be known, the screen counts. */
const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? screen.height) / 2;

/** How far from the middle of a node it can be pressed, in pixels. */
const REACH = 24;

/** The node whose drawing is pressed, or whose middle is nearest to the press; `null` where none is near. */
function nodeAt(picture, { clientX, clientY, target }) {
  const drawn = target.closest?.(".node[data-node]");
  if (drawn) return Number(drawn.dataset.node);
  let [found, nearest] = [null, REACH];
  for (const node of picture.querySelectorAll(".node[data-node]")) {
    const { e, f } = node.getScreenCTM();
    const far = Math.hypot(e - clientX, f - clientY);
    if (far < nearest) [found, nearest] = [Number(node.dataset.node), far];
  }
  return found;
}

/** Scrolls a picture that is wider than its place to what the step is about. */
function reveal(picture) {
  const here = picture.scrollWidth > picture.clientWidth && picture.querySelector(".here");
  if (!here) return;
  const [place, node] = [picture.getBoundingClientRect(), here.getBoundingClientRect()];
  if (node.left < place.left + 30 || node.right > place.right - 30) {
    picture.scrollLeft += (node.left + node.right - place.left - place.right) / 2;
  }
}
