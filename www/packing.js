// Packs a lesson for a learning platform: fetches the files of the site that play it, and passes
// them to the program of the dialogs.
import { withDialogs } from "./open-dialog.js";

const here = (file) => new URL(file, import.meta.url);

/** A file of the site, whole: one of another version of the site would not play with the others. */
async function file({ path, bytes }) {
  const answer = await fetch(here(path));
  const content = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || content.length !== bytes) throw new Error(`${path} could not be had`);
  return content;
}

/** The package as a file to save. The arguments are those of `pack` in `crates/app/src/bin/dialogs.rs`. */
export async function pack(...course) {
  const list = await fetch(here("site.json"), { cache: "no-cache" }).then((answer) => answer.json());
  const files = list.files.filter(({ role }) => role !== "extra");
  const contents = await Promise.all(files.map(file));
  const bytes = await withDialogs((program) => program.pack(...course, files.map(({ path }) => path), contents));
  return new Blob([bytes], { type: "application/zip" });
}
