// Restores the address after a reload. A browser reloads the address from the start of the reload,
// although the page may have written another since; and a page that is being left cannot change
// that any more. So the address is stored, and restored before the program starts.
const KEY = "plyscope.left";
const page = (address) => address.split("#")[0];

/** Keeps the address, which the page calls when it is left. Storage may be forbidden. */
globalThis.keepAddress = () => {
  try {
    sessionStorage.setItem(KEY, location.href);
  } catch {}
};

try {
  const left = sessionStorage.getItem(KEY);
  // A later load is not a reload of that state.
  sessionStorage.removeItem(KEY);
  const [{ type }] = performance.getEntriesByType("navigation");
  // Embedded pages share one storage, and are reloaded with what the embedding page wants to show.
  if (type === "reload" && parent === self && left && page(left) === page(location.href)) {
    history.replaceState(null, "", left);
  }
} catch {}
