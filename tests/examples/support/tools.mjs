// The programs that lecturers use, started for a test and ended with it.
import { execFile, spawn } from "node:child_process";
import { createServer } from "node:net";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Where the examples are. */
export const EXAMPLES = join(root, "www/examples");

/** A program of the Python environment that `cargo xtask test` makes. */
export function python(name) {
  if (!process.env.PLYSCOPE_PYTHON) throw new Error("PLYSCOPE_PYTHON is not set: `cargo xtask test --only examples` runs these tests.");
  return join(process.env.PLYSCOPE_PYTHON, name);
}

/** A copy of an example in a folder of its own, which is gone when `close` is called. */
export async function copy(example) {
  const folder = await mkdtemp(join(tmpdir(), "plyscope-example-"));
  await cp(join(EXAMPLES, example), folder, { recursive: true });
  return { folder, close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The settings of a program that is to know nothing of whoever runs the tests. */
const apart = (folder) => ({
  ...process.env,
  HOME: folder,
  XDG_CACHE_HOME: join(folder, ".cache"),
  XDG_CONFIG_HOME: join(folder, ".config"),
  XDG_DATA_HOME: join(folder, ".data"),
  XDG_STATE_HOME: join(folder, ".state"),
  JUPYTER_PLATFORM_DIRS: "1",
  PYTHONUNBUFFERED: "1",
});

/** Runs a program to its end, in a folder, and fails with what it said if it fails. */
export async function run(program, given, folder) {
  try {
    return await promisify(execFile)(program, given, { cwd: folder, env: apart(folder), maxBuffer: 1e7 });
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}`);
  }
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts a server and waits until its address answers; `close` ends it with all that it has started.
 */
export async function start(program, given, { folder, url, limit = 120_000 }) {
  const child = spawn(program, given, { cwd: folder, env: apart(folder), detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const pipe of [child.stdout, child.stderr]) pipe.on("data", (data) => (said = (said + data).slice(-5000)));
  let isOver = false;
  const ended = new Promise((done) => child.once("exit", done).once("error", (error) => done((said += error))));
  ended.then(() => (isOver = true));
  const close = async () => {
    if (!isOver) process.kill(-child.pid, "SIGTERM");
    const patience = setTimeout(() => isOver || process.kill(-child.pid, "SIGKILL"), 10_000);
    await ended;
    clearTimeout(patience);
  };
  const until = Date.now() + limit;
  while (!(await answers(url))) {
    if (isOver || Date.now() > until) {
      await close();
      throw new Error(`${program} does not answer at ${url}:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return { close };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
