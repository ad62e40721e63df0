// Decides the colours before anything is drawn: those that were chosen on the site, else the system's.
try {
  const chosen = localStorage.getItem("plyscope.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Where nothing may be remembered, the colours are those of the system.
}
