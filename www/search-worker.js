// Starts a worker, whose name is its job. Messages that arrive before the program is loaded are
// queued; if it cannot be loaded, the page gets an error event.
const early = [];
self.onmessage = (event) => early.push(event);
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" })
  .then(() => early.forEach((event) => self.onmessage(event)))
  .catch((error) => queueMicrotask(() => { throw error; }));
