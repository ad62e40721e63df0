// A question or a lesson: the page for learning in a frame that reports events.
import { isHeight, valueIn } from "./attributes.js";
import { coloursOf, whenColoursChange } from "./colours.js";
import { problemsOf } from "./dom.js";
import { Refusal } from "./failure.js";
import { connect } from "./frame.js";
import { fetchText } from "../fetch-text.js";
import { noSite, wrongOwn } from "./refusal.js";
import { SITE } from "./site.js";
import { styles } from "./styles.js";

/** Opens what an element orders; see `www/embed/element.js` for what an order is. */
export async function open(order) {
  if (!SITE) throw new Refusal(await noSite(order.lang));
  const sheets = await styles();
  const root = order.place.getRootNode();
  root.adoptedStyleSheets = [root.adoptedStyleSheets[0], ...sheets];
  const view = new FramedView(order, await ownProblems(order));
  // By then the element has the view.
  setTimeout(() => view.problems.forEach((message) => order.emit("problem", { message })));
  return view;
}

/** What is wrong of the element's own attributes, which the frame does not know; without its sentences the rest is shown. */
const ownProblems = ({ wrong, lang }) => (wrong.length > 0 ? wrongOwn(wrong, lang).catch(() => null) : null);

/** How long a frame may take to show something, before the page around it goes on, in milliseconds. */
const PATIENCE = 30_000;

class FramedView {
  /** Resolves once something is shown, with the `points` of `of` so far, where there are any to earn. */
  shown;
  step = 0;
  first = 0;
  last = 0;
  caption = "";
  value = null;
  playing = false;
  problems = [];
  #order;
  /** What is wrong of the element's own attributes, if anything. */
  #own;
  /** The colours that the frame was given last. */
  #colours = "";
  #isClosed = false;
  #frame = null;
  #connection = null;
  #stop;
  #isShown;
  #timer;

  constructor(order, own) {
    this.#order = order;
    this.#own = own;
    this.shown = new Promise((done) => (this.#isShown = done));
    this.#timer = setTimeout(() => this.#isShown({}), PATIENCE);
    this.#stop = whenColoursChange(order.place, () => this.paint(order.scheme));
    this.#show();
  }

  // Questions and lessons have no steps.
  goTo() {}
  play() {}
  pause() {}

  async speak(lang) {
    if (lang === this.#order.lang) return;
    this.#order.lang = lang;
    const own = await ownProblems(this.#order);
    if (this.#isClosed || lang !== this.#order.lang) return;
    this.#own = own;
    this.#show();
  }

  paint(scheme) {
    this.#order.scheme = scheme;
    const colours = scheme || coloursOf(this.#order.place);
    if (colours === this.#colours) return;
    this.#colours = colours;
    this.#connection?.paint(colours);
  }

  /** Fills a place of a fixed height; else the frame is as high as what it shows. */
  hold(isFixed) {
    this.#connection.resize = !isFixed;
    if (isFixed) this.#frame.style.blockSize = "100%";
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
    this.#connection?.close();
  }

  /** The list above the frame, if there is one. */
  #box() {
    if (!this.#own) return [];
    const box = problemsOf(this.#own.problems, this.#own.words);
    box.lang = this.#own.words.tag;
    return [box];
  }

  #show() {
    const { place, element, address, file, lang, emit, isCurrent } = this.#order;
    if (!isCurrent()) return;
    this.#connection?.close();
    this.problems = [...(this.#own?.problems ?? [])];
    this.#colours = this.#order.scheme || coloursOf(place);
    const frame = document.createElement("iframe");
    const page = new URL("learn.html", SITE);
    page.searchParams.set("embed", "");
    page.searchParams.set("lang", lang);
    page.searchParams.set("scheme", this.#colours);
    page.hash = address;
    if (file !== null) page.searchParams.set("taught", "");
    frame.src = page.href;
    frame.title = "Plyscope";
    frame.allow = "clipboard-write";
    frame.referrerPolicy = "no-referrer";
    // Until it reports its height.
    frame.style.blockSize = "640px";
    place.replaceChildren(...this.#box(), frame);
    const connection = connect(frame);
    [this.#frame, this.#connection] = [frame, connection];
    this.hold(isHeight(element.getAttribute("height")));
    // A lesson is there later than the page that shows it.
    const isAwaited = valueIn(address, "lesson") !== null;
    let standing = 0;
    connection.addEventListener("ready", ({ detail: { points, of } }) => {
      if (points !== undefined || !isAwaited) this.#isShown(of > 0 ? { points, of } : {});
      // Another person begins anew.
      if (points < standing) emit("ready", { problems: this.problems, points, of });
      standing = points ?? standing;
      // A frame that was moved is loaded anew, with the colours of its address.
      connection.paint(this.#colours);
    });
    connection.addEventListener("answer", ({ detail }) => {
      this.value = detail.text;
      standing = detail.total ?? detail.points;
      emit("answer", detail);
    });
    connection.addEventListener("complete", ({ detail }) => emit("complete", detail));
    connection.addEventListener("problem", ({ detail }) => {
      this.problems = [...this.problems, detail.message].slice(-20);
      emit("problem", detail);
    });
    if (file !== null) teach(connection, file);
  }
}

/**
 * Fetches the lesson for a frame, which need not fetch it itself and reports errors in it. The frame asks for it
 * once it is there, again where it could not be had, and anew where it was moved.
 */
function teach(connection, file) {
  // It is on its way while the frame is loaded.
  let fetched = fetchText(file);
  connection.addEventListener("lessonWanted", async () => {
    fetched ??= fetchText(file);
    const { text = "", loss } = await fetched;
    fetched = null;
    connection.teach(text, loss);
  });
}
