// Shows the table of contents where there is room for it, unless the reader has hidden it.
/* global html, remembered */
const sidebar_toggle = document.getElementById("mdbook-sidebar-toggle-anchor");
const isWide = document.body.clientWidth >= 1080;
const sidebar = isWide ? (remembered("mdbook-sidebar") ?? "visible") : "hidden";
sidebar_toggle.checked = sidebar === "visible";
html.classList.toggle("sidebar-visible", sidebar_toggle.checked);

addEventListener("DOMContentLoaded", () => {
  const contents = document.getElementById("mdbook-sidebar");
  const button = document.getElementById("mdbook-sidebar-toggle");
  button.setAttribute("aria-expanded", sidebar_toggle.checked);
  // It is a label, which only a pointer presses.
  button.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    button.click();
  });
  contents.setAttribute("aria-hidden", !sidebar_toggle.checked);
  for (const link of contents.querySelectorAll("a")) link.tabIndex = sidebar_toggle.checked ? 0 : -1;
});
