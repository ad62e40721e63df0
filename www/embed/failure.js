// The message if loading fails, or if what is asked for cannot be had.
import { reason } from "./reason.js";

/** What cannot be had, in a sentence for the reader. */
export class Refusal extends Error {}

/** Shows that Plyscope could not be loaded, below the element's own content. */
export function failure({ place, emit }, error) {
  const why = reason(error);
  const sentence = String(why?.message ?? why).slice(0, 300);
  // The translations of the other sentence could not be loaded either.
  const message = error instanceof Refusal ? sentence : `Plyscope could not be loaded: ${sentence}`;
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  if (!(error instanceof Refusal)) alert.lang = "en";
  alert.textContent = message;
  place.replaceChildren(document.createElement("slot"), alert);
  emit("problem", { message });
  const nothing = () => {};
  return {
    step: 0, first: 0, last: 0, caption: "", value: null, playing: false, problems: [message],
    goTo: nothing, play: nothing, pause: nothing, speak: nothing, close: nothing,
  };
}
