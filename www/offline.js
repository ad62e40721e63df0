// Registers the service worker that keeps the site for offline use, once the page is loaded and
// idle. Embedded pages keep nothing.

const worker = keeper();

/** What keeps sites in this browser. Within a frame it is not wanted, and a page that is kept apart may not even ask. */
function keeper() {
  try {
    return self === top && isSecureContext ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the page is loaded and has time. */
function rest() {
  const idle = () => (globalThis.requestIdleCallback ? requestIdleCallback(keep, { timeout: 10_000 }) : setTimeout(keep, 2000));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

async function keep() {
  try {
    const registration = await worker.register(new URL("./sw.js", import.meta.url), { updateViaCache: "none" });
    const { active } = await worker.ready;
    // With "save data" only used files are kept.
    active.postMessage(navigator.connection?.saveData ? "tidy" : "keep");
    await registration.update();
  } catch {
    // Without it everything works online.
  }
}

/**
 * Activates a newer version of the site that is completely cached. The page has just started, so a
 * reload loses nothing; if other pages of the site are open, the worker refuses. A page that the older
 * version opened during the change is reloaded too: Chromium may have fetched some of its files past
 * both workers.
 */
async function renew() {
  if (!worker.controller) return;
  for (const event of ["controllerchange", "message"]) worker.addEventListener(event, () => location.reload(), { once: true });
  const registration = await worker.getRegistration(new URL("./", import.meta.url));
  registration?.waiting?.postMessage("take over");
}

if (worker) {
  renew().catch(() => {});
  rest();
}
