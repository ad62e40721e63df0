// The part of a program's worker that every language shares: it takes questions from the page, and
// answers each with a single message. A language calls `plyscopeWorker` with what it needs.

(() => {
  /** How many characters of what a program prints are kept, at its end. */
  const PRINTED = 8_000;

  /** How many visits are recorded for a tree: none has as many nodes. */
  const VISITS = 100_000;

  const MESSAGE = 1_000;

  let printed = "";
  let isCut = false;

  /** Keeps the end of what is printed. */
  const print = (text) => {
    printed += `${String(text).slice(0, PRINTED)}\n`;
    if (printed.length > 2 * PRINTED) {
      printed = printed.slice(-PRINTED);
      isCut = true;
    }
  };

  const output = () => {
    const all = (isCut || printed.length > PRINTED ? "…\n" : "") + printed.slice(-PRINTED);
    [printed, isCut] = ["", false];
    return all;
  };

  /** What went wrong, with its line in the program; `null` where that is not known. */
  const failure = ({ message, line }) => ({ message: String(message).slice(0, MESSAGE), line: line ?? null });

  // A program talks with nobody, and starts nothing of its own.
  const send = MessagePort.prototype.postMessage;
  for (const name of ["postMessage", "close"]) delete DedicatedWorkerGlobalScope.prototype[name];
  for (const name of ["postMessage", "close", "Worker", "SharedWorker", "BroadcastChannel", "MessageChannel"]) delete self[name];

  /**
   * Waits for the page. `begin(files)` starts the program; `search(asked, marks, visit)` lets it search a
   * tree, calls `visit(text, line)` for each line of its trace, and returns the last one. Both throw what
   * has a `message` and a `line`.
   */
  self.plyscopeWorker = (begin, search) => {
    addEventListener(
      "message",
      async (event) => {
        // The program must not hear the page.
        event.stopImmediatePropagation();
        const [port] = event.ports;
        let broken = null;
        try {
          await begin(event.data);
        } catch (error) {
          broken = failure(error);
        }
        const answer = (message) => send.call(port, message);
        port.onmessage = ({ data: { id, asked, marks } }) => {
          const [trace, lines] = [[], []];
          const visit = (text, line) => {
            if (trace.length >= VISITS) throw Object.assign(new Error("too many visits"), { line });
            trace.push(text);
            lines.push(line ?? null);
          };
          let error = broken;
          try {
            if (!error) trace.push(search(asked, marks, visit));
          } catch (found) {
            error = failure(found);
          }
          answer({ id, trace: trace.join("\n"), lines, output: output(), error });
        };
        answer("ready");
      },
      { once: true },
    );
  };
  self.plyscopePrint = print;
})();
