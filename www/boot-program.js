// Starts the page on which students write a search. A file of its own, since a strict
// Content-Security-Policy allows no inline script.
import "./address.js";
import { showFailure } from "./boot-failure.js";
import { again } from "./embed/again.js";
import "./open-dialog.js";
import "./shown-choice.js";
import init from "./program.js";

const later = (script) => again(script, (path) => import(path));

/** Starts a program in its frame; what does it is only then fetched. */
globalThis.startProgram = async (...program) => (await later("./program/runner.js")).Program.start(...program);

let editor;

/** Brings the editor up to date. Without it, which is fetched first, its text box does as well. */
globalThis.updateEditor = (...state) => {
  editor ??= later("./program/editor.js").catch((error) => {
    console.warn(error);
    addEventListener("online", () => (editor = undefined), { once: true });
    return null;
  });
  editor.then((editor) => editor?.update(...state));
};

init({ module_or_path: new URL("./program_bg.wasm", import.meta.url) }).catch(showFailure);
