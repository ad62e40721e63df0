// Keeps the reader of a lesson at a place: scenes are drawn when they come near the screen, and are then
// higher or lower than the space that was reserved for them. Also brings a reader back from another page.
const KEY = "plyscope.reading";

/** What is kept in its place: a part of the lesson, by its number. */
let held = null;

const shownParts = () => document.querySelector(".lesson > div");
const topOf = ({ parts, number }) => parts.children[number]?.getBoundingClientRect().top;

/** Keeps a part at a height in the window until the reader scrolls. */
function hold(parts, number, top) {
  release();
  const observer = new ResizeObserver(keep);
  held = { parts, number, top, observer };
  // The browser does not try the same with another part.
  parts.style.overflowAnchor = "none";
  observer.observe(parts);
}

function keep() {
  if (!held.parts.isConnected) return release();
  // On a wide screen a part of the page scrolls, and not the page.
  for (const scrolled of [held.parts.closest("main"), document.scrollingElement]) {
    const away = topOf(held) - held.top;
    if (scrolled && away) scrolled.scrollTop += away;
  }
  Object.assign(held, { height: held.parts.offsetHeight, reached: topOf(held) });
}

function release() {
  if (!held) return;
  held.observer.disconnect();
  held.parts.style.overflowAnchor = "";
  held = null;
}

/** Keeps the part of the lesson with an element where it is now. */
export function holdPlace(element) {
  const parts = shownParts();
  const number = parts ? [...parts.children].findIndex((part) => part.contains(element)) : -1;
  if (number < 0) release();
  else hold(parts, number, parts.children[number].getBoundingClientRect().top);
}

function store() {
  const parts = shownParts();
  const edge = Math.max(0, parts?.closest("main")?.getBoundingClientRect().top ?? 0);
  const tops = parts ? [...parts.children].map((part) => part.getBoundingClientRect()) : [];
  const number = tops.findIndex(({ bottom }) => bottom > edge);
  if (number < 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ address: location.href, number, top: tops[number].top }));
}

function restore() {
  const left = JSON.parse(sessionStorage.getItem(KEY));
  const [{ type }] = performance.getEntriesByType("navigation");
  if (type !== "back_forward" || left?.address !== location.href) return;
  const waiting = new MutationObserver(() => {
    const parts = shownParts();
    if (!parts) return;
    waiting.disconnect();
    // A question that was opened meanwhile has its own place.
    if (left.address === location.href) hold(parts, left.number, left.top);
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

/** Storage may be forbidden. */
const attempt = (act) => {
  try {
    act();
  } catch {}
};

// In another site, the page around scrolls.
if (parent === self) {
  attempt(restore);
  addEventListener("pagehide", () => attempt(store));
  addEventListener("hashchange", release);
  // Heights may change while the reader scrolls, too.
  for (const input of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(input, release, { capture: true, passive: true });
  const scrolled = () => {
    if (!held || held.height !== held.parts.offsetHeight) return;
    // What moves while the height stays the same was scrolled by the reader.
    if (Math.abs(topOf(held) - held.reached) > 2) release();
  };
  addEventListener("scroll", scrolled, { capture: true, passive: true });
}
