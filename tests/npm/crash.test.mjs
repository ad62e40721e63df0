// The program breaks off: an error says so, and the next call begins with a fresh program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, project } from "./support/installed.mjs";

const here = project();
const { solve, PlyscopeError } = await load(here);
const tree = `${"(".repeat(400)}1${")".repeat(400)}`;

/** Calls a function with less and less of the stack left, until it fails. */
function withLittleStack(act) {
  let failure;
  const dive = () => {
    try {
      dive();
    } catch {
      // The deepest calls have the least; the first that does not fail ends it.
    }
    if (failure instanceof PlyscopeError) return;
    try {
      act();
    } catch (error) {
      failure = error;
    }
  };
  dive();
  return failure;
}

test("a program that runs out of stack is followed by a fresh one", () => {
  const expected = solve(tree);
  const failure = withLittleStack(() => solve(tree));
  assert.equal(failure?.code, "crashed", String(failure));
  assert.match(failure.message, /^The program broke off: .*The next call begins with a fresh one\.$/);
  assert.ok(failure.cause instanceof RangeError, String(failure.cause));
  for (let again = 0; again < 3; again += 1) assert.deepEqual(solve(tree), expected);
});

test("so is one that runs out of memory", () => {
  here.write(
    "memory.js",
    `import assert from "node:assert/strict";
     import { solve } from "plyscope";
     const expected = solve("(4 8) (17 5)");
     const large = Array.from({ length: 500_000 }, (_, index) => index);
     for (let again = 0; again < 3; again += 1) {
       assert.throws(() => solve(large), { name: "PlyscopeError", code: "crashed" });
       assert.deepEqual(solve("(4 8) (17 5)"), expected);
     }
     console.log("well");`,
  );
  assert.equal(here.run("memory.js", ["--wasm-max-mem-pages=120"]), "well\n");
});
