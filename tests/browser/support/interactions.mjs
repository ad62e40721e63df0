// The answers that a run-time of SCORM has, and whether they are in the forms of their version.

/** The forms of the fields: of SCORM 1.2 (ADL 2001, 3.4), and of 2004 (ADL 2009, Run-Time Environment, 4.2.9). */
const FORMS = {
  1.2: {
    id: /^[A-Za-z0-9_-]{1,255}$/,
    type: /^fill-in$/,
    student_response: /^[^\n]{0,255}$/,
    pattern: /^[^\n]{0,255}$/,
    result: /^(correct|wrong|0\.\d{1,4})$/,
    latency: /^\d{4}:\d\d:\d\d\.\d\d$/,
    time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
    weighting: /^\d+$/,
  },
  2004: {
    id: /^\S{1,4000}$/,
    type: /^(long-)?fill-in$/,
    learner_response: /^[^\n[\]{}]{0,4000}$/,
    pattern: /^\{case_matters=false\}[^\n[\]{}]{0,4000}$/,
    result: /^(correct|incorrect|0\.\d{1,4})$/,
    latency: /^PT\d+H\d+M\d+S$/,
    timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.0Z$/,
    weighting: /^\d+$/,
  },
};

/** The calls with which answers were written, in their order: for each answer its fields. */
export function written(calls) {
  const answers = [];
  for (const [name, value] of calls) {
    const [, number, field] = name.match(/^cmi\.interactions\.(\d+)\.(.+)$/) ?? [];
    if (field) (answers[number] ??= {})[field.replace("correct_responses.0.", "")] = value;
  }
  return answers;
}

/** What an answer need not have. */
const OPTIONAL = ["pattern", "latency"];

/** What of an answer is not in the form of its version, or is not there. */
export function faults(answer, version) {
  const forms = FORMS[version];
  const wrong = Object.entries(answer).filter(([field, value]) => !forms[field]?.test(value)).map(([field, value]) => `${field}: ${value}`);
  const missing = Object.keys(forms).filter((field) => !OPTIONAL.includes(field) && !(field in answer));
  return [...wrong, ...missing];
}
