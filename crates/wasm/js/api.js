// The package's functions, for every way of loading the program.
import { call } from "./program.js";
import { request, search, searchOfProgram } from "./request.js";

export { PlyscopeError } from "./error.js";
export { judge } from "./judge.js";

export function solve(subject, options) {
  return call("solve", search(subject, options));
}

export function mcts(subject, options) {
  return call("mcts", searchOfProgram(subject, options));
}

export function bestFirst(subject, options) {
  return call("bestFirst", searchOfProgram(subject, options));
}

export function backtrack(search, options) {
  return call("backtrack", request(search, options));
}

export function backtrackSteps(search, options) {
  return call("backtrackSteps", request(search, options));
}

export function trace(subject, options) {
  return call("trace", search(subject, options));
}

export function layout(subject, options) {
  return call("layout", search(subject, options));
}

export function svg(subject, options) {
  return call("svg", search(subject, options));
}

export function grade(answers, options) {
  return call("grade", request(answers, options));
}
