// `<ply-scope>` where something is wrong: hostile attributes, files that cannot be had, a program that stops.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { faults } from "./support/axe.mjs";
import { host, hosts, quiz, scope } from "./support/host.mjs";
import { eventually } from "./support/rest.mjs";
import { dist } from "./support/server.mjs";
import { trapped } from "./support/trap.mjs";

const hosted = hosts();
const SCRIPT = "<img src=x onerror=\"document.title='broken into'\"><script>document.title='broken into'</script>";
const SCRIPT_AS_NAME = '(1 2) "<img src=x onerror=alert(1)>":(3 4)';

const WRONG = [
  [{}, "There is nothing to show"],
  [{ tree: "" }, "1"],
  [{ tree: "(1 2" }, "line 1, column 1"],
  [{ tree: "1 2", algorithm: "guess" }, "algorithm cannot be “guess”"],
  [{ tree: "1 2", step: "-1" }, "The step “-1” is not a whole number."],
  [{ tree: "1 2", step: "99" }, "the last one is 8"],
  [{ tree: "1 2", step: "4294967296" }, "It asks for step 4,294,967,296; the last one is 8."],
  [{ tree: "1 2", controls: "some" }, "controls cannot be “some”; expected full or reduced or none."],
  [{ tree: "1 2", loop: "often" }, "loop cannot be “often”"],
  [{ tree: "1 2", lang: "fr" }, "lang cannot be “fr”; expected en or nl or zh."],
  [{ tree: "1 2", lang: "en-GB", scheme: "auto", height: "400" }, null],
  [{ tree: "1 2", lang: "", scheme: "", height: "" }, null],
  [{ tree: "1 2", scheme: "pink" }, "scheme cannot be “pink”; expected light or dark or auto."],
  [{ tree: "1 2", scheme: SCRIPT }, "scheme cannot be “<img"],
  [{ tree: "1 2", height: "tall" }, "height cannot be “tall”; expected a whole number from 1 to 10,000."],
  [{ tree: "1 2", height: "10001" }, "height cannot be “10001”"],
  [{ puzzle: "queens", size: "4", scheme: "pink" }, "scheme cannot be “pink”"],
  [{ tree: "1 2", iterations: "9", scheme: "pink" }, "scheme cannot be “pink”"],
  [{ tree: SCRIPT }, "line 1"],
  [{ tree: "1 2", algorithm: SCRIPT }, "algorithm cannot be “<img"],
  [{ tree: SCRIPT_AS_NAME }, null],
  [{ tree: "1 ".repeat(100_000) }, "more than the 200,000 that are read"],
  [{ tree: "(".repeat(90_000) }, "line 1"],
  [{ game: "tic-tac-toe", position: "XXXXXXXXX" }, "XXXXXXXXX|row|The game"],
  [{ game: "constructor" }, "game cannot be “constructor”"],
  [{ puzzle: "__proto__" }, "puzzle cannot be “__proto__”"],
  [{ puzzle: "queens", size: "1e9" }, "“1e9”"],
  [{ labels: "1 ".repeat(5000) }, "1 is there twice"],
  [{ tree: "1 2", algoritm: "minimax" }, "did you mean algorithm?"],
  [{ tree: "1 2", setp: "3" }, "did you mean step?"],
  [{ tree: "1 2", part: "x", class: "y", "data-tree": "z", tabindex: "0" }, null],
];

hosted("what is wrong is told where it stands, and does no harm", host(WRONG.map(([attributes]) => scope(attributes)).join("")), async ({ page }) => {
  const told = await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    const text = element.shadowRoot.querySelector(".problems")?.textContent ?? "";
    return { text, problems: [...element.problems], markup: element.shadowRoot.querySelectorAll("script, img").length };
  })));
  for (const [place, [attributes, sentence]] of WRONG.entries()) {
    const { text, problems, markup } = told[place];
    const which = JSON.stringify(attributes).slice(0, 80);
    assert.equal(markup, 0, which);
    if (sentence === null) assert.deepEqual(problems, [], which);
    else assert.ok(sentence.split("|").some((one) => text.toLowerCase().includes(one.toLowerCase())), `${which}: ${text.slice(0, 300)}`);
    assert.ok(text.length < 2000, which);
  }
  assert.equal(await page.title(), "Somebody else's");
});

hosted("a language that there is not leaves that of the page", host(scope({ tree: "(1 2", lang: "vlaams" }), { lang: "nl" }), async ({ page, ready }) => {
  await ready();
  assert.match(await page.locator("ply-scope .problems").textContent(), /“lang” kan niet “vlaams” zijn\. Verwacht: en of nl of zh\./);
});

const ZERO = [
  { tree: "(4 8) (2 5)", order: "random", seed: "0", depth: "0", from: "0", step: "0" },
  { tree: "(0 8) (2 0)", window: "0..15", step: "0" },
  { labels: "2 0 3", wanted: "0" },
];

hosted("zero is a value of an attribute", host(ZERO.map((attributes) => scope(attributes)).join("")), async ({ page }) => {
  const shown = await page.evaluate(() => Promise.all([...document.querySelectorAll("ply-scope")].map(async (element) => {
    await element.load();
    const link = element.shadowRoot.querySelector("a[href*='.html#']");
    return { problems: [...element.problems], step: element.step, fragment: new URL(link.href).hash.slice(1) };
  })));
  for (const [place, { from, ...attributes }] of ZERO.entries()) {
    const { problems, step, fragment } = shown[place];
    const address = new URLSearchParams(fragment);
    assert.deepEqual([problems, step], [[], 0]);
    for (const [key, value] of Object.entries(attributes)) assert.equal(address.get(key), value, `${key} of ${address}`);
  }
});

hosted("half a character in an attribute is reported", host(""), async ({ page }) => {
  const problems = await page.evaluate(async () => {
    await customElements.whenDefined("ply-scope");
    const element = document.createElement("ply-scope");
    element.setAttribute("tree", "(1 2) \ud83d");
    element.setAttribute("height", "\ud83d");
    document.body.append(element);
    await element.load();
    return element.problems;
  });
  assert.deepEqual(problems.map((problem) => problem.match(/Line 1|height/)?.[0]).sort(), ["Line 1", "height"], problems.join("\n"));
});

hosted("a large tree is drawn in part, around the step", host(scope({ tree: Array(60).fill("(1 2 3 4 5 6 7 8 9)").map((part) => `(${Array(12).fill(part).join(" ")})`).join(" ") })), async ({ page, ready }) => {
  await ready();
  const shapes = await page.evaluate(() => document.querySelector("ply-scope").shadowRoot.querySelectorAll(".picture *").length);
  assert.ok(shapes > 50 && shapes < 8000, `${shapes} shapes`);
});

hosted("where the program cannot be had, the page's own content stays", host(quiz({}, "").replace("></", "><em>a tree</em></")), async ({ page, ready, complaints, listenAnew, heard }) => {
  await page.route("**/embed_bg.wasm", (route) => route.fulfill({ status: 500, body: "" }));
  await listenAnew("problem");
  await ready();
  assert.ok(await page.getByText("a tree").isVisible());
  const alert = page.locator("ply-scope [role=alert]");
  assert.match(await alert.textContent(), /^Plyscope could not be loaded: 500/);
  assert.equal(await alert.getAttribute("lang"), "en");
  assert.equal((await heard()).length, 1);
  // It can be asked again: another element on the page is no worse off.
  await page.unroute("**/embed_bg.wasm");
  await page.evaluate(() => document.querySelector("ply-scope").setAttribute("tree", "1 2"));
  await page.waitForFunction(() => document.querySelector("ply-scope").last === 8);
  complaints.splice(0, complaints.length, ...complaints.filter((told) => !told.includes("500")));
});

hosted("a script that could not be fetched is fetched anew for the next element", host(quiz()), async ({ page, ready, complaints, listenAnew }) => {
  await page.route("**/embed/scene.js", (route) => route.abort());
  await listenAnew("problem");
  await ready();
  assert.match(await page.locator("ply-scope [role=alert]").textContent(), /^Plyscope could not be loaded/);
  await page.unroute("**/embed/scene.js");
  await page.evaluate(() => document.querySelector("ply-scope").setAttribute("tree", "1 2"));
  await page.waitForFunction(() => document.querySelector("ply-scope").last === 8);
  complaints.splice(0);
});

hosted("a program that stops leaves the page and the other elements as they are", host(`${quiz({ step: "9" })}${quiz({ step: "5" })}<button id="own">Own</button><output></output>`), async ({ page, ready, press, facts, listen, heard, complaints, context, requests }) => {
  const program = await readFile(join(dist, "embed_bg.wasm"));
  // Going to a step stops it for real; opening a search does not.
  const broken = trapped(program, "scene_seek");
  await page.route("**/embed_bg.wasm", (route) => route.fulfill({ body: broken, contentType: "application/wasm" }));
  await page.reload();
  await ready("ply-scope:nth-of-type(1)");
  await ready("ply-scope:nth-of-type(2)");
  await page.evaluate(() => document.querySelector("#own").addEventListener("click", () => (document.querySelector("output").value = "pressed")));
  await listen("problem", "step");
  await press("One step forward");
  const stopped = page.locator("ply-scope").first();
  await stopped.getByRole("alert").waitFor();
  assert.match(await stopped.getByRole("alert").textContent(), /has stopped\. The rest of the page is fine\./);
  assert.deepEqual((await heard()).map(([type]) => type), ["problem"]);
  assert.deepEqual(await faults(page, "ply-scope"), []);
  await page.click("#own");
  assert.equal(await page.locator("output").first().evaluate((output) => output.value), "pressed");
  // The report says what was shown, and nothing of the page.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stopped.getByRole("button", { name: "Copy a report" }).click();
  const report = await eventually(() => page.evaluate(() => navigator.clipboard.readText()), (text) => text.startsWith("Plyscope"));
  assert.match(report, /^Plyscope \d+\.\d+\.\d+\nShown: tree=.*\nStep: 9 of 34\nWhat happened: .*unreachable/);
  assert.ok(!report.includes("host.html"), report);
  assert.doesNotMatch(report, /https?:/);
  assert.match(report, /\nWhere: [^]*(embed|wasm)/);
  // Where there is no clipboard, it is there to be selected.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await stopped.getByRole("button", { name: "Copy a report" }).click();
  assert.equal(await stopped.locator("textarea").inputValue(), report);
  // A new start brings it back where it was, by a program of its own.
  await stopped.getByRole("button", { name: "Start again" }).click();
  await page.waitForFunction(() => document.querySelector("ply-scope").shadowRoot.querySelector(".picture"));
  assert.deepEqual(await facts(["last"]), [34]);
  // When that stops as well, the one of all others goes on.
  await press("One step forward");
  await stopped.getByRole("alert").waitFor();
  const started = () => requests.filter((path) => path === "/embed.js").length;
  const before = started();
  await page.evaluate((other) => document.body.insertAdjacentHTML("beforeend", other), scope({ tree: "1 2", id: "other" }));
  await ready("#other");
  assert.equal(started(), before);
  complaints.splice(0);
});

hosted("an element that loses its program twice stays at its step, and speaks the language of the page by then", host(["kept", "first", "second"].map((id) => quiz({ step: "9", id })).join("")), async ({ page, ready, complaints }) => {
  // Another language stops it for real; going to a step does not.
  const broken = trapped(await readFile(join(dist, "embed_bg.wasm")), "scene_speak");
  await page.route("**/embed_bg.wasm", (route) => route.fulfill({ body: broken, contentType: "application/wasm" }));
  await page.reload();
  for (const id of ["kept", "first", "second"]) await ready(`#${id}`);
  let go;
  const gone = new Promise((done) => (go = done));
  await page.route(/locales\/zh\.txt/, (route) => gone.then(() => route.continue()));
  const speak = (id, lang) => page.evaluate(([id, lang]) => document.getElementById(id).setAttribute("lang", lang), [id, lang]);
  await page.evaluate(() => document.getElementById("kept").goTo(12));
  const asked = page.waitForRequest(/locales\/zh\.txt/);
  await speak("kept", "zh");
  await asked;
  await speak("first", "nl");
  await page.locator("#first").getByRole("alert").waitFor();
  await page.waitForFunction(() => {
    const second = document.getElementById("second");
    second.goTo(7);
    return second.step === 7;
  });
  await speak("second", "nl");
  await page.locator("#second").getByRole("alert").waitFor();
  await speak("kept", "nl");
  go();
  await page.locator("#kept .count", { hasText: "Stap 12 van 34" }).waitFor();
  complaints.splice(0);
});

hosted("a report has lines of Plyscope's own files only", host(""), async ({ page }) => {
  const text = await page.evaluate(async () => {
    const { reportOn } = await import("/embed/report.js");
    const site = `${location.origin}/`;
    const own = ["at wasm://wasm/01ab:wasm-function[7]:0x2", `at ${site}embed-ask_bg.wasm:wasm-function[7]:0x2`, `at go (${site}embed.js?1:1:2)`, `at go (${site}embed/scene.js:3:4)`];
    const others = [`at week (${site}course/week3.html:12:3)`, `at week (${site}embedded.html:1:2)`, "at week (https://example.org/week.js:1:2)"];
    const error = { message: "unreachable", cause: { stack: [...others, ...own].join("\n") } };
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    const { element } = reportOn(error, { step: 1, last: 2 }, { address: "tree=1+2" }, async () => {});
    element.querySelectorAll("button")[1].click();
    await new Promise((done) => setTimeout(done));
    return element.querySelector("textarea").value;
  });
  const where = text.match(/Where: (.*)\nBrowser/s)[1].split("\n  ");
  assert.deepEqual(where, ["at wasm://wasm/01ab:wasm-function[7]:0x2", "at embed-ask_bg.wasm:wasm-function[7]:0x2", "at go (embed.js?1:1:2)", "at go (embed/scene.js:3:4)"]);
});
