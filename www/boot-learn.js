// Starts the page for learning. A file of its own, since a strict Content-Security-Policy allows no
// inline script.
import "./address.js";
import "./asking-scene.js";
import { showFailure } from "./boot-failure.js";
import { again } from "./embed/again.js";
import "./lesson-source.js";
import "./open-dialog.js";
import "./shown-choice.js";
import { holdPlace } from "./reading-place.js";
import init from "./learn.js";

const later = (script) => again(script, (path) => import(path));

/** Packs a lesson for a learning platform; what does it is only then fetched. */
globalThis.packLesson = async (...course) => (await later("./packing.js")).pack(...course);

/** Opens the results of a class; what does it is only then fetched. */
globalThis.openClass = async (lang, files) => (await later("./open-class.js")).open(lang, files);
globalThis.exportBank = async (...order) => (await later("./open-class.js")).bank(...order);

async function start() {
  // An embedding page sets options in front of `#` or right behind it.
  const isEmbedded = new URLSearchParams(location.search).has("embed") || /^#embed(&|$)/.test(location.hash);
  const learner = isEmbedded ? await import("./embed/learner.js") : null;
  learner?.prepare();
  // The focus may be on the first line of what is to be seen, such as a verdict.
  addEventListener("plyscope:reveal", ({ target }) => {
    target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (learner) learner.reveal(target);
    else holdPlace(target);
  });
  await init({ module_or_path: new URL("./learn_bg.wasm", import.meta.url) });
  learner?.talk();
}

start().catch(showFailure);
