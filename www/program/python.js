// Python: MicroPython stands before this text in its worker, and the program is data.

(() => {
  const [worker, print, interpreter] = [self.plyscopeWorker, self.plyscopePrint, self.plyscopePython];
  for (const name of ["plyscopeWorker", "plyscopePrint", "plyscopePython"]) delete self[name];

  /** How much memory a program may have, in bytes. */
  const MEMORY = 128 * 1024 * 1024;

  /** How long lines are looked for, in milliseconds; later visits are shown without. */
  const MARKING = 1_000;

  let page;
  let isQuiet = false;

  // What the interpreter notes for itself.
  for (const name of ["log", "warn", "error"]) console[name] = () => {};

  /** What is printed while a line is looked for was printed before. */
  const shown = (text) => isQuiet || print(text);

  /** The error of a traceback, and the innermost line of the program in it. */
  const located = (traceback) => {
    const at = [...traceback.matchAll(/File "search\.py", line (\d+)/g)].pop();
    const said = traceback.split("\n").filter((line) => line && !/^(Traceback |  File )/.test(line));
    return { message: said.join("\n"), line: at ? Number(at[1]) : null };
  };

  /** Calls a function of the page's module; what ends the program ends it here too. */
  const call = (name, ...values) => {
    try {
      return page[name](...values);
    } catch (error) {
      throw located(String(error.message ?? error));
    }
  };

  const limited = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function grow(pages) {
    if (this.buffer.byteLength + pages * 65_536 > MEMORY) throw new RangeError("no more memory");
    return limited.call(this, pages);
  };

  /**
   * The line of the program at each visit, as far as there is time; finding one takes as long as the run,
   * at most.
   */
  const lines = (asked, count, took) => {
    const [found, end] = [[], Date.now() + MARKING - 2 * took];
    isQuiet = true;
    while (found.length < count && Date.now() < end) found.push(located(call("place", asked, found.length)).line);
    call("start");
    isQuiet = false;
    return found;
  };

  worker(
    async ({ wasm, modules, program }) => {
      // There is no network: the interpreter is there already.
      WebAssembly.instantiateStreaming = (_, imports) => WebAssembly.instantiate(wasm, imports);
      self.fetch = () => null;
      const loadMicroPython = await interpreter();
      const python = await loadMicroPython({ heapsize: 8 * 1024 * 1024, pystack: 64 * 1024, url: "micropython.wasm", stdout: shown, stderr: shown });
      for (const [name, text] of Object.entries(modules)) python.FS.writeFile(`/${name}`, text);
      page = python.pyimport("page");
      call("begin", program);
    },
    (asked, marks, visit) => {
      if (JSON.parse(asked).game) return call("unfolded", asked);
      const begun = Date.now();
      const { lines: trace, value, error } = JSON.parse(call("answer", asked));
      const places = marks ? lines(asked, trace.length, Date.now() - begun) : [];
      trace.forEach((line, number) => visit(line, places[number] ?? null));
      if (error) throw located(error);
      return JSON.stringify({ value });
    },
  );
})();
