// Starts a worker, whose name says which program it runs. What is asked before the program is there
// waits for it; when it cannot be had, the page hears of an error.
const early = [];
self.onmessage = (event) => early.push(event);
importScripts(`./${self.name}.js`);
wasm_bindgen({ module_or_path: `./${self.name}_bg.wasm` })
  .then(() => early.forEach((event) => self.onmessage(event)))
  .catch((error) => queueMicrotask(() => { throw error; }));
