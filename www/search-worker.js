// Starts the worker that searches large trees.
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" });
