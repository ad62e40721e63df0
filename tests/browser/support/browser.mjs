// A real Chromium, driven by playwright-core. Playwright starts it with a new profile and ends
// exactly the process that it started.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The browser: what `cargo xtask` (or the developer) says in CHROME, or one on PATH. */
export function executable() {
  if (process.env.CHROME) return process.env.CHROME;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((dir) => join(dir, name))).find(existsSync);
  if (!found) throw new Error("There is no Chromium: set CHROME, or run `cargo xtask test`.");
  return found;
}

/**
 * Starts the browser. `options` are playwright's own. PLYSCOPE_DELAY says how many milliseconds the driver
 * is to wait before each command; to find tests that begin to listen when all has been said, run them all
 * with PLYSCOPE_DELAY=300.
 */
export async function launch(options = {}) {
  const { args = [], ...rest } = options;
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  // Chromium refuses its sandbox to root; everybody else keeps it.
  const root = process.getuid?.() === 0;
  const start = () =>
    chromium.launch({
      executablePath: executable(),
      headless: true,
      slowMo: Number(process.env.PLYSCOPE_DELAY ?? 0),
      chromiumSandbox: !root,
      args: [...quiet, ...args],
      ...rest,
    });
  try {
    return await start();
  } catch (error) {
    // Now and then Chromium crashes before it has opened anything, which says nothing about a page.
    if (!/signal=SIG/.test(error.message)) throw error;
    return start();
  }
}

/**
 * Opens a new page and notes all that must not happen on it: errors on the console, exceptions,
 * requests that fail or leave this machine. `complaints` is the list, so far. `options` are
 * playwright's for a new context: viewport, locale, colorScheme, reducedMotion, … Nothing is kept for
 * when there is no connection, unless a test says so: what is kept would be answered behind its back.
 * `slowdown` says how many times slower than here the page is to work; to find tests that read what
 * the page has not had the time to show, run them all with PLYSCOPE_SLOWDOWN=6.
 */
export async function open(browser, { slowdown = Number(process.env.PLYSCOPE_SLOWDOWN ?? 1), ...options } = {}) {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  if (slowdown > 1) await slowDown(page, slowdown);
  const complaints = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // What the tests themselves forbid is no complaint of the page.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => {
    // What a page that is left was still loading is given up, and that is right.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const here = ["127.0.0.1", "localhost", ""].includes(url.hostname);
    if (!here) complaints.push(`left this machine: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, complaints };
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/**
 * Answers some requests of a page by `answer` instead, up to when the function is called that this
 * returns. The requests stay intercepted afterwards: to end that, playwright asks every worker, and
 * waits for ever for one that is just ending.
 */
export async function replace(page, files, answer) {
  let isOver = false;
  await page.route(files, (route) => (isOver ? route.continue() : answer(route)));
  return () => {
    isOver = true;
  };
}
