// Scenes of a lesson that ask questions are elements, whose program is fetched when the first of them is
// there.
import { again } from "./embed/again.js";

/** Shows the scene of an address in an element, with the replies of an earlier visit. */
globalThis.openAskingScene = async (element, address, answer) => {
  // An element that is known already must have its address at once: without one, it loads another program.
  if (!customElements.get("ply-scope")) await again("./plyscope.js", (path) => import(path));
  Object.assign(element, { answer, address });
};
