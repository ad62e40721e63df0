// What a page shows if its program cannot be loaded.
import { reason } from "./embed/reason.js";

/** Says why the page could not start. In English: the texts of other languages come with the program. */
export function showFailure(error) {
  const place = document.getElementById("boot");
  if (!place) return;
  place.setAttribute("role", "alert");
  place.textContent = `Plyscope could not start: ${reason(error)}`;
}
