// In the place of www/embed/site.js: the files of Plyscope that a bundle carries along, so that it needs no
// site. Notebooks load a bundle for every program, and the first one defines the element for all, so that
// the files lie where every bundle of the page finds them.
const files = (globalThis[Symbol.for("plyscope.files")] ??= new Map());

/** There is no site to be linked to. */
export const SITE = null;

/** Adds files, by their paths: bytes as they are packed by gzip, or functions that import them. */
export function carry(packed) {
  for (const [path, content] of Object.entries(packed)) files.set(path, content);
}

/** The name of a file in an address; what follows a `?` only tells copies apart. */
const nameIn = (path) => new URL(path, "https://site.invalid/").pathname.slice(1);

/** A file, as if it were fetched. */
export async function file(path) {
  const carried = files.get(nameIn(path));
  if (carried === undefined) return new Response("", { status: 404 });
  const content = typeof carried === "function" ? (await carried()).default : carried;
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** Runs a script, a new copy of it each time. */
export async function script(path) {
  const answer = await file(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const address = URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));
  try {
    // No bundler can know what that is.
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
