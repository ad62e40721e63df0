// The games that the page for programs has as examples.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const EXAMPLES = ["nim", "tic_tac_toe", "dots_and_boxes", "kalah"];

const example = (name) => file(`crates/app/src/program/examples/games/${name}`);

/** The game of an example in JavaScript: what it gives to `run`. */
export function game(name) {
  const program = readFileSync(example(`${name}.mjs`), "utf8").replace(/^import .*$/m, "");
  let found;
  new Function("run", program)((game) => {
    found = game;
  });
  return found;
}

/** Whether Python is there. */
export function hasPython() {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch (error) {
    if (process.env.PLYSCOPE_ALL_TOOLS) throw error;
    return false;
  }
}

const UNFOLD = `
import json, sys, types
sys.path.insert(0, sys.argv[2])
from unfold import unfold
helper = types.ModuleType("plyscope")
helper.run = lambda game: print(json.dumps(unfold(game, int(sys.argv[3]), boards=True)))
sys.modules["plyscope"] = helper
exec(open(sys.argv[1]).read(), {"__name__": "__main__"})
`;

/** What Python's unfolding makes of an example, with at most so many nodes. */
export function unfoldedInPython(name, nodes) {
  const words = ["-c", UNFOLD, example(`${name}.py`), file("www/program"), String(nodes)];
  return JSON.parse(execFileSync("python3", words, { encoding: "utf8", maxBuffer: 1 << 28 }));
}
