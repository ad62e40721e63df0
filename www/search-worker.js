// Starts a worker, whose name says what it does. What is asked before the program is there waits for it;
// when it cannot be had, the page hears of an error.
const early = [];
self.onmessage = (event) => early.push(event);
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" })
  .then(() => early.forEach((event) => self.onmessage(event)))
  .catch((error) => queueMicrotask(() => { throw error; }));
