// Starts the page. A file of its own, since a strict Content-Security-Policy allows no inline script.
import "./address.js";
import { showFailure } from "./boot-failure.js";
import { again } from "./embed/again.js";
import "./open-dialog.js";
import "./shown-choice.js";
import init from "./plyscope-app.js";

/** Opens the questions that interrupt a search; what does it is only then fetched. */
globalThis.openQuestions = async (...about) => (await again("./questions.js", (path) => import(path))).open(...about);

const here = (file) => new URL(file, import.meta.url);

init({ module_or_path: here("plyscope-app_bg.wasm") }).catch(showFailure);
