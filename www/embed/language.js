// The language around an element.

/** The tag of the language around an element: the nearest that is said, or else the reader's. */
export function languageOf(element) {
  for (let at = element; at; at = at.parentNode?.host ?? at.parentNode) {
    const lang = at.getAttribute?.("lang");
    if (lang) return lang.slice(0, 40);
  }
  return navigator.language || "en";
}

const hearers = new Set();
let observer;

/** Calls back when the page says another language anywhere; returns what ends that. */
export function whenLanguagesChange(hearer) {
  if (!observer) {
    observer = new MutationObserver(() => hearers.forEach((hearer) => hearer()));
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["lang"] });
  }
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
