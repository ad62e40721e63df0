// Building elements.

/** An element with attributes and a text, which is never read as markup. */
export function element(name, attributes = {}, text = null) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== null) made.textContent = text;
  return made;
}

/** What is wrong, as a list. */
export function problemsOf(problems, words) {
  const box = element("div", { class: "problems", part: "problem", role: "note" });
  box.append(element("strong", {}, words.wrong));
  const list = element("ul");
  list.append(...problems.map((problem) => element("li", {}, problem)));
  box.append(list);
  return box;
}
