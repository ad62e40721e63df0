// The page starts, everywhere it may be put.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open } from "./support/browser.mjs";
import { serve, strictPolicy } from "./support/server.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

async function starts(options) {
  const server = await serve(options);
  try {
    const { page, context, complaints } = await open(browser);
    await page.goto(server.url);
    await page.waitForSelector("main");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(complaints, []);
    await context.close();
  } finally {
    await server.close();
  }
}

test("at the top of a server", () => starts({}));

test("a program that cannot be loaded is announced", async () => {
  const server = await serve({});
  try {
    const { page, context } = await open(browser);
    await page.route("**/plyscope-app_bg.wasm*", (route) => route.abort());
    await page.goto(server.url);
    await page.getByRole("alert").filter({ hasText: "Plyscope could not start" }).waitFor();
    await context.close();
  } finally {
    await server.close();
  }
});

test("a browser without WebAssembly, or without JavaScript, is named as the cause", async () => {
  const server = await serve({});
  try {
    const { page, context } = await open(browser);
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto(server.url);
    await page.getByRole("alert").filter({ hasText: "this browser has no WebAssembly" }).waitFor();
    await context.close();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    for (const file of ["index.html", "learn.html", "embed.html"]) {
      await still.goto(`${server.url}${file}`);
      await still.locator("noscript p").first().waitFor();
    }
    await plain.close();
  } finally {
    await server.close();
  }
});

test("on a subpath", () => starts({ prefix: "/courses/ai/plyscope/" }));

test("under a strict Content-Security-Policy", () =>
  starts({ headers: { "Content-Security-Policy": strictPolicy } }));
