// The answers of a student as SCORM keeps them (`cmi.interactions`), in the forms of both versions.
import { clock, interval } from "./time.js";

/** How many answers are kept of an attempt: the fewest that a platform for SCORM 2004 must keep. */
const MOST = 250;

/** The longest text of an answer in SCORM 1.2, and the longest of the two kinds in 2004. */
const [SHORT, FILL_IN, LONG] = [255, 250, 4000];

const two = (number) => String(number).padStart(2, "0");

/** How good an answer was: a word, or the share of the points as both versions read it. */
function result({ earned, of, wrong, missed }, words) {
  if (wrong === 0 && missed === 0) return words.right;
  return earned > 0 && of > 0 ? String(Math.round((earned / of) * 10000) / 10000) : words.wrong;
}

/** Of a text so much as fits, in one line. */
const fitting = (text, most) => String(text).replace(/\s+/g, " ").trim().slice(0, most);

const V1_2 = {
  // CMIIdentifier: letters, digits, hyphens and underscores, 255 at most. Other letters are their numbers.
  id: (question) => question.replace(/[^A-Za-z0-9_-]/gu, (letter) => `_${letter.codePointAt(0).toString(16)}_`).slice(0, SHORT) || "question",
  *values({ text, key, seconds, ...outcome }, now) {
    yield ["type", "fill-in"];
    yield ["student_response", fitting(text, SHORT)];
    if (key !== undefined) yield ["correct_responses.0.pattern", fitting(key, SHORT)];
    yield ["result", result(outcome, { right: "correct", wrong: "wrong" })];
    if (seconds !== undefined) yield ["latency", `${clock(seconds * 1000)}.00`];
    yield ["time", [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(":")];
    yield ["weighting", String(outcome.of)];
  },
};

/** A text in which nothing is a separator or a setting. */
const plain = (text, most) => fitting(text, most).replaceAll("[", "(").replaceAll("]", ")").replaceAll("{", "(").replaceAll("}", ")");

const V2004 = {
  // A long_identifier_type may have 4,000 characters, but no blanks.
  id: (question) => question.replace(/\s/g, "_").slice(0, LONG) || "question",
  *values({ text, key, seconds, ...outcome }, now) {
    const isLong = [text, key ?? ""].some((one) => String(one).length > FILL_IN);
    const most = isLong ? LONG : FILL_IN;
    yield ["type", isLong ? "long-fill-in" : "fill-in"];
    // A zone may only follow a fraction.
    yield ["timestamp", `${now.toISOString().slice(0, 19)}.0Z`];
    if (key !== undefined) yield ["correct_responses.0.pattern", `{case_matters=false}${plain(key, most)}`];
    yield ["weighting", String(outcome.of)];
    yield ["learner_response", plain(text, most)];
    yield ["result", result(outcome, { right: "correct", wrong: "incorrect" })];
    if (seconds !== undefined) yield ["latency", interval(seconds * 1000)];
  },
};

/** Writes the answers of an attempt, one after the other. */
export class Interactions {
  #dialect;
  #set;
  #next;

  /** `get` and `set` are those of the attempt; answers of an earlier session stay. */
  constructor(version, get, set) {
    this.#dialect = version === "1.2" ? V1_2 : V2004;
    this.#set = set;
    const count = Number(get("cmi.interactions._count"));
    this.#next = Number.isInteger(count) && count > 0 ? count : 0;
  }

  /** Writes an answer. What a platform does not take is left out: the points do not hang on it. */
  add(answer, now = new Date()) {
    if (this.#next >= MOST) return;
    const name = `cmi.interactions.${this.#next}`;
    if (!this.#set(`${name}.id`, this.#dialect.id(String(answer.question)))) return;
    this.#next += 1;
    for (const [field, value] of this.#dialect.values(answer, now)) this.#set(`${name}.${field}`, value);
  }
}
