// The program of the dialogs: dialogs that are only fetched when one of them is opened.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, replace } from "./support/browser.mjs";
import { QUIZ, scenarios } from "./support/plyscope.mjs";
import { serve } from "./support/server.mjs";

const scenario = scenarios();
const FILES = /\/dialogs[._]/;

/** The files of the program of the dialogs that the page asks for from now on. */
function asked(page) {
  const files = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FILES.test(pathname)) files.push(pathname.split("/").pop());
  });
  return files;
}

const dialog = (page) => page.getByRole("dialog");
const button = (page, name) => page.getByRole("button", { name, exact: true });

async function close(page) {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

scenario("it is fetched with the first of its dialogs, and once", async ({ page, tree, press }) => {
  const files = asked(page);
  await tree(QUIZ);
  for (const own of ["Examples", "Help"]) {
    await press(own);
    await dialog(page).waitFor();
    await close(page);
  }
  await page.waitForLoadState("networkidle");
  assert.deepEqual(files, [], "before any of its dialogs");
  for (const name of ["Compare", "Complexity", "Random tree", "Compare"]) {
    await press(name);
    await dialog(page).waitFor();
    await close(page);
  }
  assert.deepEqual(files.sort(), ["dialogs.css", "dialogs.js", "dialogs_bg.wasm"]);
});

for (const name of ["Compare", "Share"]) scenario(`while it is on its way “${name}” says so, and keeps the focus`, async ({ page, tree }) => {
  await tree(QUIZ);
  let go;
  const gone = new Promise((done) => (go = done));
  await page.route("**/dialogs.js*", async (route) => {
    await gone;
    await route.continue();
  });
  const door = button(page, name);
  const focused = () => door.evaluate((element) => element === document.activeElement);
  await door.focus();
  await page.keyboard.press("Enter");
  await page.locator(".tools [aria-busy=true]").waitFor();
  assert.equal(await page.locator(".tools [aria-busy]").textContent(), name);
  assert.ok(await focused());
  go();
  await dialog(page).waitFor();
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
  assert.ok(await dialog(page).evaluate((element) => element.contains(document.activeElement)));
  await close(page);
  assert.ok(await focused());
});

for (const [what, files, answer] of [
  ["script", "**/dialogs.js*", { contentType: "text/javascript", body: "throw new Error('not this one');" }],
  ["program", "**/dialogs_bg.wasm", { contentType: "application/wasm", body: "no program" }],
]) {
  scenario(`a ${what} that is not the program of the dialogs's is told, and fetched again`, async ({ page, tree, press }) => {
    await tree(QUIZ);
    const restore = await replace(page, files, (route) => route.fulfill(answer));
    const notice = page.getByText("“Compare” could not be loaded");
    for (const _ of ["at first", "and again"]) {
      await press("Compare");
      await page.locator("[aria-busy]").waitFor({ state: "detached" });
      await notice.waitFor();
    }
    restore();
    await press("Compare");
    await dialog(page).waitFor();
    assert.equal(await notice.count(), 0);
  });
}

scenario("what is on the page stays there", async ({ page, tree, press, count, text, until }) => {
  await tree(QUIZ, "step=7");
  await page.fill("#tree-text", "(4 2) (7 1)");
  await press("To the end");
  await press("Complexity");
  await dialog(page).waitFor();
  await close(page);
  assert.equal(await text(), "(4 2) (7 1)");
  assert.equal(await count(), "Step 20 of 20");
  await press("Undo");
  await until(() => document.querySelector("#tree-text").value.startsWith("((8"));
});

scenario("a tree that can no longer be read is compared as it is seen", async ({ page, tree, press }) => {
  await tree(QUIZ);
  await page.fill("#tree-text", "(4 wim");
  await press("Compare");
  await page.getByText("15 of 15 nodes visited").waitFor();
});

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

test("without a connection it is told in the page's language, and to be had with one", async () => {
  const server = await serve();
  const { page, context, complaints } = await open(browser, { locale: "nl-NL" });
  try {
    await page.goto(server.url);
    await page.waitForSelector(".transport");
    await context.setOffline(true);
    await button(page, "Complexiteit").click();
    await page.getByText("“Complexiteit” kon niet worden geladen").waitFor();
    await context.setOffline(false);
    await button(page, "Complexiteit").click();
    await dialog(page).waitFor();
    // The browser asks for the page's icon when it likes.
    assert.deepEqual(complaints.filter((complaint) => !FILES.test(complaint) && !complaint.includes("/icon.svg")), []);
  } finally {
    await context.close();
    await server.close();
  }
});
