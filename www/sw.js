// Keeps the site for when there is no connection, one whole version of it at a time.
//
// `SITE`, which the build writes before the first line, is a hash over the list of all files with the
// hashes of their contents (`site.json`). So each version of the site has a worker that differs from
// every other, and a cache of its own. Nothing enters it whose content is not the listed one: a page
// that a version has opened gets the files of that version, or none. A newer version is fetched beside
// it, and takes over when no page needs the older one.
/* global SITE */

const PREFIX = `plyscope:${new URL(self.registration.scope).pathname}:`;
const NAME = PREFIX + SITE;
const LIST = "site.json";

const address = (path) => new URL(path, self.registration.scope).href;

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

let listed;

/** The files of this version, by their addresses. */
function files() {
  listed ??= readList().catch((error) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

async function readList() {
  const cache = await caches.open(NAME);
  const kept = await cache.match(address(LIST));
  const answer = kept ?? (await fetch(address(LIST), { cache: "no-store" }));
  const list = await answer.clone().json();
  if (list.id !== SITE) throw new Error("the site has changed");
  if (!kept) await cache.put(address(LIST), answer);
  return new Map(list.files.map((file) => [address(file.path), file]));
}

/** A file of this version: as it is kept, as an older version has kept it, or fetched. */
async function get(file) {
  const cache = await caches.open(NAME);
  const url = address(file.path);
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = (await older(url, file)) ?? (await fetched(url, file));
  await cache.put(url, answer.clone());
  return answer;
}

/** What an older version has kept of a file that has not changed since. */
async function older(url, file) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === NAME) continue;
    const answer = await (await caches.open(name)).match(url);
    if (answer && (await isListed(answer, file))) return answer;
  }
  return null;
}

async function fetched(url, file) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(url, { cache });
    if (!answer.ok || answer.redirected) continue;
    if (await isListed(answer, file)) return answer;
  }
  // The server has another version by now.
  self.registration.update().catch(() => {});
  throw new Error(`${file.path} is not the one of this version`);
}

const isListed = async (answer, file) => hex(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer())) === file.sha256;

/** Fetches what the pages begin with. */
async function begin() {
  const all = [...(await files()).values()];
  await Promise.all(all.filter(({ role }) => role === "core").map(get));
}

/** Fetches the rest, the small files first, one after the other. */
async function fetchRest() {
  const all = [...(await files()).values()].sort((left, right) => left.bytes - right.bytes);
  for (const file of all) await get(file);
}

/** Forgets the versions before this one. */
async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** How often, and how long each time, a page is waited for that may just be leaving. */
const PATIENCE = { times: 20, milliseconds: 50 };

/** Takes over for a page that asks for it, unless another one is open, which would get files of two versions. */
async function takeOver(asking) {
  for (let time = 0; time < PATIENCE.times; time += 1) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.every(({ id }) => id === asking.id)) return self.skipWaiting();
    // When a page is loaded again, what it was before is still there for a moment.
    await new Promise((done) => setTimeout(done, PATIENCE.milliseconds));
  }
}

/** The file that a request is for; pages are also found by their folder. */
async function wanted({ url }) {
  const [plain] = url.split(/[?#]/);
  return (await files()).get(plain === self.registration.scope ? address("index.html") : plain);
}

async function answer(request) {
  const file = await wanted(request).catch(() => undefined);
  if (!file) return fetch(request);
  return get(file).catch(() => Response.error());
}

self.addEventListener("install", (event) => event.waitUntil(begin()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(fetchRest().catch(() => {}));
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
