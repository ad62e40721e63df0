// What runs a program in each language: the texts of its worker, one after the other, and the files that
// go with them. The frame has no network, so they are fetched here, when a language is first used.

const here = (file) => new URL(file, import.meta.url);

async function fetched(file, read) {
  const answer = await fetch(here(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return read(answer);
}

const text = (file) => fetched(file, (answer) => answer.text());
const bytes = (file) => fetched(file, (answer) => answer.arrayBuffer());

const kept = new Map();

/** The files of a language; what could not be fetched is tried again. */
function files(language, fetchThem) {
  if (!kept.has(language)) {
    const all = fetchThem();
    kept.set(language, all);
    all.catch(() => kept.delete(language));
  }
  return kept.get(language);
}

const count = (text) => text.split("\n").length;

/** A module without imports as the text of a function: it declares what it exports. */
const script = (module) => module.replace(/^import [^;]*;$/gm, "").replace(/\bexport (?:default (?=\w+;)|(?=async function |function |class |const ))/g, "").replaceAll("import.meta.url", '""');

/**
 * The program's own `import` of the helper, which is there already: spaces instead, so that each line
 * keeps its number.
 */
const withoutHelper = (program) =>
  program.replace(/^[ \t]*import\s*\{[^{}]*\}\s*from\s*(["'])(?:\.\/)?plyscope(?:_queens|_tour)?(?:\.mjs)?\1[ \t]*;?/gm, (found) => found.replace(/[^\n]/g, " "));

async function javascript(program) {
  const [worker, helper, queens, tour, rules, unfolding, bridge] = await files("javascript", () => Promise.all(["worker.js", "plyscope.mjs", "plyscope_queens.mjs", "plyscope_tour.mjs", "rules.js", "unfold.js", "javascript.js"].map(text)));
  const node = `self.plyscopeHelper = () => {\n${script(helper)}\nreturn { Node, written };\n};`;
  const board = (puzzle, helper) => `${puzzle}: (() => {\n${script(helper)}\nreturn Board;\n})(),`;
  const boards = `self.plyscopeBoards = () => ({\n${board("queens", queens)}\n${board("tour", tour)}\n});`;
  const unfold = `self.plyscopeUnfold = () => {\n${script(rules)}\n${script(unfolding)}\nreturn unfold;\n};`;
  const before = `"use strict";\n${worker}\n;${node}\n${boards}\n${unfold}\n${bridge}\n;\n`;
  const offset = { lines: count(before) - 1, most: count(program) };
  return { texts: [before, withoutHelper(program)], files: { offset: offset.lines }, offset };
}

/** The modules beside a program in Python. */
const MODULES = ["plyscope.py", "plyscope_queens.py", "plyscope_tour.py", "rules.py", "unfold.py", "page.py"];

async function python(program) {
  const [worker, interpreter, wasm, bridge, ...sources] = await files("python", () =>
    Promise.all([text("worker.js"), text("micropython.mjs"), bytes("micropython.wasm"), text("python.js"), ...MODULES.map(text)]),
  );
  const modules = Object.fromEntries(MODULES.map((name, index) => [name, sources[index]]));
  const texts = [`${worker}\n;self.plyscopePython = async () => {\n${script(interpreter)}\nreturn loadMicroPython;\n};\n`, bridge];
  // No line of these is one of the program's.
  const offset = { lines: Infinity, most: 0 };
  return { texts, files: { wasm, modules, program }, offset };
}

/** All that the worker of a program needs. */
export const prepared = (language, program) => (language === "python" ? python(program) : javascript(program));
