// The list of chapters on narrow screens, the keys, and the search.
const root = document.documentElement.dataset.root ?? "";
const find = (id) => document.getElementById(id);
const [chapters, toggle, field, results] = ["chapters", "chapters-toggle", "search", "results"].map(find);

/** The most pages that are listed. */
const MOST = 20;

const here = location.pathname.replace(/\/$/, "/index.html");
for (const link of chapters.querySelectorAll("a")) {
  if (new URL(link.href).pathname === here) link.setAttribute("aria-current", "page");
}
chapters.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });

function show(isOpen) {
  toggle.setAttribute("aria-expanded", isOpen);
  chapters.classList.toggle("open", isOpen);
}
toggle.addEventListener("click", () => show(toggle.getAttribute("aria-expanded") !== "true"));

/** A script of the guide, once it has run. */
function script(file) {
  return new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = root + file;
    element.addEventListener("load", done);
    element.addEventListener("error", () => failed(new Error(file)));
    document.head.append(element);
  });
}

let loading;

/** The search index, fetched with the first search. */
function index() {
  loading ??= (async () => {
    window.search = {};
    await Promise.all([script("elasticlunr.min.js"), script("searchindex.js")]);
    const { index, doc_urls, search_options } = window.search;
    return { index: window.elasticlunr.Index.load(index), doc_urls, search_options };
  })();
  loading.catch(() => (loading = undefined));
  return loading;
}

function line(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

async function search() {
  const words = field.value.trim();
  if (!words) {
    results.hidden = true;
    return;
  }
  let found;
  try {
    const { index: of, doc_urls, search_options } = await index();
    if (words !== field.value.trim()) return;
    found = of.search(words, search_options).slice(0, MOST).map(({ ref, doc }) => {
      const link = document.createElement("a");
      link.href = root + doc_urls[ref];
      link.textContent = doc.breadcrumbs || doc.title;
      return link;
    });
  } catch {
    found = [line("The index could not be loaded. Check your connection and search again.")];
  }
  results.replaceChildren(...(found.length > 0 ? found : [line(`Nothing is found for “${words}”.`)]));
  results.hidden = false;
}
field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
  if (event.key === "ArrowDown") results.querySelector("a")?.focus();
});

/** Listings that are wider than their place can have the focus, to be scrolled by keys. */
const listings = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const listing of document.querySelectorAll("main pre")) listings.observe(listing);

addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    results.hidden = true;
    show(false);
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, pre, ply-scope")) return;
  if (event.key === "/") {
    event.preventDefault();
    field.focus();
  }
  if (event.key === "ArrowLeft") document.querySelector(".turn [rel=prev]")?.click();
  if (event.key === "ArrowRight") document.querySelector(".turn [rel=next]")?.click();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) results.hidden = true;
});
