// The colours around an element, for a frame, which inherits none.

/** Whether a place in an element is seen in light or in dark colours: its style has a sign of that. */
export function coloursOf(place) {
  return getComputedStyle(place).outlineColor === "rgb(0, 0, 0)" ? "dark" : "light";
}

/** Calls back when the colours around a place may have changed, or the reader's own; returns what ends that. */
export function whenColoursChange(place, hearer) {
  const wish = matchMedia("(prefers-color-scheme: dark)");
  wish.addEventListener("change", hearer);
  // While a transition runs, its colour is still the old one.
  place.addEventListener("transitionend", hearer);
  return () => {
    wish.removeEventListener("change", hearer);
    place.removeEventListener("transitionend", hearer);
  };
}
