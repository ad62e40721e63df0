// Lessons that are opened with a record store: what is sent to it, and which addresses are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { open } from "./support/browser.mjs";
import { keys, scratch } from "./support/course.mjs";
import { eventually } from "./support/rest.mjs";
import { dist, strictPolicy } from "./support/server.mjs";
import { LIMIT, site } from "./support/site.mjs";
import { faults, startStore } from "./support/store.mjs";

const ACTOR = { objectType: "Agent", name: "Ada Lovelace", mbox: "mailto:ada@example.org" };
const REGISTRATION = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";

// A site that sends results elsewhere has to allow it.
const its = site({ policy: `${strictPolicy}; connect-src 'self' http://127.0.0.1:*` });

/** The address with which a platform opens a lesson. */
function launched(store, said = {}) {
  const all = { lesson: "lecture-1", pass: 60, endpoint: store.endpoint, auth: store.auth, actor: JSON.stringify(ACTOR), registration: REGISTRATION, activity_id: "https://example.org/course/1", ...said };
  const kept = Object.entries(all).filter(([, value]) => value !== null);
  return `${its.server.url}course.html?${new URLSearchParams(kept)}`;
}

/** Opens the lesson in `page`, and waits until it shows. */
async function launch(page, store, said) {
  await page.goto(launched(store, said));
  await page.waitForSelector(".results");
}

/** A browser of its own with the lesson open. */
async function openLesson(store, said) {
  const student = await open(its.browser);
  await launch(student.page, store, said);
  return student;
}

const verbs = ({ statements }) => statements.map(({ verb }) => verb.id.split("/").at(-1));

/** How long a statement may take, in milliseconds: more than the pauses before it is sent again. */
const PATIENCE = 60_000;

/** Waits until the store has so many statements with a verb. */
async function until(store, verb, many = 1) {
  const count = () => verbs(store).filter((one) => one === verb).length;
  assert.ok((await eventually(count, (found) => found >= many, PATIENCE)) >= many, `${many} × ${verb}: ${verbs(store)}`);
}

async function answer(page, number, text) {
  await page.locator(".asking-here .button").nth(number).click();
  await page.fill("#answer", text);
  await page.click(".check");
  await page.waitForSelector(".result");
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.waitForSelector(".results");
}

test("a lesson sends statements to a record store, and goes on from its state", LIMIT, async (t) => {
  const store = await startStore(t);
  const right = await keys(await scratch(t), join(dist, "lessons/lecture-1.en.md"));
  const { page, context, complaints } = await openLesson(store);
  assert.match(await page.textContent(".results"), /Your points and answers go to your course\./);
  assert.equal(await page.locator(".results input, .results button").count(), 0, "there is no file to hand in");
  await answer(page, 0, right[1]);
  await answer(page, 1, right[2] === "yes" ? "no" : "yes");
  await until(store, "answered", 2);
  await page.goto("about:blank");
  await until(store, "terminated");
  assert.deepEqual(verbs(store), ["initialized", "answered", "answered", "terminated"]);
  await launch(page, store);
  // The state is there again.
  await page.locator(".asking-here").first().filter({ hasText: "1 of 1 point" }).waitFor();
  await answer(page, 2, right[3]);
  await until(store, "passed");
  assert.deepEqual(verbs(store).slice(4), ["initialized", "answered", "completed", "passed"]);
  assert.deepEqual(store.faults, []);
  const [, first, second] = store.statements;
  assert.deepEqual([first.result.success, first.result.score.scaled, first.result.response], [true, 1, right[1]]);
  assert.equal(second.result.success, false);
  assert.equal(first.object.id, "https://example.org/course/1#turn-back");
  assert.deepEqual(first.context.contextActivities.parent.map(({ id }) => id), ["https://example.org/course/1"]);
  const passed = store.statements.at(-1);
  assert.deepEqual(passed.actor, ACTOR);
  assert.equal(passed.context.registration, REGISTRATION);
  assert.deepEqual(passed.result.score, { scaled: 0.875, raw: 7, min: 0, max: 8 });
  // Points that are earned after that count too.
  await answer(page, 1, right[2]);
  await until(store, "passed", 2);
  assert.deepEqual(verbs(store).slice(8), ["answered", "completed", "passed"]);
  for (const { result } of store.statements.slice(9)) assert.deepEqual(result.score, { scaled: 1, raw: 8, min: 0, max: 8 });
  await page.goto("about:blank");
  await until(store, "terminated", 2);
  // A state of an earlier version, which is written anew, is no new result; and who has passed does not fail.
  const [[key, state]] = store.states;
  store.states.set(key, state.replace(/^2;/, "1;").replaceAll(/(\*[^;*]*);[0-9a-f]{4}(?=;)/g, "$1"));
  const many = store.statements.length;
  await launch(page, store);
  await page.locator(".results").filter({ hasText: "8 of 8" }).waitFor();
  for (const points of [8, 3]) await sayComplete(page, points);
  await until(store, "completed", 3);
  await page.goto("about:blank");
  await until(store, "terminated", 3);
  assert.deepEqual(verbs(store).slice(many), ["initialized", "completed", "terminated"]);
  assert.deepEqual(store.faults, []);
  // A store that has kept nothing yet says 404, as it has to, and browsers complain of that.
  assert.deepEqual(complaints.filter((text) => !text.includes("activities/state")), []);
  await context.close();
});

test("an answer carries its misconceptions and its time, and nothing is a score before it", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await openLesson(store, { lesson: "lecture-2" });
  const place = page.locator('.asking-here:has([href*="ask=cs61b"])').getByRole("link");
  await place.click();
  for (const [before, text] of ["L3-4 L4-4", "L3-4 L4-4 L4-7..8", "L3-4 L4-4"].entries()) {
    await page.fill("#answer", text);
    await page.click(".check");
    await until(store, "answered", before + 1);
  }
  const [opened, ...answered] = store.statements;
  assert.equal(opened.result, undefined);
  const extension = "https://github.com/plyscope/plyscope/xapi/misconceptions";
  const tops = { [extension]: ["only-tops"] };
  assert.deepEqual(answered.map(({ result }) => result.extensions), [tops, undefined, tops]);
  assert.deepEqual(answered.map(({ result }) => result.success), [false, true, false]);
  assert.deepEqual(answered.map(({ result }) => result.score.raw), [2, 4, 2], "the score of an answer is its own, not the best");
  for (const { result } of answered) assert.match(result.duration, /^PT0H\d+M\d+S$/);
  assert.deepEqual(answered.map(faults), [[], [], []]);
  assert.deepEqual(store.faults, []);
  await context.close();
});

test("a store that fails for a moment gets all statements in the end", LIMIT, async (t) => {
  const store = await startStore(t, { refuse: 2 });
  const { page, context } = await openLesson(store);
  await answer(page, 0, "no");
  await until(store, "answered");
  assert.deepEqual(verbs(store), ["initialized", "answered"]);
  assert.equal(await page.locator(".notice").count(), 0, "no notice is shown");
  await context.close();
});

test("a store that refuses many statements for one that it has gets the others", LIMIT, async (t) => {
  const store = await startStore(t);
  store.isStrict = true;
  const { page, context } = await openLesson(store);
  await until(store, "initialized");
  store.loses = 1;
  await sayMuch(page, 1);
  await sayComplete(page);
  await until(store, "passed");
  assert.deepEqual(verbs(store), ["initialized", "answered", "completed", "passed"]);
  assert.equal(await page.locator(".notice").count(), 0, "no notice is shown");
  await context.close();
});

test("a statement that a store does not take holds no other up", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await openLesson(store);
  await until(store, "initialized");
  store.refuse = Infinity;
  await sayMuch(page, 2);
  await page.goto(`${its.server.url}index.html`);
  // As an older version might have kept it.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("plyscope.unsent."));
    const kept = JSON.parse(localStorage[key]);
    kept.statements[0].id = "7";
    localStorage[key] = JSON.stringify(kept);
  });
  store.refuse = 0;
  await launch(page, store);
  await until(store, "answered");
  await page.locator(".notice").filter({ hasText: "which is not sent again" }).waitFor();
  await page.getByRole("button", { name: "Save the results to hand them in" }).waitFor();
  assert.equal(await page.getByText("Your points and answers go to your course.").count(), 0);
  assert.deepEqual(new Set(store.faults), new Set(["id"]));
  await until(store, "initialized", 2);
  await page.goto(`${its.server.url}index.html`);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("plyscope.unsent.")));
  await context.close();
});

test("a store that takes no statement at all loses none", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await open(its.browser);
  store.takesNone = true;
  await launch(page, store);
  await sayMuch(page, 2);
  await sayComplete(page);
  await page.locator(".notice").filter({ hasText: "They are sent again" }).waitFor();
  await page.goto(`${its.server.url}index.html`);
  assert.deepEqual(store.statements, []);
  store.takesNone = false;
  await launch(page, store);
  await until(store, "passed");
  await until(store, "answered", 2);
  await until(store, "completed");
  await context.close();
});

test("what is too old on the device, or cannot be read, is removed", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await open(its.browser);
  await page.goto(`${its.server.url}index.html`);
  await page.evaluate(() => {
    const kept = { broken: "{", nothing: "null", old: '{"when":0}', fresh: JSON.stringify({ when: Date.now() }) };
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(`plyscope.unsent.${name}`, text);
  });
  await launch(page, store);
  await until(store, "initialized");
  await page.goto(`${its.server.url}index.html`);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plyscope.unsent.")));
  assert.deepEqual(left, ["plyscope.unsent.fresh"]);
  await context.close();
});

test("a store that cannot be reached is reported, and the lesson plays", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await openLesson({ ...store, auth: "Basic wrong" });
  assert.match(await page.textContent(".notice"), /does not take results at the moment/);
  await answer(page, 0, "no");
  assert.deepEqual(store.statements, []);
  await context.close();
});

test("addresses that cannot be trusted are not followed", LIMIT, async (t) => {
  const store = await startStore(t);
  const hostile = [
    { endpoint: "http://example.org/xapi/" },
    { endpoint: "javascript:alert(1)" },
    { endpoint: "https://user:secret@example.org/xapi/" },
    { endpoint: `https://example.org/${"a".repeat(3000)}` },
    { actor: null },
    { actor: "{" },
    { actor: JSON.stringify({ name: "Nobody" }) },
    { actor: JSON.stringify({ mbox: "javascript:alert(1)" }) },
    { actor: `{"mbox": ${"[".repeat(3000)}` },
    { auth: null },
    { auth: "a\r\nHost: example.org" },
    { activity_id: "x".repeat(9000) },
  ];
  for (const said of hostile) {
    const { page, context, complaints } = await openLesson(store, said);
    assert.match(await page.textContent(".notice"), /does not clearly say where to send results/, JSON.stringify(said).slice(0, 90));
    assert.deepEqual(complaints, []);
    await context.close();
  }
  assert.deepEqual(store.statements, []);
});

test("people are described anew, with one identifier", LIMIT, async (t) => {
  const store = await startStore(t);
  const table = [
    [{ name: ["Ada"], mbox: ["mailto:ada@example.org"], extra: { deep: 1 } }, { objectType: "Agent", name: "Ada", mbox: "mailto:ada@example.org" }],
    [{ account: { homePage: "https://example.org", name: "17" }, openid: "nonsense" }, { objectType: "Agent", account: { homePage: "https://example.org", name: "17" } }],
    [{ account: [{ accountServiceHomePage: "https://example.org", accountName: "18" }] }, { objectType: "Agent", account: { homePage: "https://example.org", name: "18" } }],
    [{ mbox_sha1sum: "a".repeat(40), name: "" }, { objectType: "Agent", mbox_sha1sum: "a".repeat(40) }],
  ];
  for (const [before, [said, expected]] of table.entries()) {
    const { page, context } = await openLesson(store, { actor: JSON.stringify(said), registration: "no", activity_id: null });
    await until(store, "initialized", before + 1);
    // The page before may say only now that it was left.
    const { actor, object, context: around } = store.statements.findLast(({ verb }) => verb.id.endsWith("/initialized"));
    assert.deepEqual(actor, expected);
    assert.equal(object.id, `${its.server.url}course.html?lesson=lecture-1`);
    assert.equal(around.registration, undefined);
    await context.close();
  }
  assert.deepEqual(store.faults, []);
});

/** Has the page say that so many long answers were checked: more than browsers send when a page is left. */
const sayMuch = (page, many) =>
  page.evaluate((many) => {
    for (let number = 0; number < many; number += 1) {
      const detail = { question: `q${number}`, text: "L3-4 ".repeat(600), points: 1, earned: 1, of: 1, right: 1, wrong: 0, missed: 0 };
      document.dispatchEvent(new CustomEvent("plyscope:answer", { detail }));
    }
  }, many);
const sayComplete = (page, points = 8) => page.evaluate((points) => document.dispatchEvent(new CustomEvent("plyscope:complete", { detail: { points, of: 8 } })), points);
const keptOnDevice = (page) => page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }).flat().join("\n"));

for (const isStrict of [false, true]) test(`a grade gets through when the page is left, however much waits, and the rest the next time${isStrict ? ", to a strict store" : ""}`, LIMIT, async (t) => {
  const store = await startStore(t);
  store.isStrict = isStrict;
  const { page, context } = await openLesson(store);
  await until(store, "initialized");
  // What the page sends again by itself would hide what it sends as it is left.
  Object.assign(store, { refuse: Infinity, isForLeaving: true });
  await sayMuch(page, 60);
  await sayComplete(page);
  await page.goto(`${its.server.url}index.html`);
  await until(store, "passed");
  store.refuse = 0;
  assert.ok(verbs(store).includes("completed"));
  assert.ok(verbs(store).filter((verb) => verb === "answered").length < 60, "not all has room");
  // What is kept does not say who it is of.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plyscope.unsent.")).map((key) => localStorage[key]).join());
  assert.match(kept, /"id":.*answered/);
  assert.doesNotMatch(kept, /ada@|Lovelace|mailto|dGVzdA|6ba7b810/);
  // Another student gets nothing of it.
  await launch(page, store, { actor: JSON.stringify({ mbox: "mailto:other@example.org" }) });
  await launch(page, store);
  await until(store, "answered", 60);
  const answered = store.statements.filter(({ verb }) => verb.id.endsWith("/answered"));
  assert.deepEqual(new Set(answered.map(({ actor }) => actor.mbox)), new Set([ACTOR.mbox]));
  assert.deepEqual(store.faults, []);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("plyscope.unsent.")));
  await context.close();
});

test("a complete lesson is reported again when its points change, and only then", LIMIT, async (t) => {
  const table = [
    [null, ["completed 4", "completed 6", "completed 3"]],
    [60, ["completed 4", "failed 4", "completed 6", "passed 6", "completed 3"]],
    [90, ["completed 4", "failed 4", "completed 6", "failed 6", "completed 3", "failed 3"]],
  ];
  for (const [pass, expected] of table) {
    const store = await startStore(t);
    const { page, context } = await openLesson(store, { pass });
    for (const points of [4, 4, 6, 6, 3]) await sayComplete(page, points);
    await eventually(() => store.statements.length > expected.length, Boolean, PATIENCE);
    const [, ...later] = store.statements;
    const reported = later.map(({ verb, result }) => `${verb.id.split("/").at(-1)} ${result.score.raw}`);
    assert.deepEqual(reported, expected, `${pass}`);
    assert.deepEqual(store.faults, []);
    await context.close();
  }
});

test("a grade is not given up for later answers", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context } = await openLesson(store);
  await until(store, "initialized");
  store.refuse = Infinity;
  await sayComplete(page);
  await sayMuch(page, 250);
  store.refuse = 0;
  await until(store, "answered");
  assert.deepEqual(verbs(store).slice(0, 3), ["initialized", "completed", "passed"]);
  await context.close();
});

test("what the store has not kept of a lesson is there the next time", LIMIT, async (t) => {
  const store = await startStore(t);
  const right = await keys(await scratch(t), join(dist, "lessons/lecture-1.en.md"));
  const { page, context } = await openLesson(store);
  await page.route(`${store.endpoint}**`, (route) => route.abort());
  await answer(page, 0, right[1]);
  await page.waitForSelector(".notice");
  await page.goto("about:blank");
  await page.unroute(`${store.endpoint}**`);
  await page.goto(launched(store));
  await page.locator(".asking-here").first().filter({ hasText: "1 of 1 point" }).waitFor();
  await until(store, "answered");
  await context.close();
});

test("what an address says of a student stays neither there nor on the device, and goes to nobody else", LIMIT, async (t) => {
  const store = await startStore(t);
  const { page, context, complaints } = await open(its.browser);
  const requests = [];
  context.on("request", (request) => requests.push(request.allHeaders().catch(() => request.headers())));
  await launch(page, store);
  await until(store, "initialized");
  const secrets = /dGVzdA|ada@|ada%40|Lovelace|endpoint|registration|6ba7b810/i;
  assert.doesNotMatch(page.url(), secrets);
  assert.match(page.url(), /course\.html\?lesson=lecture-1&pass=60&launched=#embed&lesson=lecture-1$/);
  assert.doesNotMatch(await keptOnDevice(page), secrets);
  // What leads out opens beside the page, and does not say where from.
  await page.locator(".scene a.see").first().scrollIntoViewIfNeeded();
  const [opened] = await Promise.all([context.waitForEvent("page"), page.locator(".scene a.see").first().click()]);
  await opened.waitForSelector(".transport");
  assert.deepEqual(await opened.evaluate(() => [document.referrer, opener]), ["", null]);
  await opened.close();
  // Of a request that ended with its page only the headers it was planned with are known: there "none" is empty.
  for (const { referer = "" } of await Promise.all(requests)) assert.equal(referer, "");
  assert.ok(requests.length > 10);
  // Loaded again, the page says what it lacks, and the lesson plays.
  await page.reload();
  await page.waitForSelector(".results");
  assert.match(await page.textContent(".notice"), /Open the lesson from your course/);
  assert.doesNotMatch(await keptOnDevice(page), secrets);
  assert.deepEqual(complaints.filter((text) => !text.includes("activities/state")), []);
  await context.close();
});

test("the store of these tests knows a wrong statement", () => {
  const statement = { id: REGISTRATION, actor: ACTOR, verb: { id: "http://adlnet.gov/expapi/verbs/answered" }, object: { id: "https://example.org" }, timestamp: "2026-11-22T01:02:03.000Z" };
  assert.deepEqual(faults(statement), []);
  const table = [
    [{ id: "7" }, "id"],
    [{ actor: { name: "x" } }, "actor: one way to tell who"],
    [{ object: { id: "x" } }, "object"],
    [{ result: { score: { scaled: 2, raw: 1, min: 0, max: 1 } } }, "score.scaled"],
    [{ result: { duration: "3 s" } }, "duration"],
    [{ more: 1 }, "unknown property"],
  ];
  for (const [change, fault] of table) assert.deepEqual(faults({ ...statement, ...change }), [fault]);
});
