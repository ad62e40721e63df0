// Starts a page about a search that grows a tree. A file of its own, since a strict
// Content-Security-Policy allows no inline script.
import "./address.js";
import { showFailure } from "./boot-failure.js";
import "./open-dialog.js";
import "./shown-choice.js";
import init from "./growing.js";

init({ module_or_path: new URL("./growing_bg.wasm", import.meta.url) }).catch(showFailure);
