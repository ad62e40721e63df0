// Programs that would do harm: they are stopped, the page says why, and goes on.
import assert from "node:assert/strict";
import { language, MINIMAX, run, scenarios, show, write } from "./support/program.mjs";

const scenario = scenarios();

const PYTHON = (body) => `from plyscope import run\n\n\ndef search(node, alpha, beta):\n${body.replace(/^/gm, "    ")}\n\n\nrun(search)\n`;

/** Calls that reach out of the frame, each on its own; what comes of them is printed. */
const REACHING = `
const tries = {
  fetch: () => fetch("/leak"),
  xhr: () => { const x = new XMLHttpRequest(); x.open("GET", "/leak", false); x.send(); },
  socket: () => new Promise((done, failed) => { const s = new WebSocket("ws://127.0.0.1:9/leak"); s.onopen = done; s.onerror = () => failed(new Error("closed")); }),
  import: () => import("/leak.js"),
  importScripts: () => importScripts(location.origin + "/leak.js"),
  indexedDB: () => indexedDB.open("x"),
  caches: () => caches.open("x"),
  eval: () => eval("1"),
  worker: () => new Worker("data:text/javascript,1"),
  channel: () => new BroadcastChannel("x"),
  post: () => postMessage("x"),
};
const got = [];
for (const [name, call] of Object.entries(tries)) {
  try {
    const result = call();
    if (result instanceof Promise) result.then(() => got.push(name), () => {});
    else got.push(name);
  } catch {}
}
run((node) => { console.log("reached:", got.join(" ")); return 5; });
`;

/** A program that has found the way to the page, and floods it. */
const FLOOD = `
const send = MessagePort.prototype.postMessage;
let port;
Object.defineProperty(MessagePort.prototype, "onmessage", { set(heard) { port = this; this.addEventListener("message", heard); this.start(); } });
run(() => { for (let i = 0; i < 300000; i += 1) send.call(port, { id: i, trace: "x".repeat(100) }); return 5; });
`;

/** An answer that is made up: a million visits of the root. */
const MADE_UP = `
const send = MessagePort.prototype.postMessage;
let port;
Object.defineProperty(MessagePort.prototype, "onmessage", { set(heard) { port = this; this.addEventListener("message", heard); this.start(); } });
run(() => { send.call(port, { id: 1, trace: '{"event":"enter","node":"L1-1"}\\n'.repeat(100000), lines: [], output: "", error: null }); for (;;); });
`;

/**
 * A program that keeps some 200 MB a second. No page can limit the memory of a script: one that takes it much
 * faster may end the tab before it is stopped, and what was written is there again after a reload.
 */
const HOARDER = `
const all = [];
run(() => { for (;;) { all.push(new Array(1e5).fill(1.5)); for (const begun = performance.now(); performance.now() < begun + 4; ); } });
`;

/** What ends by itself may also be stopped, on a slow machine. */
const TABLE = [
  ["an endless loop", "javascript", "run(() => { for (;;); });", /No answer within 2,000 milliseconds/],
  ["an endless loop before run", "javascript", "for (;;);", /No answer within 5,000 milliseconds/],
  ["an endless loop", "python", PYTHON("while True:\n    pass"), /No answer within/],
  ["endless output", "javascript", 'run(() => { for (;;) console.log("x".repeat(1000)); });', /No answer within/],
  ["endless output", "python", PYTHON('while True:\n    print("x" * 1000)'), /No answer within/],
  ["much output", "javascript", 'run(() => { for (let i = 0; i < 1e5; i += 1) console.log("x".repeat(500)); return 1; });', /It returns 1|No answer within/],
  ["a million nodes", "javascript", "run(() => { const root = new Node(Array(1e6).fill(1), true); for (const child of root.children) child.value; return 7; });", /It returns 7|No answer within/],
  ["endless recursion", "javascript", "const f = (node) => f(node);\nrun(f);", /Line 1 .*RangeError/],
  ["endless recursion", "python", PYTHON("return search(node, alpha, beta)"), /Line 5 .*recursion/],
  ["all memory", "python", PYTHON("all = []\nwhile True:\n    all.append(bytearray(1000000))"), /Line 7 .*MemoryError|No answer within/],
  ["much memory", "javascript", HOARDER, /No answer within/],
  ["a flood of messages", "javascript", FLOOD, /sent messages of its own/],
  ["a made-up answer", "javascript", MADE_UP, /more than [\d,]+ lines|sent messages of its own/],
  ["an answer that is none", "javascript", "run(() => ({ toJSON() { return 'x'; } }));", /returns no number|without an answer/],
  ["an exit", "python", PYTHON("import sys\nsys.exit(3)"), /SystemExit/],
];

scenario("hostile programs harm nothing, and are reported", async ({ page, url }) => {
  await show(page, url);
  for (const [name, kind, program, expected] of TABLE) {
    await language(page, kind);
    await write(page, program);
    assert.match(await run(page), expected, `${name}, ${kind}`);
    assert.ok((await page.locator(".printed pre").allTextContents()).join("").length < 20_001, name);
    assert.equal(await page.locator("iframe").count(), 0, `${name}: the frame is gone`);
  }
  await language(page, "javascript");
  await write(page, MINIMAX);
  assert.match(await run(page), /It returns 5/, "the page goes on");
});

scenario("programs reach neither the network nor storage", async ({ page, url }) => {
  const asked = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await show(page, url);
  await language(page, "javascript");
  await write(page, REACHING);
  assert.match(await run(page), /It returns 5/);
  const printed = await page.locator(".printed pre").textContent();
  assert.match(printed, /^reached: *$/m, printed);
  await language(page, "python");
  const names = '("fetch", "postMessage", "close", "Worker", "BroadcastChannel", "localStorage", "document", "parent")';
  await write(page, PYTHON(`import js\nprint("reached:", [name for name in ${names} if hasattr(js, name) and js.fetch("/leak")])\nreturn 5`));
  assert.match(await run(page), /It returns 5/);
  assert.equal((await page.locator(".printed pre").textContent()).trim(), "reached: []");
  assert.deepEqual(asked.filter((address) => address.includes("leak")), []);
});

scenario("what runs is stopped by a press", async ({ page, url }) => {
  await show(page, url);
  await language(page, "javascript");
  await write(page, "for (;;);");
  await page.click("#program-run");
  await page.waitForSelector("iframe", { state: "attached" });
  await page.click("#program-stop");
  await page.waitForFunction(() => document.querySelector(".job").textContent === "Stopped.");
  await page.waitForSelector("iframe", { state: "detached" });
});

scenario("what is stopped before it has started never runs", async ({ page, url }) => {
  let fetched;
  const isAsked = new Promise((done) => {
    page.route("**/program/javascript.js", (route) => {
      fetched = () => route.continue();
      done();
    });
  });
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    window.questions = 0;
    MessagePort.prototype.postMessage = function counted(data, ...rest) {
      if (data?.asked) window.questions += 1;
      return send.call(this, data, ...rest);
    };
  });
  await show(page, url);
  await language(page, "javascript");
  await write(page, MINIMAX);
  await page.click("#program-check");
  await isAsked;
  await page.click("#program-stop");
  await page.waitForFunction(() => document.querySelector(".job").textContent === "Stopped.");
  fetched();
  await page.waitForSelector("iframe", { state: "detached" });
  assert.match(await run(page), /It returns 5/);
  assert.equal(await page.evaluate(() => window.questions), 1, "only the run has asked");
});

scenario("a policy that forbids the frame is reported as such, and no port stays open", async ({ page, url }) => {
  await page.addInitScript(() => {
    const { close } = MessagePort.prototype;
    window.portsClosed = 0;
    MessagePort.prototype.close = function counted() {
      window.portsClosed += 1;
      close.call(this);
    };
  });
  await page.route(`${url}program.html`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" } });
  });
  await show(page, url);
  await page.click("#program-run");
  await page.waitForFunction(() => document.querySelector(".job").textContent.includes("Content-Security-Policy"));
  assert.equal(await page.evaluate(() => window.portsClosed), 2);
});
