// The widget in a real JupyterLab, offline: what is pressed is known in Python, and the other way round.
import { soon } from "../browser/support/rest.mjs";
import { at, examples } from "./support/stage.mjs";
import { copy, freePort, python, start } from "./support/tools.mjs";

const example = examples();

async function lab(later) {
  const { folder } = later(await copy("jupyter"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = [
    "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", `--ServerApp.port=${port}`, "--ServerApp.port_retries=0",
    "--IdentityProvider.token=", `--ServerApp.root_dir=${folder}`, "--LabApp.extension_manager=readonly",
  ];
  later(await start(python("jupyter-lab"), given, { folder, url: `${url}/api` }));
  return url;
}

example("JupyterLab shows the notebook's search and keeps its step with Python", async ({ page, later }) => {
  const url = await lab(later);
  await page.goto(`${url}/lab/tree/search.ipynb`);
  const cell = (number) => page.locator(".jp-Notebook .jp-Cell").nth(number);
  const runCell = async (number) => {
    await cell(number).locator(".jp-InputArea-editor").click();
    await page.keyboard.press("Shift+Enter");
  };
  // Before the kernel is there, a cell cannot run.
  await page.getByText("Python 3 (ipykernel) | Idle").waitFor({ timeout: 120_000 });
  await runCell(1);
  const scope = page.locator("ply-scope");
  await scope.waitFor({ timeout: 120_000 });
  await at(scope, 10);
  await page.getByRole("button", { name: "One step forward" }).click();
  // The notebook would take these keys for its own.
  await page.keyboard.press("ArrowRight");
  await at(scope, 12);
  const caption = await scope.evaluate((element) => element.caption);
  await runCell(3);
  await soon(async () => (await cell(3).locator(".jp-OutputArea-output").allTextContents()).join("").trim(), `Step 12 of 34: ${caption}`);
  await runCell(5);
  await at(scope, 31);
}, { strict: false });
