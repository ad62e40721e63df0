// A learning record store (Experience API 1.0.3).
import { isPassed, measure } from "./score.js";
import { interval } from "./time.js";
import { unsentOf } from "./unsent.js";
import { read } from "../fetch-text.js";

/** What the lesson's state is called in the store. */
const STATE = "plyscope";

/** The time limit for reading the stored state, in milliseconds. */
const PATIENCE = 8000;

/** The delays before a statement is sent again, in milliseconds; after the last the page reports a problem. */
const PAUSES = [1000, 4000, 15000];

/**
 * The statuses with which a store refuses statements for good: one is wrong, it has one already, or they are too
 * large. It takes all of a request or none, so that only a request with a single one says which.
 */
const [WRONG, THERE, LARGE] = [400, 409, 413];

/** How many statements wait at most for a store that cannot be reached. */
const MOST_WAITING = 200;

const verb = (name) => ({ id: `http://adlnet.gov/expapi/verbs/${name}`, display: { "en-US": name } });

/** The extension with the ids of misconceptions, as a list; see docs/src/results.md. */
const MISCONCEPTIONS = "https://github.com/plyscope/plyscope/xapi/misconceptions";

/** The verbs that a grade hangs on, and that are never given up for others. */
const RESULTS = ["completed", "passed", "failed"].map((name) => verb(name).id);

/** How many bytes browsers still send in all when a page is left (Fetch, “keepalive”), with some to spare. */
const LAST_BYTES = 60_000;

/** How many characters the store is asked to keep: what browsers still send when a page is left. */
const CAPACITY = 30000;

/** How many bytes of a state are read that the store has kept. */
const MOST_STATE = 4 * CAPACITY;

const isResult = (statement) => RESULTS.includes(statement.verb?.id);

/** The lesson as a record store knows it; null when the store cannot be reached. */
export async function openStore(launch, course) {
  const store = new Store(launch, course.pass, await unsentOf(launch));
  return (await store.open()) ? store : null;
}

class Store {
  #launch;
  #pass;
  #begun = Date.now();
  #waiting = [];
  /** The statements that a request has had; those that wait may have arrived all the same. */
  #tried = new WeakSet();
  /** Those that wait and were refused alone; given up once the store takes another one. */
  #refused = new Set();
  #sending = null;
  /** How many statements a request has at most: one, from when the store has refused several until all were sent. */
  #most = Infinity;
  #failures = 0;
  #kept;
  #confirmed;
  /** The points with which the lesson was reported as complete. */
  #reported = null;
  #isPassed = false;
  #isRestored = false;
  #isOpen = true;
  #unsent;

  state = "";
  capacity = CAPACITY;
  onTrouble = () => {};

  constructor(launch, pass, unsent) {
    [this.#launch, this.#pass, this.#unsent] = [launch, pass, unsent];
  }

  async open() {
    try {
      const answer = await this.#ask("GET", this.#statePath(), null, AbortSignal.timeout(PATIENCE));
      if (answer.ok) this.state = (await read(answer, MOST_STATE)) ?? "";
      else if (answer.status !== 404) return false;
    } catch {
      return false;
    }
    [this.#kept, this.#confirmed] = [this.state, this.state];
    const { statements, state, before } = this.#unsent.read();
    this.#waiting = statements.map((statement) => this.#signed(statement));
    // The state sent by another device is newer.
    if (state !== undefined && ["", before].includes(this.state)) this.#keepState((this.state = state));
    this.#say("initialized");
    addEventListener("visibilitychange", () => document.hidden && this.#keep());
    return true;
  }

  /** Keeps how the lesson stands. */
  progress({ state, points, of, answered, questions }) {
    // What was restored comes first, and was reported before.
    const isRestored = !this.#isRestored && this.state !== "";
    this.#isRestored = true;
    if (isRestored && questions > 0 && answered === questions) {
      [this.#reported, this.#isPassed] = [points, isPassed(measure(points, of), this.#pass) === true];
    }
    if (state !== this.#kept) this.#keepState(state);
    // A lesson without questions is complete once it is open.
    if (!questions) this.complete({ points: 0, of: 0 });
    return true;
  }

  /** An answer was checked; the score is its own. The misconceptions that lead to it are an extension of its result. */
  answer({ question, text, earned, of, wrong, missed, seconds, misconceptions = [] }) {
    const { activity } = this.#launch;
    const id = `${activity}${activity.includes("#") ? "/" : "#"}${encodeURIComponent(question)}`;
    this.#say("answered", {
      object: { objectType: "Activity", id, definition: { type: "http://adlnet.gov/expapi/activities/cmi.interaction", interactionType: "other", name: { und: String(question) } } },
      result: {
        ...score(earned, of),
        success: wrong === 0 && missed === 0,
        response: String(text).slice(0, 4000),
        ...(seconds !== undefined && { duration: interval(seconds * 1000) }),
        ...(misconceptions.length > 0 && { extensions: { [MISCONCEPTIONS]: misconceptions } }),
      },
    });
    return true;
  }

  /** Every question has been answered. Later answers may change the points, which are then reported again. */
  complete({ points, of }) {
    if (points === this.#reported) return true;
    this.#reported = points;
    const share = measure(points, of);
    const duration = interval(Date.now() - this.#begun);
    const passed = isPassed(share, this.#pass);
    const result = { ...score(points, of), completion: true, duration };
    this.#say("completed", { result });
    // Another question that is dealt instead of one that was right can lower the points, and fails nobody who has passed.
    if (passed || (passed === false && !this.#isPassed)) {
      this.#say(passed ? "passed" : "failed", { result: { ...result, success: passed } });
    }
    this.#isPassed ||= passed === true;
    return true;
  }

  /** The page is left: results are sent first, and what does not fit is stored. */
  leave() {
    if (!this.#isOpen) return;
    const isUnsent = this.#waiting.length > 0 || this.#kept !== this.#confirmed;
    this.#isOpen = false;
    this.#say("terminated", { result: { duration: interval(Date.now() - this.#begun) } });
    // The page does not learn whether this arrives. Leaving the page alone is not worth storing.
    if (isUnsent) this.#write();
    const [results, others] = parted(this.#waiting, isResult);
    const last = others.pop();
    // A store that has one of those that were tried refuses all that come with it.
    const isTried = (statement) => this.#tried.has(statement);
    const [triedResults, newResults] = parted(results, isTried);
    let left = this.#tellInChunks([...newResults, last], LAST_BYTES);
    for (const result of triedResults) left = this.#tellInChunks([result], left);
    if (this.#kept !== this.#confirmed) {
      const content = { content: this.#kept, "Content-Type": "text/plain;charset=utf-8" };
      left -= this.#sendOnLeave("activities/state?method=PUT", { ...Object.fromEntries(this.#stateOf()), ...content }, left);
    }
    const [triedOthers, newOthers] = parted(others, isTried);
    this.#tellInChunks(triedOthers, this.#tellInChunks(newOthers, left));
  }

  /** Sends statements while the page is being left, in as many requests as fit; returns the bytes left. */
  #tellInChunks(statements, space) {
    const tell = (some) =>
      some.length === 0 ? 0 : this.#sendOnLeave("statements?method=POST", { content: JSON.stringify(some), "Content-Type": "application/json" }, space);
    const sent = tell(statements);
    if (sent > 0 || statements.length < 2) return space - sent;
    // Too many for one request: the first half comes first.
    const middle = Math.ceil(statements.length / 2);
    return this.#tellInChunks(statements.slice(middle), this.#tellInChunks(statements.slice(0, middle), space));
  }

  /** Keeps what the store has not taken for the next time that the lesson is opened. */
  #keep() {
    if (this.#isOpen) this.#write();
  }

  #write() {
    this.#unsent.write({ statements: this.#waiting, state: this.#kept, before: this.#confirmed });
  }

  #keepState(state) {
    this.#kept = state;
    const end = (isTaken) => {
      if (isTaken) this.#confirmed = state;
      else this.onTrouble();
      this.#keep();
    };
    this.#ask("PUT", this.#statePath(), state).then(({ ok }) => end(ok), () => end(false));
  }

  #say(name, { object, result } = {}) {
    const { activity } = this.#launch;
    const lesson = { objectType: "Activity", id: activity, definition: { type: "http://adlnet.gov/expapi/activities/lesson" } };
    this.#waiting.push(this.#signed({
      id: uuid(),
      verb: verb(name),
      object: object ?? lesson,
      ...(result && { result }),
      context: { platform: "Plyscope", ...(object && { contextActivities: { parent: [lesson] } }) },
      timestamp: new Date().toISOString(),
    }));
    if (this.#waiting.length > MOST_WAITING) {
      // The oldest one without a result.
      const oldest = this.#waiting.findIndex((statement) => !isResult(statement));
      this.#waiting.splice(Math.max(oldest, 0), 1);
    }
    if (this.#isOpen && !this.#sending) this.#send();
  }

  /** A statement with the student of the launch. */
  #signed(statement) {
    const { actor, registration } = this.#launch;
    return { ...statement, actor, context: { ...statement.context, ...(registration && { registration }) } };
  }

  #send() {
    const sent = this.#waiting.filter((statement) => !this.#refused.has(statement)).slice(0, this.#most);
    if (!sent.length) return this.#rest();
    for (const statement of sent) this.#tried.add(statement);
    const end = (status) => {
      this.#sending = null;
      this.#hear(status, sent);
    };
    this.#sending = this.#ask("POST", "statements", JSON.stringify(sent)).then(({ status }) => end(status), () => end(0));
  }

  /** What the store says to statements; 0 if nothing was heard. */
  #hear(status, sent) {
    const isRefused = [WRONG, THERE, LARGE].includes(status);
    if (isRefused && sent.length > 1) {
      this.#most = 1;
      return this.#send();
    }
    if (!isRefused && !(status >= 200 && status < 300)) return this.#again();
    if (isRefused && status !== THERE) this.#refused.add(sent[0]);
    else this.#waiting = this.#waiting.filter((statement) => !sent.includes(statement));
    if (!isRefused) this.#giveUp();
    this.#failures = 0;
    this.#keep();
    this.#send();
  }

  /** Gives up what was refused: the store has taken another statement, so that these are what is wrong. */
  #giveUp() {
    if (this.#refused.size === 0) return;
    this.#waiting = this.#waiting.filter((statement) => !this.#refused.has(statement));
    this.#refused.clear();
    this.onTrouble("refused");
  }

  /** Nothing is left to send; what was refused is tried again with the next statement. */
  #rest() {
    this.#most = Infinity;
    if (this.#refused.size > 0) this.onTrouble();
    this.#refused.clear();
  }

  #again() {
    this.#keep();
    const pause = PAUSES[this.#failures];
    this.#failures += 1;
    if (pause === undefined) {
      // Waiting statements are sent with the next one.
      this.#failures = 0;
      this.onTrouble();
    } else {
      this.#sending = new Promise((done) => setTimeout(done, pause)).then(() => this.#send());
    }
  }

  /**
   * Sends a request while the page is being left. A request with custom headers would be dropped then,
   * since it needs a preflight; so the headers are sent as form fields (“alternate request syntax”, xAPI
   * 1.0.3, part 3, 1.3). Statements in flight are sent again: the store keeps each once. Returns the number
   * of bytes; 0 if they do not fit and nothing is sent.
   */
  #sendOnLeave(path, fields, space) {
    const headers = { Authorization: this.#launch.auth, "X-Experience-API-Version": "1.0.3", ...fields };
    const body = new URLSearchParams(headers);
    const bytes = body.toString().length;
    if (bytes > space) return 0;
    const options = { method: "POST", body, mode: "no-cors", keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" };
    fetch(this.#launch.endpoint + path, options).catch(() => {});
    return bytes;
  }

  #ask(method, path, body, signal) {
    const headers = { Authorization: this.#launch.auth, "X-Experience-API-Version": "1.0.3" };
    if (body !== null) headers["Content-Type"] = path === "statements" ? "application/json" : "text/plain;charset=utf-8";
    return fetch(this.#launch.endpoint + path, { method, headers, body, signal, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" });
  }

  #statePath() {
    return `activities/state?${this.#stateOf()}`;
  }

  #stateOf() {
    const { actor, activity, registration } = this.#launch;
    const query = new URLSearchParams({ activityId: activity, agent: JSON.stringify(actor), stateId: STATE });
    if (registration) query.set("registration", registration);
    return query;
  }
}

/** The items with a property, and the others. */
const parted = (items, has) => [items.filter(has), items.filter((item) => !has(item))];

/** A score as a result has it; nothing where there are no points. */
function score(points, of) {
  const scaled = measure(points, of);
  return scaled === null ? {} : { score: { scaled: Math.round(scaled * 10000) / 10000, raw: points, min: 0, max: of } };
}

/** A random UUID (RFC 4122, version 4); `crypto.randomUUID` is not there on plain addresses. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  [bytes[6], bytes[8]] = [(bytes[6] & 15) | 64, (bytes[8] & 63) | 128];
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20, 32]].map(([from, to]) => digits.slice(from, to)).join("-");
}
