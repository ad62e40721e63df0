// Keeps the site for offline use, one whole version at a time.
//
// The build writes `SITE` and `LISTED` before the first line: `SITE` is a hash over the list of all
// files with the hashes of their contents (`site.json`), and `LISTED` is the hash of that list
// itself. So each version of the site has its own worker and its own cache. Only files with the
// listed content enter it: a page opened by a version gets the files of that version, or none. A
// newer version is fetched beside it, and takes over when no page needs the older one. If the older
// one opens a page at that moment, the newer one keeps serving it the older files. Other pages of
// the origin can write to these caches, so the content is compared with the list whenever it is
// served.
/* global SITE, LISTED */

const PREFIX = `plyscope:${new URL(self.registration.scope).pathname}:`;
const NAME = PREFIX + SITE;
/** The list of the files, which is a file of the version, too. */
const LIST = { path: "site.json", sha256: LISTED, bytes: 0 };

const address = (path) => new URL(path, self.registration.scope).href;

/** What a version keeps once it has taken over. */
const MARK = address("?taken-over");

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
  const kept = await cache.match(address(LIST.path));
  const isKept = kept && (await isListed(kept, LIST));
  const answer = isKept ? kept : await fetch(address(LIST.path), { cache: "no-store" });
  if (!(await isListed(answer, LIST))) throw new Error("the site has changed");
  if (!isKept) await cache.put(address(LIST.path), answer.clone());
  const list = await answer.json();
  return new Map([LIST, ...list.files].map((file) => [address(file.path), file]));
}

/** Keeps a file of this version. */
async function keep(file, answer) {
  const cache = await caches.open(NAME);
  await cache.put(address(file.path), answer);
}

/** The same for a page that needs the file now: it gets it, too, where there is no space to keep it. */
const keepIfPossible = (file, answer) => keep(file, answer).catch(() => {});

/** A file of this version: as it is kept, as an older version has kept it, or fetched; then `keeping` keeps it. */
async function get(file, keeping) {
  const url = address(file.path);
  const kept = await keptBy(NAME, url);
  if (kept && (await isListed(kept, file))) return kept;
  const answer = (await older(url, file)) ?? (await fetched(url, file));
  await keeping(file, answer.clone());
  return answer;
}

/** The names of the caches of all other versions, the oldest first. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);

/** What another version has kept under an address, if anything. */
const keptBy = async (name, url) => (await caches.open(name)).match(url);

/** What another version has kept of a file that is the same in this one. */
async function older(url, file) {
  for (const name of await others()) {
    const answer = await keptBy(name, url);
    if (answer && (await isListed(answer, file))) return answer;
  }
  return null;
}

/** What the server gives is not the file of this version. */
class Changed extends Error {}

async function fetched(url, file) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(url, { cache });
    if (!answer.ok || answer.redirected) continue;
    if (await isListed(answer, file)) return answer;
  }
  // The server has a newer version.
  self.registration.update().catch(() => {});
  throw new Changed(`${file.path} is not the one of this version`);
}

const isListed = async (answer, file) => hex(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer())) === file.sha256;

/** Fetches what the pages begin with. */
async function begin() {
  const all = [...(await files()).values()];
  await Promise.all(all.filter(({ role }) => role === "core").map((file) => get(file, keep)));
}

/** Whether the server has this version. */
const isPublished = async () => isListed(await fetch(address(LIST.path), { cache: "no-store" }), LIST);

/**
 * Fetches the rest one after the other: what few visits need last, such as the guide, and the small files first.
 * A file that was changed on its way is left out; where the server has another version, or without a connection or
 * space, all that follows would fail, too.
 */
async function fetchRest() {
  const isLate = ({ role }) => Number(role === "extra");
  const all = [...(await files()).values()].sort((left, right) => isLate(left) - isLate(right) || left.bytes - right.bytes);
  for (const file of all) {
    await get(file, keep).catch(async (error) => {
      if (!(error instanceof Changed && (await isPublished()))) throw error;
    });
  }
}

/** Forgets the versions before this one, unless it is still taking over, or there is one after it. */
async function forget() {
  const names = await others();
  const { installing, waiting, active } = self.registration;
  if (installing || waiting || active?.state !== "activated") return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * The change from the version before this one: its cache, and who was opened since. Nothing where there
 * was none, or where the worker was started again after it.
 */
let change;

/**
 * Records a coming change of version, once: requests may arrive before the worker is activated, and
 * without being asked it takes over where no page is open.
 */
async function noteChange() {
  if (change) return;
  for (const name of await others()) {
    // A version that only waited has opened no page.
    if (await keptBy(name, MARK)) change = { before: name, opened: new Set() };
  }
}

/** Whether a page, by its number, was opened by the version before this one. */
async function isOlder(id) {
  if (!change || !id || change.opened.has(id)) return false;
  return (await self.clients.get(id))?.type === "window";
}

/** Deletes old versions, and caches the remaining files if wanted, for an idle page. */
async function rest({ data, source }) {
  if (await isOlder(source?.id)) return source.postMessage("newer");
  if (data === "keep") await fetchRest().catch(makeSpace);
  await forget();
}

/** Where there is no space for two versions, the older one goes first. */
async function makeSpace(error) {
  if (error.name !== "QuotaExceededError") throw error;
  await forget();
  await fetchRest();
}

const mark = async () => (await caches.open(NAME)).put(MARK, new Response());

/** How often, and how long each time, a page is waited for that may just be leaving. */
const PATIENCE = { times: 20, milliseconds: 50 };

/** Takes over for a page that asks for it, unless another one is open, which would get files of two versions. */
async function takeOver(asking) {
  for (let time = 0; time < PATIENCE.times; time += 1) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.every(({ id }) => id === asking.id)) return noteChange().then(() => self.skipWaiting());
    // During a reload, the old client still exists for a moment.
    await new Promise((done) => setTimeout(done, PATIENCE.milliseconds));
  }
}

/** Where the file lies that a request is for; pages are also found by their folder. */
function place({ url }) {
  const [plain] = url.split(/[?#]/);
  return plain.endsWith("/") ? `${plain}index.html` : plain;
}

async function answer({ request, clientId }) {
  const url = place(request);
  const file = await files().then((all) => all.get(url), () => undefined);
  // The client of a navigation is the previous page.
  const isOpenedBefore = request.mode !== "navigate" && (await isOlder(clientId));
  const kept = isOpenedBefore && (await keptBy(change.before, url));
  if (kept) return kept;
  if (!file) return fetch(request);
  return isOpenedBefore ? Response.error() : get(file, keepIfPossible).catch(() => Response.error());
}

self.addEventListener("install", (event) => event.waitUntil(begin()));
self.addEventListener("activate", (event) => event.waitUntil(noteChange().then(mark)));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
  else event.waitUntil(rest(event).catch(() => {}));
});
self.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  if (resultingClientId) change?.opened.add(resultingClientId);
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(event));
});
