// Opens dialogs that few visits need. They are a second program, fetched when the first of them is
// opened.
const here = (file) => new URL(file, import.meta.url);

function styled(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed(new Error(`${address} could not be fetched`));
    };
    document.head.append(link);
  });
}

/**
 * A program with its style sheet that is fetched when it is first used: a function that passes it to
 * another one. After a failure it is fetched anew.
 */
export function later(name) {
  let [program, failures] = [undefined, 0];
  const fetchIt = async () => {
    // Some browsers cache a failed import, so the next try uses another address.
    const [fetched] = await Promise.all([import(`./${name}.js?${failures}`), styled(here(`${name}.css`))]);
    await fetched.default({ module_or_path: here(`${name}_bg.wasm`) });
    return fetched;
  };
  return async (use) => {
    try {
      program ??= fetchIt();
      return await use(await program);
    } catch (error) {
      program = undefined;
      failures += 1;
      throw error;
    }
  };
}

/** Passes the program with the dialogs to a function. */
const withDialogs = later("dialogs");

/** Opens a dialog for a request of the page. */
globalThis.openDialog = (...request) => withDialogs((program) => program.open(...request));
