// WebKit, as in Safari, in the build for GTK: its small browser, driven through WebDriver. Nothing is said
// of what pages complain of.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { Builder, Key } from "selenium-webdriver";

/** The size of the screen in pixels, and the bits of a pixel. */
const SCREEN = "1280x900x24";

/** How long the driver and the browser may take to start, in milliseconds. */
const PATIENCE = 30_000;

/** No graphics card is asked for anything. */
const SOFTWARE = { WEBKIT_DISABLE_COMPOSITING_MODE: "1", LIBGL_ALWAYS_SOFTWARE: "1" };

/** The screen and the drivers. */
const started = [];
let display, server;

export const webkit = {
  begin: async () => {
    if (!process.env.WEBKIT) throw new Error("There is no WebKit: run `cargo xtask test --only webkit`.");
    display = await screen();
    return trial();
  },
  end: async () => {
    for (const process of started.reverse()) process.kill();
  },
  page: async () => {
    const driver = await session();
    const element = (find, ...given) => driver.executeScript(find, ...given);
    return {
      goto: (address) => driver.get(address),
      evaluate: (ask, ...given) => driver.executeScript(ask, ...given),
      // By its place: the driver takes the nodes of a picture for nothing that can be pressed.
      click: async (find, ...given) => {
        const { x, y } = await driver.executeScript(middle, await element(find, ...given));
        await driver.actions().move({ x, y }).click().perform();
      },
      inFrame: async (find, ask) => {
        await driver.switchTo().frame(await element(find));
        try {
          return await driver.executeScript(ask);
        } finally {
          await driver.switchTo().defaultContent();
        }
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(keyOf(key)).perform(),
      choose: async (selector, value) => {
        await driver.executeScript(
          (selector, value) => {
            const select = document.querySelector(selector);
            select.value = value;
            for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
          },
          selector,
          value,
        );
      },
      complaints: () => [],
      close: () => within(driver.quit()).catch(start),
    };
  },
};

/** A function of the page: the middle of an element, which it brings into view. */
const middle = (element) => {
  element.scrollIntoView({ block: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

/** Starts a driver. One that has lost its browser is left alone until the end. */
async function start() {
  const port = await freePort();
  started.push(spawn(process.env.WEBKIT, [`--port=${port}`], { env: { ...process.env, ...SOFTWARE, DISPLAY: display }, stdio: "ignore" }));
  server = `http://127.0.0.1:${port}`;
  await answers(server);
}

/** What is promised, or an error if it does not come. */
function within(promise) {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE, new Error("it does not answer")).unref());
  return Promise.race([promise, late]);
}

const asked = async () => within(new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser" }).build());

/** A browser. On a busy machine one may end before it has opened anything, and its driver waits for ever: then another. */
async function session() {
  try {
    return await asked();
  } catch {
    await start();
    return asked();
  }
}

/** Opens a page that is none of ours. Returns what went wrong: some machines have WebKit, and it cannot run there. */
async function trial() {
  const open = async () => {
    await start();
    const driver = await session();
    await within(driver.get("data:text/html,works"));
    await within(driver.quit());
  };
  try {
    await open();
  } catch (error) {
    return `WebKit does not start here: ${error.message}`;
  }
}

/** The code of a key for the driver: `ArrowLeft` is its ARROW_LEFT. */
const keyOf = (name) => Key[name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()] ?? name;

/** The screen there is, or one that nobody sees. */
async function screen() {
  if (process.env.DISPLAY) return process.env.DISPLAY;
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  started.push(screen);
  return new Promise((done, fail) => {
    screen.once("error", fail);
    screen.once("exit", () => fail(new Error("there is no screen")));
    screen.stdio[3].once("data", (number) => done(`:${String(number).trim()}`));
  });
}

async function freePort() {
  const probe = createServer();
  await new Promise((done, fail) => probe.once("error", fail).listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Waits until the driver answers. */
async function answers(address) {
  const end = Date.now() + PATIENCE;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (Date.now() > end) throw new Error("The driver of WebKit does not answer.");
    await new Promise((done) => setTimeout(done, 50));
  }
}
