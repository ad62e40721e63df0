// For Node: the program is read from beside this file when it is first called.
import { readFileSync } from "node:fs";
import { fetched, startBy } from "./program.js";

export * from "./api.js";

const bytes = () => readFileSync(new URL("./plyscope_bg.wasm", import.meta.url));
startBy(bytes);

export default function init(source) {
  return fetched(source ?? bytes());
}
