// The package as a user has it: installed by npm from its archive, in a folder of its own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Installs the package; returns the folder of a project that has it, and removes it at the end. */
export function project() {
  const archive = process.env.PLYSCOPE_PACKAGE;
  if (!archive) throw new Error("There is no package: run `cargo xtask test --only npm`.");
  const folder = mkdtempSync(join(tmpdir(), "plyscope-npm-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const quiet = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"];
  execFileSync("npm", ["install", ...quiet, archive], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const installed = join(folder, "node_modules", "plyscope");
  return {
    folder,
    installed,
    file: (name) => readFileSync(join(installed, name), "utf8"),
    write(name, text) {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    /** Runs a script of the project, and returns what it prints. */
    run(name, flags = []) {
      const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
      return execFileSync(process.execPath, [...flags, name], options);
    },
  };
}

/** What the package offers, from a project, as `import * as plyscope from "plyscope"` has it. */
export async function load({ folder }) {
  const entry = join(folder, "node_modules", "plyscope", "node.js");
  return import(pathToFileURL(entry).href);
}
