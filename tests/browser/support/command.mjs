// The command `plyscope`, for what a page gives out and the command takes.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** The program: what `cargo xtask test` says, or the clone's own. */
const program = process.env.PLYSCOPE_COMMAND ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug", "plyscope");

/** Grades a file of answers to the lesson in another one, and reads what comes out; some of it may not be readable. */
export const grade = (lesson, answers, ...options) =>
  JSON.parse(spawnSync(program, ["grade", lesson, answers, "--json", ...options], { encoding: "utf8" }).stdout);

/** Runs the command; it must not fail. Returns what it prints. */
export function plyscope(...said) {
  const { status, stdout, stderr } = spawnSync(program, said, { encoding: "utf8" });
  if (status !== 0) throw new Error(`plyscope ${said[0]}: ${stderr}`);
  return stdout;
}

/** Runs the command, which can do only a part of what is asked, and says so by its exit code. */
export function plyscopeInPart(...said) {
  const { status, stdout, stderr } = spawnSync(program, said, { encoding: "utf8" });
  if (status !== 1) throw new Error(`plyscope ${said[0]}: ${status}: ${stderr}`);
  return stdout;
}
