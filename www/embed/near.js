// Waits until an element is near the screen, so that only what is needed is loaded.

/** How far from the screen loading begins: about the time that it takes to scroll there. */
const MARGIN = "600px 200px";

const waiting = new WeakMap();
let observer;

/** Calls back once, when an element comes near the screen; returns what ends that. */
export function whenNear(element, come) {
  observer ??= new IntersectionObserver(arrive, { rootMargin: MARGIN });
  waiting.set(element, come);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function arrive(entries) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.get(target)?.();
  }
}
