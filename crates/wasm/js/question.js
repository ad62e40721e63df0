// A question as an object, in the format of addresses: `{ kind: "pruned", tree: [4, 8] }` is
// `question=pruned&tree=4+8`.
import { wrong } from "./error.js";
import { notation, rounded } from "./notation.js";

/** The question as text. Throws a `PlyscopeError` with the first value that cannot be one. */
export function address(question) {
  const entries = new URLSearchParams();
  for (const name of Object.keys(question)) {
    const value = question[name];
    if (value !== undefined) entries.append(name === "kind" ? "question" : name, text(name, value));
  }
  return entries.toString();
}

function text(name, value) {
  if (name === "tree" && Array.isArray(value)) return notation(value);
  if (name === "window" && Array.isArray(value)) return window(value);
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      return String(rounded(value));
    case "boolean":
      return value ? "yes" : "no";
    default:
      throw wrong("question", `question.${name} cannot be ${value === null ? "null" : `a value of type ${typeof value}`}; expected a text or a number`);
  }
}

/** A window of two ends, of which null and the infinite numbers are open. */
function window(ends) {
  if (ends.length !== 2) throw wrong("question", `question.window has ${ends.length} ends; expected two`);
  const [alpha, beta] = ends;
  return `${end(alpha, "-inf")}..${end(beta, "inf")}`;
}

function end(value, open) {
  if (value === null) return open;
  return String(text("window", value)).replace("Infinity", "inf");
}
