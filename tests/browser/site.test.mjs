// The files of the site, without a browser.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { dist } from "./support/server.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));

test("no program has a path of the machine that built it", async () => {
  const programs = (await readdir(dist)).filter((file) => file.endsWith(".wasm"));
  assert.ok(programs.length > 1, "programs in the site");
  for (const program of programs) {
    const content = await readFile(join(dist, program), "latin1");
    const found = [top, join(homedir(), ".cargo"), ".cargo/registry"].filter((path) => content.includes(path));
    assert.deepEqual(found, [], program);
  }
});
