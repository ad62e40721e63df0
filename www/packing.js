// Packs a lesson for a learning platform: fetches the files of the site that play it, and passes
// them to the program for teachers.
import { again } from "./embed/again.js";
import { readBytes } from "./fetch-text.js";

const here = (file) => new URL(file, import.meta.url);

/** A file of the site as it is listed: one of another version of the site would not play with the others. */
async function file(listed) {
  const answer = await fetch(here(listed.path), { cache: "no-cache" });
  const content = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || !(await isListed(content, listed))) throw new Error(`${listed.path} could not be had`);
  return content;
}

/** Whether a file is as long as it is listed, and has its checksum where pages can compute one: over a secure connection. */
async function isListed(content, { bytes, sha256 }) {
  if (content.length !== bytes) return false;
  if (!crypto.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** The largest picture that is packed, in bytes; the program has the same limit. */
const MAX_PICTURE = 4 << 20;

/** How long a picture may take to arrive, in milliseconds; others are on their way at the same time. */
const PATIENCE = 120_000;

/** A picture of the lesson, which may be on another site. */
async function picture([, address]) {
  const answer = await fetch(new URL(address, document.baseURI), { signal: AbortSignal.timeout(PATIENCE) });
  const content = answer.ok ? await readBytes(answer, MAX_PICTURE) : null;
  if (!content) throw new Error(`${address} could not be had`);
  return content;
}

/**
 * The package as a file to save. The arguments are those of `pack` in `crates/app/src/bin/class.rs` up
 * to the lesson, and its pictures: for each its path in the package, and its address.
 */
export async function pack(name, title, lang, version, pass, lesson, pictures) {
  const list = await fetch(here("site.json"), { cache: "no-cache" }).then((answer) => answer.json());
  const files = list.files.filter(({ role }) => role !== "extra");
  const contents = await Promise.all([...files.map(file), ...pictures.map(picture)]);
  const paths = [...files.map(({ path }) => path), ...pictures.map(([path]) => path)];
  const { withClass } = await again("./open-class.js", (path) => import(path));
  const bytes = await withClass((program) => program.pack(name, title, lang, version, pass, lesson, paths, contents));
  return new Blob([bytes], { type: "application/zip" });
}
