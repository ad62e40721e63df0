// The list of chapters on narrow screens, the keys, and the search.
const { root = "", top = "" } = document.documentElement.dataset;
const find = (id) => document.getElementById(id);
const [chapters, toggle, field, results] = ["chapters", "chapters-toggle", "search", "results"].map(find);

/** The most pages that are listed. */
const MOST = 20;

const here = location.pathname.replace(/\/$/, "/index.html");
for (const link of chapters.querySelectorAll("a")) {
  if (new URL(link.href).pathname === here) link.setAttribute("aria-current", "page");
}
const current = chapters.querySelector("[aria-current]");
// The list is scrolled and not to the chapter: the first Tab would begin there.
if (current) chapters.scrollTop = current.offsetTop - chapters.clientHeight / 2;

function show(isOpen) {
  toggle.setAttribute("aria-expanded", isOpen);
  chapters.classList.toggle("open", isOpen);
}
toggle.addEventListener("click", () => show(toggle.getAttribute("aria-expanded") !== "true"));

/** A script of the guide, once it has run. */
function script(file) {
  return new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = file;
    element.addEventListener("load", done);
    element.addEventListener("error", () => failed(new Error(file)));
    document.head.append(element);
  });
}

/** Chinese has no spaces between words, so that the index has none of its words: the texts themselves are searched. */
const hasWords = !document.documentElement.lang.startsWith("zh");

let loading;

/** The search, fetched with the first use: a function from words to pages, the best first. */
function finder() {
  loading ??= (async () => {
    window.search = {};
    await Promise.all([script(`${root}searchindex.js`), hasWords && script(`${top}elasticlunr.min.js`)]);
    const { index, doc_urls, search_options } = window.search;
    const pages = hasWords ? byIndex(window.elasticlunr.Index.load(index), search_options) : byText(index.documentStore.docs);
    return (words) => pages(words).slice(0, MOST).map((page) => ({ href: root + doc_urls[page.id], title: page.breadcrumbs || page.title }));
  })();
  loading.catch(() => (loading = undefined));
  return loading;
}

const byIndex = (index, options) => (words) => index.search(words, options).map(({ ref, doc }) => ({ ...doc, id: ref }));

/** The parts that contain each of some words, those with the words in their titles first. */
const byText = (parts) => (words) => {
  const wanted = words.toLowerCase().split(/\s+/);
  const hasAll = (text) => wanted.every((word) => text.toLowerCase().includes(word));
  const found = Object.values(parts).filter(({ title, body }) => hasAll(`${title} ${body}`));
  return found.sort((left, right) => hasAll(right.title) - hasAll(left.title));
};

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
    const pages = await finder();
    if (words !== field.value.trim()) return;
    found = pages(words).map(({ href, title }) => Object.assign(document.createElement("a"), { href, textContent: title }));
  } catch {
    found = [line(results.dataset.notLoaded)];
  }
  results.replaceChildren(...(found.length > 0 ? found : [line(results.dataset.nothing.replace("{}", () => words))]));
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
