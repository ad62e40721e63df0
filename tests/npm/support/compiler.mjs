// The compiler of TypeScript, at its strictest.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";

const compiler = createRequire(new URL("../../package.json", import.meta.url)).resolve("typescript/lib/tsc.js");

/** What compiles a text in a project; it returns what the compiler complains about. */
export const compiles = (project) => (name, text, options = []) => {
  project.write(name, text);
  const strict = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom"];
  const words = [compiler, ...strict, "--module", "nodenext", "--skipLibCheck", "false", ...options, name];
  try {
    execFileSync(process.execPath, words, { cwd: project.folder, encoding: "utf8" });
    return "";
  } catch (error) {
    // It complains there, or could not be run.
    if (!error.stdout) throw error;
    return error.stdout;
  }
};
