// The list of the examples, and the plain page.
import assert from "node:assert/strict";
import { faults } from "../browser/support/axe.mjs";
import { serve, strictPolicy } from "../browser/support/server.mjs";
import { at, examples } from "./support/stage.mjs";

const example = examples();
const headers = { "Content-Security-Policy": strictPolicy, "Access-Control-Allow-Origin": "*" };

example("every example that is listed is there, and the list is accessible", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(`${url}examples/index.html`);
  const links = await page.locator("main a").evaluateAll((links) => links.map(({ href }) => href));
  assert.ok(links.length >= 8);
  for (const link of links) assert.equal((await fetch(link)).status, 200, link);
  assert.deepEqual(await faults(page), []);
  await page.goto(`${url}examples/lms/index.html`);
  assert.deepEqual(await faults(page, "main > :not(iframe)"), []);
});

example("the plain page drives its searches and hears them", async ({ page, later }) => {
  const { url } = later(await serve({ headers }));
  await page.goto(`${url}examples/plain.html`);
  const quiz = page.locator("#quiz");
  await at(quiz, 10);
  await page.getByRole("button", { name: "The second cut" }).click();
  await at(quiz, 31);
  assert.equal(await page.locator("#where").textContent(), "31 / 34");
  await page.locator("#framed").scrollIntoViewIfNeeded();
  // A frame that only now gets its height moves the button, and a click may land beside it.
  await page.getByRole("button", { name: "On", exact: true }).press("Enter");
  await page.frameLocator("#framed").getByText(/Step 1 of/).waitFor();
  await page.waitForFunction(() => document.getElementById("frame-where").value.startsWith("1 / "));
  await page.locator("#asked").scrollIntoViewIfNeeded();
  const asked = page.frameLocator("#asked iframe");
  await asked.locator("input[type=text], textarea").first().fill("L3-4 L4-4 L4-7..8");
  await asked.locator(".check").click();
  await page.waitForFunction(() => document.getElementById("earned").value === "4 / 4");
});
