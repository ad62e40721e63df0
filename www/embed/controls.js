// The buttons and the scrubber.
import { element } from "./dom.js";
import { SITE } from "./site.js";
import { svg } from "./pen.js";

/** The button icons, in a square of 24: filled and stroked paths. */
const ICONS = {
  first: ["M19 5v14L8 12Z", "M6 5v14"],
  back: ["", "M15 5l-7 7 7 7"],
  play: ["M7 4.5v15L20 12Z", ""],
  pause: ["M6.5 5h4v14h-4zM13.5 5h4v14h-4z", ""],
  forward: ["", "M9 5l7 7-7 7"],
  last: ["M5 5v14l11-7Z", "M18 5v14"],
};

/** The controls below a search; `asked.controls` selects which. */
export class Controls {
  element = element("div", { class: "controls", part: "controls" });
  #buttons = {};
  #scrubber = null;
  #count = element("span", { class: "count" });
  #way = null;
  #words;
  #hasEnd;

  constructor(view, words, asked) {
    this.#words = words;
    this.#hasEnd = asked.hasEnd;
    const isFull = asked.controls === "full";
    const go = {
      first: () => view.goTo(view.first),
      back: () => view.goTo(Math.max(view.step - 1, view.first)),
      play: () => (view.playing ? view.pause() : view.play()),
      forward: () => view.goTo(Math.min(view.step + 1, view.last)),
      last: () => view.goTo(view.last),
    };
    if (isFull) {
      this.#scrubber = element("input", { type: "range", min: 0, max: 0, "aria-label": words.scrubber });
      this.#scrubber.addEventListener("input", () => view.goTo(Number(this.#scrubber.value)));
      this.element.append(this.#scrubber);
    }
    const row = element("div", { class: "row" });
    for (const name of isFull ? ["first", "back", "play", "forward", "last"] : ["back", "forward"]) {
      const button = element("button", { type: "button" });
      button.addEventListener("click", () => button.getAttribute("aria-disabled") || go[name]());
      this.#buttons[name] = button;
      this.#dress(button, name);
      row.append(button);
    }
    row.append(this.#count);
    if (isFull && SITE) {
      this.#way = element("a", { class: "way", target: "_blank", rel: "noreferrer noopener" }, words.open);
      row.append(this.#way);
    }
    this.element.append(row);
  }

  /** Shows the current step; `now` also has its texts if they changed. */
  show(view, now = null) {
    const isAtStart = view.step <= view.first;
    const isAtEnd = view.step >= view.last;
    const off = { first: isAtStart, back: isAtStart, forward: isAtEnd, last: isAtEnd || !this.#hasEnd };
    for (const [name, button] of Object.entries(this.#buttons)) {
      // A disabled button would lose the focus.
      if (off[name]) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    const { play } = this.#buttons;
    if (play) this.#dress(play, view.playing ? "pause" : "play");
    if (this.#scrubber) Object.assign(this.#scrubber, { min: view.first, max: view.last, value: view.step });
    if (!now) return;
    this.#count.textContent = now.count;
    this.#scrubber?.setAttribute("aria-valuetext", now.count);
    if (this.#way) this.#way.href = new URL(now.way, SITE).href;
  }

  #dress(button, name) {
    if (button.dataset.icon === name) return;
    button.dataset.icon = name;
    button.setAttribute("aria-label", this.#words[name]);
    button.title = this.#words[name];
    const icon = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" });
    const [filled, drawn] = ICONS[name];
    icon.append(svg("path", { class: "filled", d: filled }), svg("path", { class: "drawn", d: drawn }));
    button.replaceChildren(icon);
  }
}
