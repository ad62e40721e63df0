// A plugin for reveal.js: a fragment is a step.
//
//   <ply-scope tree="…" step="11"></ply-scope>
//   <span class="fragment" data-plyscope-step="16"></span>
//   <span class="fragment" data-plyscope-step="last"></span>
//
// Before the first fragment, the search is at its own `step`; each fragment moves it to the named
// step, forwards and backwards. `data-plyscope="#id"` on a fragment selects the search if a slide
// has several.

const STEP = "data-plyscope-step";

/** The step that an element of a slide is to show now. */
function stepOf(slide, element) {
  let step = element.getAttribute("step") ?? "0";
  // The last visible fragment decides; reveal.js numbers fragments without an index.
  const order = (fragment) => Number(fragment.dataset.fragmentIndex ?? 0);
  const fragments = [...slide.querySelectorAll(`.fragment.visible[${STEP}]`)].sort((a, b) => order(a) - order(b));
  for (const fragment of fragments) {
    const named = fragment.dataset.plyscope;
    if (!named || element.matches(named)) step = fragment.getAttribute(STEP);
  }
  return step;
}

/** Moves the searches of a slide to the steps of its fragments. */
function follow(slide) {
  for (const element of slide?.querySelectorAll("ply-scope") ?? []) {
    // Searches without fragments are left to the reader.
    if (!slide.querySelector(`.fragment[${STEP}]`)) continue;
    const step = stepOf(slide, element);
    element.goTo(step === "last" ? "last" : Number(step));
  }
}

export default function PlyscopeReveal() {
  return {
    id: "plyscope",
    init(deck) {
      const here = () => follow(deck.getCurrentSlide());
      for (const event of ["ready", "slidechanged", "fragmentshown", "fragmenthidden", "overviewhidden"]) deck.on(event, here);
      // In print a slide appears once per fragment, and nothing comes near the screen by itself.
      const pages = () => deck.getSlidesElement().querySelectorAll("section:not(:has(section))");
      deck.on("pdf-ready", () => pages().forEach(follow));
      // A focused search handles its own keys.
      deck.getRevealElement().addEventListener("keydown", (event) => {
        if (event.target.closest?.("ply-scope") && event.defaultPrevented) event.stopPropagation();
      });
    },
  };
}
