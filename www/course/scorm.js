// The SCORM run-time API, versions 1.2 and 2004: finding it and reporting to it.
import { Interactions } from "./interactions.js";
import { clock, interval } from "./time.js";
import { isPassed, measure } from "./score.js";

/** How much a share of the points changes at most by being written and read. */
const ROUNDING = 1e-4;

/** How long after a change the platform is asked to write it down, in milliseconds. */
const SOON = 1000;

const V1_2 = {
  version: "1.2",
  api: "API",
  calls: { open: "LMSInitialize", close: "LMSFinish", get: "LMSGetValue", set: "LMSSetValue", commit: "LMSCommit" },
  // The capacity for an attempt, in characters.
  capacity: 4096,
  names: {
    state: "cmi.suspend_data",
    mode: "cmi.core.lesson_mode",
    exit: "cmi.core.exit",
    time: "cmi.core.session_time",
  },
  time: clock,
  pass: (get) => share(get("cmi.student_data.mastery_score"), 100),
  earned: (get) => share(get("cmi.core.score.raw"), 100),
  isDone: (get) => ["passed", "completed"].includes(get("cmi.core.lesson_status")),
  isPassed: (get) => get("cmi.core.lesson_status") === "passed",
  /** What there is to write of how an attempt stands. */
  *standing({ share, isComplete, passed }) {
    if (share !== null) {
      yield ["cmi.core.score.min", "0"];
      yield ["cmi.core.score.max", "100"];
      yield ["cmi.core.score.raw", number(share * 100)];
    }
    const done = passed === null ? "completed" : passed ? "passed" : "failed";
    yield ["cmi.core.lesson_status", isComplete ? done : "incomplete"];
  },
};

const V2004 = {
  version: "2004",
  api: "API_1484_11",
  calls: { open: "Initialize", close: "Terminate", get: "GetValue", set: "SetValue", commit: "Commit" },
  capacity: 64000,
  names: { state: "cmi.suspend_data", mode: "cmi.mode", exit: "cmi.exit", time: "cmi.session_time" },
  time: interval,
  pass: (get) => share(get("cmi.scaled_passing_score"), 1),
  earned: (get) => share(get("cmi.score.scaled"), 1),
  isDone: (get) => get("cmi.completion_status") === "completed",
  isPassed: (get) => get("cmi.success_status") === "passed",
  *standing({ share, isComplete, passed, points, of, done }) {
    if (share !== null) {
      yield ["cmi.score.min", "0"];
      yield ["cmi.score.max", String(of)];
      yield ["cmi.score.raw", String(points)];
      yield ["cmi.score.scaled", number(share)];
    }
    yield ["cmi.progress_measure", number(done)];
    yield ["cmi.completion_status", isComplete ? "completed" : "incomplete"];
    if (isComplete && passed !== null) yield ["cmi.success_status", passed ? "passed" : "failed"];
  },
};

/** A platform's number as a fraction of its maximum; null for anything else. */
function share(text, most) {
  const number = text === "" ? NaN : Number(text) / most;
  return number >= 0 && number <= 1 ? number : null;
}

/** A number as both versions read it: few digits, and no exponent. */
const number = (value) => String(Math.round(value * 10000) / 10000);

/** What `name` is at a window or above it. A window of another site shows nothing, but has a parent. */
function above(start, name) {
  let place = start;
  for (let height = 0; place && height < 100; height += 1) {
    try {
      if (place[name]) return place[name];
    } catch {}
    if (place.parent === place) break;
    place = place.parent;
  }
  return null;
}

/** The run-time's object: above this page, or above the one that opened it. */
function find(name) {
  return above(window.parent, name) ?? above(window.opener, name) ?? above(window.top?.opener, name);
}

/** The attempt that a platform has opened; null where there is none. */
export function openScorm({ version, pass }) {
  const order = version === "1.2" ? [V1_2, V2004] : [V2004, V1_2];
  for (const dialect of order) {
    const api = find(dialect.api);
    const attempt = api && new Attempt(api, dialect, pass);
    if (attempt?.open()) return attempt;
  }
  return null;
}

/** An attempt at a lesson, as a platform keeps it. */
class Attempt {
  #api;
  #dialect;
  #pass;
  #before;
  #written = new Map();
  #timer;
  #begun = Date.now();
  #isOpen = false;
  #isChanged = false;
  #interactions;

  /** What was kept the last time. */
  state = "";

  /** Called when the platform refuses a later write. */
  onTrouble = () => {};

  constructor(api, dialect, pass) {
    [this.#api, this.#dialect, this.#pass] = [api, dialect, pass];
  }

  /** How many characters the platform keeps. */
  get capacity() {
    return this.#dialect.capacity;
  }

  open() {
    this.#isOpen = this.#call("open");
    if (!this.#isOpen) return false;
    const get = (name) => this.#get(name);
    const { names, earned, isDone, isPassed, pass } = this.#dialect;
    this.state = get(names.state);
    this.#pass = pass(get) ?? this.#pass;
    this.#interactions = new Interactions(this.#dialect.version, get, (name, value) => this.#set(name, value));
    this.#before = { share: earned(get), isDone: isDone(get), isPassed: isPassed(get), mode: get(names.mode) };
    return true;
  }

  /** Takes how the lesson stands; false when the platform does not. */
  progress({ state, points, of, answered, questions }) {
    const { names, standing } = this.#dialect;
    let isTaken = this.#set(names.state, state);
    if (this.#counts) {
      const before = this.#before;
      const [earned, isComplete] = [measure(points, of), answered === questions || before.isDone];
      // Earned points stay, even if their answers were lost. Before the first answer there is no score,
      // which is something else than 0.
      const isScored = earned !== null && (answered > 0 || before.share !== null);
      const isLess = isScored && earned < (before.share ?? 0) - ROUNDING;
      const share = !isScored ? null : isLess ? before.share : earned;
      const passed = before.isPassed || isPassed(share, this.#pass);
      const done = questions ? answered / questions : 1;
      const worth = { points: isLess ? Math.round(share * of) : points, of };
      for (const [name, value] of standing({ share, isComplete, passed, done, ...worth })) {
        isTaken = this.#set(name, value) && isTaken;
      }
    }
    this.#commitSoon();
    return isTaken;
  }

  /** Reviewing a finished attempt or browsing changes no result. */
  get #counts() {
    return !["browse", "review"].includes(this.#before.mode);
  }

  /** An answer was checked. Not every platform keeps answers, so it is no trouble if this one does not. */
  answer(answer) {
    if (this.#counts) this.#interactions.add(answer);
    this.#commitSoon();
    return true;
  }

  /** The score is the only result. */
  complete() {
    return true;
  }

  /** Ends the attempt for now, so that it can be gone on with. */
  leave() {
    if (!this.#isOpen) return;
    const { names, time } = this.#dialect;
    this.#set(names.exit, "suspend");
    this.#set(names.time, time(Date.now() - this.#begun));
    clearTimeout(this.#timer);
    this.#call("commit");
    this.#call("close");
    this.#isOpen = false;
  }

  #commitSoon() {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#call("commit") || this.onTrouble(), SOON);
  }

  /** Writes a value, unless the platform has it already. */
  #set(name, value) {
    if (!this.#isOpen || this.#written.get(name) === value) return this.#isOpen;
    const isTaken = this.#call("set", name, value);
    if (isTaken) this.#written.set(name, value);
    this.#isChanged ||= isTaken;
    return isTaken;
  }

  #get(name) {
    try {
      return String(this.#api[this.#dialect.calls.get](name) ?? "");
    } catch {
      return "";
    }
  }

  /** Some platforms answer with a text, some with a truth value. */
  #call(what, ...parts) {
    try {
      return String(this.#api[this.#dialect.calls[what]](...(parts.length ? parts : [""]))) === "true";
    } catch {
      return false;
    }
  }
}
