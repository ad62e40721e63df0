// The widget in a real marimo, offline: a cell runs again when another step is shown.
import { at, examples } from "./support/stage.mjs";
import { copy, freePort, python, start } from "./support/tools.mjs";

const example = examples();

example("marimo shows the notebook's search, and its cells follow the step", async ({ page, later }) => {
  const { folder } = later(await copy("marimo"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = ["run", "search.py", "--headless", "--no-token", "--host", "127.0.0.1", "--port", String(port)];
  later(await start(python("marimo"), given, { folder, url: `${url}/health` }));
  await page.goto(url);
  const scope = page.locator("ply-scope");
  await scope.waitFor({ timeout: 120_000 });
  await at(scope, 10);
  await page.getByRole("button", { name: "One step forward" }).click();
  await at(scope, 11);
  await page.getByText("11 of 34:").waitFor();
  await page.getByRole("button", { name: "Go to the second cut" }).click();
  await at(scope, 31);
  await page.getByText("31 of 34:").waitFor();
}, { strict: false });
