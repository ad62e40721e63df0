// The language around an element.
import { isLanguage } from "./attributes.js";

/** What a node stands in, also across the border of a shadow tree. A link has a `host` too, which is a text. */
const around = ({ parentNode }) => (parentNode instanceof ShadowRoot ? parentNode.host : parentNode);

/** The language tag around an element: the nearest `lang` of a language there is, or else the reader's language. */
export function languageOf(element) {
  for (let at = element; at; at = around(at)) {
    const lang = at.getAttribute?.("lang");
    if (lang && isLanguage(lang)) return lang.slice(0, 40);
  }
  return navigator.language || "en";
}

const hearers = new Set();
let observer;

/** Calls back when a `lang` attribute of the page changes; returns a function to stop. */
export function whenLanguagesChange(hearer) {
  if (!observer) {
    observer = new MutationObserver(() => hearers.forEach((hearer) => hearer()));
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["lang"] });
  }
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
