// The steps of the search of a puzzle.
import type { BacktrackEvent, BacktrackStatus, Lang } from "./names.js";

/** Which steps of a puzzle. */
export interface BacktrackPart {
  /** The first step that is listed; 0, the beginning, by default. */
  from?: number;
  /** The last step that is listed; the last one by default. At most 100,000 are listed at once. */
  to?: number;
  /** Tells each step in a sentence of this language as well. */
  lang?: Lang;
}

interface BacktrackStepOf<Event extends BacktrackEvent> {
  /** The number of the step, from 0. */
  step: number;
  event: Event;
  /** How many choices are made after the step. */
  depth: number;
  /** The labels of the choices that are still to be tried there. */
  choices: string[];
  /** How many solutions were found so far. */
  solutions: number;
  /** What happened and why, in a sentence; only where a language is asked for. */
  told?: string;
}

interface Chosen {
  /** The choice: a square such as `b4`, a digit, a number or a colour. */
  choice: string;
  /** The cell of a digit (`r3c5`), the letter or the region; null where the choice says it. */
  cell: string | null;
}

interface Entered {
  /** What can become of the partial solution: it is a solution, or the search must back out, or goes on. */
  status: BacktrackStatus;
  /** What inference has just removed: the values of each row, cell, region or letter that lost some. */
  removed?: Record<string, string[]>;
}

/** What happened at a step of a search by backtracking. */
export type BacktrackStep =
  /** Before any choice. */
  | (BacktrackStepOf<"begin"> & Entered)
  /** A choice was made. */
  | (BacktrackStepOf<"enter"> & Chosen & Entered)
  /** A choice was taken back. */
  | (BacktrackStepOf<"back-out"> & Chosen)
  /** Everything was tried. */
  | BacktrackStepOf<"over">;
