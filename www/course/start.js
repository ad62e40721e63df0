// Starts a lesson opened by a learning platform: finds the result store, passes the stored state to
// the page, and forwards the page's reports. It is imported first, before anything can read or
// store the address.
import { given, isLoadedAgain } from "./address.js";
import "../address.js";
import "../asking-scene.js";
import { showFailure } from "../boot-failure.js";
import "../lesson-source.js";
import init from "../learn.js";
import { fromAddress, settings } from "./launch.js";
import { keepInMemory } from "./memory.js";
import { openScorm } from "./scorm.js";
import { openStore } from "./xapi.js";

/** What results go to, with what it has kept; or why there is nothing of the kind. */
async function connect(course) {
  const launch = fromAddress(given);
  if (launch === "broken") return { trouble: "launch" };
  if (!launch && isLoadedAgain) return { trouble: "again" };
  const record = launch ? await openStore(launch, course) : openScorm(course);
  return record ? { record } : { trouble: launch ? "closed" : "alone" };
}

/** Forwards the page's events. */
function handOn(record) {
  const trouble = (what) => {
    // A page that does not listen yet reads it when it starts.
    globalThis.plyscopeCourse.trouble ??= what;
    document.dispatchEvent(new CustomEvent("plyscope:trouble", { detail: what }));
  };
  const hear = (name, take) =>
    document.addEventListener(`plyscope:${name}`, ({ detail }) => {
      if (!take(detail)) trouble("unsent");
    });
  record.onTrouble = (what = "unsent") => trouble(what);
  const leave = () => record.leave();
  addEventListener("pagehide", leave);
  const hearLast = () => {
    removeEventListener("pagehide", leave);
    addEventListener("pagehide", leave);
  };
  // The page is running and reports when it is left; a listener added now runs after the page's
  // own.
  document.addEventListener("plyscope:progress", hearLast, { once: true });
  hear("progress", (progress) => record.progress(progress));
  hear("answer", (answer) => record.answer(answer));
  hear("complete", (score) => record.complete(score));
  // A page restored from the back/forward cache has ended its session, so it is reloaded.
  addEventListener("pageshow", (event) => event.persisted && beginAgain());
}

function beginAgain() {
  const again = new URL(given);
  again.hash = location.hash;
  if (again.href === location.href) location.reload();
  else location.replace(again);
}

/** Whatever leads out of the lesson opens beside it: leaving this page would end the attempt. */
function stayHere() {
  const leadsOut = (link) => link.href.split("#")[0] !== location.href.split("#")[0];
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link && !link.download && leadsOut(link)) [link.target, link.rel] = ["_blank", "noreferrer noopener"];
  }, true);
}

try {
  const course = await settings(given);
  const { record, trouble } = await connect(course);
  if (record) {
    keepInMemory(course.language);
    handOn(record);
  }
  globalThis.plyscopeCourse = { state: record?.state, capacity: record?.capacity, trouble };
  const place = `#embed&lesson=${encodeURIComponent(course.lesson ?? "")}`;
  if (!location.hash) history.replaceState(null, "", place);
  stayHere();
  await init({ module_or_path: new URL("../learn_bg.wasm", import.meta.url) });
} catch (error) {
  showFailure(error);
}
