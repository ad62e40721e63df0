// The WebAssembly program: starting it, calling it, and restarting it after a panic.
import start, * as program from "./plyscope.js";
import { PlyscopeError } from "./error.js";

/** How the program can be had when it is first called; null where it has to be fetched before. */
let source = null;
let started = false;
/** The message of the program's panic. */
let report = null;

/** Sets the function that loads the program's bytes if it was not started explicitly. */
export function startBy(bytes) {
  source = bytes;
}

let starting = null;

/** Fetches the program and starts it, once; after a failure it can be tried again. */
export function fetched(from) {
  starting ??= start(from === undefined ? undefined : { module_or_path: from }).then(
    begun,
    (cause) => {
      starting = null;
      const message = `The program could not be loaded: ${cause?.message ?? cause}`;
      throw new PlyscopeError(message, { code: "not-loaded", cause });
    },
  );
  return starting;
}

function begun() {
  program.listen((text) => {
    report = text;
  });
  started = true;
}

function ensure() {
  if (started) return;
  if (source === null) {
    const message = "The program is not loaded yet; expected `await init()` before the first call.";
    throw new PlyscopeError(message, { code: "not-loaded" });
  }
  program.initSync({ module: source() });
  begun();
}

/** Calls a function of the program with a request. */
export const call = (name, request) => guarded((program) => program[name](request));

/** Lets the program do something; what is wrong then is an error of the package. */
export function guarded(does) {
  ensure();
  report = null;
  try {
    return does(program);
  } catch (problem) {
    if (isProblem(problem)) {
      const { message, ...about } = problem;
      throw new PlyscopeError(message, about);
    }
    throw crashed(problem);
  }
}

/** The program reports errors as plain objects; any other exception has ended it. */
function isProblem(problem) {
  return problem?.code !== undefined && Object.getPrototypeOf(problem) === Object.prototype;
}

function crashed(cause) {
  const reason = report ?? cause?.message ?? String(cause);
  // Its memory can no longer be trusted.
  started = false;
  program.__wbg_reset_state();
  begun();
  const message = `The program broke off: ${reason}. The next call begins with a fresh one.`;
  return new PlyscopeError(message, { code: "crashed", cause });
}
