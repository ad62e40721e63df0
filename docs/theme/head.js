// What mdBook's scripts look for, and what decides the colours before anything is drawn. mdBook has it
// within its pages, where the policy of the site allows no scripts.
/* eslint-disable no-unused-vars */

/** What this browser remembers of the guide or of the site; null where it remembers nothing. */
function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const html = document.documentElement;
const path_to_root = html.dataset.root;
window.path_to_searchindex_js = html.dataset.index;
window.playground_copyable = true;

// Without a choice of its own, the guide has the colours that were chosen on the site.
const onSite = remembered("plyscope.theme");
const default_light_theme = onSite === "dark" ? "navy" : "light";
const default_dark_theme = onSite === "light" ? "light" : "navy";
const default_theme = matchMedia("(prefers-color-scheme: dark)").matches ? default_dark_theme : default_light_theme;

html.classList.remove("light");
html.classList.add(remembered("mdbook-theme") ?? default_theme, "js");

// mdBook turns pages with the arrow keys, which step through a search where one has the focus.
document.addEventListener("keydown", (event) => {
  if (event.target.closest("ply-scope")) event.stopImmediatePropagation();
});
