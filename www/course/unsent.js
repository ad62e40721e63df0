// Statements that the record store has not accepted yet, kept on the device until the same student
// opens the same lesson again. The key is a hash, so it does not reveal the student.
import { device } from "./memory.js";

const PREFIX = "plyscope.unsent.";

/** How long it is kept, in milliseconds: 30 days. */
const DAYS = 30 * 24 * 3600 * 1000;

/** The most characters that are kept for one lesson. */
const MOST = 1_000_000;

/** The storage for unsent statements of a launch; nothing is kept if the browser has no hashes. */
export async function unsentOf({ endpoint, actor, activity, registration }) {
  const { name, ...who } = actor;
  const what = JSON.stringify([endpoint, who, activity, registration]);
  const bytes = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(what));
  const hex = bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  forgetOld();
  return new Unsent(hex && device ? PREFIX + hex : null);
}

class Unsent {
  #key;

  constructor(key) {
    this.#key = key;
  }

  /** What was kept: `statements`, without who made them, and `state` with the one that it came after. */
  read() {
    if (this.#key === null) return { statements: [] };
    try {
      const { statements, state, before } = JSON.parse(device.getItem(this.#key) ?? "null") ?? {};
      const isText = (text) => typeof text === "string";
      return {
        statements: Array.isArray(statements) ? statements.filter((one) => isText(one?.id)) : [],
        ...(isText(state) && isText(before) && { state, before }),
      };
    } catch {
      return { statements: [] };
    }
  }

  /** Keeps it; where there is nothing, nothing is kept. */
  write({ statements, state, before }) {
    if (this.#key === null) return;
    try {
      if (statements.length === 0 && state === before) device.removeItem(this.#key);
      else device.setItem(this.#key, packed(statements, state === before ? {} : { state, before }));
    } catch {
      // If the storage is full, the old value stays.
    }
  }
}

/** The stored text. Of too many statements the latest are kept: a grade comes last. */
function packed(statements, state) {
  const nameless = statements.map(({ actor, context: { registration, ...context }, ...rest }) => ({ ...rest, context }));
  let text;
  do {
    text = JSON.stringify({ when: Date.now(), statements: nameless, ...state });
    nameless.splice(0, Math.ceil(nameless.length / 2));
  } while (text.length > MOST && nameless.length > 0);
  return text;
}

/** Removes entries that have expired or cannot be read. */
function forgetOld() {
  try {
    for (const key of Object.keys(device).filter((key) => key.startsWith(PREFIX))) {
      if (isOld(device.getItem(key))) device.removeItem(key);
    }
  } catch {
    // There is no storage.
  }
}

function isOld(text) {
  try {
    const { when } = JSON.parse(text);
    return !(Date.now() - when < DAYS);
  } catch {
    return true;
  }
}
