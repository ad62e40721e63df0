// Packages of lessons in a learning platform, as tests see them.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plyscope } from "./command.mjs";
import { dist, serve, strictPolicy } from "./server.mjs";
import { unpack, unzip } from "./zip.mjs";

const require = createRequire(import.meta.url);

/** A folder that is gone when a test is over. */
export async function scratch(t) {
  const folder = await mkdtemp(join(tmpdir(), "plyscope-course-"));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** The files of the package that the command makes of a lesson. */
export async function pack(folder, lesson, ...options) {
  const zip = join(folder, "package.zip");
  plyscope("scorm", lesson, "--site", dist, "-o", zip, ...options);
  return unzip(await readFile(zip));
}

/** The right answers to a lesson, by the numbers of its questions. */
export async function keys(folder, lesson) {
  const sheet = join(folder, "keys.html");
  plyscope("worksheet", lesson, "--answers", "only", "-o", sheet);
  const lines = [...(await readFile(sheet, "utf8")).matchAll(/>(\d+): ([^<]*)<\/text>/g)];
  return Object.fromEntries(lines.map(([, number, key]) => [number, key]));
}

/** What a platform has of scorm-again, and what is called there as it is here. */
const RUN_TIMES = {
  1.2: { script: "scorm-again/scorm12/min", api: "API", make: "Scorm12API" },
  2004: { script: "scorm-again/scorm2004/min", api: "API_1484_11", make: "Scorm2004API" },
};

/**
 * A small platform with a real run-time: it shows the package in a frame, keeps what is committed, and
 * gives it back when the lesson is opened again. `terms` are what a platform says of the lesson.
 */
export async function platform(t, files, version, terms = {}) {
  const folder = await scratch(t);
  const { script, api, make } = RUN_TIMES[version];
  await unpack(files, join(folder, "package"));
  await writeFile(join(folder, "run-time.js"), await readFile(require.resolve(script)));
  await writeFile(join(folder, "host.js"), `
    const kept = JSON.parse(localStorage.getItem("kept") ?? "null");
    const api = new ${make}({ autocommit: false, logLevel: "NONE" });
    api.loadFromFlattenedJSON({ ...${JSON.stringify(terms)}, ...kept });
    if (kept) api.cmi${version === "2004" ? "" : ".core"}.entry = "resume";
    window.calls = [];
    const note = (name) => api.on(name, () => {
      window.calls.push(name);
      localStorage.setItem("kept", JSON.stringify(window.standing()));
    });
    /** What the platform would send to its server. */
    window.standing = () => Object.fromEntries(Object.entries(api.getFlattenedCMI()).filter(([name]) => /suspend_data|score|status|exit$/.test(name)).map(([name, value]) => ["cmi." + name.replace(/^cmi\\./, ""), value]));
    ${JSON.stringify(version === "2004" ? ["Commit", "Terminate"] : ["LMSCommit", "LMSFinish"])}.forEach(note);
    /** Every value that is written, and what the run-time says to it. */
    window.said = [];
    const set = ${JSON.stringify(version === "2004" ? "SetValue" : "LMSSetValue")};
    const take = api[set].bind(api);
    api[set] = (name, value) => {
      const taken = take(name, value);
      window.said.push([name, value, String(taken)]);
      return taken;
    };
    window.${api} = api;
    const frame = document.createElement("iframe");
    frame.title = "Lesson";
    frame.src = "/package/course.html";
    frame.width = frame.height = "900";
    document.body.append(frame);
    window.leave = () => frame.remove();
  `);
  const server = await serve({
    folder,
    headers: { "Content-Security-Policy": strictPolicy },
    pages: { "/host.html": `<!doctype html><html lang="en"><title>Course</title><body><script src="/run-time.js"></script><script src="/host.js"></script>` },
  });
  t.after(() => server.close());
  return { host: `${server.origin}/host.html`, origin: server.origin };
}
