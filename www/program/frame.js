// The script of the sandboxed frame in which programs of students run: it starts their worker, and
// gives it the ports through which it talks with the page. It is a part of the frame's document, which
// has no origin, no network and no storage (`runner.js`).

addEventListener(
  "message",
  ({ source, data, ports }) => {
    if (source !== parent) return;
    const [errors] = ports;
    errors.postMessage("started");
    const address = URL.createObjectURL(new Blob(data.texts, { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.addEventListener("error", ({ message, lineno }) => errors.postMessage({ message: String(message), line: lineno }));
    worker.postMessage(data.files, ports.slice(1));
  },
  { once: true },
);
