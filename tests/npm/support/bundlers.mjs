// Bundlers, each of which makes a page of a script of a project.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import webpack from "webpack";

const page = (script) => `<!doctype html><title>…</title>${script}`;

/** With esbuild, which is told what to do with files of a kind; `flags` are more words for it. */
export async function esbuild(project, name, folder, flags = []) {
  const words = ["--bundle", "--format=esm", "--minify", "--log-level=warning", `--outdir=${folder}`];
  execFileSync("esbuild", [`${name}.js`, ...words, ...flags], { cwd: project, stdio: "inherit" });
  writeFileSync(join(folder, "index.html"), page(`<script type="module" src="${name}.js"></script>`));
}

/** With Vite, as it is without any settings. */
export async function vite(project, name, folder) {
  writeFileSync(join(project, "index.html"), page(`<script type="module" src="/${name}.js"></script>`));
  await build({ root: project, configFile: false, logLevel: "warn", base: "./", build: { outDir: folder, target: "es2022" } });
}

/** With webpack, as it is without any settings but one: it advises against large files, and the program is one. */
export async function packed(project, name, folder) {
  const settings = { mode: "production", performance: false, context: project, entry: `./${name}.js`, output: { path: folder, filename: `${name}.js` } };
  const told = await new Promise((done, failed) => webpack(settings, (error, stats) => (error ? failed(error) : done(stats))));
  if (told.hasErrors() || told.hasWarnings()) throw new Error(told.toString());
  writeFileSync(join(folder, "index.html"), page(`<script defer src="${name}.js"></script>`));
}
