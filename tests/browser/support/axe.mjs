// What axe finds wrong with a page, for people who see, hear or move otherwise.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The faults on the whole page, or within what a selector matches, against the usual rules or others. */
export async function faults(page, within = null, against = rules) {
  await page.evaluate(axe);
  const run = ({ within, rules }) => window.axe.run(within ?? document, { runOnly: rules });
  const { violations } = await page.evaluate(run, { within, rules: against });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
