// Starts the page for learning. A file of its own, since a strict Content-Security-Policy allows no
// inline script.
import "./address.js";
import init from "./learn.js";

init({ module_or_path: new URL("./learn_bg.wasm", import.meta.url) }).catch((error) => {
  const place = document.getElementById("boot");
  if (place) place.textContent = `Plyscope could not start: ${error}`;
});
