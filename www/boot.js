// Starts the page. A file of its own, since a strict Content-Security-Policy allows no inline script.
import init from "./plyscope-app.js";

init({ module_or_path: new URL("./plyscope-app_bg.wasm", import.meta.url) }).catch((error) => {
  const place = document.getElementById("boot");
  if (place) place.textContent = `Plyscope could not start: ${error}`;
});
