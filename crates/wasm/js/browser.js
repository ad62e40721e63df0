// For browsers and bundlers: the program is fetched by `init`.
import { fetched } from "./program.js";

export * from "./api.js";

export default function init(source) {
  return fetched(source);
}
