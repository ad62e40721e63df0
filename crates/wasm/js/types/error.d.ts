// What could not be done. Written by hand: it is a class.
import type { ErrorCode } from "./names.js";

/** What could not be done. Its message says what is wrong and what was expected. */
export class PlyscopeError extends Error {
  private constructor();
  readonly name: "PlyscopeError";
  readonly code: ErrorCode;
  /** The option that it is about. */
  readonly option?: string;
  /** The line in the text of that option, from 1. */
  readonly line?: number;
  /** The column in characters, from 1. */
  readonly column?: number;
  /** What was probably meant. */
  readonly hint?: string;
  /** The line of the text, with carets under the place. */
  readonly excerpt?: string;
  /** The error that a function of a game of your own threw, or that the program ended with. */
  readonly cause?: unknown;
}
