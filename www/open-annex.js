// The way to the annex: a second program with the dialogs that few visits need. It is fetched when the
// first of them is opened.
const here = (file) => new URL(file, import.meta.url);

let annex;
let failures = 0;

/** Fetches the annex: a second program with the dialogs that few visits need. */
async function fetchAnnex() {
  // Some browsers remember that a script could not be had; so it has another address the next time.
  const [program] = await Promise.all([import(`./annex.js?${failures}`), styled(here("annex.css"))]);
  await program.default({ module_or_path: here("annex_bg.wasm") });
  return program;
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

/** Has the annex do something. It is fetched anew after it has failed. */
export async function withAnnex(use) {
  try {
    annex ??= fetchAnnex();
    return await use(await annex);
  } catch (error) {
    annex = undefined;
    failures += 1;
    throw error;
  }
}

/** Opens a dialog of the annex; what the page asks for goes on to it. */
globalThis.openAnnex = (...errand) => withAnnex((program) => program.open(...errand));
