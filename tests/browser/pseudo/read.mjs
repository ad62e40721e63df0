// Reading what a page shows. Both functions run in the page.

/**
 * The texts that can be seen in part only, where nothing scrolls to the rest. Those of a picture are left out:
 * it can be dragged, and `legible.test.mjs` and the stage's laws are about them.
 */
export function cutOff() {
  const [clips, scrolls] = [["hidden", "clip"], ["auto", "scroll"]];
  /** What has a border around its own text, which belongs within. */
  const BOXES = "button, .button, summary, th, td, dt, label, legend, h1, h2, h3";

  /** Whether a part of the text is beyond an element around it that ends there, or beside the window. */
  function isCut(text, box) {
    let [across, down] = [true, true];
    let part = text.parentElement;
    for (; part && (across || down); part = part.parentElement) {
      const style = getComputedStyle(part);
      const edge = part.getBoundingClientRect();
      // For the keyboard and for screen readers alone.
      if (edge.width <= 1 || edge.height <= 1 || style.clipPath === "inset(50%)") return false;
      // An inline element has no size of its own.
      if (style.display === "inline" || style.display === "contents") continue;
      const [x, y] = [style.overflowX, style.overflowY];
      const isBox = part.matches(BOXES) && part === text.parentElement;
      if (across && (clips.includes(x) || isBox) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
      if (down && (clips.includes(y) || isBox) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) return true;
      if (scrolls.includes(x) || style.position === "fixed") across = false;
      if (scrolls.includes(y) || style.position === "fixed") down = false;
    }
    return across && (box.left < -1 || box.right > innerWidth + 1);
  }

  /** Whether the choice that a field shows is wider than the field. */
  function isWider(select) {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(select.selectedOptions[0]?.textContent ?? "").width > room + 1;
  }

  const found = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("svg, select, textarea, script, style, noscript") || !parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => box.width > 0 && isCut(text, box))) found.push(`“${text.data.trim()}”`);
  }
  for (const select of document.querySelectorAll("select")) {
    if (select.checkVisibility() && isWider(select)) found.push(`“${select.selectedOptions[0].textContent.trim()}”`);
  }
  return [...new Set(found)];
}

/** The texts for people that have a word without accents, seen or read out. */
export function unaccented() {
  /** What is no text of the page's own: code and notation, what a person typed, lessons, names of languages, and what stands in the examples. */
  const OTHERS = "script, style, noscript, pre, code, kbd, textarea, .code, .listing, .lesson-text, body [lang], .language, dialog svg";
  /** Notation: sums of words, L-names, players, moves, positions, calls, keys, windows, formats, names of files and of the site, what an address said. */
  const NOTATION = /\b[A-Z]+( \+ [A-Z]+)+ = [A-Z]+\b|\bL\d+-\d+\b|\b(MAX|MIN|inf|Home|End|Shift|SVG|PNG|PDF|GIF|LaTeX|CSV|JSON|Plyscope)\b|\b[a-h][1-8]\b|\S+\/\S+|\bKQkq\b|\b\w+\(|\S+\.(html|md|js)\b|“\w+”/g;
  const found = [];
  const check = (text) => {
    if (text && /[A-Za-z]{3,}/.test(text.replace(NOTATION, ""))) found.push(`“${text.trim().replace(/\s+/g, " ")}”`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent.closest(`body > *`)?.matches("script") && !parent.closest(OTHERS) && parent.checkVisibility()) check(text.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
    for (const part of document.querySelectorAll(`body [${name}]`)) {
      if (!part.closest(OTHERS) && part.checkVisibility()) check(part.getAttribute(name));
    }
  }
  return [...new Set(found)];
}
