// Why Plyscope could not start.

/** An error; or, where WebAssembly is missing, a sentence that says so: the error only names what it was needed for. */
export const reason = (error) =>
  globalThis.WebAssembly ? error : "this browser has no WebAssembly, or it is turned off, as in a lockdown mode";
