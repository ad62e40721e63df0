// A static server for tests, on a free port of the loopback interface. Every test has its own, so
// that each can choose its headers (a strict policy, another origin) and end it.
import { createServer } from "node:http";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** The folder of the built site: what `cargo xtask test` says, or the clone's `dist`. */
export const dist = process.env.PLYSCOPE_DIST ?? join(root, "dist");

/** The policy that the page promises to work under. */
export const strictPolicy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves a folder. `headers` are added to every answer, `prefix` is a path in front of everything
 * (`/course/`), `pages` are pages made up by the test: `{ "/host.html": "<iframe …>" }`, or functions that
 * answer by themselves.
 * Returns the address of the folder; `turnTo`, which serves another folder in its place from the next
 * request on; and `close`, also for `await using`.
 */
export async function serve({ folder = dist, headers = {}, prefix = "/", pages = {} } = {}) {
  let top = await realpath(folder);
  const turnTo = async (folder) => {
    top = await realpath(folder);
  };
  const server = createServer(async (request, response) => {
    const own = pages[new URL(`http://x${request.url}`).pathname];
    if (typeof own === "function") return own(request, response);
    const { status, type, body } = await answer(request, { top, prefix, pages });
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", ...headers });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  const origin = `http://127.0.0.1:${server.address().port}`;
  return { origin, url: origin + prefix, turnTo, close, [Symbol.asyncDispose]: close };
}

async function answer(request, { top, prefix, pages }) {
  const missing = { status: 404, type: "text/plain", body: "There is no such file." };
  try {
    const path = decodeURIComponent(new URL(`http://x${request.url}`).pathname);
    if (Object.hasOwn(pages, path)) return { status: 200, type: types[extname(path)] ?? types[".html"], body: pages[path] };
    // Browsers ask for this by themselves; that it is missing is no fault of the page.
    if (path === "/favicon.ico") return { status: 204, type: types[".svg"], body: "" };
    if (!path.startsWith(prefix)) return missing;
    let file = join(top, path.slice(prefix.length));
    if ((await stat(file)).isDirectory()) file = join(file, "index.html");
    file = await realpath(file);
    if (!file.startsWith(top + sep)) return missing;
    const type = types[extname(file)] ?? "application/octet-stream";
    return { status: 200, type, body: await readFile(file) };
  } catch {
    return missing;
  }
}
