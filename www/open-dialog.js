// Opens dialogs that few visits need. They are a second program, fetched when the first of them is
// opened.
const here = (file) => new URL(file, import.meta.url);

let program;
let failures = 0;

/** Fetches the program with the dialogs. */
async function fetchDialogs() {
  // Some browsers cache a failed import, so the next try uses another address.
  const [fetched] = await Promise.all([import(`./dialogs.js?${failures}`), styled(here("dialogs.css"))]);
  await fetched.default({ module_or_path: here("dialogs_bg.wasm") });
  return fetched;
}

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

/** Passes the program to a function. After a failure it is fetched anew. */
export async function withDialogs(use) {
  try {
    program ??= fetchDialogs();
    return await use(await program);
  } catch (error) {
    program = undefined;
    failures += 1;
    throw error;
  }
}

/** Opens a dialog for a request of the page. */
globalThis.openDialog = (...request) => withDialogs((program) => program.open(...request));
