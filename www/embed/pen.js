// Draws SVG for the program. Texts become text nodes, never markup.
const SVG = "http://www.w3.org/2000/svg";

/** An element of SVG with attributes. */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const round = (number) => Math.round(number * 10) / 10;

/** A pen that draws one picture into an element, and puts it in the place of the last one when done. */
export class Pen {
  #picture = null;
  #at = null;

  begin(viewBox, width, label) {
    this.#picture = svg("svg", { class: "picture", viewBox, width: round(width), role: "img", "aria-label": label });
    const hatch = svg("pattern", {
      id: "hatch", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
    });
    hatch.append(svg("rect", { class: "hatch-ground", width: 5, height: 5 }), svg("path", { class: "hatch", d: "M0 0V5" }));
    const defs = svg("defs");
    defs.append(hatch);
    this.#picture.append(defs);
  }

  group(name, x, y, node) {
    this.#at = svg("g", { class: name, transform: `translate(${round(x)} ${round(y)})` });
    if (node !== undefined) this.#at.dataset.node = node;
    this.#picture.append(this.#at);
  }

  path(name, d) {
    this.#at.append(svg("path", { class: name, d }));
  }

  text(name, x, y, size, text) {
    const element = svg("text", { class: name, x: round(x), y: round(y), "font-size": round(size) });
    element.textContent = text;
    this.#at.append(element);
  }

  /** What was drawn; nothing if nothing was. */
  take() {
    const picture = this.#picture;
    this.#picture = this.#at = null;
    return picture;
  }
}
