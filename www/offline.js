// Has the site kept for when there is no connection, once the page is there and has nothing else to do.
// A page within another page keeps nothing: the site is not what its reader has come for.

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
    // Those who ask for little data keep what they have used, and no more.
    active.postMessage(navigator.connection?.saveData ? "tidy" : "keep");
    await registration.update();
  } catch {
    // Without it everything works, with a connection.
  }
}

/**
 * Takes over a newer version of the site that is there as a whole. The page has only just begun, so
 * that loading it again loses nothing; where other pages of the site are open, the worker refuses. A page
 * that the older version opened in the moment of the change is loaded again too.
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
