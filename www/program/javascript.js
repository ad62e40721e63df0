// JavaScript: the program follows this text in its worker, so that it calls `run` as it does beside the
// helper.

(() => {
  const { Node, written } = self.plyscopeHelper();
  const [worker, print, boards, unfold] = [self.plyscopeWorker, self.plyscopePrint, self.plyscopeBoards(), self.plyscopeUnfold()];
  for (const name of ["plyscopeWorker", "plyscopePrint", "plyscopeHelper", "plyscopeBoards", "plyscopeUnfold"]) delete self[name];

  /** What stands for the search until `run` is called: it may be called with anything. */
  const uncalled = Symbol("uncalled");
  let search = uncalled;
  let before = 0;

  self.Node = Node;
  self.run = (found) => {
    search = found;
  };
  const shown = (value) => (typeof value === "string" ? value : value instanceof Node ? value.name : describe(value));
  const describe = (value) => {
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  for (const name of ["log", "info", "warn", "error", "debug"]) console[name] = (...values) => print(values.map(shown).join(" "));

  /** The innermost line of the program in a stack; `null` without one. */
  const lineOf = (stack) => {
    for (const found of String(stack).matchAll(/:(\d+):\d+\)?$/gm)) {
      const line = Number(found[1]) - before;
      if (line > 0) return line;
    }
    return null;
  };

  /** An error that says where it is. */
  const located = (error) => ({ message: error instanceof Error ? `${error.name}: ${error.message}` : String(error), line: lineOf(error?.stack) });

  /** The tree of the program's game, as JSON. */
  function unfolded({ depth, nodes, text }) {
    if (search === uncalled) throw { message: "run(game)", line: null };
    try {
      return JSON.stringify(unfold(search, { depth: depth ?? undefined, nodes, text, boards: true, locate: (error) => lineOf(error?.stack) }));
    } catch (error) {
      throw located(error);
    }
  }

  worker(
    ({ offset }) => {
      before = offset;
      Error.stackTraceLimit = 50;
    },
    (asked, marks, visit) => {
      const { game } = JSON.parse(asked);
      if (game) return unfolded(game);
      if (search === uncalled) throw { message: "run(search)", line: null };
      if (typeof search !== "function") throw located(new TypeError(`run was given ${describe(search)}; expected a function`));
      const question = JSON.parse(asked);
      const { puzzle, tree, root, alpha, beta } = question;
      const looks = { push: (text) => visit(text, marks ? lineOf(new Error().stack) : null) };
      self.Board = boards[puzzle];
      const inputs = puzzle ? [new self.Board(question, looks)] : [new Node(tree, root === "max", 1, looks), alpha ?? -Infinity, beta ?? Infinity];
      try {
        const value = search(...inputs);
        return JSON.stringify({ value: ["number", "boolean"].includes(typeof value) ? written(value) : null });
      } catch (error) {
        throw located(error);
      }
    },
  );
})();
