// Starts the worker that searches chess.
importScripts("./chess-worker.js");
wasm_bindgen({ module_or_path: "./chess-worker_bg.wasm" });
