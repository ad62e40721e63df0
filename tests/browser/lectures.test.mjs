// The lectures' trees come out on the page as the lectures say.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { scenarios } from "./support/plyscope.mjs";

const scenario = scenarios();
const cases = JSON.parse(await readFile(new URL("../cases/lecture-trees.json", import.meta.url), "utf8"));

for (const { id, root, window, tree, value, pruned, visited } of cases) {
  scenario(id, async ({ tree: show, items, caption, summary }) => {
    const bounds = window ? `&window=${window.join("..")}` : "";
    await show(tree, `root=${root}${bounds}&step=last`);
    const all = await items();
    const said = all.filter((label) => label.endsWith(", pruned")).map((label) => label.split(",")[0]);
    assert.deepEqual(said, pruned);
    assert.match(await caption(), new RegExp(`Value of the tree: ${String(value).replace("-", "−")}\\.`));
    assert.match(await summary(), new RegExp(`^${visited} visited · .* · ${pruned.length} pruned$`));
  });
}
