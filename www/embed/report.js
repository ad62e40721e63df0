// The message after a panic: what happened, a restart button, and a report to copy.
import { element } from "./dom.js";
import { SITE } from "./site.js";

/** Texts for when the program cannot be asked for them, by languages that were shown. */
let known = null;

/** Keeps the texts, while the program can still be asked. */
export const keepWords = (words) => (known = words);

/** The place's new content, and its message. */
export function reportOn(error, view, order, again) {
  // A program that stops early has no translated texts.
  const words = known ?? { tag: "en", version: "", stopped: String(error.message), restart: "↻", report: "⧉" };
  const box = element("div", { class: "box stopped", part: "problem", lang: words.tag });
  const message = element("p", { role: "alert" }, words.stopped);
  const restart = element("button", { type: "button" }, words.restart);
  restart.addEventListener("click", () => {
    restart.disabled = true;
    again().catch(() => (restart.disabled = false));
  });
  const copy = element("button", { type: "button" }, words.report);
  const copied = element("p", { class: "copied", role: "status" });
  const text = reportText(error, view, order, words);
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.replaceChildren(words.reported);
    } catch {
      // The clipboard is unavailable in frames and insecure pages.
      const field = element("textarea", { readonly: "", rows: 8, "aria-label": words.report });
      field.value = text;
      copied.replaceChildren(words.reportByHand, field);
      field.select();
    }
  });
  const row = element("div", { class: "row" });
  row.append(restart, copy);
  box.append(message, row, copied);
  return { element: box, message: words.stopped };
}

/** The files of the embedded programs and of these scripts, in the site. */
const FILES = /^embed([-_]\w+|\/[\w-]+)?\.(js|wasm)\b/;

/** Whether a line of a stack is of Plyscope's own files; those of the page's scripts may say where that is. */
function isOwn(line) {
  const file = SITE ? line.split(SITE.href)[1] : undefined;
  if (file !== undefined) return FILES.test(file);
  return line.includes("wasm-function[") && !/\b(https?|blob|file|data):/.test(line);
}

/** Where the program stopped, in Plyscope's own files. */
function whereOf(error) {
  const lines = String(error.cause?.stack ?? "").split("\n").filter(isOwn).slice(0, 8);
  return lines.map((line) => (SITE ? line.replace(SITE.href, "") : line));
}

/** What helps to find the fault: what was shown, what happened and the browser, and nothing of the page. */
function reportText(error, view, order, words) {
  return [
    `Plyscope ${words.version}`,
    `Shown: ${order.address.slice(0, 2000)}`,
    `Step: ${view.step} of ${view.last}`,
    `What happened: ${error.message}`,
    `Where: ${whereOf(error).join("\n  ")}`,
    `Browser: ${navigator.userAgent}`,
  ].join("\n");
}
