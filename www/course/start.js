// Starts a lesson that a learning platform has opened: finds out where results go, gives the page what
// was kept there the last time, and hands on what the page tells.
// First of all, before anything can read the address or keep it.
import { given, isLoadedAgain } from "./address.js";
import "../address.js";
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

/** Hands on what the page tells. */
function handOn(record) {
  const trouble = (what) => document.dispatchEvent(new CustomEvent("plyscope:trouble", { detail: what }));
  const hear = (name, take) =>
    document.addEventListener(`plyscope:${name}`, ({ detail }) => {
      if (!take(detail)) trouble("unsent");
    });
  record.onTrouble = () => trouble("unsent");
  const leave = () => record.leave();
  addEventListener("pagehide", leave);
  const hearLast = () => {
    removeEventListener("pagehide", leave);
    addEventListener("pagehide", leave);
  };
  // The page is there, and has something to tell when it is left: whoever hears of that after it has
  // heard all.
  document.addEventListener("plyscope:progress", hearLast, { once: true });
  hear("progress", (progress) => record.progress(progress));
  hear("answer", (answer) => record.answer(answer));
  hear("complete", (score) => record.complete(score));
  // A page that comes back from the browser's memory has said goodbye: it begins again, as it was opened.
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
  globalThis.plyscopeCourse = { state: record?.state, room: record?.room, trouble };
  const place = `#embed&lesson=${encodeURIComponent(course.lesson ?? "")}`;
  if (!location.hash) history.replaceState(null, "", place);
  stayHere();
  await init({ module_or_path: new URL("../learn_bg.wasm", import.meta.url) });
} catch (error) {
  const place = document.getElementById("boot");
  if (place) place.textContent = `Plyscope could not start: ${error}`;
}
