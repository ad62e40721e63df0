// The address over a reload. A browser asks for the address that there was when the reload began, though
// the page may have written another since; and a page that is being left cannot change that any more. So
// it is kept, and put right before the program starts.
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
  // Whatever comes later is no reload of what was left then.
  sessionStorage.removeItem(KEY);
  const [{ type }] = performance.getEntriesByType("navigation");
  // Pages within a page have one storage, and are loaded again with what that page wants them to show.
  if (type === "reload" && parent === self && left && page(left) === page(location.href)) {
    history.replaceState(null, "", left);
  }
} catch {}
